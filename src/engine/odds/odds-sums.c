/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-private.h"

GArray *
odds_none (void)
{
  return g_array_new (FALSE, FALSE, sizeof (BonesOutcome));
}

/* Returns room for @n outcomes, which are not set. */
static GArray *
odds_room (guint n)
{
  return g_array_set_size (g_array_sized_new (FALSE, FALSE, sizeof (BonesOutcome), n), n);
}

void
odds_add (GArray *odds, guint64 number, BonesChance chance)
{
  const BonesOutcome one = { number, chance, 0 };

  g_array_append_val (odds, one);
}

GArray *
odds_unknown (void)
{
  GArray *odds = odds_none ();

  odds_add (odds, BONES_UNKNOWN_OUTCOME, bones_chance (1, 1));
  return odds;
}

/* Sets @one and @other to the next outcome of @a and @b, which are sorted, one of them to NULL if
 * only one has it. Returns FALSE at their end. */
static gboolean
next_of_both (const GArray *a, guint *i, const GArray *b, guint *j, const BonesOutcome **one,
              const BonesOutcome **other)
{
  *one = a != NULL && *i < a->len ? &g_array_index (a, BonesOutcome, *i) : NULL;
  *other = *j < b->len ? &g_array_index (b, BonesOutcome, *j) : NULL;
  if (*one != NULL && *other != NULL && (*one)->number != (*other)->number)
    *((*one)->number < (*other)->number ? other : one) = NULL;

  *i += *one != NULL;
  *j += *other != NULL;
  return *one != NULL || *other != NULL;
}

GArray *
odds_add_weighted (const GArray *sum, BonesChance chance, const GArray *branch)
{
  GArray *odds = odds_room ((sum != NULL ? sum->len : 0) + branch->len);
  const BonesOutcome *one, *other;
  guint n = 0;

  for (guint i = 0, j = 0; next_of_both (sum, &i, branch, &j, &one, &other);)
    {
      BonesOutcome both = one != NULL ? *one : (BonesOutcome){ other->number };

      if (other != NULL)
        {
          const BonesChance more = bones_chance_times (chance, other->chance);

          both.chance = one != NULL ? bones_chance_add (one->chance, more) : more;
          both.more += chance.value * other->more;
        }

      g_array_index (odds, BonesOutcome, n++) = both;
    }

  g_array_set_size (odds, n);
  return odds;
}

GArray *
odds_add_certain (GArray *odds, const GArray *certain)
{
  g_autoptr (GArray) known = NULL;

  if (certain == NULL || certain->len == 0)
    return g_array_ref (odds);

  known = odds_none ();
  for (guint i = 0; i < certain->len; i++)
    odds_add (known, g_array_index (certain, guint64, i), bones_chance (1, 1));

  return odds_add_weighted (known, bones_chance (1, 1), odds);
}

GArray *
odds_set_if_in_play (GArray *odds, const GArray *if_in_play)
{
  g_autoptr (GArray) known = NULL;
  BonesOutcome in_play = { .chance = bones_chance (0, 1) };
  const BonesOutcome *one, *other;
  GArray *all;
  guint n = 0;

  if (if_in_play == NULL || if_in_play->len == 0)
    return g_array_ref (odds);

  for (guint i = 0; i < odds->len; i++)
    if (g_array_index (odds, BonesOutcome, i).number == ODDS_IN_PLAY)
      in_play = g_array_index (odds, BonesOutcome, i);

  known = odds_room (if_in_play->len);
  for (guint i = 0; i < if_in_play->len; i++)
    {
      in_play.number = g_array_index (if_in_play, guint64, i);
      g_array_index (known, BonesOutcome, i) = in_play;
    }

  all = odds_room (known->len + odds->len);
  for (guint i = 0, j = 0; next_of_both (known, &i, odds, &j, &one, &other);)
    g_array_index (all, BonesOutcome, n++) = one != NULL ? *one : *other;

  g_array_set_size (all, n);
  return all;
}

