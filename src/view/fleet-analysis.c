/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "fleet-analysis.h"

#include "game.h"
#include "ruleset.h"
#include "words-context.h"

#include <string.h>

static void
free_figure (gpointer data)
{
  BonesFigure *figure = data;

  g_free (figure->name);
  g_free (figure->value);
  g_free (figure);
}

void
bones_fleet_analysis_free (BonesFleetAnalysis *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->totals);
  g_ptr_array_unref (self->costs);
  g_free (self);
}

static void
add_text (GPtrArray *figures, const char *name, char *value, gint number)
{
  BonesFigure *figure = g_new0 (BonesFigure, 1);

  figure->name = g_strdup (name);
  figure->value = value;
  figure->number = number;
  g_ptr_array_add (figures, figure);
}

const BonesFigure *
bones_figure_find (const GPtrArray *figures, const char *name)
{
  g_return_val_if_fail (figures != NULL && name != NULL, NULL);

  for (guint i = 0; i < figures->len; i++)
    if (g_str_equal (((const BonesFigure *) g_ptr_array_index (figures, i))->name, name))
      return g_ptr_array_index (figures, i);

  return NULL;
}

static const char *
last_name (const GPtrArray *figures)
{
  return figures->len > 0
             ? ((const BonesFigure *) g_ptr_array_index (figures, figures->len - 1))->name
             : NULL;
}

GPtrArray *
bones_figure_names (const GPtrArray *a, const GPtrArray *b)
{
  GPtrArray *names = g_ptr_array_new ();
  const char *last;

  g_return_val_if_fail (a != NULL && b != NULL, names);

  last = g_strcmp0 (last_name (a), last_name (b)) == 0 ? last_name (a) : NULL;
  for (guint i = 0; i < a->len + b->len; i++)
    {
      const BonesFigure *figure =
          i < a->len ? g_ptr_array_index (a, i) : g_ptr_array_index (b, i - a->len);

      if (g_strcmp0 (figure->name, last) != 0
          && (i < a->len || bones_figure_find (a, figure->name) == NULL))
        g_ptr_array_add (names, figure->name);
    }

  if (last != NULL) /* a sum */
    g_ptr_array_add (names, (gpointer) last);

  return names;
}

/* Adds @n to the figure @name. */
static void
add_number (GPtrArray *figures, const char *name, gint n)
{
  BonesFigure *figure = (BonesFigure *) bones_figure_find (figures, name);

  if (figure == NULL)
    {
      add_text (figures, name, g_strdup_printf ("%d", n), n);
      return;
    }

  figure->number += n;
  g_free (figure->value);
  figure->value = g_strdup_printf ("%d", figure->number);
}

/* ---- Totals ---- */

/* The dice, or guns, of each bank. */
static void
add_banks (const BonesSetup *setup, const BonesGame *game, guint ship, GPtrArray *totals)
{
  const BonesTurn *turn = setup->ruleset->turn;
  BonesTurnBank banks[BONES_MAX_BANKS];
  const guint n = turn != NULL ? turn->banks (setup, game, ship, banks) : 0;

  for (guint i = 0; i < n; i++)
    {
      const char *word = bones_words_called (setup, "choice", banks[i].id);
      const char *bank = word != NULL ? word : bones_words_called (setup, NULL, banks[i].id);
      g_autofree char *name = g_strdup_printf (_ ("Dice: %s"), bank != NULL ? bank : banks[i].id);

      add_number (totals, name, (gint) banks[i].guns);
    }
}

/* What is counted on a card: hull, crew, decks. */
static void
add_tracks (const BonesSetup *setup, const BonesGame *game, guint ship, GPtrArray *totals)
{
  const BonesRuleset *ruleset = setup->ruleset;
  const BonesShip *self = &game->ships[ship];

  for (guint i = 0; ruleset->ship_tracks[i].id != NULL; i++)
    {
      const BonesTrack *track = &ruleset->ship_tracks[i];
      const gboolean room = track->show == BONES_SHOW_HOLES || track->show == BONES_SHOW_PEGS;
      g_autofree char *name = NULL;
      gint n;

      if ((!room && track->show != BONES_SHOW_PIPS
           && !(track->show == BONES_SHOW_COUNT && track->trait))
          || !bones_setup_has_track (setup, self->kind, i))
        continue;

      n = room ? (gint) ruleset->limit (setup, game, ship, i)
               : (gint) self->tracks[i] - (gint) track->base;
      name = bones_words_ship_track (setup, self->kind, i);
      if (n > 0)
        add_number (totals, name, n);
    }
}

/* The boxes of ships that have a plan. */
static void
add_plan (const BonesSetup *setup, const BonesGame *game, guint ship, GPtrArray *totals)
{
  BonesPart parts[BONES_MAX_PARTS];
  const guint n = bones_setup_plan (setup, game, ship, parts);

  for (guint i = 0; i < n; i++)
    {
      const char *counters = parts[i].kind == BONES_PART_COUNTERS
                                 ? bones_words_called (setup, NULL, parts[i].words)
                                 : NULL;

      add_number (totals, counters != NULL ? counters : _ ("Hull"), (gint) parts[i].boxes);
    }
}

static gint
compare_speeds (gconstpointer a, gconstpointer b)
{
  return *(const gint *) b - *(const gint *) a;
}

/* Going in way @way; -1: in the only one. */
static gint
find_speed (const BonesSetup *setup, const BonesGame *game, guint ship, gint way)
{
  const BonesRuleset *ruleset = setup->ruleset;

  return game->ships[ship].origin != 0 ? -1
         : way >= 0                    ? ruleset->speed_going (setup, game, ship, (guint) way)
                                       : ruleset->speed (setup, game, ship);
}

