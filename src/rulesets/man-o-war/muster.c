/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hands.h"
#include "man-o-war.h"

/* MW-FLT-11 */
void
mw_commission (const BonesSetup *setup, const BonesGame *game, BonesShip *ship)
{
  const MwContent *content = setup->content;
  const MwTemplate *template = &content->templates[ship->kind];

  memset (ship->tracks, 0, sizeof ship->tracks);
  ship->tracks[MW_CREW_LEFT] = template->crew; /* beasts have none */
  if (template->class == MW_MONSTER && game->round > 0)
    ship->tracks[MW_DEPTH] = MW_LAIR;
}

/* MW-FLT-03, MW-FLY-01: consecutive ships of the line of one template form squadrons, and flyers
 * units as large as allowed. */
static void
form_squadrons (const BonesSetup *setup, BonesGame *game)
{
  guint squadron = 0, in_it = 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      const MwTemplate *template = mw_template (setup, game, ship);
      const guint size = MAX (template->squadron, 1u);
      gboolean goes_on;

      if (ship == 0 || game->ships[ship].fleet != game->ships[ship - 1].fleet)
        squadron = in_it = 0;
      goes_on = in_it > 0 && in_it < size && game->ships[ship].kind == game->ships[ship - 1].kind;
      if (template->class != MW_SOL && (template->class != MW_FLYER || size < 2))
        {
          in_it = 0;
          continue;
        }

      in_it = goes_on ? in_it + 1 : 1;
      squadron += !goes_on;
      game->ships[ship].tracks[MW_SQUADRON] = (guint16) squadron;
    }
}

/* MW-SQN-01: ships of other classes that lead squadrons join those that have no flagship. */
static void
join_leaders (const BonesSetup *setup, BonesGame *game)
{
  for (guint leader = 0; leader < game->n_ships; leader++)
    {
      BonesShip *self = &game->ships[leader];
      const guint led = mw_template (setup, game, leader)->leads;

      for (guint ship = 0; ship < game->n_ships && !self->tracks[MW_FLAG]; ship++)
        {
          const guint squadron = game->ships[ship].tracks[MW_SQUADRON];

          if (game->ships[ship].kind != led || game->ships[ship].fleet != self->fleet
              || mw_flagship_of (game, self->fleet, squadron) != BONES_NO_SHIP)
            continue;

          self->tracks[MW_SQUADRON] = (guint16) squadron;
          self->tracks[MW_FLAG] = 1;
        }
    }
}

/* MW-FLT-10: the command ship that the roster names. */
static void
name_flagship (const BonesSetup *setup, BonesGame *game, guint ship)
{
  const BonesShip *self = &game->ships[ship];
  const BonesRoster *roster = g_ptr_array_index (setup->rosters, self->fleet);
  const BonesRosterShip *bought = g_ptr_array_index (roster->ships, self->roster - 1);

  if (bought->flagship && mw_template (setup, game, ship)->class == MW_MOW)
    game->fleets[self->fleet].flagship = (guint16) ship;
}

/* Every set that has the form fits. */
G_STATIC_ASSERT ((MW_MAX_SPELLS + MW_MAX_CARDS) * MW_MAX_COPIES
                 <= BONES_MAX_DECKS * BONES_MAX_CARDS + BONES_MAX_MORE_CARDS);

void
mw_set_up_game (const BonesSetup *setup, BonesGame *game)
{
  const MwContent *content = setup->content;

  bones_game_make_room (game, MW_SPELL_DECK, bones_hands_n_cards (setup));
  bones_game_make_room (game, MW_CARD_DECK, mw_first_card (setup, content->n_cards));
  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      mw_commission (setup, game, &game->ships[ship]);
      name_flagship (setup, game, ship);
    }

  form_squadrons (setup, game);
  join_leaders (setup, game);
}

