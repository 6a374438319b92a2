/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "content.h"
#include "json-read.h"
#include "json-text.h"
#include "registry.h"
#include "roster-file.h"
#include "setup-text.h"

#include <string.h>

#define MOST_CARDS 200    /* the most cards that a deck has */
#define MOST_POINTS 20000 /* of a limit, in halves */
#define MOST_TAGS 20
#define LONGEST_TAG 40    /* characters */
#define LONGEST_NOTE 4000 /* characters */

G_DEFINE_QUARK (bones - roster - file - error - quark, bones_roster_file_error)

void
bones_roster_file_free (BonesRosterFile *file)
{
  if (file == NULL)
    return;

  g_clear_pointer (&file->setup, bones_setup_free);
  g_array_unref (file->found);
  g_ptr_array_unref (file->faults);
  g_ptr_array_unref (file->warnings);
  g_clear_pointer (&file->document, json_object_unref);
  g_free (file);
}

/* [{"character":"BOLT"},…], as content has it: the ids that the rows of list @key have in @member;
 * NULL if there are none. */
static gboolean
read_aboard (JsonObject *ship, const char *key, const char *member, char ***aboard, GError **error)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  JsonArray *rows = NULL;

  if (!bones_json_read_array (ship, key, &rows, error))
    return FALSE;

  for (guint i = 0; rows != NULL && i < json_array_get_length (rows); i++)
    {
      const char *id = NULL;
      JsonObject *row = NULL;

      if (!bones_json_node_object (json_array_get_element (rows, i), key, &row, error)
          || !bones_json_need (row, member, error)
          || !bones_json_read_string (row, member, &id, error))
        return FALSE;

      g_strv_builder_add (ids, id);
    }

  if (rows != NULL && json_array_get_length (rows) > 0)
    *aboard = g_strv_builder_end (ids);

  return TRUE;
}

/* The member "carried": tracks and their values. */
static gboolean
read_carried (JsonObject *object, GVariant **carried, GError **error)
{
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{su}"));
  JsonObject *from = NULL;
  g_autoptr (GList) names = NULL;

  if (!bones_json_read_object (object, "carried", &from, error) || from == NULL)
    return !bones_json_has (object, "carried");

  names = json_object_get_members (from);
  for (const GList *l = names; l != NULL; l = l->next)
    {
      gint64 value = 0;

      if (!bones_json_read_integer (from, l->data, 0, G_MAXUINT16, &value, error))
        {
          g_variant_builder_clear (&builder);
          return FALSE;
        }

      g_variant_builder_add (&builder, "{su}", (const char *) l->data, (guint32) value);
    }

  *carried = g_variant_ref_sink (g_variant_builder_end (&builder));
  return TRUE;
}

static gboolean
read_ship (BonesRoster *roster, JsonNode *node, GError **error)
{
  const char *name = NULL, *class = NULL, *variant = NULL, *wizard = NULL;
  gboolean flagship = FALSE, anti_flyer = FALSE;
  JsonObject *ship = NULL;
  BonesRosterShip *bought;

  if (!bones_json_node_object (node, "ships", &ship, error)
      || !bones_json_need (ship, "class", error)
      || !bones_json_read_string (ship, "name", &name, error)
      || !bones_json_read_string (ship, "class", &class, error)
      || !bones_json_read_string (ship, "variant", &variant, error)
      || !bones_json_read_bool (ship, "flagship", &flagship, error)
      || !bones_json_read_string (ship, "wizard", &wizard, error)
      || !bones_json_read_bool (ship, "anti_flyer", &anti_flyer, error))
    return FALSE;

  bought = bones_roster_add (roster, name, class, flagship);
  bought->variant = g_strdup (variant);
  bought->wizard = g_strdup (wizard);
  bought->anti_flyer = anti_flyer;
  return read_aboard (ship, "characters", "character", &bought->characters, error)
         && read_aboard (ship, "cards", "card", &bought->cards, error)
         && read_carried (ship, &bought->carried, error);
}

