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

/* Once, before the first label is made: a label that wraps wants the same width at every height.
 * GTK 4.8 asks for the width that goes with a height for each label beside something else, and lays
 * its text out up to twenty times to find it; but the height was found for a width without it.
 * Later versions are left as they are. */
void bones_wrapped_init (void);
