/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The staging tray of rule systems that declare things first, then roll for them, and let all of
 * them take effect together: the things that wait, in the order of their declaration.
 *
 * It has no state of its own. Declarations are links, costs are tracks, and rolls are events; the
 * tray is computed from these. So it always agrees with the game after an undo or an override.
 *
 * The words have, each with a short form (brief) for a row of the tray: "staged.WHAT" for a
 * declaration, "rolled.WHAT" for a roll, "toll.WHAT" for everything that a ship will lose. They
 * also have "tray.title", "tray.nothing" (no effect), "tray.pending" (what it costs is not known
 * yet), "tray.rolls" and "tray.applies" (the two verbs, as buttons of the tray), and
 * "tray.ask-rolls" and "tray.ask-applies", which say that it is time for these.
 */

#include "setup.h"

typedef enum {
  BONES_STAGED_DECLARED,
  BONES_STAGED_ROLLED,
  BONES_STAGED_TOLL /* the sum of all that waits for one ship: other */
} BonesStagedState;

#define BONES_MAX_COSTS 4

/* Points that a ship's track will lose. */
typedef struct {
  guint8 track, points;
} BonesCost;

typedef struct {
  BonesStagedState state;
  const char *what;    /* "chainshot" */
  const char *rule;    /* the rule of its roll */
  guint16 ship, other; /* whose it is, and its target; of a toll, ship is BONES_NO_SHIP */
  gint32 values[4];    /* {a} {b} {c} {d} */
  guint32 seq;         /* ROLLED: the number of its entry */
  guint sides;         /* ROLLED: of the die; 0: 6 */
  guint face;          /* ROLLED: of the die */
  gint total;          /* ROLLED */
  gboolean pending;    /* ROLLED: more rolls decide what it costs */
  BonesCost costs[BONES_MAX_COSTS]; /* points 0 at the end */
} BonesStaged;

typedef struct {
  guint rolls;   /* the verb of the table that rolls for the next one */
  guint applies; /* the verb of the table that lets all take effect */
  /* Adds a BonesStaged to @staged for everything that waits. @events holds all BonesEvents so far,
   * with the number of their entry as cursor. */
  void (*list) (const BonesSetup *setup, const BonesGame *game, const GArray *events,
                GArray *staged);
} BonesStaging;
