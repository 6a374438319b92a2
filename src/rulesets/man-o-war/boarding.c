/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* A boarding action: who attacks, and the cannons that each has toward the other. */
typedef struct {
  guint attacker, defender;
  guint attacker_guns, defender_guns;
  gboolean attacker_known, defender_known; /* it was asked already */
  guint round;
} Fight;

typedef enum { ATTACKER_WINS, DEFENDER_WINS, NOBODY_WINS } Winner;

gboolean
mw_may_be_boarded (const BonesSetup *setup, const BonesGame *game, guint ship, guint target)
{
  if (target == ship || !mw_is_met (game, target) || mw_is_class (setup, game, target, MW_FLYER))
    return FALSE;

  if (mw_is_class (setup, game, target, MW_MONSTER))
    return game->ships[target].fleet != game->ships[ship].fleet
           && mw_may_strike_monster (game, ship, target);

  if (mw_holder (game, target) != BONES_NO_SHIP)
    return FALSE; /* MW-MON-11 */

  return game->ships[target].fleet != game->ships[ship].fleet
         || mw_is_abandoned (setup, game, target); /* MW-AMB-28 */
}

gboolean
mw_facing_guns (BonesPlay *play, const char *rule, guint ship, guint other, guint ordinal,
                guint *guns)
{
  static const char *const ids[] = { "bow", "port", "starboard", "stern", "no-guns", NULL };
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "facing", rule, ship, ordinal);
  guint64 open = 1 << MW_BANKS;
  guint bank;

  *guns = 0;
  if (mw_is_prize (&play->game, ship))
    return TRUE; /* MW-CAP-02 */

  *guns = mw_guns (play->setup, &play->game, ship, MW_ALL_ROUND, MW_ANY_WEAPON);
  for (bank = 0; bank < MW_BANKS; bank++)
    if (mw_guns (play->setup, &play->game, ship, bank, MW_ANY_WEAPON) > 0)
      open |= 1u << bank;

  if (open == 1 << MW_BANKS)
    return TRUE;

  ask.other = (guint16) other;
  bones_ask_offer (&ask, ids, open);
  if (!bones_ask_choice (play, &ask, &bank))
    return FALSE;

  if (bank < MW_BANKS)
    *guns += mw_guns (play->setup, &play->game, ship, bank, MW_ANY_WEAPON);

  return TRUE;
}

static gboolean
has_crew (const BonesPlay *play, guint ship)
{
  return bones_game_in_play (&play->game, ship) && play->game.ships[ship].tracks[MW_CREW_LEFT] > 0;
}

/* MW-BRD-02, MW-AMB-24: cannons only of the defender, whether they have fired or not. */
static BONES_ASKS gboolean
learn_guns (BonesPlay *play, Fight *fight)
{
  if (fight->defender_known)
    return TRUE;

  fight->defender_known = TRUE;
  return mw_facing_guns (play, "MW-BRD-02", fight->defender, fight->attacker, fight->round,
                         &fight->defender_guns);
}

static BONES_ASKS gboolean
make_side (BonesPlay *play, const Fight *fight, gboolean attacks, BonesRoll *side)
{
  const guint ship = attacks ? fight->attacker : fight->defender;
  const gint crew = play->game.ships[ship].tracks[MW_CREW_LEFT];
  const gint guns = attacks ? 0 : (gint) fight->defender_guns;
  const gint admiral = mw_admiral_on (&play->game, ship) == play->game.ships[ship].fleet;
  guint n = 0;
  gint cards;

  *side = mw_die (&play->game, attacks ? "board-attack" : "board-defence", "MW-BRD-02", ship,
                  fight->round);
  if (!mw_bonus (play, ship, attacks ? MW_MOD_BOARD_ATT : MW_MOD_BOARD_DEF, "MW-BRD-02",
                 fight->round, &cards))
    return FALSE;

  side->other = (guint16) (attacks ? fight->defender : fight->attacker);
  side->bonus = (gint8) CLAMP (crew + guns + admiral + cards, -100, 100);
  side->terms[n++] = (BonesTerm){ "crew", crew };
  if (guns > 0)
    side->terms[n++] = (BonesTerm){ "guns", guns };
  if (admiral > 0)
    side->terms[n++] = (BonesTerm){ "admiral", admiral };
  if (cards != 0)
    side->terms[n] = (BonesTerm){ "cards", cards };

  return TRUE;
}

