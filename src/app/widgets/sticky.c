/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sticky.h"

#include "laid-out.h"

#include <adwaita.h>

#define SPACING 8 /* pixels, between the head and the body */
#define RING 4    /* pixels around the body that belong to it: the frame of a card is outside */
#define SHARE 3   /* a head has less than a third of the room */

struct _BonesSticky {
  GtkWidget parent_instance;

  /* Children */
  GtkWidget *head;
  GtkWidget *clip; /* the part of the body that is below the head */

  GtkWidget *body;      /* the child of the clip, or NULL */
  GtkSizeGroup *heads;  /* owned: that are as high as this one, or NULL */
  GtkAdjustment *place; /* owned: of what scrolls; NULL while nothing does */
};

enum { PROP_0, PROP_HEAD, PROP_BODY, N_PROPS };
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BonesSticky, bones_sticky, GTK_TYPE_WIDGET)

static int
height_of (GtkWidget *widget, int width)
{
  int natural = 0;

  if (widget != NULL && gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* That of the highest of the heads that were joined. A size group would tell it only if no width is
 * given (in GTK 4.18). */
static int
head_height (BonesSticky *self, int width)
{
  int height = height_of (self->head, width);

  for (GSList *head = self->heads != NULL ? gtk_size_group_get_widgets (self->heads) : NULL;
       head != NULL; head = head->next)
    height = MAX (height, height_of (head->data, width));
  return height;
}

/* The clip */

static GtkSizeRequestMode
get_clip_mode (GtkWidget *clip)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_clip (GtkWidget *clip, GtkOrientation orientation, int for_size, int *minimum, int *natural,
              int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 0; /* the sticky widget measures the body */
}

/* The end of the body is always in the clip; its beginning may be above. */
static void
allocate_clip (GtkWidget *clip, int width, int height, int baseline)
{
  GtkWidget *body = gtk_widget_get_first_child (clip);
  const int wide = width - 2 * RING, tall = height_of (body, wide);

  if (body != NULL)
    gtk_widget_size_allocate (body, &(GtkAllocation){ RING, height - RING - tall, wide, tall }, -1);
}

/* Layout */

static GtkWidget *
find_scroller (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
}

static gboolean
is_low (BonesSticky *self, GtkWidget *scroller)
{
  return head_height (self, gtk_widget_get_width (GTK_WIDGET (self))) * SHARE
         < gtk_widget_get_height (scroller);
}

/* How far the head is moved down to be in sight, @height being that of everything. */
static int
find_shift (BonesSticky *self, int height, int head)
{
  GtkWidget *scroller = find_scroller (GTK_WIDGET (self));
  graphene_point_t top;

  if (scroller == NULL || head * SHARE >= gtk_widget_get_height (scroller)
      || !gtk_widget_compute_point (GTK_WIDGET (self), scroller, &GRAPHENE_POINT_INIT (0, 0), &top))
    return 0;

  return CLAMP (-(int) top.y, 0, MAX (height - head - SPACING, 0));
}

static void
bones_sticky_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  BonesSticky *self = BONES_STICKY (widget);
  GtkWidget *const parts[] = { self->head, self->body };

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = head_height (self, for_size) + SPACING + height_of (self->body, for_size);
  else
    for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
      {
        int least = 0, usual = 0;

        if (parts[i] == NULL || !gtk_widget_should_layout (parts[i]))
          continue;

        gtk_widget_measure (parts[i], orientation, for_size, &least, &usual, NULL, NULL);
        *minimum = MAX (*minimum, least);
        *natural = MAX (*natural, usual);
      }
}

static void
bones_sticky_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesSticky *self = BONES_STICKY (widget);
  const int head = head_height (self, width);
  const int shift = find_shift (self, height, head);
  const int top = shift + head + SPACING;
  /* There may be more room than the body needs: then the head moves on alone. */
  const int end = MIN (height, head + SPACING + height_of (self->body, width));

  if (self->head != NULL)
    gtk_widget_size_allocate (self->head, &(GtkAllocation){ 0, shift, width, head }, -1);
  gtk_widget_size_allocate (
      self->clip,
      &(GtkAllocation){ -RING, top - RING, width + 2 * RING, MAX (end - top + 2 * RING, 0) }, -1);
}

static GtkSizeRequestMode
bones_sticky_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Scrolling */

/* Scrolling can be part of an allocation, in which no other can be asked for. */
static void
scrolled (BonesSticky *self)
{
  bones_when_laid_out (GTK_WIDGET (self), gtk_widget_queue_allocate);
}

static void
stop_following (BonesSticky *self)
{
  if (self->place != NULL)
    g_signal_handlers_disconnect_by_data (self->place, self);
  g_clear_object (&self->place);
}

