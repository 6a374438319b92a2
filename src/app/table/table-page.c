/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "table-page-private.h"

#include "battle-map.h"
#include "breakpoint-bin.h"
#include "compat.h"
#include "consent.h"
#include "dice-tray.h"
#include "fleet-board.h"
#include "fleet-menu.h"
#include "fleet-turn.h"
#include "hand-page.h"
#include "keys.h"
#include "log-view.h"
#include "override-dialog.h"
#include "pane.h"
#include "past-bar.h"
#include "question.h"
#include "round-steps.h"
#include "split.h"
#include "staging-tray.h"
#include "status-panel.h"

#include "bones-config.h"

enum { STATE, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesTablePage, bones_table_page, ADW_TYPE_BIN)

/* Layout */

/* Where the side is low, the instruments leave it to what is asked. */
static GtkWidget *
slot_of (BonesTablePage *self, PieceId id, gboolean narrow, gboolean crowded)
{
  GtkWidget *const slots[PIECES][2] = {
    [FLEETS] = { self->fleets_wide, self->fleets_narrow },
    [STATUS] = { crowded ? self->status_crowded : self->status_wide, self->status_narrow },
    [STAGING] = { self->staging_wide, self->staging_narrow },
    [MAP] = { self->map_wide, self->map_narrow },
    [TRAY] = { self->tray_wide, self->tray_narrow },
    [HAND] = { self->hand_wide, self->hand_narrow },
    [LOG] = { self->log_wide, self->log_narrow },
  };

  return slots[id][narrow];
}

gboolean
bones_table_page_is_narrow (BonesTablePage *self)
{
  return bones_breakpoint_bin_get_narrow (BONES_BREAKPOINT_BIN (self->breakpoint));
}

/* What there is room for: a narrow window is moved and sized by other means than its buttons. */
static void
show_title (BonesTablePage *self, const BonesView *view)
{
  BonesTable *table = bones_helm_get_table (self->helm);
  const gboolean narrow = bones_table_page_is_narrow (self);

  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title),
                              narrow ? view->round_text : bones_table_get_record (table)->title);
  gtk_widget_set_tooltip_text (self->title, bones_table_get_record (table)->title);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), narrow ? "" : view->round_text);
  adw_header_bar_set_decoration_layout (ADW_HEADER_BAR (self->header), narrow ? ":close" : NULL);
}

static void
lay_out (BonesTablePage *self)
{
  const gboolean narrow = bones_table_page_is_narrow (self);
  const gboolean crowded =
      !narrow && bones_breakpoint_bin_get_narrow (BONES_BREAKPOINT_BIN (self->crowded));

  if (self->helm == NULL)
    return; /* not furnished yet */

  for (guint i = 0; i < PIECES; i++)
    {
      GtkWidget *old = gtk_widget_get_parent (self->pieces[i]);
      GtkWidget *slot = slot_of (self, i, narrow, crowded);

      if (old != NULL && old != slot)
        adw_bin_set_child (ADW_BIN (old), NULL);
      adw_bin_set_child (ADW_BIN (slot), self->pieces[i]);
    }
  gtk_widget_set_visible (self->status_wide, !crowded);
  bones_status_panel_set_roomy (BONES_STATUS_PANEL (self->pieces[STATUS]), !narrow && !crowded);
  bones_dice_tray_set_cramped (BONES_DICE_TRAY (self->pieces[TRAY]), crowded);
  bones_staging_tray_set_roomy (BONES_STAGING_TRAY (self->pieces[STAGING]), !narrow && !crowded);
  gtk_stack_set_visible_child_name (GTK_STACK (self->layouts), narrow ? "narrow" : "wide");
  adw_view_switcher_bar_set_reveal (ADW_VIEW_SWITCHER_BAR (self->tab_bar), narrow);
  bones_past_bar_set_narrow (BONES_PAST_BAR (self->past_bar), narrow);
  bones_log_view_set_room (BONES_LOG_VIEW (self->pieces[LOG]), narrow    ? BONES_LOG_PAGE
                                                               : crowded ? BONES_LOG_LOW
                                                                         : BONES_LOG_WIDE);
  bones_table_page_apply_map (self);
  show_title (self, bones_helm_get_view (self->helm));
}

/* Applying the view */

