/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A rule system of single procedures, made to try the odds: one a reading, and a volley with
 * everything that makes odds hard. An action's ship and other are numbers: of dice, of targets.
 */

#include "ruleset.h"

/* The verbs; HITS of the table is where each leaves its result. */
typedef enum {
  ROLLS_MEETS,   /* ship dice of fleet 0 for a 5 */
  ROLLS_HIGHEST, /* ship dice of fleet 0: the score */
  ROLLS_SUM,     /* ship dice of fleet 0: whether 11 or more */
  ROLLS_EACH,    /* ship dice of fleet 0: how many sixes */
  ROLLS_OPPOSED, /* ship dice of fleet 0, and 1, against other dice of fleet 1: 0 ahead, 1 tie, 2 */
  ROLLS_DRAW,    /* one card of nine kinds */
  ROLLS_VOLLEY,  /* fleet 0 at ship targets with other dice, fleet 1 holds: how often it did not */
  ROLLS_TIES,    /* one die against another, until they differ */
  ROLLS_CHOOSE, /* ship: who says, as bits, whether fleet 0 rolls 1, 2 or 3 dice for a 6, or none */
  ROLLS_SHIPS,  /* asks for ships */
  ROLLS_REACHES,   /* ship dice of fleet 0, one more: whether 8 or more */
  ROLLS_IN_TURN,   /* ship dice of fleet 0: a 3, and behind it a 5: how many of these */
  ROLLS_FORGETFUL, /* two dice: whether they come to 8, settled falsely */
  ROLLS_VERBS
} RollsVerb;

/* game.options[0]: how booty dice are spent. */
typedef enum { ROLLS_POOL, ROLLS_SINGLE_DIE, ROLLS_BEST_OF } RollsScope;

#define ROLLS_BOOTY 0 /* track of a fleet: rerolls left */
#define ROLLS_HITS 0  /* track of the table */

extern const BonesRuleset rolls_ruleset;
