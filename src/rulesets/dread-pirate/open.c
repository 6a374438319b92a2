/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

/* When something may be done. */
typedef enum { ANY_TIME, ON_MAIN_BOARD, IN_BATTLE } When;

/* When each verb is allowed, and the option that it needs (0: none). */
static const struct {
  When when;
  guint8 option;
  const char *rule;
} verbs[DP_VERBS] = {
  [DP_DRAW_WIND] = { ON_MAIN_BOARD, 0, "DP-WND-01" },
  [DP_ATTACK] = { ON_MAIN_BOARD, 0, "DP-SKI-01" },
  [DP_RAID] = { ON_MAIN_BOARD, 0, "DP-RAI-01" },
  [DP_GAMBIT] = { ANY_TIME, 0, "DP-GAM-01" },
  [DP_FIRE] = { IN_BATTLE, 0, "DP-RND-02" },
  [DP_MOVE] = { IN_BATTLE, 0, "DP-RND-02" },
  [DP_PASS] = { IN_BATTLE, 0, "DP-RND-02" },
  [DP_EXCHANGE] = { IN_BATTLE, 0, "DP-GAM-02" },
  [DP_PLAY_CARD] = { IN_BATTLE, 0, "DP-CRD-01" },
  [DP_TREASURE] = { ON_MAIN_BOARD, 0, "DP-SHP-04" },
  [DP_UPGRADE] = { ON_MAIN_BOARD, 0, "DP-UPG-01" },
  [DP_SAIL] = { ON_MAIN_BOARD, 0, "DP-DRD-04" },
  [DP_CROWN] = { ANY_TIME, 0, "DP-DRD-01" },
  [DP_END_TURN] = { ON_MAIN_BOARD, 0, "DP-ASH-02" },
  [DP_ELSEWHERE] = { ON_MAIN_BOARD, 0, "DP-RAI-08" },
  [DP_BUY] = { ON_MAIN_BOARD, 0, "DP-EXT-02" },
  [DP_STOW] = { ON_MAIN_BOARD, DP_EXT_CARGO, "DP-EXT-01" },
  [DP_GIVE_SPOT] = { ANY_TIME, DP_EXT_BLACK_SPOT, "DP-EXT-05" },
  [DP_LIFT_SPOT] = { ANY_TIME, DP_EXT_BLACK_SPOT, "DP-EXT-05" },
  [DP_CONCEDE] = { ANY_TIME, 0, "DP-GEN-01" },
  [DP_END_BATTLE] = { ANY_TIME, 0, "DP-GEN-01" },
};

static gboolean
is_in_game (const BonesGame *game, guint verb)
{
  if (verb == DP_BUY)
    return game->options[DP_EXT_GRAPE_SHOT] || game->options[DP_EXT_SAILS]
           || game->options[DP_EXT_SPYGLASS];

  return verbs[verb].option == 0 || game->options[verbs[verb].option];
}

/* DP-WND-01, dp.wind_die */
static gboolean
has_rolled_wind (const BonesGame *game)
{
  return game->tracks[DP_WIND_ROLLED] && game->options[DP_WIND_DIE] == DP_ROLLED_ONCE_A_TURN;
}

static gboolean
has_rival (const BonesGame *game, guint ship)
{
  for (guint other = 0; other < game->n_ships; other++)
    if (other != ship && dp_sails (game, other))
      return TRUE;

  return FALSE;
}

/* DP-ZER-01, dp.zero_crew_may_attack */
static gboolean
can_begin (const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  return game->options[DP_ZERO_CREW_MAY_ATTACK] || game->ships[ship].tracks[DP_CREW] > 0
         || dp_refuse (refusal, "no-crew", "DP-ZER-01");
}

static gboolean
can_attack (const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  if (!has_rival (game, ship))
    return dp_refuse (refusal, "nobody-else", "DP-SKI-01");

  return can_begin (game, ship, refusal);
}

/* DP-RAI-08 */
static gboolean
can_raid (const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  for (guint port = 0; port < game->n_ships; port++)
    if (dp_may_raid (game, ship, port))
      return can_begin (game, ship, refusal);

  return dp_refuse (refusal, "no-port", "DP-RAI-08");
}

/* DP-GAM-01: by a ship that is not kept out by a battle of others. DP-RAI-07: not in a raid. */
static gboolean
can_gamble (const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const BonesLink *battle = dp_battle (game);

  if (battle != NULL && battle->kind == DP_RAIDING)
    return dp_refuse (refusal, "no-gambit-in-raid", "DP-RAI-07");

  if (battle != NULL && (battle->kind == DP_GAMBLING || dp_rival (game, ship) == BONES_NO_SHIP))
    return dp_refuse (refusal, "in-battle", "DP-GAM-01");

  return has_rival (game, ship) || dp_refuse (refusal, "nobody-else", "DP-GAM-01");
}

