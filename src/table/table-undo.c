/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

#include "table-context.h"
#include "table-enter.h"

/* An undo goes back to before such an entry. */
static gboolean
is_by_person (const BonesEntry *entry)
{
  return entry->kind != BONES_ENTRY_ANSWER || entry->answer.source != BONES_FROM_APP;
}

static gboolean
is_revealing (const BonesEntry *entry)
{
  return (entry->kind == BONES_ENTRY_ANSWER
          && (entry->answer.kind == BONES_ASK_DICE || entry->answer.kind == BONES_ASK_CARD))
         || (entry->kind == BONES_ENTRY_NOTE && entry->answer.n > 0);
}

static gboolean
is_drawn_by_app (const BonesEntry *entry)
{
  return entry->kind == BONES_ENTRY_ANSWER && entry->answer.kind == BONES_ASK_CARD
         && entry->answer.source == BONES_FROM_APP;
}

static const BonesEntry *
entry_at (BonesTable *self, const GArray *list, guint i)
{
  return bones_journal_entry (self->journal, g_array_index (list, guint32, i));
}

/* A card that the app draws belongs to the entry that led to it: no person could act in between. */
static guint
pass_drawn_cards (BonesTable *self, guint i)
{
  const GArray *effective = self->journal->effective;

  while (i < effective->len && is_drawn_by_app (entry_at (self, effective, i)))
    i++;

  return i;
}

/* Where the next undo cuts the effective list, or its length if there is nothing to undo. The first
 * action, which sets up the table, always stays. */
static guint
find_cut (BonesTable *self)
{
  const GArray *effective = self->journal->effective;
  guint i = effective->len;

  while (i > 1)
    if (is_by_person (entry_at (self, effective, --i)))
      return i;

  return pass_drawn_cards (self, MIN (1, effective->len));
}

static guint
who_entered (BonesTable *self, const BonesEntry *entry)
{
  return bones_chronicle_who (bones_table_chronicle (self, BONES_NOBODY), entry->seq);
}

/* Whether @entry holds real dice or cards that the fleets @who typed. */
static gboolean
is_typed_by (BonesTable *self, const BonesEntry *entry, guint who)
{
  return entry->kind == BONES_ENTRY_ANSWER && entry->answer.source == BONES_FROM_TABLE
         && who_entered (self, entry) == who;
}

/* Whether what was taken back last is the slip of a finger, which is to be typed again: going back
 * further would take back a decision after its luck was seen. */
static gboolean
is_slip_open (BonesTable *self)
{
  const GArray *undone = self->journal->undone;
  guint32 seq = bones_table_get_seq (self);
  const BonesEntry *last = bones_journal_entry (self->journal, seq);

  while (last->kind == BONES_ENTRY_SEED && seq > 1) /* it has another seed now */
    last = bones_journal_entry (self->journal, --seq);

  return last->kind == BONES_ENTRY_UNDO && last->agreed == 0 && undone->len > 0
         && is_revealing (entry_at (self, undone, undone->len - 1));
}

/* Whether a cut at @cut takes back dice or cards that were seen. Until others roll, dice that were
 * typed are not among these: they may be the slip of a finger. */
static gboolean
takes_back_what_was_seen (BonesTable *self, guint cut)
{
  const GArray *effective = self->journal->effective;
  const BonesEntry *first = entry_at (self, effective, cut);
  const guint who = is_revealing (first) ? who_entered (self, first) : 0;

  for (guint i = cut; i < effective->len; i++)
    {
      const BonesEntry *entry = entry_at (self, effective, i);

      if (is_revealing (entry) && !(is_revealing (first) && is_typed_by (self, entry, who)))
        return TRUE;
    }

  return is_slip_open (self);
}

/* The fleets that must agree to a cut at @cut: all except the fleet that made the entry. */
static guint
find_needs (BonesTable *self, guint cut)
{
  const guint fleets = bones_table_fleets_in_play (self);
  guint who;

  if (self->settings.undo == BONES_UNDO_FREE || cut >= self->journal->effective->len
      || !takes_back_what_was_seen (self, cut))
    return 0;

  who = who_entered (self, entry_at (self, self->journal->effective, cut));
  return (who & (who - 1)) == 0 ? fleets & ~who : fleets;
}

static gboolean
is_never (BonesTable *self, guint cut)
{
  return self->settings.undo == BONES_UNDO_NEVER && cut < self->journal->effective->len
         && takes_back_what_was_seen (self, cut);
}

/* The number of the first entry that is removed by a cut at @cut, and the fleets that must agree.
 */
static guint32
peek_cut (BonesTable *self, guint cut, guint *needs)
{
  if (needs != NULL)
    *needs = 0;

  if (self->misfit != NULL || cut >= self->journal->effective->len || is_never (self, cut))
    return 0;

  if (needs != NULL)
    *needs = find_needs (self, cut);

  return g_array_index (self->journal->effective, guint32, cut);
}

guint32
bones_table_peek_undo (BonesTable *self, guint *needs)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), 0);

  return peek_cut (self, find_cut (self), needs);
}

