/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the harbour shows of a battle: values, made from its record, without widgets.
 */

#include "store.h"
#include "view.h"

/* A time as seen from @now (both in microseconds since 1970): "today at 21:10", "yesterday", "3
 * November". The caller frees it. */
char *bones_when (gint64 then, gint64 now);

/* "Black Spot 2025 · Round 3 · yesterday", without the edition if there is only one; of a battle
 * that is over, who won it. The caller frees it. */
char *bones_game_describe (const BonesGameRecord *record, gint64 now);

/* How a battle stands: what is next, and what each fleet has left. */
typedef struct {
  char *next;
  char **fleets; /* a fleet and its points: "Red 12/20"; "" if they are not counted */
} BonesGameStand;

BonesGameStand *bones_game_stand_new (const BonesView *view);
void bones_game_stand_free (BonesGameStand *stand);
