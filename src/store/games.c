/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "entries.h"
#include "seeds.h"

static gboolean
add_content (BonesStore *store, const char *sha256, const char *json, GError **error)
{
  return BONES_STORE_RUN (store, error,
                          "INSERT INTO content (sha256, json) VALUES (?, ?) ON CONFLICT DO NOTHING",
                          bones_value_text (sha256), bones_value_text (json));
}

/* Inserts the row of @record and sets @start. Returns the game's number, or 0. */
static gint64
add_row (BonesStore *store, const BonesGameRecord *record, const char *content, BonesTail *start,
         GError **error)
{
  g_autofree char *commitment = bones_seeds_commitment (record, 0);
  const BonesValue hashed[] = {
    bones_value_text (record->ruleset), bones_value_text (record->edition),
    BONES_INT (record->rules_version),  bones_value_text (content),
    bones_value_text (record->setup),   bones_value_text (commitment),
  };

  if (!BONES_STORE_RUN (
          store, error,
          "INSERT INTO games (ruleset, edition, rules_version, content, commitment, title,"
          " created) VALUES (?, ?, ?, ?, ?, ?, ?)",
          hashed[0], hashed[1], hashed[2], hashed[3], hashed[5], bones_value_text (record->title),
          BONES_INT (record->created)))
    return 0;

  *start = (BonesTail){ .at = record->created };
  bones_chain_next (NULL, hashed, G_N_ELEMENTS (hashed), start->hash);
  return bones_connection_last_id (store->connection);
}

static gboolean
add_secrets (BonesStore *store, gint64 id, const BonesGameRecord *record, GError **error)
{
  if (!BONES_STORE_RUN (store, error, "INSERT INTO secret_setups (game, setup) VALUES (?, ?)",
                        BONES_INT (id), bones_value_text (record->setup))
      || !bones_entries_add_seed (store, id, 0, record->seed, error))
    return FALSE;

  if (!bones_entries_add_seeds (store, id, 1, record->seeds, error))
    return FALSE;

  for (guint i = 0; record->words != NULL && record->words[i] != NULL; i++)
    if (!BONES_STORE_RUN (store, error,
                          "INSERT INTO secret_words (game, seat, word) VALUES (?, ?, ?)",
                          BONES_INT (id), BONES_INT (i), bones_value_text (record->words[i])))
      return FALSE;

  return TRUE;
}

static gboolean
add_kept (BonesStore *store, gint64 id, const BonesGameRecord *record, GError **error)
{
  for (guint i = 0; record->kept != NULL && i < record->kept->len; i++)
    {
      const BonesKeptFleet *kept = &g_array_index (record->kept, BonesKeptFleet, i);

      if (!BONES_STORE_RUN (
              store, error,
              "INSERT INTO game_fleets (game, fleet, kept, revision) VALUES (?, ?, ?, ?)",
              BONES_INT (id), BONES_INT (kept->fleet), BONES_INT (kept->kept),
              BONES_INT (kept->revision)))
        return FALSE;
    }

  return TRUE;
}

static gboolean
put_away (BonesStore *store, gint64 id, GError **error)
{
  return BONES_STORE_RUN (store, error,
                          "INSERT INTO archived_games (game) VALUES (?) ON CONFLICT DO NOTHING",
                          BONES_INT (id));
}

gint64
bones_store_add_game (BonesStore *store, const BonesGameRecord *record, BonesEntry *const *entries,
                      guint n_entries, const BonesLiveState *live_state, GError **error)
{
  g_autofree char *content = NULL;
  BonesTail start = { 0 }, tail;
  gboolean ok;
  gint64 id;

  g_return_val_if_fail (store != NULL && record != NULL && live_state != NULL, 0);
  g_return_val_if_fail (record->content != NULL, 0);
  BONES_STORE_LOCK (store);

  if (!bones_connection_begin (store->connection, error))
    return 0;

  content = g_compute_checksum_for_string (G_CHECKSUM_SHA256, record->content, -1);
  id = add_content (store, content, record->content, error)
           ? add_row (store, record, content, &start, error)
           : 0;
  tail = start;
  ok = id != 0 && add_secrets (store, id, record, error) && add_kept (store, id, record, error)
       && (!record->archived || put_away (store, id, error))
       && bones_entries_insert (store, id, &tail, entries, n_entries, live_state, NULL, error);
  if (!bones_connection_finish (store->connection, ok, error))
    return 0;

  bones_last_kept_note (store->kept, id, tail.seq);
  bones_cached_set (bones_store_cache (store, id, &start), &tail, live_state);
  return id;
}

