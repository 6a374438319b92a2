/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What fields of content are called and have in them, in words: without widgets.
 */

#include "content-row.h"

/* What may be chosen in a field: ids, and what they are called. The first id is NULL where nothing
 * may be chosen, too. */
typedef struct {
  GPtrArray *ids, *names; /* of char *; owned */
} BonesChoices;

/* Of @field (CHOICE or ROW) in @values, which is in @outer (or is that): with what stands there
 * now, even where that is nothing that could be chosen. */
void bones_choices_fill (BonesChoices *choices, const BonesContentSet *set, const BonesField *field,
                         JsonObject *values, JsonObject *outer);
void bones_choices_clear (BonesChoices *choices);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BonesChoices, bones_choices_clear)

/* The one that stands in @values. */
guint bones_choices_find (const BonesChoices *choices, const BonesField *field, JsonObject *values);

/* What stands in @field, borrowed; or NULL. */
const char *bones_field_get_text (JsonObject *values, const char *key);

/* Whether anything stands there. */
gboolean bones_field_is_set (JsonObject *values, const char *key);

/* Whether @field is asked for, as @values are now. */
gboolean bones_field_is_wanted (const BonesField *field, JsonObject *values);

/* What stands there, in words; NULL where that is nothing. The caller frees it. */
char *bones_field_describe (const BonesContentSet *set, const BonesField *field, JsonObject *values,
                            JsonObject *outer);

/* "Man-o’-war · Points 200 · Crew 6": the fields that @section shows; of a row of a table (NULL)
 * all that is short. The caller frees it. */
char *bones_field_summary (const BonesContentSet *set, const BonesField *fields,
                           const BonesSection *section, JsonObject *row, JsonObject *outer);

/* "3 ½", "-1"; and what people write for it: FALSE where it is no number. */
char *bones_field_write_number (const BonesField *field, gint value);
gboolean bones_field_read_number (const BonesField *field, const char *text, gint *value);
