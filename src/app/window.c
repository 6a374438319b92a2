/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "window-private.h"

#include "backups.h"
#include "battle-file.h"
#include "chosen-file.h"
#include "compat.h"
#include "manual-window.h"
#include "names.h"
#include "query.h"
#include "unshown.h"

#include "bones-config.h"

G_DEFINE_FINAL_TYPE (BonesWindow, bones_window, ADW_TYPE_APPLICATION_WINDOW)

/* Nothing is begun or written in a database that cannot be used. */
static void
update_store_actions (BonesWindow *self)
{
  const gboolean usable = self->harbour == NULL || bones_harbour_page_is_usable (self->harbour);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-battle", usable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.first-battle", usable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.content", usable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.fleets", usable);
}

static gboolean
is_shown (BonesWindow *self, gpointer page)
{
  return page != NULL && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == page;
}

/* What belongs to the page, and is open over it. */
static void
close_dialogs (BonesWindow *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_transient_for (l->data) == GTK_WINDOW (self) && l->data != self->tv)
      gtk_window_destroy (l->data);
}

/* The next window of the program after @last (NULL: the first), or NULL. */
static BonesWindow *
next_window (GtkApplication *application, BonesWindow *last)
{
  GList *l = gtk_application_get_windows (application);

  if (last != NULL)
    l = g_list_find (l, last)->next;
  while (l != NULL && !BONES_IS_WINDOW (l->data))
    l = l->next;
  return l != NULL ? l->data : NULL;
}

/* The battle is about to be removed. */
static void
leave_removed (BonesWindow *self, gint64 game)
{
  BonesWindow *shows =
      bones_window_find_battle (gtk_window_get_application (GTK_WINDOW (self)), game);

  if (shows == NULL)
    return;

  close_dialogs (shows);
  gtk_widget_activate_action (GTK_WIDGET (shows), "win.harbour", NULL);
}

static void
show_harbour (BonesWindow *self)
{
  bones_window_finish_table (self);
  if (self->harbour == NULL)
    {
      self->harbour = bones_harbour_page_new (self->store, self->settings);
      gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (self->harbour));
      g_signal_connect_object (self->harbour, "resume", G_CALLBACK (bones_window_resume), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->harbour, "play", G_CALLBACK (bones_window_play), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->harbour, "rematch", G_CALLBACK (bones_window_rematch_game),
                               self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->harbour, "removing", G_CALLBACK (leave_removed), self,
                               G_CONNECT_SWAPPED);
    }
  else
    bones_harbour_page_reload (self->harbour);
  update_store_actions (self);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Crossbones"));
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->harbour));
  bones_harbour_page_focus (self->harbour);
  bones_window_drop_table (self);
}

/* Shows nothing more of the database. */
static void
leave_store (BonesWindow *self)
{
  if (!is_shown (self, self->harbour))
    {
      close_dialogs (self);
      show_harbour (self);
    }
  if (self->new_battle != NULL)
    gtk_stack_remove (GTK_STACK (self->stack), GTK_WIDGET (self->new_battle));
  if (self->content != NULL)
    gtk_stack_remove (GTK_STACK (self->stack), GTK_WIDGET (self->content));
  if (self->fleets != NULL)
    gtk_stack_remove (GTK_STACK (self->stack), GTK_WIDGET (self->fleets));
  if (self->fleet != NULL)
    gtk_stack_remove (GTK_STACK (self->stack), GTK_WIDGET (self->fleet));
  self->new_battle = NULL;
  self->content = NULL;
  self->fleets = NULL;
  self->fleet = NULL;
}

static void
go_harbour (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_harbour (BONES_WINDOW (widget));
}

static void
show_new_battle (BonesWindow *self)
{
  if (self->new_battle == NULL)
    {
      self->new_battle = bones_new_battle_page_new (self->store, self->settings);
      gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (self->new_battle));
      g_signal_connect_object (self->new_battle, "play", G_CALLBACK (bones_window_play), self,
                               G_CONNECT_SWAPPED);
    }
  gtk_window_set_title (GTK_WINDOW (self), _ ("New Battle"));
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->new_battle));
  bones_new_battle_page_focus (self->new_battle);
  bones_window_drop_table (self);
}

