/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tally.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "paint.h"

#define MOST_MARKS 12
#define GAP 0.22 /* between marks, of their size */
#define PAD 0.28 /* around the row, of their size */

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

static guint
n_marks (gpointer self)
{
  return MAX (values (self)->count, values (self)->limit);
}

/* The number beside the one mark that stands for more than a row can hold. */
static char *
number (gpointer self)
{
  const BonesTallyPrivate *v = values (self);

  return v->limit == 0 ? g_strdup_printf ("×%u", v->count)
                       : g_strdup_printf ("%u/%u", v->count, v->limit);
}

static double
row_length (gpointer self, double d)
{
  guint n = n_marks (self);

  if (n > MOST_MARKS)
    {
      g_autofree char *text = number (self);

      return d * (1 + 2 * GAP + 0.62 * (double) g_utf8_strlen (text, -1));
    }
  return n == 0 ? d : n * d + (n - 1) * GAP * d;
}

/* Nothing of nothing is a dash: a place that is empty, not one that was forgotten. */
static void
draw_none (GtkWidget *widget, cairo_t *cr, double d)
{
  cairo_rectangle (cr, d * 0.25, d * 0.45, d * 0.5, MAX (1, d * 0.1));
  bones_paint_set (cr, widget, "bones_ink", 0.6);
  cairo_fill (cr);
}

static void
draw_mark (BonesTally *self, cairo_t *cr, guint i, double x, double d)
{
  cairo_save (cr);
  cairo_translate (cr, x, 0);
  BONES_TALLY_GET_CLASS (self)->mark (self, cr, i, i < values (self)->count, d);
  cairo_restore (cr);
}

static void
draw_number (BonesTally *self, cairo_t *cr, double d)
{
  g_autofree char *text = number (self);
  double room = row_length (self, d) - d * (1 + GAP);

  draw_mark (self, cr, 0, 0, d);
  bones_paint_set (cr, GTK_WIDGET (self), "bones_ink", 1);
  bones_paint_text (cr, GTK_WIDGET (self), text, d * (1 + GAP) + room / 2, d / 2, d * 0.62, room);
}

static void
bones_tally_draw (BonesDrawn *drawn, cairo_t *cr, double width, double height)
{
  BonesTally *self = BONES_TALLY (drawn);
  BonesTallyClass *klass = BONES_TALLY_GET_CLASS (self);
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  guint n = n_marks (self);
  double d = height / (1 + 2 * PAD);

  if (klass->ground != NULL)
    klass->ground (self, cr, width, height);
  cairo_translate (cr, d * PAD, d * PAD);
  if (n == 0)
    draw_none (GTK_WIDGET (self), cr, d);
  else if (n > MOST_MARKS)
    draw_number (self, cr, d);
  else
    for (guint i = 0; i < n; i++)
      draw_mark (self, cr, i, (mirrored ? n - 1 - i : i) * d * (1 + GAP), d);
}

static void
bones_tally_extent (BonesDrawn *drawn, int *width, int *height)
{
  double d = mark_size (drawn);

  *width = (int) (row_length (drawn, d) + 2 * PAD * d + 0.5);
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
