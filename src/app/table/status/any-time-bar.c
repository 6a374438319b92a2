/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "any-time-bar.h"

#include "fleet-flag.h"
#include "name.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesAnyTimeBar {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *label, *buttons;

  BonesHelm *helm; /* owned */
  BonesAction actions[BONES_MAX_FLEETS];
  GtkWidget *of_fleet[BONES_MAX_FLEETS]; /* children of buttons, or NULL */
};

G_DEFINE_FINAL_TYPE (BonesAnyTimeBar, bones_any_time_bar, ADW_TYPE_BIN)

static gboolean
is_offered (const BonesView *view, const BonesActionView *action)
{
  return action->open && action->any_time && action->action.fleet < view->fleets->len;
}

static void
clicked (GtkButton *button, BonesAnyTimeBar *self)
{
  const guint fleet = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "fleet"));

  bones_helm_start (self->helm, &self->actions[fleet]);
}

static GtkWidget *
get_button (BonesAnyTimeBar *self, const BonesFleetView *fleet)
{
  const char letter[] = { fleet->letter, '\0' };
  GtkWidget *button = self->of_fleet[fleet->fleet];
  GtkWidget *flag;

  if (button != NULL)
    return button;

  button = self->of_fleet[fleet->fleet] = gtk_button_new ();
  flag = bones_fleet_flag_new (fleet->fleet);
  g_object_set (flag, "letter", letter, "size", 22u, NULL);
  gtk_button_set_child (GTK_BUTTON (button), flag);
  gtk_widget_add_css_class (button, "touch");
  g_object_set_data (G_OBJECT (button), "fleet", GUINT_TO_POINTER (fleet->fleet));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked), self, 0);
  gtk_box_append (GTK_BOX (self->buttons), button);
  return button;
}

static void
bones_any_time_bar_dispose (GObject *object)
{
  g_clear_object (&BONES_ANY_TIME_BAR (object)->helm);
  G_OBJECT_CLASS (bones_any_time_bar_parent_class)->dispose (object);
}

static void
bones_any_time_bar_class_init (BonesAnyTimeBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_any_time_bar_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/any-time-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesAnyTimeBar, label);
  gtk_widget_class_bind_template_child (widget_class, BonesAnyTimeBar, buttons);
}

static void
bones_any_time_bar_init (BonesAnyTimeBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bones_any_time_bar_apply (BonesAnyTimeBar *self, BonesHelm *helm)
{
  const BonesView *view;
  gboolean offered[BONES_MAX_FLEETS] = { FALSE }, any = FALSE;

  g_return_if_fail (BONES_IS_ANY_TIME_BAR (self) && BONES_IS_HELM (helm));

  g_set_object (&self->helm, helm);
  view = bones_helm_get_view (helm);
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);
      const BonesFleetView *fleet;
      g_autofree char *said = NULL;

      if (!is_offered (view, action))
        continue;

      fleet = g_ptr_array_index (view->fleets, action->action.fleet);
      said = g_strdup_printf ("%s: %s", fleet->name, action->name);
      self->actions[fleet->fleet] = action->action;
      offered[fleet->fleet] = any = TRUE;
      gtk_label_set_label (GTK_LABEL (self->label), action->name);
      bones_set_tooltip (self->label, action->name);
      bones_name_widget (get_button (self, fleet), said);
      bones_set_tooltip (get_button (self, fleet), said);
    }
  for (guint fleet = 0; fleet < BONES_MAX_FLEETS; fleet++)
    if (self->of_fleet[fleet] != NULL)
      gtk_widget_set_visible (self->of_fleet[fleet], offered[fleet]);
  gtk_widget_set_visible (GTK_WIDGET (self), any);
}
