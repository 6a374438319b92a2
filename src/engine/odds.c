/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds.h"

#include "pool.h"

#include <string.h>

#define CHUNK 32     /* bytes of a game that are compared together */
#define DEEPEST 256  /* entries on one path */
#define MOST 1000000 /* default of BonesQuestion.most_runs */
#define HAIR 1e-12   /* choices that differ by less are equal */

G_STATIC_ASSERT (BONES_MAX_DICE == BONES_MAX_VALUES);

typedef struct {
  const BonesQuestion *question;
  BonesPlay *play;
  GPtrArray *path;  /* of BonesEntry: from the start to here; borrowed */
  GHashTable *seen; /* GBytes that identify a state → its BonesOdds, or NULL if on the path */
  gboolean each;    /* try every set of faces, whatever the reading */
  gboolean restart; /* begin the search again, with each */
  guint runs;
} Search;

/* A dice roll or draw that is being tried. */
typedef struct {
  Search *search;
  const BonesAsk *ask;
  BonesOdds *odds; /* the sum so far */
} Chances;

/* A choice that is being made. */
typedef struct {
  Search *search;
  const BonesAsk *ask;
  BonesOdds *odds; /* of the best so far */
  gdouble sign;    /* -1: the chooser wants to avoid the aim */
  gdouble best;
} Choice;

static gboolean explore (Search *self, BonesOdds *odds);

static BonesOdds
no_odds (void)
{
  BonesOdds odds;

  for (guint i = 0; i < BONES_MAX_OUTCOMES; i++)
    odds.of[i] = bones_chance (0, 1);

  return odds;
}

/* Sets the odds of everything that may follow the answer @values to @ask. */
static gboolean
follow (Search *self, const BonesAsk *ask, const guint16 *values, guint n, BonesOdds *odds)
{
  BonesEntry entry = { .kind = BONES_ENTRY_ANSWER };
  gboolean found;

  entry.answer.key = ask->key;
  entry.answer.kind = ask->kind;
  entry.answer.n = n;
  memcpy (entry.answer.values, values, n * sizeof *values);

  g_ptr_array_add (self->path, &entry);
  found = explore (self, odds);
  g_ptr_array_set_size (self->path, (gint) self->path->len - 1);
  return found;
}

static gboolean
add_class (const guint16 *values, guint n, BonesChance chance, gpointer data)
{
  Chances *self = data;
  BonesOdds branch;

  if (!follow (self->search, self->ask, values, n, &branch))
    return FALSE;

  for (guint i = 0; i < BONES_MAX_OUTCOMES; i++)
    if (branch.of[i].value > 0)
      self->odds->of[i] =
          bones_chance_add (self->odds->of[i], bones_chance_times (chance, branch.of[i]));

  return TRUE;
}

static gboolean
explore_dice (Search *self, const BonesAsk *ask, BonesOdds *odds)
{
  Chances chances = { self, ask, odds };
  const BonesReading reading = self->each ? BONES_READ_EACH : ask->reading;

  switch (reading)
    {
    case BONES_READ_MEETS:
      return bones_pool_by_meets (ask->least, ask->sides,
                                  (guint) CLAMP (ask->needs - ask->bonus, 1, ask->sides + 1),
                                  add_class, &chances);
    case BONES_READ_REACHES:
      return bones_pool_by_reaches (ask->least, ask->sides, MAX (ask->needs - ask->bonus, 0),
                                    add_class, &chances);
    case BONES_READ_HIGHEST:
      return bones_pool_by_highest (ask->least, ask->sides, add_class, &chances);
    case BONES_READ_SUM:
      return bones_pool_by_sum (ask->least, ask->sides, add_class, &chances);
    default:
      return ask->in_turn ? bones_pool_in_order (ask->least, ask->sides, add_class, &chances)
                          : bones_pool_by_each (ask->least, ask->sides, add_class, &chances);
    }
}

static gboolean
explore_card (Search *self, const BonesAsk *ask, BonesOdds *odds)
{
  Chances chances = { self, ask, odds };
  guint left = 0;

  for (guint i = 0; i < BONES_MAX_CARD_KINDS; i++)
    left += ask->weights[i];

  for (guint16 i = 0; i < BONES_MAX_CARD_KINDS; i++)
    if (ask->weights[i] > 0 && !add_class (&i, 1, bones_chance (ask->weights[i], left), &chances))
      return FALSE;

  return left > 0;
}

