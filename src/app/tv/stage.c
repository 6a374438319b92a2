/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "stage.h"

#include <math.h>

#define LEAST_SCALE 0.2
#define TRIES 8 /* each step halves the distance to the best scale */

struct _BonesStage {
  GtkWidget parent_instance;

  GtkWidget *child; /* or NULL */
  guint design_height, least_width;
  double scale;
};

enum { PROP_0, PROP_CHILD, PROP_DESIGN_HEIGHT, PROP_LEAST_WIDTH, N_PROPERTIES };
static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (BonesStage, bones_stage, GTK_TYPE_WIDGET)

static void
bones_stage_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
}

static gboolean
fits (BonesStage *self, double scale, int width, int height)
{
  int least_width, least_height;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  if (least_width > width / scale)
    return FALSE;

  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, (int) (width / scale), &least_height,
                      NULL, NULL, NULL);
  return least_height <= height / scale;
}

/* The largest scale, at most 1, at which everything is visible. */
static double
find_scale (BonesStage *self, int width, int height)
{
  double low = LEAST_SCALE, high = 1;

  if (fits (self, 1, width, height))
    return 1;

  for (guint i = 0; i < TRIES; i++)
    {
      const double middle = (low + high) / 2;

      if (fits (self, middle, width, height))
        low = middle;
      else
        high = middle;
    }
  return low;
}

static void
bones_stage_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesStage *self = BONES_STAGE (widget);
  int least_width, least_height;

  if (self->child == NULL || !gtk_widget_should_layout (self->child) || width < 1 || height < 1)
    return;

  if (self->design_height > 0)
    self->scale =
        fmin (height / (double) self->design_height, width / (double) MAX (self->least_width, 1));
  else
    self->scale = find_scale (self, width, height);

  width = (int) (width / self->scale);
  height = (int) (height / self->scale);
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  width = MAX (width, least_width);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL,
                      NULL);
  gtk_widget_allocate (self->child, width, MAX (height, least_height), -1,
                       gsk_transform_scale (NULL, (float) self->scale, (float) self->scale));
}

static GtkSizeRequestMode
bones_stage_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
bones_stage_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BonesStage *self = BONES_STAGE (object);

  switch (id)
    {
    case PROP_CHILD:
      g_value_set_object (value, self->child);
      break;
    case PROP_DESIGN_HEIGHT:
      g_value_set_uint (value, self->design_height);
      break;
    case PROP_LEAST_WIDTH:
      g_value_set_uint (value, self->least_width);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_child (BonesStage *self, GtkWidget *child)
{
  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}

static void
bones_stage_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BonesStage *self = BONES_STAGE (object);

  switch (id)
    {
    case PROP_CHILD:
      set_child (self, g_value_get_object (value));
      break;
    case PROP_DESIGN_HEIGHT:
      self->design_height = g_value_get_uint (value);
      break;
    case PROP_LEAST_WIDTH:
      self->least_width = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
bones_stage_dispose (GObject *object)
{
  set_child (BONES_STAGE (object), NULL);
  G_OBJECT_CLASS (bones_stage_parent_class)->dispose (object);
}

static void
bones_stage_class_init (BonesStageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bones_stage_dispose;
  object_class->get_property = bones_stage_get_property;
  object_class->set_property = bones_stage_set_property;
  widget_class->measure = bones_stage_measure;
  widget_class->size_allocate = bones_stage_size_allocate;
  widget_class->get_request_mode = bones_stage_get_request_mode;

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_DESIGN_HEIGHT] = g_param_spec_uint ("design-height", NULL, NULL, 0, G_MAXUINT, 0,
                                                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_LEAST_WIDTH] = g_param_spec_uint ("least-width", NULL, NULL, 0, G_MAXUINT, 0,
                                                    G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
bones_stage_init (BonesStage *self)
{
  self->scale = 1;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

double
bones_stage_get_scale (BonesStage *self)
{
  g_return_val_if_fail (BONES_IS_STAGE (self), 1);

  return self->scale;
}
