/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Names for ships that are bought, never twice in a fleet: those of the user's own list first, then
 * invented ones in the manner of the fleet’s faction.
 */

#include "setup.h"

#define BONES_LONGEST_SHIP_NAME 40 /* characters, in the user's list */

/* A name that no ship of @roster has. A fleet without a faction at seat @seat (-1: at none) has the
 * names of that seat first. The same fleet gets the same name. The caller frees it. */
char *bones_ship_name_new (const BonesRoster *roster, gint seat);

/* Sets the user's own list, for the whole program; NULL: there is none. It is copied. */
void bones_ship_names_set_own (const char *const *names);

/* The names in @text, one a line, each once; lines that are too long are left out. The caller frees
 * them. */
char **bones_ship_names_read (const char *text);
