/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* The step in which each verb is open; MW_STEPS: any step. */
static const guint8 steps[MW_VERBS] = {
  [MW_VERB_MUSTER] = MW_MUSTER,
  [MW_VERB_SET_UP] = MW_SETTING_UP,
  [MW_VERB_INITIATIVE] = MW_INITIATIVE,
  [MW_VERB_MAGIC] = MW_MAGIC_PHASE,
  [MW_VERB_ACTIVATE] = MW_BATTLE,
  [MW_VERB_MOVE] = MW_BATTLE,
  [MW_VERB_FIRE] = MW_BATTLE,
  [MW_VERB_BOARD] = MW_BATTLE,
  [MW_VERB_ANTI_FLYER] = MW_BATTLE,
  [MW_VERB_SPECIAL] = MW_BATTLE,
  [MW_VERB_LASH] = MW_BATTLE,
  [MW_VERB_CUT] = MW_BATTLE,
  [MW_VERB_LAUNCH] = MW_BATTLE,
  [MW_VERB_HOIST] = MW_BATTLE,
  [MW_VERB_CARD] = MW_BATTLE,
  [MW_VERB_DONE] = MW_BATTLE,
  [MW_VERB_SUMMON] = MW_BATTLE,
  [MW_VERB_FLAGSHIP] = MW_STEPS,
  [MW_VERB_END] = MW_BATTLE,
  [MW_VERB_CONCEDE] = MW_STEPS,
  [MW_VERB_END_BATTLE] = MW_STEPS,
};

static const char *const not_now[MW_STEPS] = {
  [MW_MUSTER] = "mustered",           [MW_SETTING_UP] = "not-setting-up",
  [MW_INITIATIVE] = "not-initiative", [MW_MAGIC_PHASE] = "not-magic",
  [MW_BATTLE] = "not-battle",         [MW_END] = "not-battle",
};

/* Why a ship cannot be used this turn, the most obvious reason first. */
static gboolean
refuse_unusable (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const BonesShip *self = &game->ships[ship];

  if (self->ordered)
    return mw_refuse (refusal, "used", "MW-ACT-01");

  if (mw_is_class (setup, game, ship, MW_MONSTER))
    return mw_refuse (refusal, "in-lair", "MW-MON-01");

  if (self->tracks[MW_CREW_LEFT] == 0)
    return mw_refuse (refusal, "abandoned", "MW-BRD-09");

  return self->tracks[MW_CAPTURED] > 0 ? mw_refuse (refusal, "prize", "MW-CAP-02")
                                       : mw_refuse (refusal, "straggler", "MW-SQN-04");
}

/* MW-ACT-01, MW-ACT-02, MW-ACT-04 */
static gboolean
can_activate (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint next = mw_next_fleet (setup, game);
  const guint fleet = game->ships[ship].fleet;

  if (game->active_ship != BONES_NO_SHIP)
    {
      refusal->other = game->active_ship;
      return mw_refuse (refusal, "committed", "MW-ACT-04");
    }

  if (!mw_is_usable (setup, game, ship))
    return refuse_unusable (setup, game, ship, refusal);

  if (fleet != next)
    {
      refusal->fleet = (guint8) next;
      return mw_refuse (refusal, "not-her-go", "MW-ACT-01");
    }

  return game->tracks[MW_UNIT] == 0 || mw_in_squadron (game, ship, fleet, game->tracks[MW_UNIT])
         || mw_refuse (refusal, "squadron-first", "MW-ACT-02");
}

/* MW-ACT-03: a ship moves before she fires or boards; one that has several moves may fire between
 * them. MW-CRT-04, MW-MON-11 */
