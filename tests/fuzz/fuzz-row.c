/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Rows of a journal, a column a line, "-" for NULL, rows one after the other: what makes entries is
 * written as it was read, and is played after the battle RECORDED as far as it fits.
 */

#include "fuzz.h"

#include "envelope.h"
#include "row.h"

#include <string.h>

static BonesEnvelope *
read_battle (void)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (RECORDED, &text, &length, NULL));
  return bones_envelope_read (text, length, NULL);
}

/* A column is what the layout says, a number or a text; SQLite sees to that. */
static BonesValue
read_value (const char *line, guint column)
{
  const guint numbers = 1u << BONES_ROW_SEQ | 1u << BONES_ROW_AT | 1u << BONES_ROW_SHIP
                        | 1u << BONES_ROW_OTHER | 1u << BONES_ROW_FLEET | 1u << BONES_ROW_REFERS
                        | 1u << BONES_ROW_AGREED | 1u << BONES_ROW_SUBJECT
                        | 1u << BONES_ROW_ORDINAL;

  if (g_str_equal (line, "-"))
    return BONES_NULL;

  return (numbers >> column & 1) != 0 ? BONES_INT (g_ascii_strtoll (line, NULL, 10))
                                      : bones_value_text (line);
}

/* An entry is written as a row that makes the same row again. */
static void
check_row (const BonesSetup *setup, const BonesEntry *entry)
{
  BonesRow once, twice;
  BonesEntry *again;
  guint column;

  bones_row_init (&once, setup, entry);
  again = bones_row_to_entry (once.columns, setup, &column);
  if (again != NULL)
    {
      bones_row_init (&twice, setup, again);
      for (guint i = 0; i < BONES_ROW_COLUMNS; i++)
        g_assert_true (once.columns[i].type != BONES_TEXT
                       || g_str_equal (once.columns[i].data, twice.columns[i].data));

      bones_row_clear (&twice);
      bones_entry_free (again);
    }

  bones_row_clear (&once);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  static BonesEnvelope *battle;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autoptr (BonesReplay) replay = NULL;
  const guint n = g_strv_length (lines);

  if (battle == NULL)
    battle = read_battle ();

  replay = bones_replay_new (battle->setup);
  for (guint row = 0; row + BONES_ROW_COLUMNS <= n; row += BONES_ROW_COLUMNS)
    {
      BonesValue columns[BONES_ROW_COLUMNS];
      BonesEntry *entry;
      guint column;

      for (guint i = 0; i < BONES_ROW_COLUMNS; i++)
        columns[i] = read_value (lines[row + i], i);

      entry = bones_row_to_entry (columns, battle->setup, &column);
      if (entry == NULL)
        continue;

      check_row (battle->setup, entry);
      entry->seq = bones_journal_length (journal) + 1;
      bones_journal_append (journal, entry);
      if (bones_replay_follow (replay, journal) != 0)
        break;
    }

  return 0;
}
