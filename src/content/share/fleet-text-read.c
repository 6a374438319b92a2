/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "fleet-text-read.h"
#include "json-read.h"
#include "json-text.h"
#include "registry.h"
#include "roster-file.h"
#include "setup-text.h"
#include "text-form.h"

#include <string.h>

#define LONGEST_NOTES 16000 /* bytes: more than a document may have */
#define LONGEST_QUOTE 40    /* characters of a line that cannot be read */

typedef struct {
  JsonObject *fleet;   /* owned */
  JsonObject *ship;    /* the last one; or NULL */
  JsonObject *options; /* or NULL */
  char *base; /* owned: the preset that the options are as in, or BONES_TEXT_THE_EDITION; or NULL */
  GPtrArray *notes;
  guint line, base_line; /* where it is; where base stands */
} Reader;

static gboolean
refuse (const Reader *self, GError **error, char *reason)
{
  g_set_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT, _ ("Line %u: %s"),
               self->line, reason);
  g_free (reason);
  return FALSE;
}

/* Cuts @text so that it fits into a sentence. */
static char *
quote (const char *text)
{
  return g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), LONGEST_QUOTE));
}

static gboolean
refuse_text (const Reader *self, GError **error, const char *sentence, const char *text)
{
  g_autofree char *part = quote (text);
  g_autoptr (GString) reason = g_string_new (sentence);

  g_string_replace (reason, "{text}", part, 1);
  return refuse (self, error, g_string_free (g_steal_pointer (&reason), FALSE));
}

/* A JSON value, or NULL with an error. The caller frees it. */
static JsonNode *
read_json (const Reader *self, const char *text, GError **error)
{
  g_autofree char *object = g_strdup_printf ("{\"value\":%s}", text);
  g_autoptr (JsonObject) holder = bones_json_check (text, strlen (text), NULL)
                                      ? bones_json_parse_object (object, strlen (object), NULL)
                                      : NULL;

  if (holder != NULL)
    return json_node_copy (json_object_get_member (holder, "value"));

  refuse_text (self, error, _ ("“{text}” is no number and no JSON."), text);
  return NULL;
}

/* Text as it is, or a JSON string. */
static char *
read_text (const Reader *self, const char *text, GError **error)
{
  g_autoptr (JsonNode) node = NULL;

  if (*text != '"')
    return g_strdup (text);

  node = read_json (self, text, error);
  if (node == NULL)
    return NULL;

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_string (node) != NULL)
    return json_node_dup_string (node);

  refuse_text (self, error, _ ("“{text}” is not text."), text);
  return NULL;
}

/* The id in "Sloop", "Man-of-war [man_o_war]", "[EX-1]" or "\"an id\"". */
static char *
read_thing (const Reader *self, const char *text, char blank, GError **error)
{
  const char *open = strrchr (text, '[');
  const gsize length = strlen (text);
  g_autofree char *id = NULL;

  if (*text == '"')
    return read_text (self, text, error);

  if (open != NULL && length > 0 && text[length - 1] == ']')
    return g_strndup (open + 1, length - 2 - (gsize) (open - text));

  id = bones_text_fold (text, blank);
  if (*id != '\0')
    return g_steal_pointer (&id);

  refuse_text (self, error, _ ("“{text}” names nothing."), text);
  return NULL;
}

/* Splits @text at commas that are not in quotation marks. */
static GPtrArray *
split (const char *text)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (g_free);
  gboolean quoted = FALSE;
  const char *from = text;

  for (const char *c = text;; c++)
    {
      if (*c == '\\' && quoted && c[1] != '\0')
        c++;
      else if (*c == '"')
        quoted = !quoted;
      else if (*c == '\0' || (*c == ',' && !quoted))
        {
          g_ptr_array_add (parts, g_strstrip (g_strndup (from, (gsize) (c - from))));
          from = c + 1;
        }

      if (*c == '\0')
        return parts;
    }
}

