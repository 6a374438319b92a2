/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "application.h"

#include "app-store.h"
#include "compat.h"
#include "debug-info.h"
#include "drawing.h"
#include "gtk-theme.h"
#include "names-dialog.h"
#include "preferences-window.h"
#include "search-provider.h"
#include "window.h"

#include "bones-config.h"

#include <malloc.h>

#define AT_REST 1500       /* ms from the start: the first page is there */
#define ACROSS_THE_TABLE 4 /* of the setting "text-size": each step adds a quarter */

struct _BonesApplication {
  AdwApplication parent_instance;

  /* Owned */
  GSettings *settings;
  BonesAppStore *store;
  BonesSearchProvider *search; /* or NULL */
  char *database;              /* path, or NULL: the user's own */
};

G_DEFINE_FINAL_TYPE (BonesApplication, bones_application, ADW_TYPE_APPLICATION)

/* The actions that have a key. ui/help-overlay.ui lists the keys for the user. */
static const struct {
  const char *action;
  const char *keys[3];
} accels[] = {
  { "app.large-text", { "<Control>plus" } },
  { "app.new-window", { "<Control><Shift>n" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
  { "win.add-fleet", { "<Control>j" } },
  { "win.after", { "<Control>g" } },
  { "win.change-table", { "<Control>e" } },
  { "win.content", { "<Control>d" } },
  { "win.find", { "<Control>f" } },
  { "win.fleets", { "<Control>k" } },
  { "win.free-dice", { "<Control>r" } },
  { "win.interrupt", { "<Control>o" } },
  { "win.look-back", { "<Control>b" } },
  { "win.manual", { "F1" } },
  { "win.new-battle", { "<Control>n" } },
  { "win.open-file", { "<Control><Shift>o" } },
  { "win.pause", { "<Control>p" } },
  { "win.print", { "<Control><Shift>p" } },
  { "win.question-rule", { "F2" } },
  { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { "win.reference", { "<Control>question" } },
  { "win.show-hand", { "<Control>h" } },
  { "win.show-help-overlay", { "<Control>F1" } },
  { "win.show-log", { "<Control>l" } },
  { "win.tv", { "<Control>t" } },
  { "win.undo", { "<Control>z" } },
  { "window.close", { "<Control>w" } },
};

/* Created on first use, because the path of the database is a command-line option. */
static BonesAppStore *
open_store (BonesApplication *self)
{
  if (self->store == NULL)
    self->store = bones_app_store_new (self->database);
  return self->store;
}

/* The main window, not a dialog or the television that belongs to it. */
static GtkWindow *
find_window (BonesApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (BONES_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

/* GTK 4.8 does not lay out the widgets of hidden pages again after the text size has changed. */
static void
measure_again (GtkWidget *widget)
{
  gtk_widget_queue_resize (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    measure_again (child);
}

static void
apply_text_size (BonesApplication *self)
{
  GtkSettings *gtk = gtk_settings_get_default ();
  const int size = g_settings_get_enum (self->settings, "text-size");
  GAction *toggle = g_action_map_lookup_action (G_ACTION_MAP (self), "large-text");
  int dpi = 0; /* of the desktop: its text size */

  g_simple_action_set_state (G_SIMPLE_ACTION (toggle),
                             g_variant_new_boolean (size == ACROSS_THE_TABLE));
  gtk_settings_reset_property (gtk, "gtk-xft-dpi");
  g_object_get (gtk, "gtk-xft-dpi", &dpi, NULL);
  if (size > 0 && dpi > 0)
    g_object_set (gtk, "gtk-xft-dpi", dpi * (ACROSS_THE_TABLE + size) / ACROSS_THE_TABLE, NULL);
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    measure_again (l->data);
}

/* GTK no longer follows the desktop once the program has set something itself. */
static void
desktop_changed (BonesApplication *self, const char *setting)
{
  if (g_str_equal (setting, "gtk-xft-dpi"))
    apply_text_size (self);
}

static void
toggle_large_text (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  BonesApplication *self = BONES_APPLICATION (data);
  g_autoptr (GVariant) state = g_action_get_state (G_ACTION (action));
  const gboolean large = !g_variant_get_boolean (state);

  g_settings_set_enum (self->settings, "text-size", large ? ACROSS_THE_TABLE : 0);
}

/* If the desktop moves nothing, nothing moves. */
static void
apply_animations (BonesApplication *self)
{
  GtkSettings *gtk = gtk_settings_get_default ();

  if (g_settings_get_boolean (self->settings, "animations"))
    gtk_settings_reset_property (gtk, "gtk-enable-animations");
  else
    g_object_set (gtk, "gtk-enable-animations", FALSE, NULL);
}

static void
open_preferences (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  BonesApplication *self = BONES_APPLICATION (data);

  bones_preferences_window_open (find_window (self), open_store (self), self->settings);
}

static void
about (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  BonesApplication *self = BONES_APPLICATION (data);
  GtkWindow *window = find_window (self);
  g_autofree char *info = bones_debug_info (window, open_store (self));

  bones_compat_about (window, info);
}

/* The window that was used last closes last, so that its size and page are kept. */
static void
quit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (data)));

  g_application_set_inactivity_timeout (G_APPLICATION (data), 0);
  windows = g_list_reverse (windows);
  for (GList *l = windows; l != NULL; l = l->next)
    if (BONES_IS_WINDOW (l->data))
      gtk_window_close (l->data);
  while (gtk_application_get_windows (GTK_APPLICATION (data)) != NULL)
    gtk_window_destroy (gtk_application_get_windows (GTK_APPLICATION (data))->data);
}

/* A window in which something else may be shown: one that shows the harbour, or a new one. */
static BonesWindow *
find_free_window (BonesApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (BONES_IS_WINDOW (l->data) && bones_window_is_free (l->data))
      return l->data;
  return bones_application_make_window (self);
}

static void
open_window (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  BonesWindow *window = bones_application_make_window (BONES_APPLICATION (data));

  bones_window_begin (window);
  gtk_window_present (GTK_WINDOW (window));
}

static void
open_battle (BonesApplication *self, gint64 game)
{
  BonesWindow *window = bones_window_find_battle (GTK_APPLICATION (self), game);

  if (window == NULL)
    {
      window = find_free_window (self);
      bones_window_resume (window, game);
    }
  gtk_window_present (GTK_WINDOW (window));
}

static void
resume_battle (GSimpleAction *action, GVariant *game, gpointer data)
{
  open_battle (BONES_APPLICATION (data), g_variant_get_int64 (game));
}

/* The battle that was played last, if it is not over; else the harbour. */
static void
go_on_with_last (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  BonesApplication *self = BONES_APPLICATION (data);
  BonesStore *store = bones_app_store_get (open_store (self), NULL);
  g_autoptr (GPtrArray) games = store != NULL ? bones_store_list_games (store, NULL) : NULL;
  BonesWindow *window;

  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      const BonesGameRecord *record = g_ptr_array_index (games, i);

      if (!record->over)
        {
          open_battle (self, record->id);
          return;
        }
    }

  window = find_free_window (self);
  bones_window_begin (window);
  gtk_window_present (GTK_WINDOW (window));
}

/* Shows the page for which a window has an action of the same name. */
static void
open_page (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  BonesWindow *window = find_free_window (BONES_APPLICATION (data));
  g_autofree char *name = g_strconcat ("win.", g_action_get_name (G_ACTION (action)), NULL);

  bones_window_begin (window);
  gtk_widget_activate_action (GTK_WIDGET (window), name, NULL);
  gtk_window_present (GTK_WINDOW (window));
}

static void
open_fleet (GSimpleAction *action, GVariant *fleet, gpointer data)
{
  BonesApplication *self = BONES_APPLICATION (data);
  const gint64 id = g_variant_get_int64 (fleet);
  BonesWindow *window = bones_window_find_fleet (GTK_APPLICATION (self), id);
  const gboolean shown = window != NULL;

  if (!shown)
    window = find_free_window (self);
  gtk_window_present (GTK_WINDOW (window));
  if (!shown)
    bones_window_edit_fleet (window, id);
}

static void
add_actions (BonesApplication *self)
{
  const GActionEntry entries[] = { { "about", about },
                                   { "battle", resume_battle, "x" },
                                   { "continue", go_on_with_last },
                                   { "fleet", open_fleet, "x" },
                                   { "fleets", open_page },
                                   { "new-battle", open_page },
                                   { "new-window", open_window },
                                   { "preferences", open_preferences },
                                   { "quit", quit } };
  g_autoptr (GSimpleAction) text =
      g_simple_action_new_stateful ("large-text", NULL, g_variant_new_boolean (FALSE));

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect (text, "activate", G_CALLBACK (toggle_large_text), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (text));
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accels[i].action,
                                           accels[i].keys);
}

static void
load_style (const char *resource)
{
  g_autoptr (GtkCssProvider) rules = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (rules, resource);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (rules),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* NULL if the program is not installed completely: GLib would abort. */
static GSettings *
open_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema =
      source != NULL ? g_settings_schema_source_lookup (source, BONES_APP_ID, TRUE) : NULL;

  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

/* For a terminal and for the screen. */
static void
say_incomplete (BonesApplication *self)
{
  const char *sentence =
      _ ("Crossbones is not installed completely: the schema of its settings is missing. Install "
         "it again.");
  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (self));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *page = adw_status_page_new ();

  g_printerr ("crossbones: %s\n", sentence);
  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "dialog-warning-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _ ("Crossbones Cannot Start"));
  adw_status_page_set_description (ADW_STATUS_PAGE (page), sentence);
  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), page);
  gtk_window_set_title (GTK_WINDOW (window), _ ("Crossbones"));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
}

