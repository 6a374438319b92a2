/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "print-dialog.h"

#include "chosen-file.h"
#include "compat.h"
#include "name.h"
#include "names.h"
#include "query.h"

#include "bones-config.h"

struct _BonesPrintDialog {
  AdwWindow parent_instance;

  /* Template widgets */
  GtkWidget *print_button, *pdf_button, *pieces_group, *pieces_switch, *reference_switch,
      *report_group, *report_switch, *short_row, *short_spin, *long_row, *long_spin, *qr_row,
      *qr_switch, *paper_row, *colour_switch, *measured_row, *measured_spin;
  AdwPreferencesGroup *fleets_group;

  BonesPrintJob *job;  /* owned */
  char *name;          /* owned: of a PDF file */
  GSettings *settings; /* owned */
  gboolean filled;
};

G_DEFINE_FINAL_TYPE (BonesPrintDialog, bones_print_dialog, ADW_TYPE_WINDOW)

static void
update (BonesPrintDialog *self)
{
  const gboolean pieces = gtk_switch_get_active (GTK_SWITCH (self->pieces_switch));
  const gboolean cannon = pieces && bones_print_job_has_cannon (self->job);
  const gboolean any = !bones_print_job_is_empty (self->job);

  gtk_widget_set_visible (self->short_row, cannon);
  gtk_widget_set_visible (self->long_row, cannon);
  gtk_widget_set_sensitive (self->print_button, any);
  gtk_widget_set_sensitive (self->pdf_button, any);
}

static void
choose (BonesPrintDialog *self)
{
  if (!self->filled)
    return;

  bones_print_job_set_components (self->job,
                                  gtk_switch_get_active (GTK_SWITCH (self->pieces_switch)));
  bones_print_job_set_reference (self->job,
                                 gtk_switch_get_active (GTK_SWITCH (self->reference_switch)));
  bones_print_job_set_report (self->job, gtk_switch_get_active (GTK_SWITCH (self->report_switch)));
  update (self);
}

static void
fleet_switched (BonesPrintDialog *self, GParamSpec *pspec, GtkSwitch *control)
{
  bones_print_job_set_fleet (self->job,
                             GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (control), "fleet")),
                             gtk_switch_get_active (control));
  update (self);
}

static void
set_lengths (BonesPrintDialog *self)
{
  if (self->filled)
    g_settings_set (self->settings, "cannon-template", "(dd)",
                    gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->short_spin)),
                    gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->long_spin)));
}

static void
choose_paper (BonesPrintDialog *self)
{
  if (self->filled)
    g_settings_set_boolean (self->settings, "print-on-letter",
                            adw_combo_row_get_selected (ADW_COMBO_ROW (self->paper_row)) == 1);
}

static void
set_measured (BonesPrintDialog *self)
{
  if (self->filled)
    bones_print_set_measured (self->settings,
                              gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->measured_spin)));
}

static void
print_it (BonesPrintDialog *self)
{
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self)));

  if (bones_print_job_is_empty (self->job))
    return;

  bones_print_job_run (g_steal_pointer (&self->job), parent);
  gtk_window_close (GTK_WINDOW (self));
}

static void
place_chosen (GFile *file, gpointer data)
{
  BonesPrintDialog *self = BONES_PRINT_DIALOG (data);
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self)));
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (file == NULL || self->job == NULL)
    return;

  bytes = bones_print_job_to_pdf (self->job);
  if (!bones_chosen_file_write (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                &error))
    {
      g_autofree char *name = g_file_get_basename (file);
      g_autofree char *said = g_strdup_printf (
          _ ("“%s” could not be written. %s Choose another place."), name, error->message);

      bones_query_tell (parent, _ ("The PDF file was not saved"), said);
    }

  gtk_window_close (GTK_WINDOW (self));
}

