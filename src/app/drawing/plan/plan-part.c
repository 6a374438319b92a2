/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plan-part.h"

#include "holes.h"
#include "plan-marks.h"
#include "tooltip.h"

/* In units. */
#define EDGE 1.5 /* the gap between two parts */
#define NAME 6.4 /* the height of a line of small letters */
#define FIRE 17  /* a flame that can be seen from a distance */
#define MARK 14
#define GUN 7
#define LOW 40      /* in a lower room, everything stands closer together */
#define LOW_MARK 12 /* and is smaller */

struct _BonesPlanPartButton {
  GtkButton parent_instance;

  BonesPlanPart part; /* owns its texts */
  gint lost, ablaze;  /* the numbers that are coming */
  double unit;
  gboolean large;
};

G_DEFINE_FINAL_TYPE (BonesPlanPartButton, bones_plan_part, GTK_TYPE_BUTTON)

static guint
lost_of (BonesPlanPartButton *self)
{
  const gint lost = (gint) self->part.lost + self->lost;

  return (guint) CLAMP (lost, 0, (gint) self->part.boxes);
}

static guint
ablaze_of (BonesPlanPartButton *self)
{
  const gint ablaze = (gint) self->part.ablaze + self->ablaze;

  return (guint) CLAMP (ablaze, 0, (gint) lost_of (self));
}

static gboolean
is_destroyed (BonesPlanPartButton *self)
{
  return self->part.boxes > 0 && lost_of (self) >= self->part.boxes;
}

/* Fire fills the whole part, faintly and behind the text. Keeps the path. */
static void
draw_fire (BonesPlanPartButton *self, cairo_t *cr, double width, double height)
{
  const double d = FIRE * self->unit;
  cairo_path_t *path = cairo_copy_path (cr);
  const guint n = (guint) MAX (width / (d * 1.15), 1);

  bones_plan_glow (cr, GTK_WIDGET (self), height);
  cairo_push_group (cr);
  for (guint i = 0; i < n; i++)
    {
      const double size = d * (i % 2 == 0 ? 1 : 1.45);

      cairo_save (cr);
      cairo_translate (cr, (i + 0.5) * width / n - size / 2, height - 2 * EDGE * self->unit - size);
      cairo_new_path (cr);
      bones_plan_flame (cr, GTK_WIDGET (self), size);
      cairo_restore (cr);
    }
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, 0.42);
  cairo_new_path (cr);
  cairo_append_path (cr, path);
  cairo_path_destroy (path);
}

/* Sails above the deck, planks in the hull; crossed out if destroyed. */
static void
draw_ground (BonesPlanPartButton *self, cairo_t *cr, double width, double height)
{
  const double e = EDGE * self->unit;
  GtkWidget *widget = GTK_WIDGET (self);

  bones_paint_rounded (cr, e, e, width - 2 * e, height - 2 * e, 4 * self->unit);
  bones_paint_set (cr, widget, "bones_dial", 1);
  cairo_fill_preserve (cr);
  if (self->part.spot.aloft)
    {
      bones_paint_set (cr, widget, "bones_sail_edge", 0.22);
      cairo_fill_preserve (cr);
    }
  if (is_destroyed (self))
    {
      bones_paint_set (cr, widget, "bones_shot_soft", 1);
      cairo_fill_preserve (cr);
    }
  if (ablaze_of (self) > 0)
    draw_fire (self, cr, width, height);
  bones_paint_set (cr, widget,
                   is_destroyed (self)     ? "bones_shot"
                   : self->part.spot.aloft ? "bones_sail_edge"
                                           : "bones_wood",
                   1);
  cairo_set_line_width (cr, MAX (1, (is_destroyed (self) ? 1.6 : 1.1) * self->unit));
  cairo_stroke (cr);
  if (!is_destroyed (self))
    return;

  bones_plan_cross_out (cr, widget, 3 * e, 3 * e, width - 6 * e, height - 6 * e, self->unit);
}

