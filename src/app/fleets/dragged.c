/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragged.h"

static gpointer
copy_dragged (gpointer dragged)
{
  return g_memdup2 (dragged, sizeof (BonesDragged));
}

GType
bones_dragged_get_type (void)
{
  static gsize type;

  if (g_once_init_enter (&type))
    g_once_init_leave (&type, g_boxed_type_register_static ("BonesDragged", copy_dragged, g_free));

  return type;
}

static void
show_icon (GtkDragSource *source, GdkDrag *drag)
{
  g_autoptr (GdkPaintable) picture =
      gtk_widget_paintable_new (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source)));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

void
bones_drag_begin_from (GtkWidget *widget, BonesDraggedKind kind, guint number)
{
  const BonesDragged dragged = { kind, number };
  GtkDragSource *source = g_object_get_data (G_OBJECT (widget), "drag-source");
  g_autoptr (GdkContentProvider) content = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (source == NULL)
    {
      source = gtk_drag_source_new ();
      gtk_drag_source_set_actions (source, GDK_ACTION_COPY | GDK_ACTION_MOVE);
      /* before the click of a button takes the press */
      gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
      g_signal_connect (source, "drag-begin", G_CALLBACK (show_icon), NULL);
      gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (source));
      g_object_set_data (G_OBJECT (widget), "drag-source", source);
    }

  content = gdk_content_provider_new_typed (BONES_TYPE_DRAGGED, &dragged);
  gtk_drag_source_set_content (source, content);
}

typedef struct {
  BonesDropped dropped;
  gpointer data;
} Target;

static gboolean
drop (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  const Target *self = data;

  if (!G_VALUE_HOLDS (value, BONES_TYPE_DRAGGED))
    return FALSE;

  self->dropped (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target)),
                 g_value_get_boxed (value), self->data);
  return TRUE;
}

static void
free_target (gpointer data, GClosure *closure)
{
  g_free (data);
}

void
bones_drop_on (GtkWidget *widget, BonesDropped dropped, gpointer data)
{
  GtkDropTarget *target;
  Target *self;

  g_return_if_fail (GTK_IS_WIDGET (widget) && dropped != NULL);

  target = gtk_drop_target_new (BONES_TYPE_DRAGGED, GDK_ACTION_COPY | GDK_ACTION_MOVE);
  self = g_new (Target, 1);
  *self = (Target){ dropped, data };
  g_signal_connect_data (target, "drop", G_CALLBACK (drop), self, free_target, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