static void
apply_history (BonesTablePage *self, const BonesView *view)
{
  g_autofree char *undo =
      view->undo_text != NULL                 ? g_strdup_printf (_ ("Undo: %s"), view->undo_text)
      : bones_helm_get_past (self->helm) != 0 ? g_strdup (_ ("Undo: back to now first"))
                                              : g_strdup (_ ("Nothing to undo"));
  g_autofree char *redo =
      view->redo_text != NULL                 ? g_strdup_printf (_ ("Redo: %s"), view->redo_text)
      : bones_helm_get_past (self->helm) != 0 ? g_strdup (_ ("Redo: back to now first"))
                                              : g_strdup (_ ("Nothing to redo"));

  gtk_widget_set_tooltip_text (self->undo_button, undo);
  gtk_widget_set_tooltip_text (self->redo_button, redo);
  bones_name_widget (self->undo_button, undo);
  bones_name_widget (self->redo_button, redo);
  g_signal_emit (self, signals[STATE], 0);
}

static AdwViewStackPage *
tab (AdwViewStack *stack, const char *name)
{
  return adw_view_stack_get_page (stack, adw_view_stack_get_child_by_name (stack, name));
}

void
bones_table_page_show_dice (BonesTablePage *self)
{
  adw_view_stack_set_visible_child_name (self->tabs, "dice");
  adw_view_stack_set_visible_child_name (self->side_tabs, "dice");
}

/* There is a page for hands where there are hands. */
static void
apply_hands (BonesTablePage *self, const BonesView *view)
{
  const gboolean held = bones_view_has_hands (view);

  gtk_widget_set_visible (self->side_switcher, held);
  adw_view_stack_page_set_visible (tab (self->tabs, "hand"), held);
  adw_view_stack_page_set_visible (tab (self->side_tabs, "hand"), held);
  bones_hand_page_apply (BONES_HAND_PAGE (self->pieces[HAND]), self->helm);
}

/* Where the tabs are, a question or a ship's turn brings the dice to the front, and what may be
 * done marks them. */
static void
apply_tabs (BonesTablePage *self, const BonesView *view)
{
  const gboolean asked = view->prompt != NULL || (bones_question_turn (view) >= 0 && !view->over);

  if (self->past)
    return;

  if (asked && !self->asked)
    bones_table_page_show_dice (self);
  adw_view_stack_page_set_needs_attention (
      tab (self->tabs, "dice"),
      !view->over && g_strcmp0 (adw_view_stack_get_visible_child_name (self->tabs), "dice") != 0);
  self->asked = asked;
}

/* The focus follows the question only while it is in the tray, on the map, or nowhere: who put it
 * on a card keeps it there. */
static gboolean
may_take_focus (BonesTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus)
         || gtk_widget_is_ancestor (focus, self->pieces[MAP])
         || (gtk_widget_is_ancestor (focus, self->pieces[TRAY]) && !GTK_IS_TEXT (focus));
}

static void
apply (BonesTablePage *self)
{
  const BonesView *view = bones_helm_get_view (self->helm);

  show_title (self, view);
  bones_round_steps_apply (BONES_ROUND_STRIP (self->strip), view);
  apply_history (self, view);
  bones_table_page_apply_past (self);
  bones_status_panel_apply (BONES_STATUS_PANEL (self->pieces[STATUS]), self->helm);
  bones_fleet_board_apply (BONES_FLEET_BOARD (self->pieces[FLEETS]), view);
  bones_table_page_apply_taps (self);
  bones_staging_tray_apply (BONES_STAGING_TRAY (self->pieces[STAGING]), view);
  bones_table_page_apply_map (self);
  bones_dice_tray_apply (BONES_DICE_TRAY (self->pieces[TRAY]));
  apply_hands (self, view);
  bones_log_view_apply (BONES_LOG_VIEW (self->pieces[LOG]), self->helm);
  apply_tabs (self, view);
  if (!self->past && may_take_focus (self))
    bones_table_page_focus_answer (self);
}

/* What the helm and the pieces tell */

static void
helm_busy (BonesTablePage *self)
{
  bones_dice_tray_wait (BONES_DICE_TRAY (self->pieces[TRAY]));
}

static void
helm_failed (BonesTablePage *self, const char *sentence)
{
  bones_compat_say (GTK_WIDGET (self), _ ("That was not possible"), sentence);
}

void
bones_table_page_say (BonesTablePage *self, const char *text)
{
  bones_table_page_tell (self, text, 3, NULL, NULL, NULL);
}

/* A touch on a ship answers the question, or orders her, or says why neither. */
static void
ship_picked (BonesTablePage *self, guint ship)
{
  const BonesView *view = bones_helm_get_view (self->helm);
  const gint turn = bones_question_turn (view);
  const BonesActionView *order;

  if (bones_dice_tray_pick_ship (BONES_DICE_TRAY (self->pieces[TRAY]), ship))
    {
      bones_table_page_show_dice (self);
      return;
    }

  order = bones_find_order (view, ship);
  if ((gint) ship == turn)
    bones_table_page_show_dice (self);
  else if (order != NULL && order->open)
    {
      bones_table_page_show_dice (self);
      bones_helm_start (self->helm, &order->action);
    }
  else if (order != NULL && order->why != NULL)
    bones_table_page_say (self, order->why);
  else if (turn >= 0)
    {
      const BonesShipView *active = bones_view_ship (view, (guint) turn);
      g_autofree char *why = g_strdup_printf (_ ("%s comes first: she is not done."), active->name);

      bones_table_page_say (self, why);
    }
}

