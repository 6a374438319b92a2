/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Digits for dice: on the row above the letters, on the keypad, and without Shift where the row
 * needs it. Whether a key is only held down. And letters as shortcuts for buttons: each is a
 * letter of the button’s label, and is underlined.
 */

#include <gtk/gtk.h>

/* The digit on the key, or -1. @layout: the keyboard group of the event. */
gint bones_key_digit (GdkDisplay *display, guint keyval, guint keycode, int layout);

/* Whether the key presses the button that has the focus: Enter and the space bar. */
gboolean bones_key_presses (guint keyval);

/* A key that is held down. */
typedef struct {
  guint keyval;
  guint32 time; /* the time of its last press, in ms */
} BonesHeldKey;

/* Key @keyval is pressed at @time. Returns whether this is a repeat: the key was pressed before
 * and not released since. Does not wait for a release that went to another window. */
gboolean bones_held_key_press (BonesHeldKey *held, guint keyval, guint32 time);
void bones_held_key_release (BonesHeldKey *held, guint keyval);

/* The letter of key @keyval as bones_letter_take() returns it: in lower case, without an accent; 0
 * if the key has none. */
gunichar bones_key_letter (guint keyval);

/* Picks a letter of the text of @label that is not in @taken yet, preferably the first of a
 * word, adds it to @taken and underlines it. Returns it, in lower case and without an accent; 0 if
 * all are taken. */
gunichar bones_letter_take (GtkLabel *label, GString *taken);
