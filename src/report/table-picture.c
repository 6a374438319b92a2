/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "table-picture.h"

#include "ship-block.h"

#include <cairo-svg.h>
#include <math.h>

#define COLUMNS 4
#define COLUMN 180.0 /* points */
#define GAP 14.0
#define MARGIN 20.0
#define WIDTH (2 * MARGIN + COLUMNS * COLUMN + (COLUMNS - 1) * GAP)
#define TITLE 18.0 /* sizes of text */
#define HEADING 12.0
#define TEXT 9.0
#define SCALE 2.0           /* pixels of a point */
#define MOST_HEIGHT 16000.0 /* points: images have at most 32,767 pixels */

/* The ships of a fleet in rows. Returns their height. */
static double
draw_ships (BonesPen *pen, const GPtrArray *ships, double y)
{
  double height = 0, row = 0;

  for (guint i = 0; i < ships->len; i++)
    {
      if (i > 0 && i % COLUMNS == 0)
        {
          height += row + GAP;
          row = 0;
        }

      row =
          MAX (row, bones_ship_block (pen, g_ptr_array_index (ships, i),
                                      MARGIN + (i % COLUMNS) * (COLUMN + GAP), y + height, COLUMN));
    }

  return height + row;
}

/* @ships below their heading @name. Returns their height. */
static double
draw_group (BonesPen *pen, const char *name, const GPtrArray *ships, double y)
{
  double height = bones_pen_text (pen, name, HEADING, TRUE, MARGIN, y, WIDTH - 2 * MARGIN, NULL);

  bones_pen_rule (pen, MARGIN, y + height + 2, WIDTH - MARGIN, y + height + 2);
  height += 8;
  height += draw_ships (pen, ships, y + height);
  return height + GAP;
}

static double
draw_fleet (BonesPen *pen, const BonesFleetView *fleet, double y)
{
  g_autofree char *name =
      fleet->player != NULL && *fleet->player != '\0'
          ? g_strdup_printf ("%c  %s – %s", fleet->letter, fleet->name, fleet->player)
          : g_strdup_printf ("%c  %s", fleet->letter, fleet->name);

  return draw_group (pen, name, fleet->ships, y);
}

/* Returns the height of all. */
static double
draw_all (BonesPen *pen, const BonesView *view, const char *title)
{
  double y = MARGIN;

  y += bones_pen_text (pen, title, TITLE, TRUE, MARGIN, y, WIDTH - 2 * MARGIN, NULL) + 2;
  y += bones_pen_text (pen, view->round_text, TEXT, FALSE, MARGIN, y, WIDTH - 2 * MARGIN, NULL);
  if (view->wind_said != NULL && !view->over)
    y += bones_pen_text (pen, view->wind_said, TEXT, FALSE, MARGIN, y, WIDTH - 2 * MARGIN, NULL);
  if (view->outcome != NULL)
    y += bones_pen_text (pen, view->outcome, TEXT, TRUE, MARGIN, y, WIDTH - 2 * MARGIN, NULL);

  y += GAP;
  for (guint i = 0; i < view->fleets->len; i++)
    y += draw_fleet (pen, g_ptr_array_index (view->fleets, i), y);
  if (view->unowned->len > 0)
    y += draw_group (pen, _ ("Abandoned hulls"), view->unowned, y);

  return y + MARGIN - GAP;
}

static cairo_status_t
write_bytes (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
bones_table_picture (const BonesView *view, const char *title, BonesPictureForm form)
{
  g_autoptr (BonesPen) pen = bones_pen_new (TRUE);
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  double height;
  cairo_t *cr;

  g_return_val_if_fail (view != NULL && title != NULL, g_byte_array_free_to_bytes (bytes));

  height = MIN (ceil (draw_all (pen, view, title)), MOST_HEIGHT);
  surface = form == BONES_PICTURE_SVG
                ? cairo_svg_surface_create_for_stream (write_bytes, bytes, WIDTH, height)
                : cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (WIDTH * SCALE),
                                              (int) (height * SCALE));
  cr = cairo_create (surface);
  if (form == BONES_PICTURE_PNG)
    cairo_scale (cr, SCALE, SCALE);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  bones_pen_set_cairo (pen, cr);
  draw_all (pen, view, title);
  bones_pen_set_cairo (pen, NULL);
  cairo_destroy (cr);
  if (form == BONES_PICTURE_PNG)
    cairo_surface_write_to_png_stream (surface, write_bytes, bytes);

  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}
