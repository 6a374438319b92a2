/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "envelope.h"

#include "app-dice.h"
#include "chain.h"
#include "content.h"
#include "entry-json.h"
#include "json-read.h"
#include "json-text.h"
#include "record-view.h"
#include "registry.h"
#include "seeds.h"
#include "view.h"

#include <string.h>

#define HASH_LENGTH (2 * BONES_HASH_BYTES) /* hexadecimal digits */

G_DEFINE_QUARK (bones - envelope - error - quark, bones_envelope_error)

/* ---- Writing ---- */

static const char *
text_member (JsonObject *head, const char *name)
{
  return json_object_get_string_member_with_default (head, name, NULL);
}

static void
start_chain (guint8 hash[BONES_HASH_BYTES], JsonObject *head)
{
  JsonObject *object = json_object_has_member (head, "content")
                           ? json_object_get_object_member (head, "content")
                           : NULL;
  g_autofree char *content = object != NULL ? bones_json_to_text (object, FALSE) : NULL;
  g_autofree char *setup =
      bones_json_to_text (json_object_get_object_member (head, "setup"), FALSE);
  const BonesChainHead columns = { .ruleset = text_member (head, "ruleset"),
                                   .edition = text_member (head, "edition"),
                                   .rules_version = json_object_get_int_member_with_default (
                                       head, "rules_version", 1),
                                   .content = content,
                                   .setup = setup,
                                   .commitment = text_member (head, "commitment") };

  bones_chain_begin (&columns, hash);
}

static void
set_text (JsonObject *to, const char *member, const char *json)
{
  g_autoptr (JsonObject) object = bones_json_parse_object (json, strlen (json), NULL);

  if (object != NULL)
    json_object_set_object_member (to, member, g_steal_pointer (&object));
}

static void
write_seeds (const BonesGameRecord *record, guint32 last, JsonObject *to)
{
  g_autofree char *seed = bones_hex (record->seed, BONES_SEED_BYTES);
  JsonArray *seeds = json_array_new ();

  json_object_set_string_member (to, "seed", seed);
  for (guint i = 0; record->seeds != NULL && i < record->seeds->len; i++)
    {
      const BonesLaterSeed *later = &g_array_index (record->seeds, BonesLaterSeed, i);
      g_autofree char *hex = bones_hex (later->seed, BONES_SEED_BYTES);
      JsonObject *object;

      if (later->entry > last)
        break;

      object = json_object_new ();
      json_object_set_int_member (object, "entry", later->entry);
      json_object_set_string_member (object, "seed", hex);
      json_array_add_object_element (seeds, object);
    }

  if (json_array_get_length (seeds) > 0)
    json_object_set_array_member (to, "seeds", json_array_ref (seeds));

  json_array_unref (seeds);
}

/* The seeds and the words determine all of the app’s dice, past and future. */
static void
write_secrets (const BonesGameRecord *record, guint32 last, JsonObject *to)
{
  JsonArray *words = json_array_new ();

  for (guint i = 0; record->words != NULL && record->words[i] != NULL; i++)
    json_array_add_string_element (words, record->words[i]);

  json_object_set_boolean_member (to, "secrets", TRUE);
  write_seeds (record, last, to);
  json_object_set_array_member (to, "words", words);
}

static void
write_viewer (BonesTable *table, guint viewer, JsonObject *to)
{
  g_autofree char *name = bones_name_plain (
      viewer != BONES_NOBODY ? bones_names_fleet (bones_view_names (table), viewer) : "");

  json_object_set_string_member (to, "viewer", name);
}

/* The fleets as bought; hidden ships have the names of what hides them. */
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

/* All members before the entries. */
static JsonObject *
write_head (BonesTable *table, const BonesRecordView *view, gboolean whole, guint viewer)
{
  const BonesGameRecord *record = bones_table_get_record (table);
  g_autofree char *commitment = bones_seeds_commitment (record, 0);
  JsonObject *to = json_object_new ();

  json_object_set_string_member (to, "format", BONES_ENVELOPE_FORMAT);
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
    write_secrets (record, view->last, to);

  set_text (to, "setup", record->setup);
  if (!whole)
    hide_ships (view, json_object_get_object_member (to, "setup"));

  set_text (to, "content", record->content);
  return to;
}

