/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A store in a folder of its own, for g_test_add(). Errors fail the test.
 */

#include "battle.h"
#include "folder.h"

typedef struct {
  Folder *folder;
  char *path; /* of the database */
  BonesStore *store;
} Fixture;

void fixture_set_up (Fixture *fixture, gconstpointer data);
void fixture_tear_down (Fixture *fixture, gconstpointer data);

/* Closes the store and opens it again, as a new start of the program does. */
void fixture_reopen (Fixture *fixture);

/* Stores @battle as a new game there. */
void fixture_add (Fixture *fixture, Battle *battle);

/* Appends what @battle has played since. */
void fixture_keep (Battle *battle);
