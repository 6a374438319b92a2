/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "reroll-pane.h"

#include "dice-pool.h"

#include "bones-config.h"

struct _BonesRerollPane {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *own_caption, *own_pool, *rival_caption, *rival_pool, *worth, *pick_row, *pick,
      *number_row, *number, *keep_button, *booty_button, *keep_all_button;

  guint n_pick; /* dice that may be picked from; 0: the pool only */
};

G_DEFINE_FINAL_TYPE (BonesRerollPane, bones_reroll_pane, BONES_TYPE_PANE)

/* The dice of @faces, with those that they replaced, where the journal still shows them. */
static void
show_pool (GtkWidget *widget, const GArray *faces, const BonesPoolLook *pool, guint first)
{
  g_autoptr (GArray) looks = g_array_new (FALSE, TRUE, sizeof (BonesDieLook));

  if (pool != NULL)
    g_array_append_vals (looks, pool->looks->data, pool->looks->len);
  else
    for (guint i = 0; i < faces->len; i++)
      {
        const BonesDieLook look = { 6, g_array_index (faces, guint16, i), FALSE, FALSE,
                                    BONES_VERDICT_NONE };

        g_array_append_val (looks, look);
      }
  bones_dice_pool_set_dice (BONES_DICE_POOL (widget), (const BonesDieLook *) (void *) looks->data,
                            looks->len);
  if (pool != NULL && pool->seq > first && looks->len > 0
      && !g_array_index (looks, BonesDieLook, looks->len - 1).typed)
    bones_dice_pool_tumble (BONES_DICE_POOL (widget), pool->first);
}

static gboolean
shows (const BonesPoolLook *pool, const GArray *faces)
{
  if (pool->looks->len - pool->first != faces->len)
    return FALSE;

  for (guint i = 0; i < faces->len; i++)
    if (g_array_index (pool->looks, BonesDieLook, pool->first + i).face
        != g_array_index (faces, guint16, i))
      return FALSE;
  return TRUE;
}

/* The pool of the journal that has these faces; NULL where there is none. */
static const BonesPoolLook *
find_pool (const BonesRolled *rolled, const GArray *faces, const BonesPoolLook *but)
{
  for (guint i = 0; i < rolled->n; i++)
    if (&rolled->pools[i] != but && shows (&rolled->pools[i], faces))
      return &rolled->pools[i];
  return NULL;
}

static void
show_dice (BonesRerollPane *self, const BonesPromptView *prompt)
{
  BonesHelm *helm = bones_pane_get_helm (BONES_PANE (self));
  const BonesRolled *rolled = bones_helm_get_rolled (helm);
  const BonesPoolLook *own = find_pool (rolled, prompt->faces, NULL);
  const gboolean opposed = prompt->rival_faces != NULL && prompt->rival_faces->len > 0;

  if (own != NULL)
    bones_pool_look_judge ((BonesPoolLook *) own, prompt->needs, prompt->bonus);
  show_pool (self->own_pool, prompt->faces, own, bones_helm_get_news (helm));
  gtk_widget_set_visible (self->own_caption, opposed);
  gtk_widget_set_visible (self->rival_caption, opposed);
  gtk_widget_set_visible (self->rival_pool, opposed);
  if (opposed)
    show_pool (self->rival_pool, prompt->rival_faces, find_pool (rolled, prompt->rival_faces, own),
               bones_helm_get_news (helm));
}

static char *
describe_halves (gint highest, gint modifier)
{
  g_autofree char *part = bones_words_points (modifier);
  g_autofree char *total = bones_words_points (2 * highest + modifier);

  return g_strdup_printf (_ ("highest %d, modifier %s%s, total %s"), highest,
                          modifier > 0 ? "+" : "", part, total);
}

/* "Highest 3, +1 = 4; needs 5": natural dice, modifiers and total apart. */
static char *
describe_worth (const BonesPromptView *prompt)
{
  gint highest = 0;

  for (guint i = 0; i < prompt->faces->len; i++)
    highest = MAX (highest, g_array_index (prompt->faces, guint16, i));

  if (prompt->half)
    return describe_halves (highest, 2 * prompt->bonus + 1);
  if (prompt->bonus != 0 && prompt->needs > 0)
    return g_strdup_printf (_ ("highest %d, modifier %+d, total %d; needs %d"), highest,
                            prompt->bonus, highest + prompt->bonus, prompt->needs);
  if (prompt->bonus != 0)
    return g_strdup_printf (_ ("highest %d, modifier %+d, total %d"), highest, prompt->bonus,
                            highest + prompt->bonus);
  if (prompt->needs > 0)
    return g_strdup_printf (_ ("highest %d, needs %d"), highest, prompt->needs);
  return NULL;
}

