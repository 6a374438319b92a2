/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "unread.h"

#include "laid-out.h"

#define UNREAD "bones-unread"
#define UNREAD_FOR 350 /* ms: less than a person needs to read a question and answer it */

/* Belongs to its widget. */
typedef struct {
  gint64 seen_at;       /* us of the monotonic clock; G_MAXINT64: not yet */
  GdkFrameClock *clock; /* or NULL: no picture is awaited */
  gulong painted;       /* the handler at the clock */
} Unread;

static void
leave_clock (Unread *self)
{
  if (self->clock != NULL)
    g_signal_handler_disconnect (self->clock, self->painted);
  g_clear_object (&self->clock);
}

static void
free_unread (gpointer data)
{
  leave_clock (data);
  g_free (data);
}

static void
painted (Unread *self)
{
  leave_clock (self);
  self->seen_at = g_get_monotonic_time ();
}

/* The picture follows in the same frame. A touch that was made while it was drawn comes after it,
 * and before the time is up. */
static void
laid_out (GtkWidget *widget)
{
  Unread *self = g_object_get_data (G_OBJECT (widget), UNREAD);

  leave_clock (self);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  self->painted = g_signal_connect_swapped (self->clock, "after-paint", G_CALLBACK (painted), self);
  gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
}

void
bones_set_unread (GtkWidget *widget)
{
  Unread *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  self = g_object_get_data (G_OBJECT (widget), UNREAD);
  if (self == NULL)
    {
      self = g_new0 (Unread, 1);
      g_object_set_data_full (G_OBJECT (widget), UNREAD, self, free_unread);
    }
  self->seen_at = G_MAXINT64;
  bones_when_laid_out (widget, laid_out);
}

gboolean
bones_is_unread (GtkWidget *widget)
{
  Unread *self;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  self = g_object_get_data (G_OBJECT (widget), UNREAD);
  return self != NULL
         && g_get_monotonic_time () - self->seen_at < UNREAD_FOR * G_TIME_SPAN_MILLISECOND;
}

static void
pressed (GtkGestureClick *click, int n, double x, double y, GtkWidget *widget)
{
  if (bones_is_unread (widget))
    gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
}

void
bones_guard_unread (GtkWidget *widget, GtkWidget *touched)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_return_if_fail (GTK_IS_WIDGET (widget) && GTK_IS_WIDGET (touched));

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed), widget, 0);
  gtk_widget_add_controller (touched, GTK_EVENT_CONTROLLER (click));
}
