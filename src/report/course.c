/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "walk.h"
#include "who-sees.h"

#include <string.h>

struct _BonesCourseNotes {
  const BonesSetup *setup;
  guint viewer;
  gint crew; /* the ship track that counts it, or -1 */
  GArray *steps, *losses;
  BonesGame *was; /* at the last entry */
  gboolean any;   /* `was` is set */
};

static void
clear_loss (gpointer data)
{
  g_free (((BonesLoss *) data)->text);
}

/* The ship track that counts her crew; -1: there is none. Not how good a crew it is. */
static gint
find_crew (const BonesRuleset *ruleset)
{
  const gint track = bones_ruleset_track (ruleset->ship_tracks, "crew");

  return track >= 0 && ruleset->ship_tracks[track].base == 0 ? track : -1;
}

BonesCourseNotes *
bones_course_notes_new (const BonesSetup *setup, guint viewer)
{
  BonesCourseNotes *self = g_new0 (BonesCourseNotes, 1);

  self->setup = setup;
  self->viewer = viewer;
  self->crew = find_crew (setup->ruleset);
  self->steps = g_array_new (FALSE, TRUE, sizeof (BonesCourseStep));
  self->losses = g_array_new (FALSE, TRUE, sizeof (BonesLoss));
  g_array_set_clear_func (self->losses, clear_loss);
  self->was = g_new0 (BonesGame, 1);
  return self;
}

static gboolean
is_worth (const BonesCourseNotes *self, BonesCourseKind kind)
{
  for (guint i = 0; i < self->steps->len; i++)
    for (guint fleet = 0; fleet < BONES_MAX_FLEETS; fleet++)
      if (g_array_index (self->steps, BonesCourseStep, i).values[kind][fleet] > 0)
        return TRUE;

  return FALSE;
}

void
bones_course_notes_end (BonesCourseNotes *self, BonesCourse *course)
{
  const BonesRuleset *ruleset = self->setup->ruleset;

  *course = (BonesCourse){ .counted = { [BONES_COURSE_SHIPS] = TRUE },
                           .main = BONES_COURSE_SHIPS,
                           .steps = self->steps,
                           .losses = self->losses };
  course->counted[BONES_COURSE_POINTS] =
      ruleset->tally != NULL && is_worth (self, BONES_COURSE_POINTS);
  course->counted[BONES_COURSE_HONOURS] = ruleset->honours != NULL;
  course->counted[BONES_COURSE_CREW] = self->crew >= 0 && is_worth (self, BONES_COURSE_CREW);
  for (guint kind = BONES_COURSE_KINDS; kind-- > 0;)
    if (course->counted[kind] && kind != BONES_COURSE_HONOURS)
      course->main = kind;

  g_free (self->was);
  g_free (self);
}

/* Ships that the viewer may not know are not counted. */
static void
count_ships (const BonesCourseNotes *self, const BonesGame *game, BonesCourseStep *step)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      const guint fleet = game->ships[ship].fleet;

      if (fleet >= game->n_fleets || !bones_game_in_play (game, ship)
          || !bones_sees_ship (self->setup, game, self->viewer, ship))
        continue;

      step->values[BONES_COURSE_SHIPS][fleet]++;
      if (self->crew >= 0)
        step->values[BONES_COURSE_CREW][fleet] += game->ships[ship].tracks[self->crew];
    }
}

static void
count (const BonesCourseNotes *self, const BonesGame *game, BonesCourseStep *step)
{
  const BonesRuleset *ruleset = self->setup->ruleset;

  step->round = game->round;
  step->n_fleets = game->n_fleets;
  count_ships (self, game, step);
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      step->values[BONES_COURSE_POINTS][fleet] =
          bones_seen_points_left (self->setup, game, self->viewer, fleet);
      if (ruleset->honours != NULL)
        step->values[BONES_COURSE_HONOURS][fleet] = ruleset->honours (self->setup, game, fleet);
    }
}

/* Whether @ship has left her fleet since the last entry. */
static gboolean
has_left (const BonesCourseNotes *self, const BonesGame *game, guint ship)
{
  const BonesShip *was = &self->was->ships[ship], *is = &game->ships[ship];

  return was->status == BONES_IN_PLAY && was->fleet < BONES_MAX_FLEETS
         && (is->status != BONES_IN_PLAY || is->fleet != was->fleet)
         && bones_sees_ship (self->setup, self->was, self->viewer, ship);
}

/* The fleet that has @ship, which @fleet lost; BONES_NOBODY: none, or she is gone. Some rules give
 * a prize that sinks back to the fleet that she was bought for. */
