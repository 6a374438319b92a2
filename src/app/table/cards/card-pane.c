/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "card-pane.h"

#include "card-fan.h"
#include "cover.h"
#include "css-class.h"
#include "flow.h"
#include "hand-card.h"
#include "keys.h"
#include "name.h"

#include "bones-config.h"

struct _BonesCardPane {
  BonesPane parent_instance;

  /* Template widgets */
  GtkWidget *slot, *fan, *cover, *none_button;

  guint fleet;     /* who looks */
  gint none;       /* the value for no card, or for having seen them all; or -1 */
  gunichar letter; /* the key of that button, or 0 */
  GString *taken;  /* the letters that are taken: its own, and those of the cards that are shown */
};

G_DEFINE_FINAL_TYPE (BonesCardPane, bones_card_pane, BONES_TYPE_PANE)

static void
clicked (GtkButton *button, BonesCardPane *self)
{
  const guint value = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "value"));

  bones_cover_shut (BONES_COVER (self->cover));
  bones_helm_answer_one (bones_pane_get_helm (BONES_PANE (self)), value);
}

static const BonesCardView *
find_card (const GPtrArray *hand, guint kind)
{
  for (guint i = 0; hand != NULL && i < hand->len; i++)
    {
      const BonesCardView *card = g_ptr_array_index (hand, i);

      if (card->kind == kind)
        return card;
    }
  return NULL;
}

static GtkWidget *
new_answer (BonesCardPane *self, const BonesOptionView *option, const BonesCardView *card)
{
  GtkWidget *button = gtk_button_new_with_label (option->text);

  if (card != NULL)
    {
      GtkWidget *face = bones_hand_card_new (card, NULL);
      const gunichar letter =
          bones_letter_take (bones_hand_card_get_name (BONES_HAND_CARD (face)), self->taken);

      gtk_button_set_child (GTK_BUTTON (button), face);
      g_object_set_data (G_OBJECT (button), "letter", GUINT_TO_POINTER (letter));
      gtk_widget_add_css_class (button, "card-answer");
    }
  else
    gtk_widget_add_css_class (button, "answer");
  bones_name_widget (button, option->text);
  g_object_set_data (G_OBJECT (button), "value", GUINT_TO_POINTER (option->value));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked), self, 0);
  return button;
}

/* Begins anew with the letter of the button for no card, if it has one. */
static void
take_letter (BonesCardPane *self, gboolean none)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (self->none_button));

  g_string_truncate (self->taken, 0);
  self->letter = none ? bones_letter_take (GTK_LABEL (label), self->taken) : 0;
}

static gboolean
is_offered (const GPtrArray *options, guint kind)
{
  for (guint i = 0; i < options->len; i++)
    {
      const BonesOptionView *option = g_ptr_array_index (options, i);

      if (option->open && option->value == kind)
        return TRUE;
    }
  return FALSE;
}

/* The cards in the hand that cannot be played now. */
static void
add_others (BonesFlow *cards, const GPtrArray *hand, const GPtrArray *options)
{
  for (guint i = 0; hand != NULL && i < hand->len; i++)
    {
      const BonesCardView *card = g_ptr_array_index (hand, i);

      if (!is_offered (options, card->kind))
        bones_flow_append (cards, bones_hand_card_new (card, _ ("Unavailable")));
    }
}

/* The hand of another fleet, shown to the fleet that is asked. */
static GtkWidget *
look_at_hand (const BonesView *view)
{
  const BonesFleetView *fleet = g_ptr_array_index (view->fleets, (guint) view->prompt->shows_hand);
  GtkWidget *cards = bones_flow_new ();

  g_object_set (cards, "column-width", BONES_HAND_CARD_WIDTH, NULL);
  for (guint i = 0; fleet->hand != NULL && i < fleet->hand->len; i++)
    bones_flow_append (BONES_FLOW (cards),
                       bones_hand_card_new (g_ptr_array_index (fleet->hand, i), NULL));
  return cards;
}

/* Creates what is under the cover. */
static GtkWidget *
look_at_cards (gpointer owner)
{
  BonesCardPane *self = owner;
  BonesTable *table = bones_helm_get_table (bones_pane_get_helm (BONES_PANE (self)));
  g_autoptr (BonesView) view = bones_view_new (table, self->fleet);
  const BonesFleetView *fleet = g_ptr_array_index (view->fleets, self->fleet);
  GtkWidget *cards;

  if (view->prompt == NULL || view->prompt->secret)
    return NULL;

  if (view->prompt->shows_hand >= 0)
    return look_at_hand (view);

  take_letter (self, self->letter != 0);
  cards = bones_flow_new ();
  g_object_set (cards, "column-width", BONES_HAND_CARD_WIDTH, NULL);
  for (guint i = 0; i < view->prompt->options->len; i++)
    {
      const BonesOptionView *option = g_ptr_array_index (view->prompt->options, i);

      if (option->open && (gint) option->value != self->none)
        bones_flow_append (BONES_FLOW (cards),
                           new_answer (self, option, find_card (fleet->hand, option->value)));
    }
  add_others (BONES_FLOW (cards), fleet->hand, view->prompt->options);
  return cards;
}

