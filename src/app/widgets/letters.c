/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "letters.h"

#include <string.h>

static gboolean
is_free (gunichar letter, const GString *taken)
{
  return g_unichar_isalpha (letter) && g_utf8_strchr (taken->str, -1, letter) == NULL;
}

/* Where the first letter stands that is free, of all or of those that begin a word; or NULL. */
static const char *
find (const char *text, const GString *taken, gboolean initials)
{
  gunichar before = ' ';

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar letter = g_unichar_tolower (g_utf8_get_char (at));

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
  at = find (text, taken, TRUE);
  if (at == NULL)
    at = find (text, taken, FALSE);
  if (at == NULL)
    {
      gtk_label_set_attributes (label, NULL);
      return 0;
    }

  letter = g_unichar_tolower (g_utf8_get_char (at));
  g_string_append_unichar (taken, letter);
  underline (label, text, at);
  return letter;
}
