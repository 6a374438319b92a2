/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fleet-colour.h"

#include <math.h>

#include "fleet-hues.h"
#include "paint.h"

#define NOBODY BONES_N_FLEET_COLOURS

typedef void (*Pattern) (cairo_t *cr, double width, double height);

typedef struct {
  Pattern pattern;
  const char *letter;
} Fleet;

static void
stripes (cairo_t *cr, double width, double height)
{
  for (int i = 1; i < 5; i += 2)
    cairo_rectangle (cr, 0, i * height / 5, width, height / 5);
}

static void
chevron (cairo_t *cr, double width, double height)
{
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, width * 0.45, height / 2);
  cairo_line_to (cr, 0, height);
  cairo_close_path (cr);
}

static void
cross (cairo_t *cr, double width, double height)
{
  double bar = height / 4;

  cairo_rectangle (cr, (width - bar) / 2, 0, bar, height);
  cairo_rectangle (cr, 0, (height - bar) / 2, width, bar);
}

static void
quarters (cairo_t *cr, double width, double height)
{
  cairo_rectangle (cr, 0, 0, width / 2, height / 2);
  cairo_rectangle (cr, width / 2, height / 2, width / 2, height / 2);
}

static void
saltire (cairo_t *cr, double width, double height)
{
  double bar = height / 5;

  for (int i = 0; i < 2; i++)
    {
      double from = i == 0 ? 0 : height, to = height - from, over = i == 0 ? bar : -bar;

      cairo_move_to (cr, -bar, from);
      cairo_line_to (cr, 0, from - over);
      cairo_line_to (cr, width + bar, to);
      cairo_line_to (cr, width, to + over);
      cairo_close_path (cr);
    }
}

static void
border (cairo_t *cr, double width, double height)
{
  double bar = height / 5;

  cairo_rectangle (cr, 0, 0, width, bar);
  cairo_rectangle (cr, 0, height - bar, width, bar);
  cairo_rectangle (cr, 0, bar, bar, height - 2 * bar);
  cairo_rectangle (cr, width - bar, bar, bar, height - 2 * bar);
}

static void
dots (cairo_t *cr, double width, double height)
{
  for (int x = 0; x < 3; x++)
    for (int y = 0; y < 2; y++)
      {
        cairo_new_sub_path (cr);
        cairo_arc (cr, (x + 0.5) * width / 3, (y + 0.5) * height / 2, height / 7, 0, 2 * G_PI);
      }
}

static const Fleet fleets[] = {
  { NULL, "A" },    { stripes, "B" }, { chevron, "C" }, { cross, "D" }, { quarters, "E" },
  { saltire, "F" }, { border, "G" },  { dots, "H" },    { NULL, "" }, /* nobody's */
};

static const Fleet *
look_up (guint fleet)
{
  return &fleets[MIN (fleet, NOBODY)];
}

static GdkRGBA
rgba_of (guint32 hue)
{
  return (GdkRGBA){ .red = (float) (hue >> 16 & 0xff) / 255,
                    .green = (float) (hue >> 8 & 0xff) / 255,
                    .blue = (float) (hue & 0xff) / 255,
                    .alpha = 1 };
}

void
bones_fleet_colour (guint fleet, GdkRGBA *colour)
{
  g_return_if_fail (colour != NULL);

  *colour = rgba_of (bones_fleet_hues (fleet)->colour);
}

void
bones_fleet_ink (guint fleet, GdkRGBA *ink)
{
  g_return_if_fail (ink != NULL);

  *ink = rgba_of (bones_fleet_hues (fleet)->ink);
}

void
bones_fleet_shade (guint fleet, GdkRGBA *shade)
{
  g_return_if_fail (shade != NULL);

  *shade = rgba_of (bones_fleet_hues (fleet)->shade);
}

const char *
bones_fleet_letter (guint fleet)
{
  return look_up (fleet)->letter;
}

void
bones_fleet_paint (guint fleet, cairo_t *cr, double width, double height)
{
  const Fleet *look = look_up (fleet);
  GdkRGBA colour, shade;

  g_return_if_fail (cr != NULL);

  bones_fleet_colour (fleet, &colour);
  bones_fleet_shade (fleet, &shade);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  gdk_cairo_set_source_rgba (cr, &shade);
  if (look->pattern != NULL)
    look->pattern (cr, width, height);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
bones_fleet_paint_band (guint fleet, cairo_t *cr, double width, double height)
{
  double tile = height * 2;
  int n;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (height > 0);

  n = (int) ceil (width / tile);
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  for (int i = 0; i < n; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, i * tile, 0);
      /* Slightly wider, so that there is no gap between two. */
      bones_fleet_paint (fleet, cr, MIN (tile + 0.5, width - i * tile), height);
      cairo_restore (cr);
    }
  cairo_restore (cr);
}
