/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Letters of the keyboard that stand for buttons: each is a letter of what the button says, and is
 * underlined there. No digits: those are dice.
 */

#include <gtk/gtk.h>

/* Takes a letter of what @label says that is not in @taken yet, the first of a word where there is
 * one, adds it there and underlines it. Returns it, in lower case; 0 where all are taken. */
gunichar bones_letter_take (GtkLabel *label, GString *taken);
