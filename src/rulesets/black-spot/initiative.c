/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#include <string.h>

/* Sets @fleets from @place on to the fleets in play that are not among those before. Returns how
 * many there are in all. */
static guint
list_rest (const BonesGame *game, guint8 *fleets, guint place)
{
  guint n = place;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (bones_game_count_ships (game, fleet) > 0 && memchr (fleets, (int) fleet, place) == NULL)
      fleets[n++] = fleet;

  return n;
}

/* BS-INIT-1: one token for each fleet in play; the last one is not drawn. With init.method=manual
 * the players name the order. Sets @n to the number of fleets. */
static BONES_ASKS gboolean
draw_tokens (BonesPlay *play, guint8 *fleets, gboolean by_hand, guint *n)
{
  guint place = 0;

  for (*n = list_rest (&play->game, fleets, 0); place + 1 < *n;
       *n = list_rest (&play->game, fleets, place))
    {
      const gboolean physical = play->game.options[BS_INIT_SOURCE] == BS_SOURCE_PHYSICAL;
      BonesAsk token = BONES_ASK_INIT (BONES_ASK_CARD, "token", "BS-INIT-1", place, 0);
      BonesAsk order = BONES_ASK_INIT (BONES_ASK_FLEET, "order", "BS-INIT-2", place, 0);
      guint fleet;

      if (bones_ask_anew (play, NULL))
        continue;

      token.values[0] = order.values[0] = place + 1;
      token.n_ids = play->game.n_fleets;
      for (guint i = place; i < *n; i++)
        {
          token.weights[fleets[i]] = 1;
          bones_ask_open (&order, fleets[i]);
        }

      if (!(by_hand ? bones_ask_fleet (play, &order, &fleet)
                    : bones_draw (play, &token, physical, &fleet)))
        return FALSE;

      fleets[place++] = fleet;
    }

  return TRUE;
}

/* The fleets that roll, and how often they have rolled already. */
typedef struct {
  const guint8 *fleets;
  guint n;
  guint attempt;
} Contest;

static void
make_roll (const BonesPlay *play, gconstpointer data, guint place, BonesRoll *roll)
{
  const Contest *contest = data;
  const guint fleet = contest->fleets[place];

  *roll = (BonesRoll){ .key = { "BS-INIT-3", fleet, contest->attempt },
                       .what = "initiative",
                       .owner = fleet,
                       .dice = 1,
                       .ship = BONES_NO_SHIP,
                       .other = BONES_NO_SHIP,
                       .run = BONES_IN_RUN };
}

/* BS-INIT-3, BS-INIT-5: every captain sees all dice before anybody decides on booty; with
 * init.booty=after_each, each decides before the next fleet rolls. */
static BONES_ASKS gboolean
roll_all (BonesPlay *play, const Contest *contest, gint *scores)
{
  if (play->game.options[BS_INIT_BOOTY] == BS_BOOTY_AFTER_ALL)
    return bones_roll_together (play, make_roll, contest, contest->n, "rolls-for-order", scores);

  for (guint i = 0; i < contest->n; i++)
    {
      BonesRoll roll;

      if (!bones_catch_up (play, NULL))
        return FALSE;

      make_roll (play, contest, i, &roll);
      if (!bones_roll_highest (play, &roll, &scores[i]))
        return FALSE;
    }

  return TRUE;
}

/* Highest first; equal scores keep their order. */
static void
sort_by_score (guint8 *fleets, gint *scores, guint n)
{
  for (guint i = 1; i < n; i++)
    for (guint j = i; j > 0 && scores[j] > scores[j - 1]; j--)
      {
        const guint8 fleet = fleets[j];
        const gint score = scores[j];

        fleets[j] = fleets[j - 1];
        scores[j] = scores[j - 1];
        fleets[j - 1] = fleet;
        scores[j - 1] = score;
      }
}

/* Of all that was rolled, only the order and who is tied can still make a difference. */
static void
settle_order (BonesPlay *play, guint mark, const guint8 *fleets, const gint *scores, guint n)
{
  bones_settle (play, mark, n);
  for (guint i = 0; i < n; i++)
    bones_settle (play, mark + 1 + i,
                  fleets[i] * 2u + (i > 0 && scores[i] == scores[i - 1] ? 1 : 0));
}

/* BS-INIT-3: one die each, highest first. BS-DICE-4, BS-INIT-5, R-45: tied fleets reroll among
 * themselves. */
static BONES_ASKS gboolean
roll_off (BonesPlay *play, guint8 *fleets, guint n, guint attempt)
{
  const Contest contest = { fleets, n, attempt };
  const guint mark = bones_mark (play);
  gint scores[BONES_MAX_FLEETS] = { 0 };
  guint level;

  if (!roll_all (play, &contest, scores))
    return FALSE;

  sort_by_score (fleets, scores, n);
  settle_order (play, mark, fleets, scores, n);
  for (guint i = 0; i < n; i += level)
    {
      for (level = 1; i + level < n && scores[i + level] == scores[i];)
        level++;

      if (level == 1)
        continue;

      bones_tell_fleet (play, "tied", "BS-INIT-5", BONES_NOBODY, level, scores[i]);
      if (!roll_off (play, &fleets[i], level, attempt + 1))
        return FALSE;

      settle_order (play, mark, fleets, scores, n);
    }

  return TRUE;
}

gboolean
bs_initiative (BonesPlay *play, const BonesAction *action)
{
  guint8 fleets[BONES_MAX_FLEETS] = { 0 };
  guint method, n;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  method = play->game.options[BS_INIT_METHOD];
  n = list_rest (&play->game, fleets, 0);
  if (method == BS_INIT_ROLLOFF && n > 1 && !roll_off (play, fleets, n, 0))
    return FALSE;

  if (method != BS_INIT_ROLLOFF && !draw_tokens (play, fleets, method == BS_INIT_MANUAL, &n))
    return FALSE;

  play->game.n_order = n;
  for (guint place = 0; place < n; place++)
    {
      play->game.order[place] = fleets[place];
      bones_tell_fleet (play, place == 0 ? "orders-first" : "orders-next", "BS-INIT-2",
                        fleets[place], place + 1, 0);
    }

  play->game.step = play->game.options[BS_FS_MAGIC] ? BS_STEP_MAGIC : BS_STEP_TURNS;
  return TRUE;
}
