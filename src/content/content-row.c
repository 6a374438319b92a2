/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "content-row.h"
#include "json-read.h"

/* ---- Values ---- */

void
bones_content_set_number (JsonObject *row, const BonesField *field, gint value)
{
  const gint parts = bones_field_parts (field);

  g_return_if_fail (row != NULL && field != NULL);

  if (value % parts == 0)
    json_object_set_int_member (row, field->key, value / parts);
  else
    json_object_set_double_member (row, field->key, (gdouble) value / parts);
}

gint
bones_content_get_number (JsonObject *row, const BonesField *field)
{
  gint64 value = field->initial;

  g_return_val_if_fail (row != NULL && field != NULL, 0);

  bones_json_read_parts (row, field->key, (guint) bones_field_parts (field), -1000000, 1000000,
                         &value, NULL);
  return (gint) value;
}

static const char *
get_text (JsonObject *row, const char *key)
{
  const char *text = NULL;

  bones_json_read_string (row, key, &text, NULL);
  return text;
}

const char *
bones_content_row_name (JsonObject *row)
{
  static const char *const keys[] = { "name", "text", "id" };

  g_return_val_if_fail (row != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *text = get_text (row, keys[i]);

      if (text != NULL && *text != '\0')
        return text;
    }

  return NULL;
}

const char *
bones_content_row_called (const BonesContentSet *set, JsonObject *row)
{
  const char *name = bones_content_row_name (row);

  return name != NULL ? bones_content_set_say (set, name) : NULL;
}

/* ---- Rows ---- */

static JsonArray *
rows_of (JsonObject *object, const char *key)
{
  JsonArray *rows = NULL;

  if (object != NULL)
    bones_json_read_array (object, key, &rows, NULL);

  return rows;
}

static guint
count_rows (JsonObject *object, const char *key)
{
  JsonArray *rows = rows_of (object, key);

  return rows != NULL ? json_array_get_length (rows) : 0;
}

static JsonObject *
row_of (JsonObject *object, const char *key, guint row)
{
  JsonNode *node = json_array_get_element (rows_of (object, key), row);

  return JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

guint
bones_content_set_n_rows (const BonesContentSet *set, const BonesSection *section)
{
  g_return_val_if_fail (set != NULL && section != NULL, 0);

  return section->single ? 1 : count_rows (set->document, section->key);
}

JsonObject *
bones_content_set_row (const BonesContentSet *set, const BonesSection *section, guint row)
{
  JsonObject *object = NULL;

  g_return_val_if_fail (set != NULL && section != NULL, NULL);

  if (section->single)
    bones_json_read_object (set->document, section->key, &object, NULL);
  else if (row < count_rows (set->document, section->key))
    object = row_of (set->document, section->key, row);

  return object;
}

static JsonNode *copy_node (JsonNode *node);

/* json_node_copy() shares what is inside. */
JsonObject *
bones_content_copy_row (JsonObject *object)
{
  JsonObject *copy = json_object_new ();
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *item = members; item != NULL; item = item->next)
    json_object_set_member (copy, item->data,
                            copy_node (json_object_get_member (object, item->data)));

  return copy;
}

static JsonNode *
copy_node (JsonNode *node)
{
  JsonNode *copy = json_node_alloc ();

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      json_node_init (copy, JSON_NODE_OBJECT);
      json_node_take_object (copy, bones_content_copy_row (json_node_get_object (node)));
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *from = json_node_get_array (node), *array = json_array_new ();

      for (guint i = 0; i < json_array_get_length (from); i++)
        json_array_add_element (array, copy_node (json_array_get_element (from, i)));

      json_node_init (copy, JSON_NODE_ARRAY);
      json_node_take_array (copy, array);
    }
  else
    {
      json_node_unref (copy);
      copy = json_node_copy (node);
    }

  return copy;
}

/* ---- References between rows ---- */

/* A walk over all fields that refer to a row of @family by @id. */
typedef struct {
  const char *family, *id;
  const char *other; /* the new id, or NULL */
  guint found;
} Calls;

