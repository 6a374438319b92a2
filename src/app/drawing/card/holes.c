/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "holes.h"

#include <math.h>

#include "paint.h"

struct _BonesHoles {
  BonesTally parent_instance;
};

G_DEFINE_FINAL_TYPE (BonesHoles, bones_holes, BONES_TYPE_TALLY)

/* A hole shot through planks. Each has its own splinters. */
static void
lay_splinters (cairo_t *cr, double d)
{
  static const double outer[] = { 0.58, 0.43, 0.54, 0.47, 0.6, 0.42, 0.52, 0.46 };

  const int n = G_N_ELEMENTS (outer);

  for (int i = 0; i < n; i++)
    {
      double tip = (i + (i % 2 == 0 ? 0.12 : 0)) * 2 * G_PI / n;
      double notch = (i + 0.5) * 2 * G_PI / n;

      cairo_line_to (cr, d * outer[i] * sin (tip), -d * outer[i] * cos (tip));
      cairo_line_to (cr, d * 0.3 * sin (notch), -d * 0.3 * cos (notch));
    }
  cairo_close_path (cr);
}

void
bones_holes_paint (cairo_t *cr, GtkWidget *widget, guint i, gboolean there, double d)
{
  cairo_translate (cr, d / 2, d / 2);
  if (!there)
    {
      cairo_arc (cr, 0, 0, d * 0.36, 0, 2 * G_PI);
      cairo_set_line_width (cr, MAX (1, d * 0.1));
      bones_paint_set (cr, widget, "bones_ink", 0.5);
      cairo_stroke (cr);
      return;
    }
  cairo_rotate (cr, i * 1.9);
  lay_splinters (cr, d);
  bones_paint_set (cr, widget, "bones_shot", 1);
  cairo_fill (cr);
  cairo_arc (cr, 0, 0, d * 0.16, 0, 2 * G_PI);
  bones_paint_set (cr, widget, "bones_dial", 1);
  cairo_fill (cr);
}

/* A frame that is cracked at its ends. */
void
bones_holes_paint_broken (cairo_t *cr, GtkWidget *widget, double width, double height)
{
  double line = MAX (1.25, height * 0.065), step = height * 0.13;

  bones_paint_rounded (cr, line / 2, line / 2, width - line, height - line, height * 0.32);
  bones_paint_set (cr, widget, "bones_shot_soft", 1);
  cairo_fill_preserve (cr);
  bones_paint_set (cr, widget, "bones_shot", 1);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  for (int side = 0; side < 2; side++)
    {
      double x = side == 0 ? 0 : width, in = side == 0 ? step : -step;

      cairo_move_to (cr, x, height * 0.3);
      cairo_line_to (cr, x + in * 1.5, height * 0.46);
      cairo_line_to (cr, x + in * 0.6, height * 0.54);
      cairo_line_to (cr, x + in * 1.9, height * 0.72);
    }
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_BEVEL);
  cairo_stroke (cr);
}

static void
bones_holes_ground (BonesTally *tally, cairo_t *cr, double width, double height)
{
  const guint limit = bones_tally_get_limit (tally);

  if (limit > 0 && bones_tally_get_count (tally) >= limit)
    bones_holes_paint_broken (cr, GTK_WIDGET (tally), width, height);
}

static void
bones_holes_class_init (BonesHolesClass *klass)
{
  BONES_TALLY_CLASS (klass)->mark = bones_holes_paint;
  BONES_TALLY_CLASS (klass)->ground = bones_holes_ground;
  BONES_TALLY_CLASS (klass)->size = 16;
}

static void
bones_holes_init (BonesHoles *self)
{
}

GtkWidget *
bones_holes_new (void)
{
  return g_object_new (BONES_TYPE_HOLES, NULL);
}
