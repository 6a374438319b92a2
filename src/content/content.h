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

/* The built-in content of @ruleset: JSON, NUL-terminated. */
GBytes *bones_content_get (const BonesRuleset *ruleset, GError **error);

/* Whether @json is the built-in content of @ruleset as it stands. */
gboolean bones_content_is_stock (const BonesRuleset *ruleset, const char *json);

/* Gives @setup, which has no content, @json in the ruleset's own form. @data, the data options of a
 * game (a{sv} by key, or NULL), replace members at the top. The built-in content is made once for
 * all set-ups, unless @data changes it. Returns FALSE and sets @error if it is no content. */
gboolean bones_content_give (BonesSetup *setup, const char *json, GVariant *data, GError **error);

/* A set-up without fleets for looking things up, with the built-in content and the options of
 * @edition (NULL: the first). */
BonesSetup *bones_content_setup (const BonesRuleset *ruleset, const char *edition, GError **error);

/* The same with @json instead of the built-in content. */
BonesSetup *bones_content_setup_of (const BonesRuleset *ruleset, const char *json,
                                    const char *edition, GError **error);
