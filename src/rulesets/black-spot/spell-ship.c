/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

#define ALL_HITS 6 /* what a casting roll of Rum must be to mend them all (FS-SPELL-17) */

/* What it does is for those to ask who act: guns, crews, whoever would attack. */
gboolean
bs_spell_buff (BonesPlay *play, const BsCasting *casting)
{
  bs_leave_marker (&play->game, casting, casting->ship);
  return TRUE;
}

/* FS-SPELL-16, R-83 */
gboolean
bs_spell_poseidon (BonesPlay *play, const BsCasting *casting)
{
  return play->game.options[BS_MAGIC_POSEIDON] == BS_POSEIDON_IMMEDIATE
             ? bs_sail_extra (play, casting->ship)
             : bs_spell_buff (play, casting);
}

gboolean
bs_spell_lightning (BonesPlay *play, const BsCasting *casting)
{
  return bs_damage (play, casting->ship, 1);
}

/* with Mega Magic there was no roll, and it mends one; magic.rum_mega=roll_for_six: one die.
 */
static BONES_ASKS gboolean
find_score (BonesPlay *play, const BsCasting *casting, gint *score)
{
  BonesRoll roll = bs_one_die (&play->game, "rum", "FS-SPELL-17", casting->ship, 0);

  *score = casting->score;
  if (!casting->mega || play->game.options[BS_MAGIC_RUM_MEGA] == BS_RUM_ONE)
    return TRUE;

  roll.owner = casting->fleet;
  return bones_roll_highest (play, &roll, score);
}

/* FS-SPELL-17: hits that she ever took stay on record (BS-DMG-4). */
gboolean
bs_spell_rum (BonesPlay *play, const BsCasting *casting)
{
  guint16 *hits = &play->game.ships[casting->ship].tracks[BS_HITS];
  gint score;

  if (!find_score (play, casting, &score))
    return FALSE;

  if (!bones_game_in_play (&play->game, casting->ship) || *hits == 0)
    return TRUE;

  *hits = score == ALL_HITS ? 0 : *hits - 1;
  bones_tell_ship (play, "rum", "FS-SPELL-17", casting->ship, *hits);
  return TRUE;
}

/* whatever held her has lost her, land and anchor too. P-11: her owner says where her bow
 * points, which is for the table only. */
gboolean
bs_spell_teleport (BonesPlay *play, const BsCasting *casting)
{
  const guint ship = casting->ship;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "teleport-facing", "FS-SPELL-19", ship, 0);
  BonesShip *self = &play->game.ships[ship];
  guint point;

  ask.who = bones_fleet_bit (self->fleet);
  ask.ship = ship;
  bones_ask_offer (&ask, bs_wind_ids, (1 << BONES_POINTS) - 1);
  if (!bones_ask_choice (play, &ask, &point))
    return FALSE;

  if (!bones_game_in_play (&play->game, ship))
    return TRUE;

  bs_let_go (&play->game, ship);
  bs_untrap (&play->game, ship);
  bs_set_near (&play->game, ship, 0);
  self->tracks[BS_AGROUND] = self->tracks[BS_ANCHORED] = FALSE;
  bones_tell_ship (play, "teleported", "FS-SPELL-19", ship, point);
  return TRUE;
}
