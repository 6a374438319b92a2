/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Names for ships that are bought: invented, in the manner of the fleet’s faction, and never twice
 * in a fleet.
 */

#include "setup.h"

/* A name that no ship of @roster has. The same fleet gets the same name. The caller frees it. */
char *bones_ship_name_new (const BonesRoster *roster);
