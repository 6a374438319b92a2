/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The turn of a ship in rule systems that give the active ship several actions and one that ends
 * her turn. A system whose ships do one thing each has none.
 *
 * It is shown as a checklist: what she may do, what she has done, and her banks of guns.
 */

#include "plan.h"
#include "setup.h"

#define BONES_MAX_BANKS 8

typedef struct {
  guint8 orders, fires, ends; /* verbs of a ship: begin her turn, fire a bank, end her turn */
  /* The ship track (BONES_SHOW_BITS) of the banks that have fired. Its ids are the choices of the
   * first question of @fires, which asks for a bank. */
  guint8 fired;
  const guint8 *at; /* the place of each of these banks: BonesGunsAt */
  /* Sets @guns, of BONES_MAX_BANKS, to the guns in each bank of @ship now. Returns the banks that
   * she was built with, as bits, also those whose guns are lost. */
  guint (*banks) (const BonesSetup *setup, const BonesGame *game, guint ship, guint *guns);
} BonesTurn;
