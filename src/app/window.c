/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "window.h"

#include "backups.h"
#include "battle-file.h"
#include "chosen-file.h"
#include "compat.h"
#include "content-page.h"
#include "fleet-page.h"
#include "fleets-page.h"
#include "harbour-page.h"
#include "join-dialog.h"
#include "late-fleet.h"
#include "manual-window.h"
#include "names.h"
#include "new-battle-page.h"
#include "pause-dialog.h"
#include "print-dialog.h"
#include "roller-dialog.h"
#include "rule-window.h"
#include "table-page.h"
#include "tv-window.h"

#include "bones-config.h"

struct _BonesWindow {
  AdwApplicationWindow parent_instance;

  BonesAppStore *store; /* borrowed, as are the settings */
  GSettings *settings;

  /* Template widgets */
  GtkWidget *stack;

  /* The pages of the stack; NULL until they are first shown */
  BonesHarbourPage *harbour;
  BonesNewBattlePage *new_battle;
  BonesTablePage *table;
  BonesContentPage *content;
  BonesFleetsPage *fleets;
  BonesFleetPage *fleet;

  gint64 edited; /* the kept fleet that is changed */

  BonesTvWindow *tv; /* the television, or NULL */

  guint awake; /* cookie: the screen stays on */

  GtkWidget *first; /* a page of the stack: shown before the first real page; or NULL */
  gint64 waiting;   /* the game to resume after the first frame, or 0 */
  guint frames;     /* how many have begun since it waits */
};

G_DEFINE_FINAL_TYPE (BonesWindow, bones_window, ADW_TYPE_APPLICATION_WINDOW)

static void
keep_awake (BonesWindow *self, gboolean awake)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  if (awake && self->awake == 0)
    self->awake = gtk_application_inhibit (
        application, GTK_WINDOW (self), GTK_APPLICATION_INHIBIT_IDLE, _ ("A battle is under way"));
  else if (!awake && self->awake != 0)
    {
      gtk_application_uninhibit (application, self->awake);
      self->awake = 0;
    }
}

static gboolean
is_over (BonesWindow *self)
{
  return bones_helm_get_view (bones_table_page_get_helm (self->table))->over;
}

static BonesHelm *
helm_of (BonesWindow *self)
{
  return bones_table_page_get_helm (self->table);
}

static void
update_life_actions (BonesWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean at_table = self->table != NULL;
  const BonesView *view = at_table ? bones_helm_get_view (helm_of (self)) : NULL;
  const gboolean under_way = at_table && !view->over && view->misfit == NULL;

  gtk_widget_action_set_enabled (widget, "win.pause", under_way);
  gtk_widget_action_set_enabled (widget, "win.add-fleet", under_way);
  gtk_widget_action_set_enabled (widget, "win.rematch", at_table);
  gtk_widget_action_set_enabled (widget, "win.tv", at_table);
  gtk_widget_action_set_enabled (widget, "win.print", at_table && view->misfit == NULL);
}

static void
update_actions (BonesWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean at_table = self->table != NULL;

  gtk_widget_action_set_enabled (widget, "win.undo",
                                 at_table && bones_table_page_can_undo (self->table));
  gtk_widget_action_set_enabled (widget, "win.redo",
                                 at_table && bones_table_page_can_redo (self->table));
  gtk_widget_action_set_enabled (widget, "win.undo-round",
                                 at_table && bones_table_page_can_undo (self->table));
  gtk_widget_action_set_enabled (widget, "win.change-table", at_table);
  gtk_widget_action_set_enabled (widget, "win.look-back", at_table);
  gtk_widget_action_set_enabled (widget, "win.show-log", at_table);
  gtk_widget_action_set_enabled (widget, "win.find", at_table);
  gtk_widget_action_set_enabled (widget, "win.show-hand", at_table);
  gtk_widget_action_set_enabled (widget, "win.interrupt", at_table);
  gtk_widget_action_set_enabled (widget, "win.end-battle", at_table);
  gtk_widget_action_set_enabled (widget, "win.rule", at_table);
  gtk_widget_action_set_enabled (widget, "win.reference", at_table);
  gtk_widget_action_set_enabled (widget, "win.question-rule",
                                 at_table && bones_helm_get_view (helm_of (self))->prompt != NULL);
  update_life_actions (self);
  keep_awake (self,
              at_table && !is_over (self) && g_settings_get_boolean (self->settings, "keep-awake"));
}

