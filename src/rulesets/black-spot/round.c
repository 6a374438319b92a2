/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* BS-AFTER-5: the points of the fleet's own ships that it still has; a prize is worth nothing. */
guint
bs_tally (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  guint points = 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bones_game_sails_for (game, ship, fleet) && game->ships[ship].origin == fleet)
      points += bs_class (setup, game, ship)->cost;

  return points;
}

static guint
most_points (const BonesSetup *setup, const BonesGame *game)
{
  guint most = 0, leader = BONES_NOBODY;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      const guint points = bs_tally (setup, game, fleet);

      if (points >= most)
        leader = points > most ? fleet : BONES_NOBODY;

      most = MAX (most, points);
    }

  return leader;
}

/* BS-SETUP-6, R-86: the last fleet with a model in play wins, unless the battle began with one.
 * a creature is a spell, which outlives the fleet that cast it. */
gboolean
bs_is_decided (const BonesSetup *setup, const BonesGame *game, guint *winner)
{
  guint left = BONES_NOBODY;

  if (game->n_fleets < 2 || game->options[BS_VICTORY] == BS_VICTORY_NONE)
    return FALSE;

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      const guint fleet = game->ships[ship].fleet;

      if (fleet == left || fleet >= game->n_fleets || !bones_game_in_play (game, ship)
          || bs_has (setup, game, ship, BS_CREATURE))
        continue;

      if (left != BONES_NOBODY)
        return FALSE;

      left = fleet;
    }

  *winner = left;
  return TRUE;
}

static void
end_battle (BonesPlay *play, BsOver how, guint winner)
{
  BonesGame *game = &play->game;
  const gboolean by_points = how != BS_OVER_LAST_FLEET && winner != BONES_NOBODY;

  game->over = how;
  game->winner = winner;
  game->active_ship = BONES_NO_SHIP;
  if (winner == BONES_NOBODY)
    bones_tell_fleet (play, "draw", "BS-SETUP-6", BONES_NOBODY, 0, 0);
  else if (by_points)
    bones_tell_fleet (play, "victory-points", "BS-SETUP-6", winner,
                      bs_tally (play->setup, game, winner), 0);
  else
    bones_tell_fleet (play, "victory", "BS-SETUP-6", winner, 0, 0);
}

/* Called after every action; waits while a prize's fate is open (BS-AFTER-1). */
void
bs_check_victory (BonesPlay *play)
{
  guint winner;

  if (!play->game.over && play->game.round > 0 && play->game.tracks[BS_PRIZE] == 0
      && bs_is_decided (play->setup, &play->game, &winner))
    end_battle (play, BS_OVER_LAST_FLEET, winner);
}

gboolean
bs_can_end_round (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  guint left = 0;

  refusal->ship = refusal->other = game->active_ship;
  if (game->active_ship != BONES_NO_SHIP)
    return bs_refuse (refusal, "other-turn", "BS-ACT-3");

  for (guint i = 0; i < game->n_ships; i++)
    left += bs_can_be_ordered (setup, game, i);

  refusal->values[0] = left;
  if (left > 0)
    return bs_refuse (refusal, "still-to-order", "BS-ROUND-3");

  return game->round < BONES_MAX_ROUNDS || bs_refuse (refusal, "last-round", "BS-ROUND-2");
}

/* BS-ROUND-2: clears the marks; inches moved become those of the last turn. */
static void
begin_round (BonesPlay *play)
{
  BonesGame *game = &play->game;

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      game->ships[ship].ordered = FALSE;
      game->ships[ship].tracks[BS_INCHES_LAST] = game->ships[ship].tracks[BS_INCHES];
      bs_clear_turn (&game->ships[ship]);
    }

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    game->fleets[fleet].tracks[BS_ATTEMPTED] = FALSE;

  bs_row (play);
  bs_end_spells_of_round (play);
  game->tracks[BS_BUCKET] = BS_NO_BUCKET;
  game->tracks[BS_PLACE] = 0;
  game->n_order = 0;
  game->step = BS_STEP_WIND;
  game->round++;
  bones_tell_fleet (play, "round", "BS-ROUND-2", BONES_NOBODY, game->round, 0);
}

/* BS-ROUND-2; victory=rounds: after the last round the most points afloat win. */
gboolean
bs_end_round (BonesPlay *play, const BonesAction *action)
{
  const guint8 *options = play->game.options;

  if (options[BS_VICTORY] == BS_VICTORY_BY_ROUNDS && play->game.round >= options[BS_VICTORY_ROUNDS])
    end_battle (play, BS_OVER_ROUNDS, most_points (play->setup, &play->game));
  else
    begin_round (play);

  return TRUE;
}

gboolean
bs_can_concede (const BonesSetup *setup, const BonesGame *game, guint fleet, BonesRefusal *refusal)
{
  refusal->ship = BONES_NO_SHIP;
  refusal->fleet = fleet;
  return (fleet < game->n_fleets && game->fleets[fleet].status == BONES_IN_PLAY
          && bones_game_count_ships (game, fleet) > 0)
         || bs_refuse (refusal, "out", "BS-SETUP-6");
}

