/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games as files: reading restores what was written, and finds every change. */

#include "desk-fixture.h"
#include "envelope.h"
#include "store-private.h"
#include "table-play.h"
#include "verify.h"

#include <string.h>

#define SECRET_WORD "xyzzy-plugh"

/* A battle with the app’s dice, well under way, and its text. */
static char *
make_game (DeskFixture *fixture)
{
  GRand *dice = g_rand_new_with_seed (7);

  desk_done (fixture, "{'do':'new','ruleset':'black-spot','words':['" SECRET_WORD "','b'],"
                      "'options':{'fleet.points':12.5},'fleets':[" DESK_RED "," DESK_BLUE "]}");
  desk_play_on (fixture, dice, 60);
  desk_done (fixture, "{'do':'free-roll','count':3,'sides':20}");
  desk_done (fixture, "{'do':'override','ship':'R1','set':{'inches':2.5},'why':'a nudge'}");
  desk_done (fixture, "{'do':'note','text':'Straße № 7 😀','rule':'BS-RAM-2'}");
  desk_done (fixture, "{'do':'undo'}");
  desk_play_on (fixture, dice, 20);
  g_rand_free (dice);
  return bones_envelope_write (bones_desk_get_table (fixture->desk), TRUE, BONES_NOBODY,
                               G_MAXUINT32);
}

static BonesEnvelope *
read_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  BonesEnvelope *envelope = bones_envelope_read (text, strlen (text), &error);

  g_assert_no_error (error);
  return envelope;
}

static char *
without_hashes (const char *text)
{
  g_autoptr (GRegex) hash = g_regex_new (",\"hash\":\"[0-9a-f]*\"", 0, 0, NULL);

  return g_regex_replace (hash, text, -1, 0, "", 0, NULL);
}

/* As files were before they said what was asked. */
static char *
without_asked (const char *text)
{
  g_autoptr (GRegex) asked = g_regex_new (",\"asked\":\"[^\"]*\"", 0, 0, NULL);

  return g_regex_replace (asked, text, -1, 0, "", 0, NULL);
}

static void
test_round_trip (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *text = make_game (fixture);
  g_autofree char *before = desk_fingerprint (fixture);
  g_autofree char *again = NULL, *after = NULL;
  g_autoptr (BonesEnvelope) envelope = read_text (text);
  g_autoptr (GError) error = NULL;
  gint64 game;

  g_assert_true (envelope->has_hashes);
  g_assert_cmpstr (envelope->fingerprint, ==, before);
  game = bones_envelope_import_as_it_is (envelope, fixture->store, &error);
  g_assert_no_error (error);
  g_assert_cmpint (game, ==, 2);

  desk_done (fixture, "{'do':'open','game':2}");
  after = desk_fingerprint (fixture);
  g_assert_cmpstr (after, ==, before);
  again =
      bones_envelope_write (bones_desk_get_table (fixture->desk), TRUE, BONES_NOBODY, G_MAXUINT32);
  g_assert_cmpstr (again, ==, text);
}

/* Looked at as it is, the exported game has the same dice. */
static void
test_goes_on (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *text = make_game (fixture);
  g_autoptr (BonesEnvelope) envelope = read_text (text);
  g_autofree char *one = NULL, *two = NULL;

  bones_envelope_import_as_it_is (envelope, fixture->store, NULL);
  for (guint game = 1; game <= 2; game++)
    {
      g_autofree char *open = g_strdup_printf ("{'do':'open','game':%u}", game);
      GRand *dice = g_rand_new_with_seed (99);

      desk_done (fixture, open);
      desk_play_on (fixture, dice, 25);
      *(game == 1 ? &one : &two) = desk_fingerprint (fixture);
      g_rand_free (dice);
    }

  g_assert_cmpstr (one, ==, two);
}

static void
test_until (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *text = make_game (fixture);
  g_autoptr (BonesEnvelope) envelope = NULL;
  g_autoptr (BonesReplay) replay = NULL;

  g_free (text);
  text = bones_envelope_write (bones_desk_get_table (fixture->desk), TRUE, BONES_NOBODY, 12);
  envelope = read_text (text);
  replay = bones_envelope_replay (envelope, NULL);
  g_assert_cmpuint (bones_journal_length (envelope->journal), ==, 12);
  g_assert_nonnull (replay);
}

