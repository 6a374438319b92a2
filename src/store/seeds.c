/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "seeds.h"

#include "registry.h"

#include <string.h>

/* The last of the later seeds that counts after entry @seq, or NULL: the first one does. */
static const BonesLaterSeed *
find_later (const BonesGameRecord *record, guint32 seq)
{
  const BonesLaterSeed *found = NULL;

  for (guint i = 0; record->seeds != NULL && i < record->seeds->len; i++)
    {
      const BonesLaterSeed *later = &g_array_index (record->seeds, BonesLaterSeed, i);

      if (later->entry <= seq)
        found = later;
    }

  return found;
}

void
bones_seeds_key (const BonesGameRecord *record, guint32 seq, guint8 key[BONES_KEY_BYTES])
{
  const BonesLaterSeed *later;

  g_return_if_fail (record != NULL);

  later = find_later (record, seq);
  bones_faces_key (later != NULL ? later->seed : record->seed, BONES_SEED_BYTES,
                   (const char *const *) record->words,
                   record->words != NULL ? g_strv_length (record->words) : 0, key);
}

char *
bones_seeds_commitment (const BonesGameRecord *record, guint32 seq)
{
  const BonesRuleset *ruleset;
  guint8 key[BONES_KEY_BYTES];

  g_return_val_if_fail (record != NULL, NULL);

  ruleset = bones_ruleset_find (record->ruleset);
  if (find_later (record, seq) == NULL
      && (ruleset == NULL || record->rules_version < ruleset->binds_since))
    return bones_faces_commitment (record->seed, sizeof record->seed);

  bones_seeds_key (record, seq, key);
  return bones_faces_commitment (key, sizeof key);
}

void
bones_seeds_add (BonesGameRecord *record, guint32 seq, const guint8 seed[BONES_SEED_BYTES])
{
  BonesLaterSeed later = { .entry = seq };

  g_return_if_fail (record != NULL);

  memcpy (later.seed, seed, BONES_SEED_BYTES);
  if (record->seeds == NULL)
    record->seeds = g_array_new (FALSE, FALSE, sizeof (BonesLaterSeed));

  g_array_append_val (record->seeds, later);
}

gboolean
bones_seeds_has (const BonesGameRecord *record, const BonesEntry *entry)
{
  const BonesLaterSeed *later;
  g_autofree char *commitment = NULL;

  g_return_val_if_fail (record != NULL && entry != NULL, FALSE);

  later = find_later (record, entry->seq);
  if (later == NULL || later->entry != entry->seq)
    return FALSE;

  commitment = bones_seeds_commitment (record, entry->seq);
  return g_strcmp0 (entry->text, commitment) == 0;
}
