/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "dice-tray.h"

#include "action-row.h"
#include "any-time-bar.h"
#include "card-pane.h"
#include "choice-pane.h"
#include "css-class.h"
#include "dice-pane.h"
#include "fleet-flag.h"
#include "fleet-turn.h"
#include "flow.h"
#include "guide-card.h"
#include "interrupt-bar.h"
#include "laid-out.h"
#include "message-pane.h"
#include "name.h"
#include "number-pane.h"
#include "odds-strip.h"
#include "other-press.h"
#include "past-pane.h"
#include "pick-pane.h"
#include "question.h"
#include "recap.h"
#include "reminder-strip.h"
#include "reroll-pane.h"
#include "scroll-bar.h"
#include "ship-turn.h"
#include "square-pane.h"
#include "tooltip.h"
#include "unread.h"
#include "wrapped.h"

#include "bones-config.h"

#include <math.h>

#define ENTER 0x200      /* typed: keep the roll */
#define FACE 0x100       /* typed: a whole face, not a digit */
#define MOST_NAMES 2     /* of fleets that may answer */
#define LONG_QUESTION 64 /* bytes; longer questions have smaller letters */
#define ODDS_SHARE .4    /* of the room for the question and the odds, if the question is long */
#define LONG_WHERE_CRAMPED                                                                         \
  28 /* the same if the tray is cramped, where two lines would be too many */

struct _BonesDiceTray {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *reminders, *interrupts, *any_time, *scroller, *guide, *recap, *head, *flags, *who,
      *back_button, *question, *terms, *slot, *odds, *footer;

  /* Owned */
  BonesHelm *helm;
  GSettings *settings;
  GHashTable *panes; /* maps GType to BonesPane */
  GQueue typed;      /* digits and faces that wait for the next dice question */

  BonesPane *pane;  /* the one that is shown, or NULL */
  guint32 seq;      /* the number of the last entry that is shown */
  guint flagged;    /* the fleets whose flags are shown, a bit for each */
  gboolean shown;   /* anything at all */
  int room;         /* for the question and the odds, in pixels; -1: a question has yet to arrive */
  gboolean hurried; /* Enter has just rolled */
  gboolean cramped; /* there is less room than the tray needs: nothing is reserved */
  gboolean terse;   /* there is only room for the question */
};

static const GType none = G_TYPE_INVALID;

G_DEFINE_FINAL_TYPE (BonesDiceTray, bones_dice_tray, ADW_TYPE_BIN)

static GType
pane_for (BonesDiceTray *self, const BonesView *view)
{
  if (bones_helm_get_past (self->helm) != 0)
    return BONES_TYPE_PAST_PANE;
  if (view->misfit != NULL)
    return BONES_TYPE_MESSAGE_PANE;
  if (view->prompt != NULL)
    return bones_dice_tray_pane_for (view->prompt);
  if (view->over)
    return BONES_TYPE_MESSAGE_PANE;
  return bones_question_turn (view) >= 0 ? BONES_TYPE_SHIP_TURN : BONES_TYPE_FLEET_TURN;
}

/* Handles one key that was typed ahead. If a roll is waiting to be kept, keeps it first; the key
 * then waits for the next question. Enter only keeps. Returns FALSE if the key is of no use. */
static gboolean
type_one (BonesDiceTray *self)
{
  const guint typed = GPOINTER_TO_UINT (g_queue_peek_head (&self->typed));

  if (BONES_IS_REROLL_PANE (self->pane))
    {
      if (typed == ENTER)
        g_queue_pop_head (&self->typed);
      return bones_reroll_pane_keep (BONES_REROLL_PANE (self->pane));
    }
  if (!BONES_IS_DICE_PANE (self->pane) || typed == ENTER)
    return FALSE;

  g_queue_pop_head (&self->typed);
  return (typed & FACE) != 0 ? bones_dice_pane_type (BONES_DICE_PANE (self->pane), typed & ~FACE)
                             : bones_pane_digit (self->pane, typed);
}

/* Handles what was typed while the previous answer was being stored. */
static void
type_ahead (BonesDiceTray *self)
{
  while (!g_queue_is_empty (&self->typed) && !bones_helm_get_busy (self->helm))
    if (!type_one (self))
      g_queue_clear (&self->typed);
}

static void
typed_on (BonesDiceTray *self, guint face)
{
  g_queue_push_tail (&self->typed, GUINT_TO_POINTER (face | FACE));
  type_ahead (self);
}

