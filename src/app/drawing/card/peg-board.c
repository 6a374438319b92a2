/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "peg-board.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "pegs.h"
#include "tooltip.h"

#define FAR 8          /* pixels: after this distance, a finger drags a peg */
#define PASSING 400000 /* µs: a wheel that scrolls the page goes on scrolling it for this long */

struct _BonesPegBoard {
  GtkRange parent_instance;

  char *name; /* owned */
  gint count, limit, coming;
  gint began; /* the value when the finger came down */
  double unit;
  gboolean applying; /* changes by the owner do not emit "moved" */

  GtkAdjustment *page; /* borrowed: the scroll position of the page; or NULL */
  gulong page_id;
  gint64 turned; /* when it last scrolled */
};

enum { MOVED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesPegBoard, bones_peg_board, GTK_TYPE_RANGE)

static void
bones_peg_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BonesPegBoard *self = BONES_PEG_BOARD (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  bones_pegs_paint (cr, widget, self->count, self->limit, self->coming, width, height, self->unit);
  cairo_destroy (cr);
}

/* The card sets its size. */
static void
bones_peg_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
}

/* Hides the internal parts of the range. */
static void
bones_peg_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
}

/* Moving */

static gint
shown_value (BonesPegBoard *self)
{
  return self->count + self->coming;
}

/* Setting the same text again would cost more than everything else. */
static void
update_accessible (BonesPegBoard *self)
{
  /* Translators: so many left of so many */
  g_autofree char *value = g_strdup_printf (_ ("%d of %d"), shown_value (self), self->limit);
  g_autofree char *all = g_strdup_printf ("%s: %s", self->name != NULL ? self->name : "", value);

  if (g_strcmp0 (bones_get_tooltip (GTK_WIDGET (self)), all) == 0)
    return;

  bones_set_tooltip (GTK_WIDGET (self), all);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, all,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value, -1);
}

static void
apply (BonesPegBoard *self)
{
  self->applying = TRUE;
  gtk_range_set_range (GTK_RANGE (self), 0, MAX (MAX (self->limit, self->count), 1));
  gtk_range_set_value (GTK_RANGE (self), shown_value (self));
  self->applying = FALSE;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
move_to (BonesPegBoard *self, gint value)
{
  value = CLAMP (value, 0, MAX (self->limit, self->count));
  if (value != shown_value (self))
    g_signal_emit (self, signals[MOVED], 0, value);
}

static gint
value_at (BonesPegBoard *self, double x, double y)
{
  GtkWidget *widget = GTK_WIDGET (self);

  return bones_pegs_at (widget, self->limit, gtk_widget_get_width (widget),
                        gtk_widget_get_height (widget), self->unit, x, y);
}

static void
drag_began (GtkGestureDrag *drag, double x, double y, BonesPegBoard *self)
{
  self->began = shown_value (self);
  move_to (self, value_at (self, x, y));
}

/* A horizontal drag moves a peg; a vertical one scrolls the page. */
static void
drag_moved (GtkGestureDrag *drag, double by_x, double by_y, BonesPegBoard *self)
{
  double x, y;

  if (!gtk_gesture_drag_get_start_point (drag, &x, &y))
    return;

  if (ABS (by_x) > FAR && ABS (by_x) > ABS (by_y))
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  move_to (self, value_at (self, x + by_x, y + by_y));
}

/* The drag was not meant for the board. */
static void
drag_lost (GtkGesture *drag, GdkEventSequence *sequence, BonesPegBoard *self)
{
  move_to (self, self->began);
}

static gboolean
scrolled (GtkEventControllerScroll *wheel, double by_x, double by_y, BonesPegBoard *self)
{
  const double by = by_x - by_y;

  if (by == 0 || g_get_monotonic_time () - self->turned < PASSING)
    return GDK_EVENT_PROPAGATE;

  move_to (self, shown_value (self) + (by > 0 ? 1 : -1));
  return GDK_EVENT_STOP;
}

static void
page_turned (GtkAdjustment *page, BonesPegBoard *self)
{
  self->turned = g_get_monotonic_time ();
}

static void
leave_page (BonesPegBoard *self)
{
  if (self->page != NULL)
    g_signal_handler_disconnect (self->page, self->page_id);
  self->page = NULL;
}

static void
bones_peg_board_root (GtkWidget *widget)
{
  BonesPegBoard *self = BONES_PEG_BOARD (widget);
  GtkWidget *window = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  GTK_WIDGET_CLASS (bones_peg_board_parent_class)->root (widget);
  if (window == NULL)
    return;

  self->page = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window));
  self->page_id = g_signal_connect (self->page, "value-changed", G_CALLBACK (page_turned), self);
}

static void
bones_peg_board_unroot (GtkWidget *widget)
{
  leave_page (BONES_PEG_BOARD (widget));
  GTK_WIDGET_CLASS (bones_peg_board_parent_class)->unroot (widget);
}

/* By a key: the pegs move when the change arrives. */
static gboolean
bones_peg_board_change_value (GtkRange *range, GtkScrollType scroll, double value)
{
  move_to (BONES_PEG_BOARD (range), (gint) (value + 0.5));
  return TRUE;
}

