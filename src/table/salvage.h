/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What can still be read of a damaged database, brought into a new one.
 */

#include "store.h"

/* What was brought over. */
typedef struct {
  guint battles, cut, fleets, sets; /* @cut: of the battles, those that may lack their end */
  guint lost;                       /* battles, fleets and sets that could not be read */
  GPtrArray *sentences;             /* of char *: what became of each; owned */
} BonesSalvage;

void bones_salvage_clear (BonesSalvage *salvage);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BonesSalvage, bones_salvage_clear)

/* Reads the database at @path, which stays as it is, and stores all that can be read of it in @to:
 * battles up to their last good entry, kept fleets, content sets. FALSE if nothing can be read, or
 * @to cannot be written; @salvage tells what was brought over until then. */
gboolean bones_salvage_run (const char *path, BonesStore *to, BonesSalvage *salvage,
                            GError **error);

/* The same from @path to a new database beside it, whose path is returned; the caller frees it. */
char *bones_salvage_beside (const char *path, BonesSalvage *salvage, GError **error);
