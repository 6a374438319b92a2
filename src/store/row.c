/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "row.h"

#include <string.h>

#include "changes.h"
#include "digits.h"
#include "ids.h"

static gboolean
refers (BonesEntryKind kind)
{
  return kind == BONES_ENTRY_UNDO || kind == BONES_ENTRY_REDO || kind == BONES_ENTRY_AMEND;
}

static gboolean
answers (const BonesEntry *entry)
{
  return entry->kind == BONES_ENTRY_ANSWER || entry->kind == BONES_ENTRY_AMEND
         || (entry->kind == BONES_ENTRY_NOTE && entry->answer.n > 0);
}

static void
write_action (BonesRow *row, const BonesRuleset *ruleset, const BonesAction *action)
{
  BonesValue *columns = row->columns;

  columns[BONES_ROW_VERB] = bones_value_text (ruleset->verbs[action->verb].id);
  columns[BONES_ROW_SHIP] = bones_value_unless (action->ship, BONES_NO_SHIP);
  columns[BONES_ROW_OTHER] = bones_value_unless (action->other, BONES_NO_SHIP);
  columns[BONES_ROW_FLEET] = bones_value_unless (action->fleet, BONES_NOBODY);
}

/* Writes @number at @at; returns the end of it. */
static char *
write_number (char *at, guint number)
{
  char digits[BONES_DIGITS];
  char *const end = digits + sizeof digits;
  const char *begin = bones_digits (end, number);

  memcpy (at, begin, (gsize) (end - begin));
  return at + (end - begin);
}

/* Writes "3 5 1". */
static void
write_answer (BonesRow *row, const BonesAnswer *answer)
{
  BonesValue *columns = row->columns;
  char *at = row->answer;

  for (guint i = 0; i < answer->n; i++)
    {
      if (i > 0)
        *at++ = ' ';

      at = write_number (at, answer->values[i]);
    }

  columns[BONES_ROW_ASK] = bones_value_text (bones_ask_kind_ids[answer->kind]);
  columns[BONES_ROW_RULE] = bones_value_text (answer->key.rule);
  columns[BONES_ROW_SUBJECT] = BONES_INT (answer->key.subject);
  columns[BONES_ROW_ORDINAL] = BONES_INT (answer->key.ordinal);
  columns[BONES_ROW_SOURCE] = bones_value_text (bones_source_ids[answer->source]);
  columns[BONES_ROW_ANSWER] =
      (BonesValue){ .type = BONES_TEXT, .data = row->answer, .length = (gsize) (at - row->answer) };
}

void
bones_row_init (BonesRow *row, const BonesRuleset *ruleset, const BonesEntry *entry)
{
  BonesValue *columns = row->columns;

  g_return_if_fail (ruleset != NULL && entry != NULL);
  g_return_if_fail (entry->answer.n <= BONES_MAX_VALUES);

  for (guint i = 0; i < BONES_ROW_COLUMNS; i++)
    columns[i] = BONES_NULL;

  row->changes = NULL;
  columns[BONES_ROW_SEQ] = BONES_INT (entry->seq);
  columns[BONES_ROW_KIND] = bones_value_text (bones_entry_kind_ids[entry->kind]);
  columns[BONES_ROW_AT] = BONES_INT (entry->at);
  columns[BONES_ROW_AGREED] = bones_value_unless (entry->agreed, 0);
  columns[BONES_ROW_TEXT] = bones_value_text (entry->text);
  columns[BONES_ROW_RULING] = bones_value_text (entry->rule);
  if (refers (entry->kind))
    columns[BONES_ROW_REFERS] = BONES_INT (entry->to);

  if (entry->kind == BONES_ENTRY_ACTION)
    write_action (row, ruleset, &entry->action);

  if (answers (entry))
    write_answer (row, &entry->answer);

  if (entry->n_changes > 0)
    {
      row->changes = bones_changes_to_text (ruleset, entry->changes, entry->n_changes);
      columns[BONES_ROW_CHANGES] = bones_value_text (row->changes);
    }
}

void
bones_row_clear (BonesRow *row)
{
  g_clear_pointer (&row->changes, g_free);
}

/* Reading. A reader looks at the columns in their order and stops at the first that is wrong. */
typedef struct {
  const BonesValue *columns;
  const BonesRuleset *ruleset;
  guint column; /* the first that is wrong, or BONES_ROW_COLUMNS */
} Reader;

static gboolean
wrong (Reader *reader, guint column)
{
  reader->column = MIN (reader->column, column);
  return FALSE;
}

/* The number in @column, from 0 to @highest, or @none where there is none. */
static gint64
read_number (Reader *reader, guint column, gint64 highest, gint64 none)
{
  const BonesValue *value = &reader->columns[column];

  if (value->type == BONES_NONE)
    return none;

  if (value->type != BONES_INTEGER || value->integer < 0 || value->integer > highest)
    wrong (reader, column);

  return value->integer;
}

