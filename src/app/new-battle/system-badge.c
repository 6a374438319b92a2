/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "system-badge.h"

#include "put.h"
#include "systems.h"

struct _BonesSystemBadge {
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *sign, *name;
};

G_DEFINE_FINAL_TYPE (BonesSystemBadge, bones_system_badge, GTK_TYPE_BOX)

static void
bones_system_badge_class_init (BonesSystemBadgeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/system-badge.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesSystemBadge, sign);
  gtk_widget_class_bind_template_child (widget_class, BonesSystemBadge, name);
}

static void
bones_system_badge_init (BonesSystemBadge *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_system_badge_new (const BonesRuleset *ruleset)
{
  BonesSystemBadge *self = g_object_new (BONES_TYPE_SYSTEM_BADGE, NULL);

  g_return_val_if_fail (ruleset != NULL, GTK_WIDGET (self));

  gtk_image_set_from_icon_name (GTK_IMAGE (self->sign), bones_icon_name (ruleset->icon));
  gtk_label_set_label (GTK_LABEL (self->name), bones_system_name (ruleset));
  return GTK_WIDGET (self);
}
