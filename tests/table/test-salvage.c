/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * What is saved of a damaged database. Each page of it is destroyed in turn: nothing is made up,
 * what is on other pages is saved, and the damaged file stays as it is.
 */
#include <glib/gstdio.h>
#include <string.h>

#include "envelope.h"
#include "folder.h"
#include "salvage.h"
#include "table.h"

#define PAGE 4096

static const char *const recordings[] = { "agreed-draw-app-dice.json", "two-fleets-2015.json",
                                          "undead-and-goblinoids.json" };
#define N_BATTLES G_N_ELEMENTS (recordings)

typedef struct {
  Folder *folder;
  char *path;
  guint32 seqs[N_BATTLES];
  char *titles[N_BATTLES];
} Fixture;

static void
add_recording (Fixture *self, BonesStore *store, guint i)
{
  g_autofree char *path = g_build_filename (GAMES, recordings[i], NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesEnvelope) envelope = NULL;
  g_autoptr (BonesTable) table = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  envelope = bones_envelope_read (text, length, &error);
  g_assert_no_error (error);
  table =
      bones_table_open (store, bones_envelope_import_as_it_is (envelope, store, &error), &error);
  g_assert_no_error (error);
  self->seqs[i] = bones_table_get_seq (table);
  self->titles[i] = g_strdup (bones_table_get_record (table)->title);
}

static void
add_others (BonesStore *store)
{
  g_autoptr (GError) error = NULL;
  BonesSetRecord set = { .ruleset = (char *) "man-o-war",
                         .name = (char *) "Mine",
                         .json = (char *) "{}" };
  BonesFleetRecord fleet = { .ruleset = (char *) "black-spot",
                             .name = (char *) "Red",
                             .json = (char *) "{}" };

  bones_store_add_set (store, &set, &error);
  g_assert_no_error (error);
  bones_store_add_fleet (store, &fleet, &error);
  g_assert_no_error (error);
  fleet.json = (char *) "{\"name\":\"Red\"}";
  bones_store_put_fleet (store, &fleet, &error);
  g_assert_no_error (error);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesStore) store = NULL;

  self->folder = folder_new ();
  self->path = folder_file (self->folder, "battles.db");
  store = bones_store_open (self->path, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < N_BATTLES; i++)
    add_recording (self, store, i);
  add_others (store);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  folder_free (self->folder);
  for (guint i = 0; i < N_BATTLES; i++)
    g_free (self->titles[i]);
  g_free (self->path);
}

/* Each battle of @store is one of those that were kept, or a beginning of one. */
static void
check_battles (const Fixture *self, BonesStore *store, guint expected, gboolean whole)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = bones_store_list_games (store, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, expected);
  for (guint i = 0; i < games->len; i++)
    {
      const BonesGameRecord *record = g_ptr_array_index (games, i);
      g_autoptr (BonesTable) table = bones_table_open (store, record->id, &error);
      guint at = 0;

      g_assert_no_error (error);
      g_assert_null (bones_table_get_misfit (table));
      while (
          at < N_BATTLES
          && (!g_str_equal (record->title, self->titles[at]) || record->last_seq > self->seqs[at]))
        at++;
      g_assert_cmpuint (at, <, N_BATTLES);
      if (whole)
        g_assert_cmpuint (record->last_seq, ==, self->seqs[record->id - 1]);
    }
}

static void
test_whole (Fixture *self, gconstpointer data)
{
  g_auto (BonesSalvage) salvage = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *path = bones_salvage_beside (self->path, &salvage, &error);
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (BonesFleetRecord) fleet = NULL;
  g_autoptr (BonesSetRecord) set = NULL;

  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (path, "battles-recovered-1.db"));
  g_assert_cmpuint (salvage.battles, ==, N_BATTLES);
  g_assert_cmpuint (salvage.cut + salvage.lost, ==, 0);
  store = bones_store_open (path, &error);
  g_assert_no_error (error);
  check_battles (self, store, N_BATTLES, TRUE);
  fleet = bones_store_load_fleet (store, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (fleet->undos, ==, 1); /* with its revisions */
  set = bones_store_load_set (store, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (set->name, ==, "Mine");
}

static void
test_pages (Fixture *self, gconstpointer data)
{
  g_autofree char *bytes = NULL, *damaged = folder_file (self->folder, "damaged.db");
  gsize n;
  guint saved = 0, opened = 0;

  g_assert_true (g_file_get_contents (self->path, &bytes, &n, NULL));
  for (gsize page = 0; page < n / PAGE; page++)
    {
      g_auto (BonesSalvage) salvage = { 0 };
      g_autoptr (GError) error = NULL;
      g_autofree char *broken = g_memdup2 (bytes, n), *path = NULL, *after = NULL;
      g_autoptr (BonesStore) store = NULL;

      memset (broken + page * PAGE, 0x5a, PAGE);
      g_assert_true (g_file_set_contents (damaged, broken, (gssize) n, NULL));
      path = bones_salvage_beside (damaged, &salvage, &error);
      g_assert_true (g_file_get_contents (damaged, &after, NULL, NULL));
      g_assert_cmpmem (after, n, broken, n);
      g_assert_true ((path == NULL) == (error != NULL));
      if (path == NULL)
        continue;

      opened++;
      saved += salvage.battles - salvage.cut;
      store = bones_store_open (path, &error);
      g_assert_no_error (error);
      check_battles (self, store, salvage.battles, FALSE);
      g_clear_pointer (&store, bones_store_close);
      g_assert_cmpint (g_unlink (path), ==, 0);
    }

  /* Most pages belong to one battle, and the others are saved whole. */
  g_test_message ("%u databases opened, %u battles saved", opened, saved);
  g_assert_cmpuint (opened * 2, >, n / PAGE);
  g_assert_cmpuint (saved * 10, >=, opened * (N_BATTLES - 1) * 9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/salvage/whole", Fixture, NULL, set_up, test_whole, tear_down);
  g_test_add ("/salvage/pages", Fixture, NULL, set_up, test_pages, tear_down);
  return g_test_run ();
}
