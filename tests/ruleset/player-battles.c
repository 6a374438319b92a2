/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal.h"
#include "player.h"

/* Whole battles. */

#define ONE_TAKEN_BACK 60
#define ONE_BY_HAND 40
#define ONE_INTERRUPTS 6
#define ONE_WEIGHED 50
#define ONE_NAMED 8
#define ONE_AT_QUESTION 80 /* at which something is set, corrected and taken back */

typedef struct {
  const Player *player;
  Battle *battle;
  GRand *random;
  gboolean hands;   /* make changes by hand */
  gboolean by_hand; /* there was a change by hand */
  BonesGame before; /* the state before the action with entry number `begun` */
  guint32 begun;
  guint odds;  /* how often they were checked */
  guint names; /* of rolls that were compared */
} Run;

static gboolean tells; /* prints every entry */

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
start_run_action (Run *run, const BonesAction *action)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ACTION);

  entry->action = *action;
  if (battle_play (run->battle)->stop == BONES_DONE)
    {
      bones_game_copy (&run->before, battle_game (run->battle));
      run->begun = bones_journal_length (run->battle->journal) + 1;
    }

  append (run, entry);
}

static void
weigh (Run *run)
{
  const BonesPlay *play = battle_play (run->battle);

  if (play->stop == BONES_ASKING && play->prompt.kind == BONES_ASK_DICE
      && play->entries[0]->seq == run->begun && player_one_in (run->random, ONE_WEIGHED))
    run->odds += player_check_odds (run->battle, &run->before, run->random);
}

/* Draws nothing from the battle's own random numbers. */
static void
compare_names (Run *run)
{
  const BonesPlay *play = battle_play (run->battle);

  if (play->stop == BONES_ASKING && play->entries[0]->seq == run->begun
      && bones_journal_length (run->battle->journal) % ONE_NAMED == 0)
    run->names += player_check_names (run->battle, &run->before);
}

/* Undoes to a random place; sometimes the battle goes on from there. */
static void
undo_somewhere (Run *run)
{
  const GArray *effective = run->battle->journal->effective;
  const guint place = player_below (run->random, effective->len);
  const guint32 to = place > 0 ? g_array_index (effective, guint32, place - 1) : 0;

  player_check_undo (run->battle, to, NULL);
  if (to > 0 && player_one_in (run->random, 3))
    {
      BonesEntry *entry = bones_entry_new (BONES_ENTRY_UNDO);

      entry->to = to;
      append (run, entry);
    }
}

static void
set_by_hand (Run *run)
{
  BonesEntry *entry = player_override (run->battle, run->random, run->player->change);

  if (entry == NULL)
    return;

  run->by_hand = TRUE;
  append (run, entry);
}

static void
end_battle (Run *run)
{
  const BonesAction action = { run->player->end_battle, BONES_NO_SHIP, BONES_NO_SHIP,
                               BONES_NOBODY };
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);

  start_run_action (run, &action);
  HOLDS (battle_play (run->battle)->prompt.kind == BONES_ASK_CONFIRM);
  entry->answer.key = battle_play (run->battle)->prompt.key;
  entry->answer.kind = BONES_ASK_CONFIRM;
  entry->answer.n = 1;
  entry->answer.values[0] = TRUE;
  append (run, entry);
}

/* Everything that may come between a question and its answer; a new replay says the same. */
static void
meddle (Run *run)
{
  if (battle_play (run->battle)->entries[0]->seq == run->begun)
    player_check_moment (run->battle, &run->before, run->random, run->player->change);

  for (guint i = 0; i < 3 && battle_play (run->battle)->stop == BONES_ASKING; i++)
    {
      set_by_hand (run);
      player_check_told (run->battle);
      player_check_replay (run->battle);
    }

  if (player_amend (run->battle, run->random))
    {
      run->by_hand = TRUE;
      player_check_replay (run->battle);
    }

  undo_somewhere (run);
  player_check_replay (run->battle);
}

static void
step (Run *run)
{
  const BonesPlay *play = battle_play (run->battle);
  const gboolean asking = play->stop == BONES_ASKING;
  BonesAction action;

  if (run->hands && player_one_in (run->random, ONE_BY_HAND))
    set_by_hand (run);
  else if ((!asking
            || (play->prompt.interrupts != 0 && player_one_in (run->random, ONE_INTERRUPTS)))
           && player_action (run->battle, run->random, run->player->eagerness, &action,
                             player_check_refusal))
    start_run_action (run, &action);
  else if (asking)
    append (run, player_answer (play, run->random));
  else
    {
      HOLDS (run->by_hand); /* otherwise the battle is stuck */
      end_battle (run);
    }
}

/* Adds up how often odds were checked, and names compared. */
static void
play_battle (const Player *player, guint number, guint *odds, guint *names)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (number);
  g_autoptr (Battle) battle = player->battle (random);
  const BonesAction begin = battle_system.ruleset->first_action ();
  Run run = { .player = player, .battle = battle, .random = random, .hands = number % 2 == 1 };

  player_check_battle (number, battle);
  start_run_action (&run, &begin);
  while (!battle_game (battle)->over || battle_play (battle)->stop == BONES_ASKING)
    {
      const gboolean ends = bones_journal_length (battle->journal) > player->most_entries
                            && battle_play (battle)->stop != BONES_ASKING;

      if (ends && player->end_battle == PLAYER_NO_END)
        break;

      if (ends)
        end_battle (&run);
      else
        step (&run);

      player_check_told (battle);
      player->check (battle, run.by_hand);
      weigh (&run);
      compare_names (&run);
      if (run.hands && battle_play (battle)->stop == BONES_ASKING
          && player_meddles (battle, random, ONE_AT_QUESTION))
        meddle (&run);

      if (player_one_in (random, ONE_TAKEN_BACK))
        undo_somewhere (&run);
    }

  player_check_replay (battle);
  *odds += run.odds;
  *names += run.names;
}

static void
test_battles (gconstpointer data)
{
  const Player *player = data;
  const guint one = player_from_environment ("BONES_BATTLE", G_MAXUINT);
  const guint n = player_from_environment ("BONES_BATTLES", player->battles);

  guint odds = 0, names = 0;

  tells = one != G_MAXUINT;
  if (tells)
    play_battle (player, one, &odds, &names);

  for (guint number = 0; number < n && !tells; number++)
    play_battle (player, number, &odds, &names);

  HOLDS (tells || (odds > 0 && player_count_whole_odds () > 0));
  HOLDS (tells || names > 0);
  player_check_meddled ();
}

void
player_add_battles (const Player *player)
{
  g_autofree char *path = g_strdup_printf ("/%s/random/battles", battle_system.ruleset->id);

  g_test_add_data_func (path, player, test_battles);
}
