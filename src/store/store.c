/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "migration.h"
#include "store-private.h"

#define MOST_NUMBERS 1000000 /* that are looked for in a damaged database */
#define MOST_CACHED 16       /* battles: 25 kB each */

GQuark
bones_store_error_quark (void)
{
  return g_quark_from_static_string ("bones-store-error");
}

static void
cached_free (gpointer data)
{
  BonesCached *cached = data;

  bones_live_free (cached->live);
  g_free (cached);
}

/* Synchronous is EXTRA until the file has a WAL: with FULL a power cut may restore the journal of
 * the first transaction, and with it an empty database. */
static gboolean
make_durable (BonesConnection *connection, GError **error)
{
  return bones_connection_execute (connection,
                                   "PRAGMA synchronous = EXTRA; PRAGMA journal_mode = WAL;"
                                   " PRAGMA synchronous = FULL; PRAGMA cell_size_check = ON",
                                   error);
}

/* When several programs create one file at the same time, SQLite fails at once instead of waiting.
 */
static gboolean
make_durable_with_retries (BonesConnection *connection, GError **error)
{
  const gint64 end = g_get_monotonic_time () + 2 * G_USEC_PER_SEC;

  while (g_get_monotonic_time () < end)
    {
      g_autoptr (GError) busy = NULL;

      if (make_durable (connection, &busy))
        return TRUE;

      if (!g_error_matches (busy, BONES_STORE_ERROR, BONES_STORE_ERROR_BUSY))
        {
          g_propagate_error (error, g_steal_pointer (&busy));
          return FALSE;
        }

      g_usleep (20 * 1000);
    }

  return make_durable (connection, error);
}

/* Foreign keys come last: migrations run without them and check them. */
static gboolean
prepare (BonesConnection *connection, const char *const *scripts, GError **error)
{
  return make_durable_with_retries (connection, error)
         && bones_migration_run (connection, scripts, error)
         && bones_connection_execute (connection, "PRAGMA foreign_keys = ON", error);
}

char *
bones_store_default_path (GError **error)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "crossbones", NULL);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      const int saved = errno;
      g_autofree char *name = g_filename_display_name (folder);

      g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO,
                   _ ("Could not create the folder “%s” for the battles (%s). Make it possible to "
                      "write there, or choose another file."),
                   name, g_strerror (saved));
      return NULL;
    }

  return g_build_filename (folder, "crossbones.db", NULL);
}

BonesStore *
bones_store_open (const char *path, GError **error)
{
  g_auto (GStrv) scripts = bones_migration_scripts ();

  return bones_store_open_with (path, (const char *const *) scripts, error);
}

BonesStore *
bones_store_open_with (const char *path, const char *const *scripts, GError **error)
{
  g_autoptr (BonesConnection) connection = NULL;
  BonesStore *store;
  const char *file;
  guint version;

  g_return_val_if_fail (path != NULL && scripts != NULL, NULL);

  connection = bones_connection_open (path, error);
  if (connection == NULL)
    return NULL;

  /* Check this first: even reading a file may create others beside it. */
  if (!bones_connection_check_writable (connection, error))
    return NULL;

  if (!bones_migration_recognise (connection, g_strv_length ((char **) scripts), &version, error))
    {
      bones_connection_leave_alone (connection);
      return NULL;
    }

  if (!prepare (connection, scripts, error))
    return NULL;

  bones_connection_watch (connection);
  bones_connection_rest (connection);

  store = g_new0 (BonesStore, 1);
  g_mutex_init (&store->lock);
  store->connection = g_steal_pointer (&connection);
  store->games = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, cached_free);
  file = bones_connection_get_file (store->connection);
  if (file != NULL)
    store->kept = bones_last_kept_open (file);
  return store;
}

void
bones_store_close (BonesStore *store)
{
  if (store == NULL)
    return;

  g_hash_table_unref (store->games);
  bones_last_kept_close (store->kept);
  bones_connection_close (store->connection);
  g_mutex_clear (&store->lock);
  g_free (store);
}

void
bones_store_rest (BonesStore *store)
{
  g_return_if_fail (store != NULL);
  BONES_STORE_LOCK (store);

  bones_connection_rest (store->connection);
}

