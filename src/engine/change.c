/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "change.h"

#include <string.h>

/* Where a change goes: a number of one or two bytes, and what it may be. */
typedef struct {
  guint8 *byte;
  guint16 *word;
  gint64 lowest, highest;
  gint64 base; /* what is shown as 0 */
} Place;

static guint
count_tracks (const BonesTrack *tracks)
{
  guint n = 0;

  while (tracks[n].id != NULL)
    n++;

  return n;
}

static gboolean
place_track (Place *place, const BonesTrack *tracks, guint16 *values, guint field)
{
  if (field >= count_tracks (tracks))
    return FALSE;

  *place = (Place){ .word = &values[field],
                    .lowest = tracks[field].lowest,
                    .highest = tracks[field].highest,
                    .base = tracks[field].base };
  return TRUE;
}

static gboolean
place_byte (Place *place, guint8 *byte, gint64 lowest, gint64 highest)
{
  *place = (Place){ .byte = byte, .lowest = lowest, .highest = highest };
  return TRUE;
}

static gboolean
place_in_ship (Place *place, const BonesSetup *setup, BonesGame *game, const BonesChange *change)
{
  BonesShip *ship;

  if (change->index >= game->n_ships)
    return FALSE;

  ship = &game->ships[change->index];
  switch (change->field)
    {
    case BONES_SHIP_STATUS:
      return place_byte (place, &ship->status, 0, BONES_STATUSES - 1);
    case BONES_SHIP_OWNER:
      return place_byte (place, &ship->fleet, 0, BONES_NOBODY);
    case BONES_SHIP_ORDERED:
      return place_byte (place, &ship->ordered, 0, 1);
    case BONES_SHIP_KIND:
      return place_byte (place, &ship->kind, 0,
                         (gint64) setup->ruleset->n_kinds (setup->content) - 1);
    default:
      return place_track (place, setup->ruleset->ship_tracks, ship->tracks, change->field)
             && bones_setup_has_track (setup, ship->kind, change->field);
    }
}

static gboolean
place_in_fleet (Place *place, const BonesSetup *setup, BonesGame *game, const BonesChange *change)
{
  BonesFleet *fleet;

  if (change->index >= game->n_fleets)
    return FALSE;

  fleet = &game->fleets[change->index];
  switch (change->field)
    {
    case BONES_FLEET_STATUS:
      return place_byte (place, &fleet->status, 0, BONES_STATUSES - 1);
    case BONES_FLEET_FLAGSHIP:
      *place = (Place){ .word = &fleet->flagship, .lowest = 0, .highest = BONES_NO_SHIP };
      return change->value == BONES_NO_SHIP || change->value < game->n_ships;
    case BONES_FLEET_KEEP_ALL:
      return place_byte (place, &fleet->keep_all, 0, 1);
    default:
      return place_track (place, setup->ruleset->fleet_tracks, fleet->tracks, change->field);
    }
}

static gboolean
place_in_table (Place *place, const BonesSetup *setup, BonesGame *game, const BonesChange *change)
{
  switch (change->field)
    {
    case BONES_TABLE_ROUND:
      *place = (Place){ .word = &game->round, .lowest = 1, .highest = BONES_MAX_ROUNDS };
      return TRUE;
    case BONES_TABLE_STEP:
      return place_byte (place, &game->step, 0, BONES_MAX_STEPS - 1);
    case BONES_TABLE_WIND:
      return place_byte (place, &game->wind, 0, BONES_CALM);
    case BONES_TABLE_ACTIVE_SHIP:
      *place = (Place){ .word = &game->active_ship, .lowest = 0, .highest = BONES_NO_SHIP };
      return change->value == BONES_NO_SHIP || bones_game_in_play (game, change->value);
    default:
      return place_track (place, setup->ruleset->table_tracks, game->tracks, change->field);
    }
}

static gboolean
is_option (const BonesSetup *setup, guint field, Place *place, guint8 *options)
{
  const BonesOption *option;

  for (guint i = 0; i <= field; i++)
    if (i >= BONES_MAX_OPTIONS || setup->ruleset->options[i].key == NULL)
      return FALSE;

  option = &setup->ruleset->options[field];
  place_byte (place, &options[field], 0, 1);
  if (option->kind == BONES_OPTION_DATA)
    return FALSE;

  if (option->kind == BONES_OPTION_NUMBER)
    {
      place->lowest = option->lowest;
      place->highest = option->highest;
    }
  else if (option->kind == BONES_OPTION_VALUES)
    place->highest = (gint64) g_strv_length ((char **) option->values) - 1;

  return TRUE;
}

