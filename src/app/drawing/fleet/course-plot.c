/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "course-plot.h"

#include "fleet-colour.h"
#include "fleet-flag.h"
#include "paint.h"

#include <string.h>

#define DIGITS 8.0 /* the height of the numbers; all are pixels at normal text size */
#define LEFT 40.0
#define RIGHT 34.0
#define TOP 14.0
#define FOOT 22.0
#define FLAG 18.0
#define LEAST 22.0 /* between two numbers of rounds */
#define LINE 3.0

/* The dashes of each fleet, in pixels; a 0 ends them. */
static const double dashes[BONES_N_FLEET_COLOURS][4] = {
  { 0 }, { 9, 4 }, { 3, 3 }, { 12, 3, 3, 3 }, { 16, 5 }, { 2, 4, 8, 4 }, { 6, 2, 2, 2 }, { 4, 7 },
};

typedef struct {
  guint values[BONES_N_FLEET_COLOURS];
  guint round;
  gboolean lost[BONES_N_FLEET_COLOURS];
} Step;

struct _BonesCoursePlot {
  BonesDrawn parent_instance;

  char *letters, *full, *half; /* owned */
  guint n_fleets, highest, step;
  GArray *steps; /* of Step */
};

enum { PICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesCoursePlot, bones_course_plot, BONES_TYPE_DRAWN)

/* Where things are drawn. */
typedef struct {
  BonesCoursePlot *plot;
  cairo_t *cr;
  double scale, left, top, width, height; /* of the field of the lines */
} Field;

static Field
make_field (BonesCoursePlot *self, cairo_t *cr, double width, double height)
{
  const double scale = bones_drawn_scale (GTK_WIDGET (self));

  return (Field){ self,
                  cr,
                  scale,
                  LEFT * scale,
                  TOP * scale,
                  MAX (1, width - (LEFT + RIGHT) * scale),
                  MAX (1, height - (TOP + FOOT) * scale) };
}

static const Step *
get_step (const BonesCoursePlot *self, guint i)
{
  return &g_array_index (self->steps, Step, i);
}

static double
x_of (const Field *field, guint step)
{
  return field->left + field->width * step / MAX (1, field->plot->steps->len - 1);
}

static double
y_of (const Field *field, double value)
{
  return field->top + field->height * (1 - value / field->plot->highest);
}

static void
draw_scale (const Field *field)
{
  const char *const labels[] = { NULL, field->plot->half, field->plot->full };
  GtkWidget *widget = GTK_WIDGET (field->plot);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      const double y = y_of (field, field->plot->highest * i / 2.0);

      cairo_rectangle (field->cr, field->left, y - 0.5, field->width, 1);
      bones_paint_set (field->cr, widget, "bones_ink", i == 0 ? 0.5 : 0.15);
      cairo_fill (field->cr);
      bones_paint_set (field->cr, widget, "bones_dim", 1);
      bones_paint_text (field->cr, widget, labels[i] != NULL ? labels[i] : "0", field->left / 2, y,
                        DIGITS * field->scale, field->left - 6);
    }
}

static void
draw_rounds (const Field *field)
{
  GtkWidget *widget = GTK_WIDGET (field->plot);
  double free = 0;

  for (guint i = 0; i < field->plot->steps->len; i++)
    {
      const guint round = get_step (field->plot, i)->round;
      const double x = x_of (field, i);
      g_autofree char *number = g_strdup_printf ("%u", round);

      if (round == 0)
        continue;

      cairo_rectangle (field->cr, x - 0.5, field->top, 1, field->height);
      bones_paint_set (field->cr, widget, "bones_ink", 0.12);
      cairo_fill (field->cr);
      if (x < free)
        continue;

      bones_paint_set (field->cr, widget, "bones_dim", 1);
      bones_paint_text (field->cr, widget, number, x,
                        field->top + field->height + FOOT * field->scale / 2 + 2,
                        DIGITS * field->scale, 0);
      free = x + LEAST * field->scale;
    }
}

static void
trace (const Field *field, guint fleet)
{
  for (guint i = 0; i < field->plot->steps->len; i++)
    {
      const double x = x_of (field, i), y = y_of (field, get_step (field->plot, i)->values[fleet]);

      if (i == 0)
        cairo_move_to (field->cr, x, y);
      else
        {
          cairo_line_to (field->cr, x, y_of (field, get_step (field->plot, i - 1)->values[fleet]));
          cairo_line_to (field->cr, x, y);
        }
    }
}