const BonesRosterShip *
mw_as_bought (const BonesSetup *setup, const BonesGame *game, guint fleet, guint ship)
{
  const BonesShip *self = &game->ships[ship];
  const BonesRoster *roster = g_ptr_array_index (setup->rosters, fleet);

  return self->origin == fleet && bones_game_sails_for (game, ship, fleet) && self->roster > 0
                 && self->roster <= roster->ships->len
             ? g_ptr_array_index (roster->ships, self->roster - 1u)
             : NULL;
}

/* The halves of points that @fleet has left. */
guint
mw_points_left (const BonesPlay *play, guint fleet)
{
  const BonesRoster *roster = g_ptr_array_index (play->setup->rosters, fleet);
  const guint spent =
      mw_check (play->setup, roster, NULL) + play->game.fleets[fleet].tracks[MW_SPENT];
  const guint budget = mw_budget (play->setup, roster);

  return budget > spent ? budget - spent : 0;
}

/* MW-FLT-02: how many more the limits of its race let @fleet buy. */
static guint
room_for (const BonesPlay *play, guint fleet, MwLimitedOther other, guint rank)
{
  return mw_limit_room (play->setup, g_ptr_array_index (play->setup->rosters, fleet), other, rank,
                        NULL);
}

/* The characters and the cards of decks that @fleet has by now. */
static MwAboard
list_aboard (const BonesPlay *play, guint fleet)
{
  const MwContent *content = play->setup->content;
  MwAboard aboard = { 0 };

  for (guint i = 0; i < play->game.n_markers; i++)
    {
      const BonesMarker *marker = &play->game.markers[i];

      if (marker->owner != fleet)
        continue;

      if (marker->kind == MW_CHARACTER && marker->values[0] < content->n_characters)
        aboard.characters[marker->values[0]]++;

      if (marker->kind == MW_CARD_ABOARD && marker->values[0] < content->n_cards)
        aboard.decks[content->cards[marker->values[0]].deck]++;
    }

  return aboard;
}

guint
mw_room_aboard (const BonesPlay *play, guint fleet, MwLimitedOther other, guint one)
{
  const MwAboard aboard = list_aboard (play, fleet);

  return mw_limit_room (play->setup, g_ptr_array_index (play->setup->rosters, fleet), other, one,
                        &aboard);
}

gboolean
mw_is_wanted (const BonesPlay *play, guint fleet, guint kind)
{
  const MwAboard aboard = list_aboard (play, fleet);

  return mw_is_forced (play->setup, g_ptr_array_index (play->setup->rosters, fleet), kind + 1,
                       &aboard);
}

static void
offer_men_o_war (const BonesPlay *play, guint fleet, BonesAsk *ask, guint *n)
{
  *n = 0;
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (bones_game_sails_for (&play->game, ship, fleet)
        && mw_is_class (play->setup, &play->game, ship, MW_MOW))
      {
        bones_ask_open (ask, ship);
        ++*n;
      }
}

/* MW-FLT-10: asks for the command ship, unless the roster names it. */
static BONES_ASKS gboolean
board_admiral (BonesPlay *play, guint fleet)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_SHIP, "command-ship", "MW-FLT-10", fleet, 0);
  guint ship = play->game.fleets[fleet].flagship, n;

  offer_men_o_war (play, fleet, &ask, &n);
  if (ship == BONES_NO_SHIP && mw_pick_anew (play, &ask, FALSE))
    return board_admiral (play, fleet);

  if (ship == BONES_NO_SHIP && !mw_pick_ship (play, &ask, &ship))
    return FALSE;

  if (ship == BONES_NO_SHIP)
    {
      bones_tell_fleet (play, "no-admiral", "MW-FLT-10", fleet, 0, 0);
      return TRUE;
    }

  play->game.fleets[fleet].flagship = (guint16) ship;
  play->game.fleets[fleet].tracks[MW_ADMIRAL_SHIP] = (guint16) (ship + 1);
  play->game.fleets[fleet].tracks[MW_ADMIRAL_FATE] = MW_ABOARD;
  return TRUE;
}

