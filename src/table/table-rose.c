/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

#define TURN "rose.turn" /* the preference: degrees */

gint
bones_table_get_turn (BonesTable *self)
{
  g_autofree char *value = NULL;
  gint64 turn;

  g_return_val_if_fail (BONES_IS_TABLE (self), 0);

  if (!bones_store_get_preference (self->store, self->record->id, TURN, &value, NULL)
      || value == NULL || !g_ascii_string_to_signed (value, 10, 0, 359, &turn, NULL))
    return 0;

  return (gint) turn;
}

gboolean
bones_table_set_turn (BonesTable *self, gint degrees, GError **error)
{
  g_autofree char *value = g_strdup_printf ("%d", degrees);

  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);
  g_return_val_if_fail (degrees >= 0 && degrees < 360, FALSE);

  return bones_table_is_ready (self, error)
         && bones_store_set_preference (self->store, self->record->id, TURN, value, error);
}
