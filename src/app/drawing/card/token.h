/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The tokens that lie beside ships and fleets: initiative (a disc in the fleet's colour and
 * pattern, with her letter; the one whose go it is stands taller, in a ring), ordered (a blue disc
 * with a tick) and flagship (an admiral's pennant).
 *
 * Properties: kind (BonesTokenKind); fleet, letter, place (1, 2 ...; 0: not shown) and active for
 * INITIATIVE; size (pixels, 24 unless set); text.
 */

#include "drawn.h"

typedef enum { BONES_TOKEN_INITIATIVE, BONES_TOKEN_ORDERED, BONES_TOKEN_FLAGSHIP } BonesTokenKind;

#define BONES_TYPE_TOKEN_KIND (bones_token_kind_get_type ())
GType bones_token_kind_get_type (void);

#define BONES_TYPE_TOKEN (bones_token_get_type ())
G_DECLARE_FINAL_TYPE (BonesToken, bones_token, BONES, TOKEN, BonesDrawn)

GtkWidget *bones_token_new (BonesTokenKind kind);

/* Draws the pennant, or the token of a ship that has been ordered, in a square at 0, 0 with
 * sides of @d. A missing token is drawn as its empty place. */
void bones_token_paint_flagship (cairo_t *cr, GtkWidget *widget, double d);
void bones_token_paint_ordered (cairo_t *cr, GtkWidget *widget, gboolean there, double d);
