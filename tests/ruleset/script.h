/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The language of harness.h, read: sentences and answers in script.c, overrides in settings.c.
 */

#include "harness.h"

/* The place of @text in @ids; it must be there. */
guint script_index (const char *const *ids, const char *text);

/* The index of the marker that is called "marker-1", "marker-2" ... */
guint script_marker (const char *text);

/* "fire R1", "concede Red", "draw-wind". */
BonesAction script_action (Battle *battle, const char *sentence);

/* Whether @name is that of a ship: "R1", "Ra", "Po1". */
gboolean script_is_ship (const char *name);

/* The value of @option that @text says: "on", "single_die", "2.5". */
guint script_option (const BonesOption *option, const char *text);

/* Where "R1.hits", "Red.booty" or "wind" is: all of a change but its value. */
BonesChange script_place (Battle *battle, const char *name);

/* What @text says is there, and what is, both as it is stored. */
gint64 script_value (Battle *battle, const BonesChange *place, const char *text);
gint64 script_read (Battle *battle, const BonesChange *place);
