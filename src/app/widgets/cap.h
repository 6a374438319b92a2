/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A list that is as high as it needs to be at its width, up to a limit; beyond that it scrolls.
 * (GtkScrolledWindow does not measure its child for the width.)
 *
 * Properties: child; most (pixels: the limit, 200 unless set); text (what it is, for a screen
 * reader).
 */

#include <gtk/gtk.h>

#define BONES_TYPE_CAP (bones_cap_get_type ())
G_DECLARE_FINAL_TYPE (BonesCap, bones_cap, BONES, CAP, GtkWidget)
