/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The store as the table uses it: the file, its games, their entries.
 */
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#include "backups.h"
#include "fixture.h"
#include "game-filter.h"
#include "journal.h"

/* The file has the program's mark, and the safest settings of SQLite. */
static void
test_file (Fixture *fixture, gconstpointer data)
{
  g_autofree char *wal = g_strconcat (fixture->path, "-wal", NULL);

  g_assert_cmpint (battle_ask_sql (fixture->path, "PRAGMA application_id"), ==, 0x426f6e65);
  g_assert_cmpint (battle_ask_sql (fixture->path, "PRAGMA user_version"), ==, 8);
  g_assert_cmpint (battle_ask_sql (fixture->path, "SELECT count(*) FROM pragma_journal_mode"
                                                  " WHERE journal_mode = 'wal'"),
                   ==, 1);
  g_assert_cmpint (battle_ask_sql (fixture->path, "SELECT count(*) FROM pragma_table_list"
                                                  " WHERE name NOT LIKE 'sqlite%' AND NOT strict"),
                   ==, 0);
  g_assert_true (g_file_test (wal, G_FILE_TEST_EXISTS));
}

static void
test_memory (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesStore) store = bones_store_open (":memory:", &error);
  g_autoptr (Battle) battle = battle_new (3);

  g_assert_no_error (error);
  g_assert_true (battle_add (battle, store, &error));
  boats_start (battle->boats, NULL_DRAW, BONES_NO_SHIP);
  g_assert_true (battle_keep (battle, &error));
}

/* Only the owner can read the file and those that SQLite keeps beside it. */
static void
test_private (Fixture *fixture, gconstpointer data)
{
  static const char *const suffixes[] = { "", "-wal", "-shm", "-last" };

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *path = g_strconcat (fixture->path, suffixes[i], NULL);
      GStatBuf info;

      g_assert_cmpint (g_stat (path, &info), ==, 0);
      g_assert_cmpuint (info.st_mode & 0777, ==, 0600);
    }
}

static void
test_names (void)
{
  static const char *const names[] = { "", "file:battles.db", "FILE:battles.db?mode=memory" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (bones_store_open (names[i], &error));
      g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO);
      g_assert_nonnull (strstr (error->message, *names[i] == '\0' ? "empty" : names[i]));
    }
}

/* At a rest the file alone has everything: a copy of it opens with all entries. */
static void
test_rest (Fixture *fixture, gconstpointer data)
{
  g_autofree char *alone = folder_file (fixture->folder, "alone.db");
  g_autoptr (Battle) battle = battle_new (3);

  folder_copy (fixture->path, alone); /* as soon as the file is made */
  g_assert_cmpint (battle_ask_sql (alone, "PRAGMA user_version"), ==, 8);
  fixture_add (fixture, battle);
  folder_copy (fixture->path, alone);
  g_assert_cmpint (battle_ask_sql (alone, "SELECT count(*) FROM games"), ==, 0);
  bones_store_rest (fixture->store);
  folder_copy (fixture->path, alone);
  g_assert_cmpint (battle_ask_sql (alone, "SELECT count(*) FROM games"), ==, 1);
}

/* At a rest the store lets go of what it has read. */
static void
test_rest_frees (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) games = NULL;
  gint64 used;

  for (guint i = 0; i < 20; i++)
    {
      g_autoptr (Battle) battle = battle_new (3);

      fixture_add (fixture, battle);
    }

  games = bones_store_list_games (fixture->store, NULL);
  g_assert_cmpuint (games->len, ==, 20);
  used = sqlite3_memory_used ();
  bones_store_rest (fixture->store);
  g_assert_cmpint (sqlite3_memory_used (), <, used - 64 * 1024);
}

/* What happens to a file that is open, and must be noticed before anybody is told that an entry is
 * kept. */
