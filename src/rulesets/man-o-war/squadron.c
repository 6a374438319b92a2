/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

gboolean
mw_in_squadron (const BonesGame *game, guint ship, guint fleet, guint squadron)
{
  const BonesShip *self = &game->ships[ship];

  return bones_game_in_play (game, ship) && squadron > 0 && self->fleet == fleet
         && self->origin == fleet && self->tracks[MW_SQUADRON] == squadron;
}

guint
mw_flagship_of (const BonesGame *game, guint fleet, guint squadron)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (mw_in_squadron (game, ship, fleet, squadron) && game->ships[ship].tracks[MW_FLAG])
      return ship;

  return BONES_NO_SHIP;
}

gboolean
mw_cannot_move (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const guint16 *tracks = game->ships[ship].tracks;

  return tracks[MW_AGROUND] || tracks[MW_NO_MOVE_COUNTER] || tracks[MW_CREW_LEFT] == 0
         || !mw_has_way (setup, game, ship);
}

void
mw_hoist_flag (BonesPlay *play, const char *rule, guint ship)
{
  const BonesShip *self = &play->game.ships[ship];
  const guint old = mw_flagship_of (&play->game, self->fleet, self->tracks[MW_SQUADRON]);

  if (old != BONES_NO_SHIP)
    play->game.ships[old].tracks[MW_FLAG] = 0;

  play->game.ships[ship].tracks[MW_FLAG] = 1;
  bones_tell_ship (play, "flag", rule, ship, self->tracks[MW_SQUADRON]);
}

/* MW-SQN-01: by choice, while the old flagship is in play but cannot move. */
gboolean
mw_choose_flag (BonesPlay *play, const BonesAction *action)
{
  mw_hoist_flag (play, "MW-SQN-01", action->ship);
  return TRUE;
}

static gboolean
is_of_the_line (const BonesSetup *setup, const BonesGame *game, guint ship, guint fleet,
                guint squadron)
{
  return mw_in_squadron (game, ship, fleet, squadron)
         && mw_may_lead (mw_template (setup, game, ship));
}

/* MW-SQN-01, MW-AMB-08: a lost flagship must be replaced as long as a ship is left. */
static BONES_ASKS gboolean
replace_flag (BonesPlay *play, guint fleet, guint squadron)
{
  BonesAsk ask;
  guint ship;

  if (mw_flagship_of (&play->game, fleet, squadron) != BONES_NO_SHIP)
    return TRUE;

  ask = mw_ask_fleet (BONES_ASK_SHIP, "new-flagship", "MW-SQN-01", fleet, squadron);
  ask.values[0] = (gint32) squadron;
  for (guint i = 0; i < play->game.n_ships; i++)
    if (is_of_the_line (play->setup, &play->game, i, fleet, squadron))
      bones_ask_open (&ask, i);

  if (mw_pick_anew (play, &ask, FALSE))
    return replace_flag (play, fleet, squadron);

  if (!mw_pick_ship (play, &ask, &ship))
    return FALSE;

  if (ship != BONES_NO_SHIP && is_of_the_line (play->setup, &play->game, ship, fleet, squadron))
    mw_hoist_flag (play, "MW-SQN-01", ship);

  return TRUE;
}

/* The highest number of a squadron in @fleet. */
static guint
last_squadron (const BonesGame *game, guint fleet)
{
  guint last = 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (game->ships[ship].origin == fleet)
      last = MAX (last, game->ships[ship].tracks[MW_SQUADRON]);

  return last;
}

gboolean
mw_replace_flags (BonesPlay *play)
{
  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    for (guint squadron = 1; squadron <= last_squadron (&play->game, fleet); squadron++)
      if (!replace_flag (play, fleet, squadron))
        return FALSE;

  return TRUE;
}

static void
set_straggler (BonesPlay *play, guint ship, gboolean straggles)
{
  guint16 *straggler = &play->game.ships[ship].tracks[MW_STRAGGLER];

  if (*straggler == straggles)
    return;

  *straggler = straggles != FALSE;
  bones_tell_ship (play, straggles ? "straggles" : "straggles-no-more",
                   straggles ? "MW-SQN-02" : "MW-SQN-03", ship, 0);
}

/* MW-SQN-02, MW-SQN-03: one question per squadron. */
static BONES_ASKS gboolean
check_squadron (BonesPlay *play, guint fleet, guint squadron)
{
  const guint flagship = mw_flagship_of (&play->game, fleet, squadron);
  BonesAsk ask;
  const BonesAnswer *answer;
  guint64 far[BONES_MAX_SHIPS / 64] = { 0 };
  guint n = 0;

  if (flagship == BONES_NO_SHIP)
    return TRUE;

  ask = mw_ask (&play->game, BONES_ASK_SHIPS, "stragglers", "MW-SQN-02", flagship, 0);
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (ship != flagship && is_of_the_line (play->setup, &play->game, ship, fleet, squadron))
      {
        bones_ask_open (&ask, ship);
        n++;
      }

  set_straggler (play, flagship, FALSE);
  if (n == 0)
    return TRUE;

  ask.least = 0;
  ask.most = (guint8) n;
  ask.values[0] = play->game.options[MW_STRAGGLER_INCHES] * 100;
  if (bones_ask_anew (play, NULL))
    return check_squadron (play, fleet, squadron);

  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  for (guint i = 0; i < answer->n; i++)
    far[answer->values[i] / 64] |= G_GUINT64_CONSTANT (1) << answer->values[i] % 64;

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (ship != flagship && is_of_the_line (play->setup, &play->game, ship, fleet, squadron))
      set_straggler (play, ship, far[ship / 64] >> ship % 64 & 1);

  return TRUE;
}

/* MW-AMB-09: once a turn, for becoming a straggler and for ceasing to be one. */
gboolean
mw_check_stragglers (BonesPlay *play)
{
  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    for (guint squadron = 1; squadron <= last_squadron (&play->game, fleet); squadron++)
      if (!check_squadron (play, fleet, squadron))
        return FALSE;

  return TRUE;
}
