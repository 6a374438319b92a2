/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The list of the sections of a set, with the number of rows in each and a mark if one has a flaw;
 * and the menu of the set.
 *
 * Signals: "section" (gpointer: a BonesSection) when one is chosen, or (NULL) what is wrong; "back"
 * when people leave the set.
 */

#include <adwaita.h>

#include "content-edit.h"

#define BONES_TYPE_CONTENT_SIDE (bones_content_side_get_type ())
G_DECLARE_FINAL_TYPE (BonesContentSide, bones_content_side, BONES, CONTENT_SIDE, AdwBin)

/* Creates the list of the set of @edit, to be shown in @leaflet. */
GtkWidget *bones_content_side_new (BonesContentEdit *edit, AdwLeaflet *leaflet);

/* Presses the button of @section (NULL: of the flaws) without any other effect. */
void bones_content_side_press (BonesContentSide *side, const BonesSection *section);

/* Gives the focus to the first button. */
void bones_content_side_focus (BonesContentSide *side);
