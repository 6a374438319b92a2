/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* Locations as bits. */
typedef guint16 Areas;

static const MwTemplate *
template_of (const BonesPlay *play, guint ship)
{
  return mw_template (play->setup, &play->game, ship);
}

static gboolean
overlap (guint from, guint to, guint other_from, guint other_to)
{
  return from <= other_to && other_from <= to;
}

/* MW-TPL-05: TRUE if the grid places @other next to @area in that direction. */
static gboolean
is_next (const MwLocation *area, const MwLocation *other, MwSpread spread)
{
  if (spread == MW_UPWARD)
    return other->row_from <= area->row_to + 1 && area->row_to + 1 <= other->row_to
           && overlap (area->col_from, area->col_to, other->col_from, other->col_to);

  if (!overlap (area->row_from, area->row_to, other->row_from, other->row_to))
    return FALSE;

  return spread == MW_PROWWARD
             ? other->col_from <= area->col_from - 1 && area->col_from - 1 <= other->col_to
             : other->col_from <= area->col_to + 1 && area->col_to + 1 <= other->col_to;
}

/* MW-FIR-03, MW-TPL-05: the areas that a fire can spread to: the links of the template, or else
 * the neighbours on the grid. */
static Areas
neighbours (const MwTemplate *template, guint area, MwSpread spread)
{
  const MwLocation *self = &template->locations[area];
  Areas areas = 0;

  for (guint i = 0; i < template->n_locations; i++)
    {
      const gboolean linked = self->links[spread] >> i & 1;
      const gboolean next = i != area && is_next (self, &template->locations[i], spread);

      if ((self->links[spread] != 0 ? linked : next) && !template->locations[i].fireproof)
        areas |= (Areas) (1u << i);
    }

  return areas;
}

/* MW-FIR-01: prow first, then low first. */
static gboolean
is_before (const MwTemplate *template, guint area, guint other)
{
  const MwLocation *a = &template->locations[area], *b = &template->locations[other];

  if (a->col_from != b->col_from)
    return a->col_from < b->col_from;

  return a->row_from != b->row_from ? a->row_from < b->row_from : area < other;
}

static guint
sort_areas (const MwTemplate *template, Areas areas, guint *order)
{
  guint n = 0;

  for (guint i = 0; i < template->n_locations; i++)
    if (areas >> i & 1)
      {
        guint at = n++;

        for (; at > 0 && is_before (template, i, order[at - 1]); at--)
          order[at] = order[at - 1];

        order[at] = i;
      }

  return n;
}

/* MW-FIR-03, MW-AMB-55: a die chooses evenly between the areas. With more than three, each face
 * is one area, and a higher face is rolled again. */
static BONES_ASKS gboolean
choose_area (BonesPlay *play, guint ship, Areas areas, guint ordinal, guint *area)
{
  guint order[MW_MAX_LOCATIONS] = { 0 };
  const guint n = sort_areas (template_of (play, ship), areas, order);
  const guint share = n > 3 ? 1 : 6 / MAX (n, 1);
  BonesRoll die = mw_die (&play->game, "blaze-choice", "MW-FIR-03", ship, ordinal);
  gint score = 0;

  *area = order[0];
  die.sides = n > 6 ? (guint8) n : 6;
  die.values[0] = (gint32) n;
  if (n < 2)
    return TRUE;

  do
    if (!bones_catch_up (play, NULL) || !bones_roll_sum (play, &die, &score))
      return FALSE;
  while ((guint) (score - 1) / share >= n);

  *area = order[(guint) (score - 1) / share];
  return TRUE;
}

/* MW-FIR-02: every Blaze marker of the area goes out; with mw.fire_roll_per=counter only one. */
static void
put_out (BonesPlay *play, guint ship, guint area)
{
  guint16 *ablaze = &play->game.ships[ship].tracks[MW_ABLAZE + area];

  *ablaze = play->game.options[MW_FIRE_ROLL_PER] == MW_PER_COUNTER && *ablaze > 0
                ? (guint16) (*ablaze - 1)
                : 0;
  bones_tell_ship (play, "blaze-out", "MW-FIR-02", ship,
                   MW_PLACE (play->game.ships[ship].kind, area));
}

/* MW-FIR-06: the fire takes the next box of its area. MW-FIR-03, MW-FIR-04: if all of them burn,
 * it spreads, unless the next area burns in every box, too. */
static BONES_ASKS gboolean
spread_fire (BonesPlay *play, guint ship, guint area, MwSpread spread, guint ordinal)
{
  static const char *const told[MW_SPREADS] = { "blaze-prowward", "blaze-upward",
                                                "blaze-sternward" };
  const MwTemplate *template = template_of (play, ship);
  const Areas areas = neighbours (template, area, spread);
  guint next = area;

  if (play->game.ships[ship].tracks[MW_ABLAZE + area] < template->locations[area].boxes)
    {
      bones_tell_ship (play, "blaze-grows", "MW-FIR-06", ship,
                       MW_PLACE (play->game.ships[ship].kind, area));
      return mw_set_ablaze (play, "MW-FIR-06", ship, area, ordinal);
    }

  if (areas != 0 && !choose_area (play, ship, areas, ordinal, &next))
    return FALSE;

  if (areas == 0
      || play->game.ships[ship].tracks[MW_ABLAZE + next] >= template->locations[next].boxes)
    {
      bones_tell_ship (play, "blaze-nowhere", "MW-FIR-03", ship,
                       MW_PLACE (play->game.ships[ship].kind, area));
      return TRUE;
    }

  bones_tell_ship (play, told[spread], "MW-FIR-03", ship,
                   MW_PLACE (play->game.ships[ship].kind, next));
  return mw_set_ablaze (play, "MW-FIR-03", ship, next, ordinal);
}

