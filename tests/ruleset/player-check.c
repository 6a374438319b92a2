/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ids.h"
#include "player.h"
#include "replay.h"

#include <string.h>

/* Checks of any state of a battle. */

static guint playing;
static const BonesSetup *playing_with; /* for the words of its content */

void
player_check_battle (guint number, Battle *battle)
{
  playing = battle->number = number;
  playing_with = battle->setup;
}

guint
player_battle (void)
{
  return playing;
}

static gboolean
has_words (const char *prefix, const char *id)
{
  static GHashTable *known = NULL; /* ids that have words, such as "event.hit" */
  char whole[128];

  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_snprintf (whole, sizeof whole, "%s.%s", prefix, id);
  if (g_hash_table_contains (known, whole))
    return TRUE;

  return bones_setup_words (playing_with, whole) != NULL
         && g_hash_table_add (known, g_strdup (whole));
}

static void
assert_words (const char *prefix, const char *id)
{
  g_assert_nonnull (id);
  if (!has_words (prefix, id))
    g_error ("battle %u: there are no words for %s.%s", playing, prefix, id);
}

void
player_check_refusal (const BonesRefusal *refusal)
{
  HOLDS (refusal->what != NULL);
  if (g_str_equal (refusal->what, "answer-first")) /* the words are in the table */
    return;

  HOLDS (refusal->rule != NULL);
  assert_words ("refusal", refusal->what);
}

/* Views write the points of the compass. */
static gboolean
is_name (const char *id)
{
  return g_strv_contains (bones_wind_ids, id);
}

/* Choices are recorded by their ids: each is another, and none could be taken for a number. */
static void
check_ids (const BonesAsk *ask)
{
  for (guint i = 0; ask->ids != NULL && i < ask->n_ids; i++)
    {
      HOLDS (g_ascii_isalpha (*ask->ids[i]) && strpbrk (ask->ids[i], " :,") == NULL);
      for (guint j = 0; j < i; j++)
        HOLDS (!g_str_equal (ask->ids[i], ask->ids[j]));
    }
}

static void
check_choices (const BonesAsk *ask)
{
  const gboolean paired = ask->kind == BONES_ASK_TARGETS || ask->kind == BONES_ASK_EFFECTS;

  check_ids (ask);
  if (ask->ids == NULL || ask->kind == BONES_ASK_REROLL)
    return;

  for (guint i = 0; i < ask->n_ids; i++)
    if ((paired || bones_ask_allows (ask, i)) && !is_name (ask->ids[i])
        && !has_words (ask->what, ask->ids[i])
        && !(ask->kind == BONES_ASK_CARD && has_words ("card", ask->ids[i]))
        && bones_setup_words (playing_with, ask->ids[i]) == NULL) /* named by the content */
      assert_words ("choice", ask->ids[i]);
}

static void
check_prompt (const BonesPlay *play)
{
  const BonesAsk *ask = &play->prompt;

  assert_words (ask->question != NULL ? "question" : "ask",
                ask->question != NULL ? ask->question : ask->what);
  HOLDS (ask->key.rule != NULL);
  HOLDS (ask->least <= ask->most);
  HOLDS (ask->who >> play->game.n_fleets == 0);
  HOLDS (ask->ship == BONES_NO_SHIP || ask->ship < play->game.n_ships);
  HOLDS (ask->other == BONES_NO_SHIP || ask->other < play->game.n_ships);
  check_choices (ask);
  for (guint i = 0; i < BONES_MAX_TERMS && ask->terms[i].what != NULL; i++)
    assert_words ("term", ask->terms[i].what);
}

static void
check_tracks (const BonesTrack *tracks, const guint16 *values)
{
  for (guint i = 0; tracks[i].id != NULL; i++)
    if (values[i] > tracks[i].highest)
      g_error ("battle %u: %s is %u", playing, tracks[i].id, values[i]);
}

/* Tracks that her class does not have never change. */
static void
check_absent (const BonesShip *ship)
{
  const BonesTrack *tracks = battle_system.ruleset->ship_tracks;

  for (guint i = 0; tracks[i].id != NULL; i++)
    if (ship->tracks[i] != tracks[i].base && !bones_setup_has_track (playing_with, ship->kind, i))
      g_error ("battle %u: %s is %u where there is none", playing, tracks[i].id, ship->tracks[i]);
}

static void
check_events (const BonesPlay *play)
{
  for (guint i = 0; i < play->events->len; i++)
    {
      assert_words ("event", g_array_index (play->events, BonesEvent, i).what);
      HOLDS (g_array_index (play->events, BonesEvent, i).rule != NULL);
    }
}

