/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What holds in every battle, whatever is played in it, and what holds besides where nothing was
 * set by hand. A check that fails ends the test.
 */

#include "black-spot.h"
#include "player.h"

/* Of the battle as it stands, and of what the latest run asks and tells. */
void check_state (Battle *battle, gboolean by_hand);

/* At most one step of the round is on. */
void check_round (Battle *battle);

/* Where nothing is open any more: else the table is stuck. */
void check_over (Battle *battle);

/* What can be neither made nor lost: booty dice, crews, cards. Taken before an action. */
typedef struct {
  guint verb;
  guint n_ships;
  guint booty[BONES_MAX_FLEETS];
  guint crew;      /* aboard those ships, and ashore */
  guint cards;     /* of spells that are in this battle */
  guint discarded; /* of these */
} Purse;

Purse purse_open (Battle *battle, guint verb);

/* Of the battle after the action of @purse. */
void check_purse (Battle *battle, const Purse *purse);
