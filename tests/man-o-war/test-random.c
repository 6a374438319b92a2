/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"
#include "player.h"
#include "replay.h"

/* Battles of two fleets of ships, squadrons, monsters and flyers, under settings taken at random.
 */

#define BATTLES (150 / ONE_IN)
#define MOST_ENTRIES 900

static void
set_options (BonesSetup *setup, GRand *random)
{
  for (guint i = MW_POINTS_LIMIT; i < MW_OPTIONS; i++)
    {
      const BonesOption *option = &mw_options[i];

      if (option->kind == BONES_OPTION_VALUES)
        setup->options[i] =
            (guint8) player_below (random, g_strv_length ((char **) option->values));
      else if (player_one_in (random, 2))
        setup->options[i] = (guint8) g_rand_int_range (random, option->lowest, option->highest + 1);
    }
}

/* A man-o'-war in most fleets, and anything beside her. */
static void
add_ships (BonesRoster *roster, GRand *random)
{
  static const char *const kinds[] = { "EX-MOW-1", "EX-IND-1", "EX-SOL-1",  "EX-MON-1", "EX-FLY-1",
                                       "EX-IND-2", "EX-MON-2", "EX-FLY-2",  "EX-MOW-2", "EX-IND-3",
                                       "EX-IND-4", "EX-IND-5", "EX-IND-6",  "EX-IND-7", "EX-IND-8",
                                       "EX-MON-3", "EX-IND-9", "EX-IND-10", "EX-SOL-2", "EX-IND-11",
                                       "EX-IND-12" };

  static const char *const characters[] = { "TALLOW", "GALE",   "SPRAT", "WHISTLE",
                                            "BOLT",   "SALLOW", "FLINT" };

  g_ptr_array_set_size (roster->ships, 0);
  if (!player_one_in (random, 5))
    bones_roster_add (roster, NULL, "EX-MOW-1", player_one_in (random, 2));

  if (roster->ships->len == 0 || player_one_in (random, 2))
    for (guint i = 0; i < 3; i++)
      bones_roster_add (roster, NULL, "EX-SOL-1", FALSE);

  if (roster->ships->len > 0 && player_one_in (random, 4))
    {
      BonesRosterShip *first = g_ptr_array_index (roster->ships, 0);

      first->wizard = g_strdup (player_one_in (random, 2) ? "LORD" : "CHAMPION");
      first->anti_flyer = TRUE;
      roster->cards = player_below (random, 4);
    }

  if (roster->ships->len > 0 && player_one_in (random, 3))
    {
      BonesRosterShip *last = g_ptr_array_index (roster->ships, roster->ships->len - 1);
      const guint n = 1 + player_below (random, G_N_ELEMENTS (characters) - 1);

      last->characters = g_new0 (char *, n + 1);
      for (guint i = 0; i < n; i++)
        last->characters[i] = g_strdup (characters[i]);
    }

  for (guint i = player_below (random, 4); i > 0; i--)
    {
      const guint kind = player_below (random, G_N_ELEMENTS (kinds));

      for (guint n = kind == 2 ? 3 : kind == 18 || kind == 19 ? 2 : 1; n > 0; n--)
        bones_roster_add (roster, NULL, kinds[kind], FALSE);
    }
}

static Battle *
random_battle (GRand *random)
{
  Battle *battle = battle_new ("Ann: EX-MOW-1; Ben: EX-MOW-1", NULL);

  set_options (battle->setup, random);
  for (guint fleet = 0; fleet < battle->setup->rosters->len; fleet++)
    add_ships (g_ptr_array_index (battle->setup->rosters, fleet), random);

  bones_replay_free (battle->replay); /* it had begun with other fleets */
  battle->replay = bones_replay_new (battle->setup);
  return battle;
}

static BonesChange
change_track (guint ship, guint fleet, GRand *random)
{
  const guint track = player_below (random, MW_SHIP_TRACKS);
  const guint of_fleet = player_below (random, MW_FLEET_TRACKS),
              of_table = player_below (random, MW_TABLE_TRACKS);

  switch (player_below (random, 6))
    {
    case 0:
      return player_set (BONES_SET_FLEET, of_fleet, fleet,
                         player_below (random, MIN (mw_fleet_tracks[of_fleet].highest, 12) + 1));
    case 1:
      return player_set (BONES_SET_TABLE, of_table, 0,
                         player_below (random, mw_table_tracks[of_table].highest + 1u));
    default:
      return player_set (BONES_SET_SHIP, track, ship,
                         player_below (random, MIN (mw_ship_tracks[track].highest, 8) + 1));
    }
}

