/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A card of a hand, as it would lie on the table: its name and the mark of its faction, its sign,
 * what it does, and the numbers that matter. It is turned over as it is shown.
 */

#include <gtk/gtk.h>

#include "view.h"

/* The least width of a column of cards, in pixels. */
#define BONES_HAND_CARD_WIDTH 138u

#define BONES_TYPE_HAND_CARD (bones_hand_card_get_type ())
G_DECLARE_FINAL_TYPE (BonesHandCard, bones_hand_card, BONES, HAND_CARD, GtkBox)

/* Creates a card that turns @card face up; @note: a word on it ("Not now"), or NULL. */
GtkWidget *bones_hand_card_new (const BonesCardView *card, const char *note);

/* The label with its name, for an underlined letter. Owned by the card. */
GtkLabel *bones_hand_card_get_name (BonesHandCard *self);