/* MW-FLT-04: no wizard, or one of a rank that the fleet can pay. */
static BONES_ASKS gboolean
ask_rank (BonesPlay *play, guint fleet, guint *rank)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const MwContent *content = play->setup->content;
  const BonesRoster *roster = g_ptr_array_index (play->setup->rosters, fleet);
  BonesAsk ask = mw_ask_fleet (BONES_ASK_CHOICE, "wizard-rank", "MW-FLT-04", fleet, 0);

  bones_ask_offer (&ask, (const char *const *) content->rank_ids, 0);
  ask.follows = TRUE;
  ask.prices = content->rank_prices;
  bones_ask_open (&ask, content->n_ranks);
  for (guint i = 0; i < content->n_ranks; i++)
    if (content->ranks[i].points <= mw_points_left (play, fleet)
        && mw_is_rank_for (content, i, roster->faction)
        && room_for (play, fleet, MW_LIMITED_WIZARDS, i + 1) > 0)
      {
        bones_ask_open (&ask, i);
        ask.risks |= G_GUINT64_CONSTANT (1) << i; /* he costs points */
      }

  return bones_ask_choice (play, &ask, rank);
}

/* MW-FLT-04: a beast cannot carry the wizard. */
static BONES_ASKS gboolean
ask_wizards_ship (BonesPlay *play, guint fleet, guint *ship)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_SHIP, "wizard-ship", "MW-FLT-04", fleet, 0);

  for (guint i = 0; i < play->game.n_ships; i++)
    if (bones_game_sails_for (&play->game, i, fleet) && mw_is_vessel (play->setup, &play->game, i))
      bones_ask_open (&ask, i);

  if (mw_pick_anew (play, &ask, FALSE))
    return ask_wizards_ship (play, fleet, ship);

  return mw_pick_ship (play, &ask, ship);
}

/* MW-FLT-05: a die with a face for each colour of the deck. */
static BONES_ASKS gboolean
roll_college (BonesPlay *play, guint fleet)
{
  const MwContent *content = play->setup->content;
  const MwRank *rank = mw_rank (play->setup, &play->game, fleet);
  const BonesRoll die = { .key = { "MW-FLT-05", fleet, 0 },
                          .what = "college",
                          .owner = (guint8) fleet,
                          .dice = 1,
                          .sides = content->n_colours,
                          .ship = BONES_NO_SHIP,
                          .other = BONES_NO_SHIP };
  gint colour = 1;

  if (rank != NULL && content->decks[rank->deck].counters != NULL) /* his magic has no colours */
    return TRUE;

  if (content->n_colours > 1 && bones_roll_anew (play, &die))
    return roll_college (play, fleet);

  if (content->n_colours > 1 && !bones_roll_highest (play, &die, &colour))
    return FALSE;

  play->game.fleets[fleet].tracks[MW_COLLEGE] = (guint16) colour;
  bones_tell_fleet (play, "college", "MW-FLT-05", fleet, colour - 1, 0);
  return TRUE;
}

static gboolean
has_wizards (const BonesSetup *setup, const BonesGame *game)
{
  const MwContent *content = setup->content;

  return game->options[MW_MAX_WIZARDS] > 0 && content->n_ranks > 0 && content->n_spells > 0;
}

/* MW-FLT-04: the wizard that the roster names, whose price is part of the fleet's. FALSE if
 * there is no such wizard. */
static gboolean
find_wizard (const BonesSetup *setup, const BonesGame *game, guint fleet, guint *rank, guint *ship)
{
  const MwContent *content = setup->content;

  for (*ship = 0; *ship < game->n_ships; ++*ship)
    {
      const BonesRosterShip *bought = mw_as_bought (setup, game, fleet, *ship);

      *rank = bought != NULL && bought->wizard != NULL ? mw_find_rank (content, bought->wizard)
                                                       : content->n_ranks;
      if (*rank < content->n_ranks && mw_is_vessel (setup, game, *ship))
        return TRUE;
    }

  return FALSE;
}

