/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "field-value.h"

#include "json-read.h"
#include "names.h"
#include "words.h"

#include "bones-config.h"

#include <string.h>

#define MOST_PARTS 4 /* of a summary */

const char *
bones_field_get_text (JsonObject *values, const char *key)
{
  const char *text = NULL;

  g_return_val_if_fail (values != NULL && key != NULL, NULL);

  bones_json_read_string (values, key, &text, NULL);
  return text;
}

gboolean
bones_field_is_set (JsonObject *values, const char *key)
{
  const char *text = bones_field_get_text (values, key);

  return bones_json_has (values, key) && (text == NULL || *text != '\0');
}

gboolean
bones_field_is_wanted (const BonesField *field, JsonObject *values)
{
  g_auto (GStrv) words = NULL;
  gboolean on = FALSE;
  const char *now;

  g_return_val_if_fail (field != NULL && values != NULL, FALSE);

  if (field->only == NULL)
    return TRUE;

  words = g_strsplit (field->only, " ", -1);
  now = bones_field_get_text (values, words[0]);
  if (now == NULL && bones_json_read_bool (values, words[0], &on, NULL) && on)
    now = "true";

  return now != NULL && g_strv_contains ((const char *const *) words + 1, now);
}

/* ---- Choices ---- */

void
bones_choices_clear (BonesChoices *choices)
{
  g_clear_pointer (&choices->ids, g_ptr_array_unref);
  g_clear_pointer (&choices->names, g_ptr_array_unref);
}

static void
add_choice (BonesChoices *choices, const char *id, const char *name)
{
  g_ptr_array_add (choices->ids, g_strdup (id));
  g_ptr_array_add (choices->names, g_strdup (name));
}

static gboolean
has_choice (const BonesChoices *choices, const char *id)
{
  for (guint i = 0; i < choices->ids->len; i++)
    if (g_strcmp0 (g_ptr_array_index (choices->ids, i), id) == 0)
      return TRUE;

  return FALSE;
}

static void
add_rows (BonesChoices *choices, const BonesContentSet *set, JsonArray *rows)
{
  for (guint i = 0; rows != NULL && i < json_array_get_length (rows); i++)
    {
      JsonNode *node = json_array_get_element (rows, i);
      JsonObject *row = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
      const char *id = row != NULL ? bones_field_get_text (row, "id") : NULL;

      if (id != NULL)
        add_choice (choices, id, bones_content_row_called (set, row));
    }
}

static JsonArray *
array_of (JsonObject *object, const char *key)
{
  JsonArray *rows = NULL;

  bones_json_read_array (object, key, &rows, NULL);
  return rows;
}

static void
add_family (BonesChoices *choices, const BonesContentSet *set, const BonesField *field,
            JsonObject *outer)
{
  add_rows (choices, set, array_of (outer, field->family));
  for (const BonesSection *section = set->ruleset->schema->sections; section->key != NULL;
       section++)
    if (g_str_equal (bones_section_family (section), field->family))
      add_rows (choices, set, array_of (set->document, section->key));
}

void
bones_choices_fill (BonesChoices *choices, const BonesContentSet *set, const BonesField *field,
                    JsonObject *values, JsonObject *outer)
{
  const char *now;

  g_return_if_fail (choices != NULL && set != NULL && field != NULL && values != NULL);

  now = bones_field_is_set (values, field->key) ? bones_field_get_text (values, field->key) : NULL;
  *choices = (BonesChoices){ g_ptr_array_new_with_free_func (g_free),
                             g_ptr_array_new_with_free_func (g_free) };
  if (field->optional || now == NULL)
    add_choice (choices, NULL,
                !field->optional                 ? _ ("Not chosen yet")
                : field->kind == BONES_FIELD_ROW ? _ ("None")
                                                 : _ ("As usual"));

  if (field->kind == BONES_FIELD_ROW)
    add_family (choices, set, field, outer != NULL ? outer : values);

  for (guint i = 0; field->ids != NULL && field->ids[i] != NULL; i++)
    add_choice (choices, field->ids[i],
                field->names != NULL ? bones_content_translate (field->names[i]) : field->ids[i]);

  if (now != NULL && !has_choice (choices, now))
    {
      g_autofree char *called = bones_name_isolate (now);
      g_autofree char *name = g_strdup_printf (_ ("“%s” (missing)"), called);

      add_choice (choices, now, name);
    }
}

