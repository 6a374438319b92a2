/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * One row of what may be picked: its subject, and a toggle for each way in which it may
 * be picked (a range), of which at most one is on.
 *
 * Signals: picked (): another toggle is on, or none. pressed-twice (): a toggle was pressed twice
 * in quick succession, and is on.
 */

#include "view.h"

#include <gtk/gtk.h>

#define BONES_TYPE_PICK_ROW (bones_pick_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesPickRow, bones_pick_row, BONES, PICK_ROW, GtkBox)

/* Creates a row for @value: @subject shows it, @name is its accessible name, and @label, in
 * @subject, gets a letter underlined. */
BonesPickRow *bones_pick_row_new (guint value, GtkWidget *subject, GtkLabel *label,
                                  const char *name);

/* Adds a toggle. A row without ranges has only one. */
void bones_pick_row_add_way (BonesPickRow *self, guint way, const char *text);

/* Picks a letter of the keyboard (keys.h). */
void bones_pick_row_take_letter (BonesPickRow *self, GString *taken);
gunichar bones_pick_row_get_letter (BonesPickRow *self);

guint bones_pick_row_get_value (BonesPickRow *self);

/* The index of the active toggle, or -1. */
gint bones_pick_row_get_way (BonesPickRow *self);

/* Activates the next toggle, and after the last one none. */
void bones_pick_row_cycle (BonesPickRow *self);
