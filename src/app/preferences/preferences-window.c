/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "preferences-window.h"

#include "text-fit.h"

#include "bones-config.h"

struct _BonesPreferencesWindow {
  AdwWindow parent_instance;

  BonesAppStore *store; /* borrowed */
  GSettings *settings;  /* owned */

  /* Template widgets */
  GtkWidget *dice_row, *undo_row, *text_row, *animations_switch, *sounds_switch, *odds_switch,
      *awake_switch, *kept_row, *backups_spin, *back_up_row;
};

G_DEFINE_FINAL_TYPE (BonesPreferencesWindow, bones_preferences_window, ADW_TYPE_WINDOW)

static void
choose (AdwComboRow *row, GParamSpec *spec, gpointer key)
{
  BonesPreferencesWindow *self = BONES_PREFERENCES_WINDOW (gtk_widget_get_root (GTK_WIDGET (row)));

  g_settings_set_enum (self->settings, key, (gint) adw_combo_row_get_selected (row));
}

/* The items of @row are the values of the setting @key, in its order. */
static void
follow (BonesPreferencesWindow *self, GtkWidget *row, const char *key)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (row),
                              (guint) g_settings_get_enum (self->settings, key));
  bones_combo_follow (ADW_COMBO_ROW (row));
  g_signal_connect (row, "notify::selected", G_CALLBACK (choose), (gpointer) key);
}

static void
show_path (BonesPreferencesWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = bones_app_store_find_path (self->store, &error);
  g_autofree char *name = path != NULL ? g_filename_display_name (path) : NULL;

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->kept_row),
                               name != NULL ? name : error->message);
}

static void
open_folder (BonesPreferencesWindow *self)
{
  g_autofree char *path = bones_app_store_find_path (self->store, NULL);
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;
  g_autoptr (GFile) file = folder != NULL ? g_file_new_for_path (folder) : NULL;
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;

  if (uri != NULL)
    gtk_show_uri (GTK_WINDOW (self), uri, GDK_CURRENT_TIME);
}

static void
back_up (BonesPreferencesWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = bones_app_store_back_up (
      self->store, (guint) g_settings_get_int (self->settings, "backups-kept"), &error);
  g_autofree char *name = path != NULL ? g_filename_display_name (path) : NULL;

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->back_up_row),
                               name != NULL ? name : error->message);
}

static void
bones_preferences_window_finalize (GObject *object)
{
  g_clear_object (&BONES_PREFERENCES_WINDOW (object)->settings);
  G_OBJECT_CLASS (bones_preferences_window_parent_class)->finalize (object);
}

static void
bones_preferences_window_class_init (BonesPreferencesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_preferences_window_finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/crossbones/ui/preferences-window.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesPreferencesWindow, dice_row);
  gtk_widget_class_bind_template_child (widget_class, BonesPreferencesWindow, undo_row);
  gtk_widget_class_bind_template_child (widget_class, BonesPreferencesWindow, text_row);
  gtk_widget_class_bind_template_child (widget_class, BonesPreferencesWindow, animations_switch);
  gtk_widget_class_bind_template_child (widget_class, BonesPreferencesWindow, sounds_switch);
  gtk_widget_class_bind_template_child (widget_class, BonesPreferencesWindow, odds_switch);
  gtk_widget_class_bind_template_child (widget_class, BonesPreferencesWindow, awake_switch);
  gtk_widget_class_bind_template_child (widget_class, BonesPreferencesWindow, kept_row);
  gtk_widget_class_bind_template_child (widget_class, BonesPreferencesWindow, backups_spin);
  gtk_widget_class_bind_template_child (widget_class, BonesPreferencesWindow, back_up_row);
  gtk_widget_class_bind_template_callback (widget_class, open_folder);
  gtk_widget_class_bind_template_callback (widget_class, back_up);
}

static void
bones_preferences_window_init (BonesPreferencesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bones_preferences_window_open (GtkWindow *parent, BonesAppStore *store, GSettings *settings)
{
  BonesPreferencesWindow *self;

  g_return_if_fail (GTK_IS_WINDOW (parent) && store != NULL && G_IS_SETTINGS (settings));

  self = g_object_new (BONES_TYPE_PREFERENCES_WINDOW, "transient-for", parent, NULL);
  self->store = store;
  self->settings = g_object_ref (settings);
  follow (self, self->dice_row, "dice");
  follow (self, self->undo_row, "undo");
  follow (self, self->text_row, "text-size");
  g_settings_bind (settings, "show-odds", self->odds_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "animations", self->animations_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "sounds", self->sounds_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "keep-awake", self->awake_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "backups-kept", self->backups_spin, "value", G_SETTINGS_BIND_DEFAULT);
  show_path (self);
  gtk_window_present (GTK_WINDOW (self));
}