static gboolean
consider (Choice *self, const guint16 *values, guint n)
{
  const guint aim = self->search->question->aim;
  BonesOdds branch;

  if (!follow (self->search, self->ask, values, n, &branch))
    return FALSE;

  if (self->sign * branch.of[aim].value > self->best + HAIR)
    {
      self->best = self->sign * branch.of[aim].value;
      *self->odds = branch;
    }

  return TRUE;
}

static gboolean
consider_values (Choice *self, guint first, guint last)
{
  const gboolean is_range =
      self->ask->kind == BONES_ASK_NUMBER || self->ask->kind == BONES_ASK_CONFIRM;

  for (guint value = first; value <= last; value++)
    if ((is_range || bones_ask_allows (self->ask, value))
        && !consider (self, (const guint16[]){ value }, 1))
      return FALSE;

  return self->best > -G_MAXDOUBLE;
}

/*
 * Never tries to keep every roll from now on: that is to keep this one and to give up later
 * choices, and in a zero-sum game nobody gains by fewer choices.
 *
 * If one die of several may be picked, the faces of the others matter, and the classes of the
 * reading are too coarse: then the search begins again with every set of faces.
 */
static gboolean
consider_reroll (Choice *self)
{
  const BonesAsk *ask = self->ask;

  if (!consider (self, (const guint16[]){ BONES_REROLL_KEEP }, 1))
    return FALSE;

  if (!bones_ask_allows (ask, BONES_REROLL_SPEND))
    return TRUE;

  if (ask->high > 1 && !self->search->each)
    {
      self->search->restart = TRUE;
      return FALSE;
    }

  for (guint die = ask->high > 0; die <= ask->high; die++)
    for (guint spent = 1; spent <= MAX (ask->low, 1); spent++)
      if (!consider (self, (const guint16[]){ BONES_REROLL_SPEND, die, spent }, 3))
        return FALSE;

  return TRUE;
}

static gboolean
consider_all (Choice *self)
{
  const BonesAsk *ask = self->ask;

  switch (ask->kind)
    {
    case BONES_ASK_REROLL:
      return consider_reroll (self);
    case BONES_ASK_CHOICE:
    case BONES_ASK_SHIP:
    case BONES_ASK_SQUARE:
      return consider_values (self, 0, BONES_MAX_CHOICES - 1);
    case BONES_ASK_CONFIRM:
      return consider_values (self, 0, 1);
    case BONES_ASK_NUMBER:
      return consider_values (self, ask->low, ask->high);
    default:
      return FALSE;
    }
}

/* Backward induction: keeps the odds of the chooser's best choice. A question to the table, or to
 * fleets of both sides, has no chooser. */
static gboolean
explore_choice (Search *self, const BonesAsk *ask, BonesOdds *odds)
{
  const guint8 fleet = self->question->fleet;
  const guint own = fleet < BONES_MAX_FLEETS ? 1u << fleet : 0;
  Choice choice = { self, ask, odds, ask->who == own ? 1 : -1, -G_MAXDOUBLE };

  if (ask->kind == BONES_ASK_REROLL && self->question->policy == BONES_NEVER_REROLL)
    return follow (self, ask, (const guint16[]){ BONES_REROLL_KEEP }, 1, odds);

  return ask->who != 0 && (ask->who == own || (ask->who & own) == 0) && consider_all (&choice);
}

static gboolean
explore_prompt (Search *self, BonesOdds *odds)
{
  const BonesAsk ask = self->play->prompt; /* deeper runs overwrite it */

  if (ask.kind == BONES_ASK_DICE)
    return explore_dice (self, &ask, odds);

  if (ask.kind == BONES_ASK_CARD)
    return ask.hand == BONES_OPEN_CARD && explore_card (self, &ask, odds); /* hands are secret */

  return explore_choice (self, &ask, odds);
}

static void
append_differences (GByteArray *name, const BonesGame *game, const BonesGame *start)
{
  const guint8 *now = (const guint8 *) game, *then = (const guint8 *) start;
  const gsize size = bones_game_size (game), shared = MIN (size, bones_game_size (start));

  for (guint32 at = 0; at < size; at += CHUNK)
    {
      const gsize length = MIN (CHUNK, size - at);

      if (at + length <= shared && memcmp (now + at, then + at, length) == 0)
        continue;

      g_byte_array_append (name, (const guint8 *) &at, sizeof at);
      g_byte_array_append (name, now + at, length);
    }
}

