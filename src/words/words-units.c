/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include <langinfo.h>
#include <string.h>

#define MOST_WHOLE_INCHES 600 /* an answer holds hundredths in 16 bits */

static const char *const point_words[] = {
  N_ ("north"),      N_ ("north-east"), N_ ("east"),       N_ ("south-east"), N_ ("south"),
  N_ ("south-west"), N_ ("west"),       N_ ("north-west"), N_ ("calm"),
};

/* As they stand on a compass. */
static const char *const point_letters[] = {
  NC_ ("compass", "N"), NC_ ("compass", "NE"), NC_ ("compass", "E"), NC_ ("compass", "SE"),
  NC_ ("compass", "S"), NC_ ("compass", "SW"), NC_ ("compass", "W"), NC_ ("compass", "NW"),
};

static const char *const to_words[] = {
  N_ ("to the north"), N_ ("to the north-east"), N_ ("to the east"), N_ ("to the south-east"),
  N_ ("to the south"), N_ ("to the south-west"), N_ ("to the west"), N_ ("to the north-west"),
};

static const char *const wind_sentences[] = {
  N_ ("blowing toward the north"),
  N_ ("blowing toward the north-east"),
  N_ ("blowing toward the east"),
  N_ ("blowing toward the south-east"),
  N_ ("blowing toward the south"),
  N_ ("blowing toward the south-west"),
  N_ ("blowing toward the west"),
  N_ ("blowing toward the north-west"),
  N_ ("calm: no wind"),
};

static const struct {
  const char *sign;
  guint hundredths;
} fractions[] = {
  { "½", 50 }, { "¼", 25 }, { "¾", 75 }, { "1/2", 50 }, { "1/4", 25 }, { "3/4", 75 },
};

/* "3 ½", "½", "-2"; decimals, with the locale's sign, if it is not a multiple of a quarter. */
static char *
write_parts (gint parts, guint unit)
{
  const char *sign = parts < 0 ? "\xe2\x88\x92" : "";
  const guint whole = ABS (parts) / unit;
  const guint rest = ABS (parts) % unit * 100 / unit;

  if (rest == 0)
    return g_strdup_printf ("%s%u", sign, whole);

  for (guint i = 0; i < 3; i++)
    if (fractions[i].hundredths == rest)
      return whole == 0 ? g_strconcat (sign, fractions[i].sign, NULL)
                        : g_strdup_printf ("%s%u %s", sign, whole, fractions[i].sign);

  return g_strdup_printf ("%s%u%s%02u", sign, whole, nl_langinfo (RADIXCHAR), rest);
}

char *
bones_words_inches (gint hundredths)
{
  g_autofree char *number = write_parts (hundredths, 100);

  return g_strdup_printf (_ ("%s in"), number);
}

char *
bones_words_points (gint halves)
{
  return write_parts (halves, 2);
}

char *
bones_words_parts (guint parts, gint value)
{
  return parts == BONES_PARTS_OF_INCH    ? bones_words_inches (value)
         : parts == BONES_PARTS_OF_POINT ? bones_words_points (value)
                                         : g_strdup_printf ("%d", value);
}

static const char *
skip_blanks (const char *text)
{
  for (;;)
    {
      const gunichar c = g_utf8_get_char_validated (text, -1);

      if (c == (gunichar) -1 || c == (gunichar) -2 || c == 0 || !g_unichar_isspace (c))
        return text;

      text = g_utf8_next_char (text);
    }
}

/* Reads up to six digits at @text into @number; returns how many there were. */
static guint
read_digits (const char **text, guint *number)
{
  guint n = 0;

  for (*number = 0; n < 6 && g_ascii_isdigit (**text); n++, ++*text)
    *number = *number * 10 + (guint) g_ascii_digit_value (**text);

  return n;
}

static gboolean
read_fraction (const char **text, guint *hundredths)
{
  for (guint i = 0; i < G_N_ELEMENTS (fractions); i++)
    if (g_str_has_prefix (*text, fractions[i].sign))
      {
        *text += strlen (fractions[i].sign);
        *hundredths = fractions[i].hundredths;
        return TRUE;
      }

  return FALSE;
}

/* Accepts at most two decimals other than 0. */
static gboolean
read_decimals (const char **text, guint *hundredths)
{
  const char *digits = *text + 1;
  guint n = 0;

  *hundredths = 0;
  for (; g_ascii_isdigit (digits[n]); n++)
    if (n < 2)
      *hundredths += (guint) g_ascii_digit_value (digits[n]) * (n == 0 ? 10 : 1);
    else if (digits[n] != '0')
      return FALSE;

  *text = digits + n;
  return n > 0;
}