static void
draw_boxes (BonesPlanPartButton *self, cairo_t *cr, double width, double y, double mark)
{
  const guint n = self->part.boxes, lost = lost_of (self), ablaze = ablaze_of (self);
  const double room = width - 8 * self->unit;
  const double step = MIN ((mark + 3) * self->unit, room / MAX (n, 1));
  const double d = MIN (mark * self->unit, step - 1);

  for (guint i = 0; i < n; i++)
    {
      const gboolean coming =
          (i >= self->part.lost && i < lost) || (i >= self->part.ablaze && i < ablaze);

      cairo_save (cr);
      cairo_translate (cr, (width - step * n + step - d) / 2 + step * i, y - d / 2);
      if (coming)
        cairo_push_group (cr);
      if (i < ablaze)
        bones_plan_flame (cr, GTK_WIDGET (self), d);
      else
        bones_holes_paint (cr, GTK_WIDGET (self), i, i < lost, d);
      if (coming)
        {
          cairo_pop_group_to_source (cr);
          cairo_paint_with_alpha (cr, 0.55);
        }
      cairo_restore (cr);
    }
}

/* Bow guns are at the left, stern guns at the right, all others in between. Sets @left and
 * @right to the room that remains. */
static void
draw_guns (BonesPlanPartButton *self, cairo_t *cr, double y, double *left, double *right)
{
  const double d = GUN * self->unit;

  for (guint i = 0; i < self->part.n_guns; i++)
    {
      const BonesPlanGuns *guns = &self->part.guns[i];
      const double wide = bones_plan_muzzles_width (guns, d);
      const gboolean astern = guns->at == BONES_MUZZLE_STERN;

      if (astern)
        *right -= wide;
      bones_plan_muzzles (cr, GTK_WIDGET (self), guns, astern ? *right : *left, y, d);
      if (astern)
        *right -= 3 * self->unit;
      else
        *left += wide + 4 * self->unit;
    }
}

static void
draw_words (BonesPlanPartButton *self, cairo_t *cr, double left, double end, double y)
{
  for (guint i = 0; i < self->part.n_words && left < end - 14 * self->unit; i++)
    left += bones_plan_write (cr, GTK_WIDGET (self), self->part.words[i].text, left, y,
                              NAME * 0.9 * self->unit, end - left, self->part.words[i].struck)
            + 5 * self->unit;
}

/* If there is no room for the name, its first letters are shown. */
static void
draw_name (BonesPlanPartButton *self, cairo_t *cr, double x, double y, double room)
{
  const gboolean whole = room >= 34 * self->unit;
  g_autofree char *code =
      whole ? NULL
            : g_utf8_substring (self->part.name, 0, MIN (3, g_utf8_strlen (self->part.name, -1)));

  bones_plan_write (cr, GTK_WIDGET (self), whole ? self->part.name : code, x, y, NAME * self->unit,
                    whole ? room : 0, is_destroyed (self));
}

static void
draw_room (BonesPlanPartButton *self, cairo_t *cr, double width, double height)
{
  const double u = self->unit, middle = height / 2;
  const gboolean tight = height < LOW * u;
  const double top = tight ? 8 * u : middle - 13 * u;
  const double low = tight ? height - 6 * u : middle + 13.5 * u;
  const gboolean lines = self->part.n_guns > 0 || (self->large && self->part.n_words > 0);
  const double boxes = middle + (lines ? tight ? 1 : 0.5 : 4) * u;
  const double pad = (width < 40 * u ? 3 : 5) * u;
  double left = pad, right = width - pad;

  draw_ground (self, cr, width, height);
  draw_name (self, cr, left, top, right - left);
  draw_boxes (self, cr, width, boxes, tight ? LOW_MARK : MARK);
  draw_guns (self, cr, low, &left, &right);
  if (self->large)
    draw_words (self, cr, left, right, low);
}

static void
draw_waterline (BonesPlanPartButton *self, cairo_t *cr, double width, double height)
{
  const guint n = MAX (self->part.boxes, 1);
  const double u = self->unit;
  const double step = MIN (24 * u, (width - 8 * u) / n), d = MIN (18 * u, step - 2);

  for (guint i = 0; i < self->part.boxes; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, (width - step * n) / 2 + step * i + (step - d) / 2, (height - d) / 2);
      if (i >= self->part.lost && i < lost_of (self))
        cairo_push_group (cr);
      bones_plan_hold (cr, GTK_WIDGET (self), i < lost_of (self), d);
      if (i >= self->part.lost && i < lost_of (self))
        {
          cairo_pop_group_to_source (cr);
          cairo_paint_with_alpha (cr, 0.55);
        }
      cairo_restore (cr);
    }
}

