/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "staged-group.h"

#include "card-facts.h"
#include "name.h"
#include "ship-silhouette.h"
#include "staged-row.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesStagedGroup {
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *picture, *name, *fate, *rows;
};

G_DEFINE_FINAL_TYPE (BonesStagedGroup, bones_staged_group, GTK_TYPE_BOX)

static const BonesStagedView *
find_toll (const BonesStagingView *staging, gint ship)
{
  for (guint i = 0; i < staging->tolls->len; i++)
    {
      const BonesStagedView *toll = g_ptr_array_index (staging->tolls, i);

      if (toll->other == ship)
        return toll;
    }
  return NULL;
}

/* What she will lose, as far as it is known. */
static void
show_toll (BonesStagedGroup *self, const BonesStagedView *toll, const char *at)
{
  g_autofree char *fate =
      toll != NULL ? g_strdup_printf ("%s: %s", toll->brief, toll->cost_text) : NULL;

  gtk_widget_set_visible (self->fate, toll != NULL);
  gtk_label_set_label (GTK_LABEL (self->fate), fate != NULL ? fate : "");
  bones_set_tooltip (self->fate, toll != NULL ? toll->text : NULL);
  bones_name_widget (GTK_WIDGET (self), toll != NULL ? toll->text : at);
}

static void
bones_staged_group_class_init (BonesStagedGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_SHIP_SILHOUETTE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/staged-group.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesStagedGroup, picture);
  gtk_widget_class_bind_template_child (widget_class, BonesStagedGroup, name);
  gtk_widget_class_bind_template_child (widget_class, BonesStagedGroup, fate);
  gtk_widget_class_bind_template_child (widget_class, BonesStagedGroup, rows);
}

static void
bones_staged_group_init (BonesStagedGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_staged_group_new (void)
{
  return g_object_new (BONES_TYPE_STAGED_GROUP, NULL);
}

void
bones_staged_group_apply (BonesStagedGroup *self, const BonesView *view, gint ship)
{
  const BonesStagedView *first = NULL;
  const BonesShipView *target;
  g_autofree char *at = NULL;
  GtkWidget *row;

  g_return_if_fail (BONES_IS_STAGED_GROUP (self) && view != NULL && view->staging != NULL);

  target = bones_view_ship (view, (guint) ship);
  if (target != NULL)
    {
      const BonesShipLook look = bones_card_look (target);

      bones_ship_silhouette_set_look (BONES_SHIP_SILHOUETTE (self->picture), &look);
    }
  /* Translators: %s is the ship that everything below is fired at */
  at = g_strdup_printf (_ ("At %s"), target != NULL ? target->name : "");
  gtk_label_set_label (GTK_LABEL (self->name), at);
  bones_set_tooltip (self->name, at);
  show_toll (self, find_toll (view->staging, ship), at);
  row = gtk_widget_get_first_child (self->rows);
  for (guint i = 0; i < view->staging->rows->len; i++)
    {
      const BonesStagedView *staged = g_ptr_array_index (view->staging->rows, i);
      const gboolean next = first == NULL && staged->state == BONES_STAGED_DECLARED;

      first = next ? staged : first;
      if (staged->other != ship)
        continue;

      if (row == NULL)
        {
          row = bones_staged_row_new ();
          gtk_box_append (GTK_BOX (self->rows), row);
        }
      bones_staged_row_apply (BONES_STAGED_ROW (row), view, staged, next);
      row = gtk_widget_get_next_sibling (row);
    }
  while (row != NULL)
    {
      GtkWidget *more = gtk_widget_get_next_sibling (row);

      gtk_box_remove (GTK_BOX (self->rows), row);
      row = more;
    }
}
