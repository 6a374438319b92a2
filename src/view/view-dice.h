/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What people may keep to prove a battle by, before its first roll and after its end: never the
 * seed. */

#include "table.h"

/* What binds the seed that counts now, and the players' words (seeds.h). The caller frees it. */
char *bones_view_commitment (BonesTable *table);

/* Whether the app has rolled or drawn anything with that seed. */
gboolean bones_view_has_rolled (BonesTable *table);

/* The code with which a battle that is over is signed off (sign-off.h); NULL: it is not over. The
 * caller frees it. */
char *bones_view_sign_off (BonesTable *table);