/* "2f0e…": @n bytes in hexadecimal. */
static gboolean
read_seed (const char *text, guint8 *seed, gsize n)
{
  if (strlen (text) != 2 * n)
    return FALSE;

  for (gsize i = 0; i < n; i++)
    {
      if (!g_ascii_isxdigit (text[2 * i]) || !g_ascii_isxdigit (text[2 * i + 1]))
        return FALSE;

      seed[i] = (guint8) (g_ascii_xdigit_value (text[2 * i]) * 16
                          + g_ascii_xdigit_value (text[2 * i + 1]));
    }

  return TRUE;
}

gboolean
bones_rolled_add_dice (BonesRolled *rolled, JsonArray *dice, GError **error)
{
  g_return_val_if_fail (rolled != NULL && dice != NULL, FALSE);

  for (guint i = 0; i < json_array_get_length (dice); i++)
    {
      JsonNode *node = json_array_get_element (dice, i);
      const gboolean whole =
          JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64;
      const gint64 face = whole ? json_node_get_int (node) : 0;
      const guint8 die = (guint8) face;

      if (i == BONES_MOST_ROLLED || face < 1 || face > 6)
        {
          g_set_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
                       _ ("Die %u must be a number from 1 to 6, and there are at most %d."), i + 1,
                       BONES_MOST_ROLLED);
          return FALSE;
        }

      g_array_append_val (rolled->dice, die);
    }

  return TRUE;
}

static gboolean
read_rolled (BonesRoster *roster, JsonObject *fleet, GError **error)
{
  g_autoptr (BonesRolled) rolled = NULL;
  JsonObject *object = NULL;
  JsonArray *dice = NULL;
  const char *seed = NULL;

  if (!bones_json_read_object (fleet, "rolled", &object, error))
    return FALSE;

  if (object == NULL)
    return TRUE;

  rolled = bones_rolled_new ();
  if (!bones_json_need (object, "dice", error)
      || !bones_json_read_array (object, "dice", &dice, error)
      || !bones_json_read_string (object, "seed", &seed, error)
      || !bones_rolled_add_dice (rolled, dice, error))
    return FALSE;

  rolled->by_app = seed != NULL;
  if (seed != NULL && !read_seed (seed, rolled->seed, sizeof rolled->seed))
    {
      g_set_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
                   _ ("“seed” must be %d hexadecimal digits."), 2 * BONES_SEED_BYTES);
      return FALSE;
    }

  roster->rolled = g_steal_pointer (&rolled);
  return TRUE;
}

BonesRoster *
bones_roster_read (JsonObject *fleet, GError **error)
{
  const char *name = NULL, *player = NULL, *faction = NULL, *side = NULL;
  g_autoptr (BonesRoster) roster = NULL;
  JsonArray *ships = NULL;
  gint64 cards = 0;

  g_return_val_if_fail (fleet != NULL, NULL);

  if (!bones_json_need (fleet, "name", error) || !bones_json_need (fleet, "ships", error)
      || !bones_json_read_string (fleet, "name", &name, error)
      || !bones_json_read_string (fleet, "player", &player, error)
      || !bones_json_read_string (fleet, "faction", &faction, error)
      || !bones_json_read_string (fleet, "side", &side, error)
      || !bones_json_read_integer (fleet, "cards", 0, MOST_CARDS, &cards, error)
      || !bones_json_read_array (fleet, "ships", &ships, error))
    return NULL;

  roster = bones_roster_new (name);
  roster->player = g_strdup (player);
  roster->faction = g_strdup (faction);
  roster->side = g_strdup (side);
  roster->cards = (guint) cards;
  if (!read_rolled (roster, fleet, error) || !read_carried (fleet, &roster->carried, error))
    return NULL;

  for (guint i = 0; i < json_array_get_length (ships); i++)
    if (!read_ship (roster, json_array_get_element (ships, i), error))
      {
        g_autofree char *place = g_strdup_printf (_ ("Ship %u"), i + 1);

        bones_json_say_where (error, place, json_array_get_element (ships, i));
        return NULL;
      }

  return g_steal_pointer (&roster);
}

