/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "content-row.h"
#include "import-cell.h"
#include "json-read.h"

#define MOST_COLUMNS 100

/* A line of a sheet: its cells, and the number of its first line in the file. */
typedef struct {
  GPtrArray *cells; /* of char * */
  guint line;
} Record;

/* What a column is about: a field, or one of these words. */
typedef struct {
  const BonesField *field; /* or NULL */
  enum { COLUMN_FIELD, COLUMN_SHIP, COLUMN_GUNS, COLUMN_EFFECTS, COLUMN_AIM, COLUMN_LOST } kind;
  const char *aim; /* COLUMN_AIM: its column */
} Column;

typedef struct {
  BonesImport *import;
  const BonesSection *section; /* whose rows, or whose locations, the sheet has */
  const BonesField *plan;      /* a sheet of locations; or NULL */
  GArray *columns;             /* of Column */
} Sheet;

static void
record_clear (gpointer data)
{
  g_ptr_array_unref (((Record *) data)->cells);
}

/* ---- The form ---- */

/* The character between cells that the first line has most of. */
static char
find_separator (const char *text)
{
  static const char separators[] = { ',', ';', '\t' };
  const char *end = text + strcspn (text, "\n");
  char best = ',';
  guint most = 0;

  for (guint i = 0; i < G_N_ELEMENTS (separators); i++)
    {
      guint n = 0;

      for (const char *at = text; at < end; at++)
        n += *at == separators[i];

      if (n > most)
        {
          most = n;
          best = separators[i];
        }
    }

  return best;
}

/* Reads one cell at *@at, which moves behind it. FALSE if its quotation marks are not closed. */
static gboolean
read_cell (const char **at, char separator, guint *line, GPtrArray *cells)
{
  g_autoptr (GString) cell = g_string_new (NULL);
  const gboolean quoted = **at == '"';

  if (quoted)
    ++*at;

  for (;; ++*at)
    {
      if (**at == '\0')
        {
          if (quoted)
            return FALSE;
          break;
        }

      if (quoted && **at == '"')
        {
          if ((*at)[1] != '"')
            {
              ++*at;
              break;
            }
          ++*at;
        }
      else if (!quoted && (**at == separator || **at == '\n'))
        break;

      *line += **at == '\n';
      g_string_append_c (cell, **at);
    }

  while (**at != '\0' && **at != separator && **at != '\n') /* behind the quotation marks */
    g_string_append_c (cell, *(*at)++);

  g_ptr_array_add (cells, g_strstrip (g_strdup (cell->str)));
  return TRUE;
}

static gboolean
is_empty (const Record *record)
{
  for (guint i = 0; i < record->cells->len; i++)
    if (*(const char *) g_ptr_array_index (record->cells, i) != '\0')
      return FALSE;

  return TRUE;
}

/* The lines of the sheet that are not empty; NULL with an error. */
static GArray *
read_records (const char *text, GError **error)
{
  g_autoptr (GArray) records = g_array_new (FALSE, FALSE, sizeof (Record));
  const char separator = find_separator (text);
  guint line = 1;

  g_array_set_clear_func (records, record_clear);
  for (const char *at = text; *at != '\0';)
    {
      Record record = { g_ptr_array_new_with_free_func (g_free), line };
      gboolean more = TRUE;

      while (more)
        {
          if (record.cells->len == MOST_COLUMNS || !read_cell (&at, separator, &line, record.cells))
            {
              bones_content_refuse (
                  error, BONES_CONTENT_ERROR_FORMAT,
                  record.cells->len == MOST_COLUMNS
                      ? g_strdup_printf (_ ("Line %u has more than %d cells."), record.line,
                                         MOST_COLUMNS)
                      : g_strdup_printf (_ ("Line %u: a quotation mark is not closed."),
                                         record.line));
              record_clear (&record);
              return NULL;
            }

          more = *at == separator;
          if (more)
            at++;
        }

      if (*at == '\n')
        {
          at++;
          line++;
        }

      if (is_empty (&record))
        record_clear (&record);
      else
        g_array_append_val (records, record);
    }

  return g_steal_pointer (&records);
}

/* ---- Columns ---- */

static Column
name_column (const Sheet *sheet, const char *name)
{
  static const struct {
    const char *word, *aim;
  } aims[] = { { "high", "HIGH" }, { "low", "LOW" }, { "any", "ANY" }, { "aim", "ANY" } };
  const BonesField *fields = sheet->plan != NULL ? sheet->plan->fields : sheet->section->fields;
  g_autofree char *folded = bones_import_fold (name);
  const BonesField *field = bones_import_field (fields, name);

  if (sheet->plan != NULL && g_str_equal (folded, "ship"))
    return (Column){ NULL, COLUMN_SHIP, NULL };

  if (sheet->plan != NULL && g_str_equal (folded, "guns"))
    return (Column){ NULL, COLUMN_GUNS, NULL };

  if (sheet->plan != NULL && (g_str_equal (folded, "effects") || g_str_equal (folded, "loss")))
    return (Column){ NULL, COLUMN_EFFECTS, NULL };

  for (guint i = 0; sheet->plan != NULL && i < G_N_ELEMENTS (aims); i++)
    if (g_str_equal (aims[i].word, folded))
      return (Column){ NULL, COLUMN_AIM, aims[i].aim };

  return (Column){ field, field != NULL ? COLUMN_FIELD : COLUMN_LOST, NULL };
}