static gboolean
read_list (Reader *self, const char *member, const char *value, GError **error)
{
  g_autoptr (JsonArray) list = json_array_new ();
  g_autoptr (GPtrArray) parts = split (value);

  for (guint i = 0; i < parts->len && *value != '\0'; i++)
    {
      g_autofree char *text = read_text (self, g_ptr_array_index (parts, i), error);

      if (text == NULL)
        return FALSE;

      json_array_add_string_element (list, text);
    }

  json_object_set_array_member (self->fleet, member, g_steal_pointer (&list));
  return TRUE;
}

static JsonObject *
need_rolled (Reader *self)
{
  if (!json_object_has_member (self->fleet, "rolled"))
    json_object_set_object_member (self->fleet, "rolled", json_object_new ());

  return json_object_get_object_member (self->fleet, "rolled");
}

static gboolean
read_dice (Reader *self, const char *value, GError **error)
{
  g_auto (GStrv) words = g_strsplit (value, " ", -1);
  JsonArray *dice = json_array_new ();

  json_object_set_array_member (need_rolled (self), "dice", dice);
  for (guint i = 0; words[i] != NULL; i++)
    if (strlen (words[i]) == 1 && *words[i] >= '1' && *words[i] <= '6')
      json_array_add_int_element (dice, *words[i] - '0');
    else if (*words[i] != '\0')
      return refuse_text (self, error, _ ("“{text}” is no number from 1 to 6."), words[i]);

  return TRUE;
}

static gboolean
read_head (Reader *self, guint i, const char *value, GError **error)
{
  const char *member = bones_text_heads[i].member;
  JsonNode *node = NULL;
  g_autofree char *text = NULL;

  switch (bones_text_heads[i].form)
    {
    case BONES_TEXT_POINTS:
      return TRUE;
    case BONES_TEXT_LIST:
      return read_list (self, member, value, error);
    case BONES_TEXT_DICE:
      return read_dice (self, value, error);
    case BONES_TEXT_NUMBER:
      node = read_json (self, value, error);
      if (node != NULL)
        json_object_set_member (self->fleet, member, node);

      return node != NULL;
    case BONES_TEXT_PLAIN:
    case BONES_TEXT_THING:
      text = bones_text_heads[i].form == BONES_TEXT_PLAIN
                 ? read_text (self, value, error)
                 : read_thing (self, value, i == 0 ? '-' : '_', error);
      if (text != NULL && member != NULL)
        json_object_set_string_member (self->fleet, member, text);
      else if (text != NULL)
        json_object_set_string_member (need_rolled (self), "seed", text);

      return text != NULL;
    }

  return FALSE;
}

/* "as in the edition", "as in FantaSea, but", or nothing. */
static gboolean
read_base (Reader *self, const char *value, GError **error)
{
  g_autofree char *name = NULL;

  self->base_line = self->line;
  self->options = json_object_new ();
  json_object_set_object_member (self->fleet, "options", self->options);
  if (value == NULL || *value == '\0')
    return TRUE;

  if (!g_str_has_prefix (value, BONES_TEXT_AS_IN))
    return refuse_text (self, error,
                        _ ("“{text}” should be “as in the edition”, or as in a preset."), value);

  name = g_strdup (value + strlen (BONES_TEXT_AS_IN));
  if (g_str_has_suffix (name, ", but"))
    name[strlen (name) - strlen (", but")] = '\0';

  self->base = g_str_equal (name, BONES_TEXT_THE_EDITION) ? g_strdup (name)
                                                          : read_thing (self, name, '_', error);
  return self->base != NULL;
}

/* The colon after the name of an option: after its quotation marks, after its id in brackets, or
 * the first one. NULL if there is none. */
static char *
find_colon (char *line)
{
  char *bracket = strstr (line, "]:"), *quote = strchr (line, '"');

  if (quote == line)
    for (quote++; *quote != '\0' && *quote != '"'; quote++)
      quote += *quote == '\\' && quote[1] != '\0';
  else if (bracket != NULL && (quote == NULL || bracket < quote))
    quote = bracket;
  else
    quote = line;

  return strchr (quote, ':');
}

