/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Dice for anything: how many of which, what to add, how they are read, the exact chances of that
 * as a chart, and the throw. Real dice are entered by keys.
 */

#include <adwaita.h>

#include "thrower.h"

#define BONES_TYPE_POOL_PAGE (bones_pool_page_get_type ())
G_DECLARE_FINAL_TYPE (BonesPoolPage, bones_pool_page, BONES, POOL_PAGE, AdwBin)

/* Call once, before anything else. */
void bones_pool_page_set_thrower (BonesPoolPage *self, BonesThrower *thrower);

/* The button that Enter presses. */
GtkWidget *bones_pool_page_get_button (BonesPoolPage *self);

/* Keys that no widget handled: a digit, Backspace. Return whether the page handled them. */
gboolean bones_pool_page_digit (BonesPoolPage *self, guint digit);
gboolean bones_pool_page_erase (BonesPoolPage *self);
