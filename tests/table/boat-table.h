/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Tables for tests: a battle of boats (the null ruleset) with a fixed seed, in memory or in a file.
 * Red has Fury (0) and Swift (1), Blue has Gull (2) and Tern (3).
 */

#include "null.h"
#include "view.h"

/* The rosters and the other parts of a new game of boats; change them before use. */
typedef struct {
  BonesNewGame game;
  GPtrArray *rosters;
} BoatGame;

BoatGame *boat_game_new (void);
void boat_game_free (BoatGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BoatGame, boat_game_free)

BonesStore *boat_store (void); /* in memory */

/* A table with a game of boat_game_new(); its first prompt is open. */
BonesTable *boat_table (BonesStore *store);

/* The same after the set-up, with luck @luck for both fleets. */
BonesTable *boat_table_begun (BonesStore *store, guint luck);

/* A store and a table begun as by boat_table_begun(); for g_test_add(), whose data is the luck. */
typedef struct {
  BonesStore *store;
  BonesTable *table;
  guint32 seq; /* an entry that the test comes back to */
} BoatFixture;

void boat_fixture_set_up (BoatFixture *self, gconstpointer luck);
void boat_fixture_tear_down (BoatFixture *self, gconstpointer data);

/* Verbs that must succeed. */
void boat_start (BonesTable *table, guint verb, guint ship);
void boat_answer (BonesTable *table, guint value); /* a decision, or one typed die */
void boat_type (BonesTable *table, guint one, guint two);
void boat_roll (BonesTable *table);
void boat_keep (BonesTable *table); /* if a reroll is offered */

/* Draws the sight and lets @ship shoot at @other; the next question is for the dice. */
void boat_take_aim (BonesTable *table, guint ship, guint other);

const BonesGame *boat_state (BonesTable *table);

/* Asserts that the open question is @what, or (NULL) that there is none. */
void boat_assert_asked (BonesTable *table, const char *what);

/* Asserts that a new table on the same game has the same state. */
void boat_assert_stored (BonesTable *table, BonesStore *store);

/* The log as text, one line each: ~undone~, the dice first (* typed). The caller frees it. */
char *boat_log (BonesTable *table);
