/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "content-row.h"
#include "import-cell.h"
#include "json-read.h"

/* A line about aim, which is read when all locations of its ship are known. */
typedef struct {
  guint line;
  char *column, *text;
} Aimed;

/* A line about a row of a table, which is read when the plan is known. */
typedef struct {
  guint line;
  const BonesField *table;
  char *text;
} Stated;

/* The row that the lines are about. */
typedef struct {
  BonesImport *import;
  gboolean plans; /* reads rows with a plan, ships, after all the others, which they refer to */
  guint line;
  const BonesSection *section; /* NULL: no row has begun */
  JsonObject *row;             /* NULL: there was no room for it, or it is not its turn */
  guint heading;               /* the line that began it */
  GArray *aimed;               /* of Aimed; owned */
  GArray *stated;              /* of Stated; owned */
} Reader;

static void
aimed_clear (gpointer data)
{
  g_free (((Aimed *) data)->column);
  g_free (((Aimed *) data)->text);
}

static void
stated_clear (gpointer data)
{
  g_free (((Stated *) data)->text);
}

/* Whether lines are read now: those that belong to no row come with the ships. */
static gboolean
is_turn (const Reader *self)
{
  return self->plans
         == (self->section == NULL || bones_import_plan (self->section->fields) != NULL);
}

/* Keeps what was not understood in the notes of the row, too. */
static void
lose (Reader *self, const char *text)
{
  if (!is_turn (self))
    return;

  bones_import_note_lost (self->import, self->line, text);
  if (self->row != NULL)
    bones_import_remember (self->section->fields, self->row, text);
}

static void
read_aim (Reader *self)
{
  const BonesField *aim =
      self->row != NULL ? bones_fields_find (self->section->fields, "aim") : NULL;

  for (guint i = 0; self->row != NULL && i < self->aimed->len; i++)
    {
      const Aimed *aimed = &g_array_index (self->aimed, Aimed, i);
      g_auto (GStrv) pieces = g_strsplit_set (aimed->text, ",;", -1);

      self->line = aimed->line;
      for (guint piece = 0; pieces[piece] != NULL; piece++)
        {
          g_auto (GStrv) said = bones_import_match (
              "^([1-6](?:\\s*[-–]\\s*[1-6])?)\\s*[.:=)]?\\s*(.+)$", g_strstrip (pieces[piece]));

          if (said == NULL
              || !bones_import_faces (self->import, aim, self->row, aimed->column, said[1],
                                      said[2]))
            lose (self, pieces[piece]);
        }
    }

  g_array_set_size (self->aimed, 0);
}

static void
read_stated (Reader *self)
{
  for (guint i = 0; self->row != NULL && i < self->stated->len; i++)
    {
      const Stated *stated = &g_array_index (self->stated, Stated, i);

      self->line = stated->line;
      if (!bones_import_inner (self->import, stated->line, stated->table, self->row, NULL, NULL,
                               stated->text))
        lose (self, stated->text);
    }

  g_array_set_size (self->stated, 0);
}

/* Whether the rows of @section have neither codes nor names, and are rolled: the critical table. */
static gboolean
is_rolled (const BonesSection *section)
{
  return bones_fields_find (section->fields, "id") == NULL
         && bones_fields_find (section->fields, "from") != NULL;
}

/* "2-3: Steam leaks, crew -1": a row of a table that is rolled on. FALSE: the line is none. */
static gboolean
read_roll (Reader *self, const char *text)
{
  const BonesSection *section = self->section;
  const gboolean whole = section != NULL && is_rolled (section);
  const BonesField table = { .key = whole ? section->key : NULL,
                             .name = whole ? section->name : NULL,
                             .highest = whole ? (gint) section->most : 0,
                             .fields = whole ? section->fields : NULL };
  const BonesField *inner =
      section != NULL && !whole ? bones_fields_find (section->fields, "rows") : NULL;
  const BonesField *rows = whole ? &table : inner;
  JsonObject *outer = whole && is_turn (self) ? self->import->set->document : self->row;
  g_auto (GStrv) said =
      bones_import_match ("^(\\d{1,2})(?:\\s*[-–]\\s*(\\d{1,2}))?\\s*[.:)=]?\\s+(\\D.*)$", text);

  if (rows == NULL || (!whole && rows->kind != BONES_FIELD_ROWS) || said == NULL)
    return FALSE;

  if (outer != NULL
      && !bones_import_inner (self->import, self->line, rows, outer, said[1],
                              *said[2] != '\0' ? said[2] : said[1], said[3]))
    lose (self, text);

  return TRUE;
}

