/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "laid-out.h"

#define WAITING "bones-laid-out"

/* Belongs to its widget. */
typedef struct {
  GtkWidget *widget;
  GdkFrameClock *clock; /* or NULL: the widget is not on the screen yet */
  gulong layout;        /* the handler at the clock */
  GArray *calls;        /* BonesLaidOut, each once */
} Waiting;

static void
leave_clock (Waiting *self)
{
  if (self->clock != NULL)
    g_signal_handler_disconnect (self->clock, self->layout);
  g_clear_object (&self->clock);
}

static void
free_waiting (gpointer data)
{
  Waiting *self = data;

  leave_clock (self);
  g_array_unref (self->calls);
  g_free (self);
}

static void
laid_out (Waiting *self)
{
  g_autoptr (GtkWidget) widget = g_object_ref (self->widget);
  g_autoptr (GArray) calls = g_array_ref (self->calls);

  g_signal_handlers_disconnect_by_data (widget, self);
  g_object_set_data (G_OBJECT (widget), WAITING, NULL);
  for (guint i = 0; i < calls->len; i++)
    g_array_index (calls, BonesLaidOut, i) (widget);
}

/* GTK lays out once more if something was moved, before it draws. */
static void
enter_clock (Waiting *self)
{
  leave_clock (self);
  self->clock = g_object_ref (gtk_widget_get_frame_clock (self->widget));
  self->layout = g_signal_connect_data (self->clock, "layout", G_CALLBACK (laid_out), self, NULL,
                                        G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

static Waiting *
wait_for (GtkWidget *widget)
{
  Waiting *self = g_new0 (Waiting, 1);

  self->widget = widget;
  self->calls = g_array_new (FALSE, FALSE, sizeof (BonesLaidOut));
  g_signal_connect_data (widget, "map", G_CALLBACK (enter_clock), self, NULL,
                         G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  g_signal_connect_swapped (widget, "unmap", G_CALLBACK (leave_clock), self);
  if (gtk_widget_get_mapped (widget))
    enter_clock (self);
  g_object_set_data_full (G_OBJECT (widget), WAITING, self, free_waiting);
  return self;
}

void
bones_when_laid_out (GtkWidget *widget, BonesLaidOut call)
{
  Waiting *self;

  g_return_if_fail (GTK_IS_WIDGET (widget) && call != NULL);

  self = g_object_get_data (G_OBJECT (widget), WAITING);
  if (self == NULL)
    self = wait_for (widget);
  for (guint i = 0; i < self->calls->len; i++)
    if (g_array_index (self->calls, BonesLaidOut, i) == call)
      return;
  g_array_append_val (self->calls, call);
}
