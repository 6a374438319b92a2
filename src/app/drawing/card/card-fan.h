/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A hand of cards as all may see it: their backs, in a fan.
 *
 * Properties: count (how many; past nine no more are drawn); size (height in pixels, 120 unless
 * set); text.
 */

#include "drawn.h"

#define BONES_TYPE_CARD_FAN (bones_card_fan_get_type ())
G_DECLARE_FINAL_TYPE (BonesCardFan, bones_card_fan, BONES, CARD_FAN, BonesDrawn)

GtkWidget *bones_card_fan_new (guint count);

/* Draws the back of a card @width by @height at 0, 0, in the colours of @widget. */
void bones_card_back_paint (cairo_t *cr, GtkWidget *widget, double width, double height);
