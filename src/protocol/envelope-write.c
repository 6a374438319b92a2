/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "entry-json.h"
#include "envelope-private.h"
#include "table-play.h"
#include "who-sees.h"

#include <string.h>

char *
bones_envelope_hash_to_hex (const guint8 hash[BONES_HASH_BYTES])
{
  GString *hex = g_string_new (NULL);

  for (guint i = 0; i < BONES_HASH_BYTES; i++)
    g_string_append_printf (hex, "%02x", hash[i]);

  return g_string_free (hex, FALSE);
}

static BonesValue
text_member (JsonObject *head, const char *name)
{
  return bones_value_text (json_object_get_string_member_with_default (head, name, NULL));
}

void
bones_envelope_start (guint8 hash[BONES_HASH_BYTES], JsonObject *head)
{
  JsonObject *object = json_object_has_member (head, "content")
                           ? json_object_get_object_member (head, "content")
                           : NULL;
  g_autofree char *content = object != NULL ? bones_json_to_text (object, FALSE) : NULL;
  g_autofree char *setup =
      bones_json_to_text (json_object_get_object_member (head, "setup"), FALSE);
  g_autofree char *sha256 =
      content != NULL ? g_compute_checksum_for_string (G_CHECKSUM_SHA256, content, -1) : NULL;

  bones_chain_next (
      NULL,
      BONES_VALUES (text_member (head, "ruleset"), text_member (head, "edition"),
                    BONES_INT (json_object_get_int_member_with_default (head, "rules_version", 1)),
                    bones_value_text (sha256), bones_value_text (setup),
                    text_member (head, "commitment")),
      hash);
}

static void
set_text (JsonObject *to, const char *member, const char *json)
{
  g_autoptr (JsonObject) object = bones_json_parse_object (json, strlen (json), NULL);

  if (object != NULL)
    json_object_set_object_member (to, member, g_steal_pointer (&object));
}

/* The seed and the words decide all of the app's dice, past and to come. */
static void
write_secrets (const BonesGameRecord *record, JsonObject *to)
{
  g_autofree char *seed = bones_envelope_hash_to_hex (record->seed);
  JsonArray *words = json_array_new ();

  for (guint i = 0; record->words != NULL && record->words[i] != NULL; i++)
    json_array_add_string_element (words, record->words[i]);

  json_object_set_boolean_member (to, "secrets", TRUE);
  json_object_set_string_member (to, "seed", seed);
  json_object_set_array_member (to, "words", words);
}

static void
write_viewer (BonesTable *table, guint viewer, JsonObject *to)
{
  if (viewer == BONES_NOBODY)
    json_object_set_string_member (to, "viewer", "");
  else
    json_object_set_string_member (to, "viewer",
                                   bones_names_fleet (bones_table_get_names (table), viewer));
}

/* What ships are that @viewer may not know: as bought, they stand under the names that hide them.
 */
static void
hide_ships (BonesTable *table, guint viewer, JsonObject *setup)
{
  const BonesGame *game = &bones_table_get_play (table)->game;
  const BonesNames *names = bones_table_get_names (table);
  JsonArray *fleets = json_object_get_array_member (setup, "fleets");

  for (guint i = 0; i < game->n_ships; i++)
    {
      const BonesShip *ship = &game->ships[i];
      JsonObject *fleet, *bought;
      JsonArray *ships;

      if (bones_sees_ship (bones_table_get_setup (table), game, viewer, i)
          || ship->origin >= json_array_get_length (fleets))
        continue;

      fleet = json_array_get_object_element (fleets, ship->origin);
      ships = json_object_get_array_member (fleet, "ships");
      if (ship->roster == 0 || ship->roster > json_array_get_length (ships))
        continue;

      bought = json_array_get_object_element (ships, ship->roster - 1u);
      json_object_set_string_member (bought, "name", bones_names_ship (names, i));
      json_object_set_string_member (bought, "class", "hidden");
      json_object_remove_member (bought, "variant");
    }
}

static gboolean
hides_ships (BonesTable *table, guint viewer)
{
  const BonesGame *game = &bones_table_get_play (table)->game;

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (!bones_sees_ship (bones_table_get_setup (table), game, viewer, ship))
      return TRUE;

  return FALSE;
}

/* All but the entries and what follows them. */
static JsonObject *
write_head (BonesTable *table, gboolean whole, guint viewer)
{
  const BonesGameRecord *record = bones_table_get_record (table);
  g_autofree char *commitment = bones_faces_commitment (record->seed, BONES_SEED_BYTES);
  JsonObject *to = json_object_new ();

  json_object_set_string_member (to, "format", "crossbones-game");
  json_object_set_int_member (to, "version", BONES_ENVELOPE_VERSION);
  json_object_set_string_member (to, "ruleset", record->ruleset);
  json_object_set_string_member (to, "edition", record->edition);
  json_object_set_int_member (to, "rules_version", record->rules_version);
  json_object_set_string_member (to, "title", record->title);
  json_object_set_int_member (to, "created", record->created);
  if (!whole)
    write_viewer (table, viewer, to);

  json_object_set_string_member (to, "commitment", commitment);
  if (whole)
    write_secrets (record, to);

  set_text (to, "setup", record->setup);
  if (!whole)
    hide_ships (table, viewer, json_object_get_object_member (to, "setup"));

  set_text (to, "content", record->content);
  return to;
}

/* Whether it puts a card into another fleet's hand, or from there into the pile: which one, is that
 * fleet's secret. */
static gboolean
is_secret_card (const BonesChange *change, const BonesGame *before, guint viewer)
{
  const guint8 *place = &before->cards[change->field % BONES_MAX_DECKS][0];
  guint old;

  if (change->scope != BONES_SET_CARD || change->index >= BONES_MAX_CARDS)
    return FALSE;

  old = place[change->index];
  return !bones_sees_place (viewer, (guint) change->value)
         || (!bones_sees_place (viewer, old) && change->value == BONES_IN_PILE);
}

