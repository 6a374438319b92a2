/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "schema.h"

#include <math.h>
#include <string.h>

#define LONGEST_NAME 40 /* characters of a name or a value in a sentence */

gint
bones_field_parts (const BonesField *field)
{
  g_return_val_if_fail (field != NULL, 1);
  return field->kind == BONES_FIELD_INCHES ? 100 : field->kind == BONES_FIELD_POINTS ? 2 : 1;
}

char *
bones_number_to_text (gdouble number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  return g_strdup (g_ascii_formatd (text, sizeof text, "%.12g", number));
}

char *
bones_field_to_text (const BonesField *field, gint value)
{
  g_return_val_if_fail (field != NULL, NULL);
  return bones_number_to_text ((gdouble) value / bones_field_parts (field));
}

const char *
bones_section_family (const BonesSection *section)
{
  g_return_val_if_fail (section != NULL, NULL);
  return section->family != NULL ? section->family : section->key;
}

const BonesSection *
bones_schema_section (const BonesSchema *schema, const char *key)
{
  g_return_val_if_fail (schema != NULL && key != NULL, NULL);

  for (const BonesSection *section = schema->sections; section->key != NULL; section++)
    if (g_str_equal (section->key, key))
      return section;

  return NULL;
}

const BonesField *
bones_fields_find (const BonesField *fields, const char *key)
{
  g_return_val_if_fail (fields != NULL && key != NULL, NULL);

  for (; fields->key != NULL; fields++)
    if (g_str_equal (fields->key, key))
      return fields;

  return NULL;
}

/* ---- Reading ---- */

static GVariant *
new_empty_row (void)
{
  return g_variant_ref_sink (g_variant_new_array (G_VARIANT_TYPE ("{sv}"), NULL, 0));
}

static GVariant *
rows_of (GVariant *values, const char *key)
{
  return g_variant_lookup_value (values, key, G_VARIANT_TYPE ("av"));
}

guint
bones_rows_count (GVariant *values, const char *key)
{
  g_autoptr (GVariant) rows = NULL;

  g_return_val_if_fail (values != NULL && key != NULL, 0);

  rows = rows_of (values, key);
  return rows != NULL ? (guint) g_variant_n_children (rows) : 0;
}

GVariant *
bones_rows_get (GVariant *values, const char *key, guint row)
{
  g_autoptr (GVariant) rows = NULL, boxed = NULL, found = NULL;

  g_return_val_if_fail (values != NULL && key != NULL, NULL);

  rows = rows_of (values, key);
  if (rows == NULL || row >= g_variant_n_children (rows))
    return new_empty_row ();

  boxed = g_variant_get_child_value (rows, row);
  found = g_variant_get_variant (boxed);
  return g_variant_is_of_type (found, G_VARIANT_TYPE_VARDICT) ? g_steal_pointer (&found)
                                                              : new_empty_row ();
}

GVariant *
bones_row_object (GVariant *values, const char *key)
{
  GVariant *found;

  g_return_val_if_fail (values != NULL && key != NULL, NULL);

  found = g_variant_lookup_value (values, key, G_VARIANT_TYPE_VARDICT);
  return found != NULL ? found : new_empty_row ();
}

const char *
bones_row_text (GVariant *values, const char *key)
{
  g_autoptr (GVariant) text = NULL;

  g_return_val_if_fail (values != NULL && key != NULL, NULL);

  text = g_variant_lookup_value (values, key, G_VARIANT_TYPE_STRING);
  return text != NULL ? g_variant_get_string (text, NULL) : NULL;
}

gboolean
bones_row_is (GVariant *values, const char *key)
{
  g_autoptr (GVariant) is = NULL;

  g_return_val_if_fail (values != NULL && key != NULL, FALSE);

  is = g_variant_lookup_value (values, key, G_VARIANT_TYPE_BOOLEAN);
  return is != NULL && g_variant_get_boolean (is);
}

/* Sets @number to @value in parts; returns FALSE if it is not a whole number of them. */
static gboolean
read_parts (GVariant *value, guint parts, gint *number)
{
  gdouble found;

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    found = (gdouble) g_variant_get_int64 (value);
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE))
    found = g_variant_get_double (value);
  else
    return FALSE;

  found *= parts;
  if (!isfinite (found) || fabs (found) > 1e6 || fabs (found - rint (found)) > 1e-6)
    return FALSE;

  *number = (gint) rint (found);
  return TRUE;
}