guint
bones_choices_find (const BonesChoices *choices, const BonesField *field, JsonObject *values)
{
  const char *now;

  g_return_val_if_fail (choices != NULL && field != NULL && values != NULL, 0);

  now = bones_field_is_set (values, field->key) ? bones_field_get_text (values, field->key) : NULL;
  for (guint i = 0; i < choices->ids->len; i++)
    if (g_strcmp0 (g_ptr_array_index (choices->ids, i), now) == 0)
      return i;

  return 0;
}

/* ---- Numbers ---- */

char *
bones_field_write_number (const BonesField *field, gint value)
{
  g_autofree char *text = NULL;
  char *space;

  g_return_val_if_fail (field != NULL, NULL);

  if (field->kind == BONES_FIELD_NUMBER)
    return g_strdup_printf ("%d", value);

  if (field->kind == BONES_FIELD_POINTS)
    return bones_words_points (value);

  /* A negative number may be shown without its unit: "3 ½ in" becomes "3 ½". */
  text = bones_words_inches (value);
  if (field->lowest >= 0)
    return g_steal_pointer (&text);

  space = strrchr (text, ' ');
  if (space != NULL)
    *space = '\0';

  return g_steal_pointer (&text);
}

gboolean
bones_field_read_number (const BonesField *field, const char *text, gint *value)
{
  gint hundredths;
  gboolean negative;

  g_return_val_if_fail (field != NULL && text != NULL && value != NULL, FALSE);

  while (g_ascii_isspace (*text))
    text++;

  negative = *text == '-' || g_str_has_prefix (text, "−");
  if (negative)
    text = g_utf8_next_char (text);

  if (!bones_words_parse_inches (text, &hundredths))
    return FALSE;

  if (negative)
    hundredths = -hundredths;

  *value = field->kind == BONES_FIELD_INCHES   ? hundredths
           : field->kind == BONES_FIELD_POINTS ? hundredths / 50
                                               : hundredths / 100;
  return TRUE;
}

/* ---- In words ---- */

static char *
describe_choice (const BonesContentSet *set, const BonesField *field, JsonObject *values,
                 JsonObject *outer)
{
  g_auto (BonesChoices) choices = { 0 };
  guint found;

  if (!bones_field_is_set (values, field->key))
    return NULL;

  bones_choices_fill (&choices, set, field, values, outer);
  found = bones_choices_find (&choices, field, values);
  return g_strdup (g_ptr_array_index (choices.names, found));
}

char *
bones_field_describe (const BonesContentSet *set, const BonesField *field, JsonObject *values,
                      JsonObject *outer)
{
  g_autofree char *number = NULL;
  gboolean on = FALSE;

  g_return_val_if_fail (set != NULL && field != NULL && values != NULL, NULL);

  if (!bones_field_is_set (values, field->key) || !bones_field_is_wanted (field, values))
    return NULL;

  switch (field->kind)
    {
    case BONES_FIELD_CHOICE:
    case BONES_FIELD_ROW:
      return describe_choice (set, field, values, outer);
    case BONES_FIELD_NUMBER:
    case BONES_FIELD_INCHES:
    case BONES_FIELD_POINTS:
      number = bones_field_write_number (field, bones_content_get_number (values, field));
      /* Translators: a field of a form and the number in it, "Crew 6" */
      return g_strdup_printf (_ ("%s %s"), bones_content_translate (field->name), number);
    case BONES_FIELD_SWITCH:
      bones_json_read_bool (values, field->key, &on, NULL);
      return on ? g_strdup (bones_content_translate (field->name)) : NULL;
    case BONES_FIELD_DICE:
      return g_strdup (bones_field_get_text (values, field->key));
    default:
      return NULL;
    }
}

static gboolean
is_shown (const BonesSection *section, const BonesField *field)
{
  if (section != NULL)
    return section->shown != NULL && g_strv_contains (section->shown, field->key);

  return !g_str_equal (field->key, "id") && !g_str_equal (field->key, "name")
         && !g_str_has_prefix (field->key, "col_") && !g_str_has_prefix (field->key, "row_");
}

char *
bones_field_summary (const BonesContentSet *set, const BonesField *fields,
                     const BonesSection *section, JsonObject *row, JsonObject *outer)
{
  GString *summary = g_string_new (NULL);
  guint parts = 0;

  g_return_val_if_fail (set != NULL && fields != NULL && row != NULL, NULL);

  for (const BonesField *field = fields; field->key != NULL && parts < MOST_PARTS; field++)
    {
      g_autofree char *part =
          is_shown (section, field) ? bones_field_describe (set, field, row, outer) : NULL;

      if (part != NULL)
        g_string_append_printf (summary, "%s%s", parts++ > 0 ? " · " : "", part);
    }

  return g_string_free (summary, FALSE);
}
