/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "die.h"

#include "bones-config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#include "paint.h"

#define TURN_MS 420   /* for one turn in the air */
#define SETTLE_MS 180 /* from the last bounce to rest */

struct _BonesDie {
  BonesDrawn parent_instance;

  AdwAnimation *tumbling, *settling;
  BonesDieLook look;
  guint size;
  double progress; /* the progress of the animation, 0 to 1 */
};

G_DEFINE_ENUM_TYPE (BonesVerdict, bones_verdict, G_DEFINE_ENUM_VALUE (BONES_VERDICT_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (BONES_VERDICT_MEETS, "meets"),
                    G_DEFINE_ENUM_VALUE (BONES_VERDICT_FAILS, "fails"))
G_DEFINE_FINAL_TYPE (BonesDie, bones_die, BONES_TYPE_DRAWN)

/* Dice are drawn in a square of 100 by 100 around 0, 0. The body has sides of 76, which leaves
 * room for a ring and a badge. */
#define BODY 76.0

/* The outline of a die with @sides, seen from above. */
static void
outline (cairo_t *cr, guint sides)
{
  static const struct {
    guint sides, corners;
  } shapes[] = { { 4, 3 }, { 8, 4 }, { 10, 4 }, { 12, 5 }, { 18, 8 }, { 20, 6 } };
  guint corners = 0;

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    if (shapes[i].sides == sides)
      corners = shapes[i].corners;
  if (sides == 6)
    bones_paint_rounded (cr, -BODY / 2, -BODY / 2, BODY, BODY, BODY * 0.2);
  else if (corners == 0)
    cairo_arc (cr, 0, 0, BODY * 0.52, 0, 2 * G_PI);
  else
    for (guint i = 0; i < corners; i++)
      cairo_line_to (cr, BODY * 0.57 * sin (i * 2 * G_PI / corners),
                     -BODY * 0.57 * cos (i * 2 * G_PI / corners) + (corners == 3 ? 8 : 0));
  cairo_close_path (cr);
}

static void
draw_ivory (GtkWidget *widget, cairo_t *cr, guint sides)
{
  cairo_pattern_t *light = cairo_pattern_create_linear (0, -BODY / 2, 0, BODY / 2);
  GdkRGBA ivory, shade;

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_save (cr);
  cairo_translate (cr, 0, 3.5);
  outline (cr, sides);
  cairo_restore (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.22);
  cairo_fill (cr);

  bones_paint_colour (widget, "bones_ivory", &ivory);
  bones_paint_colour (widget, "bones_ivory_shade", &shade);
  cairo_pattern_add_color_stop_rgba (light, 0, ivory.red, ivory.green, ivory.blue, 1);
  cairo_pattern_add_color_stop_rgba (light, 1, shade.red, shade.green, shade.blue, 1);
  outline (cr, sides);
  cairo_set_source (cr, light);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 2.5);
  bones_paint_set (cr, widget, "bones_pip", 0.4);
  cairo_stroke (cr);
  cairo_pattern_destroy (light);
}

/* Two uneven strokes and some hatching, like a sketch in pencil. */
static void
draw_pencil (GtkWidget *widget, cairo_t *cr, guint sides)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  bones_paint_set (cr, widget, "bones_pencil", 0.35);
  cairo_set_line_width (cr, 2.2);
  if (sides == 6)
    {
      cairo_save (cr);
      outline (cr, sides);
      cairo_clip (cr);
      for (int i = 0; i < 4; i++)
        {
          cairo_move_to (cr, 2 + i * 10, 42);
          cairo_line_to (cr, 42, 4 + i * 10);
        }
      cairo_stroke (cr);
      cairo_restore (cr);
    }
  for (int i = 0; i < 2; i++)
    {
      cairo_save (cr);
      cairo_rotate (cr, i == 0 ? -0.035 : 0.045);
      cairo_scale (cr, i == 0 ? 0.98 : 1.01, i == 0 ? 1.01 : 0.96);
      outline (cr, sides);
      cairo_restore (cr);
      bones_paint_set (cr, widget, "bones_pencil", i == 0 ? 1 : 0.7);
      cairo_set_line_width (cr, i == 0 ? 4 : 2.6);
      cairo_stroke (cr);
    }
}

static void
draw_pips (GtkWidget *widget, const BonesDieLook *look, cairo_t *cr, guint face, const char *colour)
{
  /* The pips of each face in the nine places, row by row. */
  static const char *places[] = { "000000000", "000010000", "001000100", "001010100",
                                  "101000101", "101010101", "101101101" };
  gboolean typed = look->typed;

  bones_paint_set (cr, widget, colour, 1);
  for (int i = 0; i < 9; i++)
    {
      int across = i % 3 - 1, down = i / 3 - 1;
      double x = across * BODY * 0.25, y = down * BODY * 0.25;

      if (places[face][i] == '0')
        continue;
      cairo_save (cr);
      cairo_translate (cr, x + (typed ? (i * 7 % 5 - 2) * 0.7 : 0),
                       y + (typed ? (i * 3 % 5 - 2) * 0.7 : 0));
      if (typed)
        {
          cairo_rotate (cr, i);
          cairo_scale (cr, 1.1, 0.9);
        }
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, face == 1 ? 10.5 : 8, 0, 2 * G_PI);
      cairo_restore (cr);
    }
  cairo_fill (cr);
}

