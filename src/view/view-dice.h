/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* What people may see of the app's dice before and after they are rolled: never the seed. */

#include "table.h"

/* What binds the seed that counts now, and the players' words (seeds.h). The caller frees it. */
char *bones_view_commitment (BonesTable *table);

/* Whether the app has rolled or drawn anything with that seed. */
gboolean bones_view_has_rolled (BonesTable *table);
