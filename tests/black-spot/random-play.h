/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A random player of Black Spot.
 */

#include "black-spot.h"
#include "player.h"

/* A battle of 2 to 4 fleets, sometimes up to 8, with random settings: those of the core, with the
 * optional rules, or with FantaSea. */
Battle *random_battle (GRand *random);

/* As PlayerEagerness and PlayerChange. */
guint random_eagerness (guint verb);
BonesChange random_change (Battle *battle, GRand *random);
