/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Shared by content-set.c, which keeps, reads and writes sets, content-row.c, which changes their
 * rows, and content-new-row.c, which makes new rows.
 */

#include "content-set.h"

/* Sets @error; takes @message. Returns FALSE. */
gboolean bones_content_refuse (GError **error, BonesContentError code, char *message);
gboolean bones_content_too_long (GError **error);

/* A set that is not stored; takes @document. */
BonesContentSet *bones_content_set_new (const BonesRuleset *ruleset, const char *name,
                                        JsonObject *document);

/* Stores @document, which it takes, as the document of @set, and renames the set to @name if that
 * is not NULL. If it fails, @set is unchanged. */
gboolean bones_content_save (BonesContentSet *set, BonesStore *store, JsonObject *document,
                             const char *name, GError **error);

/* A copy of @object in the stored form: members in the order of @fields, then the others, without
 * empty ones. */
JsonObject *bones_content_tidy_row (JsonObject *object, const BonesField *fields);
