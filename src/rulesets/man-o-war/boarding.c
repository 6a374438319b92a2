/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* A boarding action: attacker and defender, and the cannons that each points at the other. */
typedef struct {
  guint attacker, defender;
  guint attacker_guns, defender_guns;
  gboolean attacker_known, defender_known; /* asked already */
  guint round;
} Fight;

enum { PRIZE, RETAKE, SCUTTLE, LEAVE };

typedef enum { ATTACKER_WINS, DEFENDER_WINS, NOBODY_WINS } Winner;

gboolean
mw_may_be_boarded (const BonesSetup *setup, const BonesGame *game, guint ship, guint target)
{
  if (target == ship || !mw_is_reachable (game, target)
      || mw_is_class (setup, game, target, MW_FLYER))
    return FALSE;

  if (mw_is_class (setup, game, target, MW_MONSTER))
    return game->ships[target].fleet != game->ships[ship].fleet
           && mw_may_strike_monster (game, ship, target);

  if (mw_holder (game, target) != BONES_NO_SHIP /* MW-MON-11 */
      || mw_is_barred (setup, game, target, MW_ON_BOARDED))
    return FALSE;

  return game->ships[target].fleet != game->ships[ship].fleet
         || mw_is_abandoned (setup, game, target); /* MW-AMB-28 */
}

static gboolean
has_crew (const BonesPlay *play, guint ship)
{
  return bones_game_in_play (&play->game, ship) && play->game.ships[ship].tracks[MW_CREW_LEFT] > 0;
}

/* MW-BRD-02, MW-AMB-24: only the defender adds cannons, whether they have fired or not. */
static BONES_ASKS gboolean
ask_guns (BonesPlay *play, Fight *fight)
{
  if (fight->defender_known)
    return TRUE;

  fight->defender_known = TRUE;
  return mw_facing_guns (play, "MW-BRD-02", fight->defender, fight->attacker, fight->round,
                         &fight->defender_guns);
}

/* One round: what the cards that are used add to the attacker and to the defender. */
typedef struct {
  const Fight *fight;
  gint cards[2];
} Round;

static BONES_ASKS gboolean
ask_cards (BonesPlay *play, Round *round)
{
  const Fight *fight = round->fight;

  return mw_bonus (play, fight->attacker, MW_MOD_BOARD_ATT, "MW-BRD-02", fight->round,
                   &round->cards[0])
         && mw_bonus (play, fight->defender, MW_MOD_BOARD_DEF, "MW-BRD-02", fight->round,
                      &round->cards[1]);
}

/* The first side attacks. */
static void
make_side (const BonesPlay *play, gconstpointer data, guint i, BonesRoll *side)
{
  const Round *round = data;
  const Fight *fight = round->fight;
  const gboolean attacks = i == 0;
  const guint ship = attacks ? fight->attacker : fight->defender;
  const gint crew = mw_crew_strength (play->setup, &play->game, ship, attacks);
  const gint herself = mw_ship_in_fight (play->setup, &play->game, ship, attacks);
  const gint lashed = attacks ? 0 : mw_lashed_strength (play->setup, &play->game, ship);
  const gint guns = attacks ? 0 : (gint) fight->defender_guns;
  const gint admiral = mw_admirals_of (play->setup, &play->game, ship);
  const gint cards =
      round->cards[i]
      + mw_mod (play->setup, &play->game, ship, attacks ? MW_MOD_BOARD_ATT : MW_MOD_BOARD_DEF);
  guint n = 0;

  *side = mw_die (&play->game, attacks ? "board-attack" : "board-defence", "MW-BRD-02", ship,
                  fight->round);
  side->other = (guint16) (attacks ? fight->defender : fight->attacker);
  side->dice = has_crew (play, fight->attacker) && has_crew (play, fight->defender);
  side->bonus = (gint8) CLAMP (crew + herself + lashed + guns + admiral + cards, -100, 100);
  side->terms[n++] =
      (BonesTerm){ mw_template (play->setup, &play->game, ship)->beast ? "wounds" : "crew", crew };
  if (herself != 0)
    side->terms[n++] = (BonesTerm){ "ship", herself };
  if (lashed > 0)
    side->terms[n++] = (BonesTerm){ "lashed", lashed };
  if (guns > 0)
    side->terms[n++] = (BonesTerm){ "guns", guns };
  if (admiral > 0)
    side->terms[n++] = (BonesTerm){ "admiral", admiral };
  if (cards != 0)
    side->terms[n] = (BonesTerm){ "cards", cards };
}