/* The first line says what the columns are. A sheet with a column “Ship” is one of locations. */
static void
read_head (Sheet *sheet, const Record *head)
{
  for (guint i = 0; i < head->cells->len; i++)
    {
      g_autofree char *folded = bones_import_fold (g_ptr_array_index (head->cells, i));

      if (g_str_equal (folded, "ship"))
        sheet->plan = bones_import_plan (sheet->section->fields);
    }

  for (guint i = 0; i < head->cells->len; i++)
    {
      const char *name = g_ptr_array_index (head->cells, i);
      const Column column = name_column (sheet, name);

      g_array_append_val (sheet->columns, column);
      if (column.kind == COLUMN_LOST && *name != '\0')
        bones_import_note_lost (sheet->import, head->line, name);
    }
}

static const char *
cell_of (const Sheet *sheet, const Record *record, guint i)
{
  return i < record->cells->len && i < sheet->columns->len ? g_ptr_array_index (record->cells, i)
                                                           : "";
}

/* What a row is called: its cell of the field @key. */
static const char *
find_cell (const Sheet *sheet, const Record *record, const char *key)
{
  for (guint i = 0; i < sheet->columns->len; i++)
    {
      const Column *column = &g_array_index (sheet->columns, Column, i);

      if (column->field != NULL ? g_str_equal (column->field->key, key)
                                : column->kind == COLUMN_SHIP && g_str_equal (key, "ship"))
        return cell_of (sheet, record, i);
    }

  return "";
}

/* ---- Rows ---- */

static void
lose_cell (const Sheet *sheet, const Record *record, const Record *head, guint i)
{
  g_autofree char *whole = g_strdup_printf (
      "%s: %s", (const char *) g_ptr_array_index (head->cells, i), cell_of (sheet, record, i));

  bones_import_note_lost (sheet->import, record->line, whole);
}

static gboolean
read_pieces (const Sheet *sheet, JsonObject *ship, JsonObject *row, const char *text)
{
  g_auto (GStrv) pieces = g_strsplit_set (text, ",;", -1);
  gboolean all = TRUE;

  for (guint i = 0; pieces[i] != NULL; i++)
    all &= *g_strstrip (pieces[i]) == '\0'
           || bones_import_piece (sheet->import, sheet->plan, ship, row, pieces[i]);

  return all;
}

static gboolean
read_faces (const Sheet *sheet, JsonObject *ship, JsonObject *row, const char *column,
            const char *text)
{
  const BonesField *aim = bones_fields_find (sheet->section->fields, "aim");
  g_auto (GStrv) faces = g_strsplit_set (text, ",; ", -1);
  const char *name = json_object_get_string_member_with_default (row, "name", "");
  gboolean all = aim != NULL;

  for (guint i = 0; all && faces[i] != NULL; i++)
    all &=
        *faces[i] == '\0' || bones_import_faces (sheet->import, aim, ship, column, faces[i], name);

  return all;
}

/* @ship: the ship of the location @row; or @row. */
static void
read_cells (const Sheet *sheet, const Record *head, const Record *record, JsonObject *ship,
            JsonObject *row)
{
  for (guint i = 0; i < sheet->columns->len; i++)
    {
      const Column *column = &g_array_index (sheet->columns, Column, i);
      const char *text = cell_of (sheet, record, i);
      gboolean read = TRUE;

      if (*text == '\0' || column->kind == COLUMN_SHIP || column->kind == COLUMN_LOST)
        continue;

      if (column->kind == COLUMN_FIELD)
        read = bones_import_value (sheet->import, column->field, text, row, ship);
      else if (column->kind == COLUMN_AIM)
        read = read_faces (sheet, ship, row, column->aim, text);
      else
        read = read_pieces (sheet, ship, row, text);

      if (!read)
        lose_cell (sheet, record, head, i);
    }
}

/* Reads "MISS" and the waterline: rows that say only where a shot goes. */
static gboolean
read_elsewhere (const Sheet *sheet, const Record *record, JsonObject *ship, const char *name)
{
  const BonesField *aim = bones_fields_find (sheet->section->fields, "aim");
  const BonesField *face = aim != NULL ? bones_fields_find (aim->fields, "face_1") : NULL;
  g_autoptr (JsonObject) tried = json_object_new ();
  g_autoptr (JsonObject) row = json_object_new ();

  if (face == NULL || !bones_import_value (sheet->import, face, name, tried, NULL))
    return FALSE;

  json_object_set_string_member (row, "name", name);
  for (guint i = 0; i < sheet->columns->len; i++)
    {
      const Column *column = &g_array_index (sheet->columns, Column, i);

      if (column->kind == COLUMN_AIM
          && !read_faces (sheet, ship, row, column->aim, cell_of (sheet, record, i)))
        bones_import_note_lost (sheet->import, record->line, cell_of (sheet, record, i));
    }

  return TRUE;
}

