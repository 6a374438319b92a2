/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A journal entry as the columns of its row, and back. Verbs, kinds, sources, tracks and options
 * are written by their ids, so that the table can be read by people and does not depend on how this
 * version of the program numbers them.
 */

#include "entry.h"
#include "ruleset.h"
#include "statement.h"

/* The columns of journal from seq to ruling, in their order: those that are hashed. */
enum {
  BONES_ROW_SEQ,
  BONES_ROW_KIND,
  BONES_ROW_AT,
  BONES_ROW_VERB,
  BONES_ROW_SHIP,
  BONES_ROW_OTHER,
  BONES_ROW_FLEET,
  BONES_ROW_REFERS,
  BONES_ROW_AGREED,
  BONES_ROW_ASK,
  BONES_ROW_RULE,
  BONES_ROW_SUBJECT,
  BONES_ROW_ORDINAL,
  BONES_ROW_SOURCE,
  BONES_ROW_ANSWER,
  BONES_ROW_CHANGES,
  BONES_ROW_TEXT,
  BONES_ROW_RULING,
  BONES_ROW_COLUMNS
};

typedef struct {
  BonesValue columns[BONES_ROW_COLUMNS]; /* borrowed from the entry, or from below */
  char answer[BONES_MAX_VALUES * 6];     /* five digits and a blank or the end, each */
  char *changes;
} BonesRow;

/* Sets @row to what @entry is written as; clear it before @entry goes. */
void bones_row_init (BonesRow *row, const BonesRuleset *ruleset, const BonesEntry *entry);
void bones_row_clear (BonesRow *row);

/* The entry that @columns were written from; the caller frees it. NULL where they make none: then
 * @column is the first that makes no sense, or that @ruleset does not know. */
BonesEntry *bones_row_to_entry (const BonesValue *columns, const BonesRuleset *ruleset,
                                guint *column);
