/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The odds of whatever is rolled in an action of a battle: of the engine, and of a search over
 * every face (tests/engine/brute.h).
 */

#include "brute.h"
#include "harness.h"

/* A scene is an action with its answers, behind sentences that are played before; the rest
 * is as of battle_for_script(). */
typedef struct {
  const char *what; /* the name of the test */
  const char *fleets, *options, *given, *asked;
} OddsScene;

/* What an end of the action comes to: below FEW_OUTCOMES. */
typedef guint (*OddsOutcome) (const BonesPlay *end, gconstpointer data);

/* Asserts that @outcome of @data is 1 in @of of @in. */
void odds_check_chance (const OddsScene *scene, OddsOutcome outcome, gconstpointer data, guint of,
                        guint in);

/* Asserts that where the first fleet rolls again as is best for @aim, a search over every face
 * finds the same odds for it, and better ones than where every roll is kept. */
void odds_check_best (const OddsScene *scene, OddsOutcome outcome, guint aim);

/* Asserts that the odds of @outcome need at most @runs, equal places being followed once. */
void odds_check_runs (const OddsScene *scene, OddsOutcome outcome, guint runs);

/* Asserts that the action changes something for @ship, and that all that it may change, of any ship
 * or fleet, are fields that the system has, with values that they can hold. */
void odds_check_fates (const OddsScene *scene, guint ship);

/* Asserts that all that the action may change has the odds that a search over every face finds. */
void odds_check_every_end (const OddsScene *scene);

/* Asserts that @track of @ship (below FEW_OUTCOMES - 1) has the same odds among all that the action
 * may change as in a search for it alone, which follows the dice in their order; within @most_runs.
 */
void odds_check_track (const OddsScene *scene, guint ship, guint track, guint most_runs);

/* Cuts the search for all that the action may change short, after more and more runs: each outcome
 * of the whole search is within the bounds. Returns what is unknown after @runs runs. */
gdouble odds_check_bounds (const OddsScene *scene, guint runs);

/* Adds a test "/SYSTEM/odds/WHAT" for each of @scenes, which are kept: that @outcome has the same
 * odds whether equal places are followed once or each time, or every face is tried. */
void odds_add_scenes (const OddsScene *scenes, guint n, OddsOutcome outcome);
