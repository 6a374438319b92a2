/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The sign of a spell, or of what lies on the table: a shape of its own on a round field, in the
 * colour of its family (fire, rock, creature, water, blessing, curse). From 20 to 96 pixels high.
 *
 * Properties: icon ("sign-lightning", of a card, a marker or a choice; what is not known has a
 * star); size (pixels, 40 unless set); text.
 */

#include "drawn.h"

#define BONES_TYPE_SIGN (bones_sign_get_type ())
G_DECLARE_FINAL_TYPE (BonesSign, bones_sign, BONES, SIGN, BonesDrawn)

GtkWidget *bones_sign_new (const char *icon);

/* Whether @icon is a sign. */
gboolean bones_sign_is_known (const char *icon);

/* Draws the sign @icon at 0, 0, @size pixels high, in the colours of @widget. */
void bones_sign_paint (cairo_t *cr, GtkWidget *widget, const char *icon, double size);
