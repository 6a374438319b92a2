/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tally.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "paint.h"

#define MOST_MARKS 12
#define GAP 0.22      /* between marks, as a share of their size */
#define PAD 0.28      /* around the row, as a share of the mark size */
#define LEAST_FIT 0.6 /* if marks would be smaller than this, one mark and a number are drawn */
#define FAINT 0.5

typedef struct {
  guint count, limit, size;
} BonesTallyPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BonesTally, bones_tally, BONES_TYPE_DRAWN)

static BonesTallyPrivate *
values (gpointer self)
{
  return bones_tally_get_instance_private (BONES_TALLY (self));
}

static guint
mark_size (gpointer self)
{
  guint size = values (self)->size;

  return size != 0 ? size : BONES_TALLY_GET_CLASS (self)->size;
}

static BonesMarks
marks_of (gpointer self)
{
  return (BonesMarks){ BONES_TALLY_GET_CLASS (self)->mark, values (self)->count,
                       values (self)->limit, 0 };
}

static guint
n_marks (const BonesMarks *marks)
{
  return MAX (marks->count + marks->coming, marks->limit);
}

/* The number beside the single mark that replaces a row that is too long. */
static char *
number (const BonesMarks *marks)
{
  const guint count = marks->count + marks->coming;

  return marks->limit == 0 ? g_strdup_printf ("×%u", count)
                           : g_strdup_printf ("%u/%u", count, marks->limit);
}

static double
number_width (const BonesMarks *marks, double d)
{
  g_autofree char *text = number (marks);

  return d * (1 + 2 * GAP + 0.62 * (double) g_utf8_strlen (text, -1));
}

double
bones_marks_width (const BonesMarks *marks, double d)
{
  guint n;

  g_return_val_if_fail (marks != NULL, 0);

  n = n_marks (marks);
  if (n > MOST_MARKS)
    return number_width (marks, d);
  return n == 0 ? d : n * d + (n - 1) * GAP * d;
}

/* 0 of 0 is drawn as a dash, so that the place is not mistaken for a missing value. */
static void
paint_none (GtkWidget *widget, cairo_t *cr, double d)
{
  cairo_rectangle (cr, d * 0.25, d * 0.45, d * 0.5, MAX (1, d * 0.1));
  bones_paint_set (cr, widget, "bones_ink", 0.6);
  cairo_fill (cr);
}

/* What is coming is drawn faintly over its empty place. */
static void
paint_mark (const BonesMarks *marks, cairo_t *cr, GtkWidget *widget, guint i, double x, double d)
{
  const gboolean comes = i >= marks->count && i < marks->count + marks->coming;

  cairo_save (cr);
  cairo_translate (cr, x, 0);
  if (comes)
    cairo_push_group (cr);
  marks->mark (cr, widget, i, i < marks->count + marks->coming, d);
  if (comes)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, FAINT);
    }
  cairo_restore (cr);
}

static void
paint_number (const BonesMarks *marks, cairo_t *cr, GtkWidget *widget, double d)
{
  g_autofree char *text = number (marks);
  double room = number_width (marks, d) - d * (1 + GAP);

  paint_mark (marks, cr, widget, 0, 0, d);
  bones_paint_set (cr, widget, "bones_ink", 1);
  bones_paint_text (cr, widget, text, d * (1 + GAP) + room / 2, d / 2, d * 0.62, room);
}

static void
paint_row (const BonesMarks *marks, cairo_t *cr, GtkWidget *widget, double d)
{
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const guint n = n_marks (marks);

  for (guint i = 0; i < n; i++)
    paint_mark (marks, cr, widget, i, (mirrored ? n - 1 - i : i) * d * (1 + GAP), d);
}

