/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The rows of content sets: reads, changes, inserts and removes them; and makes new rows, with the
 * initial values of the schema or like another row, and an id of their own.
 */

#include "content-set.h"

/* A draft called @name, not stored, with the least number of new rows in each section. */
BonesContentSet *bones_content_set_blank (const BonesRuleset *ruleset, const char *name);

/* The rows of @section; a section without a list has one. Borrowed. */
guint bones_content_set_n_rows (const BonesContentSet *set, const BonesSection *section);
JsonObject *bones_content_set_row (const BonesContentSet *set, const BonesSection *section,
                                   guint row);

/* The name, text or code of a row; borrowed; or NULL. The second as people read it. */
const char *bones_content_row_name (JsonObject *row);
const char *bones_content_row_called (const BonesContentSet *set, JsonObject *row);

/* Replaces row @row with a copy of @values. If its code changes, rows that refer to it follow. */
gboolean bones_content_set_put (BonesContentSet *set, BonesStore *store,
                                const BonesSection *section, guint row, JsonObject *values,
                                GError **error);

/* Inserts a copy of @values before row @row; if NULL, a new row with its own code and name. */
gboolean bones_content_set_insert (BonesContentSet *set, BonesStore *store,
                                   const BonesSection *section, guint row, JsonObject *values,
                                   GError **error);

/* A new row for @section, or for @table within @outer: a copy of @like, or with the initial values
 * of the fields if @like is NULL. It is not inserted. The caller unrefs it. */
JsonObject *bones_content_set_new_row (const BonesContentSet *set, const BonesSection *section,
                                       JsonObject *like);
JsonObject *bones_content_new_inner_row (const BonesContentSet *set, const BonesField *table,
                                         JsonObject *outer, JsonObject *inner, JsonObject *like);

/* Whether a row of the plan @table in @inner lies where @row does. */
gboolean bones_content_is_occupied (const BonesField *table, JsonObject *inner, JsonObject *row);

/* @n rows of @table in @inner, from row @first, as the text that the clipboard carries, also to
 * other sets; the caller frees it. And adds the rows in such a text to the table in @inner: they
 * keep their codes, names and places in the plan, if these are free; what is no field is left out.
 * FALSE with an error if the text has no rows for the table, or too many; then nothing has changed.
 */
char *bones_content_rows_to_text (const BonesField *table, JsonObject *inner, guint first, guint n);
gboolean bones_content_paste_rows (const BonesContentSet *set, const BonesField *table,
                                   JsonObject *outer, JsonObject *inner, const char *text,
                                   GError **error);

/* Fails if another row refers to it; the message names that row. */
gboolean bones_content_set_delete (BonesContentSet *set, BonesStore *store,
                                   const BonesSection *section, guint row, GError **error);

/* Moves row @row to position @to. */
gboolean bones_content_set_move (BonesContentSet *set, BonesStore *store,
                                 const BonesSection *section, guint row, guint to, GError **error);

/* Moves row @row of the table @key in @values to position @to. Both must exist. */
void bones_content_move_inner_row (JsonObject *values, const char *key, guint row, guint to);

/* Restores @document, an earlier state of the set. */
gboolean bones_content_set_restore (BonesContentSet *set, BonesStore *store, JsonObject *document,
                                    GError **error);

/* A deep copy of @row; the caller unrefs it. */
JsonObject *bones_content_copy_row (JsonObject *row);

/* Sets and gets the number in @field of @row: its initial value if the row has none. */
void bones_content_set_number (JsonObject *row, const BonesField *field, gint value);
gint bones_content_get_number (JsonObject *row, const BonesField *field);
