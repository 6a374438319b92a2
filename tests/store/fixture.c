/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

void
fixture_set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = folder_new ();
  fixture->path = folder_file (fixture->folder, "battles.db");
  fixture->store = bones_store_open (fixture->path, &error);
  g_assert_no_error (error);
}

void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  bones_store_close (fixture->store);
  folder_free (fixture->folder);
  g_free (fixture->path);
}

void
fixture_reopen (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  bones_store_close (fixture->store);
  fixture->store = bones_store_open (fixture->path, &error);
  g_assert_no_error (error);
}

void
fixture_add (Fixture *fixture, Battle *battle)
{
  g_autoptr (GError) error = NULL;

  battle_add (battle, fixture->store, &error);
  g_assert_no_error (error);
}

void
fixture_keep (Battle *battle)
{
  g_autoptr (GError) error = NULL;

  battle_keep (battle, &error);
  g_assert_no_error (error);
}
