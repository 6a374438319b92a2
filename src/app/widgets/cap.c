/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cap.h"

#define LEAST 72 /* pixels: part of it is visible, however little room there is */

struct _BonesCap {
  GtkWidget parent_instance;

  GtkWidget *scroller, *child;
  guint most;
};

enum { PROP_0, PROP_CHILD, PROP_MOST, PROP_TEXT, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (BonesCap, bones_cap, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
bones_cap_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bones_cap_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                   int *natural, int *minimum_baseline, int *natural_baseline)
{
  BonesCap *self = BONES_CAP (widget);
  int height = 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->scroller, orientation, -1, minimum, natural, NULL, NULL);
      return;
    }

  if (self->child != NULL)
    gtk_widget_measure (self->child, orientation, for_size, NULL, &height, NULL, NULL);
  *natural = MIN (height, (int) self->most);
  *minimum = MIN (*natural, LEAST);
}

static void
bones_cap_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesCap *self = BONES_CAP (widget);
  int least;

  gtk_widget_measure (self->scroller, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_allocate (self->scroller, width, MAX (height, least), baseline, NULL);
}

static void
bones_cap_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BonesCap *self = BONES_CAP (object);

  switch (id)
    {
    case PROP_CHILD:
      self->child = g_value_get_object (value);
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->child);
      break;
    case PROP_MOST:
      self->most = g_value_get_uint (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    case PROP_TEXT:
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, g_value_get_string (value),
                                      -1);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
bones_cap_dispose (GObject *object)
{
  BonesCap *self = BONES_CAP (object);

  self->child = NULL;
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (bones_cap_parent_class)->dispose (object);
}

static void
bones_cap_class_init (BonesCapClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = bones_cap_dispose;
  object_class->set_property = bones_cap_set_property;
  widget_class->get_request_mode = bones_cap_get_request_mode;
  widget_class->measure = bones_cap_measure;
  widget_class->size_allocate = bones_cap_size_allocate;

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_MOST] = g_param_spec_uint ("most", NULL, NULL, 0, G_MAXINT, 200, flags);
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
bones_cap_init (BonesCap *self)
{
  self->most = 200;
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
