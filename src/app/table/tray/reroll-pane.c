/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "reroll-pane.h"

#include "dice-pool.h"
#include "die-keys.h"
#include "flow.h"
#include "name.h"
#include "put.h"
#include "radio.h"
#include "rolled.h"
#include "unshown.h"

#include "bones-config.h"

struct _BonesRerollPane {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *own_pool, *score, *verdict, *rival_row, *rival_pool, *pick_row, *picks, *number_row,
      *number, *booty_button, *keep_all_button, *keys_stack, *keys, *keep_button;

  GArray *pickable; /* of guint: the faces of the dice that can be picked */
  guint pick;       /* the picked die, from 1; 0: the whole pool */
};

enum { TYPED_ON, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesRerollPane, bones_reroll_pane, BONES_TYPE_PANE)

static void
show_dice (BonesRerollPane *self, const BonesView *view, guint32 news)
{
  const BonesPromptView *prompt = view->prompt;
  const guint sides = prompt->sides > 0 ? prompt->sides : 6;

  bones_rolled_show (self->own_pool, view, prompt->pool, sides, TRUE, news);
  bones_rolled_show (self->rival_pool, view, prompt->rival_pool, sides, FALSE, news);
  gtk_widget_set_visible (self->rival_row, prompt->rival_pool != NULL);
}

static gint
natural_of (const BonesPromptView *prompt)
{
  gint natural = 0;

  for (guint i = 0; i < bones_pool_count (prompt->pool); i++)
    {
      const gint face = (gint) bones_pool_face (prompt->pool, i);

      natural = prompt->reading == BONES_READ_SUM ? natural + face : MAX (natural, face);
    }
  return natural;
}

/* The total of the roll, in halves of points. */
static gint
halves_of (const BonesPromptView *prompt)
{
  return 2 * (natural_of (prompt) + prompt->bonus) + (prompt->half ? 1 : 0);
}

/* Dice, modifier and total: "3 + 1 = 4". */
static char *
word_score (const BonesPromptView *prompt)
{
  const gint modifier = 2 * prompt->bonus + (prompt->half ? 1 : 0);
  g_autofree char *part = bones_words_points (ABS (modifier));
  g_autofree char *total = bones_words_points (halves_of (prompt));

  if (modifier == 0)
    return g_steal_pointer (&total);
  return g_strdup_printf ("%d %s %s = %s", natural_of (prompt), modifier > 0 ? "+" : "−", part,
                          total);
}

/* The same, for a screen reader. */
static char *
spell_score (const BonesPromptView *prompt)
{
  const gint modifier = 2 * prompt->bonus + (prompt->half ? 1 : 0);
  g_autofree char *part = bones_words_points (ABS (modifier));
  g_autofree char *total = bones_words_points (halves_of (prompt));

  if (modifier == 0)
    return g_strdup_printf (_ ("The sum of the dice is %s"), total);
  return g_strdup_printf (_ ("The dice show %d, modifier %s%s, total %s"), natural_of (prompt),
                          modifier > 0 ? "+" : "−", part, total);
}

/* What the roll needs, and whether it is enough; NULL if it needs nothing. */
static char *
word_verdict (const BonesPromptView *prompt)
{
  const gint halves = halves_of (prompt);
  g_autofree char *rival = NULL;

  if (prompt->needs > 0)
    return g_strdup_printf (halves >= 2 * prompt->needs ? _ ("needs %d: enough")
                                                        : _ ("needs %d: not enough"),
                            prompt->needs);
  if (prompt->rival_halves == G_MININT)
    return NULL;

  rival = bones_words_points (prompt->rival_halves);
  if (halves == prompt->rival_halves)
    return g_strdup_printf (_ ("against %s: level"), rival);
  return g_strdup_printf (
      halves > prompt->rival_halves ? _ ("against %s: higher") : _ ("against %s: lower"), rival);
}

