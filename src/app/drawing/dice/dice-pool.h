/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Dice in a row that wraps. Each die is a child with its own text; the pool is a group, and its
 * owner sets the accessible label.
 *
 * Properties: size (of each die, pixels, 44 unless set); most (how large they grow where there is
 * room, 0 unless set).
 */

#include "die.h"

#define BONES_TYPE_DICE_POOL (bones_dice_pool_get_type ())
G_DECLARE_FINAL_TYPE (BonesDicePool, bones_dice_pool, BONES, DICE_POOL, GtkWidget)

GtkWidget *bones_dice_pool_new (void);

/* Shows @n dice. Dice that have not changed are left alone, so that nothing flickers. */
void bones_dice_pool_set_dice (BonesDicePool *self, const BonesDieLook *looks, guint n);
guint bones_dice_pool_get_n_dice (BonesDicePool *self);

/* Die number @i, or NULL; owned by the pool. */
BonesDie *bones_dice_pool_get_die (BonesDicePool *self, guint i);

/* Applies bones_die_tumble() or bones_die_settle() to the dice from number @first on. */
void bones_dice_pool_tumble (BonesDicePool *self, guint first);
void bones_dice_pool_settle (BonesDicePool *self, guint first);
void bones_dice_pool_rest (BonesDicePool *self);
