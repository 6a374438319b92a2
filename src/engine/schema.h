/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The form of content that players may write themselves: its sections, their rows, and the fields
 * of a row, as const tables. The same tables check a document, put forms on the screen, order what
 * is exported and are what docs/content.md is held to. What is more than form (a die face that
 * leads nowhere) is the ruleset's to say, in the same words: a flaw.
 *
 * Content comes as a GVariant, as the table makes it of JSON: an object is a{sv}, an array av, a
 * whole number x, another number d. A member that is missing, or null, is nothing.
 */

#include <glib.h>

#ifndef N_
#define N_(text) text
#endif

typedef enum {
  BONES_FIELD_ID,     /* a name for other rows to call it by: letters, digits, "-", "_" and "." */
  BONES_FIELD_TEXT,   /* at most highest characters */
  BONES_FIELD_NUMBER, /* whole */
  BONES_FIELD_INCHES, /* in hundredths here; 3.5 in the document */
  BONES_FIELD_POINTS, /* in halves here; 12.5 in the document */
  BONES_FIELD_SWITCH,
  BONES_FIELD_CHOICE, /* one of ids */
  BONES_FIELD_ROW,    /* the id of a row of the family, or one of ids */
  BONES_FIELD_DICE,   /* "2d6", "1d3+1", "4" */
  BONES_FIELD_ROWS,   /* a table within the row: its fields; highest: how many at most */
  /* Only in content that players do not write: no form shows these. */
  BONES_FIELD_WORDS,   /* a list of any of ids */
  BONES_FIELD_OBJECT,  /* an object within the row: its fields */
  BONES_FIELD_NUMBERS, /* a list of whole numbers, each from lowest to highest */
  BONES_FIELD_KINDS
} BonesFieldKind;

typedef struct _BonesField BonesField;

struct _BonesField {
  const char *key;  /* "crew"; NULL ends a list */
  const char *name; /* "Crew" */
  const char *text; /* what it is, a sentence for players */
  BonesFieldKind kind;
  gboolean optional;
  gint lowest, highest;
  gint initial; /* what it is where a new row is made, and where an optional one is left out: of a
                   number; of a switch; of a CHOICE the index */
  const char *const *ids;   /* CHOICE, ROW, WORDS: NULL at the end */
  const char *const *names; /* what these are called on the screen, in the same order */
  const char *family;       /* ROW: key of a section, of a family of sections, or of a table
                               within the same row; ID: within which it is unique; or NULL */
  const BonesField *fields; /* ROWS, OBJECT */
  const char *one;          /* ROWS: what a row is called: "Location"; OBJECT: its name again */
  const char *only;         /* "code MOD REROLL": only asked for where field code is one of these */
  guint8 die;               /* it is about this face of a die; or 0 */
  gboolean plan; /* ROWS: they lie in a plan: "col_from", "col_to", "row_from", "row_to"; drawn in
                    it are "boxes", "guns" ("facing", "number") and "effects" ("code") where there
                    are such fields */
};

typedef struct {
  const char *key;    /* "ships"; NULL ends the list */
  const char *name;   /* "Ships" */
  const char *one;    /* "Ship" */
  const char *text;   /* what it is, a sentence for players */
  const char *family; /* rows of several sections that are called by the same kind of id, or NULL:
                         its own key */
  const char *uses; /* where its rows use others: "“{what}” is used by the fleet “{user}”." */
  gboolean single; /* not a list: one row, an object */
  guint least, most;
  const BonesField *fields;
  const char *const *shown; /* keys of the fields that tell rows apart in a list, beside the name;
                               NULL at the end */
} BonesSection;

/* A document: GVariants of the type a{sv}. */
typedef struct {
  const BonesSection *sections;
  const BonesField *fields; /* of the document itself, beside the sections; or NULL */
  /* Adds a flaw for all that is wrong beyond the form. It is called whatever the form is like. */
  void (*check) (GVariant *content, GPtrArray *flaws);
} BonesSchema;

/* ---- What is wrong ---- */

#define BONES_SCHEMA_DEPTH 4

/* A row of a section, a row of a table in that row, and so on. */
typedef struct {
  const char *key; /* of the section, or the table */
  const char *one; /* "Ship", "Location" */
  gint row;        /* -1: the only one */
  char *name;      /* as it is called, or NULL */
} BonesWaypoint;