/* Stores what the table has not written yet, so that the lists of games are complete. */
static void
finish_table (BonesWindow *self)
{
  if (self->table != NULL)
    bones_helm_finish (bones_table_page_get_helm (self->table));
}

static void
leave_tv (BonesWindow *self, gboolean closing)
{
  if (self->tv == NULL)
    return;

  if (closing)
    gtk_window_destroy (GTK_WINDOW (self->tv));
  else
    bones_tv_window_follow (self->tv, NULL);
}

static void
drop_table (BonesWindow *self)
{
  if (self->table == NULL)
    return;

  finish_table (self);
  gtk_stack_remove (GTK_STACK (self->stack), GTK_WIDGET (self->table));
  self->table = NULL;
  leave_tv (self, FALSE);
  update_actions (self);
}

static void
play_again (BonesWindow *self, BonesTable *table, gboolean swapped)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) again = bones_table_rematch (table, swapped, &error);

  if (again != NULL)
    bones_window_play (self, again);
  else
    bones_compat_show_message (GTK_WIDGET (self), _ ("Could not do that"), error->message);
}

static void
rematch_game (BonesWindow *self, gint64 game, gboolean swapped)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) table = NULL;
  BonesStore *store = bones_app_store_get (self->store, &error);

  table = store != NULL ? bones_table_open (store, game, &error) : NULL;
  if (table != NULL)
    play_again (self, table, swapped);
  else
    bones_compat_show_message (GTK_WIDGET (self), _ ("Could not do that"), error->message);
}

/* Nothing is begun or written in a database that cannot be used. */
static void
update_store_actions (BonesWindow *self)
{
  const gboolean usable = self->harbour == NULL || bones_harbour_page_is_usable (self->harbour);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.new-battle", usable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.content", usable);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.fleets", usable);
}

/* These pages may show what is in the database that was used before. */
static void
store_changed (BonesWindow *self)
{
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
  update_store_actions (self);
}

static void
show_harbour (BonesWindow *self)
{
  finish_table (self);
  if (self->harbour == NULL)
    {
      self->harbour = bones_harbour_page_new (self->store, self->settings);
      gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (self->harbour));
      g_signal_connect_object (self->harbour, "resume", G_CALLBACK (bones_window_resume), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->harbour, "play", G_CALLBACK (bones_window_play), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->harbour, "rematch", G_CALLBACK (rematch_game), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->harbour, "store-changed", G_CALLBACK (store_changed), self,
                               G_CONNECT_SWAPPED);
    }
  else
    bones_harbour_page_reload (self->harbour);
  update_store_actions (self);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Crossbones"));
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->harbour));
  bones_harbour_page_focus (self->harbour);
  drop_table (self);
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
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->new_battle));
  bones_new_battle_page_focus (self->new_battle);
  drop_table (self);
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

  if (self->content == NULL)
    {
      self->content = bones_content_page_new (self->store);
      gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (self->content));
    }
  else
    bones_content_page_reload (self->content);

  gtk_window_set_title (GTK_WINDOW (self), _ ("Your Own Ships and Cards"));
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->content));
  drop_table (self);
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
  bones_compat_show_message (GTK_WIDGET (self), _ ("This fleet cannot be opened"), error->message);
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

  finish_table (self);
  make_fleets (self);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Fleets"));
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->fleets));
  bones_fleets_page_reload (self->fleets);
  drop_table (self);
}

