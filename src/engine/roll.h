/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Dice, and whatever may follow a roll (the ruleset's after_roll(): booty dice).
 *
 * A procedure says how it will read a roll and is told that reading and nothing else. That is what
 * lets the odds try two classes of faces, or six, in place of all of them, and still be exact.
 */

#include "play.h"

typedef struct {
  BonesKey key;
  const char *what;                 /* "damage": the `for` of the prompt */
  const char *question;             /* as of BonesAsk, or NULL */
  guint8 owner;                     /* the fleet that rolls; BONES_NOBODY: neutral */
  guint8 dice;                      /* without dice nothing is rolled and the score is 0 */
  guint8 sides;                     /* 0 stands for 6 */
  gint8 bonus;                      /* added once, to the highest die or the sum */
  guint8 half;                      /* 1: half a point on top of that, where it is opposed */
  guint8 needs;                     /* bones_roll_meets(), bones_roll_reaches() */
  guint16 ship, other;              /* whom it is about; 0 is a ship: use BONES_NO_SHIP */
  gint32 values[4];                 /* {a} {b} {c} {d} of the prompt */
  guint64 interrupts;               /* verbs that may be started while the dice are out, as bits */
  BonesTerm terms[BONES_MAX_TERMS]; /* of the bonus, as of BonesAsk; what NULL at the end */
} BonesRoll;

/* A roll as it lies on the table: what after_roll() sees. */
struct _BonesThrow {
  const BonesRoll *roll;
  BonesReading reading;
  gboolean in_turn;        /* BONES_READ_EACH: it matters which die shows what */
  const BonesThrow *rival; /* opposed: the other one, or NULL */
  guint16 n;               /* 0 when there were no dice */
  guint16 faces[BONES_MAX_VALUES];
};

/* The highest of @throw, or the sum, with the bonus; 0 without dice. */
gint bones_throw_score (const BonesThrow *throw);

/* The same in halves of points, and the half that the roll has on top. */
gint bones_throw_halves (const BonesThrow *throw);

/* Asks for @n of the dice of @throw anew, those from @first on, and puts them in place. */
gboolean bones_throw_again (BonesPlay *play, BonesThrow *throw, guint first, guint n) BONES_ASKS;

/* Whether the highest die, with the bonus, comes to roll->needs. */
gboolean bones_roll_meets (BonesPlay *play, const BonesRoll *roll, gboolean *met) BONES_ASKS;

/* The highest die with the bonus; all dice added up with the bonus. */
gboolean bones_roll_highest (BonesPlay *play, const BonesRoll *roll, gint *score) BONES_ASKS;
gboolean bones_roll_sum (BonesPlay *play, const BonesRoll *roll, gint *score) BONES_ASKS;

/* Whether all dice added up, with the bonus, come to roll->needs. */
gboolean bones_roll_reaches (BonesPlay *play, const BonesRoll *roll, gboolean *reached) BONES_ASKS;

/* Each die: roll->dice of them are put in @faces. Odds try them in rising order only: what comes of
 * them must not depend on which die shows what. */
gboolean bones_roll_each (BonesPlay *play, const BonesRoll *roll, guint16 *faces) BONES_ASKS;

/* Dice that have been rolled and are looked at one after the other. */
typedef struct {
  BonesThrow throw;
  guint mark;
  guint next;          /* the die that is looked at next */
  gboolean one_by_one; /* odds: it is rolled only then */
} BonesDiceInTurn;

/*
 * Dice that are looked at one after the other, where what one of them does changes what the next
 * will do: bones_next_die() tells the @face of each in turn, at most roll->dice times; 0 where the
 * roll lapsed. @roll stays the caller's and must outlive @turns.
 *
 * To call it promises, as bones_settle() does, that of all that was learnt since the roll only the
 * game, how many dice have been looked at and what the others show can still make a difference. So
 * odds look at each die as if it were rolled just then, where nothing can be known of the others
 * before, and are exact at the cost of a few runs.
 */
gboolean bones_roll_in_turn (BonesPlay *play, const BonesRoll *roll,
                             BonesDiceInTurn *turns) BONES_ASKS;
gboolean bones_next_die (BonesPlay *play, BonesDiceInTurn *turns, guint *face) BONES_ASKS;

/* Two highest dice against each other, @scores with their bonuses, but without the halves, which
 * the caller knows. sides[0] is thrown first. */
gboolean bones_roll_opposed (BonesPlay *play, const BonesRoll sides[2], gint scores[2]) BONES_ASKS;
