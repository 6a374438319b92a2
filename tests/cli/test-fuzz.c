/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Twenty thousand requests that are almost right: those of docs/table-protocol.md, and answers to
 * the open question, most of them spoilt. Each gets one reply, and a refusal changes nothing. At
 * the end there is still a valid game: it replays, and its dice verify.
 */

#include "desk-fixture.h"
#include "envelope.h"
#include "verify.h"

#include <string.h>

#define LINES (20000 / ONE_IN)
#define SEED 20250601
#define SAID "→ "

/* Bytes that break JSON or its numbers. */
static const char *const splinters[] = {
  "{",          "}",    "[",        "]",   ",",      ":",    "\"",       "\\",
  "\\u0000",    "-",    "0",        "1",   "7",      "64",   "255",      "65535",
  "65536",      "-1",   "1e9",      "0.5", "null",   "true", "false",    "2147483648",
  "4294967296", "\xff", "\xc3\xa9", "R1",  "\"B1\"", "[[[[", "{\"do\":", "999999999999999999",
  "Reef 1",     "%n",   "\t",       "\n",
};

static GPtrArray *
read_corpus (void)
{
  GPtrArray *corpus = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *document = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (DOCUMENT, &document, NULL, NULL));
  lines = g_strsplit (document, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], SAID) && strstr (lines[i], "remove\",") == NULL)
      g_ptr_array_add (corpus, g_strdup (lines[i] + strlen (SAID)));

  g_assert_cmpuint (corpus->len, >, 50);
  return corpus;
}

static guint
below (GRand *dice, gsize end)
{
  return end > 0 ? (guint) g_rand_int_range (dice, 0, (gint32) end) : 0;
}

static void
spoil_once (GString *line, const GPtrArray *corpus, GRand *dice)
{
  const guint at = below (dice, line->len + 1);
  const guint wanted = below (dice, 12);
  const guint length = MIN (wanted, (guint) line->len - at);
  const char *other = corpus->pdata[below (dice, corpus->len)];

  switch (below (dice, 6))
    {
    case 0:
      if (at < line->len)
        line->str[at] = (char) g_rand_int (dice);
      break;
    case 1:
      g_string_erase (line, at, length);
      break;
    case 2:
      g_string_insert (line, at, splinters[below (dice, G_N_ELEMENTS (splinters))]);
      break;
    case 3:
      g_string_erase (line, at, length);
      g_string_insert (line, MIN (at, (guint) line->len),
                       splinters[below (dice, G_N_ELEMENTS (splinters))]);
      break;
    case 4:
      g_string_insert_len (line, at, other, (gssize) below (dice, strlen (other)));
      break;
    default:
      if (at < line->len && g_ascii_isdigit (line->str[at]))
        line->str[at] = (char) ('0' + below (dice, 10));
    }
}

/* The next request: often an answer to the open question, else any request; unchanged, or spoilt up
 * to 4 times. */
static GString *
make_line (DeskFixture *fixture, const GPtrArray *corpus, GRand *dice)
{
  const gboolean asked = fixture->reply != NULL && json_object_has_member (fixture->reply, "prompt")
                         && !json_object_get_null_member (fixture->reply, "prompt");
  GString *line;

  if (asked && below (dice, 2) == 0)
    {
      g_autofree char *answer = desk_make_answer (fixture, dice);

      line = g_string_new (g_strdelimit (answer, "'", '"'));
    }
  else
    line = g_string_new (corpus->pdata[below (dice, corpus->len)]);

  for (guint n = below (dice, 5); n > 0; n--)
    spoil_once (line, corpus, dice);

  return line;
}

static void
check_refusal (DeskFixture *fixture, const char *before)
{
  JsonObject *error = json_object_get_object_member (fixture->reply, "error");
  g_autofree char *after = NULL;

  g_assert_cmpuint (strlen (json_object_get_string_member (error, "code")), >, 0);
  g_assert_cmpuint (strlen (json_object_get_string_member (error, "message")), >, 0);
  if (bones_desk_get_table (fixture->desk) == NULL)
    return;

  after = desk_fingerprint (fixture);
  if (before != NULL)
    g_assert_cmpstr (after, ==, before);
}