/* Hashes, fingerprint and content may be missing. */
static void
test_by_hand (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *whole = make_game (fixture);
  g_autofree char *text = without_hashes (whole);
  g_autoptr (GRegex) members = g_regex_new (
      "  \"(content|commitment|title|created|rules_version|edition)\": .*\n", 0, 0, NULL);
  g_autofree char *bare = g_regex_replace (members, text, -1, 0, "", 0, NULL);
  g_autoptr (BonesEnvelope) envelope = read_text (bare);
  g_autoptr (BonesReplay) replay = bones_envelope_replay (envelope, NULL);

  g_assert_false (envelope->has_hashes);
  g_assert_nonnull (replay);
  g_assert_cmpint (bones_envelope_import_as_it_is (envelope, fixture->store, NULL), >, 0);
}

static void
test_as_seen (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *whole = make_game (fixture);
  g_autofree char *red = NULL, *blue = NULL, *all = NULL;
  static const char card[] = "card 1 213 hand:1";
  g_autoptr (BonesEnvelope) envelope = NULL;
  g_autoptr (GError) error = NULL;
  BonesTable *table;

  desk_done (fixture, "{'do':'override','add':{'card':{'deck':1,'number':213,'hand':'Blue'}}}");
  table = bones_desk_get_table (fixture->desk);
  red = bones_envelope_write (table, FALSE, 0, G_MAXUINT32);
  blue = bones_envelope_write (table, FALSE, 1, G_MAXUINT32);
  all = bones_envelope_write (table, FALSE, BONES_NOBODY, G_MAXUINT32);

  g_assert_nonnull (strstr (whole, SECRET_WORD));
  g_assert_nonnull (strstr (blue, card));
  for (guint i = 0; i < 3; i++)
    {
      const char *text = i == 0 ? red : i == 1 ? blue : all;

      g_assert_null (strstr (text, "\"seed\""));
      g_assert_null (strstr (text, SECRET_WORD));
      g_assert_true (i == 1 || strstr (text, card) == NULL);
      g_assert_true (i == 1 || strstr (text, "\"hidden\":true") != NULL);
    }

  envelope = read_text (blue);
  g_assert_cmpstr (envelope->viewer, ==, "Blue");
  g_assert_cmpint (bones_envelope_import_as_it_is (envelope, fixture->store, &error), ==, 0);
  g_assert_error (error, BONES_ENVELOPE_ERROR, BONES_ENVELOPE_ERROR_VIEWED);
}

/* Changes to a text, and a word of the error that reading gives. */
static const struct {
  const char *from, *to, *says;
} spoilt[] = {
  { "crossbones-game", "crossbones-fleet", "not a Crossbones battle" },
  { "\"version\": 2", "\"version\": 3", "newer" },
  { "\"version\": 2", "\"version\": \"one\"", "version" },
  { "\"rules_version\": 4", "\"rules_version\": 99", "newer" },
  { "\"ruleset\": \"black-spot\"", "\"ruleset\": \"chess\"", "chess" },
  { "\"seed\": \"", "\"seed\": \"x", "seed" },
  { "\"entries\": [", "\"entries\": 7, \"more\": [", "entries" },
  { "\"setup\": {", "\"setup\": {\"edition\":\"1999\",\"old\":{},", "hash" },
  { "\"kind\":\"answer\"", "\"kind\":\"guess\"", "Entry 2" },
  { "\"seq\":3,", "\"seq\":4,", "Entry 3" },
  { "\"ask\":\"dice\"", "\"ask\":\"tarot\"", "Entry 2" },
  { "\"seed\": \"", "\"commitment\": \"0\", \"seed\": \"", "differs from the one" },
  { SECRET_WORD, "plover", "differs from the one" },
  { "\"words\"", "\"seeds\": [{\"entry\":0}], \"words\"", "entry" },
  { "\"words\"", "\"seeds\": [{\"entry\":9}], \"words\"", "seed" },
  { "\"answer\":\"", "\"answer\":\"six ", "answer" },
  { "\"answer\":\"", "\"answer\":\"-1 ", "answer" },
  { "\"answer\":\"", "\"answer\":\"99999999 ", "answer" },
  { "\"answer\":\"", "\"answer\":[],\"text\":\"", "answer" },
  { "\"rule\":\"BS-SETUP-1\",", "", "rule" },
  { "\"ordinal\":0,", "\"cardinal\":0,", "cardinal" },
  { "\"source\":\"app\"", "\"source\":\"sleeve\"", "source" },
  { " inches set ", " miles set ", "miles" },
  { " inches set ", " inches let ", "let" },
  { "\"changes\":\"ship ", "\"changes\":\"sea ", "sea" },
  { "\"refers\":", "\"refers\":9", "refers" },
  { "\"verb\":\"draw-wind\"", "\"verb\":\"blow\"", "blow" },
};

