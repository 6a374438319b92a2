/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Copies rows from one content set into another, so that two owners can meet. What a row refers to
 * comes with it if the other set does not have it. A row of a section with names of its own is
 * known by its code, other rows by their name; a table whose rows have neither (the critical table)
 * is one thing, as is a section with a single row. A copied row remembers the set that it came
 * from, if its section has a field "origin".
 */

#include "content-set.h"

/* What happens to a row whose code the other set has already, with another content. */
typedef enum {
  BONES_CLASH_KEEP,    /* the old row stays; copied rows refer to it */
  BONES_CLASH_REPLACE, /* the new row takes its place */
  BONES_CLASH_RENAME,  /* the new row gets a code of its own; copied rows refer to that */
  BONES_CLASHES
} BonesClash;

extern const char *const bones_clash_ids[]; /* "keep" ...; NULL at the end */

/* A row to copy. */
typedef struct {
  const BonesSection *section;
  guint row;
} BonesPick;

typedef struct {
  guint added, replaced, renamed, kept; /* rows; those that were the same are none of these */
} BonesMerged;

/* Copies @n rows of @from, or all rows if @picks is NULL, into @set, and stores it (@store NULL:
 * only in memory). Says in @merged (NULL: nothing) what happened. FALSE with an error if a section
 * would have too many rows or the set cannot change; then nothing has changed. */
gboolean bones_content_set_merge (BonesContentSet *set, BonesStore *store,
                                  const BonesContentSet *from, const BonesPick *picks, guint n,
                                  BonesClash clash, BonesMerged *merged, GError **error);

/* All rows of the sections in @keys, separated by commas, as an array of BonesPick; NULL with an
 * error that names a section that does not exist. The caller unrefs it. */
GArray *bones_content_picks (const BonesContentSet *from, const char *keys, GError **error);

/* A set for one battle, not stored: @first with every row of @second whose code is free, and the
 * other rows renamed. NULL with an error if they are of different rule systems, or too many. */
BonesContentSet *bones_content_set_union (const BonesContentSet *first,
                                          const BonesContentSet *second, GError **error);
