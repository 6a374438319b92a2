/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "print-job.h"

#include "query.h"
#include "record-sheet.h"
#include "reference-sheet.h"
#include "report-sheet.h"

#include "bones-config.h"

struct _BonesPrintJob {
  BonesView *view;
  const BonesSetup *setup;
  GObject *owner; /* of the set-up */
  GSettings *settings;
  char *code; /* or NULL */
  gboolean fleets[BONES_MAX_FLEETS];
  gboolean components, reference, reported;
  BonesReport *report; /* NULL until it is printed */
  BonesRulebook *book; /* with entries: those of the quick reference; NULL until then */
  GPtrArray *entries;

  GPtrArray *sheets; /* of BonesSheet: while it is printed; else NULL */
};

BonesPrintJob *
bones_print_job_new (BonesView *view, const BonesSetup *setup, GObject *owner, GSettings *settings)
{
  BonesPrintJob *job;

  g_return_val_if_fail (view != NULL && setup != NULL && G_IS_SETTINGS (settings), NULL);

  job = g_new0 (BonesPrintJob, 1);
  job->view = view;
  job->setup = setup;
  job->owner = g_object_ref (owner);
  job->settings = g_object_ref (settings);
  for (guint i = 0; i < view->fleets->len; i++)
    job->fleets[i] = TRUE;
  return job;
}

void
bones_print_job_free (BonesPrintJob *job)
{
  if (job == NULL)
    return;

  g_clear_pointer (&job->sheets, g_ptr_array_unref); /* they look at the view */
  g_clear_pointer (&job->report, bones_report_free);
  g_clear_pointer (&job->entries, g_ptr_array_unref);
  g_clear_pointer (&job->book, bones_rulebook_unref);
  bones_view_free (job->view);
  g_object_unref (job->owner);
  g_object_unref (job->settings);
  g_free (job->code);
  g_free (job);
}

const BonesView *
bones_print_job_get_view (const BonesPrintJob *job)
{
  g_return_val_if_fail (job != NULL, NULL);

  return job->view;
}

void
bones_print_job_set_fleet (BonesPrintJob *job, guint fleet, gboolean printed)
{
  g_return_if_fail (job != NULL && fleet < job->view->fleets->len);

  job->fleets[fleet] = printed;
}

void
bones_print_job_set_components (BonesPrintJob *job, gboolean printed)
{
  g_return_if_fail (job != NULL);

  job->components = printed;
}

void
bones_print_job_set_reference (BonesPrintJob *job, gboolean printed)
{
  g_return_if_fail (job != NULL);

  job->reference = printed;
}

void
bones_print_job_set_report (BonesPrintJob *job, gboolean printed)
{
  g_return_if_fail (job != NULL);

  job->reported = printed && bones_print_job_has_report (job);
}

gboolean
bones_print_job_has_report (const BonesPrintJob *job)
{
  g_return_val_if_fail (job != NULL, FALSE);

  return BONES_IS_TABLE (job->owner);
}

void
bones_print_job_set_code (BonesPrintJob *job, char *code)
{
  g_return_if_fail (job != NULL);

  g_free (job->code);
  job->code = code;
}

gboolean
bones_print_job_has_code (const BonesPrintJob *job)
{
  g_return_val_if_fail (job != NULL, FALSE);

  return job->code != NULL;
}

gboolean
bones_print_job_has_components (const BonesPrintJob *job)
{
  const BonesSheetOptions options = { .measured = 100, .date = "" };
  const BonesComponents components = { 0 };
  g_autoptr (BonesSheet) sheet = NULL;

  g_return_val_if_fail (job != NULL, FALSE);

  sheet = bones_component_sheet_new (job->setup, &components, &options);
  return bones_sheet_get_n_pages (sheet) > 0;
}

gboolean
bones_print_job_has_cannon (const BonesPrintJob *job)
{
  g_return_val_if_fail (job != NULL, FALSE);

  return bones_components_have_cannon (job->setup);
}

gboolean
bones_print_job_is_empty (const BonesPrintJob *job)
{
  g_return_val_if_fail (job != NULL, TRUE);

  for (guint i = 0; i < job->view->fleets->len; i++)
    if (job->fleets[i])
      return FALSE;

  return !job->components && !job->reference && !job->reported;
}

static double
find_measured (GSettings *settings, const char *printer)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, "print-measured");
  double measured;

  return g_variant_lookup (all, printer, "d", &measured) ? CLAMP (measured, 50, 200) : 100;
}

double
bones_print_measured (GSettings *settings)
{
  g_autofree char *printer = g_settings_get_string (settings, "printer");

  return find_measured (settings, printer);
}

void
bones_print_set_measured (GSettings *settings, double measured)
{
  g_autofree char *printer = g_settings_get_string (settings, "printer");
  g_autoptr (GVariant) all = g_settings_get_value (settings, "print-measured");
  g_autoptr (GVariantBuilder) builder = g_variant_builder_new (G_VARIANT_TYPE ("a{sd}"));
  GVariantIter iter;
  const char *name;
  double value;

  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&sd}", &name, &value))
    if (!g_str_equal (name, printer))
      g_variant_builder_add (builder, "{sd}", name, value);
  g_variant_builder_add (builder, "{sd}", printer, measured);
  g_settings_set_value (settings, "print-measured", g_variant_builder_end (builder));
}

