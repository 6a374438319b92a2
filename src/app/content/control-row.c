/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "control-row.h"

#include "tab-order.h"

struct _BonesControlRow {
  AdwActionRow parent_instance;

  GtkWidget *control; /* in the row */
};

G_DEFINE_FINAL_TYPE (BonesControlRow, bones_control_row, ADW_TYPE_ACTION_ROW)

/* Arrow keys go from row to row, because they would change a number. */
static gboolean
bones_control_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  const gboolean back = direction == GTK_DIR_TAB_BACKWARD;

  if (!back && direction != GTK_DIR_TAB_FORWARD)
    return GTK_WIDGET_CLASS (bones_control_row_parent_class)->focus (widget, direction);

  return !bones_tab_order_has_focus (widget) && !(back && gtk_widget_has_focus (widget))
         && gtk_widget_child_focus (BONES_CONTROL_ROW (widget)->control, direction);
}

static void
bones_control_row_class_init (BonesControlRowClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = bones_control_row_focus;
}

static void
bones_control_row_init (BonesControlRow *self)
{
}

GtkWidget *
bones_control_row_new (const char *title, const char *subtitle, GtkWidget *control)
{
  BonesControlRow *self = g_object_new (BONES_TYPE_CONTROL_ROW, NULL);

  g_return_val_if_fail (GTK_IS_WIDGET (control), GTK_WIDGET (self));

  self->control = control;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), control);
  return GTK_WIDGET (self);
}