static void
go_new_battle (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_new_battle (BONES_WINDOW (widget));
}

static void
show_content (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesWindow *self = BONES_WINDOW (widget);
  BonesWindow *other = NULL;

  /* Two editors of one set would undo each other's work. */
  while ((other = next_window (gtk_window_get_application (GTK_WINDOW (self)), other)) != NULL)
    if (other != self && is_shown (other, other->content))
      {
        gtk_window_present (GTK_WINDOW (other));
        return;
      }

  if (self->content == NULL)
    {
      self->content = bones_content_page_new (self->store);
      gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (self->content));
    }
  else
    bones_content_page_reload (self->content);

  gtk_window_set_title (GTK_WINDOW (self), _ ("Your Own Ships and Cards"));
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->content));
  bones_window_drop_table (self);
}

static void
leave_fleet (BonesWindow *self)
{
  gtk_window_set_title (GTK_WINDOW (self), _ ("Fleets"));
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->fleets));
  bones_fleets_page_return (self->fleets, self->edited);
}

static void
edit_fleet (BonesWindow *self, gint64 id)
{
  g_autoptr (GError) error = NULL;
  BonesWindow *other = bones_window_find_fleet (gtk_window_get_application (GTK_WINDOW (self)), id);

  if (other != NULL && other != self)
    {
      gtk_window_present (GTK_WINDOW (other));
      return;
    }

  if (self->fleet == NULL)
    {
      self->fleet = bones_fleet_page_new (self->store, self->settings);
      gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (self->fleet));
      g_signal_connect_object (self->fleet, "edit", G_CALLBACK (edit_fleet), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->fleet, "closed", G_CALLBACK (leave_fleet), self,
                               G_CONNECT_SWAPPED);
    }

  self->edited = id;
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->fleet));
  if (bones_fleet_page_open (self->fleet, id, &error))
    return;

  leave_fleet (self);
  bones_query_tell (GTK_WIDGET (self), _ ("This fleet cannot be opened"), error->message);
}

static void
make_fleets (BonesWindow *self)
{
  if (self->fleets != NULL)
    return;

  self->fleets = bones_fleets_page_new (self->store, self->settings);
  gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (self->fleets));
  g_signal_connect_object (self->fleets, "resume", G_CALLBACK (bones_window_resume), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->fleets, "edit", G_CALLBACK (edit_fleet), self, G_CONNECT_SWAPPED);
}

static void
show_fleets (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesWindow *self = BONES_WINDOW (widget);

  bones_window_finish_table (self);
  make_fleets (self);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Fleets"));
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->fleets));
  bones_fleets_page_reload (self->fleets);
  bones_window_drop_table (self);
}

void
bones_window_edit_fleet (BonesWindow *self, gint64 fleet)
{
  g_return_if_fail (BONES_IS_WINDOW (self));

  make_fleets (self);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Fleets"));
  edit_fleet (self, fleet);
  bones_window_drop_table (self);
}

/* The section of the manual about the page that is shown. */
static const char *
find_section (BonesWindow *self)
{
  const struct {
    gpointer page;
    const char *section;
  } sections[] = {
    { self->new_battle, "3" }, { self->table, "4" },  { self->content, "21" },
    { self->fleets, "22" },    { self->fleet, "22" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    if (is_shown (self, sections[i].page))
      return sections[i].section;
  return "2"; /* the harbour */
}

static void
show_manual (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_manual_window_open (widget, find_section (BONES_WINDOW (widget)));
}

/* Created on first use. GTK would create one with each window, and it has about as many widgets
 * as half a table. */
static void
show_help_overlay (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkApplicationWindow *self = GTK_APPLICATION_WINDOW (widget);

  if (gtk_application_window_get_help_overlay (self) == NULL)
    {
      g_autoptr (GtkBuilder) builder =
          gtk_builder_new_from_resource ("/crossbones/ui/help-overlay.ui");

      gtk_application_window_set_help_overlay (
          self, GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
    }

  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (self)));
}

static gboolean
key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
             BonesWindow *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (controller));

  return self->table != NULL
         && bones_table_page_key (self->table, keyval, keycode,
                                  event != NULL ? (int) gdk_key_event_get_layout (event) : 0,
                                  state);
}

