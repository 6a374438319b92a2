/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds.h"

#include "fields.h"
#include "pool.h"

#include <string.h>

#define CHUNK 32     /* bytes of a game that are compared together */
#define DEEPEST 256  /* entries on one path */
#define MOST 1000000 /* default of BonesQuestion.most_runs */
#define HAIR 1e-12   /* chances that differ by less are equal */

/* The number of an outcome of a fate: scope, index, field, status, value. So outcomes of one track
 * are neighbours.
 */
#define SCOPE_AT 56
#define INDEX_AT 40
#define FIELD_AT 24
#define STATUS_AT 16

G_STATIC_ASSERT (BONES_MAX_DICE == BONES_MAX_VALUES);

typedef struct {
  const BonesQuestion *question;
  BonesPlay *play;
  GPtrArray *path;  /* of BonesEntry: from the start to here; borrowed */
  GHashTable *seen; /* GBytes that identify a state → its odds, or NULL if on the path */
  gboolean each;    /* try every set of faces, whatever the reading */
  gboolean restart; /* begin the search again, with each */
  gboolean late;    /* the limit was reached: the rest is unknown */
  guint runs;
} Search;

/* A dice roll or draw that is being tried. */
typedef struct {
  Search *search;
  const BonesAsk *ask;
  GArray *odds;      /* the sum so far; owned */
  BonesChance tried; /* the chance of what is in it */
} Chances;

/* A choice that is being made. */
typedef struct {
  Search *search;
  const BonesAsk *ask;
  GPtrArray *branches; /* of GArray: the odds after each choice; owned */
  gdouble sign;        /* -1: the chooser wants to avoid the aim */
} Choice;

static GArray *explore (Search *self);

static GArray *
no_odds (void)
{
  return g_array_new (FALSE, FALSE, sizeof (BonesOutcome));
}

static void
add_outcome (GArray *odds, guint64 number, BonesChance chance)
{
  const BonesOutcome one = { number, chance };

  g_array_append_val (odds, one);
}

/* Returns the odds where nothing was worked out. */
static GArray *
unknown_odds (void)
{
  GArray *odds = no_odds ();

  add_outcome (odds, BONES_UNKNOWN_OUTCOME, bones_chance (1, 1));
  return odds;
}

/* Returns @sum + @chance * @branch; both are sorted by the outcomes. */
static GArray *
add_weighted (const GArray *sum, BonesChance chance, const GArray *branch)
{
  GArray *odds = g_array_sized_new (FALSE, FALSE, sizeof (BonesOutcome), sum->len + branch->len);

  for (guint i = 0, j = 0;;)
    {
      const BonesOutcome *a = i < sum->len ? &g_array_index (sum, BonesOutcome, i) : NULL;
      const BonesOutcome *b = j < branch->len ? &g_array_index (branch, BonesOutcome, j) : NULL;

      gboolean takes_a, takes_b;
      BonesOutcome both;

      if (a == NULL && b == NULL)
        return odds;

      takes_a = b == NULL || (a != NULL && a->number <= b->number);
      takes_b = a == NULL || (b != NULL && b->number <= a->number);
      both = (BonesOutcome){ takes_a ? a->number : b->number, bones_chance (0, 1) };
      if (takes_b)
        both.chance = bones_chance_times (chance, b->chance);

      if (takes_a)
        both.chance = takes_b ? bones_chance_add (a->chance, both.chance) : a->chance;

      g_array_append_val (odds, both);
      i += takes_a;
      j += takes_b;
    }
}

/* Returns the odds of everything that may follow the answer @values to @ask; or NULL. */
static GArray *
explore_answer (Search *self, const BonesAsk *ask, const guint16 *values, guint n)
{
  BonesEntry entry = { .kind = BONES_ENTRY_ANSWER };
  GArray *odds;

  entry.answer.key = ask->key;
  entry.answer.kind = ask->kind;
  entry.answer.n = n;
  memcpy (entry.answer.values, values, n * sizeof *values);

  g_ptr_array_add (self->path, &entry);
  odds = explore (self);
  g_ptr_array_set_size (self->path, (gint) self->path->len - 1);
  return odds;
}