static void
draw_face (GtkWidget *widget, const BonesDieLook *look, cairo_t *cr, guint face)
{
  const char *colour = look->typed || look->corrected ? "bones_pencil" : "bones_pip";

  if (look->sides == 6 && face <= 6)
    {
      draw_pips (widget, look, cr, face, colour);
      return;
    }
  if (face > 0)
    {
      g_autofree char *number = g_strdup_printf ("%u", face);

      bones_paint_set (cr, widget, colour, 1);
      bones_paint_text (cr, widget, number, 0, look->sides == 4 ? 12 : 0, 32, 58);
    }
}

static void
draw_body (GtkWidget *widget, const BonesDieLook *look, cairo_t *cr, guint face)
{
  if (look->typed)
    draw_pencil (widget, cr, look->sides);
  else
    draw_ivory (widget, cr, look->sides);
  draw_face (widget, look, cr, face);
}

static void
draw_rerolled (GtkWidget *widget, const BonesDieLook *look, cairo_t *cr)
{
  cairo_scale (cr, 0.86, 0.86);
  cairo_push_group (cr);
  draw_body (widget, look, cr, look->face);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, bones_paint_high_contrast () ? 0.7 : 0.55);
  cairo_move_to (cr, -52, 12);
  cairo_line_to (cr, 52, -12);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 5);
  bones_paint_set (cr, widget, "bones_ink", 0.85);
  cairo_stroke (cr);
}

static void
draw_ring (GtkWidget *widget, const BonesDieLook *look, cairo_t *cr)
{
  cairo_save (cr);
  cairo_scale (cr, 1.14, 1.14);
  outline (cr, look->sides);
  cairo_restore (cr);
  cairo_set_line_width (cr, 5);
  bones_paint_set (cr, widget, "bones_good", 1);
  cairo_stroke (cr);
}

static void
draw_badge (GtkWidget *widget, const BonesDieLook *look, cairo_t *cr)
{
  gboolean meets = look->verdict == BONES_VERDICT_MEETS;

  cairo_translate (cr, 37, 37);
  cairo_arc (cr, 0, 0, 13.5, 0, 2 * G_PI);
  bones_paint_set (cr, widget, meets ? "bones_good" : "bones_shot", 1);
  cairo_fill_preserve (cr);
  bones_paint_set (cr, widget, "bones_dial", 1);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
  if (meets)
    bones_paint_tick (cr, 7);
  else
    bones_paint_cross (cr, 4.8);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 4);
  cairo_stroke (cr);
}

static gboolean
is_playing (AdwAnimation *animation)
{
  return animation != NULL && adw_animation_get_state (animation) == ADW_ANIMATION_PLAYING;
}

/* Turns over and over, bouncing. The faces on the way mean nothing. */
static void
draw_in_the_air (BonesDie *self, cairo_t *cr)
{
  const guint turn = (guint) (self->progress * 4);
  const guint face = 1 + (turn * 5 + 2) % self->look.sides;

  cairo_translate (cr, 0, -fabs (sin (self->progress * 2 * G_PI)) * 16);
  cairo_rotate (cr, self->progress * 2 * G_PI);
  cairo_scale (cr, 0.9, 0.9);
  draw_body (GTK_WIDGET (self), &self->look, cr, face);
}

static void
draw_at_rest (GtkWidget *widget, const BonesDieLook *look, cairo_t *cr)
{
  if (look->rerolled)
    {
      draw_rerolled (widget, look, cr);
      return;
    }
  if (look->verdict == BONES_VERDICT_MEETS)
    draw_ring (widget, look, cr);
  draw_body (widget, look, cr, look->face);
  if (look->verdict != BONES_VERDICT_NONE)
    draw_badge (widget, look, cr);
}

static void
bones_die_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesDie *self = BONES_DIE (drawn);

  cairo_translate (cr, width / 2, height / 2);
  cairo_scale (cr, MIN (width, height) / 100, MIN (width, height) / 100);
  if (is_playing (self->tumbling) && !self->look.rerolled)
    {
      draw_in_the_air (self, cr);
      return;
    }
  if (is_playing (self->settling))
    cairo_rotate (cr, (1 - self->progress) * -0.5);
  draw_at_rest (GTK_WIDGET (self), &self->look, cr);
}

static void
bones_die_extent (BonesDrawn *drawn, int *width, int *height)
{
  *width = *height = (int) BONES_DIE (drawn)->size;
}

