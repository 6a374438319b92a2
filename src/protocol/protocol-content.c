/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-content.h"

#include "content-import.h"
#include "content-merge.h"
#include "content-row.h"
#include "content-set.h"
#include "ids.h"
#include "json-text.h"

#include <string.h>

/* ---- Reading requests ---- */

static const BonesRuleset *
read_ruleset (JsonObject *request, GError **error)
{
  const char *id = NULL;

  if (!bones_json_need (request, "ruleset", error)
      || !bones_json_read_string (request, "ruleset", &id, error))
    return NULL;

  return bones_content_ruleset (id, error);
}

/* The set that "content" names, or the stock set. */
static BonesContentSet *
read_set (BonesDesk *desk, JsonObject *request, GError **error)
{
  const BonesRuleset *ruleset = read_ruleset (request, error);
  const char *name = NULL;

  if (ruleset == NULL || !bones_json_read_string (request, "content", &name, error))
    return NULL;

  return bones_content_set_find (desk->store, ruleset, name, error);
}

static gboolean
read_place (const BonesContentSet *set, JsonObject *request, const BonesSection **section,
            guint *row, GError **error)
{
  const char *key = NULL;
  gint64 number = -1;

  if (!bones_json_need (request, "section", error)
      || !bones_json_read_string (request, "section", &key, error)
      || !bones_json_read_integer (request, "row", 0, G_MAXINT16, &number, error))
    return FALSE;

  *section = bones_schema_section (set->ruleset->schema, key);
  if (*section == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no section “%.40s”.", key);

  *row = number >= 0 ? (guint) number : bones_content_set_n_rows (set, *section);
  return TRUE;
}

/* The set that element @i of @names names. */
static BonesContentSet *
find_named (BonesDesk *desk, const BonesRuleset *ruleset, JsonArray *names, guint i, GError **error)
{
  const char *name = NULL;

  return bones_json_node_string (json_array_get_element (names, i), "content", &name, error)
             ? bones_content_set_find (desk->store, ruleset, name, error)
             : NULL;
}

/* Two sets, played together. */
static gboolean
read_union (BonesDesk *desk, const BonesRuleset *ruleset, JsonArray *names, char **content,
            GError **error)
{
  g_autoptr (BonesContentSet) first = NULL, second = NULL, whole = NULL;

  if (ruleset == NULL)
    return FALSE;

  if (json_array_get_length (names) != 2)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "“content” names one set, or two in a list.");

  first = find_named (desk, ruleset, names, 0, error);
  second = first != NULL ? find_named (desk, ruleset, names, 1, error) : NULL;
  whole = second != NULL ? bones_content_set_union (first, second, error) : NULL;
  *content = whole != NULL ? bones_content_set_pin (whole, error) : NULL;
  return *content != NULL;
}

gboolean
bones_read_content (BonesDesk *desk, JsonObject *request, const char *id, char **content,
                    GError **error)
{
  g_autoptr (BonesContentSet) set = NULL;
  const BonesRuleset *ruleset;
  const char *name = NULL;
  JsonArray *names = NULL;

  if (bones_json_read_array (request, "content", &names, NULL) && names != NULL)
    return read_union (desk, bones_content_ruleset (id, error), names, content, error);

  if (!bones_json_read_string (request, "content", &name, error) || name == NULL)
    return name == NULL && (error == NULL || *error == NULL);

  ruleset = bones_content_ruleset (id, error);
  set = ruleset != NULL ? bones_content_set_find (desk->store, ruleset, name, error) : NULL;
  if (set == NULL)
    return FALSE;

  *content = set->record->id != 0 ? bones_content_set_pin (set, error) : NULL;
  return set->record->id == 0 || *content != NULL;
}

/* ---- Writing replies ---- */

static void
write_set (const BonesContentSet *set, JsonObject *reply)
{
  g_autoptr (GPtrArray) flaws = bones_content_set_check (set);

  json_object_set_int_member (reply, "id", set->record->id);
  json_object_set_string_member (reply, "name", set->record->name);
  json_object_set_boolean_member (reply, "playable", flaws->len == 0);
}