void
bones_print_options (GSettings *settings, double measured, const char *date,
                     BonesSheetOptions *options)
{
  g_return_if_fail (G_IS_SETTINGS (settings) && date != NULL && options != NULL);

  *options = (BonesSheetOptions){
    .paper =
        g_settings_get_boolean (settings, "print-on-letter") ? BONES_PAPER_LETTER : BONES_PAPER_A4,
    .colour = g_settings_get_boolean (settings, "print-in-colour"),
    .measured = measured,
    .date = date,
  };
}

static const GPtrArray *
list_entries (BonesPrintJob *job)
{
  if (job->entries == NULL)
    {
      job->book = bones_rulebook_new (job->setup->ruleset, NULL);
      job->entries = bones_reference_new (job->book, job->setup, job->view->options);
    }
  return job->entries;
}

/* Lays the sheets out for a printer whose rule of 100 mm measures @measured mm. */
static GPtrArray *
make_sheets (BonesPrintJob *job, double measured)
{
  GPtrArray *sheets = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_sheet_free);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  BonesSheetOptions options;
  BonesComponents components = { 0 };

  bones_print_options (job->settings, measured, date, &options);
  if (g_settings_get_boolean (job->settings, "print-qr"))
    options.code = job->code;
  for (guint i = 0; i < job->view->fleets->len; i++)
    if (job->fleets[i])
      g_ptr_array_add (sheets, bones_record_sheet_new (job->view, job->setup, i, &options));

  g_settings_get (job->settings, "cannon-template", "(dd)", &components.short_part,
                  &components.long_part);
  if (job->reference)
    g_ptr_array_add (sheets, bones_reference_sheet_new (list_entries (job),
                                                        _ (job->setup->ruleset->name), &options));
  if (job->reported && job->report == NULL)
    job->report = bones_report_new (BONES_TABLE (job->owner), BONES_NOBODY);
  if (job->reported)
    g_ptr_array_add (sheets, bones_report_sheet_new (job->report, &options));
  if (job->components)
    g_ptr_array_add (sheets, bones_component_sheet_new (job->setup, &components, &options));
  return sheets;
}

static gint
count_pages (const GPtrArray *sheets)
{
  guint n = 0;

  for (guint i = 0; i < sheets->len; i++)
    n += bones_sheet_get_n_pages (g_ptr_array_index (sheets, i));
  return (gint) n;
}

GBytes *
bones_print_job_to_pdf (BonesPrintJob *job)
{
  g_autoptr (GPtrArray) sheets = NULL;

  g_return_val_if_fail (job != NULL && !bones_print_job_is_empty (job), NULL);

  sheets = make_sheets (job, bones_print_measured (job->settings));
  return bones_sheets_to_pdf (sheets);
}

/* ---- On a printer ---- */

static void
begin_print (GtkPrintOperation *operation, GtkPrintContext *context, BonesPrintJob *job)
{
  GtkPrintSettings *how = gtk_print_operation_get_print_settings (operation);
  const char *printer = how != NULL ? gtk_print_settings_get_printer (how) : NULL;

  g_clear_pointer (&job->sheets, g_ptr_array_unref);
  job->sheets = make_sheets (job, find_measured (job->settings, printer != NULL ? printer : ""));
  gtk_print_operation_set_n_pages (operation, MAX (count_pages (job->sheets), 1));
}

static void
draw_page (GtkPrintOperation *operation, GtkPrintContext *context, gint page, BonesPrintJob *job)
{
  for (guint i = 0; i < job->sheets->len; i++)
    {
      BonesSheet *sheet = g_ptr_array_index (job->sheets, i);
      const gint n = (gint) bones_sheet_get_n_pages (sheet);

      if (page < n)
        {
          bones_sheet_draw (sheet, (guint) page, gtk_print_context_get_cairo_context (context));
          return;
        }
      page -= n;
    }
}

static void
done (GtkPrintOperation *operation, GtkPrintOperationResult result, BonesPrintJob *job)
{
  GtkPrintSettings *how = gtk_print_operation_get_print_settings (operation);
  const char *printer = how != NULL ? gtk_print_settings_get_printer (how) : NULL;
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY && printer != NULL)
    g_settings_set_string (job->settings, "printer", printer);

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      GtkWidget *parent = g_object_get_data (G_OBJECT (operation), "parent");

      gtk_print_operation_get_error (operation, &error);
      bones_query_tell (parent, _ ("Nothing was printed"), error->message);
    }
}

static void
free_job (gpointer job)
{
  bones_print_job_free (job);
}

void
bones_print_job_run (BonesPrintJob *job, GtkWidget *parent)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) page = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) paper = NULL;

  g_return_if_fail (job != NULL && GTK_IS_WIDGET (parent));

  paper = gtk_paper_size_new (g_settings_get_boolean (job->settings, "print-on-letter")
                                  ? GTK_PAPER_NAME_LETTER
                                  : GTK_PAPER_NAME_A4);
  gtk_page_setup_set_paper_size (page, paper);
  gtk_print_operation_set_default_page_setup (operation, page);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_set_job_name (operation, _ ("Crossbones"));
  g_object_set_data_full (G_OBJECT (operation), "job", job, free_job);
  g_object_set_data_full (G_OBJECT (operation), "parent", g_object_ref (parent), g_object_unref);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print), job);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page), job);
  g_signal_connect (operation, "done", G_CALLBACK (done), job);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (gtk_widget_get_root (parent)), NULL);
}
