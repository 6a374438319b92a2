/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The games that people choose among, and what they are called. Values, without a display.
 */

#include <gio/gio.h>

#include "ruleset.h"

/* Those that say what they are about, NULL at the end. */
const BonesRuleset *const *bones_systems (void);

/* The one that was played last, by @settings; else the first. */
const BonesRuleset *bones_system_last (GSettings *settings);
void bones_system_remember (GSettings *settings, const BonesRuleset *ruleset);

/* What @ruleset calls @prefix and @id together, translated; NULL where it has no word for it. */
const char *bones_system_find_word (const BonesRuleset *ruleset, const char *prefix,
                                    const char *id);

/* The same; @id itself where there is no word for it. */
const char *bones_system_word (const BonesRuleset *ruleset, const char *prefix, const char *id);

/* What it is called, translated. */
const char *bones_system_name (const BonesRuleset *ruleset);
