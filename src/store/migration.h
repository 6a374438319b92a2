/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Bringing a database to the layout that this version of the program knows.
 *
 * Layouts are numbered from 1; the number is the file's user_version, its application_id says that
 * it is ours. The script with index i (data/schema/000i+1-*.sql) makes layout i + 1 of layout i and
 * sets both; it runs in one transaction, and what is in it is either all done or not at all.
 */

#include "connection.h"

#define BONES_APPLICATION_ID 1114599013 /* "Bone" */

/* The scripts of this program in their order, NULL at the end; the caller frees them. */
char **bones_migration_scripts (void);

/* Finds out whether the file is ours and not newer than @n_scripts: only reads. @version is its
 * layout, 0 for an empty file. Errors: BONES_STORE_ERROR_NOT_A_DATABASE, BONES_STORE_ERROR_NEWER.
 */
gboolean bones_migration_recognise (BonesConnection *connection, guint n_scripts, guint *version,
                                    GError **error);

/* Runs those of @scripts that the file has not seen yet, after copying it to a file beside it whose
 * name ends in ".version-N", N being the layout before. Foreign keys must be off. */
gboolean bones_migration_run (BonesConnection *connection, const char *const *scripts,
                              GError **error);
