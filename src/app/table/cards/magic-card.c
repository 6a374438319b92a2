/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "magic-card.h"

#include "name.h"
#include "sign.h"

struct _BonesMagicCard {
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *sign, *name_label, *text_label, *detail_label;
};

G_DEFINE_FINAL_TYPE (BonesMagicCard, bones_magic_card, GTK_TYPE_BOX)

static void
bones_magic_card_class_init (BonesMagicCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_SIGN);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/magic-card.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesMagicCard, sign);
  gtk_widget_class_bind_template_child (widget_class, BonesMagicCard, name_label);
  gtk_widget_class_bind_template_child (widget_class, BonesMagicCard, text_label);
  gtk_widget_class_bind_template_child (widget_class, BonesMagicCard, detail_label);
}

static void
bones_magic_card_init (BonesMagicCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_line (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

BonesMagicCard *
bones_magic_card_new (const char *icon, const char *name, const char *text, const char *detail)
{
  BonesMagicCard *self = g_object_new (BONES_TYPE_MAGIC_CARD, NULL);

  g_return_val_if_fail (name != NULL, self);

  g_object_set (self->sign, "icon", icon, "text", name, NULL);
  show_line (self->name_label, name);
  show_line (self->text_label, text);
  show_line (self->detail_label, detail);
  bones_name_widget (GTK_WIDGET (self), name);
  return self;
}
