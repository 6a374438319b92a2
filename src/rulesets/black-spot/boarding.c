/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

static gboolean
has_fought (const BonesGame *game, guint ship)
{
  return game->ships[ship].tracks[BS_FOUGHT] == game->round;
}

gboolean
bs_battle_is_due (const BonesGame *game, guint ship)
{
  const BonesLink *grapple = bones_game_peek_link (game, BS_GRAPPLE_LINK, ship);

  return grapple != NULL && game->active_ship == ship
         && (grapple->values[BS_LINK_THROWN] < game->round
             || game->options[BS_BOARD_FIRST_FIGHT] == BS_FIGHT_IMMEDIATE)
         && !has_fought (game, grapple->a) && !has_fought (game, grapple->b);
}

/* BS-BOARD-1: in the turn of the hooks, as its action, or in a later round in the Boarding bucket;
 * one battle a ship and round. */
gboolean
bs_can_board (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const BonesLink *grapple = bones_game_peek_link (game, BS_GRAPPLE_LINK, ship);

  if (grapple == NULL)
    return bs_refuse (refusal, "not-grappled", "BS-BOARD-1");

  refusal->other = bones_link_other (grapple, ship);
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

/* P-17, R-24: asked of one captain after the other; the second only where the first would part. */
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

      ask.who = bs_bit (play->game.ships[pair[i]].fleet);
      ask.ship = pair[i];
      ask.other = pair[1 - i];
      bs_offer (&ask, ids, 1 << 0 | 1 << 1);
      if (!bones_ask_choice (play, &ask, &choice))
        return FALSE;

      *part = choice == 1;
    }

  return TRUE;
}

/* BS-BOARD-2: both are ordered; but for board.consumes_target=off, where a first battle leaves its
 * target her turn. */
static void
order_pair (BonesPlay *play, guint ship, guint other)
{
  BonesGame *game = &play->game;
  const gboolean first = bs_bucket_of (play->setup, game, ship) != BS_BOARDING;

  if (game->active_ship != ship)
    bs_note_turn (play->setup, game, ship);

  bs_end_turn_of (game, ship);
  if (!first || game->options[BS_BOARD_CONSUMES_TARGET])
    bs_end_turn_of (game, other);
}

/* BS-BOARD-3, R-48: the initiator has +1 in the first battle that is fought in this action. */
static BonesRoll
crew_roll (const BonesGame *game, guint ship, guint other)
{
  const BonesLink *grapple = bones_game_peek_link (game, BS_GRAPPLE_LINK, ship);
  BonesRoll roll = bs_seaworth (game, "boarding", "BS-BOARD-3", ship, other);

  roll.other = other;
  roll.bonus = grapple != NULL && grapple->a == ship && grapple->values[BS_LINK_FOUGHT] == 0;
  return roll;
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

/* BS-BOARD-6: she is taken, keeps her hits, and waits for the winner's choice; a flagship shakes
 * her fleet at once, whatever becomes of her. */
static BONES_ASKS gboolean
capture (BonesPlay *play, guint ship, guint captor)
{
  const guint fleet = play->game.ships[ship].fleet;
  const gboolean flagship = play->game.fleets[fleet].flagship == ship;

  bs_tell_pair (play, "captured", "BS-BOARD-6", ship, captor, 0, 0);
  bs_abandon (&play->game, ship);
  play->game.tracks[BS_PRIZE] = ship + 1;
  play->game.tracks[BS_CAPTOR] = captor + 1;
  if (!flagship)
    return TRUE;

  play->game.fleets[fleet].flagship = BONES_NO_SHIP;
  return bs_flagship_lost (play, fleet);
}

/* by the hit that would sink her; or by the one that fills her; or by any loss. */
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

/* BS-BOARD-4: the loser takes 1 damage. */
static BONES_ASKS gboolean
lose (BonesPlay *play, guint ship, guint winner)
{
  BsPoint result;

  if (!bs_damage_point (play, ship, 1, &result))
    return FALSE;

  if (!is_defeated (&play->game, ship, result))
    return TRUE;

  if (bs_is_crewed (&play->game, ship) && bs_is_crewed (&play->game, winner))
    return capture (play, ship, winner);

  return result != BS_BEYOND_LIMIT || bs_sink (play, ship); /* nobody is left to take her */
}

/* BS-BOARD-3, BS-BOARD-4: highest die and bonus against the other's; equal is a stalemate. */
static BONES_ASKS gboolean
fight (BonesPlay *play, guint ship, guint other)
{
  const BonesRoll sides[2] = { crew_roll (&play->game, ship, other),
                               crew_roll (&play->game, other, ship) };
  gint scores[2];

  note_battle (&play->game, ship, other);
  if (!bones_roll_opposed (play, sides, scores))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship) || !bs_is_crewed (&play->game, other))
    return TRUE;

  if (scores[0] == scores[1])
    {
      bs_tell_pair (play, "battle-drawn", "BS-BOARD-4", ship, other, scores[0], scores[1]);
      return TRUE;
    }

  if (scores[0] < scores[1])
    {
      bs_tell_pair (play, "battle-won", "BS-BOARD-4", other, ship, scores[1], scores[0]);
      return lose (play, ship, other);
    }

  bs_tell_pair (play, "battle-won", "BS-BOARD-4", ship, other, scores[0], scores[1]);
  return lose (play, other, ship);
}

gboolean
bs_board (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  const guint other =
      bones_link_other (bones_game_peek_link (&play->game, BS_GRAPPLE_LINK, ship), ship);
  gboolean part;

  if (!ask_to_part (play, ship, other, &part))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship) || !bs_is_crewed (&play->game, other))
    return TRUE;

  order_pair (play, ship, other);
  if (!part)
    return fight (play, ship, other);

  bs_tell_pair (play, "parted", "BS-BOARD-5", ship, other, 0, 0);
  bones_game_drop_links (&play->game, ship);
  return TRUE;
}
