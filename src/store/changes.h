/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The changes of an override as text: JSON that people and programs can read,
 *
 *   [{"scope":"ship","index":3,"field":"hits","value":2},
 *    {"scope":"fleet","index":0,"field":"booty","add":-1}]
 *
 * in which tracks, options and kinds of marker are named by their ids. A field that has no name
 * (class of a new ship, deck of a card) is a number. Read back is what was written here, not any
 * JSON: the members stand in this order, without blanks.
 */

#include "ruleset.h"

/* The caller frees it. */
char *bones_changes_to_text (const BonesRuleset *ruleset, const BonesChange *changes, guint n);

/* Sets @changes, which the caller frees, and @n. FALSE when @text is something else, or names what
 * @ruleset does not know. */
gboolean bones_changes_from_text (const BonesRuleset *ruleset, const char *text,
                                  BonesChange **changes, guint *n);
