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

/* All but a peg board, which is a widget of its own. @icon: for COUNT and NUMBER. */
GtkWidget *bones_card_zone_new (BonesZoneKind kind, const char *icon);

/* @limit: of HOLES. @bad: more of it is worse. What was coming has come. */
void bones_card_zone_set (BonesCardZone *self, gint count, gint limit, gboolean bad);

/* @lost: what will be taken off a NUMBER before long; it is shown beside it. */
void bones_card_zone_set_lost (BonesCardZone *self, gint lost);

/* What takes one off again, in words: "Remove a hit from Fury". NULL: nothing does. */
void bones_card_zone_set_back (BonesCardZone *self, const char *text);

/* Opens its menu; FALSE where it has none. */
gboolean bones_card_zone_pop_up (BonesCardZone *self);

/* @coming: what is added as soon as it is stored; it is shown faintly. */
void bones_card_zone_set_coming (BonesCardZone *self, gint coming);

/* How large it is drawn: pixels of a unit of the card. */
void bones_card_zone_set_unit (BonesCardZone *self, double unit);
