/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pool.h"

/* What was visited, by what the faces read; and every throw, sorted the same way. */
typedef struct {
  guint (*read) (const guint16 *faces, guint n);
  guint classes;
  BonesChance of[4096];
  guint throws[4096];
} Reading;

static guint threshold;

static guint
read_highest (const guint16 *faces, guint n)
{
  guint highest = 0;

  for (guint i = 0; i < n; i++)
    highest = MAX (highest, faces[i]);

  return highest;
}

static guint
read_meets (const guint16 *faces, guint n)
{
  return read_highest (faces, n) >= threshold;
}

static guint
read_count (const guint16 *faces, guint n)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += faces[i] >= threshold;

  return count;
}

static guint
read_sum (const guint16 *faces, guint n)
{
  guint sum = 0;

  for (guint i = 0; i < n; i++)
    sum += faces[i];

  return sum;
}

static guint
read_reaches (const guint16 *faces, guint n)
{
  return read_sum (faces, n) >= threshold;
}

/* How many dice show each face, as the digits of a number: the set of faces, in whatever order. */
static guint
read_each (const guint16 *faces, guint n)
{
  guint set = 0;

  for (guint i = 0; i < n; i++)
    {
      guint digit = 1;

      for (guint face = 1; face < faces[i]; face++)
        digit *= 5;
      set += digit;
    }

  return set;
}

static gboolean
note_class (const guint16 *faces, guint n, BonesChance chance, gpointer data)
{
  Reading *reading = data;
  const guint class = reading->read (faces, n);

  g_assert_cmpuint (class, <, G_N_ELEMENTS (reading->of));
  g_assert_true (reading->of[class].under == 0); /* not visited before */
  g_assert_true (chance.over > 0);
  reading->of[class] = chance;
  reading->classes++;
  return TRUE;
}

static guint
count_throws (Reading *reading, guint16 *faces, guint n, guint i, guint sides)
{
  guint all = 0;

  if (i == n)
    {
      reading->throws[reading->read (faces, n)]++;
      return 1;
    }

  for (guint face = 1; face <= sides; face++)
    {
      faces[i] = face;
      all += count_throws (reading, faces, n, i + 1, sides);
    }

  return all;
}

/* The classes that were visited are those that the throws fall into, each with its share. */
static void
assert_complete (Reading *reading, guint dice, guint sides, guint classes)
{
  guint16 faces[BONES_MAX_DICE];
  const guint all = count_throws (reading, faces, dice, 0, sides);

  g_assert_cmpuint (reading->classes, ==, classes);
  for (guint class = 0; class < G_N_ELEMENTS (reading->of); class ++)
    if (reading->throws[class] > 0)
      g_assert_true (bones_chance_is (reading->of[class], reading->throws[class], all));
    else
      g_assert_true (reading->of[class].under == 0);
}

static void
test_meets (void)
{
  for (guint dice = 1; dice <= 4; dice++)
    for (threshold = 1; threshold <= 7; threshold++)
      {
        g_autofree Reading *reading = g_new0 (Reading, 1);

        reading->read = read_meets;
        g_assert_true (bones_pool_by_meets (dice, 6, threshold, note_class, reading));
        assert_complete (reading, dice, 6, threshold == 1 || threshold == 7 ? 1 : 2);
      }
}

static void
test_count (void)
{
  for (guint dice = 1; dice <= 4; dice++)
    for (threshold = 2; threshold <= 6; threshold++)
      {
        g_autofree Reading *reading = g_new0 (Reading, 1);

        reading->read = read_count;
        g_assert_true (bones_pool_by_count (dice, 6, threshold, note_class, reading));
        assert_complete (reading, dice, 6, dice + 1);
      }
}

static void
test_highest (void)
{
  for (guint dice = 1; dice <= 4; dice++)
    {
      g_autofree Reading *reading = g_new0 (Reading, 1);

      reading->read = read_highest;
      g_assert_true (bones_pool_by_highest (dice, 8, note_class, reading));
      assert_complete (reading, dice, 8, 8);
    }
}

