/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The board of a battle as a part of a picture: its squares, and who stands where, also in words.
 */

#include "pen.h"
#include "view.h"

/* Draws the board of @view, which must have one, at @x, @y; beside it the words, up to @right.
 * Returns the height. */
double bones_board_picture (BonesPen *pen, const BonesView *view, double x, double y, double right);
