/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * How the dice look that lie on the table (BonesView.pools, BonesPromptView.pool).
 */

#include "die.h"
#include "view.h"

/* The dice of @pool: an array of BonesDieLook, which the caller owns. They have the sides of the
 * open question of @view, or six. @judged: of those that stand, the highest tells whether it comes
 * to what the question needs. */
GArray *bones_rolled_look (const BonesView *view, const BonesPool *pool, gboolean judged);

/* Shows them in a BonesDicePool; none if @pool is NULL. Dice that the app rolled after entry @news
 * come to rest. */
void bones_rolled_show (GtkWidget *widget, const BonesView *view, const BonesPool *pool,
                        gboolean judged, guint32 news);

/* The dice of @view in words, those that stand: "Rolled: 2, 3"; NULL where none lie there. The
 * caller frees it. */
char *bones_rolled_describe (const BonesView *view);