static gboolean
set_nothing_error (GError **error, const char *message)
{
  return bones_table_refuse (error, BONES_TABLE_ERROR_NOTHING, g_strdup (message));
}

static gboolean
may_cut (BonesTable *self, guint cut, guint agreed, GError **error)
{
  guint missing;

  if (is_never (self, cut))
    return bones_table_refuse (
        error, BONES_TABLE_ERROR_FENCE,
        g_strdup (_ ("In this battle, dice and cards that were seen are never taken back.")));

  missing = find_needs (self, cut) & ~agreed;
  if (missing != 0)
    {
      g_autofree char *names = bones_words_fleets (self->names, missing);

      return bones_table_refuse (
          error, BONES_TABLE_ERROR_FENCE,
          g_strdup_printf (_ ("Dice or cards were seen since. To take this back, these must "
                              "agree: %s."),
                           names));
    }

  return TRUE;
}

static gboolean
cut_at (BonesTable *self, guint cut, guint agreed, GError **error)
{
  const GArray *effective = self->journal->effective;
  BonesEntry *entry;

  if (cut >= effective->len)
    return set_nothing_error (error, _ ("There is nothing to undo."));

  if (!may_cut (self, cut, agreed, error))
    return FALSE;

  entry = bones_entry_new (BONES_ENTRY_UNDO);
  entry->to = g_array_index (effective, guint32, cut - 1);
  entry->agreed = (guint16) agreed;
  return bones_table_enter (self, entry, error);
}

gboolean
bones_table_undo (BonesTable *self, guint agreed, GError **error)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);

  return bones_table_is_ready (self, error) && cut_at (self, find_cut (self), agreed, error);
}

/* Where the effective list is cut so that it ends with entry @seq. */
static guint
find_cut_behind (BonesTable *self, guint32 seq)
{
  const GArray *effective = self->journal->effective;
  guint cut = 0;

  while (cut < effective->len && g_array_index (effective, guint32, cut) <= seq)
    cut++;

  return pass_drawn_cards (self, MAX (cut, 1));
}

gboolean
bones_table_undo_to (BonesTable *self, guint32 seq, guint agreed, GError **error)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);

  return bones_table_is_ready (self, error)
         && cut_at (self, find_cut_behind (self, seq), agreed, error);
}

gboolean
bones_table_may_undo_to (BonesTable *self, guint32 seq, guint agreed, GError **error)
{
  return may_cut (self, find_cut_behind (self, seq), agreed, error);
}

guint32
bones_table_peek_undo_to (BonesTable *self, guint32 seq, guint *needs)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), 0);

  return peek_cut (self, find_cut_behind (self, seq), needs);
}

GArray *
bones_table_list_undo (BonesTable *self, guint most)
{
  const GArray *effective = self->journal->effective;
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (BonesUndoStep));

  g_return_val_if_fail (BONES_IS_TABLE (self), steps);

  for (guint i = effective->len; i-- > 1 && steps->len < most;)
    {
      BonesUndoStep step = { .seq = g_array_index (effective, guint32, i),
                             .before = g_array_index (effective, guint32, i - 1) };

      if (is_by_person (entry_at (self, effective, i))
          && bones_table_peek_undo_to (self, step.before, &step.needs) != 0)
        g_array_append_val (steps, step);
    }

  return steps;
}

/* The number of entries that a redo brings back: one by a person, and what followed from it. */
static guint
count_redo (BonesTable *self)
{
  const GArray *undone = self->journal->undone;
  guint n = undone->len > 0 ? 1 : 0;

  while (n < undone->len && !is_by_person (entry_at (self, undone, undone->len - 1 - n)))
    n++;

  return n;
}

guint32
bones_table_peek_redo (BonesTable *self)
{
  const GArray *undone;

  g_return_val_if_fail (BONES_IS_TABLE (self), 0);

  undone = self->journal->undone;
  return self->misfit == NULL && undone->len > 0 ? g_array_index (undone, guint32, undone->len - 1)
                                                 : 0;
}

static gboolean
bring_back (BonesTable *self, guint n, GError **error)
{
  const GArray *undone = self->journal->undone;
  BonesEntry *entry;

  if (n == 0)
    return set_nothing_error (error, _ ("There is nothing to redo."));

  while (n < undone->len && is_drawn_by_app (entry_at (self, undone, undone->len - 1 - n)))
    n++;

  entry = bones_entry_new (BONES_ENTRY_REDO);
  entry->to = g_array_index (undone, guint32, undone->len - n);
  return bones_table_enter (self, entry, error);
}

gboolean
bones_table_redo (BonesTable *self, GError **error)
{
  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);

  return bones_table_is_ready (self, error) && bring_back (self, count_redo (self), error);
}

gboolean
bones_table_redo_to (BonesTable *self, guint32 seq, GError **error)
{
  const GArray *undone;
  guint n = 0;

  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);

  if (!bones_table_is_ready (self, error))
    return FALSE;

  undone = self->journal->undone;
  while (n < undone->len && g_array_index (undone, guint32, undone->len - 1 - n) <= seq)
    n++;

  return bring_back (self, n, error);
}
