/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chance.h"

#include <math.h>

/* Every throw of a few dice, counted by what it shows. */
typedef struct {
  guint dice, sides;
  guint throws;
  guint highest[16]; /* so many throws whose highest die is this; 0 without dice */
  guint sum[64];
} Count;

static void
count_throws (Count *count, guint left, guint highest, guint sum)
{
  if (left == 0)
    {
      count->throws++;
      count->highest[highest]++;
      count->sum[sum]++;
      return;
    }

  for (guint face = 1; face <= count->sides; face++)
    count_throws (count, left - 1, MAX (highest, face), sum + face);
}

static Count
count_all (guint dice, guint sides)
{
  Count count = { .dice = dice, .sides = sides };

  count_throws (&count, dice, 0, 0);
  return count;
}

static gint
score (const Count *count, guint highest, gint bonus)
{
  return count->dice == 0 ? 0 : (gint) highest + bonus;
}

static void
test_by_counting (void)
{
  for (guint sides = 1; sides <= 8; sides++)
    for (guint dice = 0; dice <= 4; dice++)
      {
        const Count count = count_all (dice, sides);

        for (guint face = 0; face <= sides + 1; face++)
          g_assert_true (bones_chance_is (bones_chance_highest (dice, sides, face),
                                          count.highest[face], count.throws));
        for (guint sum = 0; sum <= dice * sides + 1; sum++)
          g_assert_true (
              bones_chance_is (bones_chance_sum (dice, sides, sum), count.sum[sum], count.throws));
        for (gint bonus = -3; bonus <= 3; bonus++)
          for (gint needs = -4; needs <= 12; needs++)
            {
              guint met = 0;

              for (guint face = 0; face <= sides; face++)
                met += score (&count, face, bonus) >= needs ? count.highest[face] : 0;
              g_assert_true (bones_chance_is (bones_chance_meets (dice, sides, bonus, needs), met,
                                              count.throws));
              met = 0;
              for (guint sum = 0; sum <= dice * sides; sum++)
                met += score (&count, sum, bonus) >= needs ? count.sum[sum] : 0;
              g_assert_true (bones_chance_is (bones_chance_reaches (dice, sides, bonus, needs), met,
                                              count.throws));
            }
      }
}

static void
assert_opposed (guint dice_a, gint bonus_a, guint dice_b, gint bonus_b, guint sides)
{
  const Count a = count_all (dice_a, sides), b = count_all (dice_b, sides);
  guint counts[3] = { 0 };
  BonesChance chances[3];

  for (guint i = 0; i <= sides; i++)
    for (guint j = 0; j <= sides; j++)
      {
        const gint lead = score (&a, i, bonus_a) - score (&b, j, bonus_b);

        counts[lead > 0 ? 0 : lead == 0 ? 1 : 2] += a.highest[i] * b.highest[j];
      }

  bones_chance_opposed (dice_a, bonus_a, dice_b, bonus_b, sides, chances);
  for (guint i = 0; i < 3; i++)
    g_assert_true (bones_chance_is (chances[i], counts[i], a.throws * b.throws));
}

static void
test_opposed_by_counting (void)
{
  for (guint dice_a = 0; dice_a <= 3; dice_a++)
    for (guint dice_b = 0; dice_b <= 3; dice_b++)
      for (gint bonus_a = -2; bonus_a <= 2; bonus_a++)
        {
          assert_opposed (dice_a, bonus_a, dice_b, 0, 6);
          assert_opposed (dice_a, bonus_a, dice_b, 1, 4);
        }
}

/* Swapping the sides swaps the chances; one side always comes out ahead, or neither does. */
static void
test_opposed_is_symmetric (void)
{
  for (guint a = 0; a <= 6; a++)
    for (guint b = 0; b <= 6; b++)
      {
        BonesChance ours[3], theirs[3], all;

        bones_chance_opposed (a, 1, b, 0, 6, ours);
        bones_chance_opposed (b, 0, a, 1, 6, theirs);
        for (guint i = 0; i < 3; i++)
          g_assert_true (ours[i].over == theirs[2 - i].over && ours[i].under == theirs[2 - i].under
                         && ours[i].under != 0);
        all = bones_chance_add (bones_chance_add (ours[0], ours[1]), ours[2]);
        g_assert_true (bones_chance_is (all, 1, 1));
      }
}

