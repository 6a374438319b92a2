/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The form that fleets have as text (fleet-text.h): what its writer and its reader both need.
 */

#include <json-glib/json-glib.h>

#include "ruleset.h"

#define BONES_TEXT_FIRST "Crossbones fleet:"
#define BONES_TEXT_LEFT_OUT "Left out"
#define BONES_TEXT_AS_IN "as in "
#define BONES_TEXT_THE_EDITION "the edition"

typedef enum {
  BONES_TEXT_PLAIN,  /* Edition: 2025 */
  BONES_TEXT_THING,  /* Faction: Elves, or Faction: Waldelfen [elves] */
  BONES_TEXT_NUMBER, /* Limit: 9.5 */
  BONES_TEXT_LIST,   /* Tags: club, friday */
  BONES_TEXT_DICE,   /* Rolled: 3 5 2 */
  BONES_TEXT_POINTS  /* Points: 9 ½; for people only */
} BonesTextForm;

/* The lines of a fleet, in their order, and the members that they become. */
typedef struct {
  const char *key, *member;
  BonesTextForm form;
} BonesTextHead;
extern const BonesTextHead bones_text_heads[]; /* key NULL at the end; the first is the game */

/* What a ship may be or have, after her class. */
typedef struct {
  const char *word;   /* NULL at the end */
  const char *member; /* that is true, an id, or a list of rows */
  gboolean has_id;
  const char *row; /* what has the id in a row of the list; NULL: it is no list */
} BonesTextTrait;
extern const BonesTextTrait bones_text_traits[];

/* @text in small letters, with @blank in place of what is no letter and no digit. The caller frees
 * it. */
char *bones_text_fold (const char *text, char blank);

/* The text in a member of @object, borrowed; NULL if it is anything else. */
const char *bones_text_member (JsonObject *object, const char *member);

/* The options of @edition (NULL: the first), or of @preset if it is not NULL. NULL if there is no
 * such edition. The caller unrefs it. */
JsonObject *bones_text_options (const BonesRuleset *ruleset, const char *edition,
                                const BonesPreset *preset);
