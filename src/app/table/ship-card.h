/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A ship on the table, as a card. One card lives as long as its ship and is changed in place, so
 * that focus and scrolling survive every answer.
 *
 * Signals:
 *  picked (guint ship): the card was touched.
 *  changing (guint ship): its "..." was, or it was pressed long, or with the other button.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_SHIP_CARD (bones_ship_card_get_type ())
G_DECLARE_FINAL_TYPE (BonesShipCard, bones_ship_card, BONES, SHIP_CARD, AdwBin)

/* A card for ship number @ship. */
BonesShipCard *bones_ship_card_new (guint ship);

guint bones_ship_card_get_ship (BonesShipCard *self);

/* Shows @ship. @open: she may be ordered now; @why: if not, why not, or NULL. */
void bones_ship_card_apply (BonesShipCard *self, const BonesShipView *ship, gboolean open,
                            const char *why);
