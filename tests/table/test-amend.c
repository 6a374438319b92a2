/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Correcting an earlier answer: what would change, and what no longer fits. */
#include "boat-table.h"
#include "game.h"

#define EVERYBODY 3

static void
set_up (BoatFixture *self, gconstpointer data)
{
  self->store = boat_store ();
  self->table = boat_table_begun (self->store, 1);
  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 1, 1);
  self->seq = bones_table_get_seq (self->table); /* Fury’s dice at Gull: a miss */
  boat_keep (self->table);
}

static gboolean
amend (BoatFixture *self, guint one, guint two, GError **error)
{
  const guint16 values[] = { (guint16) one, (guint16) two };

  return bones_table_amend (self->table, self->seq, 2, values, "she misread", EVERYBODY, error);
}

/* The trial says what would change, and changes nothing. */
static void
test_trial (BoatFixture *self, gconstpointer data)
{
  const guint32 before = bones_table_get_seq (self->table);
  g_autoptr (GPtrArray) differs = NULL;
  g_autoptr (GError) error = NULL;

  const guint16 values[] = { 6, 6 };
  guint needs;

  differs = bones_table_try_amend (self->table, self->seq, 2, values, &needs, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (needs, ==, 0); /* typed a moment ago */
  g_assert_cmpuint (differs->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (differs, 0), ==, "Gull: Hits: 1 (was 0)");
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before);
  g_assert_cmpuint (boat_state (self->table)->ships[2].tracks[NULL_HITS], ==, 0);
}

/* A die is corrected three activations later, and everything after it changes. */
static void
test_amend (BoatFixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  boat_start (self->table, NULL_ROW, 2);
  boat_answer (self->table, 150);
  boat_take_aim (self->table, 1, 2);
  boat_type (self->table, 6, 6);
  boat_keep (self->table);
  g_assert_cmpint (boat_state (self->table)->ships[2].status, ==, BONES_IN_PLAY);

  g_assert_true (amend (self, 6, 6, &error));
  g_assert_no_error (error);
  g_assert_cmpint (boat_state (self->table)->ships[2].status, ==, BONES_SUNK);
  g_assert_cmpuint (boat_state (self->table)->ships[2].tracks[NULL_ROWED], ==, 150);
  boat_assert_stored (self->table, self->store);
}

/* An amendment can be amended, and taken back. */
static void
test_again (BoatFixture *self, gconstpointer data)
{
  g_assert_true (amend (self, 6, 6, NULL));
  g_assert_true (amend (self, 1, 2, NULL));
  g_assert_cmpuint (boat_state (self->table)->ships[2].tracks[NULL_HITS], ==, 0);
  g_assert_true (bones_table_undo (self->table, 0, NULL));
  g_assert_cmpuint (boat_state (self->table)->ships[2].tracks[NULL_HITS], ==, 1);
  g_assert_true (bones_table_undo (self->table, 0, NULL));
  g_assert_cmpuint (boat_state (self->table)->ships[2].tracks[NULL_HITS], ==, 0);
  g_assert_true (bones_table_redo (self->table, NULL));
  g_assert_cmpuint (boat_state (self->table)->ships[2].tracks[NULL_HITS], ==, 1);
  boat_assert_stored (self->table, self->store);
}

/* An amendment after which a later entry would not fit names that entry and changes nothing. */
static void
test_misfit (BoatFixture *self, gconstpointer data)
{
  const BonesChange hit = { BONES_SET_SHIP, NULL_HITS, 2, FALSE, 1 };
  g_autoptr (GError) error = NULL;
  guint32 row, before;

  g_assert_true (bones_table_undo (self->table, 0, NULL)); /* before she keeps: a hit by hand */
  g_assert_true (bones_table_override (self->table, &hit, 1, NULL, NULL));
  boat_keep (self->table);
  boat_start (self->table, NULL_ROW, 2);
  row = bones_table_get_seq (self->table);
  boat_answer (self->table, 100);
  before = bones_table_get_seq (self->table);

  g_assert_false (amend (self, 6, 6, &error)); /* she would have sunk */
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_MISFIT);
  g_assert_nonnull (strstr (error->message, "Row: Gull"));
  g_assert_nonnull (strstr (error->message, "by hand"));
  {
    g_autofree char *named = g_strdup_printf ("Entry %u ", row);

    g_assert_nonnull (strstr (error->message, named));
  }
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before);
  g_assert_cmpint (boat_state (self->table)->ships[2].status, ==, BONES_IN_PLAY);
}

/* A face that the die does not have is refused, and so is an entry that is not an answer. */
static void
test_refused (BoatFixture *self, gconstpointer data)
{
  const guint16 one[] = { 1 };
  GError *error = NULL;

  g_assert_false (amend (self, 7, 1, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_ANSWER);
  g_clear_error (&error);

  g_assert_false (bones_table_amend (self->table, 1, 1, one, NULL, EVERYBODY, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_clear_error (&error);

  g_assert_false (bones_table_amend (self->table, 999, 1, one, NULL, EVERYBODY, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_clear_error (&error);

  g_assert_true (bones_table_undo_to (self->table, self->seq - 1, 3, NULL));
  g_assert_false (amend (self, 6, 6, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_clear_error (&error);
}

/* The trial says whether another question would be open. */
static void
test_other_question (BoatFixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) differs = NULL;
  const guint16 no[] = { 0 };
  guint32 duck;

  boat_start (self->table, NULL_SHOOT, 1);
  boat_answer (self->table, 2);
  boat_answer (self->table, TRUE);
  duck = bones_table_get_seq (self->table);
  differs = bones_table_try_amend (self->table, duck, 1, no, NULL, NULL, NULL);
  g_assert_cmpuint (differs->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (differs, 0), ==, "There would be no open question.");
  boat_assert_asked (self->table, "shot");
}

#define ADD(path, test) g_test_add (path, BoatFixture, NULL, set_up, test, boat_fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/amend/trial", test_trial);
  ADD ("/amend/amend", test_amend);
  ADD ("/amend/again", test_again);
  ADD ("/amend/misfit", test_misfit);
  ADD ("/amend/refused", test_refused);
  ADD ("/amend/other-question", test_other_question);
  return g_test_run ();
}