/* DP-RND-01, DP-RND-02; DP-RAI-02: a port always fires. */
static gboolean
can_take_turn (const BonesGame *game, guint verb, guint ship, BonesRefusal *refusal)
{
  const guint next = dp_next (game);

  if (dp_rival (game, ship) == BONES_NO_SHIP)
    return dp_refuse (refusal, "not-fighting", "DP-RND-01");

  if (dp_battle (game)->kind == DP_GAMBLING)
    return dp_refuse (refusal, "gambit-fires", "DP-GAM-02");

  if (dp_is_port (game, ship) && verb != DP_FIRE)
    return dp_refuse (refusal, "port-fires", "DP-RAI-02");

  refusal->other = (guint16) next;
  return next == ship || dp_refuse (refusal, "not-her-turn", "DP-RND-01");
}

static gboolean
can_give_spot (const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  for (guint other = 0; other < game->n_ships; other++)
    if (other != ship && dp_sails (game, other) && dp_spot_on (game, other) < 0)
      return game->n_markers < BONES_MAX_MARKERS
             || dp_refuse (refusal, "no-more-spots", "DP-EXT-05");

  return dp_refuse (refusal, "nobody-else", "DP-EXT-05");
}

static gboolean
is_open_for_ship (const BonesGame *game, const BonesAction *action, BonesRefusal *refusal)
{
  const guint ship = action->ship;
  const gboolean fights = dp_rival (game, ship) != BONES_NO_SHIP;

  if (!dp_sails (game, ship) && !(dp_is_port (game, ship) && fights))
    return dp_refuse (refusal, "gone", "DP-GEN-03");

  switch (action->verb)
    {
    case DP_ATTACK:
      return can_attack (game, ship, refusal);
    case DP_RAID:
      return can_raid (game, ship, refusal);
    case DP_GAMBIT:
      return can_gamble (game, ship, refusal);
    case DP_FIRE:
    case DP_MOVE:
    case DP_PASS:
      return can_take_turn (game, action->verb, ship, refusal);
    case DP_PLAY_CARD:
      return fights || dp_refuse (refusal, "not-fighting", "DP-CRD-01");
    case DP_UPGRADE:
      return game->ships[ship].kind < DP_SHIP_OF_THE_LINE
             || dp_refuse (refusal, "no-larger", "DP-UPG-02");
    case DP_ELSEWHERE:
      return dp_link_from (game, DP_CLOSED, ship) >= 0
             || dp_refuse (refusal, "no-closed-port", "DP-RAI-08");
    case DP_BUY:
      return dp_for_sale (game, ship) != 0 || dp_refuse (refusal, "has-all", "DP-EXT-02");
    case DP_GIVE_SPOT:
      return can_give_spot (game, ship, refusal);
    case DP_LIFT_SPOT:
      return dp_spot_on (game, ship) >= 0 || dp_refuse (refusal, "no-spot", "DP-EXT-05");
    default:
      return TRUE;
    }
}

static gboolean
is_open_for_fleet (const BonesGame *game, const BonesAction *action, BonesRefusal *refusal)
{
  const guint fleet = action->fleet;

  refusal->fleet = (guint8) fleet;
  if (!dp_plays (game, fleet))
    return dp_refuse (refusal, "out", "DP-GEN-01");

  if (action->verb == DP_SAIL)
    return game->fleets[fleet].tracks[DP_DREAD_PIRATE] != 0
           || dp_refuse (refusal, "not-dread", "DP-DRD-04");

  if (action->verb != DP_END_TURN || game->tracks[DP_TURN] == fleet + 1)
    return TRUE;

  refusal->fleet = (guint8) (game->tracks[DP_TURN] - 1);
  return dp_refuse (refusal, "not-his-turn", "DP-ASH-02");
}

static gboolean
is_open_now (const BonesGame *game, guint verb, BonesRefusal *refusal)
{
  const BonesLink *battle = dp_battle (game);

  if (!is_in_game (game, verb))
    return dp_refuse (refusal, "not-in-this-game", verbs[verb].rule);

  if (verbs[verb].when == ON_MAIN_BOARD && battle != NULL)
    return dp_refuse (refusal, "in-battle", verbs[verb].rule);

  if (verbs[verb].when == IN_BATTLE && battle == NULL)
    return dp_refuse (refusal, "no-battle", verbs[verb].rule);

  if (verb == DP_DRAW_WIND && has_rolled_wind (game))
    return dp_refuse (refusal, "wind-rolled", "DP-WND-01");

  return verb != DP_EXCHANGE || (battle != NULL && battle->kind == DP_GAMBLING)
         || dp_refuse (refusal, "no-gambit", "DP-GAM-02");
}

