/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New games, verbs, what the app answers by itself, overrides, house rules, dice. */
#include "boat-table.h"

#include "faces.h"
#include "table-play.h"

static const BonesEntry *
last_entry (BonesTable *table)
{
  return bones_journal_entry (bones_table_get_journal (table), bones_table_get_seq (table));
}

static void
count (BonesTable *table, guint *calls)
{
  ++*calls;
}

/* A new game is stored and stands at the first question of its set-up. */
static void
test_new (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table (store);
  const BonesGameRecord *record = bones_table_get_record (table);

  g_assert_cmpint (bones_table_get_id (table), >, 0);
  g_assert_cmpuint (bones_table_get_seq (table), ==, 1);
  g_assert_cmpstr (record->title, ==, "Red against Blue");
  g_assert_cmpstr (record->edition, ==, "1");
  g_assert_nonnull (strstr (record->setup, "\"lives\":2"));
  g_assert_null (strstr (record->setup, "seed"));
  boat_assert_asked (table, "luck");
  boat_assert_stored (table, store);
}

/* Options are set by their names, and come before those of the edition. */
static void
test_options (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BoatGame) game = boat_game_new ();
  g_autoptr (GVariant) options =
      g_variant_ref_sink (g_variant_new_parsed ("{'lives': <int64 5>, 'cards': <'physical'>}"));
  g_autoptr (BonesTable) table = NULL;
  g_autoptr (GError) error = NULL;

  game->game.options = options;
  table = bones_table_new (store, &game->game, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (boat_state (table)->options[NULL_LIVES], ==, 5);
  g_assert_cmpuint (boat_state (table)->options[NULL_CARDS], ==, 1);
  boat_assert_stored (table, store);
}

/* All faults are reported together, each in a sentence, and nothing is stored. */
static void
test_faults (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BoatGame) game = boat_game_new ();
  g_autoptr (GVariant) options =
      g_variant_ref_sink (g_variant_new_parsed ("{'lives': <int64 10>, 'wings': <true>}"));
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;

  game->game.options = options;
  bones_roster_add (g_ptr_array_index (game->rosters, 1), "Sinker", "submarine", FALSE);
  g_assert_null (bones_table_new (store, &game->game, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_GAME);
  g_assert_nonnull (strstr (error->message, "“lives” can be a number from 1 to 9."));
  g_assert_nonnull (strstr (error->message, "no option “wings”"));
  g_assert_nonnull (strstr (error->message, "Blue: There is no class submarine."));

  games = bones_store_list_games (store, NULL);
  g_assert_cmpuint (games->len, ==, 0);
}

static void
test_bad_games (void)
{
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BoatGame) game = boat_game_new ();
  GError *error = NULL;

  game->game.ruleset = "chess";
  g_assert_null (bones_table_new (store, &game->game, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_GAME);
  g_clear_error (&error);

  game->game.ruleset = "null";
  game->game.edition = "1970";
  g_assert_null (bones_table_new (store, &game->game, &error));
  g_assert_error (error, BONES_SETUP_ERROR, BONES_SETUP_ERROR_BAD_GAME);
  g_clear_error (&error);

  game->game.edition = NULL;
  for (guint i = 0; i < BONES_MAX_FLEET_SHIPS; i++)
    bones_roster_add (g_ptr_array_index (game->rosters, 0), NULL, "boat", FALSE);

  g_assert_null (bones_table_new (store, &game->game, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_GAME);
  g_clear_error (&error);

  g_ptr_array_set_size (game->rosters, 0);
  g_assert_null (bones_table_new (store, &game->game, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_GAME);
  g_clear_error (&error);
}

/* A card that the app draws is stored together with the action that led to it. */
static void
test_drawn_card (BoatFixture *self, gconstpointer data)
{
  const guint32 before = bones_table_get_seq (self->table);
  guint calls = 0;

  g_signal_connect (self->table, "changed", G_CALLBACK (count), &calls);
  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before + 2);
  g_assert_cmpuint (calls, ==, 1);
  g_assert_cmpint (last_entry (self->table)->answer.kind, ==, BONES_ASK_CARD);
  g_assert_cmpint (last_entry (self->table)->answer.source, ==, BONES_FROM_APP);
  boat_assert_asked (self->table, NULL);
  boat_assert_stored (self->table, self->store);
}

/* A face belongs to its question: two tables with the same seed roll the same, and anybody can
 * compute the face. */
static void
test_app_dice (void)
{
  g_autofree char *choices =
      g_compute_checksum_for_string (G_CHECKSUM_SHA256, "begin begin - - -\nroll 1 6 0 0 0\n", -1);
  const BonesFaceName name = { .rule = "NULL-LUCK",
                               .stream = BONES_STREAM_PLAY,
                               .choices = choices };
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) one = boat_table (store), two = boat_table (store);
  const BonesGameRecord *record = bones_table_get_record (one);
  guint8 key[BONES_KEY_BYTES];
  guint16 face;

  bones_faces_key (record->seed, BONES_SEED_BYTES, NULL, 0, key);
  bones_faces_roll (key, &name, 1, 6, &face);
  boat_roll (one);
  boat_roll (two);
  g_assert_cmpint (last_entry (one)->answer.source, ==, BONES_FROM_APP);
  g_assert_cmpuint (last_entry (one)->answer.values[0], ==, face);
  g_assert_cmpuint (last_entry (two)->answer.values[0], ==, face);
}