static const BonesOptionView *
find_option (const BonesPromptView *prompt, guint value)
{
  for (guint i = 0; i < prompt->options->len; i++)
    {
      const BonesOptionView *option = g_ptr_array_index (prompt->options, i);

      if (option->value == value && option->open)
        return option;
    }
  return NULL;
}

static void
show_option (GtkWidget *button, const BonesPromptView *prompt, guint value)
{
  const BonesOptionView *option = find_option (prompt, value);

  gtk_widget_set_visible (button, option != NULL);
  if (option == NULL)
    return;

  if (value == BONES_REROLL_SPEND && prompt->chance != NULL)
    {
      /* Translators: a button that spends a booty die, and the chance of the new roll */
      g_autofree char *label = g_strdup_printf (_ ("%s\n%s"), option->text, prompt->chance);

      gtk_button_set_label (GTK_BUTTON (button), label);
    }
  else
    gtk_button_set_label (GTK_BUTTON (button), option->text);

  /* Two of these stand side by side on a phone. */
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                         GTK_JUSTIFY_CENTER);
}

static void
show_picks (BonesRerollPane *self, const BonesPromptView *prompt)
{
  self->n_pick = (guint) prompt->high;
  gtk_widget_set_visible (self->pick_row, self->n_pick > 0);
  gtk_widget_set_visible (self->number_row, prompt->low > 1);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->pick), 1, MAX (1, prompt->high));
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->number), 1, MAX (1, prompt->low));
}

static void
bones_reroll_pane_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesRerollPane *self = BONES_REROLL_PANE (pane);
  const BonesPromptView *prompt = view->prompt;
  g_autofree char *worth = describe_worth (prompt);

  if (fresh)
    show_dice (self, prompt);
  gtk_widget_set_visible (self->worth, worth != NULL);
  gtk_label_set_label (GTK_LABEL (self->worth), worth != NULL ? worth : "");
  show_option (self->keep_button, prompt, BONES_REROLL_KEEP);
  show_option (self->keep_all_button, prompt, BONES_REROLL_KEEP_ALL);
  show_option (self->booty_button, prompt, BONES_REROLL_SPEND);
  show_picks (self, prompt);
}

static void
keep (BonesRerollPane *self)
{
  bones_helm_answer_one (bones_pane_get_helm (BONES_PANE (self)), BONES_REROLL_KEEP);
}

static void
keep_all (BonesRerollPane *self)
{
  bones_helm_answer_one (bones_pane_get_helm (BONES_PANE (self)), BONES_REROLL_KEEP_ALL);
}

static void
spend (BonesRerollPane *self)
{
  const gint die = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->pick));
  const gint number = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number));
  const guint16 values[] = { BONES_REROLL_SPEND, (guint16) (self->n_pick > 0 ? die : 0),
                             (guint16) number };

  bones_helm_answer (bones_pane_get_helm (BONES_PANE (self)), BONES_FROM_PERSON,
                     G_N_ELEMENTS (values), values);
}

gboolean
bones_reroll_pane_keep (BonesRerollPane *self)
{
  g_return_val_if_fail (BONES_IS_REROLL_PANE (self), FALSE);

  if (!gtk_widget_get_visible (self->keep_button)
      || bones_helm_get_busy (bones_pane_get_helm (BONES_PANE (self))))
    return FALSE;

  keep (self);
  return TRUE;
}

static gboolean
bones_reroll_pane_accept (BonesPane *pane)
{
  return bones_reroll_pane_keep (BONES_REROLL_PANE (pane));
}

static gboolean
bones_reroll_pane_letter (BonesPane *pane, gunichar letter)
{
  BonesRerollPane *self = BONES_REROLL_PANE (pane);

  if (letter != 'b' || !gtk_widget_get_visible (self->booty_button)
      || bones_helm_get_busy (bones_pane_get_helm (pane)))
    return FALSE;

  spend (self);
  return TRUE;
}

static GtkWidget *
bones_reroll_pane_primary (BonesPane *pane)
{
  return BONES_REROLL_PANE (pane)->keep_button;
}

static void
bones_reroll_pane_class_init (BonesRerollPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  pane_class->apply = bones_reroll_pane_apply;
  pane_class->accept = bones_reroll_pane_accept;
  pane_class->letter = bones_reroll_pane_letter;
  pane_class->primary = bones_reroll_pane_primary;

  g_type_ensure (BONES_TYPE_DICE_POOL);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/reroll-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, own_caption);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, own_pool);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, rival_caption);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, rival_pool);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, worth);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, pick_row);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, pick);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, number_row);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, number);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, keep_button);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, booty_button);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, keep_all_button);
  gtk_widget_class_bind_template_callback (widget_class, keep);
  gtk_widget_class_bind_template_callback (widget_class, keep_all);
  gtk_widget_class_bind_template_callback (widget_class, spend);
}

static void
bones_reroll_pane_init (BonesRerollPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
