/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal.h"
#include "random-check.h"
#include "random-play.h"

/*
 * Random battles, by number: the same number gives the same battle. Every second one has overrides,
 * also at prompts. BONES_BATTLES is how many to play; BONES_BATTLE plays one, and prints it.
 */

#define BATTLES (1500 / ONE_IN)
#define MOST_ENTRIES 500 /* then the players agree to end it */
#define UNDOS 5          /* to anywhere, in one battle */
#define ONE_TAKEN_BACK 40
#define ONE_BY_HAND 25 /* of so many steps is something set by hand */
#define ONE_INTERRUPTS 3
#define ONE_AT_QUESTION 150 /* open questions at which something is set and corrected */

static gboolean tells; /* what happens, entry by entry */

/* A battle under way. */
typedef struct {
  Battle *battle;
  GRand *random;
  gboolean hands;     /* that set things */
  gboolean by_hand;   /* something was set since the battle began */
  gboolean disturbed; /* something was set since the latest action began */
  Purse purse;        /* as that action found them */
  BonesGame *before;  /* that action */
  guint32 place;      /* the entry before it */
} Run;

static guint32
last_entry (Battle *battle)
{
  const GArray *effective = battle->journal->effective;

  return effective->len > 0 ? g_array_index (effective, guint32, effective->len - 1) : 0;
}

static void
append (Run *run, BonesEntry *entry)
{
  if (tells)
    player_tell (entry, battle_play (run->battle)->prompt.what);

  battle_append (run->battle, entry);
  if (tells)
    player_tell_events (battle_play (run->battle));
}

static void
start (Run *run, const BonesAction *action)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ACTION);

  if (battle_play (run->battle)->stop != BONES_ASKING)
    {
      run->purse = purse_open (run->battle, action->verb);
      run->place = last_entry (run->battle);
      run->disturbed = FALSE;
      bones_game_copy (run->before, battle_game (run->battle));
    }

  entry->action = *action;
  append (run, entry);
}

/* Undoes to a random place, and redoes. */
static void
undo_somewhere (Run *run)
{
  const GArray *effective = run->battle->journal->effective;
  const guint place = g_rand_int_range (run->random, 0, effective->len);

  player_check_undo (run->battle, place > 0 ? g_array_index (effective, guint32, place - 1) : 0,
                     NULL);
}

static void
set_by_hand (Run *run)
{
  BonesEntry *entry = player_override (run->battle, run->random, random_change);

  if (entry == NULL)
    return;

  run->by_hand = run->disturbed = TRUE;
  append (run, entry);
}

/* What may come between a question and its answer; a new replay says the same. */
static void
meddle (Run *run)
{
  if (battle_play (run->battle)->entries[0]->seq > run->place)
    player_check_moment (run->battle, run->before, run->random, random_change);

  for (guint i = 0; i < 3 && battle_play (run->battle)->stop == BONES_ASKING; i++)
    {
      set_by_hand (run);
      check_state (run->battle, run->by_hand);
      player_check_replay (run->battle);
    }

  if (player_amend (run->battle, run->random))
    {
      run->by_hand = run->disturbed = TRUE;
      player_check_replay (run->battle);
    }

  undo_somewhere (run);
  player_check_replay (run->battle);
}

/* Starts an action of another ship while a question is open, or answers the question. */
static void
answer (Run *run)
{
  const BonesPlay *play = battle_play (run->battle);
  BonesAction action;

  if (play->prompt.interrupts != 0 && player_one_in (run->random, ONE_INTERRUPTS)
      && player_action (run->battle, run->random, random_eagerness, &action, NULL))
    start (run, &action);
  else
    append (run, player_answer (play, run->random));
}

/* Plays one action, or answers one question. Returns FALSE when the battle is over. */
static gboolean
step (Run *run)
{
  BonesAction action;

  if (run->hands && player_one_in (run->random, ONE_BY_HAND))
    set_by_hand (run);
  else if (battle_play (run->battle)->stop == BONES_ASKING)
    answer (run);
  else if (player_action (run->battle, run->random, random_eagerness, &action,
                          player_check_refusal))
    {
      check_round (run->battle);
      start (run, &action);
    }
  else
    {
      check_over (run->battle); /* else the table is stuck */
      return FALSE;
    }

  if (run->hands && battle_play (run->battle)->stop == BONES_ASKING
      && player_meddles (run->battle, run->random, ONE_AT_QUESTION))
    meddle (run);

  check_state (run->battle, run->by_hand);
  if (battle_play (run->battle)->stop == BONES_DONE && !run->disturbed)
    {
      check_purse (run->battle, &run->purse);
      if (player_one_in (run->random, ONE_TAKEN_BACK))
        player_check_undo (run->battle, run->place, run->before);
    }

  return TRUE;
}

/* Every question is answered, and then the battle can be ended. */
static void
end (Run *run)
{
  while (!battle_game (run->battle)->over)
    {
      const BonesAction action = { BS_END_BATTLE, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };

      while (battle_play (run->battle)->stop == BONES_ASKING)
        append (run, player_answer (battle_play (run->battle), run->random));

      if (!battle_game (run->battle)->over)
        start (run, &action);
    }
}

static void
play (guint32 seed, gboolean hands)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (Battle) battle = random_battle (random);
  g_autofree BonesGame *before = g_new0 (BonesGame, 1);
  const BonesAction begin = bones_black_spot.first_action ();
  Run run = { .battle = battle, .random = random, .hands = hands, .before = before };
  guint undos = UNDOS;

  player_check_battle (seed, battle);
  start (&run, &begin);
  while (bones_journal_length (battle->journal) < MOST_ENTRIES && step (&run))
    if (undos > 0 && player_one_in (random, MOST_ENTRIES / UNDOS))
      {
        undo_somewhere (&run);
        undos--;
      }

  end (&run);
  for (; undos > 0; undos--)
    undo_somewhere (&run);

  player_check_replay (battle);
}

static void
test_battles (void)
{
  const guint one = player_from_environment ("BONES_BATTLE", 0);
  const guint n = player_from_environment ("BONES_BATTLES", BATTLES);

  tells = one > 0;
  for (guint number = one > 0 ? one : 1; number <= (one > 0 ? one : n); number++)
    {
      if (one == 0 && number % 100 == 1)
        g_test_message ("battles from %u on", number);

      play (number, number % 2 == 0);
    }

  if (!tells)
    player_check_meddled ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/black-spot/random", test_battles);
  return g_test_run ();
}
