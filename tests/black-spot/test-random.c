/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-play.h"

#include <string.h>

/*
 * Battles played at random, by number: the same number is the same battle. Every other one has
 * things set by hand in it, at prompts too. BONES_BATTLES says how many; BONES_BATTLE plays one.
 */

#if defined(__SANITIZE_ADDRESS__)
#define BATTLES 200
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define BATTLES 200
#endif
#endif
#ifndef BATTLES
#define BATTLES 2000
#endif

#define MOST_ENTRIES 500 /* then the players agree to end it */
#define UNDOS 5
#define ONE_BY_HAND 25 /* of so many steps is something set by hand */

static GHashTable *known; /* ids that have words */
static guint number;      /* of the battle */

static void
assert_words (const char *prefix, const char *id)
{
  g_autofree char *whole = NULL;

  if (g_hash_table_contains (known, id))
    return;

  whole = g_strconcat (prefix, ".", id, NULL);
  if (bones_ruleset_words (&bones_black_spot, whole) == NULL)
    g_error ("battle %u: there are no words for %s", number, whole);

  g_hash_table_add (known, (gpointer) id);
}

static void
check_refusal (const BonesRefusal *refusal)
{
  g_assert_nonnull (refusal->what);
  g_assert_nonnull (refusal->rule);
  assert_words ("refusal", refusal->what);
}

static guint
count_crew (const BonesGame *game)
{
  guint n = 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    n += game->ships[ship].tracks[BS_HULL_DICE];

  return n;
}

static void
check_ships (const BonesGame *game)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      const guint16 *tracks = game->ships[ship].tracks;

      g_assert_cmpuint (tracks[BS_HITS], <=, tracks[BS_HULL_DICE_FULL]);
      g_assert_cmpuint (tracks[BS_HULL_DICE], <=, tracks[BS_HULL_DICE_FULL]);
      g_assert_cmpuint (tracks[BS_GUN_DICE], <=, tracks[BS_GUN_DICE_FULL]);
    }
}

static void
check_links (const BonesGame *game)
{
  for (guint i = 0; i < game->n_links; i++)
    {
      const BonesLink *link = &game->links[i];

      if (link->kind == 0)
        continue;

      g_assert_true (bs_is_crewed (game, link->a) && bs_is_crewed (game, link->b));
      g_assert_cmpuint (game->ships[link->a].fleet, !=, game->ships[link->b].fleet);
      g_assert_true (bones_game_peek_link (game, BS_GRAPPLE_LINK, link->a) == link);
      g_assert_true (bones_game_peek_link (game, BS_GRAPPLE_LINK, link->b) == link);
    }
}

static void
check_state (Battle *battle)
{
  const BonesGame *game = battle_game (battle);
  const BonesPlay *play = battle_play (battle);

  check_ships (game);
  check_links (game);
  g_assert_true (game->active_ship == BONES_NO_SHIP || bs_is_crewed (game, game->active_ship));
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    g_assert_true (game->fleets[fleet].flagship == BONES_NO_SHIP
                   || bones_game_sails_for (game, game->fleets[fleet].flagship, fleet));

  for (guint i = 0; i < play->events->len; i++)
    {
      assert_words ("event", g_array_index (play->events, BonesEvent, i).what);
      g_assert_nonnull (g_array_index (play->events, BonesEvent, i).rule);
    }

  if (play->stop == BONES_ASKING)
    assert_words ("ask", play->prompt.what);
}

/* At most one step of the round is on, and where ships are still to be ordered, one of them may be:
 * the table is never stuck. */
static void
check_round (Battle *battle, const BonesAction *action)
{
  const BonesGame *game = battle_game (battle);
  BonesStep steps[BONES_MAX_STEPS];
  const guint n = bs_checklist (battle->setup, game, steps);
  guint now = 0;

  g_assert_cmpuint (n, <=, BONES_MAX_STEPS);
  for (guint i = 0; i < n; i++)
    {
      assert_words ("step", steps[i].id);
      now += steps[i].state == BONES_STEP_NOW;
    }

  g_assert_cmpuint (now, ==, game->step == BS_STEP_SET_UP ? 0 : 1);
  g_assert_cmpuint (action->verb, <, BS_VERBS);
}

/* What an action may do to the dice of a fleet and of the crews, where nothing was set by hand:
 * booty goes only by being spent, crews only with a ship that was taken. */
typedef struct {
  guint booty[BONES_MAX_FLEETS];
  guint crew;
  guint verb;
  gboolean by_hand;
} Purse;

static Purse
open_purse (const BonesGame *game, guint verb)
{
  Purse purse = { .crew = count_crew (game), .verb = verb };

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    purse.booty[fleet] = game->fleets[fleet].tracks[BS_BOOTY];

  return purse;
}

static guint
count_spent (const BonesPlay *play, guint fleet)
{
  guint n = 0;

  for (guint i = 0; i < play->events->len; i++)
    {
      const BonesEvent *event = &g_array_index (play->events, BonesEvent, i);

      n += event->fleet == fleet && g_str_equal (event->what, "booty-spent");
    }

  return n;
}

