/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "faces.h"

#include <string.h>

typedef struct {
  const char *seed, *commitment;
  const char *words[4];
  guint n_words;
  const char *key;
} KeyVector;

typedef struct {
  BonesFaceName name;
  guint key, n, sides, attempts;
  guint16 faces[64];
} FacesVector;

#include "vectors.h"

/* The dice of a chi-square test: so many, rolled so many at a time. */
#define THROWN 1000000
#define AT_ONCE 8

static void
read_hex (const char *text, guint8 bytes[BONES_KEY_BYTES])
{
  g_assert_cmpuint (strlen (text), ==, 2 * BONES_KEY_BYTES);
  for (guint i = 0; i < BONES_KEY_BYTES; i++)
    bytes[i] = g_ascii_xdigit_value (text[2 * i]) << 4 | g_ascii_xdigit_value (text[2 * i + 1]);
}

static void
test_keys (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (key_vectors); i++)
    {
      const KeyVector *vector = &key_vectors[i];
      guint8 seed[BONES_SEED_BYTES], expected[BONES_KEY_BYTES], key[BONES_KEY_BYTES];
      g_autofree char *commitment = NULL;

      read_hex (vector->seed, seed);
      read_hex (vector->key, expected);
      commitment = bones_faces_commitment (seed, sizeof seed);
      g_assert_cmpstr (commitment, ==, vector->commitment);
      bones_faces_key (seed, sizeof seed, vector->words, vector->n_words, key);
      g_assert_cmpmem (key, sizeof key, expected, sizeof expected);
    }
}

static void
test_vectors (void)
{
  guint most_attempts = 0;

  for (guint i = 0; i < G_N_ELEMENTS (faces_vectors); i++)
    {
      const FacesVector *vector = &faces_vectors[i];
      guint8 key[BONES_KEY_BYTES];
      guint16 faces[64] = { 0 };

      read_hex (key_vectors[vector->key].key, key);
      bones_faces_roll (key, &vector->name, vector->n, vector->sides, faces);
      g_assert_cmpmem (faces, sizeof faces, vector->faces, sizeof vector->faces);
      most_attempts = MAX (most_attempts, vector->attempts);
    }

  g_assert_cmpuint (most_attempts, ==, 3); /* the table does go past 32 bytes */
}

/* A larger pool begins with the faces of a smaller one of the same name. */
static void
test_pool_begins_alike (void)
{
  const guint8 key[BONES_KEY_BYTES] = { 1, 2, 3 };
  const BonesFaceName name = { "BS-FIRE-4", BONES_STREAM_PLAY, 1, 2, 3 };
  guint16 whole[64];

  bones_faces_roll (key, &name, G_N_ELEMENTS (whole), 18, whole);
  for (guint n = 0; n <= G_N_ELEMENTS (whole); n++)
    {
      guint16 part[65] = { 0 };

      bones_faces_roll (key, &name, n, 18, part);
      g_assert_cmpmem (part, n * sizeof *part, whole, n * sizeof *whole);
      g_assert_cmpuint (part[n], ==, 0);
    }
}

/* Each part of the name, and the key, gives faces of its own. */
static void
test_names_differ (void)
{
  const guint8 keys[2][BONES_KEY_BYTES] = { { 1 }, { 2 } };
  const BonesFaceName names[] = {
    { "BS-DMG-2", BONES_STREAM_PLAY, 1, 1, 1 },
    { "BS-DMG-2", BONES_STREAM_DRAW, 1, 1, 1 },
    { "BS-DMG-2", BONES_STREAM_FREE, 1, 1, 1 },
    { "BS-DMG-1", BONES_STREAM_PLAY, 1, 1, 1 },
    { "BS-DMG-2", BONES_STREAM_PLAY, 2, 1, 1 },
    { "BS-DMG-2", BONES_STREAM_PLAY, 1, 2, 1 },
    { "BS-DMG-2", BONES_STREAM_PLAY, 1, 1, 2 },
    { "BS-DMG-2", BONES_STREAM_PLAY, 11, 1, 1 },
    { "BS-DMG-2", BONES_STREAM_PLAY, 1, 11, 1 },
    { "BS-DMG-2", BONES_STREAM_PLAY, 1, 1, 1, "" },
    { "BS-DMG-2", BONES_STREAM_PLAY, 1, 1, 1, "short" },
  };
  guint16 faces[2 * G_N_ELEMENTS (names)][16];

  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      bones_faces_roll (keys[i % 2], &names[i / 2], 16, 256, faces[i]);
      for (guint j = 0; j < i; j++)
        g_assert_true (memcmp (faces[i], faces[j], sizeof faces[i]) != 0);
    }
}

/* Rolls THROWN dice of @sides and counts the faces, and each face with the one thrown before it. */
static void
count_faces (guint sides, guint *singles, guint *pairs)
{
  const guint8 key[BONES_KEY_BYTES] = "a million faces";
  guint16 faces[AT_ONCE];

  for (guint roll = 0; roll < THROWN / AT_ONCE; roll++)
    {
      const BonesFaceName name = { "BS-DMG-2", BONES_STREAM_PLAY, roll % 64, roll / 64 % 8,
                                   roll / 512 };

      bones_faces_roll (key, &name, AT_ONCE, sides, faces);
      for (guint i = 0; i < AT_ONCE; i++)
        {
          singles[faces[i] - 1]++;
          if (i % 2 == 1)
            pairs[(faces[i - 1] - 1) * sides + faces[i] - 1]++;
        }
    }
}

static gdouble
chi_square (const guint *counts, guint classes, guint all)
{
  const gdouble expected = (gdouble) all / classes;
  gdouble sum = 0;

  for (guint i = 0; i < classes; i++)
    sum += (counts[i] - expected) * (counts[i] - expected) / expected;

  return sum;
}

/*
 * The critical values are those that one fair die in a thousand exceeds, with sides - 1 and
 * sides² - 1 degrees of freedom. Without the rejection of bytes the single faces would come to some
 * 120 with six sides and 850 with eighteen.
 */
static void
test_chi_square (gconstpointer data)
{
  const guint sides = GPOINTER_TO_UINT (data);
  const gdouble critical = sides == 6 ? 20.515 : 40.790;
  const gdouble critical_pairs = sides == 6 ? 66.619 : 405.244;
  g_autofree guint *singles = g_new0 (guint, sides), *pairs = g_new0 (guint, sides * sides);

  count_faces (sides, singles, pairs);
  g_assert_cmpfloat (chi_square (singles, sides, THROWN), <, critical);
  g_assert_cmpfloat (chi_square (pairs, sides * sides, THROWN / 2), <, critical_pairs);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/faces/keys", test_keys);
  g_test_add_func ("/faces/vectors", test_vectors);
  g_test_add_func ("/faces/pool-begins-alike", test_pool_begins_alike);
  g_test_add_func ("/faces/names-differ", test_names_differ);
  g_test_add_data_func ("/faces/chi-square/6", GUINT_TO_POINTER (6), test_chi_square);
  g_test_add_data_func ("/faces/chi-square/18", GUINT_TO_POINTER (18), test_chi_square);
  return g_test_run ();
}
