/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "names-dialog.h"

#include "ship-names.h"

#include "bones-config.h"

#define NAMES "ship-names" /* the setting */

struct _BonesNamesDialog {
  AdwWindow parent_instance;

  GtkWidget *text;     /* template widget */
  GSettings *settings; /* owned */
};

G_DEFINE_FINAL_TYPE (BonesNamesDialog, bones_names_dialog, ADW_TYPE_WINDOW)

static gboolean
close_request (BonesNamesDialog *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text));
  g_autofree char *text = NULL;
  g_auto (GStrv) names = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  names = bones_ship_names_read (text);
  g_settings_set_strv (self->settings, NAMES, (const char *const *) names);
  return GDK_EVENT_PROPAGATE;
}

static void
bones_names_dialog_finalize (GObject *object)
{
  g_clear_object (&BONES_NAMES_DIALOG (object)->settings);
  G_OBJECT_CLASS (bones_names_dialog_parent_class)->finalize (object);
}

static void
bones_names_dialog_class_init (BonesNamesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_names_dialog_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/names-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesNamesDialog, text);
  gtk_widget_class_bind_template_callback (widget_class, close_request);
}

static void
bones_names_dialog_init (BonesNamesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bones_names_dialog_open (GtkWidget *parent, GSettings *settings)
{
  g_auto (GStrv) names = NULL;
  g_autofree char *text = NULL;
  BonesNamesDialog *self;

  g_return_if_fail (GTK_IS_WIDGET (parent) && G_IS_SETTINGS (settings));

  names = g_settings_get_strv (settings, NAMES);
  text = g_strjoinv ("\n", names);
  self =
      g_object_new (BONES_TYPE_NAMES_DIALOG, "transient-for", gtk_widget_get_root (parent), NULL);
  self->settings = g_object_ref (settings);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (self->text)), text, -1);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->text);
}

static void
use_names (GSettings *settings)
{
  g_auto (GStrv) names = g_settings_get_strv (settings, NAMES);

  bones_ship_names_set_own ((const char *const *) names);
}

void
bones_names_follow (GSettings *settings)
{
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_signal_connect (settings, "changed::" NAMES, G_CALLBACK (use_names), NULL);
  use_names (settings);
}
