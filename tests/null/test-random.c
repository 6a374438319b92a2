/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "null.h"
#include "player.h"
#include "replay.h"

/* Battles of boats with random settings. They have no end. */

#define BATTLES 100
#define MOST_ENTRIES 300

static Battle *
random_battle (GRand *random)
{
  Battle *battle = battle_new ("Ann: 3 boat; Ben: 3 boat", NULL);

  for (guint i = NULL_LIVES; null_options[i].key != NULL; i++)
    {
      const BonesOption *option = &null_options[i];

      const guint most = option->kind == BONES_OPTION_NUMBER ? option->highest : 1;

      battle->setup->options[i] =
          (guint8) g_rand_int_range (random, option->lowest, (gint32) most + 1);
    }

  bones_replay_free (battle->replay); /* it was made with other settings */
  battle->replay = bones_replay_new (battle->setup);
  return battle;
}

static guint
eagerness (guint verb)
{
  return verb == NULL_END_ROUND ? 1 : 3;
}

static BonesChange
change_track (guint ship, guint fleet, GRand *random)
{
  const guint track = player_below (random, NULL_IN_REEDS + 1);

  switch (player_below (random, 5))
    {
    case 0:
      return player_set (BONES_SET_FLEET, NULL_LUCK, fleet,
                         player_below (random, null_fleet_tracks[NULL_LUCK].highest + 1));
    case 1:
      return player_set (BONES_SET_TABLE, NULL_SIGHT, 0,
                         player_below (random, null_table_tracks[NULL_SIGHT].highest + 1));
    case 2:
      return player_set (BONES_SET_SHIP, BONES_SHIP_ORDERED, ship, player_below (random, 2));
    default:
      return player_set (BONES_SET_SHIP, track, ship,
                         player_below (random, null_ship_tracks[track].highest + 1));
    }
}

static BonesChange
random_change (Battle *battle, GRand *random)
{
  static const PlayerThings things = { .ships = 1, .markers = 1 };
  const guint ship = player_below (random, battle_game (battle)->n_ships);
  const guint fleet = player_below (random, battle_game (battle)->n_fleets);

  return player_one_in (random, 3) ? player_change_things (battle, ship, fleet, &things, random)
                                   : change_track (ship, fleet, random);
}

/* A boat with as many hits as it can take has sunk, unless a hand says otherwise. */
static void
check (Battle *battle, gboolean by_hand)
{
  const BonesGame *game = battle_game (battle);

  for (guint ship = 0; ship < game->n_ships && !by_hand; ship++)
    HOLDS (bones_game_in_play (game, ship)
           == (game->ships[ship].tracks[NULL_HITS] < game->options[NULL_LIVES]));
}

int
main (int argc, char **argv)
{
  static const Player player = { BATTLES,   MOST_ENTRIES,  PLAYER_NO_END, random_battle,
                                 eagerness, random_change, check };

  g_test_init (&argc, &argv, NULL);
  player_add_battles (&player);
  return g_test_run ();
}
