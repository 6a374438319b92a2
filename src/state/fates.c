/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fates.h"

#include "fields.h"

#include <string.h>

#define HAIR 1e-12 /* chances that differ by less are equal */

/* The number of an outcome of a fate: scope, index, field, status, value. So outcomes of one track
 * are neighbours.
 */
#define SCOPE_AT 56
#define INDEX_AT 40
#define FIELD_AT 24
#define STATUS_AT 16

typedef struct {
  const BonesGame *before;
  const BonesWatch *watch; /* or NULL */
} Watched;

static void
fate_free (gpointer data)
{
  BonesFate *fate = data;

  g_array_unref (fate->odds);
  g_free (fate);
}

guint64
bones_fate_number (const BonesWatch *watch, guint status, guint value)
{
  g_return_val_if_fail (watch != NULL, 0);

  return (guint64) watch->scope << SCOPE_AT | (guint64) watch->index << INDEX_AT
         | (guint64) watch->field << FIELD_AT | (guint64) status << STATUS_AT
         | (status == BONES_IN_PLAY ? value : 0);
}

gboolean
bones_fate_value (const BonesOutcome *outcome, guint *value)
{
  guint status;

  g_return_val_if_fail (outcome != NULL && value != NULL, FALSE);

  status = outcome->number >> STATUS_AT & 0xff;
  *value = status != BONES_IN_PLAY ? status : outcome->number & 0xffff;
  return status == BONES_IN_PLAY;
}

gdouble
bones_fate_mean (const BonesFate *fate)
{
  gdouble sum = 0, all = 0;
  guint value;

  g_return_val_if_fail (fate != NULL, 0);

  for (guint i = 0; i < fate->odds->len; i++)
    {
      const BonesOutcome *one = &g_array_index (fate->odds, BonesOutcome, i);

      if (bones_fate_value (one, &value))
        {
          sum += value * one->chance.value;
          all += one->chance.value;
        }
    }

  return all > 0 ? sum / all : 0;
}

static const guint16 *
tracks_of (const BonesGame *game, guint scope, guint index)
{
  return scope == BONES_SET_SHIP ? game->ships[index].tracks : game->fleets[index].tracks;
}

static guint
status_of (const BonesGame *game, guint scope, guint index)
{
  return scope == BONES_SET_SHIP ? game->ships[index].status : game->fleets[index].status;
}

/* A status has the value 0: it is in the number as the status. */
static guint
value_of (const BonesGame *game, const BonesWatch *watch)
{
  if (watch->field < BONES_FIRST_FIELD)
    return tracks_of (game, watch->scope, watch->index)[watch->field];

  return watch->scope == BONES_SET_SHIP && watch->field == BONES_SHIP_OWNER
             ? game->ships[watch->index].fleet
             : 0;
}

/* What @field was or is. */
static guint64
number_in (const BonesGame *game, const BonesWatch *watch)
{
  return bones_fate_number (watch, status_of (game, watch->scope, watch->index),
                            value_of (game, watch));
}

/* Whether what is watched has another number in @end than in @before. */
static gboolean
has_changed (const BonesGame *end, const BonesGame *before, const BonesWatch *watch)
{
  const guint status = status_of (end, watch->scope, watch->index);

  return status != status_of (before, watch->scope, watch->index)
         || (status == BONES_IN_PLAY && value_of (end, watch) != value_of (before, watch));
}

static gboolean
is_same (const BonesWatch *a, const BonesWatch *b)
{
  return a->scope == b->scope && a->index == b->index && a->field == b->field;
}

static gboolean
is_watched (const Watched *self, const BonesWatch *one)
{
  return self->watch != NULL && is_same (self->watch, one);
}

/* What did not change is left out, unless it is watched: the rest of the chances is its. */
static void
add_number (const Watched *self, const BonesGame *end, const BonesWatch *one, GArray *numbers)
{
  guint64 number;

  if (!is_watched (self, one) && !has_changed (end, self->before, one))
    return;

  number = number_in (end, one);
  g_array_append_val (numbers, number);
}

/* A ship that leaves is one change, that of her status, without her tracks. If she comes into play,
 * all her tracks are changes. */
static void
add_numbers (const Watched *self, const BonesPlay *play, guint scope, guint index, guint64 told,
             GArray *numbers)
{
  const BonesGame *end = &play->game;
  const BonesTrack *tracks = bones_scope_tracks (play->ruleset, scope);
  const guint status_field = scope == BONES_SET_SHIP ? BONES_SHIP_STATUS : BONES_FLEET_STATUS;
  BonesWatch one = { (guint8) scope, (guint16) index, (guint16) status_field };
  const gboolean in_play = status_of (end, scope, index) == BONES_IN_PLAY;

  add_number (self, end, &one, numbers);
  one.field = BONES_SHIP_OWNER;
  if (scope == BONES_SET_SHIP && in_play)
    add_number (self, end, &one, numbers);

  for (one.field = 0; tracks[one.field].id != NULL; one.field++)
    if (in_play ? !(told >> one.field & 1) : is_watched (self, &one))
      add_number (self, end, &one, numbers);
}

static gboolean
is_of (const BonesWatch *watch, guint scope, guint index)
{
  return watch != NULL && watch->scope == scope && watch->index == index;
}

