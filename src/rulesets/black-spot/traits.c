/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

const char *const bs_propulsion_ids[] = { "sail", "stern-wheel", "side-wheel", "none", NULL };

gboolean
bs_has (const BonesSetup *setup, const BonesGame *game, guint ship, guint traits)
{
  return (bs_class (setup, game, ship)->traits & traits) == traits;
}

static const BsFaction *
faction_by_number (const BonesSetup *setup, const BonesGame *game, guint number)
{
  const BsContent *content = setup->content;

  return game->options[BS_FS_FACTIONS] && number > 0 && number <= content->n_factions
             ? &content->factions[number - 1]
             : NULL;
}

/* R-51, FS-FAC-9: hull traits stay with the hull. */
const BsFaction *
bs_hull_faction (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return faction_by_number (setup, game, game->ships[ship].tracks[BS_BUILT]);
}

/* FS-FAC-9: crew traits follow the owner of the ship, and do not reach monsters. */
const BsFaction *
bs_crew_faction (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const guint fleet = game->ships[ship].fleet;

  if (fleet >= game->n_fleets
      || (bs_has (setup, game, ship, BS_MONSTER) && !game->options[BS_FS_CREW_BONUS_MONSTERS]))
    return NULL;

  return faction_by_number (setup, game, game->fleets[fleet].tracks[BS_FACTION]);
}

/* FS-FAC-3, FS-FAC-3b: Elf ships add 1 in. R-41: the speed of a Batteaux follows the edition; R-81:
 * that of a summoned creature is a setting. */
guint
bs_speed (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const BsClass *class = bs_class (setup, game, ship);
  const BsFaction *built = bs_hull_faction (setup, game, ship);

  if ((class->traits & BS_CREATURE) != 0)
    return game->options[BS_MAGIC_SUMMON_SPEED] * 100;

  if ((class->traits & BS_MONSTER) != 0 || class->faction != 0)
    built = NULL;

  return (game->options[BS_BATTEAUX_VARIANT] == BS_2015 ? class->speed_2015 : class->speed)
         + (built != NULL ? built->speed : 0);
}

/* BS-TURN-1, BS-TURN-3: the cost of a turn; a Batteaux pays half an inch. */
guint
bs_turn_cost (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return bs_class (setup, game, ship)->turn_cost;
}

/* BS-TURN-4, FS-FAC-2, FS-FAC-7: the template of the faction, or of the class. R-98: a Batteaux
 * takes it too, with its own cost. */
guint
bs_turn_limit (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const BsClass *class = bs_class (setup, game, ship);
  const BsFaction *built = bs_hull_faction (setup, game, ship);

  return built != NULL && built->turn_limit > 0 && class->faction == 0 ? built->turn_limit
                                                                       : class->turn_limit;
}

gboolean
bs_has_sails (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return !bs_has (setup, game, ship, BS_MONSTER)
         && game->ships[ship].tracks[BS_PROPULSION] == BS_SAIL;
}

/* BS-WIND-5, FS-FAC-2b: ships with sails; with fs.air_wind also an Air Ship. */
gboolean
bs_feels_wind (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const gboolean air_ship =
      bs_has (setup, game, ship, BS_FLIES) && !bs_has (setup, game, ship, BS_MONSTER);

  return bs_has_sails (setup, game, ship) || (air_ship && game->options[BS_FS_AIR_WIND]);
}

gboolean
bs_is_on_surface (const BonesGame *game, guint ship)
{
  return !game->ships[ship].tracks[BS_SUBMERGED] && !game->ships[ship].tracks[BS_AIRBORNE];
}

/* FS-FAC-1, FS-FAC-1b: Batteaux and stern-wheelers. */
static gboolean
has_shallow_draft (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return bs_has (setup, game, ship, BS_SMALL_BOAT)
         || game->ships[ship].tracks[BS_PROPULSION] == BS_STERN_WHEEL;
}

/* BS-AGRD-5: airborne models and models that pass obstacles. FS-WRAI, R-65: a Sea Wraith, afloat or
 * submerged. R-56: monsters. Shallow draft passes reefs, not sandbars; a Small Ship of 2015 passes
 * those too, because that text has none. */
gboolean
bs_is_above (const BonesSetup *setup, const BonesGame *game, guint ship, guint marker)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (tracks[BS_AIRBORNE] || bs_has (setup, game, ship, BS_PASSES_OVER))
    return TRUE;

  if (bs_has (setup, game, ship, BS_MONSTER)) /* */
    return !game->options[BS_FS_MONSTERS_GROUND];

  switch (game->markers[marker].kind)
    {
    case BS_REEF:
      return has_shallow_draft (setup, game, ship);
    case BS_SANDBAR:
      return bs_has (setup, game, ship, BS_SMALL_BOAT)
             && game->options[BS_BATTEAUX_VARIANT] == BS_2015;
    default:
      return FALSE;
    }
}

/* BS-AGRD-5: shallow draft hugs the shore of islands and volcanoes; contact grounds it all the
 * same. */
gboolean
bs_is_clear (const BonesSetup *setup, const BonesGame *game, guint ship, guint marker)
{
  const guint kind = game->markers[marker].kind;

  return bs_is_above (setup, game, ship, marker)
         || ((kind == BS_ISLAND || kind == BS_VOLCANO) && has_shallow_draft (setup, game, ship));
}

/* BS-DMG-3, R-52: the flagship of some factions resists damage on a 4. */
guint
bs_holds (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const BsFaction *crew = bs_crew_faction (setup, game, ship);
  const gboolean flagship = crew != NULL && game->fleets[game->ships[ship].fleet].flagship == ship;

  return flagship ? crew->holds : BS_HOLDS;
}

gboolean
bs_is_charmed (const BonesGame *game, guint ship)
{
  return bs_find_spell (game, BS_SIREN, ship) >= 0;
}

gboolean
bs_is_beyond_harm (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return bs_has (setup, game, ship, BS_CREATURE) && !game->options[BS_MAGIC_SUMMON_DAMAGE];
}
