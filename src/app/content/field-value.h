/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The names and values of content fields, in words; without widgets.
 */

#include "content-row.h"

/* The choices of a field: ids and names. The first id is NULL if the field can be empty. */
typedef struct {
  GPtrArray *ids, *names; /* of char *; owned */
} BonesChoices;

/* The choices of @field (CHOICE or ROW) in @values, which is @outer or is inside it. They
 * include the present value even if it is not a valid choice. */
void bones_choices_fill (BonesChoices *choices, const BonesContentSet *set, const BonesField *field,
                         JsonObject *values, JsonObject *outer);
void bones_choices_clear (BonesChoices *choices);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BonesChoices, bones_choices_clear)

/* The index of the present value. */
guint bones_choices_find (const BonesChoices *choices, const BonesField *field, JsonObject *values);

/* The value of @field, borrowed; or NULL. */
const char *bones_field_get_text (JsonObject *values, const char *key);

/* Whether the field has a value. */
gboolean bones_field_is_set (JsonObject *values, const char *key);

/* Whether @field applies, given the other values in @values. */
gboolean bones_field_is_wanted (const BonesField *field, JsonObject *values);

/* The value in words; NULL if there is none. The caller frees it. */
char *bones_field_describe (const BonesContentSet *set, const BonesField *field, JsonObject *values,
                            JsonObject *outer);

/* A summary, "Man-o’-war · Points 200 · Crew 6": the fields that @section shows, or, for a row
 * of a table (NULL), all short fields. The caller frees it. */
char *bones_field_summary (const BonesContentSet *set, const BonesField *fields,
                           const BonesSection *section, JsonObject *row, JsonObject *outer);

/* A number as text ("3 ½", "-1"), and back. The second function returns FALSE if the text is not
 * a number. */
char *bones_field_write_number (const BonesField *field, gint value);
gboolean bones_field_read_number (const BonesField *field, const char *text, gint *value);
