/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-private.h"

#include "pool.h"

#define MOST 1000000  /* default of BonesQuestion.most_runs */
#define SEARCHING 0.6 /* of the time; the rest adds up what was found */
#define MANY 1024     /* answers between looks at the clock */

G_STATIC_ASSERT (BONES_MAX_DICE == BONES_MAX_VALUES);

typedef struct {
  OddsAnswers *answers;
  const BonesQuestion *question;
  const BonesAsk *ask;
  guint runs;
} Lister;

static guint
most_runs (const BonesQuestion *question)
{
  return question->most_runs > 0 ? question->most_runs : MOST;
}

gdouble
odds_used (const BonesQuestion *question, guint runs)
{
  const gdouble of_runs = (gdouble) runs / most_runs (question);

  return question->used != NULL ? MAX (of_runs, question->used (question->clock) / SEARCHING)
                                : of_runs;
}

static void
add_answer (OddsAnswers *answers, const guint16 *values, guint n, BonesChance chance)
{
  const OddsBranch one = { .first = answers->values->len, .n = n, .chance = chance };

  g_array_append_vals (answers->values, values, n);
  g_array_append_val (answers->branches, one);
}

/* Each class after the first takes a run, so those beyond the limit need not be listed. */
static gboolean
add_class (const guint16 *values, guint n, BonesChance chance, gpointer data)
{
  const Lister *self = data;
  OddsAnswers *answers = self->answers;
  const guint listed = answers->branches->len, most = most_runs (self->question);

  answers->cut = listed > most - MIN (self->runs, most)
                 || (listed % MANY == MANY - 1 && odds_used (self->question, self->runs) >= 1);
  if (answers->cut)
    return FALSE;

  add_answer (answers, values, n, chance);
  return TRUE;
}

static gboolean
list_dice (Lister *self, BonesReading reading)
{
  const BonesAsk *ask = self->ask;

  switch (reading)
    {
    case BONES_READ_MEETS:
      return bones_pool_by_meets (ask->least, ask->sides,
                                  (guint) CLAMP (ask->needs - ask->bonus, 1, ask->sides + 1),
                                  add_class, self);
    case BONES_READ_REACHES:
      return bones_pool_by_reaches (ask->least, ask->sides, MAX (ask->needs - ask->bonus, 0),
                                    add_class, self);
    case BONES_READ_COUNT:
      return bones_pool_by_count (ask->least, ask->sides, ask->needs, add_class, self);
    case BONES_READ_HIGHEST:
      return bones_pool_by_highest (ask->least, ask->sides, add_class, self);
    case BONES_READ_SUM:
      return bones_pool_by_sum (ask->least, ask->sides, add_class, self);
    default:
      return ask->in_turn ? bones_pool_in_order (ask->least, ask->sides, add_class, self)
                          : bones_pool_by_each (ask->least, ask->sides, add_class, self);
    }
}

static gboolean
list_cards (const Lister *self)
{
  const BonesAsk *ask = self->ask;
  guint left = 0;

  if (ask->hand != BONES_OPEN_CARD) /* hands are secret */
    return FALSE;

  for (guint i = 0; i < BONES_MAX_CARD_KINDS; i++)
    left += ask->weights[i];

  for (guint16 i = 0; i < BONES_MAX_CARD_KINDS; i++)
    if (ask->weights[i] > 0)
      add_answer (self->answers, &i, 1, bones_chance (ask->weights[i], left));

  return left > 0;
}

static void
consider (const Lister *self, const guint16 *values, guint n)
{
  add_answer (self->answers, values, n, bones_chance (1, 1));
}

static gboolean
consider_values (const Lister *self, guint first, guint last)
{
  const BonesAsk *ask = self->ask;
  const gboolean is_range = ask->kind == BONES_ASK_NUMBER || ask->kind == BONES_ASK_CONFIRM;

  for (guint value = first; value <= last; value++)
    if (is_range || bones_ask_allows (ask, value))
      consider (self, (const guint16[]){ (guint16) value }, 1);

  return self->answers->branches->len > 0;
}

