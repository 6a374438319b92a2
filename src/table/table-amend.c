/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

#include <string.h>

/* The answer that is to be put right, or NULL with an error. */
static const BonesEntry *
find_answer (BonesTable *self, guint32 seq, GError **error)
{
  const BonesEntry *entry = bones_journal_entry (self->journal, seq);

  if (entry != NULL && entry->kind == BONES_ENTRY_ANSWER
      && bones_journal_counts (self->journal, seq))
    return entry;

  bones_table_refuse (
      error, BONES_TABLE_ERROR_BAD_CHANGE,
      g_strdup_printf (entry == NULL || entry->kind != BONES_ENTRY_ANSWER
                           ? _ ("Entry %u is not an answer that can be put right.")
                           : _ ("Entry %u was taken back: there is nothing to put right."),
                       seq));
  return NULL;
}

/* What was dealt in secret is put right as openly as it can be: by an override, which tells that a
 * card moved and not which. */
static gboolean
may_be_put_right (BonesTable *self, const BonesEntry *answer, GError **error)
{
  g_autoptr (BonesPlay) play = NULL;

  if (answer->answer.kind != BONES_ASK_CARD)
    return TRUE;

  play = bones_table_play_at (self, answer->seq - 1, error);
  if (play == NULL || play->stop != BONES_ASKING || play->prompt.hand != BONES_TO_HAND)
    return play != NULL;

  return bones_table_refuse (
      error, BONES_TABLE_ERROR_BAD_CHANGE,
      g_strdup (_ ("This card was dealt into a hand: set by hand which cards "
                   "are in it.")));
}

static BonesEntry *
make_amendment (BonesTable *self, const BonesEntry *answer, guint n, const guint16 *values,
                const char *why)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_AMEND);

  entry->seq = bones_table_get_seq (self) + 1;
  entry->to = answer->seq;
  entry->text = g_strdup (why);
  entry->answer = answer->answer;
  entry->answer.source = BONES_CORRECTED;
  bones_answer_set (&entry->answer, n, values);
  return entry;
}

/* Whether all still fits with @amendment; says which entry does not. */
static gboolean
fits (BonesTable *self, BonesSide *side, const BonesEntry *amendment, GError **error)
{
  const BonesWordsContext context = bones_side_get_context (self, side);
  const BonesPlay *play = bones_replay_play (side->replay);
  g_autofree char *why = NULL;

  if (side->misfit == 0)
    return TRUE;

  if (side->misfit == amendment->to)
    return bones_table_fits (&context, &play->prompt, &amendment->answer, error);

  why = bones_words_misfit (&context, side->journal, play, side->misfit);
  return bones_table_refuse (
      error, BONES_TABLE_ERROR_MISFIT,
      g_strdup_printf (_ ("With this answer the battle would have gone on otherwise. %s Nothing "
                          "was changed: set by hand what should be different now."),
                       why));
}

/* What would be different now, and what would be asked. */
static GPtrArray *
tell_differences (BonesTable *self, const BonesSide *side)
{
  const BonesWordsContext was = bones_table_get_context (self),
                          now = bones_side_get_context (self, side);
  const BonesPlay *before = bones_table_get_play (self), *after = bones_replay_play (side->replay);
  GPtrArray *differs = bones_words_differences (&was, &now);

  if (before->stop == BONES_ASKING && after->stop != BONES_ASKING)
    g_ptr_array_add (differs, g_strdup (_ ("Nothing would be asked any more.")));
  else if (after->stop == BONES_ASKING
           && (before->stop != BONES_ASKING
               || !bones_key_equal (&before->prompt.key, &after->prompt.key)
               || before->prompt.kind != after->prompt.kind))
    {
      g_autofree char *prompt = bones_words_prompt_in (&now, &after->prompt);

      g_ptr_array_add (differs, g_strdup_printf (_ ("It would be asked: %s"), prompt));
    }

  return differs;
}

gboolean
bones_table_amend (BonesTable *self, guint32 seq, guint n, const guint16 *values, const char *why,
                   gboolean try, GPtrArray **differs, GError **error)
{
  g_autoptr (BonesEntry) entry = NULL;
  g_autoptr (BonesSide) side = NULL;
  const BonesEntry *answer;

  g_return_val_if_fail (BONES_IS_TABLE (self) && (n == 0 || values != NULL), FALSE);

  if (!bones_table_is_ready (self, error))
    return FALSE;

  answer = find_answer (self, seq, error);
  if (answer == NULL || !may_be_put_right (self, answer, error))
    return FALSE;

  entry = make_amendment (self, answer, n, values, why);
  side = bones_side_new_with (self, entry);
  if (!fits (self, side, entry, error))
    return FALSE;

  if (differs != NULL)
    *differs = tell_differences (self, side);

  return try || bones_table_enter (self, g_steal_pointer (&entry), error);
}
