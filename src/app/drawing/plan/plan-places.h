/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Where the parts of a ship stand in the drawing of her plan: the ship cut open and seen from the
 * side, her prow to the left however text runs. Columns go from the prow, rows from below; under
 * them lies what is below the water line, and behind the stern stands who sails her.
 */

#include <gtk/gtk.h>

#define BONES_MOST_PARTS 16

typedef enum { BONES_PLAN_ROOM, BONES_PLAN_WATERLINE, BONES_PLAN_COUNTERS } BonesPlanKind;

/* What decides where a part is placed. */
typedef struct {
  BonesPlanKind kind;
  guint col_from, col_to; /* for a room: from 1, at the prow */
  guint row_from, row_to; /* for a room: from 0, at the water */
  gboolean aloft;         /* for a room: above the deck */
} BonesPlanSpot;

typedef struct {
  GdkRectangle parts[BONES_MOST_PARTS];
  guint columns, rows;           /* of the hull; 0: there is none */
  double left, right;            /* of the rooms, in pixels; prow and stern reach beyond */
  double deck[BONES_MOST_PARTS]; /* for each column, the height of the side */
  double water, bottom;          /* the water line, and her keel */
  double unit;                   /* pixels: 1 in a small drawing at normal text size */
  gboolean large;                /* there is room for all words */
  int height;
} BonesPlanPlaces;

/* The least and the best width of a plan, in pixels at normal text size. */
#define BONES_LEAST_PLAN 140
#define BONES_BEST_PLAN 320

/* Lays out @n parts in a drawing @width pixels wide, with text @scale times as large as normal.
 * @far: seen from a distance, as large as possible. */
void bones_plan_places_lay_out (BonesPlanPlaces *places, const BonesPlanSpot *spots, guint n,
                                int width, double scale, gboolean far);

/* Whether each of the @n @places is large enough for a thumb; the least width at which all of
 * @spots are. */
gboolean bones_plan_places_are_touched (const BonesPlanPlaces *places, guint n, double scale);
int bones_plan_places_width_for_thumbs (const BonesPlanSpot *spots, guint n, double scale);

/* Whether @place is large enough for a thumb, with text @scale times as large as normal. */
gboolean bones_plan_place_is_touched (const GdkRectangle *place, double scale);
