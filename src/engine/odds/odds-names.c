/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-private.h"

#include <string.h>

#define BLOCK 512 /* bytes of a game that are compared at once: most are alike */
#define CHUNK 32  /* those that are appended at once */

static guint
hash_bytes (const guint8 *bytes, gsize length)
{
  guint64 hash = length, word;

  for (gsize i = 0; i < length; i += sizeof word)
    {
      word = 0;
      memcpy (&word, bytes + i, MIN (sizeof word, length - i));
      hash = (hash ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      hash ^= hash >> 32;
    }

  return (guint) hash;
}

guint
odds_name_hash (gconstpointer name)
{
  return ((const OddsName *) name)->hash;
}

gboolean
odds_name_equal (gconstpointer a, gconstpointer b)
{
  const OddsName *first = a, *second = b;

  return first->hash == second->hash && first->length == second->length
         && memcmp (first->bytes, second->bytes, first->length) == 0;
}

static void
append_block (GByteArray *name, const guint8 *now, const guint8 *then, guint32 at, guint32 end)
{
  const guint before = name->len;
  guint8 *to;

  g_byte_array_set_size (name, before + BLOCK / CHUNK * (sizeof at + CHUNK));
  to = name->data + before;
  for (; at < end; at += CHUNK)
    {
      const guint32 length = MIN (CHUNK, end - at);

      if (length == CHUNK ? memcmp (now + at, then + at, CHUNK) == 0
                          : memcmp (now + at, then + at, length) == 0)
        continue;

      memcpy (to, &at, sizeof at);
      memcpy (to + sizeof at, now + at, length);
      to += sizeof at + length;
    }

  g_byte_array_set_size (name, (guint) (to - name->data));
}

static void
append_differences (GByteArray *name, const guint8 *now, const guint8 *then, gsize size)
{
  for (guint32 at = 0; at < size; at += BLOCK)
    {
      const guint32 end = MIN (at + BLOCK, size);

      if (memcmp (now + at, then + at, end - at) != 0)
        append_block (name, now, then, at, end);
    }
}

gboolean
odds_is_settled (const OddsSettled *settled, guint ship)
{
  return (settled->bits[ship / 64] >> ship % 64 & 1) != 0;
}

guint64
odds_tracks_settled (const OddsSettled *settled, guint ship)
{
  return settled->tracks_of == ship ? settled->tracks | settled->flags : 0;
}

static BonesShip
without_tracks (BonesShip ship, guint64 tracks)
{
  for (guint i = 0; tracks >> i != 0; i++)
    if (tracks >> i & 1)
      ship.tracks[i] = 0;

  return ship;
}

/* Ships that were not there before differ from nothing. */
static void
append_ships (GByteArray *name, const BonesGame *game, const BonesGame *start,
              const OddsSettled *settled)
{
  static const BonesShip none = { 0 };

  for (guint16 i = 0; i < game->n_ships; i++)
    {
      const BonesShip *before = i < start->n_ships ? &start->ships[i] : &none;
      const BonesShip *now = &game->ships[i];
      const guint64 tracks = odds_tracks_settled (settled, i);
      BonesShip left;
      const gsize size =
          odds_is_settled (settled, i) ? G_STRUCT_OFFSET (BonesShip, tracks) : sizeof (BonesShip);

      if (tracks != 0)
        {
          left = without_tracks (*now, tracks);
          now = &left;
        }

      if (memcmp (now, before, size) == 0)
        continue;

      g_byte_array_append (name, (const guint8 *) &i, sizeof i);
      append_differences (name, (const guint8 *) now, (const guint8 *) before, size);
    }
}

const OddsName *
odds_name_place (GByteArray *name, const BonesPlay *play, const BonesGame *start,
                 const BonesAsk *ask, const OddsSettled *settled)
{
  const BonesKey *key = &ask->key;
  const guint32 head[] = { key->subject, key->ordinal, ask->kind, play->known->len };
  OddsName *whole;
  gsize size, before;
  const guint8 *cards = bones_game_piece (&play->game, 1, &size);
  const guint8 *cards_before = bones_game_piece (start, 1, &before);

  g_byte_array_set_size (name, sizeof (OddsName));
  g_byte_array_append (name, (const guint8 *) key->rule, strlen (key->rule) + 1);
  g_byte_array_append (name, (const guint8 *) head, sizeof head);
  g_byte_array_append (name, (const guint8 *) settled, sizeof *settled);
  g_byte_array_append (name, (const guint8 *) play->known->data,
                       play->known->len * sizeof (guint16));
  append_differences (name, (const guint8 *) &play->game, (const guint8 *) start,
                      G_STRUCT_OFFSET (BonesGame, ships));
  append_ships (name, &play->game, start, settled);
  if (size == before)
    append_differences (name, cards, cards_before, size);
  else
    g_byte_array_append (name, cards, size);

  whole = (gpointer) name->data;
  whole->length = name->len - sizeof (OddsName);
  whole->hash = hash_bytes (whole->bytes, whole->length);
  return whole;
}
