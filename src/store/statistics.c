/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "statistics.h"

#include "sql-resource.h"
#include "store-private.h"

#define WHERE                                                                                      \
  " FROM battle_results WHERE (?1 IS NULL OR fleet = ?1 COLLATE NOCASE)"                           \
  " AND (?2 IS NULL OR captain = ?2 COLLATE NOCASE) AND (?3 IS NULL OR ruleset = ?3)"              \
  " AND created >= ?4"

static void
free_record (gpointer data)
{
  BonesRecord *record = data;

  g_free (record->captain);
  g_free (record->fleet);
  g_free (record);
}

static void
free_result (gpointer data)
{
  BonesResult *result = data;

  g_free (result->captain);
  g_free (result->fleet);
  g_free (result);
}

/* Makes the views, and the query @sql of them. */
static BonesStatement *
begin_query (BonesStore *store, const char *sql, const BonesStatisticsFilter *filter,
             GError **error)
{
  g_autoptr (GBytes) views = g_resource_lookup_data (
      bones_sql_get_resource (), "/sql/statistics.sql", G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert (views != NULL);
  return bones_connection_execute (store->connection, g_bytes_get_data (views, NULL), error)
             ? bones_connection_query (
                 store->connection, sql,
                 BONES_VALUES (bones_value_text (filter->fleet), bones_value_text (filter->captain),
                               bones_value_text (filter->ruleset), BONES_INT (filter->since)),
                 error)
             : NULL;
}

static gpointer
read_record (BonesStatement *query)
{
  BonesRecord *record = g_new0 (BonesRecord, 1);

  record->captain = bones_statement_dup_text (query, 0);
  record->fleet = bones_statement_dup_text (query, 1);
  record->battles = (guint) bones_statement_int (query, 2);
  record->won = (guint) bones_statement_int (query, 3);
  record->drawn = (guint) bones_statement_int (query, 4);
  record->lost = (guint) bones_statement_int (query, 5);
  record->ships = (guint) bones_statement_int (query, 6);
  record->afloat = (guint) bones_statement_int (query, 7);
  return record;
}

static gpointer
read_result (BonesStatement *query)
{
  BonesResult *result = g_new0 (BonesResult, 1);

  result->captain = bones_statement_dup_text (query, 0);
  result->fleet = bones_statement_dup_text (query, 1);
  result->game = bones_statement_int (query, 2);
  result->number = (guint) bones_statement_int (query, 3);
  return result;
}

static GPtrArray *
list (BonesStore *store, const char *sql, const BonesStatisticsFilter *filter,
      gpointer (*read) (BonesStatement *query), GDestroyNotify free_row, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (free_row);
  BonesStatementStep step;
  BonesStatement *query;
  BONES_STORE_LOCK (store);

  query = begin_query (store, sql, filter, error);
  if (query == NULL)
    return NULL;

  while ((step = bones_statement_step (query, error)) == BONES_STEP_ROW)
    g_ptr_array_add (rows, read (query));

  return step == BONES_STEP_END ? g_steal_pointer (&rows) : NULL;
}

GPtrArray *
bones_store_list_records (BonesStore *store, const BonesStatisticsFilter *filter, GError **error)
{
  g_return_val_if_fail (store != NULL && filter != NULL, NULL);

  return list (store,
               "SELECT ifnull (captain, ''), fleet, count (*), sum (result = 'won'),"
               " sum (result = 'drawn'), sum (result = 'lost'), sum (ships), sum (afloat)" WHERE
               " GROUP BY captain COLLATE NOCASE, fleet COLLATE NOCASE ORDER BY 1, 2",
               filter, read_record, free_record, error);
}

GPtrArray *
bones_store_list_results (BonesStore *store, const BonesStatisticsFilter *filter, GError **error)
{
  g_return_val_if_fail (store != NULL && filter != NULL, NULL);

  return list (store,
               "SELECT ifnull (captain, ''), fleet, game, number" WHERE " ORDER BY game, number",
               filter, read_result, free_result, error);
}
