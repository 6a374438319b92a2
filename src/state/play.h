/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A play is one run of a procedure: a copy of the game, the entries recorded so far, a cursor.
 *
 * A procedure is a plain C function. It changes play->game, and obtains everything else through
 * bones_ask(). It returns TRUE at its end and FALSE as soon as anything that it called returned
 * FALSE: the run has stopped, and play->stop says why. It is then run again from its start, over
 * one entry more, on a fresh copy. So it must depend on the game, the set-up, its action and the
 * answers only, and must not touch the game after a stop: that game is shown at the prompt.
 *
 * While a question is open, people may change things by hand. So a procedure calls bones_catch_up()
 * before it makes a question of the game, and changes nothing between the two, or
 * bones_ask_anew() after it has made it: then the question is asked anew of the game as changed,
 * and what was answered before it stands.
 *
 * After an answer that was corrected, later dice of the same run go over to the rolls that are
 * asked for instead, if the rule and the number are the same: from one target to another.
 *
 * Invariant: the events of a run are a prefix of the events of the same run with more entries.
 */

#include "entry.h"
#include "event.h"
#include "game.h"
#include "ruleset.h"

typedef enum { BONES_RUNNING, BONES_DONE, BONES_ASKING, BONES_MISFIT } BonesStop;

/* Adds an entry to those of @play that answers @ask. FALSE if the run is to stop there. */
typedef gboolean (*BonesAnswerer) (BonesPlay *play, const BonesAsk *ask, gpointer data);

struct _BonesPlay {
  BonesGame game; /* the copy that the procedure works on */
  const BonesRuleset *ruleset;
  const BonesSetup *setup;
  BonesEntry *const *entries; /* entries[0] is the action; borrowed. Choices in their answers are
                                 looked up when they meet their asks */
  guint n_entries;
  guint cursor; /* the next entry to be read; after BONES_MISFIT the one that does not fit */
  BonesStop stop;
  BonesFit fit;         /* after BONES_MISFIT */
  BonesAsk prompt;      /* after BONES_ASKING the open question; after BONES_MISFIT the one that the
                           entry does not fit, or what is NULL if there was none */
  BonesAsk thrown[2];   /* the last answered questions for dice, with different keys, the latest
                           first; what is NULL if there was none */
  guint in_turn_from;   /* odds: the number of entries after which dice whose order matters may be
                           asked for one by one; G_MAXUINT: never */
  gboolean never_again; /* odds: every roll is kept, */
  guint16 aim_of;       /* or from when this ship is settled; BONES_NO_SHIP: nobody wants that */
  guint sure_from;      /* odds: the number of entries after which each was made for the question
                           that it answers, so the question need not be made; G_MAXUINT: none */
  GPtrArray *met;       /* odds: of char *: of what was given, what each answers; borrowed */
  gboolean quiet;       /* odds: nobody reads the events */
  BonesAnswerer answerer; /* odds: answers the first question after the last entry; or NULL */
  gpointer answerer_data;
  gboolean names_choices; /* answers get the ids of their choices, because they are recorded */
  gboolean changed;       /* something came between since the last answer */
  gboolean corrected;     /* an amendment changed an answer of this run */
  GPtrArray *carried;     /* of BonesAnswer: answers that went over to another question by it */
  guint64 gone[BONES_MAX_SHIPS / 64]; /* the ships that it took off the table, as bits */
  BonesKey lapsed;                    /* the question that lapsed; without a rule: none */
  guint caught_up;                    /* the entries that the last bones_catch_up() had read */
  BonesGame *caught;  /* tests: unless NULL, the game at the first bones_catch_up() after so many
                         entries, which must equal that of the question; borrowed */
  gboolean any_order; /* odds: nobody asks for the tracks of a ship that is gone in the end */
  guint64 settled[BONES_MAX_SHIPS / 64]; /* bones_settle_ship(), as bits */
  guint64 settled_tracks;                /* bones_settle_track(), as bits, */
  guint64 flags;                         /* bones_settle_flag(), as bits, */
  guint64 flags_set;                     /* and those that were set since the last answer */
  guint16 tracks_of;                     /* the ship that these are of, if there are any */
  GArray *known;  /* of guint16, for odds: answers that may still make a difference */
  GArray *events; /* of BonesEvent */
};

BonesPlay *bones_play_new (const BonesRuleset *ruleset, const BonesSetup *setup);
void bones_play_free (BonesPlay *play);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesPlay, bones_play_free)

/* Runs the action entries[0] on a copy of @from with the @n - 1 entries after it: its answers, and
 * what came between them (overrides, options, notes, actions that interrupt). The entries stay the
 * caller's and must exist as long as @play uses them. The outcome is in @play. A closed action and
 * surplus answers are misfits. */
BonesStop bones_play_run (BonesPlay *play, const BonesGame *from, BonesEntry *const *entries,
                          guint n);

/* Whether @action may be started (no prompt) or may interrupt (at the prompt of @play) now. Returns
 * TRUE, or FALSE with the reason in @refusal. */
gboolean bones_play_is_open (const BonesPlay *play, const BonesAction *action,
                             BonesRefusal *refusal);

