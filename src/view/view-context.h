/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a view is made from: the table as it is, or as it was, and the viewer. It holds hidden
 * things.
 */

#include "table-context.h"
#include "view.h"
#include "who-sees.h"

/* All borrowed, except for the names. */
typedef struct {
  BonesTable *table; /* NULL before a battle */
  BonesNames *names; /* those of words */
  BonesWordsContext words;
  const BonesPlay *play;
  const BonesJournal *journal;
  guint viewer;         /* a fleet, or BONES_NOBODY */
  const GArray *events; /* of BonesEvent: all of them */
} BonesViewContext;

/* Sets @view_context to the table as it stands, or as it stood at the end of @side. Clear it
 * afterwards. */
void bones_view_context_init (BonesViewContext *view_context, BonesTable *table, guint viewer);
void bones_view_context_init_side (BonesViewContext *view_context, BonesTable *table,
                                   const BonesSide *side, guint viewer);
void bones_view_context_clear (BonesViewContext *view_context);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BonesViewContext, bones_view_context_clear)

/* The name of marker number @marker, or NULL if there is no such marker. The caller frees it. */
char *bones_view_word_marker (const BonesWordsContext *context, guint marker);
