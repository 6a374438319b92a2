/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

#include "content-set.h"

#include <string.h>

typedef enum {
  NEEDS_GAME = 1 << 0,
  READS = 1 << 1,  /* looks only: first takes in what another process has added */
  ASKS_AT = 1 << 2 /* its "at" names a time, it does not refuse */
} VerbFlags;

typedef struct {
  const char *name;
  BonesVerbFunc run;
  VerbFlags flags;
} Verb;

static const Verb verbs[] = {
  { "rulesets", bones_verb_rulesets, ASKS_AT },
  { "new", bones_verb_new, ASKS_AT },
  { "content-schema", bones_verb_content_schema, ASKS_AT },
  { "content-list", bones_verb_content_list, ASKS_AT },
  { "content-show", bones_verb_content_show, ASKS_AT },
  { "content-check", bones_verb_content_check, ASKS_AT },
  { "content-copy", bones_verb_content_copy, ASKS_AT },
  { "content-import", bones_verb_content_import, ASKS_AT },
  { "content-rename", bones_verb_content_rename, ASKS_AT },
  { "content-delete", bones_verb_content_delete, ASKS_AT },
  { "content-put", bones_verb_content_put, ASKS_AT },
  { "content-insert", bones_verb_content_insert, ASKS_AT },
  { "content-remove", bones_verb_content_remove, ASKS_AT },
  { "games", bones_verb_games, ASKS_AT },
  { "open", bones_verb_open, ASKS_AT },
  { "copy", bones_verb_copy, NEEDS_GAME },
  { "rematch", bones_verb_rematch, NEEDS_GAME },
  { "close", bones_verb_close, ASKS_AT },
  { "remove", bones_verb_remove, ASKS_AT },
  { "actions", bones_verb_actions, NEEDS_GAME | READS },
  { "start", bones_verb_start, NEEDS_GAME },
  { "answer", bones_verb_answer, NEEDS_GAME },
  { "undo", bones_verb_undo, NEEDS_GAME },
  { "redo", bones_verb_redo, NEEDS_GAME },
  { "amend", bones_verb_amend, NEEDS_GAME },
  { "override", bones_verb_override, NEEDS_GAME },
  { "set-option", bones_verb_set_option, NEEDS_GAME },
  { "ask-again", bones_verb_ask_again, NEEDS_GAME },
  { "dice", bones_verb_dice, NEEDS_GAME },
  { "state", bones_verb_state, NEEDS_GAME | READS | ASKS_AT },
  { "log", bones_verb_log, NEEDS_GAME | READS },
  { "odds", bones_verb_odds, NEEDS_GAME | READS },
  { "note", bones_verb_note, NEEDS_GAME },
  { "free-roll", bones_verb_free_roll, NEEDS_GAME },
};

static const Verb *
find_verb (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (g_str_equal (verbs[i].name, name))
      return &verbs[i];

  return NULL;
}

/* The open question: of the view that the request made, if it made one. */
static void
add_prompt (BonesDesk *desk, JsonObject *reply)
{
  g_autoptr (BonesPromptView) own =
      desk->view == NULL ? bones_view_prompt (desk->table, desk->viewer) : NULL;
  const BonesPromptView *prompt = desk->view != NULL ? desk->view->prompt : own;

  if (prompt != NULL)
    json_object_set_object_member (reply, "prompt", bones_write_prompt (prompt));
  else
    json_object_set_null_member (reply, "prompt");
}

/* What every reply ends with: where the game stands, and what has happened since the last reply. */
static void
add_position (BonesDesk *desk, JsonObject *reply)
{
  g_autoptr (GPtrArray) events = NULL;

  if (desk->table == NULL)
    {
      json_object_set_int_member (reply, "seq", 0);
      json_object_set_null_member (reply, "prompt");
      json_object_set_array_member (reply, "events", json_array_new ());
      return;
    }

  json_object_set_int_member (reply, "seq", bones_table_get_seq (desk->table));
  add_prompt (desk, reply);
  events = bones_view_events (desk->table, desk->viewer, desk->told);
  json_object_set_array_member (reply, "events",
                                bones_write_events (bones_view_names (desk->table), events));
  desk->told = bones_view_count_events (desk->table);
}

