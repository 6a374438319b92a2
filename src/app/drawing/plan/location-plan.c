/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "location-plan.h"

#include "drawn.h"
#include "other-press.h"
#include "paint.h"
#include "tooltip.h"
#include "unshown.h"

/* In units. */
#define BEAK 14
#define TRANSOM 8
#define ROUND 5
#define WAVE 11

struct _BonesLocationPlan {
  GtkWidget parent_instance;

  GtkWidget *parts[BONES_MOST_PARTS]; /* children */
  GtkWidget *cover;                   /* a child that covers all parts; or NULL */
  BonesPlanSpot spots[BONES_MOST_PARTS];
  guint n;
  gboolean far;
  BonesPlanPlaces places; /* the places as they were allocated */
};

enum { TAPPED, ASKED, ENLARGING, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesLocationPlan, bones_location_plan, GTK_TYPE_WIDGET)

static void
emit (BonesLocationPlan *self, GtkWidget *part, guint signal)
{
  for (guint i = 0; i < self->n; i++)
    if (self->parts[i] == part)
      {
        g_signal_emit (self, signals[signal], 0, i);
        return;
      }
}

static void
part_clicked (GtkWidget *part, BonesLocationPlan *self)
{
  emit (self, part, TAPPED);
}

/* The part at @x, @y, or the part that has the focus. */
static void
ask_at (BonesLocationPlan *self, double x, double y)
{
  GtkWidget *part = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (part != NULL)
    emit (self, part, ASKED);
}

static gboolean
pressed_other (GtkWidget *self, double x, double y, gboolean held, gpointer data)
{
  ask_at (BONES_LOCATION_PLAN (self), x, y);
  return TRUE;
}

static gboolean
ask_by_key (GtkWidget *widget, GVariant *args, gpointer data)
{
  GtkWidget *part = gtk_widget_get_focus_child (widget);

  if (part == NULL)
    return FALSE;

  emit (BONES_LOCATION_PLAN (widget), part, ASKED);
  return TRUE;
}

/* The outline of her side, from the stern over the decks to the prow, and back under the water. */
static void
lay_hull (const BonesPlanPlaces *p, cairo_t *cr)
{
  const double u = p->unit, column = (p->right - p->left) / p->columns;
  double y = p->deck[p->columns - 1];

  cairo_move_to (cr, p->right + TRANSOM * u, y);
  for (guint i = p->columns; i-- > 0;)
    {
      const double x = p->left + (i + 1) * column;

      if (p->deck[i] > y) /* down a step */
        {
          cairo_line_to (cr, x + ROUND * u, y);
          cairo_line_to (cr, x, p->deck[i]);
        }
      else if (p->deck[i] < y) /* up, towards the prow */
        {
          cairo_line_to (cr, x, y);
          cairo_line_to (cr, x - ROUND * u, p->deck[i]);
        }
      y = p->deck[i];
    }
  cairo_line_to (cr, p->left - BEAK * u, y - 3 * u); /* the stem slopes forward */
  cairo_curve_to (cr, p->left - BEAK * u, y + 12 * u, p->left - 7 * u, p->water - 6 * u,
                  p->left - 5 * u, p->water);
  cairo_curve_to (cr, p->left - 3 * u, p->water + 14 * u, p->left, p->bottom - 8 * u,
                  p->left + 5 * u, p->bottom - 3 * u);
  cairo_curve_to (cr, p->left + 8 * u, p->bottom, p->left + 12 * u, p->bottom, p->left + 18 * u,
                  p->bottom);
  cairo_line_to (cr, p->right - 8 * u, p->bottom);
  cairo_curve_to (cr, p->right + 1 * u, p->bottom, p->right + 3 * u, p->water + 8 * u,
                  p->right + 3 * u, p->water);
  cairo_close_path (cr);
}

/* A model with nothing below the water line is no ship, even if it has rooms. */
static gboolean
floats (BonesLocationPlan *self)
{
  for (guint i = 0; i < self->n; i++)
    if (self->spots[i].kind == BONES_PLAN_WATERLINE)
      return self->places.columns > 0;

  return FALSE;
}

/* Each mast from its sails down to the deck. */
static void
draw_masts (BonesLocationPlan *self, cairo_t *cr)
{
  const BonesPlanPlaces *p = &self->places;
  const double column = (p->right - p->left) / p->columns;

  for (guint i = 0; i < self->n; i++)
    if (self->spots[i].kind == BONES_PLAN_ROOM && self->spots[i].aloft)
      {
        const GdkRectangle *canvas = &p->parts[i];
        const double x = canvas->x + canvas->width / 2.0;
        const guint at = (guint) CLAMP ((x - p->left) / column, 0, p->columns - 1);

        cairo_move_to (cr, x, MAX (canvas->y - 2 * p->unit, 0));
        cairo_line_to (cr, x, MAX (p->deck[at], canvas->y + canvas->height));
      }
  bones_paint_set (cr, GTK_WIDGET (self), "bones_wood", 1);
  cairo_set_line_width (cr, 4 * p->unit);
  cairo_stroke (cr);
}

