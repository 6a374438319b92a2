/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "plot.h"

#define TEXT 8.0 /* the size of words */
#define LEFT 34.0
#define RIGHT 20.0
#define TOP 10.0
#define BOTTOM 18.0
#define ROW 18.0 /* the height of a row of luck */
#define CROSS 3.5
#define DOT 2.5
#define APART 20.0   /* between the numbers of two rounds, so that both can be read */
#define LABELS 150.0 /* the width of the names of rows */

/* Dashes, for those who see no colours: by fleet. */
static const double dashes[][4] = { { 0 },     { 6, 3 }, { 2, 2 },       { 8, 3, 2, 3 },
                                    { 10, 4 }, { 1, 3 }, { 5, 2, 1, 2 }, { 3, 5 } };

static const double colours[][3] = {
  { 0.72, 0.14, 0.18 }, { 0.11, 0.37, 0.68 }, { 0.66, 0.48, 0.02 }, { 0.11, 0.46, 0.27 },
  { 0.48, 0.24, 0.62 }, { 0.92, 0.46, 0.12 }, { 0.05, 0.49, 0.55 }, { 0.33, 0.38, 0.43 },
};

static void
free_part (gpointer data)
{
  BonesPlotPart *part = data;

  g_array_unref (part->points);
  g_free (part->text);
  g_free (part);
}

void
bones_plot_free (BonesPlot *plot)
{
  if (plot == NULL)
    return;

  g_free (plot->title);
  g_ptr_array_unref (plot->parts);
  g_free (plot);
}

static BonesPlot *
new_plot (const char *title, double width, double height)
{
  BonesPlot *plot = g_new0 (BonesPlot, 1);

  plot->title = g_strdup (title);
  plot->width = width;
  plot->height = height;
  plot->parts = g_ptr_array_new_with_free_func (free_part);
  return plot;
}

static BonesPlotPart *
add_part (BonesPlot *plot, BonesPlotKind kind, guint fleet)
{
  BonesPlotPart *part = g_new0 (BonesPlotPart, 1);

  part->kind = kind;
  part->fleet = fleet;
  part->points = g_array_new (FALSE, FALSE, sizeof (BonesPlotPoint));
  g_ptr_array_add (plot->parts, part);
  return part;
}

static void
add_point (BonesPlotPart *part, double x, double y)
{
  const BonesPlotPoint point = { x, y };

  g_array_append_val (part->points, point);
}

static void
add_line (BonesPlot *plot, BonesPlotKind kind, double x, double y, double to_x, double to_y)
{
  BonesPlotPart *part = add_part (plot, kind, BONES_NOBODY);

  add_point (part, x, y);
  add_point (part, to_x, to_y);
}

/* Takes @text. */
static void
add_text (BonesPlot *plot, char *text, double x, double y, double anchor)
{
  BonesPlotPart *part = add_part (plot, BONES_PLOT_TEXT, BONES_NOBODY);

  add_point (part, x, y);
  part->text = text;
  part->anchor = anchor;
}

/* ---- The course ---- */

/* The steps that are shown, and the scale. */
typedef struct {
  const BonesReport *report;
  BonesPlot *plot;
  GPtrArray *steps; /* of const BonesCourseStep */
  guint most;       /* the top of the axis; 0 if no value is higher */
} Course;

static double
x_of (const Course *self, double step)
{
  return LEFT + (self->plot->width - LEFT - RIGHT) * step / (double) (self->steps->len - 1);
}

static double
y_of (const Course *self, double value)
{
  return TOP + (self->plot->height - TOP - BOTTOM) * (1 - value / (double) self->most);
}

static guint
value_at (const Course *self, guint i, guint fleet)
{
  const BonesCourseStep *step = g_ptr_array_index (self->steps, i);

  return step->values[self->report->course.main][fleet];
}

static void
measure_steps (Course *self)
{
  for (guint i = 0; i < self->steps->len; i++)
    for (guint fleet = 0; fleet < self->report->fleets->len; fleet++)
      self->most = MAX (self->most, value_at (self, i, fleet));
  if (self->most > 0)
    self->most = bones_course_top (self->report->course.main, self->most);
}

