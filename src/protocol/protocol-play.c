/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

/* The action under way; NULL where nothing is asked. */
static const BonesEntry *
open_action (BonesTable *table)
{
  const BonesPlay *play = bones_table_get_play (table);

  return play->stop == BONES_ASKING ? play->entries[0] : NULL;
}

gboolean
bones_action_read (BonesTable *table, JsonObject *request, BonesAction *action, GError **error)
{
  const BonesPlay *play = bones_table_get_play (table);
  const BonesNames *names = bones_table_get_names (table);
  const char *id = NULL, *ship = NULL, *other = NULL, *fleet = NULL;
  guint found_ship = play->game.active_ship, found_other = BONES_NO_SHIP;
  guint found_fleet = BONES_NOBODY;
  const BonesVerb *verb;
  gint number;

  if (!bones_json_need (request, "action", error)
      || !bones_json_read_string (request, "action", &id, error)
      || !bones_json_read_string (request, "ship", &ship, error)
      || !bones_json_read_string (request, "other", &other, error)
      || !bones_json_read_string (request, "fleet", &fleet, error))
    return FALSE;

  number = bones_ruleset_verb (play->ruleset, id);
  if (number < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no action “%.40s”.", id);

  if ((ship != NULL && !bones_desk_find_ship (names, ship, &found_ship, error))
      || (other != NULL && !bones_desk_find_ship (names, other, &found_other, error))
      || (fleet != NULL && !bones_desk_find_fleet (names, fleet, &found_fleet, error)))
    return FALSE;

  verb = &play->ruleset->verbs[number];
  if (verb->of == BONES_OF_SHIP && found_ship == BONES_NO_SHIP)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "Say which ship is meant: “ship” is missing.");

  if (verb->of == BONES_OF_FLEET && found_fleet == BONES_NOBODY)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "Say which fleet is meant: “fleet” is missing.");

  *action = (BonesAction){
    .verb = (guint16) number,
    .ship = verb->of == BONES_OF_SHIP ? (guint16) found_ship : BONES_NO_SHIP,
    .other = (guint16) found_other,
    .fleet = verb->of == BONES_OF_FLEET ? (guint16) found_fleet : BONES_NOBODY,
  };
  return TRUE;
}

static void
write_faces (JsonObject *reply, const BonesAnswer *answer)
{
  JsonArray *dice = json_array_new ();

  for (guint i = 0; i < answer->n; i++)
    json_array_add_int_element (dice, answer->values[i]);

  json_object_set_array_member (reply, "dice", dice);
}

/* Lets the app roll or draw, and says what it was. */
static gboolean
roll (BonesTable *table, JsonObject *reply, GError **error)
{
  const BonesAsk ask = bones_table_get_play (table)->prompt;
  const guint32 seq = bones_table_get_seq (table) + 1;
  const BonesAnswer *answer;

  if (!bones_table_roll (table, error))
    return FALSE;

  answer = &bones_journal_entry (bones_table_get_journal (table), seq)->answer;
  if (answer->kind == BONES_ASK_DICE)
    write_faces (reply, answer);
  else if (bones_sees_answer (BONES_NOBODY, &ask) && answer->n == 1)
    json_object_set_string_member (reply, "card", bones_ask_value_id (&ask, answer->values[0]));

  return TRUE;
}

/* What people call the entry that goes or comes back, with its number. */
static void
write_entry (BonesDesk *desk, JsonObject *reply, const char *member, const BonesEntry *entry)
{
  JsonObject *object;
  g_autofree char *text = NULL;

  if (entry == NULL)
    return;

  object = json_object_new ();
  text = bones_view_describe_entry (desk->table, desk->viewer, entry);
  json_object_set_int_member (object, "seq", entry->seq);
  json_object_set_string_member (object, "text", text);
  json_object_set_object_member (reply, member, object);
}

static gboolean
cancel (BonesDesk *desk, JsonObject *said, JsonObject *reply, GError **error)
{
  BonesTable *table = desk->table;
  const BonesEntry *action = open_action (table);
  guint agreed;

  if (!bones_desk_read_fleets (bones_table_get_names (table), said, "agreed", &agreed, error))
    return FALSE;

  write_entry (desk, reply, "undone", action);
  return bones_table_undo_to (table, action->seq - 1, agreed, error);
}