static void
draw_hull (BonesLocationPlan *self, cairo_t *cr)
{
  GtkWidget *widget = GTK_WIDGET (self);

  lay_hull (&self->places, cr);
  bones_paint_set (cr, widget, "bones_deck", 1);
  cairo_fill_preserve (cr);
  bones_paint_set (cr, widget, "bones_wood", 1);
  cairo_set_line_width (cr, 1.8 * self->places.unit);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

/* The sea, over the part of the hull that is below the water line. */
static void
draw_water (BonesLocationPlan *self, cairo_t *cr, double width, double height)
{
  const BonesPlanPlaces *p = &self->places;
  const double wave = WAVE * p->unit;
  const guint n = (guint) (width / wave) + 1;

  cairo_move_to (cr, 0, p->water);
  for (guint i = 0; i < n; i++)
    cairo_rel_curve_to (cr, wave / 3, (i % 2 == 0 ? -2.6 : 2.6) * p->unit, wave * 2 / 3,
                        (i % 2 == 0 ? -2.6 : 2.6) * p->unit, wave, 0);
  bones_paint_set (cr, GTK_WIDGET (self), "bones_sea", 1);
  cairo_set_line_width (cr, 1.5 * p->unit);
  cairo_stroke_preserve (cr);
  cairo_line_to (cr, width + wave, height);
  cairo_line_to (cr, 0, height);
  cairo_close_path (cr);
  bones_paint_set (cr, GTK_WIDGET (self), "bones_sea", 0.2);
  cairo_fill (cr);
}

static void
bones_location_plan_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BonesLocationPlan *self = BONES_LOCATION_PLAN (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (floats (self))
    {
      cairo_t *cr = gtk_snapshot_append_cairo (
          snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

      bones_paint_rounded (cr, 0, 0, width, height, 8);
      cairo_clip (cr);
      draw_masts (self, cr);
      draw_hull (self, cr);
      draw_water (self, cr, width, height);
      cairo_destroy (cr);
    }
  GTK_WIDGET_CLASS (bones_location_plan_parent_class)->snapshot (widget, snapshot);
}

static void
lay_out (BonesLocationPlan *self, int width, BonesPlanPlaces *places)
{
  bones_plan_places_lay_out (places, self->spots, self->n, width,
                             bones_drawn_scale (GTK_WIDGET (self)), self->far);
}

void
bones_location_plan_set_far (BonesLocationPlan *self, gboolean far)
{
  g_return_if_fail (BONES_IS_LOCATION_PLAN (self));

  self->far = far;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
cover_clicked (BonesLocationPlan *self)
{
  g_signal_emit (self, signals[ENLARGING], 0);
}

void
bones_location_plan_set_cover (BonesLocationPlan *self, const char *name)
{
  g_return_if_fail (BONES_IS_LOCATION_PLAN (self) && name != NULL);

  if (self->cover == NULL)
    {
      self->cover = gtk_button_new ();
      gtk_widget_add_css_class (self->cover, "card-zone");
      gtk_widget_add_css_class (self->cover, "plan-cover");
      gtk_widget_set_parent (self->cover, GTK_WIDGET (self));
      g_signal_connect_swapped (self->cover, "clicked", G_CALLBACK (cover_clicked), self);
      bones_hide_while_unshown (self->cover);
    }
  if (g_strcmp0 (bones_get_tooltip (self->cover), name) == 0)
    return;

  bones_set_tooltip (self->cover, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->cover), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
}

int
bones_location_plan_get_wide (BonesLocationPlan *self)
{
  g_return_val_if_fail (BONES_IS_LOCATION_PLAN (self), 0);

  return bones_plan_places_width_for_thumbs (self->spots, self->n,
                                             bones_drawn_scale (GTK_WIDGET (self)));
}

int
bones_location_plan_height (BonesLocationPlan *self, int width)
{
  BonesPlanPlaces places;

  g_return_val_if_fail (BONES_IS_LOCATION_PLAN (self), 0);

  if (self->n == 0)
    return 0;

  lay_out (self, width, &places);
  return places.height;
}

static void
bones_location_plan_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  BonesLocationPlan *self = BONES_LOCATION_PLAN (widget);
  const int least = (int) (BONES_LEAST_PLAN * bones_drawn_scale (widget));

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL
                            ? least
                            : bones_location_plan_height (self, MAX (for_size, least));
}

/* Covers a plan whose places are too small for a thumb. */
static void
allocate_cover (BonesLocationPlan *self, gboolean covered, int width, int height)
{
  const GtkAllocation whole = { 0, 0, width, height };

  if (self->cover == NULL)
    return;

  gtk_widget_set_child_visible (self->cover, covered);
  gtk_widget_set_focusable (self->cover, covered);
  gtk_widget_measure (self->cover, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->cover, &whole, -1);
}

/* Small parts do not take the touch: what covers or lies below them does. */
static void
bones_location_plan_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesLocationPlan *self = BONES_LOCATION_PLAN (widget);
  gboolean touched;

  lay_out (self, width, &self->places);
  touched = bones_plan_places_are_touched (&self->places, self->n, bones_drawn_scale (widget));
  allocate_cover (self, !touched && !self->far, width, height);
  for (guint i = 0; i < self->n; i++)
    {
      GtkAllocation at = self->places.parts[i];

      /* These request another allocation, so they come first. */
      gtk_widget_set_can_target (self->parts[i], touched);
      gtk_widget_set_focusable (self->parts[i], touched);
      gtk_widget_measure (self->parts[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->parts[i], &at, -1);
      bones_plan_part_set_unit (BONES_PLAN_PART (self->parts[i]), self->places.unit,
                                self->places.large);
    }
}

static GtkSizeRequestMode
bones_location_plan_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bones_location_plan_dispose (GObject *object)
{
  BonesLocationPlan *self = BONES_LOCATION_PLAN (object);

  for (guint i = 0; i < self->n; i++)
    g_clear_pointer (&self->parts[i], gtk_widget_unparent);
  g_clear_pointer (&self->cover, gtk_widget_unparent);
  self->n = 0;
  G_OBJECT_CLASS (bones_location_plan_parent_class)->dispose (object);
}

static guint
new_signal (const char *name)
{
  return g_signal_new (name, BONES_TYPE_LOCATION_PLAN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
bones_location_plan_class_init (BonesLocationPlanClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_location_plan_dispose;
  widget_class->snapshot = bones_location_plan_snapshot;
  widget_class->measure = bones_location_plan_measure;
  widget_class->size_allocate = bones_location_plan_size_allocate;
  widget_class->get_request_mode = bones_location_plan_get_request_mode;
  signals[TAPPED] = new_signal ("tapped");
  signals[ASKED] = new_signal ("asked");
  signals[ENLARGING] = g_signal_new ("enlarging", BONES_TYPE_LOCATION_PLAN, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, ask_by_key, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, ask_by_key, NULL);
}

static void
bones_location_plan_init (BonesLocationPlan *self)
{
  bones_other_press_add (GTK_WIDGET (self), GTK_PHASE_CAPTURE, pressed_other, NULL);
}

GtkWidget *
bones_location_plan_new (void)
{
  return g_object_new (BONES_TYPE_LOCATION_PLAN, NULL);
}

static void
set_number (BonesLocationPlan *self, guint n)
{
  while (self->n > n)
    g_clear_pointer (&self->parts[--self->n], gtk_widget_unparent);
  for (; self->n < n; self->n++)
    {
      GtkWidget *part = bones_plan_part_new ();

      gtk_widget_insert_before (part, GTK_WIDGET (self), self->cover);
      g_signal_connect (part, "clicked", G_CALLBACK (part_clicked), self);
      self->parts[self->n] = part;
    }
}

void
bones_location_plan_set (BonesLocationPlan *self, const BonesPlanPart *parts, guint n)
{
  gboolean moved;

  g_return_if_fail (BONES_IS_LOCATION_PLAN (self));
  g_return_if_fail (n <= BONES_MOST_PARTS && (parts != NULL || n == 0));

  moved = self->n != n;
  set_number (self, n);
  for (guint i = 0; i < n; i++)
    {
      const BonesPlanSpot *spot = &parts[i].spot, *was = &self->spots[i];

      moved = moved || spot->kind != was->kind || spot->col_from != was->col_from
              || spot->col_to != was->col_to || spot->row_from != was->row_from
              || spot->row_to != was->row_to || spot->aloft != was->aloft;
      self->spots[i] = *spot;
      bones_plan_part_set (BONES_PLAN_PART (self->parts[i]), &parts[i]);
    }
  if (moved)
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
bones_location_plan_set_as (BonesLocationPlan *self, BonesLocationPlan *other)
{
  BonesPlanPart parts[BONES_MOST_PARTS];

  g_return_if_fail (BONES_IS_LOCATION_PLAN (self) && BONES_IS_LOCATION_PLAN (other));

  for (guint i = 0; i < other->n; i++)
    parts[i] = *bones_plan_part_get (BONES_PLAN_PART (other->parts[i]));
  bones_location_plan_set (self, parts, other->n);
}

void
bones_location_plan_set_coming (BonesLocationPlan *self, guint part, gint lost, gint ablaze)
{
  g_return_if_fail (BONES_IS_LOCATION_PLAN (self) && part < self->n);

  bones_plan_part_set_coming (BONES_PLAN_PART (self->parts[part]), lost, ablaze);
}

GtkWidget *
bones_location_plan_get_part (BonesLocationPlan *self, guint part)
{
  g_return_val_if_fail (BONES_IS_LOCATION_PLAN (self) && part < self->n, NULL);

  return self->parts[part];
}
