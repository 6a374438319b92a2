/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-play.h"

#include "change.h"

static guint
below (GRand *random, guint n)
{
  return g_rand_int_range (random, 0, MAX (n, 1));
}

static gboolean
one_in (GRand *random, guint n)
{
  return below (random, n) == 0;
}

static void
set_options (BonesSetup *setup, GRand *random)
{
  for (guint i = 0; bs_options[i].key != NULL; i++)
    {
      const BonesOption *option = &bs_options[i];
      const guint n =
          option->kind == BONES_OPTION_VALUES ? g_strv_length ((char **) option->values) : 2;

      if (option->kind == BONES_OPTION_NUMBER)
        setup->options[i] = i == BS_VICTORY_ROUNDS ? 1 + below (random, 6) : option->initial;
      else if (option->kind != BONES_OPTION_DATA && one_in (random, 3))
        setup->options[i] = below (random, n);
    }
}

static char *
random_fleets (GRand *random)
{
  static const char *const names[] = { "Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal" };
  static const char *const classes[] = { "sloop", "sloop", "frigate", "man_o_war" };
  const guint n = one_in (random, 20) ? 5 + below (random, 4) : 2 + below (random, 3);
  GString *out = g_string_new (NULL);

  for (guint fleet = 0; fleet < n; fleet++)
    {
      const guint ships = 1 + below (random, 4);

      g_string_append_printf (out, "%s%s:", fleet > 0 ? ";" : "", names[fleet]);
      for (guint i = 0; i < ships; i++)
        g_string_append_printf (out, " %s%s", classes[below (random, G_N_ELEMENTS (classes))],
                                i == 0 ? "*" : "");
    }

  return g_string_free (out, FALSE);
}

Battle *
random_battle (GRand *random)
{
  g_autofree char *fleets = random_fleets (random);
  Battle *battle = battle_new (fleets, NULL);

  set_options (battle->setup, random);
  bones_replay_free (battle->replay); /* it had begun under the old settings */
  battle->replay = bones_replay_new (battle->setup);
  return battle;
}

/* One of the open values of @ask. */
static guint
open_value (const BonesAsk *ask, GRand *random)
{
  guint n = 0, value = 0;

  for (guint i = 0; i < BONES_MAX_CHOICES; i++)
    if (bones_ask_allows (ask, i) && below (random, ++n) == 0)
      value = i;

  g_assert_cmpuint (n, >, 0); /* else nothing may be answered */
  return value;
}

static void
answer_some (const BonesAsk *ask, GRand *random, BonesAnswer *answer)
{
  for (guint i = 0; i < BONES_MAX_CHOICES && answer->n < MIN (ask->most, 4); i++)
    if (bones_ask_allows (ask, i) && one_in (random, 2))
      answer->values[answer->n++] =
          ask->kind == BONES_ASK_TARGETS ? i | below (random, ask->n_ids) << 8 : i;

  if (answer->n < ask->least)
    answer->values[answer->n++] = open_value (ask, random);
}

static void
answer_reroll (const BonesAsk *ask, GRand *random, BonesAnswer *answer)
{
  answer->n = 1;
  answer->values[0] = one_in (random, 3)    ? BONES_REROLL_SPEND
                      : one_in (random, 20) ? BONES_REROLL_KEEP_ALL
                                            : BONES_REROLL_KEEP;
  if (answer->values[0] != BONES_REROLL_SPEND)
    return;

  answer->n = 3;
  answer->values[1] = ask->high > 0 ? 1 + below (random, ask->high) : 0;
  answer->values[2] = 1 + below (random, MAX (ask->low, 1));
}

BonesEntry *
random_answer (const BonesPlay *play, GRand *random)
{
  const BonesAsk *ask = &play->prompt;
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);
  BonesAnswer *answer = &entry->answer;

  answer->key = ask->key;
  answer->kind = ask->kind;
  switch (ask->kind)
    {
    case BONES_ASK_DICE:
      while (answer->n < ask->least)
        answer->values[answer->n++] = 1 + below (random, ask->sides);
      break;
    case BONES_ASK_REROLL:
      answer_reroll (ask, random, answer);
      break;
    case BONES_ASK_CHOICES:
    case BONES_ASK_TARGETS:
      answer_some (ask, random, answer);
      break;
    case BONES_ASK_NUMBER:
      answer->values[answer->n++] = ask->low + below (random, ask->high - ask->low + 1);
      break;
    case BONES_ASK_INCHES:
      answer->values[answer->n++] = 50 * below (random, ask->high / 50 + 1);
      break;
    case BONES_ASK_CONFIRM:
      answer->values[answer->n++] = below (random, 2);
      break;
    default:
      answer->values[answer->n++] = open_value (ask, random);
    }

  g_assert_cmpint (bones_answer_fits (ask, answer), ==, BONES_FITS);
  return entry;
}