/* A heading without a single fact was none. */
static void
drop_bare_row (Reader *self)
{
  g_autofree char *name = NULL;
  JsonArray *rows = NULL;

  if (self->row == NULL
      || json_object_get_size (self->row)
             > 2u + (json_object_has_member (self->row, "notes") ? 1u : 0u))
    return;

  name = g_strdup (bones_content_row_name (self->row));
  bones_json_read_array (self->import->set->document, self->section->key, &rows, NULL);
  json_array_remove_element (rows, json_array_get_length (rows) - 1);
  self->row = NULL;
  bones_import_note_lost (self->import, self->heading, name);
}

static void
end_row (Reader *self)
{
  const guint line = self->line;

  read_aim (self);
  read_stated (self);
  drop_bare_row (self);
  self->line = line;
  self->section = NULL;
  self->row = NULL;
}

/* The section whose rows are called @word, "Ship" or "Weapon"; or NULL. */
static const BonesSection *
find_section (const Reader *self, const char *word)
{
  const BonesSection *section = self->import->base->ruleset->schema->sections;
  g_autofree char *folded = bones_import_fold (word);

  for (; section->key != NULL; section++)
    {
      g_autofree char *one = bones_import_fold (section->one);
      g_autofree char *own = bones_import_fold (bones_content_translate (section->one));

      if (!section->single && bones_fields_find (section->fields, "name") != NULL
          && bones_fields_find (section->fields, "id") != NULL
          && (g_str_equal (folded, one) || g_str_equal (folded, own)))
        return section;
    }

  return NULL;
}

/* The section whose rows are rolled and that is called @word, "Critical table"; or NULL. */
static const BonesSection *
find_rolled (const Reader *self, const char *word)
{
  const BonesSection *section = self->import->base->ruleset->schema->sections;
  g_autofree char *folded = bones_import_fold (word);

  for (; section->key != NULL; section++)
    {
      g_autofree char *name = bones_import_fold (section->name);
      g_autofree char *own = bones_import_fold (bones_content_translate (section->name));

      if (is_rolled (section) && (g_str_equal (folded, name) || g_str_equal (folded, own)))
        return section;
    }

  return NULL;
}

static void
begin_row (Reader *self, const BonesSection *section, const char *name)
{
  const BonesField *field = bones_fields_find (section->fields, "name");

  end_row (self);
  self->section = section;
  self->heading = self->line;
  if (!is_turn (self))
    return;

  if (*name == '\0' || g_utf8_strlen (name, -1) > field->highest)
    lose (self, name);
  else
    self->row = bones_import_add_row (self->import, self->line, section, name);
}

/* "sail 6/8": the second number is the speed with the wind astern. */
static gboolean
read_fact (Reader *self, const BonesField *field, const char *text)
{
  const BonesField *fields = self->section->fields;
  g_auto (GStrv) two = bones_import_match ("^([^/]+)/\\s*(\\d[^/]*)$", text);
  g_auto (GStrv) saved = bones_import_match (
      "^(\\d+[^,]*?),?\\s*(?:(?:save|saves)\\s*(?:on\\s*)?)?(\\d)\\+(?:\\s*saves?)?$", text);
  g_auto (GStrv) bare = bones_import_match ("^(\\d+[^,]*?),\\s*(?:no save|saves? (\\d))$", text);
  const BonesField *second = NULL;
  GStrv said = NULL;

  if (g_str_equal (field->key, "sail"))
    {
      second = bones_fields_find (fields, "sail_astern");
      said = two;
    }
  else if (g_str_equal (field->key, "btw_boxes"))
    {
      second = bones_fields_find (fields, "btw_save");
      said = saved != NULL ? saved : bare;
    }

  if (said != NULL && second != NULL)
    return bones_import_value (self->import, field, said[1], self->row, NULL)
           && bones_import_value (self->import, second, said[2], self->row, NULL);

  return bones_import_value (self->import, field, text, self->row, NULL);
}