void
bones_window_edit_fleet (BonesWindow *self, gint64 fleet)
{
  g_return_if_fail (BONES_IS_WINDOW (self));

  make_fleets (self);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Fleets"));
  edit_fleet (self, fleet);
  drop_table (self);
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_table_page_undo (BONES_WINDOW (widget)->table);
}

static void
redo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_table_page_redo (BONES_WINDOW (widget)->table);
}

static void
undo_round (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_table_page_undo_round (BONES_WINDOW (widget)->table);
}

static void
change_table (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_table_page_change_table (BONES_WINDOW (widget)->table);
}

static void
look_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_table_page_look_back (BONES_WINDOW (widget)->table);
}

static void
show_log (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_table_page_show_log (BONES_WINDOW (widget)->table);
}

static void
find_in_log (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_table_page_find (BONES_WINDOW (widget)->table);
}

static void
show_hand (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_table_page_show_hand (BONES_WINDOW (widget)->table);
}

static void
interrupt (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_table_page_interrupt (BONES_WINDOW (widget)->table);
}

static void
free_dice (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesTablePage *table = BONES_WINDOW (widget)->table;

  if (table != NULL)
    bones_table_page_free_dice (table);
  else
    bones_roller_dialog_open (widget, NULL);
}

static void
end_battle (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_table_page_end_battle (BONES_WINDOW (widget)->table);
}

/* Created on first use. GTK would create one with each window, and it has about as many widgets
 * as half a table. */
static void
show_rule (GtkWidget *widget, const char *action, GVariant *id)
{
  BonesWindow *self = BONES_WINDOW (widget);

  bones_rule_window_open (GTK_WIDGET (self->table), helm_of (self),
                          g_variant_get_string (id, NULL));
}

static void
show_reference (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesWindow *self = BONES_WINDOW (widget);

  bones_rule_window_open_reference (GTK_WIDGET (self->table), helm_of (self));
}

static void
show_question_rule (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesWindow *self = BONES_WINDOW (widget);
  const BonesPromptView *prompt = bones_helm_get_view (helm_of (self))->prompt;

  if (prompt != NULL)
    bones_rule_window_open (GTK_WIDGET (self->table), helm_of (self), prompt->rule);
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
  const gpointer shown = gtk_stack_get_visible_child (GTK_STACK (self->stack));

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    if (shown != NULL && sections[i].page == shown)
      return sections[i].section;
  return "2"; /* the harbour */
}

static void
show_manual (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_manual_window_open (widget, find_section (BONES_WINDOW (widget)));
}

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

static gboolean
bones_window_close_request (GtkWindow *window)
{
  GSettings *settings = BONES_WINDOW (window)->settings;
  int width, height;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
  g_settings_set_int (settings, "window-width", width);
  g_settings_set_int (settings, "window-height", height);
  leave_tv (BONES_WINDOW (window), TRUE);
  return GTK_WINDOW_CLASS (bones_window_parent_class)->close_request (window);
}

static BonesTable *
table_of (BonesWindow *self)
{
  return bones_helm_get_table (helm_of (self));
}

/* Removes what the table has not stored; only stored entries remain. */
static void
pause_battle (BonesWindow *self, const char *where)
{
  g_autoptr (BonesTable) table = NULL;

  if (self->table == NULL)
    return;

  table = g_object_ref (table_of (self));
  bones_helm_look_at (helm_of (self), 0);
  bones_table_wait (table);
  bones_helm_pause (helm_of (self), where);
  bones_table_wait (table);
  if (bones_table_get_record (table)->paused != NULL)
    show_harbour (self);
}

static void
ask_pause (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesWindow *self = BONES_WINDOW (widget);
  g_autoptr (BonesView) view = bones_view_new (table_of (self), BONES_NOBODY);
  BonesPauseDialog *dialog = bones_pause_dialog_ask (GTK_WIDGET (self->table), view);

  g_signal_connect_object (dialog, "paused", G_CALLBACK (pause_battle), self, G_CONNECT_SWAPPED);
}

