/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "every-end.h"

guint64
every_end_number (const BonesFate *fate, const BonesGame *game)
{
  const BonesWatch *watch = &fate->watch;

  if (watch->scope == BONES_SET_FLEET)
    {
      const BonesFleet *fleet = &game->fleets[watch->index];

      return bones_fate_number (watch, fleet->status,
                                watch->field < BONES_FIRST_FIELD ? fleet->tracks[watch->field] : 0);
    }

  const BonesShip *ship = &game->ships[watch->index];

  return bones_fate_number (watch, ship->status,
                            watch->field < BONES_FIRST_FIELD   ? ship->tracks[watch->field]
                            : watch->field == BONES_SHIP_OWNER ? ship->fleet
                                                               : 0);
}

/* The number of an outcome holds what it is of. */
static gboolean
is_of (const BonesFate *fate, guint64 number)
{
  return (number ^ bones_fate_number (&fate->watch, 0, 0)) >> 24 == 0;
}

/* At least and at most: choices are anybody's. */
typedef struct {
  gdouble least, most;
} Span;

/* A search over every face, card and choice. */
typedef struct {
  const BonesQuestion *question;
  BonesPlay *play;
  GPtrArray *path; /* of BonesEntry, borrowed */
  const GPtrArray *fates;
  guint n_runs, most, n_choices;
} Search;

static GHashTable *search_from_here (Search *self);

static GHashTable *
new_ends (void)
{
  return g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
}

static Span *
span_of (GHashTable *ends, guint64 number)
{
  Span *span = g_hash_table_lookup (ends, &number);

  if (span == NULL)
    {
      span = g_new0 (Span, 1);
      g_hash_table_insert (ends, g_memdup2 (&number, sizeof number), span);
    }

  return span;
}

static GHashTable *
end_here (const Search *self)
{
  GHashTable *ends = new_ends ();

  for (guint i = 0; i < self->fates->len; i++)
    *span_of (ends, every_end_number (g_ptr_array_index (self->fates, i), &self->play->game)) =
        (Span){ 1, 1 };

  return ends;
}

/* Adds @branch, which has @chance, to @ends. FALSE if it was given up. */
static gboolean
add_branch (GHashTable *ends, GHashTable *branch, gdouble chance)
{
  GHashTableIter iter;
  gpointer number, span;

  if (branch == NULL)
    return FALSE;

  g_hash_table_iter_init (&iter, branch);
  while (g_hash_table_iter_next (&iter, &number, &span))
    {
      Span *sum = span_of (ends, *(const guint64 *) number);

      sum->least += chance * ((const Span *) span)->least;
      sum->most += chance * ((const Span *) span)->most;
    }

  return TRUE;
}

static GHashTable *
search_faces (Search *self, const BonesAsk *ask, BonesAnswer *answer)
{
  g_autoptr (GHashTable) ends = new_ends ();
  gdouble throws = 1;

  for (guint i = 0; i < ask->least; i++)
    throws *= ask->sides;
  if (throws > self->most)
    return NULL;

  answer->n = ask->least;
  for (guint number = 0; number < (guint) throws; number++)
    {
      g_autoptr (GHashTable) branch = NULL;

      for (guint i = 0, rest = number; i < ask->least; i++, rest /= ask->sides)
        answer->values[i] = (guint16) (1 + rest % ask->sides);
      branch = search_from_here (self);
      if (!add_branch (ends, branch, 1 / throws))
        return NULL;
    }

  return g_steal_pointer (&ends);
}

static GHashTable *
search_cards (Search *self, const BonesAsk *ask, BonesAnswer *answer)
{
  g_autoptr (GHashTable) ends = new_ends ();
  gdouble left = 0;

  if (ask->hand != BONES_OPEN_CARD)
    return NULL;

  for (guint i = 0; i < BONES_MAX_CARD_KINDS; i++)
    left += ask->weights[i];

  answer->n = 1;
  for (guint16 i = 0; i < BONES_MAX_CARD_KINDS; i++)
    if (ask->weights[i] > 0)
      {
        g_autoptr (GHashTable) branch = NULL;

        answer->values[0] = i;
        branch = search_from_here (self);
        if (!add_branch (ends, branch, ask->weights[i] / left))
          return NULL;
      }

  return g_steal_pointer (&ends);
}

/* Makes @ends hold for @branch, too. */
static void
widen (GHashTable *ends, GHashTable *branch)
{
  GHashTableIter iter;
  gpointer number, span;

  g_hash_table_iter_init (&iter, ends);
  while (g_hash_table_iter_next (&iter, &number, &span))
    if (!g_hash_table_contains (branch, number))
      ((Span *) span)->least = 0;

  g_hash_table_iter_init (&iter, branch);
  while (g_hash_table_iter_next (&iter, &number, &span))
    {
      const gboolean known = g_hash_table_contains (ends, number);
      Span *both = span_of (ends, *(const guint64 *) number);

      both->least = known ? MIN (both->least, ((const Span *) span)->least) : 0;
      both->most = MAX (both->most, ((const Span *) span)->most);
    }
}

