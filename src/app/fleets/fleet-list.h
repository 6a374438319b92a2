/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The kept fleets, in a list that can be searched, filtered and sorted. The first
 * frame has ten rows, and each one that follows has some more, until GTK has the two hundred that
 * it makes at most; only fleets that have a row are worked out.
 *
 * Signals:
 *  act (BonesFleetItem *item, const char *what): as of BonesFleetRow.
 *  chosen (): other fleets are chosen than before.
 */

#include <adwaita.h>

#include "fleet-item.h"

#define BONES_TYPE_FLEET_LIST (bones_fleet_list_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetList, bones_fleet_list, BONES, FLEET_LIST, AdwBin)

/* Shows @items, an array of BonesFleetItem. */
void bones_fleet_list_set_items (BonesFleetList *self, GPtrArray *items);

void bones_fleet_list_add (BonesFleetList *self, BonesFleetItem *item);
void bones_fleet_list_remove (BonesFleetList *self, BonesFleetItem *item);

/* @item goes into the archive, or out of it. */
void bones_fleet_list_archive (BonesFleetList *self, BonesFleetItem *item, gboolean archived);

/* How many there are, those included that are not shown. */
guint bones_fleet_list_count (BonesFleetList *self);

/* Fleet @id, borrowed, or NULL. */
BonesFleetItem *bones_fleet_list_lookup (BonesFleetList *self, gint64 id);

/* Shows those in the archive instead of the others. */
void bones_fleet_list_show_archive (BonesFleetList *self, gboolean archive);

/* Lets fleets be chosen; ends it. */
void bones_fleet_list_set_choosing (BonesFleetList *self, gboolean choosing);

/* The chosen fleets that are shown, in their order: an array of BonesFleetItem. The caller unrefs
 * it. */
GPtrArray *bones_fleet_list_get_chosen (BonesFleetList *self);

/* Chooses all that are shown; if they all are chosen, none. */
void bones_fleet_list_choose_all (BonesFleetList *self);

/* Moves the focus to @item if it is shown, else to the row at that place; NULL: to the first. */
void bones_fleet_list_focus (BonesFleetList *self, BonesFleetItem *item);

/* Moves the focus to the search. */
void bones_fleet_list_find (BonesFleetList *self);
