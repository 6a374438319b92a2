/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Looks up what requests name, on the table as it stands. It finds things by names and numbers that
 * everybody may read, so it gives nothing away.
 *
 * @changes, an array of BonesChange, are the earlier changes of the same override; they count as
 * made.
 */

#include "table.h"

/* Return the number of a marker, or of a link of kind @kind between two ships; -1 if there is none.
 */
gint bones_table_find_marker (BonesTable *table, const char *name);
gint bones_table_find_link (BonesTable *table, guint kind, guint a, guint b);

/* Add to @changes that a card of @kind, or number @card of @deck, goes to @place. If @viewer may
 * not see where that card is, it is taken from the pile (bones_change_apply()). FALSE if @viewer
 * can see that there is none to take. Neither the result nor what is added depends on what @viewer
 * may not see. */
gboolean bones_table_move_kind (BonesTable *table, GArray *changes, guint viewer, guint kind,
                                guint place);
gboolean bones_table_move_card (BonesTable *table, GArray *changes, guint viewer, guint deck,
                                guint card, guint place);

/* Returns the number (BONES_TABLE_STEP) of step @id, or of the step in which ships act; -1 if
 * the round cannot stand there. */
gint bones_table_find_step (BonesTable *table, const GArray *changes, const char *id);
gint bones_table_find_turns_step (BonesTable *table, const GArray *changes);

/* Returns the fleet that @ship sails for, or BONES_NOBODY. */
guint bones_table_get_owner (BonesTable *table, guint ship);

/* Returns the ships that are in play for @fleet: an array of guint, which the caller frees. */
GArray *bones_table_list_ships (BonesTable *table, guint fleet);

/* Returns the ship whose turn it is, or BONES_NO_SHIP. */
guint bones_table_get_active_ship (BonesTable *table);
