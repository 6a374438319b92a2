/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deck.h"

#include <math.h>

#include "fleet-colour.h"
#include "paint.h"
#include "ship-art.h"

#define LEAST_LENGTH 96
#define LENGTH 190
#define BREADTH 58
#define MOST_A_SIDE 4
#define MOST_AT_AN_END 2

struct _BonesDeck {
  BonesDrawn parent_instance;

  char *kind;
  guint fleet;
  BonesBankState banks[BONES_BANKS];
  guint guns[BONES_BANKS];
};

G_DEFINE_FINAL_TYPE (BonesDeck, bones_deck, BONES_TYPE_DRAWN)

/* Drawn in the box of the art: 100 long, the middle line at 0. */
static void
draw_deck (BonesDeck *self, cairo_t *cr, const BonesShipArt *art)
{
  GtkWidget *widget = GTK_WIDGET (self);

  bones_art_path (cr, art->deck);
  bones_paint_set (cr, widget, "bones_deck", 1);
  cairo_fill (cr);
  cairo_save (cr);
  bones_art_path (cr, art->deck);
  cairo_clip (cr);
  for (int plank = -5; plank <= 5; plank++)
    {
      cairo_move_to (cr, 0, plank * 3);
      cairo_line_to (cr, 100, plank * 3);
    }
  cairo_set_line_width (cr, 0.35);
  bones_paint_set (cr, widget, "bones_wood", 0.35);
  cairo_stroke (cr);
  cairo_restore (cr);
  bones_art_path (cr, art->deck);
  cairo_set_line_width (cr, 1.8);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  bones_paint_set (cr, widget, "bones_wood", 1);
  cairo_stroke (cr);
}

/* Masts with their yards slightly braced, and the bowsprit. */
static void
draw_masts (BonesDeck *self, cairo_t *cr, const BonesShipArt *art)
{
  GtkWidget *widget = GTK_WIDGET (self);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (const double *mast = art->masts; *mast > 0; mast++)
    {
      double reach = art->beam * 0.8;

      cairo_move_to (cr, *mast - 1.5, -reach);
      cairo_curve_to (cr, *mast + 5, -reach * 0.6, *mast + 5, reach * 0.6, *mast - 1.5, reach);
      cairo_curve_to (cr, *mast + 1.4, reach * 0.5, *mast + 1.4, -reach * 0.5, *mast - 1.5, -reach);
      bones_paint_set (cr, widget, "bones_sail", 1);
      cairo_fill_preserve (cr);
      cairo_set_line_width (cr, 0.6);
      bones_paint_set (cr, widget, "bones_sail_edge", 1);
      cairo_stroke (cr);
      cairo_arc (cr, *mast, 0, 1.7, 0, 2 * G_PI);
      bones_paint_set (cr, widget, "bones_wood", 1);
      cairo_fill (cr);
    }
}

/* The position of gun @i of @n on a side, as a share of its length. */
static double
gun_at (guint i, guint n)
{
  return 0.5 + ((double) i - (n - 1) / 2.0) * 0.16;
}

/* A muzzle that points up, away from the hull: run out when ready, smoking when fired. */
static void
draw_gun (BonesDeck *self, cairo_t *cr, BonesBankState state)
{
  GtkWidget *widget = GTK_WIDGET (self);

  cairo_rectangle (cr, -1.6, state == BONES_BANK_CLOSED ? -1 : -5, 3.2, 7);
  bones_paint_set (cr, widget, "bones_ink", state == BONES_BANK_READY ? 1 : 0.5);
  cairo_fill (cr);
  if (state == BONES_BANK_FIRED)
    {
      bones_paint_set (cr, widget, "bones_ink", 0.22);
      for (int puff = 0; puff < 3; puff++)
        {
          cairo_arc (cr, puff * 1.3 - 1.6, -6 - puff * 1.2, 2.2 + puff * 0.5, 0, 2 * G_PI);
          cairo_fill (cr);
        }
    }
}