static void
show_odds (BonesDiceTray *self)
{
  const gboolean asked = self->pane != NULL && bones_helm_get_past (self->helm) == 0
                         && bones_helm_get_view (self->helm)->prompt != NULL;
  guint16 values[BONES_MAX_VALUES];
  const guint n = asked ? bones_pane_get_chosen (self->pane, values) : 0;

  bones_odds_strip_show (BONES_ODDS_STRIP (self->odds),
                         asked && !self->terse
                                 && g_settings_get_boolean (self->settings, "show-odds")
                             ? bones_helm_get_table (self->helm)
                             : NULL,
                         n, values);
}

static BonesPane *
new_pane (BonesDiceTray *self, GType type)
{
  BonesPane *pane = g_object_ref_sink (g_object_new (type, "helm", self->helm, NULL));

  g_signal_connect_object (pane, "chosen", G_CALLBACK (show_odds), self, G_CONNECT_SWAPPED);
  if (type == BONES_TYPE_REROLL_PANE || type == BONES_TYPE_DICE_PANE)
    g_signal_connect_object (pane, "typed-on", G_CALLBACK (typed_on), self, G_CONNECT_SWAPPED);
  else if (type == BONES_TYPE_SQUARE_PANE)
    bones_square_pane_set_apart (BONES_SQUARE_PANE (pane), TRUE); /* the page shows the map */
  return pane;
}

static BonesPane *
get_pane (BonesDiceTray *self, GType type)
{
  BonesPane *pane;

  if (type == none)
    return NULL;

  pane = g_hash_table_lookup (self->panes, GSIZE_TO_POINTER (type));
  if (pane == NULL)
    {
      pane = new_pane (self, type);
      g_hash_table_insert (self->panes, GSIZE_TO_POINTER (type), pane);
    }
  return pane;
}

/* The terms of a number are in its pane, as a sum. */
static void
show_terms (BonesDiceTray *self, const BonesPromptView *prompt)
{
  const gboolean shown = prompt != NULL && prompt->terms != NULL && prompt->kind != BONES_ASK_INCHES
                         && prompt->kind != BONES_ASK_NUMBER;
  const guint n = shown ? prompt->terms->len : 0;

  bones_flow_clear (BONES_FLOW (self->terms));
  gtk_widget_set_visible (self->terms, n > 0);
  for (guint i = 0; i < n; i++)
    {
      const BonesTermView *term = g_ptr_array_index (prompt->terms, i);
      g_autofree char *text = g_strdup_printf ("%s %s", term->what, term->value);
      GtkWidget *label = gtk_label_new (text);

      gtk_widget_add_css_class (label, "chip");
      bones_flow_append (BONES_FLOW (self->terms), label);
    }
}

/* The same, in which no line ends within a range of numbers: "1–2". The caller frees it. */
static char *
hold_ranges (const char *text)
{
  static const char dash[] = "\xe2\x80\x93", joiner[] = "\xe2\x81\xa0";
  g_autofree char *held = g_strconcat (joiner, dash, joiner, NULL);
  g_auto (GStrv) parts = g_strsplit (text, dash, -1);

  return g_strjoinv (held, parts);
}

static void
add_flag (BonesDiceTray *self, const BonesFleetView *fleet, gboolean named)
{
  const char letter[] = { fleet->letter, '\0' };
  GtkWidget *flag = bones_fleet_flag_new (fleet->fleet);

  g_object_set (flag, "letter", letter, "size", 20u, "text", named ? fleet->name : NULL, NULL);
  bones_set_tooltip (flag, fleet->name);
  bones_flow_append (BONES_FLOW (self->flags), flag);
}

/* Many names would leave no room for the answers. */
static void
show_fleets (BonesDiceTray *self, const BonesView *view)
{
  const guint fleets = bones_question_fleets (view);
  g_autofree char *who = bones_question_speakers (view);
  gboolean many;
  guint n = 0;

  for (guint i = 0; i < view->fleets->len; i++)
    n += fleets >> i & 1;

  many = n > MOST_NAMES;
  if (fleets != self->flagged || g_strcmp0 (who, gtk_label_get_label (GTK_LABEL (self->who))) != 0)
    {
      bones_flow_clear (BONES_FLOW (self->flags));
      for (guint i = 0; i < view->fleets->len; i++)
        if ((fleets >> i & 1) != 0)
          add_flag (self, g_ptr_array_index (view->fleets, i), many);
    }
  self->flagged = fleets;

  gtk_widget_set_visible (self->flags, fleets != 0);
  gtk_widget_set_hexpand (self->flags, many);
  gtk_label_set_label (GTK_LABEL (self->who), who);
  bones_set_tooltip (self->who, who);
  gtk_widget_set_visible (self->who, !many);
}

