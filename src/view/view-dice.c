/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-dice.h"

#include "seeds.h"
#include "sign-off.h"
#include "table-play.h"

char *
bones_view_commitment (BonesTable *table)
{
  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  return bones_seeds_commitment (bones_table_get_record (table), bones_table_get_seq (table));
}

gboolean
bones_view_has_rolled (BonesTable *table)
{
  const BonesJournal *journal;

  g_return_val_if_fail (BONES_IS_TABLE (table), FALSE);

  journal = bones_table_get_journal (table);
  for (guint32 seq = bones_journal_length (journal); seq > 0; seq--)
    {
      const BonesEntry *entry = bones_journal_entry (journal, seq);

      if (entry->kind == BONES_ENTRY_SEED)
        return FALSE;

      if ((entry->kind == BONES_ENTRY_ANSWER || entry->kind == BONES_ENTRY_NOTE)
          && entry->answer.n > 0 && entry->answer.source == BONES_FROM_APP)
        return TRUE;
    }

  return FALSE;
}

char *
bones_view_sign_off (BonesTable *table)
{
  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  if (!bones_table_get_play (table)->game.over || bones_table_get_misfit (table) != NULL)
    return NULL;

  return bones_sign_off (bones_table_get_record (table), bones_table_get_setup (table),
                         bones_table_get_journal (table));
}
