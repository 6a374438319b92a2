/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log as text, whole and in short, and as a page that needs no other file. */
#include "boat-table.h"
#include "log-file.h"

#include <string.h>

#define NASTY "<b>&\"Fury\"</b>"

/* A shot with a reroll, an undo, notes, and a ship with a name full of markup. */
static void
set_up (BoatFixture *self, gconstpointer data)
{
  const BonesChange rename = { .scope = BONES_RENAME_SHIP, .index = 0 };
  const guint16 spend[] = { BONES_REROLL_SPEND, 0, 1 };
  g_autoptr (BoatGame) game = boat_game_new ();

  game->game.options = g_variant_ref_sink (g_variant_new_parsed ("{'cards': <'physical'>}"));
  game->game.title = "Boats & <oars>";
  ((BonesRoster *) g_ptr_array_index (game->rosters, 0))->player = g_strdup ("Anna");
  self->store = boat_store ();
  self->table = bones_table_new (self->store, &game->game, NULL);
  g_variant_unref (game->game.options);
  boat_answer (self->table, 2);
  boat_answer (self->table, 1);
  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  boat_answer (self->table, 0);
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &rename, 1, NASTY, NULL));
  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 1, 2);
  g_assert_true (bones_table_answer (self->table, BONES_FROM_PERSON, 3, spend, NULL));
  boat_type (self->table, 6, 3);
  boat_answer (self->table, BONES_REROLL_KEEP);
  boat_start (self->table, NULL_ROW, 2);
  boat_answer (self->table, 100);
  g_assert_true (bones_table_undo (self->table, 0, NULL));
  g_assert_true (bones_table_note (self->table, "Cats & dogs <are> allowed.", "NULL-CAT", NULL));
}

/* The text after the head, whose second line has the date. */
static void
check_text (BoatFixture *self, BonesLogForm form, const char *expected)
{
  g_autofree char *text = bones_log_text (self->table, BONES_NOBODY, form);
  const char *fleets = strstr (text, "\n\n");

  g_assert_true (g_str_has_prefix (text, "Boats & <oars>\nBoats (a rule system for tests) – "));
  g_assert_nonnull (fleets);
  g_assert_cmpstr (fleets + 2, ==, expected);
}

static void
test_text (BoatFixture *self, gconstpointer data)
{
  check_text (self, BONES_LOG_WHOLE,
              "R  Red – Anna\n"
              "   " NASTY " (Boat), Swift (Boat)\n"
              "B  Blue\n"
              "   Gull (Boat), Tern (Boat)\n"
              "\n"
              "Red begins with 2 luck.  [2]*\n"
              "Blue begins with 1 luck.  [1]*\n"
              "\n"
              "Round 1\n"
              "The sight is drawn.\n"
              "Fury is now called " NASTY "\n"
              "Red spends luck: 1 left.\n"
              "Gull is hit: 1.  [1 2] again [6 3]*\n"
              "Gull rows 1 in. (undone)\n"
              "Undone: Row: Gull – 1 in\n"
              "Ruling on NULL-CAT: Cats & dogs <are> allowed.\n"
              "\n"
              "* Real dice.\n");
}

static void
test_brief (BoatFixture *self, gconstpointer data)
{
  check_text (self, BONES_LOG_BRIEF,
              "R  Red – Anna\n"
              "   " NASTY " (Boat), Swift (Boat)\n"
              "B  Blue\n"
              "   Gull (Boat), Tern (Boat)\n"
              "\n"
              "Red: luck 2  [2]*\n"
              "Blue: luck 1  [1]*\n"
              "\n"
              "Round 1\n"
              "Sight drawn\n"
              "Fury is now called " NASTY "\n"
              "Red: luck 1\n"
              "Gull: hit 1  [1 2] again [6 3]*\n"
              "Gull: 1 in (undone)\n"
              "Undone: Row: Gull – 1 in\n"
              "NULL-CAT: Cats & dogs <are> allowed.\n"
              "\n"
              "* Real dice.\n");
}

/* A ship is listed with the fleet that she came with, in its order, even after a capture. */
static void
test_captured (BoatFixture *self, gconstpointer data)
{
  const BonesChange taken = { BONES_SET_SHIP, BONES_SHIP_OWNER, 0, FALSE, 1 };
  g_autofree char *text = NULL;

  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &taken, 1, NULL, NULL));
  text = bones_log_text (self->table, 1, BONES_LOG_WHOLE);
  g_assert_nonnull (strstr (text, "R  Red – Anna\n   " NASTY " (Boat), Swift (Boat)\nB"));
}

/* The legend explains only signs that the log has. */
static void
test_plain (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table (store);
  g_autofree char *text = NULL, *page = NULL;

  boat_roll (table);
  boat_roll (table);
  text = bones_log_text (table, BONES_NOBODY, BONES_LOG_WHOLE);
  page = bones_log_page (table, BONES_NOBODY, NULL);
  g_assert_null (strchr (text, '*'));
  g_assert_nonnull (strstr (page, "<footer>\n<p>Kept by Crossbones.</p>"));
  g_assert_null (strstr (page, "class=\"outcome\"")); /* it is not over */
}

/* Some lines for the clipboard: without a head, and without an empty line on top. */
static void
test_lines (BoatFixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) log = bones_view_log (self->table, BONES_NOBODY);
  g_autoptr (GPtrArray) some = g_ptr_array_new ();
  g_autofree char *none = bones_log_lines_text (some, BONES_LOG_WHOLE);
  g_autofree char *text = NULL;

  g_assert_cmpstr (none, ==, "");
  for (guint i = 2; i < 4; i++)
    g_ptr_array_add (some, g_ptr_array_index (log, i));

  text = bones_log_lines_text (some, BONES_LOG_BRIEF);
  g_assert_cmpstr (text, ==, "Round 1\nSight drawn\n");
}

