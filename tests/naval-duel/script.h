/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The language of harness.h, read.
 */

#include "harness.h"

/* The place of @text in @ids; it must be there. */
guint script_index (const char *const *ids, const char *text);

/* "move R1", "concede Red", "draw". */
BonesAction script_action (Battle *battle, const char *sentence);

/* Whether @name is that of a ship: "R1". */
gboolean script_is_ship (const char *name);

/* Where "R1.cannon", "Red.passed" or "step" is: all of a change but its value. */
BonesChange script_place (Battle *battle, const char *name);

/* What @text says is there, and what is, both as it is stored. */
gint64 script_value (Battle *battle, const BonesChange *place, const char *text);
gint64 script_read (Battle *battle, const BonesChange *place);
