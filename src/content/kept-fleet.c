/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "builder-fleet.h"
#include "content.h"
#include "fleet-text-read.h"
#include "fresh-seed.h"
#include "json-read.h"
#include "json-text.h"
#include "kept-fleet.h"
#include "registry.h"
#include "setup-text.h"

#include <string.h>

BonesRosterFile *
bones_kept_fleet_read (BonesStore *store, const char *text, gsize length, GError **error)
{
  g_autofree char *name = NULL, *id = NULL;
  g_autoptr (BonesContentSet) set = NULL;
  const BonesRuleset *ruleset;

  g_return_val_if_fail (store != NULL && text != NULL, NULL);

  name = bones_roster_file_names_set (text, length);
  if (name == NULL)
    return bones_roster_file_read (text, length, NULL, error);

  id = bones_roster_file_names_ruleset (text, length);
  ruleset = bones_content_ruleset (id, error);
  set = ruleset != NULL ? bones_content_set_find (store, ruleset, name, error) : NULL;
  return set != NULL ? bones_roster_file_read (text, length, set, error) : NULL;
}

/* The number that @name is; 0 if it is none. */
static gint64
read_number (const char *name)
{
  char *end = NULL;
  const gint64 number = g_ascii_strtoll (name, &end, 10);

  return end != name && *end == '\0' && number > 0 ? number : 0;
}

static gboolean
same_name (const char *a, const char *b)
{
  g_autofree char *folded_a = g_utf8_casefold (a, -1), *folded_b = g_utf8_casefold (b, -1);

  return g_str_equal (folded_a, folded_b);
}

BonesFleetRecord *
bones_kept_fleet_find (BonesStore *store, const char *name, GError **error)
{
  g_autoptr (GPtrArray) records = NULL;
  gint64 id;
  guint n = 0;

  g_return_val_if_fail (store != NULL && name != NULL, NULL);

  id = read_number (name);
  if (id != 0)
    return bones_store_load_fleet (store, id, error);

  records = bones_store_list_fleets (store, NULL, error);
  if (records == NULL)
    return NULL;

  for (guint i = 0; i < records->len; i++)
    {
      const BonesFleetRecord *record = g_ptr_array_index (records, i);

      if (same_name (record->name, name))
        {
          id = record->id;
          n++;
        }
    }

  if (n == 1)
    return bones_store_load_fleet (store, id, error);

  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_FLEET,
               n == 0 ? _ ("There is no kept fleet called “%.80s”.")
                      : _ ("Several kept fleets are called “%.80s”. Use the number instead."),
               name);
  return NULL;
}

/* Sets what is stored of @record to @file. */
static gboolean
set_file (BonesFleetRecord *record, const BonesRosterFile *file, GError **error)
{
  if (*file->roster->name == '\0')
    {
      g_set_error_literal (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
                           _ ("The fleet has no name."));
      return FALSE;
    }

  g_free (record->ruleset);
  g_free (record->name);
  g_free (record->json);
  record->ruleset = g_strdup (file->setup->ruleset->id);
  record->name = g_strdup (file->roster->name);
  record->json = bones_json_to_text (file->document, FALSE);
  return TRUE;
}

BonesFleetRecord *
bones_kept_fleet_add (BonesStore *store, const char *text, gsize length, GError **error)
{
  g_autoptr (BonesFleetRecord) record = g_new0 (BonesFleetRecord, 1);
  g_autoptr (BonesRosterFile) file = NULL;

  g_return_val_if_fail (store != NULL && text != NULL, NULL);

  file = bones_kept_fleet_read (store, text, length, error);
  if (file == NULL || !set_file (record, file, error)
      || !bones_store_add_fleet (store, record, error))
    return NULL;

  return g_steal_pointer (&record);
}

/* The builder's fleet in @text with ships of the set that knows the most of its units: the one that
 * leaves out the least. If there is none, @error says why it is not one of the stock set. */