/* Distributions add up to 1, for pools that no counting reaches; and agree with each other. */
static void
test_distributions (void)
{
  static const guint sides[] = { 2, 6, 18, 20, 100, 256 };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    for (guint dice = 1; dice <= 12; dice++)
      {
        g_autofree BonesChance *sums = bones_chance_sums (dice, sides[i]);
        BonesChance sum = bones_chance (0, 1), highest = sum;

        for (guint total = 0; total <= dice * sides[i]; total++)
          sum = bones_chance_add (sum, sums[total]);
        for (guint face = 1; face <= sides[i]; face++)
          {
            BonesChance below = bones_chance_not (bones_chance_meets (dice, sides[i], 0, face));

            g_assert_true (below.over == highest.over && below.under == highest.under);
            highest = bones_chance_add (highest, bones_chance_highest (dice, sides[i], face));
          }

        g_assert_true (bones_chance_is (sum, 1, 1));
        g_assert_true (bones_chance_is (highest, 1, 1));
      }
}

/* Ex 69 and 70 of the Black Spot catalogue, and a few that people know. */
static void
test_known (void)
{
  BonesChance ram[3];

  g_assert_true (bones_chance_is (bones_chance_meets (2, 6, 0, 5), 5, 9));
  g_assert_true (bones_chance_is (bones_chance_meets (3, 6, 0, 5), 19, 27));
  g_assert_true (bones_chance_is (bones_chance_meets (1, 6, 0, 6), 1, 6));
  bones_chance_opposed (1, 0, 1, 0, 6, ram);
  g_assert_true (bones_chance_is (ram[0], 5, 12));
  g_assert_true (bones_chance_is (ram[1], 1, 6));
  g_assert_true (bones_chance_is (ram[2], 5, 12));

  g_assert_true (bones_chance_is (bones_chance_meets (3, 6, 1, 5), 7, 8));
  g_assert_true (bones_chance_is (bones_chance_sum (2, 6, 7), 1, 6));
  g_assert_true (bones_chance_is (bones_chance_sum (3, 6, 10), 1, 8));
  g_assert_true (bones_chance_is (bones_chance_highest (2, 20, 20), 39, 400));
}

/* The laws of arithmetic, over fractions drawn from a fixed seed. */
static void
test_arithmetic (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1718);

  for (guint i = 0; i < 2000; i++)
    {
      const BonesChance one = bones_chance (1, 1);
      BonesChance c[3], left, right;

      for (guint j = 0; j < 3; j++)
        {
          guint under = g_rand_int_range (rand, 1, 5000);

          c[j] = bones_chance (g_rand_int_range (rand, 0, under + 1), under);
        }

      left = bones_chance_times (c[0], bones_chance_add (c[1], c[2]));
      right = bones_chance_add (bones_chance_times (c[0], c[1]), bones_chance_times (c[2], c[0]));
      g_assert_true (left.over == right.over && left.under == right.under && left.under != 0);
      g_assert_cmpfloat (left.value, ==, right.value);
      left = bones_chance_times (bones_chance_times (c[0], c[1]), c[2]);
      right = bones_chance_times (c[0], bones_chance_times (c[1], c[2]));
      g_assert_true (left.over == right.over && left.under == right.under && left.under != 0);
      left = bones_chance_add (c[0], bones_chance_not (c[0]));
      g_assert_true (left.over == one.over && left.under == one.under);
      g_assert_cmpfloat_with_epsilon (bones_chance_add (c[0], c[1]).value, c[0].value + c[1].value,
                                      1e-15);
    }
}

