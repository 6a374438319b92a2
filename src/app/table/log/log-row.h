/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A line of the log: whose it is, the sentence, and the dice that led to it, small. One widget that
 * draws all of it, since there are thousands. What was taken back is struck through; real dice are
 * in pencil, those that were rolled again grey and struck out.
 */

#include <gtk/gtk.h>

#include "view.h"

/* Where a line stands to what is looked at. */
typedef enum {
  BONES_LOG_PLACE_NONE,
  BONES_LOG_PLACE_HERE, /* it tells of what is looked at */
  BONES_LOG_PLACE_LATER /* it has not happened yet */
} BonesLogPlace;

#define BONES_TYPE_LOG_ROW (bones_log_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesLogRow, bones_log_row, BONES, LOG_ROW, GtkWidget)

GtkWidget *bones_log_row_new (void);

/* Shows @line, which must live as long as it is shown, as @view names the fleets; with @brief in a
 * few words. NULL: nothing any more. */
void bones_log_row_set_line (BonesLogRow *self, const BonesLogLine *line, const BonesView *view,
                             gboolean brief);
const BonesLogLine *bones_log_row_get_line (BonesLogRow *self);

void bones_log_row_set_place (BonesLogRow *self, BonesLogPlace place);

/* What a screen reader says of @line: the sentence, the dice, and what became of it. */
char *bones_log_row_describe (const BonesLogLine *line, gboolean brief);
