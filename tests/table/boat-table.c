/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "boat-table.h"
#include "table-play.h"

static const guint8 seed[32] = "a seed that never changes, 32 by";

static void
add_fleet (GPtrArray *rosters, const char *name, const char *one, const char *two)
{
  BonesRoster *roster = bones_roster_new (name);

  bones_roster_add (roster, one, "boat", FALSE);
  bones_roster_add (roster, two, "boat", FALSE);
  g_ptr_array_add (rosters, roster);
}

BoatGame *
boat_game_new (void)
{
  BoatGame *self = g_new0 (BoatGame, 1);

  self->rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  add_fleet (self->rosters, "Red", "Fury", "Swift");
  add_fleet (self->rosters, "Blue", "Gull", "Tern");
  self->game = (BonesNewGame){ .ruleset = "null", .rosters = self->rosters, .seed = seed };
  return self;
}

void
boat_game_free (BoatGame *self)
{
  g_ptr_array_unref (self->rosters);
  g_free (self);
}

BonesStore *
boat_store (void)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store = bones_store_open (":memory:", &error);

  g_assert_no_error (error);
  return store;
}

BonesTable *
boat_table (BonesStore *store)
{
  g_autoptr (BoatGame) game = boat_game_new ();
  g_autoptr (GError) error = NULL;
  BonesTable *table = bones_table_new (store, &game->game, &error);

  g_assert_no_error (error);
  return table;
}

BonesTable *
boat_table_begun (BonesStore *store, guint luck)
{
  BonesTable *table = boat_table (store);

  for (guint fleet = 0; fleet < 2; fleet++)
    boat_answer (table, luck);

  boat_assert_asked (table, NULL);
  return table;
}

void
boat_fixture_set_up (BoatFixture *self, gconstpointer luck)
{
  self->store = boat_store ();
  self->table = boat_table_begun (self->store, GPOINTER_TO_UINT (luck));
}

void
boat_fixture_tear_down (BoatFixture *self, gconstpointer data)
{
  g_object_unref (self->table);
  bones_store_close (self->store);
}

void
boat_start (BonesTable *table, guint verb, guint ship)
{
  const BonesAction action = { (guint16) verb, (guint16) ship, BONES_NO_SHIP, BONES_NOBODY };
  g_autoptr (GError) error = NULL;

  bones_table_start (table, &action, &error);
  g_assert_no_error (error);
}

static void
answer (BonesTable *table, guint n, const guint16 *values)
{
  g_autoptr (GError) error = NULL;

  bones_table_answer (table, BONES_FROM_TABLE, n, values, &error);
  g_assert_no_error (error);
}

void
boat_answer (BonesTable *table, guint value)
{
  const guint16 values[] = { (guint16) value };

  answer (table, 1, values);
}

void
boat_type (BonesTable *table, guint one, guint two)
{
  const guint16 values[] = { (guint16) one, (guint16) two };

  answer (table, 2, values);
}

void
boat_roll (BonesTable *table)
{
  g_autoptr (GError) error = NULL;

  bones_table_roll (table, &error);
  g_assert_no_error (error);
}

void
boat_keep (BonesTable *table)
{
  if (bones_table_get_play (table)->stop == BONES_ASKING
      && bones_table_get_play (table)->prompt.kind == BONES_ASK_REROLL)
    boat_answer (table, BONES_REROLL_KEEP);
}

void
boat_take_aim (BonesTable *table, guint ship, guint other)
{
  if (boat_state (table)->tracks[NULL_SIGHT] == 0)
    boat_start (table, NULL_DRAW, BONES_NO_SHIP);

  boat_start (table, NULL_SHOOT, ship);
  boat_answer (table, other);
  boat_answer (table, TRUE);
  boat_assert_asked (table, "shot");
}

const BonesGame *
boat_state (BonesTable *table)
{
  return &bones_table_get_play (table)->game;
}

void
boat_assert_asked (BonesTable *table, const char *what)
{
  const BonesPlay *play = bones_table_get_play (table);

  g_assert_cmpint (play->stop, ==, what != NULL ? BONES_ASKING : BONES_DONE);
  if (what != NULL)
    g_assert_cmpstr (play->prompt.what, ==, what);
}

void
boat_assert_stored (BonesTable *table, BonesStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesTable) again = bones_table_open (store, bones_table_get_id (table), &error);
  const BonesPlay *live = bones_table_get_play (table), *read;

  g_assert_no_error (error);
  read = bones_table_get_play (again);
  g_assert_null (bones_table_get_misfit (again));
  g_assert_cmpuint (bones_table_get_seq (again), ==, bones_table_get_seq (table));
  g_assert_true (bones_game_equal (&read->game, &live->game));
  g_assert_cmpint (read->stop, ==, live->stop);
  if (live->stop == BONES_ASKING)
    g_assert_true (bones_key_equal (&read->prompt.key, &live->prompt.key));
}

char *
boat_log (BonesTable *table)
{
  g_autoptr (GPtrArray) lines = bones_view_log (table, BONES_NOBODY);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (lines, i);
      const char *mark = line->undone ? "~" : line->heading ? "#" : "";

      g_string_append_printf (out, "%s%s%s%s%s%s\n", mark, line->dice != NULL ? line->dice : "",
                              line->corrected ? "°"
                              : line->typed   ? "*"
                                              : "",
                              line->dice != NULL ? " " : "", line->text, line->undone ? "~" : "");
    }

  return g_string_free (out, FALSE);
}