/* MW-FLT-04: buys a wizard; @ship is BONES_NO_SHIP if the player does not want one. */
static BONES_ASKS gboolean
buy_wizard (BonesPlay *play, guint fleet, guint *rank, guint *ship)
{
  const MwContent *content = play->setup->content;

  *ship = BONES_NO_SHIP;
  if (!ask_rank (play, fleet, rank))
    return FALSE;

  if (*rank == content->n_ranks)
    return TRUE;

  if (!ask_wizards_ship (play, fleet, ship))
    return FALSE;

  if (*ship != BONES_NO_SHIP)
    play->game.fleets[fleet].tracks[MW_SPENT] += content->ranks[*rank].points;

  return TRUE;
}

/* MW-FLT-04: the wizard, his ship, his college and his hand. A price that is not part of the
 * roster is added to MW_SPENT. */
static BONES_ASKS gboolean
engage_wizard (BonesPlay *play, guint fleet)
{
  guint16 *tracks = play->game.fleets[fleet].tracks;
  guint rank, ship;

  if (!has_wizards (play->setup, &play->game))
    return TRUE;

  if (!find_wizard (play->setup, &play->game, fleet, &rank, &ship)
      && !buy_wizard (play, fleet, &rank, &ship))
    return FALSE;

  if (ship == BONES_NO_SHIP)
    return TRUE;

  tracks[MW_RANK] = (guint16) (rank + 1);
  tracks[MW_WIZARD_SHIP] = (guint16) (ship + 1);
  tracks[MW_WIZARD_FATE] = MW_ABOARD;
  return roll_college (play, fleet) && mw_draw_spells (play, "MW-FLT-06", fleet);
}

/* MW-FLT-13, MW-AMB-05: their own allowance is used first. */
static guint
price_of_weapons (const BonesPlay *play, guint n)
{
  const guint allowance = play->game.options[MW_AFW_ALLOWANCE] * 2u;

  return n * MW_PRICE > allowance ? n * MW_PRICE - allowance : 0;
}

static void
fit_weapon (BonesPlay *play, guint ship)
{
  play->game.ships[ship].tracks[MW_ANTI_FLYER] = 1;
  bones_tell_ship (play, "anti-flyer-bought", "MW-FLT-13", ship, 0);
}

/* MW-FLT-13: whether the roster names a weapon for @ship, whose price is part of the fleet's. */
static gboolean
has_weapon_of_roster (const BonesSetup *setup, const BonesGame *game, guint fleet, guint ship)
{
  const MwContent *content = setup->content;
  const BonesRosterShip *bought = mw_as_bought (setup, game, fleet, ship);

  return bought != NULL && bought->anti_flyer
         && mw_find_anti_flyer (content, mw_faction_of (setup, fleet)) < content->n_weapons
         && mw_is_class (setup, game, ship, MW_MOW);
}

/* Returns how many. */
static guint
fit_weapons_of_roster (BonesPlay *play, guint fleet)
{
  guint n = 0;

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (has_weapon_of_roster (play->setup, &play->game, fleet, ship))
      {
        fit_weapon (play, ship);
        n++;
      }

  return n;
}

/* MW-FLT-13 */
static BONES_ASKS gboolean
buy_weapons (BonesPlay *play, guint fleet)
{
  const MwContent *content = play->setup->content;
  const guint most =
      (mw_points_left (play, fleet) + play->game.options[MW_AFW_ALLOWANCE] * 2u) / MW_PRICE;
  BonesAsk ask = mw_ask_fleet (BONES_ASK_SHIPS, "anti-flyer-weapons", "MW-FLT-13", fleet, 0);
  const BonesAnswer *answer;
  guint n;

  offer_men_o_war (play, fleet, &ask, &n);
  ask.least = 0;
  ask.most = (guint8) MIN (MIN (MIN (n, most), room_for (play, fleet, MW_LIMITED_WEAPONS, 0)),
                           BONES_MAX_VALUES);
  if (mw_find_anti_flyer (content, mw_faction_of (play->setup, fleet)) == content->n_weapons
      || fit_weapons_of_roster (play, fleet) > 0 || ask.most == 0)
    return TRUE;

  ask.values[0] = ask.most;
  if (bones_ask_anew (play, NULL))
    return buy_weapons (play, fleet);

  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  for (guint i = 0; i < answer->n; i++)
    fit_weapon (play, answer->values[i]);

  play->game.fleets[fleet].tracks[MW_SPENT] += (guint16) price_of_weapons (play, answer->n);
  return TRUE;
}

