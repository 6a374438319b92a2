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

/* Usual dice, where nobody knows what was asked. */
static guint
sides_of (const GArray *summaries, guint32 seq)
{
  const guint sides = seq >= 1 && seq <= summaries->len
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
                        .typed = entry->answer.source != BONES_FROM_APP };

  memcpy (roll.faces, entry->answer.values, roll.n * sizeof *roll.faces);
  return roll;
}

/* The pools of one line while they are put together: what each was rolled for, and the die that
 * was last spent to roll some of them again. */
typedef struct {
  GArray *rolls;   /* of BonesLogRoll */
  GPtrArray *keys; /* of const BonesKey, one for each */
  const BonesAnswer *spent;
  gboolean replaced; /* what it was spent on is gone already */
} Pools;

static gboolean
was_rolled (const Pools *pools, const BonesKey *key)
{
  for (guint i = 0; i < pools->keys->len; i++)
    if (bones_key_equal (pools->keys->pdata[i], key))
      return TRUE;

  return FALSE;
}

/* Marks what lies in the places from @first on, so many as @n, of the pool @key. */
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

/* Where one die buys several rolls, of which the best stands, they all lie there side by side. */
static void
lay_down (Pools *pools, const BonesEntry *entry, guint sides)
{
  BonesLogRoll roll = read_roll (entry, sides);

  if (pools->spent != NULL && was_rolled (pools, &entry->answer.key))
    {
      roll.again = TRUE;
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

GArray *
bones_rolls_from_free_roll (const BonesEntry *entry)
{
  const BonesLogRoll roll = read_roll (entry, entry->answer.key.ordinal);
  GArray *rolls = g_array_new (FALSE, TRUE, sizeof roll);

  g_array_append_val (rolls, roll);
  return rolls;
}

/* A card that the app drew is as it was drawn. */
static gboolean
may_be_put_right (const BonesEntry *entry)
{
  return entry->kind == BONES_ENTRY_ANSWER
         && !(entry->answer.kind == BONES_ASK_CARD && entry->answer.source == BONES_FROM_APP);
}

GArray *
bones_rolls_answers (BonesEntry *const *entries, guint n)
{
  GArray *answers = NULL;

  for (guint i = 0; i < n; i++)
    if (may_be_put_right (entries[i]))
      {
        if (answers == NULL)
          answers = g_array_new (FALSE, FALSE, sizeof (guint32));

        g_array_append_val (answers, entries[i]->seq);
      }

  return answers;
}
