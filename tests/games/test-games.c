/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Recorded battles of every rule system: each replays to its recorded fingerprint. Together, those
 * of a system have every verb, event, option, class, faction and marker, and every kind of entry.
 * Never edit a recording to make this pass: a rule that changes an outcome gets a new
 * rules_version.
 */

#include "envelope.h"
#include "ids.h"
#include "registry.h"

#include <string.h>

/* What else the recordings of a system must have, and what they may lack. */
typedef struct {
  const char *ruleset;
  const char *folder; /* below GAMES */
  guint least_games;
  guint options_since;       /* options older than this are in every battle */
  const char *const *more;   /* "fleets.3", "takes-effect.rum"; NULL at the end */
  const char *const *unseen; /* events that a recording need not have; kinds that no battle has */
} System;

/* What the recordings have. */
typedef struct {
  GHashTable *seen; /* "event.hit", "verb.fire", "entry.undo", "edition.2015", "spell.rum" */
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
  const BonesVerb *verbs = envelope->setup->ruleset->verbs;

  for (guint32 seq = 1; seq <= bones_journal_length (envelope->journal); seq++)
    {
      const BonesEntry *entry = bones_journal_entry (envelope->journal, seq);

      note (found, "entry", bones_entry_kind_ids[entry->kind]);
      if (entry->kind == BONES_ENTRY_ACTION)
        note (found, "verb", verbs[entry->action.verb].id);
      else if (entry->kind == BONES_ENTRY_ANSWER)
        note (found, "source", bones_source_ids[entry->answer.source]);
      if (entry->kind == BONES_ENTRY_ANSWER && entry->answer.kind == BONES_ASK_DICE)
        g_assert_cmpint (
            bones_ruleset_roll_kind_of (envelope->setup->ruleset, entry->answer.key.rule), >=, 0);
    }
}

static void
note_events (Found *found, const BonesReplay *replay)
{
  const GArray *events = bones_replay_events (replay);

  for (guint i = 0; i < events->len; i++)
    note (found, "event", g_array_index (events, BonesEvent, i).what);
}

/* Cards by their results, if fleets hold cards: "takes-effect.lightning". */
static void
note_cards (Found *found, const BonesRuleset *ruleset, const BonesReplay *replay)
{
  const GArray *events = bones_replay_events (replay);

  for (guint i = 0; i < events->len && ruleset->hands != NULL; i++)
    {
      const BonesEvent *event = &g_array_index (events, BonesEvent, i);

      if (g_str_equal (event->what, "takes-effect") || g_str_equal (event->what, "dispels"))
        note (found, event->what, ruleset->hands->ids[event->values[0]]);
    }
}

static void
note_set_up (Found *found, const BonesEnvelope *envelope, const BonesGame *game)
{
  const BonesRuleset *ruleset = envelope->setup->ruleset;

  for (guint i = 0; ruleset->options[i].key != NULL; i++)
    if (game->options[i] != ruleset->options[i].initial)
      note (found, "option", ruleset->options[i].key);

  for (guint i = 0; i < envelope->setup->rosters->len; i++)
    {
      const BonesRoster *roster = g_ptr_array_index (envelope->setup->rosters, i);

      if (roster->faction != NULL)
        note (found, "faction", roster->faction);
    }

  for (guint ship = 0; ship < game->n_ships; ship++)
    note (found, "class", ruleset->kind_id (envelope->setup->content, game->ships[ship].kind));
}

/* What was on the table at any time: plays the battle entry by entry. */
static void
note_markers (Found *found, const BonesEnvelope *envelope)
{
  const BonesRuleset *ruleset = envelope->setup->ruleset;
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autoptr (BonesReplay) replay = bones_replay_new (envelope->setup);

  for (guint32 seq = 1; seq <= bones_journal_length (envelope->journal); seq++)
    {
      const BonesGame *game = &bones_replay_play (replay)->game;

      bones_journal_append (journal,
                            bones_entry_copy (bones_journal_entry (envelope->journal, seq)));
      g_assert_cmpuint (bones_replay_follow (replay, journal), ==, 0);
      for (guint i = 0; i < game->n_markers; i++)
        note (found, "marker", ruleset->marker_kinds[game->markers[i].kind]);

      for (guint i = 0; i < game->n_links; i++)
        note (found, "link", ruleset->link_kinds[game->links[i].kind]);
    }
}

