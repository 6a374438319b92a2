/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* Guns that some effect costs: GUNS_LOST with a number, of guns that point one way. */
typedef struct {
  const char *rule;
  guint ship;
  MwFacing facing;
  guint banks; /* bits of the banks that they point to */
  guint until, ordinal;
} Loss;

static guint
banks_of (MwFacing facing)
{
  guint banks = 0;

  for (guint bank = 0; bank <= MW_ALL_ROUND; bank++)
    banks |= mw_points_at (facing, bank) ? 1u << bank : 0;

  return banks;
}

/* The guns of a row that may still be chosen: those that are whole, without those chosen before. */
static guint
left_to_choose (const BonesPlay *play, const Loss *loss, guint location, guint row)
{
  const BonesGame *game = &play->game;
  guint most = 0;

  for (guint bank = 0; bank <= MW_ALL_ROUND; bank++)
    {
      const MwFacing facing =
          mw_template (play->setup, game, loss->ship)->locations[location].guns[row].facing;
      guint left;

      if (!(loss->banks >> bank & 1) || !mw_points_at (facing, bank))
        continue;

      left = mw_row_whole (play->setup, game, loss->ship, location, row, bank);
      left -= MIN (left, mw_row_chosen (game, loss->ship, location, row, bank));
      most = MAX (most, left);
    }

  return most;
}

static void
choose_gun (BonesPlay *play, const Loss *loss, guint location, guint row)
{
  BonesGame *game = &play->game;
  const guint at = MW_GUNS_AT (location, row);
  BonesMarker *marker = NULL;

  for (guint i = 0; i < game->n_markers && marker == NULL; i++)
    if (game->markers[i].kind == MW_GUNS_OUT && game->markers[i].ship == loss->ship
        && game->markers[i].values[0] == at && game->markers[i].values[1] >> 8 == loss->banks
        && game->markers[i].until == loss->until && (game->markers[i].values[1] & 0xff) < 0xff)
      marker = &game->markers[i];

  if (marker == NULL)
    {
      marker = bones_game_add_marker (game, MW_GUNS_OUT, game->ships[loss->ship].fleet);
      if (marker == NULL) /* the first guns are lost, then */
        return;

      marker->ship = (guint16) loss->ship;
      marker->values[0] = (guint16) at;
      marker->values[1] = (guint16) (loss->banks << 8);
      marker->until = (guint16) loss->until;
    }

  marker->values[1]++;
}

/* Opens the rows that have guns to lose in @ask; returns how many there are, and one of them. */
static guint
open_rows (const BonesPlay *play, const Loss *loss, BonesAsk *ask, guint *only)
{
  const MwTemplate *template = mw_template (play->setup, &play->game, loss->ship);
  guint n = 0, number = 0;

  for (guint i = 0; i < template->n_locations; i++)
    for (guint j = 0; j < template->locations[i].n_guns; j++, number++)
      if (left_to_choose (play, loss, i, j) > 0)
        {
          bones_ask_open (ask, number);
          *only = number;
          n++;
        }

  return n;
}

/* The row of guns that is number @number of all those of @template. */
static void
find_row (const MwTemplate *template, guint number, guint *location, guint *row)
{
  for (*location = 0; *location < template->n_locations; (*location)++)
    {
      if (number < template->locations[*location].n_guns)
        break;

      number -= template->locations[*location].n_guns;
    }

  *row = number;
}

/* One gun is lost: her owner says where, if there is a choice. */
static BONES_ASKS gboolean
ask_gun (BonesPlay *play, const Loss *loss, gboolean *any)
{
  const MwContent *content = play->setup->content;
  const guint kind = play->game.ships[loss->ship].kind;
  BonesAsk ask =
      mw_ask (&play->game, BONES_ASK_CHOICE, "gun-lost", loss->rule, loss->ship, loss->ordinal);
  guint n, number = 0, location, row;

  bones_ask_offer (&ask, content->gun_ids[kind], 0);
  n = open_rows (play, loss, &ask, &number);
  *any = n > 0;
  if (n == 0)
    return TRUE;

  if (n > 1 && bones_ask_anew (play, NULL))
    return ask_gun (play, loss, any);

  if (n > 1 && !bones_ask_choice (play, &ask, &number))
    return FALSE;

  find_row (mw_template (play->setup, &play->game, loss->ship), number, &location, &row);
  bones_tell_ship (play, "gun-lost", loss->rule, loss->ship, MW_GUNS_NUMBER (kind, location, row));
  choose_gun (play, loss, location, row);
  return TRUE;
}

gboolean
mw_choose_guns_lost (BonesPlay *play, const char *rule, guint ship, MwFacing facing, guint n,
                     guint until, guint ordinal)
{
  Loss loss = { rule, ship, facing, banks_of (facing), until, 0 };
  gboolean any = TRUE;

  for (guint i = 0; i < n && any; i++)
    {
      loss.ordinal = ordinal << 5 | i;
      if (!ask_gun (play, &loss, &any))
        return FALSE;
    }

  return TRUE;
}

void
mw_lose_gun (BonesPlay *play, const char *rule, guint ship, guint location, guint row)
{
  const MwFacing facing =
      (MwFacing) mw_template (play->setup, &play->game, ship)->locations[location].guns[row].facing;
  const Loss loss = { rule, ship, facing, banks_of (facing), 0, 0 };
  BonesMarker *marker =
      bones_game_add_marker (&play->game, MW_EFFECT_IN_FORCE, play->game.ships[ship].fleet);

  if (marker == NULL)
    return;

  marker->ship = (guint16) ship;
  marker->values[0] = (guint16) (MW_GUNS_LOST | facing << 8);
  marker->values[1] = 1;
  choose_gun (play, &loss, location, row);
  bones_tell_ship (play, "gun-lost", rule, ship,
                   MW_GUNS_NUMBER (play->game.ships[ship].kind, location, row));
}
