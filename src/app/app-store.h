/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The program's one connection to the database. It is opened when it is first needed; if that
 * fails, each later call tries again. There are ways out of a database that cannot be opened: use
 * another file, move it away, bring what can be read into a new one, look at a copy.
 *
 * Signals:
 *  closing (): the database is about to be closed. Whatever shows something of it leaves it.
 *  changed (): there is another database now, or this one may be open again.
 */

#include <gio/gio.h>

#include "salvage.h"
#include "store.h"

#define BONES_TYPE_APP_STORE (bones_app_store_get_type ())
G_DECLARE_FINAL_TYPE (BonesAppStore, bones_app_store, BONES, APP_STORE, GObject)

/* Creates the store for the database at @path; NULL: the user's own database. */
BonesAppStore *bones_app_store_new (const char *path);

/* Whether it is the user's own database, not one that only this run was told of, and not a copy. */
gboolean bones_app_store_is_usual (BonesAppStore *self);

/* The open database, borrowed; it lives as long as @self, or until one of the functions below is
 * called. NULL with @error if it cannot be opened. */
BonesStore *bones_app_store_get (BonesAppStore *self, GError **error);

/* Returns where the database is, or will be; the caller frees it. NULL with @error if there is no
 * place for it. */
char *bones_app_store_find_path (BonesAppStore *self, GError **error);

/* Copies the database as that of this day, and keeps the copies of the last @days days that have
 * one. Returns the path of the copy, which the caller frees; NULL with @error if that failed. */
char *bones_app_store_back_up (BonesAppStore *self, guint days, GError **error);

/* Lets the database rest (bones_store_rest()), as it does once a minute. */
void bones_app_store_rest (BonesAppStore *self);

/* Emits "changed": for those who did one of the things below. */
void bones_app_store_tell (BonesAppStore *self);

/* Closes the database, and uses the one at @path from now on. */
void bones_app_store_use (BonesAppStore *self, const char *path);

/* Closes the database and moves its file away, so that the next call begins a new one. Returns
 * where the file is now, which the caller frees; NULL with @error if it could not be moved. */
char *bones_app_store_move_away (BonesAppStore *self, GError **error);

/* Closes the database, brings what can be read of it into a new one, moves the damaged file away as
 * above and puts the new one in its place. If it fails, the file is where it was. */
char *bones_app_store_recover (BonesAppStore *self, BonesSalvage *salvage, GError **error);

/* Closes the database and uses a temporary copy of it, so that nothing is kept; FALSE with @error
 * if it could not be copied. bones_app_store_leave_copy() returns to the file itself. */
gboolean bones_app_store_use_copy (BonesAppStore *self, GError **error);
void bones_app_store_leave_copy (BonesAppStore *self);
gboolean bones_app_store_is_copy (BonesAppStore *self);
