/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-fan.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "paint.h"

#define MOST 9      /* the most cards that are drawn */
#define SPREAD 0.16 /* radians between two cards, if there is room */
#define CORNER 0.08 /* as a share of the height of a card */

struct _BonesCardFan {
  BonesDrawn parent_instance;

  guint count, size;
};

G_DEFINE_FINAL_TYPE (BonesCardFan, bones_card_fan, BONES_TYPE_DRAWN)

void
bones_card_back_paint (cairo_t *cr, GtkWidget *widget, double width, double height)
{
  g_return_if_fail (cr != NULL && GTK_IS_WIDGET (widget));

  cairo_save (cr);
  bones_paint_rounded (cr, 0, 0, width, height, height * CORNER);
  bones_paint_set (cr, widget, "bones_sea_bg", 1);
  cairo_fill_preserve (cr);
  bones_paint_set (cr, widget, "bones_dial", 1);
  cairo_set_line_width (cr, MAX (1, height * 0.02));
  cairo_stroke (cr);
  cairo_translate (cr, width / 2, height / 2);
  bones_paint_star (cr, 8, width * 0.3, width * 0.1);
  bones_paint_set (cr, widget, "bones_sea_ink", 0.5);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
bones_card_fan_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  const guint n = MIN (BONES_CARD_FAN (drawn)->count, MOST);
  const double tall = height * 0.62, wide = tall * 0.68, radius = height * 1.25;
  const double spread = n > 1 ? MIN (SPREAD, (width - wide) / (radius * (n - 1))) : 0;

  cairo_translate (cr, width / 2, height * 0.2 + radius);
  for (guint i = 0; i < n; i++)
    {
      cairo_save (cr);
      cairo_rotate (cr, ((double) i - (n - 1) / 2.0) * spread);
      cairo_translate (cr, -wide / 2, -radius);
      bones_card_back_paint (cr, GTK_WIDGET (drawn), wide, tall);
      cairo_restore (cr);
    }
}

static void
bones_card_fan_extent (BonesDrawn *drawn, int *width, int *height)
{
  *height = (int) BONES_CARD_FAN (drawn)->size;
  *width = *height * 5 / 4;
}

/* It shrinks if large text leaves little room. */
static void
bones_card_fan_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  const gboolean along = orientation == GTK_ORIENTATION_HORIZONTAL;
  const double tall = BONES_CARD_FAN (widget)->size * bones_drawn_scale (widget);

  *natural = (int) (along ? 2 * tall : tall);
  *minimum = along ? (int) BONES_CARD_FAN (widget)->size : *natural;
}

static char *
bones_card_fan_describe (BonesDrawn *drawn)
{
  const guint n = BONES_CARD_FAN (drawn)->count;

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u card, face down", "%u cards, face down", n), n);
}

static void
bones_card_fan_class_init (BonesCardFanClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  GTK_WIDGET_CLASS (klass)->measure = bones_card_fan_measure;
  drawn->draw = bones_card_fan_draw;
  drawn->extent = bones_card_fan_extent;
  drawn->describe = bones_card_fan_describe;
  drawn->fills = TRUE;
  bones_drawn_class_add_field (drawn,
                               g_param_spec_uint ("count", NULL, NULL, 0, 999, 0, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesCardFan, count));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_uint ("size", NULL, NULL, 40, 512, 120, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesCardFan, size));
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "cardfan");
}

static void
bones_card_fan_init (BonesCardFan *self)
{
}

GtkWidget *
bones_card_fan_new (guint count)
{
  return g_object_new (BONES_TYPE_CARD_FAN, "count", count, NULL);
}