/* Gives one answer to the open prompt. */
static gboolean
give (BonesDesk *desk, JsonObject *said, JsonObject *reply, GError **error)
{
  BonesTable *table = desk->table;
  const BonesPlay *play = bones_table_get_play (table);
  const BonesWordsContext context = bones_desk_context (table);
  BonesGivenAnswer out;

  if (play->stop != BONES_ASKING)
    {
      g_set_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NO_PROMPT,
                   "There is no open question. Start an action first.");
      return FALSE;
    }

  if (!bones_answer_read (&play->prompt, &context, said, &out, error))
    return FALSE;

  switch (out.how)
    {
    case BONES_GIVEN_CANCEL:
      return cancel (desk, said, reply, error);
    case BONES_GIVEN_ROLL:
      return roll (table, reply, error);
    default:
      return bones_table_answer (table, out.source, out.n, out.values, error);
    }
}

/* What was sent along and did not fit: the action is under way all the same, and asks for it. */
static void
write_stopped (JsonObject *reply, guint at, const GError *error)
{
  JsonObject *stopped = bones_write_error (error);

  json_object_set_int_member (stopped, "answer", at);
  json_object_set_object_member (reply, "stopped", stopped);
}

static void
give_all (BonesDesk *desk, JsonArray *answers, JsonObject *reply)
{
  for (guint i = 0; answers != NULL && i < json_array_get_length (answers); i++)
    {
      g_autoptr (GError) error = NULL;

      if (!give (desk, json_array_get_object_element (answers, i), reply, &error))
        {
          write_stopped (reply, i, error);
          return;
        }
    }
}

gboolean
bones_verb_start (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  JsonArray *answers;
  BonesAction action;

  if (!bones_action_read (desk->table, request, &action, error)
      || !bones_answers_read (request, &answers, error)
      || !bones_table_start (desk->table, &action, error))
    return FALSE;

  give_all (desk, answers, reply);
  return TRUE;
}

gboolean
bones_verb_answer (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  return give (desk, request, reply, error);
}

/* The first entry that goes when all after entry @seq is undone. */
static const BonesEntry *
first_after (BonesTable *table, guint32 seq)
{
  const BonesJournal *journal = bones_table_get_journal (table);
  guint i = journal->effective->len;

  while (i > 0 && g_array_index (journal->effective, guint32, i - 1) > seq)
    i--;

  return i < journal->effective->len
             ? bones_journal_entry (journal, g_array_index (journal->effective, guint32, i))
             : NULL;
}

gboolean
bones_verb_undo (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  BonesTable *table = desk->table;
  const BonesEntry *undone;
  gint64 to = -1;
  guint agreed, needs = 0;

  if (!bones_desk_read_fleets (bones_table_get_names (table), request, "agreed", &agreed, error)
      || !bones_json_read_integer (request, "to", 0, G_MAXUINT32, &to, error))
    return FALSE;

  undone = bones_table_peek_undo (table, &needs);
  if (to >= 0)
    {
      write_entry (desk, reply, "undone", first_after (table, (guint32) to));
      return bones_table_undo_to (table, (guint32) to, agreed, error);
    }

  write_entry (desk, reply, "undone", undone);
  desk->needs = needs & ~agreed; /* told where it fails */
  return bones_table_undo (table, agreed, error);
}

gboolean
bones_verb_redo (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  BonesTable *table = desk->table;
  gint64 to = -1;

  if (!bones_json_read_integer (request, "to", 0, G_MAXUINT32, &to, error))
    return FALSE;

  write_entry (desk, reply, "redone", bones_table_peek_redo (table));
  return to < 0 ? bones_table_redo (table, error)
                : bones_table_redo_to (table, (guint32) to, error);
}

/* Reads the answer that entry @seq should have been: to the question that it answered. */
static gboolean
read_amended (BonesDesk *desk, guint32 seq, JsonObject *request, BonesGivenAnswer *out,
              GError **error)
{
  BonesTable *table = desk->table;
  const BonesEntry *entry = bones_journal_entry (bones_table_get_journal (table), seq);
  BonesWordsContext context = bones_desk_context (table);
  g_autoptr (BonesPlay) play = NULL;

  if (entry == NULL || entry->kind != BONES_ENTRY_ANSWER)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "Entry %u is not an answer.", seq);

  play = bones_table_play_at (table, seq - 1, error);
  if (play == NULL)
    return FALSE;

  if (play->stop != BONES_ASKING)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                              "Entry %u answers nothing that was asked.", seq);

  context.game = &play->game;
  if (!bones_desk_may_name (desk, &play->prompt, error))
    return FALSE;

  if (!bones_answer_read (&play->prompt, &context, request, out, error))
    return FALSE;

  return out->how == BONES_GIVEN_VALUES
         || bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                               "An answer is put right by saying what it should have been.");
}

static void
write_differs (JsonObject *reply, GPtrArray *differs)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; differs != NULL && i < differs->len; i++)
    json_array_add_string_element (array, g_ptr_array_index (differs, i));

  json_object_set_array_member (reply, "differs", array);
}

