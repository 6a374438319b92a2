/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "middle.h"

#include "children.h"

struct _BonesMiddle {
  GtkWidget parent_instance;

  guint spacing;
};

G_DEFINE_FINAL_TYPE_WITH_CODE (BonesMiddle, bones_middle, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, bones_take_children))

/* The next child, from @child on, that takes room. */
static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
first_of (GtkWidget *widget)
{
  return skip_hidden (gtk_widget_get_first_child (widget));
}

static GtkWidget *
next_of (GtkWidget *child)
{
  return skip_hidden (gtk_widget_get_next_sibling (child));
}

static void
bones_middle_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  const gboolean high = orientation == GTK_ORIENTATION_VERTICAL;
  int gap = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = first_of (widget); child != NULL; child = next_of (child))
    {
      int least, wanted;

      gtk_widget_measure (child, orientation, high ? for_size : -1, &least, &wanted, NULL, NULL);
      *minimum = high ? *minimum + gap + least : MAX (*minimum, least);
      *natural = high ? *natural + gap + wanted : MAX (*natural, wanted);
      gap = (int) BONES_MIDDLE (widget)->spacing;
    }
}

static int
height_of (GtkWidget *child, int width, gboolean cramped)
{
  int least, wanted;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &wanted, NULL, NULL);
  return cramped ? least : wanted;
}

static void
bones_middle_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  const int spacing = (int) BONES_MIDDLE (widget)->spacing;
  gboolean cramped;
  int needed, y;

  bones_middle_measure (widget, GTK_ORIENTATION_VERTICAL, width, &y, &needed, NULL, NULL);
  cramped = needed > height;
  y = cramped ? 0 : (height - needed) / 2;
  for (GtkWidget *child = first_of (widget); child != NULL; child = next_of (child))
    {
      const GtkAllocation place = { 0, y, width, height_of (child, width, cramped) };

      gtk_widget_size_allocate (child, &place, -1);
      y += place.height + spacing;
    }
}

static GtkSizeRequestMode
bones_middle_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bones_middle_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_uint (value, BONES_MIDDLE (object)->spacing);
}

static void
bones_middle_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BONES_MIDDLE (object)->spacing = g_value_get_uint (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
bones_middle_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (bones_middle_parent_class)->dispose (object);
}

static void
bones_middle_class_init (BonesMiddleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bones_middle_dispose;
  object_class->get_property = bones_middle_get_property;
  object_class->set_property = bones_middle_set_property;
  widget_class->measure = bones_middle_measure;
  widget_class->size_allocate = bones_middle_size_allocate;
  widget_class->get_request_mode = bones_middle_get_request_mode;
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_uint ("spacing", NULL, NULL, 0, 512, 0,
                                                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
bones_middle_init (BonesMiddle *self)
{
}
