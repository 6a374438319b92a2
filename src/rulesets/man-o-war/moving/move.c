/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

#define A_TURN 200       /* MW-MOV-02, in hundredths of inches */
#define STRAIGHT_RUN 300 /* MW-RAM-01 */

/* What she ran into. */
enum { NOTHING, A_SHIP, TERRAIN, WRECKAGE, OFF_TABLE };

/* A move in progress. */
typedef struct {
  guint ship;
  guint going;         /* MwGoing, or MW_BY_WAY */
  guint rolled;        /* what the dice of her own way have shown */
  guint full, spent;   /* hundredths of inches */
  gboolean free_turns; /* which cost nothing */
  gboolean turns;      /* she may turn with the template */
  gboolean rams;
  gboolean anew; /* a change by hand came before the move: it begins anew */
} Move;

static gboolean
may_turn (const BonesPlay *play, guint ship)
{
  return mw_count (play->setup, &play->game, ship, MW_NO_TURN, 0) == 0;
}

/* What is left, with what a change by hand has added to her speed since, or taken. */
static guint
inches_left (const BonesPlay *play, const Move *move)
{
  const guint left = play->game.ships[move->ship].tracks[MW_LEFT];
  const guint speed =
      mw_speed_with (play->setup, &play->game, move->ship, move->going, move->rolled);

  return (guint) MAX ((gint) left + (gint) speed - (gint) move->full, 0);
}

static void
spend_inches (BonesPlay *play, Move *move, guint inches)
{
  const guint left = inches_left (play, move);

  move->full = mw_speed_with (play->setup, &play->game, move->ship, move->going, move->rolled);
  move->spent += MIN (inches, left);
  play->game.ships[move->ship].tracks[MW_LEFT] = (guint16) (left - MIN (inches, left));
}

enum { PUSHES_CLEAR, STAYS, IS_CLEAR };

/* MW-COL-02: pushing clear costs half of her movement. The players say if she is no longer in
 * contact. */
static BONES_ASKS gboolean
push_clear (BonesPlay *play, guint ship, guint *choice)
{
  static const char *const ids[] = { "push-clear", "stay-alongside", "not-alongside", NULL };
  static const char *const told[] = { "pushes-clear", "stays-in-contact", "is-clear" };
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "alongside", "MW-COL-02", ship, 0);
  const BonesLink *touches = bones_game_peek_link (&play->game, MW_TOUCHES, ship);
  const BonesLink *link = touches != NULL ? touches : mw_stuck_link (&play->game, ship);
  gboolean free = TRUE;

  *choice = IS_CLEAR;
  if (link == NULL)
    return TRUE;

  ask.other = (guint16) bones_link_other (link, ship);
  ask.blank = TRUE;
  bones_ask_offer (&ask, ids, 1 << PUSHES_CLEAR | 1 << STAYS | 1 << IS_CLEAR);
  if (bones_ask_anew (play, NULL))
    return push_clear (play, ship, choice);

  if (!bones_ask_choice (play, &ask, choice))
    return FALSE;

  if (*choice == PUSHES_CLEAR && !mw_work_free (play, ship, &free))
    return FALSE;

  if (!free)
    *choice = STAYS;

  bones_tell_pair (play, told[*choice], "MW-COL-02", ship, ask.other, 0, 0);
  if (*choice != STAYS)
    mw_come_clear (&play->game, ship);

  return TRUE;
}

/* TRUE if she can move in one way only, which needs no question: under sail, or her own. */
static gboolean
is_only_way (guint ways)
{
  return ways == 1 << MW_BY_SAIL || (ways >= 1 << MW_OWN_WAY && (ways & (ways - 1)) == 0);
}

/* MW-OAR-01 */
static BONES_ASKS gboolean
choose_way (BonesPlay *play, Move *move, guint ways, guint *way)
{
  const guint ship = move->ship, kind = play->game.ships[ship].kind;
  const MwContent *content = play->setup->content;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "way", "MW-OAR-01", ship, 0);

  *way = MW_BY_SAIL;
  while (is_only_way (ways) && !(ways >> *way & 1))
    (*way)++;

  if (is_only_way (ways))
    return TRUE;

  ask.values[0] = (gint32) mw_speed (play->setup, &play->game, ship, MW_ACROSS);
  ask.values[1] = (gint32) mw_speed (play->setup, &play->game, ship, MW_OARED);
  if (content->templates[kind].n_ways > 0)
    ask.question = "way-of-her-own";

  bones_ask_offer (&ask, content->way_ids[kind], ways);
  move->anew = bones_ask_anew (play, NULL);
  return move->anew || bones_ask_choice (play, &ask, way);
}

