/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "dice-pane.h"

#include "dice-pool.h"
#include "flow.h"

#include "bones-config.h"

struct _BonesDicePane {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *pool, *chance_box, *chance, *fraction, *erase_button, *box, *roll_button, *or_label,
      *keys;

  guint sides, n_dice;
  guint n_typed;
  guint16 typed[BONES_MAX_VALUES];
};

G_DEFINE_FINAL_TYPE (BonesDicePane, bones_dice_pane, BONES_TYPE_PANE)

static void
show_typed (BonesDicePane *self)
{
  BonesDieLook looks[BONES_MAX_VALUES] = { 0 };

  for (guint i = 0; i < self->n_dice; i++)
    {
      looks[i].sides = self->sides;
      looks[i].face = i < self->n_typed ? self->typed[i] : 0;
      looks[i].typed = i < self->n_typed;
    }
  bones_dice_pool_set_dice (BONES_DICE_POOL (self->pool), looks, self->n_dice);
  gtk_widget_set_visible (self->erase_button, self->n_typed > 0);
}

static gboolean
type (BonesDicePane *self, guint face)
{
  if (face < 1 || face > self->sides || self->n_typed >= self->n_dice
      || bones_helm_get_busy (bones_pane_get_helm (BONES_PANE (self))))
    return FALSE;

  self->typed[self->n_typed++] = (guint16) face;
  show_typed (self);
  if (self->n_typed == self->n_dice)
    bones_helm_answer (bones_pane_get_helm (BONES_PANE (self)), BONES_FROM_TABLE, self->n_typed,
                       self->typed);
  return TRUE;
}

static gboolean
bones_dice_pane_digit (BonesPane *pane, guint digit)
{
  return type (BONES_DICE_PANE (pane), digit);
}

static gboolean
bones_dice_pane_erase (BonesPane *pane)
{
  BonesDicePane *self = BONES_DICE_PANE (pane);

  if (self->n_typed == 0 || bones_helm_get_busy (bones_pane_get_helm (pane)))
    return FALSE;

  self->n_typed--;
  show_typed (self);
  return TRUE;
}

static void
roll (BonesDicePane *self)
{
  bones_helm_roll (bones_pane_get_helm (BONES_PANE (self)));
  if (bones_helm_get_rolling (bones_pane_get_helm (BONES_PANE (self))))
    bones_dice_pool_tumble (BONES_DICE_POOL (self->pool), 0);
}

static gboolean
bones_dice_pane_accept (BonesPane *pane)
{
  BonesDicePane *self = BONES_DICE_PANE (pane);

  if (self->n_typed > 0)
    return FALSE;

  roll (self);
  return TRUE;
}

static void
key_clicked (GtkButton *button, BonesDicePane *self)
{
  type (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "face")));
}

static GtkWidget *
new_key (BonesDicePane *self, guint face)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *die = bones_die_new ();
  const BonesDieLook look = { self->sides, face, TRUE, FALSE, BONES_VERDICT_NONE };
  g_autofree char *name = g_strdup_printf ("%u", face);

  g_object_set (die, "size", 32, NULL);
  bones_die_set_look (BONES_DIE (die), &look);
  gtk_button_set_child (GTK_BUTTON (button), die);
  gtk_widget_add_css_class (button, "die-key");
  gtk_widget_set_hexpand (button, TRUE);
  bones_name_widget (button, name);
  g_object_set_data (G_OBJECT (button), "face", GUINT_TO_POINTER (face));
  g_signal_connect (button, "clicked", G_CALLBACK (key_clicked), self);
  return button;
}

static void
set_sides (BonesDicePane *self, guint sides)
{
  if (self->sides == sides)
    return;

  self->sides = sides;
  bones_flow_clear (BONES_FLOW (self->keys));
  for (guint face = 1; face <= sides; face++)
    bones_flow_append (BONES_FLOW (self->keys), new_key (self, face));
}

/* How the fleet wants its dice decides what is offered first, and no more. */
static void
offer_first (BonesDicePane *self, BonesDiceSource dice)
{
  const gboolean real = dice == BONES_DICE_REAL;
  GtkBox *box = GTK_BOX (self->box);
  g_autofree char *label = NULL;

  gtk_box_reorder_child_after (box, real ? self->keys : self->roll_button, NULL);
  gtk_box_reorder_child_after (box, self->or_label, real ? self->keys : self->roll_button);
  gtk_box_reorder_child_after (box, real ? self->roll_button : self->keys, self->or_label);

  if (real)
    gtk_widget_remove_css_class (self->roll_button, "suggested-action");
  else
    gtk_widget_add_css_class (self->roll_button, "suggested-action");
  gtk_label_set_label (GTK_LABEL (self->or_label),
                       real ? _ ("or let the app roll") : _ ("or enter what real dice show"));
  label = self->n_dice == 1 ? g_strdup (_ ("Roll the die"))
                            : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Roll %u die",
                                                            "Roll %u dice", self->n_dice),
                                               self->n_dice);
  gtk_button_set_label (GTK_BUTTON (self->roll_button), label);
}

static void
show_chance (BonesDicePane *self, const BonesPromptView *prompt)
{
  gtk_widget_set_visible (self->chance_box, prompt->chance != NULL);
  gtk_label_set_label (GTK_LABEL (self->chance), prompt->chance != NULL ? prompt->chance : "");
  gtk_label_set_label (GTK_LABEL (self->fraction),
                       prompt->chance_fraction != NULL ? prompt->chance_fraction : "");
}

static void
bones_dice_pane_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesDicePane *self = BONES_DICE_PANE (pane);
  const BonesPromptView *prompt = view->prompt;

  set_sides (self, prompt->sides);
  if (fresh || self->n_dice != prompt->count_most || self->n_typed == self->n_dice)
    self->n_typed = 0;
  self->n_dice = MIN (prompt->count_most, BONES_MAX_VALUES);
  offer_first (self, prompt->dice);
  show_chance (self, prompt);
  show_typed (self);
}

static GtkWidget *
bones_dice_pane_primary (BonesPane *pane)
{
  return BONES_DICE_PANE (pane)->roll_button;
}

static void
erase (BonesDicePane *self)
{
  bones_dice_pane_erase (BONES_PANE (self));
}

static void
bones_dice_pane_class_init (BonesDicePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  pane_class->apply = bones_dice_pane_apply;
  pane_class->digit = bones_dice_pane_digit;
  pane_class->erase = bones_dice_pane_erase;
  pane_class->accept = bones_dice_pane_accept;
  pane_class->primary = bones_dice_pane_primary;

  g_type_ensure (BONES_TYPE_DICE_POOL);
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/dice-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, box);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, pool);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, chance_box);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, chance);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, fraction);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, erase_button);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, roll_button);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, or_label);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, keys);
  gtk_widget_class_bind_template_callback (widget_class, roll);
  gtk_widget_class_bind_template_callback (widget_class, erase);
}

static void
bones_dice_pane_init (BonesDicePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