/* The rule for each result of a round. */
static const char *const rules_of[] = {
  [ATTACKER_WINS] = "MW-BRD-03", [DEFENDER_WINS] = "MW-BRD-04", [NOBODY_WINS] = "MW-BRD-05"
};

/* MW-BRD-02: the lower total loses a crew counter; if they are equal, both do (MW-BRD-05). */
static BONES_ASKS gboolean
fight_round (BonesPlay *play, Fight *fight, Winner *winner)
{
  Round round = { .fight = fight };
  BonesRoll rolls[2];
  gint scores[2];

  if (!ask_guns (play, fight) || !ask_cards (play, &round)
      || !bones_roll_opposed (play, make_side, &round, rolls, scores))
    return FALSE;

  if (!has_crew (play, fight->attacker) || !has_crew (play, fight->defender)) /* changed by hand */
    return TRUE;

  *winner = scores[0] > scores[1]   ? ATTACKER_WINS
            : scores[0] < scores[1] ? DEFENDER_WINS
                                    : NOBODY_WINS;
  bones_tell_pair (play, "boarding-round", rules_of[*winner], fight->attacker, fight->defender,
                   scores[0], scores[1]);
  if (*winner != DEFENDER_WINS)
    mw_lose_crew (play, rules_of[*winner], fight->defender, 1);
  if (*winner != ATTACKER_WINS)
    mw_lose_crew (play, rules_of[*winner], fight->attacker, 1);

  return TRUE;
}

static void
swap_roles (Fight *fight)
{
  *fight = (Fight){ .attacker = fight->defender,
                    .defender = fight->attacker,
                    .attacker_guns = fight->defender_guns,
                    .defender_guns = fight->attacker_guns,
                    .attacker_known = fight->defender_known,
                    .defender_known = fight->attacker_known,
                    .round = fight->round };
}

/* MW-BRD-04: grapples of the ship that attacks may take a die. */
static BONES_ASKS gboolean
cut_grapples (BonesPlay *play, const Fight *fight, const char *rule, gboolean *cut)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesRoll die =
      mw_die_at (&play->game, "cut-by-die", rule, fight->defender, fight->attacker, fight->round);

  die.needs = mw_template (play->setup, &play->game, fight->attacker)->grapples;
  die.values[0] = die.needs;
  *cut = TRUE;
  if (die.needs == 0)
    return TRUE;

  if (!mw_test (play, &die, cut))
    return FALSE;

  if (!*cut)
    bones_tell_pair (play, "grapples-hold", rule, fight->attacker, fight->defender, 0, 0);

  return TRUE;
}

/* MW-BRD-03, MW-BRD-04, MW-BRD-05: an attacker who won presses on or breaks off; otherwise the
 * defender may cut the grapples. */
