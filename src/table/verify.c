/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "app-dice.h"
#include "choices.h"
#include "replay.h"
#include "seeds.h"
#include "verify.h"

/* The journal while it grows, and its replay. */
typedef struct {
  BonesVerification *found;
  const BonesGameRecord *record;
  const BonesSetup *setup;
  BonesJournal *journal;
  BonesReplay *replay;
} Checking;

void
bones_verification_free (BonesVerification *found)
{
  if (found == NULL)
    return;

  g_ptr_array_unref (found->faults);
  g_ptr_array_unref (found->asked);
  g_free (found);
}

void
bones_verify_asked (BonesVerification *found, const GPtrArray *asked)
{
  g_return_if_fail (found != NULL && asked != NULL);

  for (guint i = 0; i < MIN (asked->len, found->asked->len); i++)
    {
      const char *is = g_ptr_array_index (asked, i), *should = g_ptr_array_index (found->asked, i);

      if (is == NULL || g_strcmp0 (is, should) == 0)
        continue;

      g_ptr_array_add (
          found->faults,
          g_strdup_printf (_ ("Entry %u: “asked” is not what the rules ask here."), i + 1));
      return;
    }
}

static gboolean
is_alike (const BonesAnswer *a, const BonesAnswer *b)
{
  if (a->n != b->n || a->kind != b->kind || !bones_key_equal (&a->key, &b->key))
    return FALSE;

  for (guint i = 0; i < a->n; i++)
    if (a->values[i] != b->values[i])
      return FALSE;

  return TRUE;
}

static void
compare (Checking *self, const BonesEntry *entry, const BonesAnswer *given,
         const BonesAnswer *right)
{
  g_autofree char *is = NULL, *should = NULL;

  if (is_alike (given, right))
    return;

  if (entry->answer.kind == BONES_ASK_CARD) /* it may be one of a hand */
    {
      g_ptr_array_add (
          self->found->faults,
          g_strdup_printf (_ ("Entry %u: the app’s dice draw another card."), entry->seq));
      return;
    }

  is = bones_words_dice (&entry->answer);
  should = bones_words_dice (right);
  g_ptr_array_add (
      self->found->faults,
      g_strdup_printf (_ ("Entry %u: the app’s dice say %s, and not %s."), entry->seq, should, is));
}

/* Checks an answer of the app to the open question. */
static void
check_app_answer (Checking *self, const BonesEntry *entry)
{
  const BonesPlay *play = bones_replay_play (self->replay);
  BonesAnswer given = entry->answer, right;

  if (play->stop != BONES_ASKING || !bones_app_answers (&play->prompt))
    {
      g_ptr_array_add (
          self->found->faults,
          g_strdup_printf (_ ("Entry %u: there was no question that the app could answer."),
                           entry->seq));
      return;
    }

  if (entry->answer.kind == BONES_ASK_DICE)
    {
      self->found->app_rolls++;
      self->found->app_dice += entry->answer.n;
    }
  else
    self->found->app_cards++;

  self->found->asked->pdata[entry->seq - 1] = bones_choices_asked (play);
  bones_app_answer (self->record, self->journal, play, &right);
  bones_answer_meet (&given, &play->prompt);
  compare (self, entry, &given, &right);
}

static void
check_free_roll (Checking *self, const BonesEntry *entry)
{
  const BonesKey *key = &entry->answer.key;
  BonesAnswer right;

  if (entry->answer.source != BONES_FROM_APP)
    {
      self->found->typed_rolls++;
      return;
    }

  self->found->free_rolls++;
  if (entry->answer.n > BONES_MAX_VALUES || key->ordinal < 2 || key->ordinal > BONES_MAX_SIDES)
    {
      g_ptr_array_add (self->found->faults,
                       g_strdup_printf (_ ("Entry %u: there are no such dice."), entry->seq));
      return;
    }

  bones_app_free_roll (self->record, self->journal, entry->answer.n, key->ordinal, &right);
  compare (self, entry, &entry->answer, &right);
}

static void
check_seed (Checking *self, const BonesEntry *entry)
{
  char *fault = bones_app_word_false_seed (self->record, entry);

  self->found->seeds++;
  if (fault != NULL)
    g_ptr_array_add (self->found->faults, fault);
}

static void
check_entry (Checking *self, const BonesEntry *entry)
{
  const BonesAnswer *answer = &entry->answer;

  self->found->entries++;
  g_ptr_array_add (self->found->asked, NULL);
  self->found->amended += entry->kind == BONES_ENTRY_AMEND;
  if (entry->kind == BONES_ENTRY_SEED)
    check_seed (self, entry);

  if (entry->kind == BONES_ENTRY_NOTE && answer->n > 0)
    check_free_roll (self, entry);

  if (entry->kind != BONES_ENTRY_ANSWER)
    return;

  if (answer->source == BONES_FROM_APP)
    check_app_answer (self, entry);
  else if (answer->kind == BONES_ASK_DICE)
    self->found->typed_rolls++;
}

/* Plays @entry. Returns FALSE if it does not fit. */
static gboolean
play_entry (Checking *self, const BonesEntry *entry)
{
  g_autoptr (BonesNames) names = NULL;
  const BonesPlay *play;
  guint32 misfit;

  bones_journal_append (self->journal, bones_entry_copy (entry));
  misfit = bones_replay_follow (self->replay, self->journal);
  if (misfit == 0)
    return TRUE;

  play = bones_replay_play (self->replay);
  names = bones_words_names (self->setup, self->journal, &play->game);
  g_ptr_array_add (self->found->faults,
                   bones_words_misfit (&(BonesWordsContext){ self->setup, names, &play->game },
                                       self->journal, play, misfit));
  return FALSE;
}

BonesVerification *
bones_verify (const BonesGameRecord *record, const BonesSetup *setup, const BonesJournal *journal)
{
  g_autoptr (BonesJournal) growing = bones_journal_new ();
  g_autoptr (BonesReplay) replay = NULL;
  Checking self = { .record = record, .setup = setup, .journal = growing };

  g_return_val_if_fail (record != NULL && setup != NULL && journal != NULL, NULL);

  replay = bones_replay_new (setup);
  self.replay = replay;
  self.found = g_new0 (BonesVerification, 1);
  self.found->seeds = 1;
  self.found->faults = g_ptr_array_new_with_free_func (g_free);
  self.found->asked = g_ptr_array_new_with_free_func (g_free);
  for (guint32 seq = 1; seq <= bones_journal_length (journal); seq++)
    {
      const BonesEntry *entry = bones_journal_entry (journal, seq);

      check_entry (&self, entry);
      if (!play_entry (&self, entry))
        break;
    }

  return self.found;
}
