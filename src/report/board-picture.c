/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-picture.h"

#include <math.h>

#define SQUARE 26.0 /* points */
#define EDGE 14.0   /* for letters and numbers */
#define TEXT 9.0
#define APART 18.0 /* of the words from the board */
#define ROUND 0.36 /* the radius of a piece, in squares */

static void
draw_sea (cairo_t *cr, const BonesBoardView *board, double x, double y)
{
  for (guint file = 0; file < board->files; file++)
    for (guint rank = 0; rank < board->ranks; rank++)
      {
        const double shade = (file + rank) % 2 == 0 ? 0.86 : 0.93;

        cairo_set_source_rgb (cr, shade - 0.08, shade, shade + 0.04);
        cairo_rectangle (cr, x + file * SQUARE, y + (board->ranks - 1 - rank) * SQUARE, SQUARE,
                         SQUARE);
        cairo_fill (cr);
      }
}

/* The letters of the files below, the numbers of the ranks on the left. */
static void
name_squares (BonesPen *pen, const BonesBoardView *board, double x, double y)
{
  for (guint file = 0; file < board->files; file++)
    {
      const char letter[] = { (char) ('a' + file), '\0' };

      bones_pen_text (pen, letter, TEXT, FALSE, x + (file + 0.4) * SQUARE,
                      y + board->ranks * SQUARE + 1, 0, NULL);
    }
  for (guint rank = 0; rank < board->ranks; rank++)
    {
      g_autofree char *number = g_strdup_printf ("%u", rank + 1);

      bones_pen_text (pen, number, TEXT, FALSE, x - EDGE + 3,
                      y + (board->ranks - 1 - rank + 0.25) * SQUARE, 0, NULL);
    }
}

/* A ring in the colour of her fleet, with her id. */
static void
draw_piece (BonesPen *pen, const BonesShipView *ship, double x, double y)
{
  double width = 0, height;
  cairo_t *cr = pen->cr;

  cairo_new_path (cr);
  cairo_arc (cr, x, y, SQUARE * ROUND, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  bones_pen_take_fleet (pen, ship->fleet);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  height = bones_pen_measure (pen, ship->id, TEXT, TRUE, &width);
  bones_pen_text (pen, ship->id, TEXT, TRUE, x - width / 2, y - height / 2, 0, NULL);
}

/* "R1 Gull · Knight · c4" */
static double
write_piece (BonesPen *pen, const BonesShipView *ship, const BonesPieceView *piece, double x,
             double y, double width)
{
  g_autofree char *text =
      g_strdup_printf ("%s %s · %s · %s", ship->id, ship->name, piece->text, piece->square);

  return bones_pen_text (pen, text, TEXT, FALSE, x, y, width, NULL) + 2;
}

double
bones_board_picture (BonesPen *pen, const BonesView *view, double x, double y, double right)
{
  const BonesBoardView *board = view != NULL ? view->board : NULL;
  double left, words, at = y;

  g_return_val_if_fail (pen != NULL && board != NULL, 0);

  left = x + EDGE;
  words = left + board->files * SQUARE + APART;
  if (pen->cr != NULL)
    draw_sea (pen->cr, board, left, y);
  bones_pen_frame (pen, left, y, board->files * SQUARE, board->ranks * SQUARE, 0.9);
  name_squares (pen, board, left, y);
  for (guint i = 0; i < board->pieces->len; i++)
    {
      const BonesPieceView *piece = g_ptr_array_index (board->pieces, i);
      const BonesShipView *ship = bones_view_ship (view, piece->ship);

      if (ship == NULL)
        continue;

      if (pen->cr != NULL)
        draw_piece (pen, ship, left + (piece->file + 0.5) * SQUARE,
                    y + (board->ranks - 1 - piece->rank + 0.5) * SQUARE);
      at += write_piece (pen, ship, piece, words, at, right - words);
    }
  if (board->span != NULL)
    {
      at += bones_pen_text (pen, board->span->text, TEXT, TRUE, words, at + 4, right - words, NULL)
            + 6;
      if (board->span->meaning != NULL)
        at +=
            bones_pen_text (pen, board->span->meaning, TEXT, FALSE, words, at, right - words, NULL);
    }
  return MAX (at - y, board->ranks * SQUARE + EDGE);
}