static JsonObject *
write_flaw (const BonesFlaw *flaw)
{
  g_autofree char *text = bones_flaw_to_text (flaw, bones_content_translate);
  JsonObject *object = json_object_new ();
  JsonArray *path = json_array_new ();

  for (guint i = 0; i < flaw->depth; i++)
    {
      json_array_add_string_element (path, flaw->stops[i].key);
      if (flaw->stops[i].row >= 0)
        json_array_add_int_element (path, flaw->stops[i].row);
    }

  if (flaw->field != NULL)
    json_array_add_string_element (path, flaw->field->key);

  json_object_set_array_member (object, "path", path);
  json_object_set_string_member (object, "text", text);
  return object;
}

static JsonArray *
write_ids (const char *const *ids)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    json_array_add_string_element (array, ids[i]);

  return array;
}

static JsonArray *write_fields (const BonesField *fields);

static JsonObject *
write_field (const BonesField *field)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "key", field->key);
  json_object_set_string_member (object, "name", bones_content_translate (field->name));
  json_object_set_string_member (object, "text", bones_content_translate (field->text));
  json_object_set_string_member (object, "kind", bones_field_kind_ids[field->kind]);
  json_object_set_boolean_member (object, "optional", field->optional);
  if (field->kind >= BONES_FIELD_NUMBER && field->kind <= BONES_FIELD_POINTS)
    {
      const BonesField least = { .key = "least", .kind = field->kind };
      const BonesField most = { .key = "most", .kind = field->kind };

      bones_content_set_number (object, &least, field->lowest);
      bones_content_set_number (object, &most, field->highest);
    }

  if (field->ids != NULL)
    json_object_set_array_member (object, "values", write_ids (field->ids));

  if (field->kind == BONES_FIELD_ROW)
    json_object_set_string_member (object, "of", field->family);

  if (field->kind == BONES_FIELD_ROWS)
    {
      json_object_set_int_member (object, "least", field->lowest);
      json_object_set_int_member (object, "most", field->highest);
      json_object_set_array_member (object, "fields", write_fields (field->fields));
    }

  return object;
}

static JsonArray *
write_fields (const BonesField *fields)
{
  JsonArray *array = json_array_new ();

  for (; fields->key != NULL; fields++)
    json_array_add_object_element (array, write_field (fields));

  return array;
}

/* ---- Verbs ---- */

static gboolean
handle_content_schema (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const BonesRuleset *ruleset = read_ruleset (request, error);
  JsonArray *sections = json_array_new ();

  for (const BonesSection *section = ruleset != NULL ? ruleset->schema->sections : NULL;
       section != NULL && section->key != NULL; section++)
    {
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "key", section->key);
      json_object_set_string_member (object, "name", bones_content_translate (section->name));
      json_object_set_string_member (object, "text", bones_content_translate (section->text));
      json_object_set_string_member (object, "family", bones_section_family (section));
      json_object_set_boolean_member (object, "single", section->single);
      if (!section->single)
        {
          json_object_set_int_member (object, "least", section->least);
          json_object_set_int_member (object, "most", section->most);
        }

      json_object_set_array_member (object, "fields", write_fields (section->fields));
      json_array_add_object_element (sections, object);
    }

  json_object_set_array_member (reply, "sections", sections);
  return ruleset != NULL;
}

static gboolean
handle_content_list (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const BonesRuleset *ruleset = read_ruleset (request, error);
  g_autoptr (GPtrArray) records =
      ruleset != NULL ? bones_content_sets (desk->store, ruleset, error) : NULL;
  JsonArray *sets;

  if (records == NULL)
    return FALSE;

  sets = json_array_new ();
  for (guint i = 0; i < records->len; i++)
    {
      const BonesSetRecord *record = g_ptr_array_index (records, i);
      JsonObject *object = json_object_new ();

      json_object_set_int_member (object, "id", record->id);
      json_object_set_string_member (object, "name", record->name);
      json_object_set_boolean_member (object, "stock", record->id == 0);
      json_array_add_object_element (sets, object);
    }

  json_object_set_array_member (reply, "sets", sets);
  return TRUE;
}