static void
add_fleet (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesWindow *self = BONES_WINDOW (widget);

  bones_late_fleet_pick (GTK_WIDGET (self->table), helm_of (self));
}

/* If the dialog is cancelled, deletes the battle and returns to New Battle. */
static void
joined (BonesWindow *self, gboolean joined, BonesJoinDialog *dialog)
{
  BonesStore *store = bones_app_store_get (self->store, NULL);
  gint64 game;

  if (joined || self->table == NULL)
    return;

  game = bones_table_get_id (table_of (self));
  show_new_battle (self);
  if (store != NULL)
    bones_store_remove_game (store, game, NULL);
}

/* What everybody may see. */
static void
print_battle (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesWindow *self = BONES_WINDOW (widget);
  BonesTable *table = table_of (self);

  bones_print_dialog_open (GTK_WIDGET (self->table),
                           bones_print_job_new (bones_view_new (table, BONES_NOBODY),
                                                bones_table_get_rules (table), G_OBJECT (table),
                                                self->settings),
                           bones_table_get_record (table)->title, self->settings);
}

static void
welcome_back (BonesWindow *self)
{
  GtkWidget *page = GTK_WIDGET (self->table);
  BonesTable *table = table_of (self);
  const BonesView *view = bones_helm_get_view (helm_of (self));
  const char *paused = bones_table_get_record (table)->paused;

  if (self->tv != NULL)
    bones_tv_window_follow (self->tv, table);
  if (bones_table_get_seq (table) == 0 && view->misfit == NULL)
    g_signal_connect_object (bones_join_dialog_ask (page, helm_of (self)), "done",
                             G_CALLBACK (joined), self, G_CONNECT_SWAPPED);
  else if (paused != NULL)
    bones_pause_dialog_tell (page, view, paused);
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
  bones_compat_show_message (GTK_WIDGET (self), _ ("This battle was not opened"), said);
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
      bones_compat_show_message (GTK_WIDGET (self), _ ("This file was not opened"), said);
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
  const gint64 game = self->table != NULL ? bones_table_get_id (table_of (self)) : 0;

  if (path == NULL || game == 0 || store == NULL)
    return;

  if (!bones_store_back_up (store, path, &error))
    {
      bones_compat_show_message (GTK_WIDGET (self), _ ("Could not save"), error->message);
      return;
    }

  show_harbour (self);
  bones_app_store_use (self->store, path);
  store_changed (self);
  open_game (self, game);
  /* Translators: %s is a file */
  text =
      g_strdup_printf (_ ("All battles and fleets were copied to “%s”. Crossbones uses this file "
                          "until you close it."),
                       name);
  bones_compat_show_message (GTK_WIDGET (self), _ ("Saved Elsewhere"), text);
}

static void
save_elsewhere (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_compat_save (widget, _ ("Save Everything Elsewhere"), "crossbones.db", save_chosen,
                     g_object_ref (widget), g_object_unref);
}

static void
rematch (GtkWidget *widget, const char *action, GVariant *swapped)
{
  BonesWindow *self = BONES_WINDOW (widget);
  g_autoptr (BonesTable) table = g_object_ref (table_of (self));

  bones_table_wait (table);
  play_again (self, table, g_variant_get_boolean (swapped));
}

static void
show_tv (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesWindow *self = BONES_WINDOW (widget);

  if (self->tv == NULL)
    {
      g_set_weak_pointer (&self->tv, bones_tv_window_new (GTK_WINDOW (self)));
      bones_tv_window_follow (self->tv, table_of (self));
    }
  gtk_window_present (GTK_WINDOW (self->tv));
}

