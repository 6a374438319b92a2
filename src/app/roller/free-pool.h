/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A pool of dice for anything, how it is read, and the exact chances of that. A value, without a
 * display.
 */

#include "chance.h"

#define BONES_FREE_MOST_DICE 20

/* What of the dice counts. */
typedef enum {
  BONES_COUNT_SUM,     /* all added up */
  BONES_COUNT_HIGHEST, /* the highest one */
  BONES_COUNT_HITS     /* how many show at least some face */
} BonesCount;

typedef struct {
  guint n_dice; /* 1 to BONES_FREE_MOST_DICE */
  guint sides;  /* 2 to 20 */
  gint plus;    /* added to the sum, or to the highest; hits are not changed by it */
  BonesCount count;
  guint face; /* BONES_COUNT_HITS: the lowest that hits */
} BonesFreePool;

/* The least and the most that it can come to. */
gint bones_free_pool_lowest (const BonesFreePool *pool);
gint bones_free_pool_highest (const BonesFreePool *pool);

/* What faces[0] to faces[n_dice - 1] come to. */
gint bones_free_pool_read (const BonesFreePool *pool, const guint16 *faces);

/* The chance of each number from the lowest to the highest. The caller frees the array. */
BonesChance *bones_free_pool_chances (const BonesFreePool *pool);

/* That it comes to @number at least. */
BonesChance bones_free_pool_at_least (const BonesFreePool *pool, gint number);

/* The number that it comes to at least about half of the time. */
gint bones_free_pool_middle (const BonesFreePool *pool);
