/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

#include "change.h"
#include "ids.h"

/* How the value of a field that is no track is said. */
typedef enum {
  AS_STATUS,
  AS_FLEET,
  AS_SHIP,
  AS_SWITCH,
  AS_CLASS,
  AS_POINT,
  AS_NUMBER,
  AS_STEP,
  AS_ORDER
} As;

typedef struct {
  const char *name;
  guint16 field;
  As as;
} Field;

static const Field ship_fields[] = {
  { "status", BONES_SHIP_STATUS, AS_STATUS },
  { "owner", BONES_SHIP_OWNER, AS_FLEET },
  { "ordered", BONES_SHIP_ORDERED, AS_SWITCH },
  { "class", BONES_SHIP_KIND, AS_CLASS },
  { NULL },
};

static const Field fleet_fields[] = {
  { "status", BONES_FLEET_STATUS, AS_STATUS },
  { "flagship", BONES_FLEET_FLAGSHIP, AS_SHIP },
  { "keep_all", BONES_FLEET_KEEP_ALL, AS_SWITCH },
  { NULL },
};

static const Field table_fields[] = {
  { "round", BONES_TABLE_ROUND, AS_NUMBER },
  { "step", BONES_TABLE_STEP, AS_STEP },
  { "wind", BONES_TABLE_WIND, AS_POINT },
  { "order", BONES_TABLE_ORDER, AS_ORDER },
  { "active", BONES_TABLE_ACTIVE, AS_FLEET },
  { "active_ship", BONES_TABLE_ACTIVE_SHIP, AS_SHIP },
  { NULL },
};

void
bones_add_change (const BonesChanging *to, guint scope, guint field, guint index, gint64 value)
{
  const BonesChange change = { .scope = (guint16) scope,
                               .field = (guint16) field,
                               .index = (guint16) index,
                               .delta = to->delta,
                               .value = value };

  g_array_append_val (to->changes, change);
}

static gboolean
bad (GError **error, const char *name, const char *should)
{
  return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST, "“%s” should be %s.", name,
                            should);
}

static gboolean
read_status (JsonNode *node, gint64 *value, GError **error)
{
  const char *text = NULL;
  gint found;

  if (!bones_json_node_string (node, "status", &text, error))
    return FALSE;

  found = bones_desk_find_id (bones_status_ids, text);
  if (found >= 0)
    {
      *value = found;
      return TRUE;
    }

  return bad (error, "status", "in-play, sunk, destroyed, fled or withdrawn");
}

static gboolean
read_fleet (const BonesChanging *to, JsonNode *node, const char *name, gint64 *value,
            GError **error)
{
  const char *text = NULL;
  guint fleet = BONES_NOBODY;

  if (!JSON_NODE_HOLDS_NULL (node)
      && (!bones_json_node_string (node, name, &text, error)
          || !bones_desk_find_fleet (to->scene.names, text, &fleet, error)))
    return FALSE;

  *value = fleet;
  return TRUE;
}

static gboolean
read_ship (const BonesChanging *to, JsonNode *node, const char *name, gint64 *value, GError **error)
{
  const char *text = NULL;
  guint ship = BONES_NO_SHIP;

  if (!JSON_NODE_HOLDS_NULL (node)
      && (!bones_json_node_string (node, name, &text, error)
          || !bones_desk_find_ship (to->scene.names, text, &ship, error)))
    return FALSE;

  *value = ship;
  return TRUE;
}

static gboolean
read_class (const BonesChanging *to, JsonNode *node, gint64 *value, GError **error)
{
  const char *text = NULL;
  gint kind;

  if (!bones_json_node_string (node, "class", &text, error))
    return FALSE;

  kind = bones_ruleset_kind (to->scene.setup, text);
  *value = kind;
  return kind >= 0
         || bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                               "There is no class of ships “%.40s”.", text);
}

