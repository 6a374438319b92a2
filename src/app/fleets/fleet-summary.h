/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the page of fleets shows of a kept fleet: values, made from its record, without widgets.
 */

#include "kept-fleet.h"
#include "ruleset.h"

typedef enum {
  BONES_FLEET_LEGAL,
  BONES_FLEET_OVER,      /* nothing is wrong but that it costs too much */
  BONES_FLEET_WRONG,     /* it has faults */
  BONES_FLEET_UNREADABLE /* it cannot be checked: its content set is gone */
} BonesFleetState;

typedef struct {
  const BonesRuleset *ruleset; /* NULL: a rule system that this version does not know */
  char *system;                /* "Black Spot 2025" */
  char *faction;               /* its name; or NULL */
  const char *faction_icon;    /* or NULL */
  guint cost;                  /* in halves of points */
  char *points;                /* "9 ½ points"; NULL: nothing has a price */
  BonesFleetState state;
  char *badge;      /* "Legal", "2 points over", "3 faults" */
  char *why;        /* what is wrong with it, a sentence a line; or NULL */
  GPtrArray *looks; /* of char *: for each ship the id of her silhouette */
  char *ships;      /* "Man O’ War, 2 × Frigate" */
} BonesFleetSummary;

/* Reads and checks the fleet of @record. */
BonesFleetSummary *bones_fleet_summary_new (BonesStore *store, const BonesFleetRecord *record);
void bones_fleet_summary_free (BonesFleetSummary *summary);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesFleetSummary, bones_fleet_summary_free)

/* "3 won · 1 drawn · 2 lost", without what is 0; NULL if all are. The caller frees it. */
char *bones_fleet_score_words (const BonesFleetScore *score);
