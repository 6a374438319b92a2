/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the files of the override dialog share: override-dialog.c is the window and its journey into
 * the journal, override-ship.c, -fleet.c and -table.c fill it, with rows of override-tracks.c.
 */

#include "field-set.h"
#include "override-dialog.h"

/* What the files may fill: the groups of the dialog. */
typedef struct {
  BonesOverrideDialog *dialog;
  BonesHelm *helm;
  const BonesView *view;
  const BonesSetup *setup;
  BonesFieldSet *fields;
  AdwPreferencesGroup *state, *tracks, *more, *books;
} BonesFilling;

void bones_fill_ship (const BonesFilling *to, const BonesShipView *ship);
void bones_fill_fleet (const BonesFilling *to, const BonesFleetView *fleet);
void bones_fill_table (const BonesFilling *to);

/* A row in @group with a button that enters @change at once, with the reason, and closes the
 * dialog. */
void bones_filling_add_step (const BonesFilling *to, AdwPreferencesGroup *group, const char *title,
                             const char *label, const BonesChange *change);

/* A row in @group with an entry for a name, a list of @n kinds and a button that adds what is named
 * there: @change with the list's value as its field. */
void bones_filling_add_adder (const BonesFilling *to, AdwPreferencesGroup *group, const char *title,
                              const char *const *kinds, guint n, const BonesChange *change);

/* The name of class @kind. The caller frees it. */
char *bones_kind_name (const BonesFilling *to, guint kind);

/* The name in the words of the ruleset: id "status.sunk", "link.grapple". The caller frees it. */
char *bones_filling_words (const BonesFilling *to, const char *prefix, const char *id);

/* What markers of @kind are called, without a number. The caller frees it. */
char *bones_filling_marker (const BonesFilling *to, guint kind);

/* A list of what may be put on the table by @change. */
void bones_filling_add_markers (const BonesFilling *to, const char *title,
                                const BonesChange *change);

/* Rows for the tracks of something. */
void bones_filling_add_tracks (const BonesFilling *to, const BonesTrack *tracks,
                               const GPtrArray *views, guint scope, guint index);
