/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "battle.h"

#include <signal.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#include "chain.h"
#include "replay.h"
#include "row.h"

Battle *
battle_new (guint boats)
{
  Battle *battle = g_new0 (Battle, 1);

  battle->boats = boats_new (boats, 3);
  return battle;
}

void
battle_free (Battle *battle)
{
  boats_free (battle->boats);
  g_free (battle);
}

BonesLiveState
battle_live_state (Battle *battle, BonesNames **names)
{
  *names = bones_names_new (battle->boats->setup, battle->boats->journal, NULL);
  return (BonesLiveState){ battle->boats->setup, *names, &boats_play (battle->boats)->game };
}

gboolean
battle_add (Battle *battle, BonesStore *store, GError **error)
{
  g_autoptr (BonesGameRecord) record = bones_game_record_new ();
  g_autoptr (BonesNames) names = NULL;
  const BonesLiveState live_state = battle_live_state (battle, &names);
  const guint32 length = bones_journal_length (battle->boats->journal);
  const char *words[] = { "mizzen", "", NULL };

  record->ruleset = g_strdup ("null");
  record->edition = g_strdup ("1");
  record->rules_version = 1;
  record->title = g_strdup ("Red against Blue");
  record->setup = g_strdup ("{\"fleets\":[\"Red\",\"Blue\"]}");
  record->content = g_strdup ("{\"range\":3}");
  record->words = g_strdupv ((char **) words);
  record->created = 1000;
  memset (record->seed, 7, sizeof record->seed);
  battle->game = bones_store_add_game (store, record,
                                       (BonesEntry *const *) battle->boats->journal->entries->pdata,
                                       length, &live_state, error);
  battle->kept = battle->game == 0 ? 0 : length;
  battle->store = store;
  return battle->game != 0;
}

gboolean
battle_keep (Battle *battle, GError **error)
{
  g_autoptr (BonesNames) names = NULL;
  const BonesLiveState live_state = battle_live_state (battle, &names);
  GPtrArray *entries = battle->boats->journal->entries;

  if (entries->len > battle->kept
      && !bones_store_append (battle->store, battle->game,
                              (BonesEntry *const *) &entries->pdata[battle->kept],
                              entries->len - battle->kept, NULL, &live_state, error))
    return FALSE;

  battle->kept = entries->len;
  return TRUE;
}

void
battle_forget (Battle *battle)
{
  bones_journal_retract (battle->boats->journal,
                         bones_journal_length (battle->boats->journal) - battle->kept);
  g_assert_cmpuint (bones_replay_follow (battle->boats->replay, battle->boats->journal), ==, 0);
}

void
battle_change (Battle *battle, const BonesChange *change, const char *text)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_OVERRIDE);

  entry->changes = g_memdup2 (change, sizeof *change);
  entry->n_changes = 1;
  entry->text = g_strdup (text);
  entry->at = 2000 + boats_next (battle->boats);
  g_assert_cmpuint (boats_append (battle->boats, entry), ==, 0);
}

void
battle_note (Battle *battle, const char *text, const char *rule)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_NOTE);

  entry->text = g_strdup (text);
  entry->rule = g_strdup (rule);
  g_assert_cmpuint (boats_append (battle->boats, entry), ==, 0);
}

static guint
pick (GRand *rand, guint n)
{
  return (guint) g_rand_int_range (rand, 0, (gint32) n);
}

/* A note or an override, which always fits. */
static void
play_override (Battle *battle, GRand *rand)
{
  const BonesGame *game = &boats_play (battle->boats)->game;
  const guint ship = pick (rand, game->n_ships);
  const BonesChange changes[] = {
    { BONES_SET_SHIP, NULL_HITS, ship, FALSE, pick (rand, 2) },
    { BONES_SET_SHIP, BONES_SHIP_STATUS, ship, FALSE, pick (rand, BONES_STATUSES) },
    { BONES_SET_FLEET, NULL_LUCK, pick (rand, game->n_fleets), FALSE, pick (rand, 7) },
    { BONES_SET_TABLE, BONES_TABLE_WIND, 0, FALSE, pick (rand, BONES_CALM + 1) },
    { BONES_RENAME_SHIP, 0, ship, FALSE, 0 },
    { BONES_SET_CARD, pick (rand, BONES_MAX_DECKS), pick (rand, 40), FALSE, pick (rand, 5) },
    { BONES_ADD_MARKER, 1, BONES_NOBODY, FALSE, ship },
    { BONES_ADD_SHIP, 0, pick (rand, game->n_fleets), FALSE, 0 },
    { BONES_REMOVE_MARKER, 0, game->n_markers - 1, FALSE, 0 },
  };
  guint n = G_N_ELEMENTS (changes) - (game->n_markers == 0) - (game->n_ships > 20);

  g_autofree char *name = g_strdup_printf ("Boat \"%u\"", pick (rand, 100));

  if (game->n_markers > 20)
    n = 6;

  battle_change (battle, &changes[pick (rand, n)], name);
}

