/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Exact odds: the same procedure, run over every answer that the dice may give, weighted.
 *
 * A die roll is tried by classes, one per reading that the procedure can tell apart, a card by its
 * kind; dice that are looked at in turn (bones_roll_in_turn()) are rolled one by one, or in every
 * order where somebody may roll one of them again. A choice was given beforehand (bank, targets),
 * or its fleet makes it: a reroll as the policy says, any other as is best. Choosing best is
 * backward induction: the fleet that asks takes the choice that makes @aim likeliest, every other
 * fleet the one that makes it least likely; of equals the first.
 */

#include "chance.h"
#include "play.h"

#define BONES_MAX_OUTCOMES 16

/* Sorts an ended play, by its game and events, into one of BONES_MAX_OUTCOMES. */
typedef guint (*BonesOutcome) (const BonesPlay *end, gconstpointer data);

typedef enum { BONES_NEVER_REROLL, BONES_CHOOSE_BEST } BonesPolicy;

typedef struct {
  const BonesSetup *setup;
  const BonesGame *game;
  BonesEntry *const *given; /* the action and the answers known beforehand */
  guint n_given;
  BonesOutcome outcome;
  gconstpointer data;
  gboolean merge; /* follow equal places once: @outcome looks at the game only, not at events */
  BonesPolicy policy;
  guint8 fleet; /* BONES_CHOOSE_BEST: who asks, and which outcome it wants */
  guint8 aim;
  guint most_runs; /* gives up after so many; 0: 1,000,000 */
} BonesQuestion;

typedef struct {
  BonesChance of[BONES_MAX_OUTCOMES];
} BonesOdds;

/* Adds up @odds. FALSE when something is asked that neither dice, cards nor one side can answer
 * (ships, targets, inches, a card of a hand, a choice of the table as a whole), when an entry in
 * @given does not fit, or when there is no end to the dice (ties rolled off): @missing, unless
 * NULL, is then the prompt at which it gave up. @runs, unless NULL, counts the runs that it took.
 */
gboolean bones_odds (const BonesQuestion *question, BonesOdds *odds, BonesAsk *missing,
                     guint *runs);
