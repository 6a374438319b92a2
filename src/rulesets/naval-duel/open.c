/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

/* The step that each verb belongs to; 0: any. */
static const guint8 steps[ND_VERBS] = {
  [ND_DRAW] = ND_DRAWING,    [ND_FIRST_MOVER] = ND_MOVING, [ND_MOVE] = ND_MOVING,
  [ND_TURN] = ND_MOVING,     [ND_DECLARE] = ND_BROADSIDES, [ND_QUICK_RELOAD] = ND_BROADSIDES,
  [ND_FIRE] = ND_BROADSIDES, [ND_BOARD] = ND_BOARDINGS,    [ND_END_TURN] = ND_BOARDINGS,
};

static const char *const not_now[ND_STEPS] = {
  [ND_DRAWING] = "draw-phase",
  [ND_MOVING] = "move-phase",
  [ND_BROADSIDES] = "broadside-phase",
  [ND_BOARDINGS] = "boarding-phase",
};

/* ND-MOV-04: the ship that moved last, while she has spaces left. */
static gboolean
can_turn (const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  if (game->active_ship != ship)
    return nd_refuse (refusal, "not-moving", "ND-MOV-04");

  return game->ships[ship].tracks[ND_SPACES] > 0 || nd_refuse (refusal, "no-spaces", "ND-MOV-04");
}

/* ND-CRD-01, ND-AMB-12: in the same phase, while broadsides are declared. */
static gboolean
can_reload (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const BonesShip *self = &game->ships[ship];

  refusal->fleet = self->fleet;
  if (game->tracks[ND_FIRING])
    return nd_refuse (refusal, "firing", "ND-AMB-12");

  if (game->fleets[self->fleet].tracks[ND_PASSED])
    return nd_refuse (refusal, "passed", "ND-TRN-01");

  if (self->tracks[ND_FIRED] == 0 || self->tracks[ND_RELOADS] >= self->tracks[ND_FIRED])
    return nd_refuse (refusal, "not-fired", "ND-CRD-01");

  return nd_hand_size (setup, game, self->fleet) > 0
         || nd_refuse (refusal, "no-cards", "ND-CRD-02");
}

/* ND-CRD-01: at any time. It depends only on the size of the hand, so as not to reveal its cards.
 */
static gboolean
can_look (const BonesSetup *setup, const BonesGame *game, guint fleet, BonesRefusal *refusal)
{
  refusal->fleet = fleet;
  if (fleet >= game->n_fleets || game->fleets[fleet].status != BONES_IN_PLAY)
    return nd_refuse (refusal, "out", "ND-VIC-01");

  if (game->n_fleets < 2)
    return nd_refuse (refusal, "no-opponent", "ND-CRD-01");

  return nd_hand_size (setup, game, fleet) > 0 || nd_refuse (refusal, "no-cards", "ND-CRD-02");
}

/* ND-TRN-01 */
static gboolean
can_pass (const BonesGame *game, guint fleet, BonesRefusal *refusal)
{
  refusal->fleet = fleet;
  if ((game->step != ND_BROADSIDES && game->step != ND_BOARDINGS) || game->tracks[ND_FIRING])
    return nd_refuse (refusal, "nothing-to-pass", "ND-TRN-01");

  return (fleet < game->n_fleets && !game->fleets[fleet].tracks[ND_PASSED])
         || nd_refuse (refusal, "passed", "ND-TRN-01");
}

/* ND-BRO-01: all broadsides are declared, then all are rolled. */
static gboolean
can_fire (const BonesGame *game, BonesRefusal *refusal)
{
  refusal->fleet = nd_next_fleet (game);
  if (refusal->fleet != BONES_NOBODY)
    return nd_refuse (refusal, "still-to-go", "ND-BRO-01");

  return nd_next_broadside (game) != NULL || nd_refuse (refusal, "none-declared", "ND-BRO-01");
}

static gboolean
can_concede (const BonesGame *game, guint fleet, BonesRefusal *refusal)
{
  refusal->fleet = fleet;
  return (fleet < game->n_fleets && game->fleets[fleet].status == BONES_IN_PLAY
          && bones_game_count_ships (game, fleet) > 0)
         || nd_refuse (refusal, "out", "ND-VIC-01");
}

static gboolean
is_open_for_ship (const BonesSetup *setup, const BonesGame *game, const BonesAction *action,
                  BonesRefusal *refusal)
{
  if (!nd_is_owned (game, action->ship))
    return nd_refuse (refusal, "gone", "ND-TRN-01");

  if (action->verb == ND_TURN)
    return can_turn (game, action->ship, refusal);

  if (action->verb == ND_QUICK_RELOAD)
    return can_reload (setup, game, action->ship, refusal);

  return nd_can_go_now (game, action, refusal);
}

