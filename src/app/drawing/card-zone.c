/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-zone.h"

#include "holes.h"
#include "paint.h"
#include "put.h"
#include "token.h"

/* In units of the card. */
#define PAD 4
#define MARK 16
#define TOKEN 25
#define PICTURE 22
#define SMALL_PICTURE 19 /* beside a number */
#define ASIDE 11         /* from the middle to the middles of both */

struct _BonesCardZone {
  GtkButton parent_instance;

  BonesZoneKind kind;
  char *icon; /* owned */
  gint count, limit, coming;
  gboolean bad;
  double unit;
};

G_DEFINE_FINAL_TYPE (BonesCardZone, bones_card_zone, GTK_TYPE_BUTTON)

static gint
shown (BonesCardZone *self)
{
  return self->count + self->coming;
}

static void
draw_holes (BonesCardZone *self, cairo_t *cr, double width, double height)
{
  const BonesMarks marks = { bones_holes_paint, (guint) MAX (self->count, 0),
                             (guint) MAX (self->limit, 0), (guint) MAX (self->coming, 0) };
  const double d = MARK * self->unit, room = width - 2 * PAD * self->unit;
  const double wide = MIN (bones_marks_width (&marks, d), room);

  if (self->limit > 0 && shown (self) >= self->limit)
    bones_holes_paint_broken (cr, GTK_WIDGET (self), width, height);
  cairo_translate (cr, (width - wide) / 2, (height - d) / 2);
  bones_marks_paint (&marks, cr, GTK_WIDGET (self), d, room);
}

static void
draw_token (BonesCardZone *self, cairo_t *cr, double width, double height)
{
  const double d = TOKEN * self->unit;

  cairo_translate (cr, (width - d) / 2, (height - d) / 2);
  if (self->coming != 0)
    cairo_push_group (cr);
  bones_token_paint_ordered (cr, GTK_WIDGET (self), shown (self) != 0, d);
  if (self->coming != 0)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, 0.6);
    }
}

/* One is the picture alone, none its ghost; more have a number. What may fall below nothing always
 * has one. */
static gboolean
has_number (BonesCardZone *self)
{
  return shown (self) > 1 || !self->bad;
}

static void
draw_picture (BonesCardZone *self, GtkSnapshot *snapshot, double width, double height)
{
  const double d = (has_number (self) ? SMALL_PICTURE : PICTURE) * self->unit;
  const double x = (width - d) / 2 - (has_number (self) ? ASIDE * self->unit : 0);
  const gboolean ghost = self->bad && shown (self) <= 0;
  const double alpha = ghost               ? (bones_paint_high_contrast () ? 0.6 : 0.32)
                       : self->coming != 0 ? 0.6
                                           : 1;

  bones_put_icon (snapshot, GTK_WIDGET (self), self->icon, x, (height - d) / 2, d,
                  self->bad && !ghost ? "bones_shot" : "bones_ink", alpha);
}

static void
draw_number (BonesCardZone *self, cairo_t *cr, double width, double height)
{
  g_autofree char *text = g_strdup_printf (shown (self) < 0 ? "−%d" : "%d", ABS (shown (self)));

  bones_paint_set (cr, GTK_WIDGET (self), self->bad ? "bones_shot" : "bones_ink",
                   self->coming != 0 ? 0.7 : 1);
  bones_paint_text (cr, GTK_WIDGET (self), text, width / 2 + ASIDE * self->unit, height / 2,
                    13 * self->unit, 19 * self->unit);
}

static void
bones_card_zone_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BonesCardZone *self = BONES_CARD_ZONE (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  if (self->kind == BONES_ZONE_HOLES)
    draw_holes (self, cr, width, height);
  else if (self->kind == BONES_ZONE_TOKEN)
    draw_token (self, cr, width, height);
  else if (has_number (self))
    draw_number (self, cr, width, height);
  cairo_destroy (cr);
  if (self->kind == BONES_ZONE_COUNT)
    draw_picture (self, snapshot, width, height);
}

/* Its card says how large it is. */
static void
bones_card_zone_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
bones_card_zone_finalize (GObject *object)
{
  BonesCardZone *self = BONES_CARD_ZONE (object);

  g_free (self->icon);
  G_OBJECT_CLASS (bones_card_zone_parent_class)->finalize (object);
}

static void
bones_card_zone_class_init (BonesCardZoneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_card_zone_finalize;
  widget_class->snapshot = bones_card_zone_snapshot;
  widget_class->measure = bones_card_zone_measure;
}

static void
bones_card_zone_init (BonesCardZone *self)
{
  self->unit = 1;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card-zone");
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
}

GtkWidget *
bones_card_zone_new (BonesZoneKind kind, const char *icon)
{
  BonesCardZone *self = g_object_new (BONES_TYPE_CARD_ZONE, NULL);

  self->kind = kind;
  self->icon = g_strdup (icon);
  return GTK_WIDGET (self);
}

void
bones_card_zone_set (BonesCardZone *self, gint count, gint limit, gboolean bad)
{
  g_return_if_fail (BONES_IS_CARD_ZONE (self));

  bones_card_zone_set_coming (self, 0);
  if (self->count == count && self->limit == limit && self->bad == bad)
    return;

  self->count = count;
  self->limit = limit;
  self->bad = bad;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bones_card_zone_set_coming (BonesCardZone *self, gint coming)
{
  g_return_if_fail (BONES_IS_CARD_ZONE (self));

  if (self->coming == coming)
    return;

  self->coming = coming;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bones_card_zone_set_unit (BonesCardZone *self, double unit)
{
  g_return_if_fail (BONES_IS_CARD_ZONE (self));

  if (self->unit == unit) /* a copy of the same value */
    return;

  self->unit = unit;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
