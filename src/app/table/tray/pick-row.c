/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pick-row.h"

#include "keys.h"
#include "name.h"
#include "text-fit.h"

struct _BonesPickRow {
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *subject, *ways;

  GtkLabel *label; /* borrowed */
  char *name;      /* owned */
  guint value;
  gunichar letter;
  gboolean settling; /* the other toggles are being switched off */
};

enum { PICKED, PRESSED_TWICE, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesPickRow, bones_pick_row, GTK_TYPE_BOX)

static void
toggled (GtkToggleButton *toggle, BonesPickRow *self)
{
  if (self->settling)
    return;

  self->settling = TRUE;
  if (gtk_toggle_button_get_active (toggle))
    for (GtkWidget *way = gtk_widget_get_first_child (self->ways); way != NULL;
         way = gtk_widget_get_next_sibling (way))
      if (way != GTK_WIDGET (toggle))
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (way), FALSE);
  self->settling = FALSE;
  g_signal_emit (self, signals[PICKED], 0);
}

/* The second of two quick presses does not switch off what the first one has switched on. */
static void
way_pressed (GtkGestureClick *click, int n, double x, double y, BonesPickRow *self)
{
  GtkWidget *toggle = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click));

  if (n != 2)
    return;

  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  g_signal_emit (self, signals[PRESSED_TWICE], 0);
}

static void
bones_pick_row_finalize (GObject *object)
{
  g_free (BONES_PICK_ROW (object)->name);
  G_OBJECT_CLASS (bones_pick_row_parent_class)->finalize (object);
}

static void
bones_pick_row_class_init (BonesPickRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_pick_row_finalize;
  signals[PICKED] = g_signal_new ("picked", BONES_TYPE_PICK_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  signals[PRESSED_TWICE] = g_signal_new ("pressed-twice", BONES_TYPE_PICK_ROW, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/pick-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesPickRow, subject);
  gtk_widget_class_bind_template_child (widget_class, BonesPickRow, ways);
}

static void
bones_pick_row_init (BonesPickRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_large_text_stack (GTK_WIDGET (self));
}

BonesPickRow *
bones_pick_row_new (guint value, GtkWidget *subject, GtkLabel *label, const char *name)
{
  BonesPickRow *self = g_object_new (BONES_TYPE_PICK_ROW, NULL);

  g_return_val_if_fail (GTK_IS_WIDGET (subject) && GTK_IS_LABEL (label) && name != NULL, self);

  self->value = value;
  self->label = label;
  self->name = g_strdup (name);
  adw_bin_set_child (ADW_BIN (self->subject), subject);
  return self;
}

void
bones_pick_row_take_letter (BonesPickRow *self, GString *taken)
{
  g_return_if_fail (BONES_IS_PICK_ROW (self) && taken != NULL);

  self->letter = bones_letter_take (self->label, taken);
}

gunichar
bones_pick_row_get_letter (BonesPickRow *self)
{
  g_return_val_if_fail (BONES_IS_PICK_ROW (self), 0);

  return self->letter;
}

void
bones_pick_row_add_way (BonesPickRow *self, guint way, const char *text)
{
  GtkWidget *toggle = gtk_toggle_button_new_with_label (text);
  GtkGesture *click = gtk_gesture_click_new ();
  g_autofree char *name = NULL;

  g_return_if_fail (BONES_IS_PICK_ROW (self) && text != NULL);

  name = g_strdup_printf ("%s: %s", self->name, text);
  bones_name_widget (toggle, name);
  gtk_widget_add_css_class (toggle, "touch");
  gtk_widget_add_css_class (toggle, "way");
  g_object_set_data (G_OBJECT (toggle), "way", GUINT_TO_POINTER (way));
  g_signal_connect (toggle, "toggled", G_CALLBACK (toggled), self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (way_pressed), self);
  gtk_widget_add_controller (toggle, GTK_EVENT_CONTROLLER (click));
  gtk_box_append (GTK_BOX (self->ways), toggle);
}

guint
bones_pick_row_get_value (BonesPickRow *self)
{
  g_return_val_if_fail (BONES_IS_PICK_ROW (self), 0);

  return self->value;
}

gint
bones_pick_row_get_way (BonesPickRow *self)
{
  g_return_val_if_fail (BONES_IS_PICK_ROW (self), -1);

  for (GtkWidget *way = gtk_widget_get_first_child (self->ways); way != NULL;
       way = gtk_widget_get_next_sibling (way))
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (way)))
      return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (way), "way"));
  return -1;
}

void
bones_pick_row_cycle (BonesPickRow *self)
{
  GtkWidget *way;

  g_return_if_fail (BONES_IS_PICK_ROW (self));

  for (way = gtk_widget_get_first_child (self->ways); way != NULL;
       way = gtk_widget_get_next_sibling (way))
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (way)))
      break;

  if (way == NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_first_child (self->ways)),
                                  TRUE);
  else if (gtk_widget_get_next_sibling (way) != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_next_sibling (way)), TRUE);
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (way), FALSE);
}
