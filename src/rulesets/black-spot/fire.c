/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

enum { SHORT, LONG };

static const char *const range_ids[] = { "short", "long", NULL };
static const guint8 needs[] = { [SHORT] = 4, [LONG] = 5 };
static const guint8 damages[BS_BANKS] = {
  [BS_BOW] = 1, [BS_AFT] = 1, [BS_PORT] = 2, [BS_STARBOARD] = 2
};

/* BS-ACT-4, BS-GRAP-3: all her firing is one action, which hooks and repairs exclude. */
gboolean
bs_can_fire (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (tracks[BS_HOOKS])
    return bs_refuse (refusal, "hooks-no-guns", "BS-GRAP-3");

  if (!bs_is_free (game, ship, "grappled-no-guns", "BS-ACT-6", refusal))
    return FALSE;

  if (tracks[BS_FIRED] == (1 << BS_BANKS) - 1)
    return bs_refuse (refusal, "all-fired", "BS-FIRE-1");

  if (tracks[BS_GUN_DICE] == 0)
    return bs_refuse (refusal, "no-guns", "BS-DICE-2");

  if (tracks[BS_ACTED] != BS_ACT_FIRED && !bs_has_action (game, ship, refusal))
    return FALSE;

  if (tracks[BS_AGROUND] && !game->options[BS_GROUND_ACTION_AFTER])
    return bs_refuse (refusal, "aground-no-action", "BS-AGRD-4");

  for (guint other = 0; other < game->n_ships; other++)
    if (other != ship && bones_game_in_play (game, other))
      return TRUE;

  return bs_refuse (refusal, "no-other-ship", "BS-FIRE-3");
}

/* BS-FIRE-1: each bank once. */
static BONES_ASKS gboolean
ask_bank (BonesPlay *play, guint ship, guint *bank)
{
  const guint fired = play->game.ships[ship].tracks[BS_FIRED];
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "bank", "BS-FIRE-1", ship, 0);

  ask.who = bs_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  bs_offer (&ask, bs_bank_ids, ~fired & ((1 << BS_BANKS) - 1));
  return bones_ask_choice (play, &ask, bank);
}

/* BS-FIRE-2, BS-FIRE-3: everything under the template, friend or foe, each at its own range. The
 * players see what lies there, and only once they have laid it: it may be nothing, and the
 * bank has fired all the same. Nothing blocks (BS-FIRE-9). */
static BONES_ASKS gboolean
ask_targets (BonesPlay *play, guint ship, guint bank, const BonesAnswer **targets)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_TARGETS, "targets", "BS-FIRE-3", ship, bank);

  ask.who = bs_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.least = 0;
  ask.most = BONES_MAX_VALUES;
  ask.ids = range_ids;
  ask.n_ids = 2;
  for (guint other = 0; other < play->game.n_ships; other++)
    if (other != ship && bones_game_in_play (&play->game, other))
      bones_ask_open (&ask, other);

  return bones_ask (play, &ask, targets);
}

/* BS-FIRE-4: gun dice, short 4, long 5. BS-FIRE-5: bow and aft do 1 damage, broadsides 2. */
static BONES_ASKS gboolean
fire_at (BonesPlay *play, guint ship, guint bank, guint target, guint range)
{
  BonesRoll aim = bs_one_die (&play->game, "to-hit", "BS-FIRE-4", ship, target | bank << 16);
  gboolean strikes;

  if (!bones_game_in_play (&play->game, target)) /* fled, earlier in this volley */
    return TRUE;

  aim.dice = aim.values[0] = play->game.ships[ship].tracks[BS_GUN_DICE];
  aim.needs = aim.values[1] = needs[range];
  aim.other = target;
  if (!bones_roll_meets (play, &aim, &strikes))
    return FALSE;

  if (!bones_game_in_play (&play->game, target))
    return TRUE;

  bs_tell_pair (play, strikes ? "on-target" : "missed", "BS-FIRE-4", ship, target, 0, 0);
  return !strikes || bs_damage (play, target, damages[bank]);
}

/* In the order named, each target's damage before the next is aimed at (1.5). R-107: a ship that
 * flees in her own volley fires no more. */
static BONES_ASKS gboolean
fire_volley (BonesPlay *play, guint ship, guint bank, const guint16 *targets, guint n)
{
  const guint mark = bones_mark (play);

  for (guint i = 0; i < n; i++)
    {
      if (!bs_is_crewed (&play->game, ship))
        {
          bones_tell_ship (play, "volley-lost", "R-107", ship, 0);
          return TRUE;
        }

      bones_settle (play, mark, i);
      if (!fire_at (play, ship, bank, targets[i] & 0xff, targets[i] >> 8))
        return FALSE;
    }

  return TRUE;
}

/* BS-FIRE-1 to 5: one bank and everything that lies under its template. */
gboolean
bs_fire (BonesPlay *play, const BonesAction *action)
{
  static const char *const fires[BS_BANKS] = { "fires-bow", "fires-aft", "fires-port",
                                               "fires-starboard" };
  const guint ship = action->ship;
  guint16 *tracks = play->game.ships[ship].tracks;
  const BonesAnswer *targets;
  guint bank;

  if (!ask_bank (play, ship, &bank) || !ask_targets (play, ship, bank, &targets))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship))
    return TRUE;

  tracks[BS_ACTED] = BS_ACT_FIRED;
  tracks[BS_FIRED] |= 1 << bank;
  bones_tell_ship (play, fires[bank], "BS-FIRE-1", ship, targets->n);
  return fire_volley (play, ship, bank, targets->values, targets->n);
}