static gboolean
handle_content_show (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesContentSet) set = read_set (desk, request, error);
  g_autofree char *text = set != NULL ? bones_content_set_to_text (set) : NULL;
  JsonObject *document = text != NULL ? bones_json_parse_object (text, strlen (text), error) : NULL;

  if (document == NULL)
    return FALSE;

  write_set (set, reply);
  json_object_set_object_member (reply, "document", document);
  return TRUE;
}

static gboolean
handle_content_check (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesContentSet) set = read_set (desk, request, error);
  g_autoptr (GPtrArray) flaws = set != NULL ? bones_content_set_check (set) : NULL;
  JsonArray *array;

  if (flaws == NULL)
    return FALSE;

  array = json_array_new ();
  for (guint i = 0; i < flaws->len; i++)
    json_array_add_object_element (array, write_flaw (g_ptr_array_index (flaws, i)));

  write_set (set, reply);
  json_object_set_array_member (reply, "flaws", array);
  return TRUE;
}

static gboolean
handle_content_copy (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesContentSet) set = read_set (desk, request, error);
  const char *name = NULL;

  if (set == NULL || !bones_json_read_string (request, "name", &name, error)
      || !bones_content_set_add (set, desk->store, name, error))
    return FALSE;

  write_set (set, reply);
  return TRUE;
}

static gboolean
handle_content_import (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesContentSet) set = NULL;
  g_autofree char *text = NULL;
  JsonObject *document = NULL;
  gboolean draft = FALSE;

  if (!bones_json_need (request, "document", error)
      || !bones_json_read_object (request, "document", &document, error)
      || !bones_json_read_bool (request, "draft", &draft, error))
    return FALSE;

  text = bones_json_to_text (document, FALSE);
  set = bones_content_set_read (text, strlen (text), draft, error);
  if (set == NULL || !bones_content_set_add (set, desk->store, NULL, error))
    return FALSE;

  write_set (set, reply);
  return TRUE;
}

static gboolean
handle_content_rename (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesContentSet) set = read_set (desk, request, error);
  const char *name = NULL;

  if (set == NULL || !bones_json_need (request, "name", error)
      || !bones_json_read_string (request, "name", &name, error)
      || !bones_content_set_rename (set, desk->store, name, error))
    return FALSE;

  write_set (set, reply);
  return TRUE;
}

static gboolean
handle_content_delete (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesContentSet) set = read_set (desk, request, error);

  return set != NULL && bones_content_set_remove (set, desk->store, error);
}

static gboolean
handle_content_put (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesContentSet) set = read_set (desk, request, error);
  const BonesSection *section;
  JsonObject *values = NULL;
  guint row;

  if (set == NULL || !read_place (set, request, &section, &row, error)
      || !bones_json_need (request, "values", error)
      || !bones_json_read_object (request, "values", &values, error)
      || !bones_content_set_put (set, desk->store, section, section->single ? 0 : row, values,
                                 error))
    return FALSE;

  write_set (set, reply);
  return TRUE;
}

/* Without "values", inserts a new row; with "like", a copy of that row. */
static gboolean
handle_content_insert (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesContentSet) set = read_set (desk, request, error);
  g_autoptr (JsonObject) made = NULL;
  const BonesSection *section;
  JsonObject *values = NULL;
  gint64 like = -1;
  guint row;

  if (set == NULL || !read_place (set, request, &section, &row, error)
      || !bones_json_read_object (request, "values", &values, error)
      || !bones_json_read_integer (request, "like", 0, G_MAXINT16, &like, error))
    return FALSE;

  if (values == NULL)
    {
      made = bones_content_set_new_row (
          set, section, like >= 0 ? bones_content_set_row (set, section, (guint) like) : NULL);
      values = made;
    }

  if (!bones_content_set_insert (set, desk->store, section, row, values, error))
    return FALSE;

  write_set (set, reply);
  json_object_set_int_member (reply, "row", row);
  return TRUE;
}

