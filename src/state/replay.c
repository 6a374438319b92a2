/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "replay.h"

#include "change.h"

#include <string.h>

/* To keep the state before a step takes about as long as to run it. Where many are run at once, few
 * are taken back. */
#define NEAR_END 128 /* of the last so many entries, the state before every step is kept, */
#define EVERY 16     /* before those, that of one in so many; those after it can be run again */

/* A step is an action with its entries, or the entries that were recorded while no action was open.
 */
typedef struct {
  guint first;    /* its first entry in list */
  guint n_events; /* number of events before it */
  guint n_undo;   /* bytes in undo that lead from the state before it to those before, if it is */
  gboolean kept;  /* the state before it is kept */
} Step;

struct _BonesReplay {
  const BonesSetup *setup;
  BonesPlay *play;
  GArray *events; /* of BonesEvent */

  GArray *followed;   /* of guint32: the numbers of the entries in list */
  GPtrArray *list;    /* of BonesEntry, borrowed from the journal, or from amended */
  GPtrArray *amended; /* of BonesEntry, owned */

  GArray *steps;  /* of Step */
  gboolean open;  /* the last step is an action that has not ended */
  gboolean due;   /* and it has entries that have not been run yet */
  gboolean begun; /* and it has been run: the play's game is no longer the state before it */
  guint32 misfit; /* the number of the entry that does not fit, or 0 */

  guint total;       /* the number of entries that list will have */
  guint kept_until;  /* of so many entries, the state before every step is kept */
  guint since_kept;  /* the number of steps since the last one that has the state before it */
  BonesGame *before; /* the state before the last step that has it; at first that of the start */
  GByteArray *undo;  /* leads from there to the states before all other steps that have it */
};

BonesReplay *
bones_replay_new (const BonesSetup *setup)
{
  BonesReplay *self = g_new0 (BonesReplay, 1);

  g_return_val_if_fail (setup != NULL, NULL);

  self->setup = setup;
  self->play = bones_play_new (setup->ruleset, setup);
  self->play->names_choices = TRUE;
  self->events = g_array_new (FALSE, FALSE, sizeof (BonesEvent));
  self->followed = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->list = g_ptr_array_new ();
  self->amended = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  self->undo = g_byte_array_new ();
  self->before = g_new0 (BonesGame, 1);
  bones_setup_game (setup, self->before);
  bones_game_copy (&self->play->game, self->before);
  return self;
}

void
bones_replay_free (BonesReplay *self)
{
  if (self == NULL)
    return;

  g_free (self->before);
  g_byte_array_unref (self->undo);
  g_array_unref (self->steps);
  g_ptr_array_unref (self->amended);
  g_ptr_array_unref (self->list);
  g_array_unref (self->followed);
  g_array_unref (self->events);
  bones_play_free (self->play);
  g_free (self);
}

static Step *
last_step (BonesReplay *self)
{
  return &g_array_index (self->steps, Step, self->steps->len - 1);
}

static guint32
number_at (const BonesReplay *self, guint i)
{
  const BonesEntry *entry = g_ptr_array_index (self->list, MIN (i, self->list->len - 1));

  return entry->seq;
}

/* Collects the events of the run so far, each with the number of the entry that it follows. */
static void
take_events (BonesReplay *self, const Step *step)
{
  g_array_set_size (self->events, step->n_events);
  g_array_append_vals (self->events, self->play->events->data, self->play->events->len);
  for (guint i = step->n_events; i < self->events->len; i++)
    {
      BonesEvent *event = &g_array_index (self->events, BonesEvent, i);

      event->cursor = number_at (self, step->first + event->cursor - 1);
    }
}

/* Runs the last step with all its entries; returns FALSE if one of them does not fit. */
static gboolean
run_last (BonesReplay *self)
{
  const Step *step = last_step (self);
  BonesStop stop;

  stop = bones_play_run (self->play, self->begun ? self->before : &self->play->game,
                         (BonesEntry *const *) &self->list->pdata[step->first],
                         self->list->len - step->first);
  self->begun = TRUE;
  self->due = FALSE;
  self->open = stop == BONES_ASKING;
  take_events (self, step);
  if (stop != BONES_MISFIT)
    return TRUE;

  self->misfit = number_at (self, step->first + self->play->cursor);
  return FALSE;
}

static void
begin_step (BonesReplay *self, guint first, gboolean keep)
{
  Step step = { .first = first, .n_events = self->events->len, .kept = keep };

  if (keep)
    bones_game_follow (self->before, &self->play->game, self->undo);

  self->since_kept = keep ? 1 : self->since_kept + 1;
  step.n_undo = self->undo->len;
  g_array_append_val (self->steps, step);
  self->begun = FALSE;
}

static gboolean
is_to_be_kept (const BonesReplay *self, guint first)
{
  return first + NEAR_END >= self->total || first < self->kept_until || self->since_kept >= EVERY;
}

