/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "wind-rose.h"

#include "bones-config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "paint.h"

#define SMALLEST 72
#define N_RECENT 4
#define CALM 8
#define UNKNOWN 15
#define TURN_MS 250 /* milliseconds that the arrow takes to turn */

struct _BonesWindRose {
  BonesDrawn parent_instance;

  AdwAnimation *turning;
  guint wind, size, token;
  double rotation;
  double angle; /* the angle of the arrow as drawn, degrees clockwise from north; can exceed 360 */
  guint recent[N_RECENT];
  guint n_recent;
};

/* The geometry of the drawing. */
typedef struct {
  cairo_t *cr;
  GtkWidget *widget;
  double r;    /* of the dial */
  double rose; /* the radius of the rose, inside the rim */
} Dial;

G_DEFINE_FINAL_TYPE (BonesWindRose, bones_wind_rose, BONES_TYPE_DRAWN)

static void
draw_face (const Dial *d)
{
  cairo_t *cr = d->cr;
  double edge = MAX (1.5, d->r * 0.025);

  cairo_arc (cr, 0, 0, d->r - edge, 0, 2 * G_PI);
  bones_paint_set (cr, d->widget, "bones_dial", 1);
  cairo_fill_preserve (cr);
  bones_paint_set (cr, d->widget, "bones_edge", 1);
  cairo_set_line_width (cr, edge * 1.6);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 0, d->rose, 0, 2 * G_PI);
  cairo_set_line_width (cr, MAX (0.75, edge * 0.4));
  bones_paint_set (cr, d->widget, "bones_edge", 0.8);
  cairo_stroke (cr);
}

static void
draw_ticks (const Dial *d)
{
  guint n = d->r < 50 ? 16 : 72;

  bones_paint_set (d->cr, d->widget, "bones_ink", 0.4);
  cairo_set_line_width (d->cr, MAX (0.75, d->r * 0.008));
  for (guint i = 0; i < n; i++)
    {
      double angle = i * 2 * G_PI / n;
      double length = (d->r - d->rose) * ((i * 8) % n == 0 ? 0.32 : 0.18);

      cairo_move_to (d->cr, d->rose * sin (angle), d->rose * cos (angle));
      cairo_line_to (d->cr, (d->rose + length) * sin (angle), (d->rose + length) * cos (angle));
    }
  cairo_stroke (d->cr);
}

/* Half of a ray that points up, in @colour. */
static void
draw_half_ray (const Dial *d, double length, double waist, const char *colour, double strength)
{
  cairo_t *cr = d->cr;

  cairo_move_to (cr, 0, -length);
  cairo_line_to (cr, waist, -fabs (waist) * 1.6);
  cairo_line_to (cr, 0, 0);
  cairo_close_path (cr);
  bones_paint_set (cr, d->widget, "bones_dial", 1);
  cairo_fill_preserve (cr);
  bones_paint_set (cr, d->widget, colour, strength);
  cairo_fill (cr);
}

/* The left side is in shadow, the right side in the light. */
static void
draw_ray (const Dial *d, double length, double waist, double strength)
{
  /* Stays behind the arrow, in high contrast too. */
  if (bones_paint_high_contrast ())
    strength *= strength;
  draw_half_ray (d, length, -waist, "bones_ink", strength);
  draw_half_ray (d, length, waist, "bones_edge", strength * 0.9);
}

static void
draw_rose (const Dial *d, double north)
{
  static const struct {
    guint step, first;
    double length, waist, strength;
  } rings[] = {
    { 2, 1, 0.56, 0.075, 0.3 },
    { 4, 2, 0.72, 0.105, 0.36 },
    { 4, 0, 0.94, 0.14, 0.42 },
  };

  for (guint ring = d->r < 50 ? 1 : 0; ring < G_N_ELEMENTS (rings); ring++)
    for (guint i = rings[ring].first; i < 16; i += rings[ring].step)
      {
        cairo_save (d->cr);
        cairo_rotate (d->cr, north + i * G_PI / 8);
        draw_ray (d, d->rose * rings[ring].length, d->rose * rings[ring].waist,
                  rings[ring].strength);
        cairo_restore (d->cr);
      }
}