static guint
count (const char *text, const char *what)
{
  guint n = 0;

  while ((text = strstr (text, what)) != NULL)
    {
      text += strlen (what);
      n++;
    }

  return n;
}

/* A page is well formed, whatever names and notes contain. */
static void
test_page (BoatFixture *self, gconstpointer data)
{
  static const GMarkupParser parser = { NULL };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, NULL, NULL);
  g_autofree char *page = bones_log_page (self->table, BONES_NOBODY, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_utf8_validate (page, -1, NULL));
  g_markup_parse_context_parse (context, page, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);

  g_assert_null (strstr (page, "<b>&"));
  g_assert_null (strstr (page, "<are>"));
  g_assert_nonnull (strstr (page, "<h1>Boats &amp; &lt;oars&gt;</h1>"));
  g_assert_nonnull (strstr (page, "Fury is now called &lt;b&gt;&amp;&quot;Fury&quot;&lt;/b&gt;"));
  g_assert_cmpuint (count (page, "<h2>"), ==, 2); /* before the battle, and a round */
  g_assert_cmpuint (count (page, " class=\"ruling\">"), ==, 1);
  g_assert_cmpuint (count (page, "<del>"), ==, 1);
}

/* The fleets with their flags, what happened to them, by which rules, and what the signs mean. */
static void
test_parts (BoatFixture *self, gconstpointer data)
{
  static const char *const parts[] = {
    "\n.flag {",
    "<ul class=\"fleets\">\n<li>"
    "<span class=\"flag f1\" role=\"img\" aria-label=\"Red\"><b>R</b></span>"
    "<strong>Red – Anna</strong>",
    "<p>Gull (Boat), Tern (Boat)</p></li>\n</ul>",
    " class=\"event\"><span class=\"flag f2\" role=\"img\" aria-label=\"Blue\"><b>B</b></span>"
    "<p>Gull is hit: 1.",
    "<span class=\"rule\">NULL-SHOT</span></li>",
    " class=\"ruling\"><span class=\"mark\" aria-hidden=\"true\">§</span>"
    "<p>Ruling on NULL-CAT: Cats &amp; dogs &lt;are&gt; allowed.</p></li>\n</ol>\n</main>",
    "<p><span class=\"roll typed\"><span class=\"die d3\"><i>3</i></span>"
    "<span class=\"die d5\"><i>5</i></span></span> Pencilled dice",
    "<p>Dice that are crossed out were rolled again.</p>\n<p>Lines that are struck through "
    "were undone.</p>\n<p>Kept",
  };
  g_autofree char *page = bones_log_page (self->table, BONES_NOBODY, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (strstr (page, parts[i]) == NULL)
      g_error ("there is no “%s” in “%s”", parts[i], page);
}

/* Dice are drawn, rerolled ones crossed out, and readers get their numbers. */
static void
test_dice (BoatFixture *self, gconstpointer data)
{
  g_autofree char *page = bones_log_page (self->table, BONES_NOBODY, NULL);

  g_assert_nonnull (strstr (page, "aria-label=\"[1 2] again [6 3], real dice\">"
                                  "<span class=\"roll typed\">"
                                  "<span class=\"die d1 gone\"><i>1</i></span>"
                                  "<span class=\"die d2 gone\"><i>2</i></span></span>"
                                  "<span class=\"again\">again</span>"
                                  "<span class=\"roll typed\">"
                                  "<span class=\"die d6\"><i>6</i></span>"));
}

/* Dice with more than six sides show numbers; dice of the app look different from real ones. */
static void
test_many_sides (BoatFixture *self, gconstpointer data)
{
  const guint16 faces[] = { 4, 3 };
  g_autofree char *page = NULL;

  g_assert_true (bones_table_free_dice (self->table, 2, 20, faces, NULL, NULL));
  g_assert_true (bones_table_free_roll (self->table, 1, 2, NULL, NULL));
  page = bones_log_page (self->table, BONES_NOBODY, NULL);
  g_assert_nonnull (strstr (page, "<span class=\"die\"><i>4</i></span>"
                                  "<span class=\"die\"><i>3</i></span>"));
  g_assert_nonnull (strstr (page, "<span class=\"roll\"><span class=\"die d"));
}

/* The page loads nothing and runs nothing. */
static void
test_alone (BoatFixture *self, gconstpointer data)
{
  static const char *const links[] = { "<script", "http:", "https:", "url(",  "@import",
                                       "<link",   "<img",  "src=",   "href=", "file:" };
  g_autofree char *page = bones_log_page (self->table, BONES_NOBODY, NULL);

  g_assert_nonnull (strstr (page, "<style>"));
  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    g_assert_null (strstr (page, links[i]));
}

#define ADD(path, test) g_test_add (path, BoatFixture, NULL, set_up, test, boat_fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/log-file/text", test_text);
  ADD ("/log-file/brief", test_brief);
  ADD ("/log-file/captured", test_captured);
  g_test_add_func ("/log-file/plain", test_plain);
  ADD ("/log-file/lines", test_lines);
  ADD ("/log-file/page", test_page);
  ADD ("/log-file/parts", test_parts);
  ADD ("/log-file/dice", test_dice);
  ADD ("/log-file/many-sides", test_many_sides);
  ADD ("/log-file/alone", test_alone);
  return g_test_run ();
}
