/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ship-line.h"

#include "paint.h"
#include "ship-silhouette.h"

#define NO_FLEET 8     /* they fly no flag */
#define HEIGHT 30      /* pixels, of a ship, which is a quarter longer */
#define LEAST_WIDTH 60 /* pixels, of the line */
#define CLOSEST 0.62   /* of a ship's length, from one ship to the next */

struct _BonesShipLine {
  BonesDrawn parent_instance;

  GPtrArray *looks; /* owned; or NULL */
};

G_DEFINE_FINAL_TYPE (BonesShipLine, bones_ship_line, BONES_TYPE_DRAWN)

static void
draw_more (GtkWidget *widget, cairo_t *cr, guint n, double x, double height)
{
  g_autofree char *text = g_strdup_printf ("+%u", n);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int tall;

  pango_layout_get_pixel_size (layout, NULL, &tall);
  cairo_move_to (cr, x, (height - tall) / 2);
  bones_paint_set (cr, widget, "bones_dim", 1);
  pango_cairo_show_layout (cr, layout);
}

static void
bones_ship_line_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesShipLine *self = BONES_SHIP_LINE (drawn);
  GtkWidget *widget = GTK_WIDGET (drawn);
  const guint n = self->looks != NULL ? self->looks->len : 0;
  const double length = height * 1.25;
  double step = length * 1.04;
  guint shown = n;

  if (n > 1 && length + step * (n - 1) > width)
    step = MAX ((width - length) / (n - 1), length * CLOSEST);
  if (n > 1 && length + step * (n - 1) > width + 1)
    shown = (guint) MAX (1, (width - 2 * length) / step + 1);

  for (guint i = 0; i < shown; i++)
    {
      const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
      const BonesShipLook look = { .kind = g_ptr_array_index (self->looks, i), .fleet = NO_FLEET };

      cairo_save (cr);
      cairo_translate (cr, mirrored ? width - length - i * step : i * step, 0);
      bones_ship_paint (cr, widget, &look, height);
      cairo_restore (cr);
    }
  if (shown < n)
    draw_more (widget, cr, n - shown, length + (shown - 1) * step + 6, height);
}

static void
bones_ship_line_extent (BonesDrawn *drawn, int *width, int *height)
{
  *width = LEAST_WIDTH;
  *height = HEIGHT;
}

static void
bones_ship_line_finalize (GObject *object)
{
  g_clear_pointer (&BONES_SHIP_LINE (object)->looks, g_ptr_array_unref);
  G_OBJECT_CLASS (bones_ship_line_parent_class)->finalize (object);
}

static void
bones_ship_line_class_init (BonesShipLineClass *klass)
{
  BonesDrawnClass *drawn_class = BONES_DRAWN_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_ship_line_finalize;
  drawn_class->draw = bones_ship_line_draw;
  drawn_class->extent = bones_ship_line_extent;
  drawn_class->fills = TRUE;
}

static void
bones_ship_line_init (BonesShipLine *self)
{
}

void
bones_ship_line_set_looks (BonesShipLine *self, GPtrArray *looks)
{
  g_return_if_fail (BONES_IS_SHIP_LINE (self) && looks != NULL);

  g_ptr_array_ref (looks);
  g_clear_pointer (&self->looks, g_ptr_array_unref);
  self->looks = looks;
  bones_drawn_changed (BONES_DRAWN (self));
}
