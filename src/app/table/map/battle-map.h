/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The board that a battle is fought on, with words under it: how far apart the two are that fight,
 * and what that means. Where a square is asked it is answered here; at other times what is touched
 * or pointed at says how far away it is. It hides while there is nothing on the board.
 *
 * Properties: firm (boolean): it is as high as its width needs, and never lower.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_BATTLE_MAP (bones_battle_map_get_type ())
G_DECLARE_FINAL_TYPE (BonesBattleMap, bones_battle_map, BONES, BATTLE_MAP, AdwBin)

/* Shows the board of the present view. */
void bones_battle_map_apply (BonesBattleMap *self, BonesHelm *helm);

typedef enum {
  BONES_MAP_WHOLE, /* with its words below */
  BONES_MAP_BARE,  /* without words: all the room is for the squares */
  BONES_MAP_SMALL  /* only a picture, with its words beside it */
} BonesMapForm;

void bones_battle_map_set_form (BonesBattleMap *self, BonesMapForm form);

/* Moves the focus to the square with which the answer begins. Returns whether a square is asked
 * and this map answers it. */
gboolean bones_battle_map_focus (BonesBattleMap *self);
