/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* MW-HR-03, MW-AMB-29: TRUE if a complete turn has passed since the turn in which she was taken.
 * A turn is complete when its End Phase reaches its last part. */
static gboolean
is_held_long (const BonesGame *game, guint ship)
{
  const guint complete = game->round - (game->step != MW_END || game->tracks[MW_PART] < MW_RECORD);

  return game->round > 0 && mw_is_prize (game, ship)
         && complete > game->ships[ship].tracks[MW_CAPTURED];
}

/* MW-VIC-03, MW-AMB-34, MW-AMB-50: the honours that @ship is worth to the enemies of her first
 * owner. MW-HR-03: twice as many for a prize held for a full turn. */
static guint
honours_for_ship (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const BonesShip *self = &game->ships[ship];
  const guint honours = mw_template (setup, game, ship)->honours;

  if (self->status == BONES_SUNK || self->status == BONES_DESTROYED
      || mw_is_abandoned (setup, game, ship))
    return honours;

  if (!mw_is_prize (game, ship))
    return 0;

  return game->options[MW_HR_PRIZE_DOUBLE_HONOURS] && is_held_long (game, ship) ? 2 * honours
                                                                                : honours;
}

/* MW-VIC-03 */
static guint
honours_for_characters (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  const guint16 *tracks = game->fleets[fleet].tracks;
  const MwRank *rank = mw_rank (setup, game, fleet);
  guint honours = fleet < 2 ? game->tracks[MW_HONOURS_LOST + fleet] : 0;

  if (tracks[MW_ADMIRAL_FATE] == MW_KILLED || tracks[MW_ADMIRAL_FATE] == MW_TAKEN)
    honours += 5;

  if (rank != NULL && (tracks[MW_WIZARD_FATE] == MW_KILLED || tracks[MW_WIZARD_FATE] == MW_TAKEN))
    honours += rank->honours;

  return honours;
}

/* MW-VIC-03 */
guint
mw_honours (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  guint honours = 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (game->ships[ship].origin != fleet && game->ships[ship].origin < game->n_fleets)
      honours += honours_for_ship (setup, game, ship);

  for (guint other = 0; other < game->n_fleets; other++)
    if (other != fleet)
      honours += honours_for_characters (setup, game, other);

  return honours;
}

/* TRUE if @fleet has a ship that was not sunk or taken and has not left the table; @manned: one
 * with crew. */
static gboolean
has_ship (const BonesSetup *setup, const BonesGame *game, guint fleet, gboolean manned)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bones_game_in_play (game, ship) && mw_is_vessel (setup, game, ship)
        && game->ships[ship].origin == fleet && game->ships[ship].fleet == fleet
        && !(manned && mw_is_abandoned (setup, game, ship)))
      return TRUE;

  return FALSE;
}

static gboolean
has_beast (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bones_game_in_play (game, ship) && game->ships[ship].fleet == fleet
        && !mw_is_vessel (setup, game, ship))
      return TRUE;

  return FALSE;
}

/* MW-VIC-01, MW-VIC-04, MW-AMB-33 */
static gboolean
has_lost (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  if (game->fleets[fleet].status != BONES_IN_PLAY || !has_ship (setup, game, fleet, FALSE))
    return TRUE;

  return game->options[MW_ABANDONED_SIDE_LOSES] && !has_ship (setup, game, fleet, TRUE)
         && !has_beast (setup, game, fleet);
}

static void
tell_honours (BonesPlay *play)
{
  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    bones_tell_fleet (play, "honours", "MW-VIC-03", fleet,
                      (gint) mw_honours (play->setup, &play->game, fleet), 0);
}

static void
end_game (BonesPlay *play, const char *rule, guint over, guint winner)
{
  play->game.over = (guint8) over;
  play->game.winner = (guint8) winner;
  play->game.active_ship = BONES_NO_SHIP;
  tell_honours (play);
  bones_tell_fleet (play, winner != BONES_NOBODY ? "won" : "drawn", rule, winner, 0, 0);
}

void
mw_check_victory (BonesPlay *play)
{
  BonesGame *game = &play->game;
  const gboolean first = has_lost (play->setup, game, 0);
  const gboolean second = has_lost (play->setup, game, 1);

  if (game->over || game->round == 0 || game->n_fleets < 2 || (!first && !second))
    return;

  end_game (play, "MW-VIC-01", MW_OVER_LAST_FLEET,
            first && second ? BONES_NOBODY : (first ? 1u : 0u));
}

/* MW-VIC-02: more honours win; equal honours are a draw. */
void
mw_end_by_honours (BonesPlay *play, guint over)
{
  const guint first = mw_honours (play->setup, &play->game, 0);
  const guint second = mw_honours (play->setup, &play->game, 1);

  end_game (play, "MW-VIC-02", over, first == second ? BONES_NOBODY : (first > second ? 0u : 1u));
}

gboolean
mw_concede (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = mw_ask_fleet (BONES_ASK_CONFIRM, "concede", "MW-VIC-01", action->fleet, 0);
  gboolean yes;

  ask.risks = 1 << TRUE;
  if (!bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  if (!yes)
    return TRUE;

  play->game.fleets[action->fleet].status = BONES_WITHDRAWN;
  bones_tell_fleet (play, "conceded", "MW-VIC-01", action->fleet, 0, 0);
  mw_check_victory (play);
  return TRUE;
}

/* MW-VIC-03: if the players agree to end the battle, Battle Honours decide. */
gboolean
mw_end_battle (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CONFIRM, "end-battle", "MW-VIC-03", 0, 0);
  gboolean yes;

  ask.risks = 1 << TRUE;
  if (!bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  if (yes)
    mw_end_by_honours (play, MW_OVER_AGREED);

  return TRUE;
}
