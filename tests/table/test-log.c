/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The battle in sentences: dice beside their results, undone lines struck through, rounds with
 * headings. */
#include "boat-table.h"
#include "registry.h"
#include "table-play.h"
#include "verify.h"

static void
set_up (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BoatGame) game = boat_game_new ();

  game->game.options = g_variant_ref_sink (g_variant_new_parsed ("{'cards': <'physical'>}"));
  self->store = boat_store ();
  self->table = bones_table_new (self->store, &game->game, NULL);
  g_variant_unref (game->game.options);
  boat_answer (self->table, 2);
  boat_answer (self->table, 1);
  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  boat_answer (self->table, 0);
}

/* The log after the set-up. It is the same for every table that opens the game. */
static void
check (BoatFixture *self, const char *expected)
{
  static const char before[] = "[2]* Red begins with 2 luck.\n"
                               "[1]* Blue begins with 1 luck.\n"
                               "#Round 1\n"
                               "The sight is drawn.\n";
  g_autofree char *text = boat_log (self->table);
  g_autoptr (BonesTable) again =
      bones_table_open (self->store, bones_table_get_id (self->table), NULL);
  g_autofree char *anew = boat_log (again);

  g_assert_true (g_str_has_prefix (text, before));
  g_assert_cmpstr (text + strlen (before), ==, expected);
  g_assert_cmpstr (anew, ==, text);
}

static void
test_rounds (BoatFixture *self, gconstpointer data)
{
  boat_start (self->table, NULL_END_ROUND, BONES_NO_SHIP);
  check (self, "#Round 2 begins.\n");
}

/* A replaced roll comes before its replacement. */
static void
test_dice (BoatFixture *self, gconstpointer data)
{
  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 1, 2);
  check (self, "");
  {
    const guint16 spend[] = { BONES_REROLL_SPEND, 0, 1 };

    g_assert_true (bones_table_answer (self->table, BONES_FROM_PERSON, 3, spend, NULL));
  }
  boat_type (self->table, 6, 1);
  boat_answer (self->table, BONES_REROLL_KEEP);
  check (self, "Red spends luck: 1 left.\n"
               "[1 2] again [6 1]* Gull is hit: 1.\n");
}

/* Typed dice are marked. */
static void
test_app_dice (BoatFixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) lines = NULL;
  const BonesLogLine *line;

  boat_take_aim (self->table, 0, 2);
  boat_roll (self->table);
  boat_keep (self->table);
  lines = bones_view_log (self->table, BONES_NOBODY);
  line = g_ptr_array_index (lines, lines->len - 1);
  g_assert_nonnull (line->dice);
  g_assert_false (line->typed);
  g_assert_cmpstr (line->rule, ==, "NULL-SHOT");
  g_assert_cmpuint (line->fleet, ==, 1);
}

static const BonesLogLine *
last_line (GPtrArray *lines)
{
  return g_ptr_array_index (lines, lines->len - 1);
}

/* Each die has its roll, its owner, and what replaced it. */
static void
test_rolls (BoatFixture *self, gconstpointer data)
{
  const guint16 spend[] = { BONES_REROLL_SPEND, 0, 1 };
  g_autoptr (GPtrArray) lines = NULL, after = NULL;
  const BonesLogRoll *rolls;
  const guint32 *answers;
  guint32 shot;

  boat_take_aim (self->table, 0, 2);
  shot = bones_table_get_seq (self->table) + 1;
  boat_type (self->table, 1, 2);
  g_assert_true (bones_table_answer (self->table, BONES_FROM_PERSON, 3, spend, NULL));
  boat_roll (self->table);
  boat_answer (self->table, BONES_REROLL_KEEP);
  lines = bones_view_log (self->table, BONES_NOBODY);
  g_assert_cmpuint (last_line (lines)->rolls->len, ==, 2);
  rolls = (const BonesLogRoll *) (void *) last_line (lines)->rolls->data;
  g_assert_cmpuint (rolls[0].seq, ==, shot);
  g_assert_cmpuint (rolls[0].n, ==, 2);
  g_assert_cmpuint (rolls[0].faces[1], ==, 2);
  g_assert_cmpuint (rolls[0].gone, ==, 3);
  g_assert_true (rolls[0].typed && !rolls[0].again);
  g_assert_cmpuint (rolls[1].seq, ==, shot + 2);
  g_assert_cmpuint (rolls[1].gone, ==, 0);
  g_assert_true (!rolls[1].typed && rolls[1].again);

  /* the target, whether the other ship fires, the dice, and the result */
  g_assert_cmpuint (last_line (lines)->answers->len, ==, 6);
  answers = (const guint32 *) (void *) last_line (lines)->answers->data;
  g_assert_cmpuint (answers[2], ==, shot);

  g_assert_true (bones_table_undo (self->table, 0, NULL));
  after = bones_view_log (self->table, BONES_NOBODY);
  g_assert_true (((BonesLogLine *) after->pdata[lines->len - 1])->undone);
  g_assert_null (((BonesLogLine *) after->pdata[lines->len - 1])->answers);
}

