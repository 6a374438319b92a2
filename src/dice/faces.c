/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "faces.h"

static const char *const stream_names[] = {
  [BONES_STREAM_PLAY] = "play", [BONES_STREAM_DRAW] = "draw", [BONES_STREAM_FREE] = "free"
};

/* The 32 bytes of one attempt at @name. */
static void
hash_attempt (const guint8 key[BONES_KEY_BYTES], const BonesFaceName *name, guint attempt,
              guint8 bytes[BONES_KEY_BYTES])
{
  g_autoptr (GHmac) hmac = g_hmac_new (G_CHECKSUM_SHA256, key, BONES_KEY_BYTES);
  const gboolean chosen = name->choices != NULL;
  g_autofree char *text =
      g_strdup_printf ("crossbones/%d/%s/%s/%u/%u/%u/%s%s%u", chosen ? 2 : 1,
                       stream_names[name->stream], name->rule, name->subject, name->ordinal,
                       name->times, chosen ? name->choices : "", chosen ? "/" : "", attempt);
  gsize length = BONES_KEY_BYTES;

  g_hmac_update (hmac, (const guint8 *) text, -1);
  g_hmac_get_digest (hmac, bytes, &length);
}

void
bones_faces_key (const guint8 *seed, gsize seed_length, const char *const *words, guint n_words,
                 guint8 key[BONES_KEY_BYTES])
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  const guint8 nothing = 0;
  gsize length = BONES_KEY_BYTES;

  g_return_if_fail (seed != NULL && seed_length > 0);
  g_return_if_fail (words != NULL || n_words == 0);

  g_checksum_update (sum, seed, (gssize) seed_length);
  g_checksum_update (sum, &nothing, 1);
  for (guint i = 0; i < n_words; i++)
    {
      g_checksum_update (sum, (const guint8 *) words[i], -1);
      g_checksum_update (sum, &nothing, 1);
    }

  g_checksum_get_digest (sum, key, &length);
}

char *
bones_faces_commitment (const guint8 *seed, gsize seed_length)
{
  g_return_val_if_fail (seed != NULL && seed_length > 0, NULL);

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, seed, seed_length);
}

void
bones_faces_roll (const guint8 key[BONES_KEY_BYTES], const BonesFaceName *name, guint n,
                  guint sides, guint16 *faces)
{
  const guint end = 256 - 256 % MAX (sides, 1);
  guint8 bytes[BONES_KEY_BYTES];

  g_return_if_fail (key != NULL && faces != NULL);
  g_return_if_fail (name != NULL && name->rule != NULL);
  g_return_if_fail (name->stream < G_N_ELEMENTS (stream_names));
  g_return_if_fail (sides >= 1 && sides <= BONES_MAX_SIDES);

  for (guint attempt = 0, done = 0; done < n; attempt++)
    {
      hash_attempt (key, name, attempt, bytes);
      for (guint i = 0; i < BONES_KEY_BYTES && done < n; i++)
        if (bytes[i] < end)
          faces[done++] = bytes[i] % sides + 1;
    }
}

char *
bones_hex (const guint8 *bytes, gsize n)
{
  GString *hex = g_string_sized_new (2 * n);

  for (gsize i = 0; i < n; i++)
    g_string_append_printf (hex, "%02x", bytes[i]);

  return g_string_free (hex, FALSE);
}