typedef struct {
  guint depth; /* 0: the document itself */
  BonesWaypoint stops[BONES_SCHEMA_DEPTH];
  const BonesField *field; /* or NULL: the row as a whole */
  gboolean form;           /* no form could show it: of the wrong type, or unknown */
  const char *text;        /* a sentence with {field} {value} {least} {most}, to be translated */
  char *value, *least, *most;
} BonesFlaw;

void bones_flaw_free (BonesFlaw *flaw);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesFlaw, bones_flaw_free)

/* An array of BonesFlaw that frees them. */
GPtrArray *bones_flaws_new (void);

typedef const char *(*BonesTranslate) (const char *text);

/* The sentence, and the sentence behind the names of section, rows and tables that it is about:
 * "Ship 2, “Iron Gannet”: Location 3, “Stern”: Save is 7; 2 to 6, or nothing." @translate may be
 * NULL: as it is. The caller frees it. */
char *bones_flaw_sentence (const BonesFlaw *flaw, BonesTranslate translate);
char *bones_flaw_to_text (const BonesFlaw *flaw, BonesTranslate translate);

/* ---- Where one is ---- */

/* A walk from the document down to a row, for what is to be said of it. */
typedef struct {
  guint depth;
  BonesWaypoint stops[BONES_SCHEMA_DEPTH]; /* names are borrowed */
} BonesSpot;

/* Steps into row @row (-1: the only one) of the section, or of the table, called @key. */
BonesSpot bones_spot_section (const BonesSection *section, gint row, GVariant *content);
BonesSpot bones_spot_table (const BonesSpot *spot, const BonesField *table, gint row,
                            GVariant *values);

/* Adds what is wrong at @spot; @value, @least and @most may be NULL. Borrowed from @flaws. */
BonesFlaw *bones_flaw_add (GPtrArray *flaws, const BonesSpot *spot, const BonesField *field,
                           const char *text, const char *value, const char *least,
                           const char *most);

/* ---- Checking and looking up ---- */

/* Adds a flaw for everything in @content, an a{sv}, that has not the form, and what the ruleset
 * has to say of it. */
void bones_schema_check (const BonesSchema *schema, GVariant *content, GPtrArray *flaws);

/* Whether @content has no flaws. If not, sets BONES_RULESET_ERROR_CONTENT with the first of them.
 */
gboolean bones_schema_validate (const BonesSchema *schema, GVariant *content, GError **error);

const BonesSection *bones_schema_section (const BonesSchema *schema, const char *key);
const BonesField *bones_fields_find (const BonesField *fields, const char *key);

/* How rows of @section are referred to. */
const char *bones_section_family (const BonesSection *section);

/* ---- Reading what may have any form: what is not there, or not what it should be, is nothing ----
 */

guint bones_rows_count (GVariant *values, const char *key);
/* Row @row of the table @key: a{sv}, empty where it is none. Never NULL. */
GVariant *bones_rows_get (GVariant *values, const char *key, guint row);
/* The object @key, likewise. */
GVariant *bones_row_object (GVariant *values, const char *key);

/* Borrowed from @values; or NULL. Nothing that reads it may have GLib write @values out while it is
 * in use: g_variant_lookup () and formats with "&" do, and reading on from there is slow. */
const char *bones_row_text (GVariant *values, const char *key);
gboolean bones_row_is (GVariant *values, const char *key);
/* What stands in @field: as its kind counts, its initial value where nothing does; of a CHOICE the
 * index; of WORDS a bit for each of the ids. */
gint bones_row_number (GVariant *values, const BonesField *fields, const char *key);

/* Number @i of the list @key of NUMBERS; 0 if there is none. */
gint bones_row_number_at (GVariant *values, const char *key, guint i);

/* "2d6+1" as 2, 6 and 1; "4" as 0, 0 and 4. FALSE where it is no dice: up to 20 dice of 2, 3 or 6
 * sides, and a number up to 99 that is added. */
gboolean bones_dice_read (const char *text, guint *dice, guint *sides, gint *plus);

/* @value of a @field of numbers as the document has it: "3.5". The caller frees it. */
char *bones_field_to_text (const BonesField *field, gint value);