/* The engine offers only DP_PLAY_CARD at a prompt (DP-CRD-01). */
gboolean
dp_is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
            const BonesAction *action, BonesRefusal *refusal)
{
  *refusal = (BonesRefusal){ .ship = action->ship, .other = BONES_NO_SHIP, .fleet = BONES_NOBODY };

  if (action->verb == DP_SET_UP)
    return game->round == 0 || dp_refuse (refusal, "set-up-done", "DP-GEN-02");

  if (game->round == 0)
    return dp_refuse (refusal, "set-up-first", "DP-GEN-02");

  if (game->over)
    return dp_refuse (refusal, "over", "DP-GEN-01");

  if (!is_open_now (game, action->verb, refusal))
    return FALSE;

  if (dp_verbs[action->verb].of == BONES_OF_SHIP)
    return is_open_for_ship (game, action, refusal);

  return dp_verbs[action->verb].of == BONES_OF_TABLE || is_open_for_fleet (game, action, refusal);
}

static void
add_action (const BonesGame *game, GArray *actions, DpVerb verb, guint ship, guint fleet)
{
  const BonesAction action = { verb, ship, BONES_NO_SHIP, fleet };

  if (is_in_game (game, verb))
    g_array_append_val (actions, action);
}

static void
add_for_ship (const BonesGame *game, guint ship, GArray *actions)
{
  static const guint8 main_board[] = { DP_ATTACK,   DP_RAID,      DP_GAMBIT, DP_UPGRADE,
                                       DP_TREASURE, DP_ELSEWHERE, DP_BUY,    DP_STOW };
  static const guint8 any_time[] = { DP_GIVE_SPOT, DP_LIFT_SPOT };
  static const guint8 battle[] = { DP_FIRE, DP_MOVE, DP_PASS, DP_PLAY_CARD };
  const BonesLink *fought = dp_battle (game);
  const gboolean fights = dp_rival (game, ship) != BONES_NO_SHIP;

  for (guint i = 0; i < G_N_ELEMENTS (battle) && fights; i++)
    if (!dp_is_port (game, ship) || (battle[i] != DP_MOVE && battle[i] != DP_PASS))
      add_action (game, actions, battle[i], ship, BONES_NOBODY);

  if (fights && fought->kind == DP_SKIRMISH) /* DP-RAI-07: hidden in raids */
    add_action (game, actions, DP_GAMBIT, ship, BONES_NOBODY);

  for (guint i = 0; i < G_N_ELEMENTS (main_board) && fought == NULL; i++)
    add_action (game, actions, main_board[i], ship, BONES_NOBODY);

  for (guint i = 0; i < G_N_ELEMENTS (any_time) && !dp_is_port (game, ship); i++)
    add_action (game, actions, any_time[i], ship, BONES_NOBODY);
}

static void
add_for_fleet (const BonesGame *game, guint fleet, GArray *actions)
{
  if (dp_battle (game) == NULL)
    {
      add_action (game, actions, DP_END_TURN, BONES_NO_SHIP, fleet);
      add_action (game, actions, DP_SAIL, BONES_NO_SHIP, fleet);
    }

  add_action (game, actions, DP_CROWN, BONES_NO_SHIP, fleet);
  add_action (game, actions, DP_CONCEDE, BONES_NO_SHIP, fleet);
}

void
dp_actions (const BonesSetup *setup, const BonesGame *game, GArray *actions)
{
  const BonesLink *battle = dp_battle (game);

  if (game->round == 0)
    add_action (game, actions, DP_SET_UP, BONES_NO_SHIP, BONES_NOBODY);

  if (battle == NULL && !has_rolled_wind (game))
    add_action (game, actions, DP_DRAW_WIND, BONES_NO_SHIP, BONES_NOBODY);

  if (battle != NULL && battle->kind == DP_GAMBLING)
    add_action (game, actions, DP_EXCHANGE, BONES_NO_SHIP, BONES_NOBODY);

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (dp_sails (game, ship)
        || (dp_is_port (game, ship) && dp_rival (game, ship) != BONES_NO_SHIP))
      add_for_ship (game, ship, actions);

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    add_for_fleet (game, fleet, actions);

  add_action (game, actions, DP_END_BATTLE, BONES_NO_SHIP, BONES_NOBODY);
}
