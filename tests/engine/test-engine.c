/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "boats.h"
#include "replay.h"

#include "names.h"

#include <string.h>

enum { RED, RED_2, BLUE, BLUE_2 }; /* the boats of boats_new (2, …) */

/* A shot in clear sight stops three times, each time with the game of that moment. */
static void
test_suspends_by_returning (void)
{
  g_autoptr (Boats) boats = boats_new (2, 1);
  const BonesPlay *play = boats_play (boats);

  boats_start (boats, NULL_DRAW, BONES_NO_SHIP);
  g_assert_cmpint (play->prompt.kind, ==, BONES_ASK_CARD);
  g_assert_true (play->prompt.app_draws);
  boats_answer_one (boats, 0);
  g_assert_cmpint (play->stop, ==, BONES_DONE);

  boats_start (boats, NULL_SHOOT, RED);
  g_assert_cmpstr (play->prompt.what, ==, "target");
  g_assert_false (bones_ask_allows (&play->prompt, RED));
  boats_answer_one (boats, BLUE);
  g_assert_cmpstr (play->prompt.what, ==, "duck");
  g_assert_false (play->game.ships[RED].ordered);
  boats_answer_one (boats, TRUE);
  g_assert_cmpstr (play->prompt.what, ==, "shot");
  g_assert_true (play->game.ships[RED].ordered);
  boats_answer (boats, 2, (const guint16[]){ 1, 3 });
  g_assert_cmpstr (play->prompt.what, ==, "reroll");
  boats_answer_one (boats, BONES_REROLL_KEEP);
  g_assert_cmpint (play->stop, ==, BONES_DONE);
  g_assert_cmpint (play->game.ships[BLUE].tracks[NULL_HITS], ==, 1);
}

/* Every kind of answer that does not fit has an error of its own, which names the entry. */
static void
test_misfits (void)
{
  static const struct {
    guint n;
    guint16 values[3];
    BonesFit fit;
  } cases[] = {
    { 1, { BLUE }, BONES_FITS },     { 1, { RED }, BONES_NOT_OPEN },
    { 1, { 9 }, BONES_NOT_OPEN },    { 1, { 0xffff }, BONES_NOT_OPEN },
    { 0, { 0 }, BONES_WRONG_COUNT }, { 2, { BLUE, BLUE_2 }, BONES_WRONG_COUNT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Boats) boats = boats_new (2, 1);
      BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);
      guint32 seq, misfit;

      boats_start (boats, NULL_DRAW, BONES_NO_SHIP);
      boats_answer_one (boats, 0);
      boats_start (boats, NULL_SHOOT, RED);
      seq = boats_next (boats);
      entry->answer.key = boats_play (boats)->prompt.key;
      entry->answer.kind = BONES_ASK_SHIP;
      entry->answer.n = cases[i].n;
      memcpy (entry->answer.values, cases[i].values, sizeof cases[i].values);
      misfit = boats_append (boats, entry);
      g_assert_cmpuint (misfit, ==, cases[i].fit == BONES_FITS ? 0 : seq);
      g_assert_cmpint (misfit == 0 ? BONES_FITS : boats_play (boats)->fit, ==, cases[i].fit);

      if (misfit == 0)
        continue;

      bones_journal_retract (boats->journal, 1);
      g_assert_cmpuint (bones_replay_follow (boats->replay, boats->journal), ==, 0);
      boats_answer_one (boats, BLUE);
    }
}

/* An answer without a question, a closed action, an override of something that does not exist. */
static void
test_misfits_of_entries (void)
{
  const BonesChange nothing = { BONES_SET_SHIP, NULL_HITS, 99, FALSE, 1 };

  for (guint what = 0; what < 3; what++)
    {
      g_autoptr (Boats) boats = boats_new (2, 1);
      BonesEntry *entry = bones_entry_new (what == 0   ? BONES_ENTRY_ANSWER
                                           : what == 1 ? BONES_ENTRY_ACTION
                                                       : BONES_ENTRY_OVERRIDE);
      const guint32 seq = boats_next (boats);

      entry->action.verb = NULL_BEGIN;
      entry->answer.key.rule = "NULL-SHOT";
      entry->changes = g_memdup2 (&nothing, sizeof nothing);
      entry->n_changes = 1;
      g_assert_cmpuint (boats_append (boats, entry), ==, seq);
      g_assert_cmpint (boats_play (boats)->stop, ==, BONES_MISFIT);
    }
}