/* MW-MOV-03: sails feel the wind, and so do ways of her own that have a speed before it. */
static gboolean
feels_wind (const BonesPlay *play, const Move *move)
{
  const MwTemplate *template = mw_template (play->setup, &play->game, move->ship);
  const MwWay *own = mw_way_in (template, move->going);

  return play->game.wind != BONES_CALM && move->going % MW_GOINGS <= MW_INTO
         && (own != NULL ? own->astern > 0 : !template->ignores_wind);
}

/* MW-MOV-03, MW-MOV-04: one question for both. MW-MOV-05: the answer holds for the whole turn.
 * @first: no other question about the move came before. */
static BONES_ASKS gboolean
ask_wind (BonesPlay *play, Move *move, gboolean first)
{
  const guint ship = move->ship;

  static const char *const ids[] = { "across", "astern", "into", NULL };
  const MwTemplate *template = mw_template (play->setup, &play->game, ship);
  const MwWay *own = mw_way_in (template, move->going);
  const guint across = move->going;
  const guint speed = own != NULL ? own->astern : template->sail_astern;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "wind-angle", "MW-MOV-03", ship, 0);
  guint angle = MW_ACROSS;

  move->anew = FALSE;
  if (!feels_wind (play, move))
    return TRUE;

  ask.values[0] =
      (gint32) mw_speed_with (play->setup, &play->game, ship, across + MW_ACROSS, move->rolled);
  ask.values[1] =
      (gint32) mw_speed_with (play->setup, &play->game, ship, across + MW_ASTERN, move->rolled);
  ask.risks = 1 << MW_INTO;
  ask.blank = TRUE;
  bones_ask_offer (&ask, ids, 1 << MW_ACROSS | (speed > 0 ? 1 << MW_ASTERN : 0) | 1 << MW_INTO);
  move->anew = bones_ask_anew (play, NULL);
  if (move->anew && !first)
    return ask_wind (play, move, first);

  if (!move->anew && !bones_ask_choice (play, &ask, &angle))
    return FALSE;

  move->going = across + angle;
  return TRUE;
}

/* FREE_TURN: how many of her turns cost nothing. */
static guint
turns_for_nothing (const BonesPlay *play, const Move *move)
{
  return (guint) MAX (mw_sum (play->setup, &play->game, move->ship, MW_FREE_TURN, 0), 0);
}

/* MW-MOV-07, MW-AMB-17: she makes one turn out of the wind, if she has the inches, or stays. */
static BONES_ASKS gboolean
turn_out (BonesPlay *play, Move *move, gboolean *turns)
{
  const guint cost = move->free_turns || turns_for_nothing (play, move) > 0 ? 0 : A_TURN;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CONFIRM, "turn-out", "MW-MOV-07", move->ship, 0);

  *turns = FALSE;
  if (inches_left (play, move) >= cost && may_turn (play, move->ship) && move->turns
      && bones_ask_anew (play, NULL))
    return turn_out (play, move, turns);

  if (inches_left (play, move) >= cost && may_turn (play, move->ship) && move->turns
      && !bones_ask_confirm (play, &ask, turns))
    return FALSE;

  bones_tell_ship (play, *turns ? "turns-out" : "stays-in-wind", "MW-MOV-07", move->ship, 0);
  if (*turns && play->game.options[MW_AGAINST_WIND_TURN] == MW_THEN_CONTINUE)
    spend_inches (play, move, cost);
  else
    spend_inches (play, move, inches_left (play, move));

  return TRUE;
}

/* MW-MOV-02 */
static BONES_ASKS gboolean
ask_turns (BonesPlay *play, Move *move, guint *turns)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_NUMBER, "turns", "MW-MOV-02", move->ship, 0);
  const guint free = turns_for_nothing (play, move);

  *turns = move->free_turns && may_turn (play, move->ship);
  ask.high = (guint16) (inches_left (play, move) / A_TURN + free);
  ask.values[0] = (gint32) inches_left (play, move);
  if (!move->turns || move->free_turns || ask.high == 0 || !may_turn (play, move->ship))
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return ask_turns (play, move, turns);

  if (!bones_ask_number (play, &ask, turns))
    return FALSE;

  spend_inches (play, move, (*turns - MIN (*turns, free)) * A_TURN);
  return TRUE;
}

