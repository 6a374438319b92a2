/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Copies of the whole database, as it stands, while it is open: with everything that was stored.
 */

#include "store.h"

/* The evenings whose copies are kept if nobody says otherwise. */
#define BONES_BACKUPS_KEPT 10

/* Copies the database to the file @path; a file of that name is replaced when the copy is whole.
 * Refuses the database itself and what is not a plain file. */
gboolean bones_store_back_up (BonesStore *store, const char *path, GError **error);

/* Copies the database to the copy of @day in the folder "backups" beside it, and removes the oldest
 * copies of other days until @keep (1 or more) are left. Returns the path of the copy, which the
 * caller frees, or NULL. Fails if the database has no file. */
char *bones_store_back_up_day (BonesStore *store, GDateTime *day, guint keep, GError **error);
