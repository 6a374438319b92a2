/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What fleets may do at any time, whatever else is asked or to be done: a line for each thing, and
 * the flags of those who may, one touch each.
 */

#include "helm.h"

#include <adwaita.h>

#define BONES_TYPE_ANY_TIME_BAR (bones_any_time_bar_get_type ())
G_DECLARE_FINAL_TYPE (BonesAnyTimeBar, bones_any_time_bar, BONES, ANY_TIME_BAR, AdwBin)

/* Shows the actions; hides itself if there are none. */
void bones_any_time_bar_apply (BonesAnyTimeBar *self, BonesHelm *helm);
