/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What is not stored yet: touches, for touches of one place in quick succession become one entry,
 * and overrides that wait. Values, without widgets.
 */

#include "view.h"

typedef struct {
  guint ship; /* BONES_NO_SHIP: nothing is pending */
  guint field;
  gint by;
} BonesTapping;

/* The change that enters @tapping: a step of a track, or her orders (BONES_SHIP_ORDERED). */
BonesChange bones_tapping_change (const BonesTapping *tapping);

/* A sentence for @tapping of @ship; @track: the track that is counted, or NULL: her orders. The
 * caller frees it. */
char *bones_tapping_describe (const BonesTapping *tapping, BonesTable *table,
                              const BonesShipView *ship, const BonesTrackView *track);

/* A sentence for a touch when @track of @ship is at its limit. The caller frees it. */
char *bones_tapping_describe_limit (const BonesTapping *tapping, BonesTable *table,
                                    const BonesShipView *ship, const BonesTrackView *track);

/* The value nearest to @value to which @track can be counted by touch: at most a full track, and
 * not back if the rules count only one way. */
gint bones_tapping_clamp (const BonesTrackView *track, gint value);

/* An override that waits until what is being stored has been. */
typedef struct {
  BonesChange *changes;
  guint n;
  char *text;
} BonesOverride;

/* Copies @n @changes and the reason for them, @text. */
BonesOverride *bones_override_new (const BonesChange *changes, guint n, const char *text);

void bones_override_free (BonesOverride *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesOverride, bones_override_free)
