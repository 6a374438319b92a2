/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "schema.h"

#include <string.h>

#define LONGEST_NAME 40 /* characters of a name or a value in a sentence */

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
