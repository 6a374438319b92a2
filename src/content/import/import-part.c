/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "content-row.h"
#include "import-cell.h"
#include "json-read.h"

/* A code made of @name that no row of @rows has. */
static char *
make_code (JsonArray *rows, const char *name)
{
  g_autofree char *upper = g_utf8_strup (name, -1);
  g_autofree char *ascii = g_str_to_ascii (upper, "C");
  g_autofree char *base = g_strndup (ascii, 24);

  g_strcanon (base, G_CSET_A_2_Z G_CSET_DIGITS, '-');
  for (guint number = 1;; number++)
    {
      g_autofree char *id = number == 1 ? g_strdup (base) : g_strdup_printf ("%s-%u", base, number);
      gboolean taken = FALSE;

      for (guint i = 0; i < json_array_get_length (rows); i++)
        taken |= g_strcmp0 (json_object_get_string_member_with_default (
                                json_array_get_object_element (rows, i), "id", NULL),
                            id)
                 == 0;

      if (!taken)
        return g_steal_pointer (&id);
    }
}

static JsonArray *
rows_in (JsonObject *object, const char *key)
{
  JsonArray *rows = NULL;

  bones_json_read_array (object, key, &rows, NULL);
  if (rows == NULL)
    {
      rows = json_array_new ();
      json_object_set_array_member (object, key, rows);
    }

  return rows;
}

/* Whether @rows, the rows of @what, may be one more; notes it if not. */
static gboolean
has_room (BonesImport *self, guint line, JsonArray *rows, const char *what, guint most)
{
  if (json_array_get_length (rows) < most)
    return TRUE;

  bones_import_note (
      self, line,
      g_strdup_printf (_ ("“%s” can have only %u rows."), bones_content_translate (what), most));
  return FALSE;
}

JsonObject *
bones_import_add_row (BonesImport *self, guint line, const BonesSection *section, const char *name)
{
  g_autofree char *id = NULL;
  JsonObject *row;
  JsonArray *rows;

  g_return_val_if_fail (self != NULL && section != NULL && name != NULL, NULL);

  rows = rows_in (self->set->document, section->key);
  if (!has_room (self, line, rows, section->name, section->most))
    return NULL;

  row = json_object_new ();
  id = make_code (rows, name);
  json_object_set_string_member (row, "id", id);
  json_object_set_string_member (row, "name", name);
  json_array_add_object_element (rows, row);
  return row;
}

JsonObject *
bones_import_add_inner (BonesImport *self, guint line, const BonesField *table, JsonObject *outer,
                        const char *name)
{
  JsonObject *row;
  JsonArray *rows;

  g_return_val_if_fail (self != NULL && table != NULL && outer != NULL, NULL);

  rows = rows_in (outer, table->key);
  if (!has_room (self, line, rows, table->name, (guint) table->highest))
    return NULL;

  row = json_object_new ();
  if (bones_fields_find (table->fields, "id") != NULL && name != NULL)
    {
      g_autofree char *id = make_code (rows, name);

      json_object_set_string_member (row, "id", id);
    }

  json_array_add_object_element (rows, row);
  return row;
}

JsonObject *
bones_import_add_location (BonesImport *self, guint line, const BonesField *table, JsonObject *ship,
                           const char *name)
{
  JsonArray *rows;
  JsonObject *row;
  g_autofree char *id = NULL;

  g_return_val_if_fail (self != NULL && table != NULL && ship != NULL && name != NULL, NULL);

  rows = rows_in (ship, table->key);
  if (!has_room (self, line, rows, table->name, (guint) table->highest))
    return NULL;

  row = bones_content_new_inner_row (self->base, table, ship, ship, NULL);
  id = make_code (rows, name);
  json_object_set_string_member (row, "id", id);
  json_object_set_string_member (row, "name", name);
  json_array_add_object_element (rows, row);
  return row;
}

/* ---- Pieces about a location ---- */

/* "columns 1-2": the fields @from and @to. */
static gboolean
read_span (BonesImport *self, const BonesField *fields, const char *pattern, const char *from,
           const char *to, const char *text, JsonObject *location)
{
  g_auto (GStrv) said = bones_import_match (pattern, text);

  return said != NULL
         && bones_import_value (self, bones_fields_find (fields, from), said[1], location, NULL)
         && bones_import_value (self, bones_fields_find (fields, to),
                                *said[2] != '\0' ? said[2] : said[1], location, NULL);
}

/* Adds @row to the table @field of @location, unless that is full. */
static gboolean
add_inner (const BonesField *field, JsonObject *location, JsonObject *row)
{
  JsonArray *rows = rows_in (location, field->key);

  if (json_array_get_length (rows) >= (guint) field->highest)
    return FALSE;

  json_array_add_object_element (rows, json_object_ref (row));
  return TRUE;
}

