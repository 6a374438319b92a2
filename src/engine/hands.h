/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The deck of the cards that fleets hold. Cards of one kind have consecutive numbers; `copies` of
 * BonesHands says how many there are. A card is at one place (BONES_IN_PILE, BONES_IN_HAND + a
 * fleet
 * ...).
 *
 * setup->ruleset->hands must be set, with copies and kinds.
 */

#include "card-set.h"
#include "ruleset.h"

/* Return the ids of the kinds, NULL at the end, and how many of these kinds are cards. */
const char *const *bones_hands_ids (const BonesSetup *setup);
guint bones_hands_n_kinds (const BonesSetup *setup);

/* Return the number of cards, and the kind of @card as an index into the ids. */
guint bones_hands_n_cards (const BonesSetup *setup);
guint bones_hands_kind (const BonesSetup *setup, guint card);

/* Returns the first card of @kind; the others follow it. */
guint bones_hands_first (const BonesSetup *setup, guint kind);

/* Returns the number of cards of @kind at @place. */
guint bones_hands_count (const BonesSetup *setup, const BonesGame *game, guint kind, guint place);

/* Returns the number of all cards at @place. */
guint bones_hands_count_all (const BonesSetup *setup, const BonesGame *game, guint place);

/* Returns the kinds of the cards at @place. */
BonesCardSet bones_hands_kinds (const BonesSetup *setup, const BonesGame *game, guint place);

/* Sets the weights of @ask to the number of cards of each kind of @kinds at @place; NULL: of all
 * kinds. Returns how many cards that are. */
guint bones_hands_weigh (const BonesSetup *setup, const BonesGame *game, guint place,
                         const BonesCardSet *kinds, BonesAsk *ask);

/* Moves a card of @kind from one place to another. Returns 1 + its number, or 0 if there is none.
 */
guint bones_hands_take (const BonesSetup *setup, BonesGame *game, guint kind, guint from, guint to);
