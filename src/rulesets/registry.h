/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The rule systems there are. Adding one is a folder beside this file, a data file under
 * data/rulesets/, its recorded games, and its name in meson.build, of which the list is made.
 */

#include "ruleset.h"

/* All of them, NULL at the end. */
const BonesRuleset *const *bones_rulesets (void);

/* The one called @id, or NULL. */
const BonesRuleset *bones_ruleset_find (const char *id);
