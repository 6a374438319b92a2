/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tooltip.h"

#include "pop-up.h"

#define HELD "bones-held"
#define TEXT "bones-tooltip"
#define WIDEST 40 /* letters a line */

static gboolean
query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip,
               gpointer data)
{
  const char *text = bones_get_tooltip (widget);

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
}

/* The "tooltip-text" of GTK asks the X server where the pointer is at every change, and waits for
 * the answer, wherever the widget is: hundreds of times for a page. Here only a widget that the
 * pointer is over asks. */
void
bones_set_tooltip (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (bones_get_tooltip (widget), text) == 0)
    return;

  if (gtk_widget_get_tooltip_text (widget) != NULL) /* of its template */
    gtk_widget_set_tooltip_text (widget, NULL);
  if (g_object_get_data (G_OBJECT (widget), TEXT) == NULL)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip), NULL);
  g_object_set_data_full (G_OBJECT (widget), TEXT, g_strdup (text != NULL ? text : ""), g_free);
  gtk_widget_set_has_tooltip (widget, text != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
  if ((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0)
    gtk_widget_trigger_tooltip_query (widget);
}

const char *
bones_get_tooltip (GtkWidget *widget)
{
  const char *text;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  text = g_object_get_data (G_OBJECT (widget), TEXT); /* or "": it had one */
  if (text == NULL)
    return gtk_widget_get_tooltip_text (widget);

  return text[0] != '\0' ? text : NULL;
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
      if (told == NULL && bones_get_tooltip (up) != NULL)
        told = up;
    }
  return told;
}

static void
show_tooltip (GtkWidget *window, GtkWidget *told)
{
  GtkWidget *label = gtk_label_new (bones_get_tooltip (told));
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
