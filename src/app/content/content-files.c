/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "content-page-private.h"

#include "compat.h"

#include "bones-config.h"

#include <string.h>

static void
save_chosen (GFile *file, gpointer data)
{
  BonesContentPage *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *said = NULL, *name = NULL;

  if (file == NULL || self->edit == NULL)
    return;

  bones_content_edit_flush (self->edit);
  text = bones_content_set_to_text (bones_content_edit_get_set (self->edit));
  name = g_file_get_basename (file);
  if (!g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                NULL, &error))
    {
      bones_content_page_trouble (self, _ ("The set was not exported"), error->message);
      return;
    }

  said = g_strdup_printf (_ ("Saved as “%s”"), name);
  bones_content_page_say (self, said);
}

void
bones_content_page_export (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesContentPage *self = BONES_CONTENT_PAGE (widget);
  g_autofree char *name = NULL, *title = NULL;

  title =
      g_strdelimit (g_strdup (bones_content_edit_get_set (self->edit)->record->name), "/\\:", '-');
  name = g_strconcat (title, ".json", NULL);
  bones_compat_save (widget, _ ("Export the set"), name, save_chosen, g_object_ref (self),
                     g_object_unref);
}

/* At most one byte more than a set may have. */
static GBytes *
read_file (GFile *file, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);

  return stream != NULL ? g_input_stream_read_bytes (G_INPUT_STREAM (stream),
                                                     BONES_CONTENT_MAX_BYTES + 1, NULL, error)
                        : NULL;
}

static void
open_chosen (GFile *file, gpointer data)
{
  BonesContentPage *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (BonesContentSet) set = NULL;
  BonesStore *store;
  gsize length = 0;
  const char *text;

  store = file != NULL ? bones_content_page_get_store (self) : NULL;
  if (store == NULL)
    return;

  bytes = read_file (file, &error);
  text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  if (bytes != NULL)
    set = bones_content_set_read (text != NULL ? text : "", length, TRUE, &error);

  if (set != NULL)
    bones_content_page_begin (self, g_steal_pointer (&set), store);
  else
    bones_content_page_trouble (self, _ ("This file was not imported"), error->message);
}

void
bones_content_page_import (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_compat_open (widget, _ ("Import a set"), open_chosen,
                     g_object_ref (BONES_CONTENT_PAGE (widget)), g_object_unref);
}
