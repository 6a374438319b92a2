/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What holds in every battle, whatever is played in it, and what holds besides where nothing was
 * set by hand. A check that fails ends the test.
 */

#include "harness.h"

/* From here on, failures name battle @number. */
void check_battle (guint number);

/* Of a closed action: the reason has words. */
void check_refusal (const BonesRefusal *refusal);

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

/* A new replay of the whole journal stands where the battle does. */
void check_replay (Battle *battle);

/* Back to entry @to and forth again: then it is as it was. @before, unless NULL, is the battle at
 * @to. */
void check_undo (Battle *battle, guint32 to, const BonesGame *before);