/* MW-MOV-06: a turn into the wind ends her movement. */
static BONES_ASKS gboolean
ask_luffed (BonesPlay *play, Move *move)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CONFIRM, "into-wind", "MW-MOV-06", move->ship, 0);
  gboolean yes;

  if (!feels_wind (play, move))
    return TRUE;

  ask.risks = 1 << TRUE;
  if (bones_ask_anew (play, NULL))
    return ask_luffed (play, move);

  if (!bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  if (yes)
    {
      spend_inches (play, move, inches_left (play, move));
      bones_tell_ship (play, "luffs", "MW-MOV-06", move->ship, 0);
    }

  return TRUE;
}

/* MW-MOV-08: with all that are lashed to her */
static void
leave_table (BonesPlay *play, guint ship)
{
  guint16 others[BONES_MAX_SHIPS];
  const guint n = mw_lashed_to (&play->game, ship, others);

  bones_tell_ship (play, "left-table", "MW-MOV-08", ship, 0);
  mw_leave (&play->game, ship, BONES_FLED);
  for (guint i = 0; i < n; i++)
    {
      bones_tell_ship (play, "left-table", "MW-MOV-08", others[i], 0);
      mw_leave (&play->game, others[i], BONES_FLED);
    }
}

static gboolean
can_be_touched (const BonesPlay *play, guint ship, guint other)
{
  return other != ship && mw_is_reachable (&play->game, other)
         && !mw_is_class (play->setup, &play->game, other, MW_FLYER);
}

/* MW-RAM-01: she needs a ram and a way to ram, and a straight run of the last 3 inches, which she
 * cannot have made if fewer are left. */
static BONES_ASKS gboolean
ask_ram (BonesPlay *play, const Move *move, guint other, gboolean *rams)
{
  const gboolean beast = !mw_is_vessel (play->setup, &play->game, other);
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CONFIRM, "ram", "MW-RAM-01", move->ship, 0);

  *rams = FALSE;
  ask.other = (guint16) other;
  ask.risks = 1 << TRUE;
  if (!move->rams || !mw_rams (play->setup, &play->game, move->ship, move->going)
      || inches_left (play, move) < STRAIGHT_RUN
      || mw_is_barred (play->setup, &play->game, other, MW_ON_RAMMED)
      || (beast && !mw_may_strike_monster (&play->game, move->ship, other)))
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return ask_ram (play, move, other, rams);

  return bones_ask_confirm (play, &ask, rams);
}

/* MW-COL-01 */
static BONES_ASKS gboolean
touch_ship (BonesPlay *play, const Move *move)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_SHIP, "touched", "MW-COL-01", move->ship, 0);
  guint other;
  gboolean rams;

  for (guint i = 0; i < play->game.n_ships; i++)
    if (can_be_touched (play, move->ship, i))
      bones_ask_open (&ask, i);

  if (mw_pick_anew (play, &ask, FALSE))
    return touch_ship (play, move);

  if (!mw_pick_ship (play, &ask, &other))
    return FALSE;

  if (other == BONES_NO_SHIP || !can_be_touched (play, move->ship, other))
    return TRUE;

  if (!ask_ram (play, move, other, &rams))
    return FALSE;

  if (rams)
    return mw_ram (play, move->ship, other);

  if (mw_is_submerged (&play->game, move->ship))
    {
      bones_tell_pair (play, "passes-under", "MW-COL-01", move->ship, other, 0, 0);
      return TRUE;
    }

  bones_tell_pair (play, "touches", "MW-COL-01", move->ship, other, 0, 0);
  if (mw_is_vessel (play->setup, &play->game, other))
    return mw_make_contact (play, move->ship, other);

  mw_touch_monster (play, move->ship, other);
  return TRUE;
}

/* Under water she can touch a ship only to ram it. */
static gboolean
can_touch_any (const BonesPlay *play, const Move *move)
{
  const guint ship = move->ship;

  if (mw_is_submerged (&play->game, ship)
      && (!move->rams || !mw_rams (play->setup, &play->game, ship, move->going)))
    return FALSE;

  for (guint other = 0; other < play->game.n_ships; other++)
    if (can_be_touched (play, ship, other))
      return TRUE;

  return FALSE;
}

