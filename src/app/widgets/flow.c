/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "flow.h"

#include "children.h"
#include "tab-order.h"

#define ENDLESS G_MAXINT16 /* pixels: a larger width changes nothing */

struct _BonesFlow {
  GtkWidget parent_instance;

  guint spacing;
  guint column_width;
  guint most_columns;
  guint lead;
  gboolean tailed;
};

enum {
  PROP_0,
  PROP_SPACING,
  PROP_COLUMN_WIDTH,
  PROP_MOST_COLUMNS,
  PROP_LEAD,
  PROP_TAILED,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE_WITH_CODE (BonesFlow, bones_flow, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, bones_take_children))

/* The child at the end of the first row, or NULL. */
static GtkWidget *
tail_of (BonesFlow *self)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self));

  return self->tailed && last != NULL && gtk_widget_should_layout (last) ? last : NULL;
}

/* The next child, from @child on, that takes room in the rows. */
static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child != NULL && child == tail_of (BONES_FLOW (gtk_widget_get_parent (child))) ? NULL
                                                                                        : child;
}

static GtkWidget *
next_of (GtkWidget *child)
{
  return skip_hidden (gtk_widget_get_next_sibling (child));
}

static void
width_of (GtkWidget *child, int *minimum, int *natural)
{
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
}

/* @columns, or fewer if the last row of @n would then not have a single child */
static int
without_straggler (int n, int columns)
{
  int fewer = columns;

  while (fewer > 2 && n % fewer == 1)
    fewer--;

  return n % fewer == 1 ? columns : fewer;
}

/* The width of a column if @width is divided into as many as fit; 0: natural widths. */
static int
column_of (BonesFlow *self, int width)
{
  int spacing = (int) self->spacing;
  int least = (int) self->column_width;
  int n = 0, columns;

  if (least == 0)
    return 0;

  for (GtkWidget *child = skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self)));
       child != NULL; child = next_of (child))
    {
      int minimum;

      width_of (child, &minimum, NULL);
      least = MAX (least, minimum);
      n++;
    }
  columns = MIN (n, (width + spacing) / (least + spacing));
  if (self->most_columns > 0)
    columns = MIN (columns, (int) self->most_columns);
  columns = without_straggler (n, MAX (columns, 1));
  return (width - spacing * (columns - 1)) / columns;
}

static int
width_in_row (BonesFlow *self, GtkWidget *child, int column, int width)
{
  int minimum, natural;

  if (column > 0)
    return column;

  width_of (child, &minimum, &natural);
  if (child == skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self))))
    natural = MAX (natural, (int) self->lead);
  return CLAMP (natural, minimum, MAX (width, minimum));
}

/* The end of the row that begins with @first, and its height. */
static GtkWidget *
measure_row (BonesFlow *self, GtkWidget *first, int column, int width, int *height)
{
  GtkWidget *child = first;
  int x = 0;

  *height = 0;
  do
    {
      int child_width = width_in_row (self, child, column, width);
      int natural;

      if (child != first && x + child_width > width)
        break;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, child_width, NULL, &natural, NULL, NULL);
      *height = MAX (*height, natural);
      x += child_width + (int) self->spacing;
      child = next_of (child);
    }
  while (child != NULL);
  return child;
}

static void
allocate_row (BonesFlow *self, GtkWidget *first, GtkWidget *end, int column,
              const GtkAllocation *row)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int x = 0;

  for (GtkWidget *child = first; child != end; child = next_of (child))
    {
      int width = width_in_row (self, child, column, row->width);
      GtkAllocation at = { row->x + (mirrored ? row->width - x - width : x), row->y, width,
                           row->height };

      gtk_widget_size_allocate (child, &at, -1);
      x += width + (int) self->spacing;
    }
}

/* Places the child at the end of the first row, and reserves its room. */
static void
allot_tail (BonesFlow *self, GtkAllocation *row, gboolean allocate)
{
  GtkWidget *tail = tail_of (self);
  GtkAllocation at = { 0, row->y, 0, 0 };

  if (tail == NULL)
    return;

  width_of (tail, NULL, &at.width);
  gtk_widget_measure (tail, GTK_ORIENTATION_VERTICAL, at.width, NULL, &at.height, NULL, NULL);
  row->height = MAX (row->height, at.height);
  at.height = row->height;
  at.x = gtk_widget_get_direction (tail) == GTK_TEXT_DIR_RTL ? 0 : row->width - at.width;
  if (allocate)
    gtk_widget_size_allocate (tail, &at, -1);
}

static int
tail_width (BonesFlow *self)
{
  GtkWidget *tail = tail_of (self);
  int width = 0;

  if (tail == NULL)
    return 0;

  width_of (tail, NULL, &width);
  return width + (int) self->spacing;
}

