/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Verbs for fleets that players keep.
 */

#include "desk.h"

extern const BonesDeskVerb bones_fleet_verbs[];

/* Sets @record to the kept fleet that "kept" in @object names, or to NULL if there is no such
 * member. The caller frees it. */
gboolean bones_read_kept (BonesDesk *desk, JsonObject *object, BonesFleetRecord **record,
                          GError **error);

/* The fleet of @record, in the form of the fleets of a new game; the other members of @over replace
 * its own. NULL on failure. The caller unrefs it. */
JsonObject *bones_kept_to_game (const BonesFleetRecord *record, JsonObject *over, GError **error);
