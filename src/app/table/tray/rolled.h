/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The dice that lie on the table: the last roll with what it replaced, read from the journal. A
 * value, without a display.
 */

#include "die.h"
#include "journal.h"

/* One pool: first the dice that were rerolled, then those that stand. */
typedef struct {
  BonesKey key;
  guint32 seq;   /* of the answer that stands */
  guint first;   /* looks[first] is the first die that stands */
  GArray *looks; /* of BonesDieLook */
} BonesPoolLook;

/* The last roll; an opposed one has two pools, the first thrown first. */
typedef struct {
  guint n;
  BonesPoolLook pools[2];
} BonesRolled;

/* What lies there as @journal stands: nothing, where something other than a reroll's answer, a note
 * or an override has been entered since the last roll. @sides is how many a die has. */
BonesRolled *bones_rolled_new (const BonesJournal *journal, guint sides);
void bones_rolled_free (BonesRolled *rolled);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesRolled, bones_rolled_free)

/* The pool of the question @key, or NULL. */
const BonesPoolLook *bones_rolled_find (const BonesRolled *rolled, const BonesKey *key);

/* Marks the highest die that stands: does it come to @needs, with @bonus? */
void bones_pool_look_judge (BonesPoolLook *pool, gint needs, gint bonus);

/* The dice in words, those that stand: "Rolled: 2, 3"; NULL where none lie there. The caller frees
 * it. */
char *bones_rolled_describe (const BonesRolled *rolled);