static gboolean
bones_application_dbus_register (GApplication *application, GDBusConnection *bus, const char *path,
                                 GError **error)
{
  BonesApplication *self = BONES_APPLICATION (application);

  if (!G_APPLICATION_CLASS (bones_application_parent_class)
           ->dbus_register (application, bus, path, error))
    return FALSE;

  self->search = bones_search_provider_new (application, open_store (self), bus, path, error);
  return self->search != NULL;
}

static void
bones_application_dbus_unregister (GApplication *application, GDBusConnection *bus,
                                   const char *path)
{
  g_clear_pointer (&BONES_APPLICATION (application)->search, bones_search_provider_free);
  G_APPLICATION_CLASS (bones_application_parent_class)->dbus_unregister (application, bus, path);
}

/* Styles and templates that were read have left holes: a fifth of the program's memory. */
static void
tidy_memory (gpointer data)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}

static void
bones_application_startup (GApplication *application)
{
  BonesApplication *self = BONES_APPLICATION (application);

  bones_gtk_theme_skipped ();
  G_APPLICATION_CLASS (bones_application_parent_class)->startup (application);
  bones_compat_prepare ();
  bones_drawing_init ();
  load_style ("/crossbones/table.css");
  load_style ("/crossbones/tv.css");
  self->settings = open_settings ();
  if (self->settings == NULL)
    return;

  bones_names_follow (self->settings);
  add_actions (self);
  g_signal_connect_object (gdk_display_get_default (), "setting-changed",
                           G_CALLBACK (desktop_changed), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->settings, "changed::text-size", G_CALLBACK (apply_text_size), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::animations", G_CALLBACK (apply_animations),
                           self, G_CONNECT_SWAPPED);
  apply_text_size (self);
  apply_animations (self);
  g_timeout_add_once (AT_REST, tidy_memory, NULL);
}

