/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The rule book of a rule system: what each rule says, in our words. It is JSON, compiled in from
 * data/rules/:
 *
 * {"format":"crossbones-rules","version":1,"ruleset":"black-spot","sections":[{"title":"Movement",
 * "rules":[{"id":"BS-MOVE-1","title":"…","text":"…","example":"…","options":["opt.x"]}]}]}
 *
 * "example" and "options" may be left out. A text has paragraphs, with an empty line between them,
 * and may hold the ids of other rules of the book.
 */

#include <glib.h>

#include "ruleset.h"

#define BONES_RULEBOOK_ERROR (bones_rulebook_error_quark ())
typedef enum {
  BONES_RULEBOOK_ERROR_FORM, /* not of the form above */
  BONES_RULEBOOK_ERROR_NAMES /* an id that is there twice, or the name of something unknown */
} BonesRulebookError;
GQuark bones_rulebook_error_quark (void);

/* A rule. It belongs to its book; its words are translated. */
typedef struct {
  const char *id;      /* "BS-MOVE-1" */
  const char *section; /* the title of the group of rules that it is in */
  const char *title, *text;
  const char *example;        /* or NULL */
  const char *const *options; /* keys of options and aliases that change it; NULL at the end */
} BonesRule;

typedef struct _BonesRulebook BonesRulebook;

/* The built-in book of @ruleset; without rules if there is none. NULL if it has a flaw. */
BonesRulebook *bones_rulebook_new (const BonesRuleset *ruleset, GError **error);

/* The book in the @length bytes at @json. The message of @error names the rule and the member. */
BonesRulebook *bones_rulebook_new_from_json (const BonesRuleset *ruleset, const char *json,
                                             gsize length, GError **error);

BonesRulebook *bones_rulebook_ref (BonesRulebook *book);
void bones_rulebook_unref (BonesRulebook *book);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesRulebook, bones_rulebook_unref)

/* The rules in their order. The array belongs to @book. */
const GPtrArray *bones_rulebook_list (const BonesRulebook *book);

/* The rule @id ("bs-move-1" will do), or NULL. */
const BonesRule *bones_rulebook_lookup (const BonesRulebook *book, const char *id);

/* The rules in which every one of @words, or a word that begins so, stands: in the title and the
 * id first, then those with the rest of them in the text, the example or the section. A new array
 * of const BonesRule *, which stay with @book. */
GPtrArray *bones_rulebook_search (const BonesRulebook *book, const char *words);

/* The rules that option or alias @key changes. The same. */
GPtrArray *bones_rulebook_list_changed_by (const BonesRulebook *book, const char *key);

/* The rules of the book that the text and the example of @rule name, each once. The same. */
GPtrArray *bones_rulebook_list_named_by (const BonesRulebook *book, const BonesRule *rule);

/* The place of the next id of a rule in @text, with @length set; NULL if there is none. */
const char *bones_rulebook_find_id (const char *text, gsize *length);
