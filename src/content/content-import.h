/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Ships and other rows from what people already have: a text in the form in which ships are posted
 * (import-text.c), or sheets of a spreadsheet (import-csv.c). docs/content.md describes both. What
 * is read is a draft, and says line by line what was not understood; nothing is lost in silence.
 */

#include "content-merge.h"

#define BONES_IMPORT_MAX_BYTES (1u << 20)

typedef struct {
  BonesContentSet *set;        /* what was read: not stored, and only the sections that it has */
  const BonesContentSet *base; /* borrowed: where codes and names of other rows are looked up */
  GPtrArray *notes;            /* of char *: what was not understood, in order */
} BonesImport;

/* Begins an import called @name (rows remember it) of rows that may refer to rows of @base, which
 * must outlive it. */
BonesImport *bones_import_new (const BonesContentSet *base, const char *name);
void bones_import_free (BonesImport *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesImport, bones_import_free)

/* Adds what @length bytes at @text say. FALSE with an error that names the line if they are no text
 * or sheet, or nothing in them is understood; then the import is of no use. */
gboolean bones_import_add_text (BonesImport *self, const char *text, gsize length, GError **error);
gboolean bones_import_add_csv (BonesImport *self, const char *text, gsize length, GError **error);

/* Copies what was read into @into, which is stored: like bones_content_set_merge(). */
gboolean bones_import_store (const BonesImport *self, BonesContentSet *into, BonesStore *store,
                             BonesClash clash, BonesMerged *merged, GError **error);

/* The same as a new set, which @blank becomes (bones_content_set_blank()): its only ships are those
 * that were read. */
gboolean bones_import_store_new (const BonesImport *self, BonesContentSet *blank, BonesStore *store,
                                 BonesMerged *merged, GError **error);

/* A new set called @name, not stored, with empty rows to be filled in: "ships=6,weapons=3" is how
 * many, by sections, and by tables in the rows of those ("limits=2"). NULL with an error. */
BonesContentSet *bones_content_frame (const BonesRuleset *ruleset, const char *name,
                                      const char *slots, GError **error);

/* ---- For import-text.c and import-csv.c ---- */

/* @text as UTF-8 without a byte-order mark and with "\n" at the end of each line; NULL with an
 * error that names the line. The caller frees it. */
char *bones_import_decode (const char *text, gsize length, GError **error);

/* The number of rows that were read. */
guint bones_import_count (const BonesImport *self);
