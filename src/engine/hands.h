/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The deck of cards that fleets hold, laid out by kinds: those of a kind lie together, as many as
 * `copies` of BonesHands says. A card is at one place (BONES_IN_PILE, BONES_IN_HAND + a fleet ...).
 *
 * Of the system's own deck: setup->ruleset->hands must be there, and have copies and kinds.
 */

#include "ruleset.h"

/* The ids of the kinds, NULL at the end, and how many of them are cards: of any system's hands. */
const char *const *bones_hands_ids (const BonesSetup *setup);
guint bones_hands_n_kinds (const BonesSetup *setup);

/* How many cards there are; of what kind the card of that number is: an index into ids. */
guint bones_hands_n_cards (const BonesSetup *setup);
guint bones_hands_kind (const BonesSetup *setup, guint card);

/* The first card of @kind: the others follow it. */
guint bones_hands_first (const BonesSetup *setup, guint kind);

/* How many cards of @kind are at @place. */
guint bones_hands_count (const BonesSetup *setup, const BonesGame *game, guint kind, guint place);

/* How many cards of any kind are. */
guint bones_hands_count_all (const BonesSetup *setup, const BonesGame *game, guint place);

/* Which kinds are, as bits. */
guint64 bones_hands_kinds (const BonesSetup *setup, const BonesGame *game, guint place);

/* Takes a card of @kind from one place to another: 1 + its number, or 0 where there is none. */
guint bones_hands_take (const BonesSetup *setup, BonesGame *game, guint kind, guint from, guint to);
