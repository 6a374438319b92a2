/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the battle map shows, as values: what is on the board of a view, what each square is called,
 * and what is said of it.
 */

#include "board-face.h"
#include "view.h"

/* Whether there is a board to be shown: a battle is fought on it, somebody stands on it, or a
 * square is asked. */
gboolean bones_map_is_shown (const BonesView *view);

/* What is on the board of @view, which has one. */
void bones_map_look_fill (BonesBoardLook *look, const BonesView *view);

/* The option of the open question that @square is, or the edge behind the squares; NULL: none.
 * Where an edge is asked, the squares along it stand for it, too. */
const BonesOptionView *bones_map_option (const BonesView *view, guint square);

/* Where the focus belongs: where the ship stands that is asked about, else on what may be chosen;
 * 0: no square is asked. */
guint bones_map_start (const BonesView *view);

/* "c4", and who stands there, what may be chosen, and how far it is. The caller frees it. */
char *bones_map_square_name (const BonesView *view, guint square);

/* The map in words: "Battle map, Gull d1, Heron d6". The caller frees it. */
char *bones_map_describe (const BonesView *view);

/* What the two that fight have left, where pegs count it: "Crew points: Gull 10, Heron 3"; or NULL.
 * The caller frees it. */
char *bones_map_strength (const BonesView *view);

/* What is said under the map in two lines, either of which may be empty: of @square, or of how the
 * two stand that fight (0). The caller frees them. */
void bones_map_say (const BonesView *view, guint square, char **first, char **second);