BonesGameRecord *
bones_game_record_new (void)
{
  return g_new0 (BonesGameRecord, 1);
}

void
bones_game_record_free (BonesGameRecord *record)
{
  if (record == NULL)
    return;

  g_free (record->ruleset);
  g_free (record->edition);
  g_free (record->title);
  g_free (record->setup);
  g_free (record->content);
  g_strfreev (record->words);
  g_clear_pointer (&record->kept, g_array_unref);
  g_clear_pointer (&record->seeds, g_array_unref);
  g_free (record->paused);
  g_free (record->winner);
  g_strfreev (record->fleets);
  g_strfreev (record->captains);
  g_free (record->letters);
  g_free (record);
}

/* The columns that a list and a single game have in common. */
#define ARCHIVED "EXISTS (SELECT 1 FROM archived_games WHERE game = games.id)"
#define MADE "games.id, ruleset, edition, rules_version, title, " ARCHIVED ", created,"
#define OF_FLEETS(column)                                                                          \
  ", (SELECT group_concat (coalesce (" column ", ''), char (31)) FROM live_fleets"                 \
  " WHERE game = games.id)"
#define FLEETS OF_FLEETS ("name") OF_FLEETS ("captain") OF_FLEETS ("letter")
#define BY_NUMBER " EXISTS (SELECT 1 FROM games_by_number WHERE game = games.id)"
#define LAST_AT BONES_LAST_AT ("games.id")
#define RECORD                                                                                     \
  MADE                                                                                             \
      " coalesce (" LAST_AT ", created),"                                                          \
      " coalesce (round, 0), coalesce (over, 0),"                                                  \
      " coalesce ((SELECT max (seq) FROM secret_journal WHERE game = games.id), 0),"               \
      " (SELECT CASE WHEN ruling = '" BONES_PAUSE                                                  \
      "' THEN coalesce (text, '') END FROM secret_journal"                                         \
      " WHERE game = games.id AND kind <> 'seed' ORDER BY seq DESC LIMIT 1)," BY_NUMBER            \
      ", (SELECT name FROM live_fleets WHERE game = games.id AND fleet = live_table.winner)" FLEETS

/* The same without what follows from the journal. */
#define BARE_RECORD MADE " created, 0, 0, 0, NULL," BY_NUMBER ", NULL" FLEETS

char *
bones_game_title (const char *const *fleets)
{
  char *title = g_strdup ("");

  g_return_val_if_fail (fleets != NULL, title);

  for (guint i = 0; fleets[i] != NULL; i++)
    {
      g_autofree char *name = bones_name_isolate (fleets[i]);
      g_autofree char *before = title;

      /* Translators: the title of a battle, from the names of its fleets */
      title = i == 0 ? g_strdup (name) : g_strdup_printf (_ ("%s against %s"), before, name);
    }

  return title;
}

gboolean
bones_game_title_fits (const char *title)
{
  const char *at = title;

  g_return_val_if_fail (title != NULL, FALSE);

  while (*at != '\0' && !g_unichar_iscntrl (g_utf8_get_char (at)))
    at = g_utf8_next_char (at);

  return *at == '\0' && g_utf8_strlen (title, -1) <= BONES_LONGEST_TITLE;
}

