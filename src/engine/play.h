/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A play is one run of a procedure: a copy of the game, the entries recorded so far, a cursor.
 *
 * A procedure is a plain C function. It changes play->game, and obtains everything else through
 * bones_ask(). It returns TRUE at its end and FALSE as soon as anything that it called returned
 * FALSE: the run has stopped, and play->stop says why. It is then run again from its start, over
 * one entry more, on a fresh copy. So it must depend on the game, the set-up, its action and the
 * answers only, and must not touch the game after a stop: what is shown at a prompt is that game.
 *
 * Invariant: the events of a run are a prefix of the events of the same run with more entries.
 */

#include "entry.h"
#include "ruleset.h"

typedef enum { BONES_RUNNING, BONES_DONE, BONES_ASKING, BONES_MISFIT } BonesStop;

/* What a procedure reports. It is put into words, and a language, where it is shown. */
typedef struct {
  const char *what;    /* "hit", "sunk": a literal that the ruleset's words have a sentence for */
  const char *rule;    /* "BS-DMG-2" */
  guint16 ship, other; /* or BONES_NO_SHIP */
  guint8 fleet;        /* or BONES_NOBODY */
  guint8 marker;       /* an index, or BONES_MAX_MARKERS */
  guint cursor;        /* entries that had been read when it was told: it stands behind them */
  gint32 values[4];    /* {a} {b} {c} {d} of the sentence */
} BonesEvent;

struct _BonesPlay {
  BonesGame game; /* the copy that the procedure works on */
  const BonesRuleset *ruleset;
  const BonesSetup *setup;
  BonesEntry *const *entries; /* entries[0] is the action; borrowed. Their answers
                                 meet the asks */
  guint n_entries;
  guint cursor; /* the next entry to be read; after BONES_MISFIT the one that does not fit */
  BonesStop stop;
  BonesFit fit;       /* after BONES_MISFIT */
  BonesAsk prompt;    /* after BONES_ASKING what is asked; after BONES_MISFIT what was, and
                         its what is NULL where nothing was */
  BonesAsk thrown[2]; /* the last questions for dice that were answered, of different keys, the
                         latest first; what is NULL where there was none */
  guint in_turn_from; /* odds: behind so many entries, dice that are looked at in turn may be asked
                         for one by one; G_MAXUINT: they never are */
  gboolean never_again;   /* odds: every roll is kept */
  gboolean names_choices; /* answers get the ids of what they choose, because they are recorded */
  GArray *known;          /* of guint16: what the run has learnt and may still act on, for odds */
  GArray *events;         /* of BonesEvent */
};

BonesPlay *bones_play_new (const BonesRuleset *ruleset, const BonesSetup *setup);
void bones_play_free (BonesPlay *play);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesPlay, bones_play_free)

/* Runs the action entries[0] on a copy of @from over the @n - 1 entries behind it: its answers, and
 * what came between them (overrides, options, notes, actions that interrupt). All stay the caller's
 * and must outlive the play's use of them. The outcome is in @play. An action that is closed, and
 * answers that are left over, are misfits. */
BonesStop bones_play_run (BonesPlay *play, const BonesGame *from, BonesEntry *const *entries,
                          guint n);

/* Whether @action may be started (no prompt) or may interrupt (at the prompt of @play) now. Returns
 * TRUE, or FALSE with the reason in @refusal. */
gboolean bones_play_is_open (const BonesPlay *play, const BonesAction *action,
                             BonesRefusal *refusal);

/* The one way in: sets @answer to the recorded answer to @ask, or stops the run. A question lapses
 * when an action that interrupted it took its ship off the table, or ended the battle: then @answer
 * is empty, and reads as 0, and the procedure has to see to it. */
gboolean bones_ask (BonesPlay *play, const BonesAsk *ask, const BonesAnswer **answer) BONES_ASKS;

/* Asks for one of ask->ids; @choice is its index. Only those in ask->open may be given. */
gboolean bones_ask_choice (BonesPlay *play, const BonesAsk *ask, guint *choice) BONES_ASKS;

/* Asks for one of the squares and exits in ask->open. */
gboolean bones_ask_square (BonesPlay *play, const BonesAsk *ask, guint *square) BONES_ASKS;

/* Lets happen now what was done while @ask was open, and before it was answered: what interrupted
 * it, and what was set by hand. So a question that depends on it can be put as it is by then. */
gboolean bones_catch_up (BonesPlay *play, const BonesAsk *ask) BONES_ASKS;

/* Asks yes or no (BONES_ASK_CONFIRM). */
gboolean bones_ask_confirm (BonesPlay *play, const BonesAsk *ask, gboolean *yes) BONES_ASKS;

/* Asks for a number in ask->low .. ask->high; for inches these are hundredths, in steps of 50. */
gboolean bones_ask_number (BonesPlay *play, const BonesAsk *ask, guint *number) BONES_ASKS;

/* Asks for one of the ships in ask->open. */
gboolean bones_ask_ship (BonesPlay *play, const BonesAsk *ask, guint *ship) BONES_ASKS;

/* Asks for one of the fleets in ask->open. */
gboolean bones_ask_fleet (BonesPlay *play, const BonesAsk *ask, guint *fleet) BONES_ASKS;

/* Asks for one of the markers in ask->open. */
gboolean bones_ask_marker (BonesPlay *play, const BonesAsk *ask, guint *marker) BONES_ASKS;

/* Draws one card: asked of people where @physical, else the app's. Values are kinds of card (index
 * in ask->ids) or, without ids, fleets; ask->weights says how many of each of the ask->n_ids kinds
 * are left. @card is the kind. */
gboolean bones_draw (BonesPlay *play, const BonesAsk *ask, gboolean physical,
                     guint *card) BONES_ASKS;

/* Reports what happened. @event->cursor is filled in. */
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
 * What a run knows: every answer that it got, until it is settled. Two runs with the same game, the
 * same prompt and the same knowledge go on alike, so odds follow only one of them.
 *
 * bones_settle() promises that of all that was learnt since @mark was taken, only the game and
 * @value (a reading, a loop's counter, 0) can still make a difference. It is local: a procedure
 * speaks for its own variables, and its callers' knowledge is below its mark. Never needed, always
 * optional; a false promise gives false odds, so a test compares odds with and without merging.
 */
guint bones_mark (BonesPlay *play);
void bones_settle (BonesPlay *play, guint mark, guint value);
