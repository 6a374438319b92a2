/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What stands on the table and does something: spells, creatures, parties ashore. Each with its
 * sign, what it does, whose it is, on whom, and until when. Folded, it is a line of names. Terrain,
 * which is nobody's and always there, is not among it.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_MARKER_LIST (bones_marker_list_get_type ())
G_DECLARE_FINAL_TYPE (BonesMarkerList, bones_marker_list, BONES, MARKER_LIST, AdwBin)

/* Hides itself if there is nothing to show. */
void bones_marker_list_apply (BonesMarkerList *self, const BonesView *view);

/* Whether the marker is shown here: it has an effect and is not terrain. */
gboolean bones_marker_stands (const BonesMarkerView *marker);
