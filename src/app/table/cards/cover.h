/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A cover over what only one player may see: a button, which stands where main buttons do, and a
 * place elsewhere that what is under it is shown in. The button is held to look, and covers again
 * when it is let go; a short tap, or a screen reader's click, leaves it open until the next tap,
 * until Esc, until the window loses the focus or is left for another page, or until nobody has
 * touched or stepped through what is under it for a quarter of a minute.
 *
 * Tab goes from the button of an open cover to what is shown. Beside one that has covered itself,
 * Tab goes round, until Shift+Tab leaves it or its words are set anew.
 *
 * While it is covered, what is under it does not exist: it is made for each look by the owner's
 * function, and destroyed behind it. So it is in no tree of widgets, accessible or not.
 */

#include <adwaita.h>

#define BONES_TYPE_COVER (bones_cover_get_type ())
G_DECLARE_FINAL_TYPE (BonesCover, bones_cover, BONES, COVER, AdwBin)

/* Creates the content: a new widget, or NULL if there is nothing to see. */
typedef GtkWidget *(*BonesCoverMake) (gpointer owner);

/* @owner is borrowed; it must live as long as the cover. */
void bones_cover_set_make (BonesCover *self, BonesCoverMake make, gpointer owner);

/* Sets the place where the content is shown. Call once. */
void bones_cover_set_slot (BonesCover *self, AdwBin *slot);

/* The labels of the button, closed and open. */
void bones_cover_set_words (BonesCover *self, const char *covered, const char *open);

/* Whether its button stands out, as it does at first. */
void bones_cover_set_main (BonesCover *self, gboolean main);

/* The button, for the keyboard focus. Owned by the cover. */
GtkWidget *bones_cover_get_button (BonesCover *self);

gboolean bones_cover_is_open (BonesCover *self);
void bones_cover_shut (BonesCover *self);
