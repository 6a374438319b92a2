/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * make-chain FILE: writes a database with two battles, for test-chain.py to look at.
 */
#include "battle.h"

int
main (int argc, char **argv)
{
  g_autoptr (BonesStore) store = bones_store_open (argv[1], NULL);

  for (guint32 i = 0; i < 2; i++)
    {
      g_autoptr (Battle) battle = battle_new (2 + i);
      g_autoptr (GRand) rand = g_rand_new_with_seed (i);

      battle_note (battle, "Ünïcödé “Ahoy”: 3:abc,-", "");
      g_assert_true (battle_add (battle, store, NULL));
      for (guint n = 0; n < 100; n++)
        battle_play (battle, rand);

      g_assert_true (battle_keep (battle, NULL));
    }

  return 0;
}