/* Replays the battle at @path to its fingerprint, from its end and from its middle. */
static void
replay_game (Found *found, const char *path)
{
  g_autoptr (BonesEnvelope) envelope = read_game (path);
  g_autoptr (BonesReplay) replay = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *fingerprint = NULL, *fleets = NULL;

  g_assert_true (envelope->has_hashes);
  g_assert_nonnull (envelope->fingerprint);
  replay = bones_envelope_replay (envelope, &error);
  g_assert_no_error (error);
  fingerprint =
      bones_game_fingerprint (envelope->setup->ruleset, &bones_replay_play (replay)->game);
  g_assert_cmpstr (fingerprint, ==, envelope->fingerprint);
  g_assert_true (bones_replay_play (replay)->game.over);

  fleets = g_strdup_printf ("%u", bones_replay_play (replay)->game.n_fleets);
  note (found, "fleets", fleets);
  note (found, "edition", envelope->record->edition);
  note_set_up (found, envelope, &bones_replay_play (replay)->game);
  note_entries (found, envelope);
  note_events (found, replay);
  note_cards (found, envelope->setup->ruleset, replay);
  note_markers (found, envelope);
  found->n_games++;
}

static void
test_game (gconstpointer data)
{
  Found found = { .seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };

  replay_game (&found, data);
  g_hash_table_unref (found.seen);
}

static GPtrArray *
list_games (const System *system)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = g_build_filename (GAMES, system->folder, NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (folder);
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".json"))
      g_ptr_array_add (paths, g_build_filename (path, name, NULL));

  return paths;
}

static void
require_id (const Found *found, const char *id)
{
  if (g_hash_table_contains (found->seen, id))
    return;

  g_test_message ("no recorded game holds %s", id);
  g_test_fail ();
}

static void
require (const Found *found, const char *what, const char *id)
{
  g_autofree char *key = g_strdup_printf ("%s.%s", what, id);

  require_id (found, key);
}

/* The first options are in every battle. */
static void
require_options (const Found *found, const System *system, const BonesRuleset *ruleset)
{
  for (guint i = 1; ruleset->options[i].key != NULL; i++)
    if (MAX (ruleset->options[i].since, 1) >= system->options_since
        && ruleset->options[i].kind != BONES_OPTION_DATA)
      require (found, "option", ruleset->options[i].key);
}

/* Everything that can be bought or summoned: each game has the content of its time. */
static void
require_classes (const Found *found, const BonesRuleset *ruleset, const char *path)
{
  g_autoptr (BonesEnvelope) envelope = read_game (path);
  gconstpointer content = envelope->setup->content;

  for (guint kind = 0; kind < ruleset->n_kinds (content); kind++)
    require (found, "class", ruleset->kind_id (content, kind));
}

/* Every spell has worked; the two that cannot be cast have dispelled another, or gone with one. */
static void
require_spells (const Found *found, const BonesRuleset *ruleset)
{
  if (!g_str_equal (ruleset->id, "black-spot"))
    return;

  for (guint i = 0; ruleset->hands->ids[i] != NULL; i++)
    {
      const char *id = ruleset->hands->ids[i];

      if (g_str_equal (id, "disrupting_dispel"))
        require (found, "dispels", id);
      else if (!g_str_equal (id, "mega_magic") && !g_str_equal (id, "none"))
        require (found, "takes-effect", id);
    }
}