static void
read_location (Reader *self, const BonesField *plan, const char *name, const char *text)
{
  JsonObject *location =
      bones_import_add_location (self->import, self->line, plan, self->row, name);
  g_auto (GStrv) pieces = g_strsplit_set (text, ",;", -1);

  for (guint i = 0; location != NULL && pieces[i] != NULL; i++)
    if (*g_strstrip (pieces[i]) != '\0'
        && !bones_import_piece (self->import, plan, self->row, location, pieces[i]))
      {
        g_autofree char *whole = g_strdup_printf ("%s: %s", name, pieces[i]);

        lose (self, whole);
      }
}

/* The column of "High: 1-2 Mast, 3 Deck", or NULL. */
static const char *
aim_column (const Reader *self, const char *key)
{
  const BonesField *aim = bones_fields_find (self->section->fields, "aim");
  g_auto (GStrv) said =
      bones_import_match ("^(?:aim(?:ed|ing)?\\s*)?(high|low|any)?(?:\\s*aim)?$", key);

  if (said == NULL || aim == NULL || aim->kind != BONES_FIELD_ROWS)
    return NULL;

  return g_ascii_strcasecmp (said[1], "high") == 0  ? "HIGH"
         : g_ascii_strcasecmp (said[1], "low") == 0 ? "LOW"
                                                    : "ANY";
}

/* Whether @text, behind a name and a colon, is about a location. */
static gboolean
has_boxes (const char *text)
{
  return g_regex_match_simple ("\\bbox(?:es)?\\b|\\bhits?\\b|^\\d\\s*,", text, G_REGEX_CASELESS, 0);
}

static void
read_pair (Reader *self, const char *key, const char *text)
{
  const BonesField *plan = bones_import_plan (self->section->fields);
  const BonesField *field = bones_import_field (self->section->fields, key);
  const BonesField *table = bones_import_table (self->section->fields, key);
  const char *column = aim_column (self, key);
  g_autofree char *whole = g_strdup_printf ("%s: %s", key, text);

  if (column != NULL)
    {
      const Aimed aimed = { self->line, g_strdup (column), g_strdup (text) };

      g_array_append_val (self->aimed, aimed);
    }
  else if (plan != NULL && has_boxes (text)
           && (field == NULL || !g_str_equal (field->key, "btw_boxes")))
    read_location (self, plan, key, text); /* even if it is called “Sail” */
  else if (table != NULL && (field == NULL || !g_ascii_isdigit (*text)))
    {
      const Stated stated = { self->line, table, g_strdup (text) };

      g_array_append_val (self->stated, stated);
    }
  else if (field != NULL)
    {
      if (!read_fact (self, field, text))
        lose (self, whole);
    }
  else
    lose (self, whole);
}

/* "Crew 6", "6 crew", "200 points", "Man-o’-war". */
static gboolean
read_word (Reader *self, const char *text)
{
  g_auto (GStrv) after = bones_import_match ("^(\\D+?)\\s+(\\d.*)$", text);
  g_auto (GStrv) before = bones_import_match ("^(\\d\\S*)\\s+(\\D+)$", text);
  const BonesField *class = bones_fields_find (self->section->fields, "class");
  const BonesField *race = bones_fields_find (self->section->fields, "race");
  const BonesField *field = NULL;

  if (after != NULL)
    field = bones_import_field (self->section->fields, after[1]);

  if (field != NULL)
    return read_fact (self, field, after[2]);

  if (before != NULL)
    field = bones_import_field (self->section->fields, before[2]);

  if (field != NULL)
    return read_fact (self, field, before[1]);

  return (class != NULL && bones_import_value (self->import, class, text, self->row, NULL))
         || (race != NULL && *text != '\0'
             && bones_import_value (self->import, race, text, self->row, NULL));
}