/* The target ducks while the dice are rolled: an action between two answers. */
static void
test_interrupt (void)
{
  g_autoptr (Boats) boats = boats_new (2, 1);
  const BonesAction duck = { NULL_DUCK, BLUE, BONES_NO_SHIP, BONES_NOBODY };
  const BonesAction row = { NULL_ROW, BLUE, BONES_NO_SHIP, BONES_NOBODY };
  BonesRefusal refusal;

  boats_start (boats, NULL_DRAW, BONES_NO_SHIP);
  boats_answer_one (boats, 0);
  boats_start (boats, NULL_SHOOT, RED);
  g_assert_false (bones_play_is_open (boats_play (boats), &duck, &refusal));
  g_assert_cmpstr (refusal.what, ==, "answer-first");
  boats_answer_one (boats, BLUE);
  g_assert_false (bones_play_is_open (boats_play (boats), &row, &refusal));
  g_assert_true (bones_play_is_open (boats_play (boats), &duck, &refusal));
  boats_start (boats, NULL_DUCK, BLUE);
  g_assert_cmpstr (boats_play (boats)->prompt.what, ==, "duck");
  g_assert_false (bones_play_is_open (boats_play (boats), &duck, &refusal));
  g_assert_cmpstr (refusal.what, ==, "ducked");
  boats_answer_one (boats, TRUE);
  boats_answer (boats, 2, (const guint16[]){ 3, 1 }); /* would have hit, had she not ducked */
  boats_answer_one (boats, BONES_REROLL_KEEP);
  g_assert_cmpint (boats_play (boats)->game.ships[BLUE].tracks[NULL_HITS], ==, 0);
  boats_assert_replay_is_live (boats);
}

/* A change by hand at an open prompt counts from there on; earlier answers stay. */
static void
test_override_at_prompt (void)
{
  g_autoptr (Boats) boats = boats_new (2, 1);

  boats_start (boats, NULL_DRAW, BONES_NO_SHIP);
  boats_answer_one (boats, 0);
  boats_start (boats, NULL_SHOOT, RED);
  boats_answer_one (boats, BLUE);
  boats_override (boats, BLUE, NULL_HITS, 1);
  g_assert_cmpstr (boats_play (boats)->prompt.what, ==, "duck");
  g_assert_cmpint (boats_play (boats)->game.ships[BLUE].tracks[NULL_HITS], ==, 1);
  boats_answer_one (boats, TRUE);
  boats_answer (boats, 2, (const guint16[]){ 6, 6 });
  boats_answer_one (boats, BONES_REROLL_KEEP);
  g_assert_cmpint (boats_play (boats)->game.ships[BLUE].status, ==, BONES_SUNK);
  boats_assert_replay_is_live (boats);
}

static void
set_by_hand (Boats *boats, guint scope, guint field, guint index, gint64 value)
{
  const BonesChange change = { scope, field, index, FALSE, value };
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_OVERRIDE);

  entry->changes = g_memdup2 (&change, sizeof change);
  entry->n_changes = 1;
  g_assert_cmpuint (boats_append (boats, entry), ==, 0);
}

/* Each question is made again after a change: the targets, the number to hit, the luck that is
 * left. An undo brings the old question back. */
static void
test_asked_anew (void)
{
  g_autoptr (Boats) boats = boats_new (2, 1);
  const BonesPlay *play = boats_play (boats);

  boats_start (boats, NULL_DRAW, BONES_NO_SHIP);
  boats_answer_one (boats, 0);
  boats_start (boats, NULL_SHOOT, RED);
  g_assert_true (bones_ask_allows (&play->prompt, BLUE));
  set_by_hand (boats, BONES_SET_SHIP, BONES_SHIP_STATUS, BLUE, BONES_SUNK);
  g_assert_cmpstr (play->prompt.what, ==, "target");
  g_assert_false (bones_ask_allows (&play->prompt, BLUE));
  g_assert_true (boats_undo (boats));
  g_assert_true (bones_ask_allows (&play->prompt, BLUE));
  boats_answer_one (boats, BLUE);
  boats_answer_one (boats, TRUE);
  g_assert_cmpuint (play->prompt.needs, ==, 3);
  set_by_hand (boats, BONES_SET_TABLE, NULL_SIGHT, 0, 3);
  g_assert_cmpuint (play->prompt.needs, ==, 5);
  boats_assert_replay_is_live (boats);
}

