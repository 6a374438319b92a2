/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The board and the pieces on it.
 */

#include "view-context.h"

/* The board, or NULL if the rules have none. */
BonesBoardView *bones_board_view_new (const BonesWordsContext *context, const GArray *events);
void bones_board_view_free (BonesBoardView *board);

/* What lies between @ship and @other if @ship ends a move on @square (0: as she stands). NULL if it
 * is not counted, or if they do not both stand on the board. */
BonesSpanView *bones_span_view_new (const BonesWordsContext *context, guint ship, guint other,
                                    guint square);
void bones_span_view_free (BonesSpanView *span);
