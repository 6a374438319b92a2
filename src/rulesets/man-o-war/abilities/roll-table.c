/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables that effects roll on: the critical table, and those of the set. */
#include "man-o-war.h"

const MwCritical *
mw_row_at (const MwCritical *rows, guint n, gint total, guint *row)
{
  for (*row = 0; *row < n; (*row)++)
    if (total >= rows[*row].from && total <= rows[*row].to)
      return &rows[*row];

  return NULL;
}

/* One roll, number @nth of @of; whoever did it to her rolls. */
static BONES_ASKS gboolean
roll_once (BonesPlay *play, guint table, const MwDeed *deed, guint nth, guint of)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const MwTable *self = &((const MwContent *) play->setup->content)->tables[table];
  BonesRoll die = mw_die (&play->game, "table", deed->rule, deed->ship, deed->ordinal);
  const MwCritical *found;
  guint row;
  gint total;

  if (deed->other != BONES_NO_SHIP && play->game.ships[deed->other].fleet < play->game.n_fleets)
    die.owner = play->game.ships[deed->other].fleet;

  die.dice = self->dice;
  die.nth = (guint16) nth;
  die.of = (guint16) of;
  die.values[0] = (gint32) table;
  if (!bones_roll_sum (play, &die, &total))
    return FALSE;

  found = mw_row_at (self->rows, self->n_rows, total, &row);
  if (found == NULL) /* playable content has a row for each roll */
    return TRUE;

  bones_tell_pair (play, "table-row", deed->rule, deed->ship, BONES_NO_SHIP,
                   MW_TABLE_ROW (table, row), total);
  return mw_effects (play, &found->effects, deed);
}

gboolean
mw_roll_on_table (BonesPlay *play, const MwEffect *effect, const MwDeed *deed)
{
  const guint table = (guint) effect->number;
  const guint n =
      effect->mod == MW_ROLL_EACH_CREW ? play->game.ships[deed->ship].tracks[MW_CREW_LEFT] : 1;

  if (table >= ((const MwContent *) play->setup->content)->n_tables)
    return TRUE;

  for (guint i = 0; i < n && bones_game_in_play (&play->game, deed->ship); i++)
    {
      MwDeed one = *deed;

      one.seen = FALSE; /* mw_sum () does not see what stands in a table */
      one.ordinal = deed->ordinal | i << 20;
      if (!roll_once (play, table, &one, i + 1, n))
        return FALSE;
    }

  return TRUE;
}
