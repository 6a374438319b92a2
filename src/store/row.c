/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "row.h"

#include <string.h>

#include "changes.h"
#include "ids.h"
#include "lasting-ids.h"

#define LONGEST_RULE 64

const char *const bones_row_columns[BONES_ROW_COLUMNS + 1] = {
  "seq",  "kind",    "at",      "verb",   "ship",   "other",   "fleet", "refers", "agreed", "ask",
  "rule", "subject", "ordinal", "source", "answer", "changes", "text",  "ruling", NULL
};

static gboolean
refers_to_entry (BonesEntryKind kind)
{
  return kind == BONES_ENTRY_UNDO || kind == BONES_ENTRY_REDO || kind == BONES_ENTRY_AMEND;
}

static gboolean
has_answer (const BonesEntry *entry)
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

static void
write_answer (BonesRow *row, const BonesAnswer *answer)
{
  BonesValue *columns = row->columns;

  row->answer = bones_answer_to_text (answer);
  columns[BONES_ROW_ASK] = bones_value_text (bones_ask_kind_ids[answer->kind]);
  columns[BONES_ROW_RULE] = bones_value_text (answer->key.rule);
  columns[BONES_ROW_SUBJECT] = BONES_INT (answer->key.subject);
  columns[BONES_ROW_ORDINAL] = BONES_INT (answer->key.ordinal);
  columns[BONES_ROW_SOURCE] = bones_value_text (bones_source_ids[answer->source]);
  columns[BONES_ROW_ANSWER] = bones_value_text (row->answer);
}

void
bones_row_init (BonesRow *row, const BonesSetup *setup, const BonesEntry *entry)
{
  BonesValue *columns = row->columns;

  g_return_if_fail (setup != NULL && entry != NULL);
  g_return_if_fail (entry->answer.n <= BONES_MAX_VALUES);

  for (guint i = 0; i < BONES_ROW_COLUMNS; i++)
    columns[i] = BONES_NULL;

  row->answer = row->changes = NULL;
  columns[BONES_ROW_SEQ] = BONES_INT (entry->seq);
  columns[BONES_ROW_KIND] = bones_value_text (bones_entry_kind_ids[entry->kind]);
  columns[BONES_ROW_AT] = BONES_INT (entry->at);
  columns[BONES_ROW_AGREED] = bones_value_unless (entry->agreed, 0);
  columns[BONES_ROW_TEXT] = bones_value_text (entry->text);
  columns[BONES_ROW_RULING] = bones_value_text (entry->rule);
  if (refers_to_entry (entry->kind))
    columns[BONES_ROW_REFERS] = BONES_INT (entry->to);

  if (entry->kind == BONES_ENTRY_ACTION)
    write_action (row, setup->ruleset, &entry->action);

  if (has_answer (entry))
    write_answer (row, &entry->answer);

  if (entry->n_changes > 0)
    {
      row->changes = bones_changes_to_text (setup, entry->changes, entry->n_changes);
      columns[BONES_ROW_CHANGES] = bones_value_text (row->changes);
    }
}

void
bones_row_clear (BonesRow *row)
{
  g_clear_pointer (&row->answer, g_free);
  g_clear_pointer (&row->changes, g_free);
}

/* Reading. A reader looks at the columns in their order and stops at the first that is wrong. */
typedef struct {
  const BonesValue *columns;
  const BonesSetup *setup;
  guint column; /* the first that is wrong, or BONES_ROW_COLUMNS */
} Reader;

static gboolean
set_wrong_column (Reader *reader, guint column)
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
    set_wrong_column (reader, column);

  return value->integer;
}

static const char *
read_text (Reader *reader, guint column)
{
  const BonesValue *value = &reader->columns[column];

  if (value->type == BONES_NONE)
    return NULL;

  if (value->type != BONES_TEXT)
    set_wrong_column (reader, column);

  return value->type == BONES_TEXT ? value->data : NULL;
}

/* Which of @ids the text in @column is. */
static guint
read_id (Reader *reader, guint column, const char *const *ids)
{
  const char *text = read_text (reader, column);
  const gint id = text != NULL ? bones_id_lookup (ids, text) : -1;

  if (id < 0)
    set_wrong_column (reader, column);

  return (guint) MAX (id, 0);
}

static void
read_action (Reader *reader, BonesAction *action)
{
  const char *verb = read_text (reader, BONES_ROW_VERB);
  const gint number = verb == NULL ? -1 : bones_ruleset_verb (reader->setup->ruleset, verb);

  if (number < 0)
    set_wrong_column (reader, BONES_ROW_VERB);

  action->verb = (guint16) number;
  action->ship = (guint16) read_number (reader, BONES_ROW_SHIP, BONES_MAX_SHIPS - 1, BONES_NO_SHIP);
  action->other =
      (guint16) read_number (reader, BONES_ROW_OTHER, BONES_MAX_SHIPS - 1, BONES_NO_SHIP);
  action->fleet =
      (guint16) read_number (reader, BONES_ROW_FLEET, BONES_MAX_FLEETS - 1, BONES_NOBODY);
}

