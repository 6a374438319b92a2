/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "recap.h"

#include "dice-pool.h"
#include "flow.h"

#include "bones-config.h"

#define MOST_SENTENCES 4

struct _BonesRecap {
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *first_pool, *second_pool, *label;
};

G_DEFINE_FINAL_TYPE (BonesRecap, bones_recap, GTK_TYPE_BOX)

static void
show_pool (GtkWidget *widget, const BonesPoolLook *pool, guint32 news)
{
  gtk_widget_set_visible (widget, pool != NULL);
  if (pool == NULL)
    return;

  bones_dice_pool_set_dice (BONES_DICE_POOL (widget),
                            (const BonesDieLook *) (void *) pool->looks->data, pool->looks->len);
  if (pool->seq > news && pool->looks->len > 0
      && !g_array_index (pool->looks, BonesDieLook, pool->looks->len - 1).typed)
    bones_dice_pool_tumble (BONES_DICE_POOL (widget), pool->first);
}

/* The last sentences behind entry @news, oldest first; NULL where there are none. */
static char *
tell (const GPtrArray *log, guint32 news)
{
  const char *sentences[MOST_SENTENCES + 1] = { NULL };
  guint at = MOST_SENTENCES;

  for (guint i = log->len; i-- > 0 && at > 0;)
    {
      const BonesLogLine *line = g_ptr_array_index (log, i);

      if (line->seq <= news)
        break;
      if (!line->undone && !line->heading && line->text != NULL)
        sentences[--at] = line->text;
    }
  return at < MOST_SENTENCES ? g_strjoinv (" ", (char **) sentences + at) : NULL;
}

static void
bones_recap_class_init (BonesRecapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BONES_TYPE_DICE_POOL);
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/recap.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesRecap, first_pool);
  gtk_widget_class_bind_template_child (widget_class, BonesRecap, second_pool);
  gtk_widget_class_bind_template_child (widget_class, BonesRecap, label);
}

static void
bones_recap_init (BonesRecap *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
bones_recap_apply (BonesRecap *self, BonesHelm *helm, gboolean fresh)
{
  const BonesPromptView *prompt;
  const BonesRolled *rolled;
  g_autofree char *text = NULL;
  guint32 news;

  g_return_if_fail (BONES_IS_RECAP (self) && BONES_IS_HELM (helm));

  prompt = bones_helm_get_view (helm)->prompt;
  rolled = bones_helm_get_rolled (helm);
  news = fresh ? bones_helm_get_news (helm) : G_MAXUINT32;
  text = tell (bones_helm_get_log (helm), bones_helm_get_news (helm));

  /* While it may be rolled again, the roll lies larger below. */
  if (prompt != NULL && prompt->kind == BONES_ASK_REROLL)
    {
      gtk_widget_set_visible (self->first_pool, FALSE);
      gtk_widget_set_visible (self->second_pool, FALSE);
    }
  else
    {
      show_pool (self->first_pool, rolled->n > 0 ? &rolled->pools[0] : NULL, news);
      show_pool (self->second_pool, rolled->n > 1 ? &rolled->pools[1] : NULL, news);
    }
  gtk_widget_set_visible (self->label, text != NULL);
  gtk_label_set_label (GTK_LABEL (self->label), text != NULL ? text : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text != NULL ? text : _ ("Nothing has happened yet"), -1);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          text != NULL || gtk_widget_get_visible (self->first_pool));
}

void
bones_recap_tumble (BonesRecap *self)
{
  const BonesDieLook look = { 6, 0, FALSE, FALSE, BONES_VERDICT_NONE };

  g_return_if_fail (BONES_IS_RECAP (self));

  bones_dice_pool_set_dice (BONES_DICE_POOL (self->first_pool), &look, 1);
  bones_dice_pool_tumble (BONES_DICE_POOL (self->first_pool), 0);
  gtk_label_set_label (GTK_LABEL (self->label), _ ("The dice are rolling …"));
  gtk_widget_set_visible (self->first_pool, TRUE);
  gtk_widget_set_visible (self->second_pool, FALSE);
  gtk_widget_set_visible (self->label, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}
