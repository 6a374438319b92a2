/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "entries.h"
#include "journal.h"
#include "registry.h"
#include "row.h"
#include "seeds.h"

/* What of a game is hashed, in its order: see data/schema/0008-last-entry.sql. */
#define HASHED "ruleset, edition, rules_version, content, " BONES_SETUP ", commitment"
#define N_HASHED 6

#define COLUMNS                                                                                    \
  "seq, kind, at, verb, ship, other, fleet, refers, agreed, ask, rule, subject, ordinal, source,"  \
  " answer, changes, text, ruling, hash"
#define COLUMN_HASH BONES_ROW_COLUMNS

/* Adds a game to the cache when it is used for the first time. */
static gboolean
read_start (BonesStore *store, BonesStatement *query, gint64 game, BonesCached **cached,
            GError **error)
{
  BonesValue values[N_HASHED];
  BonesTail start;
  const BonesRuleset *ruleset;

  switch (bones_statement_step (query, error))
    {
    case BONES_STEP_FAILED:
      return FALSE;
    case BONES_STEP_END:
      return bones_store_no_such_game (store, game, error);
    default:
      break;
    }

  for (guint i = 0; i < N_HASHED; i++)
    values[i] = bones_statement_value (query, i);

  start = (BonesTail){ .at = bones_statement_int (query, N_HASHED) };
  bones_chain_next (NULL, values, N_HASHED, start.hash);
  ruleset = bones_ruleset_find (values[0].data);
  if (ruleset == NULL)
    g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NEWER,
                 _ ("Game %d in “%s” is played by the rules “%s”, which this version of "
                    "Crossbones does not have. Install a newer version to play it."),
                 (int) game, bones_connection_get_name (store->connection), values[0].data);
  else
    *cached = bones_store_cache (store, game, &start);

  bones_statement_reset (query);
  return ruleset != NULL;
}

/* The cached state of @game; borrowed. Reads how the game was set up when it is used for the first
 * time. Returns NULL if the game does not exist, or if this version does not have its rules. */
static BonesCached *
lookup_game (BonesStore *store, gint64 game, GError **error)
{
  BonesCached *cached = g_hash_table_lookup (store->games, &game);
  BonesStatement *query;

  if (cached != NULL)
    return cached;

  query = bones_connection_query (store->connection,
                                  "SELECT " HASHED ", created FROM games WHERE id = ?",
                                  BONES_VALUES (BONES_INT (game)), error);
  return query != NULL && read_start (store, query, game, &cached, error) ? cached : NULL;
}

/* Reads the last row of the journal; @tail is cached->start if it has no rows. */
static gboolean
read_tail (BonesStore *store, const BonesCached *cached, BonesTail *tail, GError **error)
{
  BonesStatement *query = bones_connection_query (
      store->connection,
      "SELECT seq, at, hash FROM secret_journal WHERE game = ? ORDER BY seq DESC LIMIT 1",
      BONES_VALUES (BONES_INT (cached->game)), error);
  BonesStatementStep step;

  if (query == NULL)
    return FALSE;

  *tail = cached->start;
  step = bones_statement_step (query, error);
  if (step != BONES_STEP_ROW)
    return step == BONES_STEP_END;

  tail->seq = (guint32) bones_statement_int (query, 0);
  tail->at = bones_statement_int (query, 1);
  bones_statement_copy_bytes (query, 2, tail->hash, BONES_HASH_BYTES);
  bones_statement_reset (query);
  return TRUE;
}

static gboolean
same_tail (const BonesTail *a, const BonesTail *b)
{
  return a->seq == b->seq && memcmp (a->hash, b->hash, BONES_HASH_BYTES) == 0;
}

/* @last: no other entry is to follow at once. */
static gboolean
insert_entry (BonesStore *store, gint64 game, BonesTail *tail, const BonesEntry *entry,
              gboolean last, const BonesSetup *setup, GError **error)
{
  BonesValue values[1 + BONES_ROW_COLUMNS + 2];
  BonesRow row;
  gboolean ok;

  bones_row_init (&row, setup, entry);
  bones_chain_next (tail->hash, row.columns, BONES_ROW_COLUMNS, tail->hash);
  tail->seq = entry->seq;
  tail->at = entry->at;

  values[0] = BONES_INT (game);
  memcpy (&values[1], row.columns, sizeof row.columns);
  values[1 + COLUMN_HASH] = BONES_BLOB (tail->hash, BONES_HASH_BYTES);
  values[2 + COLUMN_HASH] = last ? BONES_INT (1) : BONES_NULL;
  ok = bones_connection_run (store->connection,
                             "INSERT INTO secret_journal (game, " COLUMNS
                             ", last) VALUES (?, ?, ?, ?, ?, ?, ?,"
                             " ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                             values, G_N_ELEMENTS (values), error);
  bones_row_clear (&row);
  return ok;
}

static gboolean
moved_on (BonesStore *store, gint64 game, guint32 last, guint32 seq, GError **error)
{
  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_MOVED_ON,
               _ ("Game %d in “%s” has moved on in another window or program: its last entry is "
                  "now number %u, and this one would be number %u. Nothing was changed. Look at "
                  "the table as it is now, and do it again if it is still wanted."),
               (int) game, bones_connection_get_name (store->connection), last, seq);
  return FALSE;
}