/* Returns a key of the state where the run stopped: the question, what is known, and how the game
 * differs from the one at the start. Equal keys have equal futures. */
static GBytes *
place_name (const Search *self)
{
  const BonesPlay *play = self->play;
  const BonesKey *key = &play->prompt.key;
  const guint32 head[] = { key->subject, key->ordinal, play->prompt.kind, play->known->len };
  GByteArray *name = g_byte_array_sized_new (512);

  g_byte_array_append (name, (const guint8 *) key->rule, strlen (key->rule) + 1);
  g_byte_array_append (name, (const guint8 *) head, sizeof head);
  g_byte_array_append (name, (const guint8 *) play->known->data,
                       play->known->len * sizeof (guint16));
  append_differences (name, &play->game, self->question->game);
  return g_byte_array_free_to_bytes (name);
}

/* A state that occurs again on its own path has no end: ties are rolled off until one side wins. */
static gboolean
explore_once (Search *self, BonesOdds *odds)
{
  GBytes *name = place_name (self);
  gpointer known;

  if (g_hash_table_lookup_extended (self->seen, name, NULL, &known))
    {
      g_bytes_unref (name);
      if (known != NULL)
        *odds = *(const BonesOdds *) known;

      return known != NULL;
    }

  g_hash_table_insert (self->seen, g_bytes_ref (name), NULL);
  if (explore_prompt (self, odds))
    {
      g_hash_table_insert (self->seen, name, g_memdup2 (odds, sizeof *odds));
      return TRUE;
    }

  g_bytes_unref (name);
  return FALSE;
}

/* Sets the odds of everything that may follow the path so far. */
static gboolean
explore (Search *self, BonesOdds *odds)
{
  const BonesQuestion *question = self->question;
  const guint most = question->most_runs > 0 ? question->most_runs : MOST;
  BonesStop stop;

  if (self->path->len > DEEPEST || self->runs >= most)
    return FALSE;

  self->runs++;
  *odds = no_odds ();
  stop = bones_play_run (self->play, question->game, (BonesEntry *const *) self->path->pdata,
                         self->path->len);
  if (stop == BONES_DONE)
    {
      const guint outcome = question->outcome (self->play, question->data);

      odds->of[MIN (outcome, BONES_MAX_OUTCOMES - 1)] = bones_chance (1, 1);
      return TRUE;
    }

  if (stop == BONES_MISFIT)
    return FALSE;

  return question->merge ? explore_once (self, odds) : explore_prompt (self, odds);
}

/* After the given entries no dice are known; notes and overrides have none. */
static void
allow_one_by_one (Search *self)
{
  const BonesQuestion *question = self->question;
  guint n = question->n_given;

  while (question->given[n - 1]->kind != BONES_ENTRY_ANSWER
         && question->given[n - 1]->kind != BONES_ENTRY_ACTION)
    n--;

  self->play->in_turn_from = n;
  self->play->never_again = question->policy == BONES_NEVER_REROLL;
}

static gboolean
search_through (Search *self, BonesOdds *odds)
{
  const BonesQuestion *question = self->question;

  g_hash_table_remove_all (self->seen);
  g_ptr_array_set_size (self->path, 0);
  for (guint i = 0; i < question->n_given; i++)
    g_ptr_array_add (self->path, question->given[i]);

  return explore (self, odds);
}

gboolean
bones_odds (const BonesQuestion *question, BonesOdds *odds, BonesAsk *missing, guint *runs)
{
  Search self = { .question = question };
  gboolean found;

  g_return_val_if_fail (question != NULL && odds != NULL, FALSE);
  g_return_val_if_fail (question->n_given > 0 && question->outcome != NULL, FALSE);
  g_return_val_if_fail (question->aim < BONES_MAX_OUTCOMES, FALSE);

  self.play = bones_play_new (question->setup->ruleset, question->setup);
  allow_one_by_one (&self);
  self.path = g_ptr_array_new ();
  self.seen =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, g_free);
  found = search_through (&self, odds);
  if (self.restart)
    {
      self.each = TRUE;
      found = search_through (&self, odds);
    }

  if (!found && missing != NULL)
    *missing = self.play->prompt;

  if (runs != NULL)
    *runs = self.runs;

  g_hash_table_unref (self.seen);
  g_ptr_array_unref (self.path);
  bones_play_free (self.play);
  return found;
}
