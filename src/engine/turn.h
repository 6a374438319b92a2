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

#define BONES_MAX_BANKS 12

/* Guns of a ship that fire together. */
typedef struct {
  const char *id; /* the choice of the first question of BonesTurn.fires; the words have "choice.ID"
                     or "ID" */
  guint8 bit;     /* of the track BonesTurn.fired */
  BonesGunsAt at;
  guint guns; /* now; 0: all are lost */
} BonesTurnBank;

typedef struct {
  guint8 orders, fires, ends; /* verbs of a ship: begin her turn, fire a bank, end her turn */
  guint8 moves; /* the verb that moves her, whose can() also tells of a ship whose turn has not
                   begun; 0: none */
  guint8 fired; /* the ship track (BONES_SHOW_BITS) of the banks that have fired */
  /* Fills @banks, of BONES_MAX_BANKS, with those that @ship was built with, also if their guns are
   * lost. Returns how many there are. */
  guint (*banks) (const BonesSetup *setup, const BonesGame *game, guint ship, BonesTurnBank *banks);
} BonesTurn;
