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

/* Returns the number of a card of kind @kind that @changes do not move: one in the pile, else one
 * that no fleet holds; or -1. */
gint bones_table_find_card (BonesTable *table, const GArray *changes, guint kind);

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