static void
add_axes (const Course *self)
{
  const BonesCourseKind kind = self->report->course.main;
  const double bottom = self->plot->height - BOTTOM;
  double free = 0;

  for (guint i = 0; i <= 2; i++)
    {
      const guint value = self->most * i / 2;

      add_line (self->plot, i == 0 ? BONES_PLOT_AXIS : BONES_PLOT_GRID, LEFT, y_of (self, value),
                self->plot->width - RIGHT, y_of (self, value));
      add_text (self->plot, bones_course_value (kind, value), LEFT - 4, y_of (self, value) + 3, 1);
    }

  for (guint i = 0; i < self->steps->len; i++)
    {
      const BonesCourseStep *step = g_ptr_array_index (self->steps, i);

      if (!bones_course_begins (self->steps, i) || step->round == 0)
        continue;

      add_line (self->plot, BONES_PLOT_GRID, x_of (self, i), TOP, x_of (self, i), bottom);
      if (x_of (self, i) < free)
        continue;

      add_text (self->plot, g_strdup_printf ("%u", step->round), x_of (self, i), bottom + 11, 0.5);
      free = x_of (self, i) + APART;
    }
}

static void
add_fleet (const Course *self, guint fleet)
{
  const BonesReportFleet *its = g_ptr_array_index (self->report->fleets, fleet);
  BonesPlotPart *part = add_part (self->plot, BONES_PLOT_COURSE, fleet);
  const guint last = self->steps->len - 1;

  for (guint i = 0; i <= last; i++)
    {
      if (i > 0)
        add_point (part, x_of (self, i), y_of (self, value_at (self, i - 1, fleet)));

      add_point (part, x_of (self, i), y_of (self, value_at (self, i, fleet)));
    }

  add_text (self->plot, g_strdup_printf ("%c", its->letter), self->plot->width - RIGHT + 6,
            y_of (self, value_at (self, last, fleet)) + 3, 0);
}

/* The dots of @fleet: each leads to its sentence. */
static void
add_dots (const Course *self, guint fleet)
{
  for (guint i = 1; i < self->steps->len; i++)
    {
      const BonesCourseStep *step = g_ptr_array_index (self->steps, i);
      const guint value = value_at (self, i, fleet);
      g_autofree char *text = NULL;
      gint line;
      BonesPlotPart *part;

      if (value == value_at (self, i - 1, fleet))
        continue;

      line = bones_report_find_line (self->report, step->seq, BONES_NO_SHIP);
      text = bones_course_value (self->report->course.main, value);
      part = add_part (self->plot, BONES_PLOT_STEP, fleet);
      add_point (part, x_of (self, i), y_of (self, value));
      part->seq = bones_report_line_entry (self->report, step->seq, BONES_NO_SHIP);
      part->text = g_strdup_printf (
          "%s: %s – %s",
          ((const BonesReportFleet *) g_ptr_array_index (self->report->fleets, fleet))->name, text,
          line >= 0 ? ((const BonesLogLine *) g_ptr_array_index (self->report->lines, line))->text
                    : "");
    }
}

/* At the step at which it was lost, or the last one before. */
static void
add_loss (const Course *self, const BonesLoss *loss)
{
  BonesPlotPart *part;
  guint at = 0;

  while (at + 1 < self->steps->len
         && ((const BonesCourseStep *) g_ptr_array_index (self->steps, at + 1))->seq <= loss->seq)
    at++;

  part = add_part (self->plot, BONES_PLOT_LOSS, loss->fleet);
  add_point (part, x_of (self, at), y_of (self, value_at (self, at, loss->fleet)));
  part->seq = bones_report_line_entry (self->report, loss->seq, loss->ship);
  part->text = g_strdup (loss->text);
}

BonesPlot *
bones_plot_course (const BonesReport *report, double width, double height)
{
  g_autoptr (GPtrArray) steps = bones_course_tell (&report->course, report->fleets->len);
  Course self = { .report = report, .steps = steps };

  g_return_val_if_fail (report != NULL, NULL);

  measure_steps (&self);
  if (steps->len < 2 || self.most == 0)
    return NULL;

  self.plot = new_plot (bones_course_kind_name (report->course.main), width, height);
  add_axes (&self);
  for (guint fleet = 0; fleet < report->fleets->len; fleet++)
    add_fleet (&self, fleet);

  for (guint fleet = 0; fleet < report->fleets->len; fleet++)
    add_dots (&self, fleet);

  for (guint i = 0; i < report->course.losses->len; i++)
    add_loss (&self, &g_array_index (report->course.losses, BonesLoss, i));

  return self.plot;
}

/* ---- Luck ---- */

static void
add_luck (BonesPlot *plot, const BonesReport *report, const BonesLuck *luck, double y)
{
  const BonesReportFleet *fleet = g_ptr_array_index (report->fleets, luck->fleet);
  const double left = LABELS, width = plot->width - LABELS - RIGHT;
  BonesPlotPart *bar;

  add_text (plot,
            g_strdup_printf ("%c  %s", fleet->letter,
                             luck->real ? _ ("real dice") : _ ("the app’s dice")),
            LABELS - 8, y + ROW * 0.65, 1);
  add_line (plot, BONES_PLOT_GRID, left, y + ROW / 2, left + width, y + ROW / 2);
  bar = add_part (plot, BONES_PLOT_BAR, luck->fleet);
  add_point (bar, left + width * luck->worse, y + ROW * 0.2);
  add_point (bar, left + MAX (width * (luck->worse + luck->same), width * luck->worse + 2),
             y + ROW * 0.8);
}

