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

#define BONES_MOST_ZONES 4 /* what is counted by touch, beside the token */

typedef enum {
  BONES_ZONE_HOLES,  /* a row of marks: so many of so many */
  BONES_ZONE_COUNT,  /* a picture, and how many where it is more than one */
  BONES_ZONE_NUMBER, /* a number with its sign, and what is about to be lost of it */
  BONES_ZONE_PEGS,   /* a peg board */
  BONES_ZONE_TOKEN   /* there, or not: the token, which is on every card */
} BonesZoneKind;

/* What is on all cards of a system. */
typedef struct {
  gboolean dice;                         /* dice are shown */
  guint n_zones;                         /* what is counted by touch */
  BonesZoneKind kinds[BONES_MOST_ZONES]; /* but the token */
} BonesCardPlan;

/* What has no place is 0 wide. */
typedef struct {
  GdkRectangle picture, words, dice, token;
  GdkRectangle notes; /* without a height, until there is something in it */
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

/* Makes room at the foot of the card for notes that are @height pixels high in their width. */
void bones_card_places_add_notes (BonesCardPlaces *places, int height);

/* Where @place is on a card of @width on which all is the other way round. */
GdkRectangle bones_card_places_mirror (const GdkRectangle *place, int width);
