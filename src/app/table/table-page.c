/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "table-page.h"

#include "battle-map.h"
#include "board-taps.h"
#include "breakpoint-bin.h"
#include "compat.h"
#include "consent.h"
#include "css-class.h"
#include "dice-tray.h"
#include "drawn.h"
#include "failure.h"
#include "fleet-board.h"
#include "fleet-menu.h"
#include "fleet-turn.h"
#include "focus-keeper.h"
#include "hand-page.h"
#include "keys.h"
#include "late-menu.h"
#include "log-view.h"
#include "map-look.h"
#include "name.h"
#include "one-piece.h"
#include "order-of-play.h"
#include "override-dialog.h"
#include "past-bar.h"
#include "question.h"
#include "roller-dialog.h"
#include "split.h"
#include "staging-tray.h"
#include "status-panel.h"
#include "toaster.h"
#include "tooltip.h"
#include "undo-list.h"
#include "unshown.h"

#include "bones-config.h"

#define MANY_FLEETS 4   /* more fleets are shown in an overview */
#define MAP_NEEDS 480   /* pixels: map and fleets, above the log */
#define FLEETS_NEED 170 /* pixels */
#define USUAL_SHARE 23  /* percent of the height, for the log */
#define LARGE_SHARE 62
#define LOW_SHARE 17     /* beside an overview */
#define LARGE_TEXT 1.4   /* relative to the normal size */
#define SAID_SECONDS 3   /* how long a toast stays */
#define UNDONE_SECONDS 8 /* with an offer to redo */

#define REDO_TO "history.redo-to" /* an action that a toast can offer */

/* The pieces of the page, each of which has a slot in either layout. A piece is made when it first
 * has something to show. */
typedef enum { FLEETS, STATUS, STAGING, MAP, TRAY, HAND, LOG, PIECES } PieceId;

struct _BonesTablePage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *breakpoint, *crowded, *tight, *header, *toasts, *title, *undo_button, *redo_button,
      *overview_button, *menu_button, *top, *strip, *layouts;
  GtkWidget *fleets_wide, *status_wide, *status_crowded, *staging_wide, *tray_wide, *hand_wide,
      *log_wide;
  GtkWidget *fleets_narrow, *status_narrow, *staging_narrow, *tray_narrow, *hand_narrow,
      *log_narrow;
  GtkWidget *map_wide, *map_beside, *fleets_scroller, *map_narrow, *chart;
  AdwViewStack *tabs, *side_tabs;
  GtkWidget *tab_bar, *side_switcher;
  GtkWidget *log_split;
  GMenu *page_menu, *history_menu;

  /* Owned */
  BonesHelm *helm;
  BonesFocusKeeper *focus;
  GtkWidget *pieces[PIECES];
  BonesToaster *toaster;
  BonesBoardTaps *taps;
  GtkWidget *past_bar; /* below the strip; NULL until somebody looks back */

  GtkEventController *keys; /* the window's, or NULL */
  BonesHeldKey held;
  guint32 seq;    /* the number of the last entry that is shown */
  gboolean asked; /* it asks a question or offers actions */
  gboolean past;  /* it is a view of the past */
  gboolean large_log;
};

enum { STATE, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesTablePage, bones_table_page, ADW_TYPE_BIN)

static void
show_message (BonesTablePage *self, const char *text)
{
  bones_toaster_show (self->toaster, text, SAID_SECONDS, NULL, NULL, NULL);
}

/* Layout */

static gboolean
is_narrow (BonesTablePage *self)
{
  return bones_breakpoint_bin_get_narrow (BONES_BREAKPOINT_BIN (self->breakpoint));
}

/* Whether the instruments leave the whole side to the tray. */
static gboolean
is_crowded (BonesTablePage *self)
{
  return !is_narrow (self)
         && bones_breakpoint_bin_get_narrow (BONES_BREAKPOINT_BIN (self->crowded));
}

/* Whether there is no room beside the fleets either. */
static gboolean
is_tight (BonesTablePage *self)
{
  return !is_narrow (self) && bones_breakpoint_bin_get_narrow (BONES_BREAKPOINT_BIN (self->tight));
}

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

static void
place (BonesTablePage *self, PieceId id)
{
  GtkWidget *old = gtk_widget_get_parent (self->pieces[id]);
  GtkWidget *slot = slot_of (self, id, is_narrow (self), is_crowded (self));

  if (old != NULL && old != slot)
    adw_bin_set_child (ADW_BIN (old), NULL);
  adw_bin_set_child (ADW_BIN (slot), self->pieces[id]);
}

