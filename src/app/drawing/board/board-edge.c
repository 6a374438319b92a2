/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-edge.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "paint.h"

#define POINTS 8
#define CORNER 7    /* pixels from the corner of a square to the centre of its letter */
#define WRITTEN 7.5 /* pixels: the height of a letter in a corner */
#define STRIP 10    /* pixels: how far drawings on the squares reach inwards */

typedef struct {
  cairo_t *cr;
  GtkWidget *widget;
  const BonesBoardLook *look;
  const BonesBoardPlaces *places;
  gboolean inside; /* TRUE if the edge is only a line */
  double broad;    /* the size of the margin, or of what replaces it */
} Edge;

/* Where the drawing for edge @edge belongs. */
static GdkRectangle
find_strip (const Edge *e, guint edge)
{
  GdkRectangle strip = bones_board_places_edge (e->places, edge);

  if (!e->inside)
    return strip;

  if (edge % 2 == 0)
    {
      strip.y = edge == 0 ? strip.y + strip.height : strip.y - STRIP;
      strip.height = STRIP;
    }
  else
    {
      strip.x = edge == 3 ? strip.x + strip.width : strip.x - STRIP;
      strip.width = STRIP;
    }
  return strip;
}

/* Drawn at the edge from which the wind blows, between the letters: an arrow in a disc. */
static void
draw_wind (const Edge *e)
{
  const double r = MIN (e->broad * 0.52, 12);
  GdkRectangle place;

  if (e->look->wind >= POINTS || e->look->wind % 2 != 0)
    return;

  place = find_strip (e, (e->look->wind / 2 + 2) % BONES_BOARD_EDGES);
  cairo_save (e->cr);
  cairo_translate (e->cr, place.x + place.width / 2.0, place.y + place.height / 2.0);
  cairo_rotate (e->cr, e->look->wind * G_PI / 4);
  cairo_scale (e->cr, r / 10, r / 10);
  bones_art_path (e->cr, "M0 -13 L9 -1 L3.4 -1 L3.4 11 L0 8 L-3.4 11 L-3.4 -1 L-9 -1 Z");
  cairo_set_line_join (e->cr, CAIRO_LINE_JOIN_ROUND);
  bones_paint_set (e->cr, e->widget, "bones_dial", 1);
  cairo_set_line_width (e->cr, 4);
  cairo_stroke_preserve (e->cr);
  bones_paint_set (e->cr, e->widget, "bones_sea", 1);
  cairo_fill (e->cr);
  cairo_restore (e->cr);
}

/* Beside square @file, @rank, toward @edge; or in its corner: letters in the south-east, numbers
 * in the north-west. */
static void
write_beside (const Edge *e, guint file, guint rank, guint edge, const char *text)
{
  const GdkRectangle square = bones_board_places_square (e->places, file, rank);
  const GdkRectangle strip = find_strip (e, edge);
  const double height = CLAMP (e->places->edge * 0.5, WRITTEN, 13);
  const gboolean letter = edge % 2 == 0;

  if (e->inside)
    bones_paint_text (e->cr, e->widget, text,
                      letter ? square.x + square.width - CORNER : square.x + CORNER,
                      letter ? square.y + square.height - CORNER : square.y + CORNER, height, 0);
  else
    bones_paint_text (e->cr, e->widget, text,
                      (letter ? square.x + square.width / 2.0 : strip.x + strip.width / 2.0),
                      (letter ? strip.y + strip.height / 2.0 : square.y + square.height / 2.0),
                      height, 0);
}

static void
draw_coordinates (const Edge *e)
{
  if (e->places->side < BONES_BOARD_READABLE)
    return;

  bones_paint_set (e->cr, e->widget, "bones_ink", 0.85);
  for (guint file = 0; file < e->look->files; file++)
    {
      const char letter[] = { (char) ('a' + file), '\0' };

      write_beside (e, file, 0, 2, letter);
    }
  for (guint rank = 0; rank < e->look->ranks; rank++)
    {
      g_autofree char *number = g_strdup_printf ("%u", rank + 1);

      write_beside (e, 0, rank, 3, number);
    }
}

static void
draw_north (const Edge *e)
{
  const GdkRectangle strip = find_strip (e, 0);
  const double height = CLAMP (e->broad * 0.55, 8, 14);

  bones_paint_set (e->cr, e->widget, "bones_shot", 1);
  /* Translators: the points of the compass, as short as possible. */
  bones_paint_text (e->cr, e->widget, C_ ("compass", "N"),
                    strip.x + strip.width - (e->inside ? CORNER : e->places->side / 2.0),
                    strip.y + (e->inside ? CORNER : strip.height / 2.0), height, 0);
}

/* Draws chevrons along an edge that can be chosen, pointing out or in: between the letters, at
 * the corners of the squares; or, if the edge is only a line, in the middle of the squares. */
static void
draw_chevrons (const Edge *e, guint edge, double r)
{
  const guint n = edge % 2 == 0 ? e->look->files : e->look->ranks;
  const double turned = e->look->inward ? -1 : 1;

  cairo_set_line_width (e->cr, MAX (2, r * 0.45));
  cairo_set_line_cap (e->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (e->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = e->inside ? 0 : 1; i < n; i++)
    {
      const double at = (i + (e->inside ? 0.5 : 0) - n / 2.0) * e->places->side;

      cairo_move_to (e->cr, at - r * 1.5, turned * r * 0.7);
      cairo_line_to (e->cr, at, turned * -r * 0.7);
      cairo_line_to (e->cr, at + r * 1.5, turned * r * 0.7);
    }
  cairo_stroke (e->cr);
}

static void
draw_answer (const Edge *e, guint edge)
{
  const GdkRectangle strip = find_strip (e, edge);

  cairo_save (e->cr);
  bones_paint_rounded (e->cr, strip.x, strip.y, strip.width, strip.height, e->broad * 0.4);
  bones_paint_set (e->cr, e->widget, "bones_good_soft", 1);
  cairo_fill_preserve (e->cr);
  bones_paint_set (e->cr, e->widget, "bones_good", 1);
  cairo_set_line_width (e->cr, 1.5);
  cairo_stroke (e->cr);
  cairo_translate (e->cr, strip.x + strip.width / 2.0, strip.y + strip.height / 2.0);
  cairo_rotate (e->cr, edge * G_PI_2);
  draw_chevrons (e, edge, e->broad * 0.3);
  cairo_restore (e->cr);
}

void
bones_board_edge_paint (cairo_t *cr, GtkWidget *widget, const BonesBoardLook *look,
                        const BonesBoardPlaces *places)
{
  Edge e = { cr, widget, look, places, places->inside, places->inside ? STRIP : places->edge };

  for (guint edge = 0; edge < BONES_BOARD_EDGES; edge++)
    if (look->exits[edge])
      draw_answer (&e, edge);
  draw_coordinates (&e);
  draw_north (&e);
  draw_wind (&e);
}
