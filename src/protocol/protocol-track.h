/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Reads values of tracks as `state` writes them: inches as inches, words and ships by their ids,
 * fleets, markers and squares by their names.
 */

#include "desk.h"

/* Returns the index of @text in @ids, NULL at the end, in any case and with either hyphens,
 * underscores or blanks; or -1. */
gint bones_find_folded_id (const char *const *ids, const char *text);

/* Reads a number with at most as many decimals as @parts (1 or 100) has zeros, times @parts; true
 * and false count as 1 and 0. @name is that of the member, for the error. */
gboolean bones_read_number_value (JsonNode *node, const char *name, guint parts, gint64 *value,
                                  GError **error);

/* Read the number of a ship or fleet by its id or name; null is BONES_NO_SHIP, BONES_NOBODY. */
gboolean bones_read_ship_value (const BonesNames *names, JsonNode *node, const char *name,
                                gint64 *value, GError **error);
gboolean bones_read_fleet_value (const BonesNames *names, JsonNode *node, const char *name,
                                 gint64 *value, GError **error);

/* Reads a value of @track as it is stored. If @delta, it is added to the current one. */
gboolean bones_read_track_value (BonesTable *table, const BonesTrack *track, JsonNode *node,
                                 gboolean delta, gint64 *value, GError **error);
