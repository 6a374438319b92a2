/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What a catalogue can do: contexts, plural forms, lists, points of the compass, the genders of
 * ships, the title of a battle; and its decimal sign. The catalogue is made here, by msgfmt, of a
 * language like German.
 */

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "boat-table.h"
#include "content-set.h"
#include "content.h"
#include "folder.h"
#include "game.h"
#include "json-read.h"
#include "registry.h"
#include "schema.h"
#include "store.h"
#include "words-context.h"

#include <libintl.h>
#include <locale.h>

static const char catalogue[] =
    "msgid \"\"\n"
    "msgstr \"Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=n != 1;\\n\"\n"
    "msgctxt \"choice\" msgid \"Port\" msgstr \"Backbord\"\n"
    "msgctxt \"class\" msgid \"Port\" msgstr \"Hafen\"\n"
    "msgid \"Stern\" msgstr \"Heck\"\n"
    "msgid \"{ship} takes one hit.\" msgid_plural \"{ship} takes {a} hits.\"\n"
    "msgstr[0] \"{a} Treffer für {ship}.\" msgstr[1] \"{a} Treffer auf {ship}.\"\n"
    "msgid \"{ship} gets her order.\" msgstr \"{ship} erhält {ship|ihren|seinen|sein} Befehl.\"\n"
    "msgid \"{ship} rams {other}.\" msgstr \"{ship} rammt {other|die|den|das} {other} {ship|x|y}.\"\n"
    "msgid \"Kraken\" msgstr \"Krake\"\n"
    "msgctxt \"gender\" msgid \"Kraken\" msgstr \"m\"\n"
    "msgctxt \"gender\" msgid \"Raft\" msgstr \"n\"\n"
    "msgid \"It moves {a:to}.\" msgstr \"Es zieht {a:to}.\"\n"
    "msgid \"to the east\" msgstr \"nach Osten\"\n"
    "msgctxt \"compass\" msgid \"E\" msgstr \"O\"\n"
    "msgctxt \"stock set\" msgid \"Ember Rain\" msgstr \"Glutregen\"\n"
    "msgctxt \"first letter of labels\" msgid \"capital\" msgstr \"as it is\"\n"
    "msgctxt \"list of two\" msgid \"%s, %s\" msgstr \"%s und %s\"\n"
    "msgctxt \"list, start\" msgid \"%s, %s\" msgstr \"%s; %s\"\n"
    "msgctxt \"list, end\" msgid \"%s, %s\" msgstr \"%s sowie %s\"\n"
    "msgid \"%s against %s\" msgstr \"%s gegen %s\"\n";

enum { SLOOP, KRAKEN, RAFT, PORT };

static const BonesWords words[] = {
  { "choice.port", IN_ ("choice", "Port") },
  { "class.port", IN_ ("class", "Port") },
  { "choice.stern", "Stern" },
  { "hits", NP_ ("{ship} takes one hit.", "{ship} takes {a} hits.") },
  { "order", "{ship} gets her order." },
  { "ram", "{ship} rams {other}." },
  { "way", "It moves {a:to}." },
  { "class.sloop", "Sloop" },
  { "class.kraken", "Kraken" },
  { "class.raft", "Raft" },
  { NULL },
};

static const char *
kind_words (gconstpointer content, const guint8 *options, guint kind)
{
  static const char *const ids[] = { "class.sloop", "class.kraken", "class.raft", "class.port" };

  return ids[kind];
}

static const BonesWords *const lists[] = { words, NULL };
static const BonesRuleset ruleset = { .id = "wordy", .words = lists, .kind_words = kind_words };

/* Says @id of a ship of class @kind, called Ink, whom nobody sees if she is @hidden, and of another
 * one of class @other, called Rum. */
