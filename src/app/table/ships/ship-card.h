/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A ship on the table, as a card. One card lives as long as its ship and is changed in place, so
 * that focus and scrolling survive every answer; it is as high as all cards of its width, whatever
 * becomes of her.
 *
 * The card is one button. On it lie the places that count by touch: those tracks of hers that the
 * rules have counted so, and her token. Tab goes from card to card; the arrows lead to the places
 * on one.
 *
 * Signals:
 *  picked (guint ship): the card was touched.
 *  tapped (guint ship, guint field): one more of a track, or her token (BONES_SHIP_ORDERED).
 *  tapped-back (guint ship, guint field): one less of a track.
 *  tapped-to (guint ship, guint field, gint value): a track is to read so.
 *  changing (guint ship): it was pressed long, or with the other button, or by the menu key.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_SHIP_CARD (bones_ship_card_get_type ())
G_DECLARE_FINAL_TYPE (BonesShipCard, bones_ship_card, BONES, SHIP_CARD, GtkWidget)

/* Creates a card for ship number @ship. */
BonesShipCard *bones_ship_card_new (guint ship);

guint bones_ship_card_get_ship (BonesShipCard *self);

/* Shows @ship. @open: she can be ordered now; @why: if not, the reason, or NULL. */
void bones_ship_card_apply (BonesShipCard *self, const BonesShipView *ship, gboolean open,
                            const char *why);

/* Shows that @by more of @field are coming; 0: none. */
void bones_ship_card_set_coming (BonesShipCard *self, guint field, gint by);
