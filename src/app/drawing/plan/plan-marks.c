/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plan-marks.h"

#define SMALLER 0.62   /* the least size of words, as a share of their normal size */
#define MOST_MUZZLES 4 /* more guns are drawn as one muzzle and a number */

static const char flame[] =
    "M50 2 C60 20 88 36 86 64 C84 87 68 98 50 98 C32 98 16 87 14 64 C13 48 26 42 30 26 C39 32 43 40 "
    "43 50 C54 38 56 20 50 2 Z";
static const char inner[] =
    "M52 52 C60 62 68 68 66 80 C64 90 58 94 50 94 C42 94 35 89 34 79 C34 70 43 66 52 52 Z";

void
bones_plan_flame (cairo_t *cr, GtkWidget *widget, double d)
{
  cairo_save (cr);
  cairo_scale (cr, d / 100, d / 100);
  bones_art_path (cr, flame);
  bones_paint_set (cr, widget, "bones_shot", 1);
  cairo_fill (cr);
  bones_art_path (cr, inner);
  bones_paint_set (cr, widget, "bones_gold", 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
bones_plan_hold (cairo_t *cr, GtkWidget *widget, gboolean full, double d)
{
  const double line = MAX (1, d * 0.09);

  bones_paint_rounded (cr, line / 2, line / 2, d - line, d - line, d * 0.18);
  bones_paint_set (cr, widget, full ? "bones_sea_bg" : "bones_dial", 1);
  cairo_fill_preserve (cr);
  bones_paint_set (cr, widget, full ? "bones_sea" : "bones_ink", full ? 1 : 0.75);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  if (!full)
    return;

  for (guint i = 0; i < 2; i++)
    {
      const double y = d * (0.36 + 0.27 * i);

      cairo_move_to (cr, d * 0.18, y);
      cairo_curve_to (cr, d * 0.3, y - d * 0.14, d * 0.38, y - d * 0.14, d * 0.5, y);
      cairo_curve_to (cr, d * 0.62, y + d * 0.14, d * 0.7, y + d * 0.14, d * 0.82, y);
    }
  bones_paint_set (cr, widget, "bones_sea_ink", 1);
  cairo_set_line_width (cr, MAX (1, d * 0.1));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
}

void
bones_plan_hand (cairo_t *cr, GtkWidget *widget, gboolean there, double d)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, d / 2, d * 0.3, d * 0.19, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_move_to (cr, d * 0.17, d * 0.93);
  cairo_curve_to (cr, d * 0.17, d * 0.42, d * 0.83, d * 0.42, d * 0.83, d * 0.93);
  cairo_close_path (cr);
  bones_paint_set (cr, widget, "bones_ink", there ? 1 : 0.45);
  if (there)
    {
      cairo_fill (cr);
      return;
    }
  cairo_set_line_width (cr, MAX (1, d * 0.07));
  cairo_stroke (cr);
  cairo_move_to (cr, d * 0.1, d * 0.86);
  cairo_line_to (cr, d * 0.9, d * 0.18);
  bones_paint_set (cr, widget, "bones_shot", 1);
  cairo_set_line_width (cr, MAX (1, d * 0.1));
  cairo_stroke (cr);
}

void
bones_plan_glow (cairo_t *cr, GtkWidget *widget, double height)
{
  cairo_pattern_t *light = cairo_pattern_create_linear (0, 0, 0, height);
  GdkRGBA low, high;

  bones_paint_colour (widget, "bones_gold", &low);
  bones_paint_colour (widget, "bones_shot", &high);
  cairo_pattern_add_color_stop_rgba (light, 0, high.red, high.green, high.blue, 0.1);
  cairo_pattern_add_color_stop_rgba (light, 1, low.red, low.green, low.blue, 0.6);
  cairo_set_source (cr, light);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (light);
}

void
bones_plan_cross_out (cairo_t *cr, GtkWidget *widget, double x, double y, double width,
                      double height, double unit)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x + width, y + height);
  cairo_move_to (cr, x + width, y);
  cairo_line_to (cr, x, y + height);
  bones_paint_set (cr, widget, "bones_shot", 0.4);
  cairo_set_line_width (cr, MAX (1, 1.4 * unit));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
}

/* The number that is drawn side by side. */
static guint
count_drawn (const BonesPlanGuns *guns)
{
  return guns->number <= MOST_MUZZLES ? guns->number : 1;
}

static gboolean
is_along_ship (const BonesPlanGuns *guns)
{
  return guns->at == BONES_MUZZLE_BOW || guns->at == BONES_MUZZLE_STERN;
}

/* Bow and stern guns are drawn from the side, others from the front. */
static double
pitch (const BonesPlanGuns *guns, double d)
{
  return is_along_ship (guns) ? d * 1.7 : d * 1.25;
}