BonesPlot *
bones_plot_luck (const BonesReport *report, double width)
{
  BonesPlot *plot = NULL;
  double bottom = TOP;

  g_return_val_if_fail (report != NULL, NULL);

  for (guint i = 0; i < report->luck->len; i++)
    {
      const BonesLuck *luck = &g_array_index (report->luck, BonesLuck, i);

      if (luck->kind != BONES_ALL_ROLLS)
        continue;

      if (plot == NULL)
        plot = new_plot (_ ("Hits among all that the same throws could show, from worst to best"),
                         width, 0);

      add_luck (plot, report, luck, bottom);
      bottom += ROW;
    }

  if (plot == NULL)
    return NULL;

  for (guint i = 0; i <= 2; i++)
    {
      const double x = LABELS + (width - LABELS - RIGHT) * i / 2;

      add_line (plot, i == 1 ? BONES_PLOT_AXIS : BONES_PLOT_GRID, x, TOP, x, bottom);
      add_text (plot, g_strdup_printf ("%u%%", i * 50), x, bottom + 11, 0.5);
    }

  plot->height = bottom + BOTTOM;
  return plot;
}

/* ---- As SVG ---- */

/* A number as SVG has it, whatever the locale. */
static void
append_number (GString *out, double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (out, g_ascii_formatd (text, sizeof text, "%.1f", number));
}

G_GNUC_PRINTF (2, 3)
static void
append_markup (GString *out, const char *format, ...)
{
  va_list args;
  g_autofree char *text = NULL;

  va_start (args, format);
  text = g_markup_vprintf_escaped (format, args);
  va_end (args);
  g_string_append (out, text);
}

/* "M1 2 L3 4": the points, one after another; a bar as its four corners; a dot; a cross.
 */
static void
append_path (GString *out, const BonesPlotPart *part)
{
  const BonesPlotPoint *points = (const BonesPlotPoint *) (const void *) part->points->data;
  const BonesPlotPoint a = points[0], b = points[part->points->len - 1];
  const BonesPlotPoint bar[] = { a, { b.x, a.y }, b, { a.x, b.y } };
  const BonesPlotPoint cross[] = { { a.x - CROSS, a.y - CROSS },
                                   { a.x + CROSS, a.y + CROSS },
                                   { a.x - CROSS, a.y + CROSS },
                                   { a.x + CROSS, a.y - CROSS } };
  const BonesPlotPoint dot[] = {
    { a.x - DOT, a.y }, { a.x, a.y - DOT }, { a.x + DOT, a.y }, { a.x, a.y + DOT }
  };
  const gboolean is_cross = part->kind == BONES_PLOT_LOSS;
  const gboolean is_closed = part->kind == BONES_PLOT_BAR || part->kind == BONES_PLOT_STEP;
  const guint n = is_closed || is_cross ? 4 : part->points->len;

  if (is_closed || is_cross)
    points = is_cross ? cross : part->kind == BONES_PLOT_BAR ? bar : dot;

  for (guint i = 0; i < n; i++)
    {
      g_string_append_c (out, i == 0 || (is_cross && i == 2) ? 'M' : 'L');
      append_number (out, points[i].x);
      g_string_append_c (out, ' ');
      append_number (out, points[i].y);
    }

  if (is_closed)
    g_string_append_c (out, 'Z');
}

static void
append_text (GString *out, const BonesPlotPart *part)
{
  const BonesPlotPoint *at = &g_array_index (part->points, BonesPlotPoint, 0);

  g_string_append (out, "<text x=\"");
  append_number (out, at->x);
  g_string_append (out, "\" y=\"");
  append_number (out, at->y);
  append_markup (out, "\" text-anchor=\"%s\">%s</text>\n",
                 part->anchor == 0  ? "start"
                 : part->anchor < 1 ? "middle"
                                    : "end",
                 part->text);
}

