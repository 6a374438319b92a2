/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Opens battles in a thread, to see how they stand: a long one takes a while.
 */

#include "game-summary.h"

typedef struct _BonesGameTeller BonesGameTeller;

/* How @game stands; borrowed. */
typedef void (*BonesGameTold) (gpointer owner, gint64 game, const BonesGameStand *stand);

/* Opens battles in @store, which must outlive the teller, and calls @told with @owner. */
BonesGameTeller *bones_game_teller_new (BonesStore *store, BonesGameTold told, gpointer owner);

/* Asks how @game stands. Nothing is told of a battle that cannot be opened. */
void bones_game_teller_ask (BonesGameTeller *self, gint64 game);

/* Nothing more is told. Waits until the battle is open that is being opened. */
void bones_game_teller_free (BonesGameTeller *self);