double
bones_plan_muzzles_width (const BonesPlanGuns *guns, double d)
{
  return count_drawn (guns) * pitch (guns, d) + (guns->number > MOST_MUZZLES ? d * 1.6 : 0);
}

static void
lay_barrel (cairo_t *cr, double x, double y, double d, gboolean to_the_left)
{
  const double tip = to_the_left ? x : x + d * 1.5, breech = to_the_left ? x + d * 1.5 : x;

  cairo_move_to (cr, tip, y - d * 0.22);
  cairo_line_to (cr, breech, y - d * 0.4);
  cairo_line_to (cr, breech, y + d * 0.4);
  cairo_line_to (cr, tip, y + d * 0.22);
  cairo_close_path (cr);
}

static void
lay_mouth (cairo_t *cr, const BonesPlanGuns *guns, double x, double y, double d)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + d / 2, y, d * 0.46, 0, 2 * G_PI);
  if (guns->at == BONES_MUZZLE_ALL) /* it turns */
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x + d / 2, y, d * 0.6, 0, 2 * G_PI);
    }
}

/* Half a muzzle is drawn for guns on the far side. */
static void
draw_muzzle (cairo_t *cr, GtkWidget *widget, const BonesPlanGuns *guns, double x, double y,
             double d)
{
  bones_paint_set (cr, widget, "bones_ink", guns->lost ? 0.5 : 1);
  if (is_along_ship (guns))
    {
      lay_barrel (cr, x, y, d, guns->at == BONES_MUZZLE_BOW);
      cairo_fill (cr);
      return;
    }
  lay_mouth (cr, guns, x, y, d);
  cairo_set_line_width (cr, MAX (1, d * 0.2));
  cairo_stroke (cr);
  cairo_new_sub_path (cr);
  if (guns->at == BONES_MUZZLE_STARBOARD)
    cairo_arc (cr, x + d / 2, y, d * 0.3, -G_PI_2, G_PI_2);
  else if (guns->at == BONES_MUZZLE_PORT)
    cairo_arc (cr, x + d / 2, y, d * 0.3, G_PI_2, 3 * G_PI_2);
  else
    cairo_arc (cr, x + d / 2, y, d * 0.22, 0, 2 * G_PI);
  cairo_fill (cr);
}

void
bones_plan_muzzles (cairo_t *cr, GtkWidget *widget, const BonesPlanGuns *guns, double x, double y,
                    double d)
{
  const double wide = bones_plan_muzzles_width (guns, d);

  for (guint i = 0; i < count_drawn (guns); i++)
    draw_muzzle (cr, widget, guns, x + i * pitch (guns, d), y, d);
  if (guns->number > MOST_MUZZLES)
    {
      g_autofree char *number = g_strdup_printf ("%u", guns->number);

      bones_plan_write (cr, widget, number, x + pitch (guns, d), y, d * 1.1, 0, FALSE);
    }
  if (!guns->lost)
    return;

  cairo_move_to (cr, x - d * 0.2, y + d * 0.5);
  cairo_line_to (cr, x + wide, y - d * 0.5);
  bones_paint_set (cr, widget, "bones_shot", 1);
  cairo_set_line_width (cr, MAX (1.2, d * 0.24));
  cairo_stroke (cr);
}

/* Words that are slightly too long are drawn slightly smaller. */
static PangoLayout *
lay_words (GtkWidget *widget, const char *text, double height, double room, gboolean struck)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int wide;

  pango_attr_list_insert (attributes,
                          pango_attr_size_new_absolute ((int) (height * 1.38 * PANGO_SCALE)));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_SEMIBOLD));
  if (struck)
    pango_attr_list_insert (attributes, pango_attr_strikethrough_new (TRUE));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &wide, NULL);
  if (room <= 0 || wide <= room)
    return layout;

  pango_attr_list_change (
      attributes, pango_attr_size_new_absolute (
                      (int) (height * 1.38 * MAX ((room - 1) / wide, SMALLER) * PANGO_SCALE)));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &wide, NULL);
  if (wide <= room)
    return layout;

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, (int) (room * PANGO_SCALE));
  return layout;
}

double
bones_plan_write (cairo_t *cr, GtkWidget *widget, const char *text, double x, double y,
                  double height, double room, gboolean struck)
{
  g_autoptr (PangoLayout) layout = lay_words (widget, text, height, room, struck);
  int wide, high;

  pango_layout_get_pixel_size (layout, &wide, &high);
  cairo_move_to (cr, x, y - high / 2.0);
  bones_paint_set (cr, widget, "bones_ink", struck ? 0.8 : 1);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
  return wide;
}