/* What comes after the hyphen: "Points to spend [fleet.points]: 9.5". */
static gboolean
read_option (Reader *self, char *line, GError **error)
{
  char *colon = find_colon (line);
  g_autofree char *key = NULL;
  const char *value;
  JsonNode *node;

  if (self->options == NULL || colon == NULL)
    return refuse_text (self, error,
                        _ ("“{text}” cannot be read as an option: “Options:” must stand above it, "
                           "and a colon after its name."),
                        line);

  *colon = '\0';
  value = g_strstrip (colon + 1);
  key = read_thing (self, g_strstrip (line), '_', error);
  if (key == NULL)
    return FALSE;

  if (json_object_has_member (self->options, key))
    return refuse_text (self, error, _ ("“{text}” is there twice."), key);

  if (g_str_equal (value, "on") || g_str_equal (value, "off"))
    node = json_node_init_boolean (json_node_alloc (), g_str_equal (value, "on"));
  else if (g_ascii_isalpha (*value) && !bones_json_check (value, strlen (value), NULL))
    node = json_node_init_string (json_node_alloc (), value);
  else
    node = read_json (self, value, error);

  if (node != NULL)
    json_object_set_member (self->options, key, node);

  return node != NULL;
}

/* What comes after the bar belongs to the last ship, or else to the fleet. */
static gboolean
read_note (Reader *self, const char *value, GError **error)
{
  JsonObject *of = self->ship != NULL ? self->ship : self->fleet;
  const char *before = bones_text_member (of, "notes");
  g_autofree char *text = read_text (self, value, error);
  g_autofree char *all = NULL;

  if (text == NULL)
    return FALSE;

  if (before != NULL && strlen (before) > LONGEST_NOTES)
    return refuse (self, error, g_strdup (_ ("The notes are too long.")));

  all = before != NULL ? g_strconcat (before, "\n", text, NULL) : g_steal_pointer (&text);
  json_object_set_string_member (of, "notes", all);
  return TRUE;
}

/* Adds a row with @id to a list of the ship. */
static void
add_row (JsonObject *ship, const BonesTextTrait *trait, const char *id)
{
  JsonObject *row = json_object_new ();

  if (!json_object_has_member (ship, trait->member))
    json_object_set_array_member (ship, trait->member, json_array_new ());

  json_object_set_string_member (row, trait->row, id);
  json_array_add_object_element (json_object_get_array_member (ship, trait->member), row);
}

/* What @text begins with: a word, and a blank if an id follows. */
static const BonesTextTrait *
find_trait (const char *text)
{
  for (const BonesTextTrait *trait = bones_text_traits; trait->word != NULL; trait++)
    if (g_str_has_prefix (text, trait->word)
        && text[strlen (trait->word)] == (trait->has_id ? ' ' : '\0'))
      return trait;

  return NULL;
}

/* "flagship", "wizard LORD" … */
static gboolean
read_trait (Reader *self, const char *text, GError **error)
{
  const BonesTextTrait *trait = find_trait (text);
  g_autofree char *id = NULL;

  if (trait == NULL)
    return refuse_text (self, error, _ ("“{text}” is nothing that a ship can be."), text);

  if (trait->row == NULL && json_object_has_member (self->ship, trait->member))
    return refuse_text (self, error, _ ("“{text}” is there twice."), text);

  if (!trait->has_id)
    {
      json_object_set_boolean_member (self->ship, trait->member, TRUE);
      return TRUE;
    }

  id = read_thing (self, text + strlen (trait->word) + 1, '_', error);
  if (id == NULL)
    return FALSE;

  if (trait->row != NULL)
    add_row (self->ship, trait, id);
  else
    json_object_set_string_member (self->ship, trait->member, id);

  return TRUE;
}

