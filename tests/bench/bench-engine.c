/* SPDX-License-Identifier: GPL-3.0-or-later */

/* usage: bench-engine [RULESET FLEETS SHIPS]
 *
 * What the engine costs: following a battle entry by entry, opening it again, undo and redo, the
 * app’s dice. Prints figures and asserts none: they depend on the machine. With arguments, one
 * battle of so many fleets of so many ships. */

#include "drift.h"
#include "faces.h"
#include "replay.h"

#include <stdlib.h>
#include <string.h>

#define ENTRIES 10000
#define AGAIN 30 /* the best of so many */

static gdouble
seconds (void)
{
  return (gdouble) g_get_monotonic_time () / G_USEC_PER_SEC;
}

/* A copy of @line up to entry @n, as if just read from a file. */
static BonesJournal *
copy_journal (const BonesJournal *line, guint n)
{
  BonesJournal *copy = bones_journal_new ();

  for (guint32 seq = 1; seq <= n; seq++)
    bones_journal_append (copy, bones_entry_copy (bones_journal_entry (line, seq)));

  return copy;
}

/* Entry by entry, as it is played: what each costs after it was made. */
static gdouble
time_live (const Drift *drift)
{
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autoptr (BonesReplay) replay = bones_replay_new (drift->setup);
  const guint n = bones_journal_length (drift->journal);
  const gdouble start = seconds ();

  for (guint32 seq = 1; seq <= n; seq++)
    {
      bones_journal_append (journal, bones_entry_copy (bones_journal_entry (drift->journal, seq)));
      bones_replay_follow (replay, journal);
    }

  return seconds () - start;
}

static gdouble
time_replay (const Drift *drift)
{
  g_autoptr (BonesReplay) replay = bones_replay_new (drift->setup);
  const gdouble start = seconds ();

  bones_replay_follow (replay, drift->journal);
  return seconds () - start;
}

static void
undo_to (BonesJournal *journal, BonesReplay *replay, BonesEntryKind kind, guint32 to)
{
  BonesEntry *entry = bones_entry_new (kind);

  entry->seq = bones_journal_length (journal) + 1;
  entry->to = to;
  bones_journal_append (journal, entry);
  bones_replay_follow (replay, journal);
}

/* The last hundred entries back and forth, one by one: seconds for one step. */
static gdouble
time_undo (const Drift *drift)
{
  const guint n = bones_journal_length (drift->journal), steps = MIN (100, n - 1);
  g_autoptr (BonesJournal) journal = copy_journal (drift->journal, n);
  g_autoptr (BonesReplay) replay = bones_replay_new (drift->setup);
  gdouble start;

  bones_replay_follow (replay, journal);
  start = seconds ();
  for (guint i = 1; i <= steps; i++)
    undo_to (journal, replay, BONES_ENTRY_UNDO, n - i);

  for (guint i = steps; i > 0; i--)
    undo_to (journal, replay, BONES_ENTRY_REDO, n - i + 1);

  return (seconds () - start) / (2 * steps);
}

static gdouble
best_of (gdouble (*time) (const Drift *drift), const Drift *drift)
{
  gdouble best = G_MAXDOUBLE;

  for (guint i = 0; i < AGAIN; i++)
    best = MIN (best, time (drift));

  return best;
}

static void
print_battle (const char *id, guint n_fleets, guint n_ships)
{
  g_autoptr (Drift) drift = drift_new (id, n_fleets, n_ships, 1718);
  guint n, actions = 0;
  gdouble live, replay, undo;

  if (drift == NULL)
    return;

  while (bones_journal_length (drift->journal) < ENTRIES && drift_on (drift))
    ;

  n = bones_journal_length (drift->journal);
  for (guint32 seq = 1; seq <= n; seq++)
    actions += bones_journal_entry (drift->journal, seq)->kind == BONES_ENTRY_ACTION;

  live = best_of (time_live, drift);
  replay = best_of (time_replay, drift);
  undo = best_of (time_undo, drift);
  g_print ("%s, %u fleets of %u: %u entries, %u actions, %u events, %zu bytes of state\n", id,
           n_fleets, n_ships, n, actions, bones_replay_events (drift->replay)->len,
           bones_game_size (&bones_replay_play (drift->replay)->game));
  g_print ("  live    %8.2f us an entry\n", live * 1e6 / n);
  g_print ("  replay  %8.2f us an entry, %.0f a second: %u in %.1f ms\n", replay * 1e6 / n,
           n / replay, ENTRIES, replay * ENTRIES / n * 1e3);
  g_print ("  undo    %8.2f us a step back or forth\n", undo * 1e6);
}

static void
print_dice (guint dice, guint sides)
{
  const guint rolls = 20000;
  const guint8 key[BONES_KEY_BYTES] = "bench";
  guint16 faces[BONES_MAX_VALUES];
  const gdouble start = seconds ();

  for (guint i = 0; i < rolls; i++)
    bones_faces_roll (key, &(BonesFaceName){ "BS-DMG-2", BONES_STREAM_PLAY, i, 0, 0 }, dice, sides,
                      faces);

  g_print ("app dice, %u of %u sides: %.2f us\n", dice, sides, (seconds () - start) * 1e6 / rolls);
}

int
main (int argc, char **argv)
{
  if (argc > 3)
    {
      print_battle (argv[1], (guint) atoi (argv[2]), (guint) atoi (argv[3]));
      return 0;
    }

  print_battle ("null", 2, 8);
  print_battle ("black-spot", 2, 12);
  print_battle ("black-spot", 4, 64);
  print_battle ("man-o-war", 2, 12);
  print_battle ("man-o-war", 2, 64);
  print_dice (2, 6);
  print_dice (64, 6);
  return 0;
}
