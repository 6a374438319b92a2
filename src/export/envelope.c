/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "content.h"
#include "entry-json.h"
#include "envelope-private.h"
#include "registry.h"

#include <string.h>

G_DEFINE_QUARK (bones - envelope - error - quark, bones_envelope_error)

void
bones_envelope_free (BonesEnvelope *envelope)
{
  if (envelope == NULL)
    return;

  g_clear_pointer (&envelope->journal, bones_journal_free);
  g_clear_pointer (&envelope->setup, bones_setup_free);
  g_clear_pointer (&envelope->record, bones_game_record_free);
  bones_game_settings_clear (&envelope->articles);
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

  if (g_strcmp0 (format, "crossbones-game") != 0 || version < 1)
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

/* The commitment, where it is there, was made before anybody knew the seed. */
static gboolean
check_seed (JsonObject *object, const BonesGameRecord *record, GError **error)
{
  g_autofree char *seed = bones_faces_commitment (record->seed, sizeof record->seed);
  const char *commitment = NULL;

  if (!bones_json_read_string (object, "commitment", &commitment, error))
    return FALSE;

  return commitment == NULL || g_str_equal (commitment, seed)
         || fail (error, BONES_ENVELOPE_ERROR_CHANGED,
                  _ ("The seed of the dice is not the one that the battle was begun with."));
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

/* The text of member @name, an object; "" and its length where it is missing. */
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
      || (viewer == NULL
          && (!read_seed (object, record->seed, error) || !check_seed (object, record, error))))
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

/* The ruleset, and the content that is compiled in where the envelope has none of its own. */
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
                                       &self->articles, error);
  if (self->setup == NULL)
    return FALSE;

  g_free (self->record->edition);
  self->record->edition = g_strdup (ruleset->editions[self->setup->options[0]]);
  return TRUE;
}

/* The hash so far. */
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

/* The object of all members before "entries", with which the chain begins. */
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
                  _ ("its hash does not agree: it, or what stands before it, was changed."));
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

/* Sets @columns to those of the entry @object, and goes on with the chain. FALSE where the entry
 * has a hash and it is not right. */
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
  hash = bones_envelope_hash_to_hex (chain->hash);
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
  gboolean hidden = FALSE;
  BonesEntry *entry;
  guint column;

  if (!bones_json_node_object (node, "entries", &object, error)
      || !read_columns (self, chain, object, columns, error)
      || !bones_json_read_bool (object, "hidden", &hidden, error))
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
  return TRUE;
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
    bones_envelope_start (chain.hash, head);

  for (guint i = 0; i < json_array_get_length (entries); i++)
    if (!read_entry (self, json_array_get_element (entries, i), &chain, error))
      {
        g_prefix_error (error, _ ("Entry %u: "), i + 1);
        return FALSE;
      }

  if (self->version == 1) /* where one does not fit, playing it will tell */
    bones_replay_name_choices (self->setup, self->journal);

  return TRUE;
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
  if (!read_record (self, object, error) || !read_setup (self, error)
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
  misfit = bones_replay_follow (replay, self->journal);
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

gint64
bones_envelope_import (const BonesEnvelope *self, BonesStore *store, GError **error)
{
  g_autoptr (BonesReplay) replay = NULL;
  g_autoptr (BonesNames) names = NULL;
  BonesStanding standing;

  g_return_val_if_fail (self != NULL && store != NULL, 0);

  if (self->viewer != NULL)
    {
      fail (
          error, BONES_ENVELOPE_ERROR_VIEWED,
          _ ("This battle was exported as seen by %s and is not complete: it can be viewed, but not continued."),
          *self->viewer != '\0' ? self->viewer : _ ("everybody"));
      return 0;
    }

  replay = bones_envelope_replay (self, error);
  if (replay == NULL)
    return 0;

  names = bones_words_names (self->setup, self->journal, &bones_replay_play (replay)->game);
  standing = (BonesStanding){ self->setup, names, &bones_replay_play (replay)->game };
  return bones_store_add_game (store, self->record,
                               (BonesEntry *const *) self->journal->entries->pdata,
                               bones_journal_length (self->journal), &standing, error);
}