/* The line has an edge of ink, so that it stands out from the paper in every colour. */
static void
draw_line (const Field *field, guint fleet)
{
  double lengths[4];
  int n = 0;
  GdkRGBA colour;

  while (n < 4 && dashes[fleet][n] > 0)
    {
      lengths[n] = dashes[fleet][n] * field->scale;
      n++;
    }
  cairo_save (field->cr);
  cairo_set_line_join (field->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (field->cr, lengths, n, 0);
  trace (field, fleet);
  cairo_set_line_width (field->cr, (LINE + 2) * field->scale);
  bones_paint_set (field->cr, GTK_WIDGET (field->plot), "bones_ink", 0.7);
  cairo_stroke_preserve (field->cr);
  bones_fleet_colour (fleet, &colour);
  gdk_cairo_set_source_rgba (field->cr, &colour);
  cairo_set_line_width (field->cr, LINE * field->scale);
  cairo_stroke (field->cr);
  cairo_restore (field->cr);
}

static void
draw_dot (const Field *field, double x, double y, double r, const char *paint)
{
  cairo_arc (field->cr, x, y, r * field->scale, 0, 2 * G_PI);
  bones_paint_set (field->cr, GTK_WIDGET (field->plot), paint, 1);
  cairo_fill (field->cr);
}

static void
draw_losses (const Field *field, guint fleet)
{
  for (guint i = 0; i < field->plot->steps->len; i++)
    {
      const Step *step = get_step (field->plot, i);

      if (!step->lost[fleet])
        continue;

      cairo_save (field->cr);
      cairo_translate (field->cr, x_of (field, i), y_of (field, step->values[fleet]));
      draw_dot (field, 0, 0, 6.5, "bones_dial");
      bones_paint_cross (field->cr, 4 * field->scale);
      cairo_set_line_width (field->cr, 2 * field->scale);
      bones_paint_set (field->cr, GTK_WIDGET (field->plot), "bones_ink", 1);
      cairo_stroke (field->cr);
      cairo_restore (field->cr);
    }
}

/* The flags stand where the lines end, and make room for each other. */
static void
draw_flags (const Field *field)
{
  const double high = FLAG * field->scale, wide = high * 4 / 3;
  const guint last = field->plot->steps->len - 1;
  double below = field->top - high;
  gboolean drawn[BONES_N_FLEET_COLOURS] = { FALSE };

  for (guint n = 0; n < field->plot->n_fleets; n++)
    {
      char letter[] = { '\0', '\0' };
      guint next = 0;
      double y;

      while (drawn[next])
        next++;
      for (guint i = next + 1; i < field->plot->n_fleets; i++)
        if (!drawn[i]
            && get_step (field->plot, last)->values[i] > get_step (field->plot, last)->values[next])
          next = i;
      drawn[next] = TRUE;
      letter[0] = field->plot->letters[next];
      y = y_of (field, get_step (field->plot, last)->values[next]) - high / 2;
      /* Those that are still to come need room below it. */
      y = MIN (y, field->top + field->height + high / 2 - (field->plot->n_fleets - n) * (high + 2));
      y = MAX (y, below + high + 2);
      cairo_save (field->cr);
      cairo_translate (field->cr, field->left + field->width + 6 * field->scale, y);
      bones_fleet_flag_paint (GTK_WIDGET (field->plot), next, letter, field->cr, wide, high);
      cairo_restore (field->cr);
      below = y;
    }
}

static void
draw_cursor (const Field *field)
{
  const guint step = MIN (field->plot->step, field->plot->steps->len - 1);
  const double x = x_of (field, step);

  cairo_rectangle (field->cr, x - 1 * field->scale, field->top - 6 * field->scale, 2 * field->scale,
                   field->height + 6 * field->scale);
  bones_paint_set (field->cr, GTK_WIDGET (field->plot), "bones_ink", 0.6);
  cairo_fill (field->cr);
  for (guint fleet = 0; fleet < field->plot->n_fleets; fleet++)
    {
      const double y = y_of (field, get_step (field->plot, step)->values[fleet]);

      draw_dot (field, x, y, 5, "bones_ink");
      draw_dot (field, x, y, 3, "bones_dial");
    }
}

static void
bones_course_plot_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesCoursePlot *self = BONES_COURSE_PLOT (drawn);
  const Field field = make_field (self, cr, width, height);

  if (self->steps->len == 0)
    return;

  draw_scale (&field);
  draw_rounds (&field);
  for (guint fleet = 0; fleet < self->n_fleets; fleet++)
    draw_line (&field, fleet);
  draw_cursor (&field);
  for (guint fleet = 0; fleet < self->n_fleets; fleet++)
    draw_losses (&field, fleet);
  draw_flags (&field);
}