static void
show_head (BonesDiceTray *self, const BonesView *view)
{
  const BonesPromptView *prompt = view->prompt;
  g_autofree char *question = bones_question_text (view);
  g_autofree char *shown = hold_ranges (question);
  /* Translators: the number of a rule in the catalogue: "Rule BS-FIRE-3" */
  g_autofree char *rule = prompt != NULL ? g_strdup_printf (_ ("Rule %s"), prompt->rule) : NULL;

  show_fleets (self, view);
  gtk_label_set_label (GTK_LABEL (self->question), shown);
  bones_name_widget (self->question, question);
  bones_set_tooltip (self->question, rule);
  bones_set_css_class (GTK_WIDGET (self), "asking", prompt != NULL);
  bones_set_css_class (self->question, "small",
                       strlen (question) > (self->cramped ? LONG_WHERE_CRAMPED : LONG_QUESTION));
  gtk_widget_set_visible (self->back_button, prompt != NULL && prompt->kind != BONES_ASK_REROLL
                                                 && view->undo_text != NULL
                                                 && view->undo_needs == 0);
  /* The question of a turn is always the same, so its room is for the actions. */
  bones_set_css_class (GTK_WIDGET (self), "turn", prompt == NULL);
  show_terms (self, prompt);
}

/* Shows what does not depend on the question. */
static void
show_standing (BonesDiceTray *self, const BonesView *view)
{
  bones_interrupt_bar_apply (BONES_INTERRUPT_BAR (self->interrupts), self->helm);
  bones_any_time_bar_apply (BONES_ANY_TIME_BAR (self->any_time), self->helm);
  bones_reminder_strip_apply (BONES_REMINDER_STRIP (self->reminders), view);
  if (self->terse || (self->cramped && gtk_widget_get_visible (self->interrupts)))
    gtk_widget_set_visible (self->reminders, FALSE);
}

/* Shows @child, which may be NULL, and nothing else in @box. What has been shown stays there, so
 * that it keeps its style and its size for the next time. */
static void
show_alone (GtkWidget *box, GtkWidget *child)
{
  for (GtkWidget *other = gtk_widget_get_first_child (box); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    gtk_widget_set_visible (other, other == child);
  if (child != NULL && gtk_widget_get_parent (child) == NULL)
    gtk_box_append (GTK_BOX (box), child);
}

static void
show_pane (BonesDiceTray *self, BonesPane *pane)
{
  GtkWidget *footer = pane != NULL ? bones_pane_get_footer (pane) : NULL;

  show_alone (self->slot, GTK_WIDGET (pane));
  show_alone (self->footer, footer);
  gtk_widget_set_visible (self->footer, footer != NULL);
}

/* For the question and the odds, whichever has how much of it. */
static int
find_room (BonesDiceTray *self)
{
  return gtk_widget_get_height (self->scroller)
         + (gtk_widget_get_mapped (self->odds) ? gtk_widget_get_height (self->odds) : 0);
}

/* The least height of @widget in its parent, or the height that it would like to have. */
static int
measure_height (GtkWidget *widget, gboolean least)
{
  const int width = gtk_widget_get_width (gtk_widget_get_parent (widget));
  int minimum, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  return least ? minimum : natural;
}

/* Where the last event ends and the question begins. */
static double
find_question (BonesDiceTray *self)
{
  const double value = gtk_adjustment_get_value (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)));
  graphene_rect_t recap;

  return gtk_widget_compute_bounds (self->recap, self->scroller, &recap)
             ? recap.origin.y + recap.size.height + value
             : 0;
}

/* Gives the odds the room that the question leaves them; a list from which some were picked may be
 * scrolled. Returns whether they have to be laid out again. @all: the height of what is above them;
 * @page: how much of that will be seen. */
