/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The one form of a journal entry outside the program: the columns of its row in the database,
 * which are the members of its object in an exported game. Whatever has an id is written by it, so
 * that people can read it, and so that it does not depend on how this version of the program, or
 * the content of the battle, numbers things. Numbers are what people counted or rolled, and ships,
 * fleets, markers, links and squares.
 */

#include "connection.h"
#include "entry.h"
#include "ruleset.h"

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
  char *answer, *changes;
} BonesRow;

/* The names of the columns, NULL at the end. */
extern const char *const bones_row_columns[BONES_ROW_COLUMNS + 1];

/* Sets @row to what @entry is written as; clear it before @entry goes. */
void bones_row_init (BonesRow *row, const BonesSetup *setup, const BonesEntry *entry);
void bones_row_clear (BonesRow *row);

/* The entry that @columns were written from; the caller frees it. NULL where they make none: then
 * @column is the first that makes no sense, or that @setup does not know. Whether the entry fits
 * the battle, and whether its choices are there, only playing it tells. */
BonesEntry *bones_row_to_entry (const BonesValue *columns, const BonesSetup *setup, guint *column);
