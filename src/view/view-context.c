/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-context.h"

/* The names as the viewer may read them: a player knows more of what is hidden than everybody else.
 */
static void
set_names (BonesViewContext *view_context, const BonesNames *public)
{
  const BonesWordsContext *context = &view_context->words;
  const gboolean own =
      view_context->viewer != BONES_NOBODY && context->setup->ruleset->hides != NULL;

  view_context->names = own ? bones_words_names_for (context->setup, view_context->journal,
                                                     context->game, view_context->viewer)
                            : bones_names_ref (public);
  view_context->words.names = view_context->names;
}

void
bones_view_context_clear (BonesViewContext *view_context)
{
  g_clear_pointer (&view_context->names, bones_names_free);
}

void
bones_view_context_init (BonesViewContext *view_context, BonesTable *table, guint viewer)
{
  *view_context = (BonesViewContext){ .table = table,
                                      .words = bones_table_get_context (table),
                                      .play = bones_table_get_play (table),
                                      .journal = bones_table_get_journal (table),
                                      .viewer = viewer,
                                      .events = bones_table_get_events (table) };
  set_names (view_context, bones_table_get_names (table));
}

void
bones_view_context_init_side (BonesViewContext *view_context, BonesTable *table,
                              const BonesSide *side, guint viewer)
{
  *view_context = (BonesViewContext){ .table = table,
                                      .words = bones_side_get_context (table, side),
                                      .play = bones_replay_play (side->replay),
                                      .journal = side->journal,
                                      .viewer = viewer,
                                      .events = bones_replay_events (side->replay) };
  set_names (view_context, side->names);
}

char *
bones_view_word_marker (const BonesWordsContext *context, guint marker)
{
  return marker < context->game->n_markers && context->game->markers[marker].kind != 0
             ? bones_words_marker (context, marker)
             : NULL;
}
