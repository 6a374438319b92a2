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
  for (guint i = ND_FLEET_SIZE; i < ND_OPTIONS; i++)
    {
      const BonesOption *option = &nd_options[i];

      if (option->kind == BONES_OPTION_VALUES)
        setup->options[i] = below (random, g_strv_length ((char **) option->values));
      else if (one_in (random, 2))
        setup->options[i] = g_rand_int_range (random, option->lowest,
                                              MIN (option->highest, option->lowest + 8) + 1);
    }

  setup->options[ND_FLEET_SIZE] = 1 + below (random, 5);
}

Battle *
random_battle (GRand *random)
{
  Battle *battle = battle_new ("Ann: 1; Ben: 1", NULL);

  set_options (battle->setup, random);
  for (guint fleet = 0; fleet < battle->setup->rosters->len; fleet++)
    for (guint ship = 1; ship < battle->setup->options[ND_FLEET_SIZE]; ship++)
      bones_roster_add (g_ptr_array_index (battle->setup->rosters, fleet), NULL, "ship-of-the-line",
                        FALSE);

  bones_replay_free (battle->replay); /* it had begun with other fleets */
  battle->replay = bones_replay_new (battle->setup);
  return battle;
}

/* One of the open values of @ask. */
static guint
open_value (const BonesAsk *ask, GRand *random)
{
  guint n = 0, value = 0;

  for (guint i = 0; i < BONES_MAX_CHOICES; i++)
    if (bones_ask_allows (ask, i) && (ask->hand != BONES_TO_HAND || ask->weights[i] > 0)
        && below (random, ++n) == 0)
      value = i;

  g_assert_cmpuint (n, >, 0); /* else nothing may be answered */
  return value;
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
    case BONES_ASK_NUMBER:
      answer->values[answer->n++] = ask->low + below (random, ask->high - ask->low + 1);
      break;
    case BONES_ASK_CONFIRM:
      answer->values[answer->n++] = !one_in (random, 4);
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
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (BonesAction));
  const gboolean leaves = one_in (random, 300);
  guint n = 0;

  nd_actions (battle->setup, battle_game (battle), actions);
  for (guint i = 0; i < actions->len; i++)
    {
      const BonesAction *one = &g_array_index (actions, BonesAction, i);
      const gboolean ends = one->verb == ND_CONCEDE || one->verb == ND_END_BATTLE;
      BonesRefusal refusal;

      if (!bones_play_is_open (battle_play (battle), one, &refusal))
        on_closed (&refusal);
      else if (ends == leaves && (one->verb != ND_PASS || one_in (random, 3))
               && below (random, ++n) == 0)
        *action = *one;
      else if (one->verb == ND_PASS && n == 0) /* nothing but to pass */
        {
          *action = *one;
          n = 1;
        }
    }

  return n > 0;
}

static BonesChange
set_field (BonesScope scope, guint field, guint index, gint64 value)
{
  return (BonesChange){ scope, field, index, FALSE, value };
}

static BonesChange
change_track (guint ship, guint fleet, GRand *random)
{
  const guint track = below (random, ND_SHIP_TRACKS);
  const guint of_fleet = below (random, ND_LOOKS), of_table = below (random, ND_TABLE_TRACKS);

  switch (below (random, 6))
    {
    case 0:
      return set_field (BONES_SET_FLEET, of_fleet, fleet,
                        below (random, nd_fleet_tracks[of_fleet].highest + 1));
    case 1:
      return set_field (BONES_SET_TABLE, of_table, 0,
                        below (random, nd_table_tracks[of_table].highest + 1));
    case 2:
      return set_field (BONES_SET_SHIP, below (random, ND_RATINGS), ship,
                        ND_ZERO - 4 + below (random, 12));
    default:
      return set_field (BONES_SET_SHIP, track, ship,
                        below (random, MIN (nd_ship_tracks[track].highest, 20) + 1));
    }
}

static BonesChange
change_what_is_whose (Battle *battle, guint ship, guint fleet, GRand *random)
{
  const BonesGame *game = battle_game (battle);

  switch (below (random, 9))
    {
    case 0:
      return set_field (BONES_SET_SHIP, BONES_SHIP_STATUS, ship, below (random, BONES_STATUSES));
    case 1:
      return set_field (BONES_SET_SHIP, BONES_SHIP_OWNER, ship,
                        one_in (random, 3) ? BONES_NOBODY : fleet);
    case 2:
      return set_field (BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, fleet, ship);
    case 3:
      return set_field (BONES_ADD_FLEET, 0, 0, 0);
    case 4:
      return set_field (BONES_ADD_SHIP, 0, fleet, 0);
    case 5:
      return set_field (BONES_ADD_LINK, 1 + below (random, ND_LINK_KINDS - 1), ship,
                        below (random, game->n_ships));
    case 6:
      return set_field (BONES_REMOVE_LINK, 0, below (random, game->n_links + 1), 0);
    default:
      return set_field (BONES_SET_CARD, ND_DECK, below (random, 28),
                        below (random, BONES_IN_HAND + game->n_fleets));
    }
}

static BonesChange
change_whose_go (guint ship, guint fleet, GRand *random)
{
  switch (below (random, 6))
    {
    case 0:
      return set_field (BONES_SET_SHIP, BONES_SHIP_ORDERED, ship, below (random, 2));
    case 1:
      return set_field (BONES_SET_TABLE, BONES_TABLE_ORDER, 0,
                        one_in (random, 2) ? 0xf : 0xf0 | fleet);
    case 2:
      return set_field (BONES_SET_TABLE, BONES_TABLE_STEP, 0, below (random, 7));
    case 3:
      return set_field (BONES_SET_TABLE, BONES_TABLE_ACTIVE_SHIP, 0, ship);
    case 4:
      return set_field (BONES_SET_TABLE, BONES_TABLE_ROUND, 0, 1 + below (random, 20));
    default:
      return set_field (BONES_SET_TABLE, BONES_TABLE_ACTIVE, 0, fleet);
    }
}

static BonesChange
random_change (Battle *battle, GRand *random)
{
  const BonesGame *game = battle_game (battle);
  const guint ship = below (random, game->n_ships), fleet = below (random, game->n_fleets);

  switch (below (random, 3))
    {
    case 0:
      return change_whose_go (ship, fleet, random);
    case 1:
      return change_what_is_whose (battle, ship, fleet, random);
    default:
      return change_track (ship, fleet, random);
    }
}

BonesEntry *
random_override (Battle *battle, GRand *random)
{
  g_autofree BonesGame *tried = g_new0 (BonesGame, 1);
  g_autoptr (BonesEntry) entry = bones_entry_new (BONES_ENTRY_OVERRIDE);

  entry->changes = g_new0 (BonesChange, 1);
  entry->n_changes = 1;
  entry->changes[0] = random_change (battle, random);
  if (one_in (random, 10))
    {
      entry->kind = BONES_ENTRY_OPTION;
      entry->changes[0] =
          set_field (BONES_SET_OPTION, below (random, ND_OPTIONS), 0, below (random, 3));
    }

  bones_game_copy (tried, battle_game (battle));
  return bones_entry_apply (battle->setup, tried, entry) == BONES_CHANGE_FITS
             ? g_steal_pointer (&entry)
             : NULL;
}
