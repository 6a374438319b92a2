/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "content-row.h"
#include "import-cell.h"
#include "json-read.h"
#include "names.h"

#define LONGEST_CODE 32
#define MOST_NOTES 200
#define LONGEST_QUOTE 80 /* characters of a line that a note repeats */

/* Words that people use for fields, folded. */
static const struct {
  const char *word, *key;
} other_words[] = {
  { "pts", "points" },
  { "cost", "points" },
  { "pointsvalue", "points" },
  { "bh", "honours" },
  { "honors", "honours" },
  { "battlehonors", "honours" },
  { "type", "class" },
  { "crewcounters", "crew" },
  { "speed", "sail" },
  { "sailing", "sail" },
  { "rowing", "oars" },
  { "waterline", "btw_boxes" },
  { "btw", "btw_boxes" },
  { "belowthewaterline", "btw_boxes" },
  { "belowwaterline", "btw_boxes" },
  { "special", "notes" },
  { "specialrules", "notes" },
  { "remarks", "notes" },
  { "code", "id" },
  { "hits", "boxes" },
  { "fleet", "race" },
  { "faction", "race" },
  { "nation", "race" },
};

/* Words that people use for values. */
static const struct {
  const char *word, *id;
} other_values[] = {
  { "manofwar", "MOW" },
  { "capitalship", "MOW" },
  { "independentship", "IND" },
  { "lineship", "SOL" },
  { "prow", "BOW" },
  { "forward", "BOW" },
  { "fore", "BOW" },
  { "front", "BOW" },
  { "aft", "STERN" },
  { "rear", "STERN" },
  { "broadside", "SIDE" },
  { "side", "SIDE" },
  { "turret", "ALL" },
  { "any", "ALL" },
  { "waterline", "BTW" },
  { "belowthewaterline", "BTW" },
  { "missed", "MISS" },
  { "nothing", "MISS" },
};

char *
bones_import_fold (const char *text)
{
  g_autofree char *lower = NULL;
  GString *folded = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);

  lower = g_utf8_casefold (text, -1);
  for (const char *at = lower; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalnum (g_utf8_get_char (at)))
      g_string_append_unichar (folded, g_utf8_get_char (at));

  return g_string_free (folded, FALSE);
}

static gboolean
folds_to (const char *text, const char *folded)
{
  g_autofree char *own = text != NULL ? bones_import_fold (text) : NULL;

  return own != NULL && *own != '\0' && g_str_equal (own, folded);
}

char **
bones_import_match (const char *pattern, const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_CASELESS, 0, NULL);
  g_autoptr (GMatchInfo) info = NULL;
  GPtrArray *groups;

  g_return_val_if_fail (regex != NULL && text != NULL, NULL);

  if (!g_regex_match (regex, text, 0, &info))
    return NULL;

  groups = g_ptr_array_new ();
  for (gint i = 0; i <= g_regex_get_capture_count (regex); i++)
    {
      char *group = g_match_info_fetch (info, i);

      g_ptr_array_add (groups, group != NULL ? g_strstrip (group) : g_strdup (""));
    }

  g_ptr_array_add (groups, NULL);
  return (char **) g_ptr_array_free (groups, FALSE);
}

/* ---- Notes ---- */

void
bones_import_note (BonesImport *self, guint line, char *sentence)
{
  g_autofree char *said = sentence;

  g_return_if_fail (self != NULL && sentence != NULL);

  if (self->notes->len == MOST_NOTES)
    g_ptr_array_add (self->notes, g_strdup (_ ("More was not understood.")));

  if (self->notes->len > MOST_NOTES)
    return;

  g_ptr_array_add (self->notes, line > 0 ? g_strdup_printf (_ ("Line %u: %s"), line, said)
                                         : g_steal_pointer (&said));
}

static char *
quote (const char *text)
{
  g_autofree char *start =
      g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), LONGEST_QUOTE));

  return bones_name_isolate (start);
}

void
bones_import_note_lost (BonesImport *self, guint line, const char *text)
{
  g_autofree char *quoted = NULL;

  g_return_if_fail (self != NULL && text != NULL);

  quoted = quote (text);
  bones_import_note (self, line, g_strdup_printf (_ ("“%s” was not understood."), quoted));
}

