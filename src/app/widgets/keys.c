/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "keys.h"

#include <string.h>

#define MIDDLE_DOT 0xb7
#define LONGEST_PAUSE 1000 /* ms until a key that is held down repeats */

static gint
digit_of (guint keyval)
{
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return (gint) (keyval - GDK_KEY_0);
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return (gint) (keyval - GDK_KEY_KP_0);
  return -1;
}

/* On a French keyboard the key types "&", and 1 needs Shift. */
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
bones_key_presses (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter
         || keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;
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

/* É and Š are on few keyboards: the key is that of E and S. Other alphabets keep their letters. */
static gunichar
base_letter (gunichar letter)
{
  gunichar parts[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];
  const gunichar lower = g_unichar_tolower (letter);

  g_unichar_fully_decompose (lower, FALSE, parts, G_N_ELEMENTS (parts));
  return parts[0] < 128 ? parts[0] : lower;
}

gunichar
bones_key_letter (guint keyval)
{
  const gunichar letter = gdk_keyval_to_unicode (keyval);

  return letter != 0 ? base_letter (letter) : 0;
}

static gboolean
is_free (gunichar letter, const GString *taken)
{
  return g_unichar_isalpha (letter) && g_utf8_strchr (taken->str, -1, letter) == NULL;
}

/* The first free letter, of all letters or of those that begin a word; or NULL. What follows a dot
 * in the middle, a price, lends none. */
static const char *
find_letter (const char *text, const GString *taken, gboolean initials)
{
  gunichar before = ' ';

  for (const char *at = text; *at != '\0' && g_utf8_get_char (at) != MIDDLE_DOT;
       at = g_utf8_next_char (at))
    {
      const gunichar letter = base_letter (g_utf8_get_char (at));

      if (is_free (letter, taken) && (!initials || !g_unichar_isalpha (before)))
        return at;
      before = letter;
    }
  return NULL;
}

static void
underline (GtkLabel *label, const char *text, const char *at)
{
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoAttribute *line = pango_attr_underline_new (PANGO_UNDERLINE_SINGLE);

  line->start_index = (guint) (at - text);
  line->end_index = (guint) (g_utf8_next_char (at) - text);
  pango_attr_list_insert (attributes, line);
  gtk_label_set_attributes (label, attributes);
}

gunichar
bones_letter_take (GtkLabel *label, GString *taken)
{
  const char *text, *at;
  gunichar letter;

  g_return_val_if_fail (GTK_IS_LABEL (label) && taken != NULL, 0);

  text = gtk_label_get_label (label);
  at = find_letter (text, taken, TRUE);
  if (at == NULL)
    at = find_letter (text, taken, FALSE);
  if (at == NULL)
    {
      gtk_label_set_attributes (label, NULL);
      return 0;
    }

  letter = base_letter (g_utf8_get_char (at));
  g_string_append_unichar (taken, letter);
  underline (label, text, at);
  return letter;
}
