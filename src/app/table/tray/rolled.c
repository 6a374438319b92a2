/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "rolled.h"

#include "bones-config.h"

/* Entry @i of the effective list counted from its end, or NULL. */
static const BonesEntry *
entry_back (const BonesJournal *journal, guint i)
{
  const GArray *effective = journal->effective;

  return i < effective->len ? bones_journal_entry (
             journal, g_array_index (effective, guint32, effective->len - 1 - i))
                            : NULL;
}

/* What stands beside the play, and leaves the dice where they lie. */
static gboolean
is_beside (const BonesEntry *entry)
{
  return entry->kind == BONES_ENTRY_NOTE || entry->kind == BONES_ENTRY_OVERRIDE;
}

static gboolean
is_answer_of (const BonesEntry *entry, BonesAskKind kind)
{
  return entry != NULL && entry->kind == BONES_ENTRY_ANSWER && entry->answer.kind == kind;
}

/* Two pools that are rolled against each other: one rule, and each names the other's ship. */
static gboolean
are_opposed (const BonesKey *a, const BonesKey *b)
{
  return g_strcmp0 (a->rule, b->rule) == 0 && a->subject == b->ordinal && a->ordinal == b->subject;
}

/* The pool for @key: that of a reroll is there already. NULL: it is of an earlier roll. */
static BonesPoolLook *
pool_for (BonesRolled *self, const BonesKey *key)
{
  for (guint i = 0; i < self->n; i++)
    if (bones_key_equal (&self->pools[i].key, key))
      return &self->pools[i];

  if (self->n == 2 || (self->n == 1 && !are_opposed (&self->pools[0].key, key)))
    return NULL;

  self->pools[self->n].key = *key;
  self->pools[self->n].looks = g_array_new (FALSE, TRUE, sizeof (BonesDieLook));
  return &self->pools[self->n++];
}

/* Goes backwards, so what is there already has replaced what comes now. */
static void
lay_down (BonesPoolLook *pool, const BonesEntry *entry, guint sides)
{
  const BonesAnswer *answer = &entry->answer;
  const gboolean rerolled = pool->looks->len > 0;

  for (guint i = answer->n; i-- > 0;)
    {
      BonesDieLook look = { sides, answer->values[i], answer->source != BONES_FROM_APP, rerolled,
                            BONES_VERDICT_NONE };

      g_array_prepend_val (pool->looks, look);
    }
  if (rerolled)
    pool->first += answer->n;
  else
    pool->seq = entry->seq;
}

BonesRolled *
bones_rolled_new (const BonesJournal *journal, guint sides)
{
  BonesRolled *self = g_new0 (BonesRolled, 1);
  const BonesEntry *entry;

  g_return_val_if_fail (journal != NULL, self);

  for (guint i = 0; (entry = entry_back (journal, i)) != NULL; i++)
    {
      BonesPoolLook *pool;

      if (is_answer_of (entry, BONES_ASK_REROLL) || is_beside (entry))
        continue;

      pool = is_answer_of (entry, BONES_ASK_DICE) ? pool_for (self, &entry->answer.key) : NULL;
      if (pool == NULL)
        break;

      lay_down (pool, entry, sides);
    }
  if (self->n == 2)
    {
      const BonesPoolLook second = self->pools[0];

      self->pools[0] = self->pools[1];
      self->pools[1] = second;
    }
  return self;
}

void
bones_rolled_free (BonesRolled *self)
{
  for (guint i = 0; i < self->n; i++)
    g_array_unref (self->pools[i].looks);
  g_free (self);
}

const BonesPoolLook *
bones_rolled_find (const BonesRolled *self, const BonesKey *key)
{
  g_return_val_if_fail (self != NULL && key != NULL, NULL);

  for (guint i = 0; i < self->n; i++)
    if (bones_key_equal (&self->pools[i].key, key))
      return &self->pools[i];
  return NULL;
}

void
bones_pool_look_judge (BonesPoolLook *self, gint needs, gint bonus)
{
  BonesDieLook *highest = NULL;

  g_return_if_fail (self != NULL);

  for (guint i = self->first; i < self->looks->len; i++)
    {
      BonesDieLook *look = &g_array_index (self->looks, BonesDieLook, i);

      if (highest == NULL || look->face > highest->face)
        highest = look;
    }
  if (highest != NULL && needs > 0)
    highest->verdict =
        (gint) highest->face + bonus >= needs ? BONES_VERDICT_MEETS : BONES_VERDICT_FAILS;
}

/* "2, 3": those that stand. */
static char *
list_faces (const BonesPoolLook *pool)
{
  GString *list = g_string_new (NULL);

  for (guint i = pool->first; i < pool->looks->len; i++)
    g_string_append_printf (list, "%s%u", list->len > 0 ? ", " : "",
                            g_array_index (pool->looks, BonesDieLook, i).face);
  return g_string_free (list, FALSE);
}

char *
bones_rolled_describe (const BonesRolled *self)
{
  g_autofree char *first = NULL, *second = NULL;
  gboolean typed;

  g_return_val_if_fail (self != NULL, NULL);

  if (self->n == 0)
    return NULL;

  first = list_faces (&self->pools[0]);
  if (self->n > 1)
    {
      second = list_faces (&self->pools[1]);
      /* Translators: two rolls against each other; each %s is faces: "2, 3" */
      return g_strdup_printf (_ ("The dice: %s against %s"), first, second);
    }
  typed = g_array_index (self->pools[0].looks, BonesDieLook, self->pools[0].first).typed;
  return g_strdup_printf (typed ? _ ("Real dice: %s") : _ ("Rolled: %s"), first);
}
