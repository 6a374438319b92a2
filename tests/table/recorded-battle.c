/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "recorded-battle.h"

#include "envelope.h"

RecordedBattle
recorded_battle_open (const char *name)
{
  g_autofree char *path = g_build_filename (GAMES, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesEnvelope) envelope = NULL;
  RecordedBattle battle = { NULL };
  gint64 game;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, &error));
  envelope = bones_envelope_read (text, length, &error);
  g_assert_no_error (error);
  battle.store = bones_store_open (":memory:", &error);
  g_assert_no_error (error);
  game = bones_envelope_import_as_it_is (envelope, battle.store, &error);
  g_assert_no_error (error);
  battle.table = bones_table_open (battle.store, game, &error);
  g_assert_no_error (error);
  return battle;
}

void
recorded_battle_close (RecordedBattle *battle)
{
  g_object_unref (battle->table);
  bones_store_close (battle->store);
}
