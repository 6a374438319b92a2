/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The context in which sentences are made: the names and the state, as they are or as they were;
 * and the functions that need one.
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

/* The words for @id from the content, the ruleset or this room; or NULL. */
const BonesWords *bones_words_find (const BonesSetup *setup, const char *id);

/* The sentence for @id, or @id itself if there is none. The names and the game may be NULL if the
 * sentence uses neither. */
char *bones_words_in (const BonesWordsContext *context, const char *id, const BonesWordsArgs *args);

/* The translation of @template with @name as {name}. */
char *bones_words_fill_name (const BonesWordsContext *context, const char *template,
                             const char *name);

/* The sentence for "PREFIX.ID", or ID itself if there is none. */
char *bones_words_for (const BonesWordsContext *context, const char *prefix, const char *id,
                       const BonesWordsArgs *args);

/* The short form of the same, or NULL. */
char *bones_words_brief_for (const BonesWordsContext *context, const char *prefix, const char *id,
                             const BonesWordsArgs *args);

/* The name for "PREFIX.ID", else for "ID", else ID itself. */
char *bones_words_name (const BonesWordsContext *context, const char *prefix, const char *id);

/* "blowing toward the north-east", "calm: no wind". */
const char *bones_wind_words (guint wind);

/* "Reef 2". */
char *bones_words_marker (const BonesWordsContext *context, guint marker);

/* The words "PREFIX.KIND" for marker number @marker, or NULL. {a} is its number among those of its
 * kind, {b} and {c} are its values. */
char *bones_words_of_marker (const BonesWordsContext *context, const char *prefix, guint marker);

/* "Fury is grappled to Dauntless". */
char *bones_words_link (const BonesWordsContext *context, const BonesLink *link);

/* The words "PREFIX.ID", or NULL. */
char *bones_words_if_any (const BonesWordsContext *context, const char *prefix, const char *id);

/* The words for rounds (words.c), and the prefix of their ids for @ruleset. */
extern const BonesWords bones_round_words[];
const char *bones_round_prefix (const BonesRuleset *ruleset);

char *bones_words_event_in (const BonesWordsContext *context, const BonesEvent *event);

/* The short form of the same, or the whole sentence if there is none. */
char *bones_words_brief_in (const BonesWordsContext *context, const BonesEvent *event);

char *bones_words_action_in (const BonesWordsContext *context, const BonesAction *action);
char *bones_words_prompt_in (const BonesWordsContext *context, const BonesAsk *ask);

/* The name of value @value of @ask: a choice, a card, a ship. */
char *bones_words_value (const BonesWordsContext *context, const BonesAsk *ask, guint value);

/* The answer @answer to @ask in words: "Port", "[3 5]", "3 ½ in". It does not name a card that is
 * drawn into a hand. */
char *bones_words_answer (const BonesWordsContext *context, const BonesAsk *ask,
                          const BonesAnswer *answer);

/* The answer @answer to the open question of @play, as it stands in its label: dice without
 * brackets where the ruleset has words for them. */
char *bones_words_said (const BonesWordsContext *context, const BonesPlay *play,
                        const BonesAnswer *answer);

/* What undo calls the answer @answer to the open question of @play: the ruleset's "said.ID" and the
 * answer, "Cutlass’s saving roll: 2"; else the action and the answer, "Fury fires a bank – Port".
 * To keep a roll is called as the roll is. */
char *bones_words_label_answer (const BonesWordsContext *context, const BonesPlay *play,
                                const BonesAnswer *answer);

/* The number of the marker with the name @text ("Reef 2"), or -1. */
gint bones_words_find_marker (const BonesWordsContext *context, const char *text);

/* "[3 5]". */
char *bones_words_dice (const BonesAnswer *answer);
char *bones_words_faces (const guint16 *faces, guint n);

/* Whether the answers to @ask are ships, alone or each with a range or an effect. */
gboolean bones_ask_names_ships (const BonesAsk *ask);

/* The id of @value in a list of choices: "port", "fleet-1", "marker-2"; "?" if there is no such
 * value. Owned by @ask, or interned. */
const char *bones_ask_value_id (const BonesAsk *ask, guint value);

/* The expected answer to @ask: "2 dice, each from 1 to 6". It never names cards of a hand. */
char *bones_words_wanted (const BonesWordsContext *context, const BonesAsk *ask);

/* "Red, Blue, Green": the fleets in @fleets, as bits. */
char *bones_words_fleets (const BonesNames *names, guint fleets);

/* The names of all fleets and ships after the entries of @journal that count (NULL: none), with the
 * state @game. Ships that rules created are called by their class, in the user's language; ships
 * that are hidden from @viewer (BONES_NOBODY: from everybody but the players) by what hides them.
 * The caller frees the names. */
BonesNames *bones_words_names_for (const BonesSetup *setup, const BonesJournal *journal,
                                   const BonesGame *game, guint viewer);

/* The same as everybody may read them: the names of the table and of its log. */
BonesNames *bones_words_names (const BonesSetup *setup, const BonesJournal *journal,
                               const BonesGame *game);

/* Whether @names, made for @viewer, still fit @game: a rule may have created a ship, or a hidden
 * ship may have come out. */
gboolean bones_words_names_all (const BonesSetup *setup, const BonesNames *names,
                                const BonesGame *game, guint viewer);

/* One change of an override, from the state before it and the state after it: "Fury, Hits set by
 * hand: 1 (was 0)"; if @brief, "Fury: Hits: 1 (was 0)". */
char *bones_words_change (const BonesWordsContext *before, const BonesWordsContext *after,
                          const BonesChange *change, gboolean brief);

/* Why a change is not possible, and what would be: @lowest to @highest are stored numbers. */
char *bones_words_unfit_change (const BonesWordsContext *context, const BonesChange *change,
                                BonesChangeFit fit, gint64 lowest, gint64 highest);

/* The same for a change that the rules undo: see bones_changes_list_allowed(). */
char *bones_words_fallen_change (const BonesWordsContext *context, const BonesChange *change,
                                 const GArray *allowed);

/* The same for a change that the rules undid when a battle was joined. */
char *bones_words_left_out (const BonesWordsContext *context, const BonesChange *change);

/* The differences between @was and @now, one sentence each: an array of char *. */
GPtrArray *bones_words_differences (const BonesWordsContext *was, const BonesWordsContext *now);

/* "c4", "off the board, to the north"; "none" for 0. */
char *bones_words_square (const BonesWordsContext *context, guint square);

/* The direction of the wind; the ruleset may have words of its own ("blows.NE"). */
const char *bones_words_wind (const BonesWordsContext *context, guint wind);

/* The value of a track in words. */
char *bones_words_track (const BonesWordsContext *context, const BonesTrack *track, guint value);

/* Whether @value of @track says that there is none: no ship, no square, no word. */
gboolean bones_words_track_is_empty (const BonesWordsContext *context, const BonesTrack *track,
                                     guint value);

/* The sentence that says why entry @seq of @journal does not fit where @play stands. */
char *bones_words_misfit (const BonesWordsContext *context, const BonesJournal *journal,
                          const BonesPlay *play, guint32 seq);
