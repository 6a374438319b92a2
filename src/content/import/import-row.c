/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of the tables in a row, stated in a line: kinds of crew, ways of moving, abilities, boats,
 * range bands, and the rows of a table that is rolled on. */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "content-row.h"
#include "import-cell.h"
#include "json-read.h"

/* A row that is being read. */
typedef struct {
  BonesImport *import;
  guint line;
  const BonesField *fields;
  JsonObject *row, *outer;
} Inner;

/* Whether @folded is @name, or is so but for an s at the end. */
static gboolean
is_name (const char *name, const char *folded)
{
  g_autofree char *own = bones_import_fold (name);
  g_autofree char *one = g_strndup (own, strlen (own) - (g_str_has_suffix (own, "s") ? 1 : 0));

  return g_str_equal (own, folded) || g_str_equal (one, folded);
}

const BonesField *
bones_import_table (const BonesField *fields, const char *name)
{
  g_autofree char *folded = bones_import_fold (name);

  for (const BonesField *field = fields; field->key != NULL; field++)
    if (field->kind == BONES_FIELD_ROWS && !field->plan && field->one != NULL
        && (is_name (field->key, folded) || is_name (field->one, folded)
            || is_name (bones_content_translate (field->one), folded)))
      return field;

  return NULL;
}

/* The table of effects among @fields, or NULL. */
static const BonesField *
find_effects (const BonesField *fields)
{
  for (const BonesField *field = fields; field->key != NULL; field++)
    if (field->kind == BONES_FIELD_ROWS && bones_fields_find (field->fields, "code") != NULL)
      return field;

  return NULL;
}

static gboolean
is_set (const Inner *self, const BonesField *field)
{
  return json_object_has_member (self->row, field->key);
}

/* "attack 1", "1 attack", "turns free": a field, and a value of it. */
static gboolean
read_named (Inner *self, const char *text)
{
  g_auto (GStrv) after = bones_import_match ("^(\\d\\S*)\\s+(\\D+)$", text);
  const char *space = text;

  if (after != NULL)
    {
      const BonesField *field = bones_import_field (self->fields, after[2]);

      if (field != NULL
          && bones_import_value (self->import, field, after[1], self->row, self->outer))
        return TRUE;
    }

  while ((space = strchr (space + 1, ' ')) != NULL)
    {
      g_autofree char *name = g_strndup (text, (gsize) (space - text));
      const BonesField *field = bones_import_field (self->fields, name);

      if (field != NULL
          && bones_import_value (self->import, field, space + 1, self->row, self->outer))
        return TRUE;
    }

  return FALSE;
}

/* "pivots", "no rams". */
static gboolean
read_switch (Inner *self, const char *text)
{
  g_auto (GStrv) not = bones_import_match ("^(?:no|not|cannot)\\s+(.+)$", text);
  const BonesField *field = bones_import_field (self->fields, not != NULL ? not [1] : text);

  if (field == NULL || field->kind != BONES_FIELD_SWITCH)
    return FALSE;

  json_object_set_boolean_member (self->row, field->key, not == NULL);
  return TRUE;
}

/* "4+": the number that a roll needs. "2 Gigs": how many of a row. */
static gboolean
read_bare (Inner *self, const char *text)
{
  g_auto (GStrv) needed = bones_import_match ("^(\\d)\\+$", text);
  g_auto (GStrv) counted = bones_import_match ("^(\\d{1,2})\\s*[x×]?\\s*(.*)$", text);
  const BonesField *needs = bones_fields_find (self->fields, "needs");
  const BonesField *number = bones_fields_find (self->fields, "number");

  if (needed != NULL && needs != NULL)
    return bones_import_value (self->import, needs, needed[1], self->row, NULL);

  if (counted == NULL || number == NULL || is_set (self, number)
      || !bones_import_value (self->import, number, counted[1], self->row, NULL))
    return FALSE;

  if (*counted[2] == '\0'
      || bones_import_inner_piece (self->import, self->fields, self->row, self->outer, counted[2]))
    return TRUE;

  json_object_remove_member (self->row, number->key);
  return FALSE;
}

/* A value of the first choice, row of the content, or dice that it fits: "when she rams", "Gig",
 * "2d6". */
static gboolean
read_value (Inner *self, const char *text)
{
  for (const BonesField *field = self->fields; field->key != NULL; field++)
    if ((field->kind == BONES_FIELD_CHOICE || field->kind == BONES_FIELD_ROW
         || field->kind == BONES_FIELD_DICE)
        && !is_set (self, field) && *text != '\0'
        && bones_import_value (self->import, field, text, self->row, self->outer)
        && is_set (self, field))
      return TRUE;

  return FALSE;
}

gboolean
bones_import_inner_piece (BonesImport *self, const BonesField *fields, JsonObject *row,
                          JsonObject *outer, const char *text)
{
  Inner inner = { self, 0, fields, row, outer };

  g_return_val_if_fail (self != NULL && fields != NULL && row != NULL && text != NULL, FALSE);

  return read_named (&inner, text) || read_switch (&inner, text) || read_value (&inner, text)
         || read_bare (&inner, text)
         || bones_import_effect (self, find_effects (fields), text, row, outer);
}

/* The field that a line begins with: a name, or the text of a row that is rolled. */
static const BonesField *
find_title (const BonesField *fields)
{
  const BonesField *name = bones_fields_find (fields, "name");

  return name != NULL ? name : bones_fields_find (fields, "text");
}

gboolean
bones_import_inner (BonesImport *self, guint line, const BonesField *table, JsonObject *outer,
                    const char *from, const char *to, const char *text)
{
  g_auto (GStrv) pieces = g_strsplit_set (text, ",;", -1);
  const BonesField *title = find_title (table->fields);
  gboolean whole = TRUE;
  JsonObject *row;

  if (*text == '\0')
    return FALSE;

  row = bones_import_add_inner (self, line, table, outer,
                                title != NULL ? g_strstrip (pieces[0]) : NULL);
  if (row == NULL)
    return TRUE; /* there is a note */

  if (from != NULL
      && (!bones_import_value (self, bones_fields_find (table->fields, "from"), from, row, NULL)
          || !bones_import_value (self, bones_fields_find (table->fields, "to"), to, row, NULL)))
    whole = FALSE;

  if (title != NULL)
    whole = bones_import_value (self, title, pieces[0], row, NULL) && whole;

  for (guint i = title != NULL ? 1 : 0; pieces[i] != NULL; i++)
    if (*g_strstrip (pieces[i]) != '\0'
        && !bones_import_inner_piece (self, table->fields, row, outer, pieces[i]))
      {
        g_autofree char *said = g_strdup_printf ("%s: %s", pieces[0], pieces[i]);

        bones_import_note_lost (self, line, said);
      }

  return whole;
}
