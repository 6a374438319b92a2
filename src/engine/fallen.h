/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Changes that would come to nothing because the rules undo them: the crew of a sloop is at most 8,
 * a monster in its lair holds no ship. Overrides are refused for them, so no log says that
 * something was set which was not.
 */

#include "change.h"

/* Returns the index of the first of @changes, from @from on, that the rules undo if all of them are
 * made to @game; @n if they let all stand. All changes must fit. */
guint bones_changes_find_fallen (const BonesSetup *setup, const BonesGame *game,
                                 const BonesChange *changes, guint n, guint from);

/* Returns the stored numbers (gint64, ascending) that the rules would let stand instead of the
 * value of change number @i, if the others are made as they are; the caller frees the array. Empty
 * if there are none, if the change sets no number, or if there are more than 1,000 to try. */
GArray *bones_changes_list_allowed (const BonesSetup *setup, const BonesGame *game,
                                    const BonesChange *changes, guint n, guint i);