static void
check_purse (Battle *battle, const Purse *purse)
{
  const BonesGame *game = battle_game (battle);

  if (purse->by_hand)
    return;

  if (purse->verb == BS_BOARD)
    g_assert_cmpuint (count_crew (game), <=, purse->crew);
  else
    g_assert_cmpuint (count_crew (game), ==, purse->crew);

  for (guint fleet = 0; fleet < game->n_fleets && purse->verb != BS_SET_UP; fleet++)
    {
      const guint left = game->fleets[fleet].tracks[BS_BOOTY];
      const guint spent = count_spent (battle_play (battle), fleet);

      g_assert_cmpuint (left, <=, purse->booty[fleet]);
      g_assert_cmpuint (purse->booty[fleet] - left, ==, spent);
    }
}

static void
start (Battle *battle, const BonesAction *action)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ACTION);

  entry->action = *action;
  battle_append (battle, entry);
}

/* A new replay of the whole journal stands where the old one does. */
static void
check_replay (Battle *battle)
{
  g_autoptr (BonesReplay) again = bones_replay_new (battle->setup);
  const BonesPlay *play = battle_play (battle), *other;

  g_assert_cmpuint (bones_replay_follow (again, battle->journal), ==, 0);
  other = bones_replay_play (again);
  g_assert_true (bones_game_equal (&play->game, &other->game));
  g_assert_cmpint (play->stop, ==, other->stop);
  g_assert_cmpuint (bones_replay_events (battle->replay)->len, ==,
                    bones_replay_events (again)->len);
  if (play->stop == BONES_ASKING)
    g_assert_true (bones_key_equal (&play->prompt.key, &other->prompt.key));
}

static void
go_to (Battle *battle, BonesEntryKind kind, guint32 seq)
{
  BonesEntry *entry = bones_entry_new (kind);

  entry->to = seq;
  battle_append (battle, entry);
}

/* Back to a place taken at random, and forth again. */
static void
check_undo (Battle *battle, GRand *random)
{
  const GArray *effective = battle->journal->effective;
  const guint32 last = g_array_index (effective, guint32, effective->len - 1);
  const guint place = g_rand_int_range (random, 0, effective->len);
  const guint32 to = place > 0 ? g_array_index (effective, guint32, place - 1) : 0;
  g_autofree BonesGame *before = g_new0 (BonesGame, 1);

  bones_game_copy (before, battle_game (battle));
  go_to (battle, BONES_ENTRY_UNDO, to);
  check_replay (battle);
  go_to (battle, BONES_ENTRY_REDO, last);
  g_assert_true (bones_game_equal (before, battle_game (battle)));
}

static void
set_by_hand (Battle *battle, GRand *random, Purse *purse)
{
  BonesEntry *entry = random_override (battle, random);

  if (entry == NULL)
    return;

  purse->by_hand = TRUE;
  battle_append (battle, entry);
}

/* Plays one action, or answers one question. FALSE when the battle is over. */
static gboolean
step (Battle *battle, GRand *random, Purse *purse, gboolean hands)
{
  if (hands && g_rand_int_range (random, 0, ONE_BY_HAND) == 0)
    set_by_hand (battle, random, purse);
  else if (battle_play (battle)->stop == BONES_ASKING)
    battle_append (battle, random_answer (battle_play (battle), random));
  else
    {
      BonesAction action;

      if (!random_action (battle, random, &action, check_refusal))
        return FALSE;

      check_round (battle, &action);
      *purse = open_purse (battle_game (battle), action.verb);
      start (battle, &action);
    }

  if (battle_play (battle)->stop == BONES_DONE)
    check_purse (battle, purse);

  check_state (battle);
  return TRUE;
}

/* Whatever is asked is answered, and then the battle can be ended. */
static void
end (Battle *battle, GRand *random)
{
  while (!battle_game (battle)->over)
    {
      const BonesAction action = { BS_END_BATTLE, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };

      while (battle_play (battle)->stop == BONES_ASKING)
        battle_append (battle, random_answer (battle_play (battle), random));

      if (!battle_game (battle)->over)
        start (battle, &action);
    }
}

static void
play (guint32 seed, gboolean hands)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (Battle) battle = random_battle (random);
  const BonesAction begin = bones_black_spot.first_action ();
  Purse purse = open_purse (battle_game (battle), BS_SET_UP);
  guint undos = UNDOS;

  start (battle, &begin);
  while (bones_journal_length (battle->journal) < MOST_ENTRIES)
    {
      if (!step (battle, random, &purse, hands))
        break;

      if (undos > 0 && g_rand_int_range (random, 0, MOST_ENTRIES / UNDOS) == 0)
        {
          check_undo (battle, random);
          undos--;
        }
    }

  end (battle, random);
  for (; undos > 0; undos--)
    check_undo (battle, random);

  check_replay (battle);
}

static guint
from_environment (const char *name, guint otherwise)
{
  const char *value = g_getenv (name);

  return value != NULL ? g_ascii_strtoull (value, NULL, 10) : otherwise;
}

static void
test_battles (void)
{
  const guint one = from_environment ("BONES_BATTLE", 0);
  const guint n = from_environment ("BONES_BATTLES", BATTLES);

  known = g_hash_table_new (g_str_hash, g_str_equal);
  for (number = one > 0 ? one : 1; number <= (one > 0 ? one : n); number++)
    {
      if (one == 0 && number % 100 == 1)
        g_test_message ("battles from %u on", number);

      play (number, number % 2 == 0);
    }

  g_hash_table_unref (known);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/black-spot/random", test_battles);
  return g_test_run ();
}