/* MW-FIR-01: one roll, number @nth of @of. */
static BONES_ASKS gboolean
roll_fire (BonesPlay *play, guint ship, guint area, guint ordinal, guint nth, guint of)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesRoll die = mw_die (&play->game, "blaze", "MW-FIR-01", ship, ordinal);
  gint score;

  die.run = BONES_IN_RUN;
  die.nth = (guint16) nth;
  die.of = (guint16) of;
  die.values[0] = MW_PLACE (play->game.ships[ship].kind, area);
  if (!bones_roll_sum (play, &die, &score))
    return FALSE;

  if (score == 1)
    {
      put_out (play, ship, area);
      return TRUE;
    }

  if (score >= 4)
    return spread_fire (play, ship, area, score - 4, ordinal);

  bones_tell_ship (play, "blaze-stays", "MW-FIR-01", ship,
                   MW_PLACE (play->game.ships[ship].kind, area));
  return TRUE;
}

/* The rolls of a ship's areas in this step. */
typedef struct {
  guint8 made[MW_MAX_LOCATIONS];
  guint8 burns_on[MW_MAX_LOCATIONS]; /* markers that a roll has left burning */
} Rolls;

/* One roll per area; with mw.fire_roll_per=counter one for each marker without a roll. */
static guint
rolls_due (const BonesPlay *play, guint ship, guint area, const Rolls *rolls)
{
  const guint ablaze = play->game.ships[ship].tracks[MW_ABLAZE + area];

  if (play->game.options[MW_FIRE_ROLL_PER] != MW_PER_COUNTER)
    return ablaze > 0 && rolls->made[area] == 0;

  return ablaze > rolls->burns_on[area] ? ablaze - rolls->burns_on[area] : 0;
}

/* How many of @due, the rolls for each of @n areas, are still to be made. */
static guint
rolls_left (const BonesPlay *play, guint ship, const guint *due, const guint *areas, guint n)
{
  guint left = 0;

  for (guint i = 0; i < n; i++)
    left += MIN (due[areas[i]], play->game.ships[ship].tracks[MW_ABLAZE + areas[i]]);

  return left;
}

/* The rolls for the first of @n areas; @nth counts those that were made for all. */
static BONES_ASKS gboolean
burn_area (BonesPlay *play, guint ship, const guint *areas, guint n, guint *due, Rolls *rolls,
           guint *nth)
{
  const guint area = areas[0];
  const guint16 *ablaze = &play->game.ships[ship].tracks[MW_ABLAZE + area];

  for (; due[area] > 0 && *ablaze > 0; due[area]--)
    {
      const guint before = *ablaze;

      if (!bones_catch_up (play, NULL))
        return FALSE;

      ++*nth;
      if (!roll_fire (play, ship, area, area << 3 | MIN (rolls->made[area], 7u), *nth,
                      *nth + MAX (rolls_left (play, ship, due, areas, n), 1) - 1))
        return FALSE;

      rolls->made[area]++;
      rolls->burns_on[area] += *ablaze >= before;
    }

  return TRUE;
}

/* Rolls for every area that is due, prow first. */
static BONES_ASKS gboolean
burn_once (BonesPlay *play, guint ship, Rolls *rolls, gboolean *burnt)
{
  guint due[MW_MAX_LOCATIONS] = { 0 }, order[MW_MAX_LOCATIONS], n, nth = 0;
  Areas areas = 0;

  for (guint i = 0; i < template_of (play, ship)->n_locations; i++)
    {
      due[i] = rolls_due (play, ship, i, rolls);
      areas |= due[i] > 0 ? (Areas) (1u << i) : 0;
    }

  *burnt = areas != 0;
  n = sort_areas (template_of (play, ship), areas, order);
  for (guint i = 0; i < n && bones_game_in_play (&play->game, ship); i++)
    if (!burn_area (play, ship, order + i, n - i, due, rolls, &nth))
      return FALSE;

  return TRUE;
}

/* MW-FIR-01: rolls for what burns when the step begins; with mw.fire_newly_lit_roll also for
 * what catches fire during the step. */
static BONES_ASKS gboolean
burn_ship (BonesPlay *play, guint ship)
{
  Rolls rolls = { 0 };
  gboolean burnt;

  do
    if (!burn_once (play, ship, &rolls, &burnt))
      return FALSE;
  while (burnt && play->game.options[MW_FIRE_NEWLY_LIT_ROLL]
         && bones_game_in_play (&play->game, ship));

  return TRUE;
}

/* MW-END-03: abandoned ships and prizes burn, too. */
gboolean
mw_burn (BonesPlay *play)
{
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (bones_game_in_play (&play->game, ship) && !burn_ship (play, ship))
      return FALSE;

  return TRUE;
}
