/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "action-row.h"

#include "css-class.h"
#include "keys.h"
#include "put.h"

#include "bones-config.h"

struct _BonesActionRow {
  GtkButton parent_instance;

  /* Template widgets */
  GtkWidget *picture_slot, *state_icon, *name_label, *why_label;

  BonesAction action;
  const char *rule; /* by which it is closed; or NULL */
  gunichar letter;  /* the letter of the keyboard that stands for it; or 0 */
};

G_DEFINE_FINAL_TYPE (BonesActionRow, bones_action_row, GTK_TYPE_BUTTON)

static void
bones_action_row_class_init (BonesActionRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/action-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesActionRow, picture_slot);
  gtk_widget_class_bind_template_child (widget_class, BonesActionRow, state_icon);
  gtk_widget_class_bind_template_child (widget_class, BonesActionRow, name_label);
  gtk_widget_class_bind_template_child (widget_class, BonesActionRow, why_label);
}

static void
bones_action_row_init (BonesActionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

BonesActionRow *
bones_action_row_new (void)
{
  return g_object_new (BONES_TYPE_ACTION_ROW, NULL);
}

static char *
describe (const BonesActionView *action, const char *name, gboolean done)
{
  if (action->open)
    return g_strdup (name);
  if (done)
    /* Translators: a line of a ship's checklist that is done: "Move, done. She has moved." */
    return g_strdup_printf (_ ("%s, done. %s"), name, action->why != NULL ? action->why : "");
  return g_strdup_printf (_ ("%s, not now. %s"), name, action->why != NULL ? action->why : "");
}

void
bones_action_row_set (BonesActionRow *self, const BonesActionView *action, gboolean done,
                      gboolean primary)
{
  const gboolean finished = done && !action->open;
  g_autofree char *said = NULL;

  g_return_if_fail (BONES_IS_ACTION_ROW (self) && action != NULL);

  self->action = action->action;
  self->rule = action->rule;
  said = describe (action, action->name, done);
  gtk_label_set_label (GTK_LABEL (self->name_label), action->name);
  gtk_label_set_label (GTK_LABEL (self->why_label), action->why != NULL ? action->why : "");
  gtk_widget_set_visible (self->why_label, !action->open && !done && action->why != NULL);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->state_icon),
                                bones_icon_name (finished ? "end-turn" : action->icon));
  gtk_widget_set_sensitive (GTK_WIDGET (self), action->open);
  bones_set_css_class (GTK_WIDGET (self), "suggested-action", primary && action->open);
  bones_set_css_class (GTK_WIDGET (self), "closed", !action->open && !done);
  bones_set_css_class (GTK_WIDGET (self), "done", finished);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

void
bones_action_row_set_detail (BonesActionRow *self, const char *detail)
{
  g_return_if_fail (BONES_IS_ACTION_ROW (self));

  gtk_label_set_label (GTK_LABEL (self->why_label), detail != NULL ? detail : "");
  gtk_widget_set_visible (self->why_label, detail != NULL);
}

void
bones_action_row_set_subject (BonesActionRow *self, const BonesShipView *ship,
                              const BonesShipView *other, gboolean kinds, gboolean orders)
{
  g_autofree char *said = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *id = NULL;
  g_autofree char *name = NULL;
  const char *verb;

  g_return_if_fail (BONES_IS_ACTION_ROW (self) && ship != NULL);

  verb = gtk_label_get_label (GTK_LABEL (self->name_label));
  id = other != NULL ? g_strdup_printf ("%s – %s", ship->id, other->id) : g_strdup (ship->id);
  /* Translators: the ships that fight: "Cutlass against Kestrel" */
  name = other != NULL ? g_strdup_printf (_ ("%s against %s"), ship->name, other->name)
                       : g_strdup (ship->name);
  /* Translators: an action and the ship that it is about: "Order: Fury, Frigate" */
  said = g_strdup_printf (_ ("%s: %s, %s"), verb, name, ship->kind);
  detail = g_strjoin (" · ", id,
                      kinds    ? ship->kind
                      : orders ? NULL
                               : verb,
                      kinds && !orders ? verb : NULL, NULL);
  gtk_label_set_label (GTK_LABEL (self->name_label), name);
  gtk_label_set_label (GTK_LABEL (self->why_label), detail);
  gtk_widget_set_visible (self->why_label, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

void
bones_action_row_set_picture (BonesActionRow *self, GtkWidget *picture)
{
  GtkWidget *old;

  g_return_if_fail (BONES_IS_ACTION_ROW (self));

  while ((old = gtk_widget_get_first_child (self->picture_slot)) != NULL)
    gtk_box_remove (GTK_BOX (self->picture_slot), old);
  if (picture != NULL)
    gtk_box_append (GTK_BOX (self->picture_slot), picture);
  gtk_widget_set_visible (self->picture_slot, picture != NULL);
  gtk_widget_set_visible (self->state_icon, picture == NULL);
}

gunichar
bones_action_row_take_letter (BonesActionRow *self, GString *taken)
{
  g_return_val_if_fail (BONES_IS_ACTION_ROW (self) && taken != NULL, 0);

  self->letter = gtk_widget_get_sensitive (GTK_WIDGET (self))
                     ? bones_letter_take (GTK_LABEL (self->name_label), taken)
                     : 0;
  return self->letter;
}

gunichar
bones_action_row_get_letter (BonesActionRow *self)
{
  g_return_val_if_fail (BONES_IS_ACTION_ROW (self), 0);

  return self->letter;
}

const char *
bones_action_row_get_rule (BonesActionRow *self)
{
  g_return_val_if_fail (BONES_IS_ACTION_ROW (self), NULL);

  return self->rule;
}

const BonesAction *
bones_action_row_get_action (BonesActionRow *self)
{
  g_return_val_if_fail (BONES_IS_ACTION_ROW (self), NULL);

  return &self->action;
}
