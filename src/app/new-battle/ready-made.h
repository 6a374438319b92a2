/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Fleets that need no thought, in any game: names for them and their ships, what a fleet may be
 * made of, and a whole battle. Values, without a display.
 */

#include "table.h"

/* What the fleet of seat @seat is called unless people say otherwise: as the game has it, else by
 * its colour. */
const char *bones_seat_name (const BonesRuleset *ruleset, guint seat);

/* The faction that seat @seat begins with, or NULL. */
const char *bones_seat_faction (const BonesRuleset *ruleset, guint seat);

/* The name of ship number @i, from 0, of seat @seat; there are enough for any fleet. The caller
 * frees it. */
char *bones_seat_ship_name (guint seat, guint i);

/* The numbers of the classes, as guint, the dearest first: so fleets are built. */
GArray *bones_kinds_in_order (const BonesSetup *setup);

/* Sets @counts, one for each class, to those of fleet number @i that needs no thought; returns its
 * id, or NULL where there are no more. Where the game has none, the first is of as many ships as
 * the game wants, of the class that is offered first. */
const char *bones_ready_counts (const BonesSetup *setup, const char *faction, guint i,
                                guint *counts);

/* A fleet called @name for seat @seat with counts[i] ships of class i, the dearest first. */
BonesRoster *bones_quick_roster (const BonesSetup *setup, guint seat, const char *name,
                                 const char *faction, const guint *counts);

/* What ships of class @kind look like, as an id that silhouettes have; and what as many of them
 * cost as are bought together. */
const char *bones_class_look (const BonesSetup *setup, guint kind);
guint bones_class_price (const BonesSetup *setup, guint kind);

/* Sets @counts, one for each class, to what @roster has of them. */
void bones_count_classes (const BonesSetup *setup, const BonesRoster *roster, guint *counts);

/* The same, as @like is fitted out: with all that it says where there are as many ships of each
 * class as in it; else its names, its flagship, wizards, weapons and cards, as far as there are
 * such ships. */
BonesRoster *bones_roster_like (const BonesSetup *setup, guint seat, const char *name,
                                const char *faction, const guint *counts, const BonesRoster *like);

/* Makes the first ship that may be it the flagship, where the game wants one. */
void bones_choose_flagship (const BonesSetup *setup, BonesRoster *roster);

/* Makes a battle that can be played at once. */
BonesTable *bones_ready_made_new (BonesStore *store, const BonesRuleset *ruleset,
                                  BonesDiceSource dice, GError **error);
