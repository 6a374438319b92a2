/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "builder-fleet.h"
#include "content-row.h"
#include "import-cell.h"
#include "json-read.h"
#include "json-text.h"
#include "roster-file.h"

#define SCHEMA "mow.fleet"
#define MOST_UNITS 200
#define LONGEST_NAME 40 /* characters of a ship's name */

typedef struct {
  const BonesContentSet *set;
  JsonObject *document;
  GPtrArray *notes;
  GHashTable *ships; /* the builder's id of a unit to the JsonObject of our ship */
} Reader;

/* A text of @object, if it is one; or NULL. */
static const char *
get_text (JsonObject *object, const char *key)
{
  const char *text = NULL;

  return bones_json_read_string (object, key, &text, NULL) && text != NULL && *text != '\0' ? text
                                                                                            : NULL;
}

static JsonObject *
get_object (JsonObject *object, const char *key)
{
  JsonObject *inner = NULL;

  bones_json_read_object (object, key, &inner, NULL);
  return inner;
}

/* The objects in the list @key; others are left out. */
static GPtrArray *
get_list (JsonObject *object, const char *key)
{
  GPtrArray *list = g_ptr_array_new ();
  JsonArray *array = NULL;

  bones_json_read_array (object, key, &array, NULL);
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);

      if (JSON_NODE_HOLDS_OBJECT (node))
        g_ptr_array_add (list, json_node_get_object (node));
    }

  return list;
}

static void
note (Reader *self, char *sentence)
{
  g_ptr_array_add (self->notes, sentence);
}

/* The code of the row of @family that the builder calls @id: the whole id, or what follows its last
 * full stop. */
static const char *
find (const Reader *self, const char *family, const char *id)
{
  const char *dot = strrchr (id, '.');
  const char *found = bones_import_find (self->set, family, id);

  return found != NULL || dot == NULL ? found : bones_import_find (self->set, family, dot + 1);
}

