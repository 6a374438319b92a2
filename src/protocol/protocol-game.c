/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "protocol-game.h"

#include "content-set.h"
#include "game-filter.h"
#include "protocol-change.h"
#include "protocol-content.h"
#include "protocol-fleet.h"
#include "registry.h"
#include "roster-file.h"
#include "setup-text.h"
#include "view-dice.h"

static gboolean
read_dice (JsonObject *object, BonesDiceSource *dice, GError **error)
{
  const char *id = NULL;

  if (!bones_json_read_string (object, "dice", &id, error))
    return FALSE;

  if (id != NULL && bones_dice_source_from_id (id) < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "“dice” should be app, real or ask.");

  if (id != NULL)
    *dice = (BonesDiceSource) bones_dice_source_from_id (id);

  return TRUE;
}

static gboolean
read_undo (JsonObject *object, BonesUndoRule *undo, GError **error)
{
  const char *id = NULL;

  if (!bones_json_read_string (object, "undo", &id, error))
    return FALSE;

  if (id != NULL && bones_undo_rule_from_id (id) < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "“undo” should be fence, free or never.");

  if (id != NULL)
    *undo = (BonesUndoRule) bones_undo_rule_from_id (id);

  return TRUE;
}

/* Adds fleet @i: the kept fleet that it names, or one that is written out. */
static gboolean
read_fleet (BonesDesk *desk, JsonObject *fleet, guint i, BonesNewGame *game, GError **error)
{
  g_autoptr (BonesFleetRecord) record = NULL;
  g_autoptr (JsonObject) whole = NULL;
  BonesRoster *roster;

  if (!read_dice (fleet, &game->dice[i], error) || !bones_read_kept (desk, fleet, &record, error))
    return FALSE;

  if (record != NULL && !g_str_equal (record->ruleset, game->ruleset))
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "“%s” is a fleet of the rule system “%s”.", record->name,
                              record->ruleset);

  whole = record != NULL ? bones_kept_to_game (record, fleet, error) : json_object_ref (fleet);
  roster = whole != NULL ? bones_roster_read (whole, error) : NULL;
  if (roster == NULL)
    return FALSE;

  g_ptr_array_add (game->rosters, roster);
  if (record != NULL)
    {
      const BonesKeptFleet kept = { .fleet = i, .kept = record->id, .revision = record->revision };

      g_array_append_val (game->kept, kept);
    }

  return TRUE;
}

/* The fleets, and whose dice each wants: its own "dice", else that of the game. */
static gboolean
read_fleets (BonesDesk *desk, JsonObject *request, BonesNewGame *game, GError **error)
{
  JsonArray *fleets = NULL;
  BonesDiceSource dice = BONES_DICE_APP;
  guint n;

  if (!bones_json_need (request, "fleets", error)
      || !bones_json_read_array (request, "fleets", &fleets, error)
      || !read_dice (request, &dice, error))
    return FALSE;

  n = json_array_get_length (fleets);
  if (n < 1 || n > BONES_MAX_FLEETS)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "A battle has from 1 to %d fleets.", BONES_MAX_FLEETS);

  for (guint i = 0; i < n; i++)
    {
      JsonObject *fleet = NULL;

      game->dice[i] = dice;
      if (!bones_json_node_object (json_array_get_element (fleets, i), "fleets", &fleet, error)
          || !read_fleet (desk, fleet, i, game, error))
        {
          g_autofree char *place = g_strdup_printf ("Fleet %u", i + 1);

          bones_json_say_where (error, place, json_array_get_element (fleets, i));
          return FALSE;
        }
    }

  return TRUE;
}

static gboolean
read_options (JsonObject *request, GVariant **options, GError **error)
{
  JsonObject *object = NULL;
  GVariant *variant;

  if (!bones_json_read_object (request, "options", &object, error))
    return FALSE;

  if (object == NULL)
    return TRUE;

  variant = json_gvariant_deserialize (json_object_get_member (request, "options"), "a{sv}", error);
  if (variant == NULL)
    return FALSE;

  *options = g_variant_ref_sink (variant);
  return TRUE;
}

