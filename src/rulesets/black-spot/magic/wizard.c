/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

gboolean
bs_has_wizard (const BonesGame *game, guint fleet)
{
  const guint aboard = game->fleets[fleet].tracks[BS_WIZARD];

  return aboard > 0 && bones_game_in_play (game, aboard - 1);
}

/* FS-WIZ-4, R-110: one attempt in each round, with a wizard or without. */
gboolean
bs_may_attempt (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  return !game->fleets[fleet].tracks[BS_ATTEMPTED] && bones_game_count_ships (game, fleet) > 0
         && bs_hand_size (setup, game, fleet) > 0;
}

/* FS-WIZ-2: the wizard dies with the ship. FS-MAGIC-12: at once, also in the middle of the
 * phase. */
void
bs_lose_wizard (BonesPlay *play, guint ship)
{
  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    if (play->game.fleets[fleet].tracks[BS_WIZARD] == ship + 1)
      {
        play->game.fleets[fleet].tracks[BS_WIZARD] = 0;
        bones_tell_fleet (play, "wizard-lost", "FS-WIZ-2", fleet, 0, 0);
      }
}

/* the wizard is lost with a captured flagship, unless magic.wizard_captured says
 * otherwise. */
void
bs_wizard_captured (BonesPlay *play, guint ship)
{
  if (play->game.options[BS_MAGIC_WIZARD_CAPTURED] != BS_WIZARD_STAYS)
    bs_lose_wizard (play, ship);
}
