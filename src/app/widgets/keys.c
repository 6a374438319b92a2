/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "keys.h"

#define LONGEST_PAUSE 1000 /* ms, before a key that is held repeats itself */

static gint
digit_of (guint keyval)
{
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return (gint) (keyval - GDK_KEY_0);
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return (gint) (keyval - GDK_KEY_KP_0);
  return -1;
}

/* On a French keyboard the key types "&", and 1 is what is behind Shift. */
gint
bones_key_digit (GdkDisplay *display, guint keyval, guint keycode, int layout)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  gint digit = digit_of (keyval);
  int n = 0;

  g_return_val_if_fail (GDK_IS_DISPLAY (display), -1);

  if (digit >= 0 || !gdk_display_map_keycode (display, keycode, &keys, &keyvals, &n))
    return digit;

  for (int i = 0; i < n; i++)
    if (keys[i].group == layout && keys[i].level == 1 && keyvals[i] >= GDK_KEY_0
        && keyvals[i] <= GDK_KEY_9)
      return digit_of (keyvals[i]);
  return -1;
}

gboolean
bones_held_key_press (BonesHeldKey *held, guint keyval, guint32 time)
{
  gboolean repeats;

  g_return_val_if_fail (held != NULL, FALSE);

  repeats = held->keyval == keyval && time - held->time < LONGEST_PAUSE;
  *held = (BonesHeldKey){ keyval, time };
  return repeats;
}

void
bones_held_key_release (BonesHeldKey *held, guint keyval)
{
  g_return_if_fail (held != NULL);

  if (held->keyval == keyval)
    held->keyval = 0;
}
