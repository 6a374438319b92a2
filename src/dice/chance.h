/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Exact chances, as fractions beside a double, and those of the common readings of a pool.
 *
 * A pool without dice scores 0, and its bonus does not count.
 */

#include <glib.h>

__extension__ typedef unsigned __int128 BonesWide;

/* A fraction in lowest terms. Where 128 bits do not hold it, under is 0 and value still good. */
typedef struct {
  BonesWide over, under;
  gdouble value;
} BonesChance;

/* @over in @under; @under is not 0. */
BonesChance bones_chance (guint64 over, guint64 under);

BonesChance bones_chance_add (BonesChance a, BonesChance b);
BonesChance bones_chance_times (BonesChance a, BonesChance b);
BonesChance bones_chance_not (BonesChance chance); /* 1 - @chance */

/* Whether @chance is exact, and @over in @under. */
gboolean bones_chance_is (BonesChance chance, guint64 over, guint64 under);

/* "5/9", "0", "1"; NULL where it is not exact. The caller frees it. */
char *bones_chance_to_string (BonesChance chance);

/* That the highest of @dice dice, plus @bonus, comes to @needs. No dice: a score of 0. */
BonesChance bones_chance_meets (guint dice, guint sides, gint bonus, gint needs);

/* That the highest of @dice dice is exactly @face; without dice it is 0. */
BonesChance bones_chance_highest (guint dice, guint sides, guint face);

/* That @dice dice add up to exactly @sum. */
BonesChance bones_chance_sum (guint dice, guint sides, guint sum);

/* The same for every sum: an array of @dice * @sides + 1 chances. The caller frees it. */
BonesChance *bones_chance_sums (guint dice, guint sides);

/* That @dice dice, added up, plus @bonus, come to @needs. No dice: a score of 0. */
BonesChance bones_chance_reaches (guint dice, guint sides, gint bonus, gint needs);

/* Two pools against each other, the highest of each plus its bonus: the first is higher, they are
 * equal, the second is higher. */
void bones_chance_opposed (guint dice_a, gint bonus_a, guint dice_b, gint bonus_b, guint sides,
                           BonesChance chances[3]);
