/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Chips in a line that cannot grow: a picture and a word for each state. What does not fit becomes
 * shorter, from the last on: of "grappled: Dauntless" the name is left, then the picture, then
 * nothing. So whoever shows them must tell them in another way, too.
 */

#include <gtk/gtk.h>

typedef struct {
  char *icon; /* or NULL: only words */
  char *text;
  gboolean bad;
} BonesChip;

#define BONES_CHIP_HEIGHT 20 /* in units */

/* An array of BonesChip, which owns their texts. */
GArray *bones_chips_new (void);

void bones_chips_add (GArray *chips, const char *icon, const char *text, gboolean bad);

/* Draws the chips in the line at @at; @unit: pixels; @size: of their text, relative to that of
 * @widget. */
void bones_chips_put (const GArray *chips, GtkSnapshot *snapshot, GtkWidget *widget,
                      const GdkRectangle *at, double unit, double size);
