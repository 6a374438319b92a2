/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* The fleets in the order of the turn, as it is before the first of them is asked: a change by hand
 * asks nobody twice. */
typedef struct {
  guint8 fleets[BONES_MAX_FLEETS];
  guint n;
} Order;

static Order
order_of (const BonesGame *game)
{
  Order order = { .n = game->n_fleets };

  for (guint place = 0; place < order.n; place++)
    order.fleets[place] = game->n_order > place ? game->order[place] : (guint8) place;

  return order;
}

/* TRUE if the Admiral of @fleet, or its wizard, clings to @wreck. */
static gboolean
clings_to (const BonesGame *game, guint fleet, guint wreck, gboolean wizard)
{
  const guint16 *tracks = game->fleets[fleet].tracks;

  return tracks[wizard ? MW_WIZARD_SHIP : MW_ADMIRAL_SHIP] == wreck + 1
         && tracks[wizard ? MW_WIZARD_FATE : MW_ADMIRAL_FATE] == MW_CLINGS;
}

/* MW-END-01, MW-AMB-30: a friendly ship rescues, an enemy ship captures. The Admiral's new ship
 * is the command ship. */
static void
pick_up (BonesPlay *play, guint fleet, guint wreck, guint ship, gboolean wizard)
{
  guint16 *tracks = play->game.fleets[fleet].tracks;
  const gboolean taken = play->game.ships[ship].fleet != fleet;
  static const char *const told[2][2] = { { "admiral-rescued", "admiral-fished" },
                                          { "wizard-rescued", "wizard-fished" } };

  bones_tell_pair (play, told[wizard][taken], "MW-END-01", wreck, ship, 0, 0);
  tracks[wizard ? MW_WIZARD_FATE : MW_ADMIRAL_FATE] = taken ? MW_TAKEN : MW_ABOARD;
  tracks[wizard ? MW_WIZARD_SHIP : MW_ADMIRAL_SHIP] = taken ? 0 : (guint16) (ship + 1);
  if (taken && wizard)
    mw_discard_hand (play->setup, &play->game, fleet);
  if (!taken && !wizard)
    play->game.fleets[fleet].flagship = (guint16) ship;
}

/* MW-END-01: asks which ship of fleet @asked takes the character aboard. */
static BONES_ASKS gboolean
ask_rescue (BonesPlay *play, guint asked, guint fleet, guint wreck, gboolean wizard)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_SHIPS, wizard ? "pick-up-wizard" : "pick-up-admiral",
                               "MW-END-01", asked, wreck << 2 | fleet << 1 | wizard);
  guint ship;

  ask.ship = (guint16) wreck;
  for (guint i = 0; i < play->game.n_ships; i++)
    if (bones_game_sails_for (&play->game, i, asked) && mw_is_vessel (play->setup, &play->game, i)
        && play->game.ships[i].tracks[MW_CREW_LEFT] > 0)
      bones_ask_open (&ask, i);

  if (mw_pick_anew (play, &ask, TRUE))
    return ask_rescue (play, asked, fleet, wreck, wizard);

  if (!mw_pick_ship_or_none (play, &ask, &ship))
    return FALSE;

  if (ship != BONES_NO_SHIP)
    pick_up (play, fleet, wreck, ship, wizard);

  return TRUE;
}

static BONES_ASKS gboolean
rescue_from (BonesPlay *play, guint wreck)
{
  const Order order = order_of (&play->game);

  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    for (guint wizard = 0; wizard < 2; wizard++)
      for (guint place = 0; place < order.n; place++)
        if (clings_to (&play->game, fleet, wreck, wizard != 0)
            && !ask_rescue (play, order.fleets[place], fleet, wreck, wizard != 0))
          return FALSE;

  return TRUE;
}

static BONES_ASKS gboolean
rescue_survivors (BonesPlay *play)
{
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (!rescue_from (play, ship))
      return FALSE;

  return TRUE;
}

/* MW-END-02, MW-SNK-03: Debris is removed, with any character who clings to it, and Wreckage
 * becomes Debris. */
static BONES_ASKS gboolean
clear_wrecks (BonesPlay *play)
{
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    {
      guint16 *wreck = &play->game.ships[ship].tracks[MW_WRECK];

      if (*wreck == MW_DEBRIS)
        {
          *wreck = MW_GONE;
          bones_tell_ship (play, "debris-gone", "MW-END-02", ship, 0);
          mw_lose_characters (play, "MW-END-02", ship, BONES_NOBODY, MW_KILLED);
        }
      else if (*wreck == MW_WRECKAGE)
        {
          *wreck = MW_DEBRIS;
          bones_tell_ship (play, "wreckage-to-debris", "MW-END-02", ship, 0);
        }
    }

  return TRUE;
}

/* A straggler aground may try to get off, as in the Battle Phase. */
static gboolean
may_move_straggler (const BonesPlay *play, guint ship)
{
  const guint16 *tracks = play->game.ships[ship].tracks;

  return bones_game_in_play (&play->game, ship) && tracks[MW_STRAGGLER] && tracks[MW_CREW_LEFT] > 0
         && !tracks[MW_NO_MOVE_COUNTER] && mw_has_way (play->setup, &play->game, ship)
         && !mw_is_prize (&play->game, ship) && mw_holder (&play->game, ship) == BONES_NO_SHIP;
}

