/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The games to choose from, and their names. Values, without widgets.
 */

#include <gio/gio.h>

#include "ruleset.h"

/* The games that have a description, NULL-terminated. */
const BonesRuleset *const *bones_systems (void);

/* The game that was played last, according to @settings; else the first. */
const BonesRuleset *bones_system_last (GSettings *settings);
void bones_system_remember (GSettings *settings, const BonesRuleset *ruleset);

/* The words of @ruleset for @prefix and @id, translated; NULL if it has none. */
const char *bones_system_find_word (const BonesRuleset *ruleset, const char *prefix,
                                    const char *id);

/* The same; @id if there are no words for it. */
const char *bones_system_word (const BonesRuleset *ruleset, const char *prefix, const char *id);

/* Its name, translated. */
const char *bones_system_name (const BonesRuleset *ruleset);
