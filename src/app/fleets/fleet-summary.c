/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "fleet-summary.h"

#include "json-read.h"
#include "ready-made.h"
#include "registry.h"
#include "systems.h"
#include "words.h"

#include "bones-config.h"

#include <string.h>

#define MOST_POINTS 20000 /* of a limit, in halves */

void
bones_fleet_summary_free (BonesFleetSummary *summary)
{
  if (summary == NULL)
    return;

  g_free (summary->system);
  g_free (summary->faction);
  g_free (summary->points);
  g_free (summary->badge);
  g_free (summary->why);
  g_free (summary->ships);
  g_ptr_array_unref (summary->looks);
  g_free (summary);
}

static char *
name_system (const BonesRuleset *ruleset, const char *edition)
{
  return ruleset->editions[1] != NULL
             ? g_strdup_printf ("%s %s", bones_system_name (ruleset), edition)
             : g_strdup (bones_system_name (ruleset));
}

static void
add_sentences (GString *text, const GPtrArray *sentences)
{
  for (guint i = 0; i < sentences->len; i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (sentences, i));
}

/* By how much it costs more than the rules or its own limit allow, in halves of points. */
static guint
find_excess (const BonesRosterFile *file)
{
  const BonesRuleset *ruleset = file->setup->ruleset;
  gint64 most = file->points;

  if (ruleset->budget != NULL)
    most = MIN (most, ruleset->budget (file->setup, file->roster));
  bones_json_read_parts (file->document, "limit", 2, 0, MIN (most, MOST_POINTS), &most, NULL);
  return file->points - (guint) most;
}

static char *
say_over (guint excess)
{
  g_autofree char *points = bones_words_points ((gint) excess);

  /* Translators: how much more a fleet costs than it may, as short as possible */
  return excess == 2 ? g_strdup (_ ("1 point over"))
                     : g_strdup_printf (_ ("%s points over"), points);
}

static void
judge (BonesFleetSummary *self, const BonesRosterFile *file)
{
  const guint excess = find_excess (file), n = file->faults->len;
  g_autoptr (GString) why = g_string_new (NULL);

  add_sentences (why, file->faults);
  add_sentences (why, file->warnings);
  self->why = why->len > 0 ? g_strdup (why->str) : NULL;
  if (excess > 0 && n <= 1)
    {
      self->state = BONES_FLEET_OVER;
      self->badge = say_over (excess);
    }
  else if (n > 0)
    {
      self->state = BONES_FLEET_WRONG;
      self->badge = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u fault", "%u faults", n), n);
    }
  else
    self->badge = g_strdup (_ ("Legal"));
}

static const char *
name_class (const BonesSetup *setup, const char *id, gint kind)
{
  const char *words =
      kind >= 0 ? setup->ruleset->kind_words (setup->content, setup->options, (guint) kind) : id;
  const char *name = bones_words_called (setup, NULL, words);

  return name != NULL ? name : words;
}

/* How many ships of the same class begin at ship @i. */
static guint
count_alike (const BonesRoster *roster, guint i)
{
  const BonesRosterShip *first = g_ptr_array_index (roster->ships, i);
  guint n = 1;

  while (i + n < roster->ships->len
         && g_strcmp0 (((const BonesRosterShip *) g_ptr_array_index (roster->ships, i + n))->kind,
                       first->kind)
                == 0)
    n++;
  return n;
}

static void
show_ships (BonesFleetSummary *self, const BonesRosterFile *file)
{
  const BonesRoster *roster = file->roster;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0, n; i < roster->ships->len; i += n)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
      const gint kind = bones_ruleset_kind (file->setup, ship->kind);
      const char *look = kind >= 0 ? bones_class_look (file->setup, (guint) kind) : ship->kind;
      const char *name = name_class (file->setup, ship->kind, kind);

      n = count_alike (roster, i);
      for (guint j = 0; j < n; j++)
        g_ptr_array_add (self->looks, g_strdup (look));
      /* Translators: a number of ships, and their class */
      g_ptr_array_add (texts, n > 1 ? g_strdup_printf (_ ("%u × %s"), n, name) : g_strdup (name));
    }
  self->ships = bones_words_list (texts);
}

static void
show_file (BonesFleetSummary *self, const BonesRosterFile *file)
{
  const BonesSetup *setup = file->setup;
  const char *faction = bones_setup_has_factions (setup) ? file->roster->faction : NULL;
  g_autofree char *points = bones_words_points ((gint) file->points);

  self->system = name_system (setup->ruleset, setup->ruleset->editions[setup->options[0]]);
  if (faction != NULL)
    {
      const char *name = bones_words_called (setup, "faction", faction);

      self->faction = g_strdup (name != NULL ? name : faction);
      self->faction_icon = bones_words_icon (setup, "faction", faction);
    }
  self->cost = file->points;
  if (setup->ruleset->budget != NULL || file->points > 0)
    self->points =
        file->points == 2 ? g_strdup (_ ("1 point")) : g_strdup_printf (_ ("%s points"), points);
  judge (self, file);
  show_ships (self, file);
}

BonesFleetSummary *
bones_fleet_summary_new (BonesStore *store, const BonesFleetRecord *record)
{
  BonesFleetSummary *self = g_new0 (BonesFleetSummary, 1);
  g_autoptr (BonesRosterFile) file = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (store != NULL && record != NULL, self);

  self->ruleset = bones_ruleset_find (record->ruleset);
  self->looks = g_ptr_array_new_with_free_func (g_free);
  file = bones_kept_fleet_read (store, record->json, strlen (record->json), &error);
  if (file != NULL)
    {
      show_file (self, file);
      return self;
    }

  self->system = self->ruleset != NULL ? g_strdup (bones_system_name (self->ruleset))
                                       : g_strdup (record->ruleset);
  self->state = BONES_FLEET_UNREADABLE;
  self->badge = g_strdup (_ ("Cannot be checked"));
  self->why = g_strdup (error->message);
  self->ships = g_strdup ("");
  return self;
}

char *
bones_fleet_score_words (const BonesFleetScore *score)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (score != NULL, NULL);

  if (score->won > 0)
    {
      /* Translators: so many battles */
      g_autofree char *won = g_strdup_printf (_ ("%u won"), score->won);

      g_strv_builder_add (builder, won);
    }
  if (score->drawn > 0)
    {
      g_autofree char *drawn = g_strdup_printf (_ ("%u drawn"), score->drawn);

      g_strv_builder_add (builder, drawn);
    }
  if (score->lost > 0)
    {
      g_autofree char *lost = g_strdup_printf (_ ("%u lost"), score->lost);

      g_strv_builder_add (builder, lost);
    }
  parts = g_strv_builder_end (builder);
  return parts[0] != NULL ? g_strjoinv (" · ", parts) : NULL;
}