/* "2 bow guns", "3 broadside (Harpoon) each box", "1 cannon all round". */
static gboolean
read_guns (BonesImport *self, const BonesField *guns, const char *text, JsonObject *location)
{
  g_auto (GStrv) said = bones_import_match (
      "^(\\d{1,2})\\s*[x×]?\\s*(?:guns?|cannons?)?\\s*(?:to (?:the )?|facing )?"
      "(bow|prow|forward|fore|front|port|starboard|stern|aft|rear|each side|broadside|side|"
      "all round|all-round|turret)s?\\b\\s*(?:guns?|cannons?)?\\s*"
      "(?:[(:]?\\s*([^():]*?)\\s*\\)?)?(?:\\s+(?:lost )?(each box))?$",
      text);
  g_autoptr (JsonObject) row = json_object_new ();

  if (guns == NULL || said == NULL
      || !bones_import_value (self, bones_fields_find (guns->fields, "number"), said[1], row, NULL)
      || !bones_import_value (self, bones_fields_find (guns->fields, "facing"), said[2], row, NULL))
    return FALSE;

  if (*said[3] != '\0'
      && !bones_import_value (self, bones_fields_find (guns->fields, "weapon"), said[3], row, NULL))
    return FALSE;

  if (*said[4] != '\0')
    bones_import_value (self, bones_fields_find (guns->fields, "lost"), "each_box", row, NULL);

  return add_inner (guns, location, row);
}

/* The first words of @text that are a value of @field; sets it, and returns the words that follow;
 * NULL if there are none. */
static const char *
take_words (BonesImport *self, const BonesField *field, const char *text, JsonObject *row,
            JsonObject *outer)
{
  for (gsize n = strlen (text); field != NULL && n > 0; n--)
    {
      g_autofree char *words = NULL;

      if (text[n] != '\0' && text[n] != ' ')
        continue;

      words = g_strndup (text, n);
      if (bones_import_value (self, field, words, row, outer)
          && json_object_has_member (row, field->key))
        return text[n] == ' ' ? text + n + 1 : text + n;
    }

  return NULL;
}

/* "boarding attack", "Boiler", "one turn": whatever else an effect says, in any order. */
static gboolean
read_rest (BonesImport *self, const BonesField *fields, const char *text, JsonObject *row,
           JsonObject *outer)
{
  static const char *const keys[] = {
    "kind", "way", "table", "facing", "duration", "who", "rolls"
  };
  const char *rest = text;

  while (rest != NULL && *rest != '\0')
    {
      const char *next = NULL;

      for (guint i = 0; next == NULL && i < G_N_ELEMENTS (keys); i++)
        if (!json_object_has_member (row, keys[i]))
          next = take_words (self, bones_fields_find (fields, keys[i]), rest, row, outer);

      rest = next;
    }

  return rest != NULL;
}

/* When the loss of boxes has the effect. */
static gboolean
read_when (BonesImport *self, const BonesField *fields, const char *each, const char *box,
           JsonObject *row)
{
  if (bones_fields_find (fields, "when") == NULL)
    return *each == '\0' && *box == '\0';

  json_object_set_string_member (row, "when",
                                 *each != '\0'  ? "each_box"
                                 : *box != '\0' ? "at_box"
                                                : "destroyed");
  return *box == '\0'
         || bones_import_value (self, bones_fields_find (fields, "box"), box, row, NULL);
}

/* "sail -2", "no oars", "crew -1 each box", "half speed at box 2", "modifier boarding attack +1",
 * "roll on Boiler". */
gboolean
bones_import_effect (BonesImport *self, const BonesField *effects, const char *text,
                     JsonObject *location, JsonObject *outer)
{
  g_auto (GStrv) said =
      bones_import_match ("^([[:alpha:]][[:alpha:]’'° -]*?)\\s*([-−+]?\\d+(?:\\.\\d+)?)?\\s*"
                          "[\"”″]?\\s*(?:(each box)|at box (\\d)|(?:when|if) (?:lost|destroyed))?$",
                          text);
  g_autoptr (JsonObject) row = json_object_new ();
  const BonesField *fields = effects != NULL ? effects->fields : NULL;
  const char *rest;

  if (fields == NULL || said == NULL)
    return FALSE;

  if (g_ascii_strcasecmp (said[1], "half speed") == 0)
    {
      json_object_set_string_member (row, "code", "SPEED_HALF");
      rest = "";
    }
  else
    rest = take_words (self, bones_fields_find (fields, "code"), said[1], row, NULL);

  if (rest == NULL
      || (*said[2] != '\0'
          && !bones_import_value (self, bones_fields_find (fields, "number"), said[2], row, NULL))
      || !read_when (self, fields, said[3], said[4], row)
      || !read_rest (self, fields, rest, row, outer))
    return FALSE;

  return add_inner (effects, location, row);
}

