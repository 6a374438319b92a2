/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What people may keep to prove a battle by, before its first roll and after its end. The seed is
 * only shown at the end. */

#include "table.h"

/* What binds the seed that counts now, and the players' words (seeds.h). The caller frees it. */
char *bones_view_commitment (BonesTable *table);

/* Whether the app has rolled or drawn anything with that seed. */
gboolean bones_view_has_rolled (BonesTable *table);

/* The code with which a battle that is over is signed off (sign-off.h); NULL: it is not over. The
 * caller frees it. */
char *bones_view_sign_off (BonesTable *table);

/* What the app's dice of a battle that is over were made from: the seeds in hexadecimal, the one
 * that it began with and those of copies, and the players' words. NULL: it is not over. Free them
 * with g_strfreev(). */
char **bones_view_seeds (BonesTable *table);
char **bones_view_dice_words (BonesTable *table);
