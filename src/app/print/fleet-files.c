/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-files.h"

#include "chosen-file.h"
#include "fleet-text.h"
#include "json-text.h"
#include "names.h"
#include "print-dialog.h"
#include "record-sheet.h"
#include "setup-text.h"

#include "bones-config.h"

#include <string.h>

#define ENDING ".crossbones-fleet"
#define LONGEST_NAME 60 /* characters */

char *
bones_fleet_file_name (const BonesFleetRecord *record)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (record != NULL, NULL);

  name = g_utf8_substring (record->name, 0, MIN (g_utf8_strlen (record->name, -1), LONGEST_NAME));
  for (char *c = name; *c != '\0'; c++)
    if (strchr ("/\\:*?\"<>|", *c) != NULL || (guchar) *c < ' ')
      *c = '-';
  if (*name == '.')
    *name = '-';
  return g_steal_pointer (&name);
}

static char *
write_text (const BonesFleetRecord *record, GError **error)
{
  g_autoptr (JsonObject) document =
      bones_json_parse_object (record->json, strlen (record->json), error);

  return document != NULL ? bones_json_to_text (document, TRUE) : NULL;
}

gboolean
bones_fleet_export (const BonesFleetRecord *record, GFile *file, GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (record != NULL && G_IS_FILE (file), FALSE);

  text = write_text (record, error);
  return text != NULL && bones_chosen_file_write (file, text, strlen (text), error);
}

/* A file that is not there yet: "Red", "Red 2" … */
static GFile *
find_free (GFile *folder, const char *name)
{
  for (guint i = 1;; i++)
    {
      g_autofree char *own =
          i == 1 ? g_strconcat (name, ENDING, NULL) : g_strdup_printf ("%s %u%s", name, i, ENDING);
      g_autoptr (GFile) file = g_file_get_child (folder, own);

      if (!g_file_query_exists (file, NULL))
        return g_steal_pointer (&file);
    }
}

gboolean
bones_fleet_export_all (const GPtrArray *records, GFile *folder, GError **error)
{
  g_return_val_if_fail (records != NULL && G_IS_FILE (folder), FALSE);

  for (guint i = 0; i < records->len; i++)
    {
      const BonesFleetRecord *record = g_ptr_array_index (records, i);
      g_autofree char *name = bones_fleet_file_name (record);
      g_autoptr (GFile) file = find_free (folder, name);

      if (!bones_fleet_export (record, file, error))
        return FALSE;
    }

  return TRUE;
}

BonesFleetRecord *
bones_fleet_import (BonesStore *store, GFile *file, GPtrArray *notes, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL, *called = NULL;
  BonesFleetRecord *record = NULL;
  gsize length = 0;
  const char *text;

  g_return_val_if_fail (store != NULL && G_IS_FILE (file) && notes != NULL, NULL);

  bytes = bones_chosen_file_read (file, BONES_ROSTER_FILE_MAX_BYTES, error);
  text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  if (bytes != NULL)
    record = bones_kept_fleet_import (store, text != NULL ? text : "", length, NULL, notes, error);
  if (record != NULL)
    return record;

  name = g_file_get_basename (file);
  called = bones_name_isolate (name);
  g_prefix_error (error, "%s: ", called);
  return NULL;
}

/* Reads the fleet of @record, if it can be played. */
static BonesRosterFile *
read_playable (BonesStore *store, const BonesFleetRecord *record, GError **error)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BonesRosterFile) file =
      bones_kept_fleet_read (store, record->json, strlen (record->json), error);
  g_autofree char *called = bones_name_isolate (record->name);

  if (file != NULL)
    bones_setup_check_fleets (file->setup, TRUE, faults);
  if (faults->len > 0)
    g_set_error_literal (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
                         g_ptr_array_index (faults, 0));
  if (file != NULL && faults->len == 0)
    return g_steal_pointer (&file);

  g_prefix_error (error, "%s: ", called);
  return NULL;
}

GBytes *
bones_fleet_to_pdf (BonesStore *store, const GPtrArray *records, GSettings *settings,
                    GError **error)
{
  g_autoptr (GPtrArray) files =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_file_free);
  g_autoptr (GPtrArray) views = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_view_free);
  g_autoptr (GPtrArray) sheets = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_sheet_free);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  BonesSheetOptions options;

  g_return_val_if_fail (store != NULL && records != NULL && records->len > 0, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  bones_print_options (settings, bones_print_measured (settings), date, &options);
  for (guint i = 0; i < records->len; i++)
    {
      BonesRosterFile *fleet = read_playable (store, g_ptr_array_index (records, i), error);
      g_autofree char *code = NULL;
      BonesView *view;

      if (fleet == NULL)
        return NULL;

      g_ptr_array_add (files, fleet);
      view = bones_view_new_fleet (fleet->setup);
      g_ptr_array_add (views, view);
      if (g_settings_get_boolean (settings, "print-qr"))
        code = bones_fleet_text_write (fleet);
      options.code = code;
      g_ptr_array_add (sheets, bones_record_sheet_new (view, fleet->setup, 0, &options));
    }

  return bones_sheets_to_pdf (sheets);
}

gboolean
bones_fleet_print (GtkWidget *parent, BonesStore *store, const BonesFleetRecord *record,
                   GSettings *settings, GError **error)
{
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);
  g_autofree char *name = NULL;
  BonesRosterFile *fleet;
  BonesPrintJob *job;

  g_return_val_if_fail (GTK_IS_WIDGET (parent) && store != NULL && record != NULL, FALSE);
  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);

  fleet = read_playable (store, record, error);
  if (fleet == NULL)
    return FALSE;

  g_object_set_data_full (owner, "fleet", fleet, (GDestroyNotify) bones_roster_file_free);
  name = bones_fleet_file_name (record);
  job = bones_print_job_new (bones_view_new_fleet (fleet->setup), fleet->setup, owner, settings);
  bones_print_job_set_code (job, bones_fleet_text_write (fleet));
  bones_print_dialog_open (parent, job, name, settings);
  return TRUE;
}
