/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Content sets: the numbers of a rule system, built in or written by players. The stock set is
 * number 0 and never changes. All others are documents in the store and may be drafts: a check
 * lists the flaws of a set, and only a set without flaws can be played.
 *
 * {"format":"crossbones-content","version":1,"ruleset":"man-o-war","name":"…", sections …}. The
 * ruleset's schema lists the sections and fields; docs/content.md documents them.
 *
 * Every change is stored before the function returns; if that fails, nothing has changed. Battles
 * keep their own copy of a set.
 */

#include <json-glib/json-glib.h>

#include "ruleset.h"
#include "store.h"

#define BONES_CONTENT_FORMAT "crossbones-content"
#define BONES_CONTENT_VERSION 1
#define BONES_CONTENT_MAX_BYTES (1u << 20)

#define BONES_CONTENT_ERROR (bones_content_error_quark ())
typedef enum {
  BONES_CONTENT_ERROR_FORMAT,  /* not a content set, or one of another rule system */
  BONES_CONTENT_ERROR_NEWER,   /* written by a newer version */
  BONES_CONTENT_ERROR_FLAWED,  /* the message lists the flaws, one a line */
  BONES_CONTENT_ERROR_NO_SUCH, /* set, section or row */
  BONES_CONTENT_ERROR_REFUSED  /* the stock set cannot change; a name or a row is in use */
} BonesContentError;
GQuark bones_content_error_quark (void);

typedef struct {
  const BonesRuleset *ruleset;
  BonesSetRecord *record; /* its number (0: the stock set) and its name; without json */
  JsonObject *document;   /* never NULL; changed by the functions below only */
} BonesContentSet;

void bones_content_set_free (BonesContentSet *set);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesContentSet, bones_content_set_free)

/* The rule system with the id @id, if players can write content for it; else NULL with an error. */
const BonesRuleset *bones_content_ruleset (const char *id, GError **error);

/* ---- Sets ---- */

/* All sets of @ruleset, the stock set first: an array of BonesSetRecord without documents. */
GPtrArray *bones_content_sets (BonesStore *store, const BonesRuleset *ruleset, GError **error);

/* The set with number @id; and the set @name: its name in any case, its number, or "stock" (also
 * NULL). */
BonesContentSet *bones_content_set_open (BonesStore *store, const BonesRuleset *ruleset, gint64 id,
                                         GError **error);
BonesContentSet *bones_content_set_find (BonesStore *store, const BonesRuleset *ruleset,
                                         const char *name, GError **error);

/* Stores @set as a new set called @name (NULL: its own name, followed by a number if it is in use).
 * @set becomes the new set. */
gboolean bones_content_set_add (BonesContentSet *set, BonesStore *store, const char *name,
                                GError **error);

gboolean bones_content_set_rename (BonesContentSet *set, BonesStore *store, const char *name,
                                   GError **error);
gboolean bones_content_set_remove (BonesContentSet *set, BonesStore *store, GError **error);

/* @text, a name or a text of @set, as people read it: the stock set is translated where it is
 * shown, and there only, so that whatever is copied of it is what it is. Borrowed. */
const char *bones_content_set_say (const BonesContentSet *set, const char *text);

/* ---- As text ---- */

/* The set in the document @text, not stored. NULL with an error if it is not a content set, if a
 * member is unknown or has the wrong type, or, unless @draft, if it has any other flaw. */
BonesContentSet *bones_content_set_read (const char *text, gsize length, gboolean draft,
                                         GError **error);

/* The set as it is exported and pinned to battles: members in the order of the schema. The caller
 * frees it. */
char *bones_content_set_to_text (const BonesContentSet *set);

/* The flaws of @set: an array of BonesFlaw. And the same as text, one flaw a line; NULL if there
 * are none. */
GPtrArray *bones_content_set_check (const BonesContentSet *set);
char *bones_content_flaws_to_text (const GPtrArray *flaws);

/* Its text, for BonesNewGame.content; NULL with an error if it cannot be played. */
char *bones_content_set_pin (const BonesContentSet *set, GError **error);

/* A set-up without fleets, for looking things up and for choosing fleets, with the content of @set
 * and the options of @edition (NULL: the first). NULL with an error if the set cannot be played. */
BonesSetup *bones_content_set_setup (const BonesContentSet *set, const char *edition,
                                     GError **error);

/* ---- Schemas ---- */

/* Translates words of a schema; an empty text stays empty. */
const char *bones_content_translate (const char *text);

/* ---- For content-row.c ---- */

/* Sets @error; takes @message. Returns FALSE. */
gboolean bones_content_refuse (GError **error, BonesContentError code, char *message);

/* A set that is not stored; takes @document. */
BonesContentSet *bones_content_set_new (const BonesRuleset *ruleset, const char *name,
                                        JsonObject *document);

/* Stores @document, which it takes, as the document of @set, and renames the set to @name if that
 * is not NULL. If it fails, @set is unchanged. */
gboolean bones_content_save (BonesContentSet *set, BonesStore *store, JsonObject *document,
                             const char *name, GError **error);

/* A copy of @object in the stored form: members in the order of @fields, then the others, without
 * empty ones. */
JsonObject *bones_content_tidy_row (JsonObject *object, const BonesField *fields);
