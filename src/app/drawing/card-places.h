/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Where things stand on a ship's card: the same for all cards of one width, whatever is on them, so
 * that cards stand in a grid and nothing moves under a thumb while a battle is played.
 *
 * A wide card is one row. A narrower one has two: who she is and her token, and under them her dice
 * and what is counted by touch. The narrowest has three.
 */

#include <gtk/gtk.h>

#define BONES_MOST_ZONES 4 /* what is counted by touch, beside the token */

/* What is on all cards of a system. */
typedef struct {
  gboolean dice;                   /* dice are shown */
  guint n_zones;                   /* what is counted by touch */
  gboolean rows[BONES_MOST_ZONES]; /* a row of marks; else a picture and a number */
} BonesCardPlan;

/* What has no place is 0 wide. */
typedef struct {
  GdkRectangle picture, words, dice, token;
  GdkRectangle zones[BONES_MOST_ZONES];
  double unit;  /* pixels: 1 on a small card at normal text size */
  double scale; /* of the text, which is in the unit */
  int height;   /* of the card */
} BonesCardPlaces;

/* The least width of a card in pixels at normal text size. */
#define BONES_LEAST_CARD 156

/* Lays out a card that is @width pixels wide, with text @scale times as large as normal; from left
 * to right, however text runs. */
void bones_card_places_lay_out (BonesCardPlaces *places, const BonesCardPlan *plan, int width,
                                double scale);

/* Where @place is on a card of @width on which all is the other way round. */
GdkRectangle bones_card_places_mirror (const GdkRectangle *place, int width);
