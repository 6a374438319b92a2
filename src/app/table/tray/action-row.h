/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A line of the checklist: something that may be done now, as a button; or something that may not,
 * with the reason. What was done this turn has a tick.
 */

#include "view.h"

#include <gtk/gtk.h>

#define BONES_TYPE_ACTION_ROW (bones_action_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesActionRow, bones_action_row, BONES, ACTION_ROW, GtkButton)

BonesActionRow *bones_action_row_new (void);

/* Shows @action. @done: it was done this turn. @primary: it is what most people will want now. */
void bones_action_row_set (BonesActionRow *self, const BonesActionView *action, gboolean done,
                           gboolean primary);

/* What was done, in a line below its name, or NULL. */
void bones_action_row_set_detail (BonesActionRow *self, const char *detail);

/* Shows a ship large, and @other (or NULL), whom she fights: below the names their ids, her class
 * if @kinds, and the effect of the action unless it only gives her @orders. */
void bones_action_row_set_subject (BonesActionRow *self, const BonesShipView *ship,
                                   const BonesShipView *other, gboolean kinds, gboolean orders);

/* Puts @picture before the words; NULL: nothing. */
void bones_action_row_set_picture (BonesActionRow *self, GtkWidget *picture);

/* Picks a letter of the keyboard that is not in @taken yet, if the row can be pressed (see
 * keys.h). Returns it, or 0. */
gunichar bones_action_row_take_letter (BonesActionRow *self, GString *taken);
gunichar bones_action_row_get_letter (BonesActionRow *self);

const BonesAction *bones_action_row_get_action (BonesActionRow *self);

/* The rule by which the action is closed, or NULL. */
const char *bones_action_row_get_rule (BonesActionRow *self);
