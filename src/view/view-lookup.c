/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a view does not hold, because it is seldom wanted: as everybody may read it, or as the
 * viewer that is given. */
#include "view-private.h"

GPtrArray *
bones_view_log (BonesTable *table, guint viewer)
{
  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  return bones_chronicle_lines (bones_table_chronicle (table, viewer));
}

guint32
bones_view_find_round_start (BonesTable *table, guint viewer)
{
  g_autoptr (GPtrArray) log = bones_view_log (table, viewer);
  guint32 start = 0;

  g_return_val_if_fail (BONES_IS_TABLE (table), 0);

  for (guint i = log->len; i-- > 0 && start == 0;)
    {
      const BonesLogLine *line = g_ptr_array_index (log, i);

      if (line->heading && !line->undone)
        start = line->seq;
    }

  return bones_table_get_effective (table, 0) > start ? start : 0;
}

char *
bones_view_describe_entry (BonesTable *table, guint viewer, guint32 seq)
{
  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  return g_strdup (bones_chronicle_label (bones_table_chronicle (table, viewer), seq));
}

gboolean
bones_view_faces (BonesTable *table, guint32 seq, BonesFacesView *faces)
{
  const BonesEntry *entry;

  g_return_val_if_fail (BONES_IS_TABLE (table) && faces != NULL, FALSE);

  *faces = (BonesFacesView){ 0 };
  entry = bones_journal_entry (bones_table_get_journal (table), seq);
  if (entry == NULL || entry->answer.n == 0
      || (entry->kind != BONES_ENTRY_NOTE && entry->answer.kind != BONES_ASK_DICE))
    return FALSE;

  faces->n = entry->answer.n;
  memcpy (faces->faces, entry->answer.values, faces->n * sizeof *faces->faces);
  faces->typed = entry->answer.source != BONES_FROM_APP;
  faces->free = entry->kind == BONES_ENTRY_NOTE;
  return TRUE;
}

gboolean
bones_view_is_answer (BonesTable *table, guint32 seq)
{
  const BonesEntry *entry;

  g_return_val_if_fail (BONES_IS_TABLE (table), FALSE);

  entry = bones_journal_entry (bones_table_get_journal (table), seq);
  return entry != NULL && entry->kind == BONES_ENTRY_ANSWER;
}

gboolean
bones_view_roll (BonesTable *table, BonesFacesView *faces, const char **card, GError **error)
{
  const BonesAnswer *answer;
  BonesAsk ask;
  guint32 seq;

  g_return_val_if_fail (BONES_IS_TABLE (table) && faces != NULL && card != NULL, FALSE);

  ask = bones_table_get_play (table)->prompt;
  seq = bones_table_get_seq (table) + 1;
  *card = NULL;
  if (!bones_table_roll (table, error))
    return FALSE;

  answer = &bones_journal_entry (bones_table_get_journal (table), seq)->answer;
  if (!bones_view_faces (table, seq, faces) && bones_sees_answer (BONES_NOBODY, &ask)
      && answer->n == 1)
    *card = bones_ask_value_id (&ask, answer->values[0]);

  return TRUE;
}

const BonesNames *
bones_view_names (BonesTable *table)
{
  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  return bones_table_get_names (table);
}

char *
bones_view_words (BonesTable *table, const char *id, const BonesWordsArgs *args)
{
  BonesWordsContext context;

  g_return_val_if_fail (BONES_IS_TABLE (table) && id != NULL, NULL);

  context = bones_table_get_context (table);
  return bones_words (context.setup, context.names, context.game, id, args);
}

char *
bones_view_word_marker (const BonesWordsContext *context, guint marker)
{
  return marker < context->game->n_markers && context->game->markers[marker].kind != 0
             ? bones_words_marker (context, marker)
             : NULL;
}
