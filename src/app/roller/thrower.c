/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "thrower.h"

#include <sys/random.h>

struct _BonesThrower {
  GObject parent_instance;

  BonesHelm *helm; /* owned, or NULL */
  guint32 seq;     /* the table's last entry before the roll; G_MAXUINT32: no roll is waiting */
};

enum { THROWN, FAILED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesThrower, bones_thrower, G_TYPE_OBJECT)

static gboolean
is_under_way (BonesThrower *self)
{
  return self->seq != G_MAXUINT32;
}

static guint32
last_seq (BonesThrower *self)
{
  return bones_table_get_seq (bones_helm_get_table (self->helm));
}

/* The table has changed: if the change is the roll, reports it. */
static void
table_changed (BonesThrower *self)
{
  BonesFacesView dice;

  if (!is_under_way (self) || last_seq (self) <= self->seq
      || !bones_view_faces (bones_helm_get_table (self->helm), last_seq (self), &dice)
      || !dice.free)
    return;

  self->seq = G_MAXUINT32;
  g_signal_emit (self, signals[THROWN], 0, dice.n, dice.faces, dice.typed);
}

static void
table_failed (BonesThrower *self)
{
  if (!is_under_way (self))
    return;

  self->seq = G_MAXUINT32;
  g_signal_emit (self, signals[FAILED], 0);
}

static void
bones_thrower_dispose (GObject *object)
{
  g_clear_object (&BONES_THROWER (object)->helm);
  G_OBJECT_CLASS (bones_thrower_parent_class)->dispose (object);
}

static void
bones_thrower_class_init (BonesThrowerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bones_thrower_dispose;
  signals[THROWN] =
      g_signal_new ("thrown", BONES_TYPE_THROWER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_POINTER, G_TYPE_BOOLEAN);
  signals[FAILED] = g_signal_new ("failed", BONES_TYPE_THROWER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
}

static void
bones_thrower_init (BonesThrower *self)
{
  self->seq = G_MAXUINT32;
}

BonesThrower *
bones_thrower_new (BonesHelm *helm)
{
  BonesThrower *self = g_object_new (BONES_TYPE_THROWER, NULL);

  if (helm == NULL)
    return self;

  self->helm = g_object_ref (helm);
  g_signal_connect_object (helm, "changed", G_CALLBACK (table_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (helm, "failed", G_CALLBACK (table_failed), self, G_CONNECT_SWAPPED);
  return self;
}

BonesHelm *
bones_thrower_get_helm (BonesThrower *self)
{
  g_return_val_if_fail (BONES_IS_THROWER (self), NULL);

  return self->helm;
}

/* Reads a random byte, and skips those that would favour low faces. */
static guint16
chance_face (guint sides)
{
  const guint fair = 256 / sides * sides;
  guint8 byte;

  do
    if (getrandom (&byte, 1, 0) != 1)
      byte = (guint8) g_random_int_range (0, (gint32) fair);
  while (byte >= fair);
  return (guint16) (byte % sides + 1);
}

static void
throw_here (BonesThrower *self, guint n, guint sides)
{
  guint16 faces[BONES_MAX_VALUES];

  for (guint i = 0; i < n; i++)
    faces[i] = chance_face (sides);
  g_signal_emit (self, signals[THROWN], 0, n, faces, FALSE);
}

/* At a table, the roll is the next entry. While the table stores something, a roll is not
 * possible. */
static gboolean
begin_throw (BonesThrower *self)
{
  if (is_under_way (self) || (self->helm != NULL && bones_helm_get_busy (self->helm)))
    return FALSE;

  if (self->helm != NULL)
    self->seq = last_seq (self);
  return TRUE;
}

gboolean
bones_thrower_throw (BonesThrower *self, guint n, guint sides, const char *text)
{
  g_return_val_if_fail (BONES_IS_THROWER (self) && n >= 1 && n <= BONES_MAX_VALUES, FALSE);
  g_return_val_if_fail (sides >= 2, FALSE);

  if (!begin_throw (self))
    return FALSE;

  if (self->helm != NULL)
    bones_helm_free_roll (self->helm, n, sides, text);
  else
    throw_here (self, n, sides);
  return TRUE;
}

gboolean
bones_thrower_enter (BonesThrower *self, guint n, guint sides, const guint16 *faces,
                     const char *text)
{
  g_return_val_if_fail (BONES_IS_THROWER (self) && faces != NULL, FALSE);

  if (!begin_throw (self))
    return FALSE;

  if (self->helm != NULL)
    bones_helm_free_dice (self->helm, n, sides, faces, text);
  else
    g_signal_emit (self, signals[THROWN], 0, n, (gpointer) faces, TRUE);
  return TRUE;
}
