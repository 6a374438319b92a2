/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a pool of dice can show, sorted by how it is read.
 *
 * Of all the ways that the faces may fall, a reading tells apart only a few classes: two where they
 * meet a number, one a face for the highest, one a total for the sum; where each die counts, one
 * for each set of faces in whatever order, or for each way that they may fall where the order
 * matters; one a number of dice, if it counts how many come to a face. The functions visit every
 * class that can happen, from the lowest, with faces that stand for it and its chance. The chances
 * add up to 1.
 */

#include "chance.h"

#define BONES_MAX_DICE 64 /* in one pool */

/* @faces, @n of them, stand for a class that comes up with @chance. FALSE ends the visits. */
typedef gboolean (*BonesPoolFunc) (const guint16 *faces, guint n, BonesChance chance,
                                   gpointer data);

/* Each visits the classes of @dice dice (1..BONES_MAX_DICE) of @sides sides and returns TRUE, or
 * FALSE as soon as @visit does. */

/* Whether the highest die comes to @face (1..@sides + 1). */
gboolean bones_pool_by_meets (guint dice, guint sides, guint face, BonesPoolFunc visit,
                              gpointer data);

/* Whether they add up to @sum. */
gboolean bones_pool_by_reaches (guint dice, guint sides, guint sum, BonesPoolFunc visit,
                                gpointer data);

/* How many of them come to @face (2..@sides). */
gboolean bones_pool_by_count (guint dice, guint sides, guint face, BonesPoolFunc visit,
                              gpointer data);

gboolean bones_pool_by_highest (guint dice, guint sides, BonesPoolFunc visit, gpointer data);
gboolean bones_pool_by_sum (guint dice, guint sides, BonesPoolFunc visit, gpointer data);

/* Where it matters which die shows what: @sides ^ @dice visits. */
gboolean bones_pool_in_order (guint dice, guint sides, BonesPoolFunc visit, gpointer data);

/* The faces are in rising order. */
gboolean bones_pool_by_each (guint dice, guint sides, BonesPoolFunc visit, gpointer data);
