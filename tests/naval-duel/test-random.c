/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-play.h"

/*
 * Battles played at random, by number: the same number is the same battle. Every other one has
 * things set by hand in it, at prompts too. BONES_BATTLES says how many; BONES_BATTLE plays one.
 */

#define BATTLES 300
#define MOST_ENTRIES 900 /* then the players agree to end it */
#define ONE_TAKEN_BACK 60
#define ONE_BY_HAND 40
#define ONE_INTERRUPTS 6

typedef struct {
  Battle *battle;
  GRand *random;
  gboolean hands; /* that set things */
} Run;

static guint playing; /* the battle's number, for what fails */

#define HOLDS(what)                                                                                \
  G_STMT_START                                                                                     \
  {                                                                                                \
    if (!(what))                                                                                   \
      g_error ("battle %u: %s does not hold", playing, #what);                                     \
  }                                                                                                \
  G_STMT_END

static gboolean
one_in (Run *run, guint n)
{
  return g_rand_int_range (run->random, 0, n) == 0;
}

static void
assert_words (const char *prefix, const char *id)
{
  g_autofree char *whole = g_strconcat (prefix, ".", id, NULL);

  if (bones_ruleset_words (&bones_naval_duel, whole) == NULL)
    g_error ("battle %u: there are no words for %s", playing, whole);
}

static void
check_refusal (const BonesRefusal *refusal)
{
  assert_words ("refusal", refusal->what);
  HOLDS (refusal->rule != NULL || g_str_equal (refusal->what, "answer-first"));
}

/* ND-GEN-02: no card is made or lost, and none is anywhere else. */
static void
check_cards (Battle *battle)
{
  const BonesGame *game = battle_game (battle);
  const guint all = nd_hands.n_cards (battle->setup);
  guint held = 0, elsewhere = 0;

  for (guint card = 0; card < all; card++)
    {
      HOLDS (game->cards[ND_DECK][card] < BONES_IN_HAND + game->n_fleets);
      elsewhere += game->cards[ND_DECK][card] < BONES_IN_HAND;
    }

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    held += nd_hand_size (battle->setup, game, fleet);

  HOLDS (held + elsewhere == all && all == 28);
  for (guint card = all; card < BONES_MAX_CARDS; card++)
    HOLDS (game->cards[ND_DECK][card] == 0);
}

static void
check_tracks (const BonesTrack *tracks, const guint16 *values)
{
  for (guint i = 0; tracks[i].id != NULL; i++)
    HOLDS (values[i] >= tracks[i].lowest
           && (values[i] <= tracks[i].highest || tracks == nd_fleet_tracks));
}

static void
check_game (const BonesGame *game)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      check_tracks (nd_ship_tracks, game->ships[ship].tracks);
      HOLDS (bones_game_in_play (game, ship) || game->active_ship != ship);
    }

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      const guint flagship = game->fleets[fleet].flagship;

      check_tracks (nd_fleet_tracks, game->fleets[fleet].tracks);
      HOLDS (flagship == BONES_NO_SHIP || bones_game_sails_for (game, flagship, fleet));
    }

  check_tracks (nd_table_tracks, game->tracks);
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind != 0)
      HOLDS (bones_game_in_play (game, game->links[i].a)
             && bones_game_in_play (game, game->links[i].b));

  HOLDS (game->n_order == 0 || game->n_order == game->n_fleets);
  HOLDS ((game->step == ND_SETTING_UP) == (game->round == 0));
}

static void
check_round (Battle *battle)
{
  BonesStep steps[BONES_MAX_STEPS];
  const guint n = nd_checklist (battle->setup, battle_game (battle), steps);
  guint now = 0;

  for (guint i = 0; i < n; i++)
    now += steps[i].state == BONES_STEP_NOW;

  HOLDS (now == (battle_game (battle)->step == ND_SETTING_UP ? 0 : 1));
}

/* A hand lies open to a rival only while it is being looked at. */
static void
check_secrets (Battle *battle)
{
  const BonesPlay *play = battle_play (battle);
  const BonesGame *game = &play->game;

  for (guint viewer = 0; viewer < game->n_fleets && play->stop != BONES_ASKING; viewer++)
    HOLDS (game->fleets[viewer].tracks[ND_LOOKS] == 0);
}

