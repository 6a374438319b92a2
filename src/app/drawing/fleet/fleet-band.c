/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fleet-band.h"

#include "fleet-colour.h"

struct _BonesFleetBand {
  BonesDrawn parent_instance;

  guint fleet, thickness;
  GtkOrientation orientation;
};

G_DEFINE_FINAL_TYPE (BonesFleetBand, bones_fleet_band, BONES_TYPE_DRAWN)

static void
bones_fleet_band_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesFleetBand *self = BONES_FLEET_BAND (drawn);

  if (self->orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      bones_fleet_paint_band (self->fleet, cr, width, height);
      return;
    }
  cairo_translate (cr, width, 0);
  cairo_rotate (cr, G_PI_2);
  bones_fleet_paint_band (self->fleet, cr, height, width);
}

static void
bones_fleet_band_extent (BonesDrawn *drawn, int *width, int *height)
{
  *width = *height = (int) BONES_FLEET_BAND (drawn)->thickness;
}

static void
bones_fleet_band_class_init (BonesFleetBandClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  drawn->draw = bones_fleet_band_draw;
  drawn->extent = bones_fleet_band_extent;
  drawn->fills = TRUE;
  bones_drawn_class_add_field (
      drawn, g_param_spec_uint ("fleet", NULL, NULL, 0, G_MAXUINT, G_MAXUINT, BONES_FIELD),
      G_STRUCT_OFFSET (BonesFleetBand, fleet));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_uint ("thickness", NULL, NULL, 2, 64, 8, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesFleetBand, thickness));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_enum ("orientation", NULL, NULL, GTK_TYPE_ORIENTATION,
                                                  GTK_ORIENTATION_HORIZONTAL, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesFleetBand, orientation));
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "band");
}

static void
bones_fleet_band_init (BonesFleetBand *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
bones_fleet_band_new (guint fleet)
{
  return g_object_new (BONES_TYPE_FLEET_BAND, "fleet", fleet, NULL);
}
