/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The form of content that players may write: its sections, their rows, and the fields of a row, as
 * const tables. These tables check documents, make the forms of the editor, order exports, and a
 * test compares docs/content.md with them. The ruleset checks what is more than form (a die face
 * without a result) and reports it in the same way: as a flaw.
 *
 * Content is a GVariant that was made from JSON: an object is a{sv}, an array av, a whole number x,
 * another number d. A member that is missing or null has no value.
 */

#include <glib.h>

#ifndef N_
#define N_(text) text
#endif

/* Marks a text that is ambiguous without its context: what kind of row it stands in ("action",
 * "form"), of words the id up to the dot ("choice"). bones_words_translate() looks it up. */
#define IN_(context, text) text

typedef enum {
  BONES_FIELD_ID,     /* a name by which other rows refer to it: letters, digits, "-", "_", "." */
  BONES_FIELD_TEXT,   /* at most highest characters */
  BONES_FIELD_NUMBER, /* whole */
  BONES_FIELD_INCHES, /* here in hundredths; in the document 3.5 */
  BONES_FIELD_POINTS, /* here in halves; in the document 12.5 */
  BONES_FIELD_SWITCH,
  BONES_FIELD_CHOICE, /* one of ids */
  BONES_FIELD_ROW,    /* the id of a row of the family, or one of ids */
  BONES_FIELD_DICE,   /* "2d6", "1d3+1", "4" */
  BONES_FIELD_ROWS,   /* a table in the row: its fields; highest: the most rows */
  /* Only in content that players do not write: no form shows these. */
  BONES_FIELD_WORDS,   /* a list of some of ids */
  BONES_FIELD_OBJECT,  /* an object within the row: its fields */
  BONES_FIELD_NUMBERS, /* a list of whole numbers, each from lowest to highest */
  BONES_FIELD_KINDS
} BonesFieldKind;

typedef struct _BonesField BonesField;

struct _BonesField {
  const char *key;  /* "crew"; NULL ends a list */
  const char *name; /* "Crew" */
  const char *text; /* a sentence for players: what it is */
  BonesFieldKind kind;
  gboolean optional;
  gint lowest, highest;
  gint initial; /* of a number, a switch or the index of a CHOICE: in a new row, and if an optional
                   field has no value */
  const char *const *ids;   /* CHOICE, ROW, WORDS: NULL at the end */
  const char *const *names; /* their names on the screen, in the same order */
  const char *family; /* ROW: key of a section, a family of sections, or a table in the same row;
                         ID: where it is unique; or NULL */
  const BonesField *fields; /* ROWS, OBJECT */
  const char *one;          /* ROWS: the name for a row: "Location"; OBJECT: its name again */
  const char *only; /* "code MOD REROLL": used if field code is one of these; or "flag true" */
  guint8 die;       /* the face of a die that it is about; or 0 */
  gboolean plan; /* ROWS: they are parts of a plan: "col_from", "col_to", "row_from", "row_to"; it
                    shows "boxes", "guns" ("facing", "number") and "effects" ("code") if there are
                    such fields */
};

typedef struct {
  const char *key;    /* "ships"; NULL ends the list */
  const char *name;   /* "Ships" */
  const char *one;    /* "Ship" */
  const char *text;   /* a sentence for players: what it is */
  const char *family; /* for sections that share their ids; NULL: its own key */
  const char *uses; /* if its rows use others: "“{what}” is used by the fleet “{user}”." */
  gboolean single;  /* not a list: one row, an object */
  guint least, most;
  const BonesField *fields;
  const char *const *shown; /* keys of the fields that a list shows beside the name; NULL at the
                               end */
} BonesSection;

/* A document: GVariants of the type a{sv}. */
typedef struct {
  const BonesSection *sections;
  const BonesField *fields; /* of the document itself, beside the sections; or NULL */
  /* Adds a flaw for everything that is wrong beyond the form. Runs even if the form is wrong. */
  void (*check) (GVariant *content, GPtrArray *flaws);
} BonesSchema;

/* ---- Flaws ---- */

#define BONES_SCHEMA_DEPTH 4

/* A row of a section, a row of a table in that row, and so on. */
typedef struct {
  const char *key; /* of the section, or the table */
  const char *one; /* "Ship", "Location" */
  gint row;        /* -1: the only one */
  char *name;      /* or NULL */
} BonesWaypoint;

