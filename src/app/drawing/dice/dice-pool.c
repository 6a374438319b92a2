/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dice-pool.h"

#define GAP 6

struct _BonesDicePool {
  GtkWidget parent_instance;

  GPtrArray *dice; /* of BonesDie; borrowed: they are children */
  guint size, most;
};

enum { PROP_0, PROP_SIZE, PROP_MOST, N_PROPS };
static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (BonesDicePool, bones_dice_pool, GTK_TYPE_WIDGET)

static int
die_size (BonesDicePool *self)
{
  return (int) (self->size * bones_drawn_scale (GTK_WIDGET (self)) + 0.5);
}

static int
length (int size, int n)
{
  return n * size + MAX (n - 1, 0) * GAP;
}

static int
dice_in (int size, int width)
{
  return MAX (1, (width + GAP) / (size + GAP));
}

static int
rows_of (BonesDicePool *self, int size, int width)
{
  const int across = dice_in (size, width);

  return ((int) self->dice->len + across - 1) / across;
}

/* The largest size, up to the most, at which all dice fit, in as few rows as possible. */
static int
roomy_size (BonesDicePool *self, int width, int height)
{
  const int least = die_size (self), rows = rows_of (self, least, width);
  int size = (int) (self->most * bones_drawn_scale (GTK_WIDGET (self)));

  while (size > least
         && (size > width || rows_of (self, size, width) > rows || length (size, rows) > height))
    size -= 2;
  return MAX (size, least);
}

static GtkSizeRequestMode
bones_dice_pool_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
bones_dice_pool_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  BonesDicePool *self = BONES_DICE_POOL (widget);
  int n = (int) self->dice->len;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = length (die_size (self), MIN (n, 1));
      *natural = length (die_size (self), n);
    }
  else
    *minimum = *natural = length (
        die_size (self), for_size < 0 ? MIN (n, 1) : rows_of (self, die_size (self), for_size));
}

static void
bones_dice_pool_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BonesDicePool *self = BONES_DICE_POOL (widget);
  const int size = roomy_size (self, width, height), across = dice_in (size, width);
  const int spare = MAX (0, height - length (size, rows_of (self, size, width))) / 2;
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  for (int i = 0; i < (int) self->dice->len; i++)
    {
      GtkAllocation place = { i % across * (size + GAP), spare + i / across * (size + GAP), size,
                              size };

      if (mirrored)
        place.x = width - size - place.x;
      gtk_widget_size_allocate (g_ptr_array_index (self->dice, i), &place, -1);
    }
}

static void
set_size (BonesDicePool *self, guint size)
{
  if (size == self->size)
    return;

  self->size = size;
  for (guint i = 0; i < self->dice->len; i++)
    g_object_set (g_ptr_array_index (self->dice, i), "size", size, NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIZE]);
}

static void
set_most (BonesDicePool *self, guint most)
{
  if (most == self->most)
    return;

  self->most = most;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MOST]);
}

static void
bones_dice_pool_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SIZE)
    g_value_set_uint (value, BONES_DICE_POOL (object)->size);
  else if (id == PROP_MOST)
    g_value_set_uint (value, BONES_DICE_POOL (object)->most);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
bones_dice_pool_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SIZE)
    set_size (BONES_DICE_POOL (object), g_value_get_uint (value));
  else if (id == PROP_MOST)
    set_most (BONES_DICE_POOL (object), g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
drop_last (BonesDicePool *self)
{
  GtkWidget *last = g_ptr_array_steal_index (self->dice, self->dice->len - 1);

  gtk_widget_unparent (last);
}

static void
bones_dice_pool_dispose (GObject *object)
{
  BonesDicePool *self = BONES_DICE_POOL (object);

  while (self->dice->len > 0)
    drop_last (self);
  G_OBJECT_CLASS (bones_dice_pool_parent_class)->dispose (object);
}

static void
bones_dice_pool_finalize (GObject *object)
{
  g_ptr_array_unref (BONES_DICE_POOL (object)->dice);
  G_OBJECT_CLASS (bones_dice_pool_parent_class)->finalize (object);
}

static void
bones_dice_pool_class_init (BonesDicePoolClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = bones_dice_pool_dispose;
  object_class->finalize = bones_dice_pool_finalize;
  object_class->get_property = bones_dice_pool_get_property;
  object_class->set_property = bones_dice_pool_set_property;
  widget_class->get_request_mode = bones_dice_pool_get_request_mode;
  widget_class->measure = bones_dice_pool_measure;
  widget_class->size_allocate = bones_dice_pool_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "dicepool");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  props[PROP_SIZE] =
      g_param_spec_uint ("size", NULL, NULL, 16, 512, 44,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_MOST] =
      g_param_spec_uint ("most", NULL, NULL, 0, 512, 0,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
bones_dice_pool_init (BonesDicePool *self)
{
  self->dice = g_ptr_array_new ();
  self->size = 44;
}

GtkWidget *
bones_dice_pool_new (void)
{
  return g_object_new (BONES_TYPE_DICE_POOL, NULL);
}

void
bones_dice_pool_set_dice (BonesDicePool *self, const BonesDieLook *looks, guint n)
{
  g_return_if_fail (BONES_IS_DICE_POOL (self));
  g_return_if_fail (looks != NULL || n == 0);

  while (self->dice->len > n)
    drop_last (self);
  while (self->dice->len < n)
    {
      GtkWidget *die = bones_die_new ();

      g_object_set (die, "size", self->size, NULL);
      gtk_widget_set_parent (die, GTK_WIDGET (self));
      g_ptr_array_add (self->dice, die);
    }
  for (guint i = 0; i < n; i++)
    bones_die_set_look (g_ptr_array_index (self->dice, i), &looks[i]);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

guint
bones_dice_pool_get_n_dice (BonesDicePool *self)
{
  g_return_val_if_fail (BONES_IS_DICE_POOL (self), 0);

  return self->dice->len;
}

BonesDie *
bones_dice_pool_get_die (BonesDicePool *self, guint i)
{
  g_return_val_if_fail (BONES_IS_DICE_POOL (self), NULL);

  return i < self->dice->len ? g_ptr_array_index (self->dice, i) : NULL;
}

void
bones_dice_pool_tumble (BonesDicePool *self, guint first)
{
  g_return_if_fail (BONES_IS_DICE_POOL (self));

  for (guint i = first; i < self->dice->len; i++)
    bones_die_tumble (g_ptr_array_index (self->dice, i));
}

void
bones_dice_pool_settle (BonesDicePool *self, guint first)
{
  g_return_if_fail (BONES_IS_DICE_POOL (self));

  for (guint i = first; i < self->dice->len; i++)
    bones_die_settle (g_ptr_array_index (self->dice, i));
}

void
bones_dice_pool_rest (BonesDicePool *self)
{
  g_return_if_fail (BONES_IS_DICE_POOL (self));

  for (guint i = 0; i < self->dice->len; i++)
    bones_die_rest (g_ptr_array_index (self->dice, i));
}
