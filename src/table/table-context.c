/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-context.h"

#include "table-private.h"

BonesChronicle *
bones_table_chronicle (BonesTable *self, guint viewer)
{
  const gboolean own = viewer < BONES_MAX_FLEETS && self->setup->ruleset->hides != NULL;
  BonesChronicle **chronicle = &self->chronicles[own ? viewer : BONES_MAX_FLEETS];

  if (*chronicle == NULL)
    *chronicle = bones_chronicle_new (self->setup, own ? viewer : BONES_NOBODY);

  bones_chronicle_follow (*chronicle, self->journal);
  return *chronicle;
}

BonesWordsContext
bones_table_get_context (BonesTable *self)
{
  return (BonesWordsContext){ self->setup, self->names, &bones_replay_play (self->replay)->game };
}

/* If @more is not NULL, it is one more entry. */
static BonesSide *
make_side (BonesTable *self, guint32 seq, BonesEntry *more)
{
  BonesSide *side = g_new0 (BonesSide, 1);

  side->journal = bones_journal_new_borrowing ();
  for (guint32 i = 0; i < seq; i++)
    bones_journal_append (side->journal, g_ptr_array_index (self->journal->entries, i));

  if (more != NULL)
    bones_journal_append (side->journal, more);

  side->replay = bones_replay_new (self->setup);
  side->misfit = bones_replay_follow (side->replay, side->journal);
  side->names =
      bones_words_names (self->setup, side->journal, &bones_replay_play (side->replay)->game);
  return side;
}

BonesSide *
bones_side_new (BonesTable *self, guint32 seq)
{
  return make_side (self, seq, NULL);
}

BonesSide *
bones_side_new_with (BonesTable *self, BonesEntry *entry)
{
  BonesSide *side = make_side (self, bones_journal_length (self->journal), entry);

  bones_names_hide_as (side->names, self->names);
  return side;
}

void
bones_side_free (BonesSide *side)
{
  bones_names_free (side->names);
  bones_replay_free (side->replay);
  bones_journal_free (side->journal);
  g_free (side);
}

BonesWordsContext
bones_side_get_context (BonesTable *self, const BonesSide *side)
{
  return (BonesWordsContext){ self->setup, side->names, &bones_replay_play (side->replay)->game };
}
