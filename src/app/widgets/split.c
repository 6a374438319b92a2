/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "split.h"

#include "children.h"
#include "unshown.h"

struct _BonesSplit {
  GtkWidget parent_instance;

  guint share, least, most, keep;
  gboolean vertical;
};

enum { PROP_0, PROP_SHARE, PROP_LEAST, PROP_MOST, PROP_KEEP, PROP_VERTICAL, N_PROPS };
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE_WITH_CODE (BonesSplit, bones_split, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, bones_take_children))

/* The size of the second child along the split, if the whole is @room. */
static int
second_share (BonesSplit *self, int room)
{
  const int share = CLAMP (room * (int) self->share / 100, (int) self->least, (int) self->most);

  return room - share < (int) self->keep ? 0 : share;
}

static int
least_of (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int minimum = 0;

  if (child != NULL)
    gtk_widget_measure (child, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

static void
bones_split_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  BonesSplit *self = BONES_SPLIT (widget);
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  const gboolean along = (orientation == GTK_ORIENTATION_VERTICAL) == self->vertical;
  int room[2] = { for_size, for_size };

  if (along)
    *minimum =
        least_of (first, orientation, for_size)
        + (self->keep > 0 ? 0 : MAX (least_of (second, orientation, for_size), (int) self->least));
  else
    {
      if (for_size >= 0)
        {
          room[1] = second_share (self, for_size);
          room[0] = MAX (for_size - room[1], -1);
        }
      *minimum =
          MAX (least_of (first, orientation, room[0]), least_of (second, orientation, room[1]));
    }
  *natural = *minimum;
}

static void
bones_split_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesSplit *self = BONES_SPLIT (widget);
  GtkWidget *first = gtk_widget_get_first_child (widget);
  GtkWidget *second = gtk_widget_get_last_child (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int share = second_share (self, self->vertical ? height : width);
  GtkAllocation one = { 0, 0, width, height };
  GtkAllocation two = one;

  if (self->vertical)
    {
      one.height = height - share;
      two.height = share;
      two.y = one.height;
    }
  else
    {
      one.width = width - share;
      two.width = share;
      one.x = mirrored ? share : 0;
      two.x = mirrored ? 0 : one.width;
    }
  if (first != NULL)
    gtk_widget_size_allocate (first, &one, -1);
  if (second != NULL && second != first)
    {
      gtk_widget_set_child_visible (second, share > 0);
      if (share > 0)
        gtk_widget_size_allocate (second, &two, -1);
    }
}

static GtkSizeRequestMode
bones_split_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static guint *
field_of (BonesSplit *self, guint id)
{
  return id == PROP_SHARE   ? &self->share
         : id == PROP_LEAST ? &self->least
         : id == PROP_KEEP  ? &self->keep
                            : &self->most;
}

static void
bones_split_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BonesSplit *self = BONES_SPLIT (object);

  if (id == PROP_VERTICAL)
    g_value_set_boolean (value, self->vertical);
  else
    g_value_set_uint (value, *field_of (self, id));
}

static void
bones_split_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BonesSplit *self = BONES_SPLIT (object);

  if (id == PROP_VERTICAL)
    self->vertical = g_value_get_boolean (value);
  else
    *field_of (self, id) = g_value_get_uint (value);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
bones_split_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (bones_split_parent_class)->dispose (object);
}

static void
bones_split_class_init (BonesSplitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = bones_split_dispose;
  object_class->get_property = bones_split_get_property;
  object_class->set_property = bones_split_set_property;
  widget_class->measure = bones_split_measure;
  widget_class->size_allocate = bones_split_size_allocate;
  widget_class->get_request_mode = bones_split_get_request_mode;

  props[PROP_SHARE] = g_param_spec_uint ("share", NULL, NULL, 1, 99, 50, flags);
  props[PROP_LEAST] = g_param_spec_uint ("least", NULL, NULL, 0, 4096, 0, flags);
  props[PROP_MOST] = g_param_spec_uint ("most", NULL, NULL, 0, 4096, 4096, flags);
  props[PROP_KEEP] = g_param_spec_uint ("keep", NULL, NULL, 0, 4096, 0, flags);
  props[PROP_VERTICAL] = g_param_spec_boolean ("vertical", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bones_split_init (BonesSplit *self)
{
  self->share = 50;
  self->most = 4096;
  bones_hide_unshown (GTK_WIDGET (self));
}
