/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pips.h"

#include "paint.h"

struct _BonesPips {
  BonesTally parent_instance;
};

G_DEFINE_FINAL_TYPE (BonesPips, bones_pips, BONES_TYPE_TALLY)

void
bones_pips_paint (cairo_t *cr, GtkWidget *widget, guint i, gboolean there, double d)
{
  double line = MAX (1, d * 0.085);

  bones_paint_rounded (cr, line / 2, line / 2, d - line, d - line, d * 0.24);
  if (!there)
    {
      const double dashes[] = { d * 0.16, d * 0.12 };

      cairo_set_dash (cr, dashes, 2, 0);
      cairo_set_line_width (cr, line);
      bones_paint_set (cr, widget, "bones_ink", 0.45);
      cairo_stroke (cr);
      return;
    }
  bones_paint_set (cr, widget, "bones_ink", 0.88);
  cairo_fill (cr);
  bones_paint_set (cr, widget, "bones_dial", 1);
  for (int pip = 0; pip < 5; pip++)
    {
      double x = pip == 4 ? 0 : pip % 2 * 2 - 1, y = pip == 4 ? 0 : pip / 2 * 2 - 1;

      cairo_new_sub_path (cr);
      cairo_arc (cr, d * (0.5 + 0.23 * x), d * (0.5 + 0.23 * y), d * 0.088, 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

static void
bones_pips_class_init (BonesPipsClass *klass)
{
  BONES_TALLY_CLASS (klass)->mark = bones_pips_paint;
  BONES_TALLY_CLASS (klass)->size = 16;
}

static void
bones_pips_init (BonesPips *self)
{
}

GtkWidget *
bones_pips_new (void)
{
  return g_object_new (BONES_TYPE_PIPS, NULL);
}
