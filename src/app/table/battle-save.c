/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "battle-save.h"

#include "chosen-file.h"
#include "compat.h"
#include "log-file.h"
#include "print-job.h"
#include "query.h"
#include "report-page.h"
#include "report-sheet.h"
#include "table-picture.h"

#include "bones-config.h"

/* What a file of each form is called, and its id for menus. */
static const struct {
  const char *id, *ending;
} forms[] = {
  [BONES_SAVE_LOG] = { "log", ".txt" },     [BONES_SAVE_LOG_BRIEF] = { "brief", ".txt" },
  [BONES_SAVE_PAGE] = { "page", ".html" },  [BONES_SAVE_PDF] = { "pdf", ".pdf" },
  [BONES_SAVE_ROLLS] = { "rolls", ".csv" }, [BONES_SAVE_PNG] = { "png", ".png" },
  [BONES_SAVE_SVG] = { "svg", ".svg" },
};

typedef struct {
  GtkWidget *parent;   /* owned */
  BonesHelm *helm;     /* owned */
  GSettings *settings; /* owned */
  BonesSaveForm form;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->parent);
  g_object_unref (saving->helm);
  g_object_unref (saving->settings);
  g_free (saving);
}

static GBytes *
write_pdf (const BonesReport *report, GSettings *settings)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autoptr (BonesSheet) sheet = NULL;
  g_autoptr (GPtrArray) sheets = g_ptr_array_new ();
  BonesSheetOptions options;

  bones_print_options (settings, 100, date, &options);
  sheet = bones_report_sheet_new (report, &options);
  g_ptr_array_add (sheets, sheet);
  return bones_sheets_to_pdf (sheets);
}

static GBytes *
write_picture (BonesTable *table, BonesPictureForm form)
{
  g_autoptr (BonesView) view = bones_view_new (table, BONES_NOBODY);

  return bones_table_picture (view, bones_table_get_record (table)->title, form);
}

static char *
write_text (BonesTable *table, BonesSaveForm form)
{
  g_autoptr (BonesReport) report = NULL;

  if (form == BONES_SAVE_PAGE)
    return bones_report_page (table, BONES_NOBODY);

  if (form != BONES_SAVE_ROLLS)
    return bones_log_text (table, BONES_NOBODY,
                           form == BONES_SAVE_LOG_BRIEF ? BONES_LOG_BRIEF : BONES_LOG_WHOLE);

  report = bones_report_new (table, BONES_NOBODY);
  return bones_report_csv (report);
}

static GBytes *
write_battle (const Saving *saving)
{
  BonesTable *table = bones_helm_get_table (saving->helm);
  g_autoptr (BonesReport) report = NULL;
  char *text;

  if (saving->form == BONES_SAVE_PNG || saving->form == BONES_SAVE_SVG)
    return write_picture (table,
                          saving->form == BONES_SAVE_SVG ? BONES_PICTURE_SVG : BONES_PICTURE_PNG);

  if (saving->form == BONES_SAVE_PDF)
    {
      report = bones_report_new (table, BONES_NOBODY);
      return write_pdf (report, saving->settings);
    }

  text = write_text (table, saving->form);
  return g_bytes_new_take (text, strlen (text));
}

static void
chosen (GFile *file, gpointer data)
{
  const Saving *saving = data;
  g_autofree char *name = NULL, *said = NULL;
  g_autoptr (GBytes) content = NULL;
  g_autoptr (GError) error = NULL;

  if (file == NULL)
    return;

  name = g_file_get_basename (file);
  content = write_battle (saving);
  if (bones_chosen_file_write (file, g_bytes_get_data (content, NULL), g_bytes_get_size (content),
                               &error))
    {
      said = g_strdup_printf (_ ("Saved as “%s”"), name);
      g_signal_emit_by_name (saving->helm, "said", said);
      return;
    }

  said = g_strdup_printf (_ ("“%s” could not be written. %s Choose another place."), name,
                          error->message);
  bones_query_tell (saving->parent, _ ("The file was not saved"), said);
}

static const char *
title_of (BonesSaveForm form)
{
  switch (form)
    {
    case BONES_SAVE_LOG:
    case BONES_SAVE_LOG_BRIEF:
      return _ ("Save the log");
    case BONES_SAVE_ROLLS:
      return _ ("Save the rolls");
    case BONES_SAVE_PNG:
    case BONES_SAVE_SVG:
      return _ ("Save a picture of the table");
    default:
      return _ ("Save the report");
    }
}

void
bones_battle_save (GtkWidget *parent, BonesHelm *helm, GSettings *settings, BonesSaveForm form)
{
  const BonesGameRecord *record;
  g_autofree char *name = NULL;
  Saving *saving;

  g_return_if_fail (GTK_IS_WIDGET (parent) && BONES_IS_HELM (helm));
  g_return_if_fail (G_IS_SETTINGS (settings) && form < BONES_SAVE_FORMS);

  record = bones_table_get_record (bones_helm_get_table (helm));
  name = g_strconcat (record->title, forms[form].ending, NULL);
  saving = g_new (Saving, 1);
  *saving = (Saving){ g_object_ref (parent), g_object_ref (helm), g_object_ref (settings), form };
  bones_compat_save (parent, title_of (form), name, chosen, saving, saving_free);
}

BonesSaveForm
bones_save_form (const char *id)
{
  g_return_val_if_fail (id != NULL, BONES_SAVE_PAGE);

  for (guint form = 0; form < BONES_SAVE_FORMS; form++)
    if (g_str_equal (forms[form].id, id))
      return form;

  g_return_val_if_reached (BONES_SAVE_PAGE);
}
