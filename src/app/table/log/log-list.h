/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The log in reading order: the newest round at the top, and in it the newest line below its
 * heading. A list model of BonesLogListItem. Unchanged items stay in place, so the cost of an
 * update is that of the new lines. It can be filtered; positions are those of the lines that
 * remain.
 */

#include "table.h"

#define BONES_TYPE_LOG_LIST_ITEM (bones_log_list_item_get_type ())
G_DECLARE_FINAL_TYPE (BonesLogListItem, bones_log_list_item, BONES, LOG_LIST_ITEM, GObject)

/* The line; owned by the item. */
const BonesLogLine *bones_log_list_item_get_line (BonesLogListItem *self);

#define BONES_TYPE_LOG_LIST (bones_log_list_get_type ())
G_DECLARE_FINAL_TYPE (BonesLogList, bones_log_list, BONES, LOG_LIST, GObject)

BonesLogList *bones_log_list_new (void);

/* Shows @log, an array of BonesLogLine, oldest first; takes a reference. */
void bones_log_list_set_log (BonesLogList *self, GPtrArray *log);

/* Which lines are shown: those of fleet i are BONES_LOG_OF_FLEET + i. */
typedef enum {
  BONES_LOG_ALL,
  BONES_LOG_DICE,    /* something was rolled */
  BONES_LOG_NOTES,   /* people wrote it: notes and rulings */
  BONES_LOG_CHANGES, /* set by hand, corrected or taken back */
  BONES_LOG_OF_FLEET
} BonesLogFilter;

/* Shows only the lines of @filter that contain @text, whatever its case ("" or NULL: any), and the
 * headings above them. */
void bones_log_list_set_filter (BonesLogList *self, guint filter, const char *text);

/* Offers the first @most lines only (G_MAXUINT, as at first: all). A GtkSliceListModel would have
 * all rows made again when a line is added. */
void bones_log_list_set_most (BonesLogList *self, guint most);

/* How many lines there are, offered or not, without headings. */
guint bones_log_list_count (BonesLogList *self);

/* The whole log, oldest first; or NULL. Borrowed. */
const GPtrArray *bones_log_list_get_log (BonesLogList *self);

/* The line at @position in reading order, or NULL. Borrowed. */
const BonesLogLine *bones_log_list_get_line (BonesLogList *self, guint position);

/* The position of the last line about entry @seq or an earlier one; -1: none. */
gint bones_log_list_find (BonesLogList *self, guint32 seq);
