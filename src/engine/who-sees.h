/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Who may see what: ships that are hidden, cards in hands, and answers about them. Nothing else
 * decides this. A viewer is a fleet, or BONES_NOBODY: then it is what everybody may see.
 *
 * It stands in this room because the lowest room that shows anything, the database's tables for
 * `sqlite3`, needs it as well.
 */

#include "entry.h"
#include "ruleset.h"

/* Whether @viewer may know what @ship is: by the ruleset's hides(). */
gboolean bones_sees_ship (const BonesSetup *setup, const BonesGame *game, guint viewer, guint ship);

/* Whether the app knows which cards @fleet holds: it does not know real ones. */
gboolean bones_hand_is_known (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* Whether @viewer may see now which cards @fleet holds: its own, and those that the rules show. Of
 * real cards the app does not know which they are. */
gboolean bones_sees_hand (const BonesSetup *setup, const BonesGame *game, guint viewer,
                          guint fleet);

/* Whether @viewer may know that a card is at @place (a pile, a hand), in a record that is kept:
 * only the own hand, whatever the rules show for a moment. */
gboolean bones_sees_place (guint viewer, guint place);

/* Whether nobody sees where a card of @deck is, but a fleet those in its hand: hands are dealt from
 * it, and so are the cards that a lost hand leaves behind. */
gboolean bones_hides_deck (const BonesSetup *setup, guint deck);

/* Whether @viewer may know which answers @ask allows: those about cards of a hand are for its own
 * fleet, and the cards left in a pile that hands are dealt from would tell everybody of all hands.
 */
gboolean bones_sees_options (const BonesSetup *setup, const BonesGame *game, guint viewer,
                             const BonesAsk *ask);

/* Whether @viewer may know the answer that was given to @ask: everybody but of a card that was
 * drawn into another fleet's hand. */
gboolean bones_sees_answer (guint viewer, const BonesAsk *ask);

/* Whether @ask is about cards of a hand: those of its answers that are not allowed are left out of
 * all lists, because they would tell what is not in the hand. */
gboolean bones_ask_is_of_hand (const BonesAsk *ask);

/* The cost of the ships that were bought for @fleet and that @viewer may know, and the points of
 * @fleet on the table without ships that @viewer may not know; in halves of points. */
guint bones_seen_points (const BonesSetup *setup, const BonesGame *game, guint viewer, guint fleet);
guint bones_seen_points_left (const BonesSetup *setup, const BonesGame *game, guint viewer,
                              guint fleet);
