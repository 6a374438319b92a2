/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Overrides: setting anything that is tracked, through the journal. Nothing that can happen on the
 * table may be impossible to enter; nothing that no game can hold may be entered.
 */

#include "ruleset.h"

typedef enum {
  BONES_CHANGE_FITS,
  BONES_CHANGE_NO_SUCH, /* ship, fleet, field, marker, link or card that is not there */
  BONES_CHANGE_TOO_LOW,
  BONES_CHANGE_TOO_HIGH,
  BONES_CHANGE_NO_ROOM
} BonesChangeFit;

/* Applies @change to @game. Other than BONES_CHANGE_FITS nothing was changed, and @lowest and
 * @highest (may be NULL) say what is allowed, as numbers are shown. */
BonesChangeFit bones_change_apply (const BonesSetup *setup, BonesGame *game,
                                   const BonesChange *change, gint64 *lowest, gint64 *highest);

/* Applies all changes of an override or option entry and mends the game. Stops at the first that
 * does not fit. */
BonesChangeFit bones_entry_apply (const BonesSetup *setup, BonesGame *game,
                                  const BonesEntry *entry);
