/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Digits as people type dice: on the row above the letters, on the keypad, and, where the digits
 * need Shift, without it.
 */

#include <gdk/gdk.h>

/* The digit on the key, or -1. @layout: the keyboard group that the event was typed with. */
gint bones_key_digit (GdkDisplay *display, guint keyval, guint keycode, int layout);