static BONES_ASKS gboolean
ask_how_to_go_on (BonesPlay *play, Fight *fight, Winner winner, gboolean *over)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  if (!has_crew (play, fight->attacker) || !has_crew (play, fight->defender)) /* changed by hand */
    return TRUE;

  static const char *const ids[] = { "press-on", "break-off", "carry-on", "cut", NULL };
  const gboolean attacks = winner == ATTACKER_WINS;
  const guint ship = attacks ? fight->attacker : fight->defender;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, attacks ? "press-on" : "cut-grapples",
                         rules_of[winner], ship, fight->round);
  guint choice;

  ask.other = (guint16) (attacks ? fight->defender : fight->attacker);
  ask.blank = TRUE;
  bones_ask_offer (&ask, ids, attacks ? 1 << 0 | 1 << 1 : 1 << 2 | 1 << 3);
  if (!bones_ask_choice (play, &ask, &choice))
    return FALSE;

  *over = choice == 1 || choice == 3;
  if (choice == 3 && !cut_grapples (play, fight, rules_of[winner], over))
    return FALSE;

  if (*over)
    bones_tell_pair (play, attacks ? "breaks-off" : "cuts", rules_of[winner], ship, ask.other, 0,
                     0);
  else if (winner == DEFENDER_WINS)
    {
      bones_tell_pair (play, "turns-the-tables", "MW-BRD-04", ship, ask.other, 0, 0);
      swap_roles (fight);
    }

  return TRUE;
}

/* MW-CAP-01, MW-AMB-27: at most the captured ship's printed crew, and mw.prize_min_left stay
 * behind. */
static guint
most_moved (const BonesPlay *play, guint winner, guint loser)
{
  const guint crew = play->game.ships[winner].tracks[MW_CREW_LEFT];
  const guint stay = play->game.options[MW_PRIZE_MIN_LEFT];
  const guint room = mw_template (play->setup, &play->game, loser)->crew;

  return crew > stay && !mw_template (play->setup, &play->game, winner)->beast
             ? MIN (crew - stay, room)
             : 0;
}

static BONES_ASKS gboolean
ask_crew (BonesPlay *play, guint winner, guint loser, guint least, guint *moved)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_NUMBER, "crew-moved", "MW-CAP-01", winner, 0);
  const guint most = most_moved (play, winner, loser);

  *moved = MIN (least, most);
  if (most <= least)
    return TRUE;

  ask.other = (guint16) loser;
  ask.low = (guint16) least;
  ask.high = (guint16) most;
  if (bones_ask_anew (play, NULL))
    return ask_crew (play, winner, loser, least, moved);

  return bones_ask_number (play, &ask, moved);
}

/* MW-VIC-03: characters alive on her become prisoners, unless they are the winner's own. */
static void
take_prisoners (BonesPlay *play, guint winner, guint loser)
{
  mw_lose_characters (play, "MW-VIC-03", loser, play->game.ships[winner].fleet, MW_TAKEN);
}

/* MW-CAP-01, MW-CAP-02 */
static void
make_prize (BonesPlay *play, guint winner, guint loser, guint crew)
{
  BonesShip *self = &play->game.ships[loser];

  take_prisoners (play, winner, loser);
  self->fleet = play->game.ships[winner].fleet;
  self->tracks[MW_CREW_LEFT] = (guint16) crew;
  self->tracks[MW_CAPTURED] = MAX (play->game.round, 1);
  self->tracks[MW_FLAG] = self->tracks[MW_STRAGGLER] = self->tracks[MW_TO_SCUTTLE] = 0;
  self->ordered = TRUE;
  bones_game_add_link (&play->game, MW_TOOK, winner, loser);
  bones_tell_pair (play, "prize", "MW-CAP-01", loser, winner, (gint) crew, 0);
  mw_lose_crew (play, "MW-CAP-01", winner, (gint) crew);
}

/* MW-CAP-04, MW-AMB-28 */
static void
retake_ship (BonesPlay *play, guint winner, guint loser, guint crew)
{
  BonesShip *self = &play->game.ships[loser];

  take_prisoners (play, winner, loser);
  self->fleet = self->origin;
  self->tracks[MW_CREW_LEFT] = (guint16) crew;
  self->tracks[MW_CAPTURED] = self->tracks[MW_TO_SCUTTLE] = 0;
  self->tracks[MW_STRAGGLER] = 1;
  self->tracks[MW_DONE] |= MW_RETAKEN;
  self->ordered = TRUE;
  bones_tell_pair (play, "retaken", "MW-CAP-04", loser, winner, (gint) crew, 0);
  mw_lose_crew (play, "MW-CAP-04", winner, (gint) crew);
}