/* "Iron Gannet (man-o’-war), 200 points"; “(weapon)” says what else it is; "Critical table". */
static void
read_heading (Reader *self, const char *text)
{
  g_auto (GStrv) pieces = g_regex_split_simple ("\\s*[(),\\[\\]|;]\\s*|\\s+[-–—]\\s+", text, 0, 0);
  const BonesSection *section = find_section (self, "Ship");
  const BonesSection *rolled = find_rolled (self, text);
  const char *name = "";

  if (rolled != NULL)
    {
      end_row (self);
      self->section = rolled;
      return;
    }

  for (guint i = 0; pieces[i] != NULL; i++)
    if (find_section (self, pieces[i]) != NULL)
      section = find_section (self, pieces[i]);
    else if (*name == '\0')
      name = pieces[i];

  if (section == NULL)
    {
      lose (self, text);
      return;
    }

  begin_row (self, section, name);
  for (guint i = 0; self->row != NULL && pieces[i] != NULL; i++)
    if (*pieces[i] != '\0' && pieces[i] != name && find_section (self, pieces[i]) == NULL
        && !read_word (self, pieces[i]))
      lose (self, pieces[i]);
}

static void
read_words (Reader *self, const char *text)
{
  g_auto (GStrv) pieces = g_strsplit (text, ",", -1);

  for (guint i = 0; pieces[i] != NULL; i++)
    if (*g_strstrip (pieces[i]) != '\0' && !read_word (self, pieces[i]))
      lose (self, pieces[i]);
}

/* One or several statements: “Crew: 6; Sail: 6/8; Ram: 2d6”. */
static void
read_line (Reader *self, const char *text)
{
  g_auto (GStrv) parts = g_regex_split_simple (
      "\\s*[;|\\t]\\s*|\\s*,\\s*(?=[[:alpha:]][[:alpha:]’' -]*:)", text, 0, 0);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      char *colon = strchr (parts[i], ':');
      const BonesSection *section;

      if (*g_strstrip (parts[i]) == '\0')
        continue;

      if (colon == NULL)
        {
          if (self->row != NULL)
            read_words (self, parts[i]);
          else
            lose (self, parts[i]);
          continue;
        }

      *colon = '\0';
      g_strstrip (parts[i]);
      section = g_ascii_strcasecmp (parts[i], "name") == 0 ? find_section (self, "Ship")
                                                           : find_section (self, parts[i]);
      if (section != NULL && self->section == NULL)
        begin_row (self, section, g_strstrip (colon + 1));
      else if (self->row != NULL)
        read_pair (self, parts[i], g_strstrip (colon + 1));
      else
        {
          *colon = ':';
          lose (self, parts[i]);
        }
    }
}

/* A line is a heading if it comes first, after a blank line, and states nothing. */
static void
take_line (Reader *self, char *line)
{
  char *text = g_strstrip (line);
  g_autofree char *bare = NULL;
  g_autoptr (GRegex) bullet = g_regex_new ("^(?:[-*•·#=_]+\\s*|\\d{1,2}[.)]\\s+)", 0, 0, NULL);

  if (*text == '\0')
    {
      end_row (self);
      return;
    }

  bare = g_regex_replace (bullet, text, -1, 0, "", 0, NULL);
  if (*g_strstrip (bare) == '\0')
    return;

  if (read_roll (self, text))
    return;

  if (self->section == NULL && strchr (bare, ':') == NULL)
    read_heading (self, bare);
  else
    read_line (self, bare);
}

static void
read_pass (BonesImport *self, const char *text, gboolean plans)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Reader reader = { .import = self, .plans = plans };

  reader.aimed = g_array_new (FALSE, FALSE, sizeof (Aimed));
  g_array_set_clear_func (reader.aimed, aimed_clear);
  reader.stated = g_array_new (FALSE, FALSE, sizeof (Stated));
  g_array_set_clear_func (reader.stated, stated_clear);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      reader.line = i + 1;
      take_line (&reader, lines[i]);
    }

  end_row (&reader);
  g_array_unref (reader.aimed);
  g_array_unref (reader.stated);
}

gboolean
bones_import_add_text (BonesImport *self, const char *text, gsize length, GError **error)
{
  g_autofree char *whole = NULL;

  g_return_val_if_fail (self != NULL && text != NULL, FALSE);

  whole = bones_import_decode (text, length, error);
  if (whole == NULL)
    return FALSE;

  for (guint pass = 0; pass < 2; pass++)
    read_pass (self, whole, pass == 1);

  return bones_import_count (self) > 0
         || bones_content_refuse (
             error, BONES_CONTENT_ERROR_FORMAT,
             g_strdup (_ ("Nothing in this text is a ship. A ship begins with a line with her "
                          "name, after an empty line; “Crew: 6” and the like follow.")));
}
