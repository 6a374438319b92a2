/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"
#include "harness.h"
#include "names.h"

/*
 * Dread Pirate in tests. "Red: 1; Blue: 1" are two players with a sloop each. Rows begin in the
 * first player's turn on the main board, all markers white, the wind unknown; "link=skirmish:R1:B1
 * R1.square=d2 B1.square=d6" among what is given puts them into a battle. Its own words:
 *   next=R1       whose turn it is in the battle, or nobody
 *   turn=Red      whose turn it is on the main board
 *   fights=raid   the kind of the battle, or none
 *   pair=R1:B1    the two ships on the battle board, first the one whose turn it is
 */

static void
begin_rows (Battle *battle)
{
  battle_do (battle, "set-up");
  battle_answer_anything (battle);
}

static char *
describe_next (Battle *battle)
{
  g_autoptr (BonesNames) names =
      bones_names_new (battle->setup, battle->journal, battle_game (battle));
  const guint ship = dp_next (battle_game (battle));

  return g_strdup (ship != BONES_NO_SHIP ? bones_names_ship_id (names, ship) : "nobody");
}

static char *
describe_turn (Battle *battle)
{
  g_autoptr (BonesNames) names =
      bones_names_new (battle->setup, battle->journal, battle_game (battle));
  const guint turn = battle_game (battle)->tracks[DP_TURN];

  return g_strdup (turn > 0 ? bones_names_fleet (names, turn - 1) : "nobody");
}

static char *
describe_pair (Battle *battle)
{
  g_autoptr (BonesNames) names =
      bones_names_new (battle->setup, battle->journal, battle_game (battle));
  guint ship, other;

  if (!dp_pair (battle_game (battle), &ship, &other))
    return g_strdup ("nobody");

  return g_strconcat (bones_names_ship_id (names, ship), ":", bones_names_ship_id (names, other),
                      NULL);
}

static char *
describe (Battle *battle, const char *key, const char *wanted)
{
  const BonesLink *fought = dp_battle (battle_game (battle));

  if (g_str_equal (key, "next"))
    return describe_next (battle);

  if (g_str_equal (key, "turn"))
    return describe_turn (battle);

  if (g_str_equal (key, "pair"))
    return describe_pair (battle);

  return g_str_equal (key, "fights")
             ? g_strdup (fought != NULL ? dp_link_kinds[fought->kind] : "none")
             : NULL;
}

const BattleSystem battle_system = { &bones_dread_pirate, begin_rows, describe };
