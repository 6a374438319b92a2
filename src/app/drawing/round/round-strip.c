/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "round-strip.h"

#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "glide.h"
#include "paint.h"
#include "strip-step.h"

#define GAP 4       /* the least gap between two steps */
#define WIDE_GAP 10 /* the gap between two steps with names */

struct _BonesRoundStrip {
  GtkWidget parent_instance;

  BonesGlide gliding;   /* the move of the mark to the next step */
  graphene_rect_t from; /* where the mark started */
  GtkWidget *now;       /* borrowed: the step behind which the mark is; or NULL */
};

G_DEFINE_FINAL_TYPE (BonesRoundStrip, bones_round_strip, GTK_TYPE_WIDGET)

/* Adds up the widths of the steps, or finds the greatest height. */
static void
bones_round_strip_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  int n = 0, least, wanted;

  for (GtkWidget *step = gtk_widget_get_first_child (widget); step != NULL;
       step = gtk_widget_get_next_sibling (step), n++)
    {
      gtk_widget_measure (step, orientation, -1, &least, &wanted, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          *minimum += least;
          *natural += wanted;
        }
      else
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, wanted);
        }
    }
  if (orientation == GTK_ORIENTATION_HORIZONTAL && n > 1)
    {
      *minimum += (n - 1) * GAP;
      *natural += (n - 1) * WIDE_GAP;
    }
}

/* The room that remains if @named steps, or only the present one, have their names. */
static int
left_over (GtkWidget *widget, int width, gboolean named, int *n)
{
  *n = 0;
  for (GtkWidget *step = gtk_widget_get_first_child (widget); step != NULL;
       step = gtk_widget_get_next_sibling (step), ++*n)
    {
      gboolean now = bones_strip_step_get_state (BONES_STRIP_STEP (step)) == BONES_STRIP_NOW;
      int least, wanted;

      gtk_widget_measure (step, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      width -= named || now ? wanted : least;
    }
  return width;
}

static void
bones_round_strip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int n, x = 0, most, gap, over = left_over (widget, width, TRUE, &n);
  gboolean named = over >= (n - 1) * WIDE_GAP;

  if (!named)
    over = left_over (widget, width, FALSE, &n);
  most = named ? 3 * WIDE_GAP : 2 * WIDE_GAP;
  gap = n > 1 ? CLAMP (over / (n - 1), GAP, most) : 0;
  for (GtkWidget *step = gtk_widget_get_first_child (widget); step != NULL;
       step = gtk_widget_get_next_sibling (step))
    {
      gboolean now = bones_strip_step_get_state (BONES_STRIP_STEP (step)) == BONES_STRIP_NOW;
      GtkAllocation place = { x, 0, 0, height };
      int least, wanted;

      gtk_widget_measure (step, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      /* If even the present step's name does not fit, it is shortened. */
      place.width = named  ? wanted
                    : !now ? least
                           : MAX (least, wanted + MIN (0, over - (n - 1) * GAP));
      if (mirrored)
        place.x = width - x - place.width;
      gtk_widget_size_allocate (step, &place, -1);
      x += place.width + gap;
    }
}

/* The place of the mark; returns FALSE if no step is the present one. */
static gboolean
find_mark (BonesRoundStrip *self, graphene_rect_t *mark)
{
  graphene_rect_t goal;

  if (self->now == NULL || gtk_widget_get_width (self->now) == 0
      || !gtk_widget_compute_bounds (self->now, GTK_WIDGET (self), &goal))
    return FALSE;

  if (self->from.size.width == 0)
    *mark = goal;
  else
    graphene_rect_interpolate (&self->from, &goal, bones_glide_gone (&self->gliding), mark);
  return TRUE;
}

/* The mark lies behind the words, and moves from step to step. */
static void
bones_round_strip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  graphene_rect_t mark;

  if (find_mark (BONES_ROUND_STRIP (widget), &mark))
    {
      GskRoundedRect pill;
      GdkRGBA colour;

      bones_paint_colour (widget, "bones_sea_bg", &colour);
      gsk_rounded_rect_init_from_rect (&pill, &mark, mark.size.height / 2);
      gtk_snapshot_push_rounded_clip (snapshot, &pill);
      gtk_snapshot_append_color (snapshot, &colour, &mark);
      gtk_snapshot_pop (snapshot);
    }
  for (GtkWidget *step = gtk_widget_get_first_child (widget); step != NULL;
       step = gtk_widget_get_next_sibling (step))
    gtk_widget_snapshot_child (widget, step, snapshot);
}

/* Starts moving the mark to @now. */
static void
set_now (BonesRoundStrip *self, GtkWidget *now)
{
  graphene_rect_t mark;
  gboolean shown;

  if (now == self->now)
    return;

  shown = find_mark (self, &mark);
  self->from = shown ? mark : GRAPHENE_RECT_INIT (0, 0, 0, 0);
  self->now = now;
  if (!shown)
    return;

  bones_glide_set_out (&self->gliding, GTK_WIDGET (self), gtk_widget_queue_draw);
}

static void
bones_round_strip_dispose (GObject *object)
{
  BonesRoundStrip *self = BONES_ROUND_STRIP (object);

  bones_glide_stop (&self->gliding);
  self->now = NULL; /* there is no present step */
  bones_round_strip_set_steps (self, NULL, 0);
  G_OBJECT_CLASS (bones_round_strip_parent_class)->dispose (object);
}

static void
bones_round_strip_class_init (BonesRoundStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = bones_round_strip_dispose;
  widget_class->measure = bones_round_strip_measure;
  widget_class->size_allocate = bones_round_strip_size_allocate;
  widget_class->snapshot = bones_round_strip_snapshot;
  gtk_widget_class_set_css_name (widget_class, "roundstrip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
bones_round_strip_init (BonesRoundStrip *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Steps of the round"), -1);
}

GtkWidget *
bones_round_strip_new (void)
{
  return g_object_new (BONES_TYPE_ROUND_STRIP, NULL);
}

void
bones_round_strip_set_steps (BonesRoundStrip *self, const BonesStripStep *steps, guint n)
{
  GtkWidget *step, *now = NULL;

  g_return_if_fail (BONES_IS_ROUND_STRIP (self));
  g_return_if_fail (steps != NULL || n == 0);

  step = gtk_widget_get_first_child (GTK_WIDGET (self));
  for (guint i = 0; i < n; i++)
    {
      if (step == NULL)
        {
          step = bones_strip_step_new ();
          gtk_widget_set_parent (step, GTK_WIDGET (self));
        }
      bones_strip_step_show (BONES_STRIP_STEP (step), &steps[i]);
      if (steps[i].state == BONES_STRIP_NOW)
        now = step;
      step = gtk_widget_get_next_sibling (step);
    }
  set_now (self, now);
  while (step != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (step);

      gtk_widget_unparent (step);
      step = next;
    }
}
