/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "unread.h"

#include "laid-out.h"

#define UNREAD "bones-unread"
#define UNREAD_FOR 350 /* ms: less than a person needs to read a question and answer it */

/* When somebody last touched what is guarded, in ms of the clock of the display: a touch can reach
 * the program long after it was made. */
static guint32 last_touched;

/* Belongs to its widget. */
typedef struct {
  guint32 touched;      /* ms, as last_touched was when this began to be unread */
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
  self->touched = last_touched;
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

/* Whether a touch was made too soon after the one that led to what stands in @widget now. */
static gboolean
is_too_soon (GtkWidget *widget, guint32 time)
{
  Unread *self = g_object_get_data (G_OBJECT (widget), UNREAD);

  return self != NULL && self->touched != 0 && time - self->touched < UNREAD_FOR;
}

/* A gesture that claims a touch takes it from the widgets below, but not from a button's own
 * gesture; a controller that is no gesture has an event for itself. */
static gboolean
guard (GtkEventController *controller, GdkEvent *event, GtkWidget *widget)
{
  const GdkEventType type = gdk_event_get_event_type (event);
  const guint32 time = gdk_event_get_time (event);

  if (type != GDK_BUTTON_PRESS && type != GDK_TOUCH_BEGIN)
    return GDK_EVENT_PROPAGATE;
  if (bones_is_unread (widget) || is_too_soon (widget, time))
    return GDK_EVENT_STOP;

  last_touched = time;
  return GDK_EVENT_PROPAGATE;
}

void
bones_guard_unread (GtkWidget *widget, GtkWidget *touched)
{
  GtkEventController *controller;

  g_return_if_fail (GTK_IS_WIDGET (widget) && GTK_IS_WIDGET (touched));

  controller = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "event", G_CALLBACK (guard), widget, 0);
  gtk_widget_add_controller (touched, controller);
}