static char *
read_with_best_set (BonesStore *store, const BonesRuleset *ruleset, const char *text, gsize length,
                    GPtrArray *notes, GError **error)
{
  g_autoptr (GPtrArray) records = bones_content_sets (store, ruleset, error);
  guint least = G_MAXUINT;
  char *best = NULL;

  for (guint i = 0; records != NULL && i < records->len; i++)
    {
      const BonesSetRecord *record = g_ptr_array_index (records, i);
      GError **why = i == 0 ? error : NULL;
      g_autoptr (BonesContentSet) set = bones_content_set_open (store, ruleset, record->id, why);
      g_autoptr (GPtrArray) left_out = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *fleet =
          set != NULL ? bones_builder_fleet_read (set, text, length, left_out, why) : NULL;

      if (fleet == NULL || left_out->len >= least)
        continue;

      least = left_out->len;
      g_free (best);
      best = g_steal_pointer (&fleet);
      g_ptr_array_set_size (notes, 0);
      g_ptr_array_extend_and_steal (notes, g_steal_pointer (&left_out));
    }

  if (best != NULL)
    g_clear_error (error);
  return best;
}

static char *
read_builder_fleet (BonesStore *store, const char *text, gsize length, const char *content,
                    GPtrArray *notes, GError **error)
{
  const BonesRuleset *ruleset = bones_content_ruleset ("man-o-war", error);
  g_autoptr (BonesContentSet) set = NULL;

  if (ruleset == NULL || content == NULL)
    return ruleset != NULL ? read_with_best_set (store, ruleset, text, length, notes, error) : NULL;

  set = bones_content_set_find (store, ruleset, content, error);
  return set != NULL ? bones_builder_fleet_read (set, text, length, notes, error) : NULL;
}

BonesFleetRecord *
bones_kept_fleet_import (BonesStore *store, const char *text, gsize length, const char *content,
                         GPtrArray *notes, GError **error)
{
  g_autofree char *fleet = NULL;

  g_return_val_if_fail (store != NULL && text != NULL && notes != NULL, NULL);

  if (bones_builder_fleet_is (text, length))
    fleet = read_builder_fleet (store, text, length, content, notes, error);
  else if (bones_fleet_text_is (text, length))
    fleet = bones_fleet_text_read (text, length, notes, error);
  else
    return bones_kept_fleet_add (store, text, length, error);

  return fleet != NULL ? bones_kept_fleet_add (store, fleet, strlen (fleet), error) : NULL;
}

gboolean
bones_kept_fleet_put (BonesStore *store, BonesFleetRecord *record, const char *text, gsize length,
                      GError **error)
{
  g_autoptr (BonesRosterFile) file = NULL;

  g_return_val_if_fail (store != NULL && record != NULL && text != NULL, FALSE);

  file = bones_kept_fleet_read (store, text, length, error);
  return file != NULL && bones_kept_fleet_put_file (store, record, file, error);
}

gboolean
bones_kept_fleet_put_file (BonesStore *store, BonesFleetRecord *record, const BonesRosterFile *file,
                           GError **error)
{
  g_autoptr (BonesFleetRecord) next = g_new0 (BonesFleetRecord, 1);

  g_return_val_if_fail (store != NULL && record != NULL && file != NULL, FALSE);

  next->id = record->id;
  next->revision = record->revision;
  next->archived = record->archived;
  next->created = record->created;
  next->changed = record->changed;
  if (!set_file (next, file, error))
    return FALSE;

  if (g_str_equal (next->json, record->json))
    return TRUE;

  if (!bones_store_put_fleet (store, next, error))
    return FALSE;

  bones_fleet_record_replace (record, g_steal_pointer (&next));
  return TRUE;
}

/* What is rolled for @roster: @dice, or the app's. */
static BonesRolled *
make_rolled (const BonesSetup *setup, const BonesRoster *roster, JsonArray *dice, GError **error)
{
  const BonesRuleset *ruleset = setup->ruleset;
  const guint wanted = ruleset->ahead != NULL ? ruleset->ahead (setup, roster) : 0;
  g_autoptr (BonesRolled) rolled = bones_rolled_new ();
  guint8 seed[BONES_SEED_BYTES];

  if (wanted == 0 || wanted > BONES_MOST_ROLLED)
    {
      g_set_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
                   wanted == 0 ? _ ("In %s fleets are bought, not rolled.")
                               : _ ("A fleet of %s has too many ships to be rolled."),
                   _ (ruleset->name));
      return NULL;
    }

  if (dice == NULL)
    return bones_fresh_seed (seed, error) ? bones_rolled_by_app (seed, ruleset->ahead_rule, wanted)
                                          : NULL;

  if (!bones_rolled_add_dice (rolled, dice, error))
    return NULL;

  if (rolled->dice->len == wanted)
    return g_steal_pointer (&rolled);

  g_set_error (error, BONES_ROSTER_FILE_ERROR, BONES_ROSTER_FILE_ERROR_FORMAT,
               _ ("This fleet needs %u dice, not %u."), wanted, rolled->dice->len);
  return NULL;
}

