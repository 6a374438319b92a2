/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "walk.h"

#include "table-play.h"

/* Entries that were taken back are left out, and amended answers are as amended, so the numbers of
 * the entries of the walk are not those of the battle. */
void
bones_walk (BonesTable *table, BonesRollNotes *rolls, BonesCourseNotes *course)
{
  const BonesSetup *setup = bones_table_get_setup (table);
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  g_autoptr (GPtrArray) list = bones_journal_to_play (bones_table_get_journal (table), owned);
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autoptr (BonesReplay) replay = bones_replay_new (setup);
  const BonesPlay *play = bones_replay_play (replay);

  for (guint i = 0; i < list->len; i++)
    {
      const BonesEntry *entry = g_ptr_array_index (list, i);
      BonesEntry *copy = bones_entry_copy (entry);
      const guint first = bones_replay_events (replay)->len;

      if (rolls != NULL)
        bones_roll_notes_before (rolls, entry->seq, entry, play);

      copy->seq = i + 1;
      bones_journal_append (journal, copy);
      if (entry->kind == BONES_ENTRY_NOTE) /* it changes nothing, and there may be thousands */
        continue;

      if (bones_replay_follow (replay, journal) != 0)
        return;

      if (rolls != NULL)
        bones_roll_notes_after (rolls, bones_replay_events (replay), first);
      if (course != NULL)
        bones_course_notes_after (course, entry->seq, &play->game);
    }
}