static void follow_calls (Calls *calls, JsonObject *row, const BonesField *fields);

static void
follow_call (Calls *calls, JsonObject *row, const BonesField *field)
{
  if (field->kind == BONES_FIELD_ROWS)
    for (guint i = 0; i < count_rows (row, field->key); i++)
      {
        JsonObject *inner = row_of (row, field->key, i);

        if (inner != NULL)
          follow_calls (calls, inner, field->fields);
      }
  else if (field->kind == BONES_FIELD_ROW && g_strcmp0 (field->family, calls->family) == 0
           && g_strcmp0 (get_text (row, field->key), calls->id) == 0)
    {
      calls->found++;
      if (calls->other != NULL)
        json_object_set_string_member (row, field->key, calls->other);
    }
}

static void
follow_calls (Calls *calls, JsonObject *row, const BonesField *fields)
{
  for (; fields->key != NULL; fields++)
    follow_call (calls, row, fields);
}

/* Walks over the rows of @document; stops after the first that refers to the row. Returns that row,
 * and its section in @user. */
static JsonObject *
find_call (Calls *calls, const BonesContentSet *set, const BonesSection **user)
{
  for (const BonesSection *section = set->ruleset->schema->sections; section->key != NULL;
       section++)
    for (guint i = 0; i < bones_content_set_n_rows (set, section); i++)
      {
        JsonObject *row = bones_content_set_row (set, section, i);

        if (row != NULL)
          follow_calls (calls, row, section->fields);

        if (calls->found > 0 && calls->other == NULL)
          {
            *user = section;
            return row;
          }
      }

  return NULL;
}

/* ---- Changes ---- */

static gboolean
no_such_row (const BonesSection *section, guint row, GError **error)
{
  return bones_content_refuse (
      error, BONES_CONTENT_ERROR_NO_SUCH,
      g_strdup_printf (_ ("“%s” has no row %u."), _ (section->name), row + 1));
}

/* A copy to work on: if saving fails, the set is unchanged. */
static BonesContentSet
copy_set (const BonesContentSet *set)
{
  return (BonesContentSet){ set->ruleset, set->record, bones_content_copy_row (set->document) };
}

gboolean
bones_content_set_put (BonesContentSet *set, BonesStore *store, const BonesSection *section,
                       guint row, JsonObject *values, GError **error)
{
  BonesContentSet next;
  JsonObject *tidy;
  const char *id, *old;

  g_return_val_if_fail (set != NULL && store != NULL && section != NULL && values != NULL, FALSE);

  if (row >= bones_content_set_n_rows (set, section))
    return no_such_row (section, row, error);

  next = copy_set (set);
  tidy = bones_content_tidy_row (values, section->fields);
  if (section->single)
    json_object_set_object_member (next.document, section->key, json_object_ref (tidy));
  else
    {
      JsonObject *was = bones_content_set_row (set, section, row);

      json_node_set_object (json_array_get_element (rows_of (next.document, section->key), row),
                            tidy);
      id = get_text (tidy, "id");
      old = was != NULL ? get_text (was, "id") : NULL;
      if (id != NULL && old != NULL && !g_str_equal (id, old))
        {
          Calls calls = { bones_section_family (section), old, id, 0 };
          const BonesSection *user = NULL;

          find_call (&calls, &next, &user);
        }
    }

  json_object_unref (tidy);
  return bones_content_save (set, store, next.document, NULL, error);
}

/* @rows with @node, which it takes, inserted before element @at. */
static JsonArray *
insert_element (JsonArray *rows, guint at, JsonNode *node)
{
  JsonArray *longer = json_array_new ();
  const guint n = rows != NULL ? json_array_get_length (rows) : 0;

  for (guint i = 0; i < n; i++)
    {
      if (i == at)
        json_array_add_element (longer, g_steal_pointer (&node));

      json_array_add_element (longer, json_array_dup_element (rows, i));
    }

  if (node != NULL)
    json_array_add_element (longer, node);

  return longer;
}