/* The last bracket that opens outside quotation marks; or NULL. */
static char *
find_open (char *line)
{
  gboolean quoted = FALSE;
  char *open = NULL;

  for (char *c = line; *c != '\0'; c++)
    if (*c == '\\' && quoted && c[1] != '\0')
      c++;
    else if (*c == '"')
      quoted = !quoted;
    else if (*c == '(' && !quoted)
      open = c;

  return open;
}

/* What comes after the number: "Fury (Frigate, flagship)". */
static gboolean
read_ship (Reader *self, char *line, GError **error)
{
  char *open = find_open (line);
  const gsize length = strlen (line);
  g_autoptr (GPtrArray) parts = NULL;
  g_autofree char *name = NULL, *class = NULL;

  if (open == NULL || line[length - 1] != ')')
    return refuse_text (
        self, error, _ ("“{text}” should be a name and, in brackets at the end, a class."), line);

  line[length - 1] = '\0';
  *open = '\0';
  parts = split (open + 1);
  g_strstrip (line);
  name = *line != '\0' ? read_text (self, line, error) : NULL;
  class = *line == '\0' || name != NULL
              ? read_thing (self, g_ptr_array_index (parts, 0), '_', error)
              : NULL;
  if (class == NULL)
    return FALSE;

  self->ship = json_object_new ();
  json_array_add_object_element (json_object_get_array_member (self->fleet, "ships"), self->ship);
  if (name != NULL)
    json_object_set_string_member (self->ship, "name", name);

  json_object_set_string_member (self->ship, "class", class);
  for (guint i = 1; i < parts->len; i++)
    if (!read_trait (self, g_ptr_array_index (parts, i), error))
      return FALSE;

  return TRUE;
}

static gboolean
has_head (const Reader *self, guint i)
{
  JsonObject *rolled = NULL;

  bones_json_read_object (self->fleet, "rolled", &rolled, NULL);
  switch (bones_text_heads[i].form)
    {
    case BONES_TEXT_POINTS:
      return FALSE;
    case BONES_TEXT_DICE:
      return rolled != NULL && json_object_has_member (rolled, "dice");
    default:
      return bones_text_heads[i].member != NULL
                 ? json_object_has_member (self->fleet, bones_text_heads[i].member)
                 : rolled != NULL && json_object_has_member (rolled, "seed");
    }
}

static gboolean
read_key (Reader *self, const char *line, GError **error)
{
  const char *colon = strchr (line, ':');
  g_autofree char *key = colon != NULL ? g_strndup (line, (gsize) (colon - line)) : NULL;
  g_autofree char *value = colon != NULL ? g_strstrip (g_strdup (colon + 1)) : NULL;

  for (guint i = 0; key != NULL && bones_text_heads[i].key != NULL; i++)
    if (g_str_equal (bones_text_heads[i].key, key))
      return has_head (self, i) ? refuse_text (self, error, _ ("“{text}” is there twice."), key)
                                : read_head (self, i, value, error);

  if (g_strcmp0 (key, BONES_TEXT_LEFT_OUT) == 0)
    {
      g_ptr_array_add (self->notes,
                       g_strdup_printf (_ ("The text leaves something out: %s."), value));
      return TRUE;
    }

  if (g_strcmp0 (key, "Options") == 0 && self->options == NULL)
    return read_base (self, value, error);

  return refuse_text (self, error, _ ("“{text}” does not belong to a fleet."), line);
}

static gboolean
read_line (Reader *self, char *line, GError **error)
{
  if (*line == '\0')
    return TRUE;

  if (*line == '|')
    return read_note (self, g_strchug (line + 1), error);

  if (*line == '-')
    return read_option (self, g_strchug (line + 1), error);

  if (!g_ascii_isdigit (*line))
    return read_key (self, line, error);

  while (g_ascii_isdigit (*line))
    line++;

  return *line == '.'
             ? read_ship (self, g_strchug (line + 1), error)
             : refuse (self, error, g_strdup (_ ("A full stop should follow the number.")));
}

