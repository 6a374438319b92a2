/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "change.h"
#include "player.h"

/* Changes at the first question of an action, which should be as if they had come before it. */

#define TRIES 6
#define ANSWERS 12 /* given to both, if the action asks so often */

/* The same action twice: a change at its first question, and the same before the action. */
typedef struct {
  BonesPlay *after, *before;
  GPtrArray *entries[2]; /* of BonesEntry, owned */
  BonesGame changed;
} Moment;

static Moment *
moment_new (Battle *battle)
{
  Moment *self = g_new0 (Moment, 1);

  self->after = bones_play_new (battle->setup->ruleset, battle->setup);
  self->before = bones_play_new (battle->setup->ruleset, battle->setup);
  for (guint i = 0; i < 2; i++)
    {
      self->entries[i] = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
      g_ptr_array_add (self->entries[i], bones_entry_copy (battle_play (battle)->entries[0]));
    }

  return self;
}

static void
moment_free (Moment *self)
{
  for (guint i = 0; i < 2; i++)
    g_ptr_array_unref (self->entries[i]);

  bones_play_free (self->after);
  bones_play_free (self->before);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Moment, moment_free)

static BonesStop
run_both (Moment *self, const BonesGame *begin)
{
  bones_play_run (self->before, &self->changed, (BonesEntry *const *) self->entries[1]->pdata,
                  self->entries[1]->len);
  return bones_play_run (self->after, begin, (BonesEntry *const *) self->entries[0]->pdata,
                         self->entries[0]->len);
}

/* Whether the same is asked; another question may be due to the order in which a rule goes through
 * ships. */
static gboolean
ask_the_same (const BonesAsk *a, const BonesAsk *b)
{
  return g_str_equal (a->what, b->what) && a->kind == b->kind && a->key.subject == b->key.subject
         && a->ship == b->ship && a->other == b->other;
}

static void
check_alike (const BonesAsk *a, const BonesAsk *b)
{
  HOLDS (a->who == b->who && a->least == b->least && a->most == b->most);
  HOLDS (a->low == b->low && a->high == b->high && a->soft_low == b->soft_low);
  HOLDS (a->needs == b->needs && a->bonus == b->bonus && a->half == b->half);
  HOLDS (a->rival_dice == b->rival_dice && a->rival_bonus == b->rival_bonus);
  HOLDS (memcmp (a->open, b->open, sizeof a->open) == 0);
  HOLDS (memcmp (a->weights, b->weights, sizeof a->weights) == 0);
  HOLDS (memcmp (a->values, b->values, sizeof a->values) == 0);
}

static void
answer_both (Moment *self, GRand *random)
{
  BonesEntry *entry = player_answer (self->after, random);

  g_ptr_array_add (self->entries[0], entry);
  g_ptr_array_add (self->entries[1], bones_entry_copy (entry));
}

static void
check_one (Battle *battle, const BonesGame *begin, BonesEntry *change, GRand *random)
{
  g_autoptr (Moment) moment = moment_new (battle);

  g_ptr_array_add (moment->entries[0], change);
  bones_game_copy (&moment->changed, begin);
  if (bones_entry_apply (battle->setup, &moment->changed, change) != BONES_CHANGE_FITS)
    return;

  for (guint i = 0; i < ANSWERS && run_both (moment, begin) == BONES_ASKING; i++)
    {
      if (moment->before->stop != BONES_ASKING
          || !bones_game_equal (&moment->after->game, &moment->before->game)
          || !ask_the_same (&moment->after->prompt, &moment->before->prompt))
        {
          if (i > 0) /* later all is alike */
            g_error ("battle %u: %s, changed by hand (scope %u, field %u, of %u: %d), then goes on "
                     "in another way: %s, not %s",
                     player_battle (), battle_play (battle)->prompt.what, change->changes[0].scope,
                     change->changes[0].field, change->changes[0].index,
                     (gint) change->changes[0].value, moment->after->prompt.what,
                     moment->before->prompt.what);

          return;
        }

      check_alike (&moment->after->prompt, &moment->before->prompt);
      answer_both (moment, random);
    }
}

void
player_check_moment (Battle *battle, const BonesGame *begin, GRand *random, PlayerChange change)
{
  const BonesPlay *play = battle_play (battle);

  for (guint i = 0; i < TRIES && play->stop == BONES_ASKING && play->n_entries == 1; i++)
    {
      BonesEntry *entry = player_override (battle, random, change);

      if (entry != NULL && entry->kind == BONES_ENTRY_OVERRIDE
          && entry->changes[0].scope != BONES_ADD_FLEET) /* rules may know who plays already */
        check_one (battle, begin, entry, random);
      else if (entry != NULL)
        bones_entry_free (entry);
    }
}
