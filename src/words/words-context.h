/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the files of this room share to put things into words. A context is what the words are
 * about: names and numbers as they stand, or as they stood.
 *
 * Include this first: it brings gettext, which must come before the ruleset's own N_().
 */

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "change.h"
#include "journal.h"
#include "play.h"
#include "words.h"

/* All borrowed. */
typedef struct _BonesWordsContext {
  const BonesSetup *setup;
  const BonesNames *names;
  const BonesGame *game;
} BonesWordsContext;

/* The words for @id, of the content, the ruleset or this room; NULL where none has any. */
const BonesWords *bones_words_find (const BonesSetup *setup, const char *id);

/* The sentence for @id; @id itself where there is none. The names and game may be NULL
 * where the sentence speaks of neither. */
char *bones_words_in (const BonesWordsContext *context, const char *id, const BonesWordsArgs *args);

/* @template, which is translated, with @name as its {name}. */
char *bones_words_fill_name (const BonesWordsContext *context, const char *template,
                             const char *name);

/* The sentence for "PREFIX.ID"; ID itself where there is none. */
char *bones_words_for (const BonesWordsContext *context, const char *prefix, const char *id,
                       const BonesWordsArgs *args);

/* The same in a few words, where there are any. */
char *bones_words_brief_for (const BonesWordsContext *context, const char *prefix, const char *id,
                             const BonesWordsArgs *args);

/* The same without arguments: a name. Those for "ID" serve where "PREFIX.ID" has none. */
char *bones_words_name (const BonesWordsContext *context, const char *prefix, const char *id);

/* "blowing toward the north-east", "calm: no wind". */
const char *bones_wind_words (guint wind);

/* "Reef 2". */
char *bones_words_marker (const BonesWordsContext *context, guint marker);

/* What the words "PREFIX.KIND" say of marker number @marker, or NULL: {a} is its number among those
 * of its kind, {b} and {c} are its values. */
char *bones_words_of_marker (const BonesWordsContext *context, const char *prefix, guint marker);

/* "Fury is grappled to Dauntless". */
char *bones_words_link (const BonesWordsContext *context, const BonesLink *link);

/* The words "PREFIX.ID", or NULL where there are none. */
char *bones_words_if_any (const BonesWordsContext *context, const char *prefix, const char *id);

/* words-round.c: what is said of a round, and what its ids begin with under @ruleset. */
extern const BonesWords bones_round_words[];
const char *bones_round_prefix (const BonesRuleset *ruleset);

char *bones_words_event_in (const BonesWordsContext *context, const BonesEvent *event);

/* The short form of the same; the sentence where there is none. */
char *bones_words_brief_in (const BonesWordsContext *context, const BonesEvent *event);

char *bones_words_action_in (const BonesWordsContext *context, const BonesAction *action);
char *bones_words_prompt_in (const BonesWordsContext *context, const BonesAsk *ask);

/* The name of value @value of @ask: a choice, a card, a ship. */
char *bones_words_value (const BonesWordsContext *context, const BonesAsk *ask, guint value);

/* What @answer says to @ask: "Port", "[3 5]", "3 ½ in"; of a card drawn into a hand no more than
 * that. */
char *bones_words_answer (const BonesWordsContext *context, const BonesAsk *ask,
                          const BonesAnswer *answer);

/* The number of the marker that people call @text: "Reef 2"; -1 if there is none. */
gint bones_words_find_marker (const BonesWordsContext *context, const char *text);

/* "[3 5]". */
char *bones_words_dice (const BonesAnswer *answer);
char *bones_words_faces (const guint16 *faces, guint n);

/* Whether what @ask allows are ships, with or without something said of each. */
gboolean bones_ask_names_ships (const BonesAsk *ask);

/* The id of @value in a list of choices: "port", "fleet-1", "marker-2"; "?" where there is none.
 * Owned by @ask, or interned. */
const char *bones_ask_value_id (const BonesAsk *ask, guint value);

/* What @ask wants: "2 dice, each from 1 to 6"; never what is in a hand. */
char *bones_words_wanted (const BonesWordsContext *context, const BonesAsk *ask);

/* "Red, Blue, Green": the fleets that are bits of @fleets. */
char *bones_words_fleets (const BonesNames *names, guint fleets);

/* What everybody is called after what of @journal counts (NULL: none of it), as @game stands: the
 * ships that rules made by their class in the user's language, and those that are hidden from
 * @viewer (BONES_NOBODY: from all that are not players) by what hides them. The caller frees it. */
BonesNames *bones_words_names_for (const BonesSetup *setup, const BonesJournal *journal,
                                   const BonesGame *game, guint viewer);

/* The same as all may hear it. These are the names of the table and of its log. */
BonesNames *bones_words_names (const BonesSetup *setup, const BonesJournal *journal,
                               const BonesGame *game);

/* Whether @names, as @viewer may read them, still are those of @game: a rule may have made a ship,
 * or one may have come out of where she was hidden. */
gboolean bones_words_names_all (const BonesSetup *setup, const BonesNames *names,
                                const BonesGame *game, guint viewer);

/* One change of an override, told by the state before it and the state after it: "Fury, Hits set
 * by hand: 1 (was 0)"; @brief: "Fury: Hits: 1 (was 0)". */
char *bones_words_change (const BonesWordsContext *before, const BonesWordsContext *after,
                          const BonesChange *change, gboolean brief);

/* What is wrong with a change, and what would be right. */
char *bones_words_unfit_change (const BonesWordsContext *context, const BonesChange *change,
                                BonesChangeFit fit, gint64 lowest, gint64 highest);

/* What differs from @was to @now, one sentence each: an array of char *. */
GPtrArray *bones_words_differences (const BonesWordsContext *was, const BonesWordsContext *now);

/* The value of option @option. */
char *bones_words_option_value (const BonesWordsContext *context, guint option, guint value);

/* "c4", "off the board, to the north"; "none" for 0. */
char *bones_words_square (const BonesWordsContext *context, guint square);

/* How it blows, in the words of the ruleset where it has some ("blows.NE"). */
const char *bones_words_wind (const BonesWordsContext *context, guint wind);

/* The value of a track in words. */
char *bones_words_track (const BonesWordsContext *context, const BonesTrack *track, guint value);

/* The sentence that says why entry @seq of @journal does not fit where @play stands. */
char *bones_words_misfit (const BonesWordsContext *context, const BonesJournal *journal,
                          const BonesPlay *play, guint32 seq);