/* Whether it is about a ship of which @viewer may not know what she is. Those that have come out by
 * now hide nothing any more. */
static gboolean
is_secret_ship (BonesTable *table, const BonesChange *change, const BonesGame *before, guint viewer)
{
  const BonesSetup *setup = bones_table_get_setup (table);
  const BonesGame *now = &bones_table_get_play (table)->game;

  switch ((BonesScope) change->scope)
    {
    case BONES_SET_SHIP:
    case BONES_RENAME_SHIP:
      return !bones_sees_ship (setup, now, viewer, change->index);
    case BONES_ADD_SHIP:
      for (guint ship = before->n_ships; ship < now->n_ships; ship++)
        if (now->ships[ship].kind == change->field && !bones_sees_ship (setup, now, viewer, ship))
          return TRUE;

      return FALSE;
    default:
      return FALSE;
    }
}

/* A card that another fleet drew into its hand is that fleet's secret; one that it played was seen
 * by all. @hidden: the entries before, of which the same is known. */
static gboolean
is_hidden (BonesTable *table, const BonesEntry *entry, const BonesPlay *before, guint viewer,
           const GArray *hidden)
{
  for (guint i = 0; i < entry->n_changes; i++)
    if (is_secret_card (&entry->changes[i], &before->game, viewer)
        || is_secret_ship (table, &entry->changes[i], &before->game, viewer))
      return TRUE;

  if (entry->kind == BONES_ENTRY_AMEND)
    return entry->to >= 1 && entry->to <= hidden->len
           && g_array_index (hidden, gboolean, entry->to - 1);

  return entry->kind == BONES_ENTRY_ANSWER && before->stop == BONES_ASKING
         && !bones_sees_answer (viewer, &before->prompt);
}

/* One member a line, and one entry a line: so that a difference between two files can be read. */
static void
append_head (GString *out, JsonObject *head)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, head);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      g_autofree char *value = json_to_string (node, FALSE);

      g_string_append_printf (out, "  \"%s\": %s,\n", name, value);
    }
}

/* What is hidden keeps its kind and its place: neither what was answered or changed nor, of what
 * was changed, the name that was given. */
static void
hide (BonesValue *columns)
{
  if (columns[BONES_ROW_CHANGES].type != BONES_NONE)
    columns[BONES_ROW_TEXT] = BONES_NULL;

  columns[BONES_ROW_ANSWER] = columns[BONES_ROW_CHANGES] = BONES_NULL;
}

static void
append_entry (GString *out, const BonesSetup *setup, const BonesEntry *entry, gboolean hidden,
              guint8 hash[BONES_HASH_BYTES], gboolean last)
{
  g_autoptr (JsonObject) object = NULL;
  g_autofree char *text = NULL, *hex = NULL;
  BonesRow row;

  bones_row_init (&row, setup, entry);
  if (hidden)
    hide (row.columns);

  bones_chain_next (hash, row.columns, BONES_ROW_COLUMNS, hash);
  object = bones_columns_to_json (row.columns);
  bones_row_clear (&row);
  if (hidden)
    json_object_set_boolean_member (object, "hidden", TRUE);

  hex = bones_envelope_hash_to_hex (hash);
  json_object_set_string_member (object, "hash", hex);
  text = bones_json_to_text (object, FALSE);
  g_string_append_printf (out, "    %s%s\n", text, last ? "" : ",");
}

/* The journal is played along: what is hidden depends on what was asked. Returns the fingerprint of
 * the end; NULL where something is hidden, which it would help to guess. */
static char *
append_entries (GString *out, BonesTable *table, gboolean whole, guint viewer, guint32 until,
                guint8 hash[BONES_HASH_BYTES])
{
  const BonesJournal *all = bones_table_get_journal (table);
  const BonesSetup *setup = bones_table_get_setup (table);
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autoptr (BonesReplay) replay = bones_replay_new (setup);
  g_autoptr (GArray) hidden = g_array_new (FALSE, FALSE, sizeof (gboolean));
  gboolean any = !whole && hides_ships (table, viewer);
  const guint32 last = MIN (until, bones_journal_length (all));

  for (guint32 seq = 1; seq <= last; seq++)
    {
      const BonesEntry *entry = bones_journal_entry (all, seq);
      const gboolean hides =
          !whole && is_hidden (table, entry, bones_replay_play (replay), viewer, hidden);

      any |= hides;
      g_array_append_val (hidden, hides);
      append_entry (out, setup, entry, hides, hash, seq == last);
      bones_journal_append (journal, bones_entry_copy (entry));
      if (!whole || seq == last)
        bones_replay_follow (replay, journal);
    }

  return any ? NULL : bones_game_fingerprint (setup->ruleset, &bones_replay_play (replay)->game);
}

char *
bones_envelope_write (BonesTable *table, gboolean whole, guint viewer, guint32 until)
{
  g_autoptr (JsonObject) head = NULL;
  g_autofree char *fingerprint = NULL;
  guint8 hash[BONES_HASH_BYTES];
  GString *out = g_string_new ("{\n");

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  head = write_head (table, whole, viewer);
  append_head (out, head);
  bones_envelope_start (hash, head);
  g_string_append (out, "  \"entries\": [\n");
  fingerprint = append_entries (out, table, whole, viewer, until, hash);
  g_string_append (out, "  ]");
  if (fingerprint != NULL)
    g_string_append_printf (out, ",\n  \"fingerprint\": \"%s\"", fingerprint);

  g_string_append (out, "\n}\n");
  return g_string_free (out, FALSE);
}