static void
show_worth (BonesRerollPane *self, const BonesPromptView *prompt)
{
  const gboolean counts = prompt->reading != BONES_READ_EACH && bones_pool_count (prompt->pool) > 0;
  g_autofree char *score = word_score (prompt);
  g_autofree char *spelt = spell_score (prompt);
  g_autofree char *verdict = counts ? word_verdict (prompt) : NULL;

  gtk_widget_set_visible (self->score, counts);
  gtk_label_set_label (GTK_LABEL (self->score), score);
  bones_name_widget (self->score, spelt);
  gtk_widget_set_visible (self->verdict, verdict != NULL);
  gtk_label_set_label (GTK_LABEL (self->verdict), verdict != NULL ? verdict : "");
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

/* Two of these fit side by side on a phone. */
static void
set_words (GtkWidget *button, const char *icon, const char *text)
{
  GtkWidget *words = gtk_label_new (text), *child = words;

  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_justify (GTK_LABEL (words), GTK_JUSTIFY_CENTER);
  if (icon != NULL)
    {
      child = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      gtk_widget_set_hexpand (words, TRUE);
      gtk_box_append (GTK_BOX (child), gtk_image_new_from_icon_name (icon));
      gtk_box_append (GTK_BOX (child), words);
    }
  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, icon != NULL ? "image-text-button" : "text-button");
  bones_name_widget (button, text);
}

/* Most rolls have the same options. */
static void
show_words (GtkWidget *button, const char *icon, const char *text)
{
  g_autofree char *shown = g_strdup_printf ("%s %s", icon != NULL ? icon : "", text);

  if (g_strcmp0 (g_object_get_data (G_OBJECT (button), "shown"), shown) == 0)
    return;

  set_words (button, icon, text);
  g_object_set_data_full (G_OBJECT (button), "shown", g_steal_pointer (&shown), g_free);
}

/* What pays for the reroll, such as a booty die, a card or a spell, has a picture. */
static void
show_option (GtkWidget *button, const BonesPromptView *prompt, guint value)
{
  const BonesOptionView *option = find_option (prompt, value);
  const gboolean spends = value == BONES_REROLL_SPEND;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (button, option != NULL);
  if (option == NULL)
    return;

  text = spends && prompt->chance != NULL
             /* Translators: a button that spends a booty die, and the chance of the new roll */
             ? g_strdup_printf (_ ("%s: %s"), option->text, prompt->chance)
             : g_strdup (option->text);
  show_words (button, spends && option->icon != NULL ? bones_icon_name (option->icon) : NULL, text);
}

static void
picked (GtkToggleButton *button, BonesRerollPane *self)
{
  if (gtk_toggle_button_get_active (button))
    self->pick = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "die"));
  bones_pane_emit_chosen (BONES_PANE (self));
}

static GtkWidget *
new_pick (BonesRerollPane *self, guint die, guint sides, guint face)
{
  GtkWidget *button = bones_radio_new (NULL), *drawn = bones_die_new ();
  const BonesDieLook look = { sides, face, FALSE, FALSE, BONES_VERDICT_NONE };
  g_autofree char *name = g_strdup_printf (_ ("Roll die %u again: %u"), die, face);

  g_object_set (drawn, "size", 32, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);
  bones_die_set_look (BONES_DIE (drawn), &look);
  gtk_button_set_child (GTK_BUTTON (button), drawn);
  gtk_widget_add_css_class (button, "die-key");
  bones_name_widget (button, name);
  g_object_set_data (G_OBJECT (button), "die", GUINT_TO_POINTER (die));
  g_signal_connect (button, "toggled", G_CALLBACK (picked), self);
  return button;
}

static gboolean
is_same (const GArray *faces, const BonesPool *pool, guint n)
{
  guint i = 0;

  while (i < MIN (faces->len, n) && g_array_index (faces, guint, i) == bones_pool_face (pool, i))
    i++;
  return faces->len == n && i == n;
}

/* If single dice can be rerolled, the lowest is picked at first. */
static void
show_picks (BonesRerollPane *self, const BonesPromptView *prompt)
{
  const guint n = MIN ((guint) prompt->high, bones_pool_count (prompt->pool));
  GtkWidget *first = NULL, *lowest = NULL;
  guint least = G_MAXUINT;

  gtk_widget_set_visible (self->pick_row, n > 0);
  gtk_widget_set_visible (self->number_row, prompt->low > 1);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->number), 1, MAX (1, prompt->low));
  if (is_same (self->pickable, prompt->pool, n))
    return;

  g_array_set_size (self->pickable, 0);
  bones_flow_clear (BONES_FLOW (self->picks));
  self->pick = 0;
  for (guint i = 0; i < n; i++)
    {
      const guint face = bones_pool_face (prompt->pool, i);
      GtkWidget *button = new_pick (self, i + 1, prompt->sides, face);

      g_array_append_val (self->pickable, face);
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
      bones_flow_append (BONES_FLOW (self->picks), button);
      first = first != NULL ? first : button;
      lowest = face < least ? button : lowest;
      least = MIN (least, face);
    }
  if (lowest != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (lowest), TRUE);
}

