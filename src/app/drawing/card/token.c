/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "token.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "fleet-colour.h"
#include "paint.h"

struct _BonesToken {
  BonesDrawn parent_instance;

  char *letter;
  BonesTokenKind kind;
  guint fleet, place, size;
  gboolean active;
};

G_DEFINE_ENUM_TYPE (BonesTokenKind, bones_token_kind,
                    G_DEFINE_ENUM_VALUE (BONES_TOKEN_INITIATIVE, "initiative"),
                    G_DEFINE_ENUM_VALUE (BONES_TOKEN_ORDERED, "ordered"),
                    G_DEFINE_ENUM_VALUE (BONES_TOKEN_FLAGSHIP, "flagship"))
G_DEFINE_FINAL_TYPE (BonesToken, bones_token, BONES_TYPE_DRAWN)

static const char *
letter_of (BonesToken *self)
{
  return self->letter != NULL ? self->letter : bones_fleet_letter (self->fleet);
}

/* Tokens are drawn in a square of 100 by 100 around 0, 0. */
static void
draw_disc (BonesToken *self, cairo_t *cr, double r)
{
  GdkRGBA colour, ink;

  cairo_save (cr);
  cairo_arc (cr, 0, 0, r, 0, 2 * G_PI);
  cairo_clip (cr);
  cairo_translate (cr, -r * 1.15, -r);
  bones_fleet_paint (self->fleet, cr, r * 2.3, r * 2);
  cairo_restore (cr);
  cairo_arc (cr, 0, 0, r, 0, 2 * G_PI);
  bones_paint_set (cr, GTK_WIDGET (self), "bones_ink", 0.45);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
  bones_fleet_colour (self->fleet, &colour);
  bones_fleet_ink (self->fleet, &ink);
  cairo_arc (cr, 0, 0, r * 0.68, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  bones_paint_text (cr, GTK_WIDGET (self), letter_of (self), 0, 0, r * 0.8, r * 1.25);
}

static void
draw_place (BonesToken *self, cairo_t *cr)
{
  g_autofree char *number = g_strdup_printf ("%u", self->place);

  cairo_arc (cr, 31, 31, 17, 0, 2 * G_PI);
  bones_paint_set (cr, GTK_WIDGET (self), "bones_dial", 1);
  cairo_fill_preserve (cr);
  bones_paint_set (cr, GTK_WIDGET (self), "bones_ink", 0.6);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
  bones_paint_set (cr, GTK_WIDGET (self), "bones_ink", 1);
  bones_paint_text (cr, GTK_WIDGET (self), number, 31, 31, 20, 24);
}

static void
draw_initiative (BonesToken *self, cairo_t *cr)
{
  if (self->active)
    {
      cairo_arc (cr, 0, 4, 45, 0, 2 * G_PI);
      cairo_set_source_rgba (cr, 0, 0, 0, 0.2);
      cairo_fill (cr);
      cairo_arc (cr, 0, 0, 45, 0, 2 * G_PI);
      bones_paint_set (cr, GTK_WIDGET (self), "bones_dial", 1);
      cairo_fill_preserve (cr);
      bones_paint_set (cr, GTK_WIDGET (self), "bones_sea", 1);
      cairo_set_line_width (cr, 7);
      cairo_stroke (cr);
    }
  draw_disc (self, cr, self->active ? 36 : 34);
  if (self->place > 0)
    draw_place (self, cr);
}

static void
draw_ordered (GtkWidget *widget, cairo_t *cr)
{
  cairo_arc (cr, 0, 0, 44, 0, 2 * G_PI);
  bones_paint_set (cr, widget, "bones_ordered", 1);
  cairo_fill (cr);
  cairo_arc (cr, 0, 0, 36, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.35);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 12);
  bones_paint_tick (cr, 23);
  cairo_stroke (cr);
}