static void
lose (const char *path, const char *how)
{
  g_autofree char *elsewhere = g_strconcat (path, "-elsewhere", NULL);
  g_autofree char *wal = g_strconcat (path, "-wal", NULL);

  if (g_str_equal (how, "wal"))
    g_assert_cmpint (g_unlink (wal), ==, 0);
  else if (g_str_equal (how, "deleted"))
    g_assert_cmpint (g_unlink (path), ==, 0);
  else
    g_assert_cmpint (g_rename (path, elsewhere), ==, 0);

  if (g_str_equal (how, "replaced"))
    folder_copy (elsewhere, path);
}

static void
test_gone (Fixture *fixture, gconstpointer how)
{
  g_autofree char *copy = folder_file (fixture->folder, "copy.db");
  g_autoptr (Battle) battle = battle_new (3), other = battle_new (3);
  g_autoptr (GError) error = NULL;

  fixture_add (fixture, battle);
  lose (fixture->path, how);
  g_assert_false (battle_add (other, fixture->store, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_GONE);
  g_assert_nonnull (strstr (error->message, fixture->path));
  g_clear_error (&error);
  boats_start (battle->boats, NULL_DRAW, BONES_NO_SHIP);
  g_assert_false (battle_keep (battle, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_GONE);
  g_clear_error (&error);

  /* What was kept can still be copied. */
  g_assert_true (bones_store_back_up (fixture->store, copy, &error));
  g_assert_no_error (error);
  g_assert_cmpint (battle_ask_sql (copy, "SELECT count(*) FROM secret_journal"), ==, 3);
}

/* A file that is put back where it was goes on. */
static void
test_put_back (Fixture *fixture, gconstpointer data)
{
  g_autofree char *elsewhere = g_strconcat (fixture->path, "-elsewhere", NULL);
  g_autoptr (Battle) battle = battle_new (3);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_rename (fixture->path, elsewhere), ==, 0);
  g_assert_false (battle_add (battle, fixture->store, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_GONE);
  g_assert_cmpint (g_rename (elsewhere, fixture->path), ==, 0);
  fixture_add (fixture, battle);
}

static void
test_back_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = folder_file (fixture->folder, "copy.db");
  g_autoptr (Battle) battle = battle_new (3);
  g_autoptr (GError) error = NULL;

  fixture_add (fixture, battle);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (bones_store_back_up (fixture->store, path, &error));
      g_assert_no_error (error);
      g_assert_cmpint (battle_ask_sql (path, "SELECT count(*) FROM secret_journal"), ==, 3);
    }

  g_assert_false (bones_store_back_up (fixture->store, fixture->path, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO);
  g_clear_error (&error);
  g_assert_false (bones_store_back_up (fixture->store, "/dev/null", &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO);
}

/* The copies of the last days stay; other files beside them do. */
static void
test_days (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = folder_file (fixture->folder, "backups");
  g_autofree char *other = g_build_filename (folder, "battles-before.db", NULL);

  for (gint day = 1; day <= 5; day++)
    {
      g_autoptr (GDateTime) date = g_date_time_new_utc (2026, 2, day, 20, 0, 0);
      g_autofree char *name = g_strdup_printf ("battles-2026-02-%02d.db", day);
      g_autofree char *expected = g_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;
      g_autofree char *path = bones_store_back_up_day (fixture->store, date, 3, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (path, ==, expected);
      if (day == 1)
        folder_copy (path, other);
    }

  for (gint day = 1; day <= 5; day++)
    {
      g_autofree char *name = g_strdup_printf ("battles-2026-02-%02d.db", day);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==, day > 2);
    }

  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
}

static void
test_game (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) battle = battle_new (3);
  g_autoptr (BonesGameRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  guint8 seed[32];

  fixture_add (fixture, battle);
  fixture_reopen (fixture);
  record = bones_store_load_game (fixture->store, battle->game, &error);
  g_assert_no_error (error);
  memset (seed, 7, sizeof seed);
  g_assert_cmpmem (record->seed, sizeof record->seed, seed, sizeof seed);
  g_assert_cmpint (record->id, ==, battle->game);
  g_assert_cmpstr (record->ruleset, ==, "null");
  g_assert_cmpstr (record->edition, ==, "1");
  g_assert_cmpuint (record->rules_version, ==, 1);
  g_assert_cmpstr (record->title, ==, "Red against Blue");
  g_assert_cmpstr (record->setup, ==, "{\"fleets\":[\"Red\",\"Blue\"]}");
  g_assert_cmpstr (record->content, ==, "{\"range\":3}");
  g_assert_cmpuint (g_strv_length (record->words), ==, 2);
  g_assert_cmpstr (record->words[0], ==, "mizzen");
  g_assert_cmpstr (record->words[1], ==, "");
  g_assert_cmpint (record->created, ==, 1000);
  g_assert_cmpuint (record->last_seq, ==, 3);
  g_assert_cmpuint (record->round, ==, 1);
  g_assert_false (record->over);
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) first = battle_new (2), second = battle_new (2);
  const BonesChange hit = { BONES_SET_SHIP, NULL_HITS, 0, FALSE, 1 };
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  const BonesGameRecord *top, *bottom;

  fixture_add (fixture, first);
  fixture_add (fixture, second);
  battle_change (first, &hit, NULL); /* its time is later than those before it */
  fixture_keep (first);
  games = bones_store_list_games (fixture->store, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 2);
  top = g_ptr_array_index (games, 0);
  bottom = g_ptr_array_index (games, 1);
  g_assert_cmpint (top->id, ==, first->game);
  g_assert_cmpint (top->played, ==, 2004);
  g_assert_cmpuint (top->last_seq, ==, 4);
  g_assert_cmpint (bottom->id, ==, second->game);
  g_assert_null (top->content);
  g_assert_cmpuint (top->seed[0], ==, 0);
}

/* A game has the title that people give it, or that of its fleets; one out of the way stays so. */
static void
test_filing (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *given, *title;
  } titles[] = { { "  Friday ", "Friday" }, { " ", "Red against Blue" } };
  g_autofree char *longest = g_strnfill (BONES_LONGEST_TITLE, 'x');
  g_autofree char *longer = g_strnfill (BONES_LONGEST_TITLE + 1, 'x');
  const char *const bad[] = { "two\nlines", longer };
  g_autoptr (Battle) battle = battle_new (2), other = battle_new (2);
  g_autoptr (GError) error = NULL;

  fixture_add (fixture, battle);
  fixture_add (fixture, other);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autoptr (BonesGameRecord) record = NULL;

      g_assert_true (
          bones_store_rename_game (fixture->store, battle->game, titles[i].given, &error));
      record = bones_store_load_game (fixture->store, battle->game, &error);
      g_assert_cmpstr (record->title, ==, titles[i].title);
      g_assert_cmpint (record->named, ==, i == 0);
    }

  g_assert_true (bones_store_rename_game (fixture->store, battle->game, longest, &error));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_false (bones_store_rename_game (fixture->store, battle->game, bad[i], &error));
      g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_FAILED);
      g_clear_error (&error);
    }

  g_assert_true (bones_store_archive_game (fixture->store, battle->game, TRUE, &error));
  fixture_reopen (fixture);
  g_assert_cmpint (battle_ask_sql (fixture->path, "SELECT sum (game) FROM archived_games"), ==, 1);
  g_assert_true (bones_store_archive_game (fixture->store, battle->game, FALSE, &error));
  g_assert_cmpint (battle_ask_sql (fixture->path, "SELECT count(*) FROM archived_games"), ==, 0);
  g_assert_false (bones_store_archive_game (fixture->store, 9, TRUE, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_GAME);
  g_clear_error (&error);
  g_assert_false (bones_store_rename_game (fixture->store, 9, "Friday", &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_GAME);
}

/* Which battles are found. */
static void
test_filter (void)
{
  static const struct {
    BonesGameFilter filter;
    gboolean fits;
  } cases[] = {
    { { NULL }, TRUE },
    { { .archived = TRUE }, FALSE },
    { { .text = "friday" }, TRUE },
    { { .text = "  BLUE anne shelf" }, TRUE },
    { { .text = "black spot" }, TRUE },
    { { .text = "blue saturday" }, FALSE },
    { { .ruleset = "black-spot" }, TRUE },
    { { .ruleset = "naval-duel" }, FALSE },
    { { .captain = "ANNE" }, TRUE },
    { { .captain = "Ann" }, FALSE },
    { { .captain = "Red" }, FALSE },
    { { .text = "friday", .ruleset = "black-spot", .captain = "Zoë" }, TRUE },
    { { .text = "friday", .captain = "Bert" }, FALSE },
  };
  g_autoptr (BonesGameRecord) record = bones_game_record_new ();
  g_autoptr (GPtrArray) records = g_ptr_array_new ();
  g_auto (GStrv) captains = NULL;
  g_autofree char *all = NULL;

  record->title = g_strdup ("Friday night");
  record->ruleset = g_strdup ("black-spot");
  record->paused = g_strdup ("On the shelf");
  record->fleets = g_strsplit ("Red,Blue,Gold", ",", -1);
  record->captains = g_strsplit ("Zoë,,Anne", ",", -1);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (bones_game_filter_fits (&cases[i].filter, record), ==, cases[i].fits);

  g_ptr_array_add (records, record);
  g_ptr_array_add (records, record);
  captains = bones_game_filter_captains (records);
  all = g_strjoinv (",", captains);
  g_assert_cmpstr (all, ==, "Anne,Zoë");
}

/* A game is removed with everything that belongs to it; content that another game shares stays. */
static void
test_remove (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) first = battle_new (2), second = battle_new (2);
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autoptr (GError) error = NULL;

  fixture_add (fixture, first);
  fixture_add (fixture, second);
  g_assert_true (bones_store_remove_game (fixture->store, first->game, &error));
  g_assert_cmpint (battle_ask_sql (fixture->path, "SELECT count(*) FROM content"), ==, 1);
  g_assert_false (
      bones_store_load_entries (fixture->store, first->game, first->boats->setup, journal, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_GAME);
  g_clear_error (&error);
  g_assert_null (bones_store_load_game (fixture->store, first->game, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_GAME);
  g_clear_error (&error);
  g_assert_false (bones_store_remove_game (fixture->store, first->game, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_GAME);
  g_clear_error (&error);

  g_assert_true (bones_store_remove_game (fixture->store, second->game, &error));
  g_assert_cmpint (battle_ask_sql (fixture->path, "SELECT (SELECT count(*) FROM content)"
                                                  " + (SELECT count(*) FROM secret_journal)"
                                                  " + (SELECT count(*) FROM live_tracks)"
                                                  " + (SELECT count(*) FROM secret_seeds)"
                                                  " + (SELECT count(*) FROM secret_words)"),
                   ==, 0);
}

/* A number is never used again: a window with the old game must not write into a new one. */
static void
test_numbers (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) first = battle_new (2), second = battle_new (2);
  g_autoptr (GError) error = NULL;

  fixture_add (fixture, first);
  g_assert_true (bones_store_remove_game (fixture->store, first->game, &error));
  fixture_add (fixture, second);
  g_assert_cmpint (second->game, >, first->game);
  boats_start (first->boats, NULL_DRAW, BONES_NO_SHIP);
  g_assert_false (battle_keep (first, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_GAME);
}

/* Every kind of change, with the values at their bounds. */
static const BonesChange strange_changes[] = {
  { BONES_SET_SHIP, NULL_ROWED, 3, TRUE, -150 },
  { BONES_SET_SHIP, BONES_SHIP_OWNER, 255, FALSE, BONES_NOBODY },
  { BONES_SET_FLEET, NULL_LUCK, 1, FALSE, 6 },
  { BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, 0, FALSE, BONES_NO_SHIP },
  { BONES_SET_TABLE, NULL_SIGHT, 0, FALSE, 2 },
  { BONES_SET_TABLE, BONES_TABLE_ORDER, 0, FALSE, 0xf10 },
  { BONES_SET_OPTION, NULL_LIVES, 0, FALSE, 9 },
  { BONES_ADD_SHIP, 0, 1, FALSE, 0 },
  { BONES_ADD_FLEET, 0, 0, FALSE, 0 },
  { BONES_ADD_MARKER, 1, BONES_NOBODY, FALSE, BONES_NO_SHIP },
  { BONES_REMOVE_MARKER, 0, 63, FALSE, 0 },
  { BONES_ADD_LINK, 7, 3, FALSE, 2 },
  { BONES_REMOVE_LINK, 0, 12, FALSE, 0 },
  { BONES_SET_CARD, 1, 255, FALSE, BONES_IN_HAND + 1 },
  { BONES_RENAME_SHIP, 0, 0, FALSE, 0 },
  { BONES_RENAME_FLEET, 0, 65535, FALSE, 0 },
  { BONES_SET_SHIP, NULL_HITS, 65535, FALSE, G_MININT64 },
  { BONES_SET_FLEET, NULL_LUCK, 0, TRUE, G_MAXINT64 },
};

/* Sets the members that an entry of its kind has, all of them or as few as possible. */
static void
make_strange (BonesEntry *entry, gboolean much)
{
  switch ((int) entry->kind)
    {
    case BONES_ENTRY_ACTION:
      entry->action = much ? (BonesAction){ NULL_SHOOT, 3, 255, BONES_NOBODY }
                           : (BonesAction){ NULL_DRAW, BONES_NO_SHIP, BONES_NO_SHIP, 7 };
      break;
    case BONES_ENTRY_UNDO:
      entry->agreed = much ? 0xffff : 0;
      break;
    case BONES_ENTRY_REDO:
      entry->to = entry->seq - 1;
      break;
    case BONES_ENTRY_OVERRIDE:
    case BONES_ENTRY_OPTION:
      entry->n_changes = much ? G_N_ELEMENTS (strange_changes) : 1;
      entry->changes = g_memdup2 (strange_changes, entry->n_changes * sizeof *strange_changes);
      break;
    case BONES_ENTRY_NOTE:
      entry->rule = g_strdup (much ? "NULL-SHOT" : "");
      break;
    case BONES_ENTRY_SEED:
      break;
    default:
      entry->to = entry->kind == BONES_ENTRY_AMEND ? 2 : 0;
      entry->answer = (BonesAnswer){ { much ? "NULL-SHOT" : "R", G_MAXUINT32, entry->seq },
                                     entry->seq % BONES_ASK_KINDS,
                                     entry->seq % BONES_SOURCES,
                                     much ? BONES_MAX_VALUES : 0,
                                     { 0 } };
      for (guint16 i = 1; i < entry->answer.n; i++)
        entry->answer.values[i] = G_MAXUINT16 - i;
    }
}

/* Entries with every member. The store does not check whether the battle makes sense. */
static GPtrArray *
strange_entries (void)
{
  static const char *const texts[] = { NULL, "“Ahoy”, 'she' \"said\"\n", "" };
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);

  for (guint i = 0; i < 2 * BONES_ENTRY_KINDS; i++)
    {
      BonesEntry *entry = bones_entry_new (i % BONES_ENTRY_KINDS);

      entry->seq = i + 1;
      entry->at = G_GINT64_CONSTANT (1700000000000000) + i;
      entry->text = g_strdup (texts[i % G_N_ELEMENTS (texts)]);
      make_strange (entry, i < BONES_ENTRY_KINDS);
      g_ptr_array_add (entries, entry);
    }

  return entries;
}

/* Entries that are read equal those that were written. */
static void
test_round_trip (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) battle = battle_new (2);
  g_autoptr (GPtrArray) entries = strange_entries ();
  g_autoptr (BonesGameRecord) record = bones_game_record_new ();
  g_autoptr (BonesNames) names = NULL;
  g_autoptr (BonesJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  const BonesLiveState live_state = battle_live_state (battle, &names);
  gint64 game;

  record->ruleset = g_strdup ("null");
  record->edition = record->title = record->setup = record->content = (char *) "";
  game = bones_store_add_game (fixture->store, record, (BonesEntry *const *) entries->pdata,
                               entries->len, &live_state, &error);
  record->edition = record->title = record->setup = record->content = NULL;
  g_assert_no_error (error);
  fixture_reopen (fixture);
  journal = battle_load (fixture->store, battle->boats->setup, game);
  g_assert_cmpuint (bones_journal_length (journal), ==, entries->len);
  for (guint i = 0; i < entries->len; i++)
    battle_assert_same_entry (bones_journal_entry (journal, i + 1), g_ptr_array_index (entries, i));
}

/* People can read the journal, which does not depend on the program's numbers. */
static void
test_readable (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) battle = battle_new (2);
  const BonesChange hit = { BONES_SET_SHIP, NULL_HITS, 2, TRUE, 1 };
  g_autofree char *dump = NULL;

  boats_start (battle->boats, NULL_DRAW, BONES_NO_SHIP);
  boats_answer_one (battle->boats, 1);
  boats_start (battle->boats, NULL_SHOOT, 0);
  battle_change (battle, &hit, "the ram");
  fixture_add (fixture, battle);
  dump = battle_dump (fixture->path, "secret_journal");
  g_assert_nonnull (strstr (dump, " kind=action at=0 verb=shoot ship=0 other=NULL fleet=NULL "));
  g_assert_nonnull (strstr (dump, " ask=card rule=NULL-SIGHT subject=1 ordinal=0 source=person "
                                  "answer=haze "));
  g_assert_nonnull (strstr (dump, " changes=ship 2 hits add 1 text=the ram "));
}

/* Every table and every column has a comment on its line that says what it is for, in the file as
 * well. */
static void
test_comments (Fixture *fixture, gconstpointer data)
{
  g_autofree char *schema =
      battle_ask_text (fixture->path, "SELECT group_concat (sql, char (10)) FROM sqlite_schema"
                                      " WHERE name NOT LIKE 'sqlite%'");
  g_auto (GStrv) lines = NULL;
  gint64 columns = 0, tables = 0;

  lines = g_strsplit (schema, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const gboolean table = g_str_has_prefix (lines[i], "CREATE TABLE");
      const gboolean column =
          g_regex_match_simple ("^  [a-z0-9_]+ +(INTEGER|TEXT|BLOB)", lines[i], 0, 0);

      tables += table;
      columns += column;
      if ((table || column) && !g_regex_match_simple (" -- [A-Z0-9].*", lines[i], 0, 0))
        g_error ("no comment: %s", lines[i]);
    }

  g_assert_cmpint (tables, ==,
                   battle_ask_sql (fixture->path, "SELECT count(*) FROM sqlite_schema WHERE"
                                                  " type = 'table' AND name NOT LIKE 'sqlite%'"));
  g_assert_cmpint (columns, ==,
                   battle_ask_sql (fixture->path,
                                   "SELECT count(*) FROM sqlite_schema AS t,"
                                   " pragma_table_info (t.name) AS c WHERE t.type = 'table'"
                                   " AND t.name NOT LIKE 'sqlite%'"));
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, fixture_set_up, test, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/store/file", test_file);
  g_test_add_func ("/store/memory", test_memory);
  ADD ("/store/private", test_private);
  g_test_add_func ("/store/names", test_names);
  ADD ("/store/rest", test_rest);
  g_test_add ("/store/gone/deleted", Fixture, "deleted", fixture_set_up, test_gone,
              fixture_tear_down);
  g_test_add ("/store/gone/moved", Fixture, "moved", fixture_set_up, test_gone, fixture_tear_down);
  g_test_add ("/store/gone/replaced", Fixture, "replaced", fixture_set_up, test_gone,
              fixture_tear_down);
  g_test_add ("/store/gone/wal", Fixture, "wal", fixture_set_up, test_gone, fixture_tear_down);
  ADD ("/store/put-back", test_put_back);
  ADD ("/store/back-up", test_back_up);
  ADD ("/store/days", test_days);
  ADD ("/store/comments", test_comments);
  ADD ("/store/game", test_game);
  ADD ("/store/list", test_list);
  ADD ("/store/rest-frees", test_rest_frees);
  ADD ("/store/filing", test_filing);
  g_test_add_func ("/store/filter", test_filter);
  ADD ("/store/remove", test_remove);
  ADD ("/store/numbers", test_numbers);
  ADD ("/store/round-trip", test_round_trip);
  ADD ("/store/readable", test_readable);
  return g_test_run ();
}
