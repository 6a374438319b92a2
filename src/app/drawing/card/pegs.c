/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pegs.h"

#include <string.h>

#include "paint.h"

/* In units. */
#define PAD 5
#define NUMBER 46     /* the width of the number and the limit */
#define LEAST_CELL 13 /* if the holes of one row would be closer than this, there are two rows */
#define CELL 22       /* the greatest distance between two holes */
#define PEG 17        /* the largest head of a peg */
#define FOREMOST 1.22 /* relative to that: the head of the foremost peg */
#define HOLE 0.36     /* of a head */
#define HIGH 13       /* the number, */
#define DIGIT 11      /* the width of a digit of it */
#define LOW 8         /* the limit */
#define SMALL_DIGIT 6 /* the width of a digit of the limit */

#define FAINT 0.45
#define MOST_HOLES 1000 /* larger limits have no board */

struct _BonesPegs {
  BonesTally parent_instance;
};

G_DEFINE_FINAL_TYPE (BonesPegs, bones_pegs, BONES_TYPE_TALLY)

/* The positions of the holes. The first is the start, where a peg counts nothing. */
typedef struct {
  gint rows, columns; /* the number of holes that count */
  double left, cell;  /* x of the edge of the start, from left to right */
  double top, high;   /* of a row */
  gboolean mirrored;
  double width;
} Grid;

static Grid
lay_out (gboolean mirrored, gint limit, double width, double height, double unit)
{
  const double room = width - (2 * PAD + NUMBER) * unit;
  const gint n = CLAMP (limit, 1, MOST_HOLES);
  Grid grid = { 1, n, PAD * unit, 0, 0, height, mirrored, width };

  if (room / (n + 1) < LEAST_CELL * unit && n > 1)
    {
      grid.rows = 2;
      grid.columns = (n + 1) / 2;
      grid.top = height * 0.08;
      grid.high = height * 0.42;
    }
  grid.cell = MIN (room / (grid.columns + 1), CELL * unit);
  grid.left += (room - grid.cell * (grid.columns + 1)) / 2;
  return grid;
}

/* The centre of hole @i; 0: of the start. */
static void
find_hole (const Grid *grid, gint i, double *x, double *y)
{
  const gint row = i > grid->columns ? 1 : 0;
  const gint column = i - row * grid->columns;

  *x = grid->left + (column + 0.5) * grid->cell;
  *y = grid->top + (row + 0.5) * grid->high;
  if (grid->mirrored)
    *x = grid->width - *x;
}

/* The hole nearest to a touch at @x, @y. */
static gint
hole_at (const Grid *grid, gint limit, double x, double y)
{
  const double along = (grid->mirrored ? grid->width - x : x) - grid->left;
  const gint row = grid->rows > 1 && y >= grid->top + grid->high ? 1 : 0;
  const gint column = (gint) CLAMP (along / grid->cell, 0, grid->columns);

  return CLAMP (column + row * grid->columns, 0, limit);
}

static void
paint_disc (cairo_t *cr, double x, double y, double r)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, r, 0, 2 * G_PI);
}

static void
paint_hole (cairo_t *cr, GtkWidget *widget, double x, double y, double d)
{
  paint_disc (cr, x, y, d * HOLE / 2);
  bones_paint_set (cr, widget, "bones_ink", 0.62);
  cairo_fill (cr);
}

/* The notch for the peg when nothing is left. */
static void
paint_start (cairo_t *cr, GtkWidget *widget, double x, double y, double d)
{
  bones_paint_rounded (cr, x - d * 0.09, y - d * 0.4, d * 0.18, d * 0.8, d * 0.09);
  bones_paint_set (cr, widget, "bones_ink", 0.4);
  cairo_fill (cr);
}

/* A peg seen from above, with the light from the upper left. */
static void
paint_peg (cairo_t *cr, GtkWidget *widget, double x, double y, double d, gboolean foremost)
{
  const double r = d * (foremost ? FOREMOST : 0.8) / 2;

  paint_disc (cr, x, y, r);
  bones_paint_set (cr, widget, foremost ? "bones_sea_bg" : "bones_wood", 1);
  cairo_fill (cr);
  if (foremost)
    {
      paint_disc (cr, x, y, r - MAX (1, d * 0.09));
      cairo_set_line_width (cr, MAX (1, d * 0.08));
      bones_paint_set (cr, widget, "bones_sea_ink", 0.85);
      cairo_stroke (cr);
    }
  paint_disc (cr, x - r * 0.28, y - r * 0.3, r * 0.22);
  bones_paint_set (cr, widget, foremost ? "bones_sea_ink" : "bones_deck", foremost ? 0.9 : 0.75);
  cairo_fill (cr);
}