static void
test_sum (void)
{
  for (guint dice = 1; dice <= 4; dice++)
    {
      g_autofree Reading *reading = g_new0 (Reading, 1);

      reading->read = read_sum;
      g_assert_true (bones_pool_by_sum (dice, 6, note_class, reading));
      assert_complete (reading, dice, 6, dice * 5 + 1);
    }
}

static void
test_reaches (void)
{
  for (guint dice = 1; dice <= 4; dice++)
    for (threshold = 0; threshold <= 26; threshold++)
      {
        g_autofree Reading *reading = g_new0 (Reading, 1);

        reading->read = read_reaches;
        g_assert_true (bones_pool_by_reaches (dice, 6, threshold, note_class, reading));
        assert_complete (reading, dice, 6, threshold <= dice || threshold > dice * 6 ? 1 : 2);
      }
}

/* As many sets as there are ways to choose @dice faces of 5, repetition allowed. */
static void
test_each (void)
{
  static const guint sets[] = { 0, 5, 15, 35, 70 };

  for (guint dice = 1; dice <= 4; dice++)
    {
      g_autofree Reading *reading = g_new0 (Reading, 1);

      reading->read = read_each;
      g_assert_true (bones_pool_by_each (dice, 5, note_class, reading));
      assert_complete (reading, dice, 5, sets[dice]);
    }
}

/* Every way that they may fall, each as likely as any other. */
static guint
read_in_order (const guint16 *faces, guint n)
{
  guint number = 0;

  for (guint i = 0; i < n; i++)
    number = number * 5 + faces[i] - 1;

  return number;
}

static void
test_in_order (void)
{
  for (guint dice = 1, ways = 5; dice <= 3; dice++, ways *= 5)
    {
      g_autofree Reading *reading = g_new0 (Reading, 1);

      reading->read = read_in_order;
      g_assert_true (bones_pool_in_order (dice, 5, note_class, reading));
      assert_complete (reading, dice, 5, ways);
    }
}

static gboolean
stop_at_third (const guint16 *faces G_GNUC_UNUSED, guint n G_GNUC_UNUSED,
               BonesChance chance G_GNUC_UNUSED, gpointer data)
{
  return ++*(guint *) data < 3;
}

static void
test_stops (void)
{
  guint visits[3] = { 0 };

  g_assert_false (bones_pool_by_highest (2, 6, stop_at_third, &visits[0]));
  g_assert_false (bones_pool_by_sum (2, 6, stop_at_third, &visits[1]));
  g_assert_false (bones_pool_by_each (4, 6, stop_at_third, &visits[2]));
  for (guint i = 0; i < G_N_ELEMENTS (visits); i++)
    g_assert_cmpuint (visits[i], ==, 3);
}

static gboolean
add_up (const guint16 *faces G_GNUC_UNUSED, guint n G_GNUC_UNUSED, BonesChance chance,
        gpointer data)
{
  *(BonesChance *) data = bones_chance_add (*(BonesChance *) data, chance);
  return TRUE;
}

/* The largest pool there can be: more ways than 128 bits hold, and still all of them. */
static void
test_largest (void)
{
  BonesChance all[3] = { bones_chance (0, 1), bones_chance (0, 1), bones_chance (0, 1) };

  g_assert_true (bones_pool_by_highest (BONES_MAX_DICE, 6, add_up, &all[0]));
  g_assert_true (bones_pool_by_sum (BONES_MAX_DICE, 6, add_up, &all[1]));
  g_assert_true (bones_pool_by_each (BONES_MAX_DICE, 2, add_up, &all[2]));
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat_with_epsilon (all[i].value, 1, 1e-12);
  g_assert_true (bones_chance_is (all[2], 1, 1)); /* in lowest terms 2^64 is enough */
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pool/meets", test_meets);
  g_test_add_func ("/pool/count", test_count);
  g_test_add_func ("/pool/highest", test_highest);
  g_test_add_func ("/pool/sum", test_sum);
  g_test_add_func ("/pool/reaches", test_reaches);
  g_test_add_func ("/pool/each", test_each);
  g_test_add_func ("/pool/in-order", test_in_order);
  g_test_add_func ("/pool/stops", test_stops);
  g_test_add_func ("/pool/largest", test_largest);
  return g_test_run ();
}