/* The letters are upright on the screen, wherever north is. */
static void
draw_letters (const Dial *d, double north, guint token)
{
  /* Translators: the points of the compass, as short as possible. */
  const char *letters[] = { C_ ("compass", "N"), C_ ("compass", "E"), C_ ("compass", "S"),
                            C_ ("compass", "W") };
  double at = (d->rose + d->r) / 2;
  double height = MIN ((d->r - d->rose) * 0.4, 22);

  for (guint i = 0; i < (d->r < 50 ? 1 : 4); i++)
    {
      double angle = north + i * G_PI_2;

      if (token == 2 * i)
        bones_paint_set (d->cr, d->widget, "bones_gold_shade", 1);
      else
        bones_paint_set (d->cr, d->widget, i == 0 ? "bones_shot" : "bones_ink", i == 0 ? 1 : 0.75);
      bones_paint_text (d->cr, d->widget, letters[i], at * sin (angle), -at * cos (angle),
                        i == 0 ? height * 1.12 : height, 0);
    }
}

/* Earlier winds are beads on the ring around the rose. */
static void
draw_recent (const Dial *d, const BonesWindRose *self, double north)
{
  double bead = MAX (2.5, d->r * 0.042);

  for (guint i = self->n_recent; i-- > 0;)
    {
      double angle = north + self->recent[i] * G_PI / 4;

      if (self->recent[i] >= CALM)
        continue;
      cairo_arc (d->cr, d->rose * sin (angle), -d->rose * cos (angle), bead * (1 - 0.12 * i), 0,
                 2 * G_PI);
      bones_paint_set (d->cr, d->widget, "bones_dial", 1);
      cairo_fill_preserve (d->cr);
      bones_paint_set (d->cr, d->widget, "bones_sea", 0.95 - 0.22 * i);
      cairo_fill_preserve (d->cr);
      bones_paint_set (d->cr, d->widget, "bones_dial", 1);
      cairo_set_line_width (d->cr, 1);
      cairo_stroke (d->cr);
    }
}

/* It lies on the rim, below the letters. */
static void
draw_token (const Dial *d, double angle)
{
  cairo_t *cr = d->cr;
  double at = (d->rose + d->r) / 2, size = (d->r - d->rose) * 0.44;

  cairo_arc (cr, at * sin (angle), -at * cos (angle), size, 0, 2 * G_PI);
  bones_paint_set (cr, d->widget, "bones_gold", 1);
  cairo_fill_preserve (cr);
  bones_paint_set (cr, d->widget, "bones_gold_shade", 1);
  cairo_set_line_width (cr, MAX (1.2, size * 0.16));
  cairo_stroke (cr);
  cairo_arc (cr, at * sin (angle), -at * cos (angle), size * 0.7, 0, 2 * G_PI);
  cairo_set_line_width (cr, MAX (0.75, size * 0.07));
  cairo_stroke (cr);
}

static void
draw_arrow (const Dial *d, double angle)
{
  static const char *whole = "M0 -90 L30 -34 L9.5 -42 L7 48 L23 65 L23 92 L0 76 L-23 92 L-23 65 "
                             "L-7 48 L-9.5 -42 L-30 -34 Z";
  static const char *lit = "M0 -90 L30 -34 L9.5 -42 L7 48 L23 65 L23 92 L0 76 Z";
  cairo_t *cr = d->cr;

  cairo_save (cr);
  cairo_rotate (cr, angle);
  cairo_scale (cr, d->rose / 100, d->rose / 100);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  bones_art_path (cr, whole);
  bones_paint_set (cr, d->widget, "bones_dial", 0.95);
  cairo_set_line_width (cr, 9);
  cairo_stroke_preserve (cr);
  bones_paint_set (cr, d->widget, "bones_sea", 1);
  cairo_fill (cr);
  bones_art_path (cr, lit);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.16);
  cairo_fill (cr);
  cairo_arc (cr, 0, 0, 10, 0, 2 * G_PI);
  bones_paint_set (cr, d->widget, "bones_edge", 1);
  cairo_fill (cr);
  cairo_arc (cr, 0, 0, 4, 0, 2 * G_PI);
  bones_paint_set (cr, d->widget, "bones_dial", 1);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* A centre with a word on it, if there is no arrow. */