static void
restore_size (BonesWindow *self, GSettings *settings)
{
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

/* For when the program starts again. A database of which only this run knows has other numbers. */
static void
keep_page (BonesWindow *self)
{
  const gint64 game = bones_window_get_game (self);

  if (!bones_app_store_is_usual (self->store))
    return;

  if (game != 0)
    g_settings_set (self->settings, "page", "(sx)", "battle", game);
  else if (is_shown (self, self->fleet))
    g_settings_set (self->settings, "page", "(sx)", "kept-fleet", self->edited);
  else if (is_shown (self, self->fleets))
    g_settings_set (self->settings, "page", "(sx)", "fleets", (gint64) 0);
  else if (is_shown (self, self->content))
    g_settings_set (self->settings, "page", "(sx)", "content", (gint64) 0);
  else
    g_settings_reset (self->settings, "page");
}

static gboolean
bones_window_close_request (GtkWindow *window)
{
  GSettings *settings = BONES_WINDOW (window)->settings;
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  keep_page (BONES_WINDOW (window));
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  bones_window_leave_tv (BONES_WINDOW (window), TRUE);
  bones_window_forget_news (BONES_WINDOW (window));
  return GTK_WINDOW_CLASS (bones_window_parent_class)->close_request (window);
}

static void
open_battle (BonesWindow *self, const char *text, gsize length, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;
  BonesStore *store = bones_app_store_get (self->store, &error);
  const gint64 game = store != NULL ? bones_battle_file_import (store, text, length, &error) : 0;

  if (game != 0)
    {
      bones_window_resume (self, game);
      return;
    }

  said = g_strdup_printf ("%s: %s", name, error->message);
  bones_query_tell (GTK_WIDGET (self), _ ("This battle was not opened"), said);
}

static void
open_fleet (BonesWindow *self, GFile *file)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.fleets", NULL);
  bones_fleets_page_import (self->fleets, file);
}

static void
open_content (BonesWindow *self, const char *text, gsize length)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.content", NULL);
  bones_content_page_import (self->content, text, length);
}

void
bones_window_open_file (BonesWindow *self, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *base = NULL, *name = NULL, *said = NULL;
  const char *text;
  gsize length = 0;

  g_return_if_fail (BONES_IS_WINDOW (self) && G_IS_FILE (file));

  base = g_file_get_basename (file);
  name = bones_name_isolate (base);
  bytes = bones_chosen_file_read (file, BONES_BATTLE_FILE_MAX_BYTES, &error);
  if (bytes == NULL)
    {
      said = g_strdup_printf ("%s: %s", name, error->message);
      bones_query_tell (GTK_WIDGET (self), _ ("This file was not opened"), said);
      return;
    }

  text = g_bytes_get_data (bytes, &length);
  text = text != NULL ? text : "";
  switch (bones_file_kind (text, length))
    {
    case BONES_FILE_BATTLE:
      open_battle (self, text, length, name);
      break;
    case BONES_FILE_CONTENT:
      open_content (self, text, length);
      break;
    default:
      open_fleet (self, file);
    }
}

static void
file_chosen (GFile *file, gpointer data)
{
  if (file != NULL)
    bones_window_open_file (BONES_WINDOW (data), file);
}