gboolean
random_action (Battle *battle, GRand *random, BonesAction *action,
               void (*on_closed) (const BonesRefusal *refusal))
{
  static GArray *actions = NULL;
  const gboolean leaves = one_in (random, 150);
  guint n = 0;

  if (actions == NULL)
    actions = g_array_new (FALSE, FALSE, sizeof (BonesAction));

  g_array_set_size (actions, 0);
  bones_black_spot.actions (battle->setup, battle_game (battle), actions);
  for (guint i = 0; i < actions->len; i++)
    {
      const BonesAction *one = &g_array_index (actions, BonesAction, i);
      const gboolean ends = one->verb == BS_CONCEDE || one->verb == BS_END_BATTLE;
      BonesRefusal refusal;

      if (!bones_play_is_open (battle_play (battle), one, &refusal))
        on_closed (&refusal);
      else if (ends == leaves && below (random, ++n) == 0)
        *action = *one;
    }

  return n > 0 || (leaves && random_action (battle, random, action, on_closed));
}

static BonesChange
random_change (Battle *battle, GRand *random)
{
  const BonesGame *game = battle_game (battle);
  const guint ship = below (random, game->n_ships), fleet = below (random, game->n_fleets);

  switch (below (random, 14))
    {
    case 0:
      return (BonesChange){ BONES_SET_SHIP, BONES_SHIP_STATUS, ship, FALSE,
                            below (random, BONES_STATUSES) };
    case 1:
      return (BonesChange){ BONES_SET_SHIP, BONES_SHIP_OWNER, ship, FALSE,
                            one_in (random, 3) ? BONES_NOBODY : fleet };
    case 2:
      return (BonesChange){ BONES_SET_SHIP, BONES_SHIP_ORDERED, ship, FALSE, below (random, 2) };
    case 3:
      return (BonesChange){ BONES_SET_FLEET, BS_BOOTY, fleet, FALSE, below (random, 4) };
    case 4:
      return (BonesChange){ BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, fleet, FALSE, ship };
    case 5:
      return (BonesChange){ BONES_SET_TABLE, BONES_TABLE_WIND, 0, FALSE, below (random, 9) };
    case 6:
      return (BonesChange){ BONES_SET_TABLE, BONES_TABLE_STEP, 0, FALSE, below (random, 5) };
    case 7:
      return (BonesChange){ BONES_SET_TABLE, BONES_TABLE_ACTIVE_SHIP, 0, FALSE, ship };
    case 8:
      return (BonesChange){ BONES_SET_TABLE, BONES_TABLE_ACTIVE, 0, FALSE, fleet };
    case 9:
      return (BonesChange){ BONES_ADD_LINK, BS_GRAPPLE_LINK, ship, FALSE,
                            below (random, game->n_ships) };
    case 10:
      return (BonesChange){ BONES_REMOVE_LINK, 0, below (random, game->n_links + 1), FALSE, 0 };
    case 11:
      return (BonesChange){ one_in (random, 2) ? BONES_ADD_MARKER : BONES_REMOVE_MARKER,
                            1 + below (random, 2), below (random, game->n_markers), FALSE,
                            BONES_NO_SHIP };
    case 12:
      return (BonesChange){ one_in (random, 4) ? BONES_ADD_FLEET : BONES_ADD_SHIP,
                            below (random, 3), fleet, FALSE, 0 };
      default: {
        const guint track = below (random, BS_SHIP_TRACKS);

        return (BonesChange){ BONES_SET_SHIP, track, ship, FALSE,
                              below (random, MIN (bs_ship_tracks[track].highest, 20) + 1) };
      }
    }
}

BonesEntry *
random_override (Battle *battle, GRand *random)
{
  g_autofree BonesGame *tried = g_new0 (BonesGame, 1);
  g_autoptr (BonesEntry) entry = bones_entry_new (BONES_ENTRY_OVERRIDE);
  const guint option = below (random, BS_OPTIONS);

  entry->changes = g_new0 (BonesChange, 1);
  entry->n_changes = 1;
  entry->changes[0] = random_change (battle, random);
  if (one_in (random, 10))
    {
      entry->kind = BONES_ENTRY_OPTION;
      entry->changes[0] = (BonesChange){ BONES_SET_OPTION, option, 0, FALSE, below (random, 3) };
    }

  bones_game_copy (tried, battle_game (battle));
  if (bones_entry_apply (battle->setup, tried, entry) != BONES_CHANGE_FITS)
    return NULL;

  return g_steal_pointer (&entry);
}
