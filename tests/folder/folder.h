/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A temporary folder, for databases and whatever a test writes, and the contents of its files.
 */

#include <glib.h>

typedef struct {
  char *path;
} Folder;

Folder *folder_new (void);
void folder_free (Folder *folder); /* with all that is in it */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Folder, folder_free)

/* The path of a file called @name in it; the caller frees it. */
char *folder_file (Folder *folder, const char *name);

/* SHA-256 of the file; the caller frees it. */
char *folder_hash (const char *path);

/* Overwrites @n bytes. */
void folder_write (const char *path, const void *bytes, gsize n);

/* Copies the file @from, as it is, to @to. */
void folder_copy (const char *from, const char *to);
