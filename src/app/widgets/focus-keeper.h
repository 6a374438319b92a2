/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Decides where the keyboard focus of a page goes. The focus is at home, on the widget that Enter
 * is meant for, unless people took it elsewhere with Tab, an arrow key or a shortcut, or with a
 * screen reader. A touch on a button, a menu or a dialog that closes, and a widget that disappears
 * take it nowhere: it goes home. Text that is being written keeps it.
 */

#include <gtk/gtk.h>

#define BONES_TYPE_FOCUS_KEEPER (bones_focus_keeper_get_type ())
G_DECLARE_FINAL_TYPE (BonesFocusKeeper, bones_focus_keeper, BONES, FOCUS_KEEPER, GObject)

/* Moves the focus to its home. Returns FALSE if that is not possible now. */
typedef gboolean (*BonesFocusHome) (GtkWidget *page);

/* Manages the focus of the window of @page while the page is shown. @page owns the keeper. */
BonesFocusKeeper *bones_focus_keeper_new (GtkWidget *page, BonesFocusHome home);

/* Moves the focus home now; moves it home when the present event has been handled. */
void bones_focus_keeper_go_home (BonesFocusKeeper *self);
void bones_focus_keeper_recall (BonesFocusKeeper *self);

/* A shortcut has just moved the focus: it stays there. */
void bones_focus_keeper_stay (BonesFocusKeeper *self);
