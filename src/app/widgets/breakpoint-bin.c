/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "breakpoint-bin.h"

#include "drawn.h"

struct _BonesBreakpointBin {
  GtkWidget parent_instance;

  GtkWidget *child; /* owned, as its parent */
  int threshold;
  guint tick_id;
  gboolean narrow;
  gboolean wanted; /* the value of narrow after the next tick */
};

enum { PROP_0, PROP_CHILD, PROP_THRESHOLD, PROP_NARROW, N_PROPS };
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BonesBreakpointBin, bones_breakpoint_bin, GTK_TYPE_WIDGET)

static void
set_child (BonesBreakpointBin *self, GtkWidget *child)
{
  if (self->child == child)
    return;

  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHILD]);
}

static void
set_narrow (BonesBreakpointBin *self, gboolean narrow)
{
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
}

/* A child must not change while it is allocated, so "narrow" changes in the next frame. For that
 * one frame the child keeps its layout and minimum size, and is clipped. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  BonesBreakpointBin *self = BONES_BREAKPOINT_BIN (widget);

  self->tick_id = 0;
  set_narrow (self, self->wanted);
  return G_SOURCE_REMOVE;
}

/* GtkWidget raises it to width-request and height-request. The child is not asked: GTK measures the
 * window at once when anything in it has changed, and again when its style is known. */
static void
bones_breakpoint_bin_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                              int *minimum, int *natural, int *minimum_baseline,
                              int *natural_baseline)
{
  *minimum = *natural = 0;
}

/* Whether @widget, or a bin around it, has its old layout for one more frame. */
static gboolean
is_changing (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (BONES_IS_BREAKPOINT_BIN (widget)
        && BONES_BREAKPOINT_BIN (widget)->wanted != BONES_BREAKPOINT_BIN (widget)->narrow)
      return TRUE;
  return FALSE;
}

/* The size for the child along @orientation: @room, or its minimum. */
static int
least_room (BonesBreakpointBin *self, GtkOrientation orientation, int for_size, int room)
{
  int least;

  gtk_widget_measure (self->child, orientation, for_size, &least, NULL, NULL, NULL);
  if (least > room && !is_changing (GTK_WIDGET (self)))
    g_warning ("The %s layout needs a %s of %d px and has %d: it is clipped",
               self->narrow ? "narrow" : "wide",
               orientation == GTK_ORIENTATION_HORIZONTAL ? "width" : "height", least, room);
  return MAX (room, least);
}

/* Larger text needs more room, but less than in proportion, since not everything is text. */
static gboolean
is_below (BonesBreakpointBin *self, int width)
{
  return width < self->threshold * (1 + bones_drawn_scale (GTK_WIDGET (self))) / 2;
}

static void
bones_breakpoint_bin_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesBreakpointBin *self = BONES_BREAKPOINT_BIN (widget);

  self->wanted = is_below (self, width);
  if (self->wanted != self->narrow && self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (widget, tick_cb, NULL, NULL);
  if (self->child == NULL || !gtk_widget_should_layout (self->child))
    return;

  width = least_room (self, GTK_ORIENTATION_HORIZONTAL, -1, width);
  height = least_room (self, GTK_ORIENTATION_VERTICAL, width, height);
  gtk_widget_allocate (self->child, width, height, baseline, NULL);
}

static void
bones_breakpoint_bin_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BonesBreakpointBin *self = BONES_BREAKPOINT_BIN (object);

  switch (id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    case PROP_THRESHOLD:
      g_value_set_int (value, self->threshold);
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, self->narrow);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bones_breakpoint_bin_set_property (GObject *object, guint id, const GValue *value,
                                   GParamSpec *pspec)
{
  BonesBreakpointBin *self = BONES_BREAKPOINT_BIN (object);

  switch (id)
    {
    case PROP_CHILD:
      set_child (self, g_value_get_object (value));
      break;
    case PROP_THRESHOLD:
      self->threshold = g_value_get_int (value);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bones_breakpoint_bin_dispose (GObject *object)
{
  BonesBreakpointBin *self = BONES_BREAKPOINT_BIN (object);

  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  g_clear_pointer (&self->child, gtk_widget_unparent);
  G_OBJECT_CLASS (bones_breakpoint_bin_parent_class)->dispose (object);
}

static void
bones_breakpoint_bin_class_init (BonesBreakpointBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bones_breakpoint_bin_dispose;
  object_class->get_property = bones_breakpoint_bin_get_property;
  object_class->set_property = bones_breakpoint_bin_set_property;
  widget_class->measure = bones_breakpoint_bin_measure;
  widget_class->size_allocate = bones_breakpoint_bin_size_allocate;

  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_THRESHOLD] = g_param_spec_int ("threshold", NULL, NULL, 0, G_MAXINT, 600,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_NARROW] =
      g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bones_breakpoint_bin_init (BonesBreakpointBin *self)
{
  self->threshold = 600;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

gboolean
bones_breakpoint_bin_get_narrow (BonesBreakpointBin *self)
{
  g_return_val_if_fail (BONES_IS_BREAKPOINT_BIN (self), FALSE);

  return self->narrow;
}

void
bones_breakpoint_bin_preset_width (BonesBreakpointBin *self, int width)
{
  g_return_if_fail (BONES_IS_BREAKPOINT_BIN (self));

  self->wanted = is_below (self, width);
  set_narrow (self, self->wanted);
}
