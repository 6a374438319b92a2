/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undo and redo: what they take back, who has to agree, and how far they go. */
#include "boat-table.h"
#include "table-play.h"

#define RED 1u
#define BLUE 2u

static void
undo (BonesTable *table, guint agreed)
{
  g_autoptr (GError) error = NULL;

  bones_table_undo (table, agreed, &error);
  g_assert_no_error (error);
}

static void
redo (BonesTable *table)
{
  g_autoptr (GError) error = NULL;

  bones_table_redo (table, &error);
  g_assert_no_error (error);
}

static guint
needs (BonesTable *table)
{
  guint fleets = 99;

  g_assert_cmpuint (bones_table_peek_undo (table, &fleets), >, 0);
  return fleets;
}

static BonesGame *
remember (BonesTable *table)
{
  BonesGame *game = g_new0 (BonesGame, 1);

  bones_game_copy (game, boat_state (table));
  return game;
}

/* Anybody may take back a decision that revealed nothing, in the middle of an action. */
static void
test_free (BoatFixture *self, gconstpointer data)
{
  boat_take_aim (self->table, 0, 2);
  g_assert_cmpuint (needs (self->table), ==, 0);
  undo (self->table, 0);
  boat_assert_asked (self->table, "duck");
  undo (self->table, 0);
  boat_assert_asked (self->table, "target");
  undo (self->table, 0);
  boat_assert_asked (self->table, NULL);
  boat_assert_stored (self->table, self->store);
}

/* A typed die is an entry of a person: undo goes to before it. A die of the app goes with the entry
 * that led to it. */
static void
test_what_goes (BoatFixture *self, gconstpointer data)
{
  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 5, 2);
  g_assert_cmpuint (needs (self->table), ==, 0); /* typed a moment ago: a slip of the finger */
  undo (self->table, 0);
  boat_assert_asked (self->table, "shot");

  boat_roll (self->table);
  g_assert_cmpuint (needs (self->table), ==,
                    RED | BLUE); /* "fire or not" was a decision of the table */
  undo (self->table, RED | BLUE);
  boat_assert_asked (self->table, "duck");
}

/* Luck that was seen is not turned into a better decision one slip at a time: until the die is
 * typed again, what led to it needs consent. */
static void
test_slip (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesTable) copy = NULL;

  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 5, 2);
  undo (self->table, 0);
  g_assert_cmpuint (needs (self->table), ==, RED | BLUE);
  copy = bones_table_open (self->store, bones_table_copy (self->table, NULL), NULL);
  g_assert_cmpuint (needs (copy), ==, RED | BLUE);
  boat_type (self->table, 5, 1);
  boat_keep (self->table);
  undo (self->table, 0);
  boat_assert_asked (self->table, "reroll");
  g_assert_cmpuint (needs (self->table), ==, 0);
}

/* After an undo the same question gives the same faces. */
static void
test_same_faces (BoatFixture *self, gconstpointer data)
{
  guint16 faces[2];
  const BonesJournal *journal = bones_table_get_journal (self->table);

  boat_take_aim (self->table, 0, 2);
  boat_roll (self->table);
  memcpy (faces, bones_journal_entry (journal, bones_table_get_seq (self->table))->answer.values,
          sizeof faces);
  undo (self->table, RED | BLUE);
  boat_answer (self->table, TRUE);
  boat_roll (self->table);
  g_assert_cmpmem (bones_journal_entry (journal, bones_table_get_seq (self->table))->answer.values,
                   sizeof faces, faces, sizeof faces);
}

/* The faces of a shot of ship 0 at @target. */
static void
shoot_at (BonesTable *table, guint target, guint16 faces[2])
{
  boat_take_aim (table, 0, target);
  boat_roll (table);
  memcpy (faces,
          bones_journal_entry (bones_table_get_journal (table), bones_table_get_seq (table))
              ->answer.values,
          2 * sizeof *faces);
  undo (table, RED | BLUE);
  undo (table, RED | BLUE);
  undo (table, RED | BLUE);
  boat_assert_asked (table, NULL);
}

/* Faces that were seen say nothing about the same question after another choice. */
static void
test_other_faces (BoatFixture *self, gconstpointer data)
{
  guint16 first[2], other[2], third[2], again[2];

  shoot_at (self->table, 2, first);
  shoot_at (self->table, 3, other);
  shoot_at (self->table, 1, third);
  shoot_at (self->table, 2, again);
  g_assert_cmpmem (again, sizeof again, first, sizeof first);
  g_assert_true (memcmp (first, other, sizeof first) != 0);
  g_assert_true (memcmp (first, third, sizeof first) != 0);
  g_assert_true (memcmp (other, third, sizeof other) != 0);
}

