/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "booty-dice.h"

#include "paint.h"

struct _BonesBootyDice {
  BonesTally parent_instance;
};

G_DEFINE_FINAL_TYPE (BonesBootyDice, bones_booty_dice, BONES_TYPE_TALLY)

static void
diamond (cairo_t *cr, double d, double r)
{
  cairo_move_to (cr, d / 2, d / 2 - r);
  cairo_line_to (cr, d / 2 + r, d / 2);
  cairo_line_to (cr, d / 2, d / 2 + r);
  cairo_line_to (cr, d / 2 - r, d / 2);
  cairo_close_path (cr);
}

static void
paint_die (cairo_t *cr, GtkWidget *widget, guint i, gboolean there, double d)
{
  double line = MAX (1, d * 0.08);

  bones_paint_rounded (cr, line / 2, line / 2, d - line, d - line, d * 0.24);
  cairo_set_line_width (cr, line);
  if (!there)
    {
      const double dashes[] = { d * 0.16, d * 0.12 };

      cairo_set_dash (cr, dashes, 2, 0);
      bones_paint_set (cr, widget, "bones_brass", 0.7);
      cairo_stroke (cr);
      return;
    }
  bones_paint_set (cr, widget, "bones_gold", 1);
  cairo_fill_preserve (cr);
  bones_paint_set (cr, widget, "bones_gold_shade", 1);
  cairo_stroke (cr);
  cairo_move_to (cr, d * 0.24, line * 1.6);
  cairo_line_to (cr, d * 0.76, line * 1.6);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.55);
  cairo_stroke (cr);
  diamond (cr, d, d * 0.22);
  bones_paint_set (cr, widget, "bones_gold_shade", 1);
  cairo_fill (cr);
}

static void
bones_booty_dice_class_init (BonesBootyDiceClass *klass)
{
  BONES_TALLY_CLASS (klass)->mark = paint_die;
  BONES_TALLY_CLASS (klass)->size = 18;
}

static void
bones_booty_dice_init (BonesBootyDice *self)
{
}

GtkWidget *
bones_booty_dice_new (void)
{
  return g_object_new (BONES_TYPE_BOOTY_DICE, NULL);
}