/* Undone lines stay, struck through; redo restores them. */
static void
test_undone (BoatFixture *self, gconstpointer data)
{
  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 6, 2);
  boat_answer (self->table, BONES_REROLL_KEEP);
  g_assert_true (bones_table_undo (self->table, 0, NULL));
  check (self, "~[6 2]* Gull is hit: 1.~\n"
               "Undone: Shoot: Fury – Keep\n");

  g_assert_true (bones_table_redo (self->table, NULL));
  check (self, "[6 2]* Gull is hit: 1.\n"
               "Undone: Shoot: Fury – Keep\n"
               "Redone: Shoot: Fury – Keep\n");
}

/* A roll that was undone before it had a result is shown as well. */
static void
test_undone_roll (BoatFixture *self, gconstpointer data)
{
  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 1, 1);
  g_assert_true (bones_table_undo (self->table, 2, NULL));
  boat_type (self->table, 3, 4);
  boat_answer (self->table, BONES_REROLL_KEEP);
  check (self, "[1 1]* Undone: Shoot: Fury – [1 1] (agreed: Blue)\n"
               "[3 4]* Gull is hit: 1.\n");
}

/* The kind of a line, its ship or fleet, and its short form. */
static void
test_kinds (BoatFixture *self, gconstpointer data)
{
  static const struct {
    BonesLogKind kind;
    guint ship, fleet;
    const char *rule, *brief;
  } expected[] = {
    { BONES_LOG_EVENT, 2, 1, "NULL-SHOT", "Gull: hit 1" },
    { BONES_LOG_BY_HAND, 1, 0, NULL, "Swift: Hits: 1 (was 0)" },
    { BONES_LOG_NOTE, BONES_NO_SHIP, BONES_NOBODY, NULL, "It rains." },
    { BONES_LOG_RULING, BONES_NO_SHIP, BONES_NOBODY, "NULL-CAT", "NULL-CAT: No cats." },
    { BONES_LOG_OPTION, BONES_NO_SHIP, BONES_NOBODY, NULL, "lives: 3 (was 2)" },
    { BONES_LOG_FREE_ROLL, BONES_NO_SHIP, BONES_NOBODY, NULL, "A free roll" },
    { BONES_LOG_TAKEN_BACK, BONES_NO_SHIP, BONES_NOBODY, NULL, "Undone: A free roll" },
    { BONES_LOG_DONE_AGAIN, BONES_NO_SHIP, BONES_NOBODY, NULL, "Redone: A free roll" },
    { BONES_LOG_HEADING, BONES_NO_SHIP, BONES_NOBODY, "NULL-ROUND", "Round 2" },
  };
  const BonesChange hit = { BONES_SET_SHIP, NULL_HITS, 1, FALSE, 1 };
  g_autoptr (GPtrArray) lines = NULL;
  guint first;

  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 6, 2);
  boat_answer (self->table, BONES_REROLL_KEEP);
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &hit, 1, "the cat", NULL));
  g_assert_true (bones_table_note (self->table, "It rains.", NULL, NULL));
  g_assert_true (bones_table_note (self->table, "No cats.", "NULL-CAT", NULL));
  g_assert_true (bones_table_set_option (self->table, NULL_LIVES, 3, 3, NULL));
  g_assert_true (bones_table_free_roll (self->table, 1, 6, NULL, NULL));
  g_assert_true (bones_table_undo (self->table, 3, NULL));
  g_assert_true (bones_table_redo (self->table, NULL));
  boat_start (self->table, NULL_END_ROUND, BONES_NO_SHIP);
  lines = bones_view_log (self->table, BONES_NOBODY);
  first = lines->len - G_N_ELEMENTS (expected);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const BonesLogLine *line = g_ptr_array_index (lines, first + i);

      g_assert_cmpint (line->kind, ==, expected[i].kind);
      g_assert_cmpuint (line->ship, ==, expected[i].ship);
      g_assert_cmpuint (line->fleet, ==, expected[i].fleet);
      g_assert_cmpstr (line->rule, ==, expected[i].rule);
      g_assert_cmpstr (line->brief, ==, expected[i].brief);
    }
}

