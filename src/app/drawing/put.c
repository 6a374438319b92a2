/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "put.h"

#include "icons.h"
#include "paint.h"

PangoLayout *
bones_layout_new (GtkWidget *widget, const char *text, double size, gboolean bold)
{
  PangoLayout *layout;
  PangoAttrList *list;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  layout = gtk_widget_create_pango_layout (widget, text);
  list = pango_attr_list_new ();
  pango_attr_list_insert (list, pango_attr_scale_new (size));
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

/* On whole pixels, where letters are crisp. */
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

void
bones_put_icon (GtkSnapshot *snapshot, GtkWidget *widget, const char *id, double x, double y,
                double size, const char *colour, double alpha)
{
  g_autoptr (GtkIconPaintable) icon = NULL;
  GdkRGBA colours[4];

  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot) && GTK_IS_WIDGET (widget));

  icon = gtk_icon_theme_lookup_icon (
      gtk_icon_theme_get_for_display (gtk_widget_get_display (widget)), bones_icon_for (id), NULL,
      (int) (size + 0.5), gtk_widget_get_scale_factor (widget), gtk_widget_get_direction (widget),
      GTK_ICON_LOOKUP_FORCE_SYMBOLIC);
  bones_paint_colour (widget, colour, &colours[0]);
  colours[0].alpha *= (float) alpha;
  for (guint i = 1; i < G_N_ELEMENTS (colours); i++)
    colours[i] = colours[0];
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), snapshot, size, size,
                                            colours, G_N_ELEMENTS (colours));
  gtk_snapshot_restore (snapshot);
}
