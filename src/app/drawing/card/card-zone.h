/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A place on a ship's card that counts by touch: her hits as a row of holes, her flames as a flame
 * and a number, the token of who was ordered. What is not there yet is a ghost of itself. It is a
 * button; what a touch means is its owner's business. Where one can be taken off again, so do
 * minus and Delete, and a menu that a secondary click, a long press or the menu key opens.
 *
 * Signals: back (): one of it is to be taken off.
 */

#include "card-places.h"

#define BONES_TYPE_CARD_ZONE (bones_card_zone_get_type ())
G_DECLARE_FINAL_TYPE (BonesCardZone, bones_card_zone, BONES, CARD_ZONE, GtkButton)

/* All kinds of zones but the peg board, which is a widget of its own. @icon: for COUNT and
 * NUMBER. */
GtkWidget *bones_card_zone_new (BonesZoneKind kind, const char *icon);

/* @limit: for HOLES. @bad: more of it is worse. Resets what is coming. */
void bones_card_zone_set (BonesCardZone *self, gint count, gint limit, gboolean bad);

/* @lost: what will soon be taken off a NUMBER; it is shown beside it. */
void bones_card_zone_set_lost (BonesCardZone *self, gint lost);

/* The label of the menu item that takes one off: "Remove a hit from Fury". NULL: there is none. */
void bones_card_zone_set_back (BonesCardZone *self, const char *text);

/* Whether one can be taken off. */
gboolean bones_card_zone_has_menu (BonesCardZone *self);

/* Opens the menu; returns FALSE if there is none. */
gboolean bones_card_zone_pop_up (BonesCardZone *self);

/* @coming: what is added once it is stored; it is drawn faintly. */
void bones_card_zone_set_coming (BonesCardZone *self, gint coming);

/* The scale: pixels per unit of the card. */
void bones_card_zone_set_unit (BonesCardZone *self, double unit);