typedef struct {
  guint depth; /* 0: the document itself */
  BonesWaypoint stops[BONES_SCHEMA_DEPTH];
  const BonesField *field; /* or NULL: the row as a whole */
  gboolean form;           /* no form can show it: its type is wrong, or it is unknown */
  const char *text;        /* a sentence with {field} {value} {least} {most}, to be translated */
  char *value, *least, *most;
} BonesFlaw;

void bones_flaw_free (BonesFlaw *flaw);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesFlaw, bones_flaw_free)

/* Returns an array of BonesFlaw that owns them. */
GPtrArray *bones_flaws_new (void);

typedef const char *(*BonesTranslate) (const char *text);

/* Return the sentence of @flaw, and the sentence after its section, rows and tables: "Ship 2, “Iron
 * Gannet”: Location 3, “Stern”: Save is 7; 2 to 6, or nothing." If @translate is NULL, they are not
 * translated. The caller frees them. */
char *bones_flaw_sentence (const BonesFlaw *flaw, BonesTranslate translate);
char *bones_flaw_to_text (const BonesFlaw *flaw, BonesTranslate translate);

/* ---- Places ---- */

/* The path from the document to a row. */
typedef struct {
  guint depth;
  BonesWaypoint stops[BONES_SCHEMA_DEPTH]; /* names are borrowed */
} BonesSpot;

/* Return the path to row @row (-1: the only one) of @section, or of @table in the row at @spot. */
BonesSpot bones_spot_section (const BonesSection *section, gint row, GVariant *content);
BonesSpot bones_spot_table (const BonesSpot *spot, const BonesField *table, gint row,
                            GVariant *values);

/* Adds a flaw at @spot; @value, @least and @most may be NULL. Returns it, borrowed from @flaws. */
BonesFlaw *bones_flaw_add (GPtrArray *flaws, const BonesSpot *spot, const BonesField *field,
                           const char *text, const char *value, const char *least,
                           const char *most);

/* ---- Checks and lookup ---- */

/* Adds a flaw for everything in @content, an a{sv}, that does not have the form, and the flaws that
 * the ruleset finds in rows whose values can be read. */
void bones_schema_check (const BonesSchema *schema, GVariant *content, GPtrArray *flaws);

/* Whether @content has no flaws. If not, sets BONES_RULESET_ERROR_CONTENT with the first of them.
 */
gboolean bones_schema_validate (const BonesSchema *schema, GVariant *content, GError **error);

const BonesSection *bones_schema_section (const BonesSchema *schema, const char *key);
const BonesField *bones_fields_find (const BonesField *fields, const char *key);

/* Returns the family of @section, or its key. */
const char *bones_section_family (const BonesSection *section);

/* ---- Reading values of any form: a missing value, or one of another type, counts as none ----
 */

guint bones_rows_count (GVariant *values, const char *key);
/* Returns row @row of the table @key, an a{sv}; empty if there is none. Never NULL. */
GVariant *bones_rows_get (GVariant *values, const char *key, guint row);
/* Returns the object @key in the same way. */
GVariant *bones_row_object (GVariant *values, const char *key);

/* Returns the text @key, borrowed from @values, or NULL. While it is used, GLib must not serialise
 * @values, as g_variant_lookup() and formats with "&" do: reading is slow from then on. */
const char *bones_row_text (GVariant *values, const char *key);
gboolean bones_row_is (GVariant *values, const char *key);
/* Returns the value of the field @key in the unit of its kind, or its initial value; of a CHOICE
 * the index; of WORDS a bit for each of the ids. */
gint bones_row_number (GVariant *values, const BonesField *fields, const char *key);

/* Returns number @i of the list @key of NUMBERS; 0 if there is none. */
gint bones_row_number_at (GVariant *values, const char *key, guint i);

/* Reads "2d6+1" as 2, 6 and 1, and "4" as 0, 0 and 4: up to 20 dice of 2, 3 or 6 sides, and a
 * number up to 99 that is added. Returns FALSE if @text is something else. */
gboolean bones_dice_read (const char *text, guint *dice, guint *sides, gint *plus);

/* Returns how many units of a value of @field make 1 in the document: 100 hundredths of an inch,
 * two halves of a point, or 1. */
gint bones_field_parts (const BonesField *field);

/* Returns @number as documents have it in every language: "3.5". The caller frees it. */
char *bones_number_to_text (gdouble number);
/* Returns @value of a @field of numbers as in the document. The caller frees it. */
char *bones_field_to_text (const BonesField *field, gint value);
