/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the harbour shows of a battle: values, made from its record, without widgets.
 */

#include "store.h"

/* The fleets of a game: names and letters, in seat order. */
typedef struct {
  guint n;
  char *names[BONES_MAX_FLEETS];
  char letters[BONES_MAX_FLEETS];
  gboolean edges; /* for each fleet, the start of its name */
} BonesGameFleets;

/* Reads them from the set-up of @record; none if it cannot be read. */
void bones_game_fleets_read (BonesGameFleets *fleets, const BonesGameRecord *record);
void bones_game_fleets_clear (BonesGameFleets *fleets);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BonesGameFleets, bones_game_fleets_clear)

/* A time as seen from @now (both in microseconds since 1970): "today at 21:10", "yesterday", "3
 * November". The caller frees it. */
char *bones_when (gint64 then, gint64 now);

/* "Black Spot 2025 · Round 3 · yesterday", without the edition if there is only one; of a battle
 * that is over, who won it. The caller frees it. */
char *bones_game_describe (const BonesGameRecord *record, gint64 now);