/* A key for the next roll's first die also keeps this one, for players who enter real dice by
 * touch. */
static void
show_keys (BonesRerollPane *self, const BonesPromptView *prompt)
{
  bones_die_keys_set_sides (BONES_DIE_KEYS (self->keys), prompt->sides);
  gtk_stack_set_visible_child_name (GTK_STACK (self->keys_stack),
                                    prompt->dice == BONES_DICE_APP ? "none" : "keys");
}

static void
bones_reroll_pane_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesRerollPane *self = BONES_REROLL_PANE (pane);
  const BonesPromptView *prompt = view->prompt;

  if (fresh)
    show_dice (self, view, bones_helm_get_news (bones_pane_get_helm (pane)));
  show_worth (self, prompt);
  show_option (self->keep_button, prompt, BONES_REROLL_KEEP);
  show_option (self->keep_all_button, prompt, BONES_REROLL_KEEP_ALL);
  show_option (self->booty_button, prompt, BONES_REROLL_SPEND);
  show_picks (self, prompt);
  show_keys (self, prompt);
}

static void
keep_roll (BonesRerollPane *self)
{
  bones_helm_answer_one (bones_pane_get_helm (BONES_PANE (self)), BONES_REROLL_KEEP);
}

static void
keep_all (BonesRerollPane *self)
{
  bones_helm_answer_one (bones_pane_get_helm (BONES_PANE (self)), BONES_REROLL_KEEP_ALL);
}

static void
spend_die (BonesRerollPane *self)
{
  const gint number = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number));
  const guint16 values[] = { BONES_REROLL_SPEND, (guint16) self->pick, (guint16) number };

  bones_helm_answer (bones_pane_get_helm (BONES_PANE (self)), BONES_FROM_PERSON,
                     G_N_ELEMENTS (values), values);
}

static void
key_typed (BonesRerollPane *self, guint face)
{
  g_signal_emit (self, signals[TYPED_ON], 0, face);
}

gboolean
bones_reroll_pane_keep (BonesRerollPane *self)
{
  g_return_val_if_fail (BONES_IS_REROLL_PANE (self), FALSE);

  if (!gtk_widget_get_visible (self->keep_button)
      || bones_helm_get_busy (bones_pane_get_helm (BONES_PANE (self))))
    return FALSE;

  keep_roll (self);
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

  spend_die (self);
  return TRUE;
}

/* Which die would be rolled again. */
static guint
bones_reroll_pane_chosen (BonesPane *pane, guint16 *values)
{
  values[0] = BONES_REROLL_SPEND;
  values[1] = (guint16) BONES_REROLL_PANE (pane)->pick;
  return 2;
}

static GtkWidget *
bones_reroll_pane_primary (BonesPane *pane)
{
  return BONES_REROLL_PANE (pane)->keep_button;
}

static void
bones_reroll_pane_finalize (GObject *object)
{
  g_array_unref (BONES_REROLL_PANE (object)->pickable);
  G_OBJECT_CLASS (bones_reroll_pane_parent_class)->finalize (object);
}

static void
bones_reroll_pane_class_init (BonesRerollPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_reroll_pane_finalize;
  pane_class->apply = bones_reroll_pane_apply;
  pane_class->accept = bones_reroll_pane_accept;
  pane_class->letter = bones_reroll_pane_letter;
  pane_class->primary = bones_reroll_pane_primary;
  pane_class->chosen = bones_reroll_pane_chosen;
  signals[TYPED_ON] = g_signal_new ("typed-on", BONES_TYPE_REROLL_PANE, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (BONES_TYPE_DICE_POOL);
  g_type_ensure (BONES_TYPE_DIE_KEYS);
  g_type_ensure (BONES_TYPE_FLOW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/reroll-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, own_pool);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, score);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, verdict);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, rival_row);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, rival_pool);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, pick_row);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, picks);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, number_row);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, number);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, booty_button);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, keep_all_button);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, keys_stack);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, keys);
  gtk_widget_class_bind_template_child (widget_class, BonesRerollPane, keep_button);
  gtk_widget_class_bind_template_callback (widget_class, keep_roll);
  gtk_widget_class_bind_template_callback (widget_class, keep_all);
  gtk_widget_class_bind_template_callback (widget_class, spend_die);
  gtk_widget_class_bind_template_callback (widget_class, key_typed);
}

static void
bones_reroll_pane_init (BonesRerollPane *self)
{
  self->pickable = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
  bones_hide_unshown (GTK_WIDGET (self->keys_stack));
}