/* Writes one member a line and one entry a line, so that a comparison of two files can be read. */
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

  if (g_ptr_array_index (record->asked, seq - 1) != NULL)
    json_object_set_string_member (object, "asked", g_ptr_array_index (record->asked, seq - 1));

  hex = bones_hex (hash, BONES_HASH_BYTES);
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
  start_chain (hash, head);
  g_string_append (out, "  \"entries\": [\n");
  for (guint32 seq = 1; seq <= record->last; seq++)
    append_entry (out, record, seq, hash);

  g_string_append (out, "  ]");
  if (record->fingerprint != NULL)
    g_string_append_printf (out, ",\n  \"fingerprint\": \"%s\"", record->fingerprint);

  g_string_append (out, "\n}\n");
  return g_string_free (out, FALSE);
}

/* ---- Reading ---- */

void
bones_envelope_free (BonesEnvelope *envelope)
{
  if (envelope == NULL)
    return;

  g_clear_pointer (&envelope->asked, g_ptr_array_unref);
  g_clear_pointer (&envelope->journal, bones_journal_free);
  g_clear_pointer (&envelope->setup, bones_setup_free);
  g_clear_pointer (&envelope->record, bones_game_record_free);
  bones_game_settings_clear (&envelope->settings);
  g_free (envelope->viewer);
  g_free (envelope->fingerprint);
  g_free (envelope);
}

static gboolean G_GNUC_PRINTF (3, 4)
    fail (GError **error, BonesEnvelopeError code, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, BONES_ENVELOPE_ERROR, (gint) code, message);
  return FALSE;
}

static gboolean
check_format (JsonObject *object, guint *version_read, GError **error)
{
  const char *format = NULL;
  gint64 version = 0;

  if (!bones_json_read_string (object, "format", &format, error)
      || !bones_json_read_integer (object, "version", 0, G_MAXINT32, &version, error))
    return FALSE;

  if (g_strcmp0 (format, BONES_ENVELOPE_FORMAT) != 0 || version < 1)
    return fail (error, BONES_ENVELOPE_ERROR_FORMAT, _ ("This is not a Crossbones battle."));

  *version_read = (guint) version;
  return version <= BONES_ENVELOPE_VERSION
         || fail (error, BONES_ENVELOPE_ERROR_NEWER,
                  _ ("This battle was written by a newer version of Crossbones."));
}

static gboolean
read_seed (JsonObject *object, guint8 *seed, GError **error)
{
  const char *hex = NULL;

  if (!bones_json_need (object, "seed", error)
      || !bones_json_read_string (object, "seed", &hex, error))
    return FALSE;

  if (strlen (hex) != 2 * BONES_SEED_BYTES || strspn (hex, "0123456789abcdef") != strlen (hex))
    return fail (error, BONES_ENVELOPE_ERROR_FORMAT, _ ("“seed” should be %d hexadecimal digits."),
                 2 * BONES_SEED_BYTES);

  for (guint i = 0; i < BONES_SEED_BYTES; i++)
    seed[i] =
        (guint8) (g_ascii_xdigit_value (hex[2 * i]) << 4 | g_ascii_xdigit_value (hex[2 * i + 1]));

  return TRUE;
}

static gboolean
read_later_seed (JsonNode *node, BonesGameRecord *record, GError **error)
{
  const guint n = record->seeds != NULL ? record->seeds->len : 0;
  const gint64 after = n > 0 ? g_array_index (record->seeds, BonesLaterSeed, n - 1).entry : 0;
  guint8 seed[BONES_SEED_BYTES];
  JsonObject *object = NULL;
  gint64 entry = 0;

  if (!bones_json_node_object (node, "seeds", &object, error)
      || !bones_json_need (object, "entry", error)
      || !bones_json_read_integer (object, "entry", after + 1, G_MAXUINT32, &entry, error)
      || !read_seed (object, seed, error))
    return FALSE;

  bones_seeds_add (record, (guint32) entry, seed);
  return TRUE;
}

static gboolean
read_seeds (JsonObject *object, BonesGameRecord *record, GError **error)
{
  JsonArray *seeds = NULL;

  if (!read_seed (object, record->seed, error)
      || !bones_json_read_array (object, "seeds", &seeds, error))
    return FALSE;

  for (guint i = 0; seeds != NULL && i < json_array_get_length (seeds); i++)
    if (!read_later_seed (json_array_get_element (seeds, i), record, error))
      return FALSE;

  return TRUE;
}

/* The commitment, if there is one, was made before anybody knew the seed. */
static gboolean
check_first_seed (JsonObject *object, const BonesGameRecord *record, GError **error)
{
  g_autofree char *bound = bones_seeds_commitment (record, 0);
  const char *commitment = NULL;

  if (!bones_json_read_string (object, "commitment", &commitment, error))
    return FALSE;

  return commitment == NULL || g_str_equal (commitment, bound)
         || fail (
             error, BONES_ENVELOPE_ERROR_CHANGED,
             _ ("The seed of the dice, or a player’s word, differs from the one with which the "
                "battle began."));
}

