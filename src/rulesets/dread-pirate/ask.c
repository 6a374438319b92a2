/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

BonesAsk
dp_ask (const BonesGame *game, BonesAskKind kind, const char *what, const char *rule, guint ship,
        guint ordinal)
{
  BonesAsk ask = BONES_ASK_INIT (kind, what, rule, ship, ordinal);

  ask.ship = ship;
  ask.who = bones_fleet_bit (game->ships[ship].fleet);
  return ask;
}

gboolean
dp_confirm (BonesPlay *play, const char *what, const char *rule, guint ship, guint ordinal, gint a,
            gboolean *yes)
{
  BonesAsk ask;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  ask = dp_ask (&play->game, BONES_ASK_CONFIRM, what, rule, ship, ordinal);
  ask.values[0] = a;
  ask.blank = TRUE;
  return bones_ask_confirm (play, &ask, yes);
}

gboolean
dp_confirm_port (BonesPlay *play, DpLink link, const char *what, const char *rule, guint ship,
                 guint ordinal, gboolean *yes)
{
  const gint found = dp_link_from (&play->game, link, ship);
  BonesAsk ask = dp_ask (&play->game, BONES_ASK_CONFIRM, what, rule, ship, ordinal);

  *yes = TRUE;
  if (found < 0)
    return TRUE;

  ask.other = play->game.links[found].b;
  ask.blank = TRUE;
  if (bones_ask_anew (play, NULL))
    return dp_confirm_port (play, link, what, rule, ship, ordinal, yes);

  return bones_ask_confirm (play, &ask, yes);
}

BonesRoll
dp_die (const BonesGame *game, const char *what, const char *rule, guint ship, guint other)
{
  return (BonesRoll){ .key = { rule, ship, 0 },
                      .what = what,
                      .owner = game->ships[ship].fleet,
                      .dice = 1,
                      .ship = ship,
                      .other = other };
}
