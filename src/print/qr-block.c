/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "qr-block.h"

void
bones_qr_block (cairo_t *cr, const BonesQrCode *code, double x, double y, double side)
{
  guint n;
  double unit;

  g_return_if_fail (cr != NULL && code != NULL);

  n = bones_qr_code_get_side (code);
  unit = side / (n + 2 * BONES_QR_MARGIN);
  cairo_save (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE); /* no grey line between modules */
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, x, y, side, side);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint row = 0; row < n; row++)
    for (guint column = 0; column < n; column++)
      if (bones_qr_code_is_dark (code, column, row))
        cairo_rectangle (cr, x + (column + BONES_QR_MARGIN) * unit,
                         y + (row + BONES_QR_MARGIN) * unit, unit, unit);

  cairo_fill (cr);
  cairo_restore (cr);
}

static cairo_status_t
append (void *bytes, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
bones_qr_to_png (const BonesQrCode *code, guint unit)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_t *cr;
  guint side;

  g_return_val_if_fail (code != NULL, NULL);

  side = (bones_qr_code_get_side (code) + 2 * BONES_QR_MARGIN) * unit;
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) side, (int) side);
  cr = cairo_create (surface);
  bones_qr_block (cr, code, 0, 0, side);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, append, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}