void
bones_import_remember (const BonesField *fields, JsonObject *row, const char *text)
{
  const BonesField *notes = bones_fields_find (fields, "notes");
  const char *before = NULL;
  g_autofree char *both = NULL;

  g_return_if_fail (row != NULL && text != NULL);

  if (notes == NULL)
    notes = bones_fields_find (fields, "text");

  if (notes == NULL)
    return;

  bones_json_read_string (row, notes->key, &before, NULL);
  both = before != NULL ? g_strconcat (before, "; ", text, NULL) : g_strdup (text);
  if (g_utf8_strlen (both, -1) <= notes->highest)
    json_object_set_string_member (row, notes->key, both);
}

/* ---- Fields ---- */

const BonesField *
bones_import_field (const BonesField *fields, const char *name)
{
  g_autofree char *folded = NULL;

  g_return_val_if_fail (fields != NULL && name != NULL, NULL);

  folded = bones_import_fold (name);
  for (const BonesField *field = fields; field->key != NULL; field++)
    if (field->kind != BONES_FIELD_ROWS
        && (folds_to (field->key, folded) || folds_to (field->name, folded)
            || folds_to (bones_content_translate (field->name), folded)))
      return field;

  for (guint i = 0; i < G_N_ELEMENTS (other_words); i++)
    if (g_str_equal (other_words[i].word, folded))
      return bones_fields_find (fields, other_words[i].key);

  return NULL;
}

const BonesField *
bones_import_plan (const BonesField *fields)
{
  for (const BonesField *field = fields; field->key != NULL; field++)
    if (field->plan)
      return field;

  return NULL;
}

static gboolean
is_none (const char *text)
{
  static const char *const words[] = { "", "none", "no", "nothing", "nil", "na", NULL };
  g_autofree char *folded = bones_import_fold (text);

  return g_strv_contains (words, folded);
}

/* A number and perhaps a unit: 6, 6", +6, 4+, 5 boxes, 3½. */
static gboolean
read_number (const BonesField *field, const char *text, JsonObject *row)
{
  const gint parts = bones_field_parts (field);
  g_auto (GStrv) said = bones_import_match (
      "^([-−+]?)(\\d{1,6}(?:[.,]\\d+)?)\\s*(½)?\\s*[+\"”″']*\\s*[[:alpha:]]*\\.?$", text);
  gdouble number;

  if (said == NULL)
    return FALSE;

  g_strdelimit (said[2], ",", '.'); /* as spreadsheets write it in many countries */
  number = (g_ascii_strtod (said[2], NULL) + (*said[3] != '\0' ? 0.5 : 0)) * parts;
  if (*said[1] != '\0' && *said[1] != '+')
    number = -number;

  if (number != rint (number) || number < field->lowest || number > field->highest)
    return FALSE;

  bones_content_set_number (row, field, (gint) number);
  return TRUE;
}

static gboolean
read_switch (const BonesField *field, const char *text, JsonObject *row)
{
  static const char *const yes[] = { "yes", "y", "true", "x", "1", "on", NULL };
  static const char *const no[] = { "no", "n", "false", "0", "off", NULL };
  g_autofree char *folded = bones_import_fold (text);

  if (!g_strv_contains (yes, folded) && !g_strv_contains (no, folded))
    return FALSE;

  json_object_set_boolean_member (row, field->key, g_strv_contains (yes, folded));
  return TRUE;
}

/* The id in @field->ids that people call @folded, or NULL. */
static const char *
find_id (const BonesField *field, const char *folded)
{
  for (guint i = 0; field->ids != NULL && i < G_N_ELEMENTS (other_values); i++)
    if (g_str_equal (other_values[i].word, folded)
        && g_strv_contains (field->ids, other_values[i].id))
      return other_values[i].id;

  for (guint i = 0; field->ids != NULL && field->ids[i] != NULL; i++)
    if (folds_to (field->ids[i], folded)
        || (field->names != NULL
            && (folds_to (field->names[i], folded)
                || folds_to (bones_content_translate (field->names[i]), folded))))
      return field->ids[i];

  return NULL;
}

