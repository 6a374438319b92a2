/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* At most as many boxes are lost as there are, and at most as many burn as are lost. */
static void
mend_locations (const MwTemplate *template, BonesShip *ship)
{
  for (guint i = 0; i < MW_MAX_LOCATIONS; i++)
    {
      const gboolean here = template->class < MW_FLYER && i < template->n_locations;
      const MwCounter *counter = here ? NULL : mw_counter_in (template, MW_LOST + i);
      const guint boxes = here ? template->locations[i].boxes : counter != NULL ? counter->most : 0;
      guint16 *lost = &ship->tracks[MW_LOST + i], *ablaze = &ship->tracks[MW_ABLAZE + i];

      *lost = (guint16) MIN (*lost, boxes);
      *ablaze = here && !template->locations[i].fireproof ? MIN (*ablaze, *lost) : 0;
    }
}

/* A ship that sank leaves a wreck, also if she was sunk by hand. */
static void
mend_wreck (const MwTemplate *template, BonesShip *ship)
{
  const gboolean sank = ship->status == BONES_SUNK && template->class < MW_FLYER;

  if (!sank)
    ship->tracks[MW_WRECK] = MW_NO_WRECK;
  else if (ship->tracks[MW_WRECK] == MW_NO_WRECK)
    ship->tracks[MW_WRECK] = MW_WRECKAGE;
}

/* A prize has crew, and her fleet is not her first. */
static void
mend_owner (BonesGame *game, const MwTemplate *template, BonesShip *ship)
{
  const gboolean taken = template->class < MW_FLYER && ship->fleet != ship->origin
                         && ship->origin < game->n_fleets && ship->fleet < game->n_fleets;

  if (!taken || (ship->tracks[MW_CREW_LEFT] == 0 && ship->status == BONES_IN_PLAY))
    {
      ship->tracks[MW_CAPTURED] = 0;
      if (ship->origin < game->n_fleets)
        ship->fleet = ship->origin;
    }
  else if (ship->tracks[MW_CAPTURED] == 0)
    ship->tracks[MW_CAPTURED] = MAX (game->round, 1);
}

static void
mend_beast (const BonesGame *game, const MwTemplate *template, BonesShip *ship)
{
  guint16 *tracks = ship->tracks;

  if (template->class != MW_MONSTER)
    tracks[MW_DEPTH] = tracks[MW_DEPTH] == MW_SUBMERGED && mw_dives (template)
                               && tracks[MW_CREW_LEFT] > 0 && ship->status == BONES_IN_PLAY
                           ? MW_SUBMERGED
                           : MW_NO_BEAST;
  else if (tracks[MW_DEPTH] == MW_NO_BEAST && game->round > 0)
    tracks[MW_DEPTH] = MW_LAIR;

  if (template->class < MW_FLYER)
    return;

  tracks[MW_HULL] = (guint16) MIN (tracks[MW_HULL], template->wounds);
  if (tracks[MW_HULL] >= template->wounds && ship->status == BONES_IN_PLAY)
    ship->status = BONES_DESTROYED;
}

static void
mend_ship (const BonesSetup *setup, BonesGame *game, guint ship)
{
  BonesShip *self = &game->ships[ship];
  const MwTemplate *template = mw_template (setup, game, ship);

  mend_owner (game, template, self);
  mend_beast (game, template, self);
  if (template->class < MW_FLYER)
    {
      self->tracks[MW_HULL] = (guint16) MIN (self->tracks[MW_HULL], template->btw_boxes);
      mw_count_wounds (setup, game, ship);
      if (self->tracks[MW_HULL] >= template->btw_boxes && self->status == BONES_IN_PLAY)
        self->status = BONES_SUNK;
    }

  for (guint track = MW_CREW_LEFT; track < MW_SHIP_TRACKS; track++)
    if (!mw_has_track (template, track))
      self->tracks[track] = 0;

  if (self->tracks[MW_TO_SCUTTLE] > game->n_ships)
    self->tracks[MW_TO_SCUTTLE] = 0;
  while ((self->status == BONES_SUNK || self->status == BONES_DESTROYED)
         && mw_lose_characters_of_set (setup, game, ship, BONES_NOBODY) < MW_MAX_CHARACTERS)
    ;

  if (self->status != BONES_IN_PLAY)
    mw_leave (game, ship, self->status);

  mend_wreck (template, self);
  mend_locations (template, self);
}

/* A character is aboard a ship in play or off the table, clings to a wreck, or is out of the
 * game. */
static void
mend_character (const BonesSetup *setup, BonesGame *game, guint fleet, MwFleetTrack where,
                MwFleetTrack fate)
{
  guint16 *tracks = game->fleets[fleet].tracks;
  const guint ship = tracks[where] - 1u;
  const gboolean there = tracks[where] > 0 && mw_is_vessel (setup, game, ship);
  const guint wreck = there ? game->ships[ship].tracks[MW_WRECK] : MW_NO_WRECK;

  if (tracks[where] == 0 && tracks[fate] != MW_CLINGS)
    return;

  if (!there)
    {
      tracks[where] = 0;
      if (tracks[fate] == MW_CLINGS)
        tracks[fate] = MW_KILLED;
    }
  else if (wreck == MW_GONE || tracks[fate] >= MW_KILLED)
    {
      tracks[where] = 0;
      tracks[fate] = MAX (tracks[fate], MW_KILLED);
    }
  else
    tracks[fate] = wreck != MW_NO_WRECK ? MW_CLINGS : MW_ABOARD;
}

