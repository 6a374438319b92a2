/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a fleet adds up to, what its parts cost, and how likely each ship's best broadside sinks a
 * ship of each class; or the same of two fleets, side by side. The chances appear one by one, while
 * people look.
 */

#include <adwaita.h>

#include "roster-file.h"

#define BONES_TYPE_ANALYSIS_WINDOW (bones_analysis_window_get_type ())
G_DECLARE_FINAL_TYPE (BonesAnalysisWindow, bones_analysis_window, BONES, ANALYSIS_WINDOW, AdwWindow)

/* Opens the window over that of @parent. Takes @fleet, and @other, which is of the same game, or
 * NULL. */
BonesAnalysisWindow *bones_analysis_window_open (GtkWidget *parent, BonesRosterFile *fleet,
                                                 BonesRosterFile *other);

/* Whether all chances are there: tests wait for it. */
gboolean bones_analysis_window_is_done (BonesAnalysisWindow *self);
