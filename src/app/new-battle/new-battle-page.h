/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A new battle on one page: who sails with what, the edition, whose dice, how far undo goes; then
 * set sail.
 *
 * Signals: play (BonesTable *table): it was made.
 */

#include <adwaita.h>

#include "app-store.h"

#define BONES_TYPE_NEW_BATTLE_PAGE (bones_new_battle_page_get_type ())
G_DECLARE_FINAL_TYPE (BonesNewBattlePage, bones_new_battle_page, BONES, NEW_BATTLE_PAGE, AdwBin)

/* Creates a page over @store and @settings, both of which must outlive it. */
BonesNewBattlePage *bones_new_battle_page_new (BonesAppStore *store, GSettings *settings);

/* Moves the focus to the first control that is needed when the page is shown. */
void bones_new_battle_page_focus (BonesNewBattlePage *self);
