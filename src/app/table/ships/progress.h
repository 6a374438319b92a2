/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * How far a turn and a round have come, read from the journal. Values, without a display.
 */

#include "journal.h"

/* The verbs that @ship has begun in the turn that she has now, as bits: back to the last action of
 * somebody else, or of the table. */
guint64 bones_progress_done (const BonesJournal *journal, guint ship);

/* The entry with which this round began, by @log (an array of BonesLogLine), where something has
 * been entered since; else 0. */
guint32 bones_progress_round_start (const BonesJournal *journal, const GPtrArray *log);
