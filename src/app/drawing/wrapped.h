/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Text that has the width it is given.
 */

#include <gtk/gtk.h>

/* For a @label that wraps, between letters if need be, and stands where something else gives the
 * width: GTK does not ask it how wide it would like to be. It would lay out each new text three
 * times for that, and once more for a height without a width. */
void bones_wrap_to_width (GtkWidget *label);
