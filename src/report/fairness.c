/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fairness.h"

#include <math.h>

#define MORE 0.25  /* how much more often the loaded face comes up */
#define LEVEL 0.05 /* p below which dice are called uneven */
#define POWER 0.8  /* how often uneven dice are to be found */
#define TINY 1e-15

/* ---- Chi-square ---- */

/* The upper part of the gamma function over all of it, @a > 0: by a series for its lower part, or
 * by a continued fraction (Lentz), whichever converges. */
static gdouble
gamma_above (gdouble a, gdouble x)
{
  const gdouble factor = x > 0 ? exp (-x + a * log (x) - lgamma (a)) : 0;
  gdouble term, sum, b, c, d, h;

  if (x <= 0)
    return 1;

  if (x < a + 1)
    {
      term = sum = 1 / a;
      for (gdouble n = a + 1; term > sum * TINY; n++)
        sum += term *= x / n;

      return MAX (1 - sum * factor, 0);
    }

  b = x + 1 - a;
  c = 1e300;
  d = h = 1 / b;
  for (guint i = 1; i < 10000; i++)
    {
      const gdouble an = -(gdouble) i * (i - a);
      gdouble step;

      b += 2;
      d = 1 / (an * d + b);
      c = b + an / c;
      step = c * d;
      h *= step;
      if (fabs (step - 1) < TINY)
        break;
    }

  return h * factor;
}

gdouble
bones_chi_square_above (guint freedom, gdouble x)
{
  g_return_val_if_fail (freedom > 0, 1);

  return gamma_above (freedom / 2.0, x / 2);
}

/* The same around @centre instead of 0: a mixture of chi-squares, weighted as Poisson has it. */
static gdouble
noncentral_above (guint freedom, gdouble centre, gdouble x)
{
  gdouble weight = exp (-centre / 2), sum = 0, left = 1;

  for (guint i = 0; i < 10000 && left > TINY; i++)
    {
      sum += weight * bones_chi_square_above (freedom + 2 * i, x);
      left -= weight;
      weight *= centre / 2 / (i + 1);
    }

  return sum;
}

/* The value above which chi-square is with a chance of LEVEL. */
static gdouble
find_critical (guint freedom)
{
  gdouble from = 0, to = 1000;

  while (to - from > 1e-9)
    {
      const gdouble middle = (from + to) / 2;

      if (bones_chi_square_above (freedom, middle) > LEVEL)
        from = middle;
      else
        to = middle;
    }

  return from;
}

guint
bones_fairness_needed (guint sides)
{
  gdouble from = 0, to = 200, critical;

  g_return_val_if_fail (sides > 1, 0);

  critical = find_critical (sides - 1);
  while (to - from > 1e-6)
    {
      const gdouble middle = (from + to) / 2;

      if (noncentral_above (sides - 1, middle, critical) < POWER)
        from = middle;
      else
        to = middle;
    }

  /* Each die moves the centre by sides * ((MORE / sides)² + (sides - 1) * (MORE / sides /
   * (sides - 1))²) = MORE² / (sides - 1). */
  return (guint) ceil (from * (sides - 1) / (MORE * MORE));
}

/* ---- The test ---- */

static guint
sum_squares (guint sides, const guint *counts)
{
  guint sum = 0;

  for (guint i = 0; i < sides; i++)
    sum += counts[i] * counts[i];

  return sum;
}

/* The chance that the squares of the counts of @n fair dice add up to @least or more: the ways of
 * all counts, face after face. ways[dice][squares] is divided by the factorials of the counts. */
static gdouble
count_exactly (guint sides, guint n, guint least)
{
  const guint width = n * n + 1;
  g_autofree gdouble *ways = g_new0 (gdouble, (gsize) (n + 1) * width);
  gdouble all = 1, sum = 0;

  ways[0] = 1;
  for (guint face = 0; face < sides; face++)
    for (guint dice = n; dice > 0; dice--)
      for (guint squares = 0; squares < width; squares++)
        {
          gdouble divisor = 1;

          for (guint c = 1; c <= dice && c * c <= squares; c++)
            {
              divisor *= c;
              ways[(gsize) dice * width + squares] +=
                  ways[(gsize) (dice - c) * width + squares - c * c] / divisor;
            }
        }

  for (guint i = 1; i <= n; i++)
    all *= (gdouble) i / sides;

  for (guint squares = least; squares < width; squares++)
    sum += ways[(gsize) n * width + squares];

  return MIN (sum * all, 1);
}

BonesFairness
bones_fairness_test (guint sides, const guint *counts)
{
  BonesFairness result = { 0, 1, TRUE };
  guint n = 0;

  g_return_val_if_fail (sides > 1 && counts != NULL, result);

  for (guint i = 0; i < sides; i++)
    n += counts[i];

  if (n == 0)
    return result;

  for (guint i = 0; i < sides; i++)
    {
      const gdouble expected = (gdouble) n / sides, off = counts[i] - expected;

      result.statistic += off * off / expected;
    }

  result.exact = n <= BONES_FAIRNESS_MOST_EXACT;
  result.p = result.exact ? count_exactly (sides, n, sum_squares (sides, counts))
                          : bones_chi_square_above (sides - 1, result.statistic);
  return result;
}