static gboolean
read_words (JsonObject *object, BonesGameRecord *record, GError **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  JsonArray *words = NULL;

  if (!bones_json_read_array (object, "words", &words, error))
    return FALSE;

  for (guint i = 0; words != NULL && i < json_array_get_length (words); i++)
    {
      const char *word = NULL;

      if (!bones_json_node_string (json_array_get_element (words, i), "words", &word, error))
        return FALSE;

      g_strv_builder_add (builder, word);
    }

  g_strfreev (record->words);
  record->words = g_strv_builder_end (builder);
  return TRUE;
}

/* The text of member @name, an object, and its length; "" if it is missing. */
static gboolean
read_text (JsonObject *object, const char *name, char **text, GError **error)
{
  JsonObject *member = NULL;

  if (!bones_json_read_object (object, name, &member, error))
    return FALSE;

  g_free (*text);
  *text = member != NULL ? bones_json_to_text (member, FALSE) : NULL;
  return TRUE;
}

static gboolean
read_record (BonesEnvelope *self, JsonObject *object, GError **error)
{
  BonesGameRecord *record = self->record;
  const char *ruleset = NULL, *edition = NULL, *title = NULL, *viewer = NULL, *fingerprint = NULL;
  gint64 version = 1, created = 0;

  if (!bones_json_need (object, "ruleset", error) || !bones_json_need (object, "setup", error)
      || !bones_json_read_string (object, "ruleset", &ruleset, error)
      || !bones_json_read_string (object, "edition", &edition, error)
      || !bones_json_read_string (object, "title", &title, error)
      || !bones_json_read_string (object, "viewer", &viewer, error)
      || !bones_json_read_string (object, "fingerprint", &fingerprint, error)
      || !bones_json_read_integer (object, "rules_version", 1, G_MAXINT32, &version, error)
      || !bones_json_read_integer (object, "created", 0, G_MAXINT64 / 1024, &created, error)
      || !read_text (object, "setup", &record->setup, error)
      || !read_text (object, "content", &record->content, error)
      || !read_words (object, record, error)
      || (viewer == NULL && !read_seeds (object, record, error)))
    return FALSE;

  record->ruleset = g_strdup (ruleset);
  record->edition = g_strdup (edition);
  record->title = g_strdup (title != NULL ? title : "");
  record->rules_version = (guint) version;
  record->created = record->played = created;
  self->viewer = g_strdup (viewer);
  self->fingerprint = g_strdup (fingerprint);
  return TRUE;
}

/* The ruleset, and the built-in content if the envelope has none. */
static gboolean
read_setup (BonesEnvelope *self, GError **error)
{
  const BonesRuleset *ruleset = bones_ruleset_find (self->record->ruleset);
  g_autoptr (GBytes) content = NULL;

  if (ruleset == NULL)
    return fail (error, BONES_ENVELOPE_ERROR_FORMAT, _ ("There is no rule system called “%s”."),
                 self->record->ruleset);

  if (self->record->rules_version > ruleset->rules_version)
    return fail (error, BONES_ENVELOPE_ERROR_NEWER,
                 _ ("This battle was begun with newer rules of %s than this version has."),
                 _ (ruleset->name));

  if (self->record->content == NULL)
    {
      content = bones_content_get (ruleset, error);
      if (content == NULL)
        return FALSE;

      self->record->content = g_strdup (g_bytes_get_data (content, NULL));
    }

  self->setup = bones_setup_from_text (ruleset, self->record->setup, self->record->content,
                                       &self->settings, error);
  if (self->setup == NULL)
    return FALSE;

  g_free (self->record->edition);
  self->record->edition = g_strdup (ruleset->editions[self->setup->options[0]]);
  return TRUE;
}

/* The hash up to here. */
typedef struct {
  guint8 hash[BONES_HASH_BYTES];
  char *hex;        /* in version 1 */
  GPtrArray *owned; /* text of columns */
} Chain;

static void
chain_clear (Chain *chain)
{
  g_free (chain->hex);
  g_ptr_array_unref (chain->owned);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Chain, chain_clear)

/* An object of the members before "entries", with which the chain begins. */
static JsonObject *
head_of (JsonObject *object)
{
  JsonObject *head = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (!g_str_equal (name, "entries") && !g_str_equal (name, "fingerprint"))
      json_object_set_member (head, name, json_node_copy (node));

  return head;
}

