/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The state of an open game as the rules have it, with everything that is hidden. Only for the
 * rooms between the table and the door, never for a screen.
 */

#include "replay.h"
#include "table.h"

/* Borrowed, good until the next verb. */
const BonesSetup *bones_table_get_setup (BonesTable *table);     /* with the fleets as bought */
const BonesNames *bones_table_get_names (BonesTable *table);     /* as everybody may read them */
const BonesJournal *bones_table_get_journal (BonesTable *table); /* every entry */
const BonesPlay *bones_table_get_play (BonesTable *table);       /* the game, prompt, stop */
const BonesGame *bones_table_get_before (BonesTable *table);     /* before the open action */
const GArray *bones_table_get_events (BonesTable *table);        /* of BonesEvent, all of them */

/* The state after entry @seq, with the question that was open then. The caller frees the play. */
BonesPlay *bones_table_play_at (BonesTable *table, guint32 seq, GError **error);
