/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * One step of the round strip: a mark, and behind it, where there is room, its name, the number of
 * ships left and the flag of who is next. A part of BonesRoundStrip, which gives it either its
 * minimum width (the mark) or its natural one (everything).
 */

#include "round-strip.h"

#define BONES_TYPE_STRIP_STEP (bones_strip_step_get_type ())
G_DECLARE_FINAL_TYPE (BonesStripStepWidget, bones_strip_step, BONES, STRIP_STEP, GtkWidget)

GtkWidget *bones_strip_step_new (void);
void bones_strip_step_show (BonesStripStepWidget *self, const BonesStripStep *step);
BonesStripState bones_strip_step_get_state (BonesStripStepWidget *self);
