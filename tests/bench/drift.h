/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A battle that nobody commands: open actions and fitting answers by chance, from a seed. Engine
 * and rules only: no table, no store.
 */

#include "replay.h"

typedef struct {
  BonesSetup *setup;
  BonesJournal *journal;
  BonesReplay *replay;
  GRand *rand;
} Drift;

/* A battle of @n_fleets fleets of @n_ships each, of the classes of ships that ruleset @id has at
 * first, one after another; NULL where that ruleset is not built. */
Drift *drift_new (const char *id, guint n_fleets, guint n_ships, guint32 seed);
void drift_free (Drift *drift);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Drift, drift_free)

/* One more entry: an answer where something is asked, else an action that is open, but none that
 * gives the battle up. FALSE when there is none: the battle is over. */
gboolean drift_on (Drift *drift);

/* Appends @entry, takes it, and follows; it must fit. */
void drift_append (Drift *drift, BonesEntry *entry);
