/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a view does not hold, because it is seldom wanted: as everybody may read it, or as the
 * viewer that is given. */
#include "view-private.h"

#include "table-private.h"

GPtrArray *
bones_view_log (BonesTable *table, guint viewer)
{
  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  return bones_chronicle_lines (bones_table_chronicle (table, viewer));
}

char *
bones_view_describe_entry (BonesTable *table, guint viewer, const BonesEntry *entry)
{
  g_return_val_if_fail (BONES_IS_TABLE (table) && entry != NULL, NULL);

  return g_strdup (bones_chronicle_label (bones_table_chronicle (table, viewer), entry->seq));
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
bones_view_kind_words (BonesTable *table, guint kind)
{
  BonesWordsContext context;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  context = bones_table_get_context (table);
  return bones_words (
      context.setup, context.names, context.game,
      context.setup->ruleset->kind_words (context.setup->content, context.game->options, kind),
      NULL);
}

char *
bones_view_word_marker (const BonesWordsContext *context, guint marker)
{
  return marker < context->game->n_markers && context->game->markers[marker].kind != 0
             ? bones_words_marker (context, marker)
             : NULL;
}