static void
ship_changing (BonesTablePage *self, guint ship)
{
  bones_override_ship (GTK_WIDGET (self), self->helm, ship);
}

static void
make_pieces (BonesTablePage *self)
{
  const GType types[PIECES] = {
    [FLEETS] = BONES_TYPE_FLEET_BOARD,   [STATUS] = BONES_TYPE_STATUS_PANEL,
    [STAGING] = BONES_TYPE_STAGING_TRAY, [MAP] = BONES_TYPE_BATTLE_MAP,
    [TRAY] = BONES_TYPE_DICE_TRAY,       [HAND] = BONES_TYPE_HAND_PAGE,
    [LOG] = BONES_TYPE_LOG_VIEW,
  };

  for (guint i = 0; i < PIECES; i++)
    self->pieces[i] = g_object_ref_sink (g_object_new (types[i], NULL));
  g_signal_connect_object (self->pieces[FLEETS], "picked", G_CALLBACK (ship_picked), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pieces[FLEETS], "ship-changing", G_CALLBACK (ship_changing), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pieces[STATUS], "changing",
                           G_CALLBACK (bones_table_page_change_table), self, G_CONNECT_SWAPPED);
}

static void
bones_table_page_dispose (GObject *object)
{
  BonesTablePage *self = BONES_TABLE_PAGE (object);

  for (guint i = 0; i < PIECES; i++)
    g_clear_object (&self->pieces[i]);
  g_clear_handle_id (&self->toast_id, g_source_remove);
  g_clear_object (&self->toast);
  g_clear_object (&self->helm);
  G_OBJECT_CLASS (bones_table_page_parent_class)->dispose (object);
}

static void
bind_slots (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, fleets_wide);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, status_wide);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, status_crowded);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, staging_wide);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, map_wide);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, map_beside);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, fleets_scroller);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, map_narrow);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, chart);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, tray_wide);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, hand_wide);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, log_wide);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, fleets_narrow);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, status_narrow);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, staging_narrow);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, tray_narrow);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, hand_narrow);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, log_narrow);
}

static void
bones_table_page_class_init (BonesTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_table_page_dispose;
  signals[STATE] = g_signal_new ("state", BONES_TYPE_TABLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);

  g_type_ensure (BONES_TYPE_BATTLE_MAP);
  g_type_ensure (BONES_TYPE_BREAKPOINT_BIN);
  g_type_ensure (BONES_TYPE_PAST_BAR);
  g_type_ensure (BONES_TYPE_ROUND_STRIP);
  g_type_ensure (BONES_TYPE_SPLIT);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, breakpoint);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, crowded);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, header);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, title);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, strip);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, layouts);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, tabs);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, side_tabs);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, side_switcher);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, tab_bar);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, past_bar);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, history_menu);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, log_split);
  bind_slots (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, lay_out);
  gtk_widget_class_install_action (widget_class, "plan.count", "(uui)", bones_table_page_count);
}

static void
bones_table_page_init (BonesTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->coming.ship = BONES_NO_SHIP;
  make_pieces (self);
  bones_table_page_watch_keys (self);
}

BonesTablePage *
bones_table_page_new (BonesTable *table, int width)
{
  BonesTablePage *self;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  self = g_object_new (BONES_TYPE_TABLE_PAGE, NULL);
  self->helm = bones_helm_new (table);
  g_signal_connect_object (self->helm, "changed", G_CALLBACK (apply), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->helm, "busy", G_CALLBACK (helm_busy), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->helm, "failed", G_CALLBACK (helm_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->helm, "said", G_CALLBACK (bones_table_page_say), self,
                           G_CONNECT_SWAPPED);
  bones_dice_tray_set_helm (BONES_DICE_TRAY (self->pieces[TRAY]), self->helm);
  bones_table_page_follow_taps (self);
  bones_fleet_menu_install (GTK_WIDGET (self), self->helm);
  bones_table_page_install_history (self);
  bones_table_page_name_rounds (self);
  bones_breakpoint_bin_preset_width (BONES_BREAKPOINT_BIN (self->breakpoint), width);
  bones_breakpoint_bin_preset_width (BONES_BREAKPOINT_BIN (self->crowded), width);
  lay_out (self);
  apply (self);
  return self;
}
