/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#define THIRSTS 4    /* FS-SPELL-09 */
#define MOST_WORN 99 /* hits that count against a crew */

static gboolean
has_fought (const BonesGame *game, guint ship)
{
  return game->ships[ship].tracks[BS_FOUGHT] == game->round;
}

/* BS-BOARD-1, R-21: in the turn of the hooks, as its action, or in a later round in the Boarding
 * bucket. A ship fights one battle in a round. */
gboolean
bs_can_board (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const BonesLink *grapple = bones_game_peek_link (game, BS_GRAPPLE_LINK, ship);

  if (grapple == NULL)
    return bs_refuse (refusal, "not-grappled", "BS-BOARD-1");

  refusal->other = bones_link_other (grapple, ship);
  if (grapple->stage == BS_LINK_CONVERTING && grapple->values[BS_LINK_THROWN] == game->round)
    return bs_refuse (refusal, "turns-later", "R-66");

  if (has_fought (game, ship))
    return bs_refuse (refusal, "fought", "BS-BOARD-1");

  if (has_fought (game, refusal->other))
    return bs_refuse (refusal, "other-fought", "R-22");

  if (game->active_ship == ship)
    return bs_battle_is_due (game, ship) || bs_refuse (refusal, "fights-later", "BS-BOARD-1");

  if (grapple->values[BS_LINK_THROWN] == game->round && !game->ships[ship].ordered)
    return bs_refuse (refusal, "waits", "BS-ACT-6");

  return bs_may_go (setup, game, ship, refusal);
}

/* P-17, R-24: asks both captains; the second only if the first wants to part. */
static BONES_ASKS gboolean
ask_to_part (BonesPlay *play, guint ship, guint other, gboolean *part)
{
  static const char *const ids[] = { "fight", "part", NULL };
  const guint pair[] = { ship, other };

  *part = play->game.options[BS_BOARD_BREAK_OFF] == BS_BREAK_OFF_MUTUAL
          && bs_bucket_of (play->setup, &play->game, ship) == BS_BOARDING;
  for (guint i = 0; i < 2 && *part; i++)
    {
      BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "break-off", "BS-BOARD-5", pair[i], 0);
      guint choice;

      ask.who = bones_fleet_bit (play->game.ships[pair[i]].fleet);
      ask.ship = pair[i];
      ask.other = pair[1 - i];
      ask.blank = TRUE;
      bones_ask_offer (&ask, ids, 1 << 0 | 1 << 1);
      if (i == 0 && bones_ask_anew (play, NULL))
        return ask_to_part (play, ship, other, part);

      if (!bones_catch_up (play, NULL) || !bones_ask_choice (play, &ask, &choice))
        return FALSE;

      *part = choice == 1;
    }

  return TRUE;
}

static gboolean
is_pair (const BonesGame *game, guint ship, guint other)
{
  return bs_is_crewed (game, ship) && bs_is_crewed (game, other);
}

/* Whether they still fight: a change by hand may have parted them. */
static gboolean
are_fighting (const BonesGame *game, guint ship, guint other)
{
  return is_pair (game, ship, other) && bones_game_are_linked (game, BS_GRAPPLE_LINK, ship, other);
}

/* BS-BOARD-2, R-21: both ships are ordered; with board.consumes_target=off the target keeps its
 * turn after a first battle. R-47: a ship that is activated by the battle burns first, the
 * initiator before the other. */
static BONES_ASKS gboolean
order_pair (BonesPlay *play, guint ship, guint other)
{
  BonesGame *game = &play->game;
  const BonesLink *grapple = bones_game_peek_link (game, BS_GRAPPLE_LINK, ship);
  const gboolean first = bs_bucket_of (play->setup, game, ship) != BS_BOARDING;
  const gboolean both = !first || game->options[BS_BOARD_CONSUMES_TARGET];
  const gboolean burns = game->active_ship != ship && !game->ships[ship].ordered;
  const gboolean other_burns = both && !game->ships[other].ordered;
  const gboolean turned = grapple != NULL && grapple->a == other;

  if (game->active_ship != ship)
    bs_note_turn (play->setup, game, ship);

  bs_end_turn_of (game, ship);
  if (both)
    bs_end_turn_of (game, other);

  return (!turned || !other_burns || bs_burn_upkeep (play, other))
         && (!burns || bs_burn_upkeep (play, ship))
         && (turned || !other_burns || bs_burn_upkeep (play, other));
}

/* hull dice, or with super.boarding=lower the smaller pool; one more under Bloodthirst
 * (FS-SPELL-09). */
static guint
crew_dice (const BonesGame *game, guint ship)
{
  const guint16 *tracks = game->ships[ship].tracks;
  const gboolean lower = game->options[BS_SUPER_BOARDING] == BS_SUPER_LOWER;

  return (lower ? MIN (tracks[BS_GUN_DICE], tracks[BS_HULL_DICE]) : tracks[BS_HULL_DICE])
         + (bs_find_spell (game, BS_BLOODTHIRST, ship) >= 0);
}