/* Goes through the rows at @width; returns their total height. */
static int
lay_out (BonesFlow *self, int width, gboolean allocate)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GtkWidget *first = skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self)));
  int column = column_of (self, width);
  int tail = tail_width (self);
  int y = 0;

  while (first != NULL)
    {
      GtkAllocation row = { 0, y, width, 0 };
      GtkWidget *end = measure_row (self, first, column, width - tail, &row.height);

      if (tail > 0)
        allot_tail (self, &row, allocate);
      row.x = mirrored ? tail : 0;
      row.width -= tail;
      if (allocate)
        allocate_row (self, first, end, column, &row);
      y += row.height + (end != NULL ? (int) self->spacing : 0);
      first = end;
      tail = 0;
    }
  return y;
}

static void
measure_width (BonesFlow *self, int *minimum, int *natural)
{
  int row = tail_width (self);
  int beside = row;

  *minimum = 0;
  for (GtkWidget *child = skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self)));
       child != NULL; child = next_of (child))
    {
      int child_minimum, child_natural;

      width_of (child, &child_minimum, &child_natural);
      *minimum = MAX (*minimum, child_minimum + beside);
      row += MAX (child_natural, (int) self->column_width) + (row > 0 ? (int) self->spacing : 0);
      beside = 0;
    }
  *natural = MAX (*minimum, row);
}

/* GTK assumes that a wider widget never needs more height, but children that grow do. So the
 * height without a width is enough for every width from the natural one on. */
static int
height_for_any (BonesFlow *self)
{
  int minimum, natural;

  measure_width (self, &minimum, &natural);
  return MAX (lay_out (self, natural, FALSE), lay_out (self, ENDLESS, FALSE));
}

static void
bones_flow_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  BonesFlow *self = BONES_FLOW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }

  *minimum = *natural = for_size < 0 ? height_for_any (self) : lay_out (self, for_size, FALSE);
}

static void
bones_flow_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  lay_out (BONES_FLOW (widget), width, TRUE);
}

static GtkSizeRequestMode
bones_flow_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static gboolean
bones_flow_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return bones_tab_order_step (widget, direction);

  return GTK_WIDGET_CLASS (bones_flow_parent_class)->focus (widget, direction);
}

static void
bones_flow_dispose (GObject *object)
{
  bones_flow_clear (BONES_FLOW (object));
  G_OBJECT_CLASS (bones_flow_parent_class)->dispose (object);
}

static guint *
field_of (BonesFlow *self, guint id)
{
  guint *const fields[N_PROPS] = {
    [PROP_SPACING] = &self->spacing,
    [PROP_COLUMN_WIDTH] = &self->column_width,
    [PROP_MOST_COLUMNS] = &self->most_columns,
    [PROP_LEAD] = &self->lead,
  };

  return fields[id];
}

static void
bones_flow_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_TAILED)
    g_value_set_boolean (value, BONES_FLOW (object)->tailed);
  else
    g_value_set_uint (value, *field_of (BONES_FLOW (object), id));
}

static void
bones_flow_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_TAILED)
    BONES_FLOW (object)->tailed = g_value_get_boolean (value);
  else
    *field_of (BONES_FLOW (object), id) = g_value_get_uint (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
bones_flow_class_init (BonesFlowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = bones_flow_dispose;
  object_class->get_property = bones_flow_get_property;
  object_class->set_property = bones_flow_set_property;
  widget_class->focus = bones_flow_focus;
  widget_class->measure = bones_flow_measure;
  widget_class->size_allocate = bones_flow_size_allocate;
  widget_class->get_request_mode = bones_flow_get_request_mode;

  props[PROP_SPACING] = g_param_spec_uint ("spacing", NULL, NULL, 0, 512, 8, flags);
  props[PROP_COLUMN_WIDTH] = g_param_spec_uint ("column-width", NULL, NULL, 0, 4096, 0, flags);
  props[PROP_MOST_COLUMNS] = g_param_spec_uint ("most-columns", NULL, NULL, 0, 64, 0, flags);
  props[PROP_LEAD] = g_param_spec_uint ("lead", NULL, NULL, 0, 4096, 0, flags);
  props[PROP_TAILED] = g_param_spec_boolean ("tailed", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bones_flow_init (BonesFlow *self)
{
  self->spacing = 8;
}

GtkWidget *
bones_flow_new (void)
{
  return g_object_new (BONES_TYPE_FLOW, NULL);
}

void
bones_flow_append (BonesFlow *self, GtkWidget *child)
{
  g_return_if_fail (BONES_IS_FLOW (self) && GTK_IS_WIDGET (child));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
bones_flow_reorder (BonesFlow *self, GtkWidget *child, GtkWidget *sibling)
{
  g_return_if_fail (BONES_IS_FLOW (self) && GTK_IS_WIDGET (child));

  if (gtk_widget_get_prev_sibling (child) != sibling)
    gtk_widget_insert_after (child, GTK_WIDGET (self), sibling);
}

void
bones_flow_clear (BonesFlow *self)
{
  GtkWidget *child;

  g_return_if_fail (BONES_IS_FLOW (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}

void
bones_flow_set_most_columns (BonesFlow *self, guint most)
{
  g_return_if_fail (BONES_IS_FLOW (self));

  if (self->most_columns != most)
    g_object_set (self, "most-columns", most, NULL);
}
