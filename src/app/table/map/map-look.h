/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the battle map shows, as values: the contents of the board, the names of its squares, and
 * the words about them.
 */

#include "board-face.h"
#include "view.h"

/* Whether to show a board: a battle is fought on it, a ship is on it, or a square is asked. */
gboolean bones_map_is_shown (const BonesView *view);

/* The board of @view, which must have one. */
void bones_map_look_fill (BonesBoardLook *look, const BonesView *view);

/* The option of the open question for @square, or for the edges, which follow the squares; or
 * NULL. If an edge is asked, the squares along it stand for it, too. */
const BonesOptionView *bones_map_option (const BonesView *view, guint square);

/* The square that gets the focus: that of the ship that the question is about, else one that can
 * be chosen; 0: no square is asked. */
guint bones_map_start (const BonesView *view);

/* "c4", the ships there, whether it can be chosen, and its distance. The caller frees it. */
char *bones_map_square_name (const BonesView *view, guint square);

/* The map in words: "Battle map, Gull d1, Heron d6". The caller frees it. */
char *bones_map_describe (const BonesView *view);

/* What the two fighting ships have left, if pegs count it: "Crew points: Gull (10), Heron (3)"; or
 * NULL. The caller frees it. */
char *bones_map_strength (const BonesView *view);

/* The two lines below the map, either of which can be empty: about @square, or about the two
 * fighting ships (0). The caller frees them. */
void bones_map_describe_square (const BonesView *view, guint square, char **first, char **second);
