/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * How the dice on the table look (BonesView.pools, BonesPromptView.pool).
 */

#include "die.h"
#include "view.h"

/* The dice of @pool, which have @sides: an array of BonesDieLook, which the caller owns. @judged:
 * the highest die that counts is marked as enough or not enough. */
GArray *bones_rolled_look (const BonesView *view, const BonesPool *pool, guint sides,
                           gboolean judged);

/* Shows them in a BonesDicePool; none if @pool is NULL. Dice that the app rolled after entry
 * @news are animated. */
void bones_rolled_show (GtkWidget *widget, const BonesView *view, const BonesPool *pool,
                        guint sides, gboolean judged, guint32 news);

/* The dice of @view that count, in words: "Rolled: 2, 3"; NULL if there are none. The caller
 * frees it. */
char *bones_rolled_describe (const BonesView *view);