/* Returns piece @id if it is @needed or was made before; else NULL. */
static GtkWidget *
get_piece (BonesTablePage *self, PieceId id, gboolean needed)
{
  const GType types[PIECES] = {
    [FLEETS] = BONES_TYPE_FLEET_BOARD,   [STATUS] = BONES_TYPE_STATUS_PANEL,
    [STAGING] = BONES_TYPE_STAGING_TRAY, [MAP] = BONES_TYPE_BATTLE_MAP,
    [TRAY] = BONES_TYPE_DICE_TRAY,       [HAND] = BONES_TYPE_HAND_PAGE,
    [LOG] = BONES_TYPE_LOG_VIEW,
  };

  if (self->pieces[id] == NULL && needed)
    {
      self->pieces[id] = g_object_ref_sink (g_object_new (types[id], NULL));
      place (self, id);
    }
  return self->pieces[id];
}

/* A narrow window is moved and sized by other means than its buttons. */
static void
show_title (BonesTablePage *self, const BonesView *view)
{
  BonesTable *table = bones_helm_get_table (self->helm);
  AdwHeaderBar *header = ADW_HEADER_BAR (self->header);
  const gboolean narrow = is_narrow (self);
  const char *layout = narrow ? ":close" : NULL;

  adw_window_title_set_title (ADW_WINDOW_TITLE (self->title),
                              narrow ? view->round_text : bones_table_get_record (table)->title);
  bones_set_tooltip (self->title, bones_table_get_record (table)->title);
  adw_window_title_set_subtitle (ADW_WINDOW_TITLE (self->title), narrow ? "" : view->round_text);
  /* The header bar would replace its buttons, also one that is just being pressed. */
  if (g_strcmp0 (adw_header_bar_get_decoration_layout (header), layout) != 0)
    adw_header_bar_set_decoration_layout (header, layout);
}

static BonesMapForm
find_form (gboolean narrow, const BonesView *view)
{
  return !narrow ? BONES_MAP_WHOLE : view->prompt == NULL ? BONES_MAP_SMALL : BONES_MAP_BARE;
}

/* In tabs the map stands above the tray: as large as can be while a square is asked, small beside
 * what may be done, and not at all while dice need the room. As it shows the
 * wind, it replaces the instruments where the page is crowded. Where the page is tight, it stands
 * above the fleets, takes the room of the log if need be, and most of that of the fleets while a
 * square is asked. */
static void
apply_map (BonesTablePage *self)
{
  const BonesView *view = bones_helm_get_view (self->helm);
  const gboolean narrow = is_narrow (self), shown = bones_map_is_shown (view);
  const gboolean asked = view->prompt != NULL && view->prompt->kind == BONES_ASK_SQUARE;
  const gboolean tight = is_tight (self);
  GtkWidget *map = get_piece (self, MAP, shown);

  if (map != NULL)
    {
      bones_battle_map_apply (BONES_BATTLE_MAP (map), self->helm);
      bones_battle_map_set_form (BONES_BATTLE_MAP (map), find_form (narrow, view));
    }
  bones_battle_map_apply (BONES_BATTLE_MAP (self->chart), self->helm);
  bones_dice_tray_set_terse (BONES_DICE_TRAY (self->pieces[TRAY]), narrow && asked);
  gtk_widget_set_visible (self->map_narrow, view->prompt == NULL || asked);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->map_beside),
                                  tight ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->fleets_scroller),
                                              tight && shown && !asked ? FLEETS_NEED : -1);
  gtk_widget_set_visible (self->status_crowded, is_crowded (self) && !shown);
  g_object_set (self->log_split, "keep", tight && shown ? MAP_NEEDS : 0, NULL);
}

/* More fleets than there is room for are seen at a glance, unless people want the cards. */
static void
show_overview (BonesTablePage *self)
{
  const gboolean many =
      bones_helm_get_view (self->helm)->fleets->len > MANY_FLEETS && !is_narrow (self);
  const gboolean overview =
      many && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->overview_button));
  const guint usual = overview ? LOW_SHARE : USUAL_SHARE;

  gtk_widget_set_visible (self->overview_button, many);
  bones_fleet_board_set_overview (BONES_FLEET_BOARD (self->pieces[FLEETS]),
                                  bones_helm_get_view (self->helm), overview);
  g_object_set (self->log_split, "share", self->large_log ? LARGE_SHARE : usual, NULL);
}

