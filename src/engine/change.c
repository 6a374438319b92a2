/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "change.h"

#include <string.h>

#include "fields.h"
#include "game.h"
#include "hands.h"

/* The number that a change sets, of one or two bytes, and its bounds. */
typedef struct {
  guint8 *byte;
  guint16 *word;
  gint64 lowest, highest;
} Place;

static void
place_byte (Place *place, guint8 *byte, gint64 lowest, gint64 highest)
{
  *place = (Place){ .byte = byte, .lowest = lowest, .highest = highest };
}

static gboolean
place_track (Place *place, const BonesSetup *setup, gpointer subject, const BonesChange *change)
{
  const BonesTrack *tracks = bones_scope_tracks (setup->ruleset, change->scope);
  guint16 *values = change->scope == BONES_SET_SHIP    ? ((BonesShip *) subject)->tracks
                    : change->scope == BONES_SET_FLEET ? ((BonesFleet *) subject)->tracks
                                                       : ((BonesGame *) subject)->tracks;

  for (guint i = 0; i <= change->field; i++)
    if (tracks[i].id == NULL)
      return FALSE;

  *place = (Place){ .word = &values[change->field],
                    .lowest = tracks[change->field].lowest,
                    .highest = tracks[change->field].highest };
  return change->scope != BONES_SET_SHIP
         || bones_setup_has_track (setup, ((BonesShip *) subject)->kind, change->field);
}

static gboolean
is_owner (const BonesGame *game, gint64 fleet)
{
  return fleet == BONES_NOBODY || (fleet >= 0 && fleet < game->n_fleets);
}

/* Returns whether the ship or fleet that the value of @field names is there. */
static gboolean
is_there (const BonesGame *game, const BonesGameField *field, const BonesChange *change)
{
  if (field->kind == BONES_VALUE_FLEET)
    return is_owner (game, change->value);

  if (field->kind != BONES_VALUE_SHIP || change->value == BONES_NO_SHIP)
    return TRUE;

  return change->scope == BONES_SET_FLEET ? change->value < game->n_ships
                                          : bones_game_in_play (game, change->value);
}

/* Finds a field of a ship, a fleet or the table. */
static gboolean
place_field (Place *place, const BonesSetup *setup, BonesGame *game, const BonesChange *change)
{
  const BonesGameField *field = bones_game_field (change->scope, change->field);
  gpointer subject = bones_scope_subject (game, change->scope, change->index);

  if (subject == NULL)
    return FALSE;

  if (field == NULL)
    return place_track (place, setup, subject, change);

  if (field->size == 0 || !is_there (game, field, change))
    return FALSE;

  *place = (Place){ .lowest = field->lowest, .highest = field->highest };
  if (field->kind == BONES_VALUE_CLASS)
    place->highest = (gint64) setup->ruleset->n_kinds (setup->content) - 1;

  if (field->size == sizeof (guint8))
    place->byte = G_STRUCT_MEMBER_P (subject, field->offset);
  else
    place->word = G_STRUCT_MEMBER_P (subject, field->offset);

  return TRUE;
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

/* Sets the order of the fleets, each of them at most once. */
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
  if (game->n_order > 0) /* the new fleet goes last this round */
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
  marker->values[0] = change->delta;
  return BONES_CHANGE_FITS;
}

/* Ships on the table, and those that a rule created for nobody. */
static gboolean
may_be_linked (const BonesGame *game, gint64 ship)
{
  return ship >= 0 && ship < game->n_ships
         && (bones_game_in_play (game, (guint) ship) || game->ships[ship].origin == BONES_NOBODY);
}

/* Whether @a and @b have a link of @kind that leaves no room for one between them. */
static gboolean
is_linked (const BonesRuleset *ruleset, const BonesGame *game, guint kind, guint a, guint b)
{
  if ((ruleset->shared_links >> kind & 1) == 0)
    return bones_game_peek_link (game, kind, a) != NULL
           || bones_game_peek_link (game, kind, b) != NULL;

  return bones_game_are_linked (game, kind, a, b);
}

static BonesChangeFit
add_link (const BonesSetup *setup, BonesGame *game, const BonesChange *change)
{
  if (change->field == 0 || change->field >= count_kinds (setup->ruleset->link_kinds)
      || !may_be_linked (game, change->index) || change->value == change->index
      || !may_be_linked (game, change->value)
      || is_linked (setup->ruleset, game, change->field, change->index, (guint) change->value))
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
    case BONES_RENAME_SHIP: /* names are not part of the game: names.h */
      return change->index < game->n_ships ? BONES_CHANGE_FITS : BONES_CHANGE_NO_SUCH;
    case BONES_RENAME_FLEET:
      return change->index < game->n_fleets ? BONES_CHANGE_FITS : BONES_CHANGE_NO_SUCH;
    default:
      return BONES_CHANGE_NO_SUCH;
    }
}

/* The place that people mean when they take a card that they do not see: the pile; if it is empty,
 * the discarded cards, then the spent ones. -1 if all cards are in hands. */
static gint
find_source (const BonesSetup *setup, const BonesGame *game, gint64 but)
{
  for (gint place = BONES_IN_PILE; place < BONES_IN_HAND; place++)
    if (place != but && bones_hands_count_all (setup, game, (guint) place) > 0)
      return place;

  return -1;
}

/* Nobody sees where a card of these is, so one that is taken comes from the pile. If it lies
 * elsewhere, in a hand, a card of the pile goes there for it: the number of cards changes at the
 * same places wherever it was, and so nobody learns that. */
static BonesChangeFit
take_card (const BonesSetup *setup, BonesGame *game, const BonesChange *change)
{
  const BonesHands *hands = setup->ruleset->hands;
  const guint all = hands != NULL ? bones_hands_n_cards (setup) : 0;
  const gint source = all > 0 ? find_source (setup, game, change->value) : -1;
  guint other = change->index;

  if (source < 0 || change->field != hands->deck || change->index >= all || change->value < 0
      || change->value >= (gint64) BONES_IN_HAND + game->n_fleets)
    return BONES_CHANGE_NO_SUCH;

  while ((gint) bones_game_place (game, hands->deck, other) != source)
    other = (other + 1) % all;

  *bones_game_card (game, hands->deck, other) =
      (guint8) bones_game_place (game, hands->deck, change->index);
  *bones_game_card (game, hands->deck, change->index) = (guint8) change->value;
  return BONES_CHANGE_FITS;
}

static gboolean
find_place (Place *place, const BonesSetup *setup, BonesGame *game, const BonesChange *change)
{
  switch ((BonesScope) change->scope)
    {
    case BONES_SET_SHIP:
    case BONES_SET_FLEET:
    case BONES_SET_TABLE:
      return place_field (place, setup, game, change);
    case BONES_SET_OPTION:
      return is_option (setup, change->field, place, game->options);
    case BONES_SET_CARD:
      if (change->field >= BONES_MAX_DECKS
          || change->index >= bones_game_n_cards (game, change->field))
        return FALSE;
      place_byte (place, bones_game_card (game, change->field, change->index), 0,
                  (gint64) BONES_IN_HAND + game->n_fleets - 1);
      return TRUE;
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

  if (change->scope == BONES_SET_CARD && change->delta)
    return take_card (setup, game, change);

  if (!find_place (&place, setup, game, change))
    return BONES_CHANGE_NO_SUCH;

  if (lowest != NULL)
    *lowest = place.lowest;

  if (highest != NULL)
    *highest = place.highest;

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