/* Every one of at most one value that fits. */
static GHashTable *
search_choices (Search *self, const BonesAsk *ask, BonesAnswer *answer)
{
  g_autoptr (GHashTable) ends = NULL;
  guint n = 0;

  for (guint value = 0; value <= BONES_MAX_CHOICES; value++)
    {
      g_autoptr (GHashTable) branch = NULL;

      answer->n = value < BONES_MAX_CHOICES; /* or none */
      answer->values[0] = (guint16) value;
      if (bones_answer_fits (ask, answer) != BONES_FITS)
        continue;

      n++;
      branch = search_from_here (self);
      if (branch == NULL)
        return NULL;

      if (ends == NULL)
        ends = g_steal_pointer (&branch);
      else
        widen (ends, branch);
    }

  self->n_choices += n > 1;
  return g_steal_pointer (&ends);
}

static gboolean
is_one_choice (const BonesAsk *ask)
{
  switch (ask->kind)
    {
    case BONES_ASK_CHOICE:
    case BONES_ASK_SHIP:
    case BONES_ASK_FLEET:
    case BONES_ASK_MARKER:
    case BONES_ASK_SQUARE:
    case BONES_ASK_CONFIRM:
      return TRUE;
    case BONES_ASK_NUMBER:
      return ask->high < BONES_MAX_CHOICES;
    case BONES_ASK_SHIPS:
      return ask->most <= 1;
    default:
      return FALSE;
    }
}

static GHashTable *
search_answers (Search *self, const BonesAsk *ask, BonesAnswer *answer)
{
  if (ask->kind == BONES_ASK_DICE)
    return search_faces (self, ask, answer);

  if (ask->kind == BONES_ASK_CARD)
    return search_cards (self, ask, answer);

  if (ask->kind == BONES_ASK_REROLL)
    {
      answer->n = 1;
      answer->values[0] = BONES_REROLL_KEEP;
      return search_from_here (self);
    }

  return is_one_choice (ask) ? search_choices (self, ask, answer) : NULL;
}

/* Returns NULL if it gave up: there are too many ends, or people give an answer of another sort. */
static GHashTable *
search_from_here (Search *self)
{
  BonesEntry entry = { .kind = BONES_ENTRY_ANSWER };
  GHashTable *ends;
  BonesAsk ask;

  if (++self->n_runs > self->most)
    return NULL;

  if (bones_play_run (self->play, self->question->game, (BonesEntry *const *) self->path->pdata,
                      self->path->len)
      != BONES_ASKING)
    return self->play->stop == BONES_DONE ? end_here (self) : NULL;

  ask = self->play->prompt;
  entry.answer.key = ask.key;
  entry.answer.kind = ask.kind;
  g_ptr_array_add (self->path, &entry);
  ends = search_answers (self, &ask, &entry.answer);
  g_ptr_array_set_size (self->path, (gint) self->path->len - 1);
  return ends;
}

/* Whether @one says what @span says; of what does not change, bounds are enough. */
static gboolean
says (const BonesOutcome *one, const Span *span, gboolean changes)
{
  const gdouble least = one->chance.value, most = one->chance.value + one->more;

  if (changes || one->more <= 0)
    return ABS (least - span->least) < 1e-9 && ABS (most - span->most) < 1e-9;

  return least < span->least + 1e-9 && most > span->most - 1e-9;
}

/* Whether @fate says what @ends say of it. */
static gboolean
has_chances (const BonesFate *fate, guint64 before, GHashTable *ends)
{
  static const Span never = { 0, 0 };
  GHashTableIter iter;
  gpointer number;

  for (guint i = 0; i < fate->odds->len; i++)
    {
      const BonesOutcome *one = &g_array_index (fate->odds, BonesOutcome, i);
      const Span *span = g_hash_table_lookup (ends, &one->number);

      if (!says (one, span != NULL ? span : &never, one->number != before))
        return FALSE;
    }

  g_hash_table_iter_init (&iter, ends);
  while (g_hash_table_iter_next (&iter, &number, NULL))
    if (is_of (fate, *(guint64 *) number) && bones_odds_most (fate->odds, *(guint64 *) number) <= 0)
      return FALSE;

  return TRUE;
}

EveryEnd
every_end (const BonesQuestion *question, const GPtrArray *fates, guint most, guint *choices)
{
  g_autoptr (BonesPlay) play = bones_play_new (question->setup->ruleset, question->setup);
  g_autoptr (GPtrArray) path = g_ptr_array_new ();
  g_autoptr (GHashTable) ends = NULL;
  Search search = { question, play, path, fates, 0, most, 0 };

  for (guint i = 0; i < question->n_given; i++)
    g_ptr_array_add (path, question->given[i]);

  ends = search_from_here (&search);
  *choices = search.n_choices;
  if (ends == NULL)
    return EVERY_END_TOO_MANY;

  for (guint i = 0; i < fates->len; i++)
    {
      const BonesFate *fate = g_ptr_array_index (fates, i);

      if (!has_chances (fate, every_end_number (fate, question->game), ends))
        return EVERY_END_DIFFERS;
    }

  return EVERY_END_AGREES;
}
