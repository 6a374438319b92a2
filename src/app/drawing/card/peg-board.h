/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A peg board: so many pegs left out of so many, in one row of holes or in two, and the number. The
 * foremost peg is moved along: to the hole that is touched, with the finger, by the wheel a point a
 * notch, by the keys of any range. To a screen reader it is a spin button.
 *
 * It moves no peg by itself: it tells where one is wanted, and its owner says what is there and
 * what is about to be.
 *
 * Signals: moved (int value): so many pegs are wanted.
 */

#include <gtk/gtk.h>

#define BONES_TYPE_PEG_BOARD (bones_peg_board_get_type ())
G_DECLARE_FINAL_TYPE (BonesPegBoard, bones_peg_board, BONES, PEG_BOARD, GtkRange)

GtkWidget *bones_peg_board_new (void);

/* @name: what is counted, and of which ship. Resets what is coming. */
void bones_peg_board_set (BonesPegBoard *self, const char *name, gint count, gint limit);

/* @coming: what is added, or taken off, once it is stored; it is drawn faintly. */
void bones_peg_board_set_coming (BonesPegBoard *self, gint coming);

/* The scale: pixels per unit of the card. */
void bones_peg_board_set_unit (BonesPegBoard *self, double unit);
