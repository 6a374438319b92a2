/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fields.h"

#include "game.h"

#define STORED(type, member)                                                                       \
  .offset = G_STRUCT_OFFSET (type, member), .size = sizeof (((type *) NULL)->member)

#define ROW(field) [(field) -BONES_FIRST_FIELD]

static const BonesGameField ship_fields[] = {
  ROW (BONES_SHIP_STATUS) = { "status", N_ ("State"), NULL, BONES_VALUE_STATUS, 0,
                              BONES_STATUSES - 1, STORED (BonesShip, status) },
  ROW (BONES_SHIP_OWNER) = { "owner", N_ ("Owner"), NULL, BONES_VALUE_FLEET, 0, BONES_NOBODY,
                             STORED (BonesShip, fleet) },
  ROW (BONES_SHIP_ORDERED) = { "ordered", N_ ("Ordered"), "ordered", BONES_VALUE_SWITCH, 0, 1,
                               STORED (BonesShip, ordered) },
  ROW (BONES_SHIP_KIND) = { "class", N_ ("Class"), NULL, BONES_VALUE_CLASS, 0, G_MAXUINT8,
                            STORED (BonesShip, kind) },
  { NULL },
};

static const BonesGameField fleet_fields[] = {
  ROW (BONES_FLEET_STATUS) = { "status", N_ ("State"), NULL, BONES_VALUE_STATUS, 0,
                               BONES_STATUSES - 1, STORED (BonesFleet, status) },
  ROW (BONES_FLEET_FLAGSHIP) = { "flagship", N_ ("Flagship"), NULL, BONES_VALUE_SHIP, 0,
                                 BONES_NO_SHIP, STORED (BonesFleet, flagship) },
  ROW (BONES_FLEET_KEEP_ALL) = { "keep-all", N_ ("Keep every roll"), NULL, BONES_VALUE_SWITCH, 0, 1,
                                 STORED (BonesFleet, keep_all) },
  { NULL },
};

static const BonesGameField table_fields[] = {
  ROW (BONES_TABLE_ROUND) = { "round", NULL, "name", BONES_VALUE_NUMBER, 1, BONES_MAX_ROUNDS,
                              STORED (BonesGame, round) },
  ROW (BONES_TABLE_STEP) = { "step", N_ ("Step"), "step", BONES_VALUE_STEP, 0, BONES_MAX_STEPS - 1,
                             STORED (BonesGame, step) },
  ROW (BONES_TABLE_WIND) = { "wind", N_ ("Wind"), NULL, BONES_VALUE_WIND, 0, BONES_CALM,
                             STORED (BonesGame, wind) },
  ROW (BONES_TABLE_ACTIVE_SHIP) = { "active-ship", N_ ("Active ship"), NULL, BONES_VALUE_SHIP, 0,
                                    BONES_NO_SHIP, STORED (BonesGame, active_ship) },
  ROW (BONES_TABLE_ORDER) = { "order", N_ ("Order of play"), NULL, BONES_VALUE_ORDER },
  ROW (BONES_TABLE_ACTIVE) = { "active", N_ ("Orders next"), NULL, BONES_VALUE_FLEET },
  { NULL },
};

const BonesGameField *
bones_game_fields (guint scope)
{
  switch (scope)
    {
    case BONES_SET_SHIP:
      return ship_fields;
    case BONES_SET_FLEET:
      return fleet_fields;
    case BONES_SET_TABLE:
      return table_fields;
    default:
      return NULL;
    }
}

const BonesGameField *
bones_game_field (guint scope, guint field)
{
  const BonesGameField *fields = bones_game_fields (scope);

  if (fields == NULL || field < BONES_FIRST_FIELD)
    return NULL;

  for (guint i = BONES_FIRST_FIELD; fields->id != NULL; i++, fields++)
    if (i == field)
      return fields;

  return NULL;
}

const BonesTrack *
bones_scope_tracks (const BonesRuleset *ruleset, guint scope)
{
  g_return_val_if_fail (ruleset != NULL, NULL);

  switch (scope)
    {
    case BONES_SET_SHIP:
      return ruleset->ship_tracks;
    case BONES_SET_FLEET:
      return ruleset->fleet_tracks;
    case BONES_SET_TABLE:
      return ruleset->table_tracks;
    default:
      return NULL;
    }
}

