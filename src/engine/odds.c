/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds.h"

#include "pool.h"

#include <string.h>

#define CHUNK 32     /* bytes of a game that are compared together */
#define DEEPEST 256  /* entries on one path */
#define MOST 1000000 /* default of BonesQuestion.most_runs */
#define MANY 1024    /* answers between looks at the clock */
#define HAIR 1e-12   /* chances that differ by less are equal */

G_STATIC_ASSERT (BONES_MAX_DICE == BONES_MAX_VALUES);

/* Ships whose fate is settled (bones_settle_ship()), as bits. */
typedef struct {
  guint64 bits[BONES_MAX_SHIPS / 64];
} Settled;

/* One answer that is tried: its values, in those of the node. */
typedef struct {
  guint first, n;
  BonesChance chance; /* dice and cards */
} Branch;

/* A question on the path from the start to where the search is, and what is known of its odds. */
typedef struct {
  BonesEntry entry; /* the answer that is being tried */
  gboolean chance;  /* dice or a card; else a choice */
  gdouble sign;     /* choice; -1: the chooser wants to avoid the aim */
  GArray *values;   /* of guint16 */
  GArray *branches; /* of Branch */
  gboolean cut;     /* there are more branches than runs are left */
  guint at;         /* the branch that is being tried */
  GBytes *name;     /* of the state, or NULL */
  Settled settled;  /* the ships whose outcomes are not in the odds of this node */
  GArray
      *certain; /* of guint64: those of the ships that the node before does not have in settled */
  GArray *sum;  /* dice and cards: the odds so far, weighted; owned */
  BonesChance tried; /* the chance of what is in it */
  GPtrArray *odds;   /* choice: of GArray, the odds after each answer so far; owned */
} Node;

/* The search goes in depth, and a run goes on to the end: where the answers end, it takes the first
 * of those that are possible (answer_next()). The next run has another answer in the last place
 * that has one. */
typedef struct {
  const BonesQuestion *question;
  BonesPlay *play;
  GPtrArray *path;  /* of BonesEntry: what was given, then that of each node; borrowed */
  GPtrArray *nodes; /* of Node; those beyond depth are spare */
  guint depth;
  GHashTable *seen; /* GBytes that identify a state → its odds, or NULL if on the path */
  GArray *met;      /* the odds of the state where the last run stopped because they are known */
  gboolean each;    /* try every set of faces, whatever the reading */
  gboolean restart; /* begin the search again, with each */
  gboolean late;    /* the limit was reached: the rest is unknown */
  guint runs;
} Search;

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

