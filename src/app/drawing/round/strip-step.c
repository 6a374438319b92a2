/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "strip-step.h"

#include "bones-config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "drawn.h"
#include "fleet-colour.h"
#include "fleet-flag.h"
#include "paint.h"
#include "tooltip.h"
#include "unshown.h"

#define MARK 16
#define GAP 6
#define LEAST_NAME 48 /* the least width of the present step's name */

struct _BonesStripStepWidget {
  GtkWidget parent_instance;

  GtkWidget *name, *left, *flag; /* children */
  BonesStripState state;
  guint fleet;
  char letter[8]; /* of the fleet, or "" */
};

G_DEFINE_FINAL_TYPE (BonesStripStepWidget, bones_strip_step, GTK_TYPE_WIDGET)

static int
scaled (BonesStripStepWidget *self, int pixels)
{
  return (int) (pixels * bones_drawn_scale (GTK_WIDGET (self)) + 0.5);
}

/* The width of @child and of the gap before it; 0 if it is hidden. */
static int
measure_child (GtkWidget *child, GtkOrientation orientation)
{
  int natural;

  if (!gtk_widget_should_layout (child))
    return 0;

  gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);
  return natural + (orientation == GTK_ORIENTATION_HORIZONTAL ? GAP : 0);
}

/* The minimum is the mark, with some of its name for the present step. */
static void
bones_strip_step_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  BonesStripStepWidget *self = BONES_STRIP_STEP (widget);
  int mark = scaled (self, MARK);
  int name = measure_child (self->name, orientation),
      left = measure_child (self->left, orientation);
  int flag = measure_child (self->flag, orientation);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = MAX (MAX (mark, name), MAX (left, flag));
  else
    {
      *minimum =
          self->state == BONES_STRIP_NOW ? mark + MIN (name, scaled (self, LEAST_NAME)) : MARK;
      *natural = mark + name + left + flag;
    }
}

/* Places @child at *@x if @width is left for it; hides it otherwise. */
static void
allocate_child (BonesStripStepWidget *self, GtkWidget *child, int *x, int width, int height)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GtkAllocation place = { *x + GAP, 0, width - GAP, height };
  int least;

  if (!gtk_widget_should_layout (child))
    return;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_set_child_visible (child, place.width >= least);
  if (place.width < least)
    return;

  if (mirrored)
    place.x = gtk_widget_get_width (GTK_WIDGET (self)) - place.x - place.width;
  gtk_widget_size_allocate (child, &place, -1);
  *x += width;
}

/* If not all fit, the flag is left out first, then the number; the name comes last. */
static void
bones_strip_step_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesStripStepWidget *self = BONES_STRIP_STEP (widget);
  int name = measure_child (self->name, GTK_ORIENTATION_HORIZONTAL);
  int left = measure_child (self->left, GTK_ORIENTATION_HORIZONTAL);
  int flag = measure_child (self->flag, GTK_ORIENTATION_HORIZONTAL);
  int x = scaled (self, MARK), room = width - x;

  if (name + left + flag > room)
    flag = 0;
  if (name + left > room)
    left = 0;
  allocate_child (self, self->name, &x, MIN (name, room), height);
  allocate_child (self, self->left, &x, left, height);
  allocate_child (self, self->flag, &x, flag, height);
}

/* Done: a disc with a tick. Now: a diamond in a ring. To come: a ring. */
static void
draw_mark (BonesStripStepWidget *self, cairo_t *cr)
{
  GtkWidget *widget = GTK_WIDGET (self);

  switch (self->state)
    {
    case BONES_STRIP_DONE:
      cairo_arc (cr, 0, 0, 7, 0, 2 * G_PI);
      bones_paint_set (cr, widget, "bones_sea", 0.8);
      cairo_fill (cr);
      bones_paint_set (cr, widget, "bones_dial", 1);
      cairo_set_line_width (cr, 2);
      bones_paint_tick (cr, 3.6);
      cairo_stroke (cr);
      break;
    case BONES_STRIP_NOW:
      bones_paint_set (cr, widget, "bones_sea_ink", 1);
      bones_paint_star (cr, 4, 8, 3);
      cairo_fill (cr);
      break;
    case BONES_STRIP_TO_COME:
    default:
      cairo_arc (cr, 0, 0, 5, 0, 2 * G_PI);
      bones_paint_set (cr, widget, "bones_ink", 0.55);
      cairo_set_line_width (cr, 1.6);
      cairo_stroke (cr);
      break;
    }
}

static void
bones_strip_step_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BonesStripStepWidget *self = BONES_STRIP_STEP (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int mark = MIN (scaled (self, MARK), width);
  graphene_rect_t bounds;
  cairo_t *cr;

  graphene_rect_init (&bounds, mirrored ? (float) (width - mark) : 0, 0, (float) mark,
                      (float) height);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cr, mirrored ? width - mark / 2.0 : mark / 2.0, height / 2.0);
  cairo_scale (cr, mark / (double) MARK, mark / (double) MARK);
  draw_mark (self, cr);
  cairo_destroy (cr);
  gtk_widget_snapshot_child (widget, self->name, snapshot);
  gtk_widget_snapshot_child (widget, self->left, snapshot);
  gtk_widget_snapshot_child (widget, self->flag, snapshot);
}

