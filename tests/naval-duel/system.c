/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "names.h"
#include "naval-duel.h"

/*
 * Naval Duel in tests. Rows begin in turn 1 at its Draw Phase: all ships as they are before any
 * roll, no flagships, hands empty. Its own words:
 *   next=Red  phase=move     whose go it is, in which step
 *   tray=2                   how many broadsides are declared
 */

static void
reset_ships (Battle *battle)
{
  static const char plain[] = "%s.movement=1 %s.cannon=1 %s.crew=2 %s.specifications=none"
                              " %s.captain=none %s.quality=none";
  g_autoptr (BonesNames) names = bones_names_new (battle->setup, NULL, battle_game (battle));

  for (guint ship = 0; ship < battle_game (battle)->n_ships; ship++)
    {
      const char *id = bones_names_ship_id (names, ship);
      g_autofree char *settings = g_strdup_printf (plain, id, id, id, id, id, id);

      battle_override (battle, settings);
    }
}

static void
reset_fleets (Battle *battle)
{
  for (guint i = 0; i < battle->setup->rosters->len; i++)
    {
      const BonesRoster *roster = g_ptr_array_index (battle->setup->rosters, i);
      g_autofree char *settings =
          g_strdup_printf ("%s.cards= %s.flagship=none %s.national=none %s.character=none",
                           roster->name, roster->name, roster->name, roster->name);

      battle_override (battle, settings);
    }
}

static void
begin_rows (Battle *battle)
{
  battle_do (battle, "set-up");
  battle_answer_anything (battle);
  reset_ships (battle);
  reset_fleets (battle);
}

static char *
describe_next (Battle *battle)
{
  g_autoptr (BonesNames) names =
      bones_names_new (battle->setup, battle->journal, battle_game (battle));
  const guint fleet = nd_next_fleet (battle_game (battle));

  return g_strdup (fleet != BONES_NOBODY ? bones_names_fleet (names, fleet) : "nobody");
}

static char *
describe_tray (Battle *battle)
{
  const BonesGame *game = battle_game (battle);
  guint n = 0;

  for (guint i = 0; i < game->n_links; i++)
    n += game->links[i].kind != 0 && game->links[i].kind <= ND_AMMUNITIONS;

  return g_strdup_printf ("%u", n);
}

static char *
describe (Battle *battle, const char *key, const char *wanted)
{
  static const char *const phases[] = { "set-up", "draw", "move", "broadside", "boarding" };

  if (g_str_equal (key, "next"))
    return describe_next (battle);

  if (g_str_equal (key, "phase"))
    return g_strdup (phases[battle_game (battle)->step]);

  return g_str_equal (key, "tray") ? describe_tray (battle) : NULL;
}

const BattleSystem battle_system = { &bones_naval_duel, begin_rows, describe };