/* MW-END-04: a straggler may move, but does not fire, board or ram. */
static BONES_ASKS gboolean
move_straggler (BonesPlay *play, guint ship)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CONFIRM, "straggler-moves", "MW-END-04", ship, 0);
  gboolean yes = TRUE;

  if (!may_move_straggler (play, ship))
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return move_straggler (play, ship);

  if (!play->game.ships[ship].tracks[MW_AGROUND] && !bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  return !yes || mw_sail (play, ship, FALSE);
}

static BONES_ASKS gboolean
move_stragglers (BonesPlay *play)
{
  const Order order = order_of (&play->game);

  for (guint place = 0; place < order.n; place++)
    for (guint ship = 0; ship < play->game.n_ships; ship++)
      if (play->game.ships[ship].fleet == order.fleets[place] && !move_straggler (play, ship))
        return FALSE;

  return mw_replace_flags (play) && mw_check_stragglers (play);
}

/* The ship that put crew aboard, or BONES_NO_SHIP if it is not known. */
static guint
boarder_of (const BonesGame *game, guint ship)
{
  const guint announced = game->ships[ship].tracks[MW_TO_SCUTTLE];

  return announced > 0 ? announced - 1 : mw_captor (game, ship);
}

/* Whether @ship is to be scuttled: she was @announced, unless a change by hand has taken that back,
 * or named just now. */
static gboolean
is_to_be_scuttled (const BonesGame *game, guint ship, gboolean announced)
{
  return bones_game_in_play (game, ship)
         && (!announced || game->ships[ship].tracks[MW_TO_SCUTTLE] > 0);
}

/* MW-END-05: asks whether the ship that boarded @prize is still alongside, or which ship it was
 * if that is not known. */
static BONES_ASKS gboolean
find_captor (BonesPlay *play, guint prize, gboolean announced, guint *captor)
{
  const guint fleet = play->game.ships[prize].fleet;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CONFIRM, "still-alongside", "MW-END-05", prize, 0);
  BonesAsk who = mw_ask (&play->game, BONES_ASK_SHIPS, "takes-crew", "MW-END-05", prize, 0);
  gboolean yes = FALSE;

  *captor = BONES_NO_SHIP;
  if (!is_to_be_scuttled (&play->game, prize, announced)
      || play->game.ships[prize].tracks[MW_CREW_LEFT] == 0)
    return TRUE;

  *captor = boarder_of (&play->game, prize);
  if (!mw_is_vessel (play->setup, &play->game, *captor)) /* as a change by hand has it */
    *captor = BONES_NO_SHIP;

  if (*captor != BONES_NO_SHIP && bones_game_sails_for (&play->game, *captor, fleet)
      && bones_ask_anew (play, NULL))
    return find_captor (play, prize, announced, captor);

  if (*captor != BONES_NO_SHIP)
    {
      ask.other = (guint16) *captor;
      if (bones_game_sails_for (&play->game, *captor, fleet)
          && !bones_ask_confirm (play, &ask, &yes))
        return FALSE;

      *captor = yes ? *captor : BONES_NO_SHIP;
      return TRUE;
    }

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (bones_game_sails_for (&play->game, ship, fleet) && !mw_is_prize (&play->game, ship)
        && mw_is_vessel (play->setup, &play->game, ship))
      bones_ask_open (&who, ship);

  if (mw_pick_anew (play, &who, TRUE))
    return find_captor (play, prize, announced, captor);

  return mw_pick_ship_or_none (play, &who, captor);
}

/* MW-END-05: crew that was put aboard returns to the boarding ship if she is still in contact. */
static void
take_off_crew (BonesPlay *play, guint prize, guint captor)
{
  const guint crew = play->game.ships[prize].tracks[MW_CREW_LEFT];

  if (crew == 0)
    return;

  if (captor != BONES_NO_SHIP)
    play->game.ships[captor].tracks[MW_CREW_LEFT] += (guint16) crew;

  bones_tell_pair (play, captor != BONES_NO_SHIP ? "crew-returns" : "crew-left-behind", "MW-END-05",
                   prize, captor, (gint) crew, 0);
}

/* MW-END-05, MW-AMB-31: the wreck stays Wreckage for the whole next turn. */
static BONES_ASKS gboolean
scuttle_ship (BonesPlay *play, guint ship, gboolean announced)
{
  guint captor;

  if (!find_captor (play, ship, announced, &captor))
    return FALSE;

  if (!is_to_be_scuttled (&play->game, ship, announced))
    return TRUE;

  take_off_crew (play, ship, captor);
  bones_tell_ship (play, "scuttled", "MW-END-05", ship, 0);
  mw_sink (play, "MW-END-05", ship);
  return TRUE;
}