static void
save_pdf (BonesPrintDialog *self)
{
  g_autofree char *name = g_strconcat (self->name, ".pdf", NULL);

  bones_compat_save (GTK_WIDGET (self), _ ("Save as PDF"), name, place_chosen, g_object_ref (self),
                     g_object_unref);
}

static void
bones_print_dialog_dispose (GObject *object)
{
  BonesPrintDialog *self = BONES_PRINT_DIALOG (object);

  g_clear_pointer (&self->job, bones_print_job_free);
  g_clear_pointer (&self->name, g_free);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (bones_print_dialog_parent_class)->dispose (object);
}

static void
bones_print_dialog_class_init (BonesPrintDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_print_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/print-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, print_button);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, pdf_button);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, fleets_group);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, pieces_group);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, pieces_switch);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, reference_switch);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, report_group);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, report_switch);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, short_row);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, short_spin);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, long_row);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, long_spin);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, paper_row);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, colour_switch);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, qr_row);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, qr_switch);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, measured_row);
  gtk_widget_class_bind_template_child (widget_class, BonesPrintDialog, measured_spin);
  gtk_widget_class_bind_template_callback (widget_class, choose);
  gtk_widget_class_bind_template_callback (widget_class, choose_paper);
  gtk_widget_class_bind_template_callback (widget_class, set_lengths);
  gtk_widget_class_bind_template_callback (widget_class, set_measured);
  gtk_widget_class_bind_template_callback (widget_class, print_it);
  gtk_widget_class_bind_template_callback (widget_class, save_pdf);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bones_print_dialog_init (BonesPrintDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_name_lists (GTK_WIDGET (self), _ ("Print"));
}

static void
add_fleet (BonesPrintDialog *self, const BonesFleetView *fleet)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *control = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (control), TRUE);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), fleet->name);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  adw_preferences_group_add (self->fleets_group, row);
  g_object_set_data (G_OBJECT (control), "fleet", GUINT_TO_POINTER (fleet->fleet));
  g_signal_connect_object (control, "notify::active", G_CALLBACK (fleet_switched), self,
                           G_CONNECT_SWAPPED);
}

/* The printer that the measure is of. */
static void
show_printer (BonesPrintDialog *self)
{
  g_autofree char *printer = g_settings_get_string (self->settings, "printer");
  g_autofree char *name = bones_name_isolate (printer);
  /* Translators: %s is the name of a printer */
  g_autofree char *text = g_strdup_printf (_ ("In mm, on a page from “%s”"), name);

  if (*printer != '\0')
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->measured_row), text);
}

static void
fill (BonesPrintDialog *self)
{
  const BonesView *view = bones_print_job_get_view (self->job);
  double short_part, long_part;

  for (guint i = 0; i < view->fleets->len; i++)
    add_fleet (self, g_ptr_array_index (view->fleets, i));

  g_settings_get (self->settings, "cannon-template", "(dd)", &short_part, &long_part);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->short_spin), short_part);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->long_spin), long_part);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->measured_spin),
                             bones_print_measured (self->settings));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->paper_row),
                              g_settings_get_boolean (self->settings, "print-on-letter"));
  g_settings_bind (self->settings, "print-in-colour", self->colour_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "print-qr", self->qr_switch, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_widget_set_visible (self->qr_row, bones_print_job_has_code (self->job));
  gtk_widget_set_visible (self->report_group, bones_print_job_has_report (self->job));
  gtk_widget_set_visible (self->pieces_group, bones_print_job_has_components (self->job));
  show_printer (self);
  self->filled = TRUE;
  update (self);
}

void
bones_print_dialog_open (GtkWidget *parent, BonesPrintJob *job, const char *name,
                         GSettings *settings)
{
  BonesPrintDialog *self;

  g_return_if_fail (GTK_IS_WIDGET (parent) && job != NULL && name != NULL);

  self =
      g_object_new (BONES_TYPE_PRINT_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);
  self->job = job;
  self->name = g_strdup (name);
  self->settings = g_object_ref (settings);
  fill (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->print_button);
}
