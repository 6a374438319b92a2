/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chance.h"

#define TEN_TO_18 G_GUINT64_CONSTANT (1000000000000000000)

static guint64
common_divisor_64 (guint64 a, guint64 b)
{
  while (b != 0)
    {
      guint64 rest = a % b;

      a = b;
      b = rest;
    }

  return a;
}

/* Division of 128 bits is slow, so it goes on in 64 as soon as it can. */
static BonesWide
common_divisor (BonesWide a, BonesWide b)
{
  while (b != 0 && (a > G_MAXUINT64 || b > G_MAXUINT64))
    {
      BonesWide rest = a % b;

      a = b;
      b = rest;
    }

  a = b == 0 ? a : common_divisor_64 ((guint64) a, (guint64) b);
  return MAX (a, 1); /* 1 where both are 0: it is safe to divide by */
}

static BonesWide
divide (BonesWide a, BonesWide b)
{
  return a <= G_MAXUINT64 && b <= G_MAXUINT64 ? (guint64) a / (guint64) b : a / b;
}

static gboolean
is_exact (BonesChance chance)
{
  return chance.under != 0;
}

static BonesChance
inexact (gdouble value)
{
  return (BonesChance){ 0, 0, value };
}

/* The value is taken from the fraction, so that equal chances are equal in both. */
static BonesChance
exact (BonesWide over, BonesWide under)
{
  const gdouble value = over <= G_MAXUINT64 && under <= G_MAXUINT64
                            ? (gdouble) (guint64) over / (gdouble) (guint64) under
                            : (gdouble) over / (gdouble) under;

  return (BonesChance){ over, under, value };
}

static BonesChance
in_lowest_terms (BonesWide over, BonesWide under)
{
  const BonesWide divisor = common_divisor (over, under);

  return exact (divide (over, divisor), divide (under, divisor));
}

static BonesChance
power (BonesChance base, guint exponent)
{
  BonesChance result = bones_chance (1, 1);

  for (; exponent > 0; exponent >>= 1)
    {
      if ((exponent & 1) != 0)
        result = bones_chance_times (result, base);

      if (exponent > 1)
        base = bones_chance_times (base, base);
    }

  return result;
}

static void
append_wide (GString *text, BonesWide number)
{
  if (number < TEN_TO_18)
    {
      g_string_append_printf (text, "%" G_GUINT64_FORMAT, (guint64) number);
      return;
    }

  append_wide (text, number / TEN_TO_18);
  g_string_append_printf (text, "%018" G_GUINT64_FORMAT, (guint64) (number % TEN_TO_18));
}

BonesChance
bones_chance (guint64 over, guint64 under)
{
  g_return_val_if_fail (under != 0, inexact (0));

  return in_lowest_terms (over, under);
}

/* The divisor is taken out before the terms are multiplied, not after: then the product of the
 * denominators is no larger than the result needs. */
BonesChance
bones_chance_add (BonesChance a, BonesChance b)
{
  const BonesWide shared = common_divisor (a.under, b.under);
  BonesWide left, right, over, under, divisor;

  if (!is_exact (a) || !is_exact (b)
      || __builtin_mul_overflow (a.over, divide (b.under, shared), &left)
      || __builtin_mul_overflow (b.over, divide (a.under, shared), &right)
      || __builtin_add_overflow (left, right, &over))
    return inexact (a.value + b.value);

  divisor = common_divisor (over, shared);
  if (__builtin_mul_overflow (divide (a.under, shared), divide (b.under, divisor), &under))
    return inexact (a.value + b.value);

  return exact (divide (over, divisor), under);
}

BonesChance
bones_chance_times (BonesChance a, BonesChance b)
{
  BonesWide over, under, falling, rising;

  if (!is_exact (a) || !is_exact (b))
    return inexact (a.value * b.value);

  falling = common_divisor (a.over, b.under);
  rising = common_divisor (b.over, a.under);
  if (__builtin_mul_overflow (divide (a.over, falling), divide (b.over, rising), &over)
      || __builtin_mul_overflow (divide (a.under, rising), divide (b.under, falling), &under))
    return inexact (a.value * b.value);

  return exact (over, under);
}

BonesChance
bones_chance_not (BonesChance chance)
{
  return is_exact (chance) ? exact (chance.under - chance.over, chance.under)
                           : inexact (1 - chance.value);
}