/* The journal still replays to the current state, and every die verifies. */
static void
check_game (DeskFixture *fixture)
{
  BonesTable *table = bones_desk_get_table (fixture->desk);
  g_autofree char *text = NULL, *fingerprint = NULL;
  g_autoptr (BonesEnvelope) envelope = NULL;
  g_autoptr (BonesReplay) replay = NULL;
  g_autoptr (BonesVerification) found = NULL;
  g_autoptr (GError) error = NULL;

  if (table == NULL)
    return;

  text = bones_envelope_write (table, TRUE, BONES_NOBODY, G_MAXUINT32);
  envelope = bones_envelope_read (text, strlen (text), &error);
  g_assert_no_error (error);
  replay = bones_envelope_replay (envelope, &error);
  g_assert_no_error (error);
  g_assert_nonnull (replay);
  fingerprint = desk_fingerprint (fixture);
  g_assert_cmpstr (fingerprint, ==, envelope->fingerprint);
  found = bones_verify (envelope->record, envelope->setup, envelope->journal);
  g_assert_cmpuint (found->faults->len, ==, 0);
}

static void
test_lines (DeskFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) corpus = read_corpus ();
  GRand *dice = g_rand_new_with_seed (SEED);
  guint done = 0;

  for (guint i = 0; i < LINES; i++)
    {
      BonesTable *table = bones_desk_get_table (fixture->desk);
      g_autofree char *before = table != NULL ? desk_fingerprint (fixture) : NULL;
      GString *line = make_line (fixture, corpus, dice);

      desk_send (fixture, line->str, (gssize) line->len);
      if (json_object_get_boolean_member (fixture->reply, "ok"))
        done++;
      else
        check_refusal (fixture, before);

      if (i % 1000 == 0)
        check_game (fixture);

      g_string_free (line, TRUE);
    }

  g_test_message ("%u of %u lines were carried out", done, LINES);
  g_assert_cmpuint (done, >, LINES / 20);
  check_game (fixture);
  g_rand_free (dice);
}

/* Random bytes. */
static void
test_noise (DeskFixture *fixture, gconstpointer data)
{
  GRand *dice = g_rand_new_with_seed (SEED);
  char line[256];

  for (guint i = 0; i < 5000; i++)
    {
      const guint n = below (dice, sizeof line);

      for (guint j = 0; j < n; j++)
        line[j] = (char) g_rand_int (dice);

      desk_send (fixture, line, n);
      g_assert_cmpstr (desk_code (fixture), !=, "ok");
    }

  g_rand_free (dice);
}

/* The same for files: no spoilt file crashes the reader, or is imported without being played. */
static void
test_files (DeskFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) corpus = read_corpus ();
  GRand *dice = g_rand_new_with_seed (SEED);
  g_autoptr (GRegex) hash =
      g_regex_new (",\"hash\":\"[0-9a-f]*\"|  \"fingerprint\": .*", 0, 0, NULL);
  g_autofree char *whole = NULL, *bare = NULL;
  guint read = 0, played = 0;

  desk_done (fixture, DESK_NEW_GAME);
  desk_play_on (fixture, dice, 30);
  whole =
      bones_envelope_write (bones_desk_get_table (fixture->desk), TRUE, BONES_NOBODY, G_MAXUINT32);
  bare = g_regex_replace (hash, whole, -1, 0, "", 0, NULL);
  for (guint i = 0; i < 2000; i++)
    {
      GString *text = g_string_new (bare);
      g_autoptr (BonesEnvelope) envelope = NULL;

      /* removes the comma before the fingerprint, too */
      g_string_replace (text, "  ],\n\n}", "  ]\n}", 1);
      for (guint n = 1 + below (dice, 3); n > 0; n--)
        spoil_once (text, corpus, dice);

      envelope = bones_envelope_read (text->str, text->len, NULL);
      if (envelope != NULL)
        {
          g_autoptr (BonesReplay) replay = bones_envelope_replay (envelope, NULL);

          read++;
          played += replay != NULL;
          bones_verification_free (
              bones_verify (envelope->record, envelope->setup, envelope->journal));
        }

      g_string_free (text, TRUE);
    }

  g_test_message ("%u of 2000 were read, %u played", read, played);
  g_assert_cmpuint (read, >, 50);
  g_rand_free (dice);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/fuzz/" name, DeskFixture, NULL, desk_set_up, function, desk_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("lines", test_lines);
  ADD ("noise", test_noise);
  ADD ("files", test_files);
  return g_test_run ();
}
