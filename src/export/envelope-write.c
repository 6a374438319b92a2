/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "entry-json.h"
#include "envelope-private.h"
#include "record-view.h"
#include "view.h"

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
  g_autofree char *name = bones_name_plain (
      viewer != BONES_NOBODY ? bones_names_fleet (bones_view_names (table), viewer) : "");

  json_object_set_string_member (to, "viewer", name);
}

/* As bought, hidden ships stand under the names that hide them. */
static void
hide_ships (const BonesRecordView *record, JsonObject *setup)
{
  JsonArray *fleets = json_object_get_array_member (setup, "fleets");

  for (guint i = 0; i < record->ships->len; i++)
    {
      const BonesHiddenShip *ship = g_ptr_array_index (record->ships, i);
      JsonObject *bought;
      JsonArray *ships;

      if (ship->fleet >= json_array_get_length (fleets))
        continue;

      ships = json_object_get_array_member (json_array_get_object_element (fleets, ship->fleet),
                                            "ships");
      if (ship->place >= json_array_get_length (ships))
        continue;

      bought = json_array_get_object_element (ships, ship->place);
      json_object_set_string_member (bought, "name", ship->name);
      json_object_set_string_member (bought, "class", "hidden");
      json_object_remove_member (bought, "variant");
    }
}

/* All but the entries and what follows them. */
static JsonObject *
write_head (BonesTable *table, const BonesRecordView *view, gboolean whole, guint viewer)
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
    hide_ships (view, json_object_get_object_member (to, "setup"));

  set_text (to, "content", record->content);
  return to;
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

static void
append_entry (GString *out, const BonesRecordView *record, guint32 seq,
              guint8 hash[BONES_HASH_BYTES])
{
  g_autoptr (JsonObject) object = NULL;
  g_autofree char *text = NULL, *hex = NULL;
  BonesRow row;

  bones_record_view_get_row (record, seq, &row);
  bones_chain_next (hash, row.columns, BONES_ROW_COLUMNS, hash);
  object = bones_columns_to_json (row.columns);
  bones_row_clear (&row);
  if (g_array_index (record->hidden, gboolean, seq - 1))
    json_object_set_boolean_member (object, "hidden", TRUE);

  hex = bones_envelope_hash_to_hex (hash);
  json_object_set_string_member (object, "hash", hex);
  text = bones_json_to_text (object, FALSE);
  g_string_append_printf (out, "    %s%s\n", text, seq == record->last ? "" : ",");
}

char *
bones_envelope_write (BonesTable *table, gboolean whole, guint viewer, guint32 until)
{
  g_autoptr (BonesRecordView) record = NULL;
  g_autoptr (JsonObject) head = NULL;
  guint8 hash[BONES_HASH_BYTES];
  GString *out = g_string_new ("{\n");

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  record = bones_record_view_new (table, whole, viewer, until);
  head = write_head (table, record, whole, viewer);
  append_head (out, head);
  bones_envelope_start (hash, head);
  g_string_append (out, "  \"entries\": [\n");
  for (guint32 seq = 1; seq <= record->last; seq++)
    append_entry (out, record, seq, hash);

  g_string_append (out, "  ]");
  if (record->fingerprint != NULL)
    g_string_append_printf (out, ",\n  \"fingerprint\": \"%s\"", record->fingerprint);

  g_string_append (out, "\n}\n");
  return g_string_free (out, FALSE);
}
