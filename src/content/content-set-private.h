/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the files of content sets share: content-set.c keeps them, content-text.c reads and writes
 * them, content-row.c changes their rows.
 */

#include "content-set.h"

/* Sets @error to @message, which it takes. Returns FALSE. */
gboolean bones_content_refuse (GError **error, BonesContentError code, char *message);
gboolean bones_content_too_long (GError **error);

/* A set that is not stored; takes @document. */
BonesContentSet *bones_content_set_new (const BonesRuleset *ruleset, const char *name,
                                        JsonObject *document);

/* Stores @document, which it takes, in the place of what @set is, under @name where that is not
 * NULL; the document of @set stays the same where that fails. */
gboolean bones_content_save (BonesContentSet *set, BonesStore *store, JsonObject *document,
                             const char *name, GError **error);

/* A copy of @object in the form in which it is stored: members in the order of @fields, others
 * behind them; what is nothing is left out. */
JsonObject *bones_content_tidy_row (JsonObject *object, const BonesField *fields);
