/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "progress.h"

#include "table.h"

guint64
bones_progress_done (const BonesJournal *journal, guint ship)
{
  guint64 done = 0;

  g_return_val_if_fail (journal != NULL, 0);

  for (guint i = journal->effective->len; i-- > 0;)
    {
      const BonesEntry *entry =
          bones_journal_entry (journal, g_array_index (journal->effective, guint32, i));

      if (entry->kind != BONES_ENTRY_ACTION)
        continue;

      if (entry->action.ship != ship)
        break;

      done |= G_GUINT64_CONSTANT (1) << entry->action.verb;
    }
  return done;
}

guint32
bones_progress_round_start (const BonesJournal *journal, const GPtrArray *log)
{
  const GArray *effective;
  guint32 start = 0;

  g_return_val_if_fail (journal != NULL && log != NULL, 0);

  effective = journal->effective;
  for (guint i = log->len; i-- > 0 && start == 0;)
    {
      const BonesLogLine *line = g_ptr_array_index (log, i);

      if (line->heading && !line->undone)
        start = line->seq;
    }
  return effective->len > 0 && g_array_index (effective, guint32, effective->len - 1) > start
             ? start
             : 0;
}