static gboolean
can_move (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;
  const guint moves = mw_moves_made (game, ship);

  if (moves >= MAX (mw_template (setup, game, ship)->moves, 1))
    return mw_refuse (refusal, "moved", "MW-ACT-03");

  if (tracks[MW_DONE] & MW_BOARDED
      || (moves == 0 && tracks[MW_DONE] & (MW_SHOT | MW_SHOT_DOWN | MW_SPECIAL)))
    return mw_refuse (refusal, "moves-first", "MW-ACT-03");

  refusal->other = (guint16) mw_holder (game, ship);
  if (refusal->other != BONES_NO_SHIP)
    return mw_refuse (refusal, "held", "MW-MON-11");

  if (mw_is_forbidden (setup, game, ship, MW_NO_MOVE))
    return mw_refuse (refusal, "no-move", "MW-CRT-04");

  if (!mw_lashed_can_move (setup, game, ship, refusal))
    return FALSE;

  return tracks[MW_AGROUND] || mw_has_way (setup, game, ship)
         || mw_refuse (refusal, "no-speed", "MW-MOV-01");
}

static gboolean
has_target (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const guint holder = mw_holder (game, ship);

  for (guint other = 0; other < game->n_ships; other++)
    if (other != ship && mw_is_reachable (game, other)
        && !mw_is_class (setup, game, other, MW_FLYER)
        && (holder == BONES_NO_SHIP || holder == other))
      return TRUE;

  return FALSE;
}

/* TRUE if she has guns that have not fired, which none can because it is not loaded. */
static gboolean
waits_for_loading (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  for (guint battery = 0; battery < MW_BATTERIES; battery++)
    if (!(mw_fired (game, ship) >> battery & 1)
        && mw_battery_guns (setup, game, ship, battery, MW_ANY_WEAPON) > 0)
      return TRUE;

  return FALSE;
}

/* MW-CMB-02, MW-CRT-04 */
static gboolean
can_fire (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (tracks[MW_DONE] & MW_SHOT_DOWN)
    return mw_refuse (refusal, "fires-first", "MW-AFW-01");

  if (mw_is_forbidden (setup, game, ship, MW_NO_FIRE))
    return mw_refuse (refusal, "no-fire", "MW-CRT-04");

  if (mw_loaded (setup, game, ship) == 0)
    return mw_refuse (refusal, waits_for_loading (setup, game, ship) ? "not-loaded" : "no-guns",
                      "MW-CMB-02");

  return has_target (setup, game, ship) || mw_refuse (refusal, "no-target", "MW-CMB-01");
}

/* MW-BRD-01, MW-MON-11 */
static gboolean
can_board (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint holder = mw_holder (game, ship);

  for (guint other = 0; other < game->n_ships; other++)
    if ((holder == BONES_NO_SHIP || holder == other)
        && mw_may_be_boarded (setup, game, ship, other))
      return TRUE;

  return mw_refuse (refusal, "nobody-to-board", "MW-BRD-01");
}

/* MW-ACT-03: the actions of the ship in use; a boarding is the last. */
static gboolean
can_act (const BonesSetup *setup, const BonesGame *game, const BonesAction *action,
         BonesRefusal *refusal)
{
  const guint ship = action->ship;

  if (game->active_ship != ship)
    return mw_refuse (refusal, "not-in-use", "MW-ACT-04");

  if (mw_is_vessel (setup, game, ship) && mw_is_submerged (game, ship)
      && action->verb != MW_VERB_MOVE && action->verb != MW_VERB_DONE)
    return mw_refuse (refusal, "submerged", "MW-ACT-03");

  switch (action->verb)
    {
    case MW_VERB_MOVE:
      return can_move (setup, game, ship, refusal);
    case MW_VERB_FIRE:
      return can_fire (setup, game, ship, refusal);
    case MW_VERB_BOARD:
      return can_board (setup, game, ship, refusal);
    case MW_VERB_ANTI_FLYER:
      return mw_may_fire_anti_flyer (setup, game, ship, refusal);
    case MW_VERB_SPECIAL:
      return mw_may_attack (setup, game, ship, refusal);
    case MW_VERB_LASH:
      return mw_may_lash (setup, game, ship, refusal);
    case MW_VERB_CUT:
      return mw_may_cut (setup, game, ship, refusal);
    case MW_VERB_LAUNCH:
      return mw_may_launch (setup, game, ship, refusal);
    case MW_VERB_HOIST:
      return mw_may_hoist (setup, game, ship, refusal);
    case MW_VERB_CARD:
      return mw_has_card_to_use (setup, game, ship) || mw_refuse (refusal, "no-card", "MW-FLT-07");
    default:
      return TRUE;
    }
}

