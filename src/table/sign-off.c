/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sign-off.h"

#include "chain.h"
#include "journal.h"
#include "json-read.h"
#include "json-text.h"
#include "row.h"
#include "seeds.h"

#include <string.h>

#define LETTERS 20 /* of 5 bits */
#define GROUP 4

/* Without those that look like others. */
static const char alphabet[] = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/* As an exported file has it. */
static char *
on_one_line (const char *json)
{
  g_autoptr (JsonObject) object = bones_json_parse_object (json, strlen (json), NULL);

  return object != NULL ? bones_json_to_text (object, FALSE) : g_strdup (json);
}

/* The hash before the first entry. */
static void
begin_chain (const BonesGameRecord *record, guint8 hash[BONES_HASH_BYTES])
{
  g_autofree char *content = on_one_line (record->content), *setup = on_one_line (record->setup);
  g_autofree char *commitment = bones_seeds_commitment (record, 0);
  const BonesChainHead head = { .ruleset = record->ruleset,
                                .edition = record->edition,
                                .rules_version = record->rules_version,
                                .content = content,
                                .setup = setup,
                                .commitment = commitment };

  bones_chain_begin (&head, hash);
}

static void
follow_chain (const BonesSetup *setup, const BonesEntry *entry, guint8 hash[BONES_HASH_BYTES])
{
  BonesRow row;

  bones_row_init (&row, setup, entry);
  bones_chain_next (hash, row.columns, BONES_ROW_COLUMNS, hash);
  bones_row_clear (&row);
}

static void
write_code (const BonesGameRecord *record, guint32 seq, const guint8 hash[BONES_HASH_BYTES],
            char code[LETTERS + 1])
{
  g_autoptr (GHmac) hmac = NULL;
  g_autofree char *hex = bones_hex (hash, BONES_HASH_BYTES);
  g_autofree char *text = g_strconcat ("crossbones/sign-off/", hex, NULL);
  guint8 key[BONES_KEY_BYTES], bytes[BONES_HASH_BYTES];
  gsize length = sizeof bytes;

  bones_seeds_key (record, seq, key);
  hmac = g_hmac_new (G_CHECKSUM_SHA256, key, sizeof key);
  g_hmac_update (hmac, (const guchar *) text, -1);
  g_hmac_get_digest (hmac, bytes, &length);
  for (guint i = 0; i < LETTERS; i++)
    {
      const guint bit = 5 * i;
      const guint two = (guint) bytes[bit / 8] << 8 | bytes[bit / 8 + 1];

      code[i] = alphabet[two >> (11 - bit % 8) & 31];
    }

  code[LETTERS] = '\0';
}

char *
bones_sign_off (const BonesGameRecord *record, const BonesSetup *setup, const BonesJournal *journal)
{
  guint8 hash[BONES_HASH_BYTES];
  char code[LETTERS + 1];
  GString *text;
  guint32 last;

  g_return_val_if_fail (record != NULL && setup != NULL && journal != NULL, NULL);

  last = bones_journal_length (journal);
  begin_chain (record, hash);
  for (guint32 seq = 1; seq <= last; seq++)
    follow_chain (setup, bones_journal_entry (journal, seq), hash);

  write_code (record, last, hash, code);
  text = g_string_new (NULL);
  for (guint i = 0; i < LETTERS; i += GROUP)
    g_string_append_printf (text, "%s%.*s", i > 0 ? "-" : "", GROUP, code + i);

  return g_string_free (text, FALSE);
}

/* The letters and digits of @code, as they are in the alphabet. */
static char *
plain_code (const char *code)
{
  GString *plain = g_string_new (NULL);

  for (const char *at = code; *at != '\0'; at++)
    if (g_ascii_isalnum (*at))
      g_string_append_c (plain, g_ascii_toupper (*at));

  return g_string_free (plain, FALSE);
}

guint32
bones_sign_off_find (const BonesGameRecord *record, const BonesSetup *setup,
                     const BonesJournal *journal, const char *code)
{
  g_autofree char *wanted = NULL;
  guint8 hash[BONES_HASH_BYTES];
  char found[LETTERS + 1];

  g_return_val_if_fail (record != NULL && setup != NULL && journal != NULL && code != NULL, 0);

  wanted = plain_code (code);
  begin_chain (record, hash);
  for (guint32 seq = 1; seq <= bones_journal_length (journal); seq++)
    {
      follow_chain (setup, bones_journal_entry (journal, seq), hash);
      write_code (record, seq, hash, found);
      if (g_str_equal (found, wanted))
        return seq;
    }

  return 0;
}
