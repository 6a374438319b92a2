/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ready-made.h"

#include "bones-config.h"

#define N_SEATS BONES_MAX_FLEETS

/* The classes of the presets, the largest first: the flagship is of the first that there is. */
static const char *const classes[] = { "man_o_war", "frigate", "sloop", NULL };

static const struct {
  const char *name;
  guint counts[3];
} presets[BONES_PRESETS] = {
  [BONES_PRESET_BALANCED] = { N_ ("Balanced"), { 1, 2, 3 } },
  [BONES_PRESET_BIG] = { N_ ("Big ships"), { 3, 0, 1 } },
  [BONES_PRESET_SWARM] = { N_ ("Swarm"), { 0, 2, 6 } },
};

static const char *const seats[N_SEATS] = {
  N_ ("Red"),    N_ ("Blue"),   N_ ("Gold"), N_ ("Green"),
  N_ ("Purple"), N_ ("Orange"), N_ ("Teal"), N_ ("Slate"),
};

/* Those whose sails have the seat's colour (FS-GEN-1). */
static const char *const factions[N_SEATS] = { "barbarians", "realmsmen",  "goblinoids",
                                               "elves",      "undead",     "dwarves",
                                               "saurians",   "technomages" };

/* Names are names: they are not translated. */
static const char *const ship_names[N_SEATS][10] = {
  { "Revenge", "Fury", "Scorpion", "Cutlass", "Black Annie", "Vixen", "Red Rover", "Bloodhound",
    "Hazard", "Corsair" },
  { "Sovereign", "Dauntless", "Resolute", "Kestrel", "Halcyon", "Wren", "Triton", "Osprey",
    "Gallant", "Petrel" },
  { "Infanta", "Doubloon", "San Telmo", "Aurora", "Peacock", "Amber", "Topaz", "Zephyr", "Saffron",
    "Marigold" },
  { "Leviathan", "Basilisk", "Emerald", "Kelpie", "Serpent", "Ivy", "Wyvern", "Shamrock", "Drake",
    "Nettle" },
  { "Empress", "Amethyst", "Violet", "Nightshade", "Thistle", "Heather", "Iris", "Damson", "Orchid",
    "Plum" },
  { "Salamander", "Ember", "Lantern", "Fox", "Firefly", "Tiger Lily", "Brand", "Cinder", "Copper",
    "Robin" },
  { "Neptune", "Nereid", "Kingfisher", "Mermaid", "Dolphin", "Naiad", "Seahorse", "Tern", "Lagoon",
    "Eddy" },
  { "Thunderer", "Grey Goose", "Tempest", "Slate", "Heron", "Whetstone", "Flint", "Fog", "Pebble",
    "Mist" },
};

const char *
bones_preset_name (BonesReadyFleet preset)
{
  g_return_val_if_fail (preset < BONES_PRESETS, NULL);

  return _ (presets[preset].name);
}

guint
bones_preset_count (BonesReadyFleet preset, const char *kind)
{
  g_return_val_if_fail (preset < BONES_PRESETS && kind != NULL, 0);

  for (guint i = 0; classes[i] != NULL; i++)
    if (g_str_equal (classes[i], kind))
      return presets[preset].counts[i];
  return 0;
}

const char *
bones_seat_name (guint seat)
{
  g_return_val_if_fail (seat < N_SEATS, NULL);

  return _ (seats[seat]);
}

const char *
bones_seat_faction (guint seat)
{
  g_return_val_if_fail (seat < N_SEATS, NULL);

  return factions[seat];
}

char *
bones_seat_ship_name (guint seat, guint i)
{
  const guint n = G_N_ELEMENTS (ship_names[0]);

  g_return_val_if_fail (seat < N_SEATS, NULL);

  return i < n ? g_strdup (ship_names[seat][i])
               : g_strdup_printf ("%s %u", ship_names[seat][i % n], i / n + 1);
}

BonesRoster *
bones_quick_roster (guint seat, const char *name, const char *const *kinds, const guint *counts)
{
  BonesRoster *roster = bones_roster_new (name);

  g_return_val_if_fail (kinds != NULL && counts != NULL, roster);

  for (guint i = 0; kinds[i] != NULL; i++)
    for (guint j = 0; j < counts[i]; j++)
      {
        g_autofree char *ship = bones_seat_ship_name (seat, roster->ships->len);

        bones_roster_add (roster, ship, kinds[i], roster->ships->len == 0);
      }
  return roster;
}

BonesTable *
bones_ready_made_new (BonesStore *store, BonesDiceSource dice, GError **error)
{
  g_autoptr (GPtrArray) rosters =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  BonesNewGame game = { .ruleset = BONES_READY_RULESET,
                        .rosters = rosters,
                        .undo = BONES_UNDO_FENCE };

  for (guint seat = 0; seat < 2; seat++)
    {
      BonesRoster *roster = bones_quick_roster (seat, bones_seat_name (seat), classes,
                                                presets[BONES_PRESET_BALANCED].counts);

      roster->side = g_strdup (seat == 0 ? "N" : "S");
      g_ptr_array_add (rosters, roster);
      game.dice[seat] = dice;
    }
  return bones_table_new (store, &game, error);
}
