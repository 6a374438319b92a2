/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Migration of a database to the layout of this version of the program.
 *
 * Layouts are numbered from 1; the number is the user_version of the file, and its application_id
 * marks it as a database of Crossbones. The script with index i (data/schema/000i+1-*.sql) migrates
 * layout i to layout i + 1 and sets both, in one transaction.
 */

#include "connection.h"

#define BONES_APPLICATION_ID 1114599013 /* "Bone" */

/* Returns the scripts of this program in order, NULL at the end; the caller frees them. */
char **bones_migration_scripts (void);

/* Checks, without writing, that the file is a database of Crossbones and not newer than @n_scripts.
 * Sets @version to its layout, 0 for an empty file. Fails with BONES_STORE_ERROR_NOT_A_DATABASE or
 * BONES_STORE_ERROR_NEWER.
 */
gboolean bones_migration_recognise (BonesConnection *connection, guint n_scripts, guint *version,
                                    GError **error);

/* Runs the @scripts that the file needs, after it copied the file to one beside it whose name ends
 * in
 * ".version-N", where N is the old layout. Foreign keys must be off. */
gboolean bones_migration_run (BonesConnection *connection, const char *const *scripts,
                              GError **error);
