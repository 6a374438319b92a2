/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What can be done about a database that cannot be opened. None of these functions opens it: the
 * file and the files that SQLite keeps beside it are moved or copied as they are.
 */

#include <gio/gio.h>

/* Returns the first name beside @path that no file has: "crossbones-away-1.db" for the word "away".
 * The caller frees it; NULL if a thousand of them are taken. */
char *bones_store_free_name (const char *path, const char *word);

/* Moves the database at @path to a free name beside it. Returns the new path, which the caller
 * frees; NULL if the file could not be moved, and then nothing was. No process may have it open. */
char *bones_store_move_away (const char *path, GError **error);

/* Copies the database at @path into a temporary folder. Returns the path of the copy, which the
 * caller frees after bones_store_remove_copy(); NULL if it could not be copied. */
char *bones_store_copy (const char *path, GError **error);

/* Remove a database with the files beside it; and a copy with its folder, too. The database must be
 * closed. */
void bones_store_remove (const char *path);
void bones_store_remove_copy (const char *path);
