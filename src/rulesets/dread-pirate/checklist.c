/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

/* The steps of the checklist: a turn on the main board, then those of the battle. */
enum { TURN, SURPRISE, ATTACKER, DEFENDER, EXCHANGE, STEPS };

/* DP-SKI-01, DP-RND-01 */
static guint
find_step (const BonesGame *game)
{
  const BonesLink *battle = dp_battle (game);

  if (battle == NULL)
    return TURN;

  if (battle->kind == DP_GAMBLING)
    return EXCHANGE;

  if (game->tracks[DP_EXTRA_TURNS] > 0 || game->tracks[DP_ROUND] == 0)
    return SURPRISE;

  return dp_next (game) == battle->a ? ATTACKER : DEFENDER;
}

const BonesRoundStep dp_steps[] = {
  [TURN] = { "turn" },         [SURPRISE] = { "surprise" }, [ATTACKER] = { "attacker" },
  [DEFENDER] = { "defender" }, [EXCHANGE] = { "exchange" }, [STEPS] = { NULL },
};

guint
dp_checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps)
{
  const guint now = find_step (game), next = dp_next (game);

  for (guint i = 0; i < STEPS; i++)
    steps[i] =
        (BonesStep){ dp_steps[i].id, i < now ? BONES_STEP_DONE : BONES_STEP_TO_COME, BONES_NOBODY };

  if (game->round == 0 || game->over)
    return STEPS;

  steps[now].state = BONES_STEP_NOW;
  if (now == TURN && game->tracks[DP_TURN] > 0)
    steps[now].fleet = game->tracks[DP_TURN] - 1;

  if (next != BONES_NO_SHIP)
    {
      steps[now].fleet = game->ships[next].fleet;
      steps[now].left[next / 64] |= G_GUINT64_CONSTANT (1) << next % 64;
      steps[now].n_left = 1;
    }

  return STEPS;
}

static void
add_reminder (GArray *reminders, const char *what, const char *rule, guint ship, guint other,
              gint a)
{
  const BonesReminder reminder = { .what = what,
                                   .rule = rule,
                                   .ship = (guint16) ship,
                                   .other = (guint16) other,
                                   .fleet = BONES_NOBODY,
                                   .marker = BONES_MAX_MARKERS,
                                   .values = { a } };

  g_array_append_val (reminders, reminder);
}

static void
add_battle_reminders (const BonesGame *game, const BonesLink *battle, GArray *reminders)
{
  const guint sides[2] = { battle->a, battle->b };

  for (guint i = 0; i < 2; i++)
    if (dp_card (game, sides[i]) != 0)
      add_reminder (reminders, "cards", "DP-CRD-01", sides[i], sides[1 - i],
                    dp_card (game, sides[i]));

  for (guint i = 0; i < 2; i++)
    if (game->ships[sides[i]].tracks[DP_CREW] == 0)
      add_reminder (reminders, "fragile", "DP-ZER-01", sides[i], sides[1 - i], 0);

  if (battle->kind != DP_GAMBLING && game->tracks[DP_SEPARATION] == 1
      && (battle->kind != DP_RAIDING || game->options[DP_RAID_AUTO_HIT]))
    add_reminder (reminders, "hits-by-itself", "DP-FIR-01", battle->a, battle->b, 0);
}

/* Ships that will recover, ports that are closed, and what counts in the present battle. */
void
dp_remind (const BonesSetup *setup, const BonesGame *game, GArray *reminders)
{
  const BonesLink *battle = dp_battle (game);

  if (battle != NULL && !game->over)
    add_battle_reminders (game, battle, reminders);

  for (guint ship = 0; ship < game->n_ships && !game->over; ship++)
    {
      const gint closed = dp_link_from (game, DP_CLOSED, ship);
      const gint shunned = dp_link_from (game, DP_SHUNNED, ship);

      if (game->ships[ship].tracks[DP_ASHORE] != DP_AT_SEA)
        add_reminder (reminders, "ashore", "DP-ASH-03", ship, BONES_NO_SHIP, 0);

      if (closed >= 0)
        add_reminder (reminders, "closed", "DP-RAI-08", ship, game->links[closed].b, 0);

      if (shunned >= 0)
        add_reminder (reminders, "shunned", "DP-RAI-05", ship, game->links[shunned].b, 0);
    }
}
