/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "dice-pane.h"

#include "css-class.h"
#include "dice-pool.h"
#include "die-keys.h"
#include "name.h"
#include "override-dialog.h"
#include "qr-dialog.h"
#include "question.h"
#include "tooltip.h"
#include "typing.h"
#include "view-dice.h"

#include "bones-config.h"

struct _BonesDicePane {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *pool, *chance_box, *chance, *fraction, *hint, *again_button, *erase_button, *keys,
      *beside, *other_button, *roll_button, *all_button, *bound, *bound_text;

  BonesTyping typing;
  guint keeper;     /* the fleet that keeps every roll, or BONES_NOBODY */
  guint dice_track; /* as of BonesPromptView */
};

enum { TYPED_ON, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesDicePane, bones_dice_pane, BONES_TYPE_PANE)

static BonesHelm *
helm_of (BonesDicePane *self)
{
  return bones_pane_get_helm (BONES_PANE (self));
}

/* Dice that are being typed are not rolled over: they are completed, or taken back. */
static void
allow_rolling (BonesDicePane *self, gboolean can)
{
  GtkWidget *primary = bones_pane_primary (BONES_PANE (self));

  gtk_widget_set_sensitive (self->roll_button, can);
  gtk_widget_set_sensitive (self->all_button, can);
  if (can && primary != NULL)
    bones_button_set_main (primary, TRUE);
}

static void
show_typed (BonesDicePane *self)
{
  const gboolean begun = bones_typing_is_begun (&self->typing);
  BonesDieLook looks[BONES_MAX_VALUES];

  for (guint i = 0; i < self->typing.n_dice; i++)
    looks[i] = bones_typing_look (&self->typing, i);
  bones_dice_pool_set_dice (BONES_DICE_POOL (self->pool), looks, self->typing.n_dice);
  gtk_widget_set_visible (self->erase_button, begun);
  allow_rolling (self, !begun || bones_typing_is_full (&self->typing));
}

/* After the last die the answer is given at once. */
static gboolean
finish_typing (BonesDicePane *self, gboolean used)
{
  if (!used)
    return FALSE;

  show_typed (self);
  if (bones_typing_is_full (&self->typing))
    bones_helm_answer (helm_of (self), BONES_FROM_TABLE, self->typing.n, self->typing.faces);
  return TRUE;
}

static gboolean
bones_dice_pane_digit (BonesPane *pane, guint digit)
{
  BonesDicePane *self = BONES_DICE_PANE (pane);

  return !bones_helm_get_busy (helm_of (self))
         && finish_typing (self, bones_typing_digit (&self->typing, digit));
}

/* A touch while the last answer is being stored waits for the next roll, as a key does. */
static void
key_typed (BonesDicePane *self, guint face)
{
  if (!bones_dice_pane_type (self, face))
    g_signal_emit (self, signals[TYPED_ON], 0, face);
}

static gboolean
bones_dice_pane_erase (BonesPane *pane)
{
  BonesDicePane *self = BONES_DICE_PANE (pane);

  if (bones_helm_get_busy (helm_of (self)) || !bones_typing_erase (&self->typing))
    return FALSE;

  show_typed (self);
  return TRUE;
}

static void
roll_with (BonesDicePane *self, void (*roll) (BonesHelm *helm))
{
  bones_dice_pool_tumble (BONES_DICE_POOL (self->pool), 0);
  roll (helm_of (self));
  if (!bones_helm_get_rolling (helm_of (self)))
    bones_dice_pool_rest (BONES_DICE_POOL (self->pool));
}

static void
roll (BonesDicePane *self)
{
  roll_with (self, bones_helm_roll);
}

static void
roll_all (BonesDicePane *self)
{
  roll_with (self, bones_helm_roll_all);
}

static gboolean
bones_dice_pane_accept (BonesPane *pane)
{
  BonesDicePane *self = BONES_DICE_PANE (pane);

  if (bones_typing_is_begun (&self->typing))
    return finish_typing (self, bones_typing_accept (&self->typing));

  if (bones_pane_primary (pane) == NULL)
    return FALSE;

  if (bones_pane_primary (pane) == self->all_button)
    roll_all (self);
  else
    roll (self);
  return TRUE;
}

static char *
word_roll (guint n)
{
  return n == 1
             ? g_strdup (_ ("Roll the Die"))
             : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Roll %u Die", "Roll %u Dice", n), n);
}

/* The fleet's choice of dice decides which button stands out, and nothing else. Several rolls are
 * made at once where none of them can fail, else only if people ask for that: they may want to
 * decide about each. */
static void
offer_first (BonesDicePane *self, const BonesPromptView *prompt)
{
  const gboolean run = prompt->run == BONES_IN_RUN, real = prompt->dice == BONES_DICE_REAL;
  const gboolean all = run && prompt->needs == 0;
  g_autofree char *label = word_roll (self->typing.n_dice);

  bones_button_set_words (self->roll_button, real ? _ ("Let the App Roll") : label);
  bones_set_css_class (self->roll_button, "suggested-action", !real && !all);
  bones_set_css_class (self->all_button, "suggested-action", all);
  gtk_widget_set_visible (self->all_button, run);
  if (prompt->dice == BONES_DICE_APP)
    gtk_widget_remove_css_class (self->keys, "wanted");
  else
    gtk_widget_add_css_class (self->keys, "wanted");
}