gint64
bones_store_version (BonesStore *store, GError **error)
{
  gint64 version = -1;

  g_return_val_if_fail (store != NULL, -1);
  BONES_STORE_LOCK (store);

  bones_connection_ask (store->connection, "PRAGMA data_version", NULL, 0, -1, &version, error);
  return version;
}

gint64
bones_store_state (BonesStore *store, GError **error)
{
  const gint64 version = bones_store_version (store, error);

  g_return_val_if_fail (store != NULL, -1);
  BONES_STORE_LOCK (store);

  return version < 0
             ? -1
             : version << 32 | (bones_connection_count_changes (store->connection) & G_MAXUINT32);
}

/* The highest number that a table has given, as far as it is known. */
static gint64
last_number (BonesStore *store, const char *table, const char *last)
{
  gint64 given = 0, there = 0;

  (void) bones_connection_ask (store->connection, "SELECT seq FROM sqlite_sequence WHERE name = ?",
                               BONES_VALUES (bones_value_text (table)), 0, &given, NULL);
  (void) bones_connection_ask (store->connection, last, NULL, 0, 0, &there, NULL);
  return CLAMP (MAX (given, there), 0, MOST_NUMBERS);
}

/* Each number is asked for by itself, so that a damaged page hides only what is on it. One that
 * cannot be read counts as there: reading it says why it cannot. */
GArray *
bones_store_find (BonesStore *store, BonesStoreKind kind)
{
  static const struct {
    const char *table, *last, *is_there;
  } kinds[] = {
    { "games", "SELECT max (id) FROM games", "SELECT 1 FROM games WHERE id = ?" },
    { "content_sets", "SELECT max (id) FROM content_sets",
      "SELECT 1 FROM content_sets WHERE id = ?" },
    { "fleets", "SELECT max (id) FROM fleets", "SELECT 1 FROM fleets WHERE id = ?" },
  };
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 last;

  g_return_val_if_fail (store != NULL && kind < G_N_ELEMENTS (kinds), ids);
  BONES_STORE_LOCK (store);

  last = last_number (store, kinds[kind].table, kinds[kind].last);
  for (gint64 id = 1; id <= last; id++)
    {
      gint64 there = 0;

      if (!bones_connection_ask (store->connection, kinds[kind].is_there,
                                 BONES_VALUES (BONES_INT (id)), 0, &there, NULL)
          || there != 0)
        g_array_append_val (ids, id);
    }

  return ids;
}

BonesCached *
bones_store_cache (BonesStore *store, gint64 game, const BonesTail *start)
{
  BonesCached *cached = g_new0 (BonesCached, 1);

  if (g_hash_table_size (store->games) >= MOST_CACHED)
    g_hash_table_remove_all (store->games);

  cached->game = game;
  cached->start = cached->tail = *start;
  g_hash_table_replace (store->games, &cached->game, cached);
  return cached;
}

void
bones_cached_set (BonesCached *cached, const BonesTail *tail, const BonesLiveState *live_state)
{
  cached->tail = *tail;
  if (cached->live == NULL)
    cached->live = bones_live_new (tail->seq, live_state);
  else
    bones_live_set (cached->live, tail->seq, live_state);
}

void
bones_cached_move (BonesCached *cached, const BonesTail *tail)
{
  cached->tail = *tail;
  g_clear_pointer (&cached->live, bones_live_free);
}

gboolean
bones_store_check_is_there (BonesStore *store, gint64 game, GError **error)
{
  gint64 there;

  if (!bones_connection_ask (store->connection, "SELECT 1 FROM games WHERE id = ?",
                             BONES_VALUES (BONES_INT (game)), 0, &there, error))
    return FALSE;

  return there != 0 || bones_store_no_such_game (store, game, error);
}

gboolean
bones_store_no_such_game (BonesStore *store, gint64 game, GError **error)
{
  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_GAME,
               _ ("There is no game %d in “%s”. It may have been removed in another window; look "
                  "at the list of games again."),
               (int) game, bones_connection_get_name (store->connection));
  return FALSE;
}

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