static gboolean
is_called (JsonObject *row, const char *folded)
{
  const char *name = NULL, *id = NULL, *aliases = NULL;
  g_auto (GStrv) words = NULL;

  bones_json_read_string (row, "name", &name, NULL);
  bones_json_read_string (row, "id", &id, NULL);
  bones_json_read_string (row, "aliases", &aliases, NULL);
  words = g_strsplit (aliases != NULL ? aliases : "", ",", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (folds_to (words[i], folded))
      return TRUE;

  return folds_to (name, folded) || folds_to (id, folded);
}

static const char *
find_row (const BonesContentSet *set, const char *family, const char *folded)
{
  for (const BonesSection *section = set->ruleset->schema->sections; section->key != NULL;
       section++)
    for (guint i = 0; g_str_equal (bones_section_family (section), family)
                      && i < bones_content_set_n_rows (set, section);
         i++)
      {
        JsonObject *row = bones_content_set_row (set, section, i);
        const char *id = NULL;

        if (row != NULL && is_called (row, folded) && bones_json_read_string (row, "id", &id, NULL)
            && id != NULL)
          return id;
      }

  return NULL;
}

static const char *
find_inner (JsonObject *outer, const char *table, const char *folded)
{
  JsonArray *rows = NULL;

  bones_json_read_array (outer, table, &rows, NULL);
  for (guint i = 0; rows != NULL && i < json_array_get_length (rows); i++)
    {
      JsonObject *row = json_array_get_object_element (rows, i);

      if (is_called (row, folded))
        return json_object_get_string_member_with_default (row, "id", NULL);
    }

  return NULL;
}

const char *
bones_import_find (const BonesContentSet *set, const char *family, const char *name)
{
  g_autofree char *folded = NULL;

  g_return_val_if_fail (set != NULL && family != NULL && name != NULL, NULL);

  folded = bones_import_fold (name);
  return find_row (set, family, folded);
}

/* A plural is the same row: “2 Harpoons”. */
static const char *
find_target (BonesImport *self, const BonesField *field, const char *text, JsonObject *outer)
{
  g_autofree char *folded = bones_import_fold (text);
  const char *id = find_id (field, folded);

  for (guint pass = 0; id == NULL && field->family != NULL && pass < 2; pass++)
    {
      id = outer != NULL ? find_inner (outer, field->family, folded) : NULL;
      id = id != NULL ? id : find_row (self->set, field->family, folded);
      id = id != NULL ? id : find_row (self->base, field->family, folded);
      if (g_str_has_suffix (folded, "s"))
        folded[strlen (folded) - 1] = '\0';
    }

  return id;
}

static gboolean
read_dice (const BonesField *field, const char *text, JsonObject *row)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);
  g_autofree char *joined = g_strjoinv ("", words);
  g_autofree char *lower = g_ascii_strdown (joined, -1);
  g_autofree char *dice = g_strconcat (*lower == 'd' ? "1" : "", lower, NULL);
  guint n, sides;
  gint plus;

  if (!bones_dice_read (dice, &n, &sides, &plus))
    return FALSE;

  json_object_set_string_member (row, field->key, dice);
  return TRUE;
}

static gboolean
read_text (const BonesField *field, const char *text, JsonObject *row)
{
  g_autofree char *kept = g_strdup (text);

  if (field->kind == BONES_FIELD_ID)
    g_strcanon (kept, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "-_.", '-');

  if (g_utf8_strlen (kept, -1) > (field->kind == BONES_FIELD_ID ? LONGEST_CODE : field->highest))
    return FALSE;

  json_object_set_string_member (row, field->key, kept);
  return TRUE;
}

gboolean
bones_import_value (BonesImport *self, const BonesField *field, const char *text, JsonObject *row,
                    JsonObject *outer)
{
  const char *id;

  g_return_val_if_fail (self != NULL && field != NULL && text != NULL && row != NULL, FALSE);

  if (field->optional && field->kind != BONES_FIELD_SWITCH && is_none (text)
      && !(field->kind == BONES_FIELD_CHOICE && find_target (self, field, text, outer) != NULL))
    return TRUE;

  switch (field->kind)
    {
    case BONES_FIELD_NUMBER:
    case BONES_FIELD_INCHES:
    case BONES_FIELD_POINTS:
      return read_number (field, text, row);
    case BONES_FIELD_SWITCH:
      return read_switch (field, text, row);
    case BONES_FIELD_CHOICE:
    case BONES_FIELD_ROW:
      id = find_target (self, field, text, outer);
      if (id != NULL)
        json_object_set_string_member (row, field->key, id);
      return id != NULL;
    case BONES_FIELD_DICE:
      return read_dice (field, text, row);
    default:
      return read_text (field, text, row);
    }
}
