/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A line of the log: whose it is, the sentence, and the dice that led to it, small. One widget that
 * draws all of it, since there are thousands. What was taken back is struck through; real dice are
 * in pencil, those that were rolled again grey and struck out.
 */

#include <gtk/gtk.h>

#include "view.h"

/* The relation of a line to the moment that is shown. */
typedef enum {
  BONES_LOG_PLACE_NONE,
  BONES_LOG_PLACE_HERE, /* it is about this moment */
  BONES_LOG_PLACE_LATER /* it happens later */
} BonesLogPlace;

#define BONES_TYPE_LOG_ROW (bones_log_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesLogRow, bones_log_row, BONES, LOG_ROW, GtkWidget)

GtkWidget *bones_log_row_new (void);

/* Shows @line, which must live until the row shows another or is gone, with the fleets of @view; if
 * @brief, in a few words. */
void bones_log_row_set_line (BonesLogRow *self, const BonesLogLine *line, const BonesView *view,
                             gboolean brief);
const BonesLogLine *bones_log_row_get_line (BonesLogRow *self);

void bones_log_row_set_place (BonesLogRow *self, BonesLogPlace place);

/* The accessible name of @line: the sentence, the dice, and what became of it. */
char *bones_log_row_describe (const BonesLogLine *line, gboolean brief);