static void
install_life_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.pause", NULL, ask_pause);
  gtk_widget_class_install_action (klass, "win.add-fleet", NULL, add_fleet);
  gtk_widget_class_install_action (klass, "win.save-elsewhere", NULL, save_elsewhere);
  gtk_widget_class_install_action (klass, "win.print", NULL, print_battle);
  gtk_widget_class_install_action (klass, "win.rematch", "b", rematch);
  gtk_widget_class_install_action (klass, "win.tv", NULL, show_tv);
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
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo);
  gtk_widget_class_install_action (widget_class, "win.undo-round", NULL, undo_round);
  gtk_widget_class_install_action (widget_class, "win.change-table", NULL, change_table);
  gtk_widget_class_install_action (widget_class, "win.look-back", NULL, look_back);
  gtk_widget_class_install_action (widget_class, "win.show-log", NULL, show_log);
  gtk_widget_class_install_action (widget_class, "win.find", NULL, find_in_log);
  gtk_widget_class_install_action (widget_class, "win.show-hand", NULL, show_hand);
  gtk_widget_class_install_action (widget_class, "win.interrupt", NULL, interrupt);
  gtk_widget_class_install_action (widget_class, "win.end-battle", NULL, end_battle);
  gtk_widget_class_install_action (widget_class, "win.free-dice", NULL, free_dice);
  gtk_widget_class_install_action (widget_class, "win.manual", NULL, show_manual);
  gtk_widget_class_install_action (widget_class, "win.reference", NULL, show_reference);
  gtk_widget_class_install_action (widget_class, "win.rule", "s", show_rule);
  gtk_widget_class_install_action (widget_class, "win.question-rule", NULL, show_question_rule);
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, show_help_overlay);
  install_life_actions (widget_class);

  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/window.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesWindow, stack);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
}

static void
bones_window_init (BonesWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  take_dropped_files (self);
  update_actions (self);
}

BonesWindow *
bones_window_new (GtkApplication *application, BonesAppStore *store, GSettings *settings)
{
  BonesWindow *self;

  g_return_val_if_fail (GTK_IS_APPLICATION (application) && store != NULL, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (BONES_TYPE_WINDOW, "application", application, NULL);
  self->store = store;
  self->settings = settings;
  g_signal_connect_object (settings, "changed::keep-awake", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  restore_size (self, settings);
  return self;
}

void
bones_window_begin (BonesWindow *self)
{
  g_return_if_fail (BONES_IS_WINDOW (self));

  if (gtk_stack_get_visible_child (GTK_STACK (self->stack)) == NULL)
    show_harbour (self);
}

/* The second call comes after the first frame has been drawn. */
static gboolean
open_waiting (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  BonesWindow *self = BONES_WINDOW (widget);

  if (self->frames++ == 0)
    return G_SOURCE_CONTINUE;

  open_game (self, self->waiting);
  gtk_stack_remove (GTK_STACK (self->stack), self->first);
  self->first = NULL;
  self->waiting = 0;
  return G_SOURCE_REMOVE;
}

/* Shows the window at once, and its contents in the next frame. */
void
bones_window_resume (BonesWindow *self, gint64 game)
{
  g_return_if_fail (BONES_IS_WINDOW (self));

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      open_game (self, game);
      return;
    }
  self->first = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->first), adw_header_bar_new ());
  gtk_stack_add_child (GTK_STACK (self->stack), self->first);
  self->waiting = game;
  self->frames = 0;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), open_waiting, NULL, NULL);
}

void
bones_window_play (BonesWindow *self, BonesTable *table)
{
  int width, height;

  g_return_if_fail (BONES_IS_WINDOW (self) && BONES_IS_TABLE (table));

  drop_table (self);
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (gtk_widget_get_width (GTK_WIDGET (self)) > 0)
    width = gtk_widget_get_width (GTK_WIDGET (self));
  self->table = bones_table_page_new (table, width);
  g_signal_connect_object (self->table, "state", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (self->table));
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->table));
  bones_table_page_focus (self->table);
  gtk_window_set_title (GTK_WINDOW (self), bones_table_get_record (table)->title);
  update_actions (self);
  welcome_back (self);
}
