/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The page people live on: a battle. Wide: fleets, and beside them instruments, dice tray and log.
 * Narrow: table, dice, hand and log as tabs. The same widgets in both, moved when the width
 * changes.
 *
 * It follows its helm: a new view is applied to the widgets in place.
 *
 * Signals:
 *  state (): what can be undone or redone may have changed.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_TABLE_PAGE (bones_table_page_get_type ())
G_DECLARE_FINAL_TYPE (BonesTablePage, bones_table_page, BONES, TABLE_PAGE, AdwBin)

/* A page for @table, which it keeps; for a window @width pixels wide. */
BonesTablePage *bones_table_page_new (BonesTable *table, int width);

/* What the page steers the battle with; borrowed. */
BonesHelm *bones_table_page_get_helm (BonesTablePage *self);

gboolean bones_table_page_can_undo (BonesTablePage *self);
gboolean bones_table_page_can_redo (BonesTablePage *self);

/* Gives the focus to what the question is answered with. */
void bones_table_page_focus (BonesTablePage *self);

/* What the window's actions and keys do. Undoing asks the other captains where they must agree. */
void bones_table_page_undo (BonesTablePage *self);
void bones_table_page_redo (BonesTablePage *self);
void bones_table_page_undo_round (BonesTablePage *self);
void bones_table_page_change_table (BonesTablePage *self);

/* Looks back along the timeline, or returns to the present. */
void bones_table_page_look_back (BonesTablePage *self);

/* Goes to the log, which becomes larger, or as it was, where it stands beside the rest. */
void bones_table_page_show_log (BonesTablePage *self);

/* Goes to the hands, where there are any, and from there back to the dice. */
void bones_table_page_show_hand (BonesTablePage *self);

/* Shows who may fire in the middle of another's turn, where anybody may. */
void bones_table_page_interrupt (BonesTablePage *self);

/* Dice for anything else, which stand in the log. */
void bones_table_page_free_dice (BonesTablePage *self);

/* Begins what ends the battle; a question follows. */
void bones_table_page_end_battle (BonesTablePage *self);

/* A key that no widget wanted. Returns whether it was of use. */
gboolean bones_table_page_key (BonesTablePage *self, guint keyval, guint keycode, int layout,
                               GdkModifierType state);
