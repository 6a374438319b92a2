/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether it makes no difference in which order the shots of a volley land, so that the odds may
 * take those at one location together. */
#include "man-o-war.h"

/* TRUE if @effect adds to what it has done before, or sets something for good, and leaves alone
 * what shots at other locations read: their boxes, their saves, and markers. @of_location: that of
 * a lost box; else of a critical hit. */
static gboolean
only_adds (const MwEffect *effect, gboolean of_location)
{
  const gboolean of_turn = effect->duration == MW_END_PHASE || effect->duration == MW_ONE_TURN;

  if (effect->who != MW_HERSELF || effect->duration == MW_EACH_END_PHASE)
    return FALSE;

  switch (effect->code)
    {
    case MW_CREW:
      return effect->number <= 0;
    case MW_BTW:
      return effect->number >= 0;
    case MW_NO_MOVE:
    case MW_NO_FIRE:
      return of_location || effect->duration != MW_FOR_THE_GAME;
    case MW_FIRE:
    case MW_NOTE:
    case MW_MOVE_ENEMY:
      return TRUE;
    case MW_MOD:
      return of_location && !of_turn && effect->mod != MW_MOD_SAVE
             && effect->mod != MW_MOD_BTW_SAVE;
    case MW_GUNS_LOST: /* their owner may choose which */
    case MW_REROLL:
      return FALSE;
    default:
      return mw_is_standing (effect->code) && of_location && !of_turn;
    }
}

static gboolean
all_only_add (const MwEffects *effects, gboolean of_location)
{
  for (guint i = 0; i < effects->n; i++)
    if (!only_adds (&effects->list[i], of_location))
      return FALSE;

  return TRUE;
}

/* The crew and the waterline boxes that @effects cost at most. */
static guint
cost_of (const MwEffects *effects)
{
  guint cost = 0;

  for (guint i = 0; i < effects->n; i++)
    if (effects->list[i].code == MW_CREW)
      cost += (guint) -effects->list[i].number;
    else if (effects->list[i].code == MW_BTW)
      cost += (guint) MAX (effects->list[i].number, 1);

  return cost;
}

/* TRUE if @points of damage, each a lost box or a critical hit, may cost @ship her crew and sink
 * her. Fire in a location without boxes left costs nothing more. */
static gboolean
may_be_abandoned_and_sink (const BonesSetup *setup, const BonesGame *game, guint ship, guint points)
{
  const MwContent *content = setup->content;
  const MwTemplate *template = mw_template (setup, game, ship);
  const guint16 *tracks = game->ships[ship].tracks;
  guint most = 1; /* a shot below the waterline */

  for (guint i = 0; i < template->n_locations; i++)
    most = MAX (most, cost_of (&template->locations[i].effects));

  if (game->options[MW_BLAZE_DESTROYS] == MW_AREA_DESTROYED)
    most *= 2;

  for (guint i = 0; i < content->n_criticals; i++)
    most = MAX (most, cost_of (&content->criticals[i].effects)
                          + (game->options[MW_BLAZE_DESTROYS] == MW_AREA_DESTROYED ? most : 0));

  return points * most + tracks[MW_HULL] >= tracks[MW_CREW_LEFT] + template->btw_boxes;
}

/* TRUE if what the crew and the ship go through first decides about the characters on her. */
static gboolean
characters_depend (const BonesSetup *setup, const BonesGame *game, guint ship, guint points)
{
  return game->options[MW_CREW_ZERO_KILLS] == MW_ANY_CAUSE
         && (mw_admiral_on (game, ship) != BONES_NOBODY
             || mw_wizard_on (game, ship) != BONES_NOBODY)
         && may_be_abandoned_and_sink (setup, game, ship, points);
}

static gboolean
has_marker (const BonesGame *game, guint ship)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind != 0 && game->markers[i].ship == ship)
      return TRUE;

  return FALSE;
}

static gboolean
is_plain_location (const BonesGame *game, guint ship, guint i, const MwLocation *location)
{
  const guint16 *tracks = game->ships[ship].tracks;

  return all_only_add (&location->effects, TRUE) && tracks[MW_LOST + i] <= location->boxes
         && tracks[MW_ABLAZE + i] <= tracks[MW_LOST + i];
}

gboolean
mw_lands_in_any_order (const BonesSetup *setup, const BonesGame *game, guint ship,
                       const MwWeapon *weapon, guint shots)
{
  const MwContent *content = setup->content;
  const MwTemplate *template = mw_template (setup, game, ship);

  if (!mw_is_vessel (setup, game, ship) || template->beast || weapon->effects.n > 0 || weapon->falls
      || has_marker (game, ship)
      || characters_depend (setup, game, ship, shots * MAX (weapon->damage, 1u)))
    return FALSE;

  for (guint i = 0; i < template->n_abilities; i++)
    if (template->abilities[i].on == MW_ON_HOLED || template->abilities[i].on == MW_ON_SINKS)
      return FALSE;

  for (guint i = 0; i < template->n_locations; i++)
    if (!is_plain_location (game, ship, i, &template->locations[i]))
      return FALSE;

  for (guint i = 0; i < content->n_criticals; i++)
    if (!all_only_add (&content->criticals[i].effects, FALSE))
      return FALSE;

  return TRUE;
}
