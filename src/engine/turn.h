/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The turn of a ship, where a rule system gives the active ship several things to do, and one that
 * ends it. A system whose ships do one thing each, and are done, has none.
 *
 * Whoever shows a turn makes a checklist of it: what she may do and has done, and her banks of guns
 * around her.
 */

#include "plan.h"
#include "setup.h"

#define BONES_MAX_BANKS 8

typedef struct {
  guint8 orders, fires, ends; /* verbs of a ship: begins her turn, fires a bank, ends her turn */
  /* The ship track, of BONES_SHOW_BITS, that says which banks have fired. Its ids are what the
   * first question of @fires calls banks where it has to ask for one. */
  guint8 fired;
  const guint8 *at; /* where each of these banks is: BonesGunsAt, one way each */
  /* Sets @guns, of BONES_MAX_BANKS, to how many stand in each bank of @ship now. Returns the banks
   * that she was built with, as bits: those whose guns are lost are among them. */
  guint (*banks) (const BonesSetup *setup, const BonesGame *game, guint ship, guint *guns);
} BonesTurn;