static gboolean
share_room (BonesDiceTray *self, int room, int all, int *page)
{
  const int least = BONES_IS_PICK_PANE (self->pane) ? (int) (room * ODDS_SHARE) : 0;
  const int most = MAX (room - all + measure_height (self->recap, TRUE), least);
  const gboolean changed = bones_odds_strip_set_most (BONES_ODDS_STRIP (self->odds), most);

  *page = room;
  if (gtk_widget_get_mapped (self->odds))
    *page -= measure_height (self->odds, FALSE);
  return changed;
}

/* If there is not room for everything, the question has priority over the last event, which is
 * shown whole or not at all. What takes long to be ready, the odds, comes later and moves nothing
 * under a finger. */
static void
arrive (GtkWidget *widget)
{
  BonesDiceTray *self = BONES_DICE_TRAY (widget);
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (self->scroller);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (scroller);
  const int room = find_room (self), below = gtk_widget_get_margin_bottom (self->slot);
  double end = 0, spare = 0;
  gboolean changed;
  int all, page;

  if (room == self->room)
    return;

  all = measure_height (gtk_widget_get_parent (self->slot), TRUE) - below;
  changed = share_room (self, room, all, &page);
  if (bones_odds_strip_is_awaited (BONES_ODDS_STRIP (self->odds)))
    return;

  if (all > page)
    {
      end = find_question (self);
      spare = ceil (MAX (end - (all - room), 0));
    }
  /* Then it can be scrolled so far, and stays there if the odds get lower. */
  gtk_widget_set_margin_bottom (self->slot, (int) spare);
  if (changed || (int) spare != below)
    {
      bones_when_laid_out (widget, arrive);
      return;
    }
  if (end != gtk_adjustment_get_value (place))
    {
      gtk_adjustment_set_value (place, end);
      bones_hide_scroll_bar (scroller);
    }
  self->room = room;
}

static void
await_arrival (BonesDiceTray *self)
{
  if (self->shown)
    bones_when_laid_out (GTK_WIDGET (self), arrive);
}

void
bones_dice_tray_apply (BonesDiceTray *self)
{
  const BonesView *view;
  BonesPane *pane;
  gboolean fresh;

  g_return_if_fail (BONES_IS_DICE_TRAY (self) && self->helm != NULL);

  view = bones_helm_get_view (self->helm);
  fresh = !self->shown || view->seq != self->seq;
  pane = get_pane (self, pane_for (self, view));
  gtk_widget_set_sensitive (self->slot, TRUE);
  gtk_widget_set_sensitive (self->footer, TRUE);
  bones_guide_card_apply (BONES_GUIDE_CARD (self->guide), self->helm);
  gtk_widget_set_visible (self->recap, bones_helm_get_past (self->helm) == 0 && !self->terse);
  if (bones_helm_get_past (self->helm) == 0)
    bones_recap_apply (BONES_RECAP (self->recap), self->helm, fresh && self->shown);
  show_head (self, view);
  show_standing (self, view);
  /* Added to the tree first: GTK's accessibility warns of changes to widgets outside of it. */
  if (pane != self->pane)
    show_pane (self, pane);
  if (BONES_IS_SQUARE_PANE (pane))
    bones_square_pane_set_terse (BONES_SQUARE_PANE (pane), self->terse);
  if (pane != NULL)
    bones_pane_apply (pane, view, fresh || pane != self->pane);
  self->pane = pane;
  self->seq = view->seq;
  self->shown = TRUE;
  if (fresh)
    {
      self->room = -1;
      await_arrival (self);
    }
  show_odds (self);
  type_ahead (self);
}

void
bones_dice_tray_wait (BonesDiceTray *self)
{
  GtkRoot *root;
  GtkWidget *focus;
  gboolean rolling;

  g_return_if_fail (BONES_IS_DICE_TRAY (self));

  rolling = bones_helm_get_rolling (self->helm); /* rolling dice are not dimmed */
  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  /* GTK does not tell a text field that is no longer sensitive that the focus has left it: it would
     go on blinking, and warn. */
  if (!rolling && focus != NULL && gtk_widget_is_ancestor (focus, self->slot))
    gtk_root_set_focus (root, NULL);
  gtk_widget_set_sensitive (self->slot, rolling);
  gtk_widget_set_sensitive (self->footer, FALSE);
}

