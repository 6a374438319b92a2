/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Which drawn icon belongs to what.
 */

#include <glib.h>

/* The icon for an action ("fire", "end-turn"), a state ("aground", "grappled"), a track ("hits",
 * "flames") or a rule system by its id; a die if it has no icon. Static. */
const char *bones_icon_for (const char *id);

/* Whether it has one of its own. */
gboolean bones_icon_is_known (const char *id);
