/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Content sets that players wrote. */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "store-private.h"

void
bones_set_record_free (BonesSetRecord *record)
{
  if (record == NULL)
    return;

  g_free (record->ruleset);
  g_free (record->name);
  g_free (record->json);
  g_free (record);
}

static BonesSetRecord *
read_record (BonesStatement *query, gboolean whole)
{
  BonesSetRecord *record = g_new0 (BonesSetRecord, 1);

  record->id = bones_statement_int (query, 0);
  record->ruleset = bones_statement_dup_text (query, 1);
  record->name = bones_statement_dup_text (query, 2);
  record->changed = bones_statement_int (query, 3);
  record->json = whole ? bones_statement_dup_text (query, 4) : NULL;
  return record;
}

GPtrArray *
bones_store_list_sets (BonesStore *store, const char *ruleset, GError **error)
{
  g_autoptr (GPtrArray) records =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_set_record_free);
  BonesStatement *query;
  BonesStatementStep step;

  g_return_val_if_fail (store != NULL && ruleset != NULL, NULL);
  BONES_STORE_LOCK (store);

  query = bones_connection_query (store->connection,
                                  "SELECT id, ruleset, name, changed FROM content_sets"
                                  " WHERE ruleset = ? ORDER BY lower (name), id",
                                  BONES_VALUES (bones_value_text (ruleset)), error);
  if (query == NULL)
    return NULL;

  while ((step = bones_statement_step (query, error)) == BONES_STEP_ROW)
    g_ptr_array_add (records, read_record (query, FALSE));

  return step == BONES_STEP_END ? g_steal_pointer (&records) : NULL;
}

static gboolean
no_such_set (gint64 id, GError **error)
{
  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_GAME,
               _ ("Content set %d no longer exists."), (int) id);
  return FALSE;
}

BonesSetRecord *
bones_store_load_set (BonesStore *store, gint64 id, GError **error)
{
  BonesSetRecord *record = NULL;
  BonesStatement *query;
  BonesStatementStep step;

  g_return_val_if_fail (store != NULL, NULL);
  BONES_STORE_LOCK (store);

  query = bones_connection_query (
      store->connection, "SELECT id, ruleset, name, changed, json FROM content_sets WHERE id = ?",
      BONES_VALUES (BONES_INT (id)), error);
  if (query == NULL)
    return NULL;

  step = bones_statement_step (query, error);
  if (step == BONES_STEP_ROW)
    record = read_record (query, TRUE);
  else if (step == BONES_STEP_END)
    no_such_set (id, error);

  bones_statement_reset (query);
  return record;
}

/* Checks that no other set has the name of @record. */
static gboolean
check_name (BonesStore *store, const BonesSetRecord *record, GError **error)
{
  gint64 others;

  if (!bones_connection_ask (store->connection,
                             "SELECT count(*) FROM content_sets"
                             " WHERE ruleset = ? AND lower (name) = lower (?) AND id != ?",
                             BONES_VALUES (bones_value_text (record->ruleset),
                                           bones_value_text (record->name), BONES_INT (record->id)),
                             0, &others, error))
    return FALSE;

  if (others == 0)
    return TRUE;

  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_FAILED,
               _ ("A content set called “%s” already exists. Choose another name."), record->name);
  return FALSE;
}

static gboolean
insert (BonesStore *store, BonesSetRecord *record, GError **error)
{
  if (!check_name (store, record, error)
      || !bones_connection_run (
          store->connection,
          "INSERT INTO content_sets (ruleset, name, json, changed) VALUES (?, ?, ?, ?)",
          BONES_VALUES (bones_value_text (record->ruleset), bones_value_text (record->name),
                        bones_value_text (record->json), BONES_INT (record->changed)),
          error))
    return FALSE;

  record->id = bones_connection_last_id (store->connection);
  return TRUE;
}

gboolean
bones_store_add_set (BonesStore *store, BonesSetRecord *record, GError **error)
{
  g_return_val_if_fail (store != NULL && record != NULL && record->json != NULL, FALSE);
  BONES_STORE_LOCK (store);

  record->id = 0;
  record->changed = g_get_real_time ();
  if (!bones_connection_begin (store->connection, error))
    return FALSE;

  if (bones_connection_finish (store->connection, insert (store, record, error), error))
    return TRUE;

  record->id = 0;
  return FALSE;
}

static gboolean
is_there (BonesStore *store, gint64 id, GError **error)
{
  gint64 n;

  return bones_connection_ask (store->connection, "SELECT count(*) FROM content_sets WHERE id = ?",
                               BONES_VALUES (BONES_INT (id)), 0, &n, error)
         && (n == 1 || no_such_set (id, error));
}

/* Checks that the set was not changed since @record was read. */
static gboolean
is_fresh (BonesStore *store, const BonesSetRecord *record, GError **error)
{
  gint64 changed;

  if (!is_there (store, record->id, error)
      || !bones_connection_ask (store->connection, "SELECT changed FROM content_sets WHERE id = ?",
                                BONES_VALUES (BONES_INT (record->id)), 0, &changed, error))
    return FALSE;

  if (changed == record->changed)
    return TRUE;

  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_MOVED_ON,
               _ ("The content set “%s” was changed in another window. Open it again."),
               record->name);
  return FALSE;
}

gboolean
bones_store_put_set (BonesStore *store, BonesSetRecord *record, GError **error)
{
  gint64 now;
  gboolean ok;

  g_return_val_if_fail (store != NULL && record != NULL && record->json != NULL, FALSE);
  BONES_STORE_LOCK (store);

  now = MAX (g_get_real_time (), record->changed + 1);
  if (!bones_connection_begin (store->connection, error))
    return FALSE;

  ok = is_fresh (store, record, error) && check_name (store, record, error)
       && bones_connection_run (store->connection,
                                "UPDATE content_sets SET name = ?, json = ?, changed = ?"
                                " WHERE id = ?",
                                BONES_VALUES (bones_value_text (record->name),
                                              bones_value_text (record->json), BONES_INT (now),
                                              BONES_INT (record->id)),
                                error);
  if (!bones_connection_finish (store->connection, ok, error))
    return FALSE;

  record->changed = now;
  return TRUE;
}

gboolean
bones_store_remove_set (BonesStore *store, gint64 id, GError **error)
{
  gboolean ok;

  g_return_val_if_fail (store != NULL, FALSE);
  BONES_STORE_LOCK (store);

  if (!bones_connection_begin (store->connection, error))
    return FALSE;

  ok = is_there (store, id, error)
       && bones_connection_run (store->connection, "DELETE FROM content_sets WHERE id = ?",
                                BONES_VALUES (BONES_INT (id)), error);
  return bones_connection_finish (store->connection, ok, error);
}