static guint
cards_in_pile (const BonesPlay *play)
{
  const MwContent *content = play->setup->content;
  guint n = 0;

  for (guint kind = 0; kind < content->n_cards; kind++)
    if (content->cards[kind].deck == MW_PLAIN_DECK)
      n += mw_cards_left (play->setup, &play->game, kind);

  return n;
}

/* MW-FLT-07: asks how many cards to buy, unless the roster says it. One card of the pile is the
 * Admiral's. */
static BONES_ASKS gboolean
buy_cards (BonesPlay *play, guint fleet, guint *cards)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_NUMBER, "cards-bought", "MW-FLT-07", fleet, 0);
  const BonesRoster *roster = g_ptr_array_index (play->setup->rosters, fleet);
  const guint pile = cards_in_pile (play), left = pile > 1 ? pile - 1 : 0;
  guint n;

  offer_men_o_war (play, fleet, &(BonesAsk){ 0 }, &n);
  *cards = n > 0 ? MIN (roster->cards, left) : 0;
  ask.high = (guint16) MIN (MIN (mw_points_left (play, fleet) / MW_PRICE, left),
                            room_for (play, fleet, MW_LIMITED_CARDS, 0));
  ask.values[0] = ask.high;
  if (n == 0 || ask.high == 0 || roster->cards > 0)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return buy_cards (play, fleet, cards);

  if (!bones_ask_number (play, &ask, cards))
    return FALSE;

  play->game.fleets[fleet].tracks[MW_SPENT] += (guint16) (*cards * MW_PRICE);
  return TRUE;
}

/* MW-FLT-08, MW-FLT-09: a card goes to a man-o'-war without its symbol, or is lost. */
static BONES_ASKS gboolean
allocate_card (BonesPlay *play, guint fleet, guint kind, guint ordinal)
{
  BonesAsk ask = mw_ask_fleet (BONES_ASK_SHIPS, "allocate", "MW-FLT-07", fleet, ordinal);
  gboolean any = FALSE;
  guint ship;

  ask.values[0] = (gint32) kind;
  for (guint i = 0; i < play->game.n_ships; i++)
    if (bones_game_sails_for (&play->game, i, fleet)
        && mw_may_carry (play->setup, &play->game, i, kind))
      {
        any = TRUE;
        bones_ask_open (&ask, i);
      }

  if (mw_pick_anew (play, &ask, TRUE))
    return allocate_card (play, fleet, kind, ordinal);

  if (!mw_pick_ship_or_none (play, &ask, &ship))
    return FALSE;

  if (ship == BONES_NO_SHIP)
    {
      mw_discard_card (play, kind);
      bones_tell_fleet (play, any ? "card-lost" : "card-unfit", "MW-FLT-09", fleet, (gint) kind, 0);
    }
  else
    mw_put_aboard (play, "MW-FLT-07", ship, kind);

  return TRUE;
}

/* A further Admiral brings a card, too. */
static gboolean
gets_free_card (const BonesPlay *play, guint fleet, guint ship)
{
  return play->game.fleets[fleet].tracks[MW_ADMIRAL_SHIP] != ship + 1
         && bones_game_sails_for (&play->game, ship, fleet)
         && mw_is_class (play->setup, &play->game, ship, MW_MOW)
         && mw_is_flag_on (play->setup, &play->game, ship);
}

