/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"

#include "names.h"
#include "replay.h"
#include "script.h"

#include <json-glib/json-glib.h>
#include <string.h>

/* "wind.deck=N:1,calm:2" */
static void
add_deck (GVariantDict *content, const char *word)
{
  g_auto (GStrv) halves = g_strsplit (word, "=", 2);
  g_auto (GStrv) kinds = g_strsplit (halves[1], ",", -1);
  GVariantDict deck;

  g_variant_dict_init (&deck, NULL);
  for (guint i = 0; kinds[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (kinds[i], ":", 2);

      g_variant_dict_insert (&deck, pair[0], "x", g_ascii_strtoll (pair[1], NULL, 10));
    }

  g_variant_dict_insert_value (content, halves[0], g_variant_dict_end (&deck));
}

#define CONTENT "content="

/* Members of a content set that a game does not keep. */
static const char *const of_sets[] = { "format", "version", "name" };

/* The system's own data, or a file beside its tests. */
static GVariant *
read_data (const char *file, GError **error)
{
  const char *id = battle_system.ruleset->id;
  g_autofree char *name = g_strconcat (id, ".json", NULL);
  g_autofree char *path =
      file != NULL ? g_test_build_filename (G_TEST_DIST, id, file, NULL)
                   : g_test_build_filename (G_TEST_DIST, "..", "data", "rulesets", name, NULL);
  g_autofree char *json = NULL;
  GVariant *data;

  if (!g_file_get_contents (path, &json, NULL, error))
    return NULL;

  data = json_gvariant_deserialize_data (json, -1, NULL, error);
  return data != NULL ? g_variant_ref_sink (data) : NULL;
}

static gpointer
make_content (GVariantDict *dict, GError **error)
{
  g_autoptr (GVariant) content = g_variant_ref_sink (g_variant_dict_end (dict));

  return battle_system.ruleset->content_new (content, error);
}

gpointer
battle_content (const char *options, GError **error)
{
  g_auto (GStrv) words = g_strsplit (options != NULL ? options : "", " ", -1);
  const char *file = NULL;
  g_autoptr (GVariant) data = NULL;
  g_auto (GVariantDict) dict = { 0 };

  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], CONTENT))
      file = words[i] + strlen (CONTENT);

  data = read_data (file, error);
  if (data == NULL)
    return NULL;

  g_variant_dict_init (&dict, data);
  for (guint i = 0; i < G_N_ELEMENTS (of_sets); i++)
    g_variant_dict_remove (&dict, of_sets[i]);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (words[i], ".deck=") != NULL && strchr (words[i], ':') != NULL)
      add_deck (&dict, words[i]);

  return make_content (&dict, error);
}

/* What @options say of the content: "content=three-guns.json wind.deck=N:1,calm:2 ". */
static char *
words_of_content (const char *options)
{
  g_auto (GStrv) words = g_strsplit (options != NULL ? options : "", " ", -1);
  GString *out = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_has_prefix (words[i], CONTENT) || strstr (words[i], ".deck=") != NULL)
      g_string_append_printf (out, "%s ", words[i]);

  return g_string_free (out, FALSE);
}

/* Battles share their content, which takes much longer to read than most of them last. */
static gpointer
shared_content (const char *options)
{
  static GHashTable *contents = NULL;
  g_autofree char *words = words_of_content (options);
  g_autoptr (GError) error = NULL;
  gpointer content;

  if (contents == NULL)
    contents = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  content = g_hash_table_lookup (contents, words);
  if (content != NULL)
    return content;

  content = battle_content (words, &error);
  g_assert_no_error (error);
  g_hash_table_insert (contents, g_steal_pointer (&words), content);
  return content;
}

gpointer
battle_other_content (const char *member, const char *value, GError **error)
{
  g_autoptr (GVariant) data = read_data (NULL, error);
  g_auto (GVariantDict) dict = { 0 };

  if (data == NULL)
    return NULL;

  g_variant_dict_init (&dict, data);
  if (value != NULL)
    g_variant_dict_insert_value (&dict, member, g_variant_new_parsed (value));
  else
    g_variant_dict_remove (&dict, member);

  return make_content (&dict, error);
}

static void
add_id (char ***ids, const char *id)
{
  const guint n = *ids != NULL ? g_strv_length (*ids) : 0;

  *ids = g_renew (char *, *ids, n + 2);
  (*ids)[n] = g_strdup (id);
  (*ids)[n + 1] = NULL;
}