/* The first open choice, or a likely number. */
static void
play_answer (Battle *battle, GRand *rand)
{
  const BonesAsk *prompt = &boats_play (battle->boats)->prompt;
  guint16 values[BONES_MAX_VALUES] = { 0 };

  if (prompt->kind == BONES_ASK_DICE)
    for (guint i = 0; i < prompt->least; i++)
      values[i] = (guint16) (1 + pick (rand, prompt->sides));
  else if (prompt->kind == BONES_ASK_INCHES)
    values[0] = (guint16) (50 * pick (rand, prompt->high / 50u + 1));
  else if (prompt->kind == BONES_ASK_CONFIRM)
    values[0] = (guint16) pick (rand, 2);
  else
    while (!bones_ask_allows (prompt, values[0]))
      values[0]++;

  boats_answer (battle->boats, prompt->least, values);
}

static gboolean
play_action (Battle *battle, GRand *rand)
{
  const BonesPlay *play = boats_play (battle->boats);
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (BonesAction));

  bones_null.actions (battle->boats->setup, &play->game, actions);
  for (guint first = pick (rand, actions->len), i = 0; i < actions->len; i++)
    {
      const BonesAction *action = &g_array_index (actions, BonesAction, (first + i) % actions->len);
      BonesRefusal refusal = { 0 };

      if (!bones_play_is_open (play, action, &refusal))
        continue;

      boats_start (battle->boats, action->verb, action->ship);
      return TRUE;
    }

  return FALSE;
}

void
battle_play (Battle *battle, GRand *rand)
{
  const guint way = pick (rand, 20);

  if (way == 0 && bones_journal_length (battle->boats->journal) > 8)
    boats_undo (battle->boats);
  else if (way == 1 && boats_redo (battle->boats))
    return;
  else if (way == 2)
    battle_note (battle, "The cat says no.", "NULL-SHOT");
  else if (way <= 5)
    play_override (battle, rand);
  else if (boats_play (battle->boats)->stop == BONES_ASKING)
    play_answer (battle, rand);
  else if (!play_action (battle, rand))
    battle_note (battle, "Nothing can be done.", NULL);
}

BonesJournal *
battle_load (BonesStore *store, const BonesSetup *setup, gint64 game)
{
  g_autoptr (GError) error = NULL;
  BonesJournal *journal = bones_journal_new ();

  bones_store_load_entries (store, game, setup, journal, &error);
  g_assert_no_error (error);
  return journal;
}

/* A choice keeps its id; its index is known after it met its ask. */
static void
assert_same_values (const BonesAnswer *a, const BonesAnswer *b)
{
  const guint n = a->said != NULL ? bones_answer_count_choices (a) : 0;

  g_assert_cmpuint (a->n, ==, b->n);
  g_assert_true (a->said == b->said); /* equal lists are one list */
  for (guint i = 0; i < a->n; i++)
    if (i >= n)
      g_assert_cmpuint (a->values[i], ==, b->values[i]);
    else if (a->kind == BONES_ASK_TARGETS || a->kind == BONES_ASK_EFFECTS)
      g_assert_cmpuint (a->values[i] & 0xff, ==, b->values[i] & 0xff);
}

void
battle_assert_same_entry (const BonesEntry *a, const BonesEntry *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->seq, ==, b->seq);
  g_assert_cmpuint (a->to, ==, b->to);
  g_assert_cmpuint (a->agreed, ==, b->agreed);
  g_assert_cmpint (a->at, ==, b->at);
  g_assert_cmpmem (&a->action, sizeof a->action, &b->action, sizeof b->action);
  g_assert_cmpstr (a->answer.key.rule, ==, b->answer.key.rule);
  g_assert_cmpuint (a->answer.key.subject, ==, b->answer.key.subject);
  g_assert_cmpuint (a->answer.key.ordinal, ==, b->answer.key.ordinal);
  g_assert_cmpint (a->answer.kind, ==, b->answer.kind);
  g_assert_cmpint (a->answer.source, ==, b->answer.source);
  assert_same_values (&a->answer, &b->answer);
  g_assert_cmpmem (a->changes, a->n_changes * sizeof *a->changes, b->changes,
                   b->n_changes * sizeof *b->changes);
  g_assert_cmpstr (a->text, ==, b->text);
  g_assert_cmpstr (a->rule, ==, b->rule);
}

void
battle_assert_stored (Battle *battle, BonesStore *store, const char *path, guint32 n)
{
  g_autoptr (BonesJournal) journal = battle_load (store, battle->boats->setup, battle->game);
  g_autoptr (BonesReplay) replay = bones_replay_new (battle->boats->setup);
  g_autoptr (BonesNames) names = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = battle_dump (path, "live%"), *after = NULL;
  g_autofree char *secret_before = battle_dump (path, "secret%"), *secret_after = NULL;
  BonesLiveState live_state;

  g_assert_cmpuint (bones_journal_length (journal), >=, n);
  g_assert_cmpuint (bones_journal_length (journal), <=,
                    bones_journal_length (battle->boats->journal));
  for (guint32 seq = 1; seq <= bones_journal_length (journal); seq++)
    battle_assert_same_entry (bones_journal_entry (journal, seq),
                              bones_journal_entry (battle->boats->journal, seq));

  g_assert_cmpuint (bones_replay_follow (replay, journal), ==, 0);
  names = bones_names_new (battle->boats->setup, journal, NULL);
  live_state = (BonesLiveState){ battle->boats->setup, names, &bones_replay_play (replay)->game };
  bones_store_rebuild_status (store, battle->game, &live_state, &error);
  g_assert_no_error (error);
  after = battle_dump (path, "live%");
  secret_after = battle_dump (path, "secret%");
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (secret_before, ==, secret_after);
}

