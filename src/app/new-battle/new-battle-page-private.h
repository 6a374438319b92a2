/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the files of the page share: new-battle-page.c, and new-battle-numbers.c for how many fleets
 * there are.
 */

#include "fleet-picker.h"
#include "new-battle-page.h"

struct _BonesNewBattlePage {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *title, *systems, *system_about, *preset_box, *preset_about, *number_box, *muster,
      *size_group, *size_spin, *edition_row, *dice_row, *whose_dice, *undo_row, *joined_switch,
      *set_choice, *rules, *pickers, *why, *sail_button;

  BonesApplication *application; /* borrowed */
  const BonesRuleset *ruleset;   /* the game that is chosen */
  BonesSetup *setup;             /* owned: of the edition that is chosen */
  BonesFleetPicker *fleets[BONES_MAX_FLEETS];
  guint n_fleets;
  gboolean settling; /* the rows are being set to what the rules are */
};

/* The fleets are others: shows what of the page follows from them. */
void bones_new_battle_page_look (BonesNewBattlePage *self);

/* Offers as many fleets as the game can have. */
void bones_new_battle_page_fill_numbers (BonesNewBattlePage *self);
