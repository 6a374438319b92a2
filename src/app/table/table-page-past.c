/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "table-page-private.h"

#include "breakpoint-bin.h"
#include "drawn.h"
#include "log-view.h"
#include "pane.h"
#include "past-bar.h"
#include "undo-list.h"

#include "bones-config.h"

#define USUAL_SHARE 23 /* percent of the height, for the log */
#define LARGE_SHARE 62
#define USUAL_MOST 260 /* pixels */
#define LARGE_MOST 4000
#define UNDONE_SECONDS 8
#define LARGE_TEXT 1.4 /* times the usual size */

/* What was is looked at and not touched: nothing there can be pressed by mistake. */
static void
show_untouchable (GtkWidget *piece, gboolean past)
{
  gtk_widget_set_can_target (piece, !past);
  gtk_widget_set_can_focus (piece, !past);
  if (past)
    gtk_widget_add_css_class (piece, "was");
  else
    gtk_widget_remove_css_class (piece, "was");
}

/* Whether there is no room for both the steps of the round and the bar. */
static gboolean
is_tight (BonesTablePage *self)
{
  return bones_table_page_is_narrow (self)
         || bones_breakpoint_bin_get_narrow (BONES_BREAKPOINT_BIN (self->crowded))
         || bones_drawn_scale (GTK_WIDGET (self)) > LARGE_TEXT;
}

void
bones_table_page_apply_past (BonesTablePage *self)
{
  const gboolean past = bones_helm_get_past (self->helm) != 0;

  bones_past_bar_apply (BONES_PAST_BAR (self->past_bar), self->helm);
  if (past && is_tight (self))
    gtk_widget_set_visible (self->strip, FALSE); /* the bar says which round it is */
  if (past == self->past)
    return;

  self->past = past;
  show_untouchable (self->pieces[FLEETS], past);
  show_untouchable (self->pieces[STATUS], past);
  gtk_widget_set_sensitive (self->pieces[HAND], !past);
  if (past)
    gtk_widget_add_css_class (GTK_WIDGET (self), "past");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "past");
  if (past)
    adw_view_stack_set_visible_child_name (self->tabs, "table");
}

/* As these rules call what is undone. */
void
bones_table_page_name_rounds (BonesTablePage *self)
{
  const BonesRuleset *ruleset = bones_table_get_setup (bones_helm_get_table (self->helm))->ruleset;
  g_autofree char *undo = bones_words_round (ruleset, "undo", 0);
  g_autofree char *steps = bones_words_round (ruleset, "steps", 0);

  g_menu_append (self->history_menu, undo, "win.undo-round");
  bones_name_widget (self->strip, steps);
}

void
bones_table_page_look_back (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_past_bar_toggle (BONES_PAST_BAR (self->past_bar), self->helm);
}

static void
set_large_log (BonesTablePage *self, gboolean large)
{
  self->large_log = large;
  g_object_set (self->log_split, "share", large ? LARGE_SHARE : USUAL_SHARE, "most",
                large ? LARGE_MOST : USUAL_MOST, NULL);
}

void
bones_table_page_show_log (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  if (bones_table_page_is_narrow (self))
    adw_view_stack_set_visible_child_name (self->tabs, "log");
  else
    set_large_log (self, !self->large_log);
  bones_log_view_focus (BONES_LOG_VIEW (self->pieces[LOG]));
}

void
bones_table_page_undone (BonesTablePage *self, const char *text, guint last)
{
  bones_table_page_tell (self, text, UNDONE_SECONDS, _ ("Redo"), "history.redo-to",
                         g_variant_new_uint32 (last));
}

static void
redo_to (GSimpleAction *action, GVariant *seq, gpointer data)
{
  bones_helm_redo_to (BONES_TABLE_PAGE (data)->helm, g_variant_get_uint32 (seq));
}

static void
list_undo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  bones_undo_list_open (BONES_TABLE_PAGE (data)->undo_button);
}

void
bones_table_page_install_history (BonesTablePage *self)
{
  const GActionEntry entries[] = { { "redo-to", redo_to, "u" }, { "list", list_undo } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "history", G_ACTION_GROUP (group));
  bones_undo_list_install (self->undo_button, GTK_WIDGET (self), self->helm);
  g_signal_connect_object (self->helm, "undone", G_CALLBACK (bones_table_page_undone), self,
                           G_CONNECT_SWAPPED);
}
