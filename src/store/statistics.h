/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Questions about all battles. The views are in data/sql/statistics.sql, which is compiled in and
 * installed for people with sqlite3; here they are temporary views of the connection.
 */

#include "store.h"

/* Which battles and fleets; NULL or 0: all. Names may be in upper or lower case. */
typedef struct {
  const char *fleet, *captain;
  const char *ruleset; /* its id */
  gint64 since;        /* microseconds since 1970: begun then or later */
} BonesStatisticsFilter;

/* How the fleets of one name under one captain fared. */
typedef struct {
  char *captain; /* "" if nobody said */
  char *fleet;
  guint battles, won, drawn, lost; /* battles: those that go on, too */
  guint ships, afloat;
} BonesRecord;

/* A fleet of a battle. */
typedef struct {
  gint64 game;
  guint number; /* of the fleet in the battle */
  char *captain, *fleet;
} BonesResult;

/* The records of fleets, by captain: an array of BonesRecord, which the caller frees. NULL with
 * @error if the database cannot be read. */
GPtrArray *bones_store_list_records (BonesStore *store, const BonesStatisticsFilter *filter,
                                     GError **error);

/* Every fleet of every battle, in order of the battles: an array of BonesResult. The same. */
GPtrArray *bones_store_list_results (BonesStore *store, const BonesStatisticsFilter *filter,
                                     GError **error);