static void
test_spoilt (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *whole = make_game (fixture);
  g_autofree char *bare = without_hashes (whole);

  for (guint i = 0; i < G_N_ELEMENTS (spoilt); i++)
    {
      const gboolean hashed = g_str_equal (spoilt[i].says, "hash");
      g_autoptr (GString) text = g_string_new (hashed ? whole : bare);
      g_autoptr (BonesEnvelope) envelope = NULL;
      g_autoptr (GError) error = NULL;

      if (g_string_replace (text, spoilt[i].from, spoilt[i].to, 1) != 1)
        g_error ("there is no %s", spoilt[i].from);

      envelope = bones_envelope_read (text->str, text->len, &error);
      if (envelope != NULL || strstr (error->message, spoilt[i].says) == NULL)
        g_error ("%s: %s", spoilt[i].to, error != NULL ? error->message : "read");
    }
}

/* What was undone has to fit as well: it would be played by a redo. */
static void
test_undone (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *whole = NULL, *bare = NULL;
  g_autoptr (BonesReplay) replay = NULL;
  g_autoptr (BonesEnvelope) envelope = NULL;
  g_autoptr (GString) text = NULL;
  g_autoptr (GError) error = NULL;

  desk_done (fixture, DESK_NEW_GAME);
  desk_done (fixture, "{'do':'note','text':'before'}");
  desk_done (fixture, "{'do':'override','ship':'R1','set':{'hits':1}}");
  desk_done (fixture, "{'do':'undo'}");
  whole =
      bones_envelope_write (bones_desk_get_table (fixture->desk), TRUE, BONES_NOBODY, G_MAXUINT32);
  bare = without_hashes (whole);
  text = g_string_new (bare);
  g_assert_cmpuint (g_string_replace (text, "hits set 1", "hits set 99", 0), ==, 1);
  envelope = read_text (text->str);
  replay = bones_envelope_replay (envelope, &error);
  g_assert_null (replay);
  g_assert_error (error, BONES_ENVELOPE_ERROR, BONES_ENVELOPE_ERROR_MISFIT);
  g_assert_nonnull (strstr (error->message, "Entry 3"));
  g_clear_error (&error);
  g_assert_cmpint (bones_envelope_import (envelope, fixture->store, &error), ==, 0);
}

/* Cut off anywhere, the text is never accepted as a game. */
static void
test_cut (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *text = make_game (fixture);
  const gsize length = strlen (text);

  for (gsize n = 0; n < length - 2; n += 97)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (bones_envelope_read (text, n, &error));
      g_assert_nonnull (error);
    }
}

