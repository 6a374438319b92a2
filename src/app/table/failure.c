/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "failure.h"

#include "query.h"
#include "store.h"

#include "bones-config.h"

static void
save_answered (gboolean yes, gpointer page)
{
  if (yes)
    gtk_widget_activate_action (page, "win.save-elsewhere", NULL);
}

/* Whether the battle could be kept in another file. */
static gboolean
is_of_file (const GError *error)
{
  static const BonesStoreError codes[] = { BONES_STORE_ERROR_READ_ONLY, BONES_STORE_ERROR_FULL,
                                           BONES_STORE_ERROR_IO, BONES_STORE_ERROR_GONE };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    if (g_error_matches (error, BONES_STORE_ERROR, (gint) codes[i]))
      return TRUE;

  return FALSE;
}

void
bones_failure_show (GtkWidget *page, const GError *error)
{
  const char *heading = _ ("Could not do that");

  g_return_if_fail (GTK_IS_WIDGET (page) && error != NULL);

  if (is_of_file (error))
    bones_query_ask (
        bones_query_new (page, heading, error->message, _ ("Save Everything Elsewhere…")),
        save_answered, g_object_ref (page), g_object_unref);
  else
    bones_query_tell (page, heading, error->message);
}