static void
apply_staging (BonesTablePage *self, const BonesView *view)
{
  GtkWidget *staging = get_piece (self, STAGING, view->staging != NULL);

  if (staging == NULL)
    return;

  bones_staging_tray_apply (BONES_STAGING_TRAY (staging), view);
  bones_staging_tray_set_roomy (BONES_STAGING_TRAY (staging),
                                !is_narrow (self) && !is_crowded (self));
}

static void
lay_out (BonesTablePage *self)
{
  const gboolean narrow = is_narrow (self), crowded = is_crowded (self), tight = is_tight (self);

  if (self->helm == NULL)
    return; /* the page is still being constructed */

  for (guint i = 0; i < PIECES; i++)
    if (self->pieces[i] != NULL)
      place (self, i);
  gtk_widget_set_visible (self->status_wide, !crowded);
  bones_status_panel_set_roomy (BONES_STATUS_PANEL (self->pieces[STATUS]), !narrow && !crowded);
  bones_dice_tray_set_cramped (BONES_DICE_TRAY (self->pieces[TRAY]), tight);
  apply_staging (self, bones_helm_get_view (self->helm));
  gtk_stack_set_visible_child_name (GTK_STACK (self->layouts), narrow ? "narrow" : "wide");
  if (narrow)
    adw_view_switcher_bar_set_stack (ADW_VIEW_SWITCHER_BAR (self->tab_bar), self->tabs);
  bones_hide_unshown_inside (self->tab_bar);
  gtk_widget_set_visible (self->tab_bar, narrow);
  if (self->past_bar != NULL)
    bones_past_bar_set_narrow (BONES_PAST_BAR (self->past_bar), narrow);
  bones_log_view_set_room (BONES_LOG_VIEW (self->pieces[LOG]), narrow  ? BONES_LOG_PAGE
                                                               : tight ? BONES_LOG_LOW
                                                                       : BONES_LOG_WIDE);
  apply_map (self);
  show_overview (self);
  show_title (self, bones_helm_get_view (self->helm));
  bones_focus_keeper_recall (self->focus);
}

/* Looking back, undo and redo */

/* The past cannot be changed, so nothing in it can be pressed by mistake. */
static void
show_untouchable (GtkWidget *piece, gboolean past)
{
  gtk_widget_set_can_target (piece, !past);
  gtk_widget_set_can_focus (piece, !past);
  bones_set_css_class (piece, "was", past);
}

/* Whether there is room for both the steps of the round and the bar. */
static gboolean
fits_strip_and_bar (BonesTablePage *self)
{
  return !is_narrow (self) && !is_tight (self)
         && bones_drawn_scale (GTK_WIDGET (self)) <= LARGE_TEXT;
}

static void
make_past_bar (BonesTablePage *self)
{
  self->past_bar = g_object_new (BONES_TYPE_PAST_BAR, NULL);
  gtk_box_append (GTK_BOX (self->top), self->past_bar);
  bones_past_bar_set_narrow (BONES_PAST_BAR (self->past_bar), is_narrow (self));
}

static void
apply_past (BonesTablePage *self)
{
  const gboolean past = bones_helm_get_past (self->helm) != 0;

  if (past && self->past_bar == NULL)
    make_past_bar (self);
  if (self->past_bar != NULL)
    bones_past_bar_apply (BONES_PAST_BAR (self->past_bar), self->helm);
  if (past && !fits_strip_and_bar (self))
    gtk_widget_set_visible (self->strip, FALSE); /* the bar shows the round */
  if (past == self->past)
    return;

  self->past = past;
  show_untouchable (self->pieces[FLEETS], past);
  show_untouchable (self->pieces[STATUS], past);
  bones_set_css_class (GTK_WIDGET (self), "past", past);
  if (past)
    adw_view_stack_set_visible_child_name (self->tabs, "table");
}

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

  if (view->redo_text == NULL && bones_toaster_offers (self->toaster, REDO_TO))
    bones_toaster_withdraw (self->toaster);
  bones_set_tooltip (self->undo_button, undo);
  bones_set_tooltip (self->redo_button, redo);
  bones_name_widget (self->undo_button, undo);
  bones_name_widget (self->redo_button, redo);
  g_signal_emit (self, signals[STATE], 0);
}