static gboolean
misfit_at_last (BonesReplay *self)
{
  self->play->stop = BONES_MISFIT;
  self->play->fit = BONES_NOT_OPEN;
  self->play->prompt = (BonesAsk){ 0 };
  self->misfit = number_at (self, self->list->len - 1);
  return FALSE;
}

/* Adds a step for an entry that is recorded while no action is open. */
static gboolean
append_alone (BonesReplay *self, const BonesEntry *entry)
{
  begin_step (self, self->list->len - 1, TRUE);
  self->play->stop = BONES_DONE;
  if (entry->kind != BONES_ENTRY_OVERRIDE && entry->kind != BONES_ENTRY_OPTION)
    return TRUE;

  if (bones_entry_apply (self->setup, &self->play->game, entry) == BONES_CHANGE_FITS)
    return TRUE;

  bones_game_copy (&self->play->game, self->before);
  return misfit_at_last (self);
}

/* Drops step @step and all that follow, with their entries, and those before it up to one whose
 * state is kept. */
static void
go_back_to (BonesReplay *self, guint step)
{
  const Step *first;

  if (step >= self->steps->len)
    return;

  while (!g_array_index (self->steps, Step, step).kept)
    step--;

  first = &g_array_index (self->steps, Step, step);
  bones_game_go_back (self->before, self->undo, first->n_undo);
  bones_game_copy (&self->play->game, self->before);
  self->play->stop = BONES_DONE;
  g_array_set_size (self->play->events, 0);
  g_array_set_size (self->events, first->n_events);
  g_ptr_array_set_size (self->list, (gint) first->first);
  g_array_set_size (self->followed, first->first);
  g_byte_array_set_size (self->undo, first->n_undo);
  g_array_set_size (self->steps, step);
  self->open = self->due = FALSE;
}

/* Runs what has not been run. If the last action has not ended, it will be run again, so the state
 * before it is needed: if it was not kept, goes back, and the entries that are gone from the list
 * are to be added again. Returns FALSE if one does not fit. */
static gboolean
catch_up (BonesReplay *self)
{
  if (self->due && !run_last (self))
    return FALSE;

  if (self->open && !last_step (self)->kept)
    {
      self->kept_until = self->list->len;
      go_back_to (self, self->steps->len - 1);
    }

  return TRUE;
}

/* Adds @entry, the next of the effective list, or goes back so that another one is next; returns
 * FALSE if it cannot follow the entries before. */
static gboolean
append_entry (BonesReplay *self, BonesEntry *entry)
{
  const guint n = self->list->len;

  if (entry->kind != BONES_ENTRY_ANSWER && !catch_up (self))
    return FALSE;

  if (self->list->len < n)
    return TRUE;

  g_ptr_array_add (self->list, entry);
  g_array_append_val (self->followed, entry->seq);
  if (self->open)
    {
      self->due = TRUE;
      return TRUE;
    }

  if (entry->kind == BONES_ENTRY_ANSWER)
    return misfit_at_last (self);

  if (entry->kind != BONES_ENTRY_ACTION)
    return append_alone (self, entry);

  begin_step (self, self->list->len - 1, is_to_be_kept (self, self->list->len - 1));
  self->open = self->due = TRUE;
  return TRUE;
}

static void
start_again (BonesReplay *self)
{
  go_back_to (self, 0);
  g_ptr_array_set_size (self->list, 0); /* an entry that does not fit may be in no step */
  g_array_set_size (self->followed, 0);
  g_ptr_array_set_size (self->amended, 0);
  self->play->stop = BONES_DONE;
}

/* Goes back to the step with entry @keep of the list, and drops all entries from @keep on: if the
 * step is cut, the rest of it is run again. */
static void
go_back (BonesReplay *self, guint keep)
{
  guint step = self->steps->len;

  while (step > 0 && g_array_index (self->steps, Step, step - 1).first >= keep)
    step--;

  if (step > 0
      && (step == self->steps->len || g_array_index (self->steps, Step, step).first > keep))
    step--;

  go_back_to (self, step);
}

/* Returns how many entries two effective lists of one journal share. The entries before an
 * effective entry never change, so if two numbers are equal, all before them are. */
static guint
count_alike (const GArray *a, const GArray *b)
{
  const guint32 *x = (const guint32 *) a->data, *y = (const guint32 *) b->data;
  guint n = MIN (a->len, b->len);

  while (n > 0 && x[n - 1] != y[n - 1])
    n--;

  return n;
}

/* Returns whether an amendment is among the changed entries: it changes what was played before. */
static gboolean
changes_played_answer (const BonesReplay *self, const BonesJournal *journal)
{
  const guint alike = count_alike (self->followed, journal->effective);

  if (journal->n_amendments == 0)
    return FALSE;

  if (alike < self->followed->len)
    return TRUE;

  for (guint i = alike; i < journal->effective->len; i++)
    {
      const guint32 seq = g_array_index (journal->effective, guint32, i);

      if (bones_journal_entry (journal, seq)->kind == BONES_ENTRY_AMEND)
        return TRUE;
    }

  return FALSE;
}