static void
append_part (GString *out, const BonesPlotPart *part)
{
  static const char *const names[] = { "axis", "grid", "course", "bar", "step", "loss" };
  const gboolean leads = part->seq != 0;

  if (part->kind == BONES_PLOT_TEXT)
    {
      append_text (out, part);
      return;
    }

  if (leads)
    append_markup (out, "<a href=\"#e%u\"><title>%s</title>", part->seq, part->text);

  append_markup (out, "<path class=\"%s", names[part->kind]);
  if (part->fleet < G_N_ELEMENTS (dashes))
    append_markup (out, " p%u", part->fleet + 1);

  g_string_append (out, "\" d=\"");
  append_path (out, part);
  g_string_append (out, leads ? "\"/></a>\n" : "\"/>\n");
}

char *
bones_plot_svg (const BonesPlot *plot)
{
  GString *out = g_string_new ("<svg class=\"plot\" role=\"group\" viewBox=\"0 0 ");

  g_return_val_if_fail (plot != NULL, g_string_free (out, FALSE));

  append_number (out, plot->width);
  g_string_append_c (out, ' ');
  append_number (out, plot->height);
  append_markup (out, "\">\n<title>%s</title>\n", plot->title);
  for (guint i = 0; i < plot->parts->len; i++)
    append_part (out, g_ptr_array_index (plot->parts, i));

  g_string_append (out, "</svg>\n");
  return g_string_free (out, FALSE);
}

/* ---- On paper ---- */

static void
set_ink (cairo_t *cr, const BonesPen *pen, const BonesPlotPart *part)
{
  const guint fleet = part->fleet % G_N_ELEMENTS (colours);
  const double *colour = colours[fleet];

  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, part->fleet != BONES_NOBODY ? 1.5 : 0.5);
  if (part->fleet == BONES_NOBODY)
    cairo_set_source_rgb (cr, part->kind == BONES_PLOT_GRID ? 0.75 : 0,
                          part->kind == BONES_PLOT_GRID ? 0.75 : 0,
                          part->kind == BONES_PLOT_GRID ? 0.75 : 0);
  else if (pen->colour)
    cairo_set_source_rgb (cr, colour[0], colour[1], colour[2]);
  else
    cairo_set_source_rgb (cr, 0, 0, 0);

  if (part->kind == BONES_PLOT_COURSE && dashes[fleet][0] > 0)
    cairo_set_dash (cr, dashes[fleet], dashes[fleet][2] > 0 ? 4 : 2, 0);
}

static void
draw_part (const BonesPlotPart *part, BonesPen *pen)
{
  const BonesPlotPoint *points = (const BonesPlotPoint *) (const void *) part->points->data;
  cairo_t *cr = pen->cr;

  set_ink (cr, pen, part);
  cairo_new_path (cr);
  if (part->kind == BONES_PLOT_STEP)
    {
      cairo_arc (cr, points[0].x, points[0].y, 1.5, 0, 2 * G_PI);
      cairo_fill (cr);
      return;
    }

  if (part->kind == BONES_PLOT_BAR)
    {
      cairo_rectangle (cr, points[0].x, points[0].y, points[1].x - points[0].x,
                       points[1].y - points[0].y);
      cairo_fill (cr);
      return;
    }

  if (part->kind == BONES_PLOT_LOSS)
    {
      cairo_move_to (cr, points[0].x - CROSS, points[0].y - CROSS);
      cairo_rel_line_to (cr, 2 * CROSS, 2 * CROSS);
      cairo_move_to (cr, points[0].x - CROSS, points[0].y + CROSS);
      cairo_rel_line_to (cr, 2 * CROSS, -2 * CROSS);
    }

  for (guint i = 0; i < part->points->len && part->kind != BONES_PLOT_LOSS; i++)
    cairo_line_to (cr, points[i].x, points[i].y);

  cairo_stroke (cr);
}

static void
draw_text (const BonesPlotPart *part, BonesPen *pen)
{
  const BonesPlotPoint *at = &g_array_index (part->points, BonesPlotPoint, 0);
  cairo_t *cr = pen->cr;
  double width;

  pen->cr = NULL;
  bones_pen_text (pen, part->text, TEXT, FALSE, 0, 0, 0, &width);
  pen->cr = cr;
  bones_pen_text (pen, part->text, TEXT, FALSE, at->x - part->anchor * width, at->y - TEXT, 0,
                  NULL);
}

void
bones_plot_draw (const BonesPlot *plot, BonesPen *pen, double x, double y)
{
  g_return_if_fail (plot != NULL && pen != NULL);

  if (pen->cr == NULL)
    return;

  cairo_save (pen->cr);
  cairo_translate (pen->cr, x, y);
  for (guint i = 0; i < plot->parts->len; i++)
    {
      const BonesPlotPart *part = g_ptr_array_index (plot->parts, i);

      if (part->kind == BONES_PLOT_TEXT)
        draw_text (part, pen);
      else
        draw_part (part, pen);
    }

  cairo_restore (pen->cr);
}
