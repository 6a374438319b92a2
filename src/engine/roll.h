/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Dice, and what may follow a roll (the ruleset's after_roll(): booty dice).
 *
 * A procedure says how it will read a roll and gets that reading only. So the odds are exact
 * although they try two classes of faces, or six, instead of all faces.
 *
 * A roll is made of the game after bones_catch_up(), as every question is; opposed rolls call that
 * themselves.
 */

#include "play.h"

typedef struct {
  BonesKey key;
  const char *what;                 /* "damage": the `for` of the prompt */
  const char *question;             /* as of BonesAsk, or NULL */
  guint8 owner;                     /* the fleet that rolls; BONES_NOBODY: neutral */
  guint8 dice;                      /* 0: nothing is rolled, the score is 0 */
  guint8 sides;                     /* 0: 6 */
  guint8 dice_track;                /* as of BonesAsk */
  gint8 bonus;                      /* added once, to the highest die or the sum */
  guint8 half;                      /* 1: half a point more, if it is opposed */
  guint8 needs;                     /* bones_roll_meets(), bones_roll_reaches() */
  guint8 at_most;                   /* bones_roll_sum(): as of BonesAsk */
  guint16 ship, other;              /* the ships it is about, or BONES_NO_SHIP */
  guint16 nth, of;                  /* as of BonesAsk */
  BonesRun run;                     /* whether the app can make other rolls with it at once */
  gint32 values[4];                 /* {a} {b} {c} {d} of the prompt */
  guint64 interrupts;               /* verbs that may interrupt the roll, as bits */
  BonesTerm terms[BONES_MAX_TERMS]; /* of the bonus, as of BonesAsk; what NULL at the end */

  /* What reports tell of it; the rules do not use them. */
  guint8 hits_from; /* bones_roll_each(): a die that shows this or more is a hit; 0: that is not how
                       the dice are read */
  guint16 reach;    /* a shot: its distance, which the words "reach" say as {a}; 0: it is none, or
                       not worth telling */
  gboolean saves;   /* if the number that it needs is met, a ship is spared harm */
} BonesRoll;

/* Returns how many sides each die of @roll has. */
guint bones_roll_sides (const BonesRoll *roll);

/* Dice on the table, for after_roll(). */
struct _BonesThrow {
  const BonesRoll *roll;
  BonesReading reading;
  gboolean in_turn;        /* BONES_READ_EACH: the order of the dice matters */
  const BonesThrow *rival; /* opposed: the other one, or NULL */
  guint16 n;               /* 0: no dice */
  guint16 faces[BONES_MAX_VALUES];
};

/* Returns the highest die or the sum of @throw, with the bonus; 0 without dice. */
gint bones_throw_score (const BonesThrow *throw);

/* Returns the same in halves of points, with the half of the roll. */
gint bones_throw_halves (const BonesThrow *throw);

/* Rolls @n of the dice of @throw again, from @first on. */
gboolean bones_throw_again (BonesPlay *play, BonesThrow *throw, guint first, guint n) BONES_ASKS;

/* As bones_ask_anew() for @roll, which asks for nothing if it has no dice. */
gboolean bones_roll_anew (BonesPlay *play, const BonesRoll *roll) BONES_ASKS;

/* Sets @met to whether the highest die, with the bonus, is at least roll->needs. */
gboolean bones_roll_meets (BonesPlay *play, const BonesRoll *roll, gboolean *met) BONES_ASKS;

/* Set @score to the highest die, or to the sum of all dice, with the bonus. */
gboolean bones_roll_highest (BonesPlay *play, const BonesRoll *roll, gint *score) BONES_ASKS;
gboolean bones_roll_sum (BonesPlay *play, const BonesRoll *roll, gint *score) BONES_ASKS;

/* Sets @reached to whether the sum of all dice, with the bonus, is at least roll->needs. */
gboolean bones_roll_reaches (BonesPlay *play, const BonesRoll *roll, gboolean *reached) BONES_ASKS;

/* Sets @faces to the faces of all roll->dice dice. Odds try them in rising order only, so the
 * result must not depend on their order. */
gboolean bones_roll_each (BonesPlay *play, const BonesRoll *roll, guint16 *faces) BONES_ASKS;

/* Dice that have been rolled and are read one after the other. */
typedef struct {
  BonesThrow throw;
  guint mark;
  guint next;            /* the die that is read next */
  gboolean one_by_one;   /* odds: it is rolled only then */
  const guint8 *alike;   /* odds: or all that read alike at once; borrowed. NULL: one by one */
  guint face;            /* then the first of the faces that the last dice read as, */
  guint n_faces, n_left; /* how many do or did before, and how many of those dice are not read */
} BonesDiceInTurn;

/*
 * Dice that are read one after the other because the effect of one changes the effect of the next:
 * bones_next_die() sets @face to each in turn, at most roll->dice times, or to 0 if the roll
 * lapsed.
 * @roll is borrowed and must outlive @turns.
 *
 * The caller promises, as with bones_settle(), that of everything learnt since the roll only the
 * game, the number of dice read so far and the faces of the others can still make a difference. So
 * odds roll each die when it is read, unless the others must be known before, and are exact with
 * few runs.
 *
 * With @alike, which has a number for each side of a die, the caller promises in addition that of a
 * face only that number can make a difference, and that the order of the dice makes none to how
 * likely each end is, leaving aside the tracks of ships that are gone in the end. Then odds may
 * roll all dice of one number together (bones_next_alike()). Borrowed; may be NULL.
 */
gboolean bones_roll_in_turn (BonesPlay *play, const BonesRoll *roll, const guint8 *alike,
                             BonesDiceInTurn *turns) BONES_ASKS;
gboolean bones_next_die (BonesPlay *play, BonesDiceInTurn *turns, guint *face) BONES_ASKS;

/* Promises in addition that of the face just read only @value, its reading, can. */
void bones_read_die (BonesPlay *play, BonesDiceInTurn *turns, guint value);

/* In place of bones_next_die(): sets @face, and @n to how many dice read as it does, which
 * bones_read_die() then reads one by one. That is 1 die, or all of them, or none (odds): @all. */
gboolean bones_next_alike (BonesPlay *play, BonesDiceInTurn *turns, guint *face, guint *n,
                           gboolean *all) BONES_ASKS;

/* Sets @roll to the roll of side @side of @fight in the current game; changes nothing. */
typedef void (*BonesMakeSide) (const BonesPlay *play, gconstpointer fight, guint side,
                               BonesRoll *roll);

/* Rolls two pools against each other and sets @scores to their highest dice with the bonuses,
 * without the halves of @rolls. Side 0 rolls first; if its question lapses, side 1 does not roll.
 * The roll of a side is made again from the game until it is rolled; @rolls are the final ones. */
gboolean bones_roll_opposed (BonesPlay *play, BonesMakeSide make, gconstpointer fight,
                             BonesRoll rolls[2], gint scores[2]) BONES_ASKS;

/* Makes @n rolls, at most BONES_MAX_FLEETS, before any of them can be rolled again, and sets
 * @scores to their highest dice with the bonuses. @make makes roll number side of the present game.
 * When all lie on the table, event @tells reports each: its fleet, and {a} its score. */
gboolean bones_roll_together (BonesPlay *play, BonesMakeSide make, gconstpointer about, guint n,
                              const char *tells, gint *scores) BONES_ASKS;
