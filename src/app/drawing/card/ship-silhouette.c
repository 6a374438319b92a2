/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ship-silhouette.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "fleet-colour.h"
#include "paint.h"
#include "ship-art.h"

#define CLOSE_UP 56 /* pixels: rigging and water are drawn from this size on */

struct _BonesShipSilhouette {
  BonesDrawn parent_instance;

  char *kind, *fit;
  BonesShipState state;
  BonesWheel wheel;
  guint fleet, size;
  gboolean black;
};

/* One drawing, in the box of the art. */
typedef struct {
  cairo_t *cr;
  GtkWidget *widget;
  const BonesShipArt *art;
  double pixel; /* of the screen, in the box */
  gboolean close;
} Sketch;

G_DEFINE_ENUM_TYPE (BonesShipState, bones_ship_state,
                    G_DEFINE_ENUM_VALUE (BONES_SHIP_SAILING, "sailing"),
                    G_DEFINE_ENUM_VALUE (BONES_SHIP_SUNK, "sunk"),
                    G_DEFINE_ENUM_VALUE (BONES_SHIP_ABANDONED, "abandoned"),
                    G_DEFINE_ENUM_VALUE (BONES_SHIP_PRIZE, "prize"),
                    G_DEFINE_ENUM_VALUE (BONES_SHIP_FLED, "fled"),
                    G_DEFINE_ENUM_VALUE (BONES_SHIP_WITHDRAWN, "withdrawn"))
G_DEFINE_ENUM_TYPE (BonesWheel, bones_wheel, G_DEFINE_ENUM_VALUE (BONES_NO_WHEEL, "none"),
                    G_DEFINE_ENUM_VALUE (BONES_STERN_WHEEL, "stern-wheel"),
                    G_DEFINE_ENUM_VALUE (BONES_SIDE_WHEEL, "side-wheel"))
G_DEFINE_FINAL_TYPE (BonesShipSilhouette, bones_ship_silhouette, BONES_TYPE_DRAWN)

static const char *
skin_of (const BonesShipArt *art)
{
  return art->skin != NULL ? art->skin : "bones_wood";
}