void
bones_marks_paint (const BonesMarks *marks, cairo_t *cr, GtkWidget *widget, double d, double room)
{
  double fit;

  g_return_if_fail (marks != NULL && GTK_IS_WIDGET (widget));

  fit = MIN (1, room / bones_marks_width (marks, d));
  cairo_save (cr);
  if (n_marks (marks) == 0)
    paint_none (widget, cr, d);
  else if (n_marks (marks) > MOST_MARKS || fit < LEAST_FIT)
    paint_number (marks, cr, widget, d);
  else
    {
      cairo_translate (cr, 0, d * (1 - fit) / 2);
      paint_row (marks, cr, widget, d * fit);
    }
  cairo_restore (cr);
}

/* Uses all the room there is, which may be less than it asked for. */
static void
bones_tally_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesTallyClass *klass = BONES_TALLY_GET_CLASS (drawn);
  const BonesMarks marks = marks_of (drawn);
  const double d = mark_size (drawn) * bones_drawn_scale (GTK_WIDGET (drawn));
  const double wide = MIN (bones_marks_width (&marks, d), width - 2 * PAD * d);

  cairo_translate (cr, (width - wide) / 2 - PAD * d, (height - d) / 2 - PAD * d);
  if (klass->ground != NULL)
    klass->ground (BONES_TALLY (drawn), cr, wide + 2 * PAD * d, d * (1 + 2 * PAD));
  cairo_translate (cr, d * PAD, d * PAD);
  bones_marks_paint (&marks, cr, GTK_WIDGET (drawn), d, wide + 0.5);
}

/* A row can become one mark and a number. */
static void
bones_tally_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                     int *natural, int *minimum_baseline, int *natural_baseline)
{
  const BonesMarks marks = marks_of (widget);
  const double d = mark_size (widget) * bones_drawn_scale (widget);

  GTK_WIDGET_CLASS (bones_tally_parent_class)
      ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline,
                 natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && n_marks (&marks) > 0)
    *minimum = MIN (*natural, (int) (number_width (&marks, d) + 2 * PAD * d + 0.5));
}

static void
bones_tally_extent (BonesDrawn *drawn, int *width, int *height)
{
  const BonesMarks marks = marks_of (drawn);
  double d = mark_size (drawn);

  *width = (int) (bones_marks_width (&marks, d) + 2 * PAD * d + 0.5);
  *height = (int) (d * (1 + 2 * PAD) + 0.5);
}

static char *
bones_tally_describe (BonesDrawn *drawn)
{
  const BonesTallyPrivate *v = values (drawn);

  if (v->limit == 0)
    return g_strdup_printf ("%u", v->count);
  /* Translators: so many out of so many, like "2 of 3". */
  return g_strdup_printf (_ ("%u of %u"), v->count, v->limit);
}

static void
bones_tally_class_init (BonesTallyClass *klass)
{
  static const char *names[] = { "count", "limit", "size" };
  const gssize offsets[] = { G_PRIVATE_OFFSET (BonesTally, count),
                             G_PRIVATE_OFFSET (BonesTally, limit),
                             G_PRIVATE_OFFSET (BonesTally, size) };
  BonesDrawnClass *drawn = BONES_DRAWN_CLASS (klass);

  drawn->draw = bones_tally_draw;
  drawn->extent = bones_tally_extent;
  drawn->describe = bones_tally_describe;
  drawn->fills = TRUE;
  GTK_WIDGET_CLASS (klass)->measure = bones_tally_measure;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    bones_drawn_class_add_field (
        drawn, g_param_spec_uint (names[i], NULL, NULL, 0, G_MAXUINT16, 0, BONES_FIELD),
        offsets[i]);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tally");
}

static void
bones_tally_init (BonesTally *self)
{
}

void
bones_tally_set (BonesTally *self, guint count, guint limit)
{
  g_return_if_fail (BONES_IS_TALLY (self));

  g_object_set (self, "count", MIN (count, G_MAXUINT16), "limit", MIN (limit, G_MAXUINT16), NULL);
}

guint
bones_tally_get_count (BonesTally *self)
{
  g_return_val_if_fail (BONES_IS_TALLY (self), 0);

  return values (self)->count;
}

guint
bones_tally_get_limit (BonesTally *self)
{
  g_return_val_if_fail (BONES_IS_TALLY (self), 0);

  return values (self)->limit;
}
