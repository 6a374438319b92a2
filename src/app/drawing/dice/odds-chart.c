/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-chart.h"

#include "paint.h"

#define DIGITS 9.0      /* the height of the numbers, in pixels */
#define FOOT 20.0       /* below the bars: the line and the numbers */
#define LEAST_STEP 24.0 /* the least distance between two numbers */

struct _BonesOddsChart {
  BonesDrawn parent_instance;

  GArray *chances; /* of double */
  int first, from;
};

G_DEFINE_FINAL_TYPE (BonesOddsChart, bones_odds_chart, BONES_TYPE_DRAWN)

static double
chance (BonesOddsChart *self, guint i)
{
  return g_array_index (self->chances, double, i);
}

static double
highest (BonesOddsChart *self)
{
  double most = 0;

  for (guint i = 0; i < self->chances->len; i++)
    most = MAX (most, chance (self, i));
  return most;
}

static gboolean
is_marked (BonesOddsChart *self, guint i)
{
  return self->first + (int) i >= self->from;
}

static void
draw_bar (BonesOddsChart *self, cairo_t *cr, guint i, double step, double height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double gap = step > 6 ? MIN (4, step * 0.2) : 0;
  const double top = MAX (1.5, chance (self, i) / highest (self) * (height - 2));
  const double x = i * step + gap / 2, width = step - gap;

  if (width > 5)
    bones_paint_rounded (cr, x, height - top, width, top, MIN (3, width / 3));
  else
    cairo_rectangle (cr, x, height - top, width, top);
  bones_paint_set (cr, widget, is_marked (self, i) ? "bones_sea_bg" : "bones_ink",
                   is_marked (self, i) ? 1 : 0.28);
  cairo_fill (cr);
}

/* The line below the outcomes that count. */
static void
draw_line (BonesOddsChart *self, cairo_t *cr, double step, double width, double height)
{
  const double left = CLAMP (self->from - self->first, 0, (int) self->chances->len) * step;

  cairo_rectangle (cr, 0, height + 1, width, 1);
  bones_paint_set (cr, GTK_WIDGET (self), "bones_ink", 0.35);
  cairo_fill (cr);
  cairo_rectangle (cr, left, height, MAX (0, width - left), 3);
  bones_paint_set (cr, GTK_WIDGET (self), "bones_sea_bg", 1);
  cairo_fill (cr);
}

static void
draw_numbers (BonesOddsChart *self, cairo_t *cr, double step, double height, double digits)
{
  const guint every = MAX (1, (guint) (LEAST_STEP * digits / DIGITS / step + 0.999));

  bones_paint_set (cr, GTK_WIDGET (self), "bones_dim", 1);
  for (guint i = 0; i < self->chances->len; i += every)
    {
      g_autofree char *number = g_strdup_printf ("%d", self->first + (int) i);

      bones_paint_text (cr, GTK_WIDGET (self), number, (i + 0.5) * step, height, digits,
                        every * step);
    }
}

static void
bones_odds_chart_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesOddsChart *self = BONES_ODDS_CHART (drawn);
  const double scale = bones_drawn_scale (GTK_WIDGET (self));
  const double foot = FOOT * scale, step = width / MAX (1, self->chances->len);

  if (self->chances->len == 0 || highest (self) <= 0)
    return;

  for (guint i = 0; i < self->chances->len; i++)
    draw_bar (self, cr, i, step, height - foot);
  draw_line (self, cr, step, width, height - foot);
  draw_numbers (self, cr, step, height - foot / 2 + 1, DIGITS * scale);
}

static void
bones_odds_chart_extent (BonesDrawn *drawn, int *width, int *height)
{
  *width = 160;
  *height = 96;
}

static void
bones_odds_chart_finalize (GObject *object)
{
  g_array_unref (BONES_ODDS_CHART (object)->chances);
  G_OBJECT_CLASS (bones_odds_chart_parent_class)->finalize (object);
}

static void
bones_odds_chart_class_init (BonesOddsChartClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_odds_chart_finalize;
  drawn->draw = bones_odds_chart_draw;
  drawn->extent = bones_odds_chart_extent;
  drawn->fills = TRUE;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "oddschart");
}

static void
bones_odds_chart_init (BonesOddsChart *self)
{
  self->chances = g_array_new (FALSE, FALSE, sizeof (double));
}

GtkWidget *
bones_odds_chart_new (void)
{
  return g_object_new (BONES_TYPE_ODDS_CHART, NULL);
}

void
bones_odds_chart_set_chances (BonesOddsChart *self, gint first, guint n, const double *chances)
{
  g_return_if_fail (BONES_IS_ODDS_CHART (self));
  g_return_if_fail (chances != NULL || n == 0);

  self->first = first;
  g_array_set_size (self->chances, 0);
  g_array_append_vals (self->chances, chances, n);
  bones_drawn_changed (BONES_DRAWN (self));
}

void
bones_odds_chart_set_from (BonesOddsChart *self, gint from)
{
  g_return_if_fail (BONES_IS_ODDS_CHART (self));

  self->from = from;
  bones_drawn_changed (BONES_DRAWN (self));
}