/* In the words of these rules. */
static void
name_rounds (BonesTablePage *self)
{
  const BonesRuleset *ruleset = bones_helm_get_view (self->helm)->ruleset;
  g_autofree char *undo = bones_words_round (ruleset, "undo", 0);
  g_autofree char *steps = bones_words_round (ruleset, "steps", 0);

  g_menu_append (self->history_menu, undo, "win.undo-round");
  bones_name_widget (self->strip, steps);
}

static void
show_undone (BonesTablePage *self, const char *text, guint last)
{
  bones_toaster_show (self->toaster, text, UNDONE_SECONDS, _ ("Redo"), REDO_TO,
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

static void
install_history (BonesTablePage *self)
{
  const GActionEntry entries[] = { { "redo-to", redo_to, "u" }, { "list", list_undo } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "history", G_ACTION_GROUP (group));
  bones_undo_list_install (self->undo_button, GTK_WIDGET (self), self->helm);
  g_signal_connect_object (self->helm, "undone", G_CALLBACK (show_undone), self, G_CONNECT_SWAPPED);
}

static void
taps_changed (BonesTablePage *self)
{
  g_signal_emit (self, signals[STATE], 0);
}

static void
count_part (GtkWidget *widget, const char *name, GVariant *target)
{
  BonesTablePage *self = BONES_TABLE_PAGE (widget);
  BonesChange change = { .scope = BONES_SET_SHIP, .delta = TRUE };
  guint32 ship, field;
  gint32 by;

  g_variant_get (target, "(uui)", &ship, &field, &by);
  change.index = (guint16) ship;
  change.field = (guint16) field;
  change.value = by;
  bones_helm_override (self->helm, &change, 1, _ ("marked on her card"));
}

/* Applying the view */

static AdwViewStackPage *
find_tab (AdwViewStack *stack, const char *name)
{
  return adw_view_stack_get_page (stack, adw_view_stack_get_child_by_name (stack, name));
}

static void
show_dice (BonesTablePage *self)
{
  adw_view_stack_set_visible_child_name (self->tabs, "dice");
  adw_view_stack_set_visible_child_name (self->side_tabs, "dice");
}

/* The page for hands is only there in games with hands. */
static void
apply_hands (BonesTablePage *self, const BonesView *view)
{
  const gboolean held = bones_view_has_hands (view);
  GtkWidget *hand = get_piece (self, HAND, held);

  if (held)
    adw_view_switcher_set_stack (ADW_VIEW_SWITCHER (self->side_switcher), self->side_tabs);
  bones_hide_unshown_inside (self->side_switcher);
  gtk_widget_set_visible (self->side_switcher, held);
  adw_view_stack_page_set_visible (find_tab (self->tabs, "hand"), held);
  adw_view_stack_page_set_visible (find_tab (self->side_tabs, "hand"), held);
  if (hand == NULL)
    return;

  bones_hand_page_apply (BONES_HAND_PAGE (hand), self->helm);
  gtk_widget_set_sensitive (hand, !self->past);
}

/* If there are tabs, a question or a ship's turn shows the dice; other actions only mark the
 * tab. */
static void
apply_tabs (BonesTablePage *self, const BonesView *view)
{
  const gboolean asked = view->prompt != NULL || (bones_question_turn (view) >= 0 && !view->over);

  if (self->past)
    return;

  if (asked && !self->asked)
    show_dice (self);
  adw_view_stack_page_set_needs_attention (
      find_tab (self->tabs, "dice"),
      !view->over && g_strcmp0 (adw_view_stack_get_visible_child_name (self->tabs), "dice") != 0);
  self->asked = asked;
}

/* The focus follows the question only while it is in the tray, on the map, or nowhere. It stays
 * on a card, or in text that is being written. */
static gboolean
may_take_focus (BonesTablePage *self, gboolean fresh)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus))
    return TRUE;

  return !self->past
         && ((self->pieces[MAP] != NULL && gtk_widget_is_ancestor (focus, self->pieces[MAP]))
             || (gtk_widget_is_ancestor (focus, self->pieces[TRAY])
                 && (fresh || !GTK_IS_TEXT (focus))));
}