static gboolean
read_flag (const BonesField *fields, const char *text, JsonObject *location)
{
  static const struct {
    const char *word, *key;
    gboolean on;
  } flags[] = {
    { "burns", "flammable", TRUE },           { "flammable", "flammable", TRUE },
    { "doesnotburn", "flammable", FALSE },    { "notflammable", "flammable", FALSE },
    { "fireproof", "flammable", FALSE },      { "criticals", "criticals", TRUE },
    { "criticalhits", "criticals", TRUE },    { "nocriticals", "criticals", FALSE },
    { "nocriticalhits", "criticals", FALSE },
  };
  g_autofree char *folded = bones_import_fold (text);

  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    if (g_str_equal (flags[i].word, folded) && bones_fields_find (fields, flags[i].key) != NULL)
      {
        json_object_set_boolean_member (location, flags[i].key, flags[i].on);
        return TRUE;
      }

  return g_str_equal (folded, "nosave");
}

gboolean
bones_import_piece (BonesImport *self, const BonesField *table, JsonObject *ship,
                    JsonObject *location, const char *text)
{
  const BonesField *fields;
  g_auto (GStrv) boxes = NULL, save = NULL;

  g_return_val_if_fail (self != NULL && table != NULL && ship != NULL && location != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  fields = table->fields;
  boxes = bones_import_match ("^(\\d+)\\s*(?:box(?:es)?|hits?)?$", text);
  save = bones_import_match ("^(?:saves?\\s*(?:on\\s*)?(\\d)\\+?|(\\d)\\+(?:\\s*saves?)?)$", text);
  if (boxes != NULL && bones_fields_find (fields, "boxes") != NULL)
    return bones_import_value (self, bones_fields_find (fields, "boxes"), boxes[1], location, NULL);

  if (save != NULL)
    return bones_import_value (self, bones_fields_find (fields, "save"),
                               *save[1] != '\0' ? save[1] : save[2], location, NULL);

  return read_flag (fields, text, location)
         || read_span (self, fields, "^col(?:umn)?s?\\s*(\\d)(?:\\s*[-–to]+\\s*(\\d))?$",
                       "col_from", "col_to", text, location)
         || read_span (self, fields, "^rows?\\s*(\\d)(?:\\s*[-–to]+\\s*(\\d))?$", "row_from",
                       "row_to", text, location)
         || read_guns (self, bones_fields_find (fields, "guns"), text, location)
         || bones_import_effect (self, bones_fields_find (fields, "effects"), text, location, ship);
}

/* ---- Aim ---- */

static JsonObject *
find_column (BonesImport *self, const BonesField *aim, JsonObject *ship, const char *column)
{
  JsonArray *rows = rows_in (ship, aim->key);
  g_autoptr (JsonObject) made = json_object_new ();
  const char *id;

  if (!bones_import_value (self, bones_fields_find (aim->fields, "column"), column, made, NULL))
    return NULL;

  id = json_object_get_string_member_with_default (made, "column", NULL);
  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      JsonObject *row = json_array_get_object_element (rows, i);

      if (g_strcmp0 (json_object_get_string_member_with_default (row, "column", NULL), id) == 0)
        return row;
    }

  return add_inner (aim, ship, made) ? made : NULL;
}

gboolean
bones_import_faces (BonesImport *self, const BonesField *aim, JsonObject *ship, const char *column,
                    const char *faces, const char *where)
{
  g_auto (GStrv) said = NULL;
  JsonObject *row;
  gint from, to;

  g_return_val_if_fail (self != NULL && aim != NULL && ship != NULL && column != NULL, FALSE);
  g_return_val_if_fail (faces != NULL && where != NULL, FALSE);

  said = bones_import_match ("^([1-6])(?:\\s*[-–]\\s*([1-6]))?$", faces);
  row = said != NULL ? find_column (self, aim, ship, column) : NULL;
  if (row == NULL)
    return FALSE;

  from = *said[1] - '0';
  to = *said[2] != '\0' ? *said[2] - '0' : from;
  for (gint face = from; face <= to; face++)
    {
      g_autofree char *key = g_strdup_printf ("face_%d", face);

      if (!bones_import_value (self, bones_fields_find (aim->fields, key), where, row, ship))
        return FALSE;
    }

  return from <= to;
}
