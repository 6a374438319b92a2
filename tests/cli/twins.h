/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Twins, two battles that differ only in what a fleet may not know, and the requests that both of
 * them get. test-twins.c tells what they are for.
 */

#include "desk-fixture.h"
#include "folder.h"
#include "table.h"

/* A battle of which there are two. */
typedef struct {
  const char *id;
  const char *game;
  const char *differs[2];    /* what stands for $ in the game */
  const char *red[4];        /* cards in the hands; lists end with NULL */
  const char *both[4];       /* Blue's, in both battles */
  const char *planted[2][4]; /* Blue's, in one of them */
} System;

/* Both of them. */
typedef struct {
  const System *system;
  DeskFixture desks[2];
  Folder *folder;
  char *paths[2];
  GRand *dice;
  guint64 n;       /* requests so far */
  guint counts[2]; /* refused, done */
  gboolean over;   /* Blue has shown what she had: the battles may differ now */
  guint leak;
} Twins;

BonesTable *twins_table (Twins *twins, guint i);
const BonesGame *twins_game (Twins *twins, guint i);

/* A number below @end, by chance. */
guint twins_below (Twins *twins, guint end);

/* A request of one of the verbs, most of its members as they should be. The caller frees it. */
char *twins_make_request (Twins *twins);

/* A test: each verb of the protocol is in the list from which requests are made. */
void twins_test_verbs (void);
