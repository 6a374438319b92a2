/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-piece.h"

#include "fleet-colour.h"
#include "paint.h"

/* In a square of 100 by 100 around 0, 0. */
#define DISC 47
#define FIELD 39 /* the radius of the disc */
#define MAN 0.72 /* the size of the figures below */
#define BADGE 18

typedef struct {
  const char *kind;
  const char *body;
  double balls[4][3]; /* x, y, radius; a radius of 0 ends the list */
} Man;

static const char *const foot = "M-30 47 L-30 41 Q-30 34 -22 33 L22 33 Q30 34 30 41 L30 47 Z";

static const Man men[] = {
  { "pawn",
    "M-17 -8 L17 -8 L12 -1 L8 -1 C9 12 14 22 20 33 L-20 33 C-14 22 -9 12 -8 -1 L-12 -1 Z",
    { { 0, -24, 17 } } },
  { "knight",
    "M-22 33 C-24 14 -8 8 -5 -5 C-13 -1 -21 5 -28 1 C-35 -3 -33 -12 -26 -19 C-19 -27 -16 -35 -6 -39 "
    "L-2 -49 L6 -40 C21 -35 29 -15 26 5 C25 17 22 24 22 33 Z",
    { { 0 } } },
  { "rook",
    "M-24 33 L-18 21 L-18 -15 L-27 -22 L-27 -43 L-15 -43 L-15 -34 L-6 -34 L-6 -43 L6 -43 L6 -34 "
    "L15 -34 L15 -43 L27 -43 L27 -22 L18 -15 L18 21 L24 33 Z",
    { { 0 } } },
  { "queen",
    "M-21 33 L-35 -20 L-18 2 L-13 -32 L0 -2 L13 -32 L18 2 L35 -20 L21 33 Z",
    { { -36, -25, 6 }, { -13, -38, 6 }, { 13, -38, 6 }, { 36, -25, 6 } } },
  { "king",
    "M-20 33 C-27 20 -39 10 -35 -7 C-31 -20 -13 -20 -4 -8 L-4 -27 L-14 -27 L-14 -36 L-4 -36 L-4 -47 "
    "L4 -47 L4 -36 L14 -36 L14 -27 L4 -27 L4 -8 C13 -20 31 -20 35 -7 C39 10 27 20 20 33 Z",
    { { 0 } } },
};

static const Man *
find_man (const char *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (men); i++)
    if (g_strcmp0 (kind, men[i].kind) == 0)
      return &men[i];
  return &men[0];
}

static void
lay_man (cairo_t *cr, const Man *man)
{
  bones_art_path (cr, foot);
  bones_art_path (cr, man->body);
  for (guint i = 0; i < G_N_ELEMENTS (man->balls) && man->balls[i][2] > 0; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, man->balls[i][0], man->balls[i][1], man->balls[i][2], 0, 2 * G_PI);
    }
}

/* An outline in the other colour, so that it is visible on any background. */
static void
paint_man (cairo_t *cr, const Man *man, gboolean black)
{
  const double ink = black ? 0.98 : 0.08, fill = black ? 0.09 : 1;

  cairo_save (cr);
  cairo_scale (cr, MAN, MAN);
  cairo_translate (cr, 0, -1);
  lay_man (cr, man);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 9);
  cairo_set_source_rgb (cr, ink, ink, ink);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgb (cr, fill, fill, fill);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, ink, ink, ink);
  cairo_set_line_width (cr, 3.5);
  cairo_move_to (cr, -21, 33);
  cairo_line_to (cr, 21, 33);
  cairo_stroke (cr);
  if (g_str_equal (man->kind, "knight"))
    {
      cairo_arc (cr, -8, -21, 4, 0, 2 * G_PI);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

static void
paint_disc (cairo_t *cr, GtkWidget *widget, guint fleet)
{
  cairo_save (cr);
  cairo_arc (cr, 0, 0, DISC, 0, 2 * G_PI);
  cairo_clip (cr);
  cairo_translate (cr, -DISC * 1.15, -DISC);
  bones_fleet_paint (fleet, cr, DISC * 2.3, DISC * 2);
  cairo_restore (cr);
  cairo_arc (cr, 0, 0, DISC, 0, 2 * G_PI);
  bones_paint_set (cr, widget, "bones_ink", 0.6);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 0, FIELD, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 0.72, 0.76, 0.77);
  cairo_fill (cr);
}

static void
paint_letter (cairo_t *cr, GtkWidget *widget, const BonesPieceLook *look)
{
  const double at = DISC - BADGE + 4;
  GdkRGBA colour, ink;

  bones_fleet_colour (look->fleet, &colour);
  bones_fleet_ink (look->fleet, &ink);
  cairo_arc (cr, at, at, BADGE, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  bones_paint_text (cr, widget, look->letter, at, at, 19, 2 * BADGE - 8);
}

void
bones_piece_paint (cairo_t *cr, GtkWidget *widget, const BonesPieceLook *look, double x, double y,
                   double size)
{
  g_return_if_fail (cr != NULL && GTK_IS_WIDGET (widget) && look != NULL);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 100, size / 100);
  paint_disc (cr, widget, look->fleet);
  paint_man (cr, find_man (look->kind), look->black);
  if (look->letter != NULL && *look->letter != '\0')
    paint_letter (cr, widget, look);
  cairo_restore (cr);
}
