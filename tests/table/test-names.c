/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names in scripts that run from right to left: isolated in every sentence, and without marks in
 * data. */
#include "boat-table.h"
#include "envelope.h"
#include "json-text.h"
#include "protocol-state.h"

#include <string.h>

#define SET_APART(name) "\u200e\u2068" name "\u2069"
#define LION "אריה"
#define STAR "نجم البحر"

static void
check_name (const char *name, const char *shown, const char *plain)
{
  g_autofree char *isolated = bones_name_isolate (name);
  g_autofree char *again = bones_name_isolate (isolated);
  g_autofree char *bare = bones_name_plain (isolated);

  g_assert_cmpstr (isolated, ==, shown);
  g_assert_cmpstr (again, ==, shown);
  g_assert_cmpstr (bare, ==, plain);
}

static void
test_isolate (void)
{
  check_name ("Fury", "Fury", "Fury");
  check_name ("Łódź 2", "Łódź 2", "Łódź 2");
  check_name ("海龍", "海龍", "海龍");
  check_name ("🏴‍☠️ Roger", "🏴‍☠️ Roger", "🏴‍☠️ Roger");
  check_name ("", "", "");
  check_name (LION, SET_APART (LION), LION);
  check_name (STAR " 2", SET_APART (STAR " 2"), STAR " 2");
  check_name ("Fu\u202ery\n", "Fury", "Fury");                       /* has no effect */
  check_name (LION "\u2069\u202e!", SET_APART (LION "!"), LION "!"); /* nor leaves its marks */
}

static void
rename_all (BonesTable *table)
{
  const BonesChange changes[] = { { .scope = BONES_RENAME_SHIP, .index = 0 },
                                  { .scope = BONES_RENAME_FLEET, .index = 1 } };

  g_assert_true (bones_table_override (table, BONES_NOBODY, changes, G_N_ELEMENTS (changes),
                                       LION "\n" STAR, NULL));
}

static void
test_sentences (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table_begun (store, 3);
  g_autoptr (BonesView) view = NULL;
  g_autofree char *log = NULL;

  rename_all (table);
  boat_take_aim (table, 0, 2);
  view = bones_view_new (table, BONES_NOBODY);
  g_assert_cmpstr (bones_view_ship (view, 0)->name, ==, SET_APART (LION));
  g_assert_cmpstr (((BonesFleetView *) g_ptr_array_index (view->fleets, 1))->name, ==,
                   SET_APART (STAR));
  g_assert_nonnull (strstr (view->prompt->text, SET_APART (LION)));
  log = boat_log (table);
  g_assert_nonnull (strstr (log, "Fury is now called " SET_APART (LION)));
  g_assert_null (strstr (log, "\n" LION));
}

/* Requests find her by her name with or without marks, and replies have it without. */
static void
test_data (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table_begun (store, 3);
  const BonesNames *names;
  g_autoptr (BonesView) view = NULL;
  g_autoptr (JsonObject) object = NULL;
  g_autofree char *text = NULL;

  rename_all (table);
  names = bones_view_names (table);
  g_assert_cmpint (bones_names_find_ship (names, LION), ==, 0);
  g_assert_cmpint (bones_names_find_ship (names, SET_APART (LION)), ==, 0);
  g_assert_cmpint (bones_names_find_fleet (names, STAR), ==, 1);
  view = bones_view_new (table, BONES_NOBODY);
  object = bones_write_state (view);
  text = bones_json_to_text (object, FALSE);
  g_assert_nonnull (strstr (text, "\"name\":\"" LION "\""));
  g_assert_nonnull (strstr (text, "\"name\":\"" STAR "\""));
  boat_assert_stored (table, store);
}

static void
test_export (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table_begun (store, 3);
  g_autofree char *text = NULL;

  rename_all (table);
  text = bones_envelope_write (table, FALSE, 1, G_MAXUINT32);
  g_assert_nonnull (strstr (text, "\"viewer\": \"" STAR "\""));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/names/isolate", test_isolate);
  g_test_add_func ("/names/sentences", test_sentences);
  g_test_add_func ("/names/data", test_data);
  g_test_add_func ("/names/export", test_export);
  return g_test_run ();
}
