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

/* Those of fleets without a faction, by their seats at the table. */
static const char *const of_seats[][10] = {
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

static char **own; /* owned: the user's list; or NULL */

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

/* The first of @n names that is not taken, or NULL. */
static char *
find_free (const BonesRoster *roster, const char *const *names, guint n)
{
  for (guint i = 0; i < n; i++)
    if (!is_taken (roster, names[i]))
      return g_strdup (names[i]);

  return NULL;
}

/* A name in the manner of the faction, with a number if all are taken. */
static char *
invent (const BonesRoster *roster)
{
  const Manner *manner = find_manner (roster->faction);
  const guint start =
      g_str_hash (roster->name != NULL ? roster->name : "") + roster->ships->len * 19;

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

char *
bones_ship_name_new (const BonesRoster *roster, gint seat)
{
  char *name = NULL;

  g_return_val_if_fail (roster != NULL && seat < (gint) G_N_ELEMENTS (of_seats), NULL);

  if (own != NULL)
    name = find_free (roster, (const char *const *) own, g_strv_length (own));

  if (name == NULL && seat >= 0 && roster->faction == NULL)
    name = find_free (roster, of_seats[seat], G_N_ELEMENTS (of_seats[0]));

  return name != NULL ? name : invent (roster);
}

void
bones_ship_names_set_own (const char *const *names)
{
  g_strfreev (own);
  own = g_strdupv ((char **) names);
}

char **
bones_ship_names_read (const char *text)
{
  g_auto (GStrv) lines = NULL;
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_return_val_if_fail (text != NULL, NULL);

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *name = g_strstrip (lines[i]);

      if (*name != '\0' && g_utf8_strlen (name, -1) <= BONES_LONGEST_SHIP_NAME
          && g_hash_table_add (seen, g_utf8_casefold (name, -1)))
        g_strv_builder_add (names, name);
    }

  return g_strv_builder_end (names);
}