static BonesChangeFit
set_place (const Place *place, const BonesChange *change)
{
  gint64 old, value;

  g_assert (place->byte != NULL || place->word != NULL);

  old = place->byte != NULL ? *place->byte : *place->word;
  value = change->delta ? old + change->value : change->value;
  if (value < place->lowest)
    return BONES_CHANGE_TOO_LOW;

  if (value > place->highest)
    return BONES_CHANGE_TOO_HIGH;

  if (place->byte != NULL)
    *place->byte = value;
  else
    *place->word = value;

  return BONES_CHANGE_FITS;
}

static gboolean
is_owner (const BonesGame *game, gint64 fleet)
{
  return fleet == BONES_NOBODY || (fleet >= 0 && fleet < game->n_fleets);
}

/* The order is complete or it is none: every fleet at most once. */
static BonesChangeFit
set_order (BonesGame *game, gint64 packed)
{
  guint8 order[BONES_MAX_FLEETS] = { 0 };
  guint n = 0, seen = 0;

  for (; n < BONES_MAX_FLEETS && (packed >> n * 4 & 0xf) != 0xf; n++)
    {
      order[n] = packed >> n * 4 & 0xf;
      if (order[n] >= game->n_fleets || (seen >> order[n] & 1) != 0)
        return BONES_CHANGE_NO_SUCH;

      seen |= 1u << order[n];
    }

  memcpy (game->order, order, sizeof order);
  game->n_order = n;
  return BONES_CHANGE_FITS;
}

static BonesChangeFit
give_turn (const BonesSetup *setup, BonesGame *game, gint64 fleet)
{
  if (setup->ruleset->give_turn == NULL || fleet < 0 || fleet >= game->n_fleets)
    return BONES_CHANGE_NO_SUCH;

  setup->ruleset->give_turn (setup, game, fleet);
  return BONES_CHANGE_FITS;
}

static BonesChangeFit
add_ship (const BonesSetup *setup, BonesGame *game, const BonesChange *change)
{
  BonesShip *ship;
  guint roster = 1;

  if (change->index >= game->n_fleets || change->field >= setup->ruleset->n_kinds (setup->content))
    return BONES_CHANGE_NO_SUCH;

  for (guint i = 0; i < game->n_ships; i++)
    roster += game->ships[i].origin == change->index && game->ships[i].roster > 0;

  if (game->n_ships == BONES_MAX_SHIPS || roster > BONES_MAX_FLEET_SHIPS)
    return BONES_CHANGE_NO_ROOM;

  ship = &game->ships[game->n_ships];
  memset (ship, 0, sizeof *ship);
  ship->fleet = ship->origin = change->index;
  ship->kind = change->field;
  ship->roster = roster;
  setup->ruleset->commission (setup, game, ship);
  game->n_ships++;
  return BONES_CHANGE_FITS;
}

static BonesChangeFit
add_fleet (BonesGame *game)
{
  if (game->n_fleets == BONES_MAX_FLEETS)
    return BONES_CHANGE_NO_ROOM;

  game->fleets[game->n_fleets] = (BonesFleet){ .flagship = BONES_NO_SHIP };
  if (game->n_order > 0) /* she goes last this round */
    game->order[game->n_order++] = game->n_fleets;

  game->n_fleets++;
  return BONES_CHANGE_FITS;
}

static guint
count_kinds (const char *const *kinds)
{
  return g_strv_length ((char **) kinds);
}

static BonesChangeFit
add_marker (const BonesSetup *setup, BonesGame *game, const BonesChange *change)
{
  BonesMarker *marker;

  if (change->field == 0 || change->field >= count_kinds (setup->ruleset->marker_kinds)
      || !is_owner (game, change->index)
      || (change->value != BONES_NO_SHIP && !(change->value >= 0 && change->value < game->n_ships)))
    return BONES_CHANGE_NO_SUCH;

  marker = bones_game_add_marker (game, change->field, change->index);
  if (marker == NULL)
    return BONES_CHANGE_NO_ROOM;

  marker->ship = change->value;
  return BONES_CHANGE_FITS;
}

/* Who is on the table; and what is nobody's, wherever it is. */
static gboolean
may_be_linked (const BonesGame *game, gint64 ship)
{
  return ship >= 0 && ship < game->n_ships
         && (bones_game_in_play (game, (guint) ship) || game->ships[ship].origin == BONES_NOBODY);
}