/* As large as possible, row by row. */
static void
draw_people (BonesPlanPartButton *self, cairo_t *cr, double width, double height)
{
  const guint n = MAX (self->part.boxes, 1), left = self->part.boxes - lost_of (self);
  const double u = self->unit, top = 12 * u, room = width - 6 * u;
  double d = 18 * u;
  guint in_row;

  while (d > 5 && (guint) MAX (room / d, 1) * (guint) ((height - top - 2) / d) < n)
    d -= 0.5;
  in_row = MIN ((guint) MAX (room / d, 1), n);
  bones_plan_write (cr, GTK_WIDGET (self), self->part.name, u, 7 * u, NAME * u, width - 2 * u,
                    FALSE);
  for (guint i = 0; i < self->part.boxes; i++)
    {
      const guint row = i / in_row;

      cairo_save (cr);
      cairo_translate (cr, (width - in_row * d) / 2 + (i % in_row) * d, top + row * d);
      bones_plan_hand (cr, GTK_WIDGET (self), i < left, d * 0.92);
      cairo_restore (cr);
    }
}

static void
bones_plan_part_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BonesPlanPartButton *self = BONES_PLAN_PART (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  if (self->part.spot.kind == BONES_PLAN_ROOM)
    draw_room (self, cr, width, height);
  else if (self->part.spot.kind == BONES_PLAN_WATERLINE)
    draw_waterline (self, cr, width, height);
  else
    draw_people (self, cr, width, height);
  cairo_destroy (cr);
}

/* The plan sets its size. */
static void
bones_plan_part_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
clear_part (BonesPlanPart *part)
{
  g_clear_pointer ((char **) &part->name, g_free);
  g_clear_pointer ((char **) &part->said, g_free);
  g_clear_pointer ((char **) &part->tip, g_free);
  for (guint i = 0; i < part->n_words; i++)
    g_clear_pointer ((char **) &part->words[i].text, g_free);
}

static void
bones_plan_part_finalize (GObject *object)
{
  clear_part (&BONES_PLAN_PART (object)->part);
  G_OBJECT_CLASS (bones_plan_part_parent_class)->finalize (object);
}

static void
bones_plan_part_class_init (BonesPlanPartButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = bones_plan_part_finalize;
  widget_class->snapshot = bones_plan_part_snapshot;
  widget_class->measure = bones_plan_part_measure;
}

static void
bones_plan_part_init (BonesPlanPartButton *self)
{
  self->unit = 1;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card-zone");
  gtk_widget_add_css_class (GTK_WIDGET (self), "plan-part");
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
}

GtkWidget *
bones_plan_part_new (void)
{
  return g_object_new (BONES_TYPE_PLAN_PART, NULL);
}

static void
update_accessible (BonesPlanPartButton *self, const BonesPlanPart *part)
{
  if (g_strcmp0 (self->part.tip, part->tip) == 0)
    return;

  bones_set_tooltip (GTK_WIDGET (self), part->tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, part->said,
                                  -1);
}

void
bones_plan_part_set (BonesPlanPartButton *self, const BonesPlanPart *part)
{
  g_return_if_fail (BONES_IS_PLAN_PART (self) && part != NULL);
  g_return_if_fail (part->n_guns <= BONES_PART_GUNS && part->n_words <= BONES_PART_WORDS);

  update_accessible (self, part);
  clear_part (&self->part);
  self->part = *part;
  self->part.name = g_strdup (part->name);
  self->part.said = g_strdup (part->said);
  self->part.tip = g_strdup (part->tip);
  for (guint i = 0; i < part->n_words; i++)
    self->part.words[i].text = g_strdup (part->words[i].text);
  self->lost = self->ablaze = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const BonesPlanPart *
bones_plan_part_get (BonesPlanPartButton *self)
{
  g_return_val_if_fail (BONES_IS_PLAN_PART (self), NULL);

  return &self->part;
}

void
bones_plan_part_set_coming (BonesPlanPartButton *self, gint lost, gint ablaze)
{
  g_return_if_fail (BONES_IS_PLAN_PART (self));

  if (self->lost == lost && self->ablaze == ablaze)
    return;

  self->lost = lost;
  self->ablaze = ablaze;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
bones_plan_part_set_unit (BonesPlanPartButton *self, double unit, gboolean large)
{
  g_return_if_fail (BONES_IS_PLAN_PART (self));

  self->unit = unit;
  self->large = large;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
