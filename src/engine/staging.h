/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A staging tray, where a rule system declares things first, then rolls for them, and lets all of
 * them take effect together: what waits, in the order in which it was declared.
 *
 * Nothing about it is kept beside the game. What is declared stands in links, what it will cost in
 * tracks, and what was rolled was told in events; the tray is made of these whenever it is looked
 * at. So it is never at odds with what was undone, or set by hand.
 *
 * The words have, each with a short form (brief) for a row of the tray: "staged.WHAT" of what is
 * declared; "rolled.WHAT" of what was rolled for; "toll.WHAT" of what a ship will lose in all.
 * Beside these "tray.title", "tray.nothing" (nothing comes of it), "tray.rolls" and "tray.applies"
 * (the two verbs, as buttons of the tray) and "tray.ask-rolls" and "tray.ask-applies", which tell
 * people that it is time for them.
 */

#include "game.h"
#include "setup.h"

typedef enum {
  BONES_STAGED_DECLARED,
  BONES_STAGED_ROLLED,
  BONES_STAGED_TOLL /* of all that waits for one ship: other */
} BonesStagedState;

#define BONES_MAX_COSTS 4

/* So many points of a ship's track will be lost. */
typedef struct {
  guint8 track, points;
} BonesCost;

typedef struct {
  BonesStagedState state;
  const char *what;    /* "chainshot" */
  const char *rule;    /* by which it is rolled for */
  guint16 ship, other; /* whose it is, and whom it is for; of a toll, ship is BONES_NO_SHIP */
  gint32 values[4];    /* {a} {b} {c} {d} */
  guint32 seq;         /* ROLLED: the entry behind which it was told */
  guint sides;         /* ROLLED: of the die; 0 stands for 6 */
  guint face;          /* ROLLED: what it shows */
  gint total;          /* ROLLED: what it came to */
  BonesCost costs[BONES_MAX_COSTS]; /* points 0 at the end, or where nothing is lost */
} BonesStaged;

typedef struct {
  guint rolls;   /* the verb, of the table, that rolls for the next one */
  guint applies; /* the verb, of the table, with which all of it takes effect */
  /* Adds a BonesStaged to @staged for all that waits. @events: all that was told so far, of
   * BonesEvent, whose cursor is the number of the entry behind which it was told. */
  void (*list) (const BonesSetup *setup, const BonesGame *game, const GArray *events,
                GArray *staged);
} BonesStaging;