/* MW-OBS-01 */
static BONES_ASKS gboolean
run_aground (BonesPlay *play, guint ship)
{
  const MwHit hit = { .ship = ship, .location = MW_AIM_WATERLINE, .other = BONES_NO_SHIP };
  const MwAmount amount = { .dice = 1, .sides = 3 };
  gboolean hurt;
  BonesRoll die;
  gint hits;

  play->game.ships[ship].tracks[MW_AGROUND] = 1;
  bones_tell_ship (play, "runs-aground", "MW-OBS-01", ship, 0);
  if (!mw_waterline_save (play, "MW-OBS-01", &hit, 0, &hurt))
    return FALSE;

  if (!hurt)
    return TRUE;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  die = mw_die (&play->game, "aground", "MW-OBS-01", ship, 1);
  if (!mw_roll_amount (play, &amount, &die, &hits))
    return FALSE;

  return mw_take_water (play, "MW-OBS-01", ship, BONES_NO_SHIP, (guint) hits);
}

/* MW-COL-01, MW-OBS-01, MW-SNK-02, MW-MOV-08: what ended her move. */
static BONES_ASKS gboolean
ask_ran_into (BonesPlay *play, const Move *move)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  static const char *const ids[] = { "nothing", "ship", "terrain", "wreckage", "off-table", NULL };
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "ran-into", "MW-COL-01", move->ship, 0);
  guint what;

  ask.values[0] = (gint32) inches_left (play, move);
  bones_ask_offer (
      &ask, ids,
      1 << NOTHING | 1 << TERRAIN | 1 << OFF_TABLE | (can_touch_any (play, move) ? 1 << A_SHIP : 0)
          | (mw_is_any_wreckage (&play->game) && !mw_is_submerged (&play->game, move->ship)
                 ? 1 << WRECKAGE
                 : 0));
  if (!bones_ask_choice (play, &ask, &what))
    return FALSE;

  switch (what)
    {
    case A_SHIP:
      return touch_ship (play, move);
    case TERRAIN:
      return run_aground (play, move->ship);
    case WRECKAGE:
      bones_tell_ship (play, "touches-wreckage", "MW-SNK-02", move->ship, 0);
      return TRUE;
    case OFF_TABLE:
      leave_table (play, move->ship);
      return TRUE;
    default:
      return TRUE;
    }
}

/* Starts the move: what she does in the chosen way (MW-OAR-02, MW-OAR-03, MW-OAR-04). */
static void
start_move (BonesPlay *play, Move *move, guint use, gboolean pushed)
{
  static const MwGoing goings[] = {
    [MW_BY_SAIL] = MW_ACROSS,  [MW_BY_OARS] = MW_OARED,     [MW_PIVOT_90] = MW_OARED,
    [MW_PIVOT_180] = MW_OARED, [MW_RAM_SPEED] = MW_RAMMING, [MW_BACK] = MW_BACKING
  };
  const MwWay *own = mw_way_in (mw_template (play->setup, &play->game, move->ship), move->going);

  if (own == NULL && use != MW_BY_SAIL)
    move->going = goings[use];

  move->full = mw_speed_with (play->setup, &play->game, move->ship, move->going, move->rolled);
  play->game.ships[move->ship].tracks[MW_LEFT] = (guint16) move->full;
  move->turns = use != MW_RAM_SPEED && use != MW_BACK && (own == NULL || own->turns != MW_NO_TURNS);
  move->free_turns = move->turns && own != NULL && own->turns == MW_TURNS_FREE;
  mw_set_depth (play, move->ship, own != NULL && own->dives);
  if (pushed)
    spend_inches (play, move, move->full / 2);

  if (use == MW_PIVOT_90 || use == MW_PIVOT_180)
    {
      spend_inches (play, move, use == MW_PIVOT_90 ? move->full / 2 : move->full);
      bones_tell_ship (play, "pivots", "MW-OAR-02", move->ship, use == MW_PIVOT_90 ? 90 : 180);
    }
}

/* In a way of her own: what she does, and what its dice show. */
static BONES_ASKS gboolean
begin_own_way (BonesPlay *play, Move *move, guint way, gboolean pushed, guint *use)
{
  if (!mw_choose_use (play, move->ship, way, pushed, use)
      || !mw_roll_speed (play, move->ship, way, &move->rolled))
    return FALSE;

  move->going = MW_BY_WAY (way, *use == MW_BACK ? MW_BACKING : MW_ACROSS);
  return TRUE;
}

