/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

#define SPELLS                                                                                     \
  "ring_of_fire", "crushing_rocks", "kelp_king", "sandbar", "whirlpool", "amethyst_titan",         \
      "pale_tooth_maw", "volcano", "bloodthirst", "death_cannon", "disrupting_dispel",             \
      "eagles_eye", "lightning", "magic_flux", "mega_magic", "poseidons_breath", "rum",            \
      "siren_call", "teleport", "typhoon", "wind_burst", "wind_gust"

const char *const bs_spell_ids[BS_SPELLS + 1] = { SPELLS, NULL };
const char *const bs_card_ids[BS_SPELLS + 2] = { SPELLS, "no_card", NULL };

/* FS-SPELL-11 and FS-SPELL-15 are not cast by themselves, so they have no aim. */
const BsSpellFacts bs_spells[BS_SPELLS] = {
  [BS_SPELL_RING_OF_FIRE] = { "FS-SPELL-01", BS_AIM_MODEL, BS_RING },
  [BS_SPELL_CRUSHING_ROCKS] = { "FS-SPELL-02", BS_AIM_AFLOAT, BS_ROCKS },
  [BS_SPELL_KELP_KING] = { "FS-SPELL-03", BS_AIM_NOBODY, BS_KELP_KING },
  [BS_SPELL_SANDBAR] = { "FS-SPELL-04", BS_AIM_AHEAD, BS_SANDBAR },
  [BS_SPELL_WHIRLPOOL] = { "FS-SPELL-05", BS_AIM_NOBODY, BS_WHIRLPOOL },
  [BS_SPELL_AMETHYST_TITAN] = { "FS-SPELL-06", BS_AIM_NOBODY, BS_TITAN },
  [BS_SPELL_PALE_TOOTH_MAW] = { "FS-SPELL-07", BS_AIM_NOBODY, BS_MAW },
  [BS_SPELL_VOLCANO] = { "FS-SPELL-08", BS_AIM_NOBODY, BS_VOLCANO },
  [BS_SPELL_BLOODTHIRST] = { "FS-SPELL-09", BS_AIM_SHIP, BS_BLOODTHIRST },
  [BS_SPELL_DEATH_CANNON] = { "FS-SPELL-10", BS_AIM_SHIP, BS_DEATH_CANNON },
  [BS_SPELL_EAGLES_EYE] = { "FS-SPELL-12", BS_AIM_SHIP, BS_EAGLES_EYE },
  [BS_SPELL_LIGHTNING] = { "FS-SPELL-13", BS_AIM_ENEMY, 0 },
  [BS_SPELL_MAGIC_FLUX] = { "FS-SPELL-14", BS_AIM_FLUX, BS_WIND_SPELL },
  [BS_SPELL_POSEIDONS_BREATH] = { "FS-SPELL-16", BS_AIM_SAILS, BS_POSEIDON },
  [BS_SPELL_RUM] = { "FS-SPELL-17", BS_AIM_HURT, 0 },
  [BS_SPELL_SIREN_CALL] = { "FS-SPELL-18", BS_AIM_SHIP, BS_SIREN },
  [BS_SPELL_TELEPORT] = { "FS-SPELL-19", BS_AIM_MODEL, 0 },
  [BS_SPELL_TYPHOON] = { "FS-SPELL-20", BS_AIM_ENEMY_SHIPS, 0 },
  [BS_SPELL_WIND_BURST] = { "FS-SPELL-21", BS_AIM_WIND, BS_WIND_SPELL },
  [BS_SPELL_WIND_GUST] = { "FS-SPELL-22", BS_AIM_GUST, BS_WIND_SPELL },
  [BS_SPELL_DISRUPTING_DISPEL] = { "FS-SPELL-11", BS_AIM_NOBODY, 0 },
  [BS_SPELL_MEGA_MAGIC] = { "FS-SPELL-15", BS_AIM_NOBODY, 0 },
};

gint
bs_creature_of (const BonesSetup *setup, guint kind)
{
  return bones_ruleset_kind (setup, bs_spell_ids[kind]);
}