static gboolean
handle_content_remove (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesContentSet) set = read_set (desk, request, error);
  const BonesSection *section;
  guint row;

  if (set == NULL || !bones_json_need (request, "row", error)
      || !read_place (set, request, &section, &row, error)
      || !bones_content_set_delete (set, desk->store, section, row, error))
    return FALSE;

  write_set (set, reply);
  return TRUE;
}

/* The row numbers of "rows" in the one section that is named. */
static gboolean
read_rows (const BonesContentSet *from, const char *key, JsonArray *rows, GArray **picks,
           GError **error)
{
  const BonesSection *section =
      key != NULL ? bones_schema_section (from->ruleset->schema, key) : NULL;

  if (section == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "“rows” needs one “section”.");

  *picks = g_array_new (FALSE, FALSE, sizeof (BonesPick));
  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      gint64 number = 0;
      BonesPick pick = { section, 0 };

      if (!bones_json_node_integer (json_array_get_element (rows, i), "rows", 0,
                                    (gint64) bones_content_set_n_rows (from, section) - 1, &number,
                                    error))
        return FALSE;

      pick.row = (guint) number;
      g_array_append_val (*picks, pick);
    }

  return TRUE;
}

/* "section" and "rows" choose rows of "from"; "sections" whole sections; without them all come. */
static gboolean
read_clash (JsonObject *request, BonesClash *clash, GError **error)
{
  const char *name = bones_clash_ids[*clash];
  guint how = 0;

  if (!bones_json_read_string (request, "on_clash", &name, error))
    return FALSE;

  while (bones_clash_ids[how] != NULL && !g_str_equal (bones_clash_ids[how], name))
    how++;

  if (bones_clash_ids[how] == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "“on_clash” is keep, replace or rename.");

  *clash = (BonesClash) how;
  return TRUE;
}

static void
write_merged (const BonesMerged *merged, JsonObject *reply)
{
  json_object_set_int_member (reply, "added", merged->added);
  json_object_set_int_member (reply, "replaced", merged->replaced);
  json_object_set_int_member (reply, "renamed", merged->renamed);
  json_object_set_int_member (reply, "kept", merged->kept);
}

static gboolean
handle_content_merge (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesContentSet) set = read_set (desk, request, error), from = NULL;
  g_autoptr (GArray) picks = NULL;
  const char *name = NULL, *keys = NULL, *section = NULL;
  JsonArray *rows = NULL;
  BonesMerged merged;
  BonesClash how = BONES_CLASH_KEEP;

  if (set == NULL || !bones_json_need (request, "from", error)
      || !bones_json_read_string (request, "from", &name, error)
      || !bones_json_read_string (request, "sections", &keys, error)
      || !bones_json_read_string (request, "section", &section, error)
      || !bones_json_read_array (request, "rows", &rows, error)
      || !read_clash (request, &how, error))
    return FALSE;

  from = bones_content_set_find (desk->store, set->ruleset, name, error);
  if (from == NULL || (rows != NULL && !read_rows (from, section, rows, &picks, error)))
    return FALSE;

  if (rows == NULL && keys != NULL)
    picks = bones_content_picks (from, keys, error);

  if ((rows == NULL && keys != NULL && picks == NULL)
      || !bones_content_set_merge (set, desk->store, from,
                                   picks != NULL ? (BonesPick *) (gpointer) picks->data : NULL,
                                   picks != NULL ? picks->len : 0, how, &merged, error))
    return FALSE;

  write_set (set, reply);
  write_merged (&merged, reply);
  return TRUE;
}