static const char *
read_text (Reader *reader, guint column)
{
  const BonesValue *value = &reader->columns[column];

  if (value->type == BONES_NONE)
    return NULL;

  if (value->type != BONES_TEXT)
    wrong (reader, column);

  return value->type == BONES_TEXT ? value->data : NULL;
}

/* The index of the text in @column in @ids. */
static guint
read_id (Reader *reader, guint column, const char *const *ids)
{
  const char *text = read_text (reader, column);
  const gint found = text != NULL ? bones_id_lookup (ids, text) : -1;

  if (found < 0)
    wrong (reader, column);

  return (guint) MAX (found, 0);
}

static void
read_action (Reader *reader, BonesAction *action)
{
  const char *verb = read_text (reader, BONES_ROW_VERB);
  const gint number = verb == NULL ? -1 : bones_ruleset_verb (reader->ruleset, verb);

  if (number < 0)
    wrong (reader, BONES_ROW_VERB);

  action->verb = (guint16) number;
  action->ship = (guint16) read_number (reader, BONES_ROW_SHIP, BONES_MAX_SHIPS - 1, BONES_NO_SHIP);
  action->other =
      (guint16) read_number (reader, BONES_ROW_OTHER, BONES_MAX_SHIPS - 1, BONES_NO_SHIP);
  action->fleet =
      (guint16) read_number (reader, BONES_ROW_FLEET, BONES_MAX_FLEETS - 1, BONES_NOBODY);
}

/* Reads "3 5 1". */
static gboolean
read_values (Reader *reader, BonesAnswer *answer)
{
  const char *at = read_text (reader, BONES_ROW_ANSWER);

  if (at == NULL)
    return wrong (reader, BONES_ROW_ANSWER);

  while (*at != '\0')
    {
      guint value = 0;

      if (answer->n == BONES_MAX_VALUES || !g_ascii_isdigit (*at))
        return wrong (reader, BONES_ROW_ANSWER);

      while (g_ascii_isdigit (*at) && value <= G_MAXUINT16)
        value = value * 10 + (guint) (*at++ - '0');

      if (value > G_MAXUINT16 || (*at != '\0' && *at != ' '))
        return wrong (reader, BONES_ROW_ANSWER);

      at += *at == ' ';
      answer->values[answer->n++] = (guint16) value;
    }

  return TRUE;
}

static void
read_answer (Reader *reader, BonesAnswer *answer)
{
  answer->kind = read_id (reader, BONES_ROW_ASK, bones_ask_kind_ids);
  answer->key.rule = g_intern_string (read_text (reader, BONES_ROW_RULE));
  answer->key.subject = (guint32) read_number (reader, BONES_ROW_SUBJECT, G_MAXUINT32, 0);
  answer->key.ordinal = (guint32) read_number (reader, BONES_ROW_ORDINAL, G_MAXUINT32, 0);
  answer->source = read_id (reader, BONES_ROW_SOURCE, bones_source_ids);
  read_values (reader, answer);
}

static void
read_changes (Reader *reader, BonesEntry *entry)
{
  const char *text = read_text (reader, BONES_ROW_CHANGES);

  if (text != NULL
      && !bones_changes_from_text (reader->ruleset, text, &entry->changes, &entry->n_changes))
    wrong (reader, BONES_ROW_CHANGES);
}

static BonesEntry *
read_entry (Reader *reader)
{
  BonesEntry *entry = bones_entry_new (read_id (reader, BONES_ROW_KIND, bones_entry_kind_ids));

  entry->seq = (guint32) read_number (reader, BONES_ROW_SEQ, G_MAXUINT32, 0);
  entry->at = read_number (reader, BONES_ROW_AT, G_MAXINT64, 0);
  if (entry->kind == BONES_ENTRY_ACTION)
    read_action (reader, &entry->action);

  entry->to = (guint32) read_number (reader, BONES_ROW_REFERS, G_MAXUINT32, 0);
  entry->agreed = (guint16) read_number (reader, BONES_ROW_AGREED, G_MAXUINT16, 0);
  if (reader->columns[BONES_ROW_ASK].type != BONES_NONE || answers (entry))
    read_answer (reader, &entry->answer);

  read_changes (reader, entry);
  entry->text = g_strdup (read_text (reader, BONES_ROW_TEXT));
  entry->rule = g_strdup (read_text (reader, BONES_ROW_RULING));
  return entry;
}

BonesEntry *
bones_row_to_entry (const BonesValue *columns, const BonesRuleset *ruleset, guint *column)
{
  Reader reader = { columns, ruleset, BONES_ROW_COLUMNS };
  g_autoptr (BonesEntry) entry = NULL;

  g_return_val_if_fail (columns != NULL && ruleset != NULL && column != NULL, NULL);

  entry = read_entry (&reader);
  *column = reader.column;
  return *column == BONES_ROW_COLUMNS ? g_steal_pointer (&entry) : NULL;
}