/* Files of Crossbones, wherever they are dropped. */
static gboolean
files_dropped (GtkDropTarget *target, const GValue *value, double x, double y, BonesWindow *self)
{
  g_autoptr (GSList) files = NULL;

  if (!G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    return FALSE;

  files = gdk_file_list_get_files (g_value_get_boxed (value));
  for (GSList *l = files; l != NULL; l = l->next)
    bones_window_open_file (self, l->data);

  return TRUE;
}

/* Another window may have gone on with a battle meanwhile. */
static void
activated (BonesWindow *self)
{
  bones_window_looked_at (self);
  if (gtk_window_is_active (GTK_WINDOW (self)) && is_shown (self, self->harbour))
    bones_harbour_page_refresh (self->harbour);
}

static void
take_dropped_files (BonesWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (files_dropped), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
open_file (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_compat_open (widget, _ ("Open a Battle, Fleet or Content Set"), file_chosen,
                     g_object_ref (widget), g_object_unref);
}

/* The battle goes on in the copy. */
static void
save_chosen (GFile *file, gpointer data)
{
  BonesWindow *self = BONES_WINDOW (data);
  BonesStore *store = bones_app_store_get (self->store, NULL);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autofree char *name = path != NULL ? g_filename_display_name (path) : NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  const gint64 game = bones_window_get_game (self);

  if (path == NULL || game == 0 || store == NULL)
    return;

  if (!bones_store_back_up (store, path, &error))
    {
      bones_query_tell (GTK_WIDGET (self), _ ("Could not save"), error->message);
      return;
    }

  show_harbour (self);
  bones_app_store_use (self->store, path);
  bones_app_store_tell (self->store);
  bones_window_resume (self, game);
  /* Translators: %s is a file */
  text =
      g_strdup_printf (_ ("All battles and fleets were copied to “%s”. Crossbones uses this file "
                          "until you close it."),
                       name);
  bones_query_tell (GTK_WIDGET (self), _ ("Saved Elsewhere"), text);
}

static void
save_elsewhere (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_compat_save (widget, _ ("Save Everything Elsewhere"), "crossbones.db", save_chosen,
                     g_object_ref (widget), g_object_unref);
}

static void
bones_window_dispose (GObject *object)
{
  g_clear_weak_pointer (&BONES_WINDOW (object)->tv);
  G_OBJECT_CLASS (bones_window_parent_class)->dispose (object);
}

static void
bones_window_class_init (BonesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = bones_window_close_request;
  gtk_widget_class_install_action (widget_class, "win.harbour", NULL, go_harbour);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "win.harbour",
                                       NULL);
  gtk_widget_class_install_action (widget_class, "win.new-battle", NULL, go_new_battle);
  gtk_widget_class_install_action (widget_class, "win.content", NULL, show_content);
  gtk_widget_class_install_action (widget_class, "win.fleets", NULL, show_fleets);
  gtk_widget_class_install_action (widget_class, "win.open-file", NULL, open_file);
  gtk_widget_class_install_action (widget_class, "win.manual", NULL, show_manual);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, show_help_overlay);
  gtk_widget_class_install_action (widget_class, "win.save-elsewhere", NULL, save_elsewhere);
  bones_window_install_battle_actions (widget_class);

  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/window.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesWindow, stack);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
}

static void
bones_window_init (BonesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_hide_unshown (GTK_WIDGET (self->stack));
  take_dropped_files (self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (activated), NULL);
  bones_window_update_actions (self);
}

