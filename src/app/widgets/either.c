/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "either.h"

#include "unshown.h"

struct _BonesEither {
  GtkWidget parent_instance;

  GtkWidget *wide, *narrow;
};

G_DEFINE_FINAL_TYPE (BonesEither, bones_either, GTK_TYPE_WIDGET)

static int
width_of (GtkWidget *child, gboolean natural)
{
  int least, most;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &most, NULL, NULL);
  return natural ? most : least;
}

static GtkWidget *
choose (BonesEither *self, int width)
{
  return width >= width_of (self->wide, TRUE) ? self->wide : self->narrow;
}

static GtkSizeRequestMode
bones_either_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bones_either_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *least,
                      int *natural, int *least_baseline, int *natural_baseline)
{
  BonesEither *self = BONES_EITHER (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = width_of (self->wide, TRUE);
      *least = MIN (width_of (self->narrow, FALSE), *natural);
    }
  else
    gtk_widget_measure (for_size < 0 ? self->wide : choose (self, for_size), orientation, for_size,
                        least, natural, NULL, NULL);
}

static void
bones_either_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesEither *self = BONES_EITHER (widget);
  GtkWidget *shown = choose (self, width);

  gtk_widget_set_child_visible (self->wide, shown == self->wide);
  gtk_widget_set_child_visible (self->narrow, shown == self->narrow);
  gtk_widget_allocate (shown, width, height, baseline, NULL);
}

static void
bones_either_dispose (GObject *object)
{
  BonesEither *self = BONES_EITHER (object);

  g_clear_pointer (&self->wide, gtk_widget_unparent);
  g_clear_pointer (&self->narrow, gtk_widget_unparent);
  G_OBJECT_CLASS (bones_either_parent_class)->dispose (object);
}

static void
bones_either_class_init (BonesEitherClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_either_dispose;
  widget_class->get_request_mode = bones_either_get_request_mode;
  widget_class->measure = bones_either_measure;
  widget_class->size_allocate = bones_either_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
bones_either_init (BonesEither *self)
{
  bones_hide_unshown (GTK_WIDGET (self));
}

GtkWidget *
bones_either_new (GtkWidget *wide, GtkWidget *narrow)
{
  BonesEither *self = g_object_new (BONES_TYPE_EITHER, NULL);

  g_return_val_if_fail (GTK_IS_WIDGET (wide) && GTK_IS_WIDGET (narrow), GTK_WIDGET (self));

  self->wide = wide;
  self->narrow = narrow;
  gtk_widget_set_parent (wide, GTK_WIDGET (self));
  gtk_widget_set_parent (narrow, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
