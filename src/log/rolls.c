/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rolls.h"

#include <string.h>

static gboolean
is_answer_of (const BonesEntry *entry, BonesAskKind kind)
{
  return entry->kind == BONES_ENTRY_ANSWER && entry->answer.kind == kind;
}

gboolean
bones_entry_spends (const BonesEntry *entry)
{
  return is_answer_of (entry, BONES_ASK_REROLL) && entry->answer.values[0] == BONES_REROLL_SPEND;
}

/* The usual dice, if the question is not known. */
static guint
sides_of (const GArray *summaries, guint32 seq)
{
  const guint sides = summaries != NULL && seq >= 1 && seq <= summaries->len
                          ? g_array_index (summaries, BonesEntrySummary, seq - 1).sides
                          : 0;

  return sides > 0 ? sides : 6;
}

static BonesLogRoll
read_roll (const BonesEntry *entry, guint sides)
{
  BonesLogRoll roll = { .seq = entry->seq,
                        .sides = sides,
                        .n = entry->answer.n,
                        .typed = entry->answer.source == BONES_FROM_TABLE,
                        .corrected = entry->answer.source == BONES_CORRECTED };

  memcpy (roll.faces, entry->answer.values, roll.n * sizeof *roll.faces);
  return roll;
}

/* The pools of one line while it is made: the key of each, and the die that was last spent to roll
 * some of its dice again. */
typedef struct {
  GArray *rolls;   /* of BonesLogRoll */
  GPtrArray *keys; /* of const BonesKey, one for each */
  const BonesAnswer *spent;
  gboolean replaced; /* its dice have been replaced already */
} Pools;

static gboolean
was_rolled (const Pools *pools, const BonesKey *key)
{
  for (guint i = 0; i < pools->keys->len; i++)
    if (bones_key_equal (pools->keys->pdata[i], key))
      return TRUE;

  return FALSE;
}

/* Marks @n dice of the pool @key from index @first on as replaced. */
static void
take_up (Pools *pools, const BonesKey *key, guint first, guint n)
{
  for (guint i = 0; i < pools->rolls->len; i++)
    {
      BonesLogRoll *roll = &g_array_index (pools->rolls, BonesLogRoll, i);

      if (!bones_key_equal (pools->keys->pdata[i], key))
        continue;

      for (guint die = 0; die < roll->n; die++)
        if (roll->first + die >= first && roll->first + die < first + n)
          roll->gone |= G_GUINT64_CONSTANT (1) << die;
    }
}

/* If one die buys several rolls, of which the best stands, all of them lie side by side. */
static void
lay_down (Pools *pools, const BonesEntry *entry, guint sides)
{
  BonesLogRoll roll = read_roll (entry, sides);

  if (pools->spent != NULL && was_rolled (pools, &entry->answer.key))
    {
      roll.again = TRUE;
      roll.beside = pools->replaced;
      roll.first = pools->spent->values[1] > 0 ? pools->spent->values[1] - 1u : 0;
      if (!pools->replaced)
        take_up (pools, &entry->answer.key, roll.first, roll.n);

      pools->replaced = TRUE;
    }

  g_array_append_val (pools->rolls, roll);
  g_ptr_array_add (pools->keys, (gpointer) &entry->answer.key);
}

GArray *
bones_rolls_new (const GArray *summaries, BonesEntry *const *entries, guint n)
{
  Pools pools = { g_array_new (FALSE, TRUE, sizeof (BonesLogRoll)), g_ptr_array_new (), NULL,
                  FALSE };

  for (guint i = 0; i < n; i++)
    if (is_answer_of (entries[i], BONES_ASK_REROLL))
      {
        pools.spent = bones_entry_spends (entries[i]) ? &entries[i]->answer : NULL;
        pools.replaced = FALSE;
      }
    else if (is_answer_of (entries[i], BONES_ASK_DICE))
      lay_down (&pools, entries[i], sides_of (summaries, entries[i]->seq));

  g_ptr_array_unref (pools.keys);
  if (pools.rolls->len > 0)
    return pools.rolls;

  g_array_unref (pools.rolls);
  return NULL;
}

static gboolean
is_about (const BonesEntry *entry, BonesAskKind kind, const BonesKey *key)
{
  return is_answer_of (entry, kind) && bones_key_equal (&entry->answer.key, key);
}

/* Whether the dice of entry @i are a reroll: the answer before was to spend a die on the same roll,
 * or they are another of several rolls that were bought at once. */
static gboolean
is_again (BonesEntry *const *entries, guint i, const BonesKey *key)
{
  while (i-- > 0)
    if (is_about (entries[i], BONES_ASK_REROLL, key))
      return bones_entry_spends (entries[i]);
    else if (entries[i]->kind == BONES_ENTRY_ANSWER && !is_answer_of (entries[i], BONES_ASK_DICE))
      return FALSE;

  return FALSE;
}

