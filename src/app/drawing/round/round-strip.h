/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The steps of the round: what is done, where we are, what is to come. In a wide room every step
 * has its name; in a narrow one the present step has, the others are dots with tooltips. It fits
 * 360 pixels, and decides by itself, by the room it gets.
 */

#include <gtk/gtk.h>

typedef enum { BONES_STRIP_DONE, BONES_STRIP_NOW, BONES_STRIP_TO_COME } BonesStripState;

/* One step as shown. */
typedef struct {
  const char *id;
  const char *name; /* in words */
  BonesStripState state;
  guint left;         /* the number of ships still to be ordered in it */
  guint fleet;        /* for NOW: the fleet that is next, 0 to 7; others: nobody */
  const char *letter; /* the letter of that fleet, or NULL: its own */
  const char *text;   /* the step in words: "Sloops: 3 ships left, Red is next"; or NULL */
} BonesStripStep;

#define BONES_TYPE_ROUND_STRIP (bones_round_strip_get_type ())
G_DECLARE_FINAL_TYPE (BonesRoundStrip, bones_round_strip, BONES, ROUND_STRIP, GtkWidget)

GtkWidget *bones_round_strip_new (void);

/* Shows @n steps; copies strings. */
void bones_round_strip_set_steps (BonesRoundStrip *self, const BonesStripStep *steps, guint n);
