/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* Cards of a kind lie together, those of kind 0 first. */
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
shuffle_cards (BonesPlay *play, const BsContent *content)
{
  for (guint card = 0; card < first_card (content, BS_WIND_KINDS); card++)
    play->game.cards[BS_DECK_OF_WINDS][card] = BONES_IN_PILE;
}

/* drawn without replacement; shuffled again when the pile is empty, or every round. */
static void
shuffle_where_due (BonesPlay *play, const BsContent *content)
{
  guint left = 0;

  for (guint kind = 0; kind < BS_WIND_KINDS; kind++)
    left += count_in_pile (&play->game, content, kind);

  if (left == 0)
    bones_tell_fleet (play, "reshuffled", "BS-WIND-1", BONES_NOBODY, 0, 0);

  if (left == 0 || play->game.options[BS_WIND_REDRAW] == BS_REDRAW_EVERY_ROUND)
    shuffle_cards (play, content);
}

static void
discard_card (BonesGame *game, const BsContent *content, guint kind)
{
  const guint first = first_card (content, kind);

  for (guint i = 0; i < content->wind_deck[kind]; i++)
    if (game->cards[BS_DECK_OF_WINDS][first + i] == BONES_IN_PILE)
      {
        game->cards[BS_DECK_OF_WINDS][first + i] = BONES_DISCARDED;
        return;
      }
}

/* BS-WIND-1: a card drawn by the players is accepted, whatever is left in this pile. */
static BONES_ASKS gboolean
draw_card (BonesPlay *play, guint *kind)
{
  const BsContent *content = play->setup->content;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CARD, "wind", "BS-WIND-1", play->game.round, 0);
  gboolean physical;

  shuffle_where_due (play, content);
  if (!bones_catch_up (play, NULL))
    return FALSE;

  physical = play->game.options[BS_WIND_SOURCE] == BS_SOURCE_PHYSICAL;
  bones_ask_offer (&ask, bs_wind_ids, 0);
  for (guint i = 0; i < BS_WIND_KINDS; i++)
    ask.weights[i] = MAX (count_in_pile (&play->game, content, i), physical ? 1 : 0);

  if (!bones_draw (play, &ask, physical, kind))
    return FALSE;

  discard_card (&play->game, content, *kind);
  return TRUE;
}

static BONES_ASKS gboolean
ask_wind (BonesPlay *play, guint *kind)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "wind", "BS-WIND-1", play->game.round, 0);

  ask.blank = TRUE;
  bones_ask_offer (&ask, bs_wind_ids, (1 << BS_WIND_KINDS) - 1);
  return bones_ask_choice (play, &ask, kind);
}

/* BS-COMP-1: the first card comes from a full deck without calm; BS-COMP-2: a spinner stops at any
 * point with the same chance. */
static BONES_ASKS gboolean
draw_first_point (BonesPlay *play, const char *rule, guint *point)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const BsContent *content = play->setup->content;
  const gboolean spun = play->game.options[BS_WIND_METHOD] == BS_METHOD_SPINNER;
  const gboolean physical = play->game.options[BS_WIND_SOURCE] == BS_SOURCE_PHYSICAL;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CARD, "wind", rule, play->game.round, 0);
  guint n = 0;

  bones_ask_offer (&ask, bs_wind_ids, 0);
  for (guint i = 0; i < BONES_POINTS; i++)
    n += content->wind_deck[i];

  for (guint i = 0; i < BONES_POINTS; i++)
    ask.weights[i] = spun || n == 0 ? 1 : MAX (content->wind_deck[i], physical ? 1 : 0);

  return bones_draw (play, &ask, physical, point);
}

/* BS-COMP-1: a neutral die turns it. */
static BONES_ASKS gboolean
turn_compass (BonesPlay *play, guint *point)
{
  static const gint clockwise[7] = { [3] = 1, [4] = -1, [5] = 2, [6] = -2 };
  const BonesRoll roll = { .key = { "BS-COMP-1", play->game.round, 0 },
                           .what = "wind",
                           .question = "compass",
                           .owner = BONES_NOBODY,
                           .dice = 1,
                           .ship = BONES_NO_SHIP,
                           .other = BONES_NO_SHIP };
  gint die;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  if (play->game.wind >= BONES_POINTS) /* changed by hand */
    return draw_first_point (play, "BS-COMP-1", point);

  if (!bones_roll_sum (play, &roll, &die))
    return FALSE;

  *point = (play->game.wind + BONES_POINTS + clockwise[die]) % BONES_POINTS;
  return TRUE;
}

static BONES_ASKS gboolean
turn_spinner (BonesPlay *play, guint *point)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  if (play->game.wind >= BONES_POINTS) /* changed by hand */
    return draw_first_point (play, "BS-COMP-2", point);

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "spinner", "BS-COMP-2", play->game.round, 0);

  ask.blank = TRUE;
  bones_ask_offer (&ask, bs_wind_ids, (1 << BONES_POINTS) - 1);
  return bones_ask_choice (play, &ask, point);
}

/* BS-COMP-1, R-13: round 1 keeps the first direction; it changes from round 2 on and is never
 * calm. */
static BONES_ASKS gboolean
find_wind (BonesPlay *play, guint *wind)
{
  const gboolean first = play->game.round <= 1 || play->game.wind >= BONES_POINTS;

  switch (play->game.options[BS_WIND_METHOD])
    {
    case BS_METHOD_CARDS:
      return draw_card (play, wind);
    case BS_METHOD_COMPASS:
      return first ? draw_first_point (play, "BS-COMP-1", wind) : turn_compass (play, wind);
    case BS_METHOD_SPINNER:
      return first ? draw_first_point (play, "BS-COMP-2", wind) : turn_spinner (play, wind);
    default:
      return ask_wind (play, wind);
    }
}

/* BS-WIND-2: the point that the wind, which is known, blows toward. */
void
bs_tell_wind (BonesPlay *play, const char *rule)
{
  static const char *const blows[BS_WIND_KINDS] = { "wind-N",  "wind-NE", "wind-E",
                                                    "wind-SE", "wind-S",  "wind-SW",
                                                    "wind-W",  "wind-NW", "wind-calm" };

  bones_tell_fleet (play, blows[play->game.wind], rule, BONES_NOBODY, 0, 0);
}

/* BS-WIND-1: draws or finds the wind of the round. */
gboolean
bs_draw_wind (BonesPlay *play, const BonesAction *action)
{
  guint wind;

  if (!find_wind (play, &wind))
    return FALSE;

  play->game.wind = wind;
  play->game.step = BS_STEP_INITIATIVE;
  bs_tell_wind (play, "BS-WIND-1");
  return TRUE;
}

void
bs_wind_rose (const BonesSetup *setup, const BonesGame *game, BonesRose *rose)
{
  const guint method = game->options[BS_WIND_METHOD];
  const guint old = game->tracks[BS_OLD_WIND]; /* while a spell turns the wind, the token stays */

  rose->shifts = method == BS_METHOD_COMPASS;
  if (method == BS_METHOD_COMPASS || method == BS_METHOD_SPINNER)
    rose->token = MIN (old > 0 ? old - 1 : game->wind, BONES_WIND_UNKNOWN);
}
