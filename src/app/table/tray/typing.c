/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "typing.h"

void
bones_typing_begin (BonesTyping *self, guint sides, guint n_dice)
{
  g_return_if_fail (self != NULL);

  *self = (BonesTyping){ .sides = sides, .n_dice = MIN (n_dice, BONES_MAX_VALUES) };
}

gboolean
bones_typing_face (BonesTyping *self, guint face)
{
  g_return_val_if_fail (self != NULL, FALSE);

  bones_typing_accept (self);
  if (face < 1 || face > self->sides || self->n >= self->n_dice)
    return FALSE;

  self->faces[self->n++] = (guint16) face;
  return TRUE;
}

gboolean
bones_typing_digit (BonesTyping *self, guint digit)
{
  guint face;

  g_return_val_if_fail (self != NULL && digit <= 9, FALSE);

  face = self->waiting * 10 + digit;
  if (self->waiting > 0 && face <= self->sides)
    {
      self->waiting = 0;
      return bones_typing_face (self, face);
    }
  if (digit == 0 && self->sides == 10)
    return bones_typing_face (self, 10);
  if (self->sides <= 10 || digit == 0 || digit * 10 > self->sides)
    return bones_typing_face (self, digit);

  bones_typing_accept (self);
  if (self->n >= self->n_dice)
    return FALSE;

  self->waiting = digit;
  return TRUE;
}

gboolean
bones_typing_erase (BonesTyping *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->waiting > 0)
    self->waiting = 0;
  else if (self->n > 0)
    self->n--;
  else
    return FALSE;
  return TRUE;
}

gboolean
bones_typing_accept (BonesTyping *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->waiting == 0)
    return FALSE;

  self->faces[self->n++] = (guint16) self->waiting;
  self->waiting = 0;
  return TRUE;
}

gboolean
bones_typing_is_begun (const BonesTyping *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->n > 0 || self->waiting > 0;
}

gboolean
bones_typing_is_full (const BonesTyping *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->n == self->n_dice;
}

BonesDieLook
bones_typing_look (const BonesTyping *self, guint i)
{
  BonesDieLook look = { .sides = 6 };

  g_return_val_if_fail (self != NULL, look);

  look.sides = self->sides;
  if (i < self->n)
    look.face = self->faces[i];
  else if (i == self->n)
    look.face = self->waiting;
  look.typed = look.face > 0;
  return look;
}