/* Reports that entry @seq is not what was written; the entries before it are. */
static gboolean
entry_damaged (BonesStore *store, gint64 game, guint32 seq, GError **error)
{
  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_DAMAGED,
               _ ("Game %d in “%s” is damaged: its entry %u is missing, or is not what was "
                  "written. The entries before it are good. The game can be looked at as it was "
                  "then, or be put back from a copy."),
               (int) game, bones_connection_get_name (store->connection), seq);
  return FALSE;
}

static gboolean
not_known (BonesStore *store, gint64 game, guint32 seq, guint column, GError **error)
{
  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NEWER,
               _ ("Entry %u of game %d in “%s” holds something that this version of Crossbones "
                  "does not know (%s). The entries before it are good. Install a newer version to "
                  "go on."),
               seq, (int) game, bones_connection_get_name (store->connection),
               bones_row_columns[column]);
  return FALSE;
}

/* Whether entry @seq follows the last entry of the journal, which is @tail. */
static gboolean
check_tail (BonesStore *store, BonesCached *cached, guint32 seq, BonesTail *tail, GError **error)
{
  if (!read_tail (store, cached, tail, error)
      || (tail->seq == 0 && !bones_store_check_is_there (store, cached->game, error)))
    return FALSE;

  if (tail->seq != cached->tail.seq)
    bones_cached_move (cached, tail);

  return (tail->seq + 1 == seq && same_tail (tail, &cached->tail))
         || moved_on (store, cached->game, tail->seq, seq, error);
}

/* Takes the mark of the last entry away from @tail; sets @taken to whether it had it. */
static gboolean
take_mark (BonesStore *store, gint64 game, const BonesTail *tail, gboolean *taken, GError **error)
{
  const gint64 changes = bones_connection_count_changes (store->connection);

  if (!BONES_STORE_RUN (store, error,
                        "UPDATE secret_journal SET last = NULL"
                        " WHERE game = ? AND seq = ? AND hash = ? AND last = 1",
                        BONES_INT (game), BONES_INT (tail->seq),
                        BONES_BLOB (tail->hash, BONES_HASH_BYTES)))
    return FALSE;

  *taken = bones_connection_count_changes (store->connection) > changes;
  return TRUE;
}

/* Sets @tail to the last entry, which entry @seq is to follow, and takes its mark away. */
static gboolean
leave_tail (BonesStore *store, BonesCached *cached, guint32 seq, BonesTail *tail, GError **error)
{
  gboolean taken;

  *tail = cached->tail;
  if (!take_mark (store, cached->game, tail, &taken, error))
    return FALSE;

  if (taken && tail->seq + 1 == seq)
    return TRUE;

  if (!check_tail (store, cached, seq, tail, error))
    return FALSE;

  if (tail->seq == 0)
    return TRUE;

  return take_mark (store, cached->game, tail, &taken, error)
         && (taken || entry_damaged (store, cached->game, seq, error));
}

/* Finds the last of the @length entries that are loaded already: the rows after it are new. */
static gboolean
find_tail (BonesStore *store, const BonesCached *cached, guint32 length, BonesTail *tail,
           GError **error)
{
  BonesStatement *query;
  BonesStatementStep step;

  *tail = cached->start;
  if (length == 0)
    return bones_store_check_is_there (store, cached->game, error);

  query = bones_connection_query (
      store->connection, "SELECT at, hash FROM secret_journal WHERE game = ? AND seq = ?",
      BONES_VALUES (BONES_INT (cached->game), BONES_INT (length)), error);
  step = query == NULL ? BONES_STEP_FAILED : bones_statement_step (query, error);
  if (step == BONES_STEP_FAILED)
    return FALSE;

  if (step == BONES_STEP_END)
    return bones_store_check_is_there (store, cached->game, error)
           && entry_damaged (store, cached->game, length, error);

  tail->seq = length;
  tail->at = bones_statement_int (query, 0);
  bones_statement_copy_bytes (query, 1, tail->hash, BONES_HASH_BYTES);
  bones_statement_reset (query);
  return length != cached->tail.seq || same_tail (tail, &cached->tail)
         || entry_damaged (store, cached->game, length, error);
}

