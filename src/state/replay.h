/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A replay plays the effective list of a journal and has the state of the battle at its end. It
 * keeps what each step changed, so that an undo need not start from the beginning.
 *
 * It is a whole battle without names, words and storage, which the table (src/table) adds.
 */

#include "journal.h"
#include "play.h"

typedef struct _BonesReplay BonesReplay;

BonesReplay *
bones_replay_new (const BonesSetup *setup); /* @setup is borrowed and must outlive it */
void bones_replay_free (BonesReplay *replay);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesReplay, bones_replay_free)

/* Plays what @journal has now; call it after every change to the journal (after a retraction before
 * anything else is appended). Runs only what is new where that is possible. Returns 0, or the
 * number of the first entry that does not fit: the replay then has the state before it, and its
 * play has the question and what is wrong (fit). */
guint32 bones_replay_follow (BonesReplay *replay, const BonesJournal *journal);

/* The same, and plays what was undone as well: the first entry that does not fit is found, even if
 * an undo took it back. */
guint32 bones_replay_follow_all (BonesReplay *replay, const BonesJournal *journal);

/* Plays @journal entry by entry, so that all its answers, including undone ones, meet their asks
 * and get the ids of their choices. Returns 0, or the number of the first entry that does not fit:
 * the answers after it are unchanged. */
guint32 bones_replay_name_choices (const BonesSetup *setup, BonesJournal *journal);

/* The latest run: the current state, the prompt while stop is BONES_ASKING, its events. Before the
 * first action it has the initial game, and stop is BONES_DONE. */
const BonesPlay *bones_replay_play (const BonesReplay *replay);

/* The state before the action that is under way; the current state if none is. Good until the next
 * follow. */
const BonesGame *bones_replay_before (const BonesReplay *replay);

/* Every event so far, of every action: an array of BonesEvent, borrowed. The cursor of each is the
 * number (seq) of the entry after which it was reported. */
const GArray *bones_replay_events (const BonesReplay *replay);