/* The widget that gets the focus. While an answer is stored, nothing can be pressed. */
static gboolean
focus_answer (GtkWidget *page)
{
  BonesTablePage *self = BONES_TABLE_PAGE (page);

  if (bones_helm_get_past (self->helm) != 0)
    return bones_past_bar_focus (BONES_PAST_BAR (self->past_bar));

  return !bones_helm_get_busy (self->helm)
         && ((self->pieces[MAP] != NULL
              && bones_battle_map_focus (BONES_BATTLE_MAP (self->pieces[MAP])))
             || bones_dice_tray_focus (BONES_DICE_TRAY (self->pieces[TRAY]))
             || (self->pieces[HAND] != NULL
                 && bones_hand_page_focus (BONES_HAND_PAGE (self->pieces[HAND]))));
}

static void
apply_view (BonesTablePage *self)
{
  const BonesView *view = bones_helm_get_view (self->helm);
  const gboolean fresh = view->seq != self->seq;

  self->seq = view->seq;
  show_title (self, view);
  bones_show_steps (BONES_ROUND_STRIP (self->strip), view);
  apply_history (self, view);
  apply_past (self);
  bones_status_panel_apply (BONES_STATUS_PANEL (self->pieces[STATUS]), self->helm);
  show_overview (self);
  bones_fleet_board_apply (BONES_FLEET_BOARD (self->pieces[FLEETS]), view);
  bones_board_taps_apply (self->taps);
  apply_staging (self, view);
  apply_map (self);
  bones_dice_tray_apply (BONES_DICE_TRAY (self->pieces[TRAY]));
  apply_hands (self, view);
  bones_log_view_apply (BONES_LOG_VIEW (self->pieces[LOG]), self->helm);
  apply_tabs (self, view);
  if (may_take_focus (self, fresh))
    bones_focus_keeper_go_home (self->focus);
}

/* Signals of the helm and of the pieces */

static void
helm_busy (BonesTablePage *self)
{
  bones_dice_tray_wait (BONES_DICE_TRAY (self->pieces[TRAY]));
}

static void
helm_failed (BonesTablePage *self, const GError *error)
{
  bones_failure_show (GTK_WIDGET (self), error);
}

/* A touch on a ship answers the question, or orders her, or says why neither is possible. */
static void
ship_picked (BonesTablePage *self, guint ship)
{
  const BonesView *view = bones_helm_get_view (self->helm);
  const gint turn = bones_question_turn (view);
  const BonesActionView *order;

  if (bones_dice_tray_pick_ship (BONES_DICE_TRAY (self->pieces[TRAY]), ship))
    {
      show_dice (self);
      return;
    }

  order = bones_question_order (view, ship);
  if ((gint) ship == turn)
    show_dice (self);
  else if (order != NULL && order->open)
    {
      show_dice (self);
      bones_helm_start (self->helm, &order->action);
    }
  else if (order != NULL && order->why != NULL)
    show_message (self, order->why);
  else if (turn >= 0)
    {
      const BonesShipView *active = bones_view_ship (view, (guint) turn);
      g_autofree char *why = g_strdup_printf (_ ("%s comes first: she is not done."), active->name);

      show_message (self, why);
    }
}

static void
ship_changing (BonesTablePage *self, guint ship)
{
  bones_override_ship (GTK_WIDGET (self), self->helm, ship);
}

/* Keys */

static gboolean
is_typing (BonesTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus);
}

/* Enter and digits that are held down act once: the user has not seen the next question. */
static gboolean
key_captured (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
              BonesTablePage *self)
{
  GtkEventController *event = GTK_EVENT_CONTROLLER (controller);
  const gboolean enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;
  const gboolean again = bones_held_key_press (&self->held, keyval,
                                               gtk_event_controller_get_current_event_time (event));

  if (is_typing (self))
    return FALSE;
  if (again && (enter || g_unichar_isdigit (gdk_keyval_to_unicode (keyval))))
    return TRUE;
  return enter && bones_dice_tray_enter (BONES_DICE_TRAY (self->pieces[TRAY]));
}

static void
key_released (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
              BonesTablePage *self)
{
  bones_held_key_release (&self->held, keyval);
}

/* The keys of the window: while an answer is stored, no widget may have the focus, and keys are
 * still released. */
static void
listen_to_window (BonesTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->keys != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (self->keys), self->keys);
  self->keys = NULL;
  if (root == NULL)
    return;

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect (self->keys, "key-pressed", G_CALLBACK (key_captured), self);
  g_signal_connect (self->keys, "key-released", G_CALLBACK (key_released), self);
  gtk_widget_add_controller (GTK_WIDGET (root), self->keys);
}

