/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Dice that a fleet got before the battle, for rule systems whose fleets are rolled. Whoever knows
 * the seed can recompute the app's dice (docs/table-protocol.md): they are the faces of one roll
 * (faces.h) with that seed, without words, of the stream "free", subject, ordinal and times 0.
 */

#include <glib.h>

#include "faces.h"

#define BONES_MOST_ROLLED 255

typedef struct {
  GArray *dice; /* of guint8: faces 1 to 6, in the order in which the rules roll them. Owned */
  gboolean by_app;
  guint8 seed[BONES_SEED_BYTES]; /* of the app's dice */
} BonesRolled;

/* An empty one, of real dice; of the app's, @n rolled with @seed as the rule @rule says. */
BonesRolled *bones_rolled_new (void);
BonesRolled *bones_rolled_by_app (const guint8 *seed, const char *rule, guint n);
BonesRolled *bones_rolled_copy (const BonesRolled *rolled);
void bones_rolled_free (BonesRolled *rolled);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesRolled, bones_rolled_free)

/* Whether the dice are real, or those that the app rolls for @rule with their seed. */
gboolean bones_rolled_is_true (const BonesRolled *rolled, const char *rule);
