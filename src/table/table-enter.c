/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-enter.h"

#include "app-dice.h"
#include "table-context.h"
#include "table-open.h"

#define LONGEST_TEXT 4000 /* characters */

/* A commit on the writer thread: its input and its result. */
struct _BonesPending {
  GPtrArray *entries; /* of BonesEntry, owned */
  BonesGame *game;    /* the game after them */
  BonesNames *names;  /* NULL: the names stay as they are */

  GMutex lock; /* of what follows */
  GCond stored;
  gboolean is_over;
  GError *error; /* NULL: the entries are stored */
};

static void
pending_free (BonesPending *pending)
{
  g_clear_pointer (&pending->entries, g_ptr_array_unref);
  g_clear_pointer (&pending->names, bones_names_free);
  g_clear_error (&pending->error);
  g_mutex_clear (&pending->lock);
  g_cond_clear (&pending->stored);
  g_free (pending->game);
  g_free (pending);
}

void
bones_table_answer_by_itself (BonesTable *self)
{
  const BonesPlay *play = bones_replay_play (self->replay);

  while (play->stop == BONES_ASKING && play->prompt.app_draws && bones_app_answers (&play->prompt))
    {
      BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);

      entry->seq = bones_journal_length (self->journal) + 1;
      entry->at = g_get_real_time ();
      bones_app_answer (self->record, self->journal, play, &entry->answer);
      bones_journal_append (self->journal, entry);
      if (bones_replay_follow (self->replay, self->journal) != 0)
        g_assert_not_reached (); /* one of the cards that are left always fits */
    }
}

static gboolean
names_somebody (const BonesEntry *entry)
{
  for (guint i = 0; i < entry->n_changes; i++)
    switch ((BonesScope) entry->changes[i].scope)
      {
      case BONES_ADD_SHIP:
      case BONES_ADD_FLEET:
      case BONES_RENAME_SHIP:
      case BONES_RENAME_FLEET:
        return TRUE;
      default:
        break;
      }

  return entry->kind == BONES_ENTRY_UNDO || entry->kind == BONES_ENTRY_REDO
         || entry->kind == BONES_ENTRY_AMEND;
}

/* The names after the entries from @first on, or NULL if they have not changed. */
static BonesNames *
new_names (BonesTable *self, guint first)
{
  const BonesGame *game = &bones_replay_play (self->replay)->game;
  gboolean same = bones_words_names_all (self->setup, self->names, game, BONES_NOBODY);

  for (guint i = first; same && i < self->journal->entries->len; i++)
    same = !names_somebody (g_ptr_array_index (self->journal->entries, i));

  return same ? NULL : bones_words_names (self->setup, self->journal, game);
}

/* Removes the entries from @first on, as if they had never been appended. */
static void
retract_entries (BonesTable *self, guint first)
{
  bones_journal_retract (self->journal, self->journal->entries->len - first);
  bones_replay_follow (self->replay, self->journal);
}

static void
publish_commit (BonesTable *self, BonesNames *names, gint64 at)
{
  if (names != NULL)
    {
      bones_names_free (self->names);
      self->names = names;
    }

  self->record->played = at;
  bones_table_renew (self);
  if (self->record->paused != NULL || self->record->over)
    bones_store_rest (self->store);
  bones_table_emit_changed (self);
}

static gint64
last_time (const GPtrArray *entries)
{
  const BonesEntry *last = g_ptr_array_index (entries, entries->len - 1);

  return last->at;
}

/* The entries have been taken off again. If another window was faster, reads what it did. The
 * person who asked has to look again. */
static void
meet_failure (BonesTable *self, GError *local, GError **error)
{
  g_autoptr (GError) reading = NULL;

  bones_app_drop_seeds_after (self->record, bones_journal_length (self->journal));

  if (!g_error_matches (local, BONES_STORE_ERROR, BONES_STORE_ERROR_MOVED_ON))
    {
      g_propagate_error (error, local);
      return;
    }

  g_error_free (local);
  if (!bones_table_load (self, &reading))
    {
      g_propagate_error (error, g_steal_pointer (&reading));
      return;
    }

  bones_table_emit_changed (self);
  bones_table_refuse (
      error, BONES_TABLE_ERROR_STALE,
      g_strdup (_ ("Another window has changed this battle. It has been read again: look at it and "
                   "decide again.")));
}

static gboolean
commit_now (BonesTable *self, guint first, GError **error)
{
  g_autoptr (BonesNames) names = new_names (self, first);
  const GPtrArray *entries = self->journal->entries;
  const BonesLiveState live_state = { self->setup, names != NULL ? names : self->names,
                                      &bones_replay_play (self->replay)->game };
  GError *local = NULL;

  if (!bones_store_append (self->store, self->record->id,
                           (BonesEntry *const *) &entries->pdata[first], entries->len - first,
                           self->record->seeds, &live_state, &local))
    {
      retract_entries (self, first);
      meet_failure (self, local, error);
      return FALSE;
    }

  publish_commit (self, g_steal_pointer (&names), last_time (entries));
  return TRUE;
}

/* Runs on the writer thread. What it reads of the table does not change until the commit is over.
 */
