/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets and rows that begin with what the schema says, or like another one, under a code of their
 * own. */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "content-set-private.h"
#include "json-read.h"

/* What a new row is made for: the set, and the rows around it. */
typedef struct {
  const BonesContentSet *set;
  JsonObject *outer; /* of the section; or NULL: it is that itself */
} Maker;

static JsonArray *
rows_of (JsonObject *object, const char *key)
{
  JsonArray *rows = NULL;

  if (object != NULL)
    bones_json_read_array (object, key, &rows, NULL);

  return rows;
}

static const char *
id_of (JsonArray *rows, guint i)
{
  JsonNode *node = json_array_get_element (rows, i);
  const char *id = NULL;

  if (JSON_NODE_HOLDS_OBJECT (node))
    bones_json_read_string (json_node_get_object (node), "id", &id, NULL);

  return id;
}

static gboolean
has_id (JsonArray *rows, const char *id)
{
  for (guint i = 0; rows != NULL && i < json_array_get_length (rows); i++)
    if (g_strcmp0 (id_of (rows, i), id) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
is_taken (const BonesContentSet *set, const char *family, const char *id)
{
  for (const BonesSection *section = set->ruleset->schema->sections; section->key != NULL;
       section++)
    if (g_str_equal (bones_section_family (section), family)
        && has_id (rows_of (set->document, section->key), id))
      return TRUE;

  return FALSE;
}

/* The first row that @field could call, or NULL. */
static const char *
first_of (const Maker *maker, const BonesField *field)
{
  JsonArray *inner = rows_of (maker->outer, field->family);

  if (inner != NULL && json_array_get_length (inner) > 0)
    return id_of (inner, 0);

  for (const BonesSection *section = maker->set->ruleset->schema->sections; section->key != NULL;
       section++)
    {
      JsonArray *rows = rows_of (maker->set->document, section->key);

      if (g_str_equal (bones_section_family (section), field->family) && rows != NULL
          && json_array_get_length (rows) > 0)
        return id_of (rows, 0);
    }

  return NULL;
}

static JsonObject *make (const Maker *maker, const BonesField *fields, JsonObject *row);

static void
fill (const Maker *maker, const BonesField *field, JsonObject *row)
{
  const char *id;

  switch (field->kind)
    {
    case BONES_FIELD_NUMBER:
    case BONES_FIELD_INCHES:
    case BONES_FIELD_POINTS:
      bones_content_set_number (row, field, CLAMP (field->initial, field->lowest, field->highest));
      break;
    case BONES_FIELD_SWITCH:
      json_object_set_boolean_member (row, field->key, field->initial != 0);
      break;
    case BONES_FIELD_CHOICE:
      json_object_set_string_member (row, field->key, field->ids[field->initial]);
      break;
    case BONES_FIELD_ROW:
      id = first_of (maker, field);
      if (id != NULL)
        json_object_set_string_member (row, field->key, id);
      break;
    case BONES_FIELD_DICE:
      json_object_set_string_member (row, field->key, "1d6");
      break;
      case BONES_FIELD_ROWS: {
        JsonArray *rows = json_array_new ();

        for (gint i = 0; i < field->lowest; i++)
          {
            g_autoptr (JsonObject) inner =
                bones_content_new_inner_row (maker->set, field, maker->outer, row, NULL);

            json_array_add_object_element (rows, g_steal_pointer (&inner));
          }

        json_object_set_array_member (row, field->key, rows);
        break;
      }
    default:
      break;
    }
}

/* Fills in what has to be there. */
static JsonObject *
make (const Maker *maker, const BonesField *fields, JsonObject *row)
{
  const Maker inner = { maker->set, maker->outer != NULL ? maker->outer : row };

  for (const BonesField *field = fields; field->key != NULL; field++)
    if (!field->optional)
      fill (&inner, field, row);

  return row;
}

/* "Ship 4", "ship-4"; "Iron Gannet 2", "EX-MOW-1-2". */
static void
call (JsonObject *row, const BonesField *fields, const char *one, JsonObject *like, guint number)
{
  const BonesField *text = bones_fields_find (fields, "text");
  const char *base = NULL, *id = NULL;

  if (like != NULL)
    {
      bones_json_read_string (like, "name", &base, NULL);
      bones_json_read_string (like, "id", &id, NULL);
    }

  if (bones_fields_find (fields, "name") != NULL)
    {
      g_autofree char *name = g_strdup_printf ("%s %u", base != NULL ? base : _ (one), number);

      json_object_set_string_member (row, "name", name);
    }

  if (text != NULL && !text->optional && like == NULL)
    json_object_set_string_member (row, "text", _ (one));

  if (bones_fields_find (fields, "id") != NULL)
    {
      g_autofree char *lower = g_ascii_strdown (one, -1);
      g_autofree char *code = g_strdup_printf ("%.24s-%u", id != NULL ? id : lower, number);

      g_strcanon (code, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-_.", '-');
      json_object_set_string_member (row, "id", code);
    }
}

static JsonObject *
begin (const BonesField *fields, JsonObject *like)
{
  JsonObject *row = like != NULL ? bones_content_tidy_row (like, fields) : json_object_new ();

  json_object_remove_member (row, "example");
  return row;
}

static const char *
get_id (JsonObject *row)
{
  const char *id = NULL;

  bones_json_read_string (row, "id", &id, NULL);
  return id;
}

JsonObject *
bones_content_set_new_row (const BonesContentSet *set, const BonesSection *section,
                           JsonObject *like)
{
  const Maker maker = { set, NULL };
  JsonObject *row;
  guint number;

  g_return_val_if_fail (set != NULL && section != NULL, NULL);

  row = begin (section->fields, like);
  if (like == NULL)
    make (&maker, section->fields, row);

  number = like != NULL ? 2 : bones_content_set_n_rows (set, section) + 1;
  do
    call (row, section->fields, section->one, like, number++);
  while (get_id (row) != NULL && is_taken (set, bones_section_family (section), get_id (row)));

  return row;
}

/* Whether one of @rows lies there in the plan. */
static gboolean
is_occupied (JsonArray *rows, const BonesField *fields, gint column, gint level)
{
  for (guint i = 0; rows != NULL && i < json_array_get_length (rows); i++)
    {
      JsonNode *node = json_array_get_element (rows, i);
      JsonObject *row = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;

      if (row != NULL
          && column >= bones_content_get_number (row, bones_fields_find (fields, "col_from"))
          && column <= bones_content_get_number (row, bones_fields_find (fields, "col_to"))
          && level >= bones_content_get_number (row, bones_fields_find (fields, "row_from"))
          && level <= bones_content_get_number (row, bones_fields_find (fields, "row_to")))
        return TRUE;
    }

  return FALSE;
}

/* Puts @row where nothing lies yet: from the prow along the hull, then above it. */
static void
place (JsonObject *row, const BonesField *fields, JsonArray *rows)
{
  const BonesField *columns = bones_fields_find (fields, "col_from");
  const BonesField *levels = bones_fields_find (fields, "row_from");

  for (gint level = levels->lowest; level <= levels->highest; level++)
    for (gint column = columns->lowest; column <= columns->highest; column++)
      if (!is_occupied (rows, fields, column, level))
        {
          bones_content_set_number (row, columns, column);
          bones_content_set_number (row, bones_fields_find (fields, "col_to"), column);
          bones_content_set_number (row, levels, level);
          bones_content_set_number (row, bones_fields_find (fields, "row_to"), level);
          return;
        }
}

JsonObject *
bones_content_new_inner_row (const BonesContentSet *set, const BonesField *table, JsonObject *outer,
                             JsonObject *inner, JsonObject *like)
{
  const Maker maker = { set, outer };
  JsonArray *rows;
  JsonObject *row;
  guint number;

  g_return_val_if_fail (set != NULL && table != NULL && inner != NULL, NULL);

  rows = rows_of (inner, table->key);
  row = begin (table->fields, like);
  if (like == NULL)
    make (&maker, table->fields, row);

  if (table->plan)
    place (row, table->fields, rows);

  number = like != NULL ? 2 : (rows != NULL ? json_array_get_length (rows) : 0) + 1;
  do
    call (row, table->fields, table->one, like, number++);
  while (get_id (row) != NULL && has_id (rows, get_id (row)));

  return row;
}

/* A section that is one row may call rows of the others. */
static void
begin_section (BonesContentSet *set, const BonesSection *section)
{
  JsonArray *rows;

  if (section->single)
    {
      json_object_set_object_member (set->document, section->key,
                                     bones_content_set_new_row (set, section, NULL));
      return;
    }

  rows = json_array_new ();
  json_object_set_array_member (set->document, section->key, rows);
  for (guint i = 0; i < section->least; i++)
    json_array_add_object_element (rows, bones_content_set_new_row (set, section, NULL));
}

BonesContentSet *
bones_content_set_blank (const BonesRuleset *ruleset, const char *name)
{
  const BonesSection *sections;
  BonesContentSet *set;

  g_return_val_if_fail (ruleset != NULL && ruleset->schema != NULL && name != NULL, NULL);

  sections = ruleset->schema->sections;
  set = bones_content_set_new (ruleset, name, json_object_new ());
  for (guint i = 0; sections[i].key != NULL; i++)
    if (!sections[i].single)
      begin_section (set, &sections[i]);

  for (guint i = 0; sections[i].key != NULL; i++)
    if (sections[i].single)
      begin_section (set, &sections[i]);

  return set;
}
