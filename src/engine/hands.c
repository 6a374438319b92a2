/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hands.h"

#include "game.h"

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
    n += game->cards[hands->deck][card] == place;

  return n;
}

guint
bones_hands_count_all (const BonesSetup *setup, const BonesGame *game, guint place)
{
  const guint all = bones_hands_n_cards (setup);
  guint n = 0;

  for (guint card = 0; card < all; card++)
    n += game->cards[setup->ruleset->hands->deck][card] == place;

  return n;
}

guint64
bones_hands_kinds (const BonesSetup *setup, const BonesGame *game, guint place)
{
  const guint n_kinds = bones_hands_n_kinds (setup);
  guint64 kinds = 0;

  for (guint kind = 0; kind < n_kinds; kind++)
    if (bones_hands_count (setup, game, kind, place) > 0)
      kinds |= G_GUINT64_CONSTANT (1) << kind;

  return kinds;
}

guint
bones_hands_take (const BonesSetup *setup, BonesGame *game, guint kind, guint from, guint to)
{
  const BonesHands *hands = setup->ruleset->hands;
  const guint first = bones_hands_first (setup, kind), end = first + hands->copies (setup, kind);

  for (guint card = first; card < end; card++)
    if (game->cards[hands->deck][card] == from)
      {
        game->cards[hands->deck][card] = to;
        return card + 1;
      }

  return 0;
}
