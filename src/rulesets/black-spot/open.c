/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* Whether only the ship whose turn it is may do it. */
static gboolean
is_of_turn (guint verb)
{
  return verb != BS_ACTIVATE && verb != BS_OPPORTUNITY_FIRE && verb != BS_BOARD;
}

static gboolean
is_open_for_ship (const BonesSetup *setup, const BonesGame *game, const BonesAction *action,
                  BonesRefusal *refusal)
{
  if (!bones_game_in_play (game, action->ship))
    return bs_refuse (refusal, "gone", "BS-ROUND-3");

  if (bs_is_hull (game, action->ship) && bs_is_converting (game, action->ship))
    return bs_is_free (game, action->ship, "turning", "FS-FAC-8b", refusal);

  if (bs_is_hull (game, action->ship))
    return bs_refuse (refusal, "hull", "BS-AFTER-1");

  if (!is_of_turn (action->verb) || game->active_ship == action->ship)
    return bs_verbs[action->verb].can (setup, game, action->ship, refusal);

  refusal->other = game->active_ship;
  if (game->ships[action->ship].ordered)
    return bs_refuse (refusal, "ordered", "BS-ROUND-3");

  return bs_refuse (refusal, game->active_ship == BONES_NO_SHIP ? "not-active" : "other-turn",
                    "BS-ACT-3");
}

/* BS-ROUND-1: wind, then initiative, then the turns. */
static gboolean
is_open_in_round (const BonesSetup *setup, const BonesGame *game, const BonesAction *action,
                  BonesRefusal *refusal)
{
  if (action->verb == BS_DRAW_WIND)
    return game->step == BS_STEP_WIND || bs_refuse (refusal, "wind-drawn", "BS-WIND-1");

  if (game->step == BS_STEP_WIND)
    return bs_refuse (refusal, "wind-first", "BS-ROUND-1");

  if (action->verb == BS_INITIATIVE)
    return game->step == BS_STEP_INITIATIVE
           || bs_refuse (refusal, "initiative-settled", "BS-INIT-1");

  if (game->step == BS_STEP_INITIATIVE)
    return bs_refuse (refusal, "initiative-first", "BS-ROUND-1");

  if (game->step == BS_STEP_MAGIC || (action->verb >= BS_MAGIC && action->verb <= BS_PASS))
    return bs_is_open_in_magic (setup, game, action, refusal);

  if (action->verb == BS_END_ROUND)
    return bs_can_end_round (setup, game, BONES_NO_SHIP, refusal);

  return is_open_for_ship (setup, game, action, refusal);
}

static gboolean
is_open_over_prize (const BonesGame *game, const BonesAction *action, BonesRefusal *refusal)
{
  const guint prize = game->tracks[BS_PRIZE], captor = game->tracks[BS_CAPTOR];

  if (prize == 0)
    return bs_refuse (refusal, "no-prize", "BS-AFTER-1");

  refusal->other = captor - 1;
  if (action->verb == BS_AFTERMATH && action->ship != captor - 1)
    return bs_refuse (refusal, "not-captor", "BS-AFTER-1");

  refusal->ship = prize - 1;
  return action->verb == BS_AFTERMATH || bs_refuse (refusal, "prize-first", "BS-AFTER-1");
}

gboolean
bs_is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
            const BonesAction *action, BonesRefusal *refusal)
{
  *refusal = (BonesRefusal){ .ship = action->ship, .other = BONES_NO_SHIP, .fleet = BONES_NOBODY };

  if (action->verb >= BS_VERBS || (prompt != NULL && (prompt->interrupts >> action->verb & 1) == 0))
    return bs_refuse (refusal, "answer-first", "BS-ACT-3");

  if (action->verb == BS_SET_UP)
    return game->step == BS_STEP_SET_UP || bs_refuse (refusal, "set-up-done", "BS-SETUP-5");

  if (game->step == BS_STEP_SET_UP)
    return bs_refuse (refusal, "set-up-first", "BS-SETUP-5");

  if (game->over)
    return bs_refuse (refusal, "over", "BS-SETUP-6");

  if (action->verb == BS_END_BATTLE)
    return TRUE;

  if (action->verb == BS_CONCEDE)
    return bs_can_concede (setup, game, action->fleet, refusal);

  if (action->verb == BS_TEST_MORALE)
    return bs_can_test_morale (game, action->fleet, refusal);

  if (game->tracks[BS_PRIZE] != 0 || action->verb == BS_AFTERMATH)
    return is_open_over_prize (game, action, refusal);

  return is_open_in_round (setup, game, action, refusal);
}

/* Whether a player would look for the action: what options or the class of the ship rule out is not
 * listed. */
