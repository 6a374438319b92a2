/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "window-private.h"

#include "after-window.h"
#include "battle-save.h"
#include "guide-notes.h"
#include "join-dialog.h"
#include "late-fleet.h"
#include "notices.h"
#include "pause-dialog.h"
#include "print-dialog.h"
#include "query.h"
#include "ready-made.h"
#include "roller-dialog.h"
#include "rule-window.h"

#include "bones-config.h"

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

static BonesTable *
table_of (BonesWindow *self)
{
  return bones_helm_get_table (helm_of (self));
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
  gtk_widget_action_set_enabled (widget, "win.guide",
                                 at_table && bones_guide_has_notes (view->ruleset));
  gtk_widget_action_set_enabled (widget, "win.tv", at_table);
  gtk_widget_action_set_enabled (widget, "win.print", at_table && view->misfit == NULL);
  gtk_widget_action_set_enabled (widget, "win.share", at_table);
  gtk_widget_action_set_enabled (widget, "win.after", at_table && view->misfit == NULL);
}

void
bones_window_update_actions (BonesWindow *self)
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
  gtk_widget_action_set_enabled (widget, "win.log-entry", at_table);
  gtk_widget_action_set_enabled (widget, "win.find", at_table);
  gtk_widget_action_set_enabled (widget, "win.show-hand", at_table);
  gtk_widget_action_set_enabled (widget, "win.interrupt", at_table);
  gtk_widget_action_set_enabled (widget, "win.end-battle", at_table);
  gtk_widget_action_set_enabled (widget, "win.reference", at_table);
  gtk_widget_action_set_enabled (widget, "win.question-rule",
                                 at_table && bones_helm_get_view (helm_of (self))->prompt != NULL);
  update_life_actions (self);
  keep_awake (self,
              at_table && !is_over (self) && g_settings_get_boolean (self->settings, "keep-awake"));
}

/* Stores what the table has not written yet, so that the lists of games are complete. */
void
bones_window_finish_table (BonesWindow *self)
{
  if (self->table != NULL)
    bones_helm_finish (bones_table_page_get_helm (self->table));
}

void
bones_window_leave_tv (BonesWindow *self, gboolean closing)
{
  if (self->tv == NULL)
    return;

  if (closing)
    gtk_window_destroy (GTK_WINDOW (self->tv));
  else
    bones_tv_window_follow (self->tv, NULL);
}

/* Whether it has the keyboard, or a dialog of it. */
static gboolean
is_in_front (BonesWindow *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_is_active (l->data))
      {
        GtkWindow *window = l->data;

        while (window != NULL && window != GTK_WINDOW (self))
          window = gtk_window_get_transient_for (window);
        return window != NULL;
      }
  return FALSE;
}

void
bones_window_looked_at (BonesWindow *self)
{
  if (self->table == NULL || !is_in_front (self))
    return;

  self->seen = bones_table_get_seq (table_of (self));
  if (self->told)
    bones_notices_withdraw (G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))),
                            bones_window_get_game (self));
  self->told = FALSE;
}

/* Another program has gone on with the battle, perhaps while nobody looks at the window. */
static void
tell_news (BonesWindow *self)
{
  BonesTable *table = table_of (self);

  if (is_in_front (self))
    bones_window_looked_at (self);
  else if (bones_table_get_seq (table) > self->seen)
    {
      g_autoptr (BonesView) view = bones_view_new (table, BONES_NOBODY);

      self->seen = bones_table_get_seq (table);
      self->told |= bones_notices_tell (
          G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))),
          bones_window_get_game (self), bones_table_get_record (table)->title, view);
    }
}

static void
play_sound (BonesWindow *self)
{
  BonesHelm *helm = helm_of (self);
  BonesSound sound;

  if (bones_helm_get_past (helm) != 0)
    return;

  sound = bones_sound_of (&self->heard, table_of (self), bones_helm_get_view (helm));
  if (g_settings_get_boolean (self->settings, "sounds"))
    bones_sound_play (sound);
}

/* What was told of the battle is of no use without it. */
void
bones_window_forget_news (BonesWindow *self)
{
  if (self->told)
    bones_notices_withdraw (G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))),
                            bones_window_get_game (self));
  self->told = FALSE;
}

void
bones_window_drop_table (BonesWindow *self)
{
  if (self->table == NULL)
    return;

  bones_window_forget_news (self);
  bones_window_finish_table (self);
  gtk_stack_remove (GTK_STACK (self->stack), GTK_WIDGET (self->table));
  self->table = NULL;
  bones_window_leave_tv (self, FALSE);
  bones_window_update_actions (self);
}

static void
play_again (BonesWindow *self, BonesTable *table, gboolean swapped)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) again = bones_table_rematch (table, swapped, &error);

  if (again != NULL)
    bones_window_play (self, again);
  else
    bones_query_tell (GTK_WIDGET (self), _ ("Could not do that"), error->message);
}

void
bones_window_rematch_game (BonesWindow *self, gint64 game, gboolean swapped)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) table = NULL;
  BonesStore *store = bones_app_store_get (self->store, &error);

  table = store != NULL ? bones_table_open (store, game, &error) : NULL;
  if (table != NULL)
    play_again (self, table, swapped);
  else
    bones_query_tell (GTK_WIDGET (self), _ ("Could not do that"), error->message);
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
  bones_table_page_show_log (BONES_WINDOW (widget)->table, TRUE);
}

