/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "early-fonts.h"

#include <gtk/gtk.h>
#include <pango/pangocairo.h>

#define LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 .,:;/()%+-–·…“”"

/* Of data/style.css and libadwaita: the labels that every page of a battle has. */
static const char *const classes[] = { "body", "points", "caption", "chip", "odds", "prompt" };

/* What GTK tells a font, and nothing of GTK itself. */
typedef struct {
  PangoFontDescription *fonts[G_N_ELEMENTS (classes)];
  cairo_font_options_t *options;
  PangoLanguage *language;
  double resolution;
} Style;

static Style *
new_style (void)
{
  Style *style = g_new0 (Style, 1);
  g_autoptr (GtkWidget) label = g_object_ref_sink (gtk_label_new (NULL));
  PangoContext *context = gtk_widget_get_pango_context (label);

  style->options = cairo_font_options_copy (pango_cairo_context_get_font_options (context));
  style->language = pango_context_get_language (context);
  style->resolution = pango_cairo_context_get_resolution (context);
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      g_autoptr (GtkWidget) sample = g_object_ref_sink (gtk_label_new (NULL));

      gtk_widget_add_css_class (sample, classes[i]);
      style->fonts[i] = pango_font_description_copy (
          pango_context_get_font_description (gtk_widget_get_pango_context (sample)));
    }
  return style;
}

static void
free_style (Style *style)
{
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    pango_font_description_free (style->fonts[i]);
  cairo_font_options_destroy (style->options);
  g_free (style);
}

/* cairo reads the outline only of a letter that it draws. */
static void
draw (PangoLayout *layout)
{
  cairo_surface_t *surface;
  cairo_t *cr;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_A8, width, height);
  cr = cairo_create (surface);
  pango_cairo_show_layout (cr, layout);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* A font map belongs to one thread; what cairo keeps of its fonts does not. */
static gpointer
read_fonts (gpointer data)
{
  Style *style = data;
  PangoFontMap *map = pango_cairo_font_map_new ();
  PangoContext *context = pango_font_map_create_context (map);
  PangoLayout *layout = pango_layout_new (context);

  pango_context_set_language (context, style->language);
  pango_cairo_context_set_font_options (context, style->options);
  pango_cairo_context_set_resolution (context, style->resolution);
  pango_layout_context_changed (layout);
  pango_layout_set_text (layout, LETTERS, -1);
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      pango_layout_set_font_description (layout, style->fonts[i]);
      draw (layout);
    }

  g_object_unref (layout);
  g_object_unref (context);
  g_object_unref (map);
  free_style (style);
  return NULL;
}

void
bones_fonts_read_early (void)
{
  g_thread_unref (g_thread_new ("fonts", read_fonts, new_style ()));
}