/* The object */

static void
make_pieces (BonesTablePage *self)
{
  const PieceId at_once[] = { FLEETS, STATUS, TRAY, LOG };

  for (guint i = 0; i < G_N_ELEMENTS (at_once); i++)
    get_piece (self, at_once[i], TRUE);
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
  g_clear_object (&self->taps);
  g_clear_object (&self->toaster);
  g_clear_object (&self->focus);
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
  g_type_ensure (BONES_TYPE_ONE_PIECE);
  g_type_ensure (BONES_TYPE_ROUND_STRIP);
  g_type_ensure (BONES_TYPE_SPLIT);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, breakpoint);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, crowded);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, tight);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, header);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, title);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, overview_button);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, strip);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, layouts);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, tabs);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, side_tabs);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, side_switcher);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, tab_bar);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, top);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, page_menu);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, history_menu);
  gtk_widget_class_bind_template_child (widget_class, BonesTablePage, log_split);
  bind_slots (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, lay_out);
  gtk_widget_class_bind_template_callback (widget_class, show_overview);
  gtk_widget_class_install_action (widget_class, "plan.count", "(uui)", count_part);
}

static void
bones_table_page_init (BonesTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_hide_unshown_inside (GTK_WIDGET (self));
  bones_late_menu_set (self->menu_button, G_MENU_MODEL (self->page_menu));
  self->toaster = bones_toaster_new (ADW_TOAST_OVERLAY (self->toasts));
  make_pieces (self);
  self->focus = bones_focus_keeper_new (GTK_WIDGET (self), focus_answer);
  g_signal_connect (self, "notify::root", G_CALLBACK (listen_to_window), NULL);
}