static void
draw_still (const Dial *d, const char *word, gboolean known)
{
  static const double dashes[] = { 4, 4 };
  cairo_t *cr = d->cr;
  double r = d->rose * (d->r < 50 ? 0.86 : 0.58);

  cairo_arc (cr, 0, 0, r, 0, 2 * G_PI);
  bones_paint_set (cr, d->widget, "bones_dial", 1);
  cairo_fill_preserve (cr);
  bones_paint_set (cr, d->widget, known ? "bones_sea" : "bones_ink", known ? 1 : 0.55);
  cairo_set_line_width (cr, MAX (1.5, d->r * 0.022));
  if (!known)
    cairo_set_dash (cr, dashes, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  bones_paint_set (cr, d->widget, known ? "bones_sea" : "bones_ink", known ? 1 : 0.75);
  bones_paint_text (cr, d->widget, word, 0, 0, CLAMP (r * 0.34, 9, 34) * (known ? 1 : 1.5),
                    r * 1.6);
}

static void
bones_wind_rose_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesWindRose *self = BONES_WIND_ROSE (drawn);
  double r = MIN (width, height) / 2;
  double north = self->rotation * G_PI / 180;
  Dial d = { cr, GTK_WIDGET (self), r, r - CLAMP (r * 0.23, 12, 50) };

  cairo_translate (cr, width / 2, height / 2);
  draw_face (&d);
  cairo_save (cr);
  cairo_rotate (cr, north);
  draw_ticks (&d);
  cairo_restore (cr);
  draw_rose (&d, north);
  if (self->token < CALM)
    draw_token (&d, north + self->token * G_PI / 4);
  draw_letters (&d, north, self->token);
  draw_recent (&d, self, north);
  if (self->wind < CALM)
    draw_arrow (&d, north + self->angle * G_PI / 180);
  else if (self->wind == CALM)
    draw_still (&d, C_ ("wind", "Calm"), TRUE);
  else
    draw_still (&d, "?", FALSE);
}

static void
bones_wind_rose_extent (BonesDrawn *drawn, int *width, int *height)
{
  *width = *height = (int) BONES_WIND_ROSE (drawn)->size;
}

static GtkSizeRequestMode
bones_wind_rose_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* As high as it is wide. The least size is the same for large text: on a phone it would leave no
 * room for words. */
static void
bones_wind_rose_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  double scale = bones_drawn_scale (widget);
  int least = SMALLEST, wanted = (int) (BONES_WIND_ROSE (widget)->size * scale);

  *minimum = least;
  *natural = wanted;
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = CLAMP (for_size, least, wanted);
}

static char *
bones_wind_rose_describe (BonesDrawn *drawn)
{
  BonesWindRose *self = BONES_WIND_ROSE (drawn);

  if (self->wind == CALM)
    return g_strdup (_ ("No wind"));
  if (self->wind > CALM)
    return g_strdup (_ ("The wind is not known yet"));
  /* Translators: %u are degrees, clockwise from north. */
  return g_strdup_printf (_ ("The wind blows toward %u°"), self->wind * 45);
}

static void
set_angle (double angle, gpointer data)
{
  BonesWindRose *self = data;

  self->angle = angle;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Like a compass needle: the short way round, slightly too far, and back. */
static void
turn_to (BonesWindRose *self, double goal)
{
  double turn = remainder (goal - self->angle, 360);

  if (self->turning == NULL)
    {
      self->turning =
          adw_timed_animation_new (GTK_WIDGET (self), 0, 0, TURN_MS,
                                   adw_callback_animation_target_new (set_angle, self, NULL));
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->turning), ADW_EASE_OUT_BACK);
    }
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->turning), self->angle);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->turning), self->angle + turn);
  adw_animation_play (self->turning);
}