/* Of a battle that is noted. BS-BOARD-3, R-48: the initiator has +1 in the first battle of the
 * action; the faction of a crew adds its bonus in every battle (FS-FAC-4, FS-FAC-6, R-53).
 * BS-BMOD-1, R-40: the cost of the class, in halves, is added, and every hit that the ship ever
 * took is taken off. */
static BonesRoll
crew_roll (const BonesSetup *setup, const BonesGame *game, guint ship, guint other)
{
  const BonesLink *grapple = bones_game_peek_link (game, BS_GRAPPLE_LINK, ship);
  const BsFaction *crew = bs_crew_faction (setup, game, ship);
  const guint cost = bs_class (setup, game, ship)->cost;
  BonesRoll roll = bs_seaworth (game, "boarding", "BS-BOARD-3", ship, other);

  roll.other = other;
  roll.dice = roll.values[0] = crew_dice (game, ship);
  roll.bonus = grapple != NULL && grapple->a == ship && grapple->values[BS_LINK_FOUGHT] <= 1;
  roll.bonus += crew != NULL ? crew->boarding : 0;
  if (!game->options[BS_OPT_BOARDING_MODIFIERS])
    return roll;

  roll.bonus +=
      (gint) (cost / 2) - MIN ((gint) game->ships[ship].tracks[BS_ACCUMULATED_HITS], MOST_WORN);
  roll.half = cost % 2;
  return roll;
}

static void
make_side (const BonesPlay *play, gconstpointer pair, guint side, BonesRoll *roll)
{
  const guint *ships = pair;

  *roll = crew_roll (play->setup, &play->game, ships[side], ships[1 - side]);
  if (!are_fighting (&play->game, ships[0], ships[1]))
    roll->dice = 0;
}

static void
note_battle (BonesGame *game, guint ship, guint other)
{
  BonesLink *grapple = bones_game_find_link (game, BS_GRAPPLE_LINK, ship);
  const guint pair[] = { ship, other };

  if (grapple != NULL)
    {
      grapple->values[BS_LINK_FOUGHT]++;
      grapple->values[BS_LINK_LAST] = game->round;
    }

  for (guint i = 0; i < 2; i++)
    {
      game->ships[pair[i]].tracks[BS_FOUGHT] = game->round;
      game->ships[pair[i]].tracks[BS_ACTED] = BS_ACT_BOARDED;
    }
}

/* BS-BOARD-6: the ship keeps its hits and waits for the winner's choice. The loss of a flagship
 * tests morale at once, whatever the choice. */
static BONES_ASKS gboolean
capture_ship (BonesPlay *play, guint ship, guint captor)
{
  const guint fleet = play->game.ships[ship].fleet;
  const gboolean flagship = play->game.fleets[fleet].flagship == ship;

  bones_tell_pair (play, "captured", "BS-BOARD-6", ship, captor, 0, 0);
  bs_wizard_captured (play, ship);
  bs_abandon (&play->game, ship);
  play->game.tracks[BS_PRIZE] = ship + 1;
  play->game.tracks[BS_CAPTOR] = captor + 1;
  if (!flagship)
    return TRUE;

  play->game.fleets[fleet].flagship = BONES_NO_SHIP;
  return bs_flagship_lost (play, fleet);
}

/* defeated by the hit that would sink the ship, by the hit that brings it to its limit, or by
 * any lost battle (board.defeat). */
static gboolean
is_defeated (const BonesGame *game, guint ship, BsPoint result)
{
  switch (game->options[BS_BOARD_DEFEAT])
    {
    case BS_DEFEAT_ANY_LOSS:
      return result != BS_OUT_OF_REACH;
    case BS_DEFEAT_HITS_EQUAL_DICE:
      if (result == BS_TOOK_HIT)
        return game->ships[ship].tracks[BS_HITS] >= bs_limit (game, ship);
      return result == BS_BEYOND_LIMIT;
    default:
      return result == BS_BEYOND_LIMIT;
    }
}

/* The ship is captured. R-63: it is lost if a monster fights in the battle, or if no crew is left
 * to take it. */
static BONES_ASKS gboolean
defeat_ship (BonesPlay *play, guint ship, guint winner, BsPoint result)
{
  const gboolean monsters = bs_has (play->setup, &play->game, ship, BS_MONSTER)
                            || bs_has (play->setup, &play->game, winner, BS_MONSTER);

  if (monsters)
    return bs_sink (play, ship);

  if (is_pair (&play->game, ship, winner))
    return capture_ship (play, ship, winner);

  return result != BS_BEYOND_LIMIT || bs_sink (play, ship);
}

/* BS-BOARD-4: the loser takes 1 damage, but none if the winner is charmed by a Siren.
 * FS-KRAK-1, FS-KRAK-2: a hit by the Kraken may destroy the ship. */