/* BS-SETUP-6, R-33: all ships of the fleet withdraw, without a morale test. */
gboolean
bs_concede (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint fleet = action->fleet;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CONFIRM, "concede", "BS-SETUP-6", fleet, 0);
  gboolean yes;

  ask.who = bones_fleet_bit (fleet);
  ask.risks = 1 << TRUE;
  if (!bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  if (!yes)
    return TRUE;

  bones_tell_fleet (play, "conceded", "BS-SETUP-6", fleet, 0, 0);
  play->game.fleets[fleet].status = BONES_WITHDRAWN;
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (bones_game_sails_for (&play->game, ship, fleet))
      bs_leave (&play->game, ship, BONES_WITHDRAWN);

  bs_mend_offer (play->setup, &play->game);
  return TRUE;
}

/* BS-SETUP-6, R-86: the players end the battle. It is a draw, or with victory=rounds the points
 * decide. */
gboolean
bs_end_battle (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const gboolean by_points = play->game.options[BS_VICTORY] == BS_VICTORY_BY_ROUNDS;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CONFIRM, "end-battle", "BS-SETUP-6", 0, 0);
  gboolean yes;

  ask.risks = 1 << TRUE;
  if (!bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  if (yes && !play->game.over)
    end_battle (play, BS_OVER_AGREED,
                by_points ? most_points (play->setup, &play->game) : BONES_NOBODY);

  return TRUE;
}

/* BS-ROUND-1: the Magic phase comes before the turns. */
static guint
place_of (BsStep step)
{
  static const guint8 places[] = { [BS_STEP_SET_UP] = 0,
                                   [BS_STEP_WIND] = 1,
                                   [BS_STEP_INITIATIVE] = 2,
                                   [BS_STEP_MAGIC] = 3,
                                   [BS_STEP_TURNS] = 4 };

  return places[step];
}

static BonesStepState
state_of (const BonesGame *game, BsStep step)
{
  if (game->step == step)
    return BONES_STEP_NOW;

  return place_of (game->step) > place_of (step) ? BONES_STEP_DONE : BONES_STEP_TO_COME;
}

/* Lists in each bucket's step the ships still to be ordered. */
static void
fill_buckets (const BonesSetup *setup, const BonesGame *game, BonesStep *of_bucket[])
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bs_is_crewed (game, ship) && !game->ships[ship].ordered
        && (game->step != BS_STEP_TURNS || bs_can_be_ordered (setup, game, ship)))
      {
        BonesStep *step = of_bucket[bs_bucket_of (setup, game, ship)];

        step->left[ship / 64] |= G_GUINT64_CONSTANT (1) << ship % 64;
        step->n_left++;
      }
}

enum { WIND, INITIATIVE, MAGIC, BUCKETS, END_ROUND = BUCKETS + BS_SPECIALS };

const BonesRoundStep bs_steps[] = {
  [WIND] = { "wind", BS_STEP_WIND },
  [INITIATIVE] = { "initiative", BS_STEP_INITIATIVE },
  [MAGIC] = { "magic", BS_STEP_MAGIC },
  [BUCKETS] = { "boarding", BS_STEP_TURNS }, /* from here on in the order of BsBucket */
  { "sloops", BS_STEP_TURNS },
  { "frigates", BS_STEP_TURNS },
  { "men-o-war", BS_STEP_TURNS },
  { "special-models", BS_STEP_TURNS },
  [END_ROUND] = { "end-round", BS_STEP_TURNS },
  { NULL },
};

/* BS-ROUND-1: the steps of the round. */
guint
bs_checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps)
{
  const guint last = game->options[BS_FS_BUCKET] == BS_BUCKET_LAST ? BS_SPECIALS : BS_MEN_O_WAR;
  const BsBucket now = bs_current_bucket (setup, game);
  BonesStep *of_bucket[BS_SPECIALS + 1];
  guint n = 0;

  steps[n++] = (BonesStep){ bs_steps[WIND].id, state_of (game, BS_STEP_WIND), BONES_NOBODY };
  steps[n++] =
      (BonesStep){ bs_steps[INITIATIVE].id, state_of (game, BS_STEP_INITIATIVE), BONES_NOBODY };
  if (game->options[BS_FS_MAGIC])
    steps[n++] =
        (BonesStep){ bs_steps[MAGIC].id, state_of (game, BS_STEP_MAGIC), bs_offered_fleet (game) };

  for (guint bucket = BS_BOARDING; bucket <= last; bucket++)
    {
      of_bucket[bucket] = &steps[n];
      steps[n++] = (BonesStep){ bs_steps[BUCKETS + bucket - BS_BOARDING].id, BONES_STEP_TO_COME,
                                BONES_NOBODY };
      if (now == bucket)
        of_bucket[bucket]->state = BONES_STEP_NOW;
      else if (game->step == BS_STEP_TURNS && (now == BS_NO_BUCKET || bucket < now))
        of_bucket[bucket]->state = BONES_STEP_DONE;
    }

  fill_buckets (setup, game, of_bucket);
  if (now != BS_NO_BUCKET)
    of_bucket[now]->fleet = bs_next_fleet (setup, game);

  steps[n++] = (BonesStep){ bs_steps[END_ROUND].id, BONES_STEP_TO_COME, BONES_NOBODY };
  if (game->step == BS_STEP_TURNS && now == BS_NO_BUCKET)
    steps[n - 1].state = BONES_STEP_NOW;

  return n;
}
