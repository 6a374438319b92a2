/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "game-summary.h"

#include "registry.h"
#include "words.h"

#include "bones-config.h"

#include <json-glib/json-glib.h>

static JsonArray *
find_fleets (JsonParser *parser)
{
  JsonNode *root = json_parser_get_root (parser);
  JsonNode *fleets = NULL;

  if (root != NULL && JSON_NODE_HOLDS_OBJECT (root))
    fleets = json_object_get_member (json_node_get_object (root), "fleets");
  return fleets != NULL && JSON_NODE_HOLDS_ARRAY (fleets) ? json_node_get_array (fleets) : NULL;
}

static const char *
name_of (JsonNode *fleet)
{
  JsonNode *name = JSON_NODE_HOLDS_OBJECT (fleet)
                       ? json_object_get_member (json_node_get_object (fleet), "name")
                       : NULL;

  return name != NULL && JSON_NODE_HOLDS_VALUE (name) ? json_node_get_string (name) : NULL;
}

/* The letters of the fleets, as at the table: the same names give the same letters. */
static void
give_letters (BonesGameFleets *self, const BonesRuleset *ruleset)
{
  g_autoptr (BonesSetup) setup = bones_setup_new (ruleset, NULL);
  g_autoptr (BonesNames) names = NULL;

  for (guint i = 0; i < self->n; i++)
    g_ptr_array_add (setup->rosters, bones_roster_new (self->names[i]));
  names = bones_names_new (setup, NULL, NULL);
  for (guint i = 0; i < self->n; i++)
    self->letters[i] = names->letters[i];
}

void
bones_game_fleets_read (BonesGameFleets *self, const BonesGameRecord *record)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  const BonesRuleset *ruleset;
  JsonArray *fleets;

  g_return_if_fail (self != NULL && record != NULL);

  *self = (BonesGameFleets){ 0 };
  ruleset = bones_ruleset_find (record->ruleset);
  self->edges = ruleset != NULL && ruleset->edges;
  if (ruleset == NULL || record->setup == NULL
      || !json_parser_load_from_data (parser, record->setup, -1, NULL))
    return;

  fleets = find_fleets (parser);
  for (guint i = 0; fleets != NULL && i < json_array_get_length (fleets); i++)
    {
      const char *name = name_of (json_array_get_element (fleets, i));

      if (name != NULL && self->n < BONES_MAX_FLEETS)
        self->names[self->n++] = g_strdup (name);
    }
  give_letters (self, ruleset);
}

void
bones_game_fleets_clear (BonesGameFleets *self)
{
  for (guint i = 0; i < self->n; i++)
    g_free (self->names[i]);
  self->n = 0;
}

static GDateTime *
local_time (gint64 microseconds)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (microseconds / G_USEC_PER_SEC);

  return utc != NULL ? g_date_time_to_local (utc) : NULL;
}

static gint
days_between (GDateTime *then, GDateTime *now)
{
  GDate a, b;

  g_date_clear (&a, 1);
  g_date_clear (&b, 1);
  g_date_set_dmy (&a, (GDateDay) g_date_time_get_day_of_month (then),
                  (GDateMonth) g_date_time_get_month (then),
                  (GDateYear) g_date_time_get_year (then));
  g_date_set_dmy (&b, (GDateDay) g_date_time_get_day_of_month (now),
                  (GDateMonth) g_date_time_get_month (now), (GDateYear) g_date_time_get_year (now));
  return g_date_days_between (&a, &b);
}

char *
bones_when (gint64 then, gint64 now)
{
  g_autoptr (GDateTime) played = local_time (then);
  g_autoptr (GDateTime) today = local_time (now);
  gint days;

  if (played == NULL || today == NULL)
    return g_strdup (_ ("some time ago"));

  days = days_between (played, today);
  if (days == 0)
    /* Translators: a time today; see strftime */
    return g_date_time_format (played, _ ("today at %H:%M"));
  if (days == 1)
    return g_date_time_format (played, _ ("yesterday at %H:%M"));
  if (g_date_time_get_year (played) == g_date_time_get_year (today))
    /* Translators: a day of this year; see strftime */
    return g_date_time_format (played, _ ("%-e %B"));
  return g_date_time_format (played, _ ("%-e %B %Y"));
}

/* How far it has come, or how it ended. */
static char *
describe_stage (const BonesGameRecord *record, const BonesRuleset *ruleset)
{
  if (record->over && record->winner != NULL)
    {
      g_autofree char *winner = bones_name_isolate (record->winner);

      /* Translators: how a battle ended, in a list of battles: "Black Spot 2025 · won by Red" */
      return g_strdup_printf (_ ("won by %s"), winner);
    }

  return record->over         ? g_strdup (_ ("over, without a winner"))
         : record->round == 0 ? g_strdup (_ ("being set up"))
         : ruleset != NULL    ? bones_words_round (ruleset, "in-brief", record->round)
                              : g_strdup_printf ("%u", record->round);
}

char *
bones_game_describe (const BonesGameRecord *record, gint64 now)
{
  const BonesRuleset *ruleset;
  g_autofree char *when = NULL;
  g_autofree char *stage = NULL;
  gboolean several;

  g_return_val_if_fail (record != NULL, NULL);

  ruleset = bones_ruleset_find (record->ruleset);
  when = bones_when (record->played, now);
  stage = describe_stage (record, ruleset);
  several = ruleset != NULL && ruleset->editions[1] != NULL;
  return g_strdup_printf ("%s%s%s · %s · %s",
                          ruleset != NULL ? g_dgettext (GETTEXT_PACKAGE, ruleset->name)
                                          : record->ruleset,
                          several ? " " : "", several ? record->edition : "", stage, when);
}
