/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <cairo-pdf.h>
#include <gio/gio.h>

#include "sheet.h"

struct _BonesSheet {
  BonesSheetOptions options;
  char *title, *date, *foot;
  BonesPen *pen;
  guint n_pages;
  BonesSheetDraw draw;
  gpointer data;
  GDestroyNotify free_data;
};

BonesSheet *
bones_sheet_new (const char *title, const BonesSheetOptions *options, BonesSheetDraw draw,
                 gpointer data, GDestroyNotify free_data)
{
  BonesSheet *sheet;

  g_return_val_if_fail (title != NULL && options != NULL && options->date != NULL, NULL);
  g_return_val_if_fail (draw != NULL, NULL);

  sheet = g_new0 (BonesSheet, 1);
  sheet->options = *options;
  sheet->title = g_strdup (title);
  sheet->options.date = sheet->date = g_strdup (options->date);
  sheet->foot = g_strdup_printf ("%s · %s", title, options->date);
  sheet->pen = bones_pen_new (options->colour);
  sheet->draw = draw;
  sheet->data = data;
  sheet->free_data = free_data;
  return sheet;
}

void
bones_sheet_free (BonesSheet *sheet)
{
  if (sheet == NULL)
    return;

  if (sheet->free_data != NULL)
    sheet->free_data (sheet->data);

  g_free (sheet->title);
  g_free (sheet->date);
  g_free (sheet->foot);
  bones_pen_free (sheet->pen);
  g_free (sheet);
}

BonesPen *
bones_sheet_get_pen (BonesSheet *sheet)
{
  g_return_val_if_fail (sheet != NULL, NULL);

  return sheet->pen;
}

void
bones_sheet_set_n_pages (BonesSheet *sheet, guint n)
{
  g_return_if_fail (sheet != NULL);

  sheet->n_pages = n;
}

guint
bones_sheet_get_n_pages (const BonesSheet *sheet)
{
  g_return_val_if_fail (sheet != NULL, 0);

  return sheet->n_pages;
}

void
bones_sheet_draw (BonesSheet *sheet, guint page, cairo_t *cr)
{
  g_return_if_fail (sheet != NULL && page < sheet->n_pages && cr != NULL);

  cairo_save (cr);
  bones_page_correct (cr, sheet->options.measured);
  bones_pen_set_cairo (sheet->pen, cr);
  sheet->draw (sheet->pen, page, sheet->data);
  bones_page_foot (sheet->pen, sheet->options.paper, sheet->foot, page + 1, sheet->n_pages);
  bones_pen_set_cairo (sheet->pen, NULL);
  cairo_restore (cr);
}

static cairo_status_t
write_bytes (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
bones_sheets_to_pdf (const GPtrArray *sheets)
{
  GByteArray *bytes = g_byte_array_new ();
  const BonesSheet *first;
  cairo_surface_t *surface;
  double width, height;
  cairo_t *cr;

  g_return_val_if_fail (sheets != NULL && sheets->len > 0, NULL);

  first = g_ptr_array_index (sheets, 0);
  bones_paper_size (first->options.paper, &width, &height);
  surface = cairo_pdf_surface_create_for_stream (write_bytes, bytes, width, height);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, first->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, first->date);
  cr = cairo_create (surface);
  for (guint i = 0; i < sheets->len; i++)
    {
      BonesSheet *sheet = g_ptr_array_index (sheets, i);

      for (guint page = 0; page < sheet->n_pages; page++)
        {
          bones_sheet_draw (sheet, page, cr);
          cairo_show_page (cr);
        }
    }

  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}
