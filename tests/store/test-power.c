/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A disk that loses its power, fills up and fails, at calls picked at random and at every call in
 * turn. No acknowledged entry may be lost, the database must open again, its hash chain must hold,
 * and the live tables must be those that follow from the journal.
 */
#include <string.h>

#include "battle.h"
#include "journal.h"
#include "migration.h"
#include "power-vfs.h"
#include "store-private.h"

#define PATH "battles"
#define POINTS (300 / ONE_IN)

/* A battle on the disk, and what goes wrong there. */
typedef struct {
  Battle *battle;
  BonesStore *store;
  GRand *rand;
  PowerFault fault;
} Voyage;

static void
voyage_init (Voyage *voyage, PowerFault fault, guint32 seed)
{
  power_format ();
  *voyage = (Voyage){ battle_new (3), NULL, g_rand_new_with_seed (seed), fault };
}

static void
voyage_clear (Voyage *voyage)
{
  bones_store_close (voyage->store);
  battle_free (voyage->battle);
  g_rand_free (voyage->rand);
  power_format ();
}

/* A failure is reported with a sentence that fits, and is not mistaken for damage. */
static void
check_error (const Voyage *voyage, const GError *error)
{
  const BonesStoreError expected =
      voyage->fault == POWER_FULL ? BONES_STORE_ERROR_FULL : BONES_STORE_ERROR_IO;

  g_assert_error (error, BONES_STORE_ERROR, (gint) expected);
  g_assert_nonnull (strstr (error->message, "battles"));
  g_assert_nonnull (strstr (error->message, "Nothing was changed. "));
}

/* Opens the store, adds the game if it is missing, plays and stores. Returns FALSE at the first
 * failure. */
static gboolean
sail (Voyage *voyage, guint n, GError **error)
{
  Battle *battle = voyage->battle;

  for (guint i = 0; i < n; i++)
    {
      if (g_rand_int_range (voyage->rand, 0, 12) == 0)
        g_clear_pointer (&voyage->store, bones_store_close);

      if (voyage->store == NULL)
        voyage->store = bones_store_open (PATH, error);

      if (voyage->store == NULL)
        return FALSE;

      battle->store = voyage->store;
      if (battle->game == 0)
        {
          if (!battle_add (battle, voyage->store, error))
            return FALSE;

          continue;
        }

      battle_play (battle, voyage->rand);
      if (!battle_keep (battle, error))
        return FALSE;
    }

  return TRUE;
}

/* The power is back: entries that were not acknowledged may be there or not; all others must be. */
static void
reboot (Voyage *voyage, GRand *rand)
{
  g_autoptr (BonesJournal) journal = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  Battle *battle = voyage->battle;

  g_clear_pointer (&voyage->store, bones_store_close);
  power_restore (rand);
  voyage->store = battle->store = bones_store_open (PATH, &error);
  g_assert_no_error (error);
  games = bones_store_list_games (voyage->store, &error);
  g_assert_no_error (error);
  if (battle->game == 0 && games->len > 0) /* it was added, but the program did not learn that */
    battle->game = ((BonesGameRecord *) g_ptr_array_index (games, 0))->id;

  g_assert_cmpuint (games->len, ==, battle->game != 0);
  if (battle->game == 0)
    return;

  battle_assert_stored (battle, voyage->store, PATH, battle->kept);
  journal = battle_load (voyage->store, battle->boats->setup, battle->game);
  battle->kept = bones_journal_length (journal);
  battle_forget (battle);
}

/* The disk works again, in the same session: nothing of a failed call may be there. */
static void
recover (Voyage *voyage)
{
  power_arm (POWER_GOOD, 0, FALSE);
  if (voyage->battle->game == 0)
    return;

  battle_forget (voyage->battle);
  if (voyage->store != NULL)
    battle_assert_stored (voyage->battle, voyage->store, PATH, voyage->battle->kept);
}

/* Plays a battle in which @fault strikes at call @nth; returns whether it did. */
static gboolean
run_point (PowerFault fault, guint nth, gboolean lasting, gboolean drop_all, guint32 seed)
{
  g_autoptr (GError) error = NULL;
  gboolean ok, struck;
  Voyage voyage;

  voyage_init (&voyage, fault, seed);
  power_arm (fault, nth, lasting);
  ok = sail (&voyage, 40, &error);
  if (!ok)
    check_error (&voyage, error);

  struck = power_struck ();
  g_clear_error (&error);
  if (fault == POWER_CUT)
    reboot (&voyage, drop_all ? NULL : voyage.rand);
  else
    recover (&voyage);

  g_assert_true (ok || struck);
  sail (&voyage, 10, &error);
  g_assert_no_error (error);
  battle_assert_stored (voyage.battle, voyage.store, PATH, voyage.battle->kept);
  voyage_clear (&voyage);
  return struck;
}

/* The number of calls when nothing fails. */
static guint
count_calls (void)
{
  g_autoptr (GError) error = NULL;
  Voyage voyage;
  guint calls;

  voyage_init (&voyage, POWER_GOOD, 1);
  sail (&voyage, 40, &error);
  g_assert_no_error (error);
  calls = power_calls ();
  voyage_clear (&voyage);
  return calls;
}

