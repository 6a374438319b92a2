/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "change-text.h"

#include "ids.h"
#include "json-read.h"
#include "ruleset.h"

#define MOST ((gint64) G_MAXUINT32)

/* Fields that are no tracks, from 0x100 on. */
static const char *const ship_field_ids[] = { "status", "owner", "ordered", "class", NULL };
static const char *const fleet_field_ids[] = { "status", "flagship", "keep-all", NULL };
static const char *const table_field_ids[] = { "round", "step",   "wind", "active-ship",
                                               "order", "active", NULL };

#define FIRST_FIELD 0x100

/* Tables of a ruleset end with an entry without id. */
static guint
count_tracks (const BonesTrack *tracks)
{
  guint n = 0;

  while (tracks[n].id != NULL)
    n++;

  return n;
}

static const BonesTrack *
tracks_of (const BonesRuleset *ruleset, guint scope, const char *const **fields)
{
  switch (scope)
    {
    case BONES_SET_SHIP:
      *fields = ship_field_ids;
      return ruleset->ship_tracks;
    case BONES_SET_FLEET:
      *fields = fleet_field_ids;
      return ruleset->fleet_tracks;
    default:
      *fields = table_field_ids;
      return ruleset->table_tracks;
    }
}

/* The name of what @change sets; NULL where its number says it all. */
static const char *
field_id (const BonesSetup *setup, const BonesChange *change)
{
  const BonesRuleset *ruleset = setup->ruleset;
  const char *const *fields;
  const BonesTrack *tracks;

  switch ((BonesScope) change->scope)
    {
    case BONES_SET_SHIP:
    case BONES_SET_FLEET:
    case BONES_SET_TABLE:
      tracks = tracks_of (ruleset, change->scope, &fields);
      if (change->field < count_tracks (tracks))
        return tracks[change->field].id;
      return change->field >= FIRST_FIELD
                     && change->field < FIRST_FIELD + g_strv_length ((char **) fields)
                 ? fields[change->field - FIRST_FIELD]
                 : NULL;
    case BONES_SET_OPTION:
      return ruleset->options[change->field].key;
    case BONES_ADD_SHIP:
      return ruleset->kind_id (setup->content, change->field);
    case BONES_ADD_MARKER:
      return ruleset->marker_kinds[change->field];
    case BONES_ADD_LINK:
      return ruleset->link_kinds[change->field];
    default:
      return NULL;
    }
}

static gint
find_field (const BonesSetup *setup, guint scope, const char *id)
{
  const BonesRuleset *ruleset = setup->ruleset;
  const char *const *fields;
  gint found;

  switch ((BonesScope) scope)
    {
    case BONES_SET_OPTION:
      return bones_ruleset_option (ruleset, id);
    case BONES_ADD_SHIP:
      return bones_ruleset_kind (setup, id);
    case BONES_ADD_MARKER:
      return bones_id_lookup (ruleset->marker_kinds, id);
    case BONES_ADD_LINK:
      return bones_id_lookup (ruleset->link_kinds, id);
    default:
      found = bones_ruleset_track (tracks_of (ruleset, scope, &fields), id);
      if (found >= 0)
        return found;
      found = bones_id_lookup (fields, id);
      return found >= 0 ? found + FIRST_FIELD : -1;
    }
}

static gboolean
unknown (const char *member, const char *found, GError **error)
{
  g_set_error (error, BONES_JSON_READ_ERROR, BONES_JSON_READ_ERROR_TYPE,
               "“%s”: “%.40s” is not known here.", member, found);
  return FALSE;
}

static gboolean
has_named_field (guint scope)
{
  return scope <= BONES_ADD_SHIP || scope == BONES_ADD_MARKER || scope == BONES_ADD_LINK;
}

JsonObject *
bones_change_to_json (const BonesSetup *setup, const BonesChange *change)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "set", bones_scope_ids[change->scope]);
  if (has_named_field (change->scope))
    json_object_set_string_member (object, "field", field_id (setup, change));
  else if (change->field != 0)
    json_object_set_int_member (object, "deck", change->field);

  json_object_set_int_member (object, "index", change->index);
  json_object_set_int_member (object, "value", change->value);
  if (change->delta)
    json_object_set_boolean_member (object, "delta", TRUE);

  return object;
}

static gboolean
read_field (const BonesSetup *setup, JsonObject *object, guint scope, guint16 *field,
            GError **error)
{
  const char *id = NULL;
  gint64 deck = 0;
  gint found;

  if (!has_named_field (scope))
    {
      if (!bones_json_read_integer (object, "deck", 0, BONES_MAX_DECKS - 1, &deck, error))
        return FALSE;

      *field = (guint16) deck;
      return TRUE;
    }

  if (!bones_json_need (object, "field", error)
      || !bones_json_read_string (object, "field", &id, error))
    return FALSE;

  found = find_field (setup, scope, id);
  if (found < 0)
    return unknown ("field", id, error);

  *field = (guint16) found;
  return TRUE;
}

gboolean
bones_change_from_json (const BonesSetup *setup, JsonNode *node, BonesChange *change,
                        GError **error)
{
  JsonObject *object = NULL;
  gboolean delta = FALSE;
  gint64 index = 0, value = 0;
  const char *set = NULL;
  gint scope;

  if (!bones_json_node_object (node, "changes", &object, error)
      || !bones_json_need (object, "set", error)
      || !bones_json_read_string (object, "set", &set, error)
      || !bones_json_read_integer (object, "index", 0, G_MAXUINT16, &index, error)
      || !bones_json_read_integer (object, "value", -MOST, MOST, &value, error)
      || !bones_json_read_bool (object, "delta", &delta, error))
    return FALSE;

  scope = bones_id_lookup (bones_scope_ids, set);
  if (scope < 0)
    return unknown ("set", set, error);

  if (!read_field (setup, object, (guint) scope, &change->field, error))
    return FALSE;

  change->scope = (guint16) scope;
  change->index = (guint16) index;
  change->delta = delta ? 1 : 0;
  change->value = value;
  return TRUE;
}