/* Adds the entries of the effective list that are not there yet: those of @amended, unless it is
 * NULL. Returns FALSE if one does not fit. */
static gboolean
take_all (BonesReplay *self, const BonesJournal *journal, const GPtrArray *amended)
{
  self->total = journal->effective->len;
  self->kept_until = 0;
  self->since_kept = EVERY; /* so that nothing goes back to what was amended and played before */
  do
    {
      while (self->list->len < self->total)
        {
          const guint i = self->list->len;
          const guint32 seq = g_array_index (journal->effective, guint32, i);

          if (!append_entry (self, amended != NULL ? g_ptr_array_index (amended, i)
                                                   : g_ptr_array_index (journal->entries, seq - 1)))
            return FALSE;
        }

      if (!catch_up (self))
        return FALSE;
    }
  while (self->list->len < self->total);

  return TRUE;
}

/* Lets amendments have the ids of their choices, which the answers in their place got. */
static void
name_amendments (const BonesReplay *self, const BonesJournal *journal)
{
  for (guint i = 0; i < journal->effective->len; i++)
    {
      const guint32 seq = g_array_index (journal->effective, guint32, i);
      BonesEntry *amendment = g_ptr_array_index (journal->entries, seq - 1);

      for (guint j = 0; amendment->kind == BONES_ENTRY_AMEND && j < self->amended->len; j++)
        {
          const BonesEntry *amended = g_ptr_array_index (self->amended, j);

          if (amended->seq == amendment->to && amended->answer.said != NULL
              && amendment->answer.said == NULL
              && memcmp (amended->answer.values, amendment->answer.values,
                         sizeof amendment->answer.values)
                     == 0)
            amendment->answer = amended->answer;
        }
    }
}

/* An amendment changes what was played long ago, so everything is played again. */
static gboolean
play_amended (BonesReplay *self, const BonesJournal *journal)
{
  g_autoptr (GPtrArray) amended =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  g_autoptr (GPtrArray) to_play = bones_journal_to_play (journal, amended);
  gboolean fits;

  start_again (self);
  g_ptr_array_extend_and_steal (self->amended, g_steal_pointer (&amended));
  fits = take_all (self, journal, to_play);
  name_amendments (self, journal);
  return fits;
}

static gboolean
play_on (BonesReplay *self, const BonesJournal *journal)
{
  const guint alike = count_alike (self->followed, journal->effective);

  if (alike < self->followed->len)
    go_back (self, alike);

  return take_all (self, journal, NULL);
}

guint32
bones_replay_follow (BonesReplay *self, const BonesJournal *journal)
{
  g_return_val_if_fail (self != NULL && journal != NULL, 0);

  if (self->misfit != 0)
    start_again (self);

  self->misfit = 0;
  if (changes_played_answer (self, journal))
    play_amended (self, journal);
  else
    play_on (self, journal);

  return self->misfit;
}

static gboolean
goes_back_or_forth (const BonesEntry *entry)
{
  return entry->kind == BONES_ENTRY_UNDO || entry->kind == BONES_ENTRY_REDO;
}

guint32
bones_replay_follow_all (BonesReplay *self, const BonesJournal *journal)
{
  g_autoptr (BonesJournal) growing = bones_journal_new_borrowing ();
  gboolean played = TRUE;

  g_return_val_if_fail (self != NULL && journal != NULL, 0);

  for (guint i = 0; i < journal->entries->len; i++)
    {
      BonesEntry *entry = g_ptr_array_index (journal->entries, i);
      const gboolean back = goes_back_or_forth (entry);

      if (back && !played && bones_replay_follow (self, growing) != 0)
        return self->misfit;

      played = back;
      bones_journal_append (growing, entry);
    }

  return bones_replay_follow (self, growing);
}

guint32
bones_replay_name_choices (const BonesSetup *setup, BonesJournal *journal)
{
  g_autoptr (BonesReplay) replay = NULL;
  g_autoptr (BonesJournal) growing = bones_journal_new ();
  guint32 misfit = 0;

  g_return_val_if_fail (setup != NULL && journal != NULL, 0);

  replay = bones_replay_new (setup);
  for (guint i = 0; misfit == 0 && i < journal->entries->len; i++)
    {
      bones_journal_append (growing, bones_entry_copy (g_ptr_array_index (journal->entries, i)));
      misfit = bones_replay_follow (replay, growing);
    }

  for (guint i = 0; i < growing->entries->len; i++)
    {
      const BonesEntry *met = g_ptr_array_index (growing->entries, i);
      BonesEntry *entry = g_ptr_array_index (journal->entries, i);

      entry->answer = met->answer;
    }

  return misfit;
}

const BonesPlay *
bones_replay_play (const BonesReplay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->play;
}

const BonesGame *
bones_replay_before (const BonesReplay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->open ? self->before : &self->play->game;
}

const GArray *
bones_replay_events (const BonesReplay *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->events;
}
