/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-share.h"

#include "fleet-text-read.h"
#include "fleet-text.h"
#include "names.h"
#include "query.h"

#include "bones-config.h"

#include <string.h>

#define MOST_NOTES 12 /* sentences in one message */

gboolean
bones_fleet_copy_text (GtkWidget *widget, BonesStore *store, const BonesFleetRecord *record,
                       GError **error)
{
  g_autoptr (BonesRosterFile) file = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget) && store != NULL && record != NULL, FALSE);

  file = bones_kept_fleet_read (store, record->json, strlen (record->json), error);
  if (file == NULL)
    return FALSE;

  text = bones_fleet_text_write (file);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  return TRUE;
}

void
bones_fleet_say_left_out (GtkWidget *widget, const BonesFleetRecord *record, const GPtrArray *notes)
{
  g_autofree char *called = NULL, *title = NULL;
  g_autoptr (GString) text = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget) && record != NULL && notes != NULL);

  if (notes->len == 0)
    return;

  called = bones_name_isolate (record->name);
  title = g_strdup_printf (_ ("“%s” was kept without this"), called);
  text = g_string_new (NULL);
  for (guint i = 0; i < MIN (notes->len, MOST_NOTES); i++)
    g_string_append_printf (text, "%s\n", (const char *) g_ptr_array_index (notes, i));

  if (notes->len > MOST_NOTES)
    g_string_append_printf (
        text, g_dngettext (GETTEXT_PACKAGE, "And %u more", "And %u more", notes->len - MOST_NOTES),
        notes->len - MOST_NOTES);
  bones_query_tell (widget, title, g_strchomp (text->str));
}

/* Where a fleet goes when it has come from the clipboard. */
typedef struct {
  GtkWidget *widget; /* owned */
  BonesStore *store; /* borrowed: it is open as long as the window */
  BonesFleetPasted pasted;
} Paste;

/* What people had copied may be anything. */
static BonesFleetRecord *
keep_text (BonesStore *store, const char *text, GPtrArray *notes, GError **error)
{
  const char *first = text != NULL ? text + strspn (text, " \t\r\n") : "";

  if (text != NULL && (*first == '{' || bones_fleet_text_is (text, strlen (text))))
    return bones_kept_fleet_import (store, text, strlen (text), NULL, notes, error);

  g_set_error_literal (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
                       _ ("What was copied last is not the text of a fleet. Copy all of it, with "
                          "the line that begins with “Crossbones fleet:”."));
  return NULL;
}

static void
text_came (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Paste *paste = data;
  g_autoptr (GtkWidget) widget = paste->widget;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  BonesFleetRecord *record;

  if (!gtk_widget_get_mapped (widget))
    return;

  record = keep_text (paste->store, text, notes, &error);
  if (record == NULL)
    {
      bones_query_tell (widget, _ ("Nothing was pasted"), error->message);
      return;
    }

  bones_fleet_say_left_out (widget, record, notes);
  paste->pasted (widget, record);
}

void
bones_fleet_paste (GtkWidget *widget, BonesStore *store, BonesFleetPasted pasted)
{
  Paste *paste;

  g_return_if_fail (GTK_IS_WIDGET (widget) && store != NULL && pasted != NULL);

  paste = g_new (Paste, 1);
  *paste = (Paste){ g_object_ref (widget), store, pasted };
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, text_came, paste);
}
