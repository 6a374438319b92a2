/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Ids in answers last as long as the program, for an answer is a value that anybody may copy. What
 * strangers may add to them is bounded.
 */

#include <glib.h>

/* Bytes that may be taken for ids which came from files, databases or requests. */
#define BONES_LASTING_IDS_ROOM (16u << 20)

/* Returns the list of the @n @ids that lasts, ended by NULL: alike lists are one. A new one of
 * @strangers is refused with NULL when BONES_LASTING_IDS_ROOM is used up. May be called in any
 * thread. */
const char *const *bones_lasting_ids (guint n, const char *const *ids, gboolean strangers);
