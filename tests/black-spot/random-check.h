/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Invariants: what holds in every battle, and what also holds if there are no overrides. A check
 * that fails ends the test.
 */

#include "black-spot.h"
#include "player.h"

/* Checks the battle as it stands, and what the latest run asks and reports. */
void check_state (Battle *battle, gboolean by_hand);

/* At most one step of the round is the current one. */
void check_round (Battle *battle);

/* Called when nothing is open: fails if the battle is not over. */
void check_over (Battle *battle);

/* What can neither be made nor lost: booty dice, crews, cards. Counted before an action. */
typedef struct {
  guint verb;
  guint n_ships;
  guint booty[BONES_MAX_FLEETS];
  guint crew;      /* aboard those ships, and ashore */
  guint cards;     /* of spells that are in this battle */
  guint discarded; /* of these */
} Purse;

Purse purse_open (Battle *battle, guint verb);

/* Checks the battle after the action of @purse. */
void check_purse (Battle *battle, const Purse *purse);