static gint
index_of (const char *const *ids, const char *id)
{
  for (gint i = 0; ids != NULL && ids[i] != NULL; i++)
    if (g_str_equal (ids[i], id))
      return i;

  return -1;
}

/* Returns a bit for each word of the list @value that is in @ids. */
static gint
read_words (GVariant *value, const char *const *ids)
{
  gint bits = 0;

  for (gsize i = 0; i < g_variant_n_children (value); i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (value, i);
      g_autoptr (GVariant) word = g_variant_get_variant (boxed);
      const gint bit = g_variant_is_of_type (word, G_VARIANT_TYPE_STRING)
                           ? index_of (ids, g_variant_get_string (word, NULL))
                           : -1;

      bits |= bit >= 0 ? 1 << bit : 0;
    }

  return bits;
}

gint
bones_row_number (GVariant *values, const BonesField *fields, const char *key)
{
  const BonesField *field;
  g_autoptr (GVariant) value = NULL;
  gint number;

  g_return_val_if_fail (values != NULL && fields != NULL && key != NULL, 0);

  field = bones_fields_find (fields, key);
  g_return_val_if_fail (field != NULL, 0);

  value = g_variant_lookup_value (values, key, NULL);
  if (value == NULL)
    return field->initial;

  if (field->kind == BONES_FIELD_SWITCH)
    return g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) ? g_variant_get_boolean (value)
                                                                : field->initial;

  if (field->kind == BONES_FIELD_CHOICE)
    {
      number = g_variant_is_of_type (value, G_VARIANT_TYPE_STRING)
                   ? index_of (field->ids, g_variant_get_string (value, NULL))
                   : -1;
      return number >= 0 ? number : field->initial;
    }

  if (field->kind == BONES_FIELD_WORDS)
    return g_variant_is_of_type (value, G_VARIANT_TYPE ("av")) && g_variant_n_children (value) > 0
               ? read_words (value, field->ids)
               : field->initial;

  return read_parts (value, (guint) bones_field_parts (field), &number) ? number : field->initial;
}

gint
bones_row_number_at (GVariant *values, const char *key, guint i)
{
  g_autoptr (GVariant) list = NULL, boxed = NULL, value = NULL;
  gint number;

  g_return_val_if_fail (values != NULL && key != NULL, 0);

  list = rows_of (values, key);
  if (list == NULL || i >= g_variant_n_children (list))
    return 0;

  boxed = g_variant_get_child_value (list, i);
  value = g_variant_get_variant (boxed);
  return read_parts (value, 1, &number) ? number : 0;
}

/* Reads a number of at most two digits at *@at and moves *@at after it. */
static gboolean
read_digits (const char **at, guint *number)
{
  const char *from = *at;

  *number = 0;
  for (; g_ascii_isdigit (**at); (*at)++)
    *number = MIN (*number * 10 + (guint) g_ascii_digit_value (**at), 1000);

  return *at > from && *at - from <= 2;
}

gboolean
bones_dice_read (const char *text, guint *dice, guint *sides, gint *plus)
{
  guint first, added = 0;
  gboolean less;

  g_return_val_if_fail (text != NULL && dice != NULL && sides != NULL && plus != NULL, FALSE);

  if (!read_digits (&text, &first))
    return FALSE;

  *dice = *sides = 0;
  *plus = (gint) first;
  if (*text == '\0')
    return TRUE;

  *dice = first;
  if (*text != 'd')
    return FALSE;

  text++;
  if (!read_digits (&text, sides) || first < 1 || first > 20
      || (*sides != 2 && *sides != 3 && *sides != 6))
    return FALSE;

  less = *text == '-';
  if (less || *text == '+')
    {
      text++;
      if (!read_digits (&text, &added))
        return FALSE;
    }

  *plus = less ? -(gint) added : (gint) added;
  return *text == '\0';
}

/* ---- Flaws ---- */

static char *
shorten (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);

  if (g_utf8_strlen (valid, -1) <= LONGEST_NAME)
    return g_steal_pointer (&valid);

  {
    g_autofree char *begin = g_utf8_substring (valid, 0, LONGEST_NAME - 1);
    return g_strconcat (begin, "…", NULL);
  }
}

void
bones_flaw_free (BonesFlaw *flaw)
{
  if (flaw == NULL)
    return;

  for (guint i = 0; i < flaw->depth; i++)
    g_free (flaw->stops[i].name);

  g_free (flaw->value);
  g_free (flaw->least);
  g_free (flaw->most);
  g_free (flaw);
}