/* MW-CAP-03: with or without crew put aboard. */
static BONES_ASKS gboolean
announce_scuttling (BonesPlay *play, guint winner, guint loser)
{
  guint crew;

  if (!ask_crew (play, winner, loser, 0, &crew))
    return FALSE;

  take_prisoners (play, winner, loser);
  if (crew > 0 && play->game.ships[loser].origin == play->game.ships[winner].fleet)
    retake_ship (play, winner, loser, crew);
  else if (crew > 0)
    make_prize (play, winner, loser, crew);

  play->game.ships[loser].tracks[MW_TO_SCUTTLE] = (guint16) (winner + 1);
  bones_tell_pair (play, "to-be-scuttled", "MW-CAP-03", loser, winner, 0, 0);
  return TRUE;
}

static BONES_ASKS gboolean
ask_fate (BonesPlay *play, guint winner, guint loser, guint *choice)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  static const char *const ids[] = { "prize", "retake", "scuttle", "leave", NULL };
  const gboolean own = play->game.ships[loser].origin == play->game.ships[winner].fleet;
  const gboolean manned = most_moved (play, winner, loser) > 0;
  const gboolean empties = manned && play->game.ships[winner].tracks[MW_CREW_LEFT] == 1;
  const guint taken = own ? RETAKE : PRIZE;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "fate", "MW-CAP-01", winner, 0);

  ask.other = (guint16) loser;
  ask.risks = 1 << SCUTTLE | 1 << LEAVE | (empties ? 1u << taken : 0);
  bones_ask_offer (&ask, ids, (manned ? 1u << taken : 0) | 1 << SCUTTLE | 1 << LEAVE);
  return bones_ask_choice (play, &ask, choice);
}

/* MW-CAP-01 */
static BONES_ASKS gboolean
take_ship (BonesPlay *play, guint winner, guint loser)
{
  guint choice, crew;

  if (!ask_fate (play, winner, loser, &choice))
    return FALSE;

  if (!bones_game_in_play (&play->game, winner) || !bones_game_in_play (&play->game, loser))
    return TRUE;

  switch (choice)
    {
    case PRIZE:
    case RETAKE:
      if (!ask_crew (play, winner, loser, 1, &crew))
        return FALSE;

      (choice == PRIZE ? make_prize : retake_ship) (play, winner, loser, crew);
      return TRUE;
    case SCUTTLE:
      return announce_scuttling (play, winner, loser);
    default:
      bones_tell_pair (play, "left-abandoned", "MW-CAP-01", loser, winner, 0, 0);
      return TRUE;
    }
}

/* MW-BRD-07: a ship without crew has lost; both may have. */
static BONES_ASKS gboolean
end_fight (BonesPlay *play, const Fight *fight)
{
  const gboolean attacker = has_crew (play, fight->attacker);
  const gboolean defender = has_crew (play, fight->defender);

  if (!bones_game_in_play (&play->game, fight->attacker)
      || !bones_game_in_play (&play->game, fight->defender))
    return TRUE;

  if (attacker == defender)
    {
      if (!attacker)
        bones_tell_pair (play, "both-abandoned", "MW-BRD-07", fight->attacker, fight->defender, 0,
                         0);
      return TRUE;
    }

  return attacker ? take_ship (play, fight->attacker, fight->defender)
                  : take_ship (play, fight->defender, fight->attacker);
}