static void
check (const char *id, guint kind, guint other, gint32 a, gboolean hidden, const char *expected)
{
  const BonesWordsArgs args = { 0, 1, 0, BONES_MAX_MARKERS, &a, 1, NULL };
  BonesSetup setup = { .ruleset = &ruleset };
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  g_autoptr (BonesRoster) roster = bones_roster_new ("Red");
  g_autoptr (BonesNames) names = NULL;
  g_autofree char *text = NULL;

  setup.rosters = g_ptr_array_new ();
  g_ptr_array_add (setup.rosters, roster);
  bones_roster_add (roster, "Ink", "boat", FALSE);
  bones_roster_add (roster, "Rum", "boat", FALSE);
  names = bones_names_new (&setup, NULL, NULL);
  names->hidden[0] = hidden ? 1 : 0;
  g_ptr_array_unref (setup.rosters);
  setup.rosters = NULL;
  game->n_ships = 2;
  game->ships[0].kind = (guint8) kind;
  game->ships[1].kind = (guint8) other;
  text = bones_words (&setup, names, game, id, &args);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_contexts (void)
{
  const BonesSetup setup = { .ruleset = &ruleset };

  g_assert_cmpstr (bones_words_called (&setup, "choice", "port"), ==, "Backbord");
  g_assert_cmpstr (bones_words_called (&setup, "class", "port"), ==, "Hafen");
  g_assert_cmpstr (bones_words_called (&setup, "choice", "stern"), ==, "Heck");
  g_assert_cmpstr (bones_words_translate ("form", "Port"), ==, "Port");
  g_assert_cmpstr (bones_words_translate ("form", "Stern"), ==, "Heck");
}

static void
test_genders (void)
{
  check ("hits", SLOOP, SLOOP, 1, FALSE, "1 Treffer für Ink.");
  check ("hits", SLOOP, SLOOP, 2, FALSE, "2 Treffer auf Ink.");
  check ("order", SLOOP, SLOOP, 0, FALSE, "Ink erhält ihren Befehl.");
  check ("order", KRAKEN, SLOOP, 0, FALSE, "Ink erhält seinen Befehl.");
  check ("order", RAFT, SLOOP, 0, FALSE, "Ink erhält sein Befehl.");
  check ("ram", SLOOP, KRAKEN, 0, FALSE, "Ink rammt den Rum {ship|x|y}.");
  /* What a ship is that hides is not told by her gender, either. */
  check ("order", KRAKEN, SLOOP, 0, TRUE, "Ink erhält ihren Befehl.");
}

/* What a rule creates is called by its class, in the language of whoever reads it, with its number.
 */
static void
test_made_ships (void)
{
  static const guint8 kinds[] = { SLOOP, KRAKEN, KRAKEN, PORT, PORT };
  static const char *const expected[] = { "Ink", "Krake", "Krake 2", "Hafen", "Hafen 2" };
  BonesSetup setup = { .ruleset = &ruleset };
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  g_autoptr (BonesNames) names = NULL;

  setup.rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  g_ptr_array_add (setup.rosters, bones_roster_new ("Red"));
  bones_roster_add (g_ptr_array_index (setup.rosters, 0), "Ink", "boat", FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      game->ships[i].kind = kinds[i];
      game->ships[i].roster = i == 0 ? 1 : 0;
    }
  game->n_ships = G_N_ELEMENTS (kinds);
  names = bones_words_names (&setup, NULL, game);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_assert_cmpstr (bones_names_ship (names, i), ==, expected[i]);
  g_ptr_array_unref (setup.rosters);
}

/* The words of the stock set are translated; those of a copy are what people wrote. */
static void
test_stock_set (void)
{
  const BonesRuleset *man_o_war = bones_ruleset_find ("man-o-war");
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) stock = bones_content_get (man_o_war, &error);
  g_autofree char *written = g_strconcat (g_bytes_get_data (stock, NULL), "\n", NULL);
  g_autoptr (BonesSetup) setup =
      bones_content_setup_of (man_o_war, g_bytes_get_data (stock, NULL), NULL, &error);
  g_autoptr (BonesSetup) own = bones_content_setup_of (man_o_war, written, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (setup->stock);
  g_assert_false (own->stock);
  g_assert_cmpstr (bones_words_called (setup, "spell", "SP-05"), ==, "Glutregen");
  g_assert_cmpstr (bones_words_called (own, "spell", "SP-05"), ==, "Ember Rain");
}

/* Puts a number @to in the place of @from in the stock set of Man O' War, and wants that it is
 * refused with a sentence that says @expected. */
static void
check_refused (const char *from, const char *to, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesContentSet) stock =
      bones_content_set_open (store, bones_ruleset_find ("man-o-war"), 0, &error);
  g_autofree char *whole = bones_content_set_to_text (stock);
  g_auto (GStrv) around = g_strsplit (whole, from, 2);
  g_autofree char *text = g_strconcat (around[0], to, around[1], NULL);
  g_autoptr (BonesContentSet) set = bones_content_set_read (text, strlen (text), FALSE, &error);

  g_assert_null (set);
  g_assert_nonnull (strstr (error->message, expected));
}

/* Where a comma is the decimal sign, people read it, and documents and what is said of them keep
 * the point. */