static void
set_if_any (JsonObject *object, const char *name, const char *value)
{
  if (value != NULL)
    json_object_set_string_member (object, name, value);
}

static void
write_aboard (JsonObject *ship, const char *key, const char *member, char *const *ids)
{
  JsonArray *rows = ids != NULL ? json_array_new () : NULL;

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      JsonObject *row = json_object_new ();

      json_object_set_string_member (row, member, ids[i]);
      json_array_add_object_element (rows, row);
    }

  if (rows != NULL)
    json_object_set_array_member (ship, key, rows);
}

static void
write_carried (JsonObject *to, GVariant *carried)
{
  JsonObject *object = carried != NULL ? json_object_new () : NULL;
  GVariantIter tracks;
  const char *id;
  guint32 value;

  if (object == NULL)
    return;

  g_variant_iter_init (&tracks, carried);
  while (g_variant_iter_next (&tracks, "{&su}", &id, &value))
    json_object_set_int_member (object, id, value);

  json_object_set_object_member (to, "carried", object);
}

static JsonObject *
write_ship (const BonesRosterShip *ship)
{
  JsonObject *object = json_object_new ();

  set_if_any (object, "name", ship->name);
  set_if_any (object, "class", ship->kind);
  set_if_any (object, "variant", ship->variant);
  if (ship->flagship)
    json_object_set_boolean_member (object, "flagship", TRUE);

  set_if_any (object, "wizard", ship->wizard);
  if (ship->anti_flyer)
    json_object_set_boolean_member (object, "anti_flyer", TRUE);

  write_aboard (object, "characters", "character", ship->characters);
  write_aboard (object, "cards", "card", ship->cards);
  write_carried (object, ship->carried);
  return object;
}

static JsonObject *
write_rolled (const BonesRolled *rolled)
{
  JsonObject *object = json_object_new ();
  JsonArray *dice = json_array_new ();
  g_autofree char *seed = rolled->by_app ? bones_hex (rolled->seed, sizeof rolled->seed) : NULL;

  for (guint i = 0; i < rolled->dice->len; i++)
    json_array_add_int_element (dice, g_array_index (rolled->dice, guint8, i));

  json_object_set_array_member (object, "dice", dice);
  set_if_any (object, "seed", seed);
  return object;
}

JsonObject *
bones_roster_write (const BonesRoster *roster)
{
  JsonObject *object;
  JsonArray *ships;

  g_return_val_if_fail (roster != NULL, NULL);

  object = json_object_new ();
  ships = json_array_new ();
  set_if_any (object, "name", roster->name);
  set_if_any (object, "player", roster->player);
  set_if_any (object, "faction", roster->faction);
  set_if_any (object, "side", roster->side);
  if (roster->cards > 0)
    json_object_set_int_member (object, "cards", roster->cards);

  if (roster->rolled != NULL)
    json_object_set_object_member (object, "rolled", write_rolled (roster->rolled));

  write_carried (object, roster->carried);

  for (guint i = 0; i < roster->ships->len; i++)
    json_array_add_object_element (ships, write_ship (g_ptr_array_index (roster->ships, i)));

  json_object_set_array_member (object, "ships", ships);
  return object;
}

static gboolean
check_format (JsonObject *object, GError **error)
{
  const char *format = NULL;
  gint64 version = 0;

  if (!bones_json_read_string (object, "format", &format, error)
      || !bones_json_read_integer (object, "version", 0, G_MAXINT32, &version, error))
    return FALSE;

  if (g_strcmp0 (format, BONES_ROSTER_FORMAT) != 0 || version < 1)
    {
      g_set_error_literal (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
                           _ ("This is not a Crossbones fleet."));
      return FALSE;
    }

  if (version == BONES_ROSTER_FILE_VERSION)
    return TRUE;

  g_set_error_literal (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_NEWER,
                       _ ("This fleet was written by a newer version of Crossbones."));
  return FALSE;
}

