/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

#define MOST_TREASURES 99

/* The dice of dp.treasure_die, in the order of its values. */
static const struct {
  guint8 dice, sides;
} dice[DP_TREASURE_DICE] = { { 1, 6 },  { 1, 2 },  { 1, 3 },  { 1, 4 }, { 1, 8 },
                             { 1, 10 }, { 1, 12 }, { 1, 20 }, { 2, 3 }, { 2, 4 },
                             { 2, 6 },  { 3, 6 },  { 4, 6 } };

/* A number that the players find by the rules of the board game. */
static BONES_ASKS gboolean
ask_number (BonesPlay *play, const char *what, const char *rule, guint ship, guint other,
            guint highest, gint *number)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = dp_ask (&play->game, BONES_ASK_NUMBER, what, rule, ship, 0);
  guint answer;

  ask.other = other;
  ask.high = ask.values[0] = (gint) highest;
  ask.blank = TRUE;
  if (!bones_ask_number (play, &ask, &answer))
    return FALSE;

  *number = (gint) answer;
  return TRUE;
}

/* DP-TRS-01, DP-AMB-15: the standard treasure roll of the board game. */
static BONES_ASKS gboolean
roll_treasure (BonesPlay *play, guint winner, guint loser, gint *number)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint die = play->game.options[DP_TREASURE_DIE];
  BonesRoll roll = dp_die (&play->game, "treasure", "DP-TRS-01", winner, loser);

  if (die >= DP_TREASURE_ASK)
    return ask_number (play, "treasure-number", "DP-TRS-01", winner, loser, MOST_TREASURES, number);

  roll.dice = dice[die].dice;
  roll.sides = dice[die].sides;
  return bones_roll_sum (play, &roll, number);
}

/* DP-TRS-01, DP-GAM-04: at most what is in the bag. The app does not know the bags. */
static BONES_ASKS gboolean
empty_bag (BonesPlay *play, const char *rule, guint winner, guint loser, gint wanted)
{
  BonesAsk ask = dp_ask (&play->game, BONES_ASK_CONFIRM, "bag", rule, winner, 1);
  gboolean enough = TRUE;
  gint taken = wanted;

  ask.other = loser;
  ask.values[0] = wanted;
  if (wanted > 0 && bones_ask_anew (play, NULL))
    return empty_bag (play, rule, winner, loser, wanted);

  if (wanted > 0 && !bones_ask_confirm (play, &ask, &enough))
    return FALSE;

  if (!enough
      && !ask_number (play, "taken", "DP-AMB-15", winner, loser, (guint) wanted - 1, &taken))
    return FALSE;

  bones_tell_pair (play, "takes", rule, winner, loser, taken, 0);
  return TRUE;
}

/* DP-SHP-04, DP-BRD-03: @base + the treasure advantage + @bonus for boarding. */
static gint
tell_sum (BonesPlay *play, const char *rule, guint winner, gint base, guint bonus)
{
  const gint advantage = dp_class (play->setup, &play->game, winner)->advantage;
  const gint sum = base + advantage + (gint) bonus;
  const BonesEvent event = { .what = "treasure",
                             .rule = rule,
                             .ship = winner,
                             .other = BONES_NO_SHIP,
                             .fleet = play->game.ships[winner].fleet,
                             .marker = BONES_MAX_MARKERS,
                             .values = { sum, base, advantage, (gint) bonus } };

  bones_tell (play, &event);
  return sum;
}

/* DP-RAI-06: a port has no bag. */
static BONES_ASKS gboolean
win_raid (BonesPlay *play, guint raider, guint port, gboolean invaded)
{
  const DpContent *content = play->setup->content;
  const guint bonus =
      invaded && play->game.options[DP_RAID_INVADE_BONUS] ? content->boarding_bonus : 0;
  gint base;

  bones_tell_pair (play, "port-taken", "DP-RAI-06", raider, port, 0, 0);
  dp_clear_battle (play->setup, &play->game);
  if (!ask_number (play, "raid-treasure", "DP-RAI-06", raider, port, MOST_TREASURES, &base))
    return FALSE;

  if (!dp_sails (&play->game, raider))
    return TRUE;

  tell_sum (play, "DP-RAI-06", raider, base, bonus);
  dp_end_raid (play, raider, port);
  return TRUE;
}

/* DP-RAI-05, DP-RAI-06: the raider keeps his treasure. */
static void
lose_raid (BonesPlay *play, guint raider, guint port)
{
  const gboolean crew = play->game.ships[raider].tracks[DP_CREW] > 0;

  bones_tell_pair (play, "raid-lost", crew ? "DP-RAI-06" : "DP-RAI-05", raider, port, 0, 0);
  dp_end_raid (play, raider, port);
}

/* DP-TRS-01; DP-GAM-04, DP-AMB-27: a Gambit has its own number, and no bonus for boarding. */
static BONES_ASKS gboolean
win_treasure (BonesPlay *play, guint winner, guint loser, gboolean gambit, guint bonus)
{
  const char *rule = gambit ? "DP-GAM-04" : "DP-TRS-01";
  const guint mark = bones_mark (play);
  gint base;

  dp_clear_battle (play->setup, &play->game); /* what it is won for is asked when it is over */
  if (!(gambit ? ask_number (play, "gambit-treasure", rule, winner, loser, MOST_TREASURES, &base)
               : roll_treasure (play, winner, loser, &base)))
    return FALSE;

  bones_settle (play, mark, 0); /* bags are not in the game */
  return empty_bag (play, rule, winner, loser,
                    tell_sum (play, rule, winner, base, gambit ? 0 : bonus));
}

/* DP-SKI-02: a battle is won by fire (DP-DMG-04) or by boarding (DP-BRD-03). */
gboolean
dp_win (BonesPlay *play, guint winner, guint loser, gboolean boarded, guint bonus)
{
  const BonesLink *battle = dp_battle (&play->game);

  if (!boarded)
    bones_tell_pair (play, "strikes", "DP-DMG-04", loser, winner, 0, 0);

  if (dp_is_port (&play->game, loser))
    return win_raid (play, winner, loser, boarded);

  if (dp_is_port (&play->game, winner))
    {
      lose_raid (play, loser, winner);
      return TRUE;
    }

  return win_treasure (play, winner, loser, battle->kind == DP_GAMBLING, bonus);
}

/* DP-SHP-04: the treasure advantage for treasure that is won outside the app's battles. */
gboolean
dp_treasure (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  static const char *const sources[] = { "from-ship", "from-port", "from-island", NULL };
  BonesAsk ask =
      dp_ask (&play->game, BONES_ASK_CHOICE, "treasure-source", "DP-SHP-04", action->ship, 0);
  guint source;

  ask.blank = TRUE;
  bones_ask_offer (&ask, sources, 0x7);
  if (!bones_ask_choice (play, &ask, &source))
    return FALSE;

  bones_tell_ship (play, sources[source], "DP-SHP-04", action->ship,
                   dp_class (play->setup, &play->game, action->ship)->advantage);
  return TRUE;
}