static gboolean
is_open_for_table (const BonesGame *game, const BonesAction *action, BonesRefusal *refusal)
{
  switch (action->verb)
    {
    case ND_FIRST_MOVER:
      return game->n_order == 0 || nd_refuse (refusal, "first-mover-settled", "ND-MOV-01");
    case ND_FIRE:
      return can_fire (game, refusal);
    case ND_END_PHASE:
      return game->step == ND_MOVING || game->step == ND_BROADSIDES
                 ? nd_can_end_phase (game, refusal)
                 : nd_refuse (refusal, "phase-ends-itself", "ND-TRN-01");
    case ND_END_TURN:
      return nd_can_end_phase (game, refusal);
    default:
      return TRUE;
    }
}

/* The engine offers only ND_CROWS_NEST at a prompt. */
gboolean
nd_is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
            const BonesAction *action, BonesRefusal *refusal)
{
  *refusal = (BonesRefusal){ .ship = action->ship, .other = BONES_NO_SHIP, .fleet = BONES_NOBODY };

  if (action->verb == ND_SET_UP)
    return game->step == ND_SETTING_UP || nd_refuse (refusal, "set-up-done", "ND-SET-01");

  if (game->step == ND_SETTING_UP)
    return nd_refuse (refusal, "set-up-first", "ND-SET-01");

  if (game->over)
    return nd_refuse (refusal, "over", "ND-VIC-01");

  if (action->verb == ND_CROWS_NEST)
    return can_look (setup, game, action->fleet, refusal);

  if (action->verb == ND_CONCEDE)
    return can_concede (game, action->fleet, refusal);

  if (action->verb == ND_PASS)
    return can_pass (game, action->fleet, refusal);

  if (steps[action->verb] != 0 && steps[action->verb] != game->step)
    return nd_refuse (refusal, not_now[steps[action->verb]], "ND-TRN-01");

  return nd_verbs[action->verb].of == BONES_OF_SHIP
             ? is_open_for_ship (setup, game, action, refusal)
             : is_open_for_table (game, action, refusal);
}

static void
add_action (GArray *actions, NdVerb verb, guint ship, guint fleet)
{
  const BonesAction action = { verb, ship, BONES_NO_SHIP, fleet };

  g_array_append_val (actions, action);
}

/* The action of each ship in this phase. */
static void
add_phase_action (const BonesGame *game, guint ship, GArray *actions)
{
  static const guint8 of_step[ND_STEPS] = {
    [ND_MOVING] = ND_MOVE, [ND_BROADSIDES] = ND_DECLARE, [ND_BOARDINGS] = ND_BOARD
  };

  if (of_step[game->step] != 0)
    add_action (actions, of_step[game->step], ship, BONES_NOBODY);
}

/* Actions that follow from what a ship has done. */
static void
add_later_actions (const BonesGame *game, guint ship, GArray *actions)
{
  if (game->step == ND_MOVING && game->active_ship == ship)
    add_action (actions, ND_TURN, ship, BONES_NOBODY);

  if (game->step == ND_BROADSIDES && game->ships[ship].tracks[ND_FIRED] > 0)
    add_action (actions, ND_QUICK_RELOAD, ship, BONES_NOBODY);
}

static void
add_for_ships (const BonesGame *game, void (*add_for) (const BonesGame *, guint, GArray *),
               GArray *actions)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (nd_is_owned (game, ship))
      add_for (game, ship, actions);
}

static void
add_for_fleets (const BonesGame *game, NdVerb verb, GArray *actions)
{
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    add_action (actions, verb, BONES_NO_SHIP, fleet);
}

/* Who has nothing to do need not say so. */
static void
add_passes (const BonesGame *game, GArray *actions)
{
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (nd_fleet_can_go (game, fleet) || game->fleets[fleet].tracks[ND_PASSED])
      add_action (actions, ND_PASS, BONES_NO_SHIP, fleet);
}

void
nd_actions (const BonesSetup *setup, const BonesGame *game, GArray *actions)
{
  if (game->step == ND_SETTING_UP)
    add_action (actions, ND_SET_UP, BONES_NO_SHIP, BONES_NOBODY);

  add_action (actions, ND_DRAW, BONES_NO_SHIP, BONES_NOBODY);
  add_action (actions, ND_FIRST_MOVER, BONES_NO_SHIP, BONES_NOBODY);
  add_for_ships (game, add_phase_action, actions);
  add_passes (game, actions);
  add_for_ships (game, add_later_actions, actions);
  add_action (actions, ND_FIRE, BONES_NO_SHIP, BONES_NOBODY);
  add_action (actions, ND_END_PHASE, BONES_NO_SHIP, BONES_NOBODY);
  add_action (actions, ND_END_TURN, BONES_NO_SHIP, BONES_NOBODY);
  add_for_fleets (game, ND_CROWS_NEST, actions);
  add_for_fleets (game, ND_CONCEDE, actions);
  add_action (actions, ND_END_BATTLE, BONES_NO_SHIP, BONES_NOBODY);
}
