/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "window-private.h"

#include "compat.h"
#include "join-dialog.h"
#include "late-fleet.h"
#include "pause-dialog.h"

#include "bones-config.h"

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

/* Pause */

/* Only what is stored is left. */
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
    bones_window_show_harbour (self);
}

static void
ask_pause (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesWindow *self = BONES_WINDOW (widget);
  g_autoptr (BonesView) view = bones_view_new (table_of (self), BONES_NOBODY);
  BonesPauseDialog *dialog = bones_pause_dialog_ask (GTK_WIDGET (self->table), view);

  g_signal_connect_object (dialog, "paused", G_CALLBACK (pause_battle), self, G_CONNECT_SWAPPED);
}

/* Who joins */

static void
add_fleet (GtkWidget *widget, const char *action, GVariant *parameter)
{
  BonesWindow *self = BONES_WINDOW (widget);

  bones_late_fleet_pick (GTK_WIDGET (self->table), helm_of (self));
}

/* A battle of which nothing was said is none: people are back where they chose it. */
static void
joined (BonesWindow *self, gboolean joined, BonesJoinDialog *dialog)
{
  BonesStore *store = bones_application_get_store (bones_window_get_application (self), NULL);
  gint64 game;

  if (joined || self->table == NULL)
    return;

  game = bones_table_get_id (table_of (self));
  bones_window_show_new_battle (self);
  if (store != NULL)
    bones_store_remove_game (store, game, NULL);
}

void
bones_window_life_meet (BonesWindow *self)
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

/* Rematch */

static void
play_again (BonesWindow *self, BonesTable *table, gboolean swapped)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) again = bones_table_rematch (table, swapped, &error);

  if (again != NULL)
    bones_window_play (self, again);
  else
    bones_compat_say (GTK_WIDGET (self), _ ("That was not possible"), error->message);
}

static void
rematch (GtkWidget *widget, const char *action, GVariant *swapped)
{
  BonesWindow *self = BONES_WINDOW (widget);
  g_autoptr (BonesTable) table = g_object_ref (table_of (self));

  bones_table_wait (table);
  play_again (self, table, g_variant_get_boolean (swapped));
}

void
bones_window_rematch (BonesWindow *self, gint64 game, gboolean swapped)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) table = NULL;
  BonesStore *store = bones_application_get_store (bones_window_get_application (self), &error);

  table = store != NULL ? bones_table_open (store, game, &error) : NULL;
  if (table != NULL)
    play_again (self, table, swapped);
  else
    bones_compat_say (GTK_WIDGET (self), _ ("That was not possible"), error->message);
}

/* The television */

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
bones_window_life_leave (BonesWindow *self, gboolean closing)
{
  if (self->tv == NULL)
    return;

  if (closing)
    gtk_window_destroy (GTK_WINDOW (self->tv));
  else
    bones_tv_window_follow (self->tv, NULL);
}

void
bones_window_life_update (BonesWindow *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean at_table = self->table != NULL;
  const BonesView *view = at_table ? bones_helm_get_view (helm_of (self)) : NULL;
  const gboolean under_way = at_table && !view->over && view->misfit == NULL;

  gtk_widget_action_set_enabled (widget, "win.pause", under_way);
  gtk_widget_action_set_enabled (widget, "win.add-fleet", under_way);
  gtk_widget_action_set_enabled (widget, "win.rematch", at_table);
  gtk_widget_action_set_enabled (widget, "win.tv", at_table);
}

void
bones_window_life_class_init (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.pause", NULL, ask_pause);
  gtk_widget_class_install_action (klass, "win.add-fleet", NULL, add_fleet);
  gtk_widget_class_install_action (klass, "win.rematch", "b", rematch);
  gtk_widget_class_install_action (klass, "win.tv", NULL, show_tv);
}
