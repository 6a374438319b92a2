/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pinned.h"

#define LEAST_SCROLLED 96 /* pixels: two lines of a question */

struct _BonesPinned {
  GtkWidget parent_instance;
};

static void buildable_iface_init (GtkBuildableIface *iface);
static GtkBuildableIface *parent_buildable;

G_DEFINE_FINAL_TYPE_WITH_CODE (BonesPinned, bones_pinned, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_iface_init))

static void
buildable_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  if (GTK_IS_WIDGET (child))
    gtk_widget_set_parent (GTK_WIDGET (child), GTK_WIDGET (buildable));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_iface_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = buildable_add_child;
}

static int
height_of (GtkWidget *widget, int width)
{
  int natural = 0;

  if (widget != NULL && gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* How high the scrolled window would like to be: as what is in it. It does not say so by itself,
 * for it measures without a width. */
static int
scrolled_height (GtkWidget *scrolled, int width)
{
  return height_of (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled)), width);
}

static void
bones_pinned_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  GtkWidget *scrolled = gtk_widget_get_first_child (widget);
  GtkWidget *pinned = gtk_widget_get_last_child (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int least[2], wanted[2];

      gtk_widget_measure (scrolled, orientation, -1, &least[0], &wanted[0], NULL, NULL);
      gtk_widget_measure (pinned, orientation, -1, &least[1], &wanted[1], NULL, NULL);
      *minimum = MAX (least[0], least[1]);
      *natural = MAX (wanted[0], wanted[1]);
      return;
    }

  *minimum = LEAST_SCROLLED + height_of (pinned, for_size);
  *natural = MAX (*minimum, scrolled_height (scrolled, for_size) + height_of (pinned, for_size));
}

static void
bones_pinned_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *scrolled = gtk_widget_get_first_child (widget);
  GtkWidget *pinned = gtk_widget_get_last_child (widget);
  const int below = height_of (pinned, width);
  const int above = MIN (scrolled_height (scrolled, width), MAX (height - below, 0));

  gtk_widget_size_allocate (scrolled, &(GtkAllocation){ 0, 0, width, above }, -1);
  if (gtk_widget_should_layout (pinned))
    gtk_widget_size_allocate (pinned, &(GtkAllocation){ 0, above, width, below }, -1);
}

static GtkSizeRequestMode
bones_pinned_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bones_pinned_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (bones_pinned_parent_class)->dispose (object);
}

static void
bones_pinned_class_init (BonesPinnedClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_pinned_dispose;
  widget_class->measure = bones_pinned_measure;
  widget_class->size_allocate = bones_pinned_size_allocate;
  widget_class->get_request_mode = bones_pinned_get_request_mode;
}

static void
bones_pinned_init (BonesPinned *self)
{
}