static const BonesRuleset *
read_ruleset (JsonObject *object, GError **error)
{
  const BonesRuleset *ruleset;
  const char *id = NULL;

  if (!bones_json_need (object, "ruleset", error)
      || !bones_json_read_string (object, "ruleset", &id, error))
    return NULL;

  ruleset = bones_ruleset_find (id);
  if (ruleset == NULL)
    g_set_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
                 _ ("There is no rule system called “%s”."), id);

  return ruleset;
}

/* Sets the options that limit what can be bought. */
static gboolean
read_options (BonesRosterFile *self, JsonObject *object, GError **error)
{
  g_autoptr (GVariant) options = NULL;
  g_auto (GVariantDict) data = G_VARIANT_DICT_INIT (NULL);
  JsonObject *member = NULL;

  if (!bones_json_read_object (object, "options", &member, error))
    return FALSE;

  if (member == NULL)
    return TRUE;

  options = json_gvariant_deserialize (json_object_get_member (object, "options"), "a{sv}", error);
  if (options == NULL)
    return FALSE;

  g_variant_ref_sink (options);
  bones_options_set (self->setup, options, &data, self->faults);
  return TRUE;
}

/* Says what the ruleset finds: as a warning, or as a fault. If the bounds of the fleet are
 * exceeded, those are its faults. */
static void
say_found (BonesRosterFile *self, gboolean in_bounds)
{
  for (guint i = 0; i < self->found->len; i++)
    {
      const BonesFault *fault = &g_array_index (self->found, BonesFault, i);
      const gboolean warns = bones_fault_warns (self->setup, fault);
      g_autofree char *sentence = NULL;

      if (!warns && !in_bounds)
        continue;

      sentence = bones_words_fault (self->setup, self->roster, fault);
      g_ptr_array_add (warns ? self->warnings : self->faults,
                       g_strdup_printf ("%s: %s", self->roster->name, sentence));
    }
}

/* Sets the cost of the fleet and what is wrong with it. */
static void
check_fleet (BonesRosterFile *self)
{
  const gboolean in_bounds = bones_setup_check_bounds (self->setup, self->faults);

  self->n_general = self->faults->len;
  if (self->roster->ships->len > BONES_MAX_FLEET_SHIPS)
    return;

  self->points = self->setup->ruleset->check (self->setup, self->roster, self->found);
  say_found (self, in_bounds);
}

/* Copies text that only its owner reads from @from to @to, if it is there. */
static gboolean
keep_text (JsonObject *from, const char *member, JsonObject *to, GError **error)
{
  const char *text = NULL;

  if (!bones_json_read_string (from, member, &text, error))
    return FALSE;

  if (text != NULL && g_utf8_strlen (text, -1) > LONGEST_NOTE)
    {
      g_set_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
                   _ ("“%s” has more than %d characters."), member, LONGEST_NOTE);
      return FALSE;
    }

  set_if_any (to, member, text);
  return TRUE;
}

static gboolean
keep_tags (JsonObject *from, JsonObject *to, GError **error)
{
  JsonArray *tags = NULL, *kept;

  if (!bones_json_read_array (from, "tags", &tags, error))
    return FALSE;

  if (tags == NULL)
    return TRUE;

  kept = json_array_new ();
  json_object_set_array_member (to, "tags", kept);
  for (guint i = 0; i < json_array_get_length (tags); i++)
    {
      const char *tag = NULL;

      if (!bones_json_node_string (json_array_get_element (tags, i), "tags", &tag, error))
        return FALSE;

      if (i >= MOST_TAGS || g_utf8_strlen (tag, -1) > LONGEST_TAG)
        {
          g_set_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
                       _ ("A fleet has at most %d tags, each of at most %d characters."), MOST_TAGS,
                       LONGEST_TAG);
          return FALSE;
        }

      json_array_add_string_element (kept, tag);
    }

  return TRUE;
}