static void
add_branch (Chances *self, BonesChance chance, const GArray *branch)
{
  GArray *sum = add_weighted (self->odds, chance, branch);

  g_array_unref (self->odds);
  self->odds = sum;
  self->tried = bones_chance_add (self->tried, chance);
}

static gboolean
add_class (const guint16 *values, guint n, BonesChance chance, gpointer data)
{
  Chances *self = data;
  g_autoptr (GArray) branch = explore_answer (self->search, self->ask, values, n);

  if (branch == NULL)
    return FALSE;

  add_branch (self, chance, branch);
  return !self->search->late;
}

static gboolean
try_dice (Chances *self)
{
  const BonesAsk *ask = self->ask;
  const BonesReading reading = self->search->each ? BONES_READ_EACH : ask->reading;

  switch (reading)
    {
    case BONES_READ_MEETS:
      return bones_pool_by_meets (ask->least, ask->sides,
                                  (guint) CLAMP (ask->needs - ask->bonus, 1, ask->sides + 1),
                                  add_class, self);
    case BONES_READ_REACHES:
      return bones_pool_by_reaches (ask->least, ask->sides, MAX (ask->needs - ask->bonus, 0),
                                    add_class, self);
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
try_cards (Chances *self)
{
  const BonesAsk *ask = self->ask;
  guint left = 0;

  for (guint i = 0; i < BONES_MAX_CARD_KINDS; i++)
    left += ask->weights[i];

  for (guint16 i = 0; i < BONES_MAX_CARD_KINDS; i++)
    if (ask->weights[i] > 0 && !add_class (&i, 1, bones_chance (ask->weights[i], left), self))
      return FALSE;

  return left > 0;
}

/* Returns the odds after each result of @ask, which chance decides, weighted; or NULL. */
static GArray *
explore_chances (Search *self, const BonesAsk *ask)
{
  Chances chances = { self, ask, no_odds (), bones_chance (0, 1) };

  if (ask->kind == BONES_ASK_DICE ? try_dice (&chances) : try_cards (&chances))
    return chances.odds;

  if (self->late)
    {
      g_autoptr (GArray) rest = unknown_odds ();

      add_branch (&chances, bones_chance_not (chances.tried), rest);
      return chances.odds;
    }

  g_array_unref (chances.odds);
  return NULL;
}

static gboolean
consider (Choice *self, const guint16 *values, guint n)
{
  GArray *branch = explore_answer (self->search, self->ask, values, n);

  if (branch != NULL)
    g_ptr_array_add (self->branches, branch);

  return branch != NULL;
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

  return self->branches->len > 0;
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

/* Returns what @branch is worth to the chooser, at least and at most. */
static void
weigh (const Choice *self, const GArray *branch, gdouble *least, gdouble *most)
{
  const gdouble aim = bones_odds_of (branch, self->search->question->aim).value;
  const gdouble unknown = bones_odds_unknown (branch).value;

  *least = self->sign > 0 ? aim : -aim - unknown;
  *most = self->sign > 0 ? aim + unknown : -aim;
}

/* Returns how much of @odds is not in @least, at most 1. */
static BonesChance
chance_beyond (const GArray *odds, const GArray *least)
{
  BonesChance beyond = bones_odds_unknown (odds);

  for (guint i = 0; i < odds->len; i++)
    {
      const BonesOutcome *one = &g_array_index (odds, BonesOutcome, i);
      const BonesChance common = bones_odds_of (least, one->number);

      if (one->number != BONES_UNKNOWN_OUTCOME)
        beyond = bones_chance_add (
            beyond, bones_chance_not (bones_chance_add (bones_chance_not (one->chance), common)));
    }

  return beyond.value < 1 ? beyond : bones_chance (1, 1);
}

/* Returns odds whose bounds hold whichever of @a and @b is chosen. */
static GArray *
span (const GArray *a, const GArray *b)
{
  GArray *odds = no_odds ();
  BonesChance in_a, in_b;

  for (guint i = 0; i < a->len; i++)
    {
      const BonesOutcome *one = &g_array_index (a, BonesOutcome, i);
      const BonesChance other = bones_odds_of (b, one->number);

      if (one->number != BONES_UNKNOWN_OUTCOME && other.value > 0)
        add_outcome (odds, one->number, one->chance.value < other.value ? one->chance : other);
    }

  in_a = chance_beyond (a, odds);
  in_b = chance_beyond (b, odds);
  if (in_a.value > 0 || in_b.value > 0)
    add_outcome (odds, BONES_UNKNOWN_OUTCOME, in_a.value > in_b.value ? in_a : in_b);

  return odds;
}

/* Returns the odds of the chooser's best choice, of equal ones the first. While it is unknown which
 * is the best, the bounds hold for all that may be it. */
static GArray *
choose_best (const Choice *self)
{
  guint best = 0;
  gdouble least, most, best_least = -G_MAXDOUBLE;
  GArray *odds;

  for (guint i = 0; i < self->branches->len; i++)
    {
      weigh (self, g_ptr_array_index (self->branches, i), &least, &most);
      if (least > best_least + HAIR)
        {
          best = i;
          best_least = least;
        }
    }

  odds = g_array_ref (g_ptr_array_index (self->branches, best));
  for (guint i = 0; self->search->late && i < self->branches->len; i++)
    {
      const GArray *branch = g_ptr_array_index (self->branches, i);
      g_autoptr (GArray) chosen = odds;

      weigh (self, branch, &least, &most);
      odds = most > best_least + HAIR ? span (chosen, branch) : g_array_ref (chosen);
    }

  return odds;
}

/* Backward induction: returns the odds of the chooser's best choice. A question to the table, or to
 * fleets of both sides, has no chooser. */
static GArray *
explore_choice (Search *self, const BonesAsk *ask)
{
  const guint8 fleet = self->question->fleet;
  const guint own = fleet < BONES_MAX_FLEETS ? 1u << fleet : 0;
  g_autoptr (GPtrArray) branches = NULL;
  Choice choice = { self, ask, NULL, ask->who == own ? 1 : -1 };

  if (ask->kind == BONES_ASK_REROLL && self->question->policy == BONES_NEVER_REROLL)
    return explore_answer (self, ask, (const guint16[]){ BONES_REROLL_KEEP }, 1);

  if (ask->who == 0 || (ask->who != own && (ask->who & own) != 0))
    return NULL;

  branches = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  choice.branches = branches;
  return consider_all (&choice) ? choose_best (&choice) : NULL;
}

static GArray *
explore_prompt (Search *self)
{
  const BonesAsk ask = self->play->prompt; /* deeper runs overwrite it */

  if (ask.kind == BONES_ASK_CARD && ask.hand != BONES_OPEN_CARD)
    return NULL; /* hands are secret */

  if (ask.kind == BONES_ASK_DICE || ask.kind == BONES_ASK_CARD)
    return explore_chances (self, &ask);

  return explore_choice (self, &ask);
}

static void
append_differences (GByteArray *name, const BonesGame *game, const BonesGame *start, guint piece)
{
  gsize size, before;
  const guint8 *now = bones_game_piece (game, piece, &size);
  const guint8 *then = bones_game_piece (start, piece, &before);
  const gsize shared = MIN (size, before);

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
  for (guint piece = 0; piece < BONES_GAME_PIECES; piece++)
    append_differences (name, &play->game, self->question->game, piece);

  return g_byte_array_free_to_bytes (name);
}

/* A state that occurs again on its own path has no end: ties are rolled off until one side wins. */
static GArray *
explore_once (Search *self)
{
  GBytes *name = place_name (self);
  gpointer known;
  GArray *odds;

  if (g_hash_table_lookup_extended (self->seen, name, NULL, &known))
    {
      g_bytes_unref (name);
      return known != NULL ? g_array_ref (known) : NULL;
    }

  g_hash_table_insert (self->seen, g_bytes_ref (name), NULL);
  odds = explore_prompt (self);
  if (odds != NULL)
    g_hash_table_insert (self->seen, name, g_array_ref (odds));
  else
    g_bytes_unref (name);

  return odds;
}

/* Of numbers, or of outcomes, which begin with one. */
static gint
compare_numbers (gconstpointer a, gconstpointer b)
{
  const guint64 first = *(const guint64 *) a, second = *(const guint64 *) b;

  return (first > second) - (first < second);
}

/* Everything that holds at the end of the play is certain. */
static GArray *
odds_of_end (const Search *self)
{
  const BonesQuestion *question = self->question;
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint64));
  GArray *odds = no_odds ();

  question->outcomes (self->play, question->data, numbers);
  g_array_sort (numbers, compare_numbers);
  for (guint i = 0; i < numbers->len; i++)
    {
      const BonesOutcome one = { g_array_index (numbers, guint64, i), bones_chance (1, 1) };

      g_array_append_val (odds, one);
    }

  return odds;
}

static gboolean
is_late (const Search *self)
{
  const BonesQuestion *question = self->question;

  return self->runs >= (question->most_runs > 0 ? question->most_runs : MOST)
         || (question->is_late != NULL && question->is_late (question->clock));
}

/* Returns the odds of everything that may follow the path so far; or NULL. */
static GArray *
explore (Search *self)
{
  const BonesQuestion *question = self->question;
  BonesStop stop;

  self->late = self->late || is_late (self);
  if (self->late)
    return unknown_odds ();

  if (self->path->len > DEEPEST)
    return NULL;

  self->runs++;
  stop = bones_play_run (self->play, question->game, (BonesEntry *const *) self->path->pdata,
                         self->path->len);
  if (stop == BONES_DONE)
    return odds_of_end (self);

  if (stop == BONES_MISFIT)
    return NULL;

  return question->merge ? explore_once (self) : explore_prompt (self);
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

static GArray *
search_through (Search *self)
{
  const BonesQuestion *question = self->question;

  g_hash_table_remove_all (self->seen);
  g_ptr_array_set_size (self->path, 0);
  for (guint i = 0; i < question->n_given; i++)
    g_ptr_array_add (self->path, question->given[i]);

  return explore (self);
}

static void
free_seen (gpointer odds)
{
  g_clear_pointer ((GArray **) &odds, g_array_unref);
}

GArray *
bones_odds (const BonesQuestion *question, BonesAsk *missing, guint *runs)
{
  Search self = { .question = question };
  GArray *odds;

  g_return_val_if_fail (question != NULL && question->outcomes != NULL, NULL);
  g_return_val_if_fail (question->n_given > 0, NULL);

  self.play = bones_play_new (question->setup->ruleset, question->setup);
  allow_one_by_one (&self);
  self.path = g_ptr_array_new ();
  self.seen = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref,
                                     free_seen);
  odds = search_through (&self);
  if (self.restart)
    {
      g_clear_pointer (&odds, g_array_unref);
      self.each = TRUE;
      odds = search_through (&self);
    }

  if (odds == NULL && missing != NULL)
    *missing = self.play->prompt;

  if (runs != NULL)
    *runs = self.runs;

  g_hash_table_unref (self.seen);
  g_ptr_array_unref (self.path);
  bones_play_free (self.play);
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
  return bones_odds_of (odds, BONES_UNKNOWN_OUTCOME);
}

typedef struct {
  const BonesGame *before;
  const BonesWatch *watch; /* or NULL */
} Watched;

static void
fate_free (gpointer data)
{
  BonesFate *fate = data;

  g_array_unref (fate->odds);
  g_free (fate);
}

guint64
bones_fate_number (const BonesWatch *watch, guint status, guint value)
{
  g_return_val_if_fail (watch != NULL, 0);

  return (guint64) watch->scope << SCOPE_AT | (guint64) watch->index << INDEX_AT
         | (guint64) watch->field << FIELD_AT | (guint64) status << STATUS_AT
         | (status == BONES_IN_PLAY ? value : 0);
}

gboolean
bones_fate_value (const BonesOutcome *outcome, guint *value)
{
  guint status;

  g_return_val_if_fail (outcome != NULL && value != NULL, FALSE);

  status = outcome->number >> STATUS_AT & 0xff;
  *value = status != BONES_IN_PLAY ? status : outcome->number & 0xffff;
  return status == BONES_IN_PLAY;
}

gdouble
bones_fate_mean (const BonesFate *fate)
{
  gdouble sum = 0, all = 0;
  guint value;

  g_return_val_if_fail (fate != NULL, 0);

  for (guint i = 0; i < fate->odds->len; i++)
    {
      const BonesOutcome *one = &g_array_index (fate->odds, BonesOutcome, i);

      if (bones_fate_value (one, &value))
        {
          sum += value * one->chance.value;
          all += one->chance.value;
        }
    }

  return all > 0 ? sum / all : 0;
}

static const guint16 *
tracks_of (const BonesGame *game, guint scope, guint index)
{
  return scope == BONES_SET_SHIP ? game->ships[index].tracks : game->fleets[index].tracks;
}

static guint
status_of (const BonesGame *game, guint scope, guint index)
{
  return scope == BONES_SET_SHIP ? game->ships[index].status : game->fleets[index].status;
}

/* What @field was or is; a status is in the status, and its value is 0. */
static guint64
number_in (const BonesGame *game, const BonesWatch *watch)
{
  const guint status = status_of (game, watch->scope, watch->index);

  if (watch->field < BONES_FIRST_FIELD)
    return bones_fate_number (watch, status,
                              tracks_of (game, watch->scope, watch->index)[watch->field]);

  return bones_fate_number (watch, status,
                            watch->scope == BONES_SET_SHIP && watch->field == BONES_SHIP_OWNER
                                ? game->ships[watch->index].fleet
                                : 0);
}

static gboolean
is_same (const BonesWatch *a, const BonesWatch *b)
{
  return a->scope == b->scope && a->index == b->index && a->field == b->field;
}

static gboolean
is_watched (const Watched *self, const BonesWatch *one)
{
  return self->watch != NULL && is_same (self->watch, one);
}

/* What did not change is left out, unless it is watched: the rest of the chances is its. */
static void
add_number (const Watched *self, const BonesGame *end, const BonesWatch *one, GArray *numbers)
{
  const guint64 number = number_in (end, one);

  if (is_watched (self, one) || number != number_in (self->before, one))
    g_array_append_val (numbers, number);
}

/* A ship that leaves is one change, that of her status, without her tracks. If she comes into play,
 * all her tracks are changes. */
static void
add_numbers (const Watched *self, const BonesPlay *play, guint scope, guint index, GArray *numbers)
{
  const BonesGame *end = &play->game;
  const BonesTrack *tracks = bones_scope_tracks (play->ruleset, scope);
  const guint status_field = scope == BONES_SET_SHIP ? BONES_SHIP_STATUS : BONES_FLEET_STATUS;
  BonesWatch one = { (guint8) scope, (guint16) index, (guint16) status_field };
  const gboolean in_play = status_of (end, scope, index) == BONES_IN_PLAY;

  add_number (self, end, &one, numbers);
  one.field = BONES_SHIP_OWNER;
  if (scope == BONES_SET_SHIP && in_play)
    add_number (self, end, &one, numbers);

  for (one.field = 0; tracks[one.field].id != NULL; one.field++)
    if (in_play || is_watched (self, &one))
      add_number (self, end, &one, numbers);
}

static gboolean
is_of (const BonesWatch *watch, guint scope, guint index)
{
  return watch != NULL && watch->scope == scope && watch->index == index;
}

static void
add_all (const BonesPlay *end, gconstpointer data, GArray *numbers)
{
  const Watched *self = data;
  const BonesGame *game = &end->game, *before = self->before;

  for (guint i = 0; i < before->n_ships; i++)
    if (is_of (self->watch, BONES_SET_SHIP, i)
        || memcmp (&game->ships[i], &before->ships[i], sizeof *game->ships) != 0)
      add_numbers (self, end, BONES_SET_SHIP, i, numbers);

  for (guint i = 0; i < before->n_fleets; i++)
    if (is_of (self->watch, BONES_SET_FLEET, i)
        || memcmp (&game->fleets[i], &before->fleets[i], sizeof *game->fleets) != 0)
      add_numbers (self, end, BONES_SET_FLEET, i, numbers);
}

static BonesWatch
watch_of (guint64 number)
{
  return (BonesWatch){ number >> SCOPE_AT & 0xff, number >> INDEX_AT & 0xffff,
                       number >> FIELD_AT & 0xffff };
}

static gboolean
is_gone (guint64 number)
{
  return (number >> STATUS_AT & 0xff) != BONES_IN_PLAY;
}

/* Returns the odds of @watch from @all: its own where she is in play, her status where she is gone,
 * and the rest is that nothing changes. */
static BonesFate *
fate_new (const GArray *all, const BonesGame *before, const BonesWatch *watch)
{
  const guint status = watch->scope == BONES_SET_SHIP ? BONES_SHIP_STATUS : BONES_FLEET_STATUS;
  BonesFate *fate = g_new0 (BonesFate, 1);
  BonesChance changed = bones_odds_unknown (all);

  fate->watch = *watch;
  fate->odds = g_array_new (FALSE, FALSE, sizeof (BonesOutcome));
  for (guint i = 0; i < all->len; i++)
    {
      const BonesOutcome *one = &g_array_index (all, BonesOutcome, i);
      const BonesWatch of = watch_of (one->number); /* what is unknown is of no ship */

      if (of.scope != watch->scope || of.index != watch->index
          || of.field != (is_gone (one->number) ? status : watch->field)
          || one->number == number_in (before, &of))
        continue;

      add_outcome (fate->odds,
                   bones_fate_number (watch, one->number >> STATUS_AT & 0xff, one->number & 0xffff),
                   one->chance);
      changed = bones_chance_add (changed, one->chance);
    }

  if (changed.under != 0 ? changed.over < changed.under : changed.value < 1 - HAIR)
    add_outcome (fate->odds, number_in (before, watch), bones_chance_not (changed));

  g_array_sort (fate->odds, compare_numbers);
  return fate;
}

GPtrArray *
bones_fates (const BonesQuestion *question, const BonesWatch *watch, gdouble *unknown, guint *runs)
{
  BonesQuestion whole;
  Watched watched;
  BonesWatch last = { 0 };
  g_autoptr (GArray) all = NULL;
  GPtrArray *fates;

  g_return_val_if_fail (question != NULL && unknown != NULL, NULL);

  whole = *question;
  watched = (Watched){ question->game, watch };
  whole.outcomes = add_all;
  whole.data = &watched;
  whole.merge = TRUE;
  all = bones_odds (&whole, NULL, runs);
  if (all == NULL)
    return NULL;

  *unknown = bones_odds_unknown (all).value;
  fates = g_ptr_array_new_with_free_func (fate_free);
  if (watch != NULL)
    g_ptr_array_add (fates, fate_new (all, question->game, watch));

  for (guint i = 0; i < all->len; i++)
    {
      const BonesWatch one = watch_of (g_array_index (all, BonesOutcome, i).number);

      if (g_array_index (all, BonesOutcome, i).number == BONES_UNKNOWN_OUTCOME)
        break;

      if ((i == 0 || !is_same (&one, &last)) && !is_watched (&watched, &one))
        g_ptr_array_add (fates, fate_new (all, question->game, &one));

      last = one;
    }

  return fates;
}
