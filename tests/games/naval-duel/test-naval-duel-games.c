/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Recorded battles of Naval Duel: each is replayed to the fingerprint that it was recorded with,
 * and together they hold every verb, every setting, every card and every event. A recording is
 * never edited to make this pass: a rule that changes an outcome gets a new number of
 * rules_version.
 */

#include "envelope.h"
#include "registry.h"

#define LEAST_GAMES 6

typedef struct {
  const BonesRuleset *ruleset;
  GHashTable *seen; /* "event.taken", "verb.fire", "entry.2", "option.nd.deck" */
  guint n_games;
} Found;

static void
note (Found *found, const char *what, const char *id)
{
  g_hash_table_add (found->seen, g_strdup_printf ("%s.%s", what, id));
}

static BonesEnvelope *
read_game (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  BonesEnvelope *envelope;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, &error));
  envelope = bones_envelope_read (text, length, &error);
  g_assert_no_error (error);
  return envelope;
}

static void
note_entries (Found *found, const BonesEnvelope *envelope)
{
  for (guint32 seq = 1; seq <= bones_journal_length (envelope->journal); seq++)
    {
      const BonesEntry *entry = bones_journal_entry (envelope->journal, seq);
      g_autofree char *kind = g_strdup_printf ("%d", entry->kind);
      g_autofree char *source = g_strdup_printf ("%d", entry->answer.source);

      note (found, "entry", kind);
      if (entry->kind == BONES_ENTRY_ACTION)
        note (found, "verb", found->ruleset->verbs[entry->action.verb].id);
      else if (entry->kind == BONES_ENTRY_ANSWER)
        note (found, "source", source);
      if (entry->kind == BONES_ENTRY_ANSWER && entry->answer.kind == BONES_ASK_DICE)
        g_assert_cmpint (bones_ruleset_roll_kind_of (found->ruleset, entry->answer.key.rule), >=,
                         0);
    }
}

static void
note_options (Found *found, const BonesEnvelope *envelope)
{
  const BonesOption *options = found->ruleset->options;

  for (guint i = 0; options[i].key != NULL; i++)
    if (envelope->setup->options[i] != options[i].initial)
      note (found, "option", options[i].key);
}

static void
replay_game (Found *found, const char *path)
{
  g_autoptr (BonesEnvelope) envelope = read_game (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesReplay) replay = bones_envelope_replay (envelope, &error);
  g_autofree char *fingerprint = NULL;
  const GArray *events;

  g_assert_no_error (error);
  g_assert_true (envelope->has_hashes);
  g_assert_true (envelope->setup->ruleset == found->ruleset);
  fingerprint = bones_game_fingerprint (found->ruleset, &bones_replay_play (replay)->game);
  g_assert_cmpstr (fingerprint, ==, envelope->fingerprint);
  g_assert_true (bones_replay_play (replay)->game.over);

  events = bones_replay_events (replay);
  for (guint i = 0; i < events->len; i++)
    note (found, "event", g_array_index (events, BonesEvent, i).what);

  note_entries (found, envelope);
  note_options (found, envelope);
  found->n_games++;
}

static Found
found_nothing (void)
{
  return (Found){ bones_ruleset_find ("naval-duel"),
                  g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL), 0 };
}

static void
test_game (gconstpointer data)
{
  Found found = found_nothing ();

  replay_game (&found, data);
  g_hash_table_unref (found.seen);
}

static GPtrArray *
list_games (void)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = g_dir_open (GAMES, 0, NULL);
  const char *name;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".json"))
      g_ptr_array_add (paths, g_build_filename (GAMES, name, NULL));

  return paths;
}

static void
require (const Found *found, const char *what, const char *id)
{
  g_autofree char *key = g_strdup_printf ("%s.%s", what, id);

  if (g_hash_table_contains (found->seen, key))
    return;

  g_test_message ("no recorded game holds %s", key);
  g_test_fail ();
}

/* Only where somebody took the last enemy off the table by hand, or a ship's guns. */
static gboolean
is_by_hand (const char *event)
{
  return g_str_equal (event, "no-target") || g_str_equal (event, "out-of-range");
}

static void
require_events (const Found *found)
{
  for (guint i = 0; found->ruleset->words[i] != NULL; i++)
    for (const BonesWords *words = found->ruleset->words[i]; words->id != NULL; words++)
      if (g_str_has_prefix (words->id, "event.") && !is_by_hand (words->id + strlen ("event.")))
        require (found, "event", words->id + strlen ("event."));
}

static void
test_together (gconstpointer data)
{
  /* undo, redo, override, note; the app's dice, typed ones */
  static const char *const others[][2] = {
    { "entry", "2" }, { "entry", "3" },  { "entry", "5" },
    { "entry", "6" }, { "source", "1" }, { "source", "2" },
  };
  const GPtrArray *paths = data;
  Found found = found_nothing ();

  G_STATIC_ASSERT (BONES_ENTRY_UNDO == 2 && BONES_ENTRY_REDO == 3 && BONES_ENTRY_OVERRIDE == 5
                   && BONES_ENTRY_NOTE == 6 && BONES_FROM_APP == 1 && BONES_FROM_TABLE == 2);
  for (guint i = 0; i < paths->len; i++)
    replay_game (&found, g_ptr_array_index (paths, i));

  g_assert_cmpuint (found.n_games, >=, LEAST_GAMES);
  require_events (&found);
  for (guint i = 0; found.ruleset->verbs[i].id != NULL; i++)
    require (&found, "verb", found.ruleset->verbs[i].id);

  for (guint i = 1; found.ruleset->options[i].key != NULL; i++)
    require (&found, "option", found.ruleset->options[i].key);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    require (&found, others[i][0], others[i][1]);

  g_hash_table_unref (found.seen);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = NULL;

  g_test_init (&argc, &argv, NULL);
  paths = list_games ();
  for (guint i = 0; i < paths->len; i++)
    {
      g_autofree char *name = g_path_get_basename (g_ptr_array_index (paths, i));
      g_autofree char *test = g_strconcat ("/games/naval-duel/", name, NULL);

      g_test_add_data_func (test, g_ptr_array_index (paths, i), test_game);
    }

  g_test_add_data_func ("/games/naval-duel/together", paths, test_together);
  return g_test_run ();
}
