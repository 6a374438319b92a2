/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-bar.h"

#include "paint.h"

#define HEIGHT 18
#define DIGITS 8.0      /* the height of the numbers, in pixels */
#define NUMBER_ROOM 30  /* a number needs so many */
#define LEAST_WIDTH 2.0 /* of a part: what can happen is seen */
#define HATCH 5.0       /* between two lines of what is not known */
#define LIGHTEST 0.16   /* of the ink; numbers stand out, in every scheme */
#define DARKEST 0.30

typedef struct {
  BonesOddsBarLook look;
  double share, shade;
} Part;

struct _BonesOddsBar {
  BonesDrawn parent_instance;

  GArray *parts; /* of Part */
};

G_DEFINE_FINAL_TYPE (BonesOddsBar, bones_odds_bar, BONES_TYPE_DRAWN)

/* Lines from edge to edge of what is clipped. */
static void
draw_hatch (cairo_t *cr, GtkWidget *widget, double width, double height)
{
  bones_paint_set (cr, widget, "bones_ink", 0.5);
  cairo_set_line_width (cr, 1);
  for (int i = 0; i * HATCH < width + height; i++)
    {
      const double x = i * HATCH - height;

      cairo_move_to (cr, x, height);
      cairo_line_to (cr, x + height, 0);
    }
  cairo_stroke (cr);
}

static void
fill_part (cairo_t *cr, GtkWidget *widget, const Part *part, double width, double height)
{
  const double shade = LIGHTEST + (DARKEST - LIGHTEST) * part->shade;

  if (part->look == BONES_ODDS_BAR_OPEN)
    {
      draw_hatch (cr, widget, width, height);
      return;
    }
  if (part->look == BONES_ODDS_BAR_EMPTY)
    return;

  cairo_rectangle (cr, 0, 0, width, height);
  if (part->look == BONES_ODDS_BAR_FULL)
    bones_paint_set (cr, widget, "bones_sea_bg", 1);
  else
    bones_paint_set (cr, widget, "bones_ink", shade);
  cairo_fill (cr);
}

static void
draw_number (cairo_t *cr, GtkWidget *widget, const Part *part, double width, double height,
             double digits)
{
  g_autofree char *number = g_strdup_printf ("%d", (int) (part->share * 100 + 0.5));
  const gboolean dark = part->look == BONES_ODDS_BAR_FULL;

  if (part->look == BONES_ODDS_BAR_OPEN || width < NUMBER_ROOM * digits / DIGITS)
    return;

  bones_paint_set (cr, widget, dark ? "bones_sea_ink" : "bones_ink", 1);
  bones_paint_text (cr, widget, number, width / 2, height / 2, digits, width - 4);
}

static void
draw_part (BonesOddsBar *self, cairo_t *cr, const Part *part, double width, double height)
{
  GtkWidget *widget = GTK_WIDGET (self);

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  fill_part (cr, widget, part, width, height);
  draw_number (cr, widget, part, width, height, DIGITS * bones_drawn_scale (widget));
  cairo_restore (cr);
}

/* The line between two parts. */
static void
draw_border (BonesOddsBar *self, cairo_t *cr, double x, double height)
{
  cairo_rectangle (cr, x - 0.5, 0, 1, height);
  bones_paint_set (cr, GTK_WIDGET (self), "bones_ink", 0.6);
  cairo_fill (cr);
}

static void
draw_parts (BonesOddsBar *self, cairo_t *cr, double width, double height)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const double free_width = width - self->parts->len * LEAST_WIDTH;
  double at = 0;

  for (guint i = 0; i < self->parts->len; i++)
    {
      const Part *part = &g_array_index (self->parts, Part, i);
      const double wide = LEAST_WIDTH + part->share * free_width;

      cairo_save (cr);
      cairo_translate (cr, mirrored ? width - at - wide : at, 0);
      draw_part (self, cr, part, wide, height);
      cairo_restore (cr);
      if (i > 0)
        draw_border (self, cr, mirrored ? width - at : at, height);
      at += wide;
    }
}

static void
bones_odds_bar_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesOddsBar *self = BONES_ODDS_BAR (drawn);
  const double radius = height / 4;

  cairo_save (cr);
  bones_paint_rounded (cr, 0.5, 0.5, width - 1, height - 1, radius);
  cairo_clip (cr);
  draw_parts (self, cr, width, height);
  cairo_restore (cr);
  bones_paint_rounded (cr, 0.5, 0.5, width - 1, height - 1, radius);
  bones_paint_set (cr, GTK_WIDGET (self), "bones_ink", 0.6);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
bones_odds_bar_extent (BonesDrawn *drawn, int *width, int *height)
{
  *width = 96;
  *height = HEIGHT;
}

static void
bones_odds_bar_finalize (GObject *object)
{
  g_array_unref (BONES_ODDS_BAR (object)->parts);
  G_OBJECT_CLASS (bones_odds_bar_parent_class)->finalize (object);
}

static void
bones_odds_bar_class_init (BonesOddsBarClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_odds_bar_finalize;
  drawn->draw = bones_odds_bar_draw;
  drawn->extent = bones_odds_bar_extent;
  drawn->fills = TRUE;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "oddsbar");
}

static void
bones_odds_bar_init (BonesOddsBar *self)
{
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
}

GtkWidget *
bones_odds_bar_new (void)
{
  return g_object_new (BONES_TYPE_ODDS_BAR, NULL);
}

void
bones_odds_bar_clear (BonesOddsBar *self)
{
  g_return_if_fail (BONES_IS_ODDS_BAR (self));

  g_array_set_size (self->parts, 0);
  bones_drawn_changed (BONES_DRAWN (self));
}

void
bones_odds_bar_add (BonesOddsBar *self, BonesOddsBarLook look, double share, double shade)
{
  const Part part = { look, share, shade };

  g_return_if_fail (BONES_IS_ODDS_BAR (self));

  g_array_append_val (self->parts, part);
  bones_drawn_changed (BONES_DRAWN (self));
}