static gboolean
is_right (BonesEnvelope *self, const char *stored, const char *hash, GError **error)
{
  if (stored == NULL)
    self->has_hashes = FALSE;

  return stored == NULL || g_str_equal (stored, hash)
         || fail (error, BONES_ENVELOPE_ERROR_CHANGED,
                  _ ("its hash is wrong: this entry or one before it was changed."));
}

/* The chain of version 1: SHA-256 (the hash before it in hexadecimal, newline, the object as
 * json-glib writes it on one line). */
static char *
hash_1 (const char *before, JsonObject *object)
{
  g_autofree char *json = bones_json_to_text (object, FALSE);
  g_autofree char *text = g_strconcat (before, "\n", json, NULL);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

/* Sets @columns to those of the entry @object, and continues the chain. Returns FALSE if the entry
 * has a hash that is wrong. */
static gboolean
read_columns (BonesEnvelope *self, Chain *chain, JsonObject *object, BonesValue *columns,
              GError **error)
{
  const char *member = NULL;
  g_autofree char *stored = NULL, *hash = NULL;

  if (!bones_json_read_string (object, "hash", &member, error))
    return FALSE;

  stored = g_strdup (member);
  json_object_remove_member (object, "hash");
  if (self->version == 1)
    {
      hash = hash_1 (chain->hex, object);
      g_free (chain->hex);
      chain->hex = g_strdup (hash);
      return is_right (self, stored, hash, error)
             && bones_columns_from_json_1 (object, columns, chain->owned, error);
    }

  if (!bones_columns_from_json (object, columns, error))
    return FALSE;

  bones_chain_next (chain->hash, columns, BONES_ROW_COLUMNS, chain->hash);
  hash = bones_hex (chain->hash, BONES_HASH_BYTES);
  return is_right (self, stored, hash, error);
}

static gboolean
refuse_column (GError **error, const BonesValue *columns, guint column)
{
  const BonesValue *value = &columns[column];
  g_autofree char *number =
      value->type == BONES_INTEGER ? g_strdup_printf ("%" G_GINT64_FORMAT, value->integer) : NULL;

  if (value->type == BONES_NONE)
    return fail (error, BONES_ENVELOPE_ERROR_FORMAT, _ ("“%s” is missing."),
                 bones_row_columns[column]);

  return fail (error, BONES_ENVELOPE_ERROR_FORMAT, _ ("“%s” cannot be “%.40s”."),
               bones_row_columns[column], number != NULL ? number : value->data);
}

static gboolean
read_entry (BonesEnvelope *self, JsonNode *node, Chain *chain, GError **error)
{
  const guint32 seq = bones_journal_length (self->journal) + 1;
  BonesValue columns[BONES_ROW_COLUMNS];
  JsonObject *object = NULL;
  const char *asked = NULL;
  gboolean hidden = FALSE;
  BonesEntry *entry;
  guint column;

  if (!bones_json_node_object (node, "entries", &object, error)
      || !read_columns (self, chain, object, columns, error)
      || !bones_json_read_bool (object, "hidden", &hidden, error)
      || !bones_json_read_string (object, "asked", &asked, error))
    return FALSE;

  if (hidden)
    return fail (error, BONES_ENVELOPE_ERROR_VIEWED,
                 _ ("it is hidden from the fleet for which it was exported."));

  if (columns[BONES_ROW_SEQ].type == BONES_NONE)
    columns[BONES_ROW_SEQ] = BONES_INT (seq);

  if (columns[BONES_ROW_SEQ].type != BONES_INTEGER || columns[BONES_ROW_SEQ].integer != seq)
    return refuse_column (error, columns, BONES_ROW_SEQ);

  entry = bones_row_to_entry (columns, self->setup, &column);
  if (entry == NULL)
    return refuse_column (error, columns, column);

  bones_journal_append (self->journal, entry);
  g_ptr_array_add (self->asked, g_strdup (asked));
  return TRUE;
}

static gboolean
check_later_seeds (BonesEnvelope *self, GError **error)
{
  g_autofree char *why = bones_app_find_false_seed (self->record, self->journal);

  return why == NULL || fail (error, BONES_ENVELOPE_ERROR_CHANGED, "%s", why);
}

static gboolean
read_entries (BonesEnvelope *self, JsonObject *object, GError **error)
{
  g_autoptr (JsonObject) head = head_of (object);
  g_auto (Chain) chain = { .owned = g_ptr_array_new_with_free_func (g_free) };
  JsonArray *entries = NULL;

  if (!bones_json_need (object, "entries", error)
      || !bones_json_read_array (object, "entries", &entries, error))
    return FALSE;

  self->has_hashes = TRUE;
  if (self->version == 1)
    chain.hex = hash_1 ("", head);
  else
    start_chain (chain.hash, head);

  for (guint i = 0; i < json_array_get_length (entries); i++)
    if (!read_entry (self, json_array_get_element (entries, i), &chain, error))
      {
        g_prefix_error (error, _ ("Entry %u: "), i + 1);
        return FALSE;
      }

  if (self->version == 1) /* playing the entries finds one that does not fit */
    bones_replay_name_choices (self->setup, self->journal);

  return self->viewer != NULL || check_later_seeds (self, error);
}

BonesEnvelope *
bones_envelope_read (const char *text, gsize length, GError **error)
{
  g_autoptr (BonesEnvelope) self = g_new0 (BonesEnvelope, 1);
  g_autoptr (JsonObject) object = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  object = bones_json_parse_object (text, length, error);
  if (object == NULL || !check_format (object, &self->version, error))
    return NULL;

  self->record = bones_game_record_new ();
  self->journal = bones_journal_new ();
  self->asked = g_ptr_array_new_with_free_func (g_free);
  if (!read_record (self, object, error) || !read_setup (self, error)
      || (self->viewer == NULL && !check_first_seed (object, self->record, error))
      || !read_entries (self, object, error))
    return NULL;

  return g_steal_pointer (&self);
}

BonesReplay *
bones_envelope_replay (const BonesEnvelope *self, GError **error)
{
  g_autoptr (BonesReplay) replay = NULL;
  g_autoptr (BonesNames) names = NULL;
  g_autofree char *fingerprint = NULL, *why = NULL;
  const BonesPlay *play;
  guint32 misfit;

  g_return_val_if_fail (self != NULL, NULL);

  replay = bones_replay_new (self->setup);
  misfit = bones_replay_follow_all (replay, self->journal);
  play = bones_replay_play (replay);
  if (misfit != 0)
    {
      names = bones_words_names (self->setup, self->journal, &play->game);
      why = bones_words_misfit (&(BonesWordsContext){ self->setup, names, &play->game },
                                self->journal, play, misfit);
      fail (error, BONES_ENVELOPE_ERROR_MISFIT, "%s", why);
      return NULL;
    }

  fingerprint = bones_game_fingerprint (self->setup->ruleset, &play->game);
  if (self->fingerprint != NULL && !g_str_equal (self->fingerprint, fingerprint))
    {
      fail (error, BONES_ENVELOPE_ERROR_CHANGED,
            _ ("The battle ends differently than recorded: its fingerprint is %s instead of %s."),
            fingerprint, self->fingerprint);
      return NULL;
    }

  return g_steal_pointer (&replay);
}

static gint64
import (const BonesEnvelope *self, BonesStore *store, gboolean played_on, GError **error)
{
  g_autoptr (BonesReplay) replay = NULL;
  g_autoptr (BonesNames) names = NULL;
  BonesLiveState live_state;

  if (self->viewer != NULL)
    {
      fail (error, BONES_ENVELOPE_ERROR_VIEWED,
            _ ("This battle was exported as seen by %s and is not complete: it can be viewed, but "
               "not continued."),
            *self->viewer != '\0' ? self->viewer : _ ("everybody"));
      return 0;
    }

  replay = bones_envelope_replay (self, error);
  if (replay == NULL)
    return 0;

  names = bones_words_names (self->setup, self->journal, &bones_replay_play (replay)->game);
  live_state = (BonesLiveState){ self->setup, names, &bones_replay_play (replay)->game };
  return played_on
             ? bones_app_add_copy (store, self->record, self->journal, &live_state, error)
             : bones_store_add_game (store, self->record,
                                     (BonesEntry *const *) self->journal->entries->pdata,
                                     bones_journal_length (self->journal), &live_state, error);
}

gint64
bones_envelope_import (const BonesEnvelope *self, BonesStore *store, GError **error)
{
  g_return_val_if_fail (self != NULL && store != NULL, 0);

  return import (self, store, TRUE, error);
}

gint64
bones_envelope_import_as_it_is (const BonesEnvelope *self, BonesStore *store, GError **error)
{
  g_return_val_if_fail (self != NULL && store != NULL, 0);

  return import (self, store, FALSE, error);
}