static gboolean
read_value (const char *word, gint64 highest, guint16 *value)
{
  gint64 number;

  if (!g_ascii_string_to_signed (word, 10, 0, highest, &number, NULL))
    return FALSE;

  *value = (guint16) number;
  return TRUE;
}

/* Reads "port", or "3:short" of a ship: choice @i, whose id is added to @ids. */
static gboolean
read_choice (BonesAnswer *answer, guint i, char *word, GPtrArray *ids)
{
  const gboolean ships = answer->kind == BONES_ASK_TARGETS || answer->kind == BONES_ASK_EFFECTS;
  char *colon = ships ? strchr (word, ':') : NULL;
  guint16 ship = 0;

  if (ships)
    {
      if (colon == NULL)
        return FALSE;

      *colon = '\0';
      if (!read_value (word, 0xff, &ship))
        return FALSE;

      word = colon + 1;
    }

  if (!g_ascii_isalpha (*word))
    return FALSE;

  g_ptr_array_add (ids, word);
  answer->values[i] = (guint16) (ships ? ship | i << 8 : i);
  return TRUE;
}

/* Reads what bones_answer_to_text() wrote. The indices of choices are set when the answer meets its
 * ask; a reroll says by its length what it is. Numbers in place of ids are indices: that is how
 * choices were written once. */
static gboolean
read_values (Reader *reader, BonesAnswer *answer)
{
  const char *text = read_text (reader, BONES_ROW_ANSWER);
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);
  const guint n = g_strv_length (words);
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  guint n_choices;

  if (text == NULL || n > BONES_MAX_VALUES)
    return set_wrong_column (reader, BONES_ROW_ANSWER);

  answer->n = (guint16) n;
  n_choices = bones_answer_count_choices (answer);
  for (guint i = 0; i < n; i++)
    if (!read_value (words[i], G_MAXUINT16, &answer->values[i])
        && !(i < n_choices && read_choice (answer, i, words[i], ids)))
      return set_wrong_column (reader, BONES_ROW_ANSWER);

  if (ids->len > 0 && ids->len != n_choices)
    return set_wrong_column (reader, BONES_ROW_ANSWER);

  if (ids->len > 0 && !bones_answer_set_ids (answer, ids->len, (const char *const *) ids->pdata))
    return set_wrong_column (reader, BONES_ROW_ANSWER);

  if (ids->len > 0 && answer->kind == BONES_ASK_REROLL)
    answer->values[0] = n > 1 ? BONES_REROLL_SPEND : BONES_REROLL_KEEP;

  return TRUE;
}

static const char *
read_rule (Reader *reader)
{
  const char *rule = read_text (reader, BONES_ROW_RULE);
  const char *const *lasting = NULL;

  if (rule != NULL && strlen (rule) <= LONGEST_RULE)
    lasting = bones_lasting_ids (1, &rule, TRUE);

  if (lasting == NULL)
    set_wrong_column (reader, BONES_ROW_RULE);

  return lasting != NULL ? lasting[0] : "";
}

static void
read_answer (Reader *reader, BonesAnswer *answer)
{
  answer->kind = read_id (reader, BONES_ROW_ASK, bones_ask_kind_ids);
  answer->key.rule = read_rule (reader);
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
      && !bones_changes_from_text (reader->setup, text, &entry->changes, &entry->n_changes))
    set_wrong_column (reader, BONES_ROW_CHANGES);
}

static BonesEntry *
read_entry (Reader *reader)
{
  BonesEntry *entry = bones_entry_new (read_id (reader, BONES_ROW_KIND, bones_entry_kind_ids));

  entry->seq = (guint32) read_number (reader, BONES_ROW_SEQ, G_MAXUINT32, 0);
  entry->at = read_number (reader, BONES_ROW_AT, G_MAXINT64, 0);
  if (entry->kind == BONES_ENTRY_ACTION)
    read_action (reader, &entry->action);

  entry->to = (guint32) read_number (reader, BONES_ROW_REFERS, MAX (entry->seq, 1) - 1, 0);
  if (refers_to_entry (entry->kind) && reader->columns[BONES_ROW_REFERS].type == BONES_NONE)
    set_wrong_column (reader, BONES_ROW_REFERS);

  entry->agreed = (guint16) read_number (reader, BONES_ROW_AGREED, G_MAXUINT16, 0);
  if (reader->columns[BONES_ROW_ASK].type != BONES_NONE || has_answer (entry))
    read_answer (reader, &entry->answer);

  read_changes (reader, entry);
  entry->text = g_strdup (read_text (reader, BONES_ROW_TEXT));
  entry->rule = g_strdup (read_text (reader, BONES_ROW_RULING));
  return entry;
}

BonesEntry *
bones_row_to_entry (const BonesValue *columns, const BonesSetup *setup, guint *column)
{
  Reader reader = { columns, setup, BONES_ROW_COLUMNS };
  g_autoptr (BonesEntry) entry = NULL;

  g_return_val_if_fail (columns != NULL && setup != NULL && column != NULL, NULL);

  entry = read_entry (&reader);
  *column = reader.column;
  return *column == BONES_ROW_COLUMNS ? g_steal_pointer (&entry) : NULL;
}
