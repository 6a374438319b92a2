/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fallen.h"

#include "fields.h"
#include "game.h"

#include <string.h>

#define MOST_TRIED 1000

/* The number that is stored in the field of @change; 0 if there is no such subject, or no single
 * number. */
static guint
read_number (const BonesSetup *setup, BonesGame *game, const BonesChange *change)
{
  const BonesGameField *field = bones_game_field (change->scope, change->field);
  gpointer subject = bones_scope_subject (game, change->scope, change->index);

  if (subject == NULL || (field != NULL && field->size == 0))
    return 0;

  if (field != NULL)
    return bones_game_field_get (field, subject);

  return change->scope == BONES_SET_SHIP    ? ((BonesShip *) subject)->tracks[change->field]
         : change->scope == BONES_SET_FLEET ? ((BonesFleet *) subject)->tracks[change->field]
                                            : ((BonesGame *) subject)->tracks[change->field];
}

static gboolean
is_same_order (const BonesGame *a, const BonesGame *b)
{
  return a->n_order == b->n_order && memcmp (a->order, b->order, a->n_order) == 0;
}

/* Whether what @change sets is the same in @set, where it was just set, and in @mended. */
static gboolean
is_still_set (const BonesSetup *setup, BonesGame *set, BonesGame *mended, const BonesChange *change)
{
  if (change->scope == BONES_SET_TABLE && change->field == BONES_TABLE_ORDER)
    return is_same_order (set, mended);

  if (change->scope == BONES_SET_TABLE && change->field == BONES_TABLE_ACTIVE)
    return bones_active_fleet (setup, mended) == change->value;

  if (change->scope == BONES_SET_TABLE && change->field == BONES_TABLE_WIND
      && !bones_ruleset_has_wind (setup->ruleset))
    return FALSE;

  return read_number (setup, set, change) == read_number (setup, mended, change);
}

/* The number of markers like the one that @change adds. */
static guint
count_markers (const BonesGame *game, const BonesChange *change)
{
  guint n = 0;

  for (guint i = 0; i < game->n_markers; i++)
    n += game->markers[i].kind == change->field && game->markers[i].owner == change->index
         && game->markers[i].ship == change->value;

  return n;
}

static guint
count_ships (const BonesGame *game)
{
  guint n = 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    n += bones_game_in_play (game, ship);

  return n;
}

/* Whether @change holds in @mended as it did in @set, before the rules mended the game. */
static gboolean
still_holds (const BonesSetup *setup, BonesGame *set, BonesGame *mended, const BonesChange *change)
{
  switch ((BonesScope) change->scope)
    {
    case BONES_SET_SHIP:
    case BONES_SET_FLEET:
    case BONES_SET_TABLE:
      return is_still_set (setup, set, mended, change);
    case BONES_SET_CARD:
      return bones_game_place (set, change->field, change->index)
             == bones_game_place (mended, change->field, change->index);
    case BONES_ADD_MARKER:
      return count_markers (set, change) == count_markers (mended, change);
    case BONES_ADD_LINK:
      return bones_game_are_linked (set, change->field, change->index, (guint) change->value)
             == bones_game_are_linked (mended, change->field, change->index, (guint) change->value);
    case BONES_ADD_SHIP:
      return count_ships (set) == count_ships (mended);
    default:
      return TRUE;
    }
}

/* Makes @changes to @game; number @i with @value unless that is NULL. */
static gboolean
apply_all (const BonesSetup *setup, BonesGame *game, const BonesChange *changes, guint n, guint i,
           const gint64 *value)
{
  for (guint j = 0; j < n; j++)
    {
      BonesChange change = changes[j];

      if (j == i && value != NULL)
        {
          change.value = *value;
          change.delta = FALSE;
        }

      if (bones_change_apply (setup, game, &change, NULL, NULL) != BONES_CHANGE_FITS)
        return FALSE;
    }

  return TRUE;
}

guint
bones_changes_find_fallen (const BonesSetup *setup, const BonesGame *game,
                           const BonesChange *changes, guint n, guint from)
{
  g_autofree BonesGame *set = g_new (BonesGame, 1), *mended = g_new (BonesGame, 1);
  guint i = from;

  g_return_val_if_fail (setup != NULL && game != NULL && (changes != NULL || n == 0), n);

  bones_game_copy (set, game);
  if (!apply_all (setup, set, changes, n, 0, NULL))
    return n;

  bones_game_copy (mended, set);
  setup->ruleset->mend (setup, mended);
  while (i < n && still_holds (setup, set, mended, &changes[i]))
    i++;

  return MIN (i, n);
}

/* Whether change number @i stands if it sets @value. */
static gboolean
is_allowed (const BonesSetup *setup, const BonesGame *game, const BonesChange *changes, guint n,
            guint i, gint64 value)
{
  g_autofree BonesGame *set = g_new (BonesGame, 1), *mended = g_new (BonesGame, 1);
  BonesChange change = changes[i];

  change.value = value;
  bones_game_copy (set, game);
  if (!apply_all (setup, set, changes, n, i, &value))
    return FALSE;

  bones_game_copy (mended, set);
  setup->ruleset->mend (setup, mended);
  return still_holds (setup, set, mended, &change);
}

/* The values that a game can hold for @change. */
static gboolean
find_bounds (const BonesSetup *setup, const BonesGame *game, const BonesChange *change,
             gint64 *lowest, gint64 *highest)
{
  g_autofree BonesGame *copy = g_new (BonesGame, 1);

  if (change->scope != BONES_SET_SHIP && change->scope != BONES_SET_FLEET
      && change->scope != BONES_SET_TABLE)
    return FALSE;

  if (change->scope == BONES_SET_TABLE && change->field == BONES_TABLE_ACTIVE)
    {
      *lowest = 0;
      *highest = game->n_fleets - 1;
      return TRUE;
    }

  *lowest = 1;
  *highest = 0;
  bones_game_copy (copy, game);
  bones_change_apply (setup, copy, change, lowest, highest);
  return TRUE;
}

GArray *
bones_changes_list_allowed (const BonesSetup *setup, const BonesGame *game,
                            const BonesChange *changes, guint n, guint i)
{
  GArray *allowed = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64 lowest, highest;

  g_return_val_if_fail (setup != NULL && game != NULL && changes != NULL && i < n, allowed);

  if (!find_bounds (setup, game, &changes[i], &lowest, &highest) || highest - lowest >= MOST_TRIED)
    return allowed;

  for (gint64 value = lowest; value <= highest; value++)
    if (is_allowed (setup, game, changes, n, i, value))
      g_array_append_val (allowed, value);

  return allowed;
}