static void
check_state (Battle *battle)
{
  const BonesPlay *play = battle_play (battle);
  g_autoptr (GArray) reminders = g_array_new (FALSE, FALSE, sizeof (BonesReminder));

  check_game (&play->game);
  check_cards (battle);
  check_round (battle);
  check_secrets (battle);
  for (guint i = 0; i < play->events->len; i++)
    assert_words ("event", g_array_index (play->events, BonesEvent, i).what);

  nd_remind (battle->setup, &play->game, reminders);
  for (guint i = 0; i < reminders->len; i++)
    assert_words ("reminder", g_array_index (reminders, BonesReminder, i).what);

  if (play->stop == BONES_ASKING)
    assert_words ("ask", play->prompt.what);
}

/* A new replay of the whole journal stands where the battle does. */
static void
check_replay (Battle *battle)
{
  g_autoptr (BonesReplay) again = bones_replay_new (battle->setup);
  const BonesPlay *play = battle_play (battle), *other;

  HOLDS (bones_replay_follow (again, battle->journal) == 0);
  other = bones_replay_play (again);
  HOLDS (bones_game_equal (&play->game, &other->game));
  HOLDS (play->stop == other->stop);
  HOLDS (bones_replay_events (battle->replay)->len == bones_replay_events (again)->len);
}

static void
go_to (Battle *battle, BonesEntryKind kind, guint32 seq)
{
  BonesEntry *entry = bones_entry_new (kind);

  entry->to = seq;
  battle_append (battle, entry);
}

/* Back to a place taken at random, and forth again: then it is as it was. */
static void
undo_somewhere (Run *run)
{
  const GArray *effective = run->battle->journal->effective;
  const guint32 last = g_array_index (effective, guint32, effective->len - 1);
  const guint32 to =
      g_array_index (effective, guint32, g_rand_int_range (run->random, 0, effective->len));
  g_autofree BonesGame *before = g_new0 (BonesGame, 1);

  if (to == last)
    return;

  bones_game_copy (before, battle_game (run->battle));
  go_to (run->battle, BONES_ENTRY_UNDO, to);
  check_state (run->battle);
  check_replay (run->battle);
  if (one_in (run, 3)) /* and it goes on from there */
    return;

  go_to (run->battle, BONES_ENTRY_REDO, last);
  HOLDS (bones_game_equal (before, battle_game (run->battle)));
}

static void
start (Run *run, const BonesAction *action)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ACTION);

  entry->action = *action;
  battle_append (run->battle, entry);
}

static void
set_by_hand (Run *run)
{
  BonesEntry *entry = random_override (run->battle, run->random);

  if (entry != NULL)
    battle_append (run->battle, entry);
}

static void
step (Run *run)
{
  const BonesPlay *play = battle_play (run->battle);
  const gboolean asking = play->stop == BONES_ASKING;
  BonesAction action;

  if (run->hands && one_in (run, ONE_BY_HAND))
    set_by_hand (run);
  else if (asking && one_in (run, ONE_INTERRUPTS)
           && random_action (run->battle, run->random, &action, check_refusal))
    start (run, &action);
  else if (asking)
    battle_append (run->battle, random_answer (play, run->random));
  else
    {
      guint tries = 0;

      while (!random_action (run->battle, run->random, &action, check_refusal))
        HOLDS (++tries < 10000); /* else the battle is stuck */

      start (run, &action);
    }
}

static void
play_battle (guint number)
{
  Run run = { .random = g_rand_new_with_seed (number), .hands = number % 2 == 1 };
  const BonesAction begin = bones_naval_duel.first_action ();

  playing = number;
  run.battle = random_battle (run.random);
  start (&run, &begin);
  for (guint i = 0; i < MOST_ENTRIES; i++)
    {
      if (battle_game (run.battle)->over && battle_play (run.battle)->stop != BONES_ASKING)
        break;

      step (&run);
      check_state (run.battle);
      if (one_in (&run, ONE_TAKEN_BACK))
        undo_somewhere (&run);
    }

  check_replay (run.battle);
  battle_free (run.battle);
  g_rand_free (run.random);
}

static void
test_battles (void)
{
  const char *one = g_getenv ("BONES_BATTLE"), *many = g_getenv ("BONES_BATTLES");
  const guint n = many != NULL ? g_ascii_strtoull (many, NULL, 10) : BATTLES;

  if (one != NULL)
    play_battle (g_ascii_strtoull (one, NULL, 10));
  else
    for (guint number = 0; number < n; number++)
      play_battle (number);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/naval-duel/random/battles", test_battles);
  return g_test_run ();
}
