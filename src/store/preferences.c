/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-private.h"

gboolean
bones_store_set_preference (BonesStore *store, gint64 game, const char *key, const char *value,
                            GError **error)
{
  gboolean ok;

  g_return_val_if_fail (store != NULL && key != NULL && value != NULL, FALSE);
  BONES_STORE_LOCK (store);

  if (!bones_connection_begin (store->connection, error))
    return FALSE;

  ok =
      bones_store_check_is_there (store, game, error)
      && bones_connection_run (
          store->connection, "REPLACE INTO preferences (game, key, value) VALUES (?, ?, ?)",
          BONES_VALUES (BONES_INT (game), bones_value_text (key), bones_value_text (value)), error);
  return bones_connection_finish (store->connection, ok, error);
}

gboolean
bones_store_get_preference (BonesStore *store, gint64 game, const char *key, char **value,
                            GError **error)
{
  BonesStatement *query;
  BonesStatementStep step;

  g_return_val_if_fail (store != NULL && key != NULL && value != NULL, FALSE);
  BONES_STORE_LOCK (store);

  *value = NULL;
  query = bones_connection_query (store->connection,
                                  "SELECT value FROM preferences WHERE game = ? AND key = ?",
                                  BONES_VALUES (BONES_INT (game), bones_value_text (key)), error);
  if (query == NULL)
    return FALSE;

  step = bones_statement_step (query, error);
  if (step == BONES_STEP_ROW)
    *value = bones_statement_dup_text (query, 0);

  bones_statement_reset (query);
  return step != BONES_STEP_FAILED;
}
