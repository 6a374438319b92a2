/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What sentences about a table are made from: its state and names as they stand, the same at an
 * earlier entry, and its chronicle. Hidden things are included: this is for the rooms between the
 * table and the door.
 */

#include "words-context.h"

#include "chronicle.h"
#include "table-play.h"

/* A journal played on the side, up to some entry; the entries are borrowed. */
typedef struct {
  BonesJournal *journal;
  BonesReplay *replay;
  BonesNames *names;
  guint32 misfit; /* see bones_replay_follow() */
} BonesSide;

/* The journal of @table up to entry @seq. */
BonesSide *bones_side_new (BonesTable *table, guint32 seq);

/* The whole journal, followed by @entry, which is borrowed. No player has seen the state after it,
 * so its names hide what is hidden on the table as it stands. */
BonesSide *bones_side_new_with (BonesTable *table, BonesEntry *entry);
void bones_side_free (BonesSide *side);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesSide, bones_side_free)

BonesWordsContext bones_table_get_context (BonesTable *table);
BonesWordsContext bones_side_get_context (BonesTable *table, const BonesSide *side);

/* The chronicle of all entries so far, as @viewer may read it. All viewers share one if the rules
 * hide no ships. */
BonesChronicle *bones_table_chronicle (BonesTable *table, guint viewer);
