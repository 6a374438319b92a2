/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tooltip.h"

#include "pop-up.h"

#define HELD "bones-held"
#define WIDEST 40 /* letters a line */

void
bones_set_tooltip (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

void
bones_set_held (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), HELD, widget);
}

/* The widget whose tooltip a pointer would show at this place of @window; or NULL. */
static GtkWidget *
find_told (GtkWidget *window, double x, double y)
{
  GtkWidget *told = NULL;

  for (GtkWidget *up = gtk_widget_pick (window, x, y, GTK_PICK_INSENSITIVE); up != NULL;
       up = gtk_widget_get_parent (up))
    {
      if (g_object_get_data (G_OBJECT (up), HELD) != NULL)
        return NULL;
      if (told == NULL && gtk_widget_get_tooltip_text (up) != NULL)
        told = up;
    }
  return told;
}

static void
show_tooltip (GtkWidget *window, GtkWidget *told)
{
  GtkWidget *label = gtk_label_new (gtk_widget_get_tooltip_text (told));
  GtkWidget *popover = gtk_popover_new ();
  graphene_rect_t bounds;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDEST);
  gtk_popover_set_child (GTK_POPOVER (popover), label);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label, NULL, -1);
  if (gtk_widget_compute_bounds (told, window, &bounds))
    gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                                 &(GdkRectangle){ (int) bounds.origin.x, (int) bounds.origin.y,
                                                  (int) bounds.size.width,
                                                  (int) bounds.size.height });
  bones_pop_up (GTK_POPOVER (popover), window);
}

static void
pressed_long (GtkGesture *gesture, double x, double y)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GtkWidget *told = find_told (window, x, y);

  if (told == NULL)
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  show_tooltip (window, told);
}

static void
changed_windows (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, position + i);
      GtkGesture *held = gtk_gesture_long_press_new ();

      gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (held), TRUE);
      g_signal_connect (held, "pressed", G_CALLBACK (pressed_long), NULL);
      gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (held));
    }
}

void
bones_tooltips_by_touch (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_signal_connect (windows, "items-changed", G_CALLBACK (changed_windows), NULL);
  changed_windows (windows, 0, 0, g_list_model_get_n_items (windows));
}
