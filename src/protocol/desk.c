/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk.h"

G_DEFINE_QUARK (bones - desk - error - quark, bones_desk_error)

void
bones_desk_set_error (GError **error, BonesDeskError code, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, BONES_DESK_ERROR, (gint) code, message);
}

void
bones_desk_set_table (BonesDesk *desk, BonesTable *table)
{
  g_assert (desk != NULL);

  g_clear_object (&desk->table);
  desk->table = table;
  desk->told = 0;
}

const BonesView *
bones_desk_get_view (BonesDesk *desk)
{
  if (desk->view == NULL)
    desk->view = bones_view_new (desk->table, desk->viewer);

  return desk->view;
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
                                        : "More than one ship is called “%.80s”: give her id.",
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
                                        : "More than one fleet is called “%.80s”: give its letter.",
                            text);
}

gboolean
bones_read_fleets (const BonesNames *names, JsonObject *request, const char *member, guint *fleets,
                   GError **error)
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

gboolean
bones_read_owner (const BonesNames *names, JsonObject *object, const char *member, guint *fleet,
                  GError **error)
{
  const char *text = NULL;

  *fleet = BONES_NOBODY;
  return bones_json_read_string (object, member, &text, error)
         && (text == NULL || bones_desk_find_fleet (names, text, fleet, error));
}

gboolean
bones_read_ship (const BonesNames *names, JsonObject *object, const char *member, guint *ship,
                 GError **error)
{
  const char *text = NULL;

  return bones_json_need (object, member, error)
         && bones_json_read_string (object, member, &text, error)
         && bones_desk_find_ship (names, text, ship, error);
}