static void
add_ship (const BonesPlay *play, guint ship, guint64 told, gconstpointer data, GArray *numbers)
{
  const Watched *self = data;
  const BonesGame *game = &play->game, *before = self->before;

  if (ship < before->n_ships
      && (is_of (self->watch, BONES_SET_SHIP, ship)
          || memcmp (&game->ships[ship], &before->ships[ship], sizeof *game->ships) != 0))
    add_numbers (self, play, BONES_SET_SHIP, ship, told, numbers);
}

static void
add_track (const BonesPlay *play, guint ship, guint track, gconstpointer data, GArray *numbers)
{
  const Watched *self = data;
  const BonesWatch one = { BONES_SET_SHIP, (guint16) ship, (guint16) track };

  if (ship < self->before->n_ships
      && bones_scope_tracks (play->ruleset, BONES_SET_SHIP)[track].id != NULL)
    add_number (self, &play->game, &one, numbers);
}

static void
add_fleets (const BonesPlay *end, gconstpointer data, GArray *numbers)
{
  const Watched *self = data;
  const BonesGame *game = &end->game, *before = self->before;

  for (guint i = 0; i < before->n_fleets; i++)
    if (is_of (self->watch, BONES_SET_FLEET, i)
        || memcmp (&game->fleets[i], &before->fleets[i], sizeof *game->fleets) != 0)
      add_numbers (self, end, BONES_SET_FLEET, i, 0, numbers);
}

static BonesWatch
watch_of (guint64 number)
{
  return (BonesWatch){ number >> SCOPE_AT & 0xff, number >> INDEX_AT & 0xffff,
                       number >> FIELD_AT & 0xffff };
}

static gboolean
is_gone (guint64 number)
{
  return (number >> STATUS_AT & 0xff) != BONES_IN_PLAY;
}

static gint
compare_outcomes (gconstpointer a, gconstpointer b)
{
  const guint64 first = ((const BonesOutcome *) a)->number;
  const guint64 second = ((const BonesOutcome *) b)->number;

  return (first > second) - (first < second);
}

static void
add_outcome (BonesFate *fate, guint64 number, BonesChance chance, gdouble more)
{
  const BonesOutcome one = { number, chance, more };

  g_array_append_val (fate->odds, one);
}

/* Returns the odds of @watch from @all: its own where she is in play, her status where she is gone,
 * and the rest is that nothing changes. */
static BonesFate *
fate_new (const GArray *all, const BonesGame *before, const BonesWatch *watch)
{
  const guint status = watch->scope == BONES_SET_SHIP ? BONES_SHIP_STATUS : BONES_FLEET_STATUS;
  BonesFate *fate = g_new0 (BonesFate, 1);
  BonesChance changed = bones_odds_unknown (all), rest;
  gdouble more = 0;

  fate->watch = *watch;
  fate->odds = g_array_new (FALSE, FALSE, sizeof (BonesOutcome));
  for (guint i = 0; i < all->len; i++)
    {
      const BonesOutcome *one = &g_array_index (all, BonesOutcome, i);
      const BonesWatch of = watch_of (one->number); /* what is unknown is of no ship */

      if (of.scope != watch->scope || of.index != watch->index
          || of.field != (is_gone (one->number) ? status : watch->field)
          || one->number == number_in (before, &of))
        continue;

      add_outcome (fate,
                   bones_fate_number (watch, one->number >> STATUS_AT & 0xff, one->number & 0xffff),
                   one->chance, one->more);
      changed = bones_chance_add (changed, one->chance);
      more += one->more;
    }

  rest = bones_chance_not (changed);
  if (more > rest.value) /* several changes may be likelier, but not all of them at once */
    more = MAX (rest.value, 0);

  if (changed.under != 0 ? changed.over < changed.under : changed.value < 1 - HAIR)
    add_outcome (fate, number_in (before, watch),
                 more > 0 ? (BonesChance){ .value = rest.value - more } : rest, more);

  g_array_sort (fate->odds, compare_outcomes);
  return fate;
}

GPtrArray *
bones_fates (const BonesQuestion *question, const BonesWatch *watch, gdouble *unknown, guint *runs)
{
  BonesQuestion whole;
  Watched watched;
  BonesWatch last = { 0 }, aim;
  g_autoptr (GArray) all = NULL;
  GPtrArray *fates;

  g_return_val_if_fail (question != NULL && unknown != NULL, NULL);

  whole = *question;
  aim = watch_of (question->aim);
  watched = (Watched){ question->game, watch };
  whole.outcomes = add_fleets;
  whole.of_ship = add_ship;
  whole.of_track = add_track;
  whole.aim_of =
      aim.scope == BONES_SET_SHIP && whole.aim != BONES_NO_AIM ? aim.index : BONES_NO_SHIP;
  whole.data = &watched;
  whole.merge = TRUE;
  all = bones_odds (&whole, NULL, runs);
  if (all == NULL)
    return NULL;

  *unknown = bones_odds_unknown (all).value;
  fates = g_ptr_array_new_with_free_func (fate_free);
  if (watch != NULL)
    g_ptr_array_add (fates, fate_new (all, question->game, watch));

  for (guint i = 0; i < all->len; i++)
    {
      const BonesWatch one = watch_of (g_array_index (all, BonesOutcome, i).number);

      if (g_array_index (all, BonesOutcome, i).number == BONES_UNKNOWN_OUTCOME)
        break;

      if ((i == 0 || !is_same (&one, &last)) && !is_watched (&watched, &one))
        g_ptr_array_add (fates, fate_new (all, question->game, &one));

      last = one;
    }

  return fates;
}
