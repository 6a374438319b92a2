/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Verbs for content sets.
 */

#include "desk.h"

extern const BonesDeskVerb bones_content_verbs[];

/* Reads the content set that @request names, for the rule system with the id @ruleset, as it is
 * pinned to a game: NULL for the stock set. The caller frees it. */
gboolean bones_read_content (BonesDesk *desk, JsonObject *request, const char *ruleset,
                             char **content, GError **error);
