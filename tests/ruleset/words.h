/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Tests that every question, event and refusal of a rule system has a sentence, and that a test
 * names every rule. Ids in tables are taken from the tables; ids in code are found by patterns.
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

/* Adds the test that the pieces to be cut out are @printed, in their order, and end with NULL:
 * "hit 50x50 30" is 50 by 50 hundredths of an inch (of a template: its width and its angle), and
 * people need 30. */
void words_add_pieces (const char *const *printed);
