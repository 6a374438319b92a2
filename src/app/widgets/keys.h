/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Digits as people type dice: on the row above the letters, on the keypad, and, where the digits
 * need Shift, without it. Whether a key is only held down. And letters that stand for buttons:
 * each is a letter of what the button says, and is underlined there.
 */

#include <gtk/gtk.h>

/* The digit on the key, or -1. @layout: the keyboard group that the event was typed with. */
gint bones_key_digit (GdkDisplay *display, guint keyval, guint keycode, int layout);

/* A key that is held down. */
typedef struct {
  guint keyval;
  guint32 time; /* of its last press, in ms */
} BonesHeldKey;

/* Key @keyval is pressed at @time. Returns whether it only repeats itself: it was pressed before,
 * and not let go since. A release that went to another window is not waited for. */
gboolean bones_held_key_press (BonesHeldKey *held, guint keyval, guint32 time);
void bones_held_key_release (BonesHeldKey *held, guint keyval);

/* Takes a letter of what @label says that is not in @taken yet, the first of a word where there is
 * one, adds it there and underlines it. Returns it, in lower case; 0 where all are taken. */
gunichar bones_letter_take (GtkLabel *label, GString *taken);
