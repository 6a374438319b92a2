/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A set of kinds of cards: as many as the cards of a question can have (BONES_MAX_CARD_KINDS), one
 * bit each. {0} is the empty set.
 */

#include "entry.h"

typedef struct {
  guint64 bits[BONES_MAX_CARD_KINDS / 64];
} BonesCardSet;

/* Adds @kind to @set. */
void bones_card_set_add (BonesCardSet *set, guint kind);

gboolean bones_card_set_has (const BonesCardSet *set, guint kind);

/* Removes from @set the kinds that @other has not. */
void bones_card_set_keep (BonesCardSet *set, const BonesCardSet *other);

/* Opens the kinds of @set in @ask, and no others. */
void bones_ask_open_cards (BonesAsk *ask, const BonesCardSet *set);
