/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * That everything that a rule system asks, tells or refuses has a sentence, and every rule a test
 * that names it. What its tables hold is found in them; what only its code says, by patterns.
 */

#include "harness.h"

typedef struct {
  const char *pattern; /* a regular expression, of which the first group is an id */
  const char *prefix;  /* of its words: "event" */
  guint least;         /* finds; fewer, and the pattern reads the code wrongly */
} WordsPattern;

/* Adds the tests "/SYSTEM/words/...": @patterns are of the C in src/rulesets/SYSTEM, and end with a
 * pattern NULL; @rules are the ids that the tests of tests/SYSTEM must name, and end with NULL. */
void words_add_tests (const WordsPattern *patterns, const char *const *rules);