/* A question lapses if no answer is left, or if its ship has gone. */
static void
test_lapses_by_hand (void)
{
  g_autoptr (Boats) boats = boats_new (1, 1);
  const BonesPlay *play = boats_play (boats);

  boats_start (boats, NULL_DRAW, BONES_NO_SHIP);
  boats_answer_one (boats, 0);
  boats_start (boats, NULL_ROW, 0);
  set_by_hand (boats, BONES_SET_SHIP, BONES_SHIP_STATUS, 0, BONES_SUNK);
  g_assert_cmpint (play->stop, ==, BONES_DONE);
  boats_assert_replay_is_live (boats);
  g_assert_true (boats_undo (boats));
  g_assert_cmpstr (play->prompt.what, ==, "inches");
  boats_answer_one (boats, 0);
  boats_start (boats, NULL_SHOOT, 0);
  set_by_hand (boats, BONES_SET_SHIP, BONES_SHIP_STATUS, 1, BONES_SUNK);
  g_assert_cmpint (play->stop, ==, BONES_DONE);
  boats_assert_replay_is_live (boats);
}

/* Luck that is taken at the window is not offered. */
static void
test_window_anew (void)
{
  g_autoptr (Boats) boats = boats_new (2, 2);
  const BonesPlay *play = boats_play (boats);

  boats_start (boats, NULL_DRAW, BONES_NO_SHIP);
  boats_answer_one (boats, 0);
  boats_start (boats, NULL_SHOOT, RED);
  boats_answer_one (boats, BLUE);
  boats_answer_one (boats, TRUE);
  boats_answer (boats, 2, (const guint16[]){ 1, 1 });
  g_assert_cmpint (play->prompt.kind, ==, BONES_ASK_REROLL);
  g_assert_cmpint (play->prompt.values[0], ==, 2);
  set_by_hand (boats, BONES_SET_FLEET, NULL_LUCK, 0, 1);
  g_assert_cmpint (play->prompt.values[0], ==, 1);
  set_by_hand (boats, BONES_SET_FLEET, NULL_LUCK, 0, 0);
  g_assert_cmpint (play->stop, ==, BONES_DONE);
  boats_assert_replay_is_live (boats);
}

/* Undo takes back each answer to the very beginning; redo brings each one back. */
static void
test_undo_to_the_beginning (void)
{
  g_autoptr (Boats) boats = boats_new (2, 1);
  g_autofree BonesGame *end = g_new0 (BonesGame, 1);

  boats_start (boats, NULL_DRAW, BONES_NO_SHIP);
  boats_answer_one (boats, 0);
  for (guint ship = RED; ship <= BLUE_2; ship++)
    {
      boats_start (boats, NULL_ROW, ship);
      boats_answer_one (boats, 50);
    }

  bones_game_copy (end, &boats_play (boats)->game);
  while (boats_undo (boats))
    boats_assert_replay_is_live (boats);

  g_assert_cmpint (boats_play (boats)->game.round, ==, 0);
  g_assert_cmpint (boats_play (boats)->stop, ==, BONES_DONE);
  while (boats_redo (boats))
    boats_assert_replay_is_live (boats);

  g_assert_true (bones_game_equal (end, &boats_play (boats)->game));
}

/* An undo further back than the kept states plays everything again from the start. */
static void
test_undo_far_back (void)
{
  g_autoptr (Boats) boats = boats_new (2, 1);
  guint32 early;

  early = boats_next (boats);
  for (guint round = 0; round < 100; round++)
    {
      boats_start (boats, NULL_DRAW, BONES_NO_SHIP);
      boats_answer_one (boats, round % 3);
      boats_start (boats, NULL_END_ROUND, BONES_NO_SHIP);
    }

  g_assert_cmpint (boats_play (boats)->game.round, ==, 101);
  boats_undo_before (boats, early + 1);
  g_assert_cmpstr (boats_play (boats)->prompt.what, ==, "sight");
  boats_assert_replay_is_live (boats);
  g_assert_true (boats_redo (boats));
  boats_assert_replay_is_live (boats);
}

/* A short undo, then a longer one: the first had overwritten the states that the second needs. */
static void
test_undo_twice (void)
{
  g_autoptr (Boats) boats = boats_new (2, 1);
  guint32 seqs[40];

  for (guint round = 0; round < G_N_ELEMENTS (seqs); round++)
    {
      boats_start (boats, NULL_DRAW, BONES_NO_SHIP);
      boats_answer_one (boats, round % 3);
      seqs[round] = boats_next (boats);
      boats_start (boats, NULL_END_ROUND, BONES_NO_SHIP);
    }

  boats_undo_before (boats, seqs[30]);
  boats_assert_replay_is_live (boats);
  boats_undo_before (boats, seqs[2]);
  g_assert_cmpint (boats_play (boats)->game.round, ==, 3);
  boats_assert_replay_is_live (boats);
}

