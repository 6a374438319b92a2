/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "put.h"

#include "paint.h"
#include "sign.h"

#include <math.h>

#define PARTS 12 /* of a pixel: text of whole points has such a size, whatever its scale */

/* The size of the text of @layout times @size, as GTK computes it from "font-size" in CSS: a size
 * that differs by a rounding would be another font to look up, a hundredth of the start. */
static int
size_as_in_css (PangoLayout *layout, double size)
{
  const PangoFontDescription *font =
      pango_context_get_font_description (pango_layout_get_context (layout));
  const double pixels = pango_units_to_double (pango_font_description_get_size (font));

  return pango_units_from_double (round (pixels * PARTS) / PARTS * size);
}

PangoLayout *
bones_layout_new (GtkWidget *widget, const char *text, double size, gboolean bold)
{
  PangoLayout *layout;
  PangoAttrList *list;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  layout = gtk_widget_create_pango_layout (widget, text);
  list = pango_attr_list_new ();
  pango_attr_list_insert (list, pango_attr_size_new_absolute (size_as_in_css (layout, size)));
  if (bold)
    pango_attr_list_insert (list, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, list);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_attr_list_unref (list);
  return layout;
}

int
bones_layout_width (PangoLayout *layout)
{
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

int
bones_layout_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* Aligned to whole pixels, for crisp letters. */
void
bones_put_layout (GtkSnapshot *snapshot, GtkWidget *widget, PangoLayout *layout, double x, double y,
                  const char *colour)
{
  GdkRGBA rgba;

  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot) && GTK_IS_WIDGET (widget));

  bones_paint_colour (widget, colour, &rgba);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (int) (x + 0.5), (float) (int) (y + 0.5)));
  gtk_snapshot_append_layout (snapshot, layout, &rgba);
  gtk_snapshot_restore (snapshot);
}

const char *
bones_icon_name (const char *icon)
{
  g_autofree char *name = g_strdup_printf ("bones-%s-symbolic", icon != NULL ? icon : "die");

  return g_intern_string (name);
}

GtkWidget *
bones_icon_new (const char *icon, guint size)
{
  GtkWidget *sign;

  if (!bones_sign_is_known (icon))
    return gtk_image_new_from_icon_name (bones_icon_name (icon));

  sign = bones_sign_new (icon);
  g_object_set (sign, "size", size, NULL);
  return sign;
}

static void
put_sign (GtkSnapshot *snapshot, GtkWidget *widget, const char *icon, double x, double y,
          double size)
{
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) size, (float) size));

  cairo_translate (cr, x, y);
  bones_sign_paint (cr, widget, icon, size);
  cairo_destroy (cr);
}

static void
put_symbol (GtkSnapshot *snapshot, GtkWidget *widget, const char *icon, double x, double y,
            double size, const GdkRGBA *colour)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (widget));
  const GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };
  g_autoptr (GtkIconPaintable) symbol = gtk_icon_theme_lookup_icon (
      theme, bones_icon_name (icon), NULL, (int) (size + 0.5), gtk_widget_get_scale_factor (widget),
      gtk_widget_get_direction (widget), GTK_ICON_LOOKUP_FORCE_SYMBOLIC);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (symbol), snapshot, size, size,
                                            colours, G_N_ELEMENTS (colours));
  gtk_snapshot_restore (snapshot);
}

void
bones_put_icon (GtkSnapshot *snapshot, GtkWidget *widget, const char *icon, double x, double y,
                double size, const char *colour, double alpha)
{
  GdkRGBA rgba;

  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot) && GTK_IS_WIDGET (widget));

  if (bones_sign_is_known (icon))
    {
      put_sign (snapshot, widget, icon, x, y, size);
      return;
    }
  bones_paint_colour (widget, colour, &rgba);
  rgba.alpha *= (float) alpha;
  put_symbol (snapshot, widget, icon, x, y, size, &rgba);
}
