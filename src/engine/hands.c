/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hands.h"

#include "game.h"

#include <string.h>

const char *const *
bones_hands_ids (const BonesSetup *setup)
{
  const BonesHands *hands = setup->ruleset->hands;
  guint n_kinds;

  return hands->content_ids != NULL ? hands->content_ids (setup->content, &n_kinds) : hands->ids;
}

guint
bones_hands_n_kinds (const BonesSetup *setup)
{
  const BonesHands *hands = setup->ruleset->hands;
  guint n_kinds = hands->n_kinds;

  if (hands->content_ids != NULL)
    hands->content_ids (setup->content, &n_kinds);

  return n_kinds;
}

guint
bones_hands_first (const BonesSetup *setup, guint kind)
{
  guint card = 0;

  for (guint before = 0; before < kind; before++)
    card += setup->ruleset->hands->copies (setup, before);

  return card;
}

guint
bones_hands_n_cards (const BonesSetup *setup)
{
  return bones_hands_first (setup, bones_hands_n_kinds (setup));
}

guint
bones_hands_kind (const BonesSetup *setup, guint card)
{
  const BonesHands *hands = setup->ruleset->hands;
  const guint n_kinds = bones_hands_n_kinds (setup);
  guint kind = 0, end = n_kinds > 0 ? hands->copies (setup, 0) : 0;

  while (kind + 1 < n_kinds && card >= end)
    end += hands->copies (setup, ++kind);

  return kind;
}

guint
bones_hands_count (const BonesSetup *setup, const BonesGame *game, guint kind, guint place)
{
  const BonesHands *hands = setup->ruleset->hands;
  const guint first = bones_hands_first (setup, kind), end = first + hands->copies (setup, kind);
  guint n = 0;

  for (guint card = first; card < end; card++)
    n += bones_game_place (game, hands->deck, card) == place;

  return n;
}

guint
bones_hands_count_all (const BonesSetup *setup, const BonesGame *game, guint place)
{
  const guint all = bones_hands_n_cards (setup);
  guint n = 0;

  for (guint card = 0; card < all; card++)
    n += bones_game_place (game, setup->ruleset->hands->deck, card) == place;

  return n;
}

/* Sets @counts to the number of cards of each kind at @place, in one walk over the deck. */
static void
count_each (const BonesSetup *setup, const BonesGame *game, guint place,
            guint8 counts[BONES_MAX_CARD_KINDS])
{
  const BonesHands *hands = setup->ruleset->hands;
  const guint n_kinds = bones_hands_n_kinds (setup);

  memset (counts, 0, BONES_MAX_CARD_KINDS);
  for (guint kind = 0, card = 0; kind < n_kinds; kind++)
    for (const guint end = card + hands->copies (setup, kind); card < end; card++)
      counts[kind] += bones_game_place (game, hands->deck, card) == place;
}

BonesCardSet
bones_hands_kinds (const BonesSetup *setup, const BonesGame *game, guint place)
{
  guint8 counts[BONES_MAX_CARD_KINDS];
  BonesCardSet kinds = { 0 };

  count_each (setup, game, place, counts);
  for (guint kind = 0; kind < BONES_MAX_CARD_KINDS; kind++)
    if (counts[kind] > 0)
      bones_card_set_add (&kinds, kind);

  return kinds;
}

guint
bones_hands_weigh (const BonesSetup *setup, const BonesGame *game, guint place,
                   const BonesCardSet *kinds, BonesAsk *ask)
{
  guint n = 0;

  count_each (setup, game, place, ask->weights);
  for (guint kind = 0; kind < BONES_MAX_CARD_KINDS; kind++)
    {
      if (kinds != NULL && !bones_card_set_has (kinds, kind))
        ask->weights[kind] = 0;

      n += ask->weights[kind];
    }

  return n;
}

guint
bones_hands_take (const BonesSetup *setup, BonesGame *game, guint kind, guint from, guint to)
{
  const BonesHands *hands = setup->ruleset->hands;
  const guint first = bones_hands_first (setup, kind), end = first + hands->copies (setup, kind);

  for (guint card = first; card < end; card++)
    if (bones_game_place (game, hands->deck, card) == from)
      {
        *bones_game_card (game, hands->deck, card) = (guint8) to;
        return card + 1;
      }

  return 0;
}
