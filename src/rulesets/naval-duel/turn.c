/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

static gboolean
has_enemy_to_fight (const BonesGame *game, guint ship)
{
  for (guint other = 0; other < game->n_ships; other++)
    if (nd_may_fight (game, ship, other))
      return TRUE;

  return FALSE;
}

/* ND-MOV-02: every ship moves once. ND-BRO-01: one broadside, and one more for each Quick Reload.
 * ND-BRD-01, ND-AMB-07: a ship that was captured this turn boards nobody. */
gboolean
nd_can_go (const BonesGame *game, guint ship)
{
  const BonesShip *self = &game->ships[ship];

  if (!nd_is_owned (game, ship))
    return FALSE;

  switch (game->step)
    {
    case ND_MOVING:
      return !self->ordered;
    case ND_BROADSIDES:
      return !game->tracks[ND_FIRING] && self->tracks[ND_FIRED] <= self->tracks[ND_RELOADS];
    case ND_BOARDINGS:
      return !self->tracks[ND_CAPTURED] && has_enemy_to_fight (game, ship);
    default:
      return FALSE;
    }
}

gboolean
nd_fleet_can_go (const BonesGame *game, guint fleet)
{
  if (game->step != ND_MOVING && game->fleets[fleet].tracks[ND_PASSED])
    return FALSE;

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (game->ships[ship].fleet == fleet && nd_can_go (game, ship))
      return TRUE;

  return FALSE;
}

/* The order of this turn, or of the seats until it is settled. */
static guint
fleet_at (const BonesGame *game, guint place)
{
  return game->n_order > 0 ? game->order[place % game->n_order] : place % game->n_fleets;
}

/* ND-MOV-02, ND-BRO-01, ND-BRD-01 */
guint
nd_next_fleet (const BonesGame *game)
{
  const guint n = game->n_order > 0 ? game->n_order : game->n_fleets;
  guint start = 0;

  for (guint place = 0; place < n && game->tracks[ND_LAST] > 0; place++)
    if (fleet_at (game, place) + 1 == game->tracks[ND_LAST])
      start = place + 1;

  for (guint i = 0; i < n; i++)
    if (nd_fleet_can_go (game, fleet_at (game, start + i)))
      return fleet_at (game, start + i);

  return BONES_NOBODY;
}

void
nd_note_go (BonesGame *game, guint ship)
{
  game->tracks[ND_LAST] = game->ships[ship].fleet + 1;
}

/* A fleet goes next if the fleet before it in the order went last and it has not passed itself. */
void
nd_give_turn (const BonesSetup *setup, BonesGame *game, guint fleet)
{
  const guint n = game->n_order > 0 ? game->n_order : game->n_fleets;

  game->fleets[fleet].tracks[ND_PASSED] = FALSE;
  for (guint place = 0; place < n; place++)
    if (fleet_at (game, place) == fleet)
      game->tracks[ND_LAST] = fleet_at (game, place + n - 1) + 1;
}

void
nd_begin_step (BonesGame *game, NdStep step)
{
  game->step = step;
  game->active_ship = BONES_NO_SHIP;
  game->tracks[ND_LAST] = game->tracks[ND_FIRING] = 0;
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    game->fleets[fleet].tracks[ND_PASSED] = game->fleets[fleet].tracks[ND_QUIET] = 0;
}

static gboolean
refuse_done (const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  if (game->step == ND_MOVING)
    return nd_refuse (refusal, "moved", "ND-MOV-02");

  if (game->step == ND_BROADSIDES)
    return nd_refuse (refusal, game->tracks[ND_FIRING] ? "firing" : "has-fired", "ND-BRO-01");

  return nd_refuse (refusal, game->ships[ship].tracks[ND_CAPTURED] ? "captured" : "nobody-to-board",
                    "ND-BRD-01");
}

/* The fleets take turns with one ship each: ND-MOV-02, ND-BRO-01, ND-AMB-16, ND-AMB-07. */
gboolean
nd_can_go_now (const BonesGame *game, const BonesAction *action, BonesRefusal *refusal)
{
  const guint fleet = game->ships[action->ship].fleet, next = nd_next_fleet (game);

  if (!nd_can_go (game, action->ship))
    return refuse_done (game, action->ship, refusal);

  if (game->step == ND_MOVING && game->n_order == 0)
    return nd_refuse (refusal, "first-mover-first", "ND-MOV-01");

  if (fleet == next)
    return TRUE;

  refusal->fleet = game->fleets[fleet].tracks[ND_PASSED] ? fleet : next;
  return nd_refuse (refusal, refusal->fleet == fleet ? "passed" : "not-her-go", "ND-TRN-01");
}

/* ND-TRN-01: a phase is over when no fleet can go any more. */
gboolean
nd_can_end_phase (const BonesGame *game, BonesRefusal *refusal)
{
  refusal->fleet = nd_next_fleet (game);
  if (refusal->fleet != BONES_NOBODY)
    return nd_refuse (refusal, "still-to-go", "ND-TRN-01");

  return nd_next_broadside (game) == NULL || nd_refuse (refusal, "still-to-fire", "ND-BRO-01");
}
