/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"
#include "player.h"
#include "replay.h"

/* Games of one to five players with random settings. */

#define BATTLES (300 / ONE_IN)
#define MOST_ENTRIES 600

static void
set_options (BonesSetup *setup, GRand *random)
{
  for (guint i = 1; i < DP_OPTIONS; i++)
    {
      const BonesOption *option = &dp_options[i];

      if (option->kind == BONES_OPTION_VALUES)
        setup->options[i] = player_below (random, g_strv_length ((char **) option->values));
      else if (player_one_in (random, 2))
        setup->options[i] = g_rand_int_range (random, option->lowest, option->highest + 1);
    }
}

static Battle *
random_battle (GRand *random)
{
  static const char *const players[] = { "Ann: 1; Ben: 1", "Ann: 1; Ben: 1; Cat: 1",
                                         "Ann: 1; Ben: 1; Cat: 1; Dan: 1; Eve: 1", "Ann: 1" };
  const guint n = player_one_in (random, 12) ? 3 : player_below (random, 3);
  Battle *battle = battle_new (players[n], NULL);

  set_options (battle->setup, random);
  bones_replay_free (battle->replay); /* it was made with other settings */
  battle->replay = bones_replay_new (battle->setup);
  return battle;
}

/* Prefers actions that are seldom open. */
static guint
eagerness (guint verb)
{
  switch (verb)
    {
    case DP_CONCEDE:
    case DP_END_BATTLE:
      return 0;
    case DP_PASS:
    case DP_GAMBIT:
    case DP_PLAY_CARD:
    case DP_CROWN:
    case DP_DRAW_WIND:
    case DP_TREASURE:
    case DP_GIVE_SPOT:
      return 1;
    case DP_FIRE:
    case DP_MOVE:
    case DP_ATTACK:
    case DP_RAID:
    case DP_END_TURN:
      return 5;
    default:
      return 2;
    }
}

static BonesChange
change_track (Battle *battle, guint ship, guint fleet, GRand *random)
{
  const guint track = player_below (random, DP_SHIP_TRACKS);
  const guint of_fleet = player_below (random, DP_FLEET_TRACKS);
  const guint of_table = player_below (random, DP_TABLE_TRACKS);

  switch (player_below (random, 6))
    {
    case 0:
      return player_set (BONES_SET_FLEET, of_fleet, fleet,
                         player_below (random, dp_fleet_tracks[of_fleet].highest + 1));
    case 1:
      return player_set (BONES_SET_TABLE, of_table, 0,
                         player_below (random, dp_table_tracks[of_table].highest + 1));
    case 2:
      return player_set (BONES_SET_SHIP, DP_CREW, ship, player_below (random, 13));
    default:
      return player_set (BONES_SET_SHIP, track, ship,
                         player_below (random, dp_ship_tracks[track].highest + 1));
    }
}

static BonesChange
change_whose_go (guint ship, guint fleet, GRand *random)
{
  switch (player_below (random, 6))
    {
    case 0:
      return player_set (BONES_SET_SHIP, BONES_SHIP_ORDERED, ship, player_below (random, 2));
    case 1:
      return player_set (BONES_SET_TABLE, BONES_TABLE_ROUND, 0, player_below (random, 9));
    case 2:
      return player_set (BONES_SET_TABLE, BONES_TABLE_WIND, 0, player_below (random, 9));
    case 3:
      return player_set (BONES_SET_TABLE, BONES_TABLE_STEP, 0, player_below (random, 5));
    case 4:
      return player_set (BONES_SET_FLEET, BONES_FLEET_STATUS, fleet,
                         player_below (random, BONES_STATUSES));
    default:
      return player_set (BONES_SET_TABLE, BONES_TABLE_ACTIVE, 0, fleet);
    }
}

