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

/* The type of the pane with which @prompt is answered; G_TYPE_INVALID where there is none. */
GType bones_dice_tray_pane_for (const BonesPromptView *prompt);

/* Once, before anything else. */
void bones_dice_tray_set_helm (BonesDiceTray *self, BonesHelm *helm);

/* Shows the table as it stands. */
void bones_dice_tray_apply (BonesDiceTray *self);

/* An answer is being stored: shows a die in the air, or dims what cannot be answered now. */
void bones_dice_tray_wait (BonesDiceTray *self);

/* A key that nobody else has used. Returns whether it was of use here. */
gboolean bones_dice_tray_digit (BonesDiceTray *self, guint digit);
gboolean bones_dice_tray_erase (BonesDiceTray *self);
gboolean bones_dice_tray_accept (BonesDiceTray *self);

/* Enter, before any widget has it: quicker than the button with the focus, and never twice in the
 * moment in which a roll comes to lie there. */
gboolean bones_dice_tray_enter (BonesDiceTray *self);

gboolean bones_dice_tray_letter (BonesDiceTray *self, gunichar letter);

/* Ship @ship was touched on her card. Returns whether that answered the question. */
gboolean bones_dice_tray_pick_ship (BonesDiceTray *self, guint ship);

/* Puts the focus on the button that stands out; if there is none, on the question. Returns FALSE if
 * neither is to be seen. */
gboolean bones_dice_tray_focus (BonesDiceTray *self);

/* Shows who may fire in the middle of another's turn, where anybody may. */
void bones_dice_tray_interrupt (BonesDiceTray *self);

/* Whether there is room for the question alone, and for what answers it: the map has the rest. */
void bones_dice_tray_set_terse (BonesDiceTray *self, gboolean terse);

/* Whether there is less room than the tray would like. */
void bones_dice_tray_set_cramped (BonesDiceTray *self, gboolean cramped);