/* Overrides show the old and the new value; notes, free rolls and house rules have lines, too. */
static void
test_by_hand (BoatFixture *self, gconstpointer data)
{
  const BonesChange changes[] = {
    { BONES_SET_SHIP, NULL_HITS, 0, TRUE, 1 },
    { BONES_SET_SHIP, NULL_HITS, 0, TRUE, 1 },
    { BONES_SET_SHIP, BONES_SHIP_STATUS, 3, FALSE, BONES_FLED },
    { BONES_SET_TABLE, BONES_TABLE_ROUND, 0, FALSE, 3 },
  };
  const BonesChange as_it_is[] = {
    { BONES_SET_TABLE, BONES_TABLE_ROUND, 0, FALSE, 3 },
    { BONES_SET_SHIP, BONES_SHIP_STATUS, 3, FALSE, BONES_FLED },
  };
  const BonesChange flags[] = {
    { BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, 0, FALSE, 1 },
    { BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, 0, FALSE, BONES_NO_SHIP },
    { BONES_SET_TABLE, BONES_TABLE_ACTIVE_SHIP, 0, FALSE, 1 },
  };
  const BonesChange ship = { .scope = BONES_ADD_SHIP, .index = 1 };
  const BonesChange rename = { .scope = BONES_RENAME_SHIP, .index = 4 };
  const BonesChange buoy = { BONES_ADD_MARKER, 1, BONES_NOBODY, FALSE, BONES_NO_SHIP };
  const BonesChange gone = { .scope = BONES_REMOVE_MARKER };

  g_assert_true (bones_table_override (self->table, BONES_NOBODY, changes, 4, "the cat", NULL));
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, as_it_is, 2, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    g_assert_true (bones_table_override (self->table, BONES_NOBODY, &flags[i], 1, NULL, NULL));
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &ship, 1, "Heron", NULL));
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &rename, 1, "Stork", NULL));
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &buoy, 1, NULL, NULL));
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &gone, 1, NULL, NULL));
  g_assert_true (bones_table_note (self->table, "Cats are allowed.", "NULL-CAT", NULL));
  g_assert_true (bones_table_set_option (self->table, NULL_LIVES, 3, 3, NULL));
  check (self, "Fury, Hits set by hand: 1 (was 0) – the cat\n"
               "Fury, Hits set by hand: 2 (was 1) – the cat\n"
               "Tern, State set by hand: fled (was in play) – the cat\n"
               "Round set by hand: 3 (was 1) – the cat\n"
               "#Round 3\n"
               "Tern, State set by hand: fled\n"
               "Red, Flagship set by hand: Swift\n"
               "Red, Flagship set by hand: none (was Swift)\n"
               "Active ship set by hand: Swift\n"
               "Heron joins Blue\n"
               "Heron is now called Stork\n"
               "Buoy 1 added by hand\n"
               "Buoy 1 removed by hand\n"
               "Ruling on NULL-CAT: Cats are allowed.\n"
               "House rule: lives: 3 (was 2)\n");
}

