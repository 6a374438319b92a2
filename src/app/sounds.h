/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A few sounds, for those who want them: dice were rolled, a ship is gone, a round has ended. They
 * are those of the desktop's sound theme. Where there is no theme, or nothing that plays it, there
 * is silence.
 */

#include "view.h"

typedef enum {
  BONES_SOUND_NONE,
  BONES_SOUND_DICE,
  BONES_SOUND_ROUND,
  BONES_SOUND_LOST,
  BONES_N_SOUNDS
} BonesSound;

/* What was there when something was heard last. */
typedef struct {
  guint32 seq;
  guint round;
  guint64 in_play[BONES_MAX_SHIPS / 64]; /* ships, as bits */
} BonesHeard;

/* The sound of what has happened at @table between @heard and @view, which @heard becomes; if there
 * are several, the one that matters most. Nothing was heard yet if @heard is 0. */
BonesSound bones_sound_of (BonesHeard *heard, BonesTable *table, const BonesView *view);

/* Plays @sound, and says so in the debugging output. */
void bones_sound_play (BonesSound sound);