/* Every procedure is in one of them: its verb, and every event that it can report. */
static void
require_words (const Found *found, const System *system, const BonesRuleset *ruleset)
{
  for (guint i = 0; ruleset->verbs[i].id != NULL; i++)
    require (found, "verb", ruleset->verbs[i].id);

  for (guint i = 0; ruleset->words[i] != NULL; i++)
    for (const BonesWords *words = ruleset->words[i]; words->id != NULL; words++)
      if (g_str_has_prefix (words->id, "event.")
          && !g_strv_contains (system->unseen, words->id + strlen ("event.")))
        require (found, "event", words->id + strlen ("event."));

  for (guint i = 0; ruleset->factions != NULL && ruleset->factions[i] != NULL; i++)
    require (found, "faction", ruleset->factions[i]);

  for (guint i = 1; ruleset->marker_kinds[i] != NULL; i++)
    require (found, "marker", ruleset->marker_kinds[i]);

  for (guint i = 1; ruleset->link_kinds[i] != NULL; i++)
    require (found, "link", ruleset->link_kinds[i]);
}

static void
test_together (gconstpointer data)
{
  static const char *const entries[] = { "action", "answer", "undo", "redo", "override", "note" };
  const System *system = data;
  const BonesRuleset *ruleset = bones_ruleset_find (system->ruleset);
  g_autoptr (GPtrArray) paths = list_games (system);
  Found found = { .seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };

  for (guint i = 0; i < paths->len; i++)
    replay_game (&found, g_ptr_array_index (paths, i));

  for (guint i = 0; i < paths->len; i++)
    require_classes (&found, ruleset, g_ptr_array_index (paths, i));

  g_assert_cmpuint (found.n_games, >=, system->least_games);
  require_options (&found, system, ruleset);
  require_words (&found, system, ruleset);
  require_spells (&found, ruleset);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    require (&found, "entry", entries[i]);

  require (&found, "source", "app");
  require (&found, "source", "table");
  for (guint i = 0; system->more[i] != NULL; i++)
    require_id (&found, system->more[i]);

  g_hash_table_unref (found.seen);
}

static const char *const of_black_spot[] = {
  "edition.2025", "edition.2015", "fleets.2", "fleets.3", "fleets.4", "entry.amend", NULL,
};

static const char *const of_dread_pirate[] = { "fleets.2", "fleets.3", "fleets.4", NULL };

/* What nobody has declined so far. */
static const char *const unseen_in_black_spot[] = {
  "declined-confirm-empty",
  "declined-end-battle",
  "declined-ram-extra",
  "declined-anchor",
  "declined-breath",
  "declined-typhoon-ships",
  NULL,
};
static const char *const unseen_in_dread_pirate[] = { "declined-concede", "declined-end-battle",
                                                      NULL };

/* The first two only if an override took the last enemy, or a ship's guns, off the table. */
static const char *const unseen_in_naval_duel[] = { "no-target", "out-of-range", "declined-concede",
                                                    "declined-end-battle", NULL };

static const char *const none[] = { NULL };

/* The first two only if an override took the wind away, or put a ship without sails aground. */
static const char *const unseen_in_man_o_war[] = {
  "wind-calm",           "no-way", "declined-use-card", "declined-lord-reroll", "declined-concede",
  "declined-end-battle", NULL,
};

static const System systems[] = {
  { "black-spot", ".", 6, 2, of_black_spot, unseen_in_black_spot },
  { "naval-duel", "naval-duel", 6, 1, none, unseen_in_naval_duel },
  { "dread-pirate", "dread-pirate", 6, 1, of_dread_pirate, unseen_in_dread_pirate },
  { "man-o-war", "man-o-war", 6, 1, none, unseen_in_man_o_war },
};

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      GPtrArray *paths = list_games (&systems[i]);
      g_autofree char *together = g_strdup_printf ("/games/%s/together", systems[i].ruleset);

      g_ptr_array_add (kept, paths);
      for (guint game = 0; game < paths->len; game++)
        {
          g_autofree char *name = g_path_get_basename (g_ptr_array_index (paths, game));
          g_autofree char *test = g_strdup_printf ("/games/%s/%s", systems[i].ruleset, name);

          g_test_add_data_func (test, g_ptr_array_index (paths, game), test_game);
        }

      g_test_add_data_func (together, &systems[i], test_together);
    }

  return g_test_run ();
}
