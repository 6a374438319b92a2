/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "paint.h"

#include <adwaita.h>
#include <math.h>

#define LAYOUT_SIZE 32 /* pixels: the size at which text is laid out before it is scaled */
#define CAPITALS 0.72  /* the height of a capital, as a share of the font size */

void
bones_paint_colour (GtkWidget *widget, const char *name, GdkRGBA *colour)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (name != NULL && colour != NULL);

  GtkStyleContext *style = gtk_widget_get_style_context (widget);

  if (!gtk_style_context_lookup_color (style, name, colour))
    gtk_style_context_get_color (style, colour);
}

gboolean
bones_paint_high_contrast (void)
{
  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

void
bones_paint_set (cairo_t *cr, GtkWidget *widget, const char *name, double alpha)
{
  GdkRGBA colour;

  bones_paint_colour (widget, name, &colour);
  if (bones_paint_high_contrast ())
    alpha = sqrt (alpha);
  colour.alpha *= (float) alpha;
  gdk_cairo_set_source_rgba (cr, &colour);
}

void
bones_paint_rounded (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  double r = MIN (radius, MIN (width, height) / 2);

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - r, y + r, r, -G_PI_2, 0);
  cairo_arc (cr, x + width - r, y + height - r, r, 0, G_PI_2);
  cairo_arc (cr, x + r, y + height - r, r, G_PI_2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

void
bones_paint_star (cairo_t *cr, guint n, double outer, double inner)
{
  for (guint i = 0; i < 2 * n; i++)
    {
      double r = i % 2 == 0 ? outer : inner;
      double angle = i * G_PI / n;

      cairo_line_to (cr, r * sin (angle), -r * cos (angle));
    }
  cairo_close_path (cr);
}

void
bones_paint_tick (cairo_t *cr, double r)
{
  cairo_move_to (cr, -r * 0.9, r * 0.1);
  cairo_line_to (cr, -r * 0.25, r * 0.75);
  cairo_line_to (cr, r * 0.9, -r * 0.65);
}

void
bones_paint_cross (cairo_t *cr, double r)
{
  cairo_move_to (cr, -r, -r);
  cairo_line_to (cr, r, r);
  cairo_move_to (cr, r, -r);
  cairo_line_to (cr, -r, r);
}

/* Text is always laid out at one size and then scaled: looking up a font for each size would
 * take longer than drawing. */
double
bones_paint_text (cairo_t *cr, GtkWidget *widget, const char *text, double x, double y,
                  double height, double room)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (
      pango_context_get_font_description (pango_layout_get_context (layout)));
  double scale = height / (CAPITALS * LAYOUT_SIZE);
  PangoRectangle ink, logical;

  pango_font_description_set_absolute_size (font, LAYOUT_SIZE * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_extents (layout, &ink, &logical);
  if (room > 0 && logical.width * scale > room * PANGO_SCALE)
    scale = room * PANGO_SCALE / logical.width;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, scale, scale);
  cairo_move_to (cr, -(ink.x + ink.width / 2.0) / PANGO_SCALE,
                 -(ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
  cairo_new_path (cr);
  return logical.width * scale / PANGO_SCALE;
}

void
bones_paint_mix (const GdkRGBA *a, const GdkRGBA *b, double share, GdkRGBA *mixed)
{
  float s = (float) share;

  mixed->red = a->red + (b->red - a->red) * s;
  mixed->green = a->green + (b->green - a->green) * s;
  mixed->blue = a->blue + (b->blue - a->blue) * s;
  mixed->alpha = a->alpha + (b->alpha - a->alpha) * s;
}

static double
linear (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
luminance (const GdkRGBA *c)
{
  return 0.2126 * linear (c->red) + 0.7152 * linear (c->green) + 0.0722 * linear (c->blue);
}

double
bones_paint_contrast (const GdkRGBA *a, const GdkRGBA *b)
{
  double la = luminance (a), lb = luminance (b);

  g_return_val_if_fail (a != NULL && b != NULL, 1);

  return (MAX (la, lb) + 0.05) / (MIN (la, lb) + 0.05);
}
