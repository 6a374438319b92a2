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
  guint left;         /* ships still to be ordered in it */
  guint fleet;        /* NOW: who is next: 0 to 7, else nobody */
  const char *letter; /* of that fleet, or NULL: her own */
  const char *text;   /* the whole of it in words: "Sloops: 3 ships left, Red is next"; or NULL */
} BonesStripStep;

#define BONES_TYPE_ROUND_STRIP (bones_round_strip_get_type ())
G_DECLARE_FINAL_TYPE (BonesRoundStrip, bones_round_strip, BONES, ROUND_STRIP, GtkWidget)

GtkWidget *bones_round_strip_new (void);

/* Shows @n steps; strings are copied. */
void bones_round_strip_set_steps (BonesRoundStrip *self, const BonesStripStep *steps, guint n);