BonesWindow *
bones_window_new (GtkApplication *application, BonesAppStore *store, GSettings *settings)
{
  BonesWindow *self;

  g_return_val_if_fail (GTK_IS_APPLICATION (application) && BONES_IS_APP_STORE (store), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (BONES_TYPE_WINDOW, "application", application, NULL);
  self->store = store;
  self->settings = settings;
  g_signal_connect_object (store, "closing", G_CALLBACK (leave_store), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "changed", G_CALLBACK (update_store_actions), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (settings, "changed::keep-awake",
                           G_CALLBACK (bones_window_update_actions), self, G_CONNECT_SWAPPED);
  restore_size (self, settings);
  return self;
}

static void
open_game (BonesWindow *self, gint64 game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) table = NULL;
  BonesStore *store;

  store = bones_app_store_get (self->store, &error);
  table = store != NULL ? bones_table_open (store, game, &error) : NULL;
  if (table != NULL)
    bones_window_play (self, table);
  else
    {
      show_harbour (self);
      bones_harbour_page_show_message (self->harbour, error->message);
    }
}

static gboolean
open_waiting (gpointer data)
{
  BonesWindow *self = BONES_WINDOW (data);

  if (gtk_window_get_application (GTK_WINDOW (self)) == NULL)
    return G_SOURCE_REMOVE; /* closed meanwhile */

  gdk_display_flush (gtk_widget_get_display (GTK_WIDGET (self))); /* the frame that was drawn */
  open_game (self, self->waiting);
  gtk_stack_remove (GTK_STACK (self->stack), self->first);
  self->first = NULL;
  self->waiting = 0;
  return G_SOURCE_REMOVE;
}

/* The frame that has begun is drawn before anything idle. */
static gboolean
first_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, open_waiting, g_object_ref (widget), g_object_unref);
  return G_SOURCE_REMOVE;
}

/* Shows the window at once, and its contents as soon as that is drawn. */
void
bones_window_resume (BonesWindow *self, gint64 game)
{
  BonesWindow *other;

  g_return_if_fail (BONES_IS_WINDOW (self));

  other = bones_window_find_battle (gtk_window_get_application (GTK_WINDOW (self)), game);
  if (other != NULL && other != self)
    {
      gtk_window_present (GTK_WINDOW (other));
      return;
    }

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      open_game (self, game);
      return;
    }
  self->first = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->first), adw_header_bar_new ());
  gtk_stack_add_child (GTK_STACK (self->stack), self->first);
  self->waiting = game;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), first_frame, NULL, NULL);
}

void
bones_window_begin (BonesWindow *self)
{
  g_return_if_fail (BONES_IS_WINDOW (self));

  if (gtk_stack_get_visible_child (GTK_STACK (self->stack)) == NULL)
    show_harbour (self);
}

/* The battle that was on the table may be gone, over or paused since. */
static gboolean
goes_on (BonesWindow *self, gint64 game)
{
  BonesStore *store = bones_app_store_get (self->store, NULL);
  g_autoptr (BonesGameRecord) record =
      store != NULL ? bones_store_load_game (store, game, NULL) : NULL;

  return record != NULL && !record->over && record->paused == NULL;
}

void
bones_window_restore (BonesWindow *self)
{
  g_autofree char *page = NULL;
  gint64 id = 0;

  g_return_if_fail (BONES_IS_WINDOW (self));

  g_settings_get (self->settings, "page", "(sx)", &page, &id);
  if (!bones_app_store_is_usual (self->store))
    ;
  else if (g_str_equal (page, "battle") && goes_on (self, id))
    bones_window_resume (self, id);
  else if (g_str_equal (page, "kept-fleet"))
    bones_window_edit_fleet (self, id);
  else if (g_str_equal (page, "fleets") || g_str_equal (page, "content"))
    {
      g_autofree char *action = g_strconcat ("win.", page, NULL);

      gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
    }
  bones_window_begin (self);
}

gboolean
bones_window_is_free (BonesWindow *self)
{
  g_return_val_if_fail (BONES_IS_WINDOW (self), FALSE);

  return gtk_stack_get_visible_child (GTK_STACK (self->stack)) == NULL
         || is_shown (self, self->harbour);
}

BonesWindow *
bones_window_find_battle (GtkApplication *application, gint64 game)
{
  BonesWindow *window = NULL;

  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);

  while ((window = next_window (application, window)) != NULL)
    if (bones_window_get_game (window) == game)
      break;
  return window;
}

BonesWindow *
bones_window_find_fleet (GtkApplication *application, gint64 fleet)
{
  BonesWindow *window = NULL;

  g_return_val_if_fail (GTK_IS_APPLICATION (application), NULL);

  while ((window = next_window (application, window)) != NULL)
    if (is_shown (window, window->fleet) && window->edited == fleet)
      break;
  return window;
}
