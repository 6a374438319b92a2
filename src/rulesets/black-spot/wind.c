/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* The cards of a kind lie together: those of kind 0 first. */
static guint
first_card (const BsContent *content, guint kind)
{
  guint card = 0;

  for (guint before = 0; before < kind; before++)
    card += content->wind_deck[before];

  return card;
}

static guint
count_in_pile (const BonesGame *game, const BsContent *content, guint kind)
{
  const guint first = first_card (content, kind);
  guint n = 0;

  for (guint i = 0; i < content->wind_deck[kind]; i++)
    n += game->cards[BS_DECK_OF_WINDS][first + i] == BONES_IN_PILE;

  return n;
}

static void
shuffle (BonesPlay *play, const BsContent *content)
{
  for (guint card = 0; card < first_card (content, BS_WIND_KINDS); card++)
    play->game.cards[BS_DECK_OF_WINDS][card] = BONES_IN_PILE;
}

/* without replacement; shuffled again when the pile is empty, or every round. */
static void
shuffle_where_due (BonesPlay *play, const BsContent *content)
{
  guint left = 0;

  for (guint kind = 0; kind < BS_WIND_KINDS; kind++)
    left += count_in_pile (&play->game, content, kind);

  if (left == 0)
    bs_tell_fleet (play, "reshuffled", "BS-WIND-1", BONES_NOBODY, 0, 0);

  if (left == 0 || play->game.options[BS_WIND_REDRAW] == BS_REDRAW_EVERY_ROUND)
    shuffle (play, content);
}

static void
discard (BonesGame *game, const BsContent *content, guint kind)
{
  const guint first = first_card (content, kind);

  for (guint i = 0; i < content->wind_deck[kind]; i++)
    if (game->cards[BS_DECK_OF_WINDS][first + i] == BONES_IN_PILE)
      {
        game->cards[BS_DECK_OF_WINDS][first + i] = BONES_DISCARDED;
        return;
      }
}

/* BS-WIND-1. A card that people drew is taken as it is, whatever this pile should hold. */
static BONES_ASKS gboolean
draw_card (BonesPlay *play, guint *kind)
{
  const BsContent *content = play->setup->content;
  const gboolean physical = play->game.options[BS_WIND_SOURCE] == BS_SOURCE_PHYSICAL;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CARD, "wind", "BS-WIND-1", play->game.round, 0);

  shuffle_where_due (play, content);
  bs_offer (&ask, bs_wind_ids, 0);
  for (guint i = 0; i < BS_WIND_KINDS; i++)
    ask.weights[i] = MAX (count_in_pile (&play->game, content, i), physical ? 1 : 0);

  if (!bones_draw (play, &ask, physical, kind))
    return FALSE;

  discard (&play->game, content, *kind);
  return TRUE;
}

static BONES_ASKS gboolean
ask_wind (BonesPlay *play, guint *kind)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "wind", "BS-WIND-1", play->game.round, 0);

  bs_offer (&ask, bs_wind_ids, (1 << BS_WIND_KINDS) - 1);
  return bones_ask_choice (play, &ask, kind);
}

/* BS-WIND-1, BS-WIND-2: the point that it blows toward. */
gboolean
bs_draw_wind (BonesPlay *play, const BonesAction *action)
{
  static const char *const blows[BS_WIND_KINDS] = { "wind-N",  "wind-NE", "wind-E",
                                                    "wind-SE", "wind-S",  "wind-SW",
                                                    "wind-W",  "wind-NW", "wind-calm" };
  const gboolean cards = play->game.options[BS_WIND_METHOD] == BS_METHOD_CARDS;
  guint wind;

  if (!(cards ? draw_card (play, &wind) : ask_wind (play, &wind)))
    return FALSE;

  play->game.wind = wind;
  play->game.step = BS_STEP_INITIATIVE;
  bs_tell_fleet (play, blows[wind], "BS-WIND-1", BONES_NOBODY, 0, 0);
  return TRUE;
}
