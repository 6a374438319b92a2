/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ships that sink or leave play, and the characters on them. */
#include "man-o-war.h"

static void
lose_character (BonesPlay *play, const char *rule, guint fleet, MwFate fate, gboolean wizard)
{
  guint16 *tracks = play->game.fleets[fleet].tracks;
  const guint ship = tracks[wizard ? MW_WIZARD_SHIP : MW_ADMIRAL_SHIP] - 1u;
  static const char *const told[2][2] = { { "admiral-killed", "admiral-taken" },
                                          { "wizard-killed", "wizard-taken" } };
  BonesEvent event = { .what = told[wizard][fate == MW_TAKEN],
                       .rule = rule,
                       .ship = (guint16) ship,
                       .other = BONES_NO_SHIP,
                       .fleet = (guint8) fleet,
                       .marker = BONES_MAX_MARKERS };

  tracks[wizard ? MW_WIZARD_SHIP : MW_ADMIRAL_SHIP] = 0;
  tracks[wizard ? MW_WIZARD_FATE : MW_ADMIRAL_FATE] = fate;
  bones_tell (play, &event);
  if (wizard)
    mw_discard_hand (play->setup, &play->game, fleet);
}

/* MW-BRD-08 */
void
mw_lose_characters (BonesPlay *play, const char *rule, guint ship, guint spared, MwFate fate)
{
  mw_tell_characters_lost (play, rule, ship, spared);
  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    {
      if (fleet == spared)
        continue;

      if (play->game.fleets[fleet].tracks[MW_ADMIRAL_SHIP] == ship + 1)
        lose_character (play, rule, fleet, fate, FALSE);

      if (play->game.fleets[fleet].tracks[MW_WIZARD_SHIP] == ship + 1)
        lose_character (play, rule, fleet, fate, TRUE);
    }
}

/* MW-SNK-04: characters cling to the wreck, without a roll. A prize crew is lost (MW-AMB-51). */
static void
cling_to_wreck (BonesPlay *play, guint ship)
{
  const guint admiral = mw_admiral_on (&play->game, ship);
  const guint wizard = mw_wizard_on (&play->game, ship);

  if (admiral != BONES_NOBODY)
    {
      play->game.fleets[admiral].tracks[MW_ADMIRAL_FATE] = MW_CLINGS;
      bones_tell_ship (play, "admiral-clings", "MW-SNK-04", ship, 0);
    }

  if (wizard != BONES_NOBODY)
    {
      play->game.fleets[wizard].tracks[MW_WIZARD_FATE] = MW_CLINGS;
      bones_tell_ship (play, "wizard-clings", "MW-SNK-04", ship, 0);
    }
}

/* MW-SNK-01 */
void
mw_sink (BonesPlay *play, const char *rule, guint ship)
{
  BonesShip *self = &play->game.ships[ship];

  if (self->status != BONES_IN_PLAY)
    return;

  bones_tell_ship (play, "sunk", rule, ship, 0);
  cling_to_wreck (play, ship);
  mw_tell_characters_lost (play, "MW-SNK-04", ship, BONES_NOBODY);
  mw_leave (&play->game, ship, BONES_SUNK);
  self->tracks[MW_WRECK] = MW_WRECKAGE;
}

/* MW-END-05: that a ship took a prize is known as long as the prize is afloat. */
gboolean
mw_outlives_captor (const BonesGame *game, const BonesLink *link)
{
  return link->kind == MW_TOOK && game->options[MW_LOST_CAPTOR] == MW_CREW_IS_LOST;
}

/* Her markers and links go with her. A lost prize returns to her first owner, so that she counts
 * for the captor (MW-AMB-50). */
void
mw_leave (BonesGame *game, guint ship, BonesStatus status)
{
  BonesShip *self = &game->ships[ship];

  self->status = status;
  if (self->tracks[MW_CAPTURED] > 0)
    self->fleet = self->origin;

  self->tracks[MW_CAPTURED] = 0;
  self->tracks[MW_CREW_LEFT] = self->tracks[MW_FLAG] = self->tracks[MW_AGROUND] = 0;
  self->tracks[MW_STRAGGLER] = self->tracks[MW_TO_SCUTTLE] = self->tracks[MW_LEFT] = 0;
  self->tracks[MW_NO_MOVE_COUNTER] = self->tracks[MW_NO_FIRE_COUNTER] = 0;
  memset (&self->tracks[MW_ABLAZE], 0, MW_MAX_LOCATIONS * sizeof *self->tracks);
  for (guint i = 0; i < game->n_links; i++)
    if ((game->links[i].a == ship || game->links[i].b == ship)
        && !(game->links[i].a == ship && mw_outlives_captor (game, &game->links[i])))
      bones_game_drop_link (game, i);

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind != 0 && game->markers[i].ship == ship)
      bones_game_drop_marker (game, i);

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (game->fleets[fleet].flagship == ship)
      game->fleets[fleet].flagship = BONES_NO_SHIP;
}