GType
bones_dice_tray_pane_for (const BonesPromptView *prompt)
{
  g_return_val_if_fail (prompt != NULL, G_TYPE_INVALID);

  if (prompt->secret || prompt->shows_hand >= 0)
    return BONES_TYPE_CARD_PANE;

  switch (prompt->kind)
    {
    case BONES_ASK_DICE:
      return BONES_TYPE_DICE_PANE;
    case BONES_ASK_REROLL:
      return BONES_TYPE_REROLL_PANE;
    case BONES_ASK_NUMBER:
    case BONES_ASK_INCHES:
      return BONES_TYPE_NUMBER_PANE;
    case BONES_ASK_CHOICES:
    case BONES_ASK_MARKERS:
    case BONES_ASK_SHIPS:
    case BONES_ASK_TARGETS:
    case BONES_ASK_EFFECTS:
      return BONES_TYPE_PICK_PANE;
    case BONES_ASK_CHOICE:
    case BONES_ASK_FLEET:
    case BONES_ASK_MARKER:
    case BONES_ASK_SHIP:
    case BONES_ASK_CARD:
    case BONES_ASK_CONFIRM:
      return BONES_TYPE_CHOICE_PANE;
    case BONES_ASK_SQUARE:
      return BONES_TYPE_SQUARE_PANE;
    case BONES_ASK_KINDS:
    default:
      return G_TYPE_INVALID;
    }
}

static void
bones_dice_tray_dispose (GObject *object)
{
  BonesDiceTray *self = BONES_DICE_TRAY (object);

  g_clear_pointer (&self->panes, g_hash_table_unref);
  g_clear_object (&self->helm);
  g_clear_object (&self->settings);
  g_queue_clear (&self->typed);
  G_OBJECT_CLASS (bones_dice_tray_parent_class)->dispose (object);
}

/* The rule of what is at this place: of a closed action, else of the question. */
static gboolean
show_rule_at (GtkWidget *self, double x, double y, gboolean held, gpointer data)
{
  GtkWidget *widget = gtk_widget_pick (self, x, y, GTK_PICK_INSENSITIVE);
  GtkWidget *row = widget != NULL ? gtk_widget_get_ancestor (widget, BONES_TYPE_ACTION_ROW) : NULL;
  const char *rule = row != NULL ? bones_action_row_get_rule (BONES_ACTION_ROW (row)) : NULL;

  if (rule != NULL)
    gtk_widget_activate_action (self, "win.rule", "s", rule);
  else
    gtk_widget_activate_action (self, "win.question-rule", NULL);
  return TRUE;
}

static void
bones_dice_tray_class_init (BonesDiceTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_dice_tray_dispose;

  g_type_ensure (BONES_TYPE_ANY_TIME_BAR);
  g_type_ensure (BONES_TYPE_GUIDE_CARD);
  g_type_ensure (BONES_TYPE_INTERRUPT_BAR);
  g_type_ensure (BONES_TYPE_ODDS_STRIP);
  g_type_ensure (BONES_TYPE_RECAP);
  g_type_ensure (BONES_TYPE_REMINDER_STRIP);
  g_type_ensure (BONES_TYPE_FLEET_FLAG);
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/dice-tray.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, reminders);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, interrupts);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, any_time);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, scroller);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, guide);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, recap);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, head);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, flags);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, who);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, back_button);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, question);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, terms);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, slot);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, odds);
  gtk_widget_class_bind_template_child (widget_class, BonesDiceTray, footer);
}

static void
bones_dice_tray_init (BonesDiceTray *self)
{
  self->panes = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  g_queue_init (&self->typed);
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_wrap_to_width (self->question);
  bones_other_press_add (GTK_WIDGET (self), GTK_PHASE_BUBBLE, show_rule_at, NULL);
  g_signal_connect_object (
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)),
      "notify::page-size", G_CALLBACK (await_arrival), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->odds, "settled", G_CALLBACK (await_arrival), self,
                           G_CONNECT_SWAPPED);
}

void
bones_dice_tray_set_helm (BonesDiceTray *self, BonesHelm *helm, GSettings *settings)
{
  g_return_if_fail (BONES_IS_DICE_TRAY (self) && BONES_IS_HELM (helm) && self->helm == NULL);
  g_return_if_fail (G_IS_SETTINGS (settings));

  self->helm = g_object_ref (helm);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::show-odds", G_CALLBACK (show_odds), self,
                           G_CONNECT_SWAPPED);
}

void
bones_dice_tray_set_cramped (BonesDiceTray *self, gboolean cramped)
{
  g_return_if_fail (BONES_IS_DICE_TRAY (self));

  self->cramped = cramped;
  if (self->helm != NULL)
    show_standing (self, bones_helm_get_view (self->helm));
}