/* "frigate", "frigate*", "frigate/side-wheel*", "EX-MOW-1+LORD+weapon+character.BOLT+card.MC-11*";
 * of several the first has the star. */
static void
add_ship (BonesRoster *roster, const char *word, gboolean first)
{
  const gboolean starred = g_str_has_suffix (word, "*"), flagship = starred && first;
  g_autofree char *plain = g_strndup (word, strlen (word) - (starred ? 1 : 0));
  g_auto (GStrv) carried = g_strsplit (plain, "+", -1);
  g_auto (GStrv) parts = g_strsplit (carried[0], "/", 2);
  BonesRosterShip *ship = bones_roster_add (roster, NULL, parts[0], flagship);

  ship->variant = g_strdup (parts[1]);
  for (guint i = 1; carried[i] != NULL; i++)
    if (g_str_equal (carried[i], "weapon"))
      ship->anti_flyer = TRUE;
    else if (g_str_has_prefix (carried[i], "character."))
      add_id (&ship->characters, carried[i] + strlen ("character."));
    else if (g_str_has_prefix (carried[i], "card."))
      add_id (&ship->cards, carried[i] + strlen ("card."));
    else
      ship->wizard = g_strdup (carried[i]);
}

BonesRoster *
battle_roster (const char *text)
{
  g_auto (GStrv) halves = g_strsplit (text, ":", 2);
  g_auto (GStrv) heads = g_strsplit (g_strstrip (halves[0]), "+", 2);
  g_auto (GStrv) names = g_strsplit (heads[0], "/", 2);
  g_auto (GStrv) words = g_strsplit_set (halves[1], " ", -1);
  BonesRoster *roster = bones_roster_new (names[0]);
  guint n = 1;

  roster->faction = g_strdup (names[1]);
  roster->cards = heads[1] != NULL ? (guint) g_ascii_strtoull (heads[1], NULL, 10) : 0;
  for (guint i = 0; words[i] != NULL; i++)
    {
      const gboolean number = g_ascii_isdigit (words[i][0]) && words[i + 1] != NULL;

      for (guint j = 0; j < n && !number && words[i][0] != '\0'; j++)
        add_ship (roster, words[i], j == 0);

      n = number ? (guint) g_ascii_strtoull (words[i], NULL, 10) : 1;
    }

  return roster;
}

/* "Red: 3" */
static void
expand_number (const BonesSetup *setup, BonesRoster *roster)
{
  const BonesRosterShip *first =
      roster->ships->len == 1 ? g_ptr_array_index (roster->ships, 0) : NULL;
  guint n;

  if (first == NULL || !g_ascii_isdigit (first->kind[0]))
    return;

  n = g_ascii_strtoull (first->kind, NULL, 10);
  g_ptr_array_set_size (roster->ships, 0);
  for (guint i = 0; i < n; i++)
    bones_roster_add (roster, NULL, setup->ruleset->kind_id (setup->content, 0), FALSE);
}

static void
set_options (BonesSetup *setup, const char *options)
{
  g_auto (GStrv) words = g_strsplit (options != NULL ? options : "", " ", -1);

  for (guint pass = 0; pass < 2; pass++) /* first the edition, whose defaults the others override */
    for (guint i = 0; words[i] != NULL; i++)
      {
        g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
        gint option;

        if (words[i][0] == '\0' || g_str_has_prefix (words[i], CONTENT))
          continue;

        option = bones_ruleset_option (setup->ruleset, pair[0]);
        if (option < 0)
          g_error ("there is not an option \"%s\"", pair[0]);

        if (setup->ruleset->options[option].kind == BONES_OPTION_DATA
            || (option == 0) != (pass == 0))
          continue;

        setup->options[option] = script_option (&setup->ruleset->options[option], pair[1]);
        if (option == 0 && setup->ruleset->profile != NULL)
          setup->ruleset->profile (setup->options);
      }
}

Battle *
battle_new (const char *fleets, const char *options)
{
  Battle *battle = g_new0 (Battle, 1);
  g_auto (GStrv) rosters = g_strsplit (fleets, ";", -1);

  battle->setup = bones_setup_new (battle_system.ruleset, shared_content (options));
  set_options (battle->setup, options);
  for (guint i = 0; rosters[i] != NULL; i++)
    {
      BonesRoster *roster = battle_roster (rosters[i]);

      expand_number (battle->setup, roster);
      g_ptr_array_add (battle->setup->rosters, roster);
    }

  battle->journal = bones_journal_new ();
  battle->replay = bones_replay_new (battle->setup);
  battle->rules = g_hash_table_new (g_str_hash, g_str_equal);
  return battle;
}

