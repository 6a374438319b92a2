/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A battle played once more, entry by entry as far as they count, while a report takes notes. It
 * has everything that is hidden, so only this room uses it.
 */

#include "course.h"
#include "report-roll.h"

#include "replay.h"

/* Notes the dice of a battle. */
typedef struct _BonesRollNotes BonesRollNotes;

BonesRollNotes *bones_roll_notes_new (const BonesSetup *setup);

/* Ends it: the rolls, an array of BonesReportRoll, which the caller frees. */
GArray *bones_roll_notes_end (BonesRollNotes *notes);

/* @entry, number @seq of the battle, is about to be played at @play. */
void bones_roll_notes_before (BonesRollNotes *notes, guint32 seq, const BonesEntry *entry,
                              const BonesPlay *play);

/* It has been played, and reported the events of @events from number @first on. */
void bones_roll_notes_after (BonesRollNotes *notes, const GArray *events, guint first);

/* Notes the course of a battle as @viewer may know it. */
typedef struct _BonesCourseNotes BonesCourseNotes;

BonesCourseNotes *bones_course_notes_new (const BonesSetup *setup, guint viewer);
void bones_course_notes_end (BonesCourseNotes *notes, BonesCourse *course);
void bones_course_notes_after (BonesCourseNotes *notes, guint32 seq, const BonesGame *game);

/* Plays the entries of @table that count; either of the notes may be NULL. */
void bones_walk (BonesTable *table, BonesRollNotes *rolls, BonesCourseNotes *course);
