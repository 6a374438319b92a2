/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "whole-rows.h"

struct _BonesWholeRows {
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (BonesWholeRows, bones_whole_rows, ADW_TYPE_BIN)

static GtkSizeRequestMode
get_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural,
                      NULL, NULL);
}

/* The height of the rows that are whole in @height; all of it if none is, or if none is cut. */
static int
find_whole (GtkScrolledWindow *scroller, int height)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (scroller);
  GtkWidget *list = gtk_scrolled_window_get_child (scroller);
  int whole = height;

  if (gtk_adjustment_get_value (place) > 0)
    return height;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      graphene_rect_t bounds;

      if (gtk_widget_get_child_visible (row)
          && gtk_widget_compute_bounds (row, GTK_WIDGET (scroller), &bounds) && bounds.origin.y > 0
          && bounds.origin.y < whole && bounds.origin.y + bounds.size.height > whole)
        whole = (int) bounds.origin.y;
    }
  return whole;
}

static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *scroller = adw_bin_get_child (ADW_BIN (widget));
  int whole;

  gtk_widget_size_allocate (scroller, &(GtkAllocation){ 0, 0, width, height }, -1);
  whole = find_whole (GTK_SCROLLED_WINDOW (scroller), height);
  if (whole < height)
    gtk_widget_size_allocate (scroller, &(GtkAllocation){ 0, 0, width, whole }, -1);
}

/* In GTK, Tab goes through all rows of a list. */
static gboolean
bones_whole_rows_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if ((direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) && focus != NULL
      && gtk_widget_is_ancestor (focus, widget))
    return FALSE;

  return GTK_WIDGET_CLASS (bones_whole_rows_parent_class)->focus (widget, direction);
}

static void
bones_whole_rows_class_init (BonesWholeRowsClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = bones_whole_rows_focus;
}

static void
bones_whole_rows_init (BonesWholeRows *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (get_mode, measure, allocate));
}