char *
battle_faults (const char *options, const char *roster, guint *price)
{
  g_autoptr (Battle) battle = battle_new ("Red: 1", options);
  g_autoptr (BonesRoster) bought = battle_roster (roster);
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));
  const guint cost = battle_system.ruleset->check (battle->setup, bought, faults);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < faults->len; i++)
    {
      const BonesFault *fault = &g_array_index (faults, BonesFault, i);

      g_string_append_printf (out, "%s%s%s", i > 0 ? " " : "", fault->what,
                              fault->fatal ? "!" : (fault->warns ? "?" : ""));
    }

  *price = cost;
  return g_string_free (out, FALSE);
}

void
battle_check_said (Battle *battle)
{
  const BonesAsk *ask = &battle_play (battle)->prompt;
  g_autofree char *id = g_strconcat ("said.", ask->what, NULL);

  if (ask->kind == BONES_ASK_DICE && bones_setup_words (battle->setup, id) == NULL)
    g_error ("undo has no words for a roll: %s", id);
}

void
battle_answer_anything (Battle *battle)
{
  while (battle_play (battle)->stop == BONES_ASKING)
    {
      const BonesAsk *ask = &battle_play (battle)->prompt;
      BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);
      guint value = ask->kind == BONES_ASK_DICE ? 1 : ask->low;

      while (ask->kind != BONES_ASK_DICE && ask->kind != BONES_ASK_NUMBER
             && !bones_ask_allows (ask, value))
        value++;

      entry->answer.key = ask->key;
      entry->answer.kind = ask->kind;
      entry->answer.n = ask->kind == BONES_ASK_DICE ? ask->least : 1;
      for (guint i = 0; i < entry->answer.n; i++)
        entry->answer.values[i] = value;

      battle_append (battle, entry);
    }
}

Battle *
battle_begin (const char *fleets, const char *options, const char *given)
{
  Battle *battle = battle_new (fleets, options);

  battle_system.begin (battle);
  if (given != NULL)
    battle_override (battle, given);

  return battle;
}

Battle *
battle_for_script (const char *fleets, const char *options, const char *given, const char *script)
{
  const BonesRuleset *ruleset = battle_system.ruleset;

  return g_str_has_prefix (script, ruleset->verbs[ruleset->first_action ().verb].id)
             ? battle_new (fleets, options)
             : battle_begin (fleets, options, given);
}

void
battle_free (Battle *battle)
{
  g_hash_table_unref (battle->rules);
  bones_replay_free (battle->replay);
  bones_journal_free (battle->journal);
  battle->setup->content = NULL; /* it is shared */
  bones_setup_free (battle->setup);
  g_free (battle);
}

const BonesPlay *
battle_play (Battle *battle)
{
  return bones_replay_play (battle->replay);
}

const BonesGame *
battle_game (Battle *battle)
{
  return &battle_play (battle)->game;
}

static void
note_rules (Battle *battle)
{
  const BonesPlay *play = battle_play (battle);

  if (play->stop == BONES_ASKING)
    g_hash_table_add (battle->rules, (gpointer) play->prompt.key.rule);

  for (guint i = 0; i < play->events->len;
       i++) /* of the latest run; earlier ones are noted already */
    g_hash_table_add (battle->rules, (gpointer) g_array_index (play->events, BonesEvent, i).rule);
}

void
battle_check_asked_anew (Battle *battle)
{
  const BonesPlay *play = battle_play (battle);

  if (play->stop != BONES_ASKING)
    return;

  if (play->caught_up != play->cursor || !bones_game_equal (&battle->caught, &play->game))
    g_error ("battle %u: %s (%s) is not asked anew%s", battle->number, play->prompt.what,
             play->prompt.key.rule, play->caught_up != play->cursor ? "" : ": the game changed");
}

/* "Save 2 of 3", never "4 of 3". */
static void
check_place (Battle *battle)
{
  const BonesPlay *play = battle_play (battle);
  const BonesAsk *ask = &play->prompt;

  if (play->stop == BONES_ASKING && (ask->nth > ask->of || (ask->nth == 0) != (ask->of == 0)))
    g_error ("battle %u: %s (%s) is number %u of %u", battle->number, ask->what, ask->key.rule,
             ask->nth, ask->of);
}