/* The players' words, one for each fleet. They are part of the key of the app’s dice. */
static gboolean
read_words (JsonObject *request, GStrvBuilder *words, gboolean *any, GError **error)
{
  JsonArray *list = NULL;

  if (!bones_json_read_array (request, "words", &list, error))
    return FALSE;

  *any = list != NULL;
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      const char *word = NULL;

      if (!bones_json_node_string (json_array_get_element (list, i), "words", &word, error))
        return FALSE;

      g_strv_builder_add (words, word);
    }

  return TRUE;
}

/* Sets up a battle that is joined under way, by one override. Sets @left_out to what @start lacks,
 * in sentences. */
static gboolean
join_battle (BonesTable *table, JsonObject *start, GPtrArray **left_out, GError **error)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (BonesChange));

  if (!bones_read_start (table, start, changes, error))
    return FALSE;

  *left_out = bones_table_start_from (table, changes, NULL, error);
  return *left_out != NULL;
}

/* The new game. If it cannot begin like @start, removes it again. */
static BonesTable *
make_table (BonesDesk *desk, const BonesNewGame *game, JsonObject *start, GPtrArray **left_out,
            GError **error)
{
  g_autoptr (BonesTable) table = bones_table_new (desk->store, game, error);
  gint64 id;

  if (table == NULL || start == NULL || join_battle (table, start, left_out, error))
    return g_steal_pointer (&table);

  id = bones_table_get_id (table);
  g_clear_object (&table);
  bones_store_remove_game (desk->store, id, NULL);
  return NULL;
}

static void
write_game (BonesDesk *desk, JsonObject *reply)
{
  const BonesGameRecord *record = bones_table_get_record (desk->table);
  g_autofree char *commitment = bones_view_commitment (desk->table);

  json_object_set_int_member (reply, "game", record->id);
  json_object_set_string_member (reply, "title", record->title);
  json_object_set_string_member (reply, "commitment", commitment);
}

/* Adds what players may want to know of a game that can be played. */
static void
write_notes (BonesTable *table, const GPtrArray *left_out, JsonObject *reply)
{
  const BonesSetup *setup = bones_table_get_rules (table);
  const BonesRuleset *ruleset = setup->ruleset;
  g_autoptr (GPtrArray) warnings = bones_table_list_warnings (table);
  JsonArray *notes = json_array_new ();

  for (const BonesNeed *need = ruleset->needs; need != NULL && need->option != NULL; need++)
    if (setup->options[bones_ruleset_option (ruleset, need->option)] != 0
        && setup->options[bones_ruleset_option (ruleset, need->needs)] == 0)
      {
        g_autofree char *note =
            g_strdup_printf (_ ("“%s” does nothing while “%s” is off."), need->option, need->needs);

        json_array_add_string_element (notes, note);
      }

  for (guint i = 0; i < warnings->len; i++)
    json_array_add_string_element (notes, g_ptr_array_index (warnings, i));

  for (guint i = 0; left_out != NULL && i < left_out->len; i++)
    json_array_add_string_element (notes, g_ptr_array_index (left_out, i));

  json_object_set_array_member (reply, "notes", notes);
}

static gboolean
handle_new (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (BonesKeptFleet));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GVariant) options = NULL;
  g_autoptr (GPtrArray) left_out = NULL;
  g_auto (GStrv) words = NULL;
  g_autofree char *content = NULL;
  BonesNewGame game = { .rosters = rosters, .kept = kept };
  JsonObject *start = NULL;
  BonesTable *table;
  gboolean with_words;

  if (!bones_json_need (request, "ruleset", error)
      || !bones_json_read_string (request, "ruleset", &game.ruleset, error)
      || !bones_read_content (desk, request, game.ruleset, &content, error)
      || !bones_json_read_string (request, "edition", &game.edition, error)
      || !bones_json_read_string (request, "preset", &game.preset, error)
      || !bones_json_read_string (request, "title", &game.title, error)
      || !bones_json_read_object (request, "start", &start, error)
      || !read_options (request, &options, error) || !read_undo (request, &game.undo, error)
      || !read_words (request, builder, &with_words, error)
      || !read_fleets (desk, request, &game, error))
    return FALSE;

  words = g_strv_builder_end (builder);
  game.options = options;
  game.content = content;
  game.joined = start != NULL;
  game.words = with_words ? (const char *const *) words : NULL;
  table = make_table (desk, &game, start, &left_out, error);
  if (table == NULL)
    return FALSE;

  bones_desk_set_table (desk, table);
  write_game (desk, reply);
  write_notes (table, left_out, reply);
  return TRUE;
}

