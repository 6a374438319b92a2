/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hands.h"
#include "naval-duel.h"
#include "player.h"
#include "replay.h"

/* Battles of two fleets of 1 to 5 ships with random settings. */

#define BATTLES (300 / ONE_IN)
#define MOST_ENTRIES 900

static void
set_options (BonesSetup *setup, GRand *random)
{
  for (guint i = ND_FLEET_SIZE; i < ND_OPTIONS; i++)
    {
      const BonesOption *option = &nd_options[i];

      if (option->kind == BONES_OPTION_VALUES)
        setup->options[i] = player_below (random, g_strv_length ((char **) option->values));
      else if (player_one_in (random, 2))
        setup->options[i] = g_rand_int_range (random, option->lowest,
                                              MIN (option->highest, option->lowest + 8) + 1);
    }

  setup->options[ND_FLEET_SIZE] = 1 + player_below (random, 5);
}

static Battle *
random_battle (GRand *random)
{
  Battle *battle = battle_new ("Ann: 1; Ben: 1", NULL);

  set_options (battle->setup, random);
  for (guint fleet = 0; fleet < battle->setup->rosters->len; fleet++)
    for (guint ship = 1; ship < battle->setup->options[ND_FLEET_SIZE]; ship++)
      bones_roster_add (g_ptr_array_index (battle->setup->rosters, fleet), NULL, "ship-of-the-line",
                        FALSE);

  bones_replay_free (battle->replay); /* it was made for other fleets */
  battle->replay = bones_replay_new (battle->setup);
  return battle;
}

static BonesChange
change_track (guint ship, guint fleet, GRand *random)
{
  const guint track = player_below (random, ND_SHIP_TRACKS);
  const guint of_fleet = player_below (random, ND_LOOKS),
              of_table = player_below (random, ND_TABLE_TRACKS);

  switch (player_below (random, 6))
    {
    case 0:
      return player_set (BONES_SET_FLEET, of_fleet, fleet,
                         player_below (random, nd_fleet_tracks[of_fleet].highest + 1));
    case 1:
      return player_set (BONES_SET_TABLE, of_table, 0,
                         player_below (random, nd_table_tracks[of_table].highest + 1));
    case 2:
      return player_set (BONES_SET_SHIP, player_below (random, ND_RATINGS), ship,
                         ND_ZERO - 4 + player_below (random, 12));
    default:
      return player_set (BONES_SET_SHIP, track, ship,
                         player_below (random, MIN (nd_ship_tracks[track].highest, 20) + 1));
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
      return player_set (BONES_SET_TABLE, BONES_TABLE_ORDER, 0,
                         player_one_in (random, 2) ? 0xf : 0xf0 | fleet);
    case 2:
      return player_set (BONES_SET_TABLE, BONES_TABLE_STEP, 0, player_below (random, 7));
    case 3:
      return player_set (BONES_SET_TABLE, BONES_TABLE_ACTIVE_SHIP, 0, ship);
    case 4:
      return player_set (BONES_SET_TABLE, BONES_TABLE_ROUND, 0, 1 + player_below (random, 20));
    default:
      return player_set (BONES_SET_TABLE, BONES_TABLE_ACTIVE, 0, fleet);
    }
}

static BonesChange
random_change (Battle *battle, GRand *random)
{
  static const PlayerThings things = {
    .ships = 1, .links = ND_LINK_KINDS - 1, .decks = 1, .cards = 28
  };
  const BonesGame *game = battle_game (battle);
  const guint ship = player_below (random, game->n_ships),
              fleet = player_below (random, game->n_fleets);

  switch (player_below (random, 3))
    {
    case 0:
      return change_whose_go (ship, fleet, random);
    case 1:
      return player_change_things (battle, ship, fleet, &things, random);
    default:
      return change_track (ship, fleet, random);
    }
}

/* ND-GEN-02: every card is in the pile, in a hand or among the discards. */
static void
check_cards (Battle *battle)
{
  const BonesGame *game = battle_game (battle);
  const guint all = bones_hands_n_cards (battle->setup);
  guint held = 0, elsewhere = 0;

  for (guint card = 0; card < all; card++)
    {
      HOLDS (game->cards[ND_DECK][card] < BONES_IN_HAND + game->n_fleets);
      elsewhere += game->cards[ND_DECK][card] < BONES_IN_HAND;
    }

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    held += nd_hand_size (battle->setup, game, fleet);

  HOLDS (held + elsewhere == all && all == 28);
  for (guint card = all; card < BONES_MAX_CARDS; card++)
    HOLDS (game->cards[ND_DECK][card] == 0);
}

static void
check_tracks (const BonesTrack *tracks, const guint16 *values)
{
  for (guint i = 0; tracks[i].id != NULL; i++)
    HOLDS (values[i] >= tracks[i].lowest
           && (values[i] <= tracks[i].highest || tracks == nd_fleet_tracks));
}

static void
check_game (const BonesGame *game)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      check_tracks (nd_ship_tracks, game->ships[ship].tracks);
      HOLDS (bones_game_in_play (game, ship) || game->active_ship != ship);
    }

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      const guint flagship = game->fleets[fleet].flagship;

      check_tracks (nd_fleet_tracks, game->fleets[fleet].tracks);
      HOLDS (flagship == BONES_NO_SHIP || bones_game_sails_for (game, flagship, fleet));
    }

  check_tracks (nd_table_tracks, game->tracks);
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind != 0)
      HOLDS (bones_game_in_play (game, game->links[i].a)
             && bones_game_in_play (game, game->links[i].b));

  HOLDS (game->n_order == 0 || game->n_order == game->n_fleets);
  HOLDS ((game->step == ND_SETTING_UP) == (game->round == 0));
}

static void
check_round (Battle *battle)
{
  BonesStep steps[BONES_MAX_STEPS];
  const guint n = nd_checklist (battle->setup, battle_game (battle), steps);
  guint now = 0;

  for (guint i = 0; i < n; i++)
    now += steps[i].state == BONES_STEP_NOW;

  HOLDS (now == (battle_game (battle)->step == ND_SETTING_UP ? 0 : 1));
}

/* A rival sees a hand only while Crow's Nest Lookout lasts. */
static void
check_secrets (Battle *battle)
{
  const BonesPlay *play = battle_play (battle);
  const BonesGame *game = &play->game;

  for (guint viewer = 0; viewer < game->n_fleets && play->stop != BONES_ASKING; viewer++)
    HOLDS (game->fleets[viewer].tracks[ND_LOOKS] == 0);
}

static void
check_state (Battle *battle, gboolean by_hand)
{
  check_game (battle_game (battle));
  check_cards (battle);
  check_round (battle);
  check_secrets (battle);
}

static guint
eagerness (guint verb)
{
  switch (verb)
    {
    case ND_CONCEDE:
    case ND_END_BATTLE:
      return 0;
    case ND_PASS:
      return 1;
    default:
      return 3;
    }
}

static const Player player = {
  .battles = BATTLES,
  .most_entries = MOST_ENTRIES,
  .end_battle = ND_END_BATTLE,
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
