/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

BonesWordsContext
bones_desk_context (BonesTable *table)
{
  return (BonesWordsContext){ bones_table_get_setup (table), bones_table_get_names (table),
                              &bones_table_get_play (table)->game };
}

gboolean
bones_desk_find_ship (const BonesNames *names, const char *text, guint *ship, GError **error)
{
  const gint found = bones_names_find_ship (names, text);

  if (found >= 0)
    {
      *ship = (guint) found;
      return TRUE;
    }

  return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                            found == -1 ? "There is no ship “%.80s”."
                                        : "More than one ship is called “%.80s”: say her id.",
                            text);
}

gboolean
bones_desk_find_fleet (const BonesNames *names, const char *text, guint *fleet, GError **error)
{
  const gint found = bones_names_find_fleet (names, text);

  if (found >= 0)
    {
      *fleet = (guint) found;
      return TRUE;
    }

  return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                            found == -1 ? "There is no fleet “%.80s”."
                                        : "More than one fleet is called “%.80s”: say its letter.",
                            text);
}

gboolean
bones_desk_read_fleets (const BonesNames *names, JsonObject *request, const char *member,
                        guint *fleets, GError **error)
{
  JsonArray *array = NULL;

  *fleets = 0;
  if (!bones_json_read_array (request, member, &array, error))
    return FALSE;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      const char *name = NULL;
      guint fleet;

      if (!bones_json_node_string (json_array_get_element (array, i), member, &name, error)
          || !bones_desk_find_fleet (names, name, &fleet, error))
        return FALSE;

      *fleets |= 1u << fleet;
    }

  return TRUE;
}

/* @id in small letters, and with the hyphens that people need not write. */
static char *
fold_id (const char *id)
{
  return g_strdelimit (g_ascii_strdown (id, -1), "_ ", '-');
}

gint
bones_desk_find_id (const char *const *ids, const char *text)
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
bones_desk_may_name (const BonesDesk *desk, const BonesAsk *ask, GError **error)
{
  const BonesWordsContext context = bones_desk_context (desk->table);

  return bones_sees_options (context.setup, context.game, desk->viewer, ask)
         || bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                               "Only the fleet that holds these cards may name them: give it "
                               "as “viewer”.");
}

gboolean
bones_verb_actions (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  json_object_set_array_member (reply, "actions", bones_write_actions (bones_desk_get_view (desk)));
  return TRUE;
}

/* As it was behind entry @seq: with the names of then. */
static JsonObject *
state_at (BonesTable *table, guint viewer, guint32 seq, GError **error)
{
  g_autoptr (BonesView) view = bones_view_new_at (table, viewer, seq, error);

  return view != NULL ? bones_write_state (view) : NULL;
}

gboolean
bones_verb_state (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  gint64 at = -1;
  JsonObject *state;

  if (!bones_json_read_integer (request, "at", 0, G_MAXUINT32, &at, error))
    return FALSE;

  state = at < 0 ? bones_write_state (bones_desk_get_view (desk))
                 : state_at (desk->table, desk->viewer, (guint32) at, error);
  if (state == NULL)
    return FALSE;

  json_object_set_object_member (reply, "state", state);
  return TRUE;
}

gboolean
bones_verb_log (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  json_object_set_array_member (reply, "log", bones_write_log (desk->table, desk->viewer));
  return TRUE;
}