static gboolean
read_point (JsonNode *node, const char *name, gint64 *value, GError **error)
{
  const char *text = NULL;

  if (!bones_json_node_string (node, name, &text, error))
    return FALSE;

  *value = bones_wind_lookup (text);
  return *value >= 0 || bad (error, name, "the point that it blows toward (N, NE …), or calm");
}

/* The fleets' numbers, 4 bits each, the first in the lowest; 0xf ends. */
static gboolean
read_order (const BonesChanging *to, JsonNode *node, const char *name, gint64 *value,
            GError **error)
{
  JsonArray *fleets;
  guint n;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return bad (error, name, "a list of fleets");

  fleets = json_node_get_array (node);
  n = json_array_get_length (fleets);
  if (n > BONES_MAX_FLEETS)
    return bad (error, name, "a list of fleets, each of them once");

  *value = n < BONES_MAX_FLEETS ? (gint64) 0xf << 4 * n : 0;
  for (guint i = 0; i < n; i++)
    {
      gint64 fleet;

      if (!read_fleet (to, json_array_get_element (fleets, i), name, &fleet, error))
        return FALSE;

      *value |= (fleet & 0xf) << 4 * i;
    }

  return TRUE;
}

/* The game as the changes so far leave it, with step @step. */
static void
try_step (const BonesChanging *to, guint step, BonesGame *game)
{
  const BonesSetup *setup = to->scene.setup;

  bones_game_copy (game, to->scene.game);
  for (guint i = 0; i < to->changes->len; i++)
    bones_change_apply (setup, game, &g_array_index (to->changes, BonesChange, i), NULL, NULL);

  game->step = (guint8) step;
  setup->ruleset->mend (setup, game);
}

static gboolean
is_now (const BonesSetup *setup, const BonesGame *game, const char *id)
{
  BonesStep steps[BONES_MAX_STEPS] = { 0 };
  const guint n = setup->ruleset->checklist (setup, game, steps);

  for (guint i = 0; i < n; i++)
    if (steps[i].state == BONES_STEP_NOW && g_str_equal (steps[i].id, id))
      return TRUE;

  return FALSE;
}

/* By the id that the state shows. The numbers behind the ids are the ruleset's, which only its
 * checklist tells. */
static gboolean
read_step (const BonesChanging *to, JsonNode *node, gint64 *value, GError **error)
{
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  g_autofree char *cut = NULL, *told = NULL;
  const char *id = NULL;

  if (!bones_json_node_string (node, "step", &id, error))
    return FALSE;

  for (guint step = 0; step < BONES_MAX_STEPS; step++)
    {
      try_step (to, step, game);
      if (is_now (to->scene.setup, game, id))
        {
          *value = step;
          return TRUE;
        }
    }

  cut = g_utf8_substring (id, 0, MIN (40, g_utf8_strlen (id, -1)));
  told = bones_words_no_step (to->scene.setup->ruleset, cut);
  return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "%s", told);
}

/* How far into the round @game stands: the place of its step in the checklist. */
static guint
count_done (const BonesSetup *setup, const BonesGame *game)
{
  BonesStep steps[BONES_MAX_STEPS] = { 0 };
  const guint n = setup->ruleset->checklist (setup, game, steps);
  guint done = 0;

  while (done < n && steps[done].state == BONES_STEP_DONE)
    done++;

  return done;
}

/* The numbers of steps need not be in the order of the round, and not every one is a step. */
void
bones_add_last_step (const BonesChanging *to)
{
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  guint last = 0, most = 0;

  for (guint step = 0; step < BONES_MAX_STEPS; step++)
    {
      try_step (to, step, game);
      if (game->step != step || count_done (to->scene.setup, game) < most)
        continue;

      most = count_done (to->scene.setup, game);
      last = step;
    }

  bones_add_change (to, BONES_SET_TABLE, BONES_TABLE_STEP, 0, last);
}

