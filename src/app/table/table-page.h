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

/* Creates a page for @table in a window @width pixels wide; takes references. @settings: whether
 * odds are shown. */
BonesTablePage *bones_table_page_new (BonesTable *table, GSettings *settings, int width);

/* The helm of the page; borrowed. */
BonesHelm *bones_table_page_get_helm (BonesTablePage *self);

gboolean bones_table_page_can_undo (BonesTablePage *self);
gboolean bones_table_page_can_redo (BonesTablePage *self);

/* Gives the focus to the widget that answers the question. */
void bones_table_page_focus (BonesTablePage *self);

/* The window's actions and keys. An undo asks the other captains if they must agree. */
void bones_table_page_undo (BonesTablePage *self);
void bones_table_page_redo (BonesTablePage *self);
void bones_table_page_undo_round (BonesTablePage *self);
void bones_table_page_change_table (BonesTablePage *self);

/* Looks back along the timeline, or returns to the present. */
void bones_table_page_look_back (BonesTablePage *self);

/* Moves the focus to the log, at the entry that is looked back at. @toggle: if it is beside the
 * rest, makes it larger or restores its size. */
void bones_table_page_show_log (BonesTablePage *self, gboolean toggle);

/* Makes the log large and lets people find lines in it. */
void bones_table_page_find (BonesTablePage *self);

/* Shows the hands, if there are any; from there, shows the dice. */
void bones_table_page_show_hand (BonesTablePage *self);

/* Shows which ships can fire during another ship's turn, if any. */
void bones_table_page_interrupt (BonesTablePage *self);

/* Opens the dice for anything else; rolls are in the log. */
void bones_table_page_free_dice (BonesTablePage *self);

/* Starts the action that ends the battle; a question follows. */
void bones_table_page_end_battle (BonesTablePage *self);

/* Handles a key that no widget handled. Returns whether it did. */
gboolean bones_table_page_key (BonesTablePage *self, guint keyval, guint keycode, int layout,
                               GdkModifierType state);
