/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "tv-staged.h"

#include "die.h"
#include "name.h"
#include "sign.h"
#include "staged-row.h"

#include "bones-config.h"

/* Pixels at 1080 lines. */
#define SIGN_SIZE 46
#define DIE_SIZE 40

struct _BonesTvStaged {
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *sign, *pair, *die, *costs, *nothing;
};

G_DEFINE_FINAL_TYPE (BonesTvStaged, bones_tv_staged, GTK_TYPE_BOX)

static const char *
name_of (const BonesView *view, gint ship)
{
  const BonesShipView *found = ship >= 0 ? bones_view_ship (view, (guint) ship) : NULL;

  return found != NULL ? found->name : "";
}

static void
set_size (GtkWidget *widget, guint size)
{
  g_object_set (widget, "size", (guint) (size / bones_drawn_scale (widget)), NULL);
}

static void
bones_tv_staged_class_init (BonesTvStagedClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_DIE);
  g_type_ensure (BONES_TYPE_SIGN);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/tv-staged.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesTvStaged, sign);
  gtk_widget_class_bind_template_child (widget_class, BonesTvStaged, pair);
  gtk_widget_class_bind_template_child (widget_class, BonesTvStaged, die);
  gtk_widget_class_bind_template_child (widget_class, BonesTvStaged, costs);
  gtk_widget_class_bind_template_child (widget_class, BonesTvStaged, nothing);
}

static void
bones_tv_staged_init (BonesTvStaged *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_tv_staged_new (void)
{
  return g_object_new (BONES_TYPE_TV_STAGED, NULL);
}

void
bones_tv_staged_apply (BonesTvStaged *self, const BonesView *view, const BonesStagedView *staged)
{
  const gboolean rolled = staged->state == BONES_STAGED_ROLLED;
  const BonesDieLook look = { .sides = staged->sides,
                              .face = staged->face,
                              .typed = staged->typed };
  g_autofree char *pair = NULL;

  g_return_if_fail (BONES_IS_TV_STAGED (self) && view != NULL && staged != NULL);

  /* Translators: which ship fires at which, in as few letters as possible */
  pair =
      g_strdup_printf (_ ("%s → %s"), name_of (view, staged->ship), name_of (view, staged->other));
  g_object_set (self->sign, "icon", staged->icon, "text", staged->brief, NULL);
  set_size (self->sign, SIGN_SIZE);
  gtk_label_set_label (GTK_LABEL (self->pair), pair);
  gtk_widget_set_visible (self->die, rolled);
  if (rolled)
    bones_die_set_look (BONES_DIE (self->die), &look);
  set_size (self->die, DIE_SIZE);
  bones_staged_show_costs (self->costs, staged->costs);
  gtk_widget_set_visible (self->nothing, rolled && staged->costs->len == 0);
  gtk_label_set_label (GTK_LABEL (self->nothing), rolled ? staged->cost_text : "");
  bones_name_widget (GTK_WIDGET (self), staged->text);
}
