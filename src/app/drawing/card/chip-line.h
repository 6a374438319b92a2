/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Chips in a line that cannot grow: a picture and a word for each state. Chips that do not fit
 * become shorter, starting with the last: "grappled: Dauntless" loses the first word, then the
 * name, then the picture. So the owner must tell the states in another way, too.
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