/* The table as it was then, and the line about it. */
static void
show_log_entry (GtkWidget *widget, const char *action, GVariant *seq)
{
  BonesWindow *self = BONES_WINDOW (widget);

  bones_helm_look_at (helm_of (self), g_variant_get_uint32 (seq));
  bones_table_page_show_log (self->table, FALSE);
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

/* Over what the player looks at: the page, or the manual over it. */
static void
show_rule (GtkWidget *widget, const char *action, GVariant *id)
{
  BonesWindow *self = BONES_WINDOW (widget);
  GtkWindow *front =
      gtk_application_get_active_window (gtk_window_get_application (GTK_WINDOW (self)));
  GtkWidget *page = self->table != NULL ? GTK_WIDGET (self->table) : widget;

  if (front != NULL && front != GTK_WINDOW (self->tv)
      && gtk_window_get_transient_for (front) == GTK_WINDOW (self))
    page = GTK_WIDGET (front);
  bones_rule_window_open (page, self->table != NULL ? helm_of (self) : NULL,
                          g_variant_get_string (id, NULL));
}

static void
begin_first_battle (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesWindow *self = BONES_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) table = NULL;
  BonesStore *store = bones_app_store_get (self->store, &error);

  if (store != NULL)
    table = bones_first_battle_new (store, &error);
  if (table == NULL)
    {
      bones_query_tell (widget, _ ("Could not do that"), error->message);
      return;
    }

  bones_window_play (self, table);
  bones_helm_set_guided (helm_of (self), TRUE);
}

static void
show_guide (GtkWidget *widget, const char *action, GVariant *parameter)
{
  bones_helm_set_guided (helm_of (BONES_WINDOW (widget)), TRUE);
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
    gtk_widget_activate_action (GTK_WIDGET (self), "win.harbour", NULL);
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
  gtk_widget_activate_action (GTK_WIDGET (self), "win.new-battle", NULL);
  if (store != NULL && self->table == NULL)
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

/* Saves what everybody may see as a file. */
static void
show_after (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesWindow *self = BONES_WINDOW (widget);

  bones_after_window_open (widget, helm_of (self));
}

static void
share (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesWindow *self = BONES_WINDOW (widget);

  bones_battle_save (widget, helm_of (self), self->settings,
                     bones_save_form (g_variant_get_string (parameter, NULL)));
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

gint64
bones_window_get_game (BonesWindow *self)
{
  g_return_val_if_fail (BONES_IS_WINDOW (self), 0);

  if (self->waiting != 0)
    return self->waiting;

  return self->table != NULL ? bones_table_get_id (table_of (self)) : 0;
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

void
bones_window_install_battle_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.undo", NULL, undo);
  gtk_widget_class_install_action (klass, "win.redo", NULL, redo);
  gtk_widget_class_install_action (klass, "win.undo-round", NULL, undo_round);
  gtk_widget_class_install_action (klass, "win.change-table", NULL, change_table);
  gtk_widget_class_install_action (klass, "win.look-back", NULL, look_back);
  gtk_widget_class_install_action (klass, "win.show-log", NULL, show_log);
  gtk_widget_class_install_action (klass, "win.log-entry", "u", show_log_entry);
  gtk_widget_class_install_action (klass, "win.find", NULL, find_in_log);
  gtk_widget_class_install_action (klass, "win.show-hand", NULL, show_hand);
  gtk_widget_class_install_action (klass, "win.interrupt", NULL, interrupt);
  gtk_widget_class_install_action (klass, "win.end-battle", NULL, end_battle);
  gtk_widget_class_install_action (klass, "win.free-dice", NULL, free_dice);
  gtk_widget_class_install_action (klass, "win.first-battle", NULL, begin_first_battle);
  gtk_widget_class_install_action (klass, "win.guide", NULL, show_guide);
  gtk_widget_class_install_action (klass, "win.reference", NULL, show_reference);
  gtk_widget_class_install_action (klass, "win.rule", "s", show_rule);
  gtk_widget_class_install_action (klass, "win.question-rule", NULL, show_question_rule);
  gtk_widget_class_install_action (klass, "win.pause", NULL, ask_pause);
  gtk_widget_class_install_action (klass, "win.add-fleet", NULL, add_fleet);
  gtk_widget_class_install_action (klass, "win.print", NULL, print_battle);
  gtk_widget_class_install_action (klass, "win.share", "s", share);
  gtk_widget_class_install_action (klass, "win.after", NULL, show_after);
  gtk_widget_class_install_action (klass, "win.rematch", "b", rematch);
  gtk_widget_class_install_action (klass, "win.tv", NULL, show_tv);
}

void
bones_window_play (BonesWindow *self, BonesTable *table)
{
  int width, height;

  g_return_if_fail (BONES_IS_WINDOW (self) && BONES_IS_TABLE (table));

  bones_window_drop_table (self);
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (gtk_widget_get_width (GTK_WIDGET (self)) > 0)
    width = gtk_widget_get_width (GTK_WIDGET (self));
  self->table = bones_table_page_new (table, self->settings, width);
  g_signal_connect_object (self->table, "state", G_CALLBACK (bones_window_update_actions), self,
                           G_CONNECT_SWAPPED);
  self->seen = bones_table_get_seq (table);
  bones_notices_prepare (G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
  g_signal_connect_object (helm_of (self), "changed", G_CALLBACK (tell_news), self,
                           G_CONNECT_SWAPPED);
  self->heard = (BonesHeard){ 0 };
  bones_sound_of (&self->heard, table, bones_helm_get_view (helm_of (self)));
  g_signal_connect_object (helm_of (self), "changed", G_CALLBACK (play_sound), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (self->table));
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (self->table));
  bones_table_page_focus (self->table);
  gtk_window_set_title (GTK_WINDOW (self), bones_table_get_record (table)->title);
  bones_window_update_actions (self);
  welcome_back (self);
}
