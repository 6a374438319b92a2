/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Reads the language of harness.h: sentences and answers in script.c, changes by hand in
 * settings.c.
 */

#include "harness.h"

/* The index of @text in @ids, which must have it. */
guint script_index (const char *const *ids, const char *text);

/* The index of the marker that is called "marker-1", "marker-2" ... */
guint script_marker (const char *text);

/* "fire R1", "concede Red", "draw-wind". */
BonesAction script_action (Battle *battle, const char *sentence);

/* Whether @name is that of a ship: "R1", "Ra", "Po1". */
gboolean script_is_ship (const char *name);

/* The value of @option that @text says: "on", "single_die", "2.5". */
guint script_option (const BonesOption *option, const char *text);

/* A change of "R1.hits", "Red.booty" or "wind", without its value. */
BonesChange script_place (Battle *battle, const char *name);

/* The stored form of the value @text, and the stored value at @place. */
gint64 script_value (Battle *battle, const BonesChange *place, const char *text);
gint64 script_read (Battle *battle, const BonesChange *place);
