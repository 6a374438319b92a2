/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Correcting an earlier answer: what would change, and what no longer fits. */
#include "boat-table.h"
#include "game.h"
#include "table-play.h"
#include "view.h"

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
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &hit, 1, NULL, NULL));
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

static BonesTable *
table_with_rule (BonesStore *store, BonesUndoRule rule)
{
  g_autoptr (BoatGame) game = boat_game_new ();
  g_autoptr (GError) error = NULL;
  BonesTable *table;

  game->game.undo = rule;
  table = bones_table_new (store, &game->game, &error);
  g_assert_no_error (error);
  for (guint fleet = 0; fleet < 2; fleet++)
    boat_answer (table, 1);

  return table;
}

/* A correction passes the same fence as an undo to before what it corrects: of a die of the app,
 * and of the choice that led to one. */
static void
test_fence (void)
{
  static const struct {
    BonesUndoRule rule;
    guint agreed, needs;
    gboolean never, fits;
  } cases[] = { { BONES_UNDO_NEVER, EVERYBODY, 0, TRUE, FALSE },
                { BONES_UNDO_FENCE, 0, 2, FALSE, FALSE },
                { BONES_UNDO_FENCE, 1, 2, FALSE, FALSE },
                { BONES_UNDO_FENCE, EVERYBODY, 2, FALSE, TRUE },
                { BONES_UNDO_FREE, 0, 0, FALSE, TRUE } };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (cases); i++)
    {
      const gboolean choice = i % 2 == 1;
      const guint16 values[] = { choice ? 3 : 1, 1 };
      const guint n = choice ? 1 : 2;
      g_autoptr (BonesStore) store = boat_store ();
      g_autoptr (BonesTable) table = table_with_rule (store, cases[i / 2].rule);
      g_autoptr (GPtrArray) differs = NULL;
      g_autoptr (GError) refused = NULL, error = NULL;
      guint32 seq;
      guint needs = 99;

      boat_take_aim (table, 0, 2);
      seq = bones_table_get_seq (table) - 1; /* the target */
      boat_roll (table);
      if (!choice)
        seq += 2;

      differs = bones_table_try_amend (table, seq, n, values, &needs, NULL, &refused);
      g_assert_true ((differs == NULL) == cases[i / 2].never);
      if (differs != NULL)
        g_assert_cmpuint (needs & 2, ==, cases[i / 2].needs); /* she did not roll it */
      else
        g_assert_error (refused, BONES_TABLE_ERROR, BONES_TABLE_ERROR_FENCE);

      g_assert_true (bones_table_amend (table, seq, n, values, NULL, cases[i / 2].agreed, &error)
                     == cases[i / 2].fits);
      if (!cases[i / 2].fits)
        g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_FENCE);
    }
}

/* A change by hand that makes a known roll moot is told as what it is; the roll stays in the log.
 */
static void
test_by_hand (void)
{
  const BonesChange sunk = { BONES_SET_SHIP, BONES_SHIP_STATUS, 2, FALSE, BONES_SUNK };
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = table_with_rule (store, BONES_UNDO_NEVER);
  const BonesJournal *journal = bones_table_get_journal (table);
  g_autoptr (GPtrArray) lines = NULL;
  guint by_hand = 0;
  guint32 rolled;

  boat_take_aim (table, 0, 2);
  boat_roll (table);
  rolled = bones_table_get_seq (table);
  g_assert_true (bones_table_override (table, BONES_NOBODY, &sunk, 1, "a storm", NULL));
  boat_keep (table);
  g_assert_true (bones_journal_counts (journal, rolled));
  g_assert_cmpint (bones_journal_entry (journal, rolled)->answer.source, ==, BONES_FROM_APP);
  lines = bones_view_log (table, BONES_NOBODY);
  for (guint i = 0; i < lines->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (lines, i);

      by_hand += line->seq == rolled + 1 && line->kind == BONES_LOG_BY_HAND;
      g_assert_false (line->seq == rolled && line->undone);
    }

  g_assert_cmpuint (by_hand, ==, 1);
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
  g_test_add_func ("/amend/fence", test_fence);
  g_test_add_func ("/amend/by-hand", test_by_hand);
  return g_test_run ();
}
