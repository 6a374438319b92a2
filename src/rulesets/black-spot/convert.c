/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

typedef enum { HOLD, RELEASE } Choice;

gboolean
bs_converts (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const BsFaction *crew = bs_crew_faction (setup, game, ship);

  return crew != NULL && crew->converts;
}

/* FS-FAC-8, FS-FAC-8b: the prize gains one die; with all its original dice, the pair separates. */
static void
convert_die (BonesPlay *play, guint captor, guint prize)
{
  BonesShip *self = &play->game.ships[prize];

  if (self->tracks[BS_HULL_DICE] < self->tracks[BS_HULL_DICE_FULL])
    bs_set_crew (self, self->tracks[BS_HULL_DICE] + 1);

  bones_tell_pair (play, "turned", "FS-FAC-8b", prize, captor, self->tracks[BS_HULL_DICE],
                   self->tracks[BS_HULL_DICE_FULL]);
  if (self->tracks[BS_HULL_DICE] < self->tracks[BS_HULL_DICE_FULL])
    return;

  bs_let_go (&play->game, captor);
  bones_tell_ship (play, "turned-whole", "FS-FAC-8b", prize, 0);
}

/* the prize gains its first die when the pair is activated next; with
 * fs.undead_first=at_capture, at once. */
void
bs_begin_to_convert (BonesPlay *play, guint captor, guint prize)
{
  BonesShip *self = &play->game.ships[prize];
  BonesLink *grapple = bones_game_add_link (&play->game, BS_GRAPPLE_LINK, captor, prize);

  if (grapple == NULL) /* every place is taken: there are as many as pairs of ships */
    return;

  grapple->stage = BS_LINK_CONVERTING;
  grapple->values[BS_LINK_THROWN] = play->game.round;
  self->fleet = play->game.ships[captor].fleet;
  self->ordered = TRUE;
  bs_clear_turn (self);
  if (play->game.options[BS_OPT_OPPORTUNITY_FIRE])
    self->tracks[BS_ACTED] = BS_ACT_FREED; /* the new crew fires next round */

  bones_tell_pair (play, "begins-to-turn", "FS-FAC-8b", prize, captor, 0, 0);
  if (play->game.options[BS_FS_UNDEAD_FIRST] == BS_UNDEAD_AT_CAPTURE)
    convert_die (play, captor, prize);
}

static BONES_ASKS gboolean
ask_to_hold (BonesPlay *play, guint captor, guint prize, guint *choice)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  static const char *const ids[] = { "hold", "release", NULL };
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "convert", "FS-FAC-8b", prize, captor);

  ask.who = bones_fleet_bit (play->game.ships[captor].fleet);
  ask.ship = prize;
  ask.other = captor;
  ask.values[0] = play->game.ships[prize].tracks[BS_HULL_DICE];
  bones_ask_offer (&ask, ids, 1 << HOLD | 1 << RELEASE);
  return bones_ask_choice (play, &ask, choice);
}

/* P-08: a pair that holds has had its turn, and the prize gains a die. Releasing is free
 * (BS-ACT-5), and both may sail on. R-47: burning ships burn first. */
gboolean
bs_convert (BonesPlay *play, guint captor, guint prize)
{
  BonesGame *game = &play->game;
  guint choice;

  if (!ask_to_hold (play, captor, prize, &choice))
    return FALSE;

  if (!bs_is_converting (game, captor) || !bs_is_converting (game, prize))
    return TRUE;

  if (choice == RELEASE)
    {
      bones_tell_pair (play, "released", "FS-FAC-8b", prize, captor, 0, 0);
      bs_let_go (game, captor);
      if (bs_is_hull (game, prize))
        bones_tell_ship (play, "adrift", "R-66", prize, 0);

      return TRUE;
    }

  bs_note_turn (play->setup, game, captor);
  bs_end_turn_of (game, captor);
  bs_end_turn_of (game, prize);
  if (!bs_burn_upkeep (play, captor))
    return FALSE;

  if (bs_is_hull (game, prize) && !bs_is_converting (game, prize)) /* adrift: it has no turn */
    return TRUE;

  if (!bs_burn_upkeep (play, prize))
    return FALSE;

  if (bs_is_converting (game, captor) && bs_is_converting (game, prize))
    convert_die (play, captor, prize);

  return TRUE;
}