/* MW-BRD-03 to 05: what a round comes to. */
static const char *const rules_of[] = {
  [ATTACKER_WINS] = "MW-BRD-03", [DEFENDER_WINS] = "MW-BRD-04", [NOBODY_WINS] = "MW-BRD-05"
};

/* MW-BRD-02: the lower total loses a crew counter, with equal totals both do (MW-BRD-05). */
static BONES_ASKS gboolean
fight_round (BonesPlay *play, Fight *fight, Winner *winner)
{
  BonesRoll sides[2];
  gint scores[2];

  if (!learn_guns (play, fight) || !make_side (play, fight, TRUE, &sides[0])
      || !make_side (play, fight, FALSE, &sides[1]) || !bones_roll_opposed (play, sides, scores))
    return FALSE;

  if (!has_crew (play, fight->attacker) || !has_crew (play, fight->defender)) /* by hand */
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

/* MW-BRD-03 to 05: the attacker who won presses on or breaks off; else the defender cuts the
 * grapples or not. */
static BONES_ASKS gboolean
go_on (BonesPlay *play, Fight *fight, Winner winner, gboolean *over)
{
  static const char *const ids[] = { "press-on", "break-off", "carry-on", "cut", NULL };
  const gboolean attacks = winner == ATTACKER_WINS;
  const guint ship = attacks ? fight->attacker : fight->defender;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, attacks ? "press-on" : "cut-grapples",
                         rules_of[winner], ship, fight->round);
  guint choice;

  ask.other = (guint16) (attacks ? fight->defender : fight->attacker);
  bones_ask_offer (&ask, ids, attacks ? 1 << 0 | 1 << 1 : 1 << 2 | 1 << 3);
  if (!bones_ask_choice (play, &ask, &choice))
    return FALSE;

  *over = choice == 1 || choice == 3;
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

/* MW-BRD-07: without crew she has lost; both may. */
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

  return attacker ? mw_take_ship (play, fight->attacker, fight->defender)
                  : mw_take_ship (play, fight->defender, fight->attacker);
}

/* MW-BRD-06: until somebody ends it, or a crew is gone. */
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

      if (!go_on (play, fight, winner, &over))
        return FALSE;

      fight->round++;
    }

  return over || end_fight (play, fight);
}

static BONES_ASKS gboolean
ask_whom (BonesPlay *play, guint ship, guint *target)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_SHIP, "board", "MW-BRD-01", ship, 0);
  const guint holder = mw_holder (&play->game, ship); /* MW-MON-11 */
  gboolean touching = FALSE;

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

  return touching ? mw_pick_ship (play, &ask, target) : bones_ask_ship (play, &ask, target);
}

gboolean
mw_board (BonesPlay *play, const BonesAction *action)
{
  Fight fight = { .attacker = action->ship };

  if (!ask_whom (play, fight.attacker, &fight.defender))
    return FALSE;

  if (fight.defender == BONES_NO_SHIP || !bones_game_in_play (&play->game, fight.attacker)
      || !bones_game_in_play (&play->game, fight.defender))
    return TRUE;

  play->game.ships[fight.attacker].tracks[MW_DONE] |= MW_BOARDED;
  bones_tell_pair (play, "boards", "MW-BRD-01", fight.attacker, fight.defender, 0, 0);
  if (!mw_is_vessel (play->setup, &play->game, fight.defender))
    return mw_board_monster (play, fight.attacker, fight.defender);

  mw_come_alongside (&play->game, fight.attacker, fight.defender);
  if (has_crew (play, fight.defender))
    return fight_it_out (play, &fight);

  bones_tell_pair (play, "nobody-aboard", "MW-BRD-09", fight.attacker, fight.defender, 0, 0);
  return mw_take_ship (play, fight.attacker, fight.defender);
}
