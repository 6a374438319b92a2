/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A player who does anything that is open: actions, answers, and what a hand may set.
 */

#include "harness.h"

/* A battle of two fleets of 1 to 5 ships, under settings taken at random. */
Battle *random_battle (GRand *random);

/* An answer to the open question; there must be one. The caller owns the entry. */
BonesEntry *random_answer (const BonesPlay *play, GRand *random);

/* One of the actions that are open, as things stand or at the open prompt; FALSE when none is.
 * @on_closed is told of the reason of each that is closed. */
gboolean random_action (Battle *battle, GRand *random, BonesAction *action,
                        void (*on_closed) (const BonesRefusal *refusal));

/* An override or a changed setting that fits as the battle stands, or NULL. */
BonesEntry *random_override (Battle *battle, GRand *random);
