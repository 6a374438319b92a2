/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Words: the one place where ids become sentences of the user's language. Every sentence is a whole
 * template of the ruleset (or of this room), translated whole and then filled in.
 */

#include "change.h"
#include "event.h"
#include "names.h"
#include "ruleset.h"

/* What the placeholders of a template stand for. Set what there is; the rest as by
 * BONES_WORDS_NONE. */
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

/* The sentence for @id; the id itself where the ruleset has none. The caller frees it. */
char *bones_words (const BonesSetup *setup, const BonesNames *names, const BonesGame *game,
                   const char *id, const BonesWordsArgs *args);

/* What @id is called where nothing is to be filled in: the words for "PREFIX.ID", or else those for
 * "ID" (all there are where @prefix is NULL). Translated, unless people wrote them; NULL where
 * nobody has any. They live as long as @setup. */
const char *bones_words_called (const BonesSetup *setup, const char *prefix, const char *id);

/* The name of the icon of what "PREFIX.ID" is called (BonesWords.icon); or NULL. Static. */
const char *bones_words_icon (const BonesSetup *setup, const char *prefix, const char *id);

/* What ship track @track is called on ships of class @kind, whether these have it or not. The
 * caller frees it. */
char *bones_words_ship_track (const BonesSetup *setup, guint kind, guint track);

/* What the rules say of a round, "round.WHAT" or "turn.WHAT" of the words, @round being {a}:
 * "name", "number" ... (words-round.c). The caller frees it. */
char *bones_words_round (const BonesRuleset *ruleset, const char *what, guint round);

/* That a round, or a turn, has no step @step to stand at. The caller frees it. */
char *bones_words_no_step (const BonesRuleset *ruleset, const char *step);

char *bones_words_refusal (const BonesSetup *setup, const BonesNames *names, const BonesGame *game,
                           const BonesRefusal *refusal);
char *bones_words_fault (const BonesSetup *setup, const BonesRoster *roster,
                         const BonesFault *fault);

/* "3 ½ in" for 350; points: "2 ½" for 5 halves. */
char *bones_words_inches (gint hundredths);
char *bones_words_points (gint halves);

/* 350 for "3.5", "3,5", "3½", "3 1/2" or "3 ½ in"; FALSE where it is none of these. */
gboolean bones_words_parse_inches (const char *text, gint *hundredths);

/* Returns the translated name of @wind, a BonesPoint, BONES_CALM or BONES_WIND_UNKNOWN:
 * "north-east". */
const char *bones_point_words (guint wind);

/* The table edge @side ("N") that a fleet starts from, in words; NULL where it is none. */
const char *bones_side_words (const char *side);