BonesTablePage *
bones_table_page_new (BonesTable *table, GSettings *settings, int width)
{
  BonesTablePage *self;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  self = g_object_new (BONES_TYPE_TABLE_PAGE, NULL);
  self->helm = bones_helm_new (table);
  g_signal_connect_object (self->helm, "changed", G_CALLBACK (apply_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->helm, "busy", G_CALLBACK (helm_busy), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->helm, "failed", G_CALLBACK (helm_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->helm, "said", G_CALLBACK (show_message), self, G_CONNECT_SWAPPED);
  bones_dice_tray_set_helm (BONES_DICE_TRAY (self->pieces[TRAY]), self->helm, settings);
  self->taps =
      bones_board_taps_new (BONES_FLEET_BOARD (self->pieces[FLEETS]), self->helm, self->toaster);
  g_signal_connect_object (self->helm, "tapping", G_CALLBACK (taps_changed), self,
                           G_CONNECT_SWAPPED);
  bones_fleet_menu_install (GTK_WIDGET (self), self->helm);
  install_history (self);
  name_rounds (self);
  bones_breakpoint_bin_preset_width (BONES_BREAKPOINT_BIN (self->breakpoint), width);
  bones_breakpoint_bin_preset_width (BONES_BREAKPOINT_BIN (self->crowded), width);
  bones_breakpoint_bin_preset_width (BONES_BREAKPOINT_BIN (self->tight), width);
  lay_out (self);
  apply_view (self);
  return self;
}

/* For the window */

void
bones_table_page_look_back (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_past_bar_toggle (self->helm);
}

static void
show_log (BonesTablePage *self, gboolean large, void (*go) (BonesLogView *log))
{
  if (is_narrow (self))
    adw_view_stack_set_visible_child_name (self->tabs, "log");
  else
    {
      self->large_log = large;
      show_overview (self);
      bones_log_view_set_large (BONES_LOG_VIEW (self->pieces[LOG]), large);
    }
  go (BONES_LOG_VIEW (self->pieces[LOG]));
  bones_focus_keeper_stay (self->focus);
}

void
bones_table_page_show_log (BonesTablePage *self, gboolean toggle)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  show_log (self, self->large_log != toggle, bones_log_view_focus);
}

void
bones_table_page_find (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  show_log (self, TRUE, bones_log_view_find);
}

BonesHelm *
bones_table_page_get_helm (BonesTablePage *self)
{
  g_return_val_if_fail (BONES_IS_TABLE_PAGE (self), NULL);

  return self->helm;
}

gboolean
bones_table_page_can_undo (BonesTablePage *self)
{
  g_return_val_if_fail (BONES_IS_TABLE_PAGE (self), FALSE);

  return bones_helm_get_view (self->helm)->undo_text != NULL
         || bones_helm_get_tapping (self->helm)->ship != BONES_NO_SHIP;
}

gboolean
bones_table_page_can_redo (BonesTablePage *self)
{
  g_return_val_if_fail (BONES_IS_TABLE_PAGE (self), FALSE);

  return bones_helm_get_view (self->helm)->redo_text != NULL;
}

void
bones_table_page_focus (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_focus_keeper_go_home (self->focus);
}

void
bones_table_page_undo (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  if (!bones_helm_untap (self->helm))
    bones_consent_undo (GTK_WIDGET (self), self->helm);
  bones_focus_keeper_recall (self->focus);
}

void
bones_table_page_redo (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_helm_redo (self->helm);
  bones_focus_keeper_recall (self->focus);
}

void
bones_table_page_undo_round (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_consent_undo_round (GTK_WIDGET (self), self->helm);
}

void
bones_table_page_change_table (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_helm_look_at (self->helm, 0);
  bones_override_table (GTK_WIDGET (self), self->helm);
}

void
bones_table_page_show_hand (BonesTablePage *self)
{
  AdwViewStack *tabs;

  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  tabs = is_narrow (self) ? self->tabs : self->side_tabs;
  if (!bones_view_has_hands (bones_helm_get_view (self->helm)))
    return;

  if (g_strcmp0 (adw_view_stack_get_visible_child_name (tabs), "hand") == 0)
    {
      show_dice (self);
      bones_table_page_focus (self);
      return;
    }
  adw_view_stack_set_visible_child_name (self->tabs, "hand");
  adw_view_stack_set_visible_child_name (self->side_tabs, "hand");
  bones_hand_page_focus (BONES_HAND_PAGE (self->pieces[HAND]));
  bones_focus_keeper_stay (self->focus);
}

void
bones_table_page_interrupt (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_dice_tray_interrupt (BONES_DICE_TRAY (self->pieces[TRAY]));
}

void
bones_table_page_free_dice (BonesTablePage *self)
{
  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_roller_dialog_open (GTK_WIDGET (self), self->helm);
}

void
bones_table_page_end_battle (BonesTablePage *self)
{
  const BonesView *view;

  g_return_if_fail (BONES_IS_TABLE_PAGE (self));

  bones_helm_look_at (self->helm, 0);
  view = bones_helm_get_view (self->helm);
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (!action->ends || action->action.fleet != BONES_NOBODY)
        continue;

      if (action->open)
        bones_helm_start (self->helm, &action->action);
      else if (action->why != NULL)
        show_message (self, action->why);
      return;
    }
}

/* The last digit of real dice enters them; Backspace takes them back, as it takes back a digit. */
static gboolean
take_back_slip (BonesTablePage *self)
{
  if (!bones_helm_get_view (self->helm)->slip || bones_helm_get_past (self->helm) != 0)
    return FALSE;

  bones_table_page_undo (self);
  return TRUE;
}

gboolean
bones_table_page_key (BonesTablePage *self, guint keyval, guint keycode, int layout,
                      GdkModifierType state)
{
  BonesDiceTray *tray;
  const GdkModifierType chords = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK;
  gint digit;

  g_return_val_if_fail (BONES_IS_TABLE_PAGE (self), FALSE);

  if ((state & chords) != 0)
    return FALSE;

  if (self->past_bar != NULL && bones_past_bar_key (BONES_PAST_BAR (self->past_bar), keyval))
    return TRUE;

  tray = BONES_DICE_TRAY (self->pieces[TRAY]);
  if (!gtk_widget_get_mapped (GTK_WIDGET (tray)))
    return FALSE; /* nobody sees what the key would do */

  digit = bones_key_digit (gtk_widget_get_display (GTK_WIDGET (self)), keyval, keycode, layout);
  if (digit >= 0)
    return bones_dice_tray_digit (tray, (guint) digit);
  if (keyval == GDK_KEY_BackSpace)
    return bones_dice_tray_erase (tray) || take_back_slip (self);
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    return bones_dice_tray_accept (tray);
  return bones_dice_tray_letter (tray, bones_key_letter (keyval), (state & GDK_SHIFT_MASK) != 0);
}
