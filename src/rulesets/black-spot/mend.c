/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* BS-GRAP-2: a boarding action holds two crewed ships of different fleets that can be boarded, and
 * no third. FS-FAC-8b: a prize that is being converted belongs to its captor's fleet. */
static gboolean
can_hold (const BonesSetup *setup, const BonesGame *game, guint link)
{
  const guint a = game->links[link].a, b = game->links[link].b;

  for (guint i = 0; i < link; i++)
    {
      const BonesLink *before = &game->links[i];

      if (before->kind != 0
          && (before->a == a || before->b == a || before->a == b || before->b == b))
        return FALSE;
    }

  if (game->links[link].stage == BS_LINK_CONVERTING)
    return bs_is_crewed (game, a) && bones_game_sails_for (game, b, game->ships[a].fleet);

  return bs_is_crewed (game, a) && bs_is_crewed (game, b)
         && game->ships[a].fleet != game->ships[b].fleet && !bs_has (setup, game, a, BS_NO_BOARDING)
         && !bs_has (setup, game, b, BS_NO_BOARDING);
}

static void
mend_links (const BonesSetup *setup, BonesGame *game)
{
  for (guint i = game->n_links; i > 0; i--)
    if (game->links[i - 1].kind != 0 && !can_hold (setup, game, i - 1))
      {
        const guint prize = game->links[i - 1].b;
        const gboolean turning = game->links[i - 1].stage == BS_LINK_CONVERTING;

        bones_game_drop_link (game, i - 1);
        if (turning && game->ships[prize].tracks[BS_HULL_DICE] == 0)
          game->ships[prize].fleet = BONES_NOBODY;
      }
}

/* the class of a ship bounds its crew, and the crew its hits. */
static void
mend_ship (BonesGame *game, guint ship)
{
  guint16 *tracks = game->ships[ship].tracks;

  tracks[BS_GUN_DICE] = MIN (tracks[BS_GUN_DICE], tracks[BS_GUN_DICE_FULL]);
  tracks[BS_HULL_DICE] = MIN (tracks[BS_HULL_DICE], tracks[BS_HULL_DICE_FULL]);
  tracks[BS_HITS] = MIN (tracks[BS_HITS], tracks[BS_HULL_DICE_FULL]);
  bs_set_near (game, ship, bs_near (game, ship) & bs_terrain (game));
}

static void
mend_flagships (BonesGame *game)
{
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      bs_mend_morale (game, fleet);
      if (!bones_game_sails_for (game, game->fleets[fleet].flagship, fleet))
        game->fleets[fleet].flagship = BONES_NO_SHIP;
    }
}

/* Once the order of the round is settled, every fleet has a place in it. */
static void
mend_order (BonesGame *game)
{
  if (game->step < BS_STEP_TURNS) /* the number of the Magic phase is higher */
    return;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (bones_game_place_in_order (game, fleet) == BONES_MAX_FLEETS)
      game->order[game->n_order++] = fleet;
}

static void
mend_turn (BonesGame *game)
{
  const guint prize = game->tracks[BS_PRIZE], captor = game->tracks[BS_CAPTOR];

  if (game->step != BS_STEP_TURNS || !bs_is_crewed (game, game->active_ship)
      || game->ships[game->active_ship].ordered)
    game->active_ship = BONES_NO_SHIP;

  if (prize == 0 || captor == 0 || !bs_is_hull (game, prize - 1)
      || !bs_is_crewed (game, captor - 1))
    game->tracks[BS_PRIZE] = game->tracks[BS_CAPTOR] = 0;
}

/* No spell lies on a ship that is gone, and no wizard is aboard it. A spell that lasts a round ends
 * with it, even if it was added by hand. Without a spell on the wind, no wind is kept to be
 * restored. */
static void
mend_spells (BonesGame *game)
{
  gboolean windy = FALSE;

  for (guint i = 0; i < game->n_markers; i++)
    windy = windy || game->markers[i].kind == BS_WIND_SPELL;

  if (!windy)
    game->tracks[BS_OLD_WIND] = 0;

  for (guint i = 0; i < game->n_markers; i++)
    if (bs_is_spell (game, i) && game->markers[i].kind >= BS_BLOODTHIRST
        && game->markers[i].until == 0)
      game->markers[i].until = game->round;

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (!bones_game_in_play (game, ship))
      bs_end_spells_on (game, ship);

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (game->fleets[fleet].tracks[BS_WIZARD] > game->n_ships)
      game->fleets[fleet].tracks[BS_WIZARD] = 0;
}

/* An override may decide the battle, or reopen it. */
static void
mend_victory (const BonesSetup *setup, BonesGame *game)
{
  guint winner = BONES_NOBODY;

  if (game->over > BS_OVER_LAST_FLEET || game->tracks[BS_PRIZE] != 0)
    return;

  game->over = bs_is_decided (setup, game, &winner) ? BS_OVER_LAST_FLEET : BS_NOT_OVER;
  game->winner = winner;
}

void
bs_mend (const BonesSetup *setup, BonesGame *game)
{
  if (game->round == 0)
    game->step = BS_STEP_SET_UP;
  else if (game->step != BS_STEP_MAGIC || !game->options[BS_FS_MAGIC])
    game->step = CLAMP (game->step, BS_STEP_WIND, BS_STEP_TURNS);

  for (guint ship = 0; ship < game->n_ships; ship++)
    mend_ship (game, ship);

  mend_links (setup, game);
  mend_flagships (game);
  mend_order (game);
  mend_turn (game);
  mend_spells (game);
  bs_mend_offer (setup, game);
  if (game->round > 0)
    mend_victory (setup, game);
}
