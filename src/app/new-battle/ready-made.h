/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Ready-made fleets for any game: names for fleets and ships, the classes that a fleet can have,
 * and a whole battle. Values, without widgets.
 */

#include "table.h"

/* The usual name of the fleet of seat @seat: as the game has it, else its colour. */
const char *bones_seat_name (const BonesRuleset *ruleset, guint seat);

/* The first faction for seat @seat, or NULL. */
const char *bones_seat_faction (const BonesRuleset *ruleset, guint seat);

/* The name of ship @i, from 0, of seat @seat (ship-names.h). The caller frees it. */
char *bones_seat_ship_name (guint seat, guint i);

/* The numbers of the classes, as guint, dearest first: the order in which fleets are built. */
GArray *bones_kinds_in_order (const BonesSetup *setup);

/* Sets @counts, one for each class, to those of ready-made fleet @i. Returns its id, or NULL if
 * there are no more. If the game has none, the first has as many ships as the game wants, of the
 * first class that is offered. */
const char *bones_ready_counts (const BonesSetup *setup, const char *faction, guint i,
                                guint *counts);

/* Creates a fleet called @name for seat @seat with counts[i] ships of class i, dearest first. */
BonesRoster *bones_quick_roster (const BonesSetup *setup, guint seat, const char *name,
                                 const char *faction, const guint *counts);

/* The id of the silhouette for ships of class @kind; and the price of as many of them as are
 * bought together. */
const char *bones_class_look (const BonesSetup *setup, guint kind);
guint bones_class_price (const BonesSetup *setup, guint kind);

/* Sets @counts, one for each class, to the numbers in @roster. */
void bones_count_classes (const BonesSetup *setup, const BonesRoster *roster, guint *counts);

/* Creates the same with the equipment of @like: all of it if the numbers of each class match;
 * otherwise its names, flagship, wizards, weapons and cards, as far as there are such ships. */
BonesRoster *bones_roster_like (const BonesSetup *setup, guint seat, const char *name,
                                const char *faction, const guint *counts, const BonesRoster *like);

/* Makes the first suitable ship the flagship, if the game needs one. */
void bones_choose_flagship (const BonesSetup *setup, BonesRoster *roster);

/* The rules of a battle that can be played at once, without fleets; and the first ready-made fleet
 * for seat @seat under them, called @name. */
BonesSetup *bones_ready_setup (const BonesRuleset *ruleset, GError **error);
BonesRoster *bones_ready_roster (const BonesSetup *setup, guint seat, const char *name);

/* The system of the first battle, which has a guide (guide-notes.h). */
const BonesRuleset *bones_first_battle_system (void);

/* Creates the first battle: two fleets of two ships, with the app's dice. Undo is free. */
BonesTable *bones_first_battle_new (BonesStore *store, GError **error);

/* Creates a battle that can be played at once. */
BonesTable *bones_ready_made_new (BonesStore *store, const BonesRuleset *ruleset,
                                  BonesDiceSource dice, BonesUndoRule undo, GError **error);