/* Runs the procedure of @action's verb: for run () of a ruleset. */
gboolean bones_play_verb (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* Sets @answer to the recorded answer to @ask, or stops the run. The question lapses if what came
 * while it was open (an action that interrupted, a change by hand) took its ship off the table,
 * ended the battle, or left nothing that could be answered. Then @answer is empty with all values
 * 0, and the procedure must handle that. */
gboolean bones_ask (BonesPlay *play, const BonesAsk *ask, const BonesAnswer **answer) BONES_ASKS;

/* Returns whether what is asked next has an answer that is sure without the question (odds). */
gboolean bones_is_sure (const BonesPlay *play);

/* Returns that answer, as bones_ask() would; else NULL, and the question must be made. */
const BonesAnswer *bones_take_sure (BonesPlay *play);

/* The same for a question that is not always asked: NULL, too, if that answer is not to @what. */
const BonesAnswer *bones_take_sure_of (BonesPlay *play, const char *what);

/* Asks for one of ask->ids that are in ask->open; @choice is its index. */
gboolean bones_ask_choice (BonesPlay *play, const BonesAsk *ask, guint *choice) BONES_ASKS;

/* Asks for one of the squares and exits in ask->open. */
gboolean bones_ask_square (BonesPlay *play, const BonesAsk *ask, guint *square) BONES_ASKS;

/* Plays the entries before the next answer: overrides, options and, if @ask is not NULL, actions
 * that interrupt it (only key, ship, other and interrupts of @ask count). A procedure then makes
 * its question from the current game. */
gboolean bones_catch_up (BonesPlay *play, const BonesAsk *ask) BONES_ASKS;

/* The same for a question that depends on a condition. Call it when the question has been made: it
 * plays one entry and returns whether there was one. In that case the caller tests the condition
 * and makes the question again. If the run stops, so does the question. */
gboolean bones_ask_anew (BonesPlay *play, const BonesAsk *ask) BONES_ASKS;

/* Asks yes or no (BONES_ASK_CONFIRM). */
gboolean bones_ask_confirm (BonesPlay *play, const BonesAsk *ask, gboolean *yes) BONES_ASKS;

/* Asks for a number in ask->low .. ask->high; for inches these are hundredths, in steps of 50. */
gboolean bones_ask_number (BonesPlay *play, const BonesAsk *ask, guint *number) BONES_ASKS;

/* Asks for one of the ships in ask->open; BONES_NO_SHIP if the question lapses. */
gboolean bones_ask_ship (BonesPlay *play, const BonesAsk *ask, guint *ship) BONES_ASKS;

/* Asks for one of the fleets in ask->open; BONES_NOBODY if the question lapses. */
gboolean bones_ask_fleet (BonesPlay *play, const BonesAsk *ask, guint *fleet) BONES_ASKS;

/* Asks for one of the markers in ask->open; BONES_MAX_MARKERS if the question lapses. */
gboolean bones_ask_marker (BonesPlay *play, const BonesAsk *ask, guint *marker) BONES_ASKS;

/* Draws one card: asked of people where @physical, else the app's. Values are kinds of card (index
 * in ask->ids) or, without ids, fleets; ask->weights says how many of each of the ask->n_ids kinds
 * are left. @card is the kind. */
gboolean bones_draw (BonesPlay *play, const BonesAsk *ask, gboolean physical,
                     guint *card) BONES_ASKS;

/* Reports @event, with its cursor filled in. */
void bones_tell (BonesPlay *play, const BonesEvent *event);

/* The usual event: about one ship, with one number. */
void bones_tell_ship (BonesPlay *play, const char *what, const char *rule, guint ship, gint value);

/* About a fleet, or BONES_NOBODY: {a} {b}. */
void bones_tell_fleet (BonesPlay *play, const char *what, const char *rule, guint fleet, gint a,
                       gint b);

/* About @ship and another, or BONES_NO_SHIP: {a} {b}. */
void bones_tell_pair (BonesPlay *play, const char *what, const char *rule, guint ship, guint other,
                      gint a, gint b);

/*
 * A run keeps every answer that it got until it is settled. Two runs with the same game, the same
 * prompt and the same answers continue alike, so odds follow only one of them.
 *
 * bones_settle() promises that of all answers since @mark only the game and @value (a reading, a
 * loop counter, 0) can still make a difference. A procedure promises this for its own variables:
 * what its callers keep is below its mark. Settling is optional. A false promise gives false odds,
 * so a test compares odds with and without merging.
 */
guint bones_mark (BonesPlay *play);
void bones_settle (BonesPlay *play, guint mark, guint value);

/* Promises that nothing in the rest of the run reads or changes what the run has done to the tracks
 * of @ship; her status may be read. So odds follow only one of two states that differ in that. */
void bones_settle_ship (BonesPlay *play, guint ship);

/* Whether every roll from here on is kept, so that nothing needs to be offered after it (odds). */
gboolean bones_keeps_rolls (const BonesPlay *play);

/* Promises that nothing in the rest of the run reads or changes @track of @ship, except that she
 * may be lost. One ship may have such tracks: those of another are not remembered. */
void bones_settle_track (BonesPlay *play, guint ship, guint track);

/* Promises that nothing in the rest of the run reads @track of @ship, and that what changes it,
 * except that she may be lost, is bones_set_flag() alone. As for bones_settle_track(), of one ship.
 */
void bones_settle_flag (BonesPlay *play, guint ship, guint track);

/* Sets @track of @ship to 1. */
void bones_set_flag (BonesPlay *play, guint ship, guint track);
