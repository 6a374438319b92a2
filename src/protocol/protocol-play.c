/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-play.h"

#include "faces.h"
#include "protocol-answer.h"
#include "protocol-change.h"
#include "protocol-write.h"
#include "setup-text.h"
#include "table-find.h"

#include <string.h>

static void
write_faces (JsonObject *reply, const BonesFacesView *faces)
{
  JsonArray *dice = json_array_new ();

  for (guint i = 0; i < faces->n; i++)
    json_array_add_int_element (dice, faces->faces[i]);

  json_object_set_array_member (reply, "dice", dice);
}

/* Lets the app roll or draw, and writes the result. */
static gboolean
roll_by_app (BonesTable *table, JsonObject *reply, GError **error)
{
  BonesFacesView faces;
  const char *card;

  if (!bones_view_roll (table, &faces, &card, error))
    return FALSE;

  if (faces.n > 0)
    write_faces (reply, &faces);
  else if (card != NULL)
    json_object_set_string_member (reply, "card", card);

  return TRUE;
}

/* Lets the app make this roll, and those that follow it in a row while the fleet that rolls does
 * not want real dice. Writes the dice of the last one. */
static gboolean
roll_all_by_app (BonesTable *table, JsonObject *reply, GError **error)
{
  static const guint16 keep = BONES_REROLL_KEEP;
  BonesRunStep step = BONES_RUN_ROLLS;

  while (step != BONES_RUN_STOPS)
    {
      if (step == BONES_RUN_ROLLS && json_object_has_member (reply, "dice"))
        json_object_remove_member (reply, "dice");
      if (!(step == BONES_RUN_ROLLS
                ? roll_by_app (table, reply, error)
                : bones_table_answer (table, BONES_FROM_PERSON, 1, &keep, error)))
        return FALSE;

      step = bones_view_next_in_run (table);
    }

  return TRUE;
}

/* Writes the number and the label of an entry that was taken back or brought back. */
static void
write_entry (BonesDesk *desk, JsonObject *reply, const char *member, guint32 seq)
{
  JsonObject *object;
  g_autofree char *text = NULL;

  if (seq == 0)
    return;

  object = json_object_new ();
  text = bones_view_describe_entry (desk->table, desk->viewer, seq);
  json_object_set_int_member (object, "seq", seq);
  json_object_set_string_member (object, "text", text);
  json_object_set_object_member (reply, member, object);
}

static gboolean
cancel_action (BonesDesk *desk, JsonObject *said, JsonObject *reply, GError **error)
{
  const guint32 action = bones_table_get_open_action (desk->table);
  guint agreed;

  if (!bones_read_fleets (bones_view_names (desk->table), said, "agreed", &agreed, error))
    return FALSE;

  write_entry (desk, reply, "undone", action);
  return bones_table_undo_to (desk->table, action - 1, agreed, error);
}

/* Whether the viewer of the request may answer: a fleet answers what it is asked. */
static gboolean
may_answer (const BonesDesk *desk, const BonesAnswerForm *form, GError **error)
{
  g_autoptr (GString) asked = NULL;

  if (desk->viewer == BONES_NOBODY || form->who == 0 || (form->who >> desk->viewer & 1) != 0)
    return TRUE;

  asked = g_string_new (NULL);
  for (guint fleet = 0; fleet < BONES_MAX_FLEETS; fleet++)
    if ((form->who >> fleet & 1) != 0)
      g_string_append_printf (asked, "%s%s", asked->len > 0 ? ", " : "",
                              bones_names_fleet (form->names, fleet));

  return bones_desk_refuse (error, BONES_DESK_ERROR_NOT_YOURS,
                            "“%s” is asked, and only that fleet may answer.", asked->str);
}

/* Gives one answer to the open prompt. */
static gboolean
give_answer (BonesDesk *desk, JsonObject *said, JsonObject *reply, GError **error)
{
  BonesTable *table = desk->table;
  g_autoptr (BonesAnswerForm) form = bones_answer_form_new (table);
  BonesGivenAnswer out;

  if (form == NULL)
    {
      g_set_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NO_PROMPT,
                   "There is no open question. Start an action first.");
      return FALSE;
    }

  if (!bones_json_has (said, "cancel") && !may_answer (desk, form, error))
    return FALSE;

  if (!bones_read_answer (form, said, &out, error)
      || (out.how == BONES_GIVEN_VALUES && !bones_desk_may_name (desk, form, error)))
    return FALSE;

  switch (out.how)
    {
    case BONES_GIVEN_CANCEL:
      return cancel_action (desk, said, reply, error);
    case BONES_GIVEN_ROLL:
      return roll_by_app (table, reply, error);
    case BONES_GIVEN_ROLLS:
      return roll_all_by_app (table, reply, error);
    default:
      return bones_table_answer (table, out.source, out.n, out.values, error);
    }
}