gboolean
bones_content_set_insert (BonesContentSet *set, BonesStore *store, const BonesSection *section,
                          guint row, JsonObject *values, GError **error)
{
  BonesContentSet next;
  JsonObject *tidy;
  JsonArray *rows;

  g_return_val_if_fail (set != NULL && store != NULL && section != NULL, FALSE);
  g_return_val_if_fail (values != NULL, FALSE);

  if (section->single || row > bones_content_set_n_rows (set, section))
    return no_such_row (section, row, error);

  if (bones_content_set_n_rows (set, section) >= section->most)
    return bones_content_refuse (error, BONES_CONTENT_ERROR_REFUSED,
                                 g_strdup_printf (_ ("“%s” already has %u rows, the maximum."),
                                                  _ (section->name), section->most));

  next = copy_set (set);
  tidy = bones_content_tidy_row (values, section->fields);
  rows = insert_element (rows_of (next.document, section->key), row,
                         json_node_init_object (json_node_alloc (), tidy));
  json_object_unref (tidy);
  json_object_set_array_member (next.document, section->key, rows);
  return bones_content_save (set, store, next.document, NULL, error);
}

/* "“Tidewalker” is used by the fleet “The Grey Squadron”." */
static char *
word_use (const BonesSection *user, JsonObject *row, const char *what)
{
  const char *name = bones_content_row_name (row);
  g_autofree char *called = bones_name_isolate (name != NULL ? name : _ (user->one));
  g_autofree char *used = bones_name_isolate (what);
  GString *text =
      g_string_new (_ (user->uses != NULL ? user->uses : N_ ("“{what}” is used by “{user}”.")));

  g_string_replace (text, "{user}", called, 1);
  g_string_replace (text, "{what}", used, 1);
  return g_string_free (text, FALSE);
}

gboolean
bones_content_set_delete (BonesContentSet *set, BonesStore *store, const BonesSection *section,
                          guint row, GError **error)
{
  const BonesSection *user = NULL;
  JsonObject *object, *by;
  BonesContentSet next;
  Calls calls = { 0 };

  g_return_val_if_fail (set != NULL && store != NULL && section != NULL, FALSE);

  if (section->single || row >= bones_content_set_n_rows (set, section))
    return no_such_row (section, row, error);

  object = bones_content_set_row (set, section, row);
  calls.family = bones_section_family (section);
  calls.id = object != NULL ? get_text (object, "id") : NULL;
  by = calls.id != NULL ? find_call (&calls, set, &user) : NULL;
  if (by != NULL && by != object)
    return bones_content_refuse (error, BONES_CONTENT_ERROR_REFUSED,
                                 word_use (user, by, bones_content_row_name (object)));

  next = copy_set (set);
  json_array_remove_element (rows_of (next.document, section->key), row);
  return bones_content_save (set, store, next.document, NULL, error);
}

void
bones_content_move_inner_row (JsonObject *values, const char *key, guint row, guint to)
{
  JsonArray *rows;
  JsonNode *moved;

  g_return_if_fail (values != NULL && key != NULL);
  g_return_if_fail (MAX (row, to) < count_rows (values, key));

  rows = rows_of (values, key);
  moved = json_array_dup_element (rows, row);
  json_array_remove_element (rows, row);
  json_object_set_array_member (values, key, insert_element (rows, to, moved));
}

gboolean
bones_content_set_move (BonesContentSet *set, BonesStore *store, const BonesSection *section,
                        guint row, guint to, GError **error)
{
  BonesContentSet next;
  guint n;

  g_return_val_if_fail (set != NULL && store != NULL && section != NULL, FALSE);

  n = bones_content_set_n_rows (set, section);
  if (section->single || row >= n || to >= n)
    return no_such_row (section, MAX (row, to), error);

  next = copy_set (set);
  bones_content_move_inner_row (next.document, section->key, row, to);
  return bones_content_save (set, store, next.document, NULL, error);
}

