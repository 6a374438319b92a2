/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "boats.h"
#include "replay.h"

#include <string.h>

/* A punt is poled; a raft cannot be rowed. */
#define CONTENT                                                                                    \
  "{'range': <int64 3>, 'boats': <[<{'id': <'punt'>, 'name': <'Punt'>, 'rowed': <'Poled'>}>,"      \
  " <{'id': <'raft'>, 'name': <'Raft'>}>]>}"

static BonesSetup *
make_setup (guint n)
{
  g_autoptr (GVariant) content = g_variant_ref_sink (g_variant_new_parsed (CONTENT));
  g_autoptr (GError) error = NULL;
  BonesSetup *setup = bones_setup_new (&bones_null, bones_null.content_new (content, &error));

  g_assert_no_error (error);
  for (guint fleet = 0; fleet < 2; fleet++)
    {
      BonesRoster *roster = bones_roster_new (fleet == 0 ? "Red" : "Blue");

      for (guint i = 0; i < n; i++)
        bones_roster_add (roster, NULL, "boat", FALSE);

      g_ptr_array_add (setup->rosters, roster);
    }

  return setup;
}

Boats *
boats_new (guint n, guint luck)
{
  Boats *boats = g_new0 (Boats, 1);

  boats->setup = make_setup (n);
  boats->journal = bones_journal_new ();
  boats->replay = bones_replay_new (boats->setup);
  boats_start (boats, NULL_BEGIN, BONES_NO_SHIP);
  boats_answer_one (boats, luck);
  boats_answer_one (boats, luck);
  return boats;
}

void
boats_free (Boats *boats)
{
  bones_replay_free (boats->replay);
  bones_journal_free (boats->journal);
  bones_setup_free (boats->setup);
  g_free (boats);
}

const BonesPlay *
boats_play (Boats *boats)
{
  return bones_replay_play (boats->replay);
}

guint32
boats_next (Boats *boats)
{
  return bones_journal_length (boats->journal) + 1;
}

guint32
boats_append (Boats *boats, BonesEntry *entry)
{
  entry->seq = boats_next (boats);
  bones_journal_append (boats->journal, entry);
  return bones_replay_follow (boats->replay, boats->journal);
}

void
boats_start (Boats *boats, guint verb, guint ship)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ACTION);

  entry->action.verb = verb;
  entry->action.ship = ship;
  g_assert_cmpuint (boats_append (boats, entry), ==, 0);
}

void
boats_answer (Boats *boats, guint n, const guint16 *values)
{
  const BonesAsk *prompt = &boats_play (boats)->prompt;
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);

  g_assert_cmpint (boats_play (boats)->stop, ==, BONES_ASKING);
  entry->answer.key = prompt->key;
  entry->answer.kind = prompt->kind;
  entry->answer.n = n;
  memcpy (entry->answer.values, values, n * sizeof *values);
  g_assert_cmpint (bones_answer_fits (prompt, &entry->answer), ==, BONES_FITS);
  g_assert_cmpuint (boats_append (boats, entry), ==, 0);
}

void
boats_answer_one (Boats *boats, guint value)
{
  const guint16 values[] = { value };

  boats_answer (boats, 1, values);
}

void
boats_override (Boats *boats, guint ship, guint track, guint value)
{
  const BonesChange change = { BONES_SET_SHIP, track, ship, FALSE, value };
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_OVERRIDE);

  entry->changes = g_memdup2 (&change, sizeof change);
  entry->n_changes = 1;
  g_assert_cmpuint (boats_append (boats, entry), ==, 0);
}

static void
go_to (Boats *boats, BonesEntryKind kind, guint32 seq)
{
  BonesEntry *entry = bones_entry_new (kind);

  entry->to = seq;
  g_assert_cmpuint (boats_append (boats, entry), ==, 0);
}

void
boats_undo_before (Boats *boats, guint32 seq)
{
  go_to (boats, BONES_ENTRY_UNDO, seq - 1);
}

gboolean
boats_undo (Boats *boats)
{
  const GArray *effective = boats->journal->effective;

  if (effective->len == 0)
    return FALSE;

  boats_undo_before (boats, g_array_index (effective, guint32, effective->len - 1));
  return TRUE;
}

gboolean
boats_redo (Boats *boats)
{
  const GArray *undone = boats->journal->undone;

  if (undone->len == 0)
    return FALSE;

  go_to (boats, BONES_ENTRY_REDO, g_array_index (undone, guint32, undone->len - 1));
  return TRUE;
}

/* Compares fields, because there are holes between them. */
static void
assert_alike (const BonesEvent *a, const BonesEvent *b)
{
  g_assert_cmpstr (a->what, ==, b->what);
  g_assert_cmpstr (a->rule, ==, b->rule);
  g_assert_cmpuint (a->ship, ==, b->ship);
  g_assert_cmpuint (a->other, ==, b->other);
  g_assert_cmpuint (a->fleet, ==, b->fleet);
  g_assert_cmpuint (a->marker, ==, b->marker);
  g_assert_cmpuint (a->cursor, ==, b->cursor);
  g_assert_cmpmem (a->values, sizeof a->values, b->values, sizeof b->values);
}

void
boats_assert_events (const GArray *a, const GArray *b)
{
  g_assert_cmpuint (a->len, <=, b->len);
  for (guint i = 0; i < a->len; i++)
    assert_alike (&g_array_index (a, BonesEvent, i), &g_array_index (b, BonesEvent, i));
}

void
boats_assert_replay_is_live (Boats *boats)
{
  g_autoptr (BonesReplay) fresh = bones_replay_new (boats->setup);
  const GArray *live_events = bones_replay_events (boats->replay), *events;
  const BonesPlay *live = boats_play (boats), *play;

  g_assert_cmpuint (bones_replay_follow (fresh, boats->journal), ==, 0);
  play = bones_replay_play (fresh);
  events = bones_replay_events (fresh);
  g_assert_cmpint (play->stop, ==, live->stop);
  g_assert_true (bones_game_equal (&play->game, &live->game));
  g_assert_cmpuint (events->len, ==, live_events->len);
  boats_assert_events (events, live_events);
  if (play->stop == BONES_ASKING)
    g_assert_true (bones_key_equal (&play->prompt.key, &live->prompt.key));
}
