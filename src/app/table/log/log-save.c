/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "log-save.h"

#include "chosen-file.h"
#include "compat.h"
#include "log-file.h"
#include "report-page.h"

#include "bones-config.h"

typedef struct {
  GtkWidget *parent; /* owned */
  BonesHelm *helm;   /* owned */
  BonesLogSave form;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->parent);
  g_object_unref (saving->helm);
  g_free (saving);
}

static char *
write_log (BonesHelm *helm, BonesLogSave form)
{
  BonesTable *table = bones_helm_get_table (helm);

  if (form == BONES_LOG_SAVE_HTML)
    return bones_report_page (table, BONES_NOBODY);
  return bones_log_text (table, BONES_NOBODY,
                         form == BONES_LOG_SAVE_BRIEF ? BONES_LOG_BRIEF : BONES_LOG_WHOLE);
}

static void
chosen (GFile *file, gpointer data)
{
  const Saving *saving = data;
  g_autofree char *name = NULL, *content = NULL, *said = NULL;
  g_autoptr (GError) error = NULL;

  if (file == NULL)
    return;

  name = g_file_get_basename (file);
  content = write_log (saving->helm, saving->form);
  if (bones_chosen_file_write (file, content, strlen (content), &error))
    {
      said = g_strdup_printf (_ ("Saved as “%s”"), name);
      g_signal_emit_by_name (saving->helm, "said", said);
      return;
    }

  said = g_strdup_printf (_ ("“%s” could not be written. %s Choose another place."), name,
                          error->message);
  bones_compat_show_message (saving->parent, _ ("The log was not saved"), said);
}

void
bones_log_save (GtkWidget *parent, BonesHelm *helm, BonesLogSave form)
{
  const BonesGameRecord *record;
  g_autofree char *name = NULL;
  Saving *saving;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));

  record = bones_table_get_record (bones_helm_get_table (helm));
  name = g_strconcat (record->title, form == BONES_LOG_SAVE_HTML ? ".html" : ".txt", NULL);
  saving = g_new (Saving, 1);
  *saving = (Saving){ g_object_ref (parent), g_object_ref (helm), form };
  bones_compat_save (parent, _ ("Save the log"), name, chosen, saving, saving_free);
}