static void
check_round (Battle *battle)
{
  const BonesRuleset *ruleset = battle_system.ruleset;
  g_autoptr (GArray) due = g_array_new (FALSE, FALSE, sizeof (BonesReminder));
  BonesStep steps[BONES_MAX_STEPS];
  const guint n = ruleset->checklist (battle->setup, battle_game (battle), steps);
  guint now = 0;

  if (ruleset->remind != NULL)
    ruleset->remind (battle->setup, battle_game (battle), due);

  for (guint i = 0; i < due->len; i++)
    assert_words ("reminder", g_array_index (due, BonesReminder, i).what);

  for (guint i = 0; i < n; i++)
    {
      assert_words ("step", steps[i].id);
      now += steps[i].state == BONES_STEP_NOW;
    }

  HOLDS (n <= BONES_MAX_STEPS && now <= 1);
}

void
player_check_told (Battle *battle)
{
  const BonesRuleset *ruleset = battle_system.ruleset;
  const BonesPlay *play = battle_play (battle);
  const BonesGame *game = &play->game;

  if (play->stop == BONES_ASKING)
    {
      check_prompt (play);
      player_check_default (battle);
    }

  check_events (play);
  check_round (battle);

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      check_tracks (ruleset->ship_tracks, game->ships[ship].tracks);
      check_absent (&game->ships[ship]);
    }

  check_tracks (ruleset->table_tracks, game->tracks);
}

/* Both questions offer, allow and show the same. */
static void
check_same_question (const BonesAsk *a, const BonesAsk *b)
{
  HOLDS (bones_key_equal (&a->key, &b->key) && a->kind == b->kind);
  HOLDS (g_str_equal (a->what, b->what) && g_strcmp0 (a->question, b->question) == 0);
  HOLDS (a->who == b->who && a->ship == b->ship && a->other == b->other && a->marker == b->marker);
  HOLDS (a->least == b->least && a->most == b->most && a->low == b->low && a->high == b->high);
  HOLDS (a->sides == b->sides && a->needs == b->needs && a->bonus == b->bonus);
  HOLDS (a->rival_dice == b->rival_dice && a->rival_bonus == b->rival_bonus);
  HOLDS (a->rival_score == b->rival_score && a->risks == b->risks && a->usual == b->usual);
  HOLDS (a->interrupts == b->interrupts && a->n_ids == b->n_ids && a->ids == b->ids);
  HOLDS (memcmp (a->values, b->values, sizeof a->values) == 0);
  HOLDS (memcmp (a->open, b->open, sizeof a->open) == 0);
  HOLDS (memcmp (a->weights, b->weights, sizeof a->weights) == 0);
  for (guint i = 0; i < BONES_MAX_TERMS; i++)
    HOLDS (g_strcmp0 (a->terms[i].what, b->terms[i].what) == 0
           && a->terms[i].value == b->terms[i].value);
}

void
player_check_replay (Battle *battle)
{
  g_autoptr (BonesReplay) again = bones_replay_new (battle->setup);
  const BonesPlay *play = battle_play (battle), *other;

  HOLDS (bones_replay_follow (again, battle->journal) == 0);
  other = bones_replay_play (again);
  HOLDS (bones_game_equal (&play->game, &other->game));
  HOLDS (play->stop == other->stop);
  HOLDS (bones_replay_events (battle->replay)->len == bones_replay_events (again)->len);
  if (play->stop == BONES_ASKING)
    check_same_question (&play->prompt, &other->prompt);
}

static void
go_to (Battle *battle, BonesEntryKind kind, guint32 seq)
{
  BonesEntry *entry = bones_entry_new (kind);

  entry->to = seq;
  battle_append (battle, entry);
}

void
player_check_undo (Battle *battle, guint32 to, const BonesGame *before)
{
  const GArray *effective = battle->journal->effective;
  const guint32 last = g_array_index (effective, guint32, effective->len - 1);
  g_autofree BonesGame *after = g_new0 (BonesGame, 1);

  bones_game_copy (after, battle_game (battle));
  go_to (battle, BONES_ENTRY_UNDO, to);
  if (before != NULL)
    HOLDS (bones_game_equal (before, battle_game (battle)));
  else
    player_check_replay (battle);

  go_to (battle, BONES_ENTRY_REDO, last);
  HOLDS (bones_game_equal (after, battle_game (battle)));
}