const char *
bones_field_id (const BonesRuleset *ruleset, guint scope, guint field)
{
  const BonesTrack *tracks = bones_scope_tracks (ruleset, scope);
  const BonesGameField *row = bones_game_field (scope, field);

  if (row != NULL || tracks == NULL)
    return row != NULL ? row->id : NULL;

  for (guint i = 0; tracks[i].id != NULL; i++)
    if (i == field)
      return tracks[i].id;

  return NULL;
}

gint
bones_field_lookup (const BonesRuleset *ruleset, guint scope, const char *id)
{
  const BonesGameField *fields = bones_game_fields (scope);

  g_return_val_if_fail (id != NULL, -1);

  if (fields == NULL)
    return -1;

  for (gint i = 0; fields[i].id != NULL; i++)
    if (g_str_equal (fields[i].id, id))
      return BONES_FIRST_FIELD + i;

  return bones_ruleset_track (bones_scope_tracks (ruleset, scope), id);
}

gpointer
bones_scope_subject (BonesGame *game, guint scope, guint index)
{
  g_return_val_if_fail (game != NULL, NULL);

  switch (scope)
    {
    case BONES_SET_SHIP:
      return index < game->n_ships ? &game->ships[index] : NULL;
    case BONES_SET_FLEET:
      return index < game->n_fleets ? &game->fleets[index] : NULL;
    case BONES_SET_TABLE:
      return game;
    default:
      return NULL;
    }
}

guint
bones_game_field_get (const BonesGameField *field, gconstpointer subject)
{
  g_return_val_if_fail (field != NULL && field->size > 0 && subject != NULL, 0);

  return field->size == sizeof (guint8) ? G_STRUCT_MEMBER (guint8, subject, field->offset)
                                        : G_STRUCT_MEMBER (guint16, subject, field->offset);
}

/* Sets the step of a copy of @game, @tried, to @number. Returns whether the ruleset lets it stand
 * there. */
static gboolean
try_step (const BonesSetup *setup, const BonesGame *game, guint number, BonesGame *tried)
{
  bones_game_copy (tried, game);
  tried->step = (guint8) number;
  setup->ruleset->mend (setup, tried);
  return tried->step == number;
}

gint
bones_step_number (const BonesSetup *setup, const BonesGame *game, const char *id)
{
  g_autofree BonesGame *tried = g_new0 (BonesGame, 1);
  BonesStep steps[BONES_MAX_STEPS] = { 0 };
  const BonesRoundStep *step;
  guint n;

  g_return_val_if_fail (setup != NULL && game != NULL && id != NULL, -1);

  for (step = setup->ruleset->steps; step->id != NULL && !g_str_equal (step->id, id);)
    step++;

  if (step->id == NULL)
    return -1;

  try_step (setup, game, step->number, tried);
  n = setup->ruleset->checklist (setup, tried, steps);
  for (guint i = 0; i < n; i++)
    if (steps[i].state == BONES_STEP_NOW && g_str_equal (steps[i].id, id))
      return step->number;

  return -1;
}

/* Whether ships act in the step at which @game stands. */
static gboolean
ships_are_to_go (const BonesSetup *setup, const BonesGame *game)
{
  BonesStep steps[BONES_MAX_STEPS] = { 0 };
  const guint n = setup->ruleset->checklist (setup, game, steps);

  for (guint i = 0; i < n; i++)
    if (steps[i].state == BONES_STEP_NOW)
      return steps[i].n_left > 0;

  return FALSE;
}

gint
bones_turns_step (const BonesSetup *setup, const BonesGame *game)
{
  g_autofree BonesGame *tried = g_new0 (BonesGame, 1);

  g_return_val_if_fail (setup != NULL && game != NULL, -1);

  for (const BonesRoundStep *step = setup->ruleset->steps; step->id != NULL; step++)
    if (try_step (setup, game, step->number, tried) && ships_are_to_go (setup, tried))
      return step->number;

  return -1;
}

gint
bones_active_fleet (const BonesSetup *setup, const BonesGame *game)
{
  BonesStep steps[BONES_MAX_STEPS] = { 0 };
  gint fleet = -1;
  guint n;

  g_return_val_if_fail (setup != NULL && game != NULL, -1);

  n = setup->ruleset->checklist (setup, game, steps);
  for (guint i = 0; i < n; i++)
    if (steps[i].state == BONES_STEP_NOW && steps[i].fleet < game->n_fleets)
      fleet = steps[i].fleet;

  return fleet;
}
