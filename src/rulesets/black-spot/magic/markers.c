/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

gboolean
bs_is_spell (const BonesGame *game, guint marker)
{
  return marker < game->n_markers && game->markers[marker].kind >= BS_SANDBAR
         && game->markers[marker].kind <= BS_WIND_SPELL;
}

gint
bs_find_spell (const BonesGame *game, guint kind, guint ship)
{
  for (guint marker = 0; marker < game->n_markers; marker++)
    if (game->markers[marker].kind == kind && game->markers[marker].ship == ship)
      return marker;

  return -1;
}

/* FS-MAGIC-11: faction spells stand until dispelled, others until the end of the round. */
guint
bs_leave_marker (BonesGame *game, const BsCasting *casting, guint ship)
{
  const guint kind = bs_spells[casting->kind].marker;
  BonesMarker *marker = bones_game_add_marker (game, kind, casting->fleet);

  if (marker == NULL) /* the table is full of markers that were added by hand */
    return BONES_MAX_MARKERS;

  marker->stage = casting->mega ? BS_MARK_MEGA : 0;
  marker->ship = ship;
  marker->until = kind >= BS_BLOODTHIRST ? game->round : 0; /* FS-MAGIC-11 */
  marker->values[BS_MARK_CARD] = casting->card;
  marker->values[BS_MARK_ROUND] = game->round;
  return marker - game->markers;
}

void
bs_update_trapped (BonesGame *game, guint ship)
{
  gboolean trapped = FALSE;

  for (guint i = 0; i < game->n_markers; i++)
    trapped = trapped
              || (game->markers[i].kind == BS_ROCKS && game->markers[i].ship == ship
                  && (game->markers[i].stage & BS_MARK_TRAPS) != 0);

  game->ships[ship].tracks[BS_TRAPPED] = trapped;
}

void
bs_untrap (BonesGame *game, guint ship)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == BS_ROCKS && game->markers[i].ship == ship)
      game->markers[i].stage &= ~BS_MARK_TRAPS;

  bs_update_trapped (game, ship);
}

/* BS-SINK-2: the spells on a ship end with it; R-77: rings and rocks stay where they are. FS-WIZ-2:
 * the wizard aboard is dead. */
void
bs_end_spells_on (BonesGame *game, guint ship)
{
  for (guint i = 0; i < game->n_markers; i++)
    {
      BonesMarker *spell = &game->markers[i];

      if (spell->ship != ship || !bs_is_spell (game, i))
        continue;

      if (spell->kind == BS_ROCKS)
        spell->stage &= ~BS_MARK_TRAPS;
      else if (spell->kind != BS_RING)
        bones_game_drop_marker (game, i);
    }

  game->ships[ship].tracks[BS_TRAPPED] = FALSE;
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (game->fleets[fleet].tracks[BS_WIZARD] == ship + 1)
      game->fleets[fleet].tracks[BS_WIZARD] = 0;
}