/* Each acknowledged entry costs a sync; without one, nothing would be safe. */
static void
test_syncs (void)
{
  g_autoptr (GError) error = NULL;
  Voyage voyage;

  voyage_init (&voyage, POWER_GOOD, 1);
  voyage.store = bones_store_open (PATH, &error);
  g_assert_true (battle_add (voyage.battle, voyage.store, &error));
  for (guint i = 0; i < 20; i++)
    {
      battle_note (voyage.battle, "ahoy", NULL);
      power_arm (POWER_GOOD, 0, FALSE);
      g_assert_true (battle_keep (voyage.battle, &error));
      g_assert_cmpuint (power_syncs (), ==, 1);
    }

  voyage_clear (&voyage);
}

static void
test_points (void)
{
  const guint calls = count_calls ();
  guint struck = 0;

  for (guint32 i = 0; i < POINTS; i++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (1000 + i);
      const guint nth = (guint) g_rand_int_range (rand, 1, (gint32) calls);
      const gboolean way = g_rand_boolean (rand);

      struck += run_point (POWER_CUT + i % 3, nth, way, way, 1000 + i);
    }

  g_test_message ("%u calls, struck %u times of %u", calls, struck, POINTS);
  g_assert_cmpuint (struck, >, POINTS * 8 / 10);
}

/* Strikes at every call while the first database is created and the first game is stored. */
static void
test_first_calls (gconstpointer data)
{
  const PowerFault fault = GPOINTER_TO_INT (data);
  gboolean struck = TRUE;
  guint nth;

  for (nth = 1; struck; nth += ONE_IN)
    for (guint way = 0; way < 2; way++)
      {
        g_autoptr (GError) error = NULL;
        Voyage voyage;

        voyage_init (&voyage, fault, nth);
        power_arm (fault, nth, way);
        if (!sail (&voyage, 2, &error))
          check_error (&voyage, error);

        struck = power_struck ();
        g_clear_error (&error);
        if (fault == POWER_CUT)
          reboot (&voyage, way ? voyage.rand : NULL);
        else
          recover (&voyage);

        sail (&voyage, 3, &error);
        g_assert_no_error (error);
        voyage_clear (&voyage);
      }

  g_test_message ("%u calls", nth);
  g_assert_cmpuint (nth, >, 50);
}

/* The layout of this program, and another after it that rebuilds a table. */
static char **
later_scripts (void)
{
  g_auto (GStrv) scripts = bones_migration_scripts ();
  const char *later[] = { scripts[0],
                          scripts[1],
                          scripts[2],
                          scripts[3],
                          scripts[4],
                          scripts[5],
                          scripts[6],
                          scripts[7],
                          "CREATE TABLE crews (game INTEGER NOT NULL REFERENCES games (id),"
                          " name TEXT NOT NULL) STRICT;"
                          "INSERT INTO crews SELECT game, name FROM live_ships;"
                          "ALTER TABLE games ADD COLUMN place TEXT;"
                          "UPDATE games SET place = 'the Carpenter''s Arms';"
                          "PRAGMA user_version = 9;",
                          NULL };

  g_assert_cmpuint (g_strv_length (scripts), ==, 8);

  return g_strdupv ((char **) later);
}

/* The power goes, or the disk fails, at every call of a migration: the file has the old layout or
 * the new one, and the battle in it is whole. */
static void
test_migration (gconstpointer data)
{
  const PowerFault fault = GPOINTER_TO_INT (data);
  g_auto (GStrv) scripts = later_scripts ();
  const gint64 now = g_strv_length (scripts) - 1;
  gboolean struck = TRUE;
  guint nth;

  for (nth = 1; struck; nth += ONE_IN)
    {
      g_autoptr (GError) error = NULL;
      Voyage voyage;
      gint64 layout;

      voyage_init (&voyage, fault, nth);
      sail (&voyage, 20, &error);
      g_assert_no_error (error);
      g_clear_pointer (&voyage.store, bones_store_close);

      power_arm (fault, nth, nth % 2);
      voyage.store = bones_store_open_with (PATH, (const char *const *) scripts, &error);
      if (voyage.store == NULL)
        check_error (&voyage, error);

      struck = power_struck ();
      g_clear_error (&error);
      g_clear_pointer (&voyage.store, bones_store_close);
      power_restore (fault == POWER_CUT ? voyage.rand : NULL);
      layout = battle_ask_sql (PATH, "PRAGMA user_version");
      g_assert_cmpint (layout, >=, now);
      g_assert_cmpint (layout, ==,
                       now
                           + battle_ask_sql (PATH, "SELECT count(*) FROM sqlite_schema"
                                                   " WHERE name = 'crews'"));
      voyage.store = bones_store_open_with (PATH, (const char *const *) scripts, &error);
      g_assert_no_error (error);
      battle_assert_stored (voyage.battle, voyage.store, PATH, voyage.battle->kept);
      voyage_clear (&voyage);
    }

  g_test_message ("%u calls", nth);
  g_assert_cmpuint (nth, >, 50);
}

#define ADD(path, fault, test) g_test_add_data_func (path, GINT_TO_POINTER (fault), test)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  power_install ();
  g_test_add_func ("/power/syncs", test_syncs);
  g_test_add_func ("/power/points", test_points);
  ADD ("/power/first-calls/cut", POWER_CUT, test_first_calls);
  ADD ("/power/first-calls/full", POWER_FULL, test_first_calls);
  ADD ("/power/first-calls/error", POWER_ERROR, test_first_calls);
  ADD ("/power/migration/cut", POWER_CUT, test_migration);
  ADD ("/power/migration/full", POWER_FULL, test_migration);
  ADD ("/power/migration/error", POWER_ERROR, test_migration);
  return g_test_run ();
}
