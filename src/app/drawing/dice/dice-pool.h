/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Dice in a row, which wraps. Each die is a child with its own words; the pool is a group, named by
 * its accessible label, which whoever shows the pool sets.
 *
 * Properties: size (of each die, pixels, 44 unless set); most (how large they grow where there is
 * room, 0 unless set).
 */

#include "die.h"

#define BONES_TYPE_DICE_POOL (bones_dice_pool_get_type ())
G_DECLARE_FINAL_TYPE (BonesDicePool, bones_dice_pool, BONES, DICE_POOL, GtkWidget)

GtkWidget *bones_dice_pool_new (void);

/* Shows @n dice. What stays the same is left alone, so that nothing flickers. */
void bones_dice_pool_set_dice (BonesDicePool *self, const BonesDieLook *looks, guint n);
guint bones_dice_pool_get_n_dice (BonesDicePool *self);

/* Die number @i, or NULL; it is the pool's. */
BonesDie *bones_dice_pool_get_die (BonesDicePool *self, guint i);

/* The dice from number @first on, as of bones_die_tumble() and bones_die_settle(). */
void bones_dice_pool_tumble (BonesDicePool *self, guint first);
void bones_dice_pool_settle (BonesDicePool *self, guint first);
void bones_dice_pool_rest (BonesDicePool *self);
