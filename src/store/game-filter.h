/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Which of many battles people look for: by words, by rule system, by captain, and in the archive
 * or out of it.
 */

#include "store.h"

typedef struct {
  const char *text; /* words, each of which stands in its title, in the name of a fleet, a captain
                       or its rule system, or in the note that it was paused with, whatever their
                       case; or NULL */
  const char *ruleset; /* the id of its rule system; or NULL */
  const char *captain; /* commands one of its fleets, whatever the case; or NULL */
  gboolean archived;   /* those in the archive; else the others */
} BonesGameFilter;

gboolean bones_game_filter_fits (const BonesGameFilter *filter, const BonesGameRecord *record);

/* The captains of @records (of BonesGameRecord) in the order of the alphabet, each once: NULL at
 * the end. The caller frees them. */
char **bones_game_filter_captains (const GPtrArray *records);
