/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Effects that come again in each End Phase, until a die ends them: a plague, poison, a slow leak.
 */
#include "man-o-war.h"

/* The marker of an effect of @code that comes again on @ship, or NULL. */
static BonesMarker *
find_lasting (BonesGame *game, guint ship, MwCode code)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == MW_EFFECT_IN_FORCE && game->markers[i].stage == MW_COMES_AGAIN
        && game->markers[i].ship == ship && (game->markers[i].values[0] & 0xff) == code)
      return &game->markers[i];

  return NULL;
}

/* A ship has one effect of a kind that comes again; the greater one stays. */
void
mw_let_last (BonesPlay *play, const MwEffect *effect, guint ship)
{
  BonesMarker *marker = find_lasting (&play->game, ship, (MwCode) effect->code);

  if (marker != NULL && ABS ((gint16) marker->values[1]) >= ABS (effect->number))
    return;

  if (marker == NULL)
    marker = bones_game_add_marker (&play->game, MW_EFFECT_IN_FORCE, play->game.ships[ship].fleet);

  if (marker == NULL)
    return;

  marker->ship = (guint16) ship;
  marker->stage = MW_COMES_AGAIN;
  marker->values[0] = (guint16) (effect->code | effect->ends_on << 8);
  marker->values[1] = (guint16) effect->number;
}

/* One effect: the die that may end it, and else what it does. */
static BONES_ASKS gboolean
come_again (BonesPlay *play, guint i)
{
  const BonesMarker marker = play->game.markers[i];
  const guint code = marker.values[0] & 0xff, needs = marker.values[0] >> 8;
  const MwEffect effect = { .code = (guint8) code, .number = (gint16) marker.values[1] };
  BonesRoll die;
  gboolean ends = FALSE;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  die = mw_die (&play->game, "effect-ends", "MW-END-03", marker.ship, code);
  die.needs = (guint8) needs;
  die.values[0] = (gint32) needs;
  die.values[1] = (gint32) code;
  if (needs > 0 && !mw_test (play, &die, &ends))
    return FALSE;

  if (ends)
    {
      bones_tell_ship (play, "effect-ended", "MW-END-03", marker.ship, (gint) code);
      bones_game_drop_marker (&play->game, i);
      return TRUE;
    }

  bones_tell_ship (play, "effect-again", "MW-END-03", marker.ship, (gint) code);
  return mw_effect (play, &effect, "MW-END-03", marker.ship, 1u << 16 | code);
}

gboolean
mw_lasting_effects (BonesPlay *play)
{
  for (guint i = 0; i < play->game.n_markers; i++)
    if (play->game.markers[i].kind == MW_EFFECT_IN_FORCE
        && play->game.markers[i].stage == MW_COMES_AGAIN
        && bones_game_in_play (&play->game, play->game.markers[i].ship) && !come_again (play, i))
      return FALSE;

  return TRUE;
}
