/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A replay follows a journal: it plays the effective list and stands where the battle stands. The
 * states before the last actions are kept, so that an undo need not go back to the beginning.
 *
 * It is the whole of a game but for names, words and storage: the table (src/table) puts those on
 * top, and odds and properties need no more than this.
 */

#include "journal.h"
#include "play.h"

typedef struct _BonesReplay BonesReplay;

BonesReplay *
bones_replay_new (const BonesSetup *setup); /* @setup is borrowed and must outlive it */
void bones_replay_free (BonesReplay *replay);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesReplay, bones_replay_free)

/* Plays what @journal has now; call it after every change to the journal (after a retraction before
 * anything else is appended). Only what is new is run
 * where that is possible. Returns 0, or the number of the first entry that does not fit: the replay
 * then stands before it, and its play says what was asked and what is wrong (fit). */
guint32 bones_replay_follow (BonesReplay *replay, const BonesJournal *journal);

/* Plays @journal entry by entry, so that all its answers, also those that were undone, meet their
 * asks and get the ids of what they choose. Returns 0, or the number of the first entry that does
 * not fit: the answers behind it are as they were. */
guint32 bones_replay_name_choices (const BonesSetup *setup, BonesJournal *journal);

/* The latest run: the state as it stands, the prompt while stop is BONES_ASKING, its events. Before
 * the first action its game is the set-up's and stop is BONES_DONE. */
const BonesPlay *bones_replay_play (const BonesReplay *replay);

/* Every event so far, of every action: an array of BonesEvent, borrowed. The cursor of each is the
 * number (seq) of the entry behind which it was told. */
const GArray *bones_replay_events (const BonesReplay *replay);
