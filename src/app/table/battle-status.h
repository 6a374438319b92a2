/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The state of a battle in a few words, for players who return to it or see it from across the
 * room. A value, made from a view, without widgets.
 */

#include "view.h"

typedef struct {
  char *round; /* "Round 2", "Setting up", "Battle over" */
  char *step;  /* the step of the round: "Frigates"; or NULL */
  char *wind;  /* "The wind blows toward the north-east." */
  char *next;  /* "Fury has her turn.", "Red is next.", or the winner */
  char *asked; /* the open question, or NULL */
  gint fleet;  /* the fleet whose turn it is, or -1 */
  gint ship;   /* the ship whose turn it is, or -1 */
} BonesBattleStatus;

BonesBattleStatus *bones_battle_status_new (const BonesView *view);
void bones_battle_status_free (BonesBattleStatus *status);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesBattleStatus, bones_battle_status_free)
