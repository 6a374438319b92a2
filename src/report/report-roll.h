/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A roll of a battle, beside what its dice could have shown.
 *
 * Dice that are rolled again are a throw of their own: it is counted with the chance that it had,
 * given the dice of the pool that stayed.
 */

#include "chance.h"
#include "entry.h"

/* What can be counted in a roll. */
typedef enum {
  BONES_MEASURE_NONE, /* faces only: more is neither better nor worse for who rolls */
  BONES_MEASURE_HITS, /* a number was needed, by the whole roll or by each die: how often it came */
  BONES_MEASURE_TOTAL /* more is better: the highest die, or the sum, without what is added */
} BonesMeasure;

typedef struct {
  guint32 seq; /* of the answer, or of the free roll */
  guint round;
  guint fleet;       /* who rolled; BONES_NOBODY: nobody's side, or several fleets */
  guint ship, other; /* or BONES_NO_SHIP */
  const char *rule;  /* NULL for a free roll */
  const char *what;  /* the `for` of its prompt; "free" for a free roll */
  gint kind;         /* of the ruleset's kinds of rolls, or -1 */
  BonesSource source;
  BonesReading reading;
  gboolean again; /* dice that were rolled again */
  guint sides, n;
  guint16 faces[BONES_MAX_VALUES];
  guint rest; /* the highest die, or the sum, of the dice of its pool that stayed */
  gint bonus;
  guint needs;      /* what the total must come to; 0: nothing */
  guint at_most;    /* the highest total that is a success; 0: none */
  guint hits_from;  /* each die that shows this or more is a hit; 0: that is not how it is read */
  gboolean opposed; /* against another pool */
  guint reach;      /* a shot: see BonesRoll */
  gboolean saves;   /* see BonesRoll */
  gboolean struck;  /* what followed it damaged a ship */
  BonesMeasure measure;
  guint thrown;         /* the hits, or the total */
  BonesChance expected; /* its exact mean */
} BonesReportRoll;

/* Whether the dice are real ones: typed, or corrected by people. */
gboolean bones_report_roll_is_real (const BonesReportRoll *roll);

/* Sets measure, thrown and expected from the other members. @high: where no number is needed, more
 * is better. */
void bones_report_roll_measure (BonesReportRoll *roll, gboolean high);

/* Returns the exact chance of each value that @roll could have had: of i at i, *@n of them. The
 * caller frees it. NULL if its measure is BONES_MEASURE_NONE. */
BonesChance *bones_report_roll_spread (const BonesReportRoll *roll, guint *n);

/* Sets @chance to that of at least one hit: what was needed. FALSE if nothing was needed. */
gboolean bones_report_roll_chance (const BonesReportRoll *roll, BonesChance *chance);