static BONES_ASKS gboolean
lose_battle (BonesPlay *play, guint ship, guint winner)
{
  BsPoint result;

  if (bs_is_charmed (&play->game, winner))
    {
      bones_tell_pair (play, "defends-only", "R-80", winner, ship, 0, 0);
      return TRUE;
    }

  if (!bs_damage_point (play, ship, 1, 1, &result))
    return FALSE;

  if (is_defeated (&play->game, ship, result))
    return defeat_ship (play, ship, winner, result);

  return result != BS_TOOK_HIT || !bs_has (play->setup, &play->game, winner, BS_DEVOURS)
         || bs_devour (play, ship, winner, "FS-KRAK-1");
}

/* each battle won tests whether Bloodthirst stays for the next round, until one test
 * succeeds. */
static BONES_ASKS gboolean
test_bloodthirst (BonesPlay *play, guint ship)
{
  BonesGame *game = &play->game;
  BonesRoll roll = bs_one_die (game, "bloodthirst", "FS-SPELL-09", ship, 0);
  gint spell = bs_find_spell (game, BS_BLOODTHIRST, ship);
  gboolean stays;

  if (spell < 0 || (game->markers[spell].stage & BS_MARK_WON) != 0)
    return TRUE;

  roll.owner = game->markers[spell].owner;
  roll.needs = roll.values[1] = THIRSTS;
  if (bones_roll_anew (play, &roll))
    return test_bloodthirst (play, ship);

  if (!bones_roll_meets (play, &roll, &stays))
    return FALSE;

  spell = bs_find_spell (game, BS_BLOODTHIRST, ship);
  if (spell < 0) /* removed by an override meanwhile */
    return TRUE;

  if (stays)
    game->markers[spell].stage |= BS_MARK_WON;

  bones_tell_ship (play, stays ? "thirsts-on" : "thirst-sated", "FS-SPELL-09", ship, 0);
  return TRUE;
}

static BONES_ASKS gboolean
win_battle (BonesPlay *play, const BonesRoll *winner, const BonesRoll *loser, const gint totals[2])
{
  if (play->game.options[BS_OPT_BOARDING_MODIFIERS])
    bones_tell_pair (play, "battle-won-modified", "BS-BMOD-1", winner->ship, loser->ship, totals[0],
                     totals[1]);
  else
    bones_tell_pair (play, "battle-won", "BS-BOARD-4", winner->ship, loser->ship, totals[0] / 2,
                     totals[1] / 2);

  return lose_battle (play, loser->ship, winner->ship) && test_bloodthirst (play, winner->ship);
}

static void
tell_draw (BonesPlay *play, guint ship, guint other, gint total)
{
  if (play->game.options[BS_OPT_BOARDING_MODIFIERS])
    bones_tell_pair (play, "battle-drawn-modified", "BS-BMOD-1", ship, other, total, total);
  else
    bones_tell_pair (play, "battle-drawn", "BS-BOARD-4", ship, other, total / 2, total / 2);
}

/* BS-BOARD-3, BS-BOARD-4: compares the totals, in halves of points; equal totals are a
 * stalemate. */
static BONES_ASKS gboolean
fight_battle (BonesPlay *play, guint ship, guint other)
{
  const guint pair[2] = { ship, other };
  BonesRoll sides[2];
  gint scores[2];

  note_battle (&play->game, ship, other);
  if (!bones_roll_opposed (play, make_side, pair, sides, scores))
    return FALSE;

  if (!are_fighting (&play->game, ship, other))
    return TRUE;

  for (guint side = 0; side < 2; side++)
    scores[side] = 2 * scores[side] + sides[side].half;

  if (scores[0] == scores[1])
    {
      tell_draw (play, ship, other, scores[0]);
      return TRUE;
    }

  return scores[0] > scores[1]
             ? win_battle (play, &sides[0], &sides[1], scores)
             : win_battle (play, &sides[1], &sides[0], (const gint[]){ scores[1], scores[0] });
}

gboolean
bs_board (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  const BonesLink *grapple = bones_game_peek_link (&play->game, BS_GRAPPLE_LINK, ship);
  const guint other = bones_link_other (grapple, ship);
  gboolean part;

  if (grapple->stage == BS_LINK_CONVERTING)
    return bs_convert (play, grapple->a, grapple->b);

  if (!ask_to_part (play, ship, other, &part))
    return FALSE;

  if (!is_pair (&play->game, ship, other))
    return TRUE;

  if (!order_pair (play, ship, other))
    return FALSE;

  if (!is_pair (&play->game, ship, other))
    return TRUE;

  if (!part)
    return fight_battle (play, ship, other);

  bones_tell_pair (play, "parted", "BS-BOARD-5", ship, other, 0, 0);
  bs_let_go (&play->game, ship);
  return TRUE;
}