gboolean
bones_chance_is (BonesChance chance, guint64 over, guint64 under)
{
  const BonesChance other = bones_chance (over, under);

  return is_exact (chance) && chance.over == other.over && chance.under == other.under;
}

char *
bones_chance_to_string (BonesChance chance)
{
  GString *text;

  if (!is_exact (chance))
    return NULL;

  text = g_string_new (NULL);
  append_wide (text, chance.over);
  if (chance.under != 1)
    {
      g_string_append_c (text, '/');
      append_wide (text, chance.under);
    }

  return g_string_free (text, FALSE);
}

BonesChance
bones_chance_meets (guint dice, guint sides, gint bonus, gint needs)
{
  const gint face = needs - bonus;

  g_return_val_if_fail (sides > 0, inexact (0));

  if (dice == 0)
    return bones_chance (needs <= 0, 1);

  if (face > (gint) sides)
    return bones_chance (0, 1);

  return bones_chance_not (power (bones_chance (MAX (face, 1) - 1, sides), dice));
}

/* No die is above it, and of those dice not all are below it. */
BonesChance
bones_chance_highest (guint dice, guint sides, guint face)
{
  g_return_val_if_fail (sides > 0, inexact (0));

  if (dice == 0 || face == 0 || face > sides)
    return bones_chance (dice == 0 && face == 0, 1);

  return bones_chance_times (power (bones_chance (face, sides), dice),
                             bones_chance_not (power (bones_chance (face - 1, face), dice)));
}

BonesChance *
bones_chance_sums (guint dice, guint sides)
{
  const guint most = dice * sides;
  g_autofree BonesWide *ways = g_new0 (BonesWide, most + 1);
  BonesChance *chances = g_new0 (BonesChance, most + 1);
  BonesWide all = 1;
  gboolean fits = TRUE;

  ways[0] = 1;
  chances[0].value = 1;
  for (guint die = 1; die <= dice; die++)
    {
      fits = fits && !__builtin_mul_overflow (all, sides, &all);
      for (guint above = 0; above <= die * sides; above++)
        {
          const guint sum = die * sides - above; /* from the top, as lower sums are still needed */

          ways[sum] = 0;
          chances[sum].value = 0;
          for (guint face = 1; face <= MIN (sides, sum); face++)
            {
              ways[sum] += ways[sum - face]; /* wraps only where it does not fit */
              chances[sum].value += chances[sum - face].value / sides;
            }
        }
    }

  for (guint sum = 0; fits && sum <= most; sum++)
    chances[sum] = in_lowest_terms (ways[sum], all);

  return chances;
}

BonesChance
bones_chance_sum (guint dice, guint sides, guint sum)
{
  g_autofree BonesChance *chances = NULL;

  g_return_val_if_fail (sides > 0, inexact (0));

  if (sum > dice * sides)
    return bones_chance (0, 1);

  chances = bones_chance_sums (dice, sides);
  return chances[sum];
}

BonesChance
bones_chance_reaches (guint dice, guint sides, gint bonus, gint needs)
{
  g_autofree BonesChance *sums = bones_chance_sums (dice, sides);
  BonesChance reached = bones_chance (0, 1);

  if (dice == 0)
    return bones_chance (needs <= 0, 1);

  for (guint sum = dice; sum <= dice * sides; sum++)
    if ((gint) sum + bonus >= needs)
      reached = bones_chance_add (reached, sums[sum]);

  return reached;
}

void
bones_chance_opposed (guint dice_a, gint bonus_a, guint dice_b, gint bonus_b, guint sides,
                      BonesChance chances[3])
{
  for (guint i = 0; i < 3; i++)
    chances[i] = bones_chance (0, 1);

  for (guint a = dice_a > 0; a <= (dice_a > 0 ? sides : 0); a++)
    for (guint b = dice_b > 0; b <= (dice_b > 0 ? sides : 0); b++)
      {
        const gint lead = (a > 0 ? (gint) a + bonus_a : 0) - (b > 0 ? (gint) b + bonus_b : 0);
        const guint outcome = lead > 0 ? 0 : lead == 0 ? 1 : 2;
        const BonesChance both = bones_chance_times (bones_chance_highest (dice_a, sides, a),
                                                     bones_chance_highest (dice_b, sides, b));

        chances[outcome] = bones_chance_add (chances[outcome], both);
      }
}
