/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The seed of the app’s dice and the players’ words: a row that unfolds, with the hash of a seed
 * that is drawn already, and a field for a word of each player. So the app cannot choose a seed
 * that suits the words, and the players cannot choose words that suit the seed.
 */

#include <adwaita.h>

#include "table.h"

#define BONES_TYPE_DICE_WORDS (bones_dice_words_get_type ())
G_DECLARE_FINAL_TYPE (BonesDiceWords, bones_dice_words, BONES, DICE_WORDS, AdwExpanderRow)

/* Sets the fleets: the first @n have @names. */
void bones_dice_words_set_fleets (BonesDiceWords *self, guint n, const char *const *names);

/* Sets the seed and the words of @game, which borrows them until a word is changed or the seed is
 * renewed. If the system gave no seed, it stays NULL. */
void bones_dice_words_fill (BonesDiceWords *self, BonesNewGame *game);

/* Draws another seed and empties the fields: those that were there have been used. */
void bones_dice_words_renew (BonesDiceWords *self);
