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

static gboolean
is_over (BonesTable *table)
{
  return bones_table_get_play (table)->game.over && bones_table_get_misfit (table) == NULL;
}

char *
bones_view_sign_off (BonesTable *table)
{
  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  if (!is_over (table))
    return NULL;

  return bones_sign_off (bones_table_get_record (table), bones_table_get_setup (table),
                         bones_table_get_journal (table));
}

char **
bones_view_seeds (BonesTable *table)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *first = NULL;
  const BonesGameRecord *record;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  if (!is_over (table))
    return NULL;

  record = bones_table_get_record (table);
  first = bones_hex (record->seed, BONES_SEED_BYTES);
  g_strv_builder_add (builder, first);
  for (guint i = 0; record->seeds != NULL && i < record->seeds->len; i++)
    {
      g_autofree char *later =
          bones_hex (g_array_index (record->seeds, BonesLaterSeed, i).seed, BONES_SEED_BYTES);

      g_strv_builder_add (builder, later);
    }

  return g_strv_builder_end (builder);
}

char **
bones_view_dice_words (BonesTable *table)
{
  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  return is_over (table) ? g_strdupv (bones_table_get_record (table)->words) : NULL;
}