/* Those that "search", "ruleset", "player" and "archived" ask for. */
static gboolean
read_filter (JsonObject *request, BonesGameFilter *filter, GError **error)
{
  if (!bones_json_read_string (request, "search", &filter->text, error)
      || !bones_json_read_string (request, "ruleset", &filter->ruleset, error)
      || !bones_json_read_string (request, "player", &filter->captain, error)
      || !bones_json_read_bool (request, "archived", &filter->archived, error))
    return FALSE;

  return filter->ruleset == NULL || bones_ruleset_find (filter->ruleset) != NULL
         || bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                               "There is no rule system called “%.40s”.", filter->ruleset);
}

static JsonArray *
list_fleets (const BonesGameRecord *record)
{
  JsonArray *fleets = json_array_new ();

  for (guint i = 0; record->fleets[i] != NULL; i++)
    {
      JsonObject *fleet = json_object_new ();

      json_object_set_string_member (fleet, "name", record->fleets[i]);
      if (*record->captains[i] != '\0')
        json_object_set_string_member (fleet, "player", record->captains[i]);
      json_array_add_object_element (fleets, fleet);
    }

  return fleets;
}

static JsonObject *
tell_game (const BonesGameRecord *record)
{
  JsonObject *game = json_object_new ();

  json_object_set_int_member (game, "game", record->id);
  json_object_set_string_member (game, "title", record->title);
  json_object_set_string_member (game, "ruleset", record->ruleset);
  json_object_set_string_member (game, "edition", record->edition);
  json_object_set_array_member (game, "fleets", list_fleets (record));
  json_object_set_int_member (game, "round", record->round);
  json_object_set_boolean_member (game, "over", record->over);
  if (record->winner != NULL)
    json_object_set_string_member (game, "winner", record->winner);
  json_object_set_int_member (game, "seq", record->last_seq);
  if (record->paused != NULL)
    json_object_set_string_member (game, "paused", record->paused);
  return game;
}

static gboolean
handle_games (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (GPtrArray) records = NULL;
  BonesGameFilter filter = { 0 };
  JsonArray *games;

  if (!read_filter (request, &filter, error))
    return FALSE;

  records = bones_store_list_games (desk->store, error);
  if (records == NULL)
    return FALSE;

  games = json_array_new ();
  for (guint i = 0; i < records->len; i++)
    if (bones_game_filter_fits (&filter, g_ptr_array_index (records, i)))
      json_array_add_object_element (games, tell_game (g_ptr_array_index (records, i)));

  json_object_set_array_member (reply, "games", games);
  return TRUE;
}

static gboolean
handle_open (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  BonesTable *table;
  gint64 game = 0;

  if (!bones_json_need (request, "game", error)
      || !bones_json_read_integer (request, "game", 1, G_MAXINT32, &game, error))
    return FALSE;

  table = bones_table_open (desk->store, game, error);
  if (table == NULL)
    return FALSE;

  bones_desk_set_table (desk, table);
  desk->told = bones_view_count_events (table);
  write_game (desk, reply);
  if (bones_table_get_misfit (table) != NULL)
    json_object_set_string_member (reply, "misfit", bones_table_get_misfit (table));

  return TRUE;
}

static gboolean
handle_copy (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const gint64 copy = bones_table_copy (desk->table, error);

  if (copy == 0)
    return FALSE;

  json_object_set_int_member (reply, "copy", copy);
  return TRUE;
}

static gboolean
handle_rematch (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  gboolean swapped = FALSE;
  BonesTable *again;

  if (!bones_json_read_bool (request, "swapped", &swapped, error))
    return FALSE;

  again = bones_table_rematch (desk->table, swapped, error);
  if (again == NULL)
    return FALSE;

  bones_desk_set_table (desk, again);
  write_game (desk, reply);
  return TRUE;
}

static gboolean
handle_close (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  bones_desk_set_table (desk, NULL);
  return TRUE;
}