/* MW-BRD-06: round follows round until a player ends the action or a crew is gone. */
static BONES_ASKS gboolean
fight_it_out (BonesPlay *play, Fight *fight)
{
  gboolean over = FALSE;

  while (!over && has_crew (play, fight->attacker) && has_crew (play, fight->defender))
    {
      const guint mark = bones_mark (play);
      Winner winner = NOBODY_WINS;

      if (!fight_round (play, fight, &winner))
        return FALSE;

      bones_settle (play, mark, winner | (fight->attacker_guns << 2) | (fight->defender_guns << 9));
      if (!has_crew (play, fight->attacker) || !has_crew (play, fight->defender))
        break;

      if (!ask_how_to_go_on (play, fight, winner, &over))
        return FALSE;

      fight->round++;
    }

  return over || end_fight (play, fight);
}

static BONES_ASKS gboolean
ask_target (BonesPlay *play, guint ship, guint *target)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_SHIP, "board", "MW-BRD-01", ship, 0);
  const guint holder = mw_holder (&play->game, ship); /* MW-MON-11 */
  gboolean touching = FALSE;

  ask.follows = TRUE;
  for (guint i = 0; i < play->game.n_links; i++)
    {
      const BonesLink *link = &play->game.links[i];
      const guint other = bones_link_other (link, ship);

      if ((link->kind != MW_TOUCHES && link->kind != MW_HELD)
          || (link->a != ship && link->b != ship) || (holder != BONES_NO_SHIP && holder != other)
          || !mw_may_be_boarded (play->setup, &play->game, ship, other))
        continue;

      bones_ask_open (&ask, other);
      touching = TRUE;
    }

  for (guint i = 0; i < play->game.n_ships && !touching; i++)
    if (mw_may_be_boarded (play->setup, &play->game, ship, i))
      bones_ask_open (&ask, i);

  if (touching ? mw_pick_anew (play, &ask, FALSE) : bones_ask_anew (play, NULL))
    return ask_target (play, ship, target);

  return touching ? mw_pick_ship (play, &ask, target) : bones_ask_ship (play, &ask, target);
}

/* MW-BRD-01, MW-BRD-09 */
static BONES_ASKS gboolean
board_ship (BonesPlay *play, guint ship, guint target)
{
  Fight fight = { .attacker = ship, .defender = target };
  gboolean ward;

  play->game.ships[fight.attacker].tracks[MW_DONE] |= MW_BOARDED;
  bones_tell_pair (play, "boards", "MW-BRD-01", fight.attacker, fight.defender, 0, 0);
  mw_tell_hint (play, "MW-BRD-01", fight.defender, MW_HINT_BOARDED);
  if (!mw_is_vessel (play->setup, &play->game, fight.defender))
    {
      mw_touch_monster (play, fight.attacker, fight.defender);
      return mw_close_combat (play, fight.attacker, fight.defender);
    }

  if (!mw_make_contact (play, fight.attacker, fight.defender)
      || !mw_begin_boarding (play, "MW-BRD-01", fight.attacker, fight.defender, &ward))
    return FALSE;

  if (ward || !has_crew (play, fight.attacker) || !bones_game_in_play (&play->game, fight.defender))
    return TRUE;

  if (has_crew (play, fight.defender))
    return fight_it_out (play, &fight);

  bones_tell_pair (play, "nobody-aboard", "MW-BRD-09", fight.attacker, fight.defender, 0, 0);
  return take_ship (play, fight.attacker, fight.defender);
}

gboolean
mw_board (BonesPlay *play, const BonesAction *action)
{
  guint target;

  if (!ask_target (play, action->ship, &target))
    return FALSE;

  return target == BONES_NO_SHIP || !bones_game_in_play (&play->game, action->ship)
         || !bones_game_in_play (&play->game, target) || board_ship (play, action->ship, target);
}

gboolean
mw_board_at_once (BonesPlay *play, guint ship, guint target)
{
  return !has_crew (play, ship) || !mw_may_be_boarded (play->setup, &play->game, ship, target)
         || board_ship (play, ship, target);
}
