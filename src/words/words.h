/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Turns ids into sentences in the user's language: the only place that does. Every sentence is a
 * whole template of the ruleset (or of this room). It is translated whole and then filled in.
 */

#include "change.h"
#include "event.h"
#include "names.h"
#include "ruleset.h"

/* The values of placeholders. Set the ones that there are; begin with BONES_WORDS_NONE for the
 * others. */
typedef struct {
  guint ship, other;    /* {ship} {other} */
  guint fleet;          /* {fleet} */
  guint marker;         /* {marker} */
  const gint32 *values; /* {a} {b} {c} {d}, or NULL */
  guint n_values;
  const char *name; /* {name} */
} BonesWordsArgs;

#define BONES_WORDS_NONE                                                                           \
  {                                                                                                \
    BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY, BONES_MAX_MARKERS, NULL, 0, NULL                   \
  }

/* The sentence for @id, or the id itself if the ruleset has none. @names and @game may be NULL if
 * it uses neither. The caller frees it. */
char *bones_words (const BonesSetup *setup, const BonesNames *names, const BonesGame *game,
                   const char *id, const BonesWordsArgs *args);

/* The translation of @text, which is marked with IN_() in @context, or without a context. Static.
 */
const char *bones_words_translate (const char *context, const char *text);

/* The name for "PREFIX.ID", else for "ID" (also if @prefix is NULL), without filling anything in;
 * or NULL. It is translated unless a player wrote it. It lives as long as @setup. */
const char *bones_words_called (const BonesSetup *setup, const char *prefix, const char *id);

/* The icon of "PREFIX.ID" (BonesWords.icon), or NULL. Static. */
const char *bones_words_icon (const BonesSetup *setup, const char *prefix, const char *id);

/* The name of ship track @track for ships of class @kind, even if they do not have it. The caller
 * frees it. */
char *bones_words_ship_track (const BonesSetup *setup, guint kind, guint track);

/* What ships of class @kind are like when they are new, under the options of @setup and in a fleet
 * of @faction (or NULL): an array of char *, "Gun dice: 3", "Speed: 9 in". The caller unrefs it. */
GPtrArray *bones_words_class_facts (const BonesSetup *setup, const char *faction, guint kind);

/* The words "round.WHAT" or "turn.WHAT", whichever the ruleset uses, with @round as {a}: "name",
 * "number" … (words.c). The caller frees them. */
char *bones_words_round (const BonesRuleset *ruleset, const char *what, guint round);

/* The sentence that a round (or turn) cannot stand at step @step. The caller frees it. */
char *bones_words_no_step (const BonesRuleset *ruleset, const char *step);

char *bones_words_refusal (const BonesSetup *setup, const BonesNames *names, const BonesGame *game,
                           const BonesRefusal *refusal);

/* The name of ship @i, or her number and class: "Ship 4 (Iron Gannet)". The caller frees it. */
char *bones_words_bought_ship (const BonesSetup *setup, const BonesRoster *roster, guint i);

/* What @ship of a roster has aboard: "Wizard Lord · Captain Bolt · anti-flyer weapon"; NULL if
 * there is nothing. The caller frees it. */
char *bones_words_aboard (const BonesSetup *setup, const BonesRosterShip *ship);
char *bones_words_fault (const BonesSetup *setup, const BonesRoster *roster,
                         const BonesFault *fault);

/* The words for @value of option @option of the ruleset: "on", "Spinner", "2 ½". The caller
 * frees them. */
char *bones_words_option_value (const BonesSetup *setup, guint option, guint value);

/* "3 ½ in" for 350; points: "2 ½" for 5 halves. */
char *bones_words_inches (gint hundredths);
char *bones_words_points (gint halves);

/* @value counts parts of a unit, as of bones_track_parts(): "3 ½ in", "2 ½", "5". */
char *bones_words_parts (guint parts, gint value);

/* Reads 350 from "3.5", "3,5", "3½", "3 1/2" or "3 ½ in". Returns FALSE for other text. */
gboolean bones_words_parse_inches (const char *text, gint *hundredths);

/* Reads what bones_words_parts() writes, in the same forms. */
gboolean bones_words_parse_parts (guint parts, const char *text, gint *value);

/* @text, a part of a sentence, as it stands alone: "Aground". In languages with capital letters the
 * first one is; the catalogue says whether. The caller frees it. */
char *bones_words_alone (const char *text);

/* "Revenge, Fury, Wren": @parts, which are of char *, as a list in words; "" if it is empty. The
 * caller frees it. */
char *bones_words_list (const GPtrArray *parts);

/* Returns the translated name of @wind, a BonesPoint, BONES_CALM or BONES_WIND_UNKNOWN:
 * "north-east". */
const char *bones_point_words (guint wind);

/* "NE" and "to the north-east" for @point, a BonesPoint. Static, translated. */
const char *bones_point_letters (guint point);
const char *bones_point_to_words (guint point);

/* The table edge @side ("N") that a fleet starts from, in words; or NULL. */
const char *bones_side_words (const char *side);
