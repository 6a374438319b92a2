/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chain.h"

#include "digits.h"

static void
append_counted (GString *to, const char *bytes, gsize length)
{
  char digits[BONES_DIGITS];
  char *const end = digits + sizeof digits;
  char *begin = bones_digits (end, (gint64) length);

  g_string_append_len (to, begin, end - begin);
  g_string_append_c (to, ':');
  g_string_append_len (to, bytes, (gssize) length);
}

static void
append_column (GString *to, const BonesValue *column)
{
  char digits[BONES_DIGITS];
  char *const end = digits + sizeof digits;
  char *begin;

  switch (column->type)
    {
    case BONES_NONE:
      g_string_append_c (to, '-');
      break;
    case BONES_INTEGER:
      begin = bones_digits (end, column->integer);
      append_counted (to, begin, (gsize) (end - begin));
      break;
    default:
      append_counted (to, column->data, column->length);
      break;
    }
}

void
bones_chain_next (const guint8 *previous, const BonesValue *columns, guint n,
                  guint8 next[BONES_HASH_BYTES])
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GString) bytes = g_string_sized_new (256);
  gsize length = BONES_HASH_BYTES;

  g_return_if_fail (columns != NULL && next != NULL);

  if (previous != NULL)
    g_string_append_len (bytes, (const char *) previous, BONES_HASH_BYTES);

  for (guint i = 0; i < n; i++)
    append_column (bytes, &columns[i]);

  g_checksum_update (checksum, (const guchar *) bytes->str, (gssize) bytes->len);
  g_checksum_get_digest (checksum, next, &length);
}

void
bones_chain_begin (const BonesChainHead *head, guint8 hash[BONES_HASH_BYTES])
{
  g_autofree char *sha256 = NULL;

  g_return_if_fail (head != NULL && hash != NULL);

  if (head->content != NULL)
    sha256 = g_compute_checksum_for_string (G_CHECKSUM_SHA256, head->content, -1);

  bones_chain_next (NULL,
                    BONES_VALUES (bones_value_text (head->ruleset),
                                  bones_value_text (head->edition), BONES_INT (head->rules_version),
                                  bones_value_text (sha256), bones_value_text (head->setup),
                                  bones_value_text (head->commitment)),
                    hash);
}