static gboolean
read_as (const BonesChanging *to, const Field *field, JsonNode *node, gint64 *value, GError **error)
{
  switch (field->as)
    {
    case AS_STATUS:
      return read_status (node, value, error);
    case AS_FLEET:
      return read_fleet (to, node, field->name, value, error);
    case AS_SHIP:
      return read_ship (to, node, field->name, value, error);
    case AS_CLASS:
      return read_class (to, node, value, error);
    case AS_POINT:
      return read_point (node, field->name, value, error);
    case AS_STEP:
      return read_step (to, node, value, error);
    case AS_ORDER:
      return read_order (to, node, field->name, value, error);
    default:
      return bones_number_read (node, field->name, 1, value, error);
    }
}

/* One member of "set" or "by". */
static gboolean
read_field (const BonesChanging *to, guint scope, guint index, const Field *fields,
            const BonesTrack *tracks, const char *name, JsonNode *node, GError **error)
{
  const gint track = bones_track_find (tracks, name);
  gint64 value = 0;

  for (const Field *field = fields; field->name != NULL; field++)
    if (!to->delta && g_str_equal (field->name, name))
      {
        if (!read_as (to, field, node, &value, error))
          return FALSE;

        bones_add_change (to, scope, field->field, index, value);
        return TRUE;
      }

  if (track < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                              "There is no “%.40s” that could be set here.", name);

  if (!bones_track_read (to, &tracks[track], node, &value, error))
    return FALSE;

  bones_add_change (to, scope, (guint) track, index, value);
  return TRUE;
}

/* A list as the state shows it: how she left the table or not, and chips that are to be on. */
static gboolean
read_status_list (const BonesChanging *to, guint ship, JsonArray *list, GError **error)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      const char *text = NULL;
      gint64 value;
      gint track;

      if (!bones_json_node_string (node, "status", &text, error))
        return FALSE;

      track = bones_track_find (to->scene.setup->ruleset->ship_tracks, text);
      if (track >= 0)
        bones_add_change (to, BONES_SET_SHIP, (guint) track, ship, 1);
      else if (read_status (node, &value, error))
        bones_add_change (to, BONES_SET_SHIP, BONES_SHIP_STATUS, ship, value);
      else
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_flagship (const BonesChanging *to, guint ship, JsonNode *node, GError **error)
{
  const guint fleet = to->scene.game->ships[ship].fleet;
  gint64 yes;

  if (!bones_number_read (node, "flagship", 1, &yes, error))
    return FALSE;

  if (fleet == BONES_NOBODY)
    return bad (error, "flagship", "of a ship that has an owner");

  bones_add_change (to, BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, fleet, yes ? ship : BONES_NO_SHIP);
  return TRUE;
}

gboolean
bones_field_read (const BonesChanging *to, guint scope, guint index, const char *name,
                  JsonNode *node, GError **error)
{
  const BonesRuleset *ruleset = to->scene.setup->ruleset;

  switch (scope)
    {
    case BONES_SET_TABLE:
      return read_field (to, scope, 0, table_fields, ruleset->table_tracks, name, node, error);
    case BONES_SET_FLEET:
      return read_field (to, scope, index, fleet_fields, ruleset->fleet_tracks, name, node, error);
    default:
      if (!to->delta && g_str_equal (name, "status") && JSON_NODE_HOLDS_ARRAY (node))
        return read_status_list (to, index, json_node_get_array (node), error);
      if (!to->delta && g_str_equal (name, "flagship"))
        return read_flagship (to, index, node, error);
      return read_field (to, scope, index, ship_fields, ruleset->ship_tracks, name, node, error);
    }
}

gboolean
bones_fields_read (const BonesChanging *to, guint scope, guint index, JsonObject *fields,
                   const char *const *but, GError **error)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, fields);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if ((but == NULL || !g_strv_contains (but, name))
        && !bones_field_read (to, scope, index, name, node, error))
      return FALSE;

  return TRUE;
}