static void
amend (Boats *boats, guint32 seq, guint n, const guint16 *values)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_AMEND);

  entry->to = seq;
  entry->answer = bones_journal_entry (boats->journal, seq)->answer;
  entry->answer.n = n;
  memcpy (entry->answer.values, values, n * sizeof *values);
  boats_append (boats, entry);
}

/* A die that is corrected three actions later changes what followed; undo restores it. */
static void
test_amend (void)
{
  g_autoptr (Boats) boats = boats_new (2, 1);
  guint32 dice, amendment;

  boats_start (boats, NULL_DRAW, BONES_NO_SHIP);
  boats_answer_one (boats, 0);
  boats_start (boats, NULL_SHOOT, RED);
  boats_answer_one (boats, BLUE);
  boats_answer_one (boats, TRUE);
  dice = boats_next (boats);
  boats_answer (boats, 2, (const guint16[]){ 1, 2 });
  boats_answer_one (boats, BONES_REROLL_KEEP);
  boats_start (boats, NULL_ROW, BLUE);
  boats_answer_one (boats, 100);
  g_assert_cmpint (boats_play (boats)->game.ships[BLUE].tracks[NULL_HITS], ==, 0);

  amendment = boats_next (boats);
  amend (boats, dice, 2, (const guint16[]){ 1, 5 });
  g_assert_cmpint (boats_play (boats)->game.ships[BLUE].tracks[NULL_HITS], ==, 1);
  boats_assert_replay_is_live (boats);
  boats_start (boats, NULL_ROW, RED_2);
  boats_answer_one (boats, 150);
  boats_assert_replay_is_live (boats);
  boats_undo_before (boats, amendment);
  g_assert_cmpint (boats_play (boats)->game.ships[BLUE].tracks[NULL_HITS], ==, 0);
  boats_assert_replay_is_live (boats);
}

/* Counts how often a question was rolled. What is undone does not count. */
static void
test_times (void)
{
  g_autoptr (Boats) boats = boats_new (2, 2);
  const BonesKey key = { "NULL-SHOT", RED, 0 };

  boats_start (boats, NULL_DRAW, BONES_NO_SHIP);
  boats_answer_one (boats, 0);
  boats_start (boats, NULL_SHOOT, RED);
  boats_answer_one (boats, BLUE);
  boats_answer_one (boats, TRUE);
  g_assert_cmpuint (bones_journal_times (boats->journal, &key, BONES_ASK_DICE), ==, 0);
  boats_answer (boats, 2, (const guint16[]){ 1, 1 });
  g_assert_cmpuint (bones_journal_times (boats->journal, &key, BONES_ASK_DICE), ==, 1);
  boats_answer (boats, 3, (const guint16[]){ BONES_REROLL_SPEND, 0, 1 });
  boats_answer (boats, 2, (const guint16[]){ 1, 1 });
  g_assert_cmpuint (bones_journal_times (boats->journal, &key, BONES_ASK_DICE), ==, 2);
  boats_undo (boats);
  g_assert_cmpuint (bones_journal_times (boats->journal, &key, BONES_ASK_DICE), ==, 1);
}

/* Letters are unique, additions get the next number, and renaming keeps the id. */
static void
test_names (void)
{
  g_autoptr (Boats) boats = boats_new (2, 1);
  const BonesChange add = { BONES_ADD_SHIP, 0, 1, FALSE, 0 };
  const BonesChange rename = { BONES_RENAME_SHIP, 0, RED, FALSE, 0 };
  const BonesChange changes[] = { add, rename };
  const char *const texts[] = { "Late", "Fury" };
  g_autoptr (BonesNames) names = NULL, old = NULL;

  for (guint i = 0; i < 2; i++)
    {
      BonesEntry *entry = bones_entry_new (BONES_ENTRY_OVERRIDE);

      entry->changes = g_memdup2 (&changes[i], sizeof *changes);
      entry->n_changes = 1;
      entry->text = g_strdup (texts[i]);
      g_assert_cmpuint (boats_append (boats, entry), ==, 0);
    }

  names = bones_names_new (boats->setup, boats->journal, NULL);
  g_assert_cmpstr (bones_names_ship (names, 4), ==, "Late");
  g_assert_cmpstr (bones_names_ship_id (names, 4), ==, "B3");
  g_assert_cmpstr (bones_names_ship (names, RED), ==, "Fury");
  g_assert_cmpint (bones_names_find_ship (names, "fury"), ==, RED);
  g_assert_cmpint (bones_names_find_ship (names, "r1"), ==, RED);
  g_assert_cmpint (bones_names_find_ship (names, "nobody"), ==, -1);
  g_assert_cmpint (bones_names_find_fleet (names, "BLUE"), ==, 1);
  g_assert_cmpint (bones_names_find_fleet (names, "r"), ==, 0);

  boats_undo (boats);
  old = bones_names_new (boats->setup, boats->journal, NULL);
  g_assert_cmpstr (bones_names_ship (old, RED), ==, "R1");
}

