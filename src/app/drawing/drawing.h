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
 *
 * Classes of style.css (data/style.css):
 *   .ship-card, with .active .next .ordered .gone; in it .card-button and button.card-zone
 *   .fleet-header, with .next; in it a BonesFleetBand and .fleet-title .name .points .mark
 * .card-more .chip, with .good .warning .bad .flag: an icon and a word .tray, and in it .prompt
 * (.small on a phone) .chance .recap .worth button.answer, button.game-action (in it .why), both
 * with .suggested-action; button.die-key listview.log, .log-frame; logrow, with .heading .aside
 * .undone .here .later pastbar; .past, around all that is shown as it was, and in it .was; .then
 * .effect .strip .fleets .side .tab .round .wind; .harbour .footer .fault .trouble .touch .dim
 *   .game-card and .picker, in them .title; .points.over; button.answer.large; label.count
 */

#include "board-face.h"
#include "booty-dice.h"
#include "card-zone.h"
#include "dice-pool.h"
#include "die.h"
#include "fleet-band.h"
#include "fleet-colour.h"
#include "fleet-flag.h"
#include "holes.h"
#include "hull.h"
#include "icons.h"
#include "initiative.h"
#include "peg-board.h"
#include "pegs.h"
#include "pips.h"
#include "round-strip.h"
#include "ship-face.h"
#include "ship-silhouette.h"
#include "sign.h"
#include "token.h"
#include "wind-rose.h"

/* Makes style sheet and icons ("bones-anchor-symbolic" ..., and "crossbones", the program's own)
 * known to the default display, and the widgets' types to templates. Once, as soon as there is a
 * display (in GApplication::startup); more often does nothing. */
void bones_drawing_init (void);