/* To play no card is the usual answer: Enter uncovers none. A hand is looked at before it was seen.
 */
static gboolean
is_none_usual (BonesCardPane *self, const BonesView *view)
{
  return self->none >= 0 && view->prompt->shows_hand < 0;
}

static void
show_main (BonesCardPane *self, const BonesView *view)
{
  const gboolean none = is_none_usual (self, view);

  take_letter (self, none);
  bones_set_css_class (self->none_button, "suggested-action", none);
  bones_cover_set_main (BONES_COVER (self->cover), !none);
}

static void
none_clicked (BonesCardPane *self)
{
  bones_helm_answer_one (bones_pane_get_helm (BONES_PANE (self)), (guint) self->none);
}

/* The player who looks into another fleet's hand confirms it. */
static void
show_seen (BonesCardPane *self)
{
  self->none = TRUE;
  bones_button_set_words (self->none_button, _ ("I Have Seen It"));
  gtk_widget_set_visible (self->none_button, TRUE);
}

/* To play no card is no secret, so no look is needed. */
static void
show_none (BonesCardPane *self, const BonesPromptView *prompt)
{
  self->none = prompt->no_card;
  if (prompt->no_card_text != NULL)
    bones_button_set_words (self->none_button, prompt->no_card_text);
  gtk_widget_set_visible (self->none_button, self->none >= 0);
}

static void
bones_card_pane_apply (BonesPane *pane, const BonesView *view, gboolean fresh)
{
  BonesCardPane *self = BONES_CARD_PANE (pane);
  const gint fleet = g_bit_nth_lsf (view->prompt->who, -1), shown = view->prompt->shows_hand;
  const BonesFleetView *look, *holder;
  g_autofree char *covered = NULL;
  g_autofree char *open = NULL;

  bones_cover_shut (BONES_COVER (self->cover));
  if (shown >= 0)
    show_seen (self);
  else
    show_none (self, view->prompt);
  self->fleet = fleet >= 0 ? MIN ((guint) fleet, view->fleets->len - 1) : 0;
  look = g_ptr_array_index (view->fleets, self->fleet);
  holder = shown >= 0 ? g_ptr_array_index (view->fleets, (guint) shown) : look;
  g_object_set (self->fan, "count", (guint) MAX (holder->hand_size, 0), NULL);
  /* Translators: %s is a fleet, whose player looks at the cards of hers */
  covered = g_strdup_printf (_ ("Show %s’s cards"), look->name);
  open = g_strdup_printf (_ ("Cover the cards of %s"), holder->name);
  bones_cover_set_words (BONES_COVER (self->cover), covered, open);
  show_main (self, view);
}

static gboolean
bones_card_pane_letter (BonesPane *pane, gunichar letter)
{
  BonesCardPane *self = BONES_CARD_PANE (pane);
  GtkWidget *cards = adw_bin_get_child (ADW_BIN (self->slot));
  GtkWidget *card = cards != NULL ? gtk_widget_get_first_child (cards) : NULL;

  if (letter == 0)
    return FALSE;

  while (card != NULL && GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (card), "letter")) != letter)
    card = gtk_widget_get_next_sibling (card);

  if (card != NULL)
    clicked (GTK_BUTTON (card), self);
  else if (letter == self->letter)
    none_clicked (self);
  return card != NULL || letter == self->letter;
}

static void
bones_card_pane_finalize (GObject *object)
{
  g_string_free (BONES_CARD_PANE (object)->taken, TRUE);
  G_OBJECT_CLASS (bones_card_pane_parent_class)->finalize (object);
}

static GtkWidget *
bones_card_pane_primary (BonesPane *pane)
{
  BonesCardPane *self = BONES_CARD_PANE (pane);
  const BonesView *view = bones_helm_get_view (bones_pane_get_helm (pane));

  return view->prompt != NULL && is_none_usual (self, view)
             ? self->none_button
             : bones_cover_get_button (BONES_COVER (self->cover));
}

static void
bones_card_pane_class_init (BonesCardPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BonesPaneClass *pane_class = BONES_PANE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_card_pane_finalize;
  pane_class->apply = bones_card_pane_apply;
  pane_class->letter = bones_card_pane_letter;
  pane_class->primary = bones_card_pane_primary;

  g_type_ensure (BONES_TYPE_CARD_FAN);
  g_type_ensure (BONES_TYPE_COVER);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/card-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesCardPane, slot);
  gtk_widget_class_bind_template_child (widget_class, BonesCardPane, fan);
  gtk_widget_class_bind_template_child (widget_class, BonesCardPane, cover);
  gtk_widget_class_bind_template_child (widget_class, BonesCardPane, none_button);
  gtk_widget_class_bind_template_callback (widget_class, none_clicked);
}

static void
bones_card_pane_init (BonesCardPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->taken = g_string_new (NULL);
  bones_cover_set_slot (BONES_COVER (self->cover), ADW_BIN (self->slot));
  bones_cover_set_make (BONES_COVER (self->cover), look_at_cards, self);
}