void
bones_dice_tray_set_terse (BonesDiceTray *self, gboolean terse)
{
  g_return_if_fail (BONES_IS_DICE_TRAY (self));

  if (terse == self->terse)
    return;

  self->terse = terse;
  gtk_widget_set_visible (self->head, !terse);
  bones_set_css_class (GTK_WIDGET (self), "terse", terse);
  if (self->shown)
    bones_dice_tray_apply (self);
}

gboolean
bones_dice_tray_digit (BonesDiceTray *self, guint digit)
{
  g_return_val_if_fail (BONES_IS_DICE_TRAY (self), FALSE);

  self->hurried = FALSE;
  if (bones_helm_get_busy (self->helm) || BONES_IS_REROLL_PANE (self->pane))
    {
      g_queue_push_tail (&self->typed, GUINT_TO_POINTER (digit));
      type_ahead (self);
      return TRUE;
    }
  return self->pane != NULL && bones_pane_digit (self->pane, digit);
}

gboolean
bones_dice_tray_erase (BonesDiceTray *self)
{
  g_return_val_if_fail (BONES_IS_DICE_TRAY (self), FALSE);

  return self->pane != NULL && bones_pane_erase (self->pane);
}

gboolean
bones_dice_tray_accept (BonesDiceTray *self)
{
  g_return_val_if_fail (BONES_IS_DICE_TRAY (self), FALSE);

  if (self->pane == NULL)
    return FALSE;

  if (bones_helm_get_busy (self->helm))
    {
      /* Enter can be typed ahead for dice that were typed, but not for a roll of the app's,
       * which is seen first. */
      if (BONES_IS_DICE_PANE (self->pane) && !bones_helm_get_rolling (self->helm))
        g_queue_push_tail (&self->typed, GUINT_TO_POINTER (ENTER));
      return FALSE;
    }
  if (self->hurried && BONES_IS_REROLL_PANE (self->pane)
      && bones_is_unread (GTK_WIDGET (self->pane)))
    return TRUE;

  self->hurried = BONES_IS_DICE_PANE (self->pane);
  return bones_pane_accept (self->pane);
}

gboolean
bones_dice_tray_enter (BonesDiceTray *self)
{
  GtkWidget *primary;

  g_return_val_if_fail (BONES_IS_DICE_TRAY (self), FALSE);

  if (!BONES_IS_DICE_PANE (self->pane) && !BONES_IS_REROLL_PANE (self->pane))
    return FALSE;

  primary = bones_pane_primary (self->pane);
  if (primary == NULL || !gtk_widget_is_focus (primary))
    return FALSE;

  bones_dice_tray_accept (self);
  return TRUE;
}

gboolean
bones_dice_tray_letter (BonesDiceTray *self, gunichar letter, gboolean passes)
{
  g_return_val_if_fail (BONES_IS_DICE_TRAY (self), FALSE);

  if (passes && BONES_IS_FLEET_TURN (self->pane)
      && bones_fleet_turn_pass (BONES_FLEET_TURN (self->pane), letter))
    return TRUE;

  if (self->pane == NULL || !bones_pane_letter (self->pane, letter))
    return FALSE;

  if (!bones_helm_get_busy (self->helm))
    bones_dice_tray_focus (self); /* Enter does what stands out now */
  return TRUE;
}

gboolean
bones_dice_tray_pick_ship (BonesDiceTray *self, guint ship)
{
  g_return_val_if_fail (BONES_IS_DICE_TRAY (self), FALSE);

  return self->pane != NULL && bones_pane_pick_ship (self->pane, ship);
}

gboolean
bones_dice_tray_focus (BonesDiceTray *self)
{
  GtkWidget *primary;

  g_return_val_if_fail (BONES_IS_DICE_TRAY (self), FALSE);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return FALSE;

  primary = self->pane != NULL ? bones_pane_primary (self->pane) : NULL;
  if (primary == NULL || !gtk_widget_grab_focus (primary))
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), self->question);
  return TRUE;
}

void
bones_dice_tray_interrupt (BonesDiceTray *self)
{
  g_return_if_fail (BONES_IS_DICE_TRAY (self));

  bones_interrupt_bar_open (BONES_INTERRUPT_BAR (self->interrupts));
}