static void
draw_spars (const Sketch *s)
{
  if (s->close)
    {
      bones_art_path (s->cr, s->art->stays);
      cairo_set_line_width (s->cr, MAX (0.35, 0.7 * s->pixel));
      bones_paint_set (s->cr, s->widget, "bones_ink", 0.4);
      cairo_stroke (s->cr);
    }
  bones_art_path (s->cr, s->art->spars);
  cairo_set_line_cap (s->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (s->cr, MAX (MAX (1.3, s->art->limb), 1.1 * s->pixel));
  bones_paint_set (s->cr, s->widget, skin_of (s->art), 1);
  cairo_stroke (s->cr);
}

/* Yards with the sails furled. */
static void
draw_yards (const Sketch *s)
{
  for (const BonesSquareSail *sail = s->art->sails; sail->mast > 0; sail++)
    {
      cairo_move_to (s->cr, sail->mast - sail->half_head, sail->top);
      cairo_line_to (s->cr, sail->mast + sail->half_head, sail->top);
    }
  cairo_set_line_width (s->cr, MAX (1.1, s->pixel));
  bones_paint_set (s->cr, s->widget, "bones_wood", 1);
  cairo_stroke (s->cr);
}

static void
lay_square (cairo_t *cr, const BonesSquareSail *sail)
{
  double belly = (sail->foot - sail->top) * 0.17;
  double middle = (sail->top + sail->foot) / 2;
  double left = sail->mast - sail->half_foot, right = sail->mast + sail->half_foot;

  cairo_move_to (cr, sail->mast - sail->half_head, sail->top);
  cairo_line_to (cr, sail->mast + sail->half_head, sail->top);
  cairo_curve_to (cr, right + belly * 0.7, middle, right + belly, sail->foot - belly, right,
                  sail->foot);
  cairo_curve_to (cr, sail->mast + 3, sail->foot - belly, sail->mast - 3, sail->foot - belly, left,
                  sail->foot);
  cairo_curve_to (cr, left + belly * 1.2, sail->foot - belly, left + belly * 1.2, middle,
                  sail->mast - sail->half_head, sail->top);
  cairo_close_path (cr);
}

static void
draw_sails (const Sketch *s)
{
  bones_art_path (s->cr, s->art->canvas);
  for (const BonesSquareSail *sail = s->art->sails; sail->mast > 0; sail++)
    lay_square (s->cr, sail);
  cairo_set_line_join (s->cr, CAIRO_LINE_JOIN_ROUND);
  bones_paint_set (s->cr, s->widget, "bones_sail", 1);
  cairo_fill_preserve (s->cr);
  bones_paint_set (s->cr, s->widget, "bones_sail_edge", 1);
  cairo_set_line_width (s->cr, MAX (0.6, 0.9 * s->pixel));
  cairo_stroke (s->cr);
}

static void
draw_hull (const Sketch *s)
{
  const char *bands[] = { s->art->wale, s->art->second };
  double half = s->art->skin != NULL ? 2 : s->close ? 1.1 : 0.9;

  bones_art_path (s->cr, s->art->hull);
  bones_paint_set (s->cr, s->widget, skin_of (s->art), 1);
  cairo_fill (s->cr);
  bones_paint_set (s->cr, s->widget, "bones_wale", 1);
  for (guint i = 0; i < G_N_ELEMENTS (bands); i++)
    if (bands[i] != NULL)
      bones_art_path (s->cr, bands[i]);
  cairo_fill (s->cr);
  bones_paint_set (s->cr, s->widget, s->art->skin != NULL ? "bones_dial" : "bones_wood", 1);
  for (const double *port = s->art->ports; *port > 0; port += 2)
    cairo_rectangle (s->cr, port[0] - half, port[1] - half, 2 * half, 2 * half);
  cairo_fill (s->cr);
}

/* Paddle wheels, and their funnel. */
static void
draw_wheel (const Sketch *s, BonesWheel wheel)
{
  const gboolean side = wheel == BONES_SIDE_WHEEL;
  const double x = side ? 46 : s->art->staff[0] - 1, y = side ? 64 : 65, r = side ? 11 : 9;

  cairo_rectangle (s->cr, side ? 58 : 27, 34, 5, 22);
  bones_paint_set (s->cr, s->widget, "bones_ink", 1);
  cairo_fill (s->cr);
  cairo_arc (s->cr, x, y, r, 0, 2 * G_PI);
  bones_paint_set (s->cr, s->widget, "bones_dial", 1);
  cairo_fill_preserve (s->cr);
  for (guint i = 0; i < 4; i++)
    {
      const double angle = i * G_PI / 4;

      cairo_move_to (s->cr, x - r * cos (angle), y - r * sin (angle));
      cairo_line_to (s->cr, x + r * cos (angle), y + r * sin (angle));
    }
  bones_paint_set (s->cr, s->widget, "bones_wood", 1);
  cairo_set_line_width (s->cr, MAX (1.8, 1.1 * s->pixel));
  cairo_stroke (s->cr);
}

static void
draw_flag (const Sketch *s, guint fleet, double top)
{
  const double *staff = s->art->staff;
  double width = MAX (13, 6 * s->pixel), height = width * 0.66;

  cairo_save (s->cr);
  cairo_translate (s->cr, MAX (0, staff[0] - 3.5 - width), top);
  bones_fleet_paint (fleet, s->cr, width, height);
  cairo_rectangle (s->cr, 0, 0, width, height);
  cairo_set_line_width (s->cr, MAX (0.5, 0.7 * s->pixel));
  bones_paint_set (s->cr, s->widget, "bones_ink", 0.55);
  cairo_stroke (s->cr);
  cairo_restore (s->cr);
}

/* Of one colour, whatever the light. */
static void
draw_plain_flag (const Sketch *s, double top, double grey)
{
  double width = MAX (13, 6 * s->pixel);

  cairo_rectangle (s->cr, MAX (0, s->art->staff[0] - 3.5 - width), top, width, width * 0.66);
  cairo_set_source_rgb (s->cr, grey, grey, grey);
  cairo_fill_preserve (s->cr);
  cairo_set_line_width (s->cr, MAX (0.5, 0.7 * s->pixel));
  bones_paint_set (s->cr, s->widget, "bones_ink", 0.55);
  cairo_stroke (s->cr);
}

/* Crossed bones; with knobs if large. */
static void
draw_black_flag (const Sketch *s, double top)
{
  const double width = MAX (13, 6 * s->pixel), height = width * 0.66;
  const double x = MAX (0, s->art->staff[0] - 3.5 - width) + width / 2, y = top + height / 2;
  const double a = width * 0.26, b = height * 0.24;

  draw_plain_flag (s, top, 0.06);
  cairo_save (s->cr);
  cairo_set_source_rgb (s->cr, 1, 1, 1);
  cairo_set_line_cap (s->cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (s->cr, x - a, y - b);
  cairo_line_to (s->cr, x + a, y + b);
  cairo_move_to (s->cr, x - a, y + b);
  cairo_line_to (s->cr, x + a, y - b);
  cairo_set_line_width (s->cr, MAX (1.3, 0.9 * s->pixel));
  cairo_stroke (s->cr);
  for (int i = 0; s->close && i < 4; i++)
    {
      cairo_arc (s->cr, x + (i % 2 == 0 ? -a : a), y + (i < 2 ? -b : b), 1.3, 0, 2 * G_PI);
      cairo_fill (s->cr);
    }
  cairo_restore (s->cr);
}

/* Two flags on one staff, one below the other. */
static void
draw_colours (const Sketch *s, const BonesShipLook *look)
{
  const gboolean white = look->state == BONES_SHIP_PRIZE || look->state == BONES_SHIP_WITHDRAWN;
  const gboolean own = look->state != BONES_SHIP_WITHDRAWN;
  const gboolean black = look->black && own;
  const double *staff = s->art->staff;
  double height = MAX (13, 6 * s->pixel) * 0.66;
  double top = MAX (0, staff[1] - (white + own + black + 0.15) * height - 6);

  cairo_move_to (s->cr, staff[0], staff[1]);
  cairo_line_to (s->cr, staff[0] - 3.5, top);
  cairo_set_line_width (s->cr, MAX (1, s->pixel));
  bones_paint_set (s->cr, s->widget, "bones_wood", 1);
  cairo_stroke (s->cr);
  if (black)
    draw_black_flag (s, top);
  if (own)
    draw_flag (s, look->fleet, top + black * height);
  if (white)
    draw_plain_flag (s, top + (own + black) * height, 1);
}

static void
lay_wave (cairo_t *cr, double y)
{
  cairo_move_to (cr, 0, y);
  for (int x = 0; x < 100; x += 20)
    {
      cairo_curve_to (cr, x + 3, y + 2.2, x + 7, y + 2.2, x + 10, y);
      cairo_curve_to (cr, x + 13, y - 2.2, x + 17, y - 2.2, x + 20, y);
    }
}

static void
draw_water (const Sketch *s, double y, double alpha)
{
  lay_wave (s->cr, y);
  cairo_set_line_cap (s->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (s->cr, MAX (1.4, 1.3 * s->pixel));
  bones_paint_set (s->cr, s->widget, "bones_sea", alpha);
  cairo_stroke (s->cr);
}

static void
draw_afloat (const Sketch *s, const BonesShipLook *look)
{
  const gboolean abandoned = look->state == BONES_SHIP_ABANDONED;

  draw_spars (s);
  if (abandoned || look->state == BONES_SHIP_WITHDRAWN)
    draw_yards (s);
  else
    draw_sails (s);
  draw_hull (s);
  if (look->wheel != BONES_NO_WHEEL && s->art->skin == NULL)
    draw_wheel (s, look->wheel);
  if (!abandoned && look->fleet < BONES_N_FLEET_COLOURS)
    draw_colours (s, look);
  if (s->close)
    draw_water (s, 73, 0.55);
}

/* Sinking by the stern: only what is above the water is drawn. */
static void
draw_sunk (const Sketch *s)
{
  cairo_t *cr = s->cr;

  cairo_save (cr);
  lay_wave (cr, 62);
  cairo_line_to (cr, 100, -20);
  cairo_line_to (cr, 0, -20);
  cairo_close_path (cr);
  cairo_clip (cr);
  cairo_push_group (cr);
  cairo_translate (cr, 8, 19);
  cairo_translate (cr, 20, 60);
  cairo_rotate (cr, -0.5);
  cairo_translate (cr, -20, -60);
  draw_spars (s);
  draw_yards (s);
  draw_hull (s);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, bones_paint_high_contrast () ? 0.9 : 0.72);
  cairo_restore (cr);
  draw_water (s, 62, 1);
  draw_water (s, 69, 0.6);
}

/* Wrecked: drawn paler than ships in action. */
static void
draw_withdrawn (const Sketch *s, const BonesShipLook *look)
{
  cairo_push_group (s->cr);
  draw_afloat (s, look);
  cairo_pop_group_to_source (s->cr);
  cairo_paint_with_alpha (s->cr, bones_paint_high_contrast () ? 0.9 : 0.72);
}

/* Far off, under full sail: the hull is below the horizon. */
static void
draw_fled (const Sketch *s)
{
  const Sketch far = { s->cr, s->widget, s->art, s->pixel * 1.6, FALSE };

  cairo_save (s->cr);
  cairo_rectangle (s->cr, 0, 0, 100, 62);
  cairo_clip (s->cr);
  cairo_push_group (s->cr);
  cairo_translate (s->cr, 34, 22);
  cairo_scale (s->cr, 0.62, 0.62);
  draw_spars (&far);
  draw_sails (&far);
  draw_hull (&far);
  cairo_pop_group_to_source (s->cr);
  cairo_paint_with_alpha (s->cr, bones_paint_high_contrast () ? 0.9 : 0.72);
  cairo_restore (s->cr);
  cairo_move_to (s->cr, 2, 62);
  cairo_line_to (s->cr, 98, 62);
  cairo_set_line_cap (s->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (s->cr, MAX (1.4, 1.2 * s->pixel));
  bones_paint_set (s->cr, s->widget, "bones_sea", 1);
  cairo_stroke (s->cr);
}

void
bones_ship_paint (cairo_t *cr, GtkWidget *widget, const BonesShipLook *look, double height)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && look != NULL);

  const Sketch sketch = { cr, widget, bones_ship_art_fitted (look->kind, look->fit), 80 / height,
                          height >= CLOSE_UP };

  cairo_save (cr);
  cairo_scale (cr, height / 80, height / 80);
  if (look->state == BONES_SHIP_SUNK)
    draw_sunk (&sketch);
  else if (look->state == BONES_SHIP_FLED)
    draw_fled (&sketch);
  else if (look->state == BONES_SHIP_WITHDRAWN)
    draw_withdrawn (&sketch, look);
  else
    draw_afloat (&sketch, look);
  cairo_restore (cr);
}

static void
bones_ship_silhouette_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesShipSilhouette *self = BONES_SHIP_SILHOUETTE (drawn);
  const BonesShipLook look = { self->kind,  self->state, self->wheel,
                               self->fleet, self->fit,   self->black };

  bones_ship_paint (cr, GTK_WIDGET (self), &look, height);
}