/* MW-MON-02: an attempt takes the place of an activation. A side without other units may still
 * try. */
static gboolean
can_summon (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint fleet = game->ships[ship].fleet, next = mw_next_fleet (setup, game);

  if (game->active_ship != BONES_NO_SHIP || game->tracks[MW_UNIT] > 0)
    {
      refusal->other = game->active_ship;
      return mw_refuse (refusal, "unit-first", "MW-ACT-04");
    }

  if (fleet != next && mw_has_unit_left (setup, game, fleet))
    {
      refusal->fleet = (guint8) next;
      return mw_refuse (refusal, "not-her-go", "MW-ACT-01");
    }

  return mw_may_summon (setup, game, ship, refusal);
}

/* MW-SQN-01 */
static gboolean
can_lead (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const BonesShip *self = &game->ships[ship];
  const guint flagship = mw_flagship_of (game, self->fleet, self->tracks[MW_SQUADRON]);

  if (!mw_in_squadron (game, ship, self->fleet, self->tracks[MW_SQUADRON])
      || flagship == BONES_NO_SHIP || !mw_may_lead (mw_template (setup, game, ship)))
    return mw_refuse (refusal, "no-squadron", "MW-SQN-01");

  if (flagship == ship)
    return mw_refuse (refusal, "leads-already", "MW-SQN-01");

  refusal->other = (guint16) flagship;
  return mw_cannot_move (setup, game, flagship)
         || mw_refuse (refusal, "flagship-moves", "MW-SQN-01");
}

static gboolean
is_open_for_ship (const BonesSetup *setup, const BonesGame *game, const BonesAction *action,
                  BonesRefusal *refusal)
{
  if (!bones_game_in_play (game, action->ship) || game->ships[action->ship].fleet >= game->n_fleets)
    return mw_refuse (refusal, "gone", "MW-ACT-01");

  switch (action->verb)
    {
    case MW_VERB_ACTIVATE:
      return can_activate (setup, game, action->ship, refusal);
    case MW_VERB_SUMMON:
      return can_summon (setup, game, action->ship, refusal);
    case MW_VERB_FLAGSHIP:
      return can_lead (setup, game, action->ship, refusal);
    default:
      return can_act (setup, game, action, refusal);
    }
}

/* MW-ACT-05: a side cannot pass while it has a unit left. */
static gboolean
can_end_turn (const BonesSetup *setup, const BonesGame *game, BonesRefusal *refusal)
{
  refusal->fleet = (guint8) mw_next_fleet (setup, game);
  return refusal->fleet == BONES_NOBODY || mw_refuse (refusal, "still-to-go", "MW-ACT-05");
}

static gboolean
can_concede (const BonesGame *game, guint fleet, BonesRefusal *refusal)
{
  refusal->fleet = (guint8) fleet;
  return (fleet < game->n_fleets && game->fleets[fleet].status == BONES_IN_PLAY)
         || mw_refuse (refusal, "out", "MW-VIC-01");
}

/* Nothing interrupts an open prompt. */
gboolean
mw_is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
            const BonesAction *action, BonesRefusal *refusal)
{
  *refusal = (BonesRefusal){ .ship = action->ship, .other = BONES_NO_SHIP, .fleet = BONES_NOBODY };

  if (game->over)
    return mw_refuse (refusal, "over", "MW-VIC-01");

  if (steps[action->verb] != MW_STEPS && steps[action->verb] != game->step
      && !(action->verb == MW_VERB_END && game->step == MW_END))
    return mw_refuse (refusal, not_now[steps[action->verb]], "MW-TRN-01");

  if (steps[action->verb] == MW_STEPS && action->verb != MW_VERB_END_BATTLE && game->round == 0)
    return mw_refuse (refusal, "set-up-first", "MW-SET-06");

  if (action->verb == MW_VERB_END)
    return can_end_turn (setup, game, refusal);

  if (action->verb == MW_VERB_CONCEDE)
    return can_concede (game, action->fleet, refusal);

  return mw_verbs[action->verb].of != BONES_OF_SHIP
         || is_open_for_ship (setup, game, action, refusal);
}