/* Warns if the fleet costs more than it was built for. */
static gboolean
keep_limit (BonesRosterFile *self, JsonObject *from, GError **error)
{
  g_autofree char *cost = NULL, *most = NULL;
  gint64 limit = -1;

  if (!bones_json_read_parts (from, "limit", 2, 0, MOST_POINTS, &limit, error))
    return FALSE;

  if (limit < 0)
    return TRUE;

  json_object_set_member (self->document, "limit",
                          json_node_copy (json_object_get_member (from, "limit")));
  if (self->points <= limit)
    return TRUE;

  cost = bones_words_points ((gint) self->points);
  most = bones_words_points ((gint) limit);
  g_ptr_array_add (
      self->warnings,
      g_strdup_printf (_ ("The fleet costs %s points, but was built for %s."), cost, most));
  return TRUE;
}

static gboolean
keep_ship_notes (JsonArray *from, JsonArray *to, GError **error)
{
  for (guint i = 0; i < json_array_get_length (from); i++)
    if (!keep_text (json_array_get_object_element (from, i), "notes",
                    json_array_get_object_element (to, i), error))
      return FALSE;

  return TRUE;
}

/* Copies the members of @from that have been checked, whatever they are. */
static void
keep_members (JsonObject *from, JsonObject *to)
{
  static const char *const members[] = { "edition", "content", "options" };

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (bones_json_has (from, members[i]))
      json_object_set_member (to, members[i],
                              json_node_copy (json_object_get_member (from, members[i])));
}

/* Makes the document that is kept: the members that a fleet has, in their order, and no others. */
static gboolean
make_document (BonesRosterFile *self, JsonObject *from, GError **error)
{
  g_autoptr (JsonObject) fleet = bones_roster_write (self->roster);
  JsonObject *to = json_object_new ();
  JsonObjectIter members;
  const char *name;
  JsonNode *value;

  self->document = to;
  json_object_set_string_member (to, "format", BONES_ROSTER_FORMAT);
  json_object_set_int_member (to, "version", BONES_ROSTER_FILE_VERSION);
  json_object_set_string_member (to, "ruleset", self->setup->ruleset->id);
  keep_members (from, to);
  if (!keep_limit (self, from, error) || !keep_tags (from, to, error)
      || !keep_text (from, "notes", to, error))
    return FALSE;

  json_object_iter_init_ordered (&members, fleet);
  while (json_object_iter_next_ordered (&members, &name, &value))
    json_object_set_member (to, name, json_node_copy (value));

  return keep_ship_notes (json_object_get_array_member (from, "ships"),
                          json_object_get_array_member (to, "ships"), error);
}

static char *
read_member (const char *text, gsize length, const char *member)
{
  g_autoptr (JsonObject) object = bones_json_parse_object (text, length, NULL);
  const char *value = NULL;

  if (object != NULL)
    bones_json_read_string (object, member, &value, NULL);

  return g_strdup (value);
}

char *
bones_roster_file_names_ruleset (const char *text, gsize length)
{
  g_return_val_if_fail (text != NULL, NULL);

  return read_member (text, length, "ruleset");
}

char *
bones_roster_file_names_set (const char *text, gsize length)
{
  g_return_val_if_fail (text != NULL, NULL);

  return read_member (text, length, "content");
}

/* Sets *@set to the set in the file, or to NULL if it has none. */
static gboolean
read_set (JsonObject *object, BonesContentSet **set, GError **error)
{
  JsonObject *document = NULL;
  g_autofree char *text = NULL;

  if (!bones_json_read_object (object, "content", &document, error))
    return FALSE;

  if (document == NULL)
    return TRUE;

  text = bones_json_to_text (document, FALSE);
  *set = bones_content_set_read (text, strlen (text), FALSE, error);
  return *set != NULL;
}

