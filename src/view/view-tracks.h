/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Tracks in words: values, chips and traits.
 */

#include "view-context.h"

/* The tracks of ship @ship, or of a fleet or the table (BONES_NO_SHIP), with @values: an array of
 * BonesTrackView. */
GPtrArray *bones_track_views (const BonesViewContext *view_context, const BonesTrack *tracks,
                              const guint16 *values, guint ship);

/* The text of a chip: the ruleset's word for it, else @name; with the number if it counts. The
 * caller frees it. */
char *bones_view_word_chip (const BonesWordsContext *context, const BonesTrack *track,
                            const char *name, guint value);

/* Adds a chip to @view and returns it; takes @text. For @id see BonesChipView. */
BonesChipView *bones_ship_view_add_chip (BonesShipView *view, const char *id, char *text,
                                         const char *icon);

/* What @ship of class @kind is, in words: BonesShipView.traits. */
GPtrArray *bones_traits_new (const BonesWordsContext *context, const BonesShip *ship,
                             const char *kind);
