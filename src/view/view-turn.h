/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The turn of the active ship, and the dice that lie on the table.
 */

#include "view-context.h"

/* The turn of the active ship, or NULL. */
BonesTurnView *bones_turn_view_new (const BonesViewContext *view_context);
void bones_turn_view_free (BonesTurnView *turn);

/* The role of @verb in a turn. */
BonesRole bones_role_of (const BonesRuleset *ruleset, guint verb);

/* The dice that lie on the table: BonesView.pools. */
GPtrArray *bones_view_list_pools (const BonesJournal *journal);

/* The verbs that @ship has begun in her current turn, as bits: back to the last action of another
 * ship, or of the table. */
guint64 bones_view_find_done (const BonesJournal *journal, guint ship);
