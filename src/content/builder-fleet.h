/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Portable fleet files of the fans' fleet builder: application/vnd.mow.fleet+json, documents with
 * "schema":"mow.fleet". They name their units by ids of their own; a class of a content set has
 * these ids in its field "aliases".
 */

#include "content-set.h"

/* Whether the @length bytes at @text seem to be such a file. */
gboolean bones_builder_fleet_is (const char *text, gsize length);

/* The fleet in @text as the text of a fleet (roster-file.h) with ships of @set. Adds to @notes, of
 * char *, a sentence for everything that was left out. NULL with an error if it is no such file, or
 * none of its units is a ship of @set. The caller frees it. */
char *bones_builder_fleet_read (const BonesContentSet *set, const char *text, gsize length,
                                GPtrArray *notes, GError **error);
