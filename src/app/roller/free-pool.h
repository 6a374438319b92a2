/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A pool of dice outside of the rules, how it is read, and the exact chances. A value, without
 * widgets.
 */

#include "chance.h"

#define BONES_FREE_MOST_DICE 20

/* How the dice are read. */
typedef enum {
  BONES_COUNT_SUM,     /* all added up */
  BONES_COUNT_HIGHEST, /* the highest one */
  BONES_COUNT_HITS     /* the number that show at least some face */
} BonesCount;

typedef struct {
  guint n_dice; /* 1 to BONES_FREE_MOST_DICE */
  guint sides;  /* 2 to 20 */
  gint plus;    /* added to the sum, or to the highest; does not change hits */
  BonesCount count;
  guint face; /* for BONES_COUNT_HITS: the lowest face that hits */
} BonesFreePool;

/* The lowest and the highest result. */
gint bones_free_pool_lowest (const BonesFreePool *pool);
gint bones_free_pool_highest (const BonesFreePool *pool);

/* The result of faces[0] to faces[n_dice - 1]. */
gint bones_free_pool_read (const BonesFreePool *pool, const guint16 *faces);

/* The chance of each result from the lowest to the highest. The caller frees the array. */
BonesChance *bones_free_pool_chances (const BonesFreePool *pool);

/* The chance that the result is @number or more. */
BonesChance bones_free_pool_at_least (const BonesFreePool *pool, gint number);

/* The result that is reached, or exceeded, about half of the time. */
gint bones_free_pool_middle (const BonesFreePool *pool);
