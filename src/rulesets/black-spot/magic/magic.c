/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

guint
bs_offered_fleet (const BonesGame *game)
{
  const guint offered = game->tracks[BS_OFFERED];

  return game->step == BS_STEP_MAGIC && offered > 0 && offered <= game->n_order
             ? game->order[offered - 1]
             : BONES_NOBODY;
}

/* FS-MAGIC-2: does not depend on which cards the fleet holds, because hands are secret.
 * FS-MAGIC-12: a fleet whose wizard died may still dispel. */
static gboolean
has_offer (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  return bs_may_attempt (setup, game, fleet)
         && (bs_has_wizard (game, fleet) || bs_dispellable (game, fleet) != 0);
}

static void
end_phase (BonesGame *game)
{
  game->step = BS_STEP_TURNS;
  game->tracks[BS_OFFERED] = game->tracks[BS_PASSES] = 0;
}

/* Makes the offer to the first fleet from @place on that can use it; if there is none, the phase
 * ends. */
static void
offer_from (const BonesSetup *setup, BonesGame *game, guint place)
{
  for (guint i = 0; i < game->n_order; i++)
    {
      const guint at = (place + i) % game->n_order;

      if (has_offer (setup, game, game->order[at]))
        {
          game->tracks[BS_OFFERED] = at + 1;
          return;
        }
    }

  end_phase (game);
}

void
bs_mend_offer (const BonesSetup *setup, BonesGame *game)
{
  if (game->step != BS_STEP_MAGIC)
    game->tracks[BS_OFFERED] = game->tracks[BS_PASSES] = 0;
  else if (game->tracks[BS_OFFERED] > 0)
    offer_from (setup, game, game->tracks[BS_OFFERED] - 1);
}

/* FS-MAGIC-9: the next fleet in initiative order gets the offer, unless all have passed. */
void
bs_next_offer (BonesPlay *play, guint fleet)
{
  BonesGame *game = &play->game;
  guint n = 0;

  if (game->step != BS_STEP_MAGIC) /* ended by an override meanwhile */
    return;

  for (guint i = 0; i < game->n_fleets; i++)
    n += has_offer (play->setup, game, i);

  if (game->tracks[BS_PASSES] >= n)
    end_phase (game);
  else
    offer_from (play->setup, game, bones_game_place_in_order (game, fleet) + 1);

  if (game->step != BS_STEP_MAGIC)
    bones_tell_fleet (play, "magic-over", "FS-MAGIC-2", BONES_NOBODY, 0, 0);
}

gboolean
bs_is_open_in_magic (const BonesSetup *setup, const BonesGame *game, const BonesAction *action,
                     BonesRefusal *refusal)
{
  const guint fleet = bs_offered_fleet (game);

  if (!game->options[BS_FS_MAGIC])
    return bs_refuse (refusal, "no-magic", "FS-WIZ-1");

  if (game->step != BS_STEP_MAGIC)
    return bs_refuse (refusal, "magic-done", "FS-MAGIC-2");

  refusal->fleet = fleet;
  if (action->verb == BS_MAGIC)
    return fleet == BONES_NOBODY || bs_refuse (refusal, "magic-begun", "FS-MAGIC-1");

  if (action->verb < BS_CAST || action->verb > BS_PASS || fleet == BONES_NOBODY)
    return bs_refuse (refusal, fleet == BONES_NOBODY ? "magic-due" : "magic-first", "BS-ROUND-1");

  if (action->fleet != fleet)
    return bs_refuse (refusal, "not-her-offer", "FS-MAGIC-2");

  if (action->verb == BS_PASS || (action->verb == BS_CAST && bs_has_wizard (game, fleet)))
    return TRUE;

  if (action->verb == BS_CAST)
    return bs_refuse (refusal, "no-wizard", "FS-WIZ-3");

  return bs_dispellable (game, fleet) != 0 || bs_refuse (refusal, "no-spell", "FS-MAGIC-8");
}

/* FS-MAGIC-1: moves the whirlpools and erupts the volcanoes of @fleet; BONES_NOBODY: of fleets that
 * are no longer in the order, because spells outlive their casters. */
static BONES_ASKS gboolean
run_upkeep (BonesPlay *play, guint fleet)
{
  const BonesGame *game = &play->game;

  for (guint marker = 0; marker < game->n_markers; marker++)
    {
      const guint owner = game->markers[marker].owner, kind = game->markers[marker].kind;
      const gboolean hers = fleet == BONES_NOBODY
                                ? bones_game_place_in_order (game, owner) == BONES_MAX_FLEETS
                                : owner == fleet;

      if (hers && kind == BS_WHIRLPOOL && !bs_move_whirlpool (play, marker))
        return FALSE;

      if (hers && kind == BS_VOLCANO && !bs_erupt (play, marker))
        return FALSE;
    }

  return TRUE;
}

gboolean
bs_magic (BonesPlay *play, const BonesAction *action)
{
  BonesGame *game = &play->game;

  bones_tell_fleet (play, "magic-begins", "FS-MAGIC-1", BONES_NOBODY, 0, 0);
  for (guint place = 0; place < game->n_order; place++)
    if (!run_upkeep (play, game->order[place]))
      return FALSE;

  if (!run_upkeep (play, BONES_NOBODY))
    return FALSE;

  if (game->step != BS_STEP_MAGIC)
    return TRUE;

  game->tracks[BS_PASSES] = 0;
  offer_from (play->setup, game, 0);
  if (game->step != BS_STEP_MAGIC)
    bones_tell_fleet (play, "magic-over", "FS-MAGIC-2", BONES_NOBODY, 0, 0);

  return TRUE;
}

/* FS-MAGIC-2: a fleet that passed may act when the offer returns. */
gboolean
bs_pass (BonesPlay *play, const BonesAction *action)
{
  play->game.tracks[BS_PASSES]++;
  bones_tell_fleet (play, "passes", "FS-MAGIC-2", action->fleet, 0, 0);
  bs_next_offer (play, action->fleet);
  return TRUE;
}