/* What each fleet has in @column; @n of them, or as many as there are if @n is -1. */
static char **
read_of_fleets (BonesStatement *row, int column, gint n)
{
  g_autofree char *text = bones_statement_dup_text (row, column);
  g_auto (GStrv) parts = g_strsplit (text != NULL ? text : "", "\x1f", -1);
  char **of_fleets;

  if (n < 0)
    return g_steal_pointer (&parts);

  /* Of one empty text, g_strsplit() makes none; and whoever spoils a database may write anything.
   */
  of_fleets = g_new0 (char *, n + 1);
  for (gint i = 0; i < n; i++)
    of_fleets[i] = g_strdup ((guint) n == g_strv_length (parts) ? parts[i] : "");
  return of_fleets;
}

static BonesGameRecord *
read_record (BonesStatement *row)
{
  BonesGameRecord *record = bones_game_record_new ();
  g_auto (GStrv) letters = NULL;
  gint n;

  record->id = bones_statement_int (row, 0);
  record->ruleset = bones_statement_dup_text (row, 1);
  record->edition = bones_statement_dup_text (row, 2);
  record->rules_version = (guint) bones_statement_int (row, 3);
  record->title = bones_statement_dup_text (row, 4);
  record->named = record->title != NULL && *record->title != '\0';
  record->fleets = read_of_fleets (row, 14, -1);
  n = (gint) g_strv_length (record->fleets);
  record->captains = read_of_fleets (row, 15, n);
  letters = read_of_fleets (row, 16, n);
  record->letters = g_new0 (char, n + 1);
  for (gint i = 0; i < n; i++)
    record->letters[i] = *letters[i] != '\0' ? *letters[i] : '?';
  if (!record->named)
    {
      g_free (record->title);
      record->title = bones_game_title ((const char *const *) record->fleets);
    }
  record->archived = bones_statement_int (row, 5) != 0;
  record->created = bones_statement_int (row, 6);
  record->played = bones_statement_int (row, 7);
  record->round = (guint) bones_statement_int (row, 8);
  record->over = bones_statement_int (row, 9) != 0;
  record->last_seq = (guint32) bones_statement_int (row, 10);
  record->paused = bones_statement_dup_text (row, 11);
  record->by_number = bones_statement_int (row, 12) != 0;
  record->winner = bones_statement_dup_text (row, 13);
  return record;
}

GPtrArray *
bones_store_list_games (BonesStore *store, GError **error)
{
  g_autoptr (GPtrArray) games =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_game_record_free);
  BonesStatement *query;
  BonesStatementStep step;

  g_return_val_if_fail (store != NULL, NULL);
  BONES_STORE_LOCK (store);

  query = bones_connection_query (store->connection,
                                  "SELECT " RECORD " FROM games LEFT JOIN live_table"
                                  " ON live_table.game = games.id ORDER BY 8 DESC, 1 DESC",
                                  NULL, 0, error);
  if (query == NULL)
    return NULL;

  while ((step = bones_statement_step (query, error)) == BONES_STEP_ROW)
    g_ptr_array_add (games, read_record (query));

  return step == BONES_STEP_END ? g_steal_pointer (&games) : NULL;
}

static gboolean
read_words (BonesStore *store, BonesGameRecord *record, GError **error)
{
  BonesStatement *query = bones_connection_query (
      store->connection, "SELECT word FROM secret_words WHERE game = ? ORDER BY seat",
      BONES_VALUES (BONES_INT (record->id)), error);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  BonesStatementStep step;

  if (query == NULL)
    return FALSE;

  while ((step = bones_statement_step (query, error)) == BONES_STEP_ROW)
    g_ptr_array_add (words, bones_statement_dup_text (query, 0));

  g_ptr_array_add (words, NULL);
  record->words = (char **) g_ptr_array_steal (words, NULL);
  return step == BONES_STEP_END;
}

