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

#define BONES_MAX_OUTCOMES 16

/* Returns the outcome of an ended play by its game and events, less than BONES_MAX_OUTCOMES. */
typedef guint (*BonesOutcome) (const BonesPlay *end, gconstpointer data);

typedef enum { BONES_NEVER_REROLL, BONES_CHOOSE_BEST } BonesPolicy;

typedef struct {
  const BonesSetup *setup;
  const BonesGame *game;
  BonesEntry *const *given; /* the action and the given answers */
  guint n_given;
  BonesOutcome outcome;
  gconstpointer data;
  gboolean merge; /* follow equal states once: outcome uses the game only, not events */
  BonesPolicy policy;
  guint8 fleet; /* BONES_CHOOSE_BEST: the fleet that asks, and the outcome it wants */
  guint8 aim;
  guint most_runs; /* the limit; 0: 1,000,000 */
} BonesQuestion;

typedef struct {
  BonesChance of[BONES_MAX_OUTCOMES];
} BonesOdds;

/* Sets @odds. Returns FALSE if a question can be answered neither by dice or cards nor by one side
 * (ships, targets, inches, a card of a hand, a choice of the whole table), if an entry in given
 * does not fit, or if the rolls have no end (ties rolled off): @missing (may be NULL) is then the
 * prompt that could not be answered. @runs (may be NULL) is set to the number of runs.
 */
gboolean bones_odds (const BonesQuestion *question, BonesOdds *odds, BonesAsk *missing,
                     guint *runs);