/* The answers of the last throw of @key: the first roll and the rerolls. */
static GPtrArray *
find_throw (BonesEntry *const *entries, guint n, const BonesKey *key)
{
  GPtrArray *found = g_ptr_array_new ();
  guint i = n;

  while (i > 0
         && !(is_about (entries[i - 1], BONES_ASK_DICE, key) && !is_again (entries, i - 1, key)))
    i--;

  for (i = i > 0 ? i - 1 : n; i < n; i++)
    if (is_about (entries[i], BONES_ASK_DICE, key) || is_about (entries[i], BONES_ASK_REROLL, key))
      g_ptr_array_add (found, entries[i]);

  return found;
}

/* A die of a throw: its roll, and its index in it. */
typedef struct {
  guint roll, die;
} Place;

static guint
face_at (const GArray *rolls, const Place *at)
{
  return g_array_index (rolls, BonesLogRoll, at->roll).faces[at->die];
}

static guint
highest (const GArray *rolls, const Place *places, guint n)
{
  guint best = 0;

  for (guint i = 0; i < n; i++)
    best = MAX (best, face_at (rolls, &places[i]));

  return best;
}

/* Puts the dice of roll number @i in the places of the dice that they replace, if any. */
static void
put_down (const GArray *rolls, guint i, GArray *lying)
{
  const BonesLogRoll *roll = &g_array_index (rolls, BonesLogRoll, i);
  Place places[BONES_MAX_VALUES];
  Place *there = (Place *) (void *) lying->data + roll->first;

  for (guint die = 0; die < roll->n; die++)
    places[die] = (Place){ i, die };

  if (!roll->again)
    {
      g_array_set_size (lying, 0);
      g_array_append_vals (lying, places, roll->n);
    }
  else if (roll->first + roll->n <= lying->len
           && (!roll->beside || highest (rolls, places, roll->n) > highest (rolls, there, roll->n)))
    memcpy (there, places, roll->n * sizeof *places);
}

static gboolean
is_lying (const GArray *lying, guint roll, guint die)
{
  for (guint i = 0; i < lying->len; i++)
    if (g_array_index (lying, Place, i).roll == roll && g_array_index (lying, Place, i).die == die)
      return TRUE;

  return FALSE;
}

static void
add_die (BonesPool *pool, const GArray *rolls, Place at, gboolean rerolled)
{
  const BonesLogRoll *roll = &g_array_index (rolls, BonesLogRoll, at.roll);
  const BonesPoolDie die = { (guint16) face_at (rolls, &at), roll->typed, rerolled,
                             roll->corrected };

  g_array_append_val (pool->dice, die);
}

static BonesPool *
gather (const GArray *rolls, const BonesKey *key)
{
  g_autoptr (GArray) lying = g_array_new (FALSE, FALSE, sizeof (Place));
  BonesPool *pool = g_new0 (BonesPool, 1);

  pool->key = *key;
  pool->seq = g_array_index (rolls, BonesLogRoll, rolls->len - 1).seq;
  pool->dice = g_array_new (FALSE, FALSE, sizeof (BonesPoolDie));
  for (guint i = 0; i < rolls->len; i++)
    put_down (rolls, i, lying);

  for (guint i = 0; i < rolls->len; i++)
    for (guint die = 0; die < g_array_index (rolls, BonesLogRoll, i).n; die++)
      if (!is_lying (lying, i, die))
        add_die (pool, rolls, (Place){ i, die }, TRUE);

  pool->first = pool->dice->len;
  for (guint i = 0; i < lying->len; i++)
    add_die (pool, rolls, g_array_index (lying, Place, i), FALSE);

  return pool;
}

BonesPool *
bones_pool_new (BonesEntry *const *entries, guint n, const BonesKey *key)
{
  g_autoptr (GPtrArray) answers = find_throw (entries, n, key);
  g_autoptr (GArray) rolls =
      bones_rolls_new (NULL, (BonesEntry *const *) answers->pdata, answers->len);

  return rolls != NULL ? gather (rolls, key) : NULL;
}

void
bones_pool_free (BonesPool *pool)
{
  g_array_unref (pool->dice);
  g_free (pool);
}

guint
bones_pool_count (const BonesPool *pool)
{
  return pool != NULL ? pool->dice->len - pool->first : 0;
}

guint
bones_pool_face (const BonesPool *pool, guint i)
{
  g_return_val_if_fail (i < bones_pool_count (pool), 0);

  return g_array_index (pool->dice, BonesPoolDie, pool->first + i).face;
}

GArray *
bones_rolls_from_free_roll (const BonesEntry *entry)
{
  const BonesLogRoll roll = read_roll (entry, entry->answer.key.ordinal);
  GArray *rolls = g_array_new (FALSE, TRUE, sizeof roll);

  g_array_append_val (rolls, roll);
  return rolls;
}

gboolean
bones_entry_can_be_corrected (const BonesEntry *entry)
{
  return entry->kind == BONES_ENTRY_ANSWER
         && !(entry->answer.kind == BONES_ASK_CARD && entry->answer.source == BONES_FROM_APP);
}

GArray *
bones_rolls_answers (BonesEntry *const *entries, guint n)
{
  GArray *answers = NULL;

  for (guint i = 0; i < n; i++)
    if (bones_entry_can_be_corrected (entries[i]))
      {
        if (answers == NULL)
          answers = g_array_new (FALSE, FALSE, sizeof (guint32));

        g_array_append_val (answers, entries[i]->seq);
      }

  return answers;
}