/* A closed action gives its reason; a refused verb changes nothing. */
static void
test_refusals (BoatFixture *self, gconstpointer data)
{
  const BonesAction shoot = { NULL_SHOOT, 0, BONES_NO_SHIP, BONES_NOBODY };
  const BonesAction nowhere = { NULL_SHOOT, 99, BONES_NO_SHIP, BONES_NOBODY };
  const BonesAction unknown = { 77, 0, BONES_NO_SHIP, BONES_NOBODY };
  const guint32 before = bones_table_get_seq (self->table);
  const guint16 seven[] = { 7, 1 };
  GError *error = NULL;

  g_assert_false (bones_table_start (self->table, &shoot, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NOT_OPEN);
  g_assert_cmpstr (error->message, ==, "Draw the sight first.");
  g_clear_error (&error);

  g_assert_false (bones_table_start (self->table, &nowhere, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NOT_OPEN);
  g_clear_error (&error);

  g_assert_false (bones_table_start (self->table, &unknown, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NOT_OPEN);
  g_clear_error (&error);

  g_assert_false (bones_table_roll (self->table, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NO_PROMPT);
  g_clear_error (&error);
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before);

  boat_take_aim (self->table, 0, 2);
  g_assert_false (bones_table_answer (self->table, BONES_FROM_TABLE, 2, seven, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_ANSWER);
  g_assert_nonnull (strstr (error->message, "2 dice, each from 1 to 6"));
  g_clear_error (&error);

  g_assert_false (bones_table_start (self->table, &shoot, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NOT_OPEN);
  g_clear_error (&error);
  boat_assert_asked (self->table, "shot");
}

/* While a ship aims, her target may duck; the question stays open. */
static void
test_interrupt (BoatFixture *self, gconstpointer data)
{
  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  boat_start (self->table, NULL_SHOOT, 0);
  boat_answer (self->table, 2);
  boat_assert_asked (self->table, "duck");
  boat_start (self->table, NULL_DUCK, 2);
  boat_assert_asked (self->table, "duck");
  g_assert_cmpuint (boat_state (self->table)->ships[2].tracks[NULL_DUCKED], ==, 1);
  boat_assert_stored (self->table, self->store);
}

/* An override is possible while a question is open, and the question stays open. */
static void
test_override_at_prompt (BoatFixture *self, gconstpointer data)
{
  const BonesChange changes[] = {
    { BONES_SET_SHIP, NULL_HITS, 2, FALSE, 1 },
    { BONES_SET_SHIP, NULL_HITS, 2, TRUE, 1 },
    { BONES_SET_FLEET, NULL_LUCK, 1, FALSE, 6 },
  };

  boat_take_aim (self->table, 0, 2);
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, changes, 3, "we forgot", NULL));
  boat_assert_asked (self->table, "shot");
  g_assert_cmpuint (boat_state (self->table)->ships[2].tracks[NULL_HITS], ==, 2);
  g_assert_cmpuint (boat_state (self->table)->fleets[1].tracks[NULL_LUCK], ==, 6);
  boat_type (self->table, 6, 6);
  boat_keep (self->table);
  g_assert_cmpint (boat_state (self->table)->ships[2].status, ==, BONES_SUNK);
  boat_assert_stored (self->table, self->store);
}

/* A change that is not possible is refused with the bounds; all changes are made or none. */
static void
test_bad_override (BoatFixture *self, gconstpointer data)
{
  const BonesChange changes[] = {
    { BONES_SET_SHIP, NULL_HITS, 0, FALSE, 3 },
    { BONES_SET_SHIP, NULL_HITS, 0, TRUE, 7 },
  };
  const BonesChange option = { BONES_SET_OPTION, NULL_LIVES, 0, FALSE, 9 };
  const guint32 before = bones_table_get_seq (self->table);
  GError *error = NULL;

  g_assert_false (bones_table_override (self->table, BONES_NOBODY, changes, 2, NULL, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_assert_cmpstr (error->message, ==, "It can be anything from 0 to 9.");
  g_clear_error (&error);

  g_assert_false (bones_table_override (self->table, BONES_NOBODY, NULL, 0, NULL, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_clear_error (&error);

  g_assert_false (bones_table_override (self->table, BONES_NOBODY, &option, 1, NULL, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_clear_error (&error);

  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before);
  g_assert_cmpuint (boat_state (self->table)->ships[0].tracks[NULL_HITS], ==, 0);
}

/* A fleet and ships join later and are renamed. */
static void
test_names (BoatFixture *self, gconstpointer data)
{
  const BonesChange fleet = { .scope = BONES_ADD_FLEET };
  const BonesChange ship = { .scope = BONES_ADD_SHIP, .index = 2 };
  const BonesChange rename = { .scope = BONES_RENAME_SHIP, .index = 4 };
  const BonesNames *names;

  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &fleet, 1, "Green", NULL));
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &ship, 1, "Heron", NULL));
  g_assert_cmpint (bones_names_find_ship (bones_table_get_names (self->table), "G1"), ==, 4);
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &rename, 1, "Stork", NULL));
  names = bones_table_get_names (self->table);
  g_assert_cmpstr (bones_names_ship (names, 4), ==, "Stork");
  boat_assert_stored (self->table, self->store);

  g_assert_true (bones_table_undo (self->table, 0, NULL));
  names = bones_table_get_names (self->table);
  g_assert_cmpstr (bones_names_ship (names, 4), ==, "Heron");
}

/* House rules change freely before the first round, then only if all agree; the edition never
 * changes. */
static void
test_house_rules (BoatFixture *self, gconstpointer data)
{
  g_autoptr (BonesTable) fresh = boat_table (self->store);
  GError *error = NULL;

  g_assert_true (bones_table_set_option (fresh, NULL_LIVES, 4, 0, &error));
  g_assert_no_error (error);
  boat_assert_asked (fresh, "luck");

  g_assert_false (bones_table_set_option (self->table, NULL_LIVES, 4, 1, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_FENCE);
  g_assert_nonnull (strstr (error->message, "Still to agree: Blue."));
  g_clear_error (&error);
  g_assert_true (bones_table_set_option (self->table, NULL_LIVES, 4, 3, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (boat_state (self->table)->options[NULL_LIVES], ==, 4);
  g_assert_cmpuint (last_entry (self->table)->agreed, ==, 3);

  g_assert_false (bones_table_set_option (self->table, NULL_LIVES, 10, 3, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_clear_error (&error);
  g_assert_false (bones_table_set_option (self->table, 77, 1, 3, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_clear_error (&error);
  g_assert_false (bones_table_set_option (self->table, NULL_EDITION, 0, 3, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_clear_error (&error);
}

/* Free rolls have a stream of their own, and each gives other faces. */
static void
test_free_roll (BoatFixture *self, gconstpointer data)
{
  BonesFaceName name = {
    .stream = BONES_STREAM_FREE, .rule = "free-roll", .subject = 20, .ordinal = 6
  };
  const BonesGameRecord *record = bones_table_get_record (self->table);
  guint8 key[BONES_KEY_BYTES];
  guint16 faces[20];
  GError *error = NULL;

  bones_faces_key (record->seed, BONES_SEED_BYTES, NULL, 0, key);
  for (name.times = 0; name.times < 2; name.times++)
    {
      bones_faces_roll (key, &name, 20, 6, faces);
      g_assert_true (bones_table_free_roll (self->table, 20, 6, "who pays?", NULL));
      g_assert_cmpint (last_entry (self->table)->kind, ==, BONES_ENTRY_NOTE);
      g_assert_cmpmem (last_entry (self->table)->answer.values, sizeof faces, faces, sizeof faces);
    }

  g_assert_false (bones_table_free_roll (self->table, 0, 6, NULL, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BAD_CHANGE);
  g_clear_error (&error);
  boat_assert_stored (self->table, self->store);
}

/* A fleet that keeps every roll is not asked until it changes that. */
static void
test_keep_all (BoatFixture *self, gconstpointer data)
{
  const BonesChange ask_again = { BONES_SET_FLEET, BONES_FLEET_KEEP_ALL, 0, FALSE, 0 };

  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 1, 1);
  boat_assert_asked (self->table, "reroll");
  boat_answer (self->table, BONES_REROLL_KEEP_ALL);
  boat_take_aim (self->table, 1, 2);
  boat_type (self->table, 1, 1);
  boat_assert_asked (self->table, NULL);

  boat_start (self->table, NULL_END_ROUND, BONES_NO_SHIP);
  g_assert_true (bones_table_override (self->table, BONES_NOBODY, &ask_again, 1, NULL, NULL));
  boat_take_aim (self->table, 0, 2);
  boat_type (self->table, 1, 1);
  boat_assert_asked (self->table, "reroll");
}

/* The state at an earlier entry, while the battle continues. */
static void
test_play_at (BoatFixture *self, gconstpointer data)
{
  guint32 aimed;
  g_autoptr (BonesPlay) then = NULL;
  GError *error = NULL;

  boat_take_aim (self->table, 0, 2);
  aimed = bones_table_get_seq (self->table);
  boat_type (self->table, 6, 6);
  boat_keep (self->table);
  g_assert_cmpuint (boat_state (self->table)->ships[2].tracks[NULL_HITS], ==, 1);

  then = bones_table_play_at (self->table, aimed, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (then->game.ships[2].tracks[NULL_HITS], ==, 0);
  g_assert_cmpint (then->stop, ==, BONES_ASKING);
  g_assert_cmpstr (then->prompt.what, ==, "shot");

  g_assert_null (bones_table_play_at (self->table, 999, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NOTHING);
  g_clear_error (&error);
}

#define ADD(path, test)                                                                            \
  g_test_add (path, BoatFixture, GUINT_TO_POINTER (1), boat_fixture_set_up, test,                  \
              boat_fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/new", test_new);
  g_test_add_func ("/table/options", test_options);
  g_test_add_func ("/table/faults", test_faults);
  g_test_add_func ("/table/bad-games", test_bad_games);
  g_test_add_func ("/table/app-dice", test_app_dice);
  ADD ("/table/drawn-card", test_drawn_card);
  ADD ("/table/refusals", test_refusals);
  ADD ("/table/interrupt", test_interrupt);
  ADD ("/table/override-at-prompt", test_override_at_prompt);
  ADD ("/table/bad-override", test_bad_override);
  ADD ("/table/names", test_names);
  ADD ("/table/house-rules", test_house_rules);
  ADD ("/table/free-roll", test_free_roll);
  ADD ("/table/keep-all", test_keep_all);
  ADD ("/table/play-at", test_play_at);
  return g_test_run ();
}
