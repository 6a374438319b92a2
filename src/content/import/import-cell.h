/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Reads what people write about a ship: names of fields, values, guns, effects, faces of a die. For
 * import-text.c and import-csv.c.
 */

#include "content-import.h"

/* The letters and digits of @text, in lower case: "Man-o’-War" is "manowar". The caller frees it.
 */
char *bones_import_fold (const char *text);

/* The code of the row of @family in @set that people call @name: its code, its name, or one of its
 * aliases; borrowed; or NULL. */
const char *bones_import_find (const BonesContentSet *set, const char *family, const char *name);

/* Matches @text, which is folded by the pattern itself ("(?i)"): an array of groups, "" for those
 * that did not take part; NULL if it does not match. The caller frees it. */
char **bones_import_match (const char *pattern, const char *text);

/* Notes a sentence: "Line 4: “…” …". @line 0: without a line. Takes @sentence. */
void bones_import_note (BonesImport *self, guint line, char *sentence);
/* The same for a piece of text that was not understood. */
void bones_import_note_lost (BonesImport *self, guint line, const char *text);

/* The field that people call @name: by its key, its name, or another usual word; or NULL. */
const BonesField *bones_import_field (const BonesField *fields, const char *name);

/* Sets @field in @row, which is @outer or within it, to @text. FALSE if it is no value of it. A
 * text that means nothing ("none", "-") leaves the field out. */
gboolean bones_import_value (BonesImport *self, const BonesField *field, const char *text,
                             JsonObject *row, JsonObject *outer);

/* Reads one piece about a location of @ship: its boxes, save, place, guns or what its loss does. */
gboolean bones_import_piece (BonesImport *self, const BonesField *table, JsonObject *ship,
                             JsonObject *location, const char *text);

/* Adds to the table @aim of @ship that faces "1" or "2-3" in column @column hit @where. */
gboolean bones_import_faces (BonesImport *self, const BonesField *aim, JsonObject *ship,
                             const char *column, const char *faces, const char *where);

/* A new row of @section called @name, added to the import, or of @table in @ship; NULL, with a
 * note, if there are too many. Borrowed. */
JsonObject *bones_import_add_row (BonesImport *self, guint line, const BonesSection *section,
                                  const char *name);
JsonObject *bones_import_add_location (BonesImport *self, guint line, const BonesField *table,
                                       JsonObject *ship, const char *name);

/* Adds a row, called @name if it has a code, to @table of @outer; NULL, with a note, if there are
 * too many. Borrowed. */
JsonObject *bones_import_add_inner (BonesImport *self, guint line, const BonesField *table,
                                    JsonObject *outer, const char *name);

/* The table of rows (but not the plan) that people call @name: by its key or by what one of its
 * rows is called; or NULL. */
const BonesField *bones_import_table (const BonesField *fields, const char *name);

/* Adds the row that @text states to @table of @outer: its name (or its text), then fields, values
 * and effects. @from and @to are the rolls that it is for; or NULL. Notes what was not understood;
 * FALSE if that is the name or the rolls. */
gboolean bones_import_inner (BonesImport *self, guint line, const BonesField *table,
                             JsonObject *outer, const char *from, const char *to, const char *text);

/* Reads one piece about @row, which has @fields and is in @outer. */
gboolean bones_import_inner_piece (BonesImport *self, const BonesField *fields, JsonObject *row,
                                   JsonObject *outer, const char *text);

/* Reads an effect into the table @effects (or NULL) of @row: "crew -1 each box". */
gboolean bones_import_effect (BonesImport *self, const BonesField *effects, const char *text,
                              JsonObject *row, JsonObject *outer);

/* Appends @text to the notes of @row, as far as they have room. */
void bones_import_remember (const BonesField *fields, JsonObject *row, const char *text);

/* The table of the parts of a plan, and that of aim; or NULL. */
const BonesField *bones_import_plan (const BonesField *fields);
