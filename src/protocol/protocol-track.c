/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

/* true and false count as 1 and 0. */
gboolean
bones_number_read (JsonNode *node, const char *name, guint parts, gint64 *value, GError **error)
{
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    {
      *value = json_node_get_boolean (node);
      return TRUE;
    }

  return bones_json_node_parts (node, name, parts, -G_MAXUINT16, G_MAXUINT16, value, error);
}

/* Which of track->ids are meant; or the number that holds their bits. */
static gboolean
read_bits (const BonesTrack *track, JsonNode *node, gint64 *value, GError **error)
{
  JsonArray *ids;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return bones_number_read (node, track->id, 1, value, error);

  *value = 0;
  ids = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (ids); i++)
    {
      const char *text = NULL;
      gint bit;

      if (!bones_json_node_string (json_array_get_element (ids, i), track->id, &text, error))
        return FALSE;

      bit = bones_desk_find_id (track->ids, text);
      if (bit < 0)
        return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "“%.40s” is none of %s.", text,
                                  track->id);

      *value |= (gint64) 1 << bit;
    }

  return TRUE;
}

/* Which word is meant, by its id. */
static gboolean
read_word (const BonesChanging *to, const BonesTrack *track, JsonNode *node, gint64 *value,
           GError **error)
{
  const char *text = NULL;

  if (!bones_json_node_string (node, track->id, &text, error))
    return FALSE;

  for (guint i = 0; i <= track->highest; i++)
    if (g_strcmp0 (bones_setup_track_word (to->scene.setup, track, i), text) == 0)
      {
        *value = i;
        return TRUE;
      }

  return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "“%.40s” is none of %s.", text,
                            track->id);
}

/* A square by its name; null takes her off the board. */
static gboolean
read_square (const BonesChanging *to, const BonesTrack *track, JsonNode *node, gint64 *value,
             GError **error)
{
  const char *text = NULL;

  *value = 0;
  if (JSON_NODE_HOLDS_NULL (node))
    return TRUE;

  if (!bones_json_node_string (node, track->id, &text, error))
    return FALSE;

  *value = bones_square_from_string (to->scene.setup->ruleset->board, text);
  return *value > 0
         || bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                               "“%.40s” is not a square of the board.", text);
}

gboolean
bones_track_read (const BonesChanging *to, const BonesTrack *track, JsonNode *node, gint64 *value,
                  GError **error)
{
  if (track->show == BONES_SHOW_BITS)
    return read_bits (track, node, value, error);

  if (track->show == BONES_SHOW_SQUARE)
    return read_square (to, track, node, value, error);

  if (track->show == BONES_SHOW_WORD && JSON_NODE_HOLDS_VALUE (node)
      && json_node_get_value_type (node) == G_TYPE_STRING)
    return read_word (to, track, node, value, error);

  if (!bones_number_read (node, track->id, track->show == BONES_SHOW_INCHES ? 100 : 1, value,
                          error))
    return FALSE;

  *value += to->delta ? 0 : track->base;
  return TRUE;
}

gint
bones_track_find (const BonesTrack *tracks, const char *name)
{
  g_autofree char *wanted = g_strdelimit (g_strdup (name), "-", '_');
  gint track = bones_ruleset_track (tracks, name);

  return track >= 0 ? track : bones_ruleset_track (tracks, wanted);
}
