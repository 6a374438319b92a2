/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ship-names.h"

/* Names are put together from these. Names of ships are not translated. */
typedef struct {
  const char *faction;
  const char *first[8], *second[8];
} Manner;

/* The first is for fleets without a faction. Content may bring factions that are not listed. */
static const Manner manners[] = {
  { NULL,
    { "Salt", "Brass", "Tar", "Storm", "Lantern", "Gale", "Anchor", "Rope" },
    { "Maiden", "Rook", "Fortune", "Promise", "Widow", "Dancer", "Falcon", "Venture" } },
  { "elves",
    { "Moon", "Silver", "Leaf", "Dawn", "Willow", "Star", "Mist", "Swan" },
    { "Song", "Wing", "Whisper", "Crest", "Dream", "Arrow", "Veil", "Petal" } },
  { "dwarves",
    { "Iron", "Copper", "Hammer", "Granite", "Ember", "Anvil", "Coal", "Rivet" },
    { "Oath", "Beard", "Hearth", "Fist", "Hoard", "Kettle", "Pride", "Thunder" } },
  { "goblinoids",
    { "Mud", "Rat", "Bone", "Grub", "Stink", "Rust", "Fang", "Toad" },
    { "Biter", "Basher", "Grin", "Bucket", "Howler", "Tooth", "Pot", "Scratcher" } },
  { "saurians",
    { "Scale", "Reed", "Coil", "Jade", "Marsh", "Sun", "Shell", "Claw" },
    { "Runner", "Crown", "Mother", "Spear", "Idol", "Fin", "Lash", "Feather" } },
  { "barbarians",
    { "Bear", "Winter", "Raven", "Oak", "Frost", "Wolf", "Horn", "Amber" },
    { "Roar", "Axe", "Brother", "Shield", "Tide", "Hunter", "Saga", "Hall" } },
};

enum { N_FIRST = G_N_ELEMENTS (manners[0].first), N_SECOND = G_N_ELEMENTS (manners[0].second) };

static const Manner *
find_manner (const char *faction)
{
  for (guint i = 0; i < G_N_ELEMENTS (manners); i++)
    if (g_strcmp0 (manners[i].faction, faction) == 0)
      return &manners[i];

  return &manners[1 + g_str_hash (faction) % (G_N_ELEMENTS (manners) - 1)];
}

static gboolean
is_taken (const BonesRoster *roster, const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);

  for (guint i = 0; i < roster->ships->len; i++)
    {
      const BonesRosterShip *ship = g_ptr_array_index (roster->ships, i);
      g_autofree char *other = ship->name != NULL ? g_utf8_casefold (ship->name, -1) : NULL;

      if (g_strcmp0 (other, folded) == 0)
        return TRUE;
    }

  return FALSE;
}

char *
bones_ship_name_new (const BonesRoster *roster)
{
  const Manner *manner;
  guint start;

  g_return_val_if_fail (roster != NULL, NULL);

  manner = find_manner (roster->faction);
  start = g_str_hash (roster->name != NULL ? roster->name : "") + roster->ships->len * 19;
  for (guint i = 0;; i++)
    {
      const guint which = (start + i * 19) % (N_FIRST * N_SECOND); /* 19 and 64: each once */
      const guint round = i / (N_FIRST * N_SECOND);
      g_autofree char *name = g_strdup_printf ("%s %s", manner->first[which % N_FIRST],
                                               manner->second[which / N_FIRST]);
      char *numbered = round == 0 ? g_strdup (name) : g_strdup_printf ("%s %u", name, round + 1);

      if (!is_taken (roster, numbered))
        return numbered;

      g_free (numbered);
    }
}