static void
paint_faintly (cairo_t *cr, GtkWidget *widget, double x, double y, double d, gboolean foremost)
{
  cairo_push_group (cr);
  paint_peg (cr, widget, x, y, d, foremost);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, FAINT);
}

static void
paint_row (cairo_t *cr, GtkWidget *widget, const Grid *grid, gint then, gint now, gint limit,
           double d)
{
  const gint sure = MIN (then, now);

  for (gint i = 0; i <= limit; i++)
    {
      double x, y;

      find_hole (grid, i, &x, &y);
      if (i == 0)
        paint_start (cr, widget, x, y, d);
      else
        paint_hole (cr, widget, x, y, d);
      if (i == then)
        (then != now ? paint_faintly : paint_peg) (cr, widget, x, y, d, TRUE);
      else if (i > 0 && i <= sure)
        paint_peg (cr, widget, x, y, d, FALSE);
      else if (i > 0 && i <= MAX (then, now))
        paint_faintly (cr, widget, x, y, d, FALSE);
    }
}

/* Close together, centred in their place. */
static void
paint_number (cairo_t *cr, GtkWidget *widget, gint value, gint limit, gboolean faint, double x,
              double y, double unit)
{
  g_autofree char *number = g_strdup_printf ("%d", value);
  g_autofree char *out_of = g_strdup_printf ("/%d", limit);
  const double first = (double) strlen (number) * DIGIT * unit;
  const double second = (double) strlen (out_of) * SMALL_DIGIT * unit;
  const double left = x - (first + second) / 2;

  bones_paint_set (cr, widget, value > 0 ? "bones_ink" : "bones_shot", faint ? 0.7 : 1);
  bones_paint_text (cr, widget, number, left + first / 2, y, HIGH * unit, 0);
  bones_paint_set (cr, widget, "bones_dim", 1);
  bones_paint_text (cr, widget, out_of, left + first + second / 2, y + (HIGH - LOW) / 2.0 * unit,
                    LOW * unit, 0);
}

void
bones_pegs_paint (cairo_t *cr, GtkWidget *widget, gint count, gint limit, gint coming, double width,
                  double height, double unit)
{
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const Grid grid = lay_out (mirrored, limit, width, height, unit);
  const double d = MIN (MIN (grid.cell * 0.86, grid.high * 0.84), PEG * unit);
  const double number = (NUMBER / 2.0 + PAD) * unit;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  bones_paint_rounded (cr, 0, 0, width, height, 9 * unit);
  bones_paint_set (cr, widget, "bones_deck", 0.42);
  cairo_fill (cr);
  paint_row (cr, widget, &grid, count + coming, count, MIN (limit, MOST_HOLES), d);
  paint_number (cr, widget, count + coming, limit, coming != 0, mirrored ? number : width - number,
                height / 2, unit);
}

gint
bones_pegs_at (GtkWidget *widget, gint limit, double width, double height, double unit, double x,
               double y)
{
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const Grid grid = lay_out (mirrored, limit, width, height, unit);

  g_return_val_if_fail (GTK_IS_WIDGET (widget), 0);

  return hole_at (&grid, MAX (limit, 0), x, y);
}

/* From afar */

static void
paint_mark (cairo_t *cr, GtkWidget *widget, guint i, gboolean there, double d)
{
  if (there)
    paint_peg (cr, widget, d / 2, d / 2, d * 1.15, FALSE);
  else
    paint_hole (cr, widget, d / 2, d / 2, d);
}

static void
bones_pegs_class_init (BonesPegsClass *klass)
{
  BONES_TALLY_CLASS (klass)->mark = paint_mark;
  BONES_TALLY_CLASS (klass)->size = 16;
}

static void
bones_pegs_init (BonesPegs *self)
{
}