/* Fleets whose names begin with the same letter get different letters. */
static void
test_letters (void)
{
  static const char *const fleets[] = { "Red", "Rogues", "Roe", "red", "", "1" };
  g_autoptr (Boats) boats = boats_new (0, 1);
  g_autoptr (BonesNames) names = NULL;

  g_ptr_array_set_size (boats->setup->rosters, 0);
  for (guint i = 0; i < G_N_ELEMENTS (fleets); i++)
    g_ptr_array_add (boats->setup->rosters, bones_roster_new (fleets[i]));

  names = bones_names_new (boats->setup, NULL, NULL);
  g_assert_cmpstr (names->letters, ==, "ROEDAB");
}

static guint
random_legal_value (const BonesAsk *ask, GRand *rand)
{
  guint value;

  switch (ask->kind)
    {
    case BONES_ASK_DICE:
      return g_rand_int_range (rand, 1, ask->sides + 1);
    case BONES_ASK_INCHES:
      return 50 * g_rand_int_range (rand, ask->low / 50, ask->high / 50 + 1);
    case BONES_ASK_CONFIRM:
      return g_rand_boolean (rand);
    default:
      do
        value = g_rand_int_range (rand, 0, BONES_MAX_CHOICES);
      while (!bones_ask_allows (ask, value));
      return value;
    }
}

static void
answer_at_random (Boats *boats, GRand *rand)
{
  const BonesAsk *ask = &boats_play (boats)->prompt;
  guint16 values[3] = { 0 };
  guint n = ask->least;

  for (guint i = 0; i < n; i++)
    values[i] = random_legal_value (ask, rand);

  if (ask->kind == BONES_ASK_REROLL && values[0] == BONES_REROLL_SPEND)
    {
      values[1] = 0;
      values[2] = 1;
      n = 3;
    }

  boats_answer (boats, n, values);
}

static void
start_at_random (Boats *boats, GRand *rand)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (BonesAction));
  const BonesPlay *play = boats_play (boats);
  const BonesAction *action;
  BonesRefusal refusal;

  bones_null.actions (boats->setup, &play->game, all);
  action = &g_array_index (all, BonesAction, g_rand_int_range (rand, 0, all->len));
  if (bones_play_is_open (play, action, &refusal))
    boats_start (boats, action->verb, action->ship);
  else
    g_assert_nonnull (refusal.what);
}

/* One more answer leaves the earlier events unchanged. */
static void
answer_and_check_events (Boats *boats, GRand *rand)
{
  g_autoptr (GArray) before = g_array_copy ((GArray *) bones_replay_events (boats->replay));

  answer_at_random (boats, rand);
  boats_assert_events (before, bones_replay_events (boats->replay));
}

static void
amend_at_random (Boats *boats, GRand *rand)
{
  const guint32 seq = g_rand_int_range (rand, 1, boats_next (boats));
  const BonesEntry *entry = bones_journal_entry (boats->journal, seq);
  guint16 faces[BONES_MAX_VALUES];

  if (entry->kind != BONES_ENTRY_ANSWER || entry->answer.kind != BONES_ASK_DICE
      || !bones_journal_counts (boats->journal, seq))
    return;

  for (guint i = 0; i < entry->answer.n; i++)
    faces[i] = g_rand_int_range (rand, 1, 7);

  amend (boats, seq, entry->answer.n, faces);
  if (boats_play (boats)->stop != BONES_MISFIT)
    return;

  bones_journal_retract (boats->journal, 1);
  g_assert_cmpuint (bones_replay_follow (boats->replay, boats->journal), ==, 0);
}

