/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Over the page while people look back: what they look at, in words, the timeline to go along with
 * a thumb or the arrow keys, and the way back to now. While the timeline is dragged the words
 * follow at once, and the table as quickly as it can be shown.
 */

#include "helm.h"

#include <gtk/gtk.h>

#define BONES_TYPE_PAST_BAR (bones_past_bar_get_type ())
G_DECLARE_FINAL_TYPE (BonesPastBar, bones_past_bar, BONES, PAST_BAR, GtkWidget)

/* Shows the moment that @helm shows; hides itself in the present. */
void bones_past_bar_apply (BonesPastBar *self, BonesHelm *helm);

/* Uses two lines if one would be too narrow. */
void bones_past_bar_set_narrow (BonesPastBar *self, gboolean narrow);

/* Shows the newest moment, or returns to the present. */
void bones_past_bar_toggle (BonesHelm *helm);

/* Moves the focus to the timeline. Returns FALSE if that is not possible. */
gboolean bones_past_bar_focus (BonesPastBar *self);

/* Handles a key that moves along the timeline, or leaves it. Returns whether it did. */
gboolean bones_past_bar_key (BonesPastBar *self, guint keyval);