static gboolean
handle_remove (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  gboolean sure = FALSE;
  gint64 game = 0;

  if (!bones_json_need (request, "game", error)
      || !bones_json_read_integer (request, "game", 1, G_MAXINT32, &game, error)
      || !bones_json_read_bool (request, "confirm", &sure, error))
    return FALSE;

  if (!sure)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "A removed game cannot be restored: add “confirm”:true.");

  if (!bones_store_remove_game (desk->store, game, error))
    return FALSE;

  if (desk->table != NULL && bones_table_get_id (desk->table) == game)
    bones_desk_set_table (desk, NULL);

  return TRUE;
}

/* The open game keeps its record, so the table renames it. */
static gboolean
handle_rename (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesGameRecord) record = NULL;
  const char *title = NULL;
  gint64 game = 0;
  gboolean open;

  if (!bones_json_need (request, "game", error)
      || !bones_json_read_integer (request, "game", 1, G_MAXINT32, &game, error)
      || !bones_json_need (request, "title", error)
      || !bones_json_read_string (request, "title", &title, error))
    return FALSE;

  open = desk->table != NULL && bones_table_get_id (desk->table) == game;
  if (open ? !bones_table_rename (desk->table, title, error)
           : !bones_store_rename_game (desk->store, game, title, error))
    return FALSE;

  record = bones_store_load_game (desk->store, game, error);
  if (record == NULL)
    return FALSE;

  json_object_set_string_member (reply, "title", record->title);
  return TRUE;
}

static gboolean
handle_archive (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  gboolean archived = TRUE;
  gint64 game = 0;

  return bones_json_need (request, "game", error)
         && bones_json_read_integer (request, "game", 1, G_MAXINT32, &game, error)
         && bones_json_read_bool (request, "archived", &archived, error)
         && bones_store_archive_game (desk->store, game, archived, error);
}

/* Sets @kind to the kind of rolls that "roll" names, or to -1 if it is missing. */
static gboolean
read_roll_kind (BonesDesk *desk, JsonObject *request, gint *kind, GError **error)
{
  const char *id = NULL;

  if (!bones_json_read_string (request, "roll", &id, error))
    return FALSE;

  *kind =
      id != NULL ? bones_ruleset_roll_kind (bones_table_get_rules (desk->table)->ruleset, id) : -1;
  return id == NULL || *kind >= 0
         || bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                               "There is no kind of rolls called “%s”: “rulesets” lists them.", id);
}

/* "fleet" lets a kind of rolls follow the preference of the fleet: -1. */
static gboolean
read_wish (JsonObject *request, gint kind, gint *dice, GError **error)
{
  BonesDiceSource source = BONES_DICE_ASK;
  const char *id = NULL;

  if (kind >= 0 && bones_json_read_string (request, "dice", &id, NULL)
      && g_strcmp0 (id, "fleet") == 0)
    {
      *dice = -1;
      return TRUE;
    }

  if (!bones_json_need (request, "dice", error) || !read_dice (request, &source, error))
    return FALSE;

  *dice = (gint) source;
  return TRUE;
}

static gboolean
handle_dice (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const BonesNames *names = bones_view_names (desk->table);
  gint kind, dice;
  guint fleet;

  if (!read_roll_kind (desk, request, &kind, error) || !read_wish (request, kind, &dice, error)
      || !bones_read_owner (names, request, "fleet", &fleet, error))
    return FALSE;

  for (guint i = 0; i < names->fleet_names->len; i++)
    {
      if (fleet != BONES_NOBODY && fleet != i)
        continue;

      if (kind >= 0 ? !bones_table_set_dice_of (desk->table, i, (guint) kind, dice, error)
                    : !bones_table_set_dice (desk->table, i, (BonesDiceSource) dice, error))
        return FALSE;
    }

  return TRUE;
}

const BonesDeskVerb bones_game_verbs[] = {
  { "new", handle_new, BONES_VERB_ASKS_AT },
  { "games", handle_games, BONES_VERB_ASKS_AT },
  { "open", handle_open, BONES_VERB_ASKS_AT },
  { "copy", handle_copy, BONES_VERB_NEEDS_GAME },
  { "rematch", handle_rematch, BONES_VERB_NEEDS_GAME },
  { "close", handle_close, BONES_VERB_ASKS_AT },
  { "rename", handle_rename, BONES_VERB_ASKS_AT },
  { "archive", handle_archive, BONES_VERB_ASKS_AT },
  { "remove", handle_remove, BONES_VERB_ASKS_AT },
  { "dice", handle_dice, BONES_VERB_NEEDS_GAME },
  { NULL },
};
