/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The drawn pieces of the table: instruments, dice, ships, flags. Each is a widget that knows how
 * to draw itself at any scale, in light, dark and high contrast, and what it is called for a screen
 * reader. None of them knows a rule or a game: they show the values they are given.
 *
 * All sizes are pixels of a desktop at its normal text size; they grow with the text ("across the
 * table" doubles the pieces too). All are mirrored by nothing: a compass, a hull and a die look the
 * same in every language; rows of pieces follow the direction of the text.
 */

#include "board-face.h"
#include "booty-dice.h"
#include "card-zone.h"
#include "course-plot.h"
#include "dice-pool.h"
#include "die.h"
#include "fleet-band.h"
#include "fleet-colour.h"
#include "fleet-flag.h"
#include "holes.h"
#include "hull.h"
#include "initiative.h"
#include "middle.h"
#include "odds-bar.h"
#include "peg-board.h"
#include "pegs.h"
#include "pips.h"
#include "put.h"
#include "round-strip.h"
#include "ship-face.h"
#include "ship-silhouette.h"
#include "sign.h"
#include "token.h"
#include "wind-rose.h"

/* Makes style sheet and icons ("bones-anchor-symbolic" ..., and "crossbones", the program's own)
 * known to the default display, and the widgets' types to templates; lets tooltips be had by touch.
 * Once, as soon as there is a display (in GApplication::startup); more often does nothing. */
void bones_drawing_init (void);
