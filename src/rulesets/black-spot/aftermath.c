/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

typedef enum { SCUTTLE, ABANDON, ADD } Fate;

/* BS-AFTER-2; a crew that turns its prizes gives no dice (FS-FAC-8b). */
static gboolean
can_add (const BonesPlay *play, guint captor, guint prize)
{
  return bs_converts (play->setup, &play->game, captor)
         || bs_donors (play->setup, &play->game, captor, prize, NULL) > 0;
}

static BONES_ASKS gboolean
ask_fate (BonesPlay *play, guint prize, guint captor, guint *fate)
{
  static const char *const ids[] = { "scuttle", "abandon", "add", NULL };
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "aftermath", "BS-AFTER-1", prize, captor);

  ask.who = bones_fleet_bit (play->game.ships[captor].fleet);
  ask.ship = prize;
  ask.other = captor;
  bones_ask_offer (&ask, ids,
                   1 << SCUTTLE | 1 << ABANDON | (can_add (play, captor, prize) ? 1 << ADD : 0));
  return bones_ask_choice (play, &ask, fate);
}

/* Carries out what was chosen; a crewing that is called off leaves the choice open. */
static BONES_ASKS gboolean
seal_fate (BonesPlay *play, guint prize, guint captor, Fate fate, gboolean *done)
{
  *done = TRUE;
  if (fate == ADD && bs_converts (play->setup, &play->game, captor))
    bs_begin_to_convert (play, captor, prize);
  else if (fate == ADD)
    return bs_crew_a_hull (play, captor, prize, done);
  else if (fate == SCUTTLE)
    {
      bones_tell_pair (play, "scuttled", "BS-AFTER-1", prize, captor, 0, 0);
      bs_lose_wizard (play, prize);
      bs_leave (&play->game, prize, BONES_SUNK);
    }
  else
    bones_tell_ship (play, "adrift", "BS-AFTER-1", prize, 0);

  return TRUE;
}

/* BS-AFTER-1: scuttle, abandon or add to the fleet (P-04). That she was lost shook her fleet when
 * she struck (BS-MORALE-1). */
gboolean
bs_aftermath (BonesPlay *play, const BonesAction *action)
{
  BonesGame *game = &play->game;
  gboolean done = FALSE;

  while (!done && game->tracks[BS_PRIZE] != 0)
    {
      const guint prize = game->tracks[BS_PRIZE] - 1, captor = game->tracks[BS_CAPTOR] - 1;
      guint fate;

      if (!ask_fate (play, prize, captor, &fate))
        return FALSE;

      if (game->tracks[BS_PRIZE] == prize + 1 && game->tracks[BS_CAPTOR] == captor + 1
          && (fate != ADD || can_add (play, captor, prize))
          && !seal_fate (play, prize, captor, fate, &done))
        return FALSE;
    }

  game->tracks[BS_PRIZE] = game->tracks[BS_CAPTOR] = 0;
  return TRUE;
}
