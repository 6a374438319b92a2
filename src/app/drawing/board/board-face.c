/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-face.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "board-edge.h"
#include "paint.h"

#define SMALLEST 112 /* pixels at any text size: on a phone, more would leave no room for words */
#define USUAL 384
#define SMALLEST_PIECE 24 /* pixels */
#define POINTS 8

struct _BonesBoardFace {
  BonesDrawn parent_instance;

  BonesBoardLook look;
};

G_DEFINE_FINAL_TYPE (BonesBoardFace, bones_board_face, BONES_TYPE_DRAWN)

/* What the drawing functions need to know. */
typedef struct {
  cairo_t *cr;
  GtkWidget *widget;
  const BonesBoardLook *look;
  BonesBoardPlaces places;
  double side;
} Chart;

static void
centre_of (const Chart *c, const BonesBoardSpot *spot, double *x, double *y)
{
  const GdkRectangle place = bones_board_places_square (&c->places, spot->file, spot->rank);

  *x = place.x + c->side / 2;
  *y = place.y + c->side / 2;
}

static void
draw_ground (const Chart *c)
{
  const GdkRectangle whole = bones_board_places_whole (&c->places);

  bones_paint_rounded (c->cr, whole.x + 0.75, whole.y + 0.75, whole.width - 1.5, whole.height - 1.5,
                       MIN (c->places.edge * 0.6, 10));
  bones_paint_set (c->cr, c->widget, "bones_dial", 1);
  cairo_fill_preserve (c->cr);
  bones_paint_set (c->cr, c->widget, "bones_edge", 1);
  cairo_set_line_width (c->cr, 1.5);
  cairo_stroke (c->cr);
  for (guint rank = 0; rank < c->look->ranks; rank++)
    for (guint file = 0; file < c->look->files; file++)
      {
        const GdkRectangle place = bones_board_places_square (&c->places, file, rank);

        gdk_cairo_rectangle (c->cr, &place);
        bones_paint_set (c->cr, c->widget, "bones_sea_soft", 1);
        cairo_fill_preserve (c->cr);
        bones_paint_set (c->cr, c->widget, "bones_sea", (file + rank) % 2 == 0 ? 0.2 : 0.04);
        cairo_fill (c->cr);
      }
}