/* Returns odds whose bounds hold whichever of @a and @b is chosen. */
static GArray *
span (const GArray *a, const GArray *b)
{
  GArray *odds = odds_none ();
  const BonesOutcome *one, *other;

  for (guint i = 0, j = 0; next_of_both (a, &i, b, &j, &one, &other);)
    {
      const BonesOutcome none = { .chance = bones_chance (0, 1) };
      const BonesOutcome *first = one != NULL ? one : &none;
      const BonesOutcome *second = other != NULL ? other : &none;
      const guint64 number = one != NULL ? one->number : second->number;
      const gboolean unknown = number == BONES_UNKNOWN_OUTCOME;
      const gboolean takes_first = (first->chance.value < second->chance.value) != unknown;
      BonesOutcome both = takes_first ? *first : *second;

      both.number = number;
      both.more = unknown
                      ? 0
                      : MAX (first->chance.value + first->more, second->chance.value + second->more)
                            - both.chance.value;
      if (both.more < ODDS_HAIR && both.chance.value > 0)
        both.more = 0;

      g_array_append_val (odds, both);
    }

  return odds;
}

/* Returns what @branch is worth to the chooser, at least and at most. */
static void
weigh (const GArray *branch, gint sign, guint64 aim, gdouble *least, gdouble *most)
{
  const gdouble low = bones_odds_of (branch, aim).value;
  const gdouble high = bones_odds_most (branch, aim);

  *least = sign > 0 ? low : -high;
  *most = sign > 0 ? high : -low;
}

static GArray *
known_or (const GPtrArray *choices, guint i, GArray *unknown)
{
  GArray *odds = g_ptr_array_index (choices, i);

  return odds != NULL ? odds : unknown;
}

GArray *
odds_choose (const GPtrArray *choices, gint sign, guint64 aim)
{
  gdouble least, most, best_least = -G_MAXDOUBLE;
  guint best = 0;
  g_autoptr (GArray) unknown = odds_unknown ();
  GArray *odds;

  for (guint i = 0; i < choices->len && sign != 0; i++)
    {
      weigh (known_or (choices, i, unknown), sign, aim, &least, &most);
      if (least > best_least + ODDS_HAIR)
        {
          best = i;
          best_least = least;
        }
    }

  odds = g_array_ref (known_or (choices, best, unknown));
  for (guint i = 0; i < choices->len; i++)
    {
      GArray *branch = known_or (choices, i, unknown);
      g_autoptr (GArray) chosen = odds;

      if (sign != 0)
        weigh (branch, sign, aim, &least, &most);

      odds = i != best && (sign == 0 || most > best_least + ODDS_HAIR) ? span (chosen, branch)
                                                                       : g_array_ref (chosen);
    }

  return odds;
}

BonesChance
bones_odds_of (const GArray *odds, guint64 outcome)
{
  g_return_val_if_fail (odds != NULL, bones_chance (0, 1));

  for (guint i = 0; i < odds->len; i++)
    if (g_array_index (odds, BonesOutcome, i).number == outcome)
      return g_array_index (odds, BonesOutcome, i).chance;

  return bones_chance (0, 1);
}

BonesChance
bones_odds_unknown (const GArray *odds)
{
  const BonesOutcome *last;

  g_return_val_if_fail (odds != NULL, bones_chance (0, 1));

  last = odds->len > 0 ? &g_array_index (odds, BonesOutcome, odds->len - 1) : NULL;
  return last != NULL && last->number == BONES_UNKNOWN_OUTCOME ? last->chance : bones_chance (0, 1);
}

gdouble
bones_odds_most (const GArray *odds, guint64 outcome)
{
  gdouble most = bones_odds_unknown (odds).value;

  g_return_val_if_fail (odds != NULL, 1);

  for (guint i = 0; i < odds->len; i++)
    {
      const BonesOutcome *one = &g_array_index (odds, BonesOutcome, i);

      if (one->number == outcome)
        most += one->chance.value + one->more;
    }

  return MIN (most, 1);
}