static gboolean
read_kept (BonesStore *store, BonesGameRecord *record, GError **error)
{
  BonesStatement *query = bones_connection_query (
      store->connection,
      "SELECT fleet, kept, revision FROM game_fleets WHERE game = ? ORDER BY fleet",
      BONES_VALUES (BONES_INT (record->id)), error);
  BonesStatementStep step;

  if (query == NULL)
    return FALSE;

  record->kept = g_array_new (FALSE, FALSE, sizeof (BonesKeptFleet));
  while ((step = bones_statement_step (query, error)) == BONES_STEP_ROW)
    {
      const BonesKeptFleet kept = { .fleet = (guint) bones_statement_int (query, 0),
                                    .kept = bones_statement_int (query, 1),
                                    .revision = (guint) bones_statement_int (query, 2) };

      g_array_append_val (record->kept, kept);
    }

  return step == BONES_STEP_END;
}

static gboolean
read_seeds (BonesStore *store, BonesGameRecord *record, GError **error)
{
  BonesStatement *query = bones_connection_query (
      store->connection,
      "SELECT entry, seed FROM secret_seeds WHERE game = ? AND entry > 0 ORDER BY entry",
      BONES_VALUES (BONES_INT (record->id)), error);
  BonesStatementStep step;
  guint8 seed[BONES_SEED_BYTES];

  if (query == NULL)
    return FALSE;

  g_clear_pointer (&record->seeds, g_array_unref);
  while ((step = bones_statement_step (query, error)) == BONES_STEP_ROW)
    if (bones_statement_copy_bytes (query, 1, seed, sizeof seed))
      bones_seeds_add (record, (guint32) bones_statement_int (query, 0), seed);

  return step == BONES_STEP_END;
}

gboolean
bones_store_load_seeds (BonesStore *store, BonesGameRecord *record, GError **error)
{
  g_return_val_if_fail (store != NULL && record != NULL, FALSE);
  BONES_STORE_LOCK (store);

  return read_seeds (store, record, error);
}

/* Whether content, words and the first seed are those that the game was created with. */
static gboolean
is_whole (const BonesGameRecord *record, const char *sha256, const char *commitment)
{
  g_autofree char *content = NULL, *bound = bones_seeds_commitment (record, 0);

  if (record->content == NULL || *record->setup == '\0')
    return FALSE;

  content = g_compute_checksum_for_string (G_CHECKSUM_SHA256, record->content, -1);
  return g_strcmp0 (content, sha256) == 0 && g_strcmp0 (bound, commitment) == 0;
}

static gboolean
game_damaged (BonesStore *store, gint64 game, GError **error)
{
  g_set_error (
      error, BONES_STORE_ERROR, BONES_STORE_ERROR_DAMAGED,
      _ ("Game %d in “%s” is damaged: its ships’ data, the seed of its dice, or the players’ words "
         "differ from what it began with. Put the database back from a copy, or remove the game."),
      (int) game, bones_connection_get_name (store->connection));
  return FALSE;
}

/* Reads the game into @record and resets @query. */
static gboolean
read_game (BonesStore *store, BonesStatement *query, gint64 game, BonesGameRecord **record,
           GError **error)
{
  g_autofree char *sha256 = NULL, *commitment = NULL;
  gboolean whole;

  switch (bones_statement_step (query, error))
    {
    case BONES_STEP_FAILED:
      return FALSE;
    case BONES_STEP_END:
      return bones_store_no_such_game (store, game, error);
    default:
      break;
    }

  *record = read_record (query);
  (*record)->content = bones_statement_dup_text (query, 17);
  whole = bones_statement_copy_bytes (query, 18, (*record)->seed, sizeof (*record)->seed);
  sha256 = bones_statement_dup_text (query, 19);
  commitment = bones_statement_dup_text (query, 20);
  (*record)->setup = bones_statement_dup_text (query, 21);
  bones_statement_reset (query);
  if (!read_words (store, *record, error) || !read_seeds (store, *record, error)
      || !read_kept (store, *record, error))
    return FALSE;

  return (whole && is_whole (*record, sha256, commitment)) || game_damaged (store, game, error);
}

