/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chosen item where there is little room: a short one is whole, a longer one is cut. */
#include "frames.h"
#include "text-fit.h"

#define SHORT "Normal"
#define LONG "Never past the dice that were rolled"

static GtkLabel *
find_label (GtkWidget *widget, const char *text)
{
  GtkLabel *found = NULL;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return GTK_LABEL (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      found = find_label (child, text);
  return found;
}

static gboolean
is_cut (GtkWidget *row, const char *text)
{
  GtkLabel *label = find_label (row, text);

  g_assert_nonnull (label);
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

static void
test_combo (void)
{
  const char *items[] = { SHORT, LONG, NULL };
  g_autoptr (GtkStringList) model = gtk_string_list_new (items);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW, "title", "Text Size", "subtitle",
                                 "The largest can be read across the table", "model", model, NULL);
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_append (GTK_LIST_BOX (list), row);
  gtk_window_set_child (window, list);
  gtk_window_set_default_size (window, 290, 200);
  bones_combo_follow (ADW_COMBO_ROW (row));
  gtk_window_present (window);
  frames_settle (window);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), ==, 290);
  g_assert_false (is_cut (row, SHORT));

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  frames_settle (window);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), ==, 290);
  g_assert_true (is_cut (row, LONG));
  gtk_window_destroy (window);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/text-fit/combo", test_combo);
  return g_test_run ();
}
