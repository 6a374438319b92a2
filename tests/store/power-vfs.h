/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A disk in memory that can lose its power, fill up and fail, as a file system of SQLite: open
 * "file:NAME?vfs=power". One thread.
 *
 * It tells what was synced from what was only written. When the power goes, every call fails from
 * then on; power_restore() then leaves of each file what was synced, and of what was not, nothing
 * or a part: some writes and not others, some sectors of a write and not others, files that were
 * made and never synced, files that were removed and are back. Power may go in the middle of a
 * write, and before or after a sync is done that nobody hears of any more.
 */

#include <glib.h>

typedef enum {
  POWER_GOOD,
  POWER_CUT,  /* this call and all after it fail */
  POWER_FULL, /* writes fail with SQLITE_FULL */
  POWER_ERROR /* calls fail with their SQLITE_IOERR_* */
} PowerFault;

/* Makes the file system known to SQLite. */
void power_install (void);

/* Empties the disk, on which no file may be open; all is good. */
void power_format (void);

/* Counts calls anew and lets @fault strike at call number @nth (from 1), or at the first after it
 * that it can strike: once, or from then on (@lasting). */
void power_arm (PowerFault fault, guint nth, gboolean lasting);

/* Since it was armed: whether the fault has struck, how many calls there were, how many syncs. */
gboolean power_struck (void);
guint power_calls (void);
guint power_syncs (void);

/* After a cut, with all files closed: the disk as it comes back. Without @rand nothing is left of
 * what was not synced. */
void power_restore (GRand *rand);