static void
step_at_random (Boats *boats, GRand *rand)
{
  const guint what = g_rand_int_range (rand, 0, 16);

  if (what == 0)
    boats_undo (boats);
  else if (what == 1)
    boats_redo (boats);
  else if (what == 2)
    boats_override (boats, g_rand_int_range (rand, 0, 4), NULL_HITS, 0);
  else if (what == 3)
    amend_at_random (boats, rand);
  else if (boats_play (boats)->stop == BONES_ASKING && what < 14)
    answer_and_check_events (boats, rand);
  else
    start_at_random (boats, rand);
}

/* Whatever happens, replaying the journal gives the same state, prompt and events. */
static void
test_replay_is_live (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint battle = 0; battle < 20; battle++)
    {
      g_autoptr (Boats) boats = boats_new (2, 4);

      for (guint i = 0; i < 150; i++)
        {
          step_at_random (boats, rand);
          boats_assert_replay_is_live (boats);
        }
    }
}

/* A long journal that was played at once goes back to any place, and on from there. */
static void
test_long_replay (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  g_autoptr (Boats) boats = boats_new (2, 4);

  for (guint i = 0; i < 1500; i++)
    step_at_random (boats, rand);

  bones_replay_free (boats->replay);
  boats->replay = bones_replay_new (boats->setup);
  g_assert_cmpuint (bones_replay_follow (boats->replay, boats->journal), ==, 0);
  for (guint i = 0; i < 200; i++)
    {
      const GArray *effective = boats->journal->effective;
      const guint place = (guint) g_rand_int_range (rand, 0, (gint32) effective->len);

      boats_undo_before (boats, g_array_index (effective, guint32, place));
      boats_assert_replay_is_live (boats);
      if (i % 4 == 0)
        boats_override (boats, 0, NULL_HITS, i % 3);
      else
        while (boats_redo (boats))
          ;

      boats_assert_replay_is_live (boats);
    }
}

static void
assert_same (const BonesGame *game, const BonesGame *expected)
{
  g_assert_true (bones_game_equal (game, expected));
}

#define N_STATES 4

/* A state follows others, which have more and fewer ships and cards, and goes back to each. */
static void
test_follow (void)
{
  g_autofree BonesGame *states = g_new0 (BonesGame, N_STATES), *game = g_new0 (BonesGame, 1);
  g_autoptr (GByteArray) undo = g_byte_array_new ();
  gsize marks[N_STATES] = { 0 };

  states[1].n_ships = BONES_MAX_SHIPS;
  states[1].ships[BONES_MAX_SHIPS - 1].tracks[BONES_MAX_TRACKS - 1] = 7;
  states[1].n_more[1] = BONES_MAX_MORE_CARDS;
  states[1].more_cards[BONES_MAX_MORE_CARDS - 1] = BONES_IN_HAND;
  states[2].n_ships = 3;
  states[2].ships[2].fleet = 1;
  states[3] = states[1];
  states[3].ships[100].tracks[4] = 5;
  for (guint i = 1; i < N_STATES; i++)
    {
      marks[i] = undo->len;
      bones_game_follow (game, &states[i], undo);
      assert_same (game, &states[i]);
    }

  bones_game_follow (game, &states[3], undo);
  for (guint i = N_STATES - 1; i > 0; i--)
    {
      bones_game_go_back (game, undo, marks[i]);
      assert_same (game, &states[i - 1]);
      g_byte_array_set_size (undo, (guint) marks[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/suspends-by-returning", test_suspends_by_returning);
  g_test_add_func ("/engine/misfits", test_misfits);
  g_test_add_func ("/engine/misfits-of-entries", test_misfits_of_entries);
  g_test_add_func ("/engine/interrupt", test_interrupt);
  g_test_add_func ("/engine/override-at-prompt", test_override_at_prompt);
  g_test_add_func ("/engine/asked-anew", test_asked_anew);
  g_test_add_func ("/engine/lapses-by-hand", test_lapses_by_hand);
  g_test_add_func ("/engine/window-anew", test_window_anew);
  g_test_add_func ("/engine/undo-to-the-beginning", test_undo_to_the_beginning);
  g_test_add_func ("/engine/undo-far-back", test_undo_far_back);
  g_test_add_func ("/engine/follow", test_follow);
  g_test_add_func ("/engine/undo-twice", test_undo_twice);
  g_test_add_func ("/engine/amend", test_amend);
  g_test_add_func ("/engine/times", test_times);
  g_test_add_func ("/engine/names", test_names);
  g_test_add_func ("/engine/letters", test_letters);
  g_test_add_func ("/engine/replay-is-live", test_replay_is_live);
  g_test_add_func ("/engine/long-replay", test_long_replay);
  return g_test_run ();
}