/* Adds the options of the edition or of the preset that the text does not name. */
static gboolean
fill_options (Reader *self, GError **error)
{
  const char *id = bones_text_member (self->fleet, "ruleset");
  const BonesRuleset *ruleset = id != NULL ? bones_ruleset_find (id) : NULL;
  const BonesPreset *preset = NULL;
  g_autoptr (JsonObject) base = NULL;
  JsonObjectIter members;
  const char *key;
  JsonNode *value;

  if (self->base == NULL || ruleset == NULL)
    return TRUE; /* that there is no such game is said when the fleet is checked */

  if (!g_str_equal (self->base, BONES_TEXT_THE_EDITION))
    {
      self->line = self->base_line;
      preset = bones_preset_find (ruleset, self->base);
      if (preset == NULL)
        return refuse_text (self, error, _ ("There is no preset called “{text}”."), self->base);
    }

  base = bones_text_options (ruleset, bones_text_member (self->fleet, "edition"), preset);
  if (base == NULL)
    return TRUE; /* likewise the edition */

  json_object_iter_init_ordered (&members, base);
  while (json_object_iter_next_ordered (&members, &key, &value))
    if (!json_object_has_member (self->options, key))
      json_object_set_member (self->options, key, json_node_copy (value));

  return TRUE;
}

/* The line that begins a fleet, and its number; or NULL. */
static char **
find_first (char **lines, guint *number)
{
  for (*number = 1; *lines != NULL; lines++, ++*number)
    if (g_str_has_prefix (g_strstrip (*lines), BONES_TEXT_FIRST))
      return lines;

  return NULL;
}

static gboolean
read_lines (Reader *self, char **lines, GError **error)
{
  char **line = find_first (lines, &self->line);
  g_autofree char *name = NULL;

  if (line == NULL)
    {
      g_set_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
                   _ ("This is not the text of a fleet: no line begins with “%s”."),
                   BONES_TEXT_FIRST);
      return FALSE;
    }

  name = read_text (self, g_strchug (*line + strlen (BONES_TEXT_FIRST)), error);
  if (name == NULL)
    return FALSE;

  json_object_set_string_member (self->fleet, "name", name);
  for (line++, self->line++; *line != NULL; line++, self->line++)
    if (!read_line (self, g_strstrip (*line), error))
      return FALSE;

  return fill_options (self, error);
}

gboolean
bones_fleet_text_is (const char *text, gsize length)
{
  g_autofree char *copy = NULL;
  g_auto (GStrv) lines = NULL;
  guint number;

  g_return_val_if_fail (text != NULL, FALSE);

  copy = g_strndup (text, length);
  lines = g_strsplit (copy, "\n", -1);
  return find_first (lines, &number) != NULL;
}

char *
bones_fleet_text_read (const char *text, gsize length, GPtrArray *notes, GError **error)
{
  g_autoptr (JsonObject) fleet = json_object_new ();
  g_autofree char *copy = NULL;
  g_auto (GStrv) lines = NULL;
  Reader self = { .fleet = fleet, .notes = notes };
  gboolean read;

  g_return_val_if_fail (text != NULL && notes != NULL, NULL);

  if (length > BONES_ROSTER_FILE_MAX_BYTES || !g_utf8_validate_len (text, length, NULL))
    {
      g_set_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
                   _ ("A fleet is UTF-8 text of at most %u bytes."), BONES_ROSTER_FILE_MAX_BYTES);
      return NULL;
    }

  json_object_set_string_member (fleet, "format", BONES_ROSTER_FORMAT);
  json_object_set_int_member (fleet, "version", BONES_ROSTER_FILE_VERSION);
  json_object_set_array_member (fleet, "ships", json_array_new ());
  copy = g_strndup (text, length);
  lines = g_strsplit (copy, "\n", -1);
  read = read_lines (&self, lines, error);
  g_free (self.base);
  return read ? bones_json_to_text (fleet, FALSE) : NULL;
}
