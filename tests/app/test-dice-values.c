/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice as values: typed, thrown for anything, settling an argument; and keys that are held. */
#include "contest-page.h"
#include "free-pool.h"
#include "keys.h"
#include "typing.h"

/* Types @digits one after another; each must be of use. */
static void
type (BonesTyping *typing, const char *digits)
{
  for (; *digits != '\0'; digits++)
    g_assert_true (bones_typing_digit (typing, (guint) (*digits - '0')));
}

static void
assert_faces (const BonesTyping *typing, guint n, const guint16 *faces)
{
  g_assert_cmpmem (typing->faces, typing->n * sizeof *faces, faces, n * sizeof *faces);
}

/* One key a die; what no die shows is not taken, nor is a die too many. */
static void
test_typing (void)
{
  const guint16 faces[] = { 1, 6, 3 };
  BonesTyping typing;

  bones_typing_begin (&typing, 6, 3);
  g_assert_false (bones_typing_is_begun (&typing));
  type (&typing, "16");
  g_assert_false (bones_typing_digit (&typing, 7));
  g_assert_false (bones_typing_digit (&typing, 0));
  g_assert_false (bones_typing_is_full (&typing));
  g_assert_true (bones_typing_look (&typing, 1).typed);
  g_assert_cmpuint (bones_typing_look (&typing, 2).face, ==, 0);
  type (&typing, "3");
  g_assert_true (bones_typing_is_full (&typing));
  g_assert_false (bones_typing_digit (&typing, 1));
  assert_faces (&typing, 3, faces);
  for (guint i = 0; i < 3; i++)
    g_assert_true (bones_typing_erase (&typing));
  g_assert_false (bones_typing_erase (&typing));
}

/* Zero is ten on ten sides; on twenty a digit waits for the next, as long as one may follow. */
static void
test_typing_large (void)
{
  const guint16 tens[] = { 10, 1 }, twenties[] = { 17, 3, 2, 20 }, twelves[] = { 1, 5, 12 };
  BonesTyping typing;

  bones_typing_begin (&typing, 10, 2);
  type (&typing, "01");
  assert_faces (&typing, 2, tens);

  bones_typing_begin (&typing, 20, 4);
  type (&typing, "1732");
  g_assert_cmpuint (typing.n, ==, 2);
  g_assert_cmpuint (bones_typing_look (&typing, 2).face, ==, 2);
  g_assert_true (bones_typing_accept (&typing));
  g_assert_false (bones_typing_accept (&typing));
  type (&typing, "20");
  assert_faces (&typing, 4, twenties);

  bones_typing_begin (&typing, 12, 3);
  type (&typing, "1512"); /* there is no 15 */
  assert_faces (&typing, 3, twelves);
  g_assert_true (bones_typing_erase (&typing));
  type (&typing, "1");
  g_assert_true (bones_typing_erase (&typing)); /* the digit that waits */
  g_assert_cmpuint (typing.n, ==, 2);
}

/* The chances of each number add up to 1, and all that come to the lowest at least are all. */
static void
assert_whole (const BonesFreePool *pool)
{
  g_autofree BonesChance *chances = bones_free_pool_chances (pool);
  const gint lowest = bones_free_pool_lowest (pool), highest = bones_free_pool_highest (pool);
  BonesChance all = bones_chance (0, 1);

  for (gint i = 0; i <= highest - lowest; i++)
    all = bones_chance_add (all, chances[i]);
  g_assert_true (bones_chance_is (all, 1, 1));
  g_assert_true (bones_chance_is (bones_free_pool_at_least (pool, lowest), 1, 1));
  g_assert_true (bones_chance_is (bones_free_pool_at_least (pool, highest + 1), 0, 1));
}

static void
test_free_pool (void)
{
  const guint16 faces[] = { 6, 2, 4 };
  BonesFreePool pool = { .n_dice = 2, .sides = 6, .plus = 1 };

  assert_whole (&pool);
  g_assert_cmpint (bones_free_pool_lowest (&pool), ==, 3);
  g_assert_cmpint (bones_free_pool_highest (&pool), ==, 13);
  g_assert_true (bones_chance_is (bones_free_pool_at_least (&pool, 8), 7, 12));
  g_assert_cmpint (bones_free_pool_middle (&pool), ==, 8);
  g_assert_cmpint (bones_free_pool_read (&pool, faces), ==, 9);

  pool = (BonesFreePool){ 3, 6, -1, BONES_COUNT_HIGHEST, 1 };
  assert_whole (&pool);
  g_assert_true (bones_chance_is (bones_free_pool_at_least (&pool, 5), 91, 216));
  g_assert_cmpint (bones_free_pool_read (&pool, faces), ==, 5);

  pool = (BonesFreePool){ 3, 6, 5, BONES_COUNT_HITS, 4 };
  assert_whole (&pool);
  g_assert_cmpint (bones_free_pool_lowest (&pool), ==, 0);
  g_assert_true (bones_chance_is (bones_free_pool_at_least (&pool, 2), 1, 2));
  g_assert_cmpint (bones_free_pool_read (&pool, faces), ==, 2);

  pool = (BonesFreePool){ .n_dice = BONES_FREE_MOST_DICE, .sides = 20 };
  assert_whole (&pool);
}

/* The highest has it; who is level throws again, and nobody else does. */
static void
test_contest (void)
{
  const guint16 first[] = { 4, 6, 6, 1 }, again[] = { 3, 3 }, last[] = { 2, 5 };
  BonesContest contest;

  bones_contest_begin (&contest, 4);
  g_assert_cmpuint (bones_contest_count (&contest), ==, 4);
  bones_contest_take (&contest, first);
  g_assert_cmpuint (contest.in, ==, 1u << 1 | 1u << 2);
  g_assert_cmpint (bones_contest_winner (&contest), ==, -1);
  bones_contest_take (&contest, again);
  g_assert_cmpuint (bones_contest_count (&contest), ==, 2);
  bones_contest_take (&contest, last);
  g_assert_cmpint (bones_contest_winner (&contest), ==, 2);
}

/* A key that was not let go repeats itself; one whose release nobody saw does not for ever. */
static void
test_held_key (void)
{
  BonesHeldKey held = { 0 };

  g_assert_false (bones_held_key_press (&held, GDK_KEY_Return, 1000));
  g_assert_true (bones_held_key_press (&held, GDK_KEY_Return, 1500));
  g_assert_true (bones_held_key_press (&held, GDK_KEY_Return, 1530));
  g_assert_false (bones_held_key_press (&held, GDK_KEY_1, 1540));
  g_assert_false (bones_held_key_press (&held, GDK_KEY_Return, 1550));
  bones_held_key_release (&held, GDK_KEY_1);
  g_assert_true (bones_held_key_press (&held, GDK_KEY_Return, 1560));
  bones_held_key_release (&held, GDK_KEY_Return);
  g_assert_false (bones_held_key_press (&held, GDK_KEY_Return, 1570));
  g_assert_false (bones_held_key_press (&held, GDK_KEY_Return, 9000));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dice-values/typing", test_typing);
  g_test_add_func ("/dice-values/typing-large", test_typing_large);
  g_test_add_func ("/dice-values/free-pool", test_free_pool);
  g_test_add_func ("/dice-values/contest", test_contest);
  g_test_add_func ("/dice-values/held-key", test_held_key);
  return g_test_run ();
}