static gboolean
is_fresh (BonesDesk *desk, JsonObject *request, GError **error)
{
  const guint32 seq = bones_table_get_seq (desk->table);
  gint64 at = seq;

  if (!bones_json_read_integer (request, "at", 0, G_MAXUINT32, &at, error))
    return FALSE;

  return at == seq
         || bones_desk_refuse (
             error, BONES_DESK_ERROR_STALE,
             "The game is at entry %u, not %" G_GINT64_FORMAT ". Read its state first.", seq, at);
}

/* Who looks: nobody in particular where no viewer is named. */
static gboolean
read_viewer (BonesDesk *desk, JsonObject *request, GError **error)
{
  const BonesNames *names = bones_view_names (desk->table);

  return bones_read_owner (names, request, "viewer", &desk->viewer, error);
}

static gboolean
refresh (BonesDesk *desk, GError **error)
{
  gboolean changed = FALSE;

  if (!bones_table_refresh (desk->table, &changed, error))
    return FALSE;

  desk->told = MIN (desk->told, bones_view_count_events (desk->table));
  return TRUE;
}

static gboolean
carry_out (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const char *name = NULL;
  const Verb *verb;

  if (!bones_json_need (request, "do", error)
      || !bones_json_read_string (request, "do", &name, error))
    return FALSE;

  verb = find_verb (name);
  if (verb == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_UNKNOWN_VERB, "Unknown verb “%.40s”.", name);

  if ((verb->flags & NEEDS_GAME) != 0 && desk->table == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_GAME,
                              "No game is open: begin with “new” or “open”.");

  if ((verb->flags & READS) != 0 && !refresh (desk, error))
    return FALSE;

  if ((verb->flags & ASKS_AT) == 0 && !is_fresh (desk, request, error))
    return FALSE;

  if ((verb->flags & NEEDS_GAME) != 0 && !read_viewer (desk, request, error))
    return FALSE;

  return verb->run (desk, request, reply, error);
}

static JsonObject *
refusal (const BonesDesk *desk, const GError *error)
{
  JsonObject *reply = json_object_new ();
  JsonObject *object = bones_write_error (error);

  if (desk != NULL && desk->needs != 0)
    json_object_set_array_member (object, "needs",
                                  bones_write_fleets (bones_view_names (desk->table), desk->needs));

  json_object_set_boolean_member (reply, "ok", FALSE);
  json_object_set_object_member (reply, "error", object);
  return reply;
}

static JsonObject *
hear (BonesDesk *desk, JsonObject *request)
{
  g_autoptr (JsonObject) reply = json_object_new ();
  g_autoptr (GError) error = NULL;

  desk->needs = 0;
  desk->viewer = BONES_NOBODY;
  json_object_set_boolean_member (reply, "ok", TRUE);
  if (carry_out (desk, request, reply, &error))
    add_position (desk, reply);

  g_clear_pointer (&desk->view, bones_view_free);
  return error != NULL ? refusal (desk, error) : g_steal_pointer (&reply);
}

char *
bones_desk_too_long (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) reply = NULL;

  bones_desk_set_error (&error, BONES_DESK_ERROR_TOO_LONG,
                        "The line is longer than %u bytes and was not read.", BONES_DESK_MAX_LINE);
  reply = refusal (NULL, error);
  return bones_json_to_text (reply, FALSE);
}

char *
bones_desk_handle (BonesDesk *desk, const char *line, gssize length)
{
  g_autoptr (JsonObject) request = NULL;
  g_autoptr (JsonObject) reply = NULL;
  g_autoptr (GError) error = NULL;
  gsize n;

  g_return_val_if_fail (desk != NULL && line != NULL, NULL);

  n = length < 0 ? strlen (line) : (gsize) length;
  if (n > BONES_DESK_MAX_LINE)
    return bones_desk_too_long ();

  request = bones_json_parse_object (line, n, &error);
  reply = request != NULL ? hear (desk, request) : refusal (NULL, error);
  if (request != NULL && json_object_has_member (request, "id"))
    json_object_set_member (reply, "id", json_object_dup_member (request, "id"));

  return bones_json_to_text (reply, FALSE);
}
