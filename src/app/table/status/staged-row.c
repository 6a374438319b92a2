/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "staged-row.h"

#include "card-facts.h"
#include "css-class.h"
#include "die.h"
#include "name.h"
#include "put.h"
#include "ship-silhouette.h"
#include "sign.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesStagedRow {
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *sign, *picture, *name, *brief, *die, *sum, *costs, *nothing;
};

G_DEFINE_FINAL_TYPE (BonesStagedRow, bones_staged_row, GTK_TYPE_BOX)

static GtkWidget *
new_cost (void)
{
  GtkWidget *cost = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  gtk_box_append (GTK_BOX (cost), gtk_image_new ());
  gtk_box_append (GTK_BOX (cost), gtk_label_new (NULL));
  gtk_widget_add_css_class (cost, "cost");
  return cost;
}

/* The die, its modifier, and the result: "[5] +1 = 6". */
static void
show_roll (BonesStagedRow *self, const BonesStagedView *staged)
{
  const gboolean rolled = staged->state == BONES_STAGED_ROLLED;
  const gint more = staged->total - (gint) staged->face;
  const BonesDieLook look = { .sides = staged->sides,
                              .face = staged->face,
                              .typed = staged->typed };
  g_autofree char *sum = more == 0
                             ? g_strdup_printf ("= %d", staged->total)
                             /* Translators: the modifier of a die, and the result: "+1 = 6" */
                             : g_strdup_printf (_ ("%s%d = %d"), more < 0 ? "\xe2\x88\x92" : "+",
                                                ABS (more), staged->total);

  gtk_widget_set_visible (self->die, rolled);
  gtk_widget_set_visible (self->sum, rolled);
  gtk_widget_set_visible (self->nothing, rolled && staged->costs->len == 0);
  if (!rolled)
    return;

  bones_die_set_look (BONES_DIE (self->die), &look);
  gtk_label_set_label (GTK_LABEL (self->sum), sum);
  if (staged->costs->len == 0)
    gtk_label_set_label (GTK_LABEL (self->nothing), staged->cost_text);
}

static void
bones_staged_row_class_init (BonesStagedRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_DIE);
  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  g_type_ensure (BONES_TYPE_SIGN);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/staged-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesStagedRow, sign);
  gtk_widget_class_bind_template_child (widget_class, BonesStagedRow, picture);
  gtk_widget_class_bind_template_child (widget_class, BonesStagedRow, name);
  gtk_widget_class_bind_template_child (widget_class, BonesStagedRow, brief);
  gtk_widget_class_bind_template_child (widget_class, BonesStagedRow, die);
  gtk_widget_class_bind_template_child (widget_class, BonesStagedRow, sum);
  gtk_widget_class_bind_template_child (widget_class, BonesStagedRow, costs);
  gtk_widget_class_bind_template_child (widget_class, BonesStagedRow, nothing);
}

static void
bones_staged_row_init (BonesStagedRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_staged_row_new (void)
{
  return g_object_new (BONES_TYPE_STAGED_ROW, NULL);
}

void
bones_staged_row_apply (BonesStagedRow *self, const BonesView *view, const BonesStagedView *staged,
                        gboolean next)
{
  const BonesShipView *ship;

  g_return_if_fail (BONES_IS_STAGED_ROW (self) && view != NULL && staged != NULL);

  ship = staged->ship >= 0 ? bones_view_ship (view, (guint) staged->ship) : NULL;
  g_object_set (self->sign, "icon", staged->icon, "text", staged->brief, NULL);
  if (ship != NULL)
    {
      const BonesShipLook look = bones_card_look (ship);

      bones_ship_silhouette_set_look (BONES_SHIP_SILHOUETTE (self->picture), &look);
    }
  gtk_label_set_label (GTK_LABEL (self->name), ship != NULL ? ship->name : "");
  gtk_label_set_label (GTK_LABEL (self->brief), staged->brief);
  bones_set_tooltip (self->name, staged->text);
  bones_set_tooltip (self->brief, staged->text);
  show_roll (self, staged);
  bones_staged_show_costs (self->costs, staged->costs);
  bones_set_css_class (GTK_WIDGET (self), "next", next);
  bones_set_css_class (GTK_WIDGET (self), "declared", staged->state == BONES_STAGED_DECLARED);
  bones_name_widget (GTK_WIDGET (self), staged->text);
}

/* The costs are kept as long as their number is the same. */
void
bones_staged_show_costs (GtkWidget *box, const GPtrArray *costs)
{
  GtkWidget *shown;

  g_return_if_fail (GTK_IS_BOX (box) && costs != NULL);

  shown = gtk_widget_get_first_child (box);
  for (guint i = 0; i < costs->len; i++)
    {
      const BonesCostView *cost = g_ptr_array_index (costs, i);
      g_autofree char *text = g_strdup_printf ("\xe2\x88\x92%u", cost->points);

      if (shown == NULL)
        {
          shown = new_cost ();
          gtk_box_append (GTK_BOX (box), shown);
        }
      gtk_image_set_from_icon_name (GTK_IMAGE (gtk_widget_get_first_child (shown)),
                                    bones_icon_name (cost->icon));
      gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (shown)), text);
      shown = gtk_widget_get_next_sibling (shown);
    }
  while (shown != NULL)
    {
      GtkWidget *more = gtk_widget_get_next_sibling (shown);

      gtk_box_remove (GTK_BOX (box), shown);
      shown = more;
    }
  gtk_widget_set_visible (box, costs->len > 0);
}
