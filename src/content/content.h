/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The numbers of a rule system: classes, decks, tables. They are JSON, compiled in from
 * data/rulesets/, and pinned to each game that is made with them.
 *
 * A ruleset sees them as a GVariant: an object is a{sv}, an array av, a whole number x, any other
 * d, besides s and b.
 */

#include <gio/gio.h>

#include "setup.h"

/* The content of @ruleset as it is compiled in: JSON, NUL-terminated. */
GBytes *bones_content_get (const BonesRuleset *ruleset, GError **error);

/* The ruleset's own form of @json, with @data, the data options of a game (a{sv} by key, or NULL),
 * put in at the top. The ruleset's content_free() frees it. */
gpointer bones_content_new (const BonesRuleset *ruleset, const char *json, GVariant *data,
                            GError **error);

/* A set-up without fleets for looking things up: the content that is compiled in, and every option
 * as @edition (or NULL: the first) has it. */
BonesSetup *bones_content_setup (const BonesRuleset *ruleset, const char *edition, GError **error);

/* The same with @json in place of the content that is compiled in. */
BonesSetup *bones_content_setup_of (const BonesRuleset *ruleset, const char *json,
                                    const char *edition, GError **error);