/* "2 × 6 in, 3 × 5 in", the fastest first. */
static void
add_speeds (const BonesSetup *setup, const BonesGame *game, const char *name, gint way,
            GPtrArray *totals)
{
  g_autoptr (GArray) speeds = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < game->n_ships; i++)
    {
      const gint speed = find_speed (setup, game, i, way);

      if (speed >= 0)
        g_array_append_val (speeds, speed);
    }

  if (speeds->len == 0)
    return;

  g_array_sort (speeds, compare_speeds);
  for (guint i = 0, n = 0; i < speeds->len; i += n)
    {
      const gint speed = g_array_index (speeds, gint, i);
      g_autofree char *inches = bones_words_inches (speed);

      for (n = 0; i + n < speeds->len && g_array_index (speeds, gint, i + n) == speed; n++)
        ;

      g_ptr_array_add (texts, g_strdup_printf ("%u × %s", n, inches));
    }

  add_text (totals, name, bones_words_list (texts), g_array_index (speeds, gint, speeds->len - 1));
}

/* By the wind, if that changes them. */
static void
add_all_speeds (const BonesSetup *setup, const BonesGame *game, GPtrArray *totals)
{
  const char *const *goings = setup->ruleset->goings;

  if (goings == NULL && setup->ruleset->speed != NULL)
    add_speeds (setup, game, _ ("Speed"), -1, totals);

  for (gint way = 0; goings != NULL && goings[way] != NULL; way++)
    {
      const char *word = bones_words_called (setup, "choice", goings[way]);
      g_autofree char *name = g_strdup_printf (_ ("Speed: %s"), word != NULL ? word : goings[way]);

      add_speeds (setup, game, name, way, totals);
    }
}

static void
add_totals (const BonesSetup *setup, const BonesRoster *fleet, GPtrArray *totals)
{
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);

  add_number (totals, _ ("Ships"), (gint) fleet->ships->len);
  bones_setup_game (setup, game);
  for (guint i = 0; i < game->n_ships; i++)
    if (game->ships[i].origin == 0 && game->ships[i].roster > 0)
      {
        add_banks (setup, game, i, totals);
        add_tracks (setup, game, i, totals);
        add_plan (setup, game, i, totals);
      }

  add_all_speeds (setup, game, totals);
}

/* ---- Costs ---- */

static gint
price (const BonesSetup *setup, const BonesRoster *fleet)
{
  g_autoptr (GArray) faults = g_array_new (FALSE, TRUE, sizeof (BonesFault));

  return (gint) setup->ruleset->check (setup, fleet, faults);
}

static void
add_cost (GPtrArray *costs, const char *name, gint halves)
{
  if (halves > 0)
    add_text (costs, name, bones_words_points (halves), halves);
}

/* What the ships of @kind cost, without what they carry. */
static void
add_class (const BonesSetup *setup, const BonesRoster *bare, const char *kind, GPtrArray *costs)
{
  g_autoptr (BonesRoster) without = bones_roster_copy (bare);
  const gint number = bones_ruleset_kind (setup, kind);
  const char *word =
      number >= 0 ? bones_words_called (
          setup, NULL, setup->ruleset->kind_words (setup->content, setup->options, (guint) number))
                  : NULL;
  g_autofree char *name = NULL;
  guint n = 0;

  for (guint i = without->ships->len; i-- > 0;)
    if (g_strcmp0 (((const BonesRosterShip *) g_ptr_array_index (without->ships, i))->kind, kind)
        == 0)
      {
        g_ptr_array_remove_index (without->ships, i);
        n++;
      }

  name = g_strdup_printf ("%u × %s", n, word != NULL ? word : kind);
  if (bones_figure_find (costs, name) == NULL)
    add_cost (costs, name, price (setup, bare) - price (setup, without));
}

static void
add_costs (const BonesSetup *setup, const BonesRoster *fleet, GPtrArray *costs)
{
  g_autoptr (BonesRoster) bare = bones_roster_copy (fleet);
  gint sum = 0, rest;

  bare->cards = 0;
  for (guint i = 0; i < bare->ships->len; i++)
    {
      BonesRosterShip *ship = g_ptr_array_index (bare->ships, i);

      g_clear_pointer (&ship->wizard, g_free);
      g_clear_pointer (&ship->characters, g_strfreev);
      g_clear_pointer (&ship->cards, g_strfreev);
      ship->anti_flyer = FALSE;
    }

  for (guint i = 0; i < bare->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (bare->ships, i);

      if (ship->kind != NULL)
        add_class (setup, bare, ship->kind, costs);
    }

  for (guint i = 0; i < costs->len; i++)
    sum += ((const BonesFigure *) g_ptr_array_index (costs, i))->number;

  rest = price (setup, fleet) - sum;
  add_cost (costs, _ ("Wizards, characters, weapons and cards"), rest);
  if (costs->len > 0)
    add_cost (costs, _ ("Together"), sum + MAX (rest, 0));
}

BonesFleetAnalysis *
bones_fleet_analysis_new (const BonesSetup *setup, const BonesRoster *fleet)
{
  BonesFleetAnalysis *self = g_new0 (BonesFleetAnalysis, 1);
  g_autoptr (GPtrArray) rosters = g_ptr_array_new ();
  BonesSetup alone;

  self->totals = g_ptr_array_new_with_free_func (free_figure);
  self->costs = g_ptr_array_new_with_free_func (free_figure);
  g_return_val_if_fail (setup != NULL && fleet != NULL, self);

  g_ptr_array_add (rosters, (gpointer) fleet);
  alone = *setup;
  alone.rosters = rosters;
  add_totals (&alone, fleet, self->totals);
  add_costs (&alone, fleet, self->costs);
  return self;
}