static void
draw_bank (BonesDeck *self, cairo_t *cr, const BonesShipArt *art, guint which)
{
  static const double turn[] = {
    [BONES_BOW] = G_PI_2, [BONES_STERN] = -G_PI_2, [BONES_PORT] = 0, [BONES_STARBOARD] = G_PI
  };
  gboolean end = which == BONES_BOW || which == BONES_STERN;
  guint n = MIN (self->guns[which], end ? MOST_AT_AN_END : MOST_A_SIDE);

  for (guint i = 0; i < n; i++)
    {
      double across = ((double) i - (n - 1) / 2.0) * 5.5;
      double x = which == BONES_BOW     ? art->ends[1] - 6
                 : which == BONES_STERN ? art->ends[0] + 2
                                        : 100 * gun_at (i, n) - 3;
      double y = which == BONES_PORT        ? -art->beam + 2
                 : which == BONES_STARBOARD ? art->beam - 2
                                            : across;

      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_rotate (cr, turn[which]);
      draw_gun (self, cr, self->banks[which]);
      cairo_restore (cr);
    }
}

static void
draw_ensign (BonesDeck *self, cairo_t *cr, const BonesShipArt *art)
{
  if (self->fleet >= BONES_N_FLEET_COLOURS)
    return;

  cairo_save (cr);
  cairo_translate (cr, art->ends[0] + 4, -3.2);
  bones_fleet_paint (self->fleet, cr, 8.6, 6.4);
  cairo_rectangle (cr, 0, 0, 8.6, 6.4);
  cairo_set_line_width (cr, 0.5);
  bones_paint_set (cr, GTK_WIDGET (self), "bones_ink", 0.6);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
bones_deck_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesDeck *self = BONES_DECK (drawn);
  const BonesShipArt *art = bones_ship_art (self->kind);
  double scale = MIN (width / 100, height / (2 * art->beam + 15));

  cairo_translate (cr, width / 2, height / 2);
  cairo_scale (cr, MIN (width / 100, scale * 1.4), scale);
  cairo_translate (cr, -50, 0);
  for (BonesBank bank = 0; bank < BONES_ALL_ROUND; bank++)
    draw_bank (self, cr, art, bank);
  draw_deck (self, cr, art);
  draw_masts (self, cr, art);
  draw_ensign (self, cr, art);
}

static void
bones_deck_extent (BonesDrawn *drawn, int *width, int *height)
{
  *width = LENGTH;
  *height = BREADTH;
}

static void
bones_deck_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  gboolean along = orientation == GTK_ORIENTATION_HORIZONTAL;
  double scale = bones_drawn_scale (widget);

  *minimum = along ? LEAST_LENGTH : (int) (BREADTH * scale);
  *natural = (int) ((along ? LENGTH : BREADTH) * scale);
}

static void
bones_deck_class_init (BonesDeckClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  GTK_WIDGET_CLASS (klass)->measure = bones_deck_measure;
  drawn->draw = bones_deck_draw;
  drawn->extent = bones_deck_extent;
  drawn->fills = TRUE;
  bones_drawn_class_add_field (drawn, g_param_spec_string ("kind", NULL, NULL, NULL, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesDeck, kind));
  bones_drawn_class_add_field (
      drawn, g_param_spec_uint ("fleet", NULL, NULL, 0, G_MAXUINT, G_MAXUINT, BONES_FIELD),
      G_STRUCT_OFFSET (BonesDeck, fleet));
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "deck");
}

static void
bones_deck_init (BonesDeck *self)
{
  for (BonesBank bank = 0; bank < BONES_BANKS; bank++)
    self->banks[bank] = BONES_BANK_CLOSED;
}

GtkWidget *
bones_deck_new (void)
{
  return g_object_new (BONES_TYPE_DECK, NULL);
}

void
bones_deck_set_bank (BonesDeck *self, BonesBank bank, BonesBankState state, guint guns)
{
  g_return_if_fail (BONES_IS_DECK (self));
  g_return_if_fail (bank < BONES_BANKS && state <= BONES_BANK_CLOSED);

  self->banks[bank] = state;
  self->guns[bank] = state != BONES_BANK_LOST ? guns : 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