/* Faint streaks on the water, in the direction of the wind. */
static void
draw_streaks (const Chart *c)
{
  static const double streaks[][2] = { { -2.6, 1.2 }, { 0, -1.6 }, { 2.6, 0.8 } };
  const GdkRectangle whole = bones_board_places_whole (&c->places);

  if (c->look->wind >= POINTS)
    return;

  cairo_save (c->cr);
  cairo_translate (c->cr, whole.x + whole.width / 2.0, whole.y + whole.height / 2.0);
  cairo_rotate (c->cr, c->look->wind * G_PI / 4);
  cairo_scale (c->cr, c->side, c->side);
  cairo_set_line_cap (c->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (c->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (c->cr, 0.16);
  bones_paint_set (c->cr, c->widget, "bones_sea", 0.2);
  for (guint i = 0; i < G_N_ELEMENTS (streaks); i++)
    {
      const double x = streaks[i][0], y = streaks[i][1];

      cairo_move_to (c->cr, x, y + 1.1);
      cairo_line_to (c->cr, x, y - 1);
      cairo_move_to (c->cr, x - 0.42, y - 0.5);
      cairo_line_to (c->cr, x, y - 1.02);
      cairo_line_to (c->cr, x + 0.42, y - 0.5);
    }
  cairo_stroke (c->cr);
  cairo_restore (c->cr);
}

static void
draw_move (const Chart *c)
{
  const double dashes[] = { c->side * 0.09, c->side * 0.12 };
  double x0, y0, x1, y1;

  if (!c->look->moved)
    return;

  centre_of (c, &c->look->from, &x0, &y0);
  centre_of (c, &c->look->to, &x1, &y1);
  bones_paint_set (c->cr, c->widget, "bones_ink", 0.55);
  cairo_set_line_width (c->cr, MAX (1.5, c->side * 0.045));
  cairo_arc (c->cr, x0, y0, c->side * 0.16, 0, 2 * G_PI);
  cairo_stroke (c->cr);
  cairo_set_dash (c->cr, dashes, 2, 0);
  cairo_move_to (c->cr, x0, y0);
  cairo_line_to (c->cr, x1, y1);
  cairo_stroke (c->cr);
  cairo_set_dash (c->cr, NULL, 0, 0);
}

static void
draw_blades (const Chart *c, double x, double y)
{
  cairo_save (c->cr);
  cairo_translate (c->cr, x, y);
  cairo_scale (c->cr, c->side / 100, c->side / 100);
  cairo_set_line_cap (c->cr, CAIRO_LINE_CAP_ROUND);
  for (int flip = -1; flip <= 1; flip += 2)
    {
      cairo_move_to (c->cr, flip * -17, 17);
      cairo_curve_to (c->cr, flip * -6, 10, flip * 10, -6, flip * 17, -19);
      cairo_move_to (c->cr, flip * -17, 7);
      cairo_line_to (c->cr, flip * -7, 17);
    }
  cairo_set_line_width (c->cr, 6);
  cairo_stroke (c->cr);
  cairo_restore (c->cr);
}

static gboolean
is_taken (const Chart *c, guint file, guint rank)
{
  for (guint i = 0; i < c->look->n_pieces; i++)
    if (c->look->pieces[i].spot.file == file && c->look->pieces[i].spot.rank == rank)
      return TRUE;
  return FALSE;
}

/* A buoy with a figure or blades; on an occupied square, only a ring. */
static void
draw_mark (const Chart *c, guint file, guint rank)
{
  const guint square = rank * c->look->files + file;
  const gboolean clash = c->look->squares[square].mark == BONES_MARK_CLASH;
  const char *colour = clash ? "bones_shot" : "bones_good";
  const gint apart = c->look->squares[square].apart;
  double x, y;

  if (c->look->squares[square].mark == BONES_MARK_NONE)
    return;

  centre_of (c, &(BonesBoardSpot){ file, rank }, &x, &y);
  if (is_taken (c, file, rank))
    {
      bones_paint_rounded (c->cr, x - c->side * 0.47, y - c->side * 0.47, c->side * 0.94,
                           c->side * 0.94, c->side * 0.2);
      bones_paint_set (c->cr, c->widget, colour, 1);
      cairo_set_line_width (c->cr, MAX (2, c->side * 0.06));
      cairo_stroke (c->cr);
      return;
    }

  cairo_arc (c->cr, x, y, c->side * 0.36, 0, 2 * G_PI);
  bones_paint_set (c->cr, c->widget, "bones_dial", 1);
  cairo_fill_preserve (c->cr);
  bones_paint_set (c->cr, c->widget, colour, 1);
  cairo_set_line_width (c->cr, MAX (2, c->side * 0.07));
  cairo_stroke (c->cr);
  if (clash)
    draw_blades (c, x, y);
  else if (apart >= 0)
    {
      g_autofree char *figure = g_strdup_printf ("%d", apart);

      bones_paint_set (c->cr, c->widget, "bones_ink", 1);
      bones_paint_text (c->cr, c->widget, figure, x, y, c->side * 0.3, c->side * 0.5);
    }
}

/* A line between the two, with their distance. */
static void
draw_span (const Chart *c)
{
  const double dots[] = { 0, c->side * 0.11 };
  g_autofree char *figure = NULL;
  double x0, y0, x1, y1, r = CLAMP (c->side * 0.24, 8, 18);

  if (c->look->apart < 0 || c->look->n_pieces < 2)
    return;

  centre_of (c, &c->look->pieces[0].spot, &x0, &y0);
  centre_of (c, &c->look->pieces[1].spot, &x1, &y1);
  bones_paint_set (c->cr, c->widget, "bones_ink", 0.8);
  cairo_set_line_width (c->cr, MAX (2, c->side * 0.055));
  cairo_set_line_cap (c->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (c->cr, dots, 2, 0);
  cairo_move_to (c->cr, x0, y0);
  cairo_line_to (c->cr, x1, y1);
  cairo_stroke (c->cr);
  cairo_set_dash (c->cr, NULL, 0, 0);
  if (MAX (fabs (x1 - x0), fabs (y1 - y0)) < 1.5 * c->side) /* there is no room between them */
    return;

  figure = g_strdup_printf ("%d", c->look->apart);
  cairo_arc (c->cr, (x0 + x1) / 2, (y0 + y1) / 2, r, 0, 2 * G_PI);
  bones_paint_set (c->cr, c->widget, "bones_ink", 1);
  cairo_fill (c->cr);
  bones_paint_set (c->cr, c->widget, "bones_dial", 1);
  bones_paint_text (c->cr, c->widget, figure, (x0 + x1) / 2, (y0 + y1) / 2, r * 1.05, 0);
}

/* Corners around the square of the piece whose turn it is. */
static void
draw_turn (const Chart *c, double x, double y)
{
  const double far = c->side * 0.46, near = c->side * 0.26;

  for (int i = 0; i < 4; i++)
    {
      const double right = i % 2 == 0 ? 1 : -1, down = i < 2 ? 1 : -1;

      cairo_move_to (c->cr, x + right * near, y + down * far);
      cairo_line_to (c->cr, x + right * far, y + down * far);
      cairo_line_to (c->cr, x + right * far, y + down * near);
    }
  cairo_set_line_cap (c->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (c->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (c->cr, MAX (2, c->side * 0.07));
  bones_paint_set (c->cr, c->widget, "bones_sea", 1);
  cairo_stroke (c->cr);
}

static void
draw_pieces (const Chart *c)
{
  for (guint i = 0; i < c->look->n_pieces; i++)
    {
      double x, y;

      centre_of (c, &c->look->pieces[i].spot, &x, &y);
      bones_piece_paint (c->cr, c->widget, &c->look->pieces[i].look, x, y,
                         MAX (c->side * 0.84, SMALLEST_PIECE));
      if (c->look->pieces[i].next && c->side >= BONES_BOARD_READABLE)
        draw_turn (c, x, y);
    }
}

static void
bones_board_face_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesBoardFace *self = BONES_BOARD_FACE (drawn);
  Chart c = { .cr = cr, .widget = GTK_WIDGET (self), .look = &self->look };

  if (self->look.files == 0)
    return;

  bones_board_face_lay_out (self, (int) width, (int) height, &c.places);
  c.side = c.places.side;
  draw_ground (&c);
  draw_streaks (&c);
  bones_board_edge_paint (cr, c.widget, c.look, &c.places);
  draw_move (&c);
  draw_span (&c);
  for (guint rank = 0; rank < self->look.ranks; rank++)
    for (guint file = 0; file < self->look.files; file++)
      draw_mark (&c, file, rank);
  draw_pieces (&c);
}

static void
bones_board_face_extent (BonesDrawn *drawn, int *width, int *height)
{
  *width = *height = USUAL;
}

static GtkSizeRequestMode
bones_board_face_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As high as it is wide at any text size: it contains no words. */
static void
bones_board_face_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = SMALLEST;
  *natural = MAX (SMALLEST, for_size >= 0 ? for_size : USUAL);
}

static char *
bones_board_face_describe (BonesDrawn *drawn)
{
  return g_strdup (_ ("The battle map"));
}

static void
bones_board_face_class_init (BonesBoardFaceClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  GTK_WIDGET_CLASS (klass)->get_request_mode = bones_board_face_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = bones_board_face_measure;
  drawn->draw = bones_board_face_draw;
  drawn->extent = bones_board_face_extent;
  drawn->describe = bones_board_face_describe;
  drawn->fills = TRUE;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "boardface");
}

static void
bones_board_face_init (BonesBoardFace *self)
{
}

GtkWidget *
bones_board_face_new (void)
{
  return g_object_new (BONES_TYPE_BOARD_FACE, NULL);
}

void
bones_board_face_set_look (BonesBoardFace *self, const BonesBoardLook *look)
{
  g_return_if_fail (BONES_IS_BOARD_FACE (self) && look != NULL);
  g_return_if_fail (look->files <= BONES_BOARD_MOST && look->ranks <= BONES_BOARD_MOST);
  g_return_if_fail (look->n_pieces <= G_N_ELEMENTS (look->pieces));

  self->look = *look;
  for (guint i = 0; i < look->n_pieces; i++)
    self->look.pieces[i].look.letter = self->look.pieces[i].letter;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bones_board_face_lay_out (BonesBoardFace *self, int width, int height, BonesBoardPlaces *places)
{
  g_return_if_fail (BONES_IS_BOARD_FACE (self) && places != NULL);

  bones_board_places_lay_out (places, MAX (1, self->look.files), MAX (1, self->look.ranks), width,
                              height, bones_drawn_scale (GTK_WIDGET (self)));
}