static BonesChange
change_whose_go (guint ship, guint fleet, GRand *random)
{
  switch (player_below (random, 7))
    {
    case 0:
      return player_set (BONES_SET_SHIP, BONES_SHIP_ORDERED, ship, player_below (random, 2));
    case 1:
      return player_set (BONES_SET_TABLE, BONES_TABLE_ORDER, 0,
                         player_one_in (random, 2) ? 0xf : 0xf0 | fleet);
    case 2:
      return player_set (BONES_SET_TABLE, BONES_TABLE_STEP, 0, player_below (random, 8));
    case 3:
      return player_set (BONES_SET_TABLE, BONES_TABLE_ACTIVE_SHIP, 0, ship);
    case 4:
      return player_set (BONES_SET_TABLE, BONES_TABLE_ROUND, 0, player_below (random, 20));
    case 5:
      return player_set (BONES_SET_TABLE, BONES_TABLE_WIND, 0, player_below (random, 9));
    default:
      return player_set (BONES_SET_TABLE, BONES_TABLE_ACTIVE, 0, fleet);
    }
}

static BonesChange
random_change (Battle *battle, GRand *random)
{
  static const PlayerThings things = {
    .ships = 5, .links = MW_LINK_KINDS - 1, .markers = MW_MARKER_KINDS - 1, .decks = 2, .cards = 10
  };
  const guint ship = player_below (random, battle_game (battle)->n_ships);
  const guint fleet = player_below (random, battle_game (battle)->n_fleets);

  switch (player_below (random, 3))
    {
    case 0:
      return change_track (ship, fleet, random);
    case 1:
      return player_change_things (battle, ship, fleet, &things, random);
    default:
      return change_whose_go (ship, fleet, random);
    }
}

static guint
eagerness (guint verb)
{
  switch (verb)
    {
    case MW_VERB_CONCEDE:
    case MW_VERB_END_BATTLE:
      return 0;
    case MW_VERB_DONE:
      return 2;
    default:
      return 6;
    }
}

static void
check_ship (Battle *battle, guint ship)
{
  const BonesGame *game = battle_game (battle);
  const MwTemplate *template = mw_template (battle->setup, game, ship);
  const guint16 *tracks = game->ships[ship].tracks;

  for (guint i = 0; i < MW_MAX_LOCATIONS; i++)
    {
      const MwCounter *counter = mw_counter_in (template, MW_LOST + i);
      const guint most = i < template->n_locations ? template->locations[i].boxes
                         : counter != NULL         ? counter->most
                                                   : 0;

      HOLDS (counter != NULL || tracks[MW_ABLAZE + i] <= tracks[MW_LOST + i]);
      HOLDS (tracks[MW_LOST + i] <= most);
    }

  HOLDS (tracks[MW_CAPTURED] == 0 || game->ships[ship].fleet != game->ships[ship].origin);
  if (!bones_game_in_play (game, ship))
    return;

  /* What she does when she is holed, or sinks, may ask something before she is gone. */
  HOLDS (template->class >= MW_FLYER
         || tracks[MW_HULL] < template->btw_boxes + (battle_play (battle)->stop == BONES_ASKING));
  HOLDS (template->class < MW_FLYER || tracks[MW_HULL] < template->wounds);
  HOLDS (tracks[MW_WRECK] == MW_NO_WRECK);
}

/* What holds at any place of any battle. */
static void
check (Battle *battle, gboolean by_hand)
{
  const BonesGame *game = battle_game (battle);

  for (guint ship = 0; ship < game->n_ships; ship++)
    check_ship (battle, ship);

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    HOLDS (game->fleets[fleet].tracks[MW_ADMIRAL_SHIP] <= game->n_ships);

  HOLDS (game->step < MW_STEPS);
}

int
main (int argc, char **argv)
{
  static const Player player = { BATTLES,       MOST_ENTRIES, MW_VERB_END_BATTLE,
                                 random_battle, eagerness,    random_change,
                                 check };

  g_test_init (&argc, &argv, NULL);
  player_add_battles (&player);
  return g_test_run ();
}
