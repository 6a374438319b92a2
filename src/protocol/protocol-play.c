/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

#include "table-find.h"

gboolean
bones_action_read (BonesTable *table, JsonObject *request, BonesAction *action, GError **error)
{
  const BonesRuleset *ruleset = bones_table_get_rules (table)->ruleset;
  const BonesNames *names = bones_view_names (table);
  const char *id = NULL, *ship = NULL, *other = NULL, *fleet = NULL;
  guint found_ship = bones_table_get_active_ship (table), found_other = BONES_NO_SHIP;
  guint found_fleet = BONES_NOBODY;
  const BonesVerb *verb;
  gint number;

  if (!bones_json_need (request, "action", error)
      || !bones_json_read_string (request, "action", &id, error)
      || !bones_json_read_string (request, "ship", &ship, error)
      || !bones_json_read_string (request, "other", &other, error)
      || !bones_json_read_string (request, "fleet", &fleet, error))
    return FALSE;

  number = bones_ruleset_verb (ruleset, id);
  if (number < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no action “%.40s”.", id);

  if ((ship != NULL && !bones_desk_find_ship (names, ship, &found_ship, error))
      || (other != NULL && !bones_desk_find_ship (names, other, &found_other, error))
      || (fleet != NULL && !bones_desk_find_fleet (names, fleet, &found_fleet, error)))
    return FALSE;

  verb = &ruleset->verbs[number];
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
write_faces (JsonObject *reply, const BonesFacesView *faces)
{
  JsonArray *dice = json_array_new ();

  for (guint i = 0; i < faces->n; i++)
    json_array_add_int_element (dice, faces->faces[i]);

  json_object_set_array_member (reply, "dice", dice);
}

/* Lets the app roll or draw, and says what it was. */
static gboolean
roll (BonesTable *table, JsonObject *reply, GError **error)
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

/* What people call the entry that goes or comes back, with its number. */
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
cancel (BonesDesk *desk, JsonObject *said, JsonObject *reply, GError **error)
{
  const guint32 action = bones_table_get_open_action (desk->table);
  guint agreed;

  if (!bones_desk_read_fleets (bones_view_names (desk->table), said, "agreed", &agreed, error))
    return FALSE;

  write_entry (desk, reply, "undone", action);
  return bones_table_undo_to (desk->table, action - 1, agreed, error);
}

/* Gives one answer to the open prompt. */
static gboolean
give (BonesDesk *desk, JsonObject *said, JsonObject *reply, GError **error)
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

  if (!bones_answer_read (form, said, &out, error))
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

/* The first entry that goes when all after entry @seq is undone, or 0. */
static guint32
first_after (BonesTable *table, guint32 seq)
{
  guint32 first = 0, at;

  for (guint back = 0; (at = bones_table_get_effective (table, back)) > seq; back++)
    first = at;

  return first;
}

gboolean
bones_verb_undo (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  BonesTable *table = desk->table;
  guint32 undone;
  gint64 to = -1;
  guint agreed, needs = 0;

  if (!bones_desk_read_fleets (bones_view_names (table), request, "agreed", &agreed, error)
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
  g_autoptr (BonesAnswerForm) form = NULL;

  if (!bones_view_is_answer (desk->table, seq))
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "Entry %u is not an answer.", seq);

  form = bones_answer_form_new_at (desk->table, seq);
  if (form == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                              "Entry %u answers nothing that was asked.", seq);

  if (!bones_desk_may_name (desk, form, error) || !bones_answer_read (form, request, out, error))
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
  if (!try) /* what happened from there on happened otherwise */
    desk->told = bones_view_count_events_before (desk->table, (guint32) seq);

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
  const BonesRuleset *ruleset = bones_table_get_rules (desk->table)->ruleset;
  const guint8 *options = bones_table_get_options (desk->table);
  const char *key = NULL;
  guint agreed, option, value;

  return bones_json_need (request, "key", error) && bones_json_need (request, "value", error)
         && bones_json_read_string (request, "key", &key, error)
         && bones_desk_read_fleets (bones_view_names (desk->table), request, "agreed", &agreed,
                                    error)
         && bones_option_read (ruleset, options, key, json_object_get_member (request, "value"),
                               &option, &value, error)
         && bones_table_set_option (desk->table, option, value, agreed, error);
}

gboolean
bones_verb_ask_again (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const char *name = NULL;
  guint fleet;

  return bones_json_need (request, "fleet", error)
         && bones_json_read_string (request, "fleet", &name, error)
         && bones_desk_find_fleet (bones_view_names (desk->table), name, &fleet, error)
         && bones_table_ask_again (desk->table, fleet, error);
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