/* A pole with a truck, and from it a long swallow-tailed pennant. */
static void
draw_flagship (GtkWidget *widget, cairo_t *cr)
{
  bones_art_path (cr, "M-32 -36 C-10 -44 10 -26 46 -34 L30 -18 L44 0 C12 8 -8 -10 -32 0 Z");
  bones_paint_set (cr, widget, "bones_gold", 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 5);
  bones_paint_set (cr, widget, "bones_gold_shade", 1);
  cairo_stroke (cr);
  cairo_move_to (cr, -34, -38);
  cairo_line_to (cr, -34, 44);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 9);
  bones_paint_set (cr, widget, "bones_ink", 0.9);
  cairo_stroke (cr);
}

static void
bones_token_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesToken *self = BONES_TOKEN (drawn);

  cairo_translate (cr, width / 2, height / 2);
  cairo_scale (cr, height / 100, height / 100);
  if (self->kind == BONES_TOKEN_INITIATIVE)
    draw_initiative (self, cr);
  else if (self->kind == BONES_TOKEN_ORDERED)
    draw_ordered (GTK_WIDGET (self), cr);
  else
    draw_flagship (GTK_WIDGET (self), cr);
}

static void
bones_token_extent (BonesDrawn *drawn, int *width, int *height)
{
  *width = *height = (int) BONES_TOKEN (drawn)->size;
}

static char *
bones_token_describe (BonesDrawn *drawn)
{
  BonesToken *self = BONES_TOKEN (drawn);

  if (self->kind == BONES_TOKEN_ORDERED)
    return g_strdup (_ ("Has had her orders"));
  if (self->kind == BONES_TOKEN_FLAGSHIP)
    return g_strdup (_ ("Flagship"));
  if (self->place == 0)
    return g_strdup (letter_of (self));
  /* Translators: a place in the order and a fleet's letter, like "1: A". */
  return g_strdup_printf (_ ("%u: %s"), self->place, letter_of (self));
}

static void
bones_token_class_init (BonesTokenClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  drawn->draw = bones_token_draw;
  drawn->extent = bones_token_extent;
  drawn->describe = bones_token_describe;
  bones_drawn_class_add_field (drawn,
                               g_param_spec_enum ("kind", NULL, NULL, BONES_TYPE_TOKEN_KIND,
                                                  BONES_TOKEN_INITIATIVE, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesToken, kind));
  bones_drawn_class_add_field (
      drawn, g_param_spec_uint ("fleet", NULL, NULL, 0, G_MAXUINT, G_MAXUINT, BONES_FIELD),
      G_STRUCT_OFFSET (BonesToken, fleet));
  bones_drawn_class_add_field (drawn, g_param_spec_string ("letter", NULL, NULL, NULL, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesToken, letter));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_uint ("place", NULL, NULL, 0, 99, 0, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesToken, place));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_boolean ("active", NULL, NULL, FALSE, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesToken, active));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_uint ("size", NULL, NULL, 12, 512, 24, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesToken, size));
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "token");
}

static void
bones_token_init (BonesToken *self)
{
}

GtkWidget *
bones_token_new (BonesTokenKind kind)
{
  return g_object_new (BONES_TYPE_TOKEN, "kind", kind, NULL);
}

static void
scale_to (cairo_t *cr, double d)
{
  cairo_save (cr);
  cairo_translate (cr, d / 2, d / 2);
  cairo_scale (cr, d / 100, d / 100);
}

void
bones_token_paint_flagship (cairo_t *cr, GtkWidget *widget, double d)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  scale_to (cr, d);
  draw_flagship (widget, cr);
  cairo_restore (cr);
}

/* The place for a token. */
static void
draw_open_place (GtkWidget *widget, cairo_t *cr)
{
  const double dashes[] = { 13, 11 };

  cairo_arc (cr, 0, 0, 40, 0, 2 * G_PI);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, 6);
  bones_paint_set (cr, widget, "bones_ink", 0.4);
  cairo_stroke (cr);
}

void
bones_token_paint_ordered (cairo_t *cr, GtkWidget *widget, gboolean there, double d)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  scale_to (cr, d);
  if (there)
    draw_ordered (widget, cr);
  else
    draw_open_place (widget, cr);
  cairo_restore (cr);
}
