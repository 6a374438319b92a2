/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Commits entries to the journal and to the store.
 *
 * What people can see is the journal and the replay as they are between two calls. So a commit that
 * runs on the writer thread first takes its entries off again, and puts them back once they are
 * stored.
 */

#include "table-private.h"

/* Enters @entry, which it takes, and the answers that the app gives to the questions after it;
 * commits all of them. If the entry does not fit or cannot be stored, nothing has changed. */
gboolean bones_table_enter (BonesTable *table, BonesEntry *entry, GError **error);

/* Appends the answers to questions that need no person. */
void bones_table_answer_by_itself (BonesTable *table);
