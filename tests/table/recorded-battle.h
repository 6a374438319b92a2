/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A recorded battle (tests/games), opened as a table in memory.
 */

#include "table.h"

typedef struct {
  BonesStore *store;
  BonesTable *table;
} RecordedBattle;

/* Opens the recording @name: "man-o-war/lagoon-sixes.json". */
RecordedBattle recorded_battle_open (const char *name);
void recorded_battle_close (RecordedBattle *battle);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RecordedBattle, recorded_battle_close)