static void
bones_course_plot_extent (BonesDrawn *drawn, int *width, int *height)
{
  *width = 280;
  *height = 240;
}

/* The nearest step. */
static void
touched (GtkGestureDrag *drag, double x, double y, BonesCoursePlot *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const Field field =
      make_field (self, NULL, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  const double last = self->steps->len - 1.0;
  const double at = (x - field.left) / field.width * last;

  if (self->steps->len > 0)
    g_signal_emit (self, signals[PICKED], 0, (guint) (CLAMP (at, 0, last) + 0.5));
}

static void
moved (GtkGestureDrag *drag, double by_x, double by_y, BonesCoursePlot *self)
{
  double x, y;

  if (ABS (by_x) > ABS (by_y) && gtk_gesture_drag_get_start_point (drag, &x, &y))
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
      touched (drag, x + by_x, y + by_y, self);
    }
}

static void
bones_course_plot_finalize (GObject *object)
{
  BonesCoursePlot *self = BONES_COURSE_PLOT (object);

  g_free (self->letters);
  g_free (self->full);
  g_free (self->half);
  g_array_unref (self->steps);
  G_OBJECT_CLASS (bones_course_plot_parent_class)->finalize (object);
}

static void
bones_course_plot_class_init (BonesCoursePlotClass *klass)
{
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_course_plot_finalize;
  drawn->draw = bones_course_plot_draw;
  drawn->extent = bones_course_plot_extent;
  drawn->fills = TRUE;
  bones_drawn_class_add_field (drawn,
                               g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0, BONES_FIELD),
                               G_STRUCT_OFFSET (BonesCoursePlot, step));
  signals[PICKED] = g_signal_new ("picked", BONES_TYPE_COURSE_PLOT, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "courseplot");
}

static void
bones_course_plot_init (BonesCoursePlot *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->steps = g_array_new (FALSE, TRUE, sizeof (Step));
  self->highest = 1;
  g_signal_connect (drag, "drag-begin", G_CALLBACK (touched), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (moved), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

GtkWidget *
bones_course_plot_new (void)
{
  return g_object_new (BONES_TYPE_COURSE_PLOT, NULL);
}

static void
replace (char **text, const char *with)
{
  g_free (*text);
  *text = g_strdup (with);
}

void
bones_course_plot_begin (BonesCoursePlot *self, const char *letters, guint highest,
                         const char *full, const char *half)
{
  g_return_if_fail (BONES_IS_COURSE_PLOT (self) && letters != NULL && highest > 0);

  replace (&self->letters, letters);
  replace (&self->full, full);
  replace (&self->half, half);
  self->n_fleets = MIN ((guint) strlen (letters), BONES_N_FLEET_COLOURS);
  self->highest = highest;
  g_array_set_size (self->steps, 0);
  bones_drawn_changed (BONES_DRAWN (self));
}

void
bones_course_plot_add (BonesCoursePlot *self, const guint *values, guint round)
{
  Step step = { .round = round };

  g_return_if_fail (BONES_IS_COURSE_PLOT (self) && values != NULL);

  for (guint i = 0; i < self->n_fleets; i++)
    step.values[i] = MIN (values[i], self->highest);
  g_array_append_val (self->steps, step);
  bones_drawn_changed (BONES_DRAWN (self));
}

void
bones_course_plot_mark (BonesCoursePlot *self, guint step, guint fleet)
{
  g_return_if_fail (BONES_IS_COURSE_PLOT (self) && step < self->steps->len);

  if (fleet < self->n_fleets)
    g_array_index (self->steps, Step, step).lost[fleet] = TRUE;
  bones_drawn_changed (BONES_DRAWN (self));
}
