/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "journal.h"

BonesJournal *
bones_journal_new (void)
{
  BonesJournal *journal = g_new0 (BonesJournal, 1);

  journal->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  journal->effective = g_array_new (FALSE, FALSE, sizeof (guint32));
  journal->undone = g_array_new (FALSE, FALSE, sizeof (guint32));
  return journal;
}

BonesJournal *
bones_journal_new_borrowing (void)
{
  BonesJournal *journal = bones_journal_new ();

  g_ptr_array_set_free_func (journal->entries, NULL);
  return journal;
}

void
bones_journal_free (BonesJournal *journal)
{
  if (journal == NULL)
    return;

  g_ptr_array_unref (journal->entries);
  g_array_unref (journal->effective);
  g_array_unref (journal->undone);
  g_free (journal);
}

static guint32
last_number (const GArray *numbers)
{
  return numbers->len == 0 ? 0 : g_array_index (numbers, guint32, numbers->len - 1);
}

static void
move_last (GArray *from, GArray *to)
{
  const guint32 number = last_number (from);

  g_array_append_val (to, number);
  g_array_set_size (from, from->len - 1);
}

/* Follows @entry in the effective list: one step of the fold. */
static void
fold_entry (BonesJournal *self, const BonesEntry *entry)
{
  switch (entry->kind)
    {
    case BONES_ENTRY_UNDO:
      while (last_number (self->effective) > entry->to)
        move_last (self->effective, self->undone);
      break;
    case BONES_ENTRY_REDO:
      while (self->undone->len > 0 && last_number (self->undone) <= entry->to)
        move_last (self->undone, self->effective);
      break;
    case BONES_ENTRY_SEED:
      break;
    default:
      g_array_append_val (self->effective, entry->seq);
      g_array_set_size (self->undone, 0);
      self->n_amendments += entry->kind == BONES_ENTRY_AMEND;
    }
}

void
bones_journal_append (BonesJournal *self, BonesEntry *entry)
{
  g_return_if_fail (self != NULL && entry != NULL && entry->seq == self->entries->len + 1);

  g_ptr_array_add (self->entries, entry);
  fold_entry (self, entry);
}

void
bones_journal_retract (BonesJournal *self, guint n)
{
  g_return_if_fail (self != NULL && n <= self->entries->len);

  g_ptr_array_set_size (self->entries, self->entries->len - n);
  g_array_set_size (self->effective, 0);
  g_array_set_size (self->undone, 0);
  self->n_amendments = 0;
  for (guint i = 0; i < self->entries->len; i++)
    fold_entry (self, g_ptr_array_index (self->entries, i));
}

const BonesEntry *
bones_journal_entry (const BonesJournal *self, guint32 seq)
{
  g_return_val_if_fail (self != NULL, NULL);

  return seq >= 1 && seq <= self->entries->len ? g_ptr_array_index (self->entries, seq - 1) : NULL;
}

guint32
bones_journal_length (const BonesJournal *self)
{
  return self->entries->len;
}

static gint
compare_numbers (gconstpointer a, gconstpointer b)
{
  const guint32 x = *(const guint32 *) a, y = *(const guint32 *) b;

  return x < y ? -1 : x > y;
}

gboolean
bones_journal_counts (const BonesJournal *self, guint32 seq)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return g_array_binary_search (self->effective, &seq, compare_numbers, NULL);
}

/* Puts the new answer of @amendment in the place of the old one. */
static void
amend (GPtrArray *list, GPtrArray *owned, const BonesEntry *amendment)
{
  for (guint i = 0; i < list->len; i++)
    {
      const BonesEntry *entry = g_ptr_array_index (list, i);
      BonesEntry *amended;

      if (entry->seq != amendment->to || entry->kind != BONES_ENTRY_ANSWER)
        continue;

      amended = bones_entry_copy (entry);
      amended->answer = amendment->answer;
      g_ptr_array_add (owned, amended);
      list->pdata[i] = amended;
    }
}

GPtrArray *
bones_journal_to_play (const BonesJournal *self, GPtrArray *owned)
{
  GPtrArray *list = g_ptr_array_sized_new (self->effective->len);

  for (guint i = 0; i < self->effective->len; i++)
    {
      const guint32 seq = g_array_index (self->effective, guint32, i);
      BonesEntry *entry = g_ptr_array_index (self->entries, seq - 1);

      if (entry->kind == BONES_ENTRY_AMEND)
        amend (list, owned, entry);

      g_ptr_array_add (list, entry);
    }

  return list;
}

guint
bones_journal_times (const BonesJournal *self, const BonesKey *key, BonesAskKind kind)
{
  guint times = 0;

  g_return_val_if_fail (self != NULL && key != NULL, 0);

  for (guint i = 0; i < self->effective->len; i++)
    {
      const guint32 seq = g_array_index (self->effective, guint32, i);
      const BonesEntry *entry = g_ptr_array_index (self->entries, seq - 1);

      times += entry->kind == BONES_ENTRY_ANSWER && entry->answer.kind == kind
               && bones_key_equal (&entry->answer.key, key);
    }

  return times;
}
