/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

static BonesStepState
get_state (const BonesGame *game, NdStep step)
{
  if (game->step == step)
    return BONES_STEP_NOW;

  return game->step > step ? BONES_STEP_DONE : BONES_STEP_TO_COME;
}

/* Adds the ships that may still go. Fleets that have passed do not. */
static void
add_ships_left (const BonesGame *game, BonesStep *step)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (nd_can_go (game, ship)
        && (game->step == ND_MOVING || !game->fleets[game->ships[ship].fleet].tracks[ND_PASSED]))
      {
        step->left[ship / 64] |= G_GUINT64_CONSTANT (1) << ship % 64;
        step->n_left++;
      }
}

const BonesRoundStep nd_steps[] = {
  { "draw", ND_DRAWING },
  { "move", ND_MOVING },
  { "broadside", ND_BROADSIDES },
  { "boarding", ND_BOARDINGS },
  { NULL },
};

/* ND-TRN-01 */
guint
nd_checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps)
{
  guint n = 0;

  for (; nd_steps[n].id != NULL; n++)
    {
      steps[n] = (BonesStep){ nd_steps[n].id, get_state (game, nd_steps[n].number), BONES_NOBODY };
      if (steps[n].state != BONES_STEP_NOW || n == 0)
        continue;

      add_ships_left (game, &steps[n]);
      if (game->step != ND_MOVING || game->n_order > 0)
        steps[n].fleet = nd_next_fleet (game);
    }

  return n;
}

static void
add_reminder (GArray *reminders, const char *what, const char *rule, guint ship, guint fleet)
{
  const BonesReminder reminder = { .what = what,
                                   .rule = rule,
                                   .ship = ship,
                                   .other = BONES_NO_SHIP,
                                   .fleet = fleet,
                                   .marker = BONES_MAX_MARKERS };

  g_array_append_val (reminders, reminder);
}

/* Ships that will sink, the price of a change of facing, and the last turn. */
void
nd_remind (const BonesSetup *setup, const BonesGame *game, GArray *reminders)
{
  const NdContent *content = setup->content;

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bones_game_in_play (game, ship) && game->step == ND_BROADSIDES
        && nd_will_sink (content, game, ship))
      add_reminder (reminders, "will-sink", "ND-BRO-08", ship, BONES_NOBODY);

  if (game->step == ND_MOVING && bones_game_in_play (game, game->active_ship)
      && game->ships[game->active_ship].tracks[ND_SPACES] > 0)
    add_reminder (reminders, "facing", "ND-MOV-04", game->active_ship, BONES_NOBODY);

  if (game->round > 0 && game->options[ND_VICTORY] == ND_BY_TURN_LIMIT
      && game->round == game->options[ND_TURN_LIMIT] && !game->over)
    add_reminder (reminders, "last-turn", "ND-VIC-01", BONES_NO_SHIP, BONES_NOBODY);
}
