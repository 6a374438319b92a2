/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "typed.h"

#include "tab-order.h"

/* What is known of a field. */
typedef struct {
  BonesTyped typed;
  gpointer data;
  char *stored;
} Field;

static void
free_field (gpointer data)
{
  Field *field = data;

  g_free (field->stored);
  g_free (field);
}

static Field *
field_of (GtkEditable *entry)
{
  return g_object_get_data (G_OBJECT (entry), "typed");
}

void
bones_typed_flush (GtkEditable *entry)
{
  Field *field;

  g_return_if_fail (GTK_IS_EDITABLE (entry));

  field = field_of (entry);
  if (g_strcmp0 (field->stored, gtk_editable_get_text (entry)) == 0)
    return;

  g_free (field->stored); /* only once, even if it is refused */
  field->stored = g_strdup (gtk_editable_get_text (entry));
  field->typed (entry, field->data);
}

static void
left (GtkEventControllerFocus *controller, GtkEditable *entry)
{
  bones_typed_flush (entry);
}

static gboolean
key_pressed (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
             GtkEditable *entry)
{
  const Field *field = field_of (entry);

  if (keyval != GDK_KEY_Escape || g_strcmp0 (field->stored, gtk_editable_get_text (entry)) == 0)
    return FALSE;

  gtk_editable_set_text (entry, field->stored);
  return TRUE;
}

void
bones_typed_follow (GtkEditable *entry, BonesTyped typed, gpointer data)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  Field *field = g_new0 (Field, 1);

  g_return_if_fail (GTK_IS_ENTRY (entry) && typed != NULL);

  *field = (Field){ typed, data, g_strdup (gtk_editable_get_text (entry)) };
  g_object_set_data_full (G_OBJECT (entry), "typed", field, free_field);
  g_signal_connect (focus, "leave", G_CALLBACK (left), entry);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed), entry);
  gtk_widget_add_controller (GTK_WIDGET (entry), focus);
  gtk_widget_add_controller (GTK_WIDGET (entry), keys);
  g_signal_connect (entry, "activate", G_CALLBACK (bones_typed_flush), NULL);
}

void
bones_typed_set (GtkEditable *entry, const char *text)
{
  Field *field;
  gboolean kept;

  g_return_if_fail (GTK_IS_EDITABLE (entry));

  text = text != NULL ? text : "";
  field = field_of (entry);
  kept = bones_tab_order_has_focus (GTK_WIDGET (entry))
         && g_strcmp0 (field->stored, gtk_editable_get_text (entry)) != 0;
  g_free (field->stored);
  field->stored = g_strdup (text);
  if (!kept && g_strcmp0 (gtk_editable_get_text (entry), text) != 0)
    gtk_editable_set_text (entry, text);
}
