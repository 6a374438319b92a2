/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Content sets: the numbers of a rule system, as they are compiled in or as people wrote them. The
 * set of the program is number 0 and never changes; all others are documents in the store, which
 * may be drafts: what is wrong with one is a list of flaws, and only one without flaws can be
 * played.
 *
 * {"format":"crossbones-content","version":1,"ruleset":"man-o-war","name":"…", sections …}. The
 * ruleset's schema says what sections and fields there are; docs/content.md tells people.
 *
 * Every change is stored before the function returns, or nothing has changed. Battles keep their
 * own copy: no set that is changed or deleted changes one.
 */

#include <json-glib/json-glib.h>

#include "ruleset.h"
#include "store.h"

#define BONES_CONTENT_FORMAT "crossbones-content"
#define BONES_CONTENT_VERSION 1
#define BONES_CONTENT_MAX_BYTES (1u << 20)

#define BONES_CONTENT_ERROR (bones_content_error_quark ())
typedef enum {
  BONES_CONTENT_ERROR_FORMAT,  /* no content set, or one of another rule system */
  BONES_CONTENT_ERROR_NEWER,   /* written by a newer version */
  BONES_CONTENT_ERROR_FLAWED,  /* what is wrong is in the message, a sentence a line */
  BONES_CONTENT_ERROR_NO_SUCH, /* set, section or row */
  BONES_CONTENT_ERROR_REFUSED  /* the stock set, a name that is taken, a row that is used */
} BonesContentError;
GQuark bones_content_error_quark (void);

typedef struct {
  const BonesRuleset *ruleset;
  BonesSetRecord *record; /* its number, 0 of the stock set, and its name; json is not kept */
  JsonObject *document;   /* never NULL; whoever changes it goes through the functions below */
} BonesContentSet;

void bones_content_set_free (BonesContentSet *set);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesContentSet, bones_content_set_free)

/* The rule system called @id, where people may write content for it; NULL with an error. */
const BonesRuleset *bones_content_ruleset (const char *id, GError **error);

/* ---- Sets (content-set.c) ---- */

/* All sets of @ruleset, the stock set first: an array of BonesSetRecord without documents. */
GPtrArray *bones_content_sets (BonesStore *store, const BonesRuleset *ruleset, GError **error);

/* A draft that is called @name, not stored: of each section as many rows as it has to have, as new
 * rows begin. */
BonesContentSet *bones_content_set_blank (const BonesRuleset *ruleset, const char *name);

/* Set number @id; and the one that people call @name: by its name in any case, by its number, or
 * "stock" (as NULL). */
BonesContentSet *bones_content_set_open (BonesStore *store, const BonesRuleset *ruleset, gint64 id,
                                         GError **error);
BonesContentSet *bones_content_set_find (BonesStore *store, const BonesRuleset *ruleset,
                                         const char *name, GError **error);

/* Stores @set as a new one that is called @name (NULL: as it is, with a number behind it where that
 * is taken): it is that one afterwards. */
gboolean bones_content_set_add (BonesContentSet *set, BonesStore *store, const char *name,
                                GError **error);

gboolean bones_content_set_rename (BonesContentSet *set, BonesStore *store, const char *name,
                                   GError **error);
gboolean bones_content_set_remove (BonesContentSet *set, BonesStore *store, GError **error);

/* ---- As text (content-text.c) ---- */

/* The set in the document @text, not stored. Refused where it is none, where a member is of the
 * wrong type or unknown, and, but for a @draft, where anything else is wrong with it. */
BonesContentSet *bones_content_set_read (const char *text, gsize length, gboolean draft,
                                         GError **error);

/* As it is exported, and pinned to battles: members in the order of the schema. The caller frees
 * it. */
char *bones_content_set_to_text (const BonesContentSet *set);

/* What is wrong with it: an array of BonesFlaw. And all of that, a sentence a line; NULL where
 * nothing is. */
GPtrArray *bones_content_set_check (const BonesContentSet *set);
char *bones_content_flaws_to_text (const GPtrArray *flaws);

/* Its text, for BonesNewGame.content; NULL with a sentence where it cannot be played. */
char *bones_content_set_pin (const BonesContentSet *set, GError **error);

/* A set-up without fleets, for looking things up and for choosing fleets, with the content of @set
 * and the options as @edition (NULL: the first) has them. NULL where it cannot be played. */
BonesSetup *bones_content_set_setup (const BonesContentSet *set, const char *edition,
                                     GError **error);

/* The fleets that it offers ready made: an array of BonesRoster; empty where there are none. */
GPtrArray *bones_content_set_fleets (const BonesContentSet *set);

/* ---- Rows (content-row.c) ---- */

/* The rows of @section, or the one of a section that has no more; borrowed. */
guint bones_content_set_n_rows (const BonesContentSet *set, const BonesSection *section);
JsonObject *bones_content_set_row (const BonesContentSet *set, const BonesSection *section,
                                   guint row);

/* What a row is called: its name, text or code; borrowed; or NULL. */
const char *bones_content_row_name (JsonObject *row);

/* Puts a copy of @values in the place of row @row. Where its code changed, whoever calls it by that
 * goes on doing so. */
gboolean bones_content_set_put (BonesContentSet *set, BonesStore *store,
                                const BonesSection *section, guint row, JsonObject *values,
                                GError **error);

/* Inserts a copy of @values before row @row. With NULL a new row, with codes and names of its own:
 * @like another one where that is not NULL. */
gboolean bones_content_set_insert (BonesContentSet *set, BonesStore *store,
                                   const BonesSection *section, guint row, JsonObject *values,
                                   GError **error);

/* A new row for @section, or for @table within @outer, that is @like another one (NULL: with the
 * initial values of the fields). Not put anywhere yet. The caller unrefs it. */
JsonObject *bones_content_set_new_row (const BonesContentSet *set, const BonesSection *section,
                                       JsonObject *like);
JsonObject *bones_content_new_inner_row (const BonesContentSet *set, const BonesField *table,
                                         JsonObject *outer, JsonObject *inner, JsonObject *like);

/* Refused while another row uses it; the message says which. */
gboolean bones_content_set_delete (BonesContentSet *set, BonesStore *store,
                                   const BonesSection *section, guint row, GError **error);

/* Moves row @row to where row @to is. */
gboolean bones_content_set_move (BonesContentSet *set, BonesStore *store,
                                 const BonesSection *section, guint row, guint to, GError **error);

/* In @values, moves row @row of the table @key to where row @to is; both are there. */
void bones_content_move_inner_row (JsonObject *values, const char *key, guint row, guint to);

/* The whole set as @document was, which is one that it had before. */
gboolean bones_content_set_restore (BonesContentSet *set, BonesStore *store, JsonObject *document,
                                    GError **error);

/* A copy of @row with all that is in it; the caller unrefs it. */
JsonObject *bones_content_copy_row (JsonObject *row);

/* A number of @field as the document has it; and what stands there, its initial value where nothing
 * does. */
void bones_content_set_number (JsonObject *row, const BonesField *field, gint value);
gint bones_content_get_number (JsonObject *row, const BonesField *field);

/* gettext, as flaws and the words of a schema want it. */
const char *bones_content_translate (const char *text);
