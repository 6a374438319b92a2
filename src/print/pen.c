/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pen.h"

#include "fleet-hues.h"

#define GAP 0.3 /* between two boxes, in sides of a box */

BonesPen *
bones_pen_new (gboolean colour)
{
  BonesPen *pen = g_new0 (BonesPen, 1);
  PangoFontMap *fonts = pango_cairo_font_map_get_default ();
  cairo_font_options_t *options = cairo_font_options_create ();

  pen->colour = colour;
  pen->pango = pango_font_map_create_context (fonts);
  pango_cairo_context_set_resolution (pen->pango, 72);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (pen->pango, options);
  cairo_font_options_destroy (options);
  return pen;
}

void
bones_pen_set_cairo (BonesPen *pen, cairo_t *cr)
{
  g_return_if_fail (pen != NULL);

  pen->cr = cr;
}

void
bones_pen_free (BonesPen *pen)
{
  if (pen == NULL)
    return;

  g_object_unref (pen->pango);
  g_free (pen);
}

static PangoLayout *
make_layout (BonesPen *pen, const char *text, double size, gboolean bold, double width)
{
  PangoLayout *layout = pango_layout_new (pen->pango);
  PangoFontDescription *font = pango_font_description_new ();

  pango_font_description_set_family (font, "Sans");
  pango_font_description_set_size (font, (gint) (size * PANGO_SCALE));
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (width > 0)
    pango_layout_set_width (layout, (gint) (width * PANGO_SCALE));

  return layout;
}

/* Takes @layout. */
static double
put_layout (BonesPen *pen, PangoLayout *layout, double x, double y, double *used)
{
  gint width, height;

  pango_layout_get_size (layout, &width, &height);
  if (used != NULL)
    *used = (double) width / PANGO_SCALE;

  if (pen->cr != NULL)
    {
      cairo_set_source_rgb (pen->cr, 0, 0, 0);
      cairo_move_to (pen->cr, x, y);
      pango_cairo_show_layout (pen->cr, layout);
      if (pen->said != NULL)
        g_string_append_printf (pen->said, "%s\n", pango_layout_get_text (layout));
    }

  g_object_unref (layout);
  return (double) height / PANGO_SCALE;
}

double
bones_pen_text (BonesPen *pen, const char *text, double size, gboolean bold, double x, double y,
                double width, double *used)
{
  g_return_val_if_fail (pen != NULL && text != NULL, 0);

  return put_layout (pen, make_layout (pen, text, size, bold, width), x, y, used);
}

double
bones_pen_measure (BonesPen *pen, const char *text, double size, gboolean bold, double *width)
{
  cairo_t *cr;
  double height;

  g_return_val_if_fail (pen != NULL && text != NULL, 0);

  cr = pen->cr;
  pen->cr = NULL;
  height = bones_pen_text (pen, text, size, bold, 0, 0, 0, width);
  pen->cr = cr;
  return height;
}

double
bones_pen_line (BonesPen *pen, const char *text, double size, gboolean bold, double x, double y,
                double width)
{
  PangoLayout *layout;

  g_return_val_if_fail (pen != NULL && text != NULL, 0);

  layout = make_layout (pen, text, size, bold, width);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  return put_layout (pen, layout, x, y, NULL);
}

void
bones_pen_frame (BonesPen *pen, double x, double y, double width, double height, double line)
{
  g_return_if_fail (pen != NULL);

  if (pen->cr == NULL)
    return;

  cairo_set_source_rgb (pen->cr, 0, 0, 0);
  cairo_set_line_width (pen->cr, line);
  cairo_rectangle (pen->cr, x, y, width, height);
  cairo_stroke (pen->cr);
}

void
bones_pen_take_fleet (BonesPen *pen, guint fleet)
{
  const guint32 hue = bones_fleet_hues (fleet)->colour;

  g_return_if_fail (pen != NULL);

  if (pen->cr != NULL)
    cairo_set_source_rgb (pen->cr, (hue >> 16 & 0xff) / 255.0, (hue >> 8 & 0xff) / 255.0,
                          (hue & 0xff) / 255.0);
}

void
bones_pen_rule (BonesPen *pen, double x, double y, double to_x, double to_y)
{
  g_return_if_fail (pen != NULL);

  if (pen->cr == NULL)
    return;

  cairo_set_source_rgb (pen->cr, 0, 0, 0);
  cairo_set_line_width (pen->cr, 0.6);
  cairo_move_to (pen->cr, x, y);
  cairo_line_to (pen->cr, to_x, to_y);
  cairo_stroke (pen->cr);
}

void
bones_pen_blank (BonesPen *pen, double x, double y, double width)
{
  const double dots[] = { 0.5, 1.5 };

  g_return_if_fail (pen != NULL);

  if (pen->cr == NULL)
    return;

  cairo_save (pen->cr);
  cairo_set_dash (pen->cr, dots, G_N_ELEMENTS (dots), 0);
  bones_pen_rule (pen, x, y, x + width, y);
  cairo_restore (pen->cr);
}

void
bones_pen_box (BonesPen *pen, double x, double y, double side, gboolean lost)
{
  g_return_if_fail (pen != NULL);

  bones_pen_frame (pen, x, y, side, side, 0.7);
  if (!lost)
    return;

  bones_pen_rule (pen, x, y, x + side, y + side);
  bones_pen_rule (pen, x, y + side, x + side, y);
}

double
bones_pen_boxes (BonesPen *pen, guint n, guint lost, double x, double y, double side, double width)
{
  const double step = side * (1 + GAP);
  const guint per_row = MAX (1, (guint) ((width + side * GAP) / step));

  guint row = 0;

  for (guint i = 0; i < n; i++)
    {
      row = i / per_row;
      bones_pen_box (pen, x + step * (i % per_row), y + step * row, side, i < lost);
    }

  return n == 0 ? 0 : step * (row + 1) - side * GAP;
}