static guint
find_taker (const BonesGame *game, guint ship, guint fleet)
{
  const BonesShip *is = &game->ships[ship];

  return is->status == BONES_IN_PLAY && is->fleet < game->n_fleets && is->fleet != fleet
             ? is->fleet
             : BONES_NOBODY;
}

static void
note_losses (BonesCourseNotes *self, guint32 seq, const BonesGame *game)
{
  for (guint ship = 0; ship < self->was->n_ships && ship < game->n_ships; ship++)
    if (has_left (self, game, ship))
      {
        const guint fleet = self->was->ships[ship].fleet;
        const BonesLoss loss = { .seq = seq,
                                 .round = game->round,
                                 .ship = ship,
                                 .fleet = fleet,
                                 .taker = find_taker (game, ship, fleet),
                                 .status = game->ships[ship].status };

        g_array_append_val (self->losses, loss);
      }
}

/* A change by hand may put a ship back into her fleet, and a prize may be retaken; one that was
 * abandoned may be taken later. */
static void
follow_losses (BonesCourseNotes *self, const BonesGame *game)
{
  for (guint i = self->losses->len; i-- > 0;)
    {
      BonesLoss *loss = &g_array_index (self->losses, BonesLoss, i);

      if (bones_game_sails_for (game, loss->ship, loss->fleet))
        g_array_remove_index (self->losses, i);
      else if (loss->status == BONES_IN_PLAY && loss->taker == BONES_NOBODY)
        loss->taker = find_taker (game, loss->ship, loss->fleet);
    }
}

static gboolean
is_news (const BonesCourseNotes *self, const BonesCourseStep *step)
{
  const BonesCourseStep *last =
      self->steps->len > 0 ? &g_array_index (self->steps, BonesCourseStep, self->steps->len - 1)
                           : NULL;

  return last == NULL || last->round != step->round || last->n_fleets != step->n_fleets
         || memcmp (last->values, step->values, sizeof step->values) != 0;
}

void
bones_course_notes_after (BonesCourseNotes *self, guint32 seq, const BonesGame *game)
{
  BonesCourseStep step = { .seq = seq };

  count (self, game, &step);
  if (is_news (self, &step))
    g_array_append_val (self->steps, step);

  if (self->any)
    note_losses (self, seq, game);

  follow_losses (self, game);
  bones_game_copy (self->was, game);
  self->any = TRUE;
}

/* ---- In words ---- */

GPtrArray *
bones_course_tell (const BonesCourse *course, guint n_fleets)
{
  GPtrArray *told = g_ptr_array_new ();

  g_return_val_if_fail (course != NULL, told);

  for (guint i = 0; i < course->steps->len; i++)
    {
      BonesCourseStep *step = &g_array_index (course->steps, BonesCourseStep, i);
      const BonesCourseStep *last = told->len > 0 ? g_ptr_array_index (told, told->len - 1) : NULL;

      if (step->n_fleets >= n_fleets
          && (last == NULL || memcmp (last->values, step->values, sizeof step->values) != 0))
        g_ptr_array_add (told, step);
    }

  return told;
}

gboolean
bones_course_begins (const GPtrArray *told, guint i)
{
  g_return_val_if_fail (told != NULL && i < told->len, FALSE);

  return i == 0
         || ((const BonesCourseStep *) g_ptr_array_index (told, i))->round
                != ((const BonesCourseStep *) g_ptr_array_index (told, i - 1))->round;
}

const char *
bones_course_kind_id (BonesCourseKind kind)
{
  static const char *const ids[] = { "points", "honours", "crew", "ships" };

  g_return_val_if_fail (kind < BONES_COURSE_KINDS, NULL);

  return ids[kind];
}

const char *
bones_course_kind_name (BonesCourseKind kind)
{
  static const char *const names[] = { N_ ("Points afloat"), N_ ("Battle Honours"), N_ ("Crew"),
                                       N_ ("Ships afloat") };

  g_return_val_if_fail (kind < BONES_COURSE_KINDS, NULL);

  return _ (names[kind]);
}

char *
bones_course_value (BonesCourseKind kind, guint value)
{
  return kind == BONES_COURSE_POINTS ? bones_words_points ((gint) value)
                                     : g_strdup_printf ("%u", value);
}

guint
bones_course_top (BonesCourseKind kind, guint highest)
{
  guint unit =
      kind == BONES_COURSE_POINTS ? 4 : 2; /* its half is a whole number of points or ships */

  for (guint factor = 5; highest > unit * 10; factor = 7 - factor)
    unit *= factor;
  return MAX ((highest + unit - 1) / unit, 1) * unit;
}