/* A number that stands for a ship, a fleet or a wind is shown as its name. */
static void
test_by_name (void)
{
  const BonesRuleset *ruleset = bones_ruleset_find ("dread-pirate");
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  const BonesNewGame game = { .ruleset = ruleset->id, .rosters = rosters };
  const guint16 turn = (guint16) bones_ruleset_track (ruleset->table_tracks, "turn");
  const guint16 grape = (guint16) bones_ruleset_track (ruleset->ship_tracks, "grape_shot");
  const struct {
    BonesChange change;
    const char *text, *brief;
  } rows[] = {
    { { BONES_SET_TABLE, turn, 0, 0, 2 },
      "Whose turn it is set by hand: Blue",
      "Whose turn it is: Blue" },
    { { BONES_SET_TABLE, turn, 0, 0, 1 },
      "Whose turn it is set by hand: Red (was Blue)",
      "Whose turn it is: Red (was Blue)" },
    { { BONES_SET_TABLE, BONES_TABLE_WIND, 0, 0, BONES_NORTH },
      "Wind set by hand: from the south",
      "Wind: from the south" },
    { { BONES_SET_TABLE, BONES_TABLE_WIND, 0, 0, BONES_SOUTH },
      "Wind set by hand: from the north (was from the south)",
      "Wind: from the north (was from the south)" },
    { { BONES_SET_SHIP, grape, 0, 0, 1 },
      "Gull, Grape shot set by hand: yes (was no)",
      "Gull: Grape shot: yes (was no)" },
  };
  BonesStore *store = boat_store ();
  g_autoptr (BonesTable) table = NULL;

  g_ptr_array_add (rosters, bones_roster_new ("Red"));
  g_ptr_array_add (rosters, bones_roster_new ("Blue"));
  bones_roster_add (g_ptr_array_index (rosters, 0), "Gull", "sloop", FALSE);
  bones_roster_add (g_ptr_array_index (rosters, 1), "Heron", "sloop", FALSE);
  table = bones_table_new (store, &game, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) lines = NULL;

      g_assert_true (bones_table_override (table, BONES_NOBODY, &rows[i].change, 1, NULL, NULL));
      lines = bones_view_log (table, BONES_NOBODY);
      g_assert_cmpstr (last_line (lines)->text, ==, rows[i].text);
      g_assert_cmpstr (last_line (lines)->brief, ==, rows[i].brief);
    }

  g_clear_object (&table);
  bones_store_close (store);
}

/* A pause says where the models are, if that was entered. */
static void
test_pauses (BoatFixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) lines = NULL;

  g_assert_true (bones_table_pause (self->table, "", NULL));
  g_assert_true (bones_table_pause (self->table, "in the blue box", NULL));
  check (self, "Paused.\n"
               "Paused. The models: in the blue box\n");
  lines = bones_view_log (self->table, BONES_NOBODY);
  g_assert_cmpstr (last_line (lines)->brief, ==, "Paused");
}

/* Dice outside the rules: those of the app, and real ones, which are marked. */
static void
test_free_rolls (BoatFixture *self, gconstpointer data)
{
  const guint16 faces[] = { 17, 3 }, bad[] = { 21 };
  g_autoptr (BonesVerification) found = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (bones_table_free_roll (self->table, 1, 2, "heads or tails", NULL));
  g_assert_true (bones_table_free_dice (self->table, 2, 20, faces, "who goes first", NULL));
  g_assert_false (bones_table_free_dice (self->table, 1, 20, bad, NULL, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_ANSWER);
  check (self, "[1] The dice decide: heads or tails\n"
               "[17 3]* The dice decide: who goes first\n");

  found = bones_verify (bones_table_get_record (self->table), bones_table_get_setup (self->table),
                        bones_table_get_journal (self->table));
  g_assert_cmpuint (found->faults->len, ==, 0);
  g_assert_cmpuint (found->free_rolls, ==, 1);
}

/* After an amendment, later lines are written again; lines that were undone before stay. */
static void
test_amended (BoatFixture *self, gconstpointer data)
{
  const guint16 six[] = { 6, 6 };
  guint32 shot;

  boat_start (self->table, NULL_ROW, 2);
  boat_answer (self->table, 100);
  g_assert_true (bones_table_undo (self->table, 0, NULL));
  g_assert_true (bones_table_undo (self->table, 0, NULL));
  boat_take_aim (self->table, 0, 2);
  shot = bones_table_get_seq (self->table) + 1;
  boat_type (self->table, 1, 1);
  boat_answer (self->table, BONES_REROLL_KEEP);
  boat_start (self->table, NULL_ROW, 1);
  boat_answer (self->table, 50);
  g_assert_true (bones_table_amend (self->table, shot, 2, six, "misread", 0, NULL));
  check (self, "~Gull rows 1 in.~\n"
               "Undone: Row: Gull – 1 in\n"
               "Undone: Row: Gull\n"
               "[6 6]° Gull is hit: 1.\n"
               "Swift rows ½ in.\n"
               "Corrected: Shoot: Fury – [1 1] should be [6 6] (misread)\n");

  g_assert_true (bones_table_undo (self->table, 0, NULL));
  check (self, "~Gull rows 1 in.~\n"
               "Undone: Row: Gull – 1 in\n"
               "Undone: Row: Gull\n"
               "[1 1]* Gull is missed.\n"
               "Swift rows ½ in.\n"
               "~Corrected: Shoot: Fury – [1 1] should be [6 6] (misread)~\n"
               "Undone: Corrected: Shoot: Fury – [1 1] should be [6 6]\n");
}

/* An answer that is not a roll is corrected in the words of its question. */
static void
test_amended_answer (BoatFixture *self, gconstpointer data)
{
  const guint16 two_inches = 200;

  boat_start (self->table, NULL_ROW, 2);
  boat_answer (self->table, 100);
  g_assert_true (bones_table_amend (self->table, bones_table_get_seq (self->table), 1, &two_inches,
                                    NULL, 0, NULL));
  check (self, "Gull rows 2 in.\n"
               "Corrected: Row: Gull – 1 in should be 2 in\n");
}

/* An unchanged line has the same pointer, so a list need not be rebuilt. */
static void
test_same_lines (BoatFixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) before = NULL, after = NULL;

  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 6, 2);
  boat_answer (self->table, BONES_REROLL_KEEP);
  before = bones_view_log (self->table, BONES_NOBODY);
  g_assert_true (bones_table_undo (self->table, 0, NULL));
  after = bones_view_log (self->table, BONES_NOBODY);

  g_assert_cmpuint (after->len, ==, before->len + 1);
  for (guint i = 0; i + 1 < before->len; i++)
    g_assert_true (before->pdata[i] == after->pdata[i]);

  g_assert_true (before->pdata[before->len - 1] != after->pdata[before->len - 1]);
  g_assert_false (((BonesLogLine *) before->pdata[before->len - 1])->undone);
}