static void
add_action (GArray *actions, MwVerb verb, guint ship, guint fleet)
{
  const BonesAction action = { verb, (guint16) ship, BONES_NO_SHIP, (guint16) fleet };

  g_array_append_val (actions, action);
}

/* TRUE if her class has a special attack, lost or not, or somebody aboard has one. */
static gboolean
has_attacks (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const MwTemplate *template = mw_template (setup, game, ship);

  for (guint i = 0; i < template->n_abilities; i++)
    if (template->abilities[i].on == MW_ON_ATTACK)
      return TRUE;

  return mw_next_ability (setup, game, ship, MW_ON_ATTACK, MW_MAX_ABILITIES) < MW_NO_ABILITY;
}

static void
add_actions_of_ship (const BonesSetup *setup, const BonesGame *game, guint ship, GArray *actions)
{
  const BonesShip *self = &game->ships[ship];
  const guint flagship = mw_flagship_of (game, self->fleet, self->tracks[MW_SQUADRON]);

  if (game->step == MW_BATTLE && game->active_ship == ship)
    {
      for (MwVerb verb = MW_VERB_MOVE; verb <= MW_VERB_BOARD; verb++)
        add_action (actions, verb, ship, BONES_NOBODY);

      if (self->tracks[MW_ANTI_FLYER])
        add_action (actions, MW_VERB_ANTI_FLYER, ship, BONES_NOBODY);

      if (has_attacks (setup, game, ship))
        add_action (actions, MW_VERB_SPECIAL, ship, BONES_NOBODY);

      if (mw_template (setup, game, ship)->lashes)
        add_action (actions, MW_VERB_LASH, ship, BONES_NOBODY);

      if (bones_game_peek_link (game, MW_LASHED, ship) != NULL)
        add_action (actions, MW_VERB_CUT, ship, BONES_NOBODY);

      if (mw_template (setup, game, ship)->n_boats > 0)
        add_action (actions, MW_VERB_LAUNCH, ship, BONES_NOBODY);

      if (mw_is_hoisted (setup->content, self->kind))
        add_action (actions, MW_VERB_HOIST, ship, BONES_NOBODY);

      if (mw_has_card_to_use (setup, game, ship))
        add_action (actions, MW_VERB_CARD, ship, BONES_NOBODY);

      add_action (actions, MW_VERB_DONE, ship, BONES_NOBODY);
    }
  else if (game->step == MW_BATTLE)
    add_action (actions, self->tracks[MW_DEPTH] == MW_LAIR ? MW_VERB_SUMMON : MW_VERB_ACTIVATE,
                ship, BONES_NOBODY);

  if (flagship != BONES_NO_SHIP && flagship != ship && mw_cannot_move (setup, game, flagship))
    add_action (actions, MW_VERB_FLAGSHIP, ship, BONES_NOBODY);
}

void
mw_actions (const BonesSetup *setup, const BonesGame *game, GArray *actions)
{
  static const guint8 of_step[MW_STEPS] = { [MW_MUSTER] = MW_VERB_MUSTER,
                                            [MW_SETTING_UP] = MW_VERB_SET_UP,
                                            [MW_INITIATIVE] = MW_VERB_INITIATIVE,
                                            [MW_MAGIC_PHASE] = MW_VERB_MAGIC,
                                            [MW_BATTLE] = MW_VERB_END,
                                            [MW_END] = MW_VERB_END };

  if (game->step < MW_STEPS)
    add_action (actions, of_step[game->step], BONES_NO_SHIP, BONES_NOBODY);

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bones_game_in_play (game, ship) && game->ships[ship].fleet < game->n_fleets)
      add_actions_of_ship (setup, game, ship, actions);

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    add_action (actions, MW_VERB_CONCEDE, BONES_NO_SHIP, fleet);

  add_action (actions, MW_VERB_END_BATTLE, BONES_NO_SHIP, BONES_NOBODY);
}
