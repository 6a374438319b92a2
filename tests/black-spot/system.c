/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "script.h"

/*
 * Black Spot in tests. Rows begin in round 1, calm, order by seats, one island (marker-1), no
 * booty, hands empty, everything on the surface. Its own words:
 *   R1=hull                      beside the statuses: a ship that nobody sails
 *   next=Red  bucket=frigates    who orders, in which class
 */

/* Answers questions about diving, flying and cards with the first answer that is open. */
static void
answer_first (Battle *battle)
{
  while (battle_play (battle)->stop == BONES_ASKING)
    {
      const BonesAsk *ask = &battle_play (battle)->prompt;
      guint first = 0;
      g_autofree char *script = NULL;

      while (!bones_ask_allows (ask, first))
        first++;

      script = g_strdup_printf ("+ %s", ask->ids[first]);
      battle_do (battle, script);
    }
}

static void
begin (Battle *battle)
{
  const guint n = battle->setup->rosters->len;

  battle_do (battle, "set-up: [1]");
  if (n > 1)
    {
      const BonesRoster *first = g_ptr_array_index (battle->setup->rosters, 0);
      g_autofree char *script = g_strdup_printf ("+ %s", first->name);

      battle_do (battle, script);
    }

  battle_do (battle, "+ island");
  for (guint i = 0; i < n; i++)
    battle_do (battle, "+ [3]");

  answer_first (battle);
  for (guint i = 0; i < n; i++)
    {
      const BonesRoster *roster = g_ptr_array_index (battle->setup->rosters, i);
      g_autofree char *none = g_strdup_printf ("%s.booty=0 %s.cards=", roster->name, roster->name);

      battle_override (battle, none);
    }

  battle_override (battle, "step=3 wind=calm");
}

static char *
describe_next (Battle *battle)
{
  const guint fleet = bs_next_fleet (battle->setup, battle_game (battle));
  const BonesRoster *roster;

  if (fleet == BONES_NOBODY)
    return g_strdup ("nobody");

  roster = g_ptr_array_index (battle->setup->rosters, fleet);
  return g_strdup (roster->name);
}

static char *
describe (Battle *battle, const char *key, const char *wanted)
{
  static const char *const buckets[] = { "none",     "boarding",  "sloops",
                                         "frigates", "men-o-war", "special-models" };

  if (g_str_equal (key, "next"))
    return describe_next (battle);

  if (g_str_equal (key, "bucket"))
    return g_strdup (buckets[bs_current_bucket (battle->setup, battle_game (battle))]);

  if (!g_str_equal (wanted, "hull") || !script_is_ship (key))
    return NULL;

  return bs_is_hull (battle_game (battle), battle_ship (battle, key)) ? g_strdup ("hull") : NULL;
}

const BattleSystem battle_system = { &bones_black_spot, begin, describe };