static void
bones_ship_silhouette_extent (BonesDrawn *drawn, int *width, int *height)
{
  *height = (int) BONES_SHIP_SILHOUETTE (drawn)->size;
  *width = *height * 5 / 4;
}

static char *
bones_ship_silhouette_describe (BonesDrawn *drawn)
{
  switch (BONES_SHIP_SILHOUETTE (drawn)->state)
    {
    case BONES_SHIP_SUNK:
      return g_strdup (_ ("A ship, sunk"));
    case BONES_SHIP_ABANDONED:
      return g_strdup (_ ("A ship, abandoned"));
    case BONES_SHIP_PRIZE:
      return g_strdup (_ ("A ship, taken as a prize"));
    case BONES_SHIP_FLED:
      return g_strdup (_ ("A ship, gone beyond the horizon"));
    case BONES_SHIP_WITHDRAWN:
      return g_strdup (_ ("A ship, withdrawn from the battle"));
    case BONES_SHIP_SAILING:
    default:
      return g_strdup (_ ("A ship"));
    }
}

static void
bones_ship_silhouette_class_init (BonesShipSilhouetteClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  drawn->draw = bones_ship_silhouette_draw;
  drawn->extent = bones_ship_silhouette_extent;
  drawn->describe = bones_ship_silhouette_describe;
  bones_drawn_class_add_field (drawn, g_param_spec_string ("kind", NULL, NULL, NULL, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesShipSilhouette, kind));
  bones_drawn_class_add_field (drawn, g_param_spec_string ("fit", NULL, NULL, NULL, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesShipSilhouette, fit));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_boolean ("black", NULL, NULL, FALSE, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesShipSilhouette, black));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_enum ("state", NULL, NULL, BONES_TYPE_SHIP_STATE,
                                                  BONES_SHIP_SAILING, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesShipSilhouette, state));
  bones_drawn_class_add_field (
      drawn, g_param_spec_enum ("wheel", NULL, NULL, BONES_TYPE_WHEEL, BONES_NO_WHEEL, BONES_FIELD),
      G_STRUCT_OFFSET (BonesShipSilhouette, wheel));
  bones_drawn_class_add_field (
      drawn, g_param_spec_uint ("fleet", NULL, NULL, 0, G_MAXUINT, G_MAXUINT, BONES_FIELD),
      G_STRUCT_OFFSET (BonesShipSilhouette, fleet));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_uint ("size", NULL, NULL, 16, 1024, 48, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesShipSilhouette, size));
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "ship");
}

static void
bones_ship_silhouette_init (BonesShipSilhouette *self)
{
}

GtkWidget *
bones_ship_silhouette_new (const char *kind)
{
  return g_object_new (BONES_TYPE_SHIP_SILHOUETTE, "kind", kind, NULL);
}

void
bones_ship_silhouette_set_look (BonesShipSilhouette *self, const BonesShipLook *look)
{
  g_return_if_fail (BONES_IS_SHIP_SILHOUETTE (self) && look != NULL);

  g_object_set (self, "kind", look->kind, "state", look->state, "wheel", look->wheel, "fleet",
                look->fleet, "fit", look->fit, "black", look->black, NULL);
}