static void
write_pending (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  BonesTable *self = source;
  BonesPending *pending = data;
  const BonesLiveState live_state = { self->setup,
                                      pending->names != NULL ? pending->names : self->names,
                                      pending->game };
  GError *error = NULL;

  bones_store_append (self->store, self->record->id, (BonesEntry *const *) pending->entries->pdata,
                      pending->entries->len, self->record->seeds, &live_state, &error);
  g_mutex_lock (&pending->lock);
  pending->error = error;
  pending->is_over = TRUE;
  g_cond_signal (&pending->stored);
  g_mutex_unlock (&pending->lock);
  g_task_return_boolean (task, TRUE);
}

static void
put_back (BonesTable *self, BonesPending *pending)
{
  const gint64 at = last_time (pending->entries);

  while (pending->entries->len > 0)
    bones_journal_append (self->journal, g_ptr_array_steal_index (pending->entries, 0));

  if (bones_replay_follow (self->replay, self->journal) != 0)
    g_assert_not_reached (); /* it was followed before */

  publish_commit (self, g_steal_pointer (&pending->names), at);
}

/* Reports the result of the commit. Handlers of "changed" may enter the next entry. */
static void
finish_commit (BonesTable *self)
{
  BonesPending *pending = g_steal_pointer (&self->pending);
  g_autoptr (GError) error = NULL;

  if (pending->error == NULL)
    put_back (self, pending);
  else
    {
      meet_failure (self, g_steal_pointer (&pending->error), &error);
      bones_table_emit_failed (self, error);
    }

  bones_table_notify_busy (self);
}

/* Runs on the main loop. bones_table_wait() may have finished the commit already. */
static void
commit_is_over (GObject *object, GAsyncResult *result, gpointer data)
{
  BonesTable *self = BONES_TABLE (object);

  if (self->pending == g_task_get_task_data (G_TASK (result)))
    finish_commit (self);
}

static void
commit_on_thread (BonesTable *self, guint first)
{
  const BonesGame *game = &bones_replay_play (self->replay)->game;
  const GPtrArray *entries = self->journal->entries;
  BonesPending *pending = g_new0 (BonesPending, 1);
  g_autoptr (GTask) task = g_task_new (self, NULL, commit_is_over, NULL);

  g_mutex_init (&pending->lock);
  g_cond_init (&pending->stored);
  pending->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  for (guint i = first; i < entries->len; i++)
    g_ptr_array_add (pending->entries, bones_entry_copy (g_ptr_array_index (entries, i)));

  pending->game = g_new (BonesGame, 1);
  bones_game_copy (pending->game, game);
  pending->names = new_names (self, first);
  retract_entries (self, first);

  self->pending = pending;
  bones_table_notify_busy (self);
  g_task_set_task_data (task, pending, (GDestroyNotify) pending_free);
  g_task_run_in_thread (task, write_pending);
}

/* Names are checked where fleets are; all other texts that people write are in an entry. */
static gboolean
check_text (const BonesEntry *entry, GError **error)
{
  const glong length = entry->text != NULL ? g_utf8_strlen (entry->text, -1) : 0;

  return length <= LONGEST_TEXT
         || bones_table_refuse (
             error, BONES_TABLE_ERROR_BAD_CHANGE,
             g_strdup_printf (_ ("A text has at most %d letters; this one has %d. Shorten it."),
                              LONGEST_TEXT, (int) length));
}

static gboolean
is_over (BonesTable *self)
{
  return bones_replay_play (self->replay)->game.over;
}

/* When a battle is over, everybody may see the seed. So a battle that goes on after its end was
 * taken back has another one. */
static gboolean
begin_seed (BonesTable *self, GError **error)
{
  BonesEntry *entry =
      bones_app_begin_seed (self->record, bones_journal_length (self->journal) + 1, error);

  if (entry == NULL)
    return FALSE;

  bones_journal_append (self->journal, entry);
  return bones_replay_follow (self->replay, self->journal) == 0;
}

gboolean
bones_table_enter (BonesTable *self, BonesEntry *entry, GError **error)
{
  const guint first = self->journal->entries->len;
  const gboolean was_over = is_over (self);
  guint32 misfit;

  if (!check_text (entry, error))
    {
      bones_entry_free (entry);
      return FALSE;
    }

  entry->seq = first + 1;
  entry->at = g_get_real_time ();
  bones_journal_append (self->journal, entry);
  misfit = bones_replay_follow (self->replay, self->journal);
  if (misfit != 0)
    {
      const BonesWordsContext context = bones_table_get_context (self);

      bones_table_refuse (
          error, BONES_TABLE_ERROR_MISFIT,
          bones_words_misfit (&context, self->journal, bones_replay_play (self->replay), misfit));
      retract_entries (self, first);
      return FALSE;
    }

  if (was_over && !is_over (self) && !begin_seed (self, error))
    {
      retract_entries (self, first);
      return FALSE;
    }

  bones_table_answer_by_itself (self);
  if (!self->threaded)
    return commit_now (self, first, error);

  commit_on_thread (self, first);
  return TRUE;
}

void
bones_table_wait (BonesTable *self)
{
  g_return_if_fail (BONES_IS_TABLE (self));

  while (self->pending != NULL)
    {
      BonesPending *pending = self->pending; /* its task lives until the main loop runs */

      g_mutex_lock (&pending->lock);
      while (!pending->is_over)
        g_cond_wait (&pending->stored, &pending->lock);

      g_mutex_unlock (&pending->lock);
      finish_commit (self);
    }
}