static void
bones_strip_step_dispose (GObject *object)
{
  BonesStripStepWidget *self = BONES_STRIP_STEP (object);

  g_clear_pointer (&self->name, gtk_widget_unparent);
  g_clear_pointer (&self->left, gtk_widget_unparent);
  g_clear_pointer (&self->flag, gtk_widget_unparent);
  G_OBJECT_CLASS (bones_strip_step_parent_class)->dispose (object);
}

static void
bones_strip_step_constructed (GObject *object)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  G_OBJECT_CLASS (bones_strip_step_parent_class)->constructed (object);
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), object,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw),
                           object, G_CONNECT_SWAPPED);
}

static void
bones_strip_step_class_init (BonesStripStepWidgetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = bones_strip_step_constructed;
  G_OBJECT_CLASS (klass)->dispose = bones_strip_step_dispose;
  widget_class->measure = bones_strip_step_measure;
  widget_class->size_allocate = bones_strip_step_size_allocate;
  widget_class->snapshot = bones_strip_step_snapshot;
  gtk_widget_class_set_css_name (widget_class, "step");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
bones_strip_step_init (BonesStripStepWidget *self)
{
  bones_hide_unshown (GTK_WIDGET (self));
  self->name = gtk_label_new (NULL);
  self->left = gtk_label_new (NULL);
  self->flag = bones_fleet_flag_new (G_MAXUINT);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->left, "count");
  gtk_widget_set_valign (self->left, GTK_ALIGN_CENTER);
  g_object_set (self->flag, "size", 16, NULL);
  gtk_widget_set_parent (self->name, GTK_WIDGET (self));
  gtk_widget_set_parent (self->left, GTK_WIDGET (self));
  gtk_widget_set_parent (self->flag, GTK_WIDGET (self));
}

/* The accessible name, and the tooltip. The caller frees it. */
static char *
step_text (const BonesStripStep *step)
{
  if (step->text != NULL)
    return g_strdup (step->text);
  if (step->state == BONES_STRIP_DONE)
    /* Translators: a step of the round, like "Wind". */
    return g_strdup_printf (_ ("%s: done"), step->name);
  if (step->state == BONES_STRIP_NOW)
    return g_strdup_printf (_ ("%s: now"), step->name);
  return g_strdup_printf (_ ("%s: to come"), step->name);
}

GtkWidget *
bones_strip_step_new (void)
{
  return g_object_new (BONES_TYPE_STRIP_STEP, NULL);
}

/* Whether @step, which is told as @text and has @left ships, is shown already. */
static gboolean
is_shown (BonesStripStepWidget *self, const BonesStripStep *step, const char *text,
          const char *left)
{
  return g_strcmp0 (bones_get_tooltip (GTK_WIDGET (self)), text) == 0 && self->state == step->state
         && self->fleet == step->fleet
         && g_str_equal (self->letter, step->letter != NULL ? step->letter : "")
         && g_str_equal (gtk_label_get_label (GTK_LABEL (self->name)), step->name)
         && g_str_equal (gtk_label_get_label (GTK_LABEL (self->left)), left);
}

void
bones_strip_step_show (BonesStripStepWidget *self, const BonesStripStep *step)
{
  static const char *const classes[] = { "done", "now", "to-come" };
  gboolean now;
  g_autofree char *left = NULL, *text = NULL;

  g_return_if_fail (BONES_IS_STRIP_STEP (self));
  g_return_if_fail (step != NULL && step->name != NULL);

  now = step->state == BONES_STRIP_NOW;
  left = g_strdup_printf ("%u", step->left);
  text = step_text (step);
  if (is_shown (self, step, text, left))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (self), classes[i]);
  gtk_widget_add_css_class (GTK_WIDGET (self), classes[step->state]);
  self->state = step->state;
  self->fleet = step->fleet;
  g_strlcpy (self->letter, step->letter != NULL ? step->letter : "", sizeof self->letter);
  gtk_label_set_label (GTK_LABEL (self->name), step->name);
  gtk_label_set_label (GTK_LABEL (self->left), left);
  gtk_widget_set_visible (self->left, now && step->left > 0);
  gtk_widget_set_visible (self->flag, now && step->fleet < BONES_N_FLEET_COLOURS);
  g_object_set (self->flag, "fleet", step->fleet, "letter", step->letter, NULL);
  bones_set_tooltip (GTK_WIDGET (self), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

BonesStripState
bones_strip_step_get_state (BonesStripStepWidget *self)
{
  g_return_val_if_fail (BONES_IS_STRIP_STEP (self), BONES_STRIP_TO_COME);

  return self->state;
}