static gboolean
is_ship (JsonObject *row, const char *called)
{
  g_autofree char *folded = bones_import_fold (called);
  static const char *const keys[] = { "id", "name" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *own =
          bones_import_fold (json_object_get_string_member_with_default (row, keys[i], ""));

      if (*folded != '\0' && g_str_equal (folded, own))
        return TRUE;
    }

  return FALSE;
}

/* The ship @called of the import; or, taken into it without her locations, of the set. */
static JsonObject *
find_ship (const Sheet *sheet, const char *called)
{
  const BonesContentSet *set = sheet->import->set, *base = sheet->import->base;
  JsonArray *rows = NULL;

  for (guint i = 0; i < bones_content_set_n_rows (set, sheet->section); i++)
    {
      JsonObject *row = bones_content_set_row (set, sheet->section, i);

      if (row != NULL && is_ship (row, called))
        return row;
    }

  for (guint i = 0; i < bones_content_set_n_rows (base, sheet->section); i++)
    {
      JsonObject *row = bones_content_set_row (base, sheet->section, i);

      if (row == NULL || !is_ship (row, called))
        continue;

      row = bones_content_copy_row (row);
      json_object_remove_member (row, sheet->plan->key);
      json_object_remove_member (row, "aim");
      bones_json_read_array (set->document, sheet->section->key, &rows, NULL);
      if (rows == NULL)
        {
          rows = json_array_new ();
          json_object_set_array_member (set->document, sheet->section->key, rows);
        }

      json_array_add_object_element (rows, row);
      return row;
    }

  return NULL;
}

static void
read_location (const Sheet *sheet, const Record *head, const Record *record)
{
  const char *called = find_cell (sheet, record, "ship"), *name = find_cell (sheet, record, "name");
  JsonObject *ship = find_ship (sheet, called), *row;

  if (ship == NULL)
    {
      g_autofree char *said = g_strdup_printf (_ ("There is no ship “%.80s”."), called);

      bones_import_note (sheet->import, record->line, g_steal_pointer (&said));
      return;
    }

  if (read_elsewhere (sheet, record, ship, name))
    return;

  row =
      bones_import_add_location (sheet->import, record->line, sheet->plan, ship,
                                 *name != '\0' ? name : bones_content_translate (sheet->plan->one));
  if (row != NULL)
    read_cells (sheet, head, record, ship, row);
}

static void
read_row (const Sheet *sheet, const Record *head, const Record *record)
{
  const char *name = find_cell (sheet, record, "name");
  JsonObject *row;

  if (*name == '\0')
    {
      bones_import_note (sheet->import, record->line, g_strdup (_ ("There is no name.")));
      return;
    }

  row = bones_import_add_row (sheet->import, record->line, sheet->section, name);
  if (row != NULL)
    read_cells (sheet, head, record, row, row);
}

/* The section whose rows have a plan: ships. */
static const BonesSection *
find_section (const BonesSection *section)
{
  for (; section->key != NULL; section++)
    if (bones_import_plan (section->fields) != NULL)
      return section;

  return NULL;
}

static gboolean
has_column (const Sheet *sheet, const char *key)
{
  for (guint i = 0; i < sheet->columns->len; i++)
    {
      const Column *column = &g_array_index (sheet->columns, Column, i);

      if (column->field != NULL && g_str_equal (column->field->key, key))
        return TRUE;
    }

  return FALSE;
}

gboolean
bones_import_add_csv (BonesImport *self, const char *text, gsize length, GError **error)
{
  g_autofree char *whole = NULL;
  g_autoptr (GArray) records = NULL, columns = g_array_new (FALSE, FALSE, sizeof (Column));
  Sheet sheet = { self, NULL, NULL, columns };

  g_return_val_if_fail (self != NULL && text != NULL, FALSE);

  sheet.section = find_section (self->base->ruleset->schema->sections);
  whole = bones_import_decode (text, length, error);
  records = whole != NULL ? read_records (whole, error) : NULL;
  if (records == NULL)
    return FALSE;

  if (records->len > 0 && sheet.section != NULL)
    read_head (&sheet, &g_array_index (records, Record, 0));

  if (!has_column (&sheet, "name"))
    return bones_content_refuse (
        error, BONES_CONTENT_ERROR_FORMAT,
        g_strdup (_ ("Line 1 does not name the columns: one of them must be “Name”. A sheet of "
                     "rooms has a column “Ship”, too.")));

  for (guint i = 1; i < records->len; i++)
    if (sheet.plan != NULL)
      read_location (&sheet, &g_array_index (records, Record, 0),
                     &g_array_index (records, Record, i));
    else
      read_row (&sheet, &g_array_index (records, Record, 0), &g_array_index (records, Record, i));

  return bones_import_count (self) > 0
         || bones_content_refuse (error, BONES_CONTENT_ERROR_FORMAT,
                                  g_strdup (_ ("There is no ship in this sheet.")));
}