static BonesChangeFit
add_link (const BonesSetup *setup, BonesGame *game, const BonesChange *change)
{
  if (change->field == 0 || change->field >= count_kinds (setup->ruleset->link_kinds)
      || !may_be_linked (game, change->index) || change->value == change->index
      || !may_be_linked (game, change->value)
      || bones_game_peek_link (game, change->field, change->index) != NULL
      || bones_game_peek_link (game, change->field, change->value) != NULL)
    return BONES_CHANGE_NO_SUCH;

  return bones_game_add_link (game, change->field, change->index, change->value) != NULL
             ? BONES_CHANGE_FITS
             : BONES_CHANGE_NO_ROOM;
}

static BonesChangeFit
add_or_remove (const BonesSetup *setup, BonesGame *game, const BonesChange *change)
{
  switch ((BonesScope) change->scope)
    {
    case BONES_ADD_SHIP:
      return add_ship (setup, game, change);
    case BONES_ADD_FLEET:
      return add_fleet (game);
    case BONES_ADD_MARKER:
      return add_marker (setup, game, change);
    case BONES_ADD_LINK:
      return add_link (setup, game, change);
    case BONES_REMOVE_MARKER:
      if (change->index >= game->n_markers || game->markers[change->index].kind == 0)
        return BONES_CHANGE_NO_SUCH;
      bones_game_drop_marker (game, change->index);
      return BONES_CHANGE_FITS;
    case BONES_REMOVE_LINK:
      if (change->index >= game->n_links || game->links[change->index].kind == 0)
        return BONES_CHANGE_NO_SUCH;
      bones_game_drop_link (game, change->index);
      return BONES_CHANGE_FITS;
    case BONES_RENAME_SHIP: /* names are kept elsewhere: see names.h */
      return change->index < game->n_ships ? BONES_CHANGE_FITS : BONES_CHANGE_NO_SUCH;
    case BONES_RENAME_FLEET:
      return change->index < game->n_fleets ? BONES_CHANGE_FITS : BONES_CHANGE_NO_SUCH;
    default:
      return BONES_CHANGE_NO_SUCH;
    }
}

static gboolean
find_place (Place *place, const BonesSetup *setup, BonesGame *game, const BonesChange *change)
{
  switch ((BonesScope) change->scope)
    {
    case BONES_SET_SHIP:
      return (change->field != BONES_SHIP_OWNER || is_owner (game, change->value))
             && place_in_ship (place, setup, game, change);
    case BONES_SET_FLEET:
      return place_in_fleet (place, setup, game, change);
    case BONES_SET_TABLE:
      return place_in_table (place, setup, game, change);
    case BONES_SET_OPTION:
      return is_option (setup, change->field, place, game->options);
    case BONES_SET_CARD:
      return change->field < BONES_MAX_DECKS && change->index < BONES_MAX_CARDS
             && place_byte (place, &game->cards[change->field][change->index], 0,
                            (gint64) BONES_IN_HAND + game->n_fleets - 1);
    default:
      return FALSE;
    }
}

BonesChangeFit
bones_change_apply (const BonesSetup *setup, BonesGame *game, const BonesChange *change,
                    gint64 *lowest, gint64 *highest)
{
  Place place = { 0 };

  g_return_val_if_fail (setup != NULL && game != NULL && change != NULL, BONES_CHANGE_NO_SUCH);

  if (change->scope == BONES_SET_TABLE && change->field == BONES_TABLE_ORDER)
    return set_order (game, change->value);

  if (change->scope == BONES_SET_TABLE && change->field == BONES_TABLE_ACTIVE)
    return give_turn (setup, game, change->value);

  if (change->scope >= BONES_ADD_SHIP && change->scope != BONES_SET_CARD)
    return add_or_remove (setup, game, change);

  if (!find_place (&place, setup, game, change))
    return BONES_CHANGE_NO_SUCH;

  if (lowest != NULL)
    *lowest = place.lowest - place.base;

  if (highest != NULL)
    *highest = place.highest - place.base;

  return set_place (&place, change);
}

BonesChangeFit
bones_entry_apply (const BonesSetup *setup, BonesGame *game, const BonesEntry *entry)
{
  BonesChangeFit fit = BONES_CHANGE_FITS;

  for (guint i = 0; i < entry->n_changes && fit == BONES_CHANGE_FITS; i++)
    fit = bones_change_apply (setup, game, &entry->changes[i], NULL, NULL);

  if (fit == BONES_CHANGE_FITS)
    setup->ruleset->mend (setup, game);

  return fit;
}