/* Adds the texts in the list @key, if there is one, to @import. */
static gboolean
read_texts (JsonObject *request, const char *key, BonesImport *import,
            gboolean (*add) (BonesImport *, const char *, gsize, GError **), GError **error)
{
  JsonArray *texts = NULL;

  if (!bones_json_read_array (request, key, &texts, error))
    return FALSE;

  for (guint i = 0; texts != NULL && i < json_array_get_length (texts); i++)
    {
      const char *text = NULL;

      if (!bones_json_node_string (json_array_get_element (texts, i), key, &text, error)
          || !add (import, text != NULL ? text : "", text != NULL ? strlen (text) : 0, error))
        return FALSE;
    }

  return TRUE;
}

/* With "content" into that set; with "name" into a new one. */
static gboolean
handle_content_read (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const BonesRuleset *ruleset = read_ruleset (request, error);
  const gboolean into = bones_json_has (request, "content");
  g_autoptr (BonesContentSet) set = NULL;
  g_autoptr (BonesImport) import = NULL;
  BonesClash clash = BONES_CLASH_REPLACE;
  JsonArray *notes;
  BonesMerged merged;
  const char *name = NULL;

  if (ruleset == NULL || (!into && !bones_json_need (request, "name", error))
      || !bones_json_read_string (request, "name", &name, error)
      || !read_clash (request, &clash, error))
    return FALSE;

  set = into ? read_set (desk, request, error) : bones_content_set_blank (ruleset, name);
  import = set != NULL ? bones_import_new (set, name != NULL ? name : set->record->name) : NULL;
  if (import == NULL || !read_texts (request, "text", import, bones_import_add_text, error)
      || !read_texts (request, "csv", import, bones_import_add_csv, error)
      || !(into ? bones_import_store (import, set, desk->store, clash, &merged, error)
                : bones_import_store_new (import, set, desk->store, &merged, error)))
    return FALSE;

  notes = json_array_new ();
  for (guint i = 0; i < import->notes->len; i++)
    json_array_add_string_element (notes, g_ptr_array_index (import->notes, i));

  write_set (set, reply);
  write_merged (&merged, reply);
  json_object_set_array_member (reply, "notes", notes);
  return TRUE;
}

static gboolean
handle_content_frame (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const BonesRuleset *ruleset = read_ruleset (request, error);
  g_autoptr (BonesContentSet) set = NULL;
  const char *name = NULL, *slots = NULL;

  if (ruleset == NULL || !bones_json_need (request, "name", error)
      || !bones_json_read_string (request, "name", &name, error)
      || !bones_json_need (request, "slots", error)
      || !bones_json_read_string (request, "slots", &slots, error))
    return FALSE;

  set = bones_content_frame (ruleset, name, slots, error);
  if (set == NULL || !bones_content_set_add (set, desk->store, name, error))
    return FALSE;

  write_set (set, reply);
  return TRUE;
}

const BonesDeskVerb bones_content_verbs[] = {
  { "content-schema", handle_content_schema, BONES_VERB_ASKS_AT },
  { "content-list", handle_content_list, BONES_VERB_ASKS_AT },
  { "content-show", handle_content_show, BONES_VERB_ASKS_AT },
  { "content-check", handle_content_check, BONES_VERB_ASKS_AT },
  { "content-copy", handle_content_copy, BONES_VERB_ASKS_AT },
  { "content-import", handle_content_import, BONES_VERB_ASKS_AT },
  { "content-read", handle_content_read, BONES_VERB_ASKS_AT },
  { "content-frame", handle_content_frame, BONES_VERB_ASKS_AT },
  { "content-rename", handle_content_rename, BONES_VERB_ASKS_AT },
  { "content-delete", handle_content_delete, BONES_VERB_ASKS_AT },
  { "content-merge", handle_content_merge, BONES_VERB_ASKS_AT },
  { "content-put", handle_content_put, BONES_VERB_ASKS_AT },
  { "content-insert", handle_content_insert, BONES_VERB_ASKS_AT },
  { "content-remove", handle_content_remove, BONES_VERB_ASKS_AT },
  { NULL },
};