static void
bones_application_activate (GApplication *application)
{
  BonesApplication *self = BONES_APPLICATION (application);
  GtkWindow *window = find_window (self);

  if (self->settings == NULL)
    {
      say_incomplete (self);
      return;
    }

  if (window == NULL)
    {
      window = GTK_WINDOW (bones_application_make_window (self));
      bones_window_restore (BONES_WINDOW (window));
    }
  gtk_window_present (window);
}

/* Files that a file manager hands over. What is on the table stays there. */
static void
bones_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  BonesApplication *self = BONES_APPLICATION (application);

  if (self->settings == NULL)
    {
      say_incomplete (self);
      return;
    }

  for (int i = 0; i < n_files; i++)
    {
      BonesWindow *window = find_free_window (self);

      bones_window_begin (window);
      gtk_window_present (GTK_WINDOW (window));
      bones_window_open_file (window, files[i]);
    }
}

/* What is to be shown at once is an action of the instance that runs, or of this one. */
static const struct {
  const char *option, *action;
} beginnings[] = {
  { "continue", "continue" }, { "fleet", "fleet" },           { "fleets", "fleets" },
  { "game", "battle" },       { "new-battle", "new-battle" }, { "new-window", "new-window" },
};

/* Returns whether there was something to show. FALSE with @error if there is no instance. */
static gboolean
show_beginnings (GApplication *application, GVariantDict *options, GError **error)
{
  gboolean any = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    {
      g_autoptr (GVariant) value =
          g_variant_dict_lookup_value (options, beginnings[i].option, NULL);
      const gboolean number = value != NULL && g_variant_is_of_type (value, G_VARIANT_TYPE_INT64);

      if (value == NULL)
        continue;
      if (!g_application_register (application, NULL, error))
        return FALSE;
      g_action_group_activate_action (G_ACTION_GROUP (application), beginnings[i].action,
                                      number ? value : NULL);
      any = TRUE;
    }
  return any;
}