static gboolean
comes_to_mind (const BonesSetup *setup, const BonesGame *game, guint ship, BsVerb verb)
{
  const guint8 *options = game->options;
  const BsClass *class = bs_class (setup, game, ship);
  const guint16 *tracks = game->ships[ship].tracks;

  switch (verb)
    {
    case BS_AFTERMATH:
      return FALSE;
    case BS_RAM:
      return bs_is_rammer (setup, game, ship);
    case BS_FIRE:
      return class->attack == BS_GUNS;
    case BS_ATTACK:
      return (class->attack == BS_SHOT || class->attack == BS_BITE)
             && !bs_is_rammer (setup, game, ship);
    case BS_GRAPPLE:
      return (class->traits & BS_NO_BOARDING) == 0;
    case BS_BOARD: /* an override may have grappled any model */
      return (class->traits & BS_NO_BOARDING) == 0 || bs_is_grappled (game, ship);
    case BS_REPAIR:
    case BS_CREW_HULL:
      return (class->traits & BS_MONSTER) == 0;
    case BS_GROUND_TEST:
      return (class->traits & BS_MONSTER) == 0 || options[BS_FS_MONSTERS_GROUND];
    case BS_PUT_OUT_FIRE:
      return tracks[BS_FLAMES] > 0;
    case BS_ANCHOR:
      return options[BS_OPT_ANCHORING] && !tracks[BS_ANCHORED] && (class->traits & BS_MONSTER) == 0;
    case BS_RAISE_ANCHOR:
      return tracks[BS_ANCHORED];
    case BS_SWAP_CREW:
      return options[BS_OPT_SWAP_CREW] && (class->traits & BS_MONSTER) == 0;
    case BS_ROW_BOATS:
      return tracks[BS_ANCHORED] && (options[BS_OPT_SWAP_CREW] || bs_ashore (game, ship) > 0);
    case BS_SUBMERGE:
      return (class->traits & BS_DIVES) != 0 && !tracks[BS_SUBMERGED];
    case BS_EMERGE:
      return tracks[BS_SUBMERGED];
    case BS_TAKE_OFF:
      return (class->traits & BS_FLIES) != 0 && !tracks[BS_AIRBORNE];
    case BS_LAND:
      return tracks[BS_AIRBORNE];
    case BS_WITHDRAW:
      return options[BS_EDGE_EXIT] == BS_EXIT_WITHDRAW;
    default:
      return TRUE;
    }
}

static void
add_action (GArray *actions, BsVerb verb, guint ship, guint fleet)
{
  const BonesAction action = { verb, ship, BONES_NO_SHIP, fleet };

  g_array_append_val (actions, action);
}

static void
add_for_ship (const BonesSetup *setup, const BonesGame *game, guint ship, GArray *actions)
{
  const gboolean active = game->active_ship == ship;

  if (game->tracks[BS_CAPTOR] == ship + 1)
    add_action (actions, BS_AFTERMATH, ship, BONES_NOBODY);

  if (!active)
    add_action (actions, BS_ACTIVATE, ship, BONES_NOBODY);

  if (!active && bs_bucket_of (setup, game, ship) == BS_BOARDING)
    add_action (actions, BS_BOARD, ship, BONES_NOBODY);

  if (!active && game->options[BS_OPT_OPPORTUNITY_FIRE] && game->ships[ship].ordered
      && bs_class (setup, game, ship)->attack == BS_GUNS)
    add_action (actions, BS_OPPORTUNITY_FIRE, ship, BONES_NOBODY);

  for (guint verb = BS_MOVE; active && verb <= BS_END_TURN; verb++)
    if (bs_verbs[verb].can != NULL && comes_to_mind (setup, game, ship, verb))
      add_action (actions, verb, ship, BONES_NOBODY);
}

/* P-10: lists the Magic phase's actions for the fleet that has the offer. */
static void
add_magic (const BonesGame *game, GArray *actions)
{
  const guint fleet = bs_offered_fleet (game);

  if (game->options[BS_FS_MAGIC])
    add_action (actions, BS_MAGIC, BONES_NO_SHIP, BONES_NOBODY);

  for (guint verb = BS_CAST; fleet != BONES_NOBODY && verb <= BS_PASS; verb++)
    add_action (actions, verb, BONES_NO_SHIP, fleet);
}

void
bs_actions (const BonesSetup *setup, const BonesGame *game, GArray *actions)
{
  if (game->step == BS_STEP_SET_UP)
    add_action (actions, BS_SET_UP, BONES_NO_SHIP, BONES_NOBODY);

  add_action (actions, BS_DRAW_WIND, BONES_NO_SHIP, BONES_NOBODY);
  add_action (actions, BS_INITIATIVE, BONES_NO_SHIP, BONES_NOBODY);
  add_magic (game, actions);
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bones_game_in_play (game, ship))
      add_for_ship (setup, game, ship, actions);

  add_action (actions, BS_END_ROUND, BONES_NO_SHIP, BONES_NOBODY);
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    add_action (actions, BS_CONCEDE, BONES_NO_SHIP, fleet);

  add_action (actions, BS_END_BATTLE, BONES_NO_SHIP, BONES_NOBODY);
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (bs_is_morale_due (game, fleet))
      add_action (actions, BS_TEST_MORALE, BONES_NO_SHIP, fleet);
}
