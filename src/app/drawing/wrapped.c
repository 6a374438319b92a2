/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wrapped.h"

/* What GtkLabel does. */
static void (*label_measure) (GtkWidget *, GtkOrientation, int, int *, int *, int *, int *);

static GtkSizeRequestMode
get_mode (GtkWidget *label)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *label, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  const int width = gtk_widget_get_width (label);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural = 0;
      return;
    }
  GTK_WIDGET_GET_CLASS (label)->measure (label, orientation,
                                         for_size < 0 && width > 0 ? width : for_size, minimum,
                                         natural, minimum_baseline, natural_baseline);
}

static void
allocate (GtkWidget *label, int width, int height, int baseline)
{
  GTK_WIDGET_GET_CLASS (label)->size_allocate (label, width, height, baseline);
}

void
bones_wrap_to_width (GtkWidget *label)
{
  g_return_if_fail (GTK_IS_LABEL (label) && gtk_label_get_wrap (GTK_LABEL (label)));

  gtk_widget_set_layout_manager (label, gtk_custom_layout_new (get_mode, measure, allocate));
}

static void
measure_at_any_height (GtkWidget *label, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  label_measure (label, orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size,
                 minimum, natural, minimum_baseline, natural_baseline);
}

void
bones_wrapped_init (void)
{
  GtkWidgetClass *klass = g_type_class_ref (GTK_TYPE_LABEL);

  g_return_if_fail (label_measure == NULL);

  /* Later versions lay boxes out by what the search finds. */
  if (gtk_check_version (4, 10, 0) == NULL)
    return;

  label_measure = klass->measure;
  klass->measure = measure_at_any_height;
}