/* Events from entry @seq on are new: what happened there happened otherwise. */
static void
tell_again_from (BonesDesk *desk, guint32 seq)
{
  const GArray *events = bones_table_get_events (desk->table);

  desk->told = 0;
  while (desk->told < events->len && g_array_index (events, BonesEvent, desk->told).cursor < seq)
    desk->told++;
}

gboolean
bones_verb_amend (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (GPtrArray) differs = NULL;
  const char *why = NULL;
  gint64 seq = 0;
  gboolean try = FALSE;
  BonesGivenAnswer out;

  if (!bones_json_need (request, "seq", error)
      || !bones_json_read_integer (request, "seq", 1, G_MAXUINT32, &seq, error)
      || !bones_json_read_string (request, "why", &why, error)
      || !bones_json_read_bool (request, "try", &try, error)
      || !read_amended (desk, (guint32) seq, request, &out, error)
      || !bones_table_amend (desk->table, (guint32) seq, out.n, out.values, why, try, &differs,
                             error))
    return FALSE;

  write_differs (reply, differs);
  if (!try)
    tell_again_from (desk, (guint32) seq);

  return TRUE;
}

gboolean
bones_verb_override (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (BonesChange));
  const char *text = NULL;

  return bones_changes_read (desk->table, request, changes, &text, error)
         && bones_table_override (desk->table, (const BonesChange *) changes->data, changes->len,
                                  text, error);
}

gboolean
bones_verb_set_option (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const BonesSetup *setup = bones_table_get_setup (desk->table);
  const guint8 *options = bones_table_get_play (desk->table)->game.options;
  const char *key = NULL;
  guint agreed, option, value;

  return bones_json_need (request, "key", error) && bones_json_need (request, "value", error)
         && bones_json_read_string (request, "key", &key, error)
         && bones_desk_read_fleets (bones_table_get_names (desk->table), request, "agreed", &agreed,
                                    error)
         && bones_option_read (setup->ruleset, options, key,
                               json_object_get_member (request, "value"), &option, &value, error)
         && bones_table_set_option (desk->table, option, value, agreed, error);
}

gboolean
bones_verb_ask_again (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const char *name = NULL;
  guint fleet;
  BonesChange change = { .scope = BONES_SET_FLEET, .field = BONES_FLEET_KEEP_ALL };

  if (!bones_json_need (request, "fleet", error)
      || !bones_json_read_string (request, "fleet", &name, error)
      || !bones_desk_find_fleet (bones_table_get_names (desk->table), name, &fleet, error))
    return FALSE;

  if (!bones_table_get_play (desk->table)->game.fleets[fleet].keep_all)
    return TRUE;

  change.index = (guint16) fleet;
  return bones_table_override (desk->table, &change, 1, NULL, error);
}

gboolean
bones_verb_note (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const char *text = NULL, *rule = NULL;

  return bones_json_need (request, "text", error)
         && bones_json_read_string (request, "text", &text, error)
         && bones_json_read_string (request, "rule", &rule, error)
         && bones_table_note (desk->table, text, rule, error);
}

/* Free dice that were rolled by hand: as many as there are faces. */
static gboolean
enter_free_dice (BonesDesk *desk, JsonArray *dice, guint sides, const char *text, GError **error)
{
  const guint n = json_array_get_length (dice);
  guint16 faces[BONES_MAX_VALUES] = { 0 };

  for (guint i = 0; i < MIN (n, BONES_MAX_VALUES); i++)
    {
      gint64 face;

      if (!bones_json_node_integer (json_array_get_element (dice, i), "dice", 1, sides, &face,
                                    error))
        return FALSE;

      faces[i] = (guint16) face;
    }

  return bones_table_free_dice (desk->table, n, sides, faces, text, error);
}

gboolean
bones_verb_free_roll (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  gint64 count = 1, sides = 6;
  const char *text = NULL;
  const BonesJournal *journal;
  JsonArray *dice = NULL;

  if (!bones_json_read_integer (request, "count", 1, BONES_MAX_VALUES, &count, error)
      || !bones_json_read_integer (request, "sides", 2, BONES_MAX_SIDES, &sides, error)
      || !bones_json_read_string (request, "text", &text, error)
      || !bones_json_read_array (request, "dice", &dice, error))
    return FALSE;

  if (dice != NULL
          ? !enter_free_dice (desk, dice, (guint) sides, text, error)
          : !bones_table_free_roll (desk->table, (guint) count, (guint) sides, text, error))
    return FALSE;

  journal = bones_table_get_journal (desk->table);
  write_faces (reply, &bones_journal_entry (journal, bones_journal_length (journal))->answer);
  return TRUE;
}
