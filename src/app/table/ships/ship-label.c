/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ship-label.h"

#include "card-facts.h"
#include "fleet-flag.h"
#include "ship-silhouette.h"
#include "tooltip.h"

struct _BonesShipLabel {
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *silhouette, *name_label, *flag, *detail_label;
};

G_DEFINE_FINAL_TYPE (BonesShipLabel, bones_ship_label, GTK_TYPE_BOX)

static void
bones_ship_label_class_init (BonesShipLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_FLEET_FLAG);
  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/ship-label.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesShipLabel, silhouette);
  gtk_widget_class_bind_template_child (widget_class, BonesShipLabel, name_label);
  gtk_widget_class_bind_template_child (widget_class, BonesShipLabel, flag);
  gtk_widget_class_bind_template_child (widget_class, BonesShipLabel, detail_label);
}

static void
bones_ship_label_init (BonesShipLabel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_fleet (BonesShipLabel *self, const BonesView *view, guint fleet)
{
  const gboolean owned = fleet < view->fleets->len;
  const BonesFleetView *look = owned ? g_ptr_array_index (view->fleets, fleet) : NULL;
  const char letter[] = { owned ? look->letter : '\0', '\0' };

  g_object_set (self->flag, "fleet", fleet, "letter", letter, NULL);
  gtk_widget_set_visible (self->flag, owned);
}

GtkWidget *
bones_ship_label_new (const BonesView *view, guint ship)
{
  BonesShipLabel *self = g_object_new (BONES_TYPE_SHIP_LABEL, NULL);
  const BonesShipView *look;
  BonesShipLook drawn;
  g_autofree char *detail = NULL;

  g_return_val_if_fail (view != NULL, GTK_WIDGET (self));

  look = bones_view_ship (view, ship);
  if (look == NULL)
    return GTK_WIDGET (self);

  detail = g_strdup_printf ("%s · %s", look->id, look->kind);
  drawn = bones_card_look (look);
  bones_ship_silhouette_set_look (BONES_SHIP_SILHOUETTE (self->silhouette), &drawn);
  gtk_label_set_label (GTK_LABEL (self->name_label), look->name);
  gtk_label_set_label (GTK_LABEL (self->detail_label), detail);
  bones_set_tooltip (self->detail_label, detail);
  show_fleet (self, view, look->fleet);
  return GTK_WIDGET (self);
}

GtkLabel *
bones_ship_label_get_name (BonesShipLabel *self)
{
  g_return_val_if_fail (BONES_IS_SHIP_LABEL (self), NULL);

  return GTK_LABEL (self->name_label);
}

char *
bones_ship_label_describe (const BonesView *view, guint ship)
{
  const BonesShipView *look;

  g_return_val_if_fail (view != NULL, NULL);

  look = bones_view_ship (view, ship);
  return look != NULL ? g_strdup_printf ("%s · %s", look->name, look->kind) : g_strdup ("?");
}
