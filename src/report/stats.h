/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What all battles of a database say together: how captains and fleets fared, the luck of their
 * dice, and whether their own dice are fair. Battles are read from their journals, so many take a
 * while.
 */

#include "fairness.h"
#include "luck.h"
#include "statistics.h"

#define BONES_STATS_MOST_SIDES 20

/* The real dice of a captain that have the same number of sides. */
typedef struct {
  guint captain; /* in captains */
  guint sides, dice;
  guint counts[BONES_STATS_MOST_SIDES]; /* how many showed each face */
  BonesFairness test;
  guint needed; /* bones_fairness_needed() */
} BonesOwnDice;

typedef struct {
  GPtrArray *records;  /* of BonesRecord */
  GPtrArray *captains; /* of char *: captains, and the names of fleets without one */
  GArray *luck;        /* of BonesLuck; its fleets are captains here, its kinds are all one */
  GArray *own_dice;    /* of BonesOwnDice, by captain and sides */
  guint battles;       /* that were read */
  guint unread;        /* that could not be read, or not to their end */
} BonesStats;

/* The statistics of the battles of @store that pass @filter. NULL with @error if the database
 * cannot be read. The caller frees them. */
BonesStats *bones_stats_new (BonesStore *store, const BonesStatisticsFilter *filter,
                             GError **error);
void bones_stats_free (BonesStats *stats);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesStats, bones_stats_free)

/* The same as tables (report-table.h) that have rows: an array of BonesReportTable, which the
 * caller frees. */
GPtrArray *bones_stats_tables_new (const BonesStats *stats);

/* Those in text. The caller frees it. */
char *bones_stats_text (const BonesStats *stats);