/* Appends the current row of @query to @journal if it follows @tail. */
static gboolean
take_row (BonesStore *store, const BonesCached *cached, BonesStatement *query,
          const BonesSetup *setup, BonesTail *tail, BonesJournal *journal, GError **error)
{
  const guint32 seq = tail->seq + 1;
  BonesValue columns[BONES_ROW_COLUMNS];
  BonesValue hash = bones_statement_value (query, COLUMN_HASH);
  BonesTail next = { .seq = seq };
  BonesEntry *entry;
  guint column;

  for (guint i = 0; i < BONES_ROW_COLUMNS; i++)
    columns[i] = bones_statement_value (query, i);

  bones_chain_next (tail->hash, columns, BONES_ROW_COLUMNS, next.hash);
  if (columns[BONES_ROW_SEQ].integer != seq || hash.length != BONES_HASH_BYTES
      || memcmp (hash.data, next.hash, BONES_HASH_BYTES) != 0)
    return entry_damaged (store, cached->game, seq, error);

  entry = bones_row_to_entry (columns, setup, &column);
  if (entry == NULL)
    return not_known (store, cached->game, seq, column, error);

  next.at = entry->at;
  *tail = next;
  bones_journal_append (journal, entry);
  return TRUE;
}

static gboolean
take_rows (BonesStore *store, const BonesCached *cached, const BonesSetup *setup, BonesTail *tail,
           BonesJournal *journal, GError **error)
{
  BonesStatement *query = bones_connection_query (
      store->connection,
      "SELECT " COLUMNS " FROM secret_journal WHERE game = ? AND seq > ? ORDER BY seq",
      BONES_VALUES (BONES_INT (cached->game), BONES_INT (tail->seq)), error);
  BonesStatementStep step;

  if (query == NULL)
    return FALSE;

  while ((step = bones_statement_step (query, error)) == BONES_STEP_ROW)
    if (!take_row (store, cached, query, setup, tail, journal, error))
      {
        bones_statement_reset (query);
        return FALSE;
      }

  if (step == BONES_STEP_FAILED)
    g_prefix_error (error, _ ("Game %d could be read up to entry %u only. "), (int) cached->game,
                    tail->seq);

  return step == BONES_STEP_END;
}

/* Whether the journal has its end. */
static gboolean
check_end (BonesStore *store, const BonesCached *cached, const BonesTail *tail, GError **error)
{
  gint64 marked, least;

  if (!bones_connection_ask (store->connection,
                             "SELECT last FROM secret_journal WHERE game = ? AND seq = ?",
                             BONES_VALUES (BONES_INT (cached->game), BONES_INT (tail->seq)),
                             tail->seq == 0, &marked, error)
      || !bones_connection_ask (store->connection,
                                "SELECT least_seq FROM live_table WHERE game = ?",
                                BONES_VALUES (BONES_INT (cached->game)), 0, &least, error))
    return FALSE;

  return (marked == 1 && least <= tail->seq)
         || entry_damaged (store, cached->game, tail->seq + 1, error);
}

/* Whether the journal still has entry @kept, which was acknowledged. */
static gboolean
check_kept (BonesStore *store, const BonesCached *cached, const BonesTail *tail, guint32 kept,
            GError **error)
{
  if (kept <= tail->seq)
    return TRUE;

  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_DAMAGED,
               _ ("Game %d in “%s” has lost its end: entries %u to %u were kept, and are missing "
                  "now. The game can be looked at as it was before them, or be put back from a "
                  "copy."),
               (int) cached->game, bones_connection_get_name (store->connection), tail->seq + 1,
               kept);
  return FALSE;
}

gboolean
bones_entries_add_seed (BonesStore *store, gint64 id, guint32 entry, const guint8 *seed,
                        GError **error)
{
  g_return_val_if_fail (store != NULL && seed != NULL, FALSE);

  return BONES_STORE_RUN (store, error,
                          "INSERT INTO secret_seeds (game, entry, seed) VALUES (?, ?, ?)",
                          BONES_INT (id), BONES_INT (entry), BONES_BLOB (seed, BONES_SEED_BYTES));
}