static int
bones_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  BonesApplication *self = BONES_APPLICATION (application);
  g_autoptr (GError) error = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("crossbones %s\n", BONES_VERSION);
      return 0;
    }
  g_variant_dict_lookup (options, "database", "^ay", &self->database);

  /* Running the program with another database starts a second instance beside the first. */
  if (self->database != NULL)
    g_application_set_flags (application,
                             g_application_get_flags (application) | G_APPLICATION_NON_UNIQUE);
  if (show_beginnings (application, options, &error) && g_application_get_is_remote (application))
    return 0;
  if (error != NULL)
    {
      g_printerr ("crossbones: %s\n", error->message);
      return 1;
    }

  return -1;
}

static void
bones_application_finalize (GObject *object)
{
  BonesApplication *self = BONES_APPLICATION (object);

  g_clear_object (&self->store);
  g_clear_object (&self->settings);
  g_free (self->database);
  G_OBJECT_CLASS (bones_application_parent_class)->finalize (object);
}

static void
bones_application_class_init (BonesApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_application_finalize;
  application_class->dbus_register = bones_application_dbus_register;
  application_class->dbus_unregister = bones_application_dbus_unregister;
  application_class->startup = bones_application_startup;
  application_class->activate = bones_application_activate;
  application_class->open = bones_application_open;
  application_class->handle_local_options = bones_application_handle_local_options;
}

static void
bones_application_init (BonesApplication *self)
{
  const GOptionEntry entries[] = {
    { "database", 'd', 0, G_OPTION_ARG_FILENAME, NULL, N_ ("Keep battles in FILE"), N_ ("FILE") },
    { "game", 'g', 0, G_OPTION_ARG_INT64, NULL, N_ ("Continue battle number N"), N_ ("N") },
    { "continue", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Continue the last battle"), NULL },
    { "new-battle", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Set up a new battle"), NULL },
    { "fleet", 0, 0, G_OPTION_ARG_INT64, NULL, N_ ("Open kept fleet number N"), N_ ("N") },
    { "fleets", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Show the kept fleets"), NULL },
    { "new-window", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Open a new window"), NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Print the version"), NULL },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), entries);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[FILE…]"));
}

/* Without a base path: GTK would look for icons there, and read the icon theme before libadwaita
 * has said where its own are, and then again. */
BonesApplication *
bones_application_new (void)
{
  return g_object_new (BONES_TYPE_APPLICATION, "application-id", BONES_APP_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, "resource-base-path", NULL, NULL);
}

BonesWindow *
bones_application_make_window (BonesApplication *self)
{
  g_return_val_if_fail (BONES_IS_APPLICATION (self), NULL);

  return bones_window_new (GTK_APPLICATION (self), open_store (self), self->settings);
}

BonesStore *
bones_application_get_store (BonesApplication *self, GError **error)
{
  g_return_val_if_fail (BONES_IS_APPLICATION (self), NULL);

  return bones_app_store_get (open_store (self), error);
}

GSettings *
bones_application_get_settings (BonesApplication *self)
{
  g_return_val_if_fail (BONES_IS_APPLICATION (self), NULL);

  return self->settings;
}
