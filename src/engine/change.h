/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Overrides: setting anything that is tracked, through the journal. Anything that can happen on the
 * table can be entered, and nothing that a game cannot hold.
 */

#include "ruleset.h"

typedef enum {
  BONES_CHANGE_FITS,
  BONES_CHANGE_NO_SUCH, /* no such ship, fleet, field, marker, link or card */
  BONES_CHANGE_TOO_LOW,
  BONES_CHANGE_TOO_HIGH,
  BONES_CHANGE_NO_ROOM
} BonesChangeFit;

/* Applies @change to @game. If the result is not BONES_CHANGE_FITS, nothing was changed, and
 * @lowest and @highest (may be NULL) are set to the bounds, which are stored numbers. */
BonesChangeFit bones_change_apply (const BonesSetup *setup, BonesGame *game,
                                   const BonesChange *change, gint64 *lowest, gint64 *highest);

/* Applies all changes of an override or option entry and then mends the game. Stops at the first
 * change that does not fit. */
BonesChangeFit bones_entry_apply (const BonesSetup *setup, BonesGame *game,
                                  const BonesEntry *entry);