gboolean
bones_entries_add_seeds (BonesStore *store, gint64 id, guint32 first, const GArray *seeds,
                         GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  for (guint i = 0; seeds != NULL && i < seeds->len; i++)
    {
      const BonesLaterSeed *later = &g_array_index (seeds, BonesLaterSeed, i);

      if (later->entry >= first
          && !bones_entries_add_seed (store, id, later->entry, later->seed, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
bones_entries_insert (BonesStore *store, gint64 game, BonesTail *tail, BonesEntry *const *entries,
                      guint n_entries, const BonesLiveState *live_state, const BonesLive *before,
                      GError **error)
{
  g_return_val_if_fail (store != NULL && tail != NULL && live_state != NULL, FALSE);

  for (guint i = 0; i < n_entries; i++)
    if (!insert_entry (store, game, tail, entries[i], i + 1 == n_entries, live_state->setup, error))
      return FALSE;

  return bones_live_write (store->connection, game, tail->seq, live_state, before, error);
}

gboolean
bones_store_append (BonesStore *store, gint64 game, BonesEntry *const *entries, guint n_entries,
                    const GArray *seeds, const BonesLiveState *live_state, GError **error)
{
  BonesCached *cached;
  BonesTail tail = { 0 };
  gboolean ok;

  g_return_val_if_fail (store != NULL && live_state != NULL, FALSE);
  g_return_val_if_fail (entries != NULL && n_entries > 0, FALSE);
  BONES_STORE_LOCK (store);

  cached = lookup_game (store, game, error);
  if (cached == NULL || !bones_connection_begin (store->connection, error))
    return FALSE;

  ok = leave_tail (store, cached, entries[0]->seq, &tail, error)
       && bones_entries_insert (store, game, &tail, entries, n_entries, live_state, cached->live,
                                error)
       && bones_entries_add_seeds (store, game, entries[0]->seq, seeds, error);
  if (!bones_connection_finish (store->connection, ok, error))
    return FALSE;

  bones_last_kept_note (store->kept, game, tail.seq);
  bones_cached_set (cached, &tail, live_state);
  return TRUE;
}

static gboolean
replace_entries (BonesStore *store, const BonesCached *cached, BonesTail *tail,
                 BonesEntry *const *entries, guint n_entries, const BonesLiveState *live_state,
                 GError **error)
{
  *tail = cached->start;
  return bones_connection_run (store->connection, "DELETE FROM secret_journal WHERE game = ?",
                               BONES_VALUES (BONES_INT (cached->game)), error)
         && bones_connection_run (store->connection, "DELETE FROM games_by_number WHERE game = ?",
                                  BONES_VALUES (BONES_INT (cached->game)), error)
         && bones_entries_insert (store, cached->game, tail, entries, n_entries, live_state, NULL,
                                  error);
}

gboolean
bones_store_write_anew (BonesStore *store, gint64 game, BonesEntry *const *entries, guint n_entries,
                        const BonesLiveState *live_state, GError **error)
{
  BonesCached *cached;
  BonesTail tail;
  gboolean ok;

  g_return_val_if_fail (store != NULL && live_state != NULL, FALSE);
  g_return_val_if_fail (n_entries == 0 || entries != NULL, FALSE);
  BONES_STORE_LOCK (store);

  cached = lookup_game (store, game, error);
  if (cached == NULL || !bones_connection_begin (store->connection, error))
    return FALSE;

  ok = check_tail (store, cached, n_entries + 1, &tail, error)
       && replace_entries (store, cached, &tail, entries, n_entries, live_state, error);
  if (!bones_connection_finish (store->connection, ok, error))
    return FALSE;

  bones_cached_set (cached, &tail, live_state);
  return TRUE;
}

gboolean
bones_store_load_entries (BonesStore *store, gint64 game, const BonesSetup *setup,
                          BonesJournal *journal, GError **error)
{
  BonesCached *cached;
  BonesTail tail;
  guint32 kept;
  gboolean ok;

  g_return_val_if_fail (store != NULL && setup != NULL && journal != NULL, FALSE);
  BONES_STORE_LOCK (store);

  kept = bones_last_kept_get (store->kept, game); /* before the state that is read now */
  cached = lookup_game (store, game, error);
  if (cached == NULL || !bones_connection_begin_reading (store->connection, error))
    return FALSE;

  ok = find_tail (store, cached, bones_journal_length (journal), &tail, error)
       && take_rows (store, cached, setup, &tail, journal, error)
       && check_end (store, cached, &tail, error) && check_kept (store, cached, &tail, kept, error);
  if (!same_tail (&tail, &cached->tail))
    bones_cached_move (cached, &tail);

  return bones_connection_finish (store->connection, ok, error);
}

gboolean
bones_store_rebuild_status (BonesStore *store, gint64 game, const BonesLiveState *live_state,
                            GError **error)
{
  BonesCached *cached;
  BonesTail tail;
  gboolean ok;

  g_return_val_if_fail (store != NULL && live_state != NULL, FALSE);
  BONES_STORE_LOCK (store);

  cached = lookup_game (store, game, error);
  if (cached == NULL || !bones_connection_begin (store->connection, error))
    return FALSE;

  ok = read_tail (store, cached, &tail, error)
       && bones_entries_insert (store, game, &tail, NULL, 0, live_state, NULL, error);
  if (!bones_connection_finish (store->connection, ok, error))
    return FALSE;

  bones_cached_set (cached, &tail, live_state);
  return TRUE;
}