static BonesChange
random_change (Battle *battle, GRand *random)
{
  static const PlayerThings things = { .ships = DP_KINDS,
                                       .links = DP_LINK_KINDS - 1,
                                       .markers = 1 };
  const BonesGame *game = battle_game (battle);
  const guint ship = player_below (random, game->n_ships);
  const guint fleet = player_below (random, game->n_fleets);

  switch (player_below (random, 4))
    {
    case 0:
      return change_whose_go (ship, fleet, random);
    case 1:
      return player_change_things (battle, ship, fleet, &things, random);
    default:
      return change_track (battle, ship, fleet, random);
    }
}

/* Both ships are on different squares, and the separation fits them. */
static void
check_battle (const BonesPlay *play, const BonesLink *battle, gboolean by_hand)
{
  const BonesGame *game = &play->game;
  const guint square = game->ships[battle->a].tracks[DP_SQUARE];
  const guint other = game->ships[battle->b].tracks[DP_SQUARE];
  const gboolean placing = play->stop == BONES_ASKING && square == 0 && other == 0;

  HOLDS (dp_sails (game, battle->a));
  HOLDS (battle->kind == DP_RAIDING ? dp_is_port (game, battle->b) : dp_sails (game, battle->b));
  HOLDS (placing
         || (bones_square_is_on (&dp_board, square) && bones_square_is_on (&dp_board, other)
             && square != other));
  if (placing)
    return;

  HOLDS (game->tracks[DP_SEPARATION] == dp_separation (game, square, other));
  HOLDS (play->stop == BONES_ASKING
         || (game->tracks[DP_ROUND] == 0) == (game->tracks[DP_EXTRA_TURNS] > 0));
  HOLDS (!game->ships[battle->b].ordered || play->stop == BONES_ASKING || by_hand);
  if (play->stop != BONES_ASKING && !by_hand) /* otherwise one has boarded the other */
    HOLDS (dp_touch (square, other) == (battle->kind == DP_GAMBLING));
}

static void
check_ship (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const guint16 *tracks = game->ships[ship].tracks;
  const gboolean fights = dp_rival (game, ship) != BONES_NO_SHIP;

  HOLDS (tracks[DP_CREW] <= tracks[DP_CREW_MAX]);
  HOLDS (fights
         || (tracks[DP_SQUARE] == 0 && tracks[DP_CARD] == DP_ZERO && !game->ships[ship].ordered));
  if (dp_is_port (game, ship))
    {
      HOLDS (fights == bones_game_in_play (game, ship));
      HOLDS (tracks[DP_PIECE] == DP_QUEEN);
      return;
    }

  HOLDS (tracks[DP_CREW_MAX] == dp_class (setup, game, ship)->crew);
  HOLDS (tracks[DP_DECKS] == dp_class (setup, game, ship)->decks);
  HOLDS (tracks[DP_CARGO] <= dp_hold (setup, game, ship));
  HOLDS (tracks[DP_PIECE] == dp_class (setup, game, ship)->piece
         || (tracks[DP_PIECE] == DP_KING && fights));
}

static void
check_state (Battle *battle, gboolean by_hand)
{
  const BonesPlay *play = battle_play (battle);
  const BonesGame *game = &play->game;
  const BonesLink *fought = dp_battle (game);
  guint battles = 0;

  for (guint i = 0; i < game->n_links; i++)
    battles += game->links[i].kind >= DP_SKIRMISH && game->links[i].kind <= DP_GAMBLING;

  HOLDS (battles == (fought != NULL ? 1 : 0));
  for (guint ship = 0; ship < game->n_ships; ship++)
    check_ship (battle->setup, game, ship);

  if (fought != NULL)
    check_battle (play, fought, by_hand);
  else
    HOLDS (game->tracks[DP_SEPARATION] == 0 && game->tracks[DP_ROUND] == 0
           && game->tracks[DP_EXTRA_TURNS] == 0);

  HOLDS (by_hand || game->round == 0 || game->over || dp_plays (game, game->tracks[DP_TURN] - 1u));
}

static const Player player = {
  .battles = BATTLES,
  .most_entries = MOST_ENTRIES,
  .end_battle = DP_END_BATTLE,
  .battle = random_battle,
  .eagerness = eagerness,
  .change = random_change,
  .check = check_state,
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  player_add_battles (&player);
  return g_test_run ();
}
