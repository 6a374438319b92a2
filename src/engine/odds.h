/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Exact odds: the same procedure, run with every possible result of the dice, weighted.
 *
 * Dice are tried by classes, one for each reading that the procedure can tell apart, cards by
 * kinds; dice that are read in turn (bones_roll_in_turn()) are rolled one by one, or in every order
 * if one of them may be rolled again. Choices are given beforehand (bank, targets) or made by their
 * fleet: rerolls by the policy, others in the best way. That is backward induction: the fleet that
 * asks makes the choice that makes @aim likeliest, every other fleet the one that makes it least
 * likely; of equal choices the first.
 */

#include "chance.h"
#include "play.h"

/* Something that may come of an action, by the number that the asker gave it. */
typedef struct {
  guint64 number;
  BonesChance chance;
} BonesOutcome;

/* The last outcome of a search that its limit cut short: the chance that was not worked out. The
 * chance of each other outcome is then its least, and its most is that plus this. */
#define BONES_UNKNOWN_OUTCOME G_MAXUINT64

/* Adds the numbers (guint64) of everything that holds at the end of a play, each once. */
typedef void (*BonesOutcomes) (const BonesPlay *end, gconstpointer data, GArray *numbers);

typedef enum { BONES_NEVER_REROLL, BONES_CHOOSE_BEST } BonesPolicy;

typedef struct {
  const BonesSetup *setup;
  const BonesGame *game;
  BonesEntry *const *given; /* the action and the given answers */
  guint n_given;
  BonesOutcomes outcomes;
  gconstpointer data;
  gboolean merge; /* follow equal states once: outcomes uses the game only, not events */
  BonesPolicy policy;
  guint8 fleet; /* BONES_CHOOSE_BEST: the fleet that asks, and the outcome it wants */
  guint64 aim;
  guint most_runs;                           /* the limit; 0: 1,000,000 */
  gboolean (*is_late) (gconstpointer clock); /* whether time is up, too; NULL: it never is */
  gconstpointer clock;
} BonesQuestion;

/* Returns the BonesOutcomes that have a chance, sorted by their numbers; g_array_unref() frees
 * them. They are exact, unless the limit was reached. Returns NULL if a question can be answered
 * neither by dice or cards nor by one side (ships, targets, inches, a card of a hand, a choice of
 * the whole table), if an entry in given does not fit, or if the rolls have no end (ties rolled
 * off): @missing (may be NULL) is then the prompt that could not be answered. @runs (may be NULL)
 * is set to the number of runs. */
GArray *bones_odds (const BonesQuestion *question, BonesAsk *missing, guint *runs);

/* Returns the chance of @outcome in @odds; 0 if it is not among them. */
BonesChance bones_odds_of (const GArray *odds, guint64 outcome);

/* Returns the chance in @odds that was not worked out: 0 if they are exact. */
BonesChance bones_odds_unknown (const GArray *odds);

/* A ship or fleet, and what of it: a track, or BONES_SHIP_STATUS, BONES_SHIP_OWNER,
 * BONES_FLEET_STATUS. */
typedef struct {
  guint8 scope;  /* BONES_SET_SHIP or BONES_SET_FLEET */
  guint16 index; /* of the ship or fleet */
  guint16 field;
} BonesWatch;

/* The odds of one of them. They add up to 1; if something is unknown, to less, and with that to 1
 * or more: what is unknown is a bound for every outcome where the best choice is not known. */
typedef struct {
  BonesWatch watch;
  GArray *odds; /* of BonesOutcome, owned; read their numbers with bones_fate_value() */
} BonesFate;

/* Returns TRUE with the stored number in @value if the ship or fleet is in play after @outcome (0
 * of a status); FALSE with its status (BonesStatus) otherwise. */
gboolean bones_fate_value (const BonesOutcome *outcome, guint *value);

/* Returns the number of an outcome of @watch: @status (BonesStatus), and @value if that is
 * BONES_IN_PLAY. It can be the aim of a question. */
guint64 bones_fate_number (const BonesWatch *watch, guint status, guint value);

/* Returns the mean of the stored numbers over the outcomes that have one; 0 if none has. */
gdouble bones_fate_mean (const BonesFate *fate);

/* Answers @question, whose outcomes, data and merge are not read. Returns an array of BonesFate,
 * which the caller frees: of @watch first (NULL: of none), whether it changes or not, then of all
 * ships and then fleets, their tracks in order, that may change. Ships that the action makes are
 * left out. @unknown is set to what was not worked out: each outcome may be likelier by as much.
 * @runs (may be NULL) is set to the number of runs. Returns NULL as bones_odds(). */
GPtrArray *bones_fates (const BonesQuestion *question, const BonesWatch *watch, gdouble *unknown,
                        guint *runs);