/* By an assistive technology, which sets the value itself. */
static void
bones_peg_board_value_changed (GtkRange *range)
{
  BonesPegBoard *self = BONES_PEG_BOARD (range);

  if (self->applying)
    return;

  move_to (self, (gint) (gtk_range_get_value (range) + 0.5));
  apply (self); /* the change may have been refused */
}

/* A range handles the pointer with parts that do not exist here. Its gestures stay: it uses them
 * for every key. */
static void
silence_gestures (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE (controller) || GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
    }
}

static void
add_gestures (BonesPegBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_began), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_moved), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_lost), self);
  g_signal_connect (wheel, "scroll", G_CALLBACK (scrolled), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
}

/* Only now: a new range has an adjustment of its own, without steps. */
static void
bones_peg_board_constructed (GObject *object)
{
  G_OBJECT_CLASS (bones_peg_board_parent_class)->constructed (object);
  gtk_range_set_adjustment (GTK_RANGE (object), gtk_adjustment_new (0, 0, 1, 1, 3, 0));
}

static void
bones_peg_board_dispose (GObject *object)
{
  leave_page (BONES_PEG_BOARD (object));
  G_OBJECT_CLASS (bones_peg_board_parent_class)->dispose (object);
}

static void
bones_peg_board_finalize (GObject *object)
{
  g_free (BONES_PEG_BOARD (object)->name);
  G_OBJECT_CLASS (bones_peg_board_parent_class)->finalize (object);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const struct {
    guint key;
    GtkScrollType way;
  } keys[] = {
    { GDK_KEY_Left, GTK_SCROLL_STEP_LEFT },
    { GDK_KEY_KP_Left, GTK_SCROLL_STEP_LEFT },
    { GDK_KEY_Right, GTK_SCROLL_STEP_RIGHT },
    { GDK_KEY_KP_Right, GTK_SCROLL_STEP_RIGHT },
    { GDK_KEY_plus, GTK_SCROLL_STEP_FORWARD },
    { GDK_KEY_equal, GTK_SCROLL_STEP_FORWARD },
    { GDK_KEY_KP_Add, GTK_SCROLL_STEP_FORWARD },
    { GDK_KEY_minus, GTK_SCROLL_STEP_BACKWARD },
    { GDK_KEY_KP_Subtract, GTK_SCROLL_STEP_BACKWARD },
    { GDK_KEY_Home, GTK_SCROLL_START },
    { GDK_KEY_KP_Home, GTK_SCROLL_START },
    { GDK_KEY_End, GTK_SCROLL_END },
    { GDK_KEY_KP_End, GTK_SCROLL_END },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_signal (widget_class, keys[i].key, 0, "move-slider", "(i)",
                                         keys[i].way);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_plus, GDK_SHIFT_MASK, "move-slider",
                                       "(i)", GTK_SCROLL_STEP_FORWARD);
}

static void
bones_peg_board_class_init (BonesPegBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = bones_peg_board_constructed;
  object_class->dispose = bones_peg_board_dispose;
  object_class->finalize = bones_peg_board_finalize;
  widget_class->snapshot = bones_peg_board_snapshot;
  widget_class->measure = bones_peg_board_measure;
  widget_class->size_allocate = bones_peg_board_size_allocate;
  widget_class->root = bones_peg_board_root;
  widget_class->unroot = bones_peg_board_unroot;
  GTK_RANGE_CLASS (klass)->change_value = bones_peg_board_change_value;
  GTK_RANGE_CLASS (klass)->value_changed = bones_peg_board_value_changed;
  signals[MOVED] = g_signal_new ("moved", BONES_TYPE_PEG_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON);
  gtk_widget_class_set_css_name (widget_class, "pegboard");
  add_keys (widget_class);
}

static void
bones_peg_board_init (BonesPegBoard *self)
{
  self->unit = 1;
  gtk_range_set_flippable (GTK_RANGE (self), TRUE);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  silence_gestures (GTK_WIDGET (self));
  add_gestures (self);
}

GtkWidget *
bones_peg_board_new (void)
{
  return g_object_new (BONES_TYPE_PEG_BOARD, NULL);
}

void
bones_peg_board_set (BonesPegBoard *self, const char *name, gint count, gint limit)
{
  g_return_if_fail (BONES_IS_PEG_BOARD (self) && name != NULL);

  if (self->coming == 0 && self->count == count && self->limit == limit
      && g_strcmp0 (self->name, name) == 0)
    return;

  if (g_strcmp0 (self->name, name) != 0)
    {
      g_free (self->name);
      self->name = g_strdup (name);
    }
  self->coming = 0;
  self->count = count;
  self->limit = limit;
  apply (self);
}

void
bones_peg_board_set_coming (BonesPegBoard *self, gint coming)
{
  g_return_if_fail (BONES_IS_PEG_BOARD (self));

  if (self->coming == coming)
    return;

  self->coming = coming;
  apply (self);
}

void
bones_peg_board_set_unit (BonesPegBoard *self, double unit)
{
  g_return_if_fail (BONES_IS_PEG_BOARD (self));

  if (self->unit == unit) /* a copy of the same value */
    return;

  self->unit = unit;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