static void
test_decimals (void)
{
  const BonesField inches = { .kind = BONES_FIELD_INCHES };
  const BonesField points = { .kind = BONES_FIELD_POINTS };
  g_autoptr (JsonObject) row = json_object_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *shown = bones_words_inches (233);
  g_autofree char *written = bones_field_to_text (&inches, 60025);
  g_autofree char *many = bones_field_to_text (&points, 24691);
  gint64 parts;

  g_assert_cmpstr (shown, ==, "2,33 in");
  g_assert_cmpstr (written, ==, "600.25");
  g_assert_cmpstr (many, ==, "12345.5");
  check_refused ("\"move\" : 12,", "\"move\" : 99.5,", " is 99.5; it must be ");
  json_object_set_double_member (row, "ahead", 0.3);
  g_assert_false (bones_json_read_parts (row, "ahead", 100, 50, 225, &parts, &error));
  g_assert_nonnull (strstr (error->message, "from 0.5 to 2.25, in steps of 0.01"));
}

static void
test_compass (void)
{
  check ("way", SLOOP, SLOOP, BONES_EAST, FALSE, "Es zieht nach Osten.");
  check ("way", SLOOP, SLOOP, BONES_NORTH_WEST, FALSE, "Es zieht to the north-west.");
  g_assert_cmpstr (bones_point_letters (BONES_EAST), ==, "O");
  g_assert_cmpstr (bones_point_letters (BONES_NORTH_EAST), ==, "NE");
}

static void
test_lists (void)
{
  g_autofree char *alone = bones_words_alone ("aground");
  static const char *const expected[] = { "", "Ink", "Ink und Rum", "Ink; Rum sowie Fog",
                                          "Ink; Rum, Fog sowie Jib" };
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  g_assert_cmpstr (alone, ==, "aground");
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *list = bones_words_list (parts);

      g_assert_cmpstr (list, ==, expected[i]);
      g_ptr_array_add (parts,
                       (gpointer) (const char *const[]){ "Ink", "Rum", "Fog", "Jib", "" }[i]);
    }
}

/* The title that nobody gave is in the language of whoever reads it; the other stays. */
static void
test_titles (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table (store);
  g_autoptr (BonesTable) named = NULL, copy = NULL, again = NULL;
  g_autoptr (BoatGame) game = boat_game_new ();
  g_autoptr (GError) error = NULL;
  static const char *const fleets[] = { "Red", "Blue", "Gold", NULL };
  g_autofree char *three = bones_game_title (fleets);

  g_assert_cmpstr (three, ==, "Red gegen Blue gegen Gold");
  g_assert_cmpstr (bones_table_get_record (table)->title, ==, "Red gegen Blue");
  g_assert_false (bones_table_get_record (table)->named);
  again = bones_table_open (store, bones_table_get_id (table), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (bones_table_get_record (again)->title, ==, "Red gegen Blue");
  g_assert_false (bones_table_get_record (again)->named);

  game->game.title = "The long night";
  named = bones_table_new (store, &game->game, &error);
  g_assert_no_error (error);
  g_assert_true (bones_table_get_record (named)->named);
  copy = bones_table_open (store, bones_table_copy_to (named, store, &error), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (bones_table_get_record (copy)->title, ==, "The long night");
  g_assert_true (bones_table_get_record (copy)->named);
}

int
main (int argc, char **argv)
{
  g_autoptr (Folder) folder = folder_new ();
  g_autofree char *messages = g_build_filename (folder->path, "xx", "LC_MESSAGES", NULL);
  g_autofree char *po = folder_file (folder, "po");
  g_autofree char *mo = g_build_filename (messages, GETTEXT_PACKAGE ".mo", NULL);
  const char *const msgfmt[] = { "msgfmt", "--output-file", mo, po, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  g_mkdir_with_parents (messages, 0700);
  g_file_set_contents (po, catalogue, -1, &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **) msgfmt, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  g_setenv ("LANGUAGE", "xx", TRUE);
  g_assert_nonnull (setlocale (LC_ALL, "xx.UTF-8"));
  g_assert_nonnull (setlocale (LC_NUMERIC, "comma"));
  bindtextdomain (GETTEXT_PACKAGE, folder->path);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");

  g_test_add_func ("/languages/contexts", test_contexts);
  g_test_add_func ("/languages/decimals", test_decimals);
  g_test_add_func ("/languages/genders", test_genders);
  g_test_add_func ("/languages/compass", test_compass);
  g_test_add_func ("/languages/lists", test_lists);
  g_test_add_func ("/languages/made-ships", test_made_ships);
  g_test_add_func ("/languages/stock-set", test_stock_set);
  g_test_add_func ("/languages/titles", test_titles);
  return g_test_run ();
}
