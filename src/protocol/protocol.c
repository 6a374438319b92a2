/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol.h"

#include "desk.h"
#include "json-text.h"
#include "protocol-content.h"
#include "protocol-fleet.h"
#include "protocol-game.h"
#include "protocol-odds.h"
#include "protocol-play.h"
#include "protocol-report.h"
#include "protocol-rule.h"
#include "protocol-rulesets.h"
#include "protocol-state.h"
#include "protocol-write.h"

#include <string.h>

BonesDesk *
bones_desk_new (BonesStore *store)
{
  BonesDesk *desk = g_new0 (BonesDesk, 1);

  g_return_val_if_fail (store != NULL, NULL);

  desk->store = store;
  return desk;
}

void
bones_desk_free (BonesDesk *desk)
{
  if (desk == NULL)
    return;

  g_clear_object (&desk->table);
  g_free (desk);
}

BonesTable *
bones_desk_get_table (BonesDesk *desk)
{
  g_return_val_if_fail (desk != NULL, NULL);

  return desk->table;
}

static const BonesDeskVerb *
find_verb (const char *name)
{
  const BonesDeskVerb *const all[] = {
    bones_rulesets_verbs, bones_content_verbs, bones_fleet_verbs,
    bones_game_verbs,     bones_state_verbs,   bones_play_verbs,
    bones_odds_verbs,     bones_rule_verbs,    bones_report_verbs
  };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    for (const BonesDeskVerb *verb = all[i]; verb->name != NULL; verb++)
      if (g_str_equal (verb->name, name))
        return verb;

  return NULL;
}

/* The open question, from the view of the request if it has made one. */
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

/* The end of every reply: the number of the last entry, the open question, and the events since the
 * last reply. */
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

/* The viewer that the request names, or BONES_NOBODY. */
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
run_verb (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const char *name = NULL;
  const BonesDeskVerb *verb;

  if (!bones_json_need (request, "do", error)
      || !bones_json_read_string (request, "do", &name, error))
    return FALSE;

  verb = find_verb (name);
  if (verb == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_UNKNOWN_VERB, "Unknown verb “%.40s”.", name);

  if ((verb->flags & BONES_VERB_NEEDS_GAME) != 0 && desk->table == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_GAME,
                              "No game is open: begin with “new” or “open”.");

  if (desk->table != NULL && (verb->flags & BONES_VERB_READS) != 0 && !refresh (desk, error))
    return FALSE;

  if ((verb->flags & BONES_VERB_ASKS_AT) == 0 && !is_fresh (desk, request, error))
    return FALSE;

  if (desk->table != NULL && (verb->flags & (BONES_VERB_NEEDS_GAME | BONES_VERB_READS)) != 0
      && !read_viewer (desk, request, error))
    return FALSE;

  return verb->run (desk, request, reply, error);
}

static JsonObject *
write_refusal (const BonesDesk *desk, const GError *error)
{
  JsonObject *reply = json_object_new ();
  JsonObject *object = bones_write_error (error);

  if (desk != NULL && desk->needs != 0)
    json_object_set_array_member (object, "needs",
                                  bones_write_fleets (bones_view_names (desk->table), desk->needs));

  if (desk != NULL && desk->misfit != 0)
    json_object_set_int_member (object, "misfit", desk->misfit);

  json_object_set_boolean_member (reply, "ok", FALSE);
  json_object_set_object_member (reply, "error", object);
  return reply;
}

static JsonObject *
handle_request (BonesDesk *desk, JsonObject *request)
{
  g_autoptr (JsonObject) reply = json_object_new ();
  g_autoptr (GError) error = NULL;

  desk->needs = 0;
  desk->misfit = 0;
  desk->viewer = BONES_NOBODY;
  json_object_set_boolean_member (reply, "ok", TRUE);
  if (run_verb (desk, request, reply, &error))
    add_position (desk, reply);

  g_clear_pointer (&desk->view, bones_view_free);
  return error != NULL ? write_refusal (desk, error) : g_steal_pointer (&reply);
}

char *
bones_desk_too_long (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) reply = NULL;

  bones_desk_set_error (&error, BONES_DESK_ERROR_TOO_LONG,
                        "The line is longer than %u bytes and was not read.", BONES_DESK_MAX_LINE);
  reply = write_refusal (NULL, error);
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
  reply = request != NULL ? handle_request (desk, request) : write_refusal (NULL, error);
  if (request != NULL && json_object_has_member (request, "id"))
    json_object_set_member (reply, "id", json_object_dup_member (request, "id"));

  return bones_json_to_text (reply, FALSE);
}