void
battle_append (Battle *battle, BonesEntry *entry)
{
  ((BonesPlay *) battle_play (battle))->caught = &battle->caught;
  entry->seq = bones_journal_length (battle->journal) + 1;
  bones_journal_append (battle->journal, entry);
  g_assert_cmpuint (bones_replay_follow (battle->replay, battle->journal), ==, 0);
  battle_check_asked_anew (battle);
  check_place (battle);
  note_rules (battle);
}

guint
battle_fleet (Battle *battle, const char *name)
{
  g_autoptr (BonesNames) names =
      bones_names_new (battle->setup, battle->journal, battle_game (battle));
  const gint fleet = bones_names_find_fleet (names, name);

  if (fleet < 0)
    g_error ("there is no fleet \"%s\"", name);

  return fleet;
}

guint
battle_ship (Battle *battle, const char *id)
{
  g_autoptr (BonesNames) names =
      bones_names_new (battle->setup, battle->journal, battle_game (battle));
  const gint ship = bones_names_find_ship (names, id);

  if (ship < 0)
    g_error ("there is no ship \"%s\"", id);

  return ship;
}

const char *
battle_refusal (Battle *battle, const char *sentence)
{
  const BonesAction action = script_action (battle, sentence);
  BonesRefusal refusal;

  if (bones_play_is_open (battle_play (battle), &action, &refusal))
    return NULL;

  if (refusal.rule != NULL)
    g_hash_table_add (battle->rules, (gpointer) refusal.rule);

  return refusal.what;
}

guint
battle_count (Battle *battle, const char *what)
{
  const GArray *events = bones_replay_events (battle->replay);
  guint n = 0;

  for (guint i = 0; i < events->len; i++)
    n += g_str_equal (g_array_index (events, BonesEvent, i).what, what);

  return n;
}

/* Asserts that each of @rules was cited. */
static void
check_rules (Battle *battle, const char *rules)
{
  g_auto (GStrv) ids = g_strsplit (rules, " ", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    if (!g_hash_table_contains (battle->rules, ids[i]))
      g_error ("nothing cited %s", ids[i]);
}

static void
test_row (gconstpointer data)
{
  const BattleRow *row = data;
  g_autoptr (Battle) battle =
      battle_for_script (row->fleets, row->options, row->given, row->script);

  battle_do (battle, row->script);
  battle_check (battle, row->outcome);
  if (row->rules != NULL)
    check_rules (battle, row->rules);
}

static char *
test_path (const char *folder, const char *name)
{
  return g_strdup_printf ("/%s/%s/%s", battle_system.ruleset->id, folder, name);
}

void
battle_add_rows (const char *folder, const BattleRow *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = test_path (folder, rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
}

static void
test_fleet (gconstpointer data)
{
  const FleetRow *row = data;
  guint price;
  g_autofree char *faults = battle_faults (row->options, row->fleet, &price);

  g_assert_cmpstr (faults, ==, row->faults);
  g_assert_cmpuint (price, ==, row->price);
}

void
battle_add_fleets (const char *folder, const FleetRow *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = test_path (folder, rows[i].name);

      g_test_add_data_func (path, &rows[i], test_fleet);
    }
}

static void
require_setting (const char *const *tested, const char *key, const char *value)
{
  g_autofree char *setting = g_strdup_printf (" %s=%s", key, value);

  for (guint i = 0; tested[i] != NULL; i++)
    {
      g_autofree char *words = g_strconcat (" ", tested[i], NULL);

      if (strstr (words, setting) != NULL)
        return;
    }

  g_error ("no test has%s", setting);
}

void
battle_check_settings (const char *const *tested, guint since)
{
  for (const BonesOption *option = battle_system.ruleset->options; option->key != NULL; option++)
    {
      const gboolean is_switch = option->kind == BONES_OPTION_SWITCH;

      if (MAX (option->since, 1) != since)
        continue;

      for (guint i = 0; option->kind == BONES_OPTION_VALUES && option->values[i] != NULL; i++)
        require_setting (tested, option->key, option->values[i]);

      require_setting (tested, option->key, is_switch ? "on" : "");
      require_setting (tested, option->key, is_switch ? "off" : "");
    }
}