/* Changes the first face of the app in @text. */
static char *
with_another_face (const char *text)
{
  g_autoptr (GRegex) first =
      g_regex_new ("\"ask\":\"dice\",([^}]*)\"source\":\"app\",\"answer\":\"(\\d)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GString *changed = g_string_new (text);
  gint at;

  g_assert_true (g_regex_match (first, text, 0, &match));
  g_match_info_fetch_pos (match, 2, &at, NULL);
  changed->str[at] = changed->str[at] == '1' ? '2' : '1';
  return g_string_free (changed, FALSE);
}

static void
test_changed_face (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *whole = make_game (fixture);
  g_autofree char *changed = with_another_face (whole);
  g_autofree char *bare = without_hashes (changed);
  g_autoptr (BonesEnvelope) envelope = NULL, honest = read_text (whole);
  g_autoptr (BonesVerification) right = NULL, wrong = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (bones_envelope_read (changed, strlen (changed), &error));
  g_assert_error (error, BONES_ENVELOPE_ERROR, BONES_ENVELOPE_ERROR_CHANGED);

  right = bones_verify (honest->record, honest->setup, honest->journal);
  g_assert_cmpuint (right->faults->len, ==, 0);
  g_assert_cmpuint (right->entries, ==, bones_journal_length (honest->journal));
  g_assert_cmpuint (right->app_rolls, >, 3);
  g_assert_cmpuint (right->app_cards, >, 0);
  g_assert_cmpuint (right->free_rolls, ==, 1);

  envelope = read_text (bare);
  wrong = bones_verify (envelope->record, envelope->setup, envelope->journal);
  g_assert_cmpuint (wrong->faults->len, >, 0);
  g_assert_nonnull (strstr (g_ptr_array_index (wrong->faults, 0), "Entry 2:"));
}

static char *
without_commitment (const char *text)
{
  g_autoptr (GRegex) commitment = g_regex_new ("  \"commitment\": .*\n", 0, 0, NULL);

  return g_regex_replace (commitment, text, -1, 0, "", 0, NULL);
}

/* With another word, no die is right. */
static void
test_changed_key (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *whole = make_game (fixture);
  g_autofree char *bare = without_hashes (whole), *loose = without_commitment (bare);
  g_autoptr (GString) text = g_string_new (loose);
  g_autoptr (BonesEnvelope) envelope = NULL;
  g_autoptr (BonesVerification) found = NULL;

  g_string_replace (text, SECRET_WORD, "plover", 1);
  envelope = read_text (text->str);
  found = bones_verify (envelope->record, envelope->setup, envelope->journal);
  g_assert_cmpuint (found->faults->len, >, found->app_rolls / 3);
}

/* A free roll in @game, which opens it; the caller frees the faces. */
static char *
roll_in (DeskFixture *fixture, gint64 game)
{
  g_autofree char *open = g_strdup_printf ("{'do':'open','game':%d}", (int) game);
  BonesTable *table;

  desk_done (fixture, open);
  desk_done (fixture, "{'do':'free-roll','count':32,'sides':256}");
  table = bones_desk_get_table (fixture->desk);
  return bones_answer_to_text (
      &bones_journal_entry (bones_table_get_journal (table), bones_table_get_seq (table))->answer);
}

static char *
write_whole (DeskFixture *fixture)
{
  return bones_envelope_write (bones_desk_get_table (fixture->desk), TRUE, BONES_NOBODY,
                               G_MAXUINT32);
}

/* All that was rolled in the battle of @text is proved, with @seeds seeds one after the other. */
static void
assert_proved (const char *text, guint seeds)
{
  g_autoptr (BonesEnvelope) envelope = read_text (text);
  g_autoptr (BonesVerification) found =
      bones_verify (envelope->record, envelope->setup, envelope->journal);

  g_assert_cmpuint (found->faults->len, ==, 0);
  g_assert_cmpuint (found->seeds, ==, seeds);
  g_assert_cmpuint (found->free_rolls, ==, seeds);
}

static void
assert_refused (const char *text, const char *from, const char *to)
{
  g_autoptr (GString) changed = g_string_new (text);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_string_replace (changed, from, to, 1), ==, 1);
  g_assert_null (bones_envelope_read (changed->str, changed->len, &error));
  g_assert_error (error, BONES_ENVELOPE_ERROR, BONES_ENVELOPE_ERROR_CHANGED);
}

/* What is rolled in a copy, or in an import, says nothing about what the battle will roll. */
static void
test_own_seed (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *whole = NULL, *copied = NULL, *cut = NULL;
  g_autofree char *first = NULL, *second = NULL, *third = NULL, *commitment = NULL;
  g_autoptr (BonesEnvelope) envelope = NULL;
  g_autoptr (GError) error = NULL;
  guint32 last;

  desk_done (fixture, "{'do':'new','ruleset':'black-spot','words':['" SECRET_WORD "','b'],"
                      "'fleets':[" DESK_RED "," DESK_BLUE "]}");
  commitment = g_strdup (json_object_get_string_member (fixture->reply, "commitment"));
  g_assert_cmpuint (strlen (commitment), ==, 64);
  g_assert_cmpstr (json_object_get_string_member (desk_state (fixture), "commitment"), ==,
                   commitment);
  first = roll_in (fixture, 1);
  g_clear_pointer (&first, g_free);
  whole = write_whole (fixture);
  g_assert_nonnull (strstr (whole, commitment));
  envelope = read_text (whole);
  last = bones_journal_length (envelope->journal);
  desk_done (fixture, "{'do':'copy'}");
  g_assert_cmpint (bones_envelope_import (envelope, fixture->store, &error), ==, 3);
  g_assert_no_error (error);
  third = roll_in (fixture, 3);
  first = roll_in (fixture, 1);
  second = roll_in (fixture, 2);
  g_assert_cmpstr (first, !=, second);
  g_assert_cmpstr (first, !=, third);
  g_assert_cmpstr (second, !=, third);

  g_assert_cmpstr (json_object_get_string_member (desk_state (fixture), "commitment"), !=,
                   commitment);
  copied = write_whole (fixture);
  assert_proved (copied, 2);
  assert_refused (copied, "\"seeds\": [{", "\"seeds\": [], \"others\": [{");
  assert_refused (copied, "\"seed\":\"",
                  "\"seed\":\"0000000000000000000000000000000000000000"
                  "000000000000000000000000\",\"was\":\"");
  cut = bones_envelope_write (bones_desk_get_table (fixture->desk), TRUE, BONES_NOBODY, last);
  assert_proved (cut, 1);
  desk_done (fixture, "{'do':'copy'}");
  desk_done (fixture, "{'do':'open','game':4}");
  desk_done (fixture, "{'do':'free-roll','count':2,'sides':6}");
  g_free (copied);
  copied = write_whole (fixture);
  assert_proved (copied, 3);
}

