/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Ships that are given and not bought, in a flow: of each there is nothing to say but her name.
 */

#include "flow.h"

/* Shows @wanted ships of class @kind of seat @seat in @flow. Those that are not wanted now are kept
 * with what was written. @changed (@data, which must be an object) is called when a name changes.
 */
void bones_ship_names_show (BonesFlow *flow, guint wanted, const char *kind, guint seat,
                            GCallback changed, gpointer data);

/* What is written on ship number @i, from 0; NULL where it is nothing, or she is not shown. */
const char *bones_ship_names_get (BonesFlow *flow, guint i);