static sqlite3 *
open_outside (const char *path)
{
  sqlite3 *handle;

  g_assert_cmpint (sqlite3_open_v2 (path, &handle, SQLITE_OPEN_READWRITE, NULL), ==, SQLITE_OK);
  return handle;
}

static int
dump_row (void *data, int n, char **values, char **names)
{
  GString *text = data;

  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%s=%s ", names[i], values[i] == NULL ? "NULL" : values[i]);

  g_string_append_c (text, '\n');
  return 0;
}

static int
dump_table (void *data, int n, char **values, char **names)
{
  GString *sql = data;

  g_string_append_printf (sql, "SELECT '%s', * FROM %s;", values[0], values[0]);
  return 0;
}

char *
battle_dump (const char *path, const char *pattern)
{
  sqlite3 *handle = open_outside (path);
  g_autoptr (GString) sql = g_string_new (NULL);
  GString *text = g_string_new (NULL);
  char *tables = sqlite3_mprintf ("SELECT name FROM sqlite_schema WHERE type = 'table'"
                                  " AND name LIKE %Q ORDER BY name",
                                  pattern);

  g_assert_cmpint (sqlite3_exec (handle, tables, dump_table, sql, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (handle, sql->str, dump_row, text, NULL), ==, SQLITE_OK);
  sqlite3_free (tables);
  sqlite3_close (handle);
  return g_string_free (text, FALSE);
}

void
battle_run_sql (const char *path, const char *sql)
{
  sqlite3 *handle = open_outside (path);
  char *message = NULL;

  sqlite3_exec (handle, sql, NULL, NULL, &message);
  g_assert_cmpstr (message, ==, NULL);
  sqlite3_close (handle);
}

char *
battle_ask_text (const char *path, const char *sql)
{
  sqlite3 *handle = open_outside (path);
  sqlite3_stmt *statement;
  char *answer;

  g_assert_cmpint (sqlite3_prepare_v2 (handle, sql, -1, &statement, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_step (statement), ==, SQLITE_ROW);
  answer = g_strdup ((const char *) sqlite3_column_text (statement, 0));
  sqlite3_finalize (statement);
  sqlite3_close (handle);
  return answer;
}

gint64
battle_ask_sql (const char *path, const char *sql)
{
  g_autofree char *answer = battle_ask_text (path, sql);

  return g_ascii_strtoll (answer, NULL, 10);
}

void
battle_hold (const char *path, int ready, int done)
{
  sqlite3 *handle = open_outside (path);
  char byte = '!';

  g_assert_cmpint (sqlite3_exec (handle, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  g_assert_cmpint (write (ready, &byte, 1), ==, 1);
  g_assert_cmpint (read (done, &byte, 1), ==, 0);
  sqlite3_close (handle);
}

void
battle_die_with (const char *path, const char *sql)
{
  sqlite3 *handle = open_outside (path);

  g_assert_cmpint (sqlite3_exec (handle, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  kill (getpid (), SIGKILL);
}

void
battle_forge_verb (const char *path, gint64 game, guint32 seq, const char *verb)
{
  g_autofree char *before = g_strdup_printf ("SELECT hex (hash) FROM secret_journal WHERE game = %d"
                                             " AND seq = %u",
                                             (int) game, seq - 1);
  g_autofree char *hex = battle_ask_text (path, before), *sql = NULL, *hash = NULL;
  BonesValue columns[BONES_ROW_COLUMNS] = {
    [BONES_ROW_SEQ] = BONES_INT (seq),
    [BONES_ROW_KIND] = bones_value_text ("action"),
    [BONES_ROW_AT] = BONES_INT (0),
    [BONES_ROW_VERB] = bones_value_text (verb),
  };
  guint8 bytes[BONES_HASH_BYTES];
  GString *next = g_string_new (NULL);

  for (guint i = 0; i < BONES_HASH_BYTES; i++)
    bytes[i] =
        (guint8) (g_ascii_xdigit_value (hex[2 * i]) << 4 | g_ascii_xdigit_value (hex[2 * i + 1]));

  bones_chain_next (bytes, columns, BONES_ROW_COLUMNS, bytes);
  for (guint i = 0; i < BONES_HASH_BYTES; i++)
    g_string_append_printf (next, "%02x", bytes[i]);

  hash = g_string_free (next, FALSE);
  sql = g_strdup_printf ("UPDATE secret_journal SET last = NULL WHERE game = %d;"
                         "INSERT INTO secret_journal (game, seq, kind, at, verb, hash, last)"
                         " VALUES (%d, %u, 'action', 0, '%s', x'%s', 1)",
                         (int) game, (int) game, seq, verb, hash);
  battle_run_sql (path, sql);
}