static void
bones_sticky_map (GtkWidget *widget)
{
  BonesSticky *self = BONES_STICKY (widget);
  GtkWidget *scroller = find_scroller (widget);

  GTK_WIDGET_CLASS (bones_sticky_parent_class)->map (widget);
  stop_following (self);
  if (scroller == NULL)
    return;

  self->place = g_object_ref (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
  g_signal_connect_swapped (self->place, "value-changed", G_CALLBACK (scrolled), self);
  g_signal_connect_swapped (self->place, "changed", G_CALLBACK (scrolled), self);
}

static void
bones_sticky_unmap (GtkWidget *widget)
{
  stop_following (BONES_STICKY (widget));
  GTK_WIDGET_CLASS (bones_sticky_parent_class)->unmap (widget);
}

int
bones_sticky_get_cover (GtkWidget *widget)
{
  GtkWidget *self = gtk_widget_get_ancestor (widget, BONES_TYPE_STICKY);
  GtkWidget *scroller = self != NULL ? find_scroller (self) : NULL;

  if (scroller == NULL || !gtk_widget_is_ancestor (widget, BONES_STICKY (self)->clip)
      || !is_low (BONES_STICKY (self), scroller))
    return 0;

  return head_height (BONES_STICKY (self), gtk_widget_get_width (self)) + SPACING;
}

void
bones_sticky_join (BonesSticky *self, GtkSizeGroup *heads)
{
  g_return_if_fail (BONES_IS_STICKY (self) && self->head != NULL && GTK_IS_SIZE_GROUP (heads));

  g_set_object (&self->heads, heads);
  gtk_size_group_add_widget (heads, self->head);
}

/* What has the focus is not left under the head: the scrolled window does not know of it. */
static void
uncover (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *scroller = find_scroller (widget);
  graphene_rect_t bounds;

  if (focus != NULL && scroller != NULL && gtk_widget_is_ancestor (focus, widget)
      && gtk_widget_compute_bounds (focus, scroller, &bounds))
    {
      const int cover = bones_sticky_get_cover (focus);
      GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

      if (bounds.origin.y < cover)
        gtk_adjustment_set_value (place,
                                  gtk_adjustment_get_value (place) - (cover - bounds.origin.y));
    }
}

static void
bones_sticky_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  GTK_WIDGET_CLASS (bones_sticky_parent_class)->set_focus_child (widget, child);
  if (child != NULL && child == BONES_STICKY (widget)->clip)
    bones_when_laid_out (widget, uncover);
}

/* Class */

static void
bones_sticky_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  BonesSticky *self = BONES_STICKY (object);

  g_value_set_object (value, id == PROP_HEAD ? self->head : self->body);
}

static void
bones_sticky_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  BonesSticky *self = BONES_STICKY (object);
  GtkWidget **part = id == PROP_HEAD ? &self->head : &self->body;

  if (*part != NULL)
    gtk_widget_unparent (*part);
  *part = g_value_get_object (value);
  if (*part == NULL)
    return;

  if (id == PROP_HEAD)
    gtk_widget_insert_after (*part, GTK_WIDGET (self), NULL); /* it is read first */
  else
    adw_bin_set_child (ADW_BIN (self->clip), *part);
}

static void
bones_sticky_dispose (GObject *object)
{
  BonesSticky *self = BONES_STICKY (object);

  stop_following (self);
  self->body = NULL;
  g_clear_object (&self->heads);
  g_clear_pointer (&self->head, gtk_widget_unparent);
  g_clear_pointer (&self->clip, gtk_widget_unparent);
  G_OBJECT_CLASS (bones_sticky_parent_class)->dispose (object);
}

static void
bones_sticky_class_init (BonesStickyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = bones_sticky_dispose;
  object_class->get_property = bones_sticky_get_property;
  object_class->set_property = bones_sticky_set_property;
  widget_class->measure = bones_sticky_measure;
  widget_class->size_allocate = bones_sticky_size_allocate;
  widget_class->get_request_mode = bones_sticky_get_request_mode;
  widget_class->map = bones_sticky_map;
  widget_class->unmap = bones_sticky_unmap;
  widget_class->set_focus_child = bones_sticky_set_focus_child;

  props[PROP_HEAD] = g_param_spec_object ("head", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_BODY] = g_param_spec_object ("body", NULL, NULL, GTK_TYPE_WIDGET, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bones_sticky_init (BonesSticky *self)
{
  self->clip = adw_bin_new ();
  gtk_widget_set_layout_manager (
      self->clip, gtk_custom_layout_new (get_clip_mode, measure_clip, allocate_clip));
  gtk_widget_set_overflow (self->clip, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_parent (self->clip, GTK_WIDGET (self));
}
