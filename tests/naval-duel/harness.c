/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"

#include "names.h"
#include "script.h"

#include <json-glib/json-glib.h>

static GVariant *
read_data (GError **error)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "data", "rulesets", "naval-duel.json", NULL);
  g_autofree char *json = NULL;
  GVariant *data;

  if (!g_file_get_contents (path, &json, NULL, error))
    return NULL;

  data = json_gvariant_deserialize_data (json, -1, NULL, error);
  return data != NULL ? g_variant_ref_sink (data) : NULL;
}

gpointer
battle_content (const char *member, const char *value, GError **error)
{
  g_autoptr (GVariant) data = read_data (error), content = NULL;
  g_auto (GVariantDict) dict = { 0 };

  if (data == NULL)
    return NULL;

  g_variant_dict_init (&dict, data);
  if (value != NULL)
    g_variant_dict_insert_value (&dict, member, g_variant_new_parsed (value));
  else if (member != NULL)
    g_variant_dict_remove (&dict, member);

  content = g_variant_ref_sink (g_variant_dict_end (&dict));
  return nd_content_new (content, error);
}

static BonesRoster *
read_roster (const char *text)
{
  g_auto (GStrv) halves = g_strsplit (text, ":", 2);
  BonesRoster *roster = bones_roster_new (g_strstrip (halves[0]));
  const guint n = g_ascii_strtoull (g_strstrip (halves[1]), NULL, 10);

  for (guint i = 0; i < n; i++)
    bones_roster_add (roster, NULL, "ship-of-the-line", FALSE);

  return roster;
}

static void
set_options (Battle *battle, const char *options)
{
  g_auto (GStrv) words = g_strsplit (options != NULL ? options : "", " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
      BonesChange place;

      if (words[i][0] == '\0')
        continue;

      place = script_place (battle, pair[0]);
      g_assert_cmpint (place.scope, ==, BONES_SET_OPTION);
      battle->setup->options[place.field] = script_value (battle, &place, pair[1]);
    }
}

Battle *
battle_new (const char *fleets, const char *options)
{
  Battle *battle = g_new0 (Battle, 1);
  g_auto (GStrv) rosters = g_strsplit (fleets, ";", -1);
  g_autoptr (GError) error = NULL;

  battle->setup = bones_setup_new (&bones_naval_duel, battle_content (NULL, NULL, &error));
  g_assert_no_error (error);
  set_options (battle, options);
  for (guint i = 0; rosters[i] != NULL; i++)
    g_ptr_array_add (battle->setup->rosters, read_roster (rosters[i]));

  battle->journal = bones_journal_new ();
  battle->replay = bones_replay_new (battle->setup);
  battle->rules = g_hash_table_new (g_str_hash, g_str_equal);
  return battle;
}

/* Answers whatever is asked: dice with 1, ships and cards with the first. */
static void
answer_anything (Battle *battle)
{
  while (battle_play (battle)->stop == BONES_ASKING)
    {
      const BonesAsk *ask = &battle_play (battle)->prompt;
      BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);
      guint value = 0;

      while (ask->kind != BONES_ASK_DICE && !bones_ask_allows (ask, value))
        value++;

      entry->answer.key = ask->key;
      entry->answer.kind = ask->kind;
      entry->answer.n = 1;
      entry->answer.values[0] = ask->kind == BONES_ASK_DICE ? 1 : value;
      battle_append (battle, entry);
    }
}

static void
reset_ships (Battle *battle)
{
  static const char plain[] = "%s.movement=1 %s.cannon=1 %s.crew=2 %s.specifications=none"
                              " %s.captain=none %s.quality=none";
  g_autoptr (BonesNames) names = bones_names_new (battle->setup, NULL, battle_game (battle));

  for (guint ship = 0; ship < battle_game (battle)->n_ships; ship++)
    {
      const char *id = bones_names_ship_id (names, ship);
      g_autofree char *settings = g_strdup_printf (plain, id, id, id, id, id, id);

      battle_override (battle, settings);
    }
}

static void
reset_fleets (Battle *battle)
{
  for (guint i = 0; i < battle->setup->rosters->len; i++)
    {
      const BonesRoster *roster = g_ptr_array_index (battle->setup->rosters, i);
      g_autofree char *settings =
          g_strdup_printf ("%s.cards= %s.flagship=none %s.national=none %s.character=none",
                           roster->name, roster->name, roster->name, roster->name);

      battle_override (battle, settings);
    }
}

Battle *
battle_begin (const char *fleets, const char *options, const char *given)
{
  Battle *battle = battle_new (fleets, options);

  battle_do (battle, "set-up");
  answer_anything (battle);
  reset_ships (battle);
  reset_fleets (battle);
  if (given != NULL)
    battle_override (battle, given);

  return battle;
}

void
battle_free (Battle *battle)
{
  g_hash_table_unref (battle->rules);
  bones_replay_free (battle->replay);
  bones_journal_free (battle->journal);
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
  const GArray *events = bones_replay_events (battle->replay);
  const BonesPlay *play = battle_play (battle);

  if (play->stop == BONES_ASKING)
    g_hash_table_add (battle->rules, (gpointer) play->prompt.key.rule);

  for (guint i = 0; i < events->len; i++)
    g_hash_table_add (battle->rules, (gpointer) g_array_index (events, BonesEvent, i).rule);
}

void
battle_append (Battle *battle, BonesEntry *entry)
{
  entry->seq = bones_journal_length (battle->journal) + 1;
  bones_journal_append (battle->journal, entry);
  g_assert_cmpuint (bones_replay_follow (battle->replay, battle->journal), ==, 0);
  note_rules (battle);
}

guint
battle_fleet (Battle *battle, const char *name)
{
  g_autoptr (BonesNames) names = bones_names_new (battle->setup, battle->journal, NULL);
  const gint fleet = bones_names_find_fleet (names, name);

  if (fleet < 0)
    g_error ("there is no fleet \"%s\"", name);

  return fleet;
}

guint
battle_ship (Battle *battle, const char *id)
{
  g_autoptr (BonesNames) names = bones_names_new (battle->setup, battle->journal, NULL);
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
  const gboolean new = g_str_has_prefix (row->script, "set-up");
  g_autoptr (Battle) battle = new ? battle_new (row->fleets, row->options)
                                  : battle_begin (row->fleets, row->options, row->given);

  battle_do (battle, row->script);
  battle_check (battle, row->outcome);
  if (row->rules != NULL)
    check_rules (battle, row->rules);
}

void
battle_add_rows (const char *folder, const BattleRow *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/naval-duel/%s/%s", folder, rows[i].name);

      g_test_add_data_func (path, &rows[i], test_row);
    }
}
