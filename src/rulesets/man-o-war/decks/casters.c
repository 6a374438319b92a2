/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who casts for a fleet: its wizard, and characters of the set that have a rank. */
#include "man-o-war.h"

static BonesMarker *
find_character (BonesGame *game, guint fleet, guint kind)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == MW_CHARACTER && game->markers[i].owner == fleet
        && game->markers[i].values[0] == kind)
      return &game->markers[i];

  return NULL;
}

/* The rank of @caster, as long as the fleet has him; @ship: the ship that he is on. */
static const MwRank *
rank_of (const BonesSetup *setup, const BonesGame *game, guint fleet, guint caster, guint *ship)
{
  const MwContent *content = setup->content;
  const BonesMarker *marker;

  *ship = BONES_NO_SHIP;
  if (caster == MW_WIZARD)
    {
      const guint at = game->fleets[fleet].tracks[MW_WIZARD_SHIP];

      *ship = at > 0 ? at - 1 : BONES_NO_SHIP;
      return at > 0 ? mw_rank (setup, game, fleet) : NULL;
    }

  if (caster > content->n_characters || content->characters[caster - 1].rank == 0)
    return NULL;

  marker = find_character ((BonesGame *) game, fleet, caster - 1);
  if (marker == NULL || !bones_game_sails_for (game, marker->ship, fleet))
    return NULL;

  *ship = marker->ship;
  return &content->ranks[content->characters[caster - 1].rank - 1];
}

const MwRank *
mw_caster (const BonesSetup *setup, const BonesGame *game, guint fleet, guint caster, guint *ship)
{
  *ship = BONES_NO_SHIP;
  return caster == MW_WIZARD && !mw_has_wizard (setup, game, fleet)
             ? NULL
             : rank_of (setup, game, fleet, caster, ship);
}

guint
mw_find_caster (const BonesSetup *setup, const BonesGame *game, guint fleet, guint deck,
                guint32 among)
{
  guint best = MW_NO_CASTER, ship;
  gint8 bonus = G_MININT8;

  for (guint caster = 0; caster < MW_CASTERS (setup->content); caster++)
    {
      const MwRank *rank = mw_caster (setup, game, fleet, caster, &ship);

      if (rank != NULL && among >> caster & 1 && (deck == MW_ANY_DECK || rank->deck == deck)
          && (best == MW_NO_CASTER || rank->bonus > bonus))
        {
          best = caster;
          bonus = rank->bonus;
        }
    }

  return best;
}

gboolean
mw_has_cast (const BonesGame *game, guint fleet, guint caster)
{
  const BonesMarker *marker;

  if (caster == MW_WIZARD)
    return (game->fleets[fleet].tracks[MW_MAGIC] & MW_CAST) != 0;

  marker = find_character ((BonesGame *) game, fleet, caster - 1);
  return marker != NULL && (marker->values[1] & MW_CAST) != 0;
}

void
mw_set_cast (BonesGame *game, guint fleet, guint caster)
{
  BonesMarker *marker;

  if (caster == MW_WIZARD)
    {
      game->fleets[fleet].tracks[MW_MAGIC] |= MW_CAST;
      return;
    }

  marker = find_character (game, fleet, caster - 1);
  if (marker != NULL)
    marker->values[1] |= MW_CAST;
}

void
mw_forget_casts (BonesGame *game)
{
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    game->fleets[fleet].tracks[MW_MAGIC] = 0;

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == MW_CHARACTER)
      game->markers[i].values[1] = 0;
}

MwRankSum
mw_sum_ranks (const BonesSetup *setup, const BonesGame *game, guint fleet, guint deck)
{
  MwRankSum sum = { 0 };

  for (guint caster = 0; caster < MW_CASTERS (setup->content); caster++)
    {
      guint ship;
      const MwRank *rank = rank_of (setup, game, fleet, caster, &ship);

      if (rank == NULL || rank->deck != deck)
        continue;

      sum.n++;
      sum.hand += rank->hand;
      sum.power += rank->power;
      sum.regained += rank->regained;
    }

  return sum;
}