/* Tries one thing, which may or may not be possible. */
static void
try_something (BonesTable *table)
{
  const guint32 seq = (guint32) g_test_rand_int_range (1, (gint) bones_table_get_seq (table));
  const BonesChange luck = { BONES_SET_FLEET, NULL_LUCK, 0, TRUE, g_test_rand_int_range (-1, 2) };
  const BonesAction action = { (guint16) g_test_rand_int_range (NULL_DRAW, NULL_END_ROUND + 1),
                               (guint16) g_test_rand_int_range (0, 4), BONES_NO_SHIP,
                               BONES_NOBODY };
  const guint16 value[] = { (guint16) g_test_rand_int_range (0, 4) };
  const guint16 dice[] = { (guint16) g_test_rand_int_range (1, 7), 1 };

  switch (g_test_rand_int_range (0, 13))
    {
    case 0:
      bones_table_undo (table, 3, NULL);
      break;
    case 1:
      bones_table_redo (table, NULL);
      break;
    case 2:
      bones_table_override (table, BONES_NOBODY, &luck, 1, NULL, NULL);
      break;
    case 3:
      bones_table_undo_to (table, seq, 3, NULL);
      break;
    case 4:
      bones_table_amend (table, seq, 2, dice, NULL, 3, NULL);
      break;
    case 5:
    case 6:
      bones_table_start (table, &action, NULL);
      break;
    case 7:
      bones_table_roll (table, NULL);
      break;
    default:
      bones_table_answer (table, BONES_FROM_PERSON, 1, value, NULL);
    }
}

/* A table that is opened later has the same log as the one that was played. */
static void
test_random (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesTable) again = NULL;
  g_autofree char *told = NULL, *anew = NULL;

  for (guint step = 0; step < 500; step++)
    {
      try_something (self->table);
      if (step % 3 == 0)
        g_ptr_array_unref (bones_view_log (self->table, BONES_NOBODY));
    }

  again = bones_table_open (self->store, bones_table_get_id (self->table), NULL);
  told = boat_log (self->table);
  anew = boat_log (again);
  g_assert_cmpstr (anew, ==, told);
  boat_assert_stored (self->table, self->store);
}

#define ADD(path, test) g_test_add (path, BoatFixture, NULL, set_up, test, boat_fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/log/rounds", test_rounds);
  ADD ("/log/dice", test_dice);
  ADD ("/log/app-dice", test_app_dice);
  ADD ("/log/rolls", test_rolls);
  ADD ("/log/kinds", test_kinds);
  ADD ("/log/undone", test_undone);
  ADD ("/log/undone-roll", test_undone_roll);
  ADD ("/log/by-hand", test_by_hand);
  g_test_add_func ("/log/by-name", test_by_name);
  ADD ("/log/pauses", test_pauses);
  ADD ("/log/free-rolls", test_free_rolls);
  ADD ("/log/amended", test_amended);
  ADD ("/log/amended-answer", test_amended_answer);
  ADD ("/log/same-lines", test_same_lines);
  ADD ("/log/random", test_random);
  return g_test_run ();
}