static void
show_chance (BonesDicePane *self, const BonesPromptView *prompt)
{
  gtk_widget_set_visible (self->chance_box, prompt->chance != NULL);
  gtk_label_set_label (GTK_LABEL (self->chance), prompt->chance != NULL ? prompt->chance : "");
  gtk_label_set_label (GTK_LABEL (self->fraction),
                       prompt->chance_fraction != NULL ? prompt->chance_fraction : "");
}

/* A fleet that keeps every roll sees that here, and can cancel it with a touch. */
static void
show_keeper (BonesDicePane *self, const BonesView *view)
{
  const guint fleet = bones_question_speaker (view);
  const BonesFleetView *look =
      fleet < view->fleets->len ? g_ptr_array_index (view->fleets, fleet) : NULL;

  self->keeper = look != NULL && look->keep_all ? fleet : BONES_NOBODY;
  gtk_widget_set_visible (self->again_button, self->keeper != BONES_NOBODY);
  gtk_widget_set_visible (self->hint, self->keeper == BONES_NOBODY);
}

static void
ask_again (BonesDicePane *self)
{
  if (!bones_helm_get_busy (helm_of (self)))
    bones_helm_ask_again (helm_of (self), self->keeper);
}

/* People may know better how many dice are rolled. */
static void
roll_others (BonesDicePane *self)
{
  if (!bones_helm_get_busy (helm_of (self)) && self->dice_track > 0)
    bones_override_dice (GTK_WIDGET (self), helm_of (self), self->dice_track - 1,
                         self->typing.n_dice);
}

/* Before the first roll people can note what binds the app's dice: its beginning, here. */
static void
show_commitment (BonesDicePane *self, const BonesPromptView *prompt)
{
  BonesTable *table = bones_helm_get_table (helm_of (self));
  const gboolean first =
      prompt->draws && prompt->dice != BONES_DICE_REAL && !bones_view_has_rolled (table);

  gtk_widget_set_visible (self->bound, first);
  if (first)
    {
      g_autofree char *commitment = bones_view_commitment (table);
      g_autofree char *text = g_strdup_printf (_ ("Dice bound by %.16s…"), commitment);
      g_autofree char *tip = g_strdup_printf (
          _ ("%s\n\nThis binds the app to its dice before anybody rolls: after the battle, “verify” "
             "shows that they were not changed. It also stands at the top of the log."),
          commitment);

      gtk_label_set_label (GTK_LABEL (self->bound_text), text);
      bones_set_tooltip (self->bound, tip);
      bones_name_widget (self->bound, text);
    }
}

static void
bound_clicked (BonesDicePane *self)
{
  bones_qr_dialog_open_commitment (GTK_WIDGET (self), bones_helm_get_table (helm_of (self)));
}

static void
bones_dice_pane_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesDicePane *self = BONES_DICE_PANE (pane);
  const BonesPromptView *prompt = view->prompt;
  const BonesTyping *typing = &self->typing;

  bones_dice_pool_rest (BONES_DICE_POOL (self->pool));
  bones_die_keys_set_sides (BONES_DIE_KEYS (self->keys), prompt->sides);
  if (fresh || typing->n_dice != prompt->count_most || typing->sides != prompt->sides
      || bones_typing_is_full (typing))
    bones_typing_begin (&self->typing, prompt->sides, prompt->count_most);
  offer_first (self, prompt);
  show_chance (self, prompt);
  show_keeper (self, view);
  show_commitment (self, prompt);
  show_typed (self);
  /* Dice of a correction have been seen already. */
  gtk_widget_set_visible (self->roll_button, prompt->draws);
  gtk_widget_set_visible (self->beside, prompt->draws);
  self->dice_track = prompt->dice_track;
  gtk_widget_set_visible (self->other_button, prompt->dice_track > 0);
}

static GtkWidget *
bones_dice_pane_primary (BonesPane *pane)
{
  BonesDicePane *self = BONES_DICE_PANE (pane);
  GtkWidget *const buttons[] = { self->all_button, self->roll_button };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (gtk_widget_get_visible (buttons[i])
        && gtk_widget_has_css_class (buttons[i], "suggested-action"))
      return buttons[i];
  return NULL;
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

  signals[TYPED_ON] = g_signal_new ("typed-on", BONES_TYPE_DICE_PANE, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (BONES_TYPE_DICE_POOL);
  g_type_ensure (BONES_TYPE_DIE_KEYS);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/dice-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, pool);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, chance_box);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, chance);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, fraction);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, hint);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, again_button);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, erase_button);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, keys);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, beside);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, bound);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, bound_text);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, other_button);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, roll_button);
  gtk_widget_class_bind_template_child (widget_class, BonesDicePane, all_button);
  gtk_widget_class_bind_template_callback (widget_class, roll);
  gtk_widget_class_bind_template_callback (widget_class, roll_all);
  gtk_widget_class_bind_template_callback (widget_class, erase);
  gtk_widget_class_bind_template_callback (widget_class, roll_others);
  gtk_widget_class_bind_template_callback (widget_class, ask_again);
  gtk_widget_class_bind_template_callback (widget_class, key_typed);
  gtk_widget_class_bind_template_callback (widget_class, bound_clicked);
}

static void
bones_dice_pane_init (BonesDicePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_button_set_words (self->again_button,
                          gtk_button_get_label (GTK_BUTTON (self->again_button)));
  bones_button_set_words (self->all_button, gtk_button_get_label (GTK_BUTTON (self->all_button)));
}

gboolean
bones_dice_pane_type (BonesDicePane *self, guint face)
{
  g_return_val_if_fail (BONES_IS_DICE_PANE (self), FALSE);

  return !bones_helm_get_busy (helm_of (self))
         && finish_typing (self, bones_typing_face (&self->typing, face));
}
