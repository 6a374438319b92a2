/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

typedef enum { MOVED, REFACED } Effect;

static BONES_ASKS gboolean
roll_count (BonesPlay *play, const BsCasting *casting, gint *n)
{
  const BonesRoll roll = { .key = { "FS-SPELL-20", casting->fleet, 0 },
                           .what = "typhoon",
                           .owner = casting->fleet,
                           .dice = 1,
                           .ship = BONES_NO_SHIP,
                           .other = BONES_NO_SHIP };

  return bones_roll_sum (play, &roll, n);
}

/* she may be turned where she is, not moved; magic.typhoon_held=move: it tears her free. */
static gboolean
can_be_moved (BonesGame *game, guint ship)
{
  if (!bs_is_grappled (game, ship) && !game->ships[ship].tracks[BS_TRAPPED])
    return TRUE;

  if (game->options[BS_MAGIC_TYPHOON_HELD] == BS_TYPHOON_REFACE_ONLY)
    return FALSE;

  bs_let_go (game, ship);
  bs_untrap (game, ship);
  return TRUE;
}

/* Contact with a ship is a ram by the one that was moved; with land, aground. */
static BONES_ASKS gboolean
throw_ship (BonesPlay *play, guint ship, Effect effect)
{
  if (!bones_game_in_play (&play->game, ship))
    return TRUE;

  if (effect == REFACED || !can_be_moved (&play->game, ship))
    {
      bones_tell_ship (play, "refaced", "FS-SPELL-20", ship, 0);
      return TRUE;
    }

  bones_tell_ship (play, "thrown", "FS-SPELL-20", ship, 0);
  return bs_meet (play, ship);
}

/* the count is a maximum, each ship comes once, in the order that its caster names them. */
gboolean
bs_spell_typhoon (BonesPlay *play, const BsCasting *casting)
{
  static const char *const ids[] = { "move", "reface", NULL };
  BonesAsk ask =
      BONES_ASK_INIT (BONES_ASK_EFFECTS, "typhoon-ships", "FS-SPELL-20", casting->fleet, 0);
  const BonesAnswer *answer;
  gint n;

  if (!roll_count (play, casting, &n))
    return FALSE;

  bones_tell_fleet (play, "typhoon", "FS-SPELL-20", casting->fleet, n, 0);
  ask.who = bones_fleet_bit (casting->fleet);
  ask.least = 0;
  ask.most = ask.values[0] = n;
  bones_ask_offer (&ask, ids, 0);
  if (bs_enemy_ships (play->setup, &play->game, casting, &ask) == 0)
    return TRUE;

  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  for (guint i = 0; i < answer->n; i++)
    if (!throw_ship (play, answer->values[i] & 0xff, answer->values[i] >> 8))
      return FALSE;

  return TRUE;
}