/* Reports that answer number @at did not fit. The action is under way and asks for it. */
static void
write_stopped (JsonObject *reply, guint at, const GError *error)
{
  JsonObject *stopped = bones_write_error (error);

  json_object_set_int_member (stopped, "answer", at);
  json_object_set_object_member (reply, "stopped", stopped);
}

static void
give_answers (BonesDesk *desk, JsonArray *answers, JsonObject *reply)
{
  for (guint i = 0; answers != NULL && i < json_array_get_length (answers); i++)
    {
      g_autoptr (GError) error = NULL;

      if (!give_answer (desk, json_array_get_object_element (answers, i), reply, &error))
        {
          write_stopped (reply, i, error);
          return;
        }
    }
}

static gboolean
handle_start (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  JsonArray *answers;
  BonesAction action;

  if (!bones_read_action (desk->table, request, &action, error)
      || !bones_read_answers (request, &answers, error)
      || !bones_table_start (desk->table, &action, error))
    return FALSE;

  give_answers (desk, answers, reply);
  return TRUE;
}

static gboolean
handle_answer (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  return give_answer (desk, request, reply, error);
}

/* The first entry that an undo to entry @seq takes back, or 0. */
static guint32
first_after (BonesTable *table, guint32 seq)
{
  guint32 first = 0, at;

  for (guint back = 0; (at = bones_table_get_effective (table, back)) > seq; back++)
    first = at;

  return first;
}

static gboolean
handle_undo (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  BonesTable *table = desk->table;
  guint32 undone;
  gint64 to = -1;
  guint agreed, needs = 0;

  if (!bones_read_fleets (bones_view_names (table), request, "agreed", &agreed, error)
      || !bones_json_read_integer (request, "to", 0, G_MAXUINT32, &to, error))
    return FALSE;

  undone = bones_table_peek_undo (table, &needs);
  if (to >= 0)
    {
      write_entry (desk, reply, "undone", first_after (table, (guint32) to));
      bones_table_peek_undo_to (table, (guint32) to, &needs);
      desk->needs = needs & ~agreed;
      return bones_table_undo_to (table, (guint32) to, agreed, error);
    }

  write_entry (desk, reply, "undone", undone);
  desk->needs = needs & ~agreed; /* for the reply if the undo fails */
  return bones_table_undo (table, agreed, error);
}

static gboolean
handle_redo (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  BonesTable *table = desk->table;
  gint64 to = -1;

  if (!bones_json_read_integer (request, "to", 0, G_MAXUINT32, &to, error))
    return FALSE;

  write_entry (desk, reply, "redone", bones_table_peek_redo (table));
  return to < 0 ? bones_table_redo (table, error)
                : bones_table_redo_to (table, (guint32) to, error);
}

/* Reads a new answer to the question that entry @seq answered. */
static gboolean
read_amended (BonesDesk *desk, guint32 seq, JsonObject *request, BonesGivenAnswer *out,
              GError **error)
{
  g_autoptr (BonesAnswerForm) form = NULL;

  if (!bones_view_is_answer (desk->table, seq))
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "Entry %u is not an answer.", seq);

  form = bones_answer_form_new_at (desk->table, seq);
  if (form == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                              "Entry %u does not answer a question.", seq);

  if (!bones_desk_may_name (desk, form, error) || !bones_read_answer (form, request, out, error))
    return FALSE;

  return out->how == BONES_GIVEN_VALUES
         || bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                               "Correct an answer by giving the right one.");
}

static void
write_differs (JsonObject *reply, GPtrArray *differs)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; differs != NULL && i < differs->len; i++)
    json_array_add_string_element (array, g_ptr_array_index (differs, i));

  json_object_set_array_member (reply, "differs", array);
}

static gboolean
handle_amend (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (GPtrArray) differs = NULL;
  const char *why = NULL;
  gint64 seq = 0;
  gboolean try = FALSE;
  guint agreed, needs = 0;
  BonesGivenAnswer out;

  if (!bones_json_need (request, "seq", error)
      || !bones_json_read_integer (request, "seq", 1, G_MAXUINT32, &seq, error)
      || !bones_json_read_string (request, "why", &why, error)
      || !bones_json_read_bool (request, "try", &try, error)
      || !bones_read_fleets (bones_view_names (desk->table), request, "agreed", &agreed, error)
      || !read_amended (desk, (guint32) seq, request, &out, error))
    return FALSE;

  differs = bones_table_try_amend (desk->table, (guint32) seq, out.n, out.values, &needs,
                                   &desk->misfit, error);
  if (differs == NULL)
    return FALSE;

  write_differs (reply, differs);
  if (try)
    {
      json_object_set_array_member (reply, "needs",
                                    bones_write_fleets (bones_view_names (desk->table), needs));
      return TRUE;
    }

  desk->needs = needs & ~agreed;
  if (!bones_table_amend (desk->table, (guint32) seq, out.n, out.values, why, agreed, error))
    return FALSE;

  /* events after that entry may have changed */
  desk->told = bones_view_count_events_before (desk->table, (guint32) seq);

  return TRUE;
}

