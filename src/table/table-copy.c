/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

/* The longest beginning of the journal that fits. */
static BonesSide *
find_good (BonesTable *self)
{
  BonesSide *side = bones_side_new (self, bones_table_get_seq (self));

  while (side->misfit != 0)
    {
      const guint32 last = side->misfit - 1;

      bones_side_free (side);
      side = bones_side_new (self, last);
    }

  return side;
}

static BonesGameRecord *
copy_record (const BonesGameRecord *from)
{
  BonesGameRecord *record = bones_game_record_new ();

  *record = *from;
  record->ruleset = g_strdup (from->ruleset);
  record->edition = g_strdup (from->edition);
  record->title = g_strdup_printf (_ ("%s (copy)"), from->title);
  record->setup = g_strdup (from->setup);
  record->content = g_strdup (from->content);
  record->words = g_strdupv (from->words);
  record->paused = g_strdup (from->paused);
  record->id = 0;
  return record;
}

gint64
bones_table_copy (BonesTable *self, GError **error)
{
  g_autoptr (BonesSide) side = NULL;
  g_autoptr (BonesGameRecord) record = NULL;
  BonesStanding standing;

  g_return_val_if_fail (BONES_IS_TABLE (self), 0);

  if (self->pending != NULL)
    {
      bones_table_is_ready (self, error);
      return 0;
    }

  side = find_good (self);
  record = copy_record (self->record);
  standing = (BonesStanding){ self->setup, side->names, &bones_replay_play (side->replay)->game };
  return bones_store_add_game (self->store, record,
                               (BonesEntry *const *) side->journal->entries->pdata,
                               side->journal->entries->len, &standing, error);
}
