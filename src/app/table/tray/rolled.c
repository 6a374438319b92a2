/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "rolled.h"

#include "dice-pool.h"
#include "words.h"

#include "bones-config.h"

/* Marks the highest die from @first on as enough or not enough for @prompt. */
static void
judge (GArray *looks, guint first, const BonesPromptView *prompt)
{
  BonesDieLook *highest = NULL;

  for (guint i = first; i < looks->len; i++)
    {
      BonesDieLook *look = &g_array_index (looks, BonesDieLook, i);

      if (highest == NULL || look->face > highest->face)
        highest = look;
    }
  if (highest != NULL && prompt->needs > 0)
    highest->verdict = (gint) highest->face + prompt->bonus >= prompt->needs ? BONES_VERDICT_MEETS
                                                                             : BONES_VERDICT_FAILS;
}

GArray *
bones_rolled_look (const BonesView *view, const BonesPool *pool, guint sides, gboolean judged)
{
  GArray *looks = g_array_new (FALSE, TRUE, sizeof (BonesDieLook));

  g_return_val_if_fail (view != NULL && pool != NULL, looks);

  for (guint i = 0; i < pool->dice->len; i++)
    {
      const BonesPoolDie *die = &g_array_index (pool->dice, BonesPoolDie, i);
      const BonesDieLook look = { sides,         die->face,          die->typed,
                                  die->rerolled, BONES_VERDICT_NONE, die->corrected };

      g_array_append_val (looks, look);
    }
  if (judged && view->prompt != NULL)
    judge (looks, pool->first, view->prompt);
  return looks;
}

static gboolean
is_typed (const BonesPool *pool)
{
  return g_array_index (pool->dice, BonesPoolDie, pool->dice->len - 1).typed;
}

void
bones_rolled_show (GtkWidget *widget, const BonesView *view, const BonesPool *pool, guint sides,
                   gboolean judged, guint32 news)
{
  g_autoptr (GArray) looks = NULL;

  g_return_if_fail (BONES_IS_DICE_POOL (widget) && view != NULL);

  gtk_widget_set_visible (widget, pool != NULL);
  if (pool == NULL)
    return;

  looks = bones_rolled_look (view, pool, sides, judged);
  bones_dice_pool_set_dice (BONES_DICE_POOL (widget), (const BonesDieLook *) (void *) looks->data,
                            looks->len);
  if (pool->seq > news && !is_typed (pool))
    bones_dice_pool_settle (BONES_DICE_POOL (widget), pool->first);
}

/* "2, 3": the dice that count. */
static char *
list_faces (const BonesPool *pool)
{
  g_autoptr (GPtrArray) faces = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < bones_pool_count (pool); i++)
    g_ptr_array_add (faces, g_strdup_printf ("%u", bones_pool_face (pool, i)));
  return bones_words_list (faces);
}

char *
bones_rolled_describe (const BonesView *view)
{
  g_autofree char *first = NULL, *second = NULL;
  const BonesPool *pool;

  g_return_val_if_fail (view != NULL, NULL);

  if (view->pools->len == 0)
    return NULL;

  pool = g_ptr_array_index (view->pools, 0);
  first = list_faces (pool);
  if (view->pools->len > 1)
    {
      second = list_faces (g_ptr_array_index (view->pools, 1));
      /* Translators: two rolls against each other; each %s is faces: "2, 3" */
      return g_strdup_printf (_ ("The dice: %s against %s"), first, second);
    }
  return g_strdup_printf (is_typed (pool) ? _ ("Real dice: %s") : _ ("Rolled: %s"), first);
}