/* At most one ship, or none. In which order several are named may matter. */
static gboolean
consider_ships (const Lister *self)
{
  if (self->ask->most > 1)
    return FALSE;

  if (self->ask->least == 0)
    consider (self, NULL, 0);

  return self->ask->most == 0 || consider_values (self, 0, BONES_MAX_CHOICES - 1);
}

/*
 * Never tries to keep every roll from now on: that is to keep this one and to give up later
 * choices, and in a zero-sum game nobody gains by fewer choices.
 *
 * If one die of several may be picked, the faces of the others matter, and the classes of the
 * reading are too coarse.
 */
static OddsListing
consider_reroll (const Lister *self, gboolean each)
{
  const BonesAsk *ask = self->ask;

  consider (self, (const guint16[]){ BONES_REROLL_KEEP }, 1);
  if (self->question->policy == BONES_NEVER_REROLL || !bones_ask_allows (ask, BONES_REROLL_SPEND))
    return ODDS_LISTED;

  if (ask->high > 1 && !each)
    return ODDS_TOO_COARSE;

  for (guint die = ask->high > 0; die <= ask->high; die++)
    for (guint spent = 1; spent <= MAX (ask->low, 1); spent++)
      consider (self, (const guint16[]){ BONES_REROLL_SPEND, (guint16) die, (guint16) spent }, 3);

  return ODDS_LISTED;
}

/* Returns what the chooser of @ask wants. A question to the table, or to fleets of both sides, has
 * no chooser, and without an aim nobody wants anything. */
static gint
sign_of (const BonesQuestion *question, const BonesAsk *ask)
{
  const guint own = question->fleet < BONES_MAX_FLEETS ? 1u << question->fleet : 0;

  if (question->aim == BONES_NO_AIM || ask->who == 0 || (ask->who != own && (ask->who & own) != 0))
    return 0;

  return ask->who == own ? 1 : -1;
}

static gboolean
list_choices (const Lister *self)
{
  const BonesAsk *ask = self->ask;

  switch (ask->kind)
    {
    case BONES_ASK_CHOICE:
    case BONES_ASK_SHIP:
    case BONES_ASK_FLEET:
    case BONES_ASK_MARKER:
    case BONES_ASK_SQUARE:
      return consider_values (self, 0, BONES_MAX_CHOICES - 1);
    case BONES_ASK_SHIPS:
      return consider_ships (self);
    case BONES_ASK_CONFIRM:
      return consider_values (self, 0, 1);
    case BONES_ASK_NUMBER:
      return consider_values (self, ask->low, ask->high);
    default:
      return FALSE;
    }
}

/* The likeliest first: then a search that is cut short knows more. */
static gint
compare_chances (gconstpointer a, gconstpointer b)
{
  const OddsBranch *first = a, *second = b;

  if (first->chance.value != second->chance.value)
    return first->chance.value < second->chance.value ? 1 : -1;

  return (first->first > second->first) - (first->first < second->first);
}

static OddsListing
list_answers (OddsAnswers *answers, const BonesQuestion *question, const BonesAsk *ask,
              gboolean each, guint runs)
{
  Lister self = { answers, question, ask, runs };

  answers->chance = ask->kind == BONES_ASK_DICE || ask->kind == BONES_ASK_CARD;
  answers->sign = sign_of (question, ask);
  switch (ask->kind)
    {
    case BONES_ASK_DICE:
      return list_dice (&self, each ? BONES_READ_EACH : ask->reading) || answers->cut
                 ? ODDS_LISTED
                 : ODDS_NOT_KNOWN;
    case BONES_ASK_CARD:
      return list_cards (&self) ? ODDS_LISTED : ODDS_NOT_KNOWN;
    case BONES_ASK_REROLL:
      return consider_reroll (&self, each);
    default:
      return list_choices (&self) ? ODDS_LISTED : ODDS_NOT_KNOWN;
    }
}

OddsListing
odds_list_answers (OddsAnswers *answers, const BonesQuestion *question, const BonesAsk *ask,
                   gboolean each, guint runs)
{
  const OddsListing listing = list_answers (answers, question, ask, each, runs);

  if (answers->chance && answers->branches->len > 1)
    g_array_sort (answers->branches, compare_chances);

  return listing;
}
