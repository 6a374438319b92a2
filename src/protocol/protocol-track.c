/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-track.h"

#include "ids.h"
#include "table-find.h"

/* @id in small letters, with hyphens. */
static char *
fold_id (const char *id)
{
  return g_strdelimit (g_ascii_strdown (id, -1), "_ ", '-');
}

gint
bones_find_folded_id (const char *const *ids, const char *text)
{
  g_autofree char *wanted = fold_id (text);
  gint found = -1;

  for (gint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *id = fold_id (ids[i]);

      if (g_str_equal (ids[i], text))
        return i;

      if (found < 0 && g_str_equal (id, wanted))
        found = i;
    }

  return found;
}

gboolean
bones_read_number_value (JsonNode *node, const char *name, guint parts, gint64 *value,
                         GError **error)
{
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    {
      *value = json_node_get_boolean (node);
      return TRUE;
    }

  return bones_json_node_parts (node, name, parts, -G_MAXUINT16, G_MAXUINT16, value, error);
}

/* A list of track->ids, or the number that holds their bits. */
static gboolean
read_bits (const BonesTrack *track, JsonNode *node, gint64 *value, GError **error)
{
  JsonArray *ids;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return bones_read_number_value (node, track->id, 1, value, error);

  *value = 0;
  ids = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (ids); i++)
    {
      const char *text = NULL;
      gint bit;

      if (!bones_json_node_string (json_array_get_element (ids, i), track->id, &text, error))
        return FALSE;

      bit = bones_find_folded_id (track->ids, text);
      if (bit < 0)
        return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "“%.40s” is not a value of %s.",
                                  text, track->id);

      *value |= (gint64) 1 << bit;
    }

  return TRUE;
}

/* A word by its id, null for none; or its number. */
static gboolean
read_word (BonesTable *table, const BonesTrack *track, JsonNode *node, gint64 *value,
           GError **error)
{
  const BonesSetup *setup = bones_table_get_rules (table);
  const char *text = NULL;

  if (JSON_NODE_HOLDS_NULL (node))
    {
      *value = 0;
      return TRUE;
    }

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) != G_TYPE_STRING)
    return bones_read_number_value (node, track->id, 1, value, error);

  if (!bones_json_node_string (node, track->id, &text, error))
    return FALSE;

  for (guint i = 0; i <= track->highest; i++)
    if (g_strcmp0 (bones_setup_track_value_id (setup, track, i), text) == 0)
      {
        *value = i;
        return TRUE;
      }

  return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "“%.40s” is not a value of %s.", text,
                            track->id);
}

/* A square by its name; null takes her off the board. */
static gboolean
read_square (BonesTable *table, const BonesTrack *track, JsonNode *node, gint64 *value,
             GError **error)
{
  const char *text = NULL;

  *value = 0;
  if (JSON_NODE_HOLDS_NULL (node))
    return TRUE;

  if (!bones_json_node_string (node, track->id, &text, error))
    return FALSE;

  *value = bones_square_from_string (bones_table_get_rules (table)->ruleset->board, text);
  return *value > 0
         || bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                               "“%.40s” is not a square of the board.", text);
}

gboolean
bones_read_ship_value (const BonesNames *names, JsonNode *node, const char *name, gint64 *value,
                       GError **error)
{
  const char *text = NULL;
  guint ship = BONES_NO_SHIP;

  if (!JSON_NODE_HOLDS_NULL (node)
      && (!bones_json_node_string (node, name, &text, error)
          || !bones_desk_find_ship (names, text, &ship, error)))
    return FALSE;

  *value = ship;
  return TRUE;
}

gboolean
bones_read_fleet_value (const BonesNames *names, JsonNode *node, const char *name, gint64 *value,
                        GError **error)
{
  const char *text = NULL;
  guint fleet = BONES_NOBODY;

  if (!JSON_NODE_HOLDS_NULL (node)
      && (!bones_json_node_string (node, name, &text, error)
          || !bones_desk_find_fleet (names, text, &fleet, error)))
    return FALSE;

  *value = fleet;
  return TRUE;
}

/* A list of names, or the number that holds their bits. */
static gboolean
read_markers (BonesTable *table, const BonesTrack *track, JsonNode *node, gint64 *value,
              GError **error)
{
  JsonArray *list;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return bones_read_number_value (node, track->id, 1, value, error);

  *value = 0;
  list = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      const char *name = NULL;
      gint marker;

      if (!bones_json_node_string (json_array_get_element (list, i), track->id, &name, error))
        return FALSE;

      marker = bones_table_find_marker (table, name);
      if (marker < 0)
        return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no marker “%.40s”.",
                                  name);

      *value |= (gint64) 1 << marker;
    }

  return TRUE;
}

/* A ship or a fleet by its name or id, null for none; or its number from 1, 0 for none. */
static gboolean
read_numbered (BonesTable *table, const BonesTrack *track, JsonNode *node, gint64 *value,
               GError **error)
{
  const BonesNames *names = bones_view_names (table);
  const gboolean of_ships = track->numbers == BONES_NUMBERS_SHIPS;
  gint place;

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) != G_TYPE_STRING)
    return bones_read_number_value (node, track->id, 1, value, error);

  if (!(of_ships ? bones_read_ship_value : bones_read_fleet_value) (names, node, track->id, value,
                                                                    error))
    return FALSE;

  *value = *value == (of_ships ? BONES_NO_SHIP : BONES_NOBODY) ? 0 : *value + 1;
  if (track->numbers != BONES_NUMBERS_PLACES || *value == 0)
    return TRUE;

  place = bones_view_place_in_order (table, (guint) *value - 1);
  *value = place + 1;
  return place >= 0
         || bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                               "“%.40s” has no place in the order of the fleets.",
                               json_node_get_string (node));
}

gboolean
bones_read_track_value (BonesTable *table, const BonesTrack *track, JsonNode *node, gboolean delta,
                        gint64 *value, GError **error)
{
  if (track->show == BONES_SHOW_BITS)
    return read_bits (track, node, value, error);

  if (track->show == BONES_SHOW_SQUARE)
    return read_square (table, track, node, value, error);

  if (track->numbers == BONES_NUMBERS_MARKERS)
    return read_markers (table, track, node, value, error);

  if (track->numbers != BONES_NUMBERS_ONLY)
    return read_numbered (table, track, node, value, error);

  if (bones_setup_track_is_worded (bones_table_get_rules (table), track))
    return read_word (table, track, node, value, error);

  if (!bones_read_number_value (node, track->id, bones_track_parts (track), value, error))
    return FALSE;

  *value += delta ? 0 : track->base;
  return TRUE;
}
