/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A bin that reports when it is narrow: a small version of AdwBreakpointBin of libadwaita 1.4.
 *
 * It has one child and asks for no more room than its own width-request and height-request,
 * whatever the child needs, so that a window can become narrow at all. A child that then still
 * needs more room than there is, is a warning, since it is clipped.
 *
 * Properties: child; threshold (pixels, with text of the usual size); narrow (read only:
 * allocated less than the threshold).
 */

#include <gtk/gtk.h>

#define BONES_TYPE_BREAKPOINT_BIN (bones_breakpoint_bin_get_type ())
G_DECLARE_FINAL_TYPE (BonesBreakpointBin, bones_breakpoint_bin, BONES, BREAKPOINT_BIN, GtkWidget)

gboolean bones_breakpoint_bin_get_narrow (BonesBreakpointBin *self);

/* Call before it is first shown: starts with the layout for @width, without a flash of the
 * other. */
void bones_breakpoint_bin_preset_width (BonesBreakpointBin *self, int width);
