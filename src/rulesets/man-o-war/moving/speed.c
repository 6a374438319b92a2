/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far a ship goes, and in which ways (MW-MOV-01, MW-OAR-01). */
#include "man-o-war.h"

const MwWay *
mw_way_in (const MwTemplate *template, guint going)
{
  return going >= MW_GOINGS ? &template->ways[going / MW_GOINGS - 1] : NULL;
}

gboolean
mw_is_submerged (const BonesGame *game, guint ship)
{
  return game->ships[ship].tracks[MW_DEPTH] == MW_SUBMERGED;
}

guint
mw_most_of_dice (const MwWay *way)
{
  return (guint) MAX (way->dice.dice * way->dice.sides + way->dice.plus, 0) * 100;
}

static gint
printed_speed (const MwTemplate *template, guint going)
{
  const MwWay *way = mw_way_in (template, going);

  if (way != NULL)
    return going % MW_GOINGS == MW_ASTERN && way->astern > 0 ? way->astern : way->speed;

  switch (going)
    {
    case MW_ACROSS:
    case MW_INTO:
      return template->sail;
    case MW_ASTERN:
      return template->sail_astern > 0 ? template->sail_astern : template->sail;
    case MW_RAMMING:
      return template->ramming;
    default:
      return template->oars;
    }
}

/* What adds to the speed in one way, and what forbids it. */
static void
codes_of (const MwTemplate *template, guint going, MwCode *adds, MwCode *forbids, guint *mod)
{
  const gboolean own = going >= MW_GOINGS, sails = going <= MW_INTO;

  *adds = own ? MW_WAY : sails ? MW_SAIL : MW_OARS;
  *forbids = own ? MW_NO_WAY : sails ? MW_NO_SAIL : MW_NO_OARS;
  *mod = own ? going / MW_GOINGS : 0;
}

/* MW-MOV-01, MW-OAR-03 */
static guint
own_speed (const BonesSetup *setup, const BonesGame *game, guint ship, guint going, guint rolled)
{
  const MwTemplate *template = mw_template (setup, game, ship);
  const MwWay *way = mw_way_in (template, going);
  gint speed = printed_speed (template, going) + (gint) rolled;
  MwCode adds, forbids;
  guint mod;

  codes_of (template, going, &adds, &forbids, &mod);
  if (speed == 0 || mw_count (setup, game, ship, MW_NO_MOVE, 0) > 0
      || mw_count (setup, game, ship, forbids, mod) > 0)
    return 0;

  speed += mw_sum (setup, game, ship, adds, mod) + mw_sum (setup, game, ship, MW_SPEED, 0);
  if (going % MW_GOINGS == MW_ASTERN)
    speed += mw_sum (setup, game, ship, MW_BEFORE_WIND, 0);

  speed -= template->slows * game->ships[ship].tracks[MW_HULL];
  if (mw_count (setup, game, ship, MW_SPEED_HALF, 0) > 0)
    speed /= 2;

  if (going % MW_GOINGS == MW_BACKING)
    speed = MIN (speed, way != NULL ? way->back : 200); /* MW-OAR-03 */

  return (guint) MAX (speed, 0);
}

/* The speed of the slowest ship that @ship is lashed to; G_MAXUINT if there is none. */
static guint
speed_of_lashed (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  guint16 others[BONES_MAX_SHIPS];
  const guint n = mw_lashed_to (game, ship, others);
  guint speed = G_MAXUINT;

  for (guint i = 0; i < n; i++)
    speed = MIN (speed, mw_best_speed (setup, game, others[i]));

  return speed;
}

/* What is lashed together is as fast as the slowest. */
guint
mw_speed_with (const BonesSetup *setup, const BonesGame *game, guint ship, guint going,
               guint rolled)
{
  return MIN (own_speed (setup, game, ship, going, rolled), speed_of_lashed (setup, game, ship));
}

guint
mw_best_speed (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  static const guint8 usual[] = { MW_ACROSS, MW_ASTERN, MW_OARED };
  const MwTemplate *template = mw_template (setup, game, ship);
  guint best = 0;

  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    best = MAX (best, own_speed (setup, game, ship, usual[i], 0));

  for (guint way = 0; way < template->n_ways; way++)
    best = MAX (best, own_speed (setup, game, ship, MW_BY_WAY (way, MW_ASTERN),
                                 mw_most_of_dice (&template->ways[way])));

  return best;
}

guint
mw_speed (const BonesSetup *setup, const BonesGame *game, guint ship, guint going)
{
  const MwWay *way = mw_way_in (mw_template (setup, game, ship), going);

  return mw_speed_with (setup, game, ship, going, way != NULL ? mw_most_of_dice (way) : 0);
}

gboolean
mw_goes_by (const BonesSetup *setup, const BonesGame *game, guint ship, guint way)
{
  return mw_speed (setup, game, ship, MW_BY_WAY (way, MW_ACROSS)) > 0
         || mw_speed (setup, game, ship, MW_BY_WAY (way, MW_ASTERN)) > 0;
}

gboolean
mw_has_way (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  for (guint way = 0; way < mw_template (setup, game, ship)->n_ways; way++)
    if (mw_goes_by (setup, game, ship, way))
      return TRUE;

  return mw_speed (setup, game, ship, MW_ACROSS) > 0 || mw_speed (setup, game, ship, MW_ASTERN) > 0
         || mw_speed (setup, game, ship, MW_OARED) > 0;
}

guint
mw_moves_made (const BonesGame *game, guint ship)
{
  const guint done = game->ships[ship].tracks[MW_DONE];

  return done & MW_MOVED_THRICE ? 3 : done & MW_MOVED_TWICE ? 2 : done & MW_MOVED ? 1 : 0;
}
