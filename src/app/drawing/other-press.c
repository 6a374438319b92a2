/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "other-press.h"

typedef struct {
  BonesOtherPress pressed;
  gpointer data;
} Press;

static void
press_at (GtkGesture *gesture, double x, double y, gboolean held, const Press *press)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  if (press->pressed (widget, x, y, held, press->data))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
pressed_other (GtkGestureClick *gesture, int n, double x, double y, const Press *press)
{
  press_at (GTK_GESTURE (gesture), x, y, FALSE, press);
}

static void
pressed_long (GtkGestureLongPress *gesture, double x, double y, const Press *press)
{
  press_at (GTK_GESTURE (gesture), x, y, TRUE, press);
}

static void
free_press (gpointer press, GClosure *closure)
{
  g_free (press);
}

static void
add_gesture (GtkWidget *widget, GtkGesture *gesture, GCallback handler, Press press)
{
  g_signal_connect_data (gesture, "pressed", handler, g_memdup2 (&press, sizeof press), free_press,
                         0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (gesture));
}

GtkGesture *
bones_other_press_add (GtkWidget *widget, GtkPropagationPhase phase, BonesOtherPress pressed,
                       gpointer data)
{
  GtkGesture *other, *held;
  const Press press = { pressed, data };

  g_return_val_if_fail (GTK_IS_WIDGET (widget) && pressed != NULL, NULL);

  other = gtk_gesture_click_new ();
  held = gtk_gesture_long_press_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (other), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (held), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (held), phase);
  add_gesture (widget, other, G_CALLBACK (pressed_other), press);
  add_gesture (widget, held, G_CALLBACK (pressed_long), press);
  return held;
}