gboolean
bones_kept_fleet_roll (BonesStore *store, BonesFleetRecord *record, JsonArray *dice, GError **error)
{
  g_autoptr (BonesRosterFile) file = NULL;
  g_autoptr (BonesRoster) roster = NULL;
  g_autoptr (JsonObject) fleet = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (store != NULL && record != NULL, FALSE);

  file = bones_kept_fleet_read (store, record->json, strlen (record->json), error);
  if (file == NULL)
    return FALSE;

  roster = bones_roster_copy (file->roster);
  g_clear_pointer (&roster->rolled, bones_rolled_free);
  roster->rolled = make_rolled (file->setup, roster, dice, error);
  if (roster->rolled == NULL)
    return FALSE;

  fleet = bones_roster_write (roster);
  json_object_set_member (file->document, "rolled",
                          json_node_copy (json_object_get_member (fleet, "rolled")));
  text = bones_json_to_text (file->document, FALSE);
  return bones_kept_fleet_put (store, record, text, strlen (text), error);
}

BonesFleetRecord *
bones_kept_fleet_copy (BonesStore *store, const BonesFleetRecord *record, const char *name,
                       GError **error)
{
  g_autofree char *own = NULL, *text = NULL;
  g_autoptr (JsonObject) document = NULL;

  g_return_val_if_fail (store != NULL && record != NULL, NULL);

  document = bones_json_parse_object (record->json, strlen (record->json), error);
  if (document == NULL)
    return NULL;

  own = name == NULL ? g_strdup_printf (_ ("%s (copy)"), record->name) : g_strdup (name);
  json_object_set_string_member (document, "name", own);
  text = bones_json_to_text (document, FALSE);
  return bones_kept_fleet_add (store, text, strlen (text), error);
}

/* Adds to @fleet where its ships come from, unless that is the stock content, of this version of
 * the program or of another: it has no name. */
static gboolean
add_content (BonesStore *store, const BonesRuleset *ruleset, const char *content, JsonObject *fleet,
             GError **error)
{
  g_autoptr (JsonObject) document = bones_json_parse_object (content, strlen (content), error);
  g_autoptr (BonesContentSet) set = NULL;
  const char *name = NULL;

  if (document == NULL || !bones_json_read_string (document, "name", &name, error))
    return FALSE;

  if (name == NULL)
    return TRUE;

  if (ruleset->schema != NULL)
    set = bones_content_set_find (store, ruleset, name, NULL);

  if (set != NULL)
    json_object_set_string_member (fleet, "content", name);
  else
    json_object_set_object_member (fleet, "content", json_object_ref (document));

  return TRUE;
}

char *
bones_kept_fleet_from_battle (BonesStore *store, const BonesSetup *setup, const BonesRoster *roster,
                              const char *content, GError **error)
{
  g_autoptr (JsonObject) fleet = NULL;
  g_autoptr (GVariant) options = NULL;

  g_return_val_if_fail (store != NULL && setup != NULL && roster != NULL && content != NULL, NULL);

  fleet = bones_roster_write (roster);
  json_object_set_string_member (fleet, "format", BONES_ROSTER_FORMAT);
  json_object_set_int_member (fleet, "version", BONES_ROSTER_FILE_VERSION);
  json_object_set_string_member (fleet, "ruleset", setup->ruleset->id);
  json_object_set_string_member (fleet, "edition", setup->ruleset->editions[setup->options[0]]);
  if (!add_content (store, setup->ruleset, content, fleet, error))
    return NULL;

  options = g_variant_ref_sink (bones_options_to_variant (setup->ruleset, setup->options, NULL));
  json_object_set_member (fleet, "options", json_gvariant_serialize (options));
  json_object_remove_member (fleet, "side"); /* of that battle only */
  return bones_json_to_text (fleet, FALSE);
}
