/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

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
