/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * One row of what may be picked: its subject, and a toggle for each way in which it may
 * be picked (a range), of which at most one is on.
 *
 * Signals: picked (): another toggle is on, or none.
 */

#include "view.h"

#include <gtk/gtk.h>

#define BONES_TYPE_PICK_ROW (bones_pick_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesPickRow, bones_pick_row, BONES, PICK_ROW, GtkBox)

/* A row for @value: @subject says what it is, @name is what a screen reader calls it, and @label,
 * in @subject, has its letter underlined. */
BonesPickRow *bones_pick_row_new (guint value, GtkWidget *subject, GtkLabel *label,
                                  const char *name);

/* Adds a toggle. Of a row without ways to choose from, it is the only one. */
void bones_pick_row_add_way (BonesPickRow *self, guint way, const char *text);

/* Takes a letter of the keyboard (keys.h). */
void bones_pick_row_take_letter (BonesPickRow *self, GString *taken);
gunichar bones_pick_row_get_letter (BonesPickRow *self);

guint bones_pick_row_get_value (BonesPickRow *self);

/* The way in which it is picked, or -1. */
gint bones_pick_row_get_way (BonesPickRow *self);

/* Goes on to the next way, and after the last one to none. */
void bones_pick_row_cycle (BonesPickRow *self);
