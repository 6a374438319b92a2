/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

const char *const bs_propulsion_ids[] = { "sail", "stern-wheel", "side-wheel", "none", NULL };

gboolean
bs_has (const BonesSetup *setup, const BonesGame *game, guint ship, guint traits)
{
  return (bs_class (setup, game, ship)->traits & traits) == traits;
}

static const BsFaction *
faction (const BonesSetup *setup, const BonesGame *game, guint number)
{
  const BsContent *content = setup->content;

  return game->options[BS_FS_FACTIONS] && number > 0 && number <= content->n_factions
             ? &content->factions[number - 1]
             : NULL;
}

const BsFaction *
bs_hull_faction (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return faction (setup, game, game->ships[ship].tracks[BS_BUILT]);
}

const BsFaction *
bs_crew_faction (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const guint fleet = game->ships[ship].fleet;

  if (fleet >= game->n_fleets
      || (bs_has (setup, game, ship, BS_MONSTER) && !game->options[BS_FS_CREW_BONUS_MONSTERS]))
    return NULL;

  return faction (setup, game, game->fleets[fleet].tracks[BS_FACTION]);
}

/* a Batteaux's goes by the edition; R-81: a summoned creature's by a setting. */
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

guint
bs_turn_cost (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return bs_class (setup, game, ship)->turn_cost;
}

/* BS-TURN-4; R-98: a Batteaux keeps her own cost, not her own template. */
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

/* fs.air_wind: the wind may be let at an Air Ship. */
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

/* FS-FAC-1b: Batteaux and stern-wheelers; those that have a way of their own aside. */
static gboolean
has_shallow_draft (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return bs_has (setup, game, ship, BS_SMALL_BOAT)
         || game->ships[ship].tracks[BS_PROPULSION] == BS_STERN_WHEEL;
}

/* Shallow draft passes reefs, not sandbars; in 2015 a Small Ship passes those too, as that text
 * knows none. */
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

/* Shallow draft hugs the shore of islands and volcanoes; contact grounds her all the same. */
gboolean
bs_is_clear (const BonesSetup *setup, const BonesGame *game, guint ship, guint marker)
{
  const guint kind = game->markers[marker].kind;

  return bs_is_above (setup, game, ship, marker)
         || ((kind == BS_ISLAND || kind == BS_VOLCANO) && has_shallow_draft (setup, game, ship));
}

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