gboolean
bones_content_set_restore (BonesContentSet *set, BonesStore *store, JsonObject *document,
                           GError **error)
{
  g_return_val_if_fail (set != NULL && store != NULL && document != NULL, FALSE);
  return bones_content_save (set, store, json_object_ref (document), NULL, error);
}

/* ---- New rows ---- */

/* The context of a new row: the set, and the rows around it. */
typedef struct {
  const BonesContentSet *set;
  JsonObject *outer; /* the row of the section; NULL if the new row is that row */
} Maker;

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

/* The first row that @field could refer to, or NULL. */
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

static JsonObject *fill_row (const Maker *maker, const BonesField *fields, JsonObject *row);

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

/* Fills in all fields that are not optional. */
static JsonObject *
fill_row (const Maker *maker, const BonesField *fields, JsonObject *row)
{
  const Maker inner = { maker->set, maker->outer != NULL ? maker->outer : row };

  for (const BonesField *field = fields; field->key != NULL; field++)
    if (!field->optional)
      fill (&inner, field, row);

  return row;
}

/* "Ship 4", "ship-4"; "Iron Gannet 2", "EX-MOW-1-2". A name that is optional may mean something in
 * the rules, so only people and copies give one. */
static void
set_default_names (JsonObject *row, const BonesField *fields, const char *one, JsonObject *like,
                   guint number)
{
  const BonesField *text = bones_fields_find (fields, "text");
  const BonesField *called = bones_fields_find (fields, "name");
  const char *base = NULL, *id = NULL;

  if (like != NULL)
    {
      bones_json_read_string (like, "name", &base, NULL);
      bones_json_read_string (like, "id", &id, NULL);
    }

  if (called != NULL && (!called->optional || base != NULL))
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
init_row (const BonesField *fields, JsonObject *like)
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

  row = init_row (section->fields, like);
  if (like == NULL)
    fill_row (&maker, section->fields, row);

  number = like != NULL ? 2 : bones_content_set_n_rows (set, section) + 1;
  do
    set_default_names (row, section->fields, section->one, like, number++);
  while (get_id (row) != NULL && is_taken (set, bones_section_family (section), get_id (row)));

  return row;
}

/* Whether one of @rows is at that place in the plan. */
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

/* From the number in the field @from of @row to that in @to, within what a plan can have. */
static void
get_span (const BonesField *fields, JsonObject *row, const char *from, const char *to, gint *first,
          gint *last)
{
  const BonesField *field = bones_fields_find (fields, from);

  *first = MAX (bones_content_get_number (row, field), field->lowest);
  *last = MIN (bones_content_get_number (row, bones_fields_find (fields, to)), field->highest);
}

gboolean
bones_content_is_occupied (const BonesField *table, JsonObject *inner, JsonObject *row)
{
  gint left, right, low, high;

  g_return_val_if_fail (table != NULL && table->plan && inner != NULL && row != NULL, FALSE);

  get_span (table->fields, row, "col_from", "col_to", &left, &right);
  get_span (table->fields, row, "row_from", "row_to", &low, &high);
  for (gint column = left; column <= right; column++)
    for (gint level = low; level <= high; level++)
      if (is_occupied (rows_of (inner, table->key), table->fields, column, level))
        return TRUE;

  return FALSE;
}

/* Puts @row at the first empty place: from the prow along the hull, then above it. */
static void
place_in_plan (JsonObject *row, const BonesField *fields, JsonArray *rows)
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
  row = init_row (table->fields, like);
  if (like == NULL)
    fill_row (&maker, table->fields, row);

  if (table->plan)
    place_in_plan (row, table->fields, rows);

  number = like != NULL ? 2 : (rows != NULL ? json_array_get_length (rows) : 0) + 1;
  do
    set_default_names (row, table->fields, table->one, like, number++);
  while (get_id (row) != NULL && has_id (rows, get_id (row)));

  return row;
}

/* A section with a single row may refer to rows of the others. */
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
