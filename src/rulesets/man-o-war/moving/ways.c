/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a ship moves: under sail, with oars, or in a way of her own (MW-OAR, MW-MOV-01). */
#include "man-o-war.h"

guint
mw_ways_of (const BonesSetup *setup, const BonesGame *game, guint ship, gboolean pushed)
{
  const guint pivots = 1 << MW_PIVOT_90 | (pushed ? 0 : 1 << MW_PIVOT_180);
  const gboolean turns = mw_count (setup, game, ship, MW_NO_TURN, 0) == 0;
  guint ways = 0;

  if (mw_speed (setup, game, ship, MW_ACROSS) > 0 || mw_speed (setup, game, ship, MW_ASTERN) > 0)
    ways |= 1 << MW_BY_SAIL;

  if (mw_speed (setup, game, ship, MW_OARED) > 0)
    ways |= 1 << MW_BY_OARS | 1 << MW_BACK | (turns ? pivots : 0);

  if (mw_speed (setup, game, ship, MW_RAMMING) > 0)
    ways |= 1 << MW_RAM_SPEED;

  for (guint way = 0; way < mw_template (setup, game, ship)->n_ways; way++)
    if (mw_goes_by (setup, game, ship, way))
      ways |= 1u << (MW_OWN_WAY + way);

  return ways;
}

static const MwWay *
own_way (const BonesPlay *play, guint ship, guint way)
{
  return &mw_template (play->setup, &play->game, ship)->ways[way];
}

gboolean
mw_choose_use (BonesPlay *play, guint ship, guint way, gboolean pushed, guint *use)
{
  static const char *const ids[] = { "ahead",         "oars", "pivot-90", "pivot-180",
                                     "ramming-speed", "back", NULL };
  const MwWay *self = own_way (play, ship, way);
  const gboolean turns = mw_count (play->setup, &play->game, ship, MW_NO_TURN, 0) == 0;
  guint open = 1 << MW_BY_SAIL;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CHOICE, "way-use", "MW-OAR-02", ship, way);

  *use = MW_BY_SAIL;
  if (self->pivots && turns)
    open |= 1 << MW_PIVOT_90 | (pushed ? 0 : 1 << MW_PIVOT_180);

  if (self->back > 0)
    open |= 1 << MW_BACK;

  ask.values[0] = MW_WAY_NUMBER (play->game.ships[ship].kind, way);
  bones_ask_offer (&ask, ids, open);
  if (open == 1 << MW_BY_SAIL)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return mw_choose_use (play, ship, way, pushed, use);

  return bones_ask_choice (play, &ask, use);
}

gboolean
mw_roll_speed (BonesPlay *play, guint ship, guint way, guint *rolled)
{
  const MwWay *self = own_way (play, ship, way);
  const gint32 number = MW_WAY_NUMBER (play->game.ships[ship].kind, way);
  const MwDeed deed = {
    .ship = ship, .other = BONES_NO_SHIP, .location = -1, .rule = "MW-MOV-01", .ordinal = way
  };
  BonesRoll die = mw_die (&play->game, "way-speed", "MW-MOV-01", ship, way);
  gint inches;

  *rolled = mw_most_of_dice (self);
  if (self->dice.dice == 0)
    return TRUE;

  die.values[0] = number;
  if (bones_ask_anew (play, NULL))
    return mw_roll_speed (play, ship, way, rolled);

  if (!mw_roll_amount (play, &self->dice, &die, &inches))
    return FALSE;

  *rolled = (guint) inches * 100;
  if (self->fails_to == 0 || inches < self->fails_from || inches > self->fails_to)
    return TRUE;

  bones_tell_ship (play, "way-fails", "MW-MOV-01", ship, number);
  return mw_effects (play, &self->fail_effects, &deed);
}

/* Water puts out her fires. */
static void
put_out_fires (BonesPlay *play, guint ship)
{
  for (guint i = 0; i < mw_template (play->setup, &play->game, ship)->n_locations; i++)
    play->game.ships[ship].tracks[MW_ABLAZE + i] = 0;
}

void
mw_set_depth (BonesPlay *play, guint ship, gboolean below)
{
  if (!mw_is_vessel (play->setup, &play->game, ship)
      || mw_is_submerged (&play->game, ship) == below)
    return;

  play->game.ships[ship].tracks[MW_DEPTH] = below ? MW_SUBMERGED : 0;
  bones_tell_ship (play, below ? "goes-under" : "comes-up", "MW-MOV-01", ship, 0);
  if (!below)
    return;

  mw_come_clear (&play->game, ship);
  put_out_fires (play, ship);
}
