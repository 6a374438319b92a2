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

/* More about what was done, under its name, or NULL. */
void bones_action_row_set_detail (BonesActionRow *self, const char *detail);

/* What it is about, shown large: a ship; under her name stand her id and class, and what it does
 * where that is not just that she gets her orders. */
void bones_action_row_set_subject (BonesActionRow *self, const BonesShipView *ship,
                                   gboolean orders);

/* Puts @picture, or nothing, in front of the words. */
void bones_action_row_set_picture (BonesActionRow *self, GtkWidget *picture);

/* Takes a letter of the keyboard that is not in @taken yet, where the row can be pressed (see
 * keys.h). Returns it, or 0. */
gunichar bones_action_row_take_letter (BonesActionRow *self, GString *taken);
gunichar bones_action_row_get_letter (BonesActionRow *self);

const BonesAction *bones_action_row_get_action (BonesActionRow *self);
