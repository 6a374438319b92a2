/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The last entry of each battle that was acknowledged, in a file beside the database
 * ("crossbones.db-last"), where damage to the "-wal" file cannot take it: SQLite passes over what
 * follows a damaged page of that file without a word. It is not synchronised with the disk: after a
 * power cut it may know less than the database, never more.
 *
 * The file is of the database that it was written for: it counts for nothing once that was replaced
 * by another file, such as an older copy.
 */

#include <glib.h>

typedef struct _BonesLastKept BonesLastKept;

/* Opens the file for the database at @database, which is open; makes it if necessary. NULL if there
 * can be none: then nothing is known, and nothing is noted. */
BonesLastKept *bones_last_kept_open (const char *database);
void bones_last_kept_close (BonesLastKept *self);

/* Notes that entry @seq is the last of @game. */
void bones_last_kept_note (BonesLastKept *self, gint64 game, guint32 seq);

/* Returns the last entry of @game that was noted; 0: none. */
guint32 bones_last_kept_get (BonesLastKept *self, gint64 game);