/* MW-END-05: a captor may also scuttle prizes that are held. */
static BONES_ASKS gboolean
scuttle_prizes (BonesPlay *play, guint fleet)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_SHIPS, "scuttle-prizes", "MW-END-05", fleet, 0);
  const BonesAnswer *answer;
  guint16 named[BONES_MAX_VALUES];
  guint n = 0;

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (mw_is_prize (&play->game, ship) && play->game.ships[ship].fleet == fleet)
      {
        bones_ask_open (&ask, ship);
        n++;
      }

  ask.least = 0;
  ask.most = (guint8) MIN (n, BONES_MAX_VALUES);
  if (n == 0)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return scuttle_prizes (play, fleet);

  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  n = answer->n;
  memcpy (named, answer->values, n * sizeof *named);
  for (guint i = 0; i < n; i++)
    if (!scuttle_ship (play, named[i], FALSE))
      return FALSE;

  return TRUE;
}

static BONES_ASKS gboolean
scuttle_ships (BonesPlay *play)
{
  const Order order = order_of (&play->game);

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (play->game.ships[ship].tracks[MW_TO_SCUTTLE] > 0 && bones_game_in_play (&play->game, ship)
        && !scuttle_ship (play, ship, TRUE))
      return FALSE;

  for (guint place = 0; place < order.n; place++)
    if (!scuttle_prizes (play, order.fleets[place]))
      return FALSE;

  return TRUE;
}

/* MW-END-06: removes counters, and ends effects that last a turn. */
static BONES_ASKS gboolean
take_counters_off (BonesPlay *play)
{
  BonesGame *game = &play->game;
  guint n = 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      guint16 *tracks = game->ships[ship].tracks;

      n += tracks[MW_NO_MOVE_COUNTER] + tracks[MW_NO_FIRE_COUNTER];
      tracks[MW_NO_MOVE_COUNTER] = tracks[MW_NO_FIRE_COUNTER] = 0;
    }

  for (guint i = 0; i < game->n_markers; i++)
    if ((game->markers[i].kind == MW_EFFECT_IN_FORCE || game->markers[i].kind == MW_GUNS_OUT)
        && game->markers[i].until > 0 && game->markers[i].until <= game->round)
      {
        n += game->markers[i].kind == MW_EFFECT_IN_FORCE;
        bones_game_drop_marker (game, i);
      }

  if (n > 0)
    bones_tell_fleet (play, "counters-off", "MW-END-06", BONES_NOBODY, (gint) n, 0);

  return TRUE;
}

/* MW-END-08 */
static BONES_ASKS gboolean
heal_in_lairs (BonesPlay *play)
{
  mw_heal_in_lairs (play);
  return TRUE;
}

static void
clear_turn (const BonesSetup *setup, BonesGame *game)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      BonesShip *self = &game->ships[ship];

      self->ordered = FALSE;
      self->tracks[MW_DONE] = self->tracks[MW_FIRED] = self->tracks[MW_LEFT] = 0;
      mw_load_guns (setup, game, ship);
      if (!mw_is_class (setup, game, ship, MW_SOL))
        self->tracks[MW_STRAGGLER] = 0; /* MW-AMB-28: for the rest of the turn only */
    }

  mw_forget_casts (game);
}

/* MW-END-09: victory, the turn limit (MW-VIC-02), the next turn. */
static BONES_ASKS gboolean
record_turn (BonesPlay *play)
{
  BonesGame *game = &play->game;
  const guint limit = game->options[MW_TURN_LIMIT];

  mw_check_victory (play);
  if (game->over)
    return TRUE;

  if (limit > 0 && game->round >= limit)
    {
      mw_end_by_honours (play, MW_OVER_LIMIT);
      return TRUE;
    }

  clear_turn (play->setup, game);
  if (game->round < BONES_MAX_ROUNDS)
    game->round++;

  mw_begin_step (game, MW_INITIATIVE);
  game->n_order = 0;
  bones_tell_fleet (play, "round", "MW-END-09", BONES_NOBODY, game->round, 0);
  return TRUE;
}

/* MW-END-03: fires, effects that come again, and abilities. */
static BONES_ASKS gboolean
burn_and_last (BonesPlay *play)
{
  return mw_burn (play) && mw_lasting_effects (play) && mw_end_phase_abilities (play);
}

/* MW-END-01 to MW-END-09, in this order. */
gboolean
mw_end_phase (BonesPlay *play, const BonesAction *action)
{
  static gboolean (*const parts[MW_PARTS]) (BonesPlay * play) = {
    [MW_SURVIVORS] = rescue_survivors, [MW_WRECKS] = clear_wrecks,
    [MW_FIRES] = burn_and_last,        [MW_STRAGGLERS] = move_stragglers,
    [MW_SCUTTLING] = scuttle_ships,    [MW_COUNTERS] = take_counters_off,
    [MW_CARDS] = mw_magic_cards,       [MW_LAIRS] = heal_in_lairs,
    [MW_RECORD] = record_turn,
  };

  mw_begin_step (&play->game, MW_END);
  for (guint part = 0; part < MW_PARTS && !play->game.over; part++)
    {
      play->game.tracks[MW_PART] = (guint16) part;
      if (!parts[part](play))
        return FALSE;

      if (part < MW_CARDS)
        mw_check_victory (play);
    }

  return TRUE;
}
