/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A fleet as text that people read, for a forum or a letter, and that the program reads back:
 *
 *     Crossbones fleet: Red
 *     Game: Black Spot
 *     Edition: 2025
 *     Points: 9 ½
 *     | Keep to windward.
 *
 *     1. Fury (Man-of-war [man_o_war], flagship)
 *     2. Wren (Sloop)
 *
 *     Options: as in the edition, but
 *     - Points to spend [fleet.points]: 9.5
 *
 * The words before the colons are the same in every language. What follows in square brackets is an
 * id, which counts; it is left out if it is the name in small letters. What would be misunderstood
 * is written as a JSON string. docs/table-protocol.md describes the form.
 */

#include "roster-file.h"

/* Writes the fleet of @file. A content set that is in the file itself is left out, and the text
 * says so. The caller frees it. */
char *bones_fleet_text_write (const BonesRosterFile *file);