static gboolean
is_unit (const char *text)
{
  static const char *const units[] = { "", "in", "in.", "inch", "inches", "\"", "″", "”" };
  g_autofree char *lower = g_ascii_strdown (text, -1);

  g_strchomp (lower);
  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    if (g_str_equal (lower, units[i]) || g_str_equal (lower, _ ("in")))
      return TRUE;

  return FALSE;
}

/* Reads a number up to @most, and what may follow a number of inches. */
static gboolean
read_hundredths (const char *text, guint most, gint *hundredths)
{
  guint whole = 0, part = 0;
  guint digits;

  text = skip_blanks (text);
  if (read_fraction (&text, &part))
    digits = 1;
  else
    {
      digits = read_digits (&text, &whole);
      if (*text == '.' || *text == ',')
        {
          if (!read_decimals (&text, &part))
            return FALSE;

          digits++;
        }
      else if (digits > 0)
        {
          const char *behind = skip_blanks (text);

          if (read_fraction (&behind, &part))
            text = behind;
        }
    }

  if (digits == 0 || whole > most || !is_unit (skip_blanks (text)))
    return FALSE;

  *hundredths = (gint) (whole * 100 + part);
  return TRUE;
}

gboolean
bones_words_parse_inches (const char *text, gint *hundredths)
{
  g_return_val_if_fail (text != NULL && hundredths != NULL, FALSE);

  return read_hundredths (text, MOST_WHOLE_INCHES, hundredths);
}

gboolean
bones_words_parse_parts (guint parts, const char *text, gint *value)
{
  gint hundredths;

  g_return_val_if_fail (parts > 0 && text != NULL && value != NULL, FALSE);

  if (parts == BONES_PARTS_OF_INCH)
    return bones_words_parse_inches (text, value);

  if (!read_hundredths (text, G_MAXUINT16, &hundredths) || hundredths * (gint) parts % 100 != 0)
    return FALSE;

  *value = hundredths * (gint) parts / 100;
  return TRUE;
}

const char *
bones_point_words (guint wind)
{
  return wind < G_N_ELEMENTS (point_words) ? _ (point_words[wind]) : _ ("not known yet");
}

const char *
bones_point_letters (guint point)
{
  g_return_val_if_fail (point < G_N_ELEMENTS (point_letters), "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "compass", point_letters[point]);
}

const char *
bones_point_to_words (guint point)
{
  return point < G_N_ELEMENTS (to_words) ? _ (to_words[point]) : _ ("not known yet");
}

const char *
bones_wind_words (guint wind)
{
  return wind < G_N_ELEMENTS (wind_sentences) ? _ (wind_sentences[wind]) : _ ("not known yet");
}

const char *
bones_side_words (const char *side)
{
  static const struct {
    const char *id, *words;
  } sides[] = {
    { "N", N_ ("north edge") },
    { "E", N_ ("east edge") },
    { "S", N_ ("south edge") },
    { "W", N_ ("west edge") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    if (g_strcmp0 (sides[i].id, side) == 0)
      return _ (sides[i].words);

  return NULL;
}

char *
bones_words_alone (const char *text)
{
  g_autofree char *first = NULL, *upper = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  /* Translators: whether a word that stands alone, on a label, begins with a capital letter:
   * “capital” or “as it is” */
  if (*text == '\0' || !g_str_equal (C_ ("first letter of labels", "capital"), "capital"))
    return g_strdup (text);

  first = g_utf8_substring (text, 0, 1);
  upper = g_utf8_strup (first, -1);
  return g_strconcat (upper, text + strlen (first), NULL);
}

/* ---- Lists ---- */

char *
bones_words_list (const GPtrArray *parts)
{
  char *list;

  g_return_val_if_fail (parts != NULL, NULL);

  if (parts->len < 2)
    return g_strdup (parts->len == 1 ? g_ptr_array_index (parts, 0) : "");

  /* Translators: a list of names, of two; the others are the start, the middle and the end of a
   * longer one */
  list =
      g_strdup_printf (parts->len == 2 ? C_ ("list of two", "%s, %s") : C_ ("list, end", "%s, %s"),
                       (const char *) g_ptr_array_index (parts, parts->len - 2),
                       (const char *) g_ptr_array_index (parts, parts->len - 1));
  for (guint i = parts->len - 2; i-- > 0;)
    {
      g_autofree char *rest = list;

      list = g_strdup_printf (i == 0 ? C_ ("list, start", "%s, %s") : C_ ("list, middle", "%s, %s"),
                              (const char *) g_ptr_array_index (parts, i), rest);
    }

  return list;
}
