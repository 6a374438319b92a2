/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "choices.h"
#include "player.h"

/* The name of a roll: another one if something else was chosen before it, else the same. */

#define TRIES 8
#define QUESTIONS 24 /* that may come between the choice and the roll */

static gboolean
is_choice (const BonesAsk *ask)
{
  return ask->kind != BONES_ASK_DICE && ask->kind != BONES_ASK_REROLL
         && (ask->kind != BONES_ASK_CARD || ask->hand == BONES_FROM_HAND);
}

/* The action under way, from its beginning. */
static GPtrArray *
copy_entries (const BonesPlay *play)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);

  for (guint i = 0; i < play->n_entries; i++)
    g_ptr_array_add (entries, bones_entry_copy (play->entries[i]));

  return entries;
}

/* Plays @entries and whatever answers until dice are asked for. Returns what is part of the name of
 * that roll, or NULL. */
static char *
play_to_roll (Battle *battle, const BonesGame *begin, GPtrArray *entries, GRand *random)
{
  g_autoptr (BonesPlay) play = bones_play_new (battle->setup->ruleset, battle->setup);

  play->names_choices = TRUE;
  for (guint i = 0; i < QUESTIONS; i++)
    {
      if (bones_play_run (play, begin, (BonesEntry *const *) entries->pdata, entries->len)
          != BONES_ASKING)
        return NULL;

      if (play->prompt.kind == BONES_ASK_DICE)
        return bones_choices_digest (play);

      g_ptr_array_add (entries, player_answer (play, random));
    }

  return NULL;
}

static char *
name_after (Battle *battle, const BonesGame *begin, BonesEntry *choice, guint32 seed)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (GPtrArray) entries = copy_entries (battle_play (battle));

  g_ptr_array_add (entries, bones_entry_copy (choice));
  return play_to_roll (battle, begin, entries, random);
}

static gboolean
is_said_alike (const BonesEntry *a, const BonesEntry *b)
{
  g_autofree char *one = bones_answer_to_text (&a->answer);
  g_autofree char *other = bones_answer_to_text (&b->answer);

  return g_str_equal (one, other);
}

guint
player_check_names (Battle *battle, const BonesGame *begin)
{
  const guint32 seed = player_battle () * 100000 + bones_journal_length (battle->journal);
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  const BonesPlay *play = battle_play (battle);
  g_autoptr (BonesEntry) choice = NULL;
  g_autofree char *name = NULL, *again = NULL;
  guint compared = 0;

  if (!is_choice (&play->prompt))
    return 0;

  choice = player_answer (play, random);
  name = name_after (battle, begin, choice, seed);
  again = name_after (battle, begin, choice, seed);
  HOLDS (g_strcmp0 (name, again) == 0);
  for (guint i = 0; i < TRIES && name != NULL; i++)
    {
      g_autoptr (BonesEntry) other = player_answer (play, random);
      g_autofree char *otherwise =
          is_said_alike (choice, other) ? NULL : name_after (battle, begin, other, seed);

      HOLDS (g_strcmp0 (name, otherwise) != 0);
      compared += otherwise != NULL;
    }

  return compared;
}