static char *
bones_die_describe (BonesDrawn *drawn)
{
  const BonesDieLook *look = &BONES_DIE (drawn)->look;

  if (look->face == 0)
    return g_strdup (_ ("A die, not rolled yet"));
  if (look->corrected)
    return g_strdup_printf (look->rerolled ? _ ("%u, corrected, rerolled") : _ ("%u, corrected"),
                            look->face);
  if (look->rerolled)
    return g_strdup_printf (look->typed ? _ ("%u, typed, rerolled") : _ ("%u, rerolled"),
                            look->face);
  if (look->verdict == BONES_VERDICT_MEETS)
    return g_strdup_printf (look->typed ? _ ("%u, typed: enough") : _ ("%u: enough"), look->face);
  if (look->verdict == BONES_VERDICT_FAILS)
    return g_strdup_printf (look->typed ? _ ("%u, typed: not enough") : _ ("%u: not enough"),
                            look->face);
  return g_strdup_printf (look->typed ? _ ("%u, typed") : "%u", look->face);
}

static void
set_progress (double progress, gpointer data)
{
  BonesDie *self = data;

  self->progress = progress;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
bones_die_dispose (GObject *object)
{
  BonesDie *self = BONES_DIE (object);

  bones_die_rest (self);
  g_clear_object (&self->tumbling);
  g_clear_object (&self->settling);
  G_OBJECT_CLASS (bones_die_parent_class)->dispose (object);
}

static void
bones_die_class_init (BonesDieClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_die_dispose;
  drawn->draw = bones_die_draw;
  drawn->extent = bones_die_extent;
  drawn->describe = bones_die_describe;
  drawn->beyond = 0.4;
  drawn->fills = TRUE;
  bones_drawn_class_add_field (drawn,
                               g_param_spec_uint ("sides", NULL, NULL, 2, 100, 6, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesDie, look.sides));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_uint ("face", NULL, NULL, 0, 100, 0, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesDie, look.face));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_boolean ("typed", NULL, NULL, FALSE, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesDie, look.typed));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_boolean ("corrected", NULL, NULL, FALSE, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesDie, look.corrected));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_boolean ("rerolled", NULL, NULL, FALSE, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesDie, look.rerolled));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_enum ("verdict", NULL, NULL, BONES_TYPE_VERDICT,
                                                  BONES_VERDICT_NONE, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesDie, look.verdict));
  bones_drawn_class_add_field (drawn,
                               g_param_spec_uint ("size", NULL, NULL, 16, 512, 44, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesDie, size));
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "die");
}

static void
bones_die_init (BonesDie *self)
{
}

GtkWidget *
bones_die_new (void)
{
  return g_object_new (BONES_TYPE_DIE, NULL);
}

void
bones_die_set_look (BonesDie *self, const BonesDieLook *look)
{
  g_return_if_fail (BONES_IS_DIE (self));
  g_return_if_fail (look != NULL);

  g_object_set (self, "sides", look->sides, "face", look->face, "typed", look->typed, "rerolled",
                look->rerolled, "verdict", look->verdict, "corrected", look->corrected, NULL);
}

const BonesDieLook *
bones_die_get_look (BonesDie *self)
{
  g_return_val_if_fail (BONES_IS_DIE (self), NULL);

  return &self->look;
}

void
bones_die_paint (GtkWidget *widget, const BonesDieLook *look, cairo_t *cr, double size)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && look != NULL && cr != NULL);

  cairo_save (cr);
  cairo_translate (cr, size / 2, size / 2);
  cairo_scale (cr, size / BODY, size / BODY);
  draw_at_rest (widget, look, cr);
  cairo_restore (cr);
}

static AdwAnimation *
new_animation (BonesDie *self, guint ms)
{
  AdwAnimation *animation = adw_timed_animation_new (
      GTK_WIDGET (self), 0, 1, ms, adw_callback_animation_target_new (set_progress, self, NULL));

  return animation;
}

void
bones_die_tumble (BonesDie *self)
{
  g_return_if_fail (BONES_IS_DIE (self));

  if (self->tumbling == NULL)
    {
      self->tumbling = new_animation (self, TURN_MS);
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->tumbling), ADW_LINEAR);
      adw_timed_animation_set_repeat_count (ADW_TIMED_ANIMATION (self->tumbling), 0);
    }
  adw_animation_play (self->tumbling);
}

void
bones_die_settle (BonesDie *self)
{
  g_return_if_fail (BONES_IS_DIE (self));

  bones_die_rest (self);
  if (self->settling == NULL)
    {
      self->settling = new_animation (self, SETTLE_MS);
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->settling), ADW_EASE_OUT_BACK);
    }
  adw_animation_play (self->settling);
}

void
bones_die_rest (BonesDie *self)
{
  g_return_if_fail (BONES_IS_DIE (self));

  if (self->tumbling != NULL)
    adw_animation_reset (self->tumbling);
  if (self->settling != NULL)
    adw_animation_reset (self->settling);
}
