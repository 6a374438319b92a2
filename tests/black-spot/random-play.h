/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A player who does anything that is open: actions, answers, and what a hand may set.
 */

#include "harness.h"

/* A battle of 2 to 4 fleets, now and then up to 8, under settings taken at random: those of the
 * core, with the optional rules, or with FantaSea. */
Battle *random_battle (GRand *random);

/* An answer to the open question; there must be one. The caller owns the entry. */
BonesEntry *random_answer (const BonesPlay *play, GRand *random);

/* One of the actions that are open, as things stand or at the open prompt; FALSE when none is. All
 * that could be thought of are asked for, and @on_closed, unless NULL, is told of the reason of
 * each that is closed. */
gboolean random_action (Battle *battle, GRand *random, BonesAction *action,
                        void (*on_closed) (const BonesRefusal *refusal));

/* An override or a changed setting that fits as the battle stands, or NULL. */
BonesEntry *random_override (Battle *battle, GRand *random);