/* Only one ship of a squadron is its flagship. */
static void
mend_flag (const BonesSetup *setup, BonesGame *game, guint ship)
{
  BonesShip *self = &game->ships[ship];

  if (!self->tracks[MW_FLAG])
    return;

  if (!mw_in_squadron (game, ship, self->fleet, self->tracks[MW_SQUADRON])
      || !mw_may_lead (mw_template (setup, game, ship))
      || mw_flagship_of (game, self->fleet, self->tracks[MW_SQUADRON]) != ship)
    self->tracks[MW_FLAG] = 0;
}

/* A ship that is taken is cut loose. */
static gboolean
may_stay_lashed (const BonesSetup *setup, const BonesGame *game, const BonesLink *link)
{
  return link->a != link->b && mw_is_vessel (setup, game, link->a)
         && game->ships[link->a].fleet == game->ships[link->b].fleet;
}

/* Drops the markers and links of ships that are not in play. */
static void
mend_markers_and_links (const BonesSetup *setup, BonesGame *game)
{
  const MwContent *content = setup->content;

  for (guint i = 0; i < game->n_markers; i++)
    {
      const BonesMarker *marker = &game->markers[i];
      const gboolean aboard = marker->kind == MW_CARD_ABOARD || marker->kind == MW_EFFECT_IN_FORCE
                              || marker->kind == MW_GUNS_SPARED || marker->kind == MW_GUNS_OUT
                              || marker->kind == MW_CHARACTER;

      if ((aboard && !bones_game_in_play (game, marker->ship))
          || (marker->kind == MW_CARD_ABOARD && marker->values[0] >= content->n_cards)
          || (marker->kind == MW_CHARACTER
              && (marker->values[0] >= content->n_characters || marker->owner >= game->n_fleets
                  || !mw_is_vessel (setup, game, marker->ship)))
          || (marker->kind == MW_SPELL_IN_FORCE
              && (marker->values[0] >= content->n_spells
                  || (marker->ship != BONES_NO_SHIP && !bones_game_in_play (game, marker->ship))))
          || (marker->kind == MW_SECTION && game->step != MW_SETTING_UP))
        bones_game_drop_marker (game, i);
    }

  for (guint i = 0; i < game->n_links; i++)
    {
      const BonesLink *link = &game->links[i];
      const gboolean held = link->kind == MW_HELD;

      if (link->kind != 0
          && ((!mw_is_reachable (game, link->a) && !mw_outlives_captor (game, link))
              || !mw_is_reachable (game, link->b) || !mw_is_vessel (setup, game, link->b)
              || mw_is_class (setup, game, link->a, MW_MONSTER) != held
              || (link->kind == MW_TOOK && !mw_is_prize (game, link->b))
              || (link->kind == MW_LASHED && !may_stay_lashed (setup, game, link))))
        bones_game_drop_link (game, i);
    }
}

/* Keeps the step, the order of fleets and the unit in use consistent. */
static void
mend_turn (const BonesSetup *setup, BonesGame *game)
{
  gboolean unit = FALSE;

  if (game->step >= MW_STEPS)
    game->step = MW_BATTLE;

  if (game->round > 0 && game->step == MW_MUSTER)
    game->step = MW_SETTING_UP;

  if (game->step >= MW_MAGIC_PHASE && game->n_order < 2)
    {
      game->n_order = 2;
      game->order[0] = 0;
      game->order[1] = 1;
    }

  if (game->active_ship != BONES_NO_SHIP
      && (game->step != MW_BATTLE || !mw_is_usable (setup, game, game->active_ship)))
    game->active_ship = BONES_NO_SHIP;

  if (game->active_ship != BONES_NO_SHIP)
    game->tracks[MW_LAST] = game->ships[game->active_ship].fleet + 1u;

  for (guint ship = 0; ship < game->n_ships; ship++)
    unit |= game->tracks[MW_LAST] > 0 && mw_is_usable (setup, game, ship)
            && mw_in_squadron (game, ship, game->tracks[MW_LAST] - 1u, game->tracks[MW_UNIT]);

  if (!unit || game->step != MW_BATTLE)
    game->tracks[MW_UNIT] = 0;
}

void
mw_mend (const BonesSetup *setup, BonesGame *game)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    mend_ship (setup, game, ship);

  for (guint ship = 0; ship < game->n_ships; ship++)
    mend_flag (setup, game, ship);

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      const guint flagship = game->fleets[fleet].flagship;

      mend_character (setup, game, fleet, MW_ADMIRAL_SHIP, MW_ADMIRAL_FATE);
      mend_character (setup, game, fleet, MW_WIZARD_SHIP, MW_WIZARD_FATE);
      if (flagship != BONES_NO_SHIP && !bones_game_in_play (game, flagship))
        game->fleets[fleet].flagship = BONES_NO_SHIP;
    }

  mend_markers_and_links (setup, game);
  mw_mend_chosen_guns (setup, game);
  mend_turn (setup, game);
}
