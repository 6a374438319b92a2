/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "interrupt-bar.h"

#include "action-row.h"
#include "choice-pane.h"
#include "name.h"
#include "tooltip.h"

#include "bones-config.h"

#define LIST_WIDTH 280 /* pixels */

struct _BonesInterruptBar {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *button, *label;

  BonesHelm *helm; /* owned */
};

G_DEFINE_FINAL_TYPE (BonesInterruptBar, bones_interrupt_bar, ADW_TYPE_BIN)

static gboolean
is_offered (const BonesView *view, const BonesActionView *action)
{
  return action->open && view->active_ship >= 0 && action->interrupts;
}

static void
row_clicked (BonesActionRow *row, BonesInterruptBar *self)
{
  const BonesAction action = *bones_action_row_get_action (row);

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  bones_helm_start (self->helm, &action);
}

static GtkWidget *
new_row (BonesInterruptBar *self, const BonesView *view, const BonesActionView *action)
{
  BonesActionRow *row = bones_action_row_new ();
  const BonesShipView *ship = bones_view_ship (view, action->action.ship);

  bones_action_row_set (row, action, FALSE, FALSE);
  if (ship != NULL)
    {
      bones_action_row_set_subject (row, ship, bones_view_ship (view, action->other), TRUE, FALSE);
      bones_action_row_set_picture (row, bones_ship_picture (view, ship->ship, 36));
    }
  g_signal_connect_object (row, "clicked", G_CALLBACK (row_clicked), self, 0);
  return GTK_WIDGET (row);
}

/* Lists the ships that can do it now. */
static void
make_list (GtkMenuButton *button, gpointer data)
{
  BonesInterruptBar *self = BONES_INTERRUPT_BAR (data);
  const BonesView *view = bones_helm_get_view (self->helm);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (is_offered (view, action))
        gtk_box_append (GTK_BOX (box), new_row (self, view, action));
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 320);
  bones_name_widget (scroller, _ ("Who may fire"));
  gtk_widget_set_size_request (scroller, LIST_WIDTH, -1);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_menu_button_set_popover (button, popover);
}

static void
bones_interrupt_bar_dispose (GObject *object)
{
  g_clear_object (&BONES_INTERRUPT_BAR (object)->helm);
  G_OBJECT_CLASS (bones_interrupt_bar_parent_class)->dispose (object);
}

static void
bones_interrupt_bar_class_init (BonesInterruptBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_interrupt_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/interrupt-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesInterruptBar, button);
  gtk_widget_class_bind_template_child (widget_class, BonesInterruptBar, label);
}

static void
bones_interrupt_bar_init (BonesInterruptBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), make_list, self, NULL);
}

void
bones_interrupt_bar_apply (BonesInterruptBar *self, BonesHelm *helm)
{
  const BonesView *view;
  const char *name = "";
  guint n = 0;
  g_autofree char *text = NULL;

  g_return_if_fail (BONES_IS_INTERRUPT_BAR (self) && BONES_IS_HELM (helm));

  g_set_object (&self->helm, helm);
  view = bones_helm_get_view (helm);
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (!is_offered (view, action))
        continue;

      name = action->name;
      n++;
    }

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  /* Translators: what ships may do in the middle of another ship's turn, and how many of them:
   * "Opportunity fire: 2 ships" */
  text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u ship", "%s: %u ships", n), name, n);
  gtk_label_set_label (GTK_LABEL (self->label), text);
  bones_set_tooltip (self->label, text);
  bones_name_widget (self->button, text);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}

void
bones_interrupt_bar_open (BonesInterruptBar *self)
{
  g_return_if_fail (BONES_IS_INTERRUPT_BAR (self));

  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    gtk_menu_button_popup (GTK_MENU_BUTTON (self->button));
}
