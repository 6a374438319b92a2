/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Scales its one child so that it fits: a layout made for one size looks the same on any screen.
 *
 * Properties: child; design-height (how high the child is, in its own pixels, whatever room there
 * is; 0: as high as it likes, and never larger than life); least-width (in its own pixels, the
 * least that the child gets, 0 unless set).
 */

#include <gtk/gtk.h>

#define BONES_TYPE_STAGE (bones_stage_get_type ())
G_DECLARE_FINAL_TYPE (BonesStage, bones_stage, BONES, STAGE, GtkWidget)

/* The scale at which the child is shown. */
double bones_stage_get_scale (BonesStage *self);