#define WITH_CONTENT                                                                               \
  ", json, seed, content, commitment, " BONES_SETUP                                                \
  " FROM games LEFT JOIN content ON sha256 = content"                                              \
  " LEFT JOIN secret_seeds ON secret_seeds.game = games.id AND entry = 0"
#define THIS_GAME " WHERE games.id = ?"

static BonesGameRecord *
load_game (BonesStore *store, const char *sql, gint64 game, GError **error)
{
  g_autoptr (BonesGameRecord) record = NULL;
  BonesStatement *query =
      bones_connection_query (store->connection, sql, BONES_VALUES (BONES_INT (game)), error);

  if (query == NULL || !read_game (store, query, game, &record, error))
    return NULL;

  return g_steal_pointer (&record);
}

/* If the journal or the live tables are damaged, the rest of the game can still be read. */
BonesGameRecord *
bones_store_load_game (BonesStore *store, gint64 game, GError **error)
{
  g_autoptr (GError) local = NULL;
  BonesGameRecord *record;

  g_return_val_if_fail (store != NULL, NULL);
  BONES_STORE_LOCK (store);

  record = load_game (store,
                      "SELECT " RECORD WITH_CONTENT
                      " LEFT JOIN live_table ON live_table.game = games.id" THIS_GAME,
                      game, &local);
  if (record != NULL)
    return record;

  if (g_error_matches (local, BONES_STORE_ERROR, BONES_STORE_ERROR_DAMAGED))
    return load_game (store, "SELECT " BARE_RECORD WITH_CONTENT THIS_GAME, game, error);

  g_propagate_error (error, g_steal_pointer (&local));
  return NULL;
}

gboolean
bones_store_rename_game (BonesStore *store, gint64 game, const char *title, GError **error)
{
  g_autofree char *stripped = NULL;
  gboolean ok;

  g_return_val_if_fail (store != NULL && title != NULL, FALSE);
  BONES_STORE_LOCK (store);

  stripped = g_strstrip (g_strdup (title));
  if (!bones_game_title_fits (stripped))
    {
      g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_FAILED,
                   _ ("A title has at most %d letters, all on one line."), BONES_LONGEST_TITLE);
      return FALSE;
    }

  if (!bones_connection_begin (store->connection, error))
    return FALSE;

  ok = bones_store_check_is_there (store, game, error)
       && BONES_STORE_RUN (store, error, "UPDATE games SET title = ? WHERE id = ?",
                           bones_value_text (stripped), BONES_INT (game));
  return bones_connection_finish (store->connection, ok, error);
}

gboolean
bones_store_archive_game (BonesStore *store, gint64 game, gboolean archived, GError **error)
{
  gboolean ok;

  g_return_val_if_fail (store != NULL, FALSE);
  BONES_STORE_LOCK (store);

  if (!bones_connection_begin (store->connection, error))
    return FALSE;

  ok = bones_store_check_is_there (store, game, error)
       && (archived ? put_away (store, game, error)
                    : BONES_STORE_RUN (store, error, "DELETE FROM archived_games WHERE game = ?",
                                       BONES_INT (game)));
  return bones_connection_finish (store->connection, ok, error);
}

gboolean
bones_store_remove_game (BonesStore *store, gint64 game, GError **error)
{
  gboolean ok;

  g_return_val_if_fail (store != NULL, FALSE);
  BONES_STORE_LOCK (store);

  if (!bones_connection_begin (store->connection, error))
    return FALSE;

  ok = bones_store_check_is_there (store, game, error)
       && BONES_STORE_RUN (store, error, "DELETE FROM games WHERE id = ?", BONES_INT (game))
       && bones_connection_run (store->connection,
                                "DELETE FROM content WHERE sha256 NOT IN"
                                " (SELECT content FROM games)",
                                NULL, 0, error);
  if (!bones_connection_finish (store->connection, ok, error))
    return FALSE;

  g_hash_table_remove (store->games, &game);
  return TRUE;
}