/* A later seed that is not the one that was bound is found when the battle is opened. */
static void
test_false_seed (DeskFixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  const char *misfit;

  desk_done (fixture, DESK_NEW_GAME);
  desk_done (fixture, "{'do':'copy'}");
  g_assert_true (bones_connection_execute (fixture->store->connection,
                                           "UPDATE secret_seeds SET seed = zeroblob (32)"
                                           " WHERE game = 2 AND entry > 0",
                                           &error));
  desk_done (fixture, "{'do':'open','game':2}");
  misfit = json_object_get_string_member (fixture->reply, "misfit");
  g_assert_nonnull (strstr (misfit, "seed of the dice differs"));
  desk_refused (fixture, "{'do':'free-roll','count':1,'sides':6}", "read-only");
}

/* A battle that is over is not played on. */
static void
test_over (DeskFixture *fixture, gconstpointer data)
{
  GRand *dice = g_rand_new_with_seed (7);
  g_autoptr (BonesEnvelope) envelope = NULL;
  g_autofree char *whole = NULL, *again = NULL;

  desk_done (fixture, DESK_NEW_GAME);
  for (guint i = 0; i < 40 && desk_play_on (fixture, dice, 100); i++)
    ;

  g_rand_free (dice);
  whole = write_whole (fixture);
  envelope = read_text (whole);
  g_assert_cmpint (bones_envelope_import (envelope, fixture->store, NULL), ==, 2);
  desk_done (fixture, "{'do':'open','game':2}");
  again = write_whole (fixture);
  g_assert_cmpstr (again, ==, whole);
}

static gboolean
is_over (DeskFixture *fixture)
{
  return json_object_get_boolean_member (desk_state (fixture), "over");
}

static char *
commitment_now (DeskFixture *fixture)
{
  return g_strdup (json_object_get_string_member (desk_state (fixture), "commitment"));
}

/* At the end the seed is shown: what is rolled after the end was taken back has another one, which
 * the database keeps with it. Taking the end back twice gives two. */
static void
test_end_taken_back (DeskFixture *fixture, gconstpointer data)
{
  GRand *dice = g_rand_new_with_seed (7);
  g_autofree char *first = NULL, *second = NULL, *text = NULL;
  g_autoptr (BonesTable) other = NULL;
  g_autoptr (GError) error = NULL;

  desk_done (fixture, DESK_NEW_GAME);
  first = commitment_now (fixture);
  desk_done (fixture, "{'do':'free-roll','count':32,'sides':256}");
  for (guint i = 0; i < 40 && desk_play_on (fixture, dice, 100); i++)
    ;

  g_rand_free (dice);
  g_assert_true (is_over (fixture));
  other = bones_table_open (fixture->store, 1, &error);
  g_assert_no_error (error);
  desk_done (fixture, "{'do':'undo','agreed':['Red','Blue']}");
  g_assert_false (is_over (fixture));
  second = commitment_now (fixture);
  g_assert_cmpstr (second, !=, first);
  g_assert_true (bones_table_refresh (other, NULL, &error));
  g_assert_no_error (error);
  g_assert_null (bones_table_get_misfit (other));
  desk_done (fixture, "{'do':'free-roll','count':32,'sides':256}");
  text = write_whole (fixture);
  assert_proved (text, 2);

  g_clear_pointer (&text, g_free);
  desk_done (fixture, "{'do':'undo','agreed':['Red','Blue']}");
  desk_done (fixture, "{'do':'redo'}");
  g_assert_false (is_over (fixture));
  g_clear_pointer (&text, g_free);
  text = commitment_now (fixture);
  g_assert_cmpstr (text, ==, second);
}

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static char *
export_game (DeskFixture *fixture, const char *open)
{
  desk_done (fixture, open);
  return bones_envelope_write (bones_desk_get_table (fixture->desk), TRUE, BONES_NOBODY,
                               G_MAXUINT32);
}