static gboolean
handle_override (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (BonesChange));
  const char *text = NULL;

  return bones_read_changes (desk->table, desk->viewer, request, changes, &text, error)
         && bones_table_override (desk->table, desk->viewer, (const BonesChange *) changes->data,
                                  changes->len, text, error);
}

/* Reads the value that bones_options_set() gives the option. */
static gboolean
read_option (const BonesRuleset *ruleset, const guint8 *options, const char *key, JsonNode *node,
             guint *option, guint *value, GError **error)
{
  g_autoptr (BonesSetup) setup = bones_setup_new (ruleset, NULL);
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (JsonNode) named = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (GVariant) variant = NULL;
  const BonesAlias *alias = bones_alias_find (ruleset, key);
  const gint found = bones_ruleset_option (ruleset, alias != NULL ? alias->option : key);

  if (found < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "Unknown option “%.40s”.", key);

  if (ruleset->options[found].kind == BONES_OPTION_DATA)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "“%.40s” is set when a game is made and cannot change later.", key);

  json_object_set_member (object, key, json_node_copy (node));
  json_node_set_object (named, object);
  variant = json_gvariant_deserialize (named, "a{sv}", error);
  if (variant == NULL)
    return FALSE;

  g_variant_ref_sink (variant);
  memcpy (setup->options, options, sizeof setup->options);
  bones_options_set (setup, variant, NULL, faults);
  *option = (guint) found;
  *value = setup->options[found];
  return faults->len == 0
         || bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST, "%s",
                               (const char *) g_ptr_array_index (faults, 0));
}

static gboolean
handle_set_option (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const BonesRuleset *ruleset = bones_table_get_rules (desk->table)->ruleset;
  const guint8 *options = bones_table_get_options (desk->table);
  const char *key = NULL;
  guint agreed, option, value;

  return bones_json_need (request, "key", error) && bones_json_need (request, "value", error)
         && bones_json_read_string (request, "key", &key, error)
         && bones_read_fleets (bones_view_names (desk->table), request, "agreed", &agreed, error)
         && read_option (ruleset, options, key, json_object_get_member (request, "value"), &option,
                         &value, error)
         && bones_table_set_option (desk->table, option, value, agreed, error);
}

static gboolean
handle_ask_again (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const char *name = NULL;
  guint fleet;

  return bones_json_need (request, "fleet", error)
         && bones_json_read_string (request, "fleet", &name, error)
         && bones_desk_find_fleet (bones_view_names (desk->table), name, &fleet, error)
         && bones_table_ask_again (desk->table, fleet, error);
}

static gboolean
handle_note (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const char *text = NULL, *rule = NULL;

  return bones_json_need (request, "text", error)
         && bones_json_read_string (request, "text", &text, error)
         && bones_json_read_string (request, "rule", &rule, error)
         && bones_table_note (desk->table, text, rule, error);
}

/* Enters free dice that were rolled by hand, one for each face. */
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

static gboolean
handle_free_roll (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  gint64 count = 1, sides = 6;
  const char *text = NULL;
  BonesFacesView faces;
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

  if (bones_view_faces (desk->table, bones_table_get_seq (desk->table), &faces))
    write_faces (reply, &faces);

  return TRUE;
}

const BonesDeskVerb bones_play_verbs[] = {
  { "start", handle_start, BONES_VERB_NEEDS_GAME },
  { "answer", handle_answer, BONES_VERB_NEEDS_GAME },
  { "undo", handle_undo, BONES_VERB_NEEDS_GAME },
  { "redo", handle_redo, BONES_VERB_NEEDS_GAME },
  { "amend", handle_amend, BONES_VERB_NEEDS_GAME },
  { "override", handle_override, BONES_VERB_NEEDS_GAME },
  { "set-option", handle_set_option, BONES_VERB_NEEDS_GAME },
  { "ask-again", handle_ask_again, BONES_VERB_NEEDS_GAME },
  { "note", handle_note, BONES_VERB_NEEDS_GAME },
  { "free-roll", handle_free_roll, BONES_VERB_NEEDS_GAME },
  { NULL },
};