/* Real dice are a slip of the finger, which needs no consent, until somebody else has dice: then
 * nothing changes without consent, and the message names the fleets that have not agreed. */
static void
test_fence (BoatFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  guint32 aimed, before;
  guint missing;

  boat_take_aim (self->table, 0, 2);
  aimed = bones_table_get_seq (self->table);
  boat_type (self->table, 5, 2);
  boat_keep (self->table);
  bones_table_peek_undo_to (self->table, aimed, &missing);
  g_assert_cmpuint (missing, ==, 0);
  boat_take_aim (self->table, 2, 0);
  boat_type (self->table, 1, 1);
  bones_table_peek_undo_to (self->table, aimed, &missing);
  g_assert_cmpuint (missing, ==, BLUE);

  before = bones_table_get_seq (self->table);
  g_assert_false (bones_table_undo_to (self->table, aimed, RED, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_FENCE);
  g_assert_nonnull (strstr (error->message, "Blue"));
  g_assert_null (strstr (error->message, "Red"));
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before);

  g_assert_true (bones_table_undo_to (self->table, aimed, BLUE, NULL));
  g_assert_cmpuint (bones_journal_entry (bones_table_get_journal (self->table), before + 1)->agreed,
                    ==, BLUE);
}

/* A card that the app drew is behind the fence, too. It belongs to no fleet, so all must agree. */
static void
test_card (BoatFixture *self, gconstpointer data)
{
  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  g_assert_cmpuint (needs (self->table), ==, RED | BLUE);
  undo (self->table, RED | BLUE);
  g_assert_cmpuint (boat_state (self->table)->tracks[NULL_SIGHT], ==, 0);
}

static BonesTable *
table_with_rule (BonesStore *store, BonesUndoRule rule)
{
  g_autoptr (BoatGame) game = boat_game_new ();
  BonesTable *table;

  game->game.undo = rule;
  table = bones_table_new (store, &game->game, NULL);
  boat_answer (table, 1);
  boat_answer (table, 1);
  boat_take_aim (table, 0, 2);
  boat_roll (table);
  return table;
}