/* Returns @sum (NULL: nothing yet) + @chance * @branch; both are sorted by the outcomes. */
static GArray *
add_weighted (const GArray *sum, BonesChance chance, const GArray *branch)
{
  const guint n = sum != NULL ? sum->len : 0;
  GArray *odds = g_array_sized_new (FALSE, FALSE, sizeof (BonesOutcome), n + branch->len);

  for (guint i = 0, j = 0;;)
    {
      const BonesOutcome *a = i < n ? &g_array_index (sum, BonesOutcome, i) : NULL;
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

static guint
most_runs (const Search *self)
{
  return self->question->most_runs > 0 ? self->question->most_runs : MOST;
}

static gboolean
is_late (const Search *self)
{
  const BonesQuestion *question = self->question;

  return self->runs >= most_runs (self)
         || (question->is_late != NULL && question->is_late (question->clock));
}

static void
add_branch (Node *node, const guint16 *values, guint n, BonesChance chance)
{
  const Branch one = { node->values->len, n, chance };

  g_array_append_vals (node->values, values, n);
  g_array_append_val (node->branches, one);
}

/* Each class after the first takes a run, so those beyond the limit need not be listed. */
static gboolean
add_class (const guint16 *values, guint n, BonesChance chance, gpointer data)
{
  Search *self = data;
  Node *node = g_ptr_array_index (self->nodes, self->depth);

  node->cut = node->branches->len > most_runs (self) - self->runs;
  if (node->cut)
    return FALSE;

  add_branch (node, values, n, chance);
  self->late = node->branches->len % MANY == 0 && is_late (self);
  return !self->late;
}

static gboolean
add_dice (Search *self, const BonesAsk *ask)
{
  const BonesReading reading = self->each ? BONES_READ_EACH : ask->reading;

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
add_cards (Node *node, const BonesAsk *ask)
{
  guint left = 0;

  for (guint i = 0; i < BONES_MAX_CARD_KINDS; i++)
    left += ask->weights[i];

  for (guint16 i = 0; i < BONES_MAX_CARD_KINDS; i++)
    if (ask->weights[i] > 0)
      add_branch (node, &i, 1, bones_chance (ask->weights[i], left));

  return left > 0;
}

static void
consider (Node *node, const guint16 *values, guint n)
{
  add_branch (node, values, n, bones_chance (1, 1));
}

static gboolean
consider_values (Node *node, const BonesAsk *ask, guint first, guint last)
{
  const gboolean is_range = ask->kind == BONES_ASK_NUMBER || ask->kind == BONES_ASK_CONFIRM;

  for (guint value = first; value <= last; value++)
    if (is_range || bones_ask_allows (ask, value))
      consider (node, (const guint16[]){ (guint16) value }, 1);

  return node->branches->len > 0;
}

/*
 * Never tries to keep every roll from now on: that is to keep this one and to give up later
 * choices, and in a zero-sum game nobody gains by fewer choices.
 *
 * If one die of several may be picked, the faces of the others matter, and the classes of the
 * reading are too coarse: then the search begins again with every set of faces.
 */
static gboolean
consider_reroll (Search *self, Node *node, const BonesAsk *ask)
{
  consider (node, (const guint16[]){ BONES_REROLL_KEEP }, 1);
  if (self->question->policy == BONES_NEVER_REROLL || !bones_ask_allows (ask, BONES_REROLL_SPEND))
    return TRUE;

  if (ask->high > 1 && !self->each)
    {
      self->restart = TRUE;
      return FALSE;
    }

  for (guint die = ask->high > 0; die <= ask->high; die++)
    for (guint spent = 1; spent <= MAX (ask->low, 1); spent++)
      consider (node, (const guint16[]){ BONES_REROLL_SPEND, (guint16) die, (guint16) spent }, 3);

  return TRUE;
}

/* Adds what its fleet may choose. A question to the table, or to fleets of both sides, has no
 * chooser. */
static gboolean
add_choices (Search *self, Node *node, const BonesAsk *ask)
{
  const guint8 fleet = self->question->fleet;
  const guint own = fleet < BONES_MAX_FLEETS ? 1u << fleet : 0;
  const gboolean kept =
      ask->kind == BONES_ASK_REROLL && self->question->policy == BONES_NEVER_REROLL;

  node->sign = ask->who == own ? 1 : -1;
  if (!kept && (ask->who == 0 || (ask->who != own && (ask->who & own) != 0)))
    return FALSE;

  switch (ask->kind)
    {
    case BONES_ASK_REROLL:
      return consider_reroll (self, node, ask);
    case BONES_ASK_CHOICE:
    case BONES_ASK_SHIP:
    case BONES_ASK_SQUARE:
      return consider_values (node, ask, 0, BONES_MAX_CHOICES - 1);
    case BONES_ASK_CONFIRM:
      return consider_values (node, ask, 0, 1);
    case BONES_ASK_NUMBER:
      return consider_values (node, ask, ask->low, ask->high);
    default:
      return FALSE;
    }
}

/* Adds everything that may be answered. FALSE if that cannot be told, or not in time. */
static gboolean
add_answers (Search *self, Node *node, const BonesAsk *ask)
{
  if (ask->kind == BONES_ASK_CARD && ask->hand != BONES_OPEN_CARD)
    return FALSE; /* hands are secret */

  node->chance = ask->kind == BONES_ASK_DICE || ask->kind == BONES_ASK_CARD;
  if (node->chance)
    return ask->kind == BONES_ASK_DICE ? add_dice (self, ask) || node->cut : add_cards (node, ask);

  return add_choices (self, node, ask);
}

/* Returns what @branch is worth to the chooser, at least and at most. */
static void
weigh (const Search *self, const Node *node, const GArray *branch, gdouble *least, gdouble *most)
{
  const gdouble aim = bones_odds_of (branch, self->question->aim).value;
  const gdouble unknown = bones_odds_unknown (branch).value;

  *least = node->sign > 0 ? aim : -aim - unknown;
  *most = node->sign > 0 ? aim + unknown : -aim;
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
choose_best (const Search *self, const Node *node)
{
  guint best = 0;
  gdouble least, most, best_least = -G_MAXDOUBLE;
  GArray *odds;

  for (guint i = 0; i < node->odds->len; i++)
    {
      weigh (self, node, g_ptr_array_index (node->odds, i), &least, &most);
      if (least > best_least + HAIR)
        {
          best = i;
          best_least = least;
        }
    }

  odds = g_array_ref (g_ptr_array_index (node->odds, best));
  for (guint i = 0; self->late && i < node->odds->len; i++)
    {
      const GArray *branch = g_ptr_array_index (node->odds, i);
      g_autoptr (GArray) chosen = odds;

      weigh (self, node, branch, &least, &most);
      odds = most > best_least + HAIR ? span (chosen, branch) : g_array_ref (chosen);
    }

  return odds;
}

static void
append_differences (GByteArray *name, const guint8 *now, const guint8 *then, gsize size)
{
  for (guint32 at = 0; at < size; at += CHUNK)
    {
      const gsize length = MIN (CHUNK, size - at);

      if (memcmp (now + at, then + at, length) == 0)
        continue;

      g_byte_array_append (name, (const guint8 *) &at, sizeof at);
      g_byte_array_append (name, now + at, length);
    }
}

static gboolean
is_settled (const Settled *settled, guint ship)
{
  return (settled->bits[ship / 64] >> ship % 64 & 1) != 0;
}

/* Ships that were not there before differ from nothing. */
static void
append_ships (GByteArray *name, const BonesGame *game, const BonesGame *start,
              const Settled *settled)
{
  static const BonesShip none = { 0 };

  for (guint16 i = 0; i < game->n_ships; i++)
    {
      const BonesShip *before = i < start->n_ships ? &start->ships[i] : &none;
      const gsize size =
          is_settled (settled, i) ? G_STRUCT_OFFSET (BonesShip, tracks) : sizeof (BonesShip);

      if (memcmp (&game->ships[i], before, size) == 0)
        continue;

      g_byte_array_append (name, (const guint8 *) &i, sizeof i);
      append_differences (name, (const guint8 *) &game->ships[i], (const guint8 *) before, size);
    }
}

/* Returns a key of the state where @ask is asked: the question, what is known, and how the game
 * differs from the one at the start. Equal keys have equal futures. */
static GBytes *
place_name (const Search *self, const BonesAsk *ask, const Settled *settled)
{
  const BonesPlay *play = self->play;
  const BonesGame *start = self->question->game;
  const BonesKey *key = &ask->key;
  const guint32 head[] = { key->subject, key->ordinal, ask->kind, play->known->len };
  GByteArray *name = g_byte_array_sized_new (512);
  gsize size, before;
  const guint8 *cards = bones_game_piece (&play->game, 1, &size);
  const guint8 *cards_before = bones_game_piece (start, 1, &before);

  g_byte_array_append (name, (const guint8 *) key->rule, strlen (key->rule) + 1);
  g_byte_array_append (name, (const guint8 *) head, sizeof head);
  g_byte_array_append (name, (const guint8 *) settled, sizeof *settled);
  g_byte_array_append (name, (const guint8 *) play->known->data,
                       play->known->len * sizeof (guint16));
  append_differences (name, (const guint8 *) &play->game, (const guint8 *) start,
                      G_STRUCT_OFFSET (BonesGame, ships));
  append_ships (name, &play->game, start, settled);
  if (size == before)
    append_differences (name, cards, cards_before, size);
  else
    g_byte_array_append (name, cards, size);

  return g_byte_array_free_to_bytes (name);
}

/* Of numbers, or of outcomes, which begin with one. */
static gint
compare_numbers (gconstpointer a, gconstpointer b)
{
  const guint64 first = *(const guint64 *) a, second = *(const guint64 *) b;

  return (first > second) - (first < second);
}

/* Adds the outcomes of the ships that are in @now and not in @before. */
static void
add_settled (const Search *self, const Settled *now, const Settled *before, GArray *numbers)
{
  const BonesQuestion *question = self->question;

  for (guint i = 0; i < self->play->game.n_ships; i++)
    if (is_settled (now, i) && !is_settled (before, i))
      question->of_ship (self->play, i, question->data, numbers);

  g_array_sort (numbers, compare_numbers);
}

/* Returns @odds, which are consumed, with @certain, which are sorted, as certain outcomes. */
static GArray *
add_certain (GArray *odds, const GArray *certain)
{
  g_autoptr (GArray) known = NULL, more = odds;

  if (certain->len == 0)
    return g_array_ref (odds);

  known = no_odds ();
  for (guint i = 0; i < certain->len; i++)
    add_outcome (known, g_array_index (certain, guint64, i), bones_chance (1, 1));

  return add_weighted (known, bones_chance (1, 1), more);
}

/* Returns what is settled where the path is. */
static const Settled *
settled_on_path (const Search *self)
{
  static const Settled none = { { 0 } };
  const Node *last = self->depth > 0 ? g_ptr_array_index (self->nodes, self->depth - 1) : NULL;

  return last != NULL ? &last->settled : &none;
}

static void
free_node (gpointer data)
{
  Node *node = data;

  g_array_unref (node->values);
  g_array_unref (node->branches);
  g_ptr_array_unref (node->odds);
  g_clear_pointer (&node->sum, g_array_unref);
  g_clear_pointer (&node->name, g_bytes_unref);
  g_array_unref (node->certain);
  g_free (node);
}

/* Returns the node for the next question, empty. */
static Node *
next_node (Search *self)
{
  Node *node;

  if (self->depth == self->nodes->len)
    {
      node = g_new0 (Node, 1);
      node->values = g_array_new (FALSE, FALSE, sizeof (guint16));
      node->branches = g_array_new (FALSE, FALSE, sizeof (Branch));
      node->certain = g_array_new (FALSE, FALSE, sizeof (guint64));
      node->odds = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
      g_ptr_array_add (self->nodes, node);
    }

  node = g_ptr_array_index (self->nodes, self->depth);
  g_array_set_size (node->values, 0);
  g_array_set_size (node->branches, 0);
  g_array_set_size (node->certain, 0);
  g_ptr_array_set_size (node->odds, 0);
  g_clear_pointer (&node->sum, g_array_unref);
  g_clear_pointer (&node->name, g_bytes_unref);
  node->tried = bones_chance (0, 1);
  node->at = 0;
  node->cut = FALSE;
  return node;
}

/* Sets the answer of @node to the branch that is tried now. */
static void
set_answer (Node *node)
{
  const Branch *branch = &g_array_index (node->branches, Branch, node->at);

  node->entry.answer.n = (guint16) branch->n;
  memcpy (node->entry.answer.values, &g_array_index (node->values, guint16, branch->first),
          branch->n * sizeof (guint16));
}

/* Whether the odds of the state of @node are known, or it is on the path: a state that occurs again
 * on its own path has no end (ties are rolled off until one side wins). If not, it is now. */
static gboolean
is_seen (Search *self, Node *node, const BonesAsk *ask)
{
  gpointer known;

  node->name = place_name (self, ask, &node->settled);
  if (!g_hash_table_lookup_extended (self->seen, node->name, NULL, &known))
    {
      g_hash_table_insert (self->seen, g_bytes_ref (node->name), NULL);
      return FALSE;
    }

  self->met = known != NULL ? add_certain (g_array_ref (known), node->certain) : NULL;
  return TRUE;
}

/* Answers @ask, which no run has met on this path, by the first of what may be answered. FALSE: the
 * run stops, because the odds are known from here, or cannot be. */
static gboolean
answer_next (BonesPlay *play, const BonesAsk *ask, gpointer data)
{
  Search *self = data;
  Node *node;

  if (self->path->len > DEEPEST)
    return FALSE;

  node = next_node (self);
  node->settled = (Settled){ { 0 } };
  if (self->question->merge && self->question->of_ship != NULL)
    {
      memcpy (node->settled.bits, play->settled, sizeof play->settled);
      add_settled (self, &node->settled, settled_on_path (self), node->certain);
    }

  if (!add_answers (self, node, ask))
    return FALSE;

  if (self->question->merge && node->branches->len > 1 && is_seen (self, node, ask))
    return FALSE;

  node->entry.kind = BONES_ENTRY_ANSWER;
  node->entry.answer.key = ask->key;
  node->entry.answer.kind = ask->kind;
  set_answer (node);
  self->depth++;
  g_ptr_array_add (self->path, &node->entry);
  play->entries = (BonesEntry *const *) self->path->pdata;
  play->n_entries = self->path->len;
  return TRUE;
}

/* Everything that holds at the end of the play is certain. */
static GArray *
odds_of_end (const Search *self)
{
  const BonesQuestion *question = self->question;
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint64));
  Settled all;

  memset (&all, 0xff, sizeof all);
  question->outcomes (self->play, question->data, numbers);
  if (question->of_ship != NULL)
    add_settled (self, &all, settled_on_path (self), numbers);

  g_array_sort (numbers, compare_numbers);
  return add_certain (no_odds (), numbers);
}

/* Runs the path as far as the odds are not known. Returns those from where it stopped; or NULL. */
static GArray *
run_path (Search *self)
{
  const BonesQuestion *question = self->question;
  BonesStop stop;

  self->late = self->late || is_late (self);
  if (self->late)
    return unknown_odds ();

  self->runs++;
  stop = bones_play_run (self->play, question->game, (BonesEntry *const *) self->path->pdata,
                         self->path->len);
  if (stop == BONES_DONE)
    return odds_of_end (self);

  return self->late ? unknown_odds () : g_steal_pointer (&self->met);
}

/* Adds the odds after the answer that was tried to those of @node. */
static void
add_odds (Node *node, GArray *odds)
{
  const Branch *branch = &g_array_index (node->branches, Branch, node->at);
  GArray *sum;

  if (!node->chance)
    {
      g_ptr_array_add (node->odds, g_array_ref (odds));
      return;
    }

  sum = add_weighted (node->sum, branch->chance, odds);
  g_clear_pointer (&node->sum, g_array_unref);
  node->sum = sum;
  node->tried = bones_chance_add (node->tried, branch->chance);
}

/* Whether no other choice can be better than the last: it brings what is wanted for certain, or
 * nothing can change that any more. */
static gboolean
is_certain (const Search *self, const Node *node)
{
  const BonesQuestion *question = self->question;
  const GArray *last = g_ptr_array_index (node->odds, node->odds->len - 1);
  const gdouble aim = bones_odds_of (last, self->question->aim).value;

  if (question->aim == BONES_NO_AIM
      || (question->of_ship != NULL && question->aim_of < BONES_MAX_SHIPS
          && is_settled (&node->settled, question->aim_of)))
    return TRUE;

  return node->sign > 0 ? aim >= 1 - HAIR : aim <= HAIR;
}

/* Goes on to the next answer that is worth a try. */
static gboolean
try_next (Search *self, Node *node)
{
  self->late = self->late || (node->cut && node->at + 1 == node->branches->len);
  if (self->late || node->at + 1 == node->branches->len
      || (!node->chance && is_certain (self, node)))
    return FALSE;

  node->at++;
  set_answer (node);
  return TRUE;
}

/* Returns the odds of @node; what was not tried in time is unknown. */
static GArray *
odds_of_node (const Search *self, Node *node)
{
  if (node->chance && self->late)
    {
      g_autoptr (GArray) rest = unknown_odds ();

      return add_weighted (node->sum, bones_chance_not (node->tried), rest);
    }

  if (node->chance)
    return g_array_ref (node->sum);

  while (self->late && node->odds->len < node->branches->len)
    g_ptr_array_add (node->odds, unknown_odds ());

  return choose_best (self, node);
}

/* Hands @odds of the last node's answer up, to the last node that has another answer to try, whose
 * odds are unfinished. Returns NULL if there is one, else the odds of the whole. */
static GArray *
hand_up (Search *self, GArray *odds)
{
  while (self->depth > 0)
    {
      Node *node = g_ptr_array_index (self->nodes, self->depth - 1);

      add_odds (node, odds);
      g_array_unref (odds);
      if (try_next (self, node))
        return NULL;

      odds = odds_of_node (self, node);
      if (node->name != NULL)
        g_hash_table_insert (self->seen, g_steal_pointer (&node->name), g_array_ref (odds));

      odds = add_certain (odds, node->certain);
      self->depth--;
      g_ptr_array_set_size (self->path, (gint) self->path->len - 1);
    }

  return odds;
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
  self->play->sure_from = question->n_given;
  self->play->never_again = question->policy == BONES_NEVER_REROLL;
}

static GArray *
search_through (Search *self)
{
  const BonesQuestion *question = self->question;
  GArray *odds = NULL;

  self->depth = 0;
  g_hash_table_remove_all (self->seen);
  g_ptr_array_set_size (self->path, 0);
  for (guint i = 0; i < question->n_given; i++)
    g_ptr_array_add (self->path, question->given[i]);

  while (odds == NULL)
    {
      odds = run_path (self);
      if (odds == NULL)
        return NULL;

      odds = hand_up (self, odds);
    }

  return odds;
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
  self.play->quiet = question->merge;
  self.play->answerer = answer_next;
  self.play->answerer_data = &self;
  self.path = g_ptr_array_new ();
  self.nodes = g_ptr_array_new_with_free_func (free_node);
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
  g_ptr_array_unref (self.nodes);
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