/* MW-FLT-10 */
static BONES_ASKS gboolean
deal_free_card (BonesPlay *play, guint fleet, guint ship, guint ordinal)
{
  guint kind;

  if (!mw_deal_card (play, "MW-FLT-10", fleet, MW_PLAIN_DECK, ordinal, 0, 1, &kind))
    return FALSE;

  if (kind != MW_NO_CARD)
    mw_put_aboard (play, "MW-FLT-10", ship, kind);

  return TRUE;
}

/* MW-FLT-10, MW-AMB-04: the free cards of command ships are dealt first. */
static BONES_ASKS gboolean
deal_free_cards (BonesPlay *play, guint fleet)
{
  const guint command = play->game.fleets[fleet].tracks[MW_ADMIRAL_SHIP];
  guint n = 0;

  if (command > 0 && !deal_free_card (play, fleet, command - 1, n))
    return FALSE;

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (gets_free_card (play, fleet, ship) && !deal_free_card (play, fleet, ship, ++n))
      return FALSE;

  return TRUE;
}

static BONES_ASKS gboolean
deal_cards (BonesPlay *play, guint fleet, guint cards)
{
  guint dealt[MW_MAX_CARDS * 4], kind, n = 0;

  if (!deal_free_cards (play, fleet))
    return FALSE;

  for (guint i = 0; i < MIN (cards, G_N_ELEMENTS (dealt)); i++)
    {
      if (!mw_deal_card (play, "MW-FLT-07", fleet, MW_PLAIN_DECK, i, i, cards, &kind))
        return FALSE;

      if (kind != MW_NO_CARD)
        dealt[n++] = kind;
    }

  for (guint i = 0; i < n; i++)
    if (!allocate_card (play, fleet, dealt[i], i))
      return FALSE;

  return TRUE;
}

/* MW-FLT-06: the hands of characters who cast, and the counters of all casters. */
static BONES_ASKS gboolean
arm_casters (BonesPlay *play, guint fleet)
{
  if (!mw_draw_spells (play, "MW-FLT-06", fleet))
    return FALSE;

  mw_give_counters (play, fleet);
  return TRUE;
}

static BONES_ASKS gboolean
fit_out_fleet (BonesPlay *play, guint fleet)
{
  guint cards;

  mw_tell_limits (play, fleet);
  return board_admiral (play, fleet) && engage_wizard (play, fleet)
         && mw_engage_characters (play, fleet) && arm_casters (play, fleet)
         && buy_weapons (play, fleet) && buy_cards (play, fleet, &cards)
         && deal_cards (play, fleet, cards) && mw_buy_from_decks (play, fleet);
}

/* MW-FLT-04 to MW-FLT-13: side after side buys everything except ships. */
gboolean
mw_muster (BonesPlay *play, const BonesAction *action)
{
  for (guint fleet = 0; fleet < play->setup->rosters->len; fleet++)
    if (!fit_out_fleet (play, fleet))
      return FALSE;

  mw_begin_step (&play->game, MW_SETTING_UP);
  return TRUE;
}

static void
add_change (GArray *changes, guint scope, guint field, guint index, guint value)
{
  const BonesChange change = {
    .scope = (guint16) scope, .field = (guint16) field, .index = (guint16) index, .value = value
  };

  g_array_append_val (changes, change);
}

/* MW-FLT-10: the command ship that the roster names, or the only man-o'-war; or BONES_NO_SHIP. */
static guint
find_command_ship (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  guint found = BONES_NO_SHIP, n = 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bones_game_sails_for (game, ship, fleet) && mw_is_class (setup, game, ship, MW_MOW))
      {
        found = ship;
        n++;
      }

  return game->fleets[fleet].flagship != BONES_NO_SHIP ? game->fleets[fleet].flagship
         : n == 1                                      ? found
                                                       : BONES_NO_SHIP;
}

