/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What requests name, looked up on the table as it stands, as numbers. Nothing here says what is
 * hidden: things are found by what everybody may read.
 *
 * @changes, an array of BonesChange, are those of the same override that come before: they count as
 * made.
 */

#include "table.h"

/* Return the number of a marker, or of a link of kind @kind between two ships; -1 if there is none.
 */
gint bones_table_find_marker (BonesTable *table, const char *name);
gint bones_table_find_link (BonesTable *table, guint kind, guint a, guint b);

/* Returns the number of a card of kind @kind that @changes do not move: one of the pile, else any
 * that no fleet holds; -1 if there is none. */
gint bones_table_find_card (BonesTable *table, const GArray *changes, guint kind);

/* Returns the number (BONES_TABLE_STEP) of step @id, or of the last step of the round; -1 if the
 * round cannot stand there. */
gint bones_table_find_step (BonesTable *table, const GArray *changes, const char *id);
gint bones_table_find_last_step (BonesTable *table, const GArray *changes);

/* Returns the fleet that @ship sails for, or BONES_NOBODY. */
guint bones_table_get_owner (BonesTable *table, guint ship);

/* Returns the ships that are in play for @fleet: an array of guint, which the caller frees. */
GArray *bones_table_list_ships (BonesTable *table, guint fleet);

/* Returns the ship whose turn it is, or BONES_NO_SHIP. */
guint bones_table_get_active_ship (BonesTable *table);
