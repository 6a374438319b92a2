/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * One of several is asked: a choice, a card, a ship, yes or no. Each is a large button; the points
 * of the compass stand as on a compass; ships and fleets carry their picture.
 */

#include "pane.h"

#define BONES_TYPE_CHOICE_PANE (bones_choice_pane_get_type ())
G_DECLARE_FINAL_TYPE (BonesChoicePane, bones_choice_pane, BONES, CHOICE_PANE, BonesPane)

/* A small picture of ship @ship of @view: her class, and her fleet's flag. */
GtkWidget *bones_ship_picture (const BonesView *view, guint ship, int size);