/* The table's rule, always free or never, is stored with the game. */
static void
test_rules (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) begun = table_with_rule (store, BONES_UNDO_FREE);
  g_autoptr (BonesTable) strict = table_with_rule (store, BONES_UNDO_NEVER);
  g_autoptr (BonesTable) opened = bones_table_open (store, bones_table_get_id (begun), NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (needs (opened), ==, 0);
  undo (opened, 0);
  boat_assert_asked (opened, "duck");

  g_assert_cmpuint (bones_table_peek_undo (strict, NULL), ==, 0);
  g_assert_false (bones_table_undo (strict, RED | BLUE, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_FENCE);

  boat_keep (strict); /* a decision after the die can be taken back freely */
  undo (strict, 0);
  boat_assert_asked (strict, "reroll");
}

/* Back to the very beginning, where the set-up asks its first question, and back again. */
static void
test_to_the_beginning (BoatFixture *self, gconstpointer data)
{
  g_autofree BonesGame *end = NULL;
  g_autoptr (GError) error = NULL;
  guint steps = 0;

  boat_take_aim (self->table, 0, 2);
  boat_roll (self->table);
  boat_keep (self->table);
  boat_start (self->table, NULL_ROW, 2);
  boat_answer (self->table, 100);
  end = remember (self->table);

  while (bones_table_peek_undo (self->table, NULL) != 0)
    {
      undo (self->table, RED | BLUE);
      steps++;
      boat_assert_stored (self->table, self->store);
    }

  boat_assert_asked (self->table, "luck");
  g_assert_cmpuint (boat_state (self->table)->round, ==, 0);
  g_assert_false (bones_table_undo (self->table, RED | BLUE, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NOTHING);
  g_clear_error (&error);

  while (steps-- > 0)
    redo (self->table);

  g_assert_true (bones_game_equal (boat_state (self->table), end));
  g_assert_cmpuint (bones_table_peek_redo (self->table), ==, 0);
  g_assert_false (bones_table_redo (self->table, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NOTHING);
  boat_assert_stored (self->table, self->store);
}

/* In a set-up in which only the app has rolled, undo goes to its first question. */
static void
test_app_set_up (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table (store);

  g_assert_cmpuint (bones_table_peek_undo (table, NULL), ==, 0);
  boat_roll (table);
  boat_roll (table);
  undo (table, RED | BLUE);
  boat_assert_asked (table, "luck");
  g_assert_cmpuint (bones_table_get_journal (table)->effective->len, ==, 1);
}

/* After a restart, undo and redo continue. */
static void
test_after_restart (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesTable) again = NULL;
  g_autofree BonesGame *aimed = NULL;

  boat_take_aim (self->table, 0, 2);
  aimed = remember (self->table);
  boat_type (self->table, 6, 6);
  undo (self->table, BLUE);

  again = bones_table_open (self->store, bones_table_get_id (self->table), NULL);
  g_assert_cmpuint (
      bones_journal_entry (bones_table_get_journal (again), bones_table_peek_redo (again))
          ->answer.values[0],
      ==, 6);
  redo (again);
  boat_assert_asked (again, "reroll");
  g_assert_cmpuint (needs (again), ==, 0);
  undo (again, BLUE);
  g_assert_true (bones_game_equal (boat_state (again), aimed));
  undo (again, 0);
  boat_assert_asked (again, "duck");
}

/* A new entry after an undo leaves nothing to redo. */
static void
test_other_way (BoatFixture *self, gconstpointer data)
{
  boat_take_aim (self->table, 0, 2);
  undo (self->table, 0);
  g_assert_cmpuint (bones_table_peek_redo (self->table), >, 0);
  boat_answer (self->table, FALSE);
  g_assert_cmpuint (bones_table_peek_redo (self->table), ==, 0);
}

/* A long undo at once, and a redo; a position inside the drawing of a card is refused. */
static void
test_to_a_place (BoatFixture *self, gconstpointer data)
{
  const guint32 begun = bones_table_get_seq (self->table);
  g_autofree BonesGame *end = NULL;
  guint32 last;
  guint needs;
  g_autoptr (GError) error = NULL;

  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 5, 2);
  boat_keep (self->table);
  end = remember (self->table);
  last = bones_table_get_seq (self->table);

  g_assert_cmpuint (bones_table_peek_undo_to (self->table, last, &needs), ==, 0);
  g_assert_cmpuint (needs, ==, 0);
  g_assert_cmpuint (bones_table_peek_undo_to (self->table, begun, &needs), >, begun);
  g_assert_cmpuint (needs, !=, 0);

  g_assert_false (bones_table_undo_to (self->table, begun, BLUE, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_FENCE);
  g_assert_true (bones_table_undo_to (self->table, begun, RED | BLUE, NULL));
  g_assert_cmpuint (boat_state (self->table)->tracks[NULL_SIGHT], ==, 0);
  g_assert_true (bones_table_redo_to (self->table, last, NULL));
  g_assert_true (bones_game_equal (boat_state (self->table), end));

  g_assert_true (bones_table_undo_to (self->table, begun + 1, RED | BLUE, NULL));
  g_assert_cmpuint (boat_state (self->table)->tracks[NULL_SIGHT], >, 0);
  boat_assert_asked (self->table, NULL);
  boat_assert_stored (self->table, self->store);
}

/* Overrides, notes and house rules are steps like any other. */
static void
test_by_hand (BoatFixture *self, gconstpointer data)
{
  const BonesChange hit = { BONES_SET_SHIP, NULL_HITS, 0, FALSE, 1 };

  boat_take_aim (self->table, 0, 2);
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &hit, 1, NULL, NULL));
  g_assert_true (bones_table_note (self->table, "aye", NULL, NULL));
  g_assert_true (bones_table_set_option (self->table, NULL_LIVES, 5, RED | BLUE, NULL));

  undo (self->table, 0);
  g_assert_cmpuint (boat_state (self->table)->options[NULL_LIVES], ==, 2);
  undo (self->table, 0);
  g_assert_cmpuint (boat_state (self->table)->ships[0].tracks[NULL_HITS], ==, 1);
  undo (self->table, 0);
  g_assert_cmpuint (boat_state (self->table)->ships[0].tracks[NULL_HITS], ==, 0);
  boat_assert_asked (self->table, "shot");
}

#define ADD(path, test)                                                                            \
  g_test_add (path, BoatFixture, GUINT_TO_POINTER (1), boat_fixture_set_up, test,                  \
              boat_fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/undo/free", test_free);
  ADD ("/undo/what-goes", test_what_goes);
  ADD ("/undo/same-faces", test_same_faces);
  ADD ("/undo/other-faces", test_other_faces);
  ADD ("/undo/fence", test_fence);
  ADD ("/undo/slip", test_slip);
  ADD ("/undo/card", test_card);
  g_test_add_func ("/undo/rules", test_rules);
  ADD ("/undo/to-the-beginning", test_to_the_beginning);
  g_test_add_func ("/undo/app-set-up", test_app_set_up);
  ADD ("/undo/after-restart", test_after_restart);
  ADD ("/undo/other-way", test_other_way);
  ADD ("/undo/to-a-place", test_to_a_place);
  ADD ("/undo/by-hand", test_by_hand);
  return g_test_run ();
}
