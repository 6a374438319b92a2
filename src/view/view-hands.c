/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-hands.h"

#include "hands.h"

void
bones_card_view_free (BonesCardView *card)
{
  g_free (card->name);
  g_free (card->text);
  g_free (card->faction_name);
  g_ptr_array_unref (card->marks);
  g_free (card);
}

static void
free_card (gpointer data)
{
  bones_card_view_free (data);
}

static void
free_mark (gpointer data)
{
  BonesMarkView *mark = data;

  g_free (mark->text);
  g_free (mark);
}

static GPtrArray *
list_marks (const BonesWordsContext *context, const gint32 *values)
{
  const char *const *ids = context->setup->ruleset->hands->marks;
  GPtrArray *marks = g_ptr_array_new_with_free_func (free_mark);

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      BonesWordsArgs args = BONES_WORDS_NONE;
      BonesMarkView *mark;

      if (values[i] == 0)
        continue;

      args.values = &values[i];
      args.n_values = 1;
      mark = g_new0 (BonesMarkView, 1);
      mark->id = ids[i];
      mark->value = values[i];
      mark->icon = bones_words_icon (context->setup, "mark", ids[i]);
      mark->text = bones_words_for (context, "mark", ids[i], &args);
      g_ptr_array_add (marks, mark);
    }

  return marks;
}

BonesCardView *
bones_card_view_of_kind (const BonesWordsContext *context, guint kind)
{
  const BonesHands *hands = context->setup->ruleset->hands;
  BonesWordsArgs args = BONES_WORDS_NONE;
  gint32 values[4] = { 0 };
  BonesCardView *view = g_new0 (BonesCardView, 1);

  if (hands->numbers != NULL)
    hands->numbers (context->setup, kind, values);

  args.values = values;
  args.n_values = G_N_ELEMENTS (values);
  view->id = g_intern_string (
      bones_hands_ids (context->setup)[kind]); /* the view may outlive the content */
  view->name = bones_words_name (context, "choice", view->id);
  view->text = bones_words_for (context, "about", view->id, &args);
  view->icon = bones_words_icon (context->setup, "choice", view->id);
  view->kind = kind;
  view->marks = list_marks (context, values);
  view->faction = hands->faction != NULL ? hands->faction (context->setup, kind) : NULL;
  if (view->faction != NULL)
    {
      view->faction_name = bones_words_name (context, "faction", view->faction);
      view->faction_icon = bones_words_icon (context->setup, "faction", view->faction);
    }
  return view;
}

static BonesCardView *
view_card (const BonesWordsContext *context, guint card)
{
  BonesCardView *view = bones_card_view_of_kind (context, bones_hands_kind (context->setup, card));

  view->deck = context->setup->ruleset->hands->deck;
  view->number = card;
  return view;
}

/* The cards that the fleet holds, if the app knows them. */
static GPtrArray *
list_cards (const BonesWordsContext *context, guint fleet)
{
  const BonesHands *hands = context->setup->ruleset->hands;
  const guint total = bones_hands_n_cards (context->setup);
  GPtrArray *cards = g_ptr_array_new_with_free_func (free_card);

  for (guint card = 0; card < total; card++)
    if (bones_game_place (context->game, hands->deck, card) == BONES_IN_HAND + fleet)
      g_ptr_array_add (cards, view_card (context, card));

  return cards;
}

void
bones_fleet_view_add_hand (BonesFleetView *view, const BonesViewContext *view_context)
{
  const BonesWordsContext *context = &view_context->words;
  const BonesRuleset *ruleset = context->setup->ruleset;

  view->hand_size = -1;
  if (!bones_hands_are_held (context->setup, context->game))
    return;

  view->hand_size = (gint) ruleset->hand_size (context->setup, context->game, view->fleet);
  if (bones_sees_hand (context->setup, context->game, view_context->viewer, view->fleet))
    view->hand = list_cards (context, view->fleet);
}