static const char *
unit_class (JsonObject *unit)
{
  static const char *const keys[] = { "unit_definition_id", "definition_id", "unit_id" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (get_text (unit, keys[i]) != NULL)
      return get_text (unit, keys[i]);

  return NULL;
}

static void
read_unit (Reader *self, guint number, JsonObject *unit, JsonArray *ships)
{
  const char *called = unit_class (unit), *name = get_text (unit, "custom_name");
  const char *class = called != NULL ? find (self, "templates", called) : NULL;
  const char *id = get_text (unit, "unit_instance_id");
  JsonObject *ship;

  if (class == NULL)
    {
      note (self, called == NULL
                      ? g_strdup_printf (_ ("Unit %u does not say what it is."), number)
                      : g_strdup_printf (_ ("Unit %u: “%.80s” is no ship of “%s”. Write that into "
                                            "the aliases of the ship that it is."),
                                         number, called, self->set->record->name));
      return;
    }

  ship = json_object_new ();
  json_object_set_string_member (ship, "class", class);
  if (name != NULL && g_utf8_strlen (name, -1) <= LONGEST_NAME)
    json_object_set_string_member (ship, "name", name);
  else if (name != NULL)
    note (self, g_strdup_printf (_ ("Unit %u: its name is longer than %d characters."), number,
                                 LONGEST_NAME));

  json_array_add_object_element (ships, ship);
  if (id != NULL)
    g_hash_table_insert (self->ships, g_strdup (id), ship);
}

static JsonArray *
read_units (Reader *self, GError **error)
{
  g_autoptr (GPtrArray) units = get_list (self->document, "units");
  g_autoptr (JsonArray) ships = json_array_new ();

  if (units->len > MOST_UNITS)
    {
      bones_content_refuse (error, BONES_CONTENT_ERROR_FORMAT,
                            g_strdup_printf (_ ("This fleet has more than %d units."), MOST_UNITS));
      return NULL;
    }

  for (guint i = 0; i < units->len; i++)
    read_unit (self, i + 1, g_ptr_array_index (units, i), ships);

  if (json_array_get_length (ships) > 0)
    return g_steal_pointer (&ships);

  bones_content_refuse (
      error, BONES_CONTENT_ERROR_FORMAT,
      units->len == 0
          ? g_strdup (_ ("This fleet has no units."))
          : g_strdup_printf (_ ("No unit of this fleet is a ship of “%s”. %s"),
                             self->set->record->name,
                             (const char *) g_ptr_array_index (self->notes, self->notes->len - 1)));
  return NULL;
}

/* The ship that an assignment gives to the thing with the builder's id @id; or NULL. */
static JsonObject *
find_target (const Reader *self, const char *id)
{
  g_autoptr (GPtrArray) assignments = get_list (self->document, "assignments");

  for (guint i = 0; id != NULL && i < assignments->len; i++)
    {
      JsonObject *assignment = g_ptr_array_index (assignments, i);
      JsonObject *subject = get_object (assignment, "subject_ref");
      JsonObject *target = get_object (assignment, "target_ref");

      if (subject != NULL && target != NULL && g_strcmp0 (get_text (subject, "id"), id) == 0
          && get_text (target, "id") != NULL)
        return g_hash_table_lookup (self->ships, get_text (target, "id"));
    }

  return NULL;
}

/* An assignment that says so makes a unit the command ship, whichever way round it is written. */
static void
read_flagship (Reader *self)
{
  g_autoptr (GPtrArray) assignments = get_list (self->document, "assignments");
  static const char *const ends[] = { "target_ref", "subject_ref" };

  for (guint i = 0; i < assignments->len; i++)
    {
      JsonObject *assignment = g_ptr_array_index (assignments, i);
      const char *type = get_text (assignment, "assignment_type");

      for (guint end = 0; type != NULL && strstr (type, "flagship") != NULL && end < 2; end++)
        {
          JsonObject *side = get_object (assignment, ends[end]);
          const char *id = side != NULL ? get_text (side, "id") : NULL;
          JsonObject *ship = id != NULL ? g_hash_table_lookup (self->ships, id) : NULL;

          if (ship == NULL)
            continue;

          json_object_set_boolean_member (ship, "flagship", TRUE);
          return;
        }
    }

  note (self, g_strdup (_ ("The file does not say which ship is the command ship.")));
}

/* Wizards, by their rank; other characters and resources are left out. */
static void
read_others (Reader *self, const char *list, const char *key, const char *id_key)
{
  g_autoptr (GPtrArray) others = get_list (self->document, list);

  for (guint i = 0; i < others->len; i++)
    {
      JsonObject *other = g_ptr_array_index (others, i);
      const char *called = get_text (other, key);
      const char *rank = called != NULL ? find (self, "ranks", called) : NULL;
      JsonObject *ship = find_target (self, get_text (other, id_key));

      if (rank != NULL && ship != NULL)
        json_object_set_string_member (ship, "wizard", rank);
      else if (called == NULL || strstr (called, "flagship") == NULL)
        note (self, rank != NULL ? g_strdup_printf (_ ("“%.80s” is on no ship."), called)
                                 : g_strdup_printf (_ ("“%.80s” was left out."),
                                                    called != NULL ? called : list));
    }
}

static void
read_identity (Reader *self, JsonObject *fleet)
{
  static const char *const names[] = { "fleet_name", "name", "custom_name", "title" };
  JsonObject *identity = get_object (self->document, "identity");
  const char *name = NULL, *race = NULL, *faction;

  for (guint i = 0; name == NULL && i < G_N_ELEMENTS (names); i++)
    {
      name = identity != NULL ? get_text (identity, names[i]) : NULL;
      name = name != NULL ? name : get_text (self->document, names[i]);
    }

  if (name != NULL && g_utf8_strlen (name, -1) > LONGEST_NAME)
    name = NULL;

  json_object_set_string_member (fleet, "name", name != NULL ? name : _ ("Fleet"));
  faction = identity != NULL ? get_text (identity, "primary_faction_id") : NULL;
  race = faction != NULL ? find (self, "races", faction) : NULL;
  if (race != NULL)
    json_object_set_string_member (fleet, "faction", race);
  else if (faction != NULL)
    note (self, g_strdup_printf (_ ("“%.80s” is no race of “%s”. Write that into the aliases of "
                                    "the race that it is."),
                                 faction, self->set->record->name));
}

gboolean
bones_builder_fleet_is (const char *text, gsize length)
{
  g_autoptr (JsonObject) document = NULL;

  g_return_val_if_fail (text != NULL, FALSE);

  document = bones_json_parse_object (text, length, NULL);
  return document != NULL && g_strcmp0 (get_text (document, "schema"), SCHEMA) == 0;
}

char *
bones_builder_fleet_read (const BonesContentSet *set, const char *text, gsize length,
                          GPtrArray *notes, GError **error)
{
  g_autoptr (JsonObject) document = NULL, fleet = json_object_new ();
  g_autoptr (GHashTable) ships = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Reader self = { set, NULL, notes, ships };
  JsonArray *array;

  g_return_val_if_fail (set != NULL && text != NULL && notes != NULL, NULL);

  document = bones_json_parse_object (text, length, error);
  if (document == NULL)
    return NULL;

  if (g_strcmp0 (get_text (document, "schema"), SCHEMA) != 0)
    {
      bones_content_refuse (
          error, BONES_CONTENT_ERROR_FORMAT,
          g_strdup (_ ("This is not a fleet of the builder: its “schema” is not “mow.fleet”.")));
      return NULL;
    }

  self.document = document;
  json_object_set_string_member (fleet, "format", BONES_ROSTER_FORMAT);
  json_object_set_int_member (fleet, "version", BONES_ROSTER_FILE_VERSION);
  json_object_set_string_member (fleet, "ruleset", set->ruleset->id);
  if (set->record->id != 0)
    json_object_set_string_member (fleet, "content", set->record->name);

  read_identity (&self, fleet);
  array = read_units (&self, error);
  if (array == NULL)
    return NULL;

  json_object_set_array_member (fleet, "ships", array);
  read_flagship (&self);
  read_others (&self, "roles", "role_id", "role_instance_id");
  read_others (&self, "resources", "definition_id", "resource_instance_id");
  return bones_json_to_text (fleet, FALSE);
}
