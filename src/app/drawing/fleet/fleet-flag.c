/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fleet-flag.h"

#include "fleet-colour.h"
#include "paint.h"

struct _BonesFleetFlag {
  BonesDrawn parent_instance;

  char *letter;
  guint fleet, size;
};

G_DEFINE_FINAL_TYPE (BonesFleetFlag, bones_fleet_flag, BONES_TYPE_DRAWN)

static const char *
letter_of (BonesFleetFlag *self)
{
  return self->letter != NULL ? self->letter : bones_fleet_letter (self->fleet);
}

static void
draw_letter (GtkWidget *widget, guint fleet, const char *letter, cairo_t *cr, double width,
             double height)
{
  GdkRGBA colour, ink;

  bones_fleet_colour (fleet, &colour);
  bones_fleet_ink (fleet, &ink);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_arc (cr, width / 2, height / 2, height * 0.37, 0, 2 * G_PI);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  bones_paint_text (cr, widget, letter, width / 2, height / 2, height * 0.46, height * 0.7);
}

void
bones_fleet_flag_paint (GtkWidget *widget, guint fleet, const char *letter, cairo_t *cr,
                        double width, double height)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && letter != NULL && cr != NULL);

  cairo_save (cr);
  bones_paint_rounded (cr, 0.5, 0.5, width - 1, height - 1, height * 0.12);
  cairo_clip (cr);
  bones_fleet_paint (fleet, cr, width, height);
  cairo_restore (cr);
  if (*letter != '\0')
    draw_letter (widget, fleet, letter, cr, width, height);
  bones_paint_rounded (cr, 0.5, 0.5, width - 1, height - 1, height * 0.12);
  bones_paint_set (cr, widget, "bones_ink", 0.45);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
bones_fleet_flag_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesFleetFlag *self = BONES_FLEET_FLAG (drawn);

  bones_fleet_flag_paint (GTK_WIDGET (self), self->fleet, letter_of (self), cr, width, height);
}

static void
bones_fleet_flag_extent (BonesDrawn *drawn, int *width, int *height)
{
  BonesFleetFlag *self = BONES_FLEET_FLAG (drawn);

  *height = (int) self->size;
  *width = (int) (self->size * 4 / 3);
}

static char *
bones_fleet_flag_describe (BonesDrawn *drawn)
{
  return g_strdup (letter_of (BONES_FLEET_FLAG (drawn)));
}

static void
bones_fleet_flag_class_init (BonesFleetFlagClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  drawn->draw = bones_fleet_flag_draw;
  drawn->extent = bones_fleet_flag_extent;
  drawn->describe = bones_fleet_flag_describe;
  bones_drawn_class_add_field (
      drawn, g_param_spec_uint ("fleet", NULL, NULL, 0, G_MAXUINT, G_MAXUINT, BONES_FIELD),
      G_STRUCT_OFFSET (BonesFleetFlag, fleet));
  bones_drawn_class_add_field (drawn, g_param_spec_string ("letter", NULL, NULL, NULL, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesFleetFlag, letter));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_uint ("size", NULL, NULL, 8, 512, 24, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesFleetFlag, size));
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "flag");
}

static void
bones_fleet_flag_init (BonesFleetFlag *self)
{
}

GtkWidget *
bones_fleet_flag_new (guint fleet)
{
  return g_object_new (BONES_TYPE_FLEET_FLAG, "fleet", fleet, NULL);
}
