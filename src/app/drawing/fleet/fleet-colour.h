/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * How the eight fleets are told apart: each has a colour, a pattern and a letter, so that colour is
 * never alone. Fleet numbers are those of the game; what is not 0 to 7 is nobody's: stone and
 * plain.
 *
 *   0 red, plain       1 blue, stripes     2 gold, chevron   3 green, cross
 *   4 purple, quarters 5 orange, saltire   6 teal, border    7 slate, dots
 */

#include <gtk/gtk.h>

#define BONES_N_FLEET_COLOURS 8

/* The colour of @fleet, the same in light and dark. */
void bones_fleet_colour (guint fleet, GdkRGBA *colour);

/* The colour for text on it: white or nearly black, with a contrast of at least 4.5 to 1. */
void bones_fleet_ink (guint fleet, GdkRGBA *ink);

/* The colour of the pattern. */
void bones_fleet_shade (guint fleet, GdkRGBA *shade);

/* "A" to "H", or "" for nobody: used if a fleet has no letter of its own. */
const char *bones_fleet_letter (guint fleet);

/* Fills @width by @height at 0, 0 with the colour and the pattern of @fleet. */
void bones_fleet_paint (guint fleet, cairo_t *cr, double width, double height);

/* The same for a long, low band, along which the pattern repeats. */
void bones_fleet_paint_band (guint fleet, cairo_t *cr, double width, double height);
