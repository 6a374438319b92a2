/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Where things stand on a ship's card: the same for all cards of one width, whatever is on them, so
 * that cards stand in a grid and nothing moves under a thumb while a battle is played.
 *
 * A wide card is one row. A narrower one has two: who she is and her token, and under them her dice
 * and what is counted by touch. The narrowest has three. A peg board is as long as it can be, and
 * stands below, as do the words that say more of her than her class.
 */

#include <gtk/gtk.h>

#define BONES_MOST_ZONES 4 /* what is counted by touch, and the token */

typedef enum {
  BONES_ZONE_HOLES,  /* a row of marks: so many out of so many */
  BONES_ZONE_COUNT,  /* a picture, with a number if there is more than one */
  BONES_ZONE_NUMBER, /* a number with its sign, and what is about to be lost of it */
  BONES_ZONE_PEGS,   /* a peg board */
  BONES_ZONE_TOKEN   /* on or off: the token, which every card has */
} BonesZoneKind;

/* The zones that all cards of a system have. */
typedef struct {
  gboolean dice;                         /* dice are shown */
  guint n_zones;                         /* what is counted by touch */
  BonesZoneKind kinds[BONES_MOST_ZONES]; /* but the token */
} BonesCardPlan;

/* A zone that is not on the card has a width of 0. */
typedef struct {
  GdkRectangle picture, words, dice, token;
  GdkRectangle notes; /* its height is 0 until there are notes */
  GdkRectangle zones[BONES_MOST_ZONES];
  double unit;  /* pixels: 1 on a small card at normal text size */
  double scale; /* the size of the text, which is included in the unit */
  int height;   /* of the card */
} BonesCardPlaces;

/* The least width of a card in pixels at normal text size. */
#define BONES_LEAST_CARD 156

/* Lays out a card that is @width pixels wide, with text @scale times as large as normal; from
 * left to right, whatever the direction of the text. */
void bones_card_places_lay_out (BonesCardPlaces *places, const BonesCardPlan *plan, int width,
                                double scale);

/* Makes room at the bottom of the card for notes that are @height pixels high at their width. */
void bones_card_places_add_notes (BonesCardPlaces *places, int height);

/* Mirrors @place on a card that is @width wide. */
GdkRectangle bones_card_places_mirror (const GdkRectangle *place, int width);