static void
bones_wind_rose_field_changed (BonesDrawn *drawn, const char *name)
{
  BonesWindRose *self = BONES_WIND_ROSE (drawn);

  if (g_str_equal (name, "wind") && self->wind < CALM)
    turn_to (self, self->wind * 45);
}

static void
bones_wind_rose_dispose (GObject *object)
{
  BonesWindRose *self = BONES_WIND_ROSE (object);

  if (self->turning != NULL)
    adw_animation_reset (self->turning);
  g_clear_object (&self->turning);
  G_OBJECT_CLASS (bones_wind_rose_parent_class)->dispose (object);
}

static void
bones_wind_rose_class_init (BonesWindRoseClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_wind_rose_dispose;
  GTK_WIDGET_CLASS (klass)->get_request_mode = bones_wind_rose_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = bones_wind_rose_measure;
  drawn->draw = bones_wind_rose_draw;
  drawn->extent = bones_wind_rose_extent;
  drawn->describe = bones_wind_rose_describe;
  drawn->field_changed = bones_wind_rose_field_changed;
  drawn->fills = TRUE;
  bones_drawn_class_add_field (
      drawn, g_param_spec_uint ("wind", NULL, NULL, 0, UNKNOWN, UNKNOWN, BONES_FIELD),
      G_STRUCT_OFFSET (BonesWindRose, wind));
  bones_drawn_class_add_field (
      drawn, g_param_spec_uint ("token", NULL, NULL, 0, UNKNOWN, UNKNOWN, BONES_FIELD),
      G_STRUCT_OFFSET (BonesWindRose, token));
  bones_drawn_class_add_field (
      drawn, g_param_spec_double ("rotation", NULL, NULL, -360, 360, 0, BONES_FIELD),
      G_STRUCT_OFFSET (BonesWindRose, rotation));
  bones_drawn_class_add_field (
      drawn, g_param_spec_uint ("size", NULL, NULL, SMALLEST, 2000, 160, BONES_FIELD),
      G_STRUCT_OFFSET (BonesWindRose, size));
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "windrose");
}

static void
bones_wind_rose_init (BonesWindRose *self)
{
}

GtkWidget *
bones_wind_rose_new (void)
{
  return g_object_new (BONES_TYPE_WIND_ROSE, NULL);
}

void
bones_wind_rose_set_wind (BonesWindRose *self, guint wind)
{
  g_return_if_fail (BONES_IS_WIND_ROSE (self));
  g_return_if_fail (wind <= CALM || wind == UNKNOWN);

  g_object_set (self, "wind", wind, NULL);
}

guint
bones_wind_rose_get_wind (BonesWindRose *self)
{
  g_return_val_if_fail (BONES_IS_WIND_ROSE (self), UNKNOWN);

  return self->wind;
}

void
bones_wind_rose_set_rotation (BonesWindRose *self, double degrees)
{
  g_return_if_fail (BONES_IS_WIND_ROSE (self));

  g_object_set (self, "rotation", fmod (degrees, 360), NULL);
}

double
bones_wind_rose_get_rotation (BonesWindRose *self)
{
  g_return_val_if_fail (BONES_IS_WIND_ROSE (self), 0);

  return self->rotation;
}

void
bones_wind_rose_set_recent (BonesWindRose *self, const guint *winds, guint n_winds)
{
  g_return_if_fail (BONES_IS_WIND_ROSE (self));
  g_return_if_fail (winds != NULL || n_winds == 0);

  n_winds = MIN (n_winds, N_RECENT);
  if (n_winds == self->n_recent
      && (n_winds == 0 || memcmp (self->recent, winds, n_winds * sizeof *winds) == 0))
    return;

  self->n_recent = n_winds;
  for (guint i = 0; i < n_winds; i++)
    self->recent[i] = winds[i];
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