static void
assert_written (BonesChance chance, const char *expected)
{
  g_autofree char *text = bones_chance_to_string (chance);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_written (void)
{
  const BonesChance small = bones_chance (1, G_GUINT64_CONSTANT (1000000000000000000));

  assert_written (bones_chance (0, 7), "0");
  assert_written (bones_chance (7, 7), "1");
  assert_written (bones_chance (20, 36), "5/9");
  assert_written (small, "1/1000000000000000000");
  assert_written (bones_chance_times (small, small), "1/1000000000000000000000000000000000000");
  assert_written (bones_chance_times (small, bones_chance (1, 10000000007)),
                  "1/10000000007000000000000000000");
  assert_written (
      bones_chance_meets (49, 6, 0, 6), /* 1 - (5/6)^49 */
      "134695782675733340935876488636066595771/134713546244127343440523266742756048896");
}

static BonesChance
third_to (guint exponent)
{
  BonesChance chance = bones_chance (1, 1);

  for (guint i = 0; i < exponent; i++)
    chance = bones_chance_times (chance, bones_chance (1, 3));

  return chance;
}

/* 3^80 is the last power of 3 that 128 bits hold. */
static void
test_overflow (void)
{
  const BonesChance last = third_to (80), lost = third_to (81);
  const BonesChance twice = bones_chance_add (last, last), half = bones_chance (1, 2);
  BonesChance sixths = bones_chance_meets (64, 6, 0, 6);

  g_assert_true (last.under != 0);
  g_assert_true (lost.under == 0);
  g_assert_cmpfloat_with_epsilon (lost.value * pow (3, 81), 1, 1e-12);
  assert_written (lost, NULL);
  g_assert_false (bones_chance_is (lost, 0, 1));

  /* What cancels is not lost, however large it was in between. */
  g_assert_true (bones_chance_add (twice, last).under == third_to (79).under);
  g_assert_true (bones_chance_times (last, bones_chance (81, 1)).under == third_to (76).under);

  /* What was lost stays lost, with a value that is still good. */
  g_assert_true (bones_chance_add (lost, half).under == 0);
  g_assert_true (bones_chance_add (half, lost).under == 0);
  g_assert_true (bones_chance_times (lost, half).under == 0);
  g_assert_true (bones_chance_not (lost).under == 0);
  g_assert_cmpfloat_with_epsilon (bones_chance_add (lost, half).value, 0.5, 1e-15);
  g_assert_true (bones_chance_add (last, bones_chance (1, 7)).under == 0);

  g_assert_true (sixths.under == 0);
  g_assert_cmpfloat_with_epsilon (sixths.value, 1 - pow (5.0 / 6, 64), 1e-15);
  g_assert_true (bones_chance_meets (64, 6, 0, 4).under != 0); /* 2^64, in lowest terms */
}

static void
test_sums_overflow (void)
{
  g_autofree BonesChance *sums = bones_chance_sums (64, 6);
  gdouble all = 0;

  for (guint sum = 0; sum <= 64 * 6; sum++)
    {
      g_assert_true (sums[sum].under == 0);
      all += sums[sum].value;
    }

  g_assert_cmpfloat_with_epsilon (all, 1, 1e-12);
  g_assert_cmpfloat_with_epsilon (sums[100].value, sums[64 * 7 - 100].value, 1e-25);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chance/by-counting", test_by_counting);
  g_test_add_func ("/chance/opposed-by-counting", test_opposed_by_counting);
  g_test_add_func ("/chance/opposed-is-symmetric", test_opposed_is_symmetric);
  g_test_add_func ("/chance/distributions", test_distributions);
  g_test_add_func ("/chance/known", test_known);
  g_test_add_func ("/chance/arithmetic", test_arithmetic);
  g_test_add_func ("/chance/written", test_written);
  g_test_add_func ("/chance/overflow", test_overflow);
  g_test_add_func ("/chance/sums-overflow", test_sums_overflow);
  return g_test_run ();
}