/* A game of version 1, where choices are numbers, becomes the same game with ids. */
static void
test_version_1 (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *old = read_file (VERSION_1), *now = read_file (VERSION_2);
  g_autofree char *text = NULL, *bare = NULL;
  g_autoptr (GString) changed = g_string_new (old);
  g_autoptr (BonesEnvelope) envelope = read_text (old);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (envelope->version, ==, 1);
  g_assert_true (envelope->has_hashes);
  bones_envelope_import_as_it_is (envelope, fixture->store, &error);
  g_assert_no_error (error);
  text = export_game (fixture, "{'do':'open','game':1}");
  bare = without_asked (text);
  g_assert_cmpstr (bare, ==, now);

  g_assert_cmpuint (g_string_replace (changed, "\"values\":[1]", "\"values\":[0]", 1), ==, 1);
  g_assert_null (bones_envelope_read (changed->str, changed->len, &error));
  g_assert_error (error, BONES_ENVELOPE_ERROR, BONES_ENVELOPE_ERROR_CHANGED);
}

static void
forget_ids (BonesJournal *journal)
{
  for (guint i = 0; i < journal->entries->len; i++)
    {
      BonesEntry *entry = g_ptr_array_index (journal->entries, i);

      entry->answer.said = NULL;
    }
}

static gint64
ask_store (BonesStore *store, const char *sql)
{
  g_autoptr (GError) error = NULL;
  gint64 number = 0;

  bones_connection_ask (store->connection, sql, NULL, 0, 0, &number, &error);
  g_assert_no_error (error);
  return number;
}

/* A battle whose journal has choices as numbers is converted once, when it is opened. */
static void
test_by_number (DeskFixture *fixture, gconstpointer data)
{
  g_autofree char *now = read_file (VERSION_2), *text = NULL, *bare = NULL;
  g_autofree char *old = read_file (VERSION_1);
  g_autoptr (BonesEnvelope) envelope = read_text (old);
  g_autoptr (BonesReplay) replay = bones_envelope_replay (envelope, NULL);
  g_autoptr (BonesNames) names = bones_names_new (envelope->setup, NULL, NULL);
  const BonesLiveState live_state = { envelope->setup, names, &bones_replay_play (replay)->game };
  static const char islands[] = "SELECT count(*) FROM secret_journal WHERE answer = 'island'";
  static const char changes[] = "SELECT total_changes ()";
  g_autoptr (GError) error = NULL;
  gint64 n;

  forget_ids (envelope->journal);
  bones_store_add_game (fixture->store, envelope->record,
                        (BonesEntry *const *) envelope->journal->entries->pdata,
                        bones_journal_length (envelope->journal), &live_state, &error);
  g_assert_no_error (error);
  g_assert_true (bones_connection_run (fixture->store->connection,
                                       "INSERT INTO games_by_number VALUES (1)", NULL, 0, &error));
  g_assert_cmpint (ask_store (fixture->store, islands), ==, 0);

  text = export_game (fixture, "{'do':'open','game':1}");
  bare = without_asked (text);
  g_assert_cmpstr (bare, ==, now);
  g_assert_cmpint (ask_store (fixture->store, islands), >, 0);

  n = ask_store (fixture->store, changes);
  desk_done (fixture, "{'do':'open','game':1}");
  g_assert_cmpint (ask_store (fixture->store, changes), ==, n);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/envelope/" name, DeskFixture, NULL, desk_set_up, function, desk_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("round-trip", test_round_trip);
  ADD ("goes-on", test_goes_on);
  ADD ("until", test_until);
  ADD ("by-hand", test_by_hand);
  ADD ("as-seen", test_as_seen);
  ADD ("spoilt", test_spoilt);
  ADD ("undone", test_undone);
  ADD ("cut", test_cut);
  ADD ("changed-face", test_changed_face);
  ADD ("changed-key", test_changed_key);
  ADD ("own-seed", test_own_seed);
  ADD ("false-seed", test_false_seed);
  ADD ("over", test_over);
  ADD ("end-taken-back", test_end_taken_back);
  ADD ("version-1", test_version_1);
  ADD ("by-number", test_by_number);
  return g_test_run ();
}