GPtrArray *
bones_flaws_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) bones_flaw_free);
}

/* Returns the name of a row, or else its id. */
static char *
name_of (GVariant *values)
{
  static const char *const keys[] = { "name", "text", "id" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *text = bones_row_text (values, keys[i]);

      if (text != NULL && *text != '\0')
        return (char *) text;
    }

  return NULL;
}

static void
step (BonesSpot *spot, const char *key, const char *one, gint row, GVariant *values)
{
  if (spot->depth < BONES_SCHEMA_DEPTH)
    spot->stops[spot->depth++] =
        (BonesWaypoint){ key, one, row, row < 0 || values == NULL ? NULL : name_of (values) };
}

BonesSpot
bones_spot_section (const BonesSection *section, gint row, GVariant *content)
{
  BonesSpot spot = { 0 };
  g_autoptr (GVariant) values = NULL;

  g_return_val_if_fail (section != NULL, spot);

  if (content != NULL && row >= 0)
    values = bones_rows_get (content, section->key, (guint) row);

  step (&spot, section->key, row < 0 ? section->name : section->one, row, values);
  return spot;
}

BonesSpot
bones_spot_table (const BonesSpot *spot, const BonesField *table, gint row, GVariant *values)
{
  BonesSpot deeper = { 0 };

  g_return_val_if_fail (spot != NULL && table != NULL, deeper);

  deeper = *spot;
  step (&deeper, table->key, table->one, row, values);
  return deeper;
}

BonesFlaw *
bones_flaw_add (GPtrArray *flaws, const BonesSpot *spot, const BonesField *field, const char *text,
                const char *value, const char *least, const char *most)
{
  BonesFlaw *flaw;

  g_return_val_if_fail (flaws != NULL && spot != NULL && text != NULL, NULL);

  flaw = g_new0 (BonesFlaw, 1);
  flaw->depth = spot->depth;
  for (guint i = 0; i < spot->depth; i++)
    {
      flaw->stops[i] = spot->stops[i];
      flaw->stops[i].name = spot->stops[i].name != NULL ? shorten (spot->stops[i].name) : NULL;
    }

  flaw->field = field;
  flaw->text = text;
  flaw->value = value != NULL ? shorten (value) : NULL;
  flaw->least = g_strdup (least);
  flaw->most = g_strdup (most);
  g_ptr_array_add (flaws, flaw);
  return flaw;
}

static const char *
as_it_is (const char *text)
{
  return text;
}

char *
bones_flaw_sentence (const BonesFlaw *flaw, BonesTranslate translate)
{
  const BonesTranslate words = translate != NULL ? translate : as_it_is;
  GString *sentence;
  const char *at;

  g_return_val_if_fail (flaw != NULL, NULL);

  const struct {
    const char *mark, *text;
  } marks[] = {
    { "{field}", flaw->field != NULL ? words (flaw->field->name) : "" },
    { "{value}", flaw->value },
    { "{least}", flaw->least },
    { "{most}", flaw->most },
  };

  sentence = g_string_new (NULL);
  for (at = words (flaw->text); *at != '\0';)
    {
      guint i = 0;

      while (i < G_N_ELEMENTS (marks) && !g_str_has_prefix (at, marks[i].mark))
        i++;

      if (i == G_N_ELEMENTS (marks))
        g_string_append_c (sentence, *at++);
      else
        {
          g_string_append (sentence, marks[i].text != NULL ? marks[i].text : "");
          at += strlen (marks[i].mark);
        }
    }

  return g_string_free (sentence, FALSE);
}

char *
bones_flaw_to_text (const BonesFlaw *flaw, BonesTranslate translate)
{
  const BonesTranslate words = translate != NULL ? translate : as_it_is;
  g_autofree char *sentence = NULL;
  GString *text;

  g_return_val_if_fail (flaw != NULL, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < flaw->depth; i++)
    {
      const BonesWaypoint *stop = &flaw->stops[i];

      g_string_append (text, words (stop->one));
      if (stop->row >= 0)
        g_string_append_printf (text, " %d", stop->row + 1);

      if (stop->name != NULL)
        g_string_append_printf (text, ", “%s”", stop->name);

      g_string_append (text, ": ");
    }

  sentence = bones_flaw_sentence (flaw, translate);
  g_string_append (text, sentence);
  return g_string_free (text, FALSE);
}