static void
add_marker (GArray *changes, guint kind, guint fleet, guint ship, guint number)
{
  const BonesChange change = { .scope = BONES_ADD_MARKER,
                               .field = (guint16) kind,
                               .index = (guint16) fleet,
                               .delta = (guint16) number,
                               .value = ship };

  g_array_append_val (changes, change);
}

static gboolean
is_taken (const GArray *changes, guint card)
{
  for (guint i = 0; i < changes->len; i++)
    if (g_array_index (changes, BonesChange, i).scope == BONES_SET_CARD
        && g_array_index (changes, BonesChange, i).index == card)
      return TRUE;

  return FALSE;
}

/* MW-FLT-07: a card that its owner has chosen, if one is left. */
static void
join_card (const BonesSetup *setup, guint fleet, guint ship, guint kind, GArray *changes)
{
  const guint first = mw_first_card (setup, kind);
  const guint end = first + ((const MwContent *) setup->content)->cards[kind].copies;

  for (guint card = first; card < end; card++)
    if (!is_taken (changes, card))
      {
        add_change (changes, BONES_SET_CARD, MW_CARD_DECK, card, BONES_SPENT);
        add_marker (changes, MW_CARD_ABOARD, fleet, ship, kind);
        return;
      }
}

/* MW-FLT-07, MW-FLT-10: characters and chosen cards. */
static void
join_aboard (const BonesSetup *setup, const BonesGame *game, guint fleet, guint ship,
             GArray *changes)
{
  const MwContent *content = setup->content;
  const BonesRosterShip *bought = mw_as_bought (setup, game, fleet, ship);

  if (bought == NULL || !mw_is_vessel (setup, game, ship))
    return;

  for (guint i = 0; bought->characters != NULL && bought->characters[i] != NULL; i++)
    {
      const guint kind = mw_find_character (content, bought->characters[i]);

      if (kind < content->n_characters)
        add_marker (changes, MW_CHARACTER, fleet, ship, kind);
    }

  for (guint i = 0; bought->cards != NULL && bought->cards[i] != NULL; i++)
    {
      const guint kind = mw_find_card (content, bought->cards[i]);

      if (kind < content->n_cards && content->decks[content->cards[kind].deck].chosen)
        join_card (setup, fleet, ship, kind, changes);
    }
}

/* MW-FLT-04, MW-FLT-10, MW-FLT-13: the Admiral, the wizard and the anti-flyer weapons; a turn
 * begins with initiative. */
void
mw_join (const BonesSetup *setup, const BonesGame *game, GArray *changes)
{
  for (guint fleet = 0; fleet < setup->rosters->len; fleet++)
    {
      const guint command = find_command_ship (setup, game, fleet);
      guint rank, ship;

      if (command != BONES_NO_SHIP)
        {
          add_change (changes, BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, fleet, command);
          add_change (changes, BONES_SET_FLEET, MW_ADMIRAL_SHIP, fleet, command + 1);
          add_change (changes, BONES_SET_FLEET, MW_ADMIRAL_FATE, fleet, MW_ABOARD);
        }

      if (has_wizards (setup, game) && find_wizard (setup, game, fleet, &rank, &ship))
        {
          add_change (changes, BONES_SET_FLEET, MW_RANK, fleet, rank + 1);
          add_change (changes, BONES_SET_FLEET, MW_WIZARD_SHIP, fleet, ship + 1);
          add_change (changes, BONES_SET_FLEET, MW_WIZARD_FATE, fleet, MW_ABOARD);
        }

      for (guint i = 0; i < game->n_ships; i++)
        if (has_weapon_of_roster (setup, game, fleet, i))
          add_change (changes, BONES_SET_SHIP, MW_ANTI_FLYER, i, 1);

      for (guint i = 0; i < game->n_ships; i++)
        join_aboard (setup, game, fleet, i, changes);
    }

  add_change (changes, BONES_SET_TABLE, BONES_TABLE_STEP, 0, MW_INITIATIVE);
}
