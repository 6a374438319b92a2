/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The dice tray: what has just happened, what is asked now and of whom, the chance, and under it
 * the pane with which it is answered. Where nothing is asked it says whose go it is, and the pane
 * offers what may be done.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_DICE_TRAY (bones_dice_tray_get_type ())
G_DECLARE_FINAL_TYPE (BonesDiceTray, bones_dice_tray, BONES, DICE_TRAY, AdwBin)

/* The type of the pane that answers @prompt; G_TYPE_INVALID if there is none. */
GType bones_dice_tray_pane_for (const BonesPromptView *prompt);

/* Call once, before anything else. */
void bones_dice_tray_set_helm (BonesDiceTray *self, BonesHelm *helm, GSettings *settings);

/* Shows the present view. */
void bones_dice_tray_apply (BonesDiceTray *self);

/* An answer is being stored: shows a rolling die, or dims what cannot be answered now. */
void bones_dice_tray_wait (BonesDiceTray *self);

/* Handles a key that no other widget handled. Returns whether it did. */
gboolean bones_dice_tray_digit (BonesDiceTray *self, guint digit);
gboolean bones_dice_tray_erase (BonesDiceTray *self);
gboolean bones_dice_tray_accept (BonesDiceTray *self);

/* Handles Enter before any widget does: faster than the focused button, and never twice just
 * after a roll has appeared. */
gboolean bones_dice_tray_enter (BonesDiceTray *self);

/* @passes: a ship that the letter would order passes. */
gboolean bones_dice_tray_letter (BonesDiceTray *self, gunichar letter, gboolean passes);

/* Ship @ship was touched on her card. Returns whether that answered the question. */
gboolean bones_dice_tray_pick_ship (BonesDiceTray *self, guint ship);

/* Gives the focus to the button that stands out; if there is none, to the question. Returns
 * FALSE if neither is visible. */
gboolean bones_dice_tray_focus (BonesDiceTray *self);

/* Shows which ships can fire during another ship's turn, if any. */
void bones_dice_tray_interrupt (BonesDiceTray *self);

/* Whether there is room only for the question and its answers, because of the map. */
void bones_dice_tray_set_terse (BonesDiceTray *self, gboolean terse);

/* Whether there is less room than the tray needs. */
void bones_dice_tray_set_cramped (BonesDiceTray *self, gboolean cramped);
