/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a record sheet has for one ship: her silhouette, name and class, her numbers with room to
 * write new ones, boxes to tick for what is counted, and her plan if she has one. What is lost is
 * crossed out. A pen that tells how things stand writes what she is now in place of what could be
 * ticked.
 */

#include "pen.h"
#include "view.h"

/* Draws @ship at @x, @y, @width points wide. Returns her height. */
double bones_ship_block (BonesPen *pen, const BonesShipView *ship, double x, double y,
                         double width);

/* Writes the numbers in @tracks (of BonesTrackView), each with room for new ones: what players
 * follow of a ship or of a fleet. Returns the height of the lines. */
double bones_number_lines (BonesPen *pen, const GPtrArray *tracks, double x, double y,
                           double width);