/* The rules and the content that @object is checked against. */
static BonesSetup *
read_setup (JsonObject *object, const BonesContentSet *set, GError **error)
{
  g_autoptr (BonesContentSet) own = NULL;
  g_autofree char *called = NULL;
  const BonesRuleset *ruleset = read_ruleset (object, error);
  const char *edition = NULL;

  if (ruleset == NULL || !bones_json_read_string (object, "edition", &edition, error)
      || (set == NULL && !read_set (object, &own, error)))
    return NULL;

  if (set == NULL && own == NULL)
    return bones_content_setup (ruleset, edition, error);

  set = set != NULL ? set : own;
  if (set->ruleset == ruleset)
    return bones_content_set_setup (set, edition, error);

  called = bones_name_isolate (set->record->name);
  g_set_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
               _ ("“%s” is a content set of %s, but the fleet is of %s."), called,
               _ (set->ruleset->name), _ (ruleset->name));
  return NULL;
}

static BonesRosterFile *
new_file (void)
{
  BonesRosterFile *self = g_new0 (BonesRosterFile, 1);

  self->found = g_array_new (FALSE, TRUE, sizeof (BonesFault));
  self->faults = g_ptr_array_new_with_free_func (g_free);
  self->warnings = g_ptr_array_new_with_free_func (g_free);
  return self;
}

/* Reads everything but the rules and the content, which are set up. */
static gboolean
read_fleet (BonesRosterFile *self, JsonObject *object, GError **error)
{
  BonesRoster *roster;

  if (!read_options (self, object, error))
    return FALSE;

  roster = bones_roster_read (object, error);
  if (roster == NULL)
    return FALSE;

  self->roster = roster;
  g_ptr_array_add (self->setup->rosters, roster);
  check_fleet (self);
  return make_document (self, object, error);
}

BonesRosterFile *
bones_roster_file_read (const char *text, gsize length, const BonesContentSet *set, GError **error)
{
  g_autoptr (BonesRosterFile) self = new_file ();
  g_autoptr (JsonObject) object = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  object = bones_json_parse_object (text, length, error);
  if (object == NULL || !check_format (object, error))
    return NULL;

  self->setup = read_setup (object, set, error);
  return self->setup != NULL && read_fleet (self, object, error) ? g_steal_pointer (&self) : NULL;
}

/* Gives @self everything of @next but the set-up itself, which others may have borrowed. */
static void
take_over (BonesRosterFile *self, BonesRosterFile *next)
{
  BonesSetup *setup = self->setup;
  GPtrArray *rosters = setup->rosters;
  const BonesRosterFile before = *self;

  setup->rosters = next->setup->rosters;
  next->setup->rosters = rosters;
  memcpy (setup->options, next->setup->options, sizeof setup->options);
  *self = *next;
  self->setup = setup;
  *next = (BonesRosterFile){ next->setup,      before.roster, before.points,   before.found,
                             before.n_general, before.faults, before.warnings, before.document };
}

gboolean
bones_roster_file_change (BonesRosterFile *self, JsonObject *document, GError **error)
{
  g_autoptr (BonesRosterFile) next = NULL;
  const char *edition = NULL;

  g_return_val_if_fail (self != NULL && document != NULL, FALSE);

  next = new_file ();
  next->setup = bones_setup_new (self->setup->ruleset, self->setup->content);
  next->setup->borrows = TRUE;
  next->setup->stock = self->setup->stock;
  if (bones_json_read_string (document, "edition", &edition, error)
      && bones_options_begin (next->setup, edition, error) && read_fleet (next, document, error))
    {
      take_over (self, next);
      return TRUE;
    }

  return FALSE;
}

GPtrArray *
bones_content_set_fleets (const BonesContentSet *set)
{
  GPtrArray *fleets = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  JsonArray *rows = NULL;

  g_return_val_if_fail (set != NULL, NULL);

  bones_json_read_array (set->document, "fleets", &rows, NULL);
  for (guint i = 0; rows != NULL && i < json_array_get_length (rows); i++)
    {
      JsonNode *row = json_array_get_element (rows, i);
      BonesRoster *roster = JSON_NODE_HOLDS_OBJECT (row)
                                ? bones_roster_read (json_node_get_object (row), NULL)
                                : NULL;

      if (roster != NULL)
        g_ptr_array_add (fleets, roster);
    }

  return fleets;
}