/* MW-OAR-01, MW-MOV-03: how she moves, and how she lies to the wind. */
static BONES_ASKS gboolean
choose_move (BonesPlay *play, Move *move, guint ways, gboolean pushed, guint *use)
{
  guint way;

  if (!choose_way (play, move, ways, &way))
    return FALSE;

  move->going = MW_ACROSS;
  move->rolled = 0;
  *use = way;
  if (move->anew)
    return TRUE;

  if (way < MW_OWN_WAY)
    return way != MW_BY_SAIL || ask_wind (play, move, ways == 1 << MW_BY_SAIL);

  return begin_own_way (play, move, way - MW_OWN_WAY, pushed, use)
         && (!bones_game_in_play (&play->game, move->ship) || ask_wind (play, move, FALSE));
}

static BONES_ASKS gboolean
make_move (BonesPlay *play, Move *move, gboolean pushed)
{
  const guint ways = mw_ways_of (play->setup, &play->game, move->ship, pushed);
  gboolean moves = TRUE;
  guint use, turns = 0;

  if (ways == 0)
    {
      bones_tell_ship (play, "no-way", "MW-MOV-01", move->ship, 0);
      return TRUE;
    }

  if (!choose_move (play, move, ways, pushed, &use))
    return FALSE;

  if (move->anew || !bones_game_in_play (&play->game, move->ship))
    return TRUE;

  start_move (play, move, use, pushed);
  if (move->going % MW_GOINGS == MW_INTO && !turn_out (play, move, &moves))
    return FALSE;

  if (!moves)
    return TRUE;

  if (!ask_turns (play, move, &turns) || (turns > 0 && !ask_luffed (play, move)))
    return FALSE;

  bones_tell_pair (play, "moves", "MW-MOV-01", move->ship, BONES_NO_SHIP, (gint) move->spent,
                   (gint) inches_left (play, move));
  return ask_ran_into (play, move);
}

/* MW-OBS-02, MW-AMB-20 */
static BONES_ASKS gboolean
get_off (BonesPlay *play, guint ship, gboolean *free)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CONFIRM, "try-to-get-off", "MW-OBS-02", ship, 0);
  BonesRoll die;
  gint bonus;

  if (!bones_ask_confirm (play, &ask, free))
    return FALSE;

  if (!*free)
    {
      bones_tell_ship (play, "stays-aground", "MW-OBS-02", ship, 0);
      return TRUE;
    }

  if (!mw_bonus (play, ship, MW_MOD_AGROUND, "MW-OBS-02", 0, &bonus))
    return FALSE;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  bonus += mw_mod (play->setup, &play->game, ship, MW_MOD_AGROUND);
  die = mw_die (&play->game, "refloat", "MW-OBS-02", ship, 1);
  die.needs = 4;
  die.bonus = (gint8) CLAMP (bonus, -6, 6);
  die.terms[0] = (BonesTerm){ bonus != 0 ? "cards" : NULL, bonus };
  if (!mw_test (play, &die, free))
    return FALSE;

  play->game.ships[ship].tracks[MW_AGROUND] = !*free;
  bones_tell_ship (play, *free ? "afloat" : "still-aground", "MW-OBS-02", ship, 0);
  return TRUE;
}

gboolean
mw_sail (BonesPlay *play, guint ship, gboolean rams)
{
  Move move = { .ship = ship, .rams = rams };
  gboolean free = TRUE, pushed = FALSE;
  guint contact;

  do
    {
      move.anew = play->game.ships[ship].tracks[MW_AGROUND] && bones_ask_anew (play, NULL);
      if (move.anew)
        continue;

      if (play->game.ships[ship].tracks[MW_AGROUND] && !get_off (play, ship, &free))
        return FALSE;

      if (!free || !bones_game_in_play (&play->game, ship))
        return TRUE;

      if (!push_clear (play, ship, &contact))
        return FALSE;

      pushed = pushed || contact == PUSHES_CLEAR;
      if (contact != STAYS && !make_move (play, &move, pushed))
        return FALSE;
    }
  while (move.anew);

  play->game.ships[ship].tracks[MW_LEFT] = 0;
  return TRUE;
}

gboolean
mw_move (BonesPlay *play, const BonesAction *action)
{
  static const guint bits[MW_MAX_MOVES] = { MW_MOVED, MW_MOVED_TWICE, MW_MOVED_THRICE };
  const guint moves = mw_moves_made (&play->game, action->ship);
  const guint done = bits[MIN (moves, MW_MAX_MOVES - 1)];
  guint16 others[BONES_MAX_SHIPS];
  const guint n = mw_lashed_to (&play->game, action->ship, others);

  play->game.ships[action->ship].tracks[MW_DONE] |= (guint16) done;
  return mw_sail (play, action->ship, TRUE) && mw_take_along (play, others, n, done);
}
