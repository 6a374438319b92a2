/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "entry-text.h"

#include "change-text.h"
#include "ids.h"
#include "json-read.h"
#include "ruleset.h"

#define LONGEST_RULE 64
#define LATEST (G_GINT64_CONSTANT (1) << 53) /* microseconds: what a JSON number holds exactly */

static gboolean
bad (GError **error, const char *what, const char *found)
{
  g_set_error (error, BONES_JSON_READ_ERROR, BONES_JSON_READ_ERROR_TYPE,
               "“%.40s” is no %s that is known here.", found, what);
  return FALSE;
}

static gboolean
read_id (JsonObject *object, const char *member, const char *const *ids, guint *number,
         GError **error)
{
  const char *text = NULL;
  gint found;

  if (!bones_json_need (object, member, error)
      || !bones_json_read_string (object, member, &text, error))
    return FALSE;

  found = bones_id_lookup (ids, text);
  if (found < 0)
    return bad (error, member, text);

  *number = (guint) found;
  return TRUE;
}

static gboolean
read_number (JsonObject *object, const char *member, gint64 low, gint64 high, gint64 missing,
             gint64 *number, GError **error)
{
  *number = missing;
  return bones_json_read_integer (object, member, low, high, number, error);
}

static void
write_changes (const BonesSetup *setup, const BonesEntry *entry, JsonObject *to)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < entry->n_changes; i++)
    json_array_add_object_element (array, bones_change_to_json (setup, &entry->changes[i]));

  json_object_set_array_member (to, "changes", array);
}

static gboolean
read_changes (const BonesSetup *setup, JsonObject *object, BonesEntry *entry, GError **error)
{
  JsonArray *array = NULL;

  if (!bones_json_need (object, "changes", error)
      || !bones_json_read_array (object, "changes", &array, error))
    return FALSE;

  entry->n_changes = json_array_get_length (array);
  entry->changes = g_new0 (BonesChange, entry->n_changes);
  for (guint i = 0; i < entry->n_changes; i++)
    if (!bones_change_from_json (setup, json_array_get_element (array, i), &entry->changes[i],
                                 error))
      return FALSE;

  return TRUE;
}

static void
write_answer (const BonesAnswer *answer, gboolean hidden, JsonObject *to)
{
  JsonArray *values = json_array_new ();

  json_object_set_string_member (to, "ask", bones_ask_kind_ids[answer->kind]);
  json_object_set_string_member (to, "rule", answer->key.rule);
  json_object_set_int_member (to, "subject", answer->key.subject);
  json_object_set_int_member (to, "ordinal", answer->key.ordinal);
  json_object_set_string_member (to, "source", bones_source_ids[answer->source]);
  for (guint i = 0; i < answer->n && !hidden; i++)
    json_array_add_int_element (values, answer->values[i]);

  json_object_set_array_member (to, "values", values);
  if (hidden)
    json_object_set_boolean_member (to, "hidden", TRUE);
}

static gboolean
read_rule (JsonObject *object, const char **rule, GError **error)
{
  *rule = "";
  if (!bones_json_need (object, "rule", error)
      || !bones_json_read_string (object, "rule", rule, error))
    return FALSE;

  if (strlen (*rule) > LONGEST_RULE)
    return bad (error, "rule", *rule);

  *rule = g_intern_string (*rule);
  return TRUE;
}

static gboolean
read_values (JsonObject *object, BonesAnswer *answer, GError **error)
{
  JsonArray *values = NULL;
  guint n;

  if (!bones_json_need (object, "values", error)
      || !bones_json_read_array (object, "values", &values, error))
    return FALSE;

  n = json_array_get_length (values);
  if (n > BONES_MAX_VALUES)
    return bad (error, "list of values", "values");

  for (guint i = 0; i < n; i++)
    {
      gint64 value;

      if (!bones_json_node_integer (json_array_get_element (values, i), "values", 0, G_MAXUINT16,
                                    &value, error))
        return FALSE;

      answer->values[answer->n++] = (guint16) value;
    }

  return TRUE;
}

static gboolean
read_answer (JsonObject *object, BonesAnswer *answer, GError **error)
{
  gint64 subject, ordinal;
  guint kind = 0, source = 0;

  if (!read_id (object, "ask", bones_ask_kind_ids, &kind, error)
      || !read_id (object, "source", bones_source_ids, &source, error)
      || !read_rule (object, &answer->key.rule, error)
      || !read_number (object, "subject", 0, G_MAXUINT32, 0, &subject, error)
      || !read_number (object, "ordinal", 0, G_MAXUINT32, 0, &ordinal, error))
    return FALSE;

  answer->kind = (BonesAskKind) kind;
  answer->source = (BonesSource) source;
  answer->key.subject = (guint32) subject;
  answer->key.ordinal = (guint32) ordinal;
  return read_values (object, answer, error);
}

static void
write_action (const BonesSetup *setup, const BonesAction *action, JsonObject *to)
{
  json_object_set_string_member (to, "action", setup->ruleset->verbs[action->verb].id);
  if (action->ship != BONES_NO_SHIP)
    json_object_set_int_member (to, "ship", action->ship);

  if (action->other != BONES_NO_SHIP)
    json_object_set_int_member (to, "other", action->other);

  if (action->fleet != BONES_NOBODY)
    json_object_set_int_member (to, "fleet", action->fleet);
}

static gboolean
read_action (const BonesSetup *setup, JsonObject *object, BonesAction *action, GError **error)
{
  gint64 ship, other, fleet;
  const char *id = NULL;
  gint verb;

  if (!bones_json_need (object, "action", error)
      || !bones_json_read_string (object, "action", &id, error)
      || !read_number (object, "ship", 0, BONES_MAX_SHIPS - 1, BONES_NO_SHIP, &ship, error)
      || !read_number (object, "other", 0, BONES_MAX_SHIPS - 1, BONES_NO_SHIP, &other, error)
      || !read_number (object, "fleet", 0, BONES_MAX_FLEETS - 1, BONES_NOBODY, &fleet, error))
    return FALSE;

  verb = bones_ruleset_verb (setup->ruleset, id);
  if (verb < 0)
    return bad (error, "action", id);

  *action = (BonesAction){ (guint16) verb, (guint16) ship, (guint16) other, (guint16) fleet };
  return TRUE;
}

/* Fleets as bits: a list of their numbers. */
static void
write_agreed (guint agreed, JsonObject *to)
{
  JsonArray *fleets = json_array_new ();

  for (guint fleet = 0; fleet < BONES_MAX_FLEETS; fleet++)
    if ((agreed >> fleet & 1) != 0)
      json_array_add_int_element (fleets, fleet);

  if (agreed != 0)
    json_object_set_array_member (to, "agreed", fleets);
  else
    json_array_unref (fleets);
}

static gboolean
read_agreed (JsonObject *object, guint16 *agreed, GError **error)
{
  JsonArray *fleets = NULL;

  if (!bones_json_read_array (object, "agreed", &fleets, error))
    return FALSE;

  for (guint i = 0; fleets != NULL && i < json_array_get_length (fleets); i++)
    {
      gint64 fleet;

      if (!bones_json_node_integer (json_array_get_element (fleets, i), "agreed", 0,
                                    BONES_MAX_FLEETS - 1, &fleet, error))
        return FALSE;

      *agreed |= (guint16) (1u << fleet);
    }

  return TRUE;
}

JsonObject *
bones_entry_to_json (const BonesSetup *setup, const BonesEntry *entry, gboolean hidden)
{
  JsonObject *object = json_object_new ();

  g_return_val_if_fail (setup != NULL && entry != NULL, NULL);

  json_object_set_int_member (object, "seq", entry->seq);
  json_object_set_string_member (object, "kind", bones_entry_kind_ids[entry->kind]);
  if (entry->kind == BONES_ENTRY_ACTION)
    write_action (setup, &entry->action, object);

  if (entry->kind == BONES_ENTRY_UNDO || entry->kind == BONES_ENTRY_REDO
      || entry->kind == BONES_ENTRY_AMEND)
    json_object_set_int_member (object, "to", entry->to);

  if (entry->kind == BONES_ENTRY_ANSWER || entry->kind == BONES_ENTRY_AMEND || entry->answer.n > 0)
    write_answer (&entry->answer, hidden, object);

  if (entry->n_changes > 0)
    write_changes (setup, entry, object);

  write_agreed (entry->agreed, object);
  if (entry->text != NULL)
    json_object_set_string_member (object, "text", entry->text);

  if (entry->rule != NULL)
    json_object_set_string_member (object, "on", entry->rule);

  json_object_set_int_member (object, "at", entry->at);
  return object;
}

static gboolean
read_by_kind (const BonesSetup *setup, JsonObject *object, BonesEntry *entry, GError **error)
{
  gint64 to = 0;

  switch (entry->kind)
    {
    case BONES_ENTRY_ACTION:
      return read_action (setup, object, &entry->action, error);
    case BONES_ENTRY_ANSWER:
      return read_answer (object, &entry->answer, error);
    case BONES_ENTRY_OVERRIDE:
    case BONES_ENTRY_OPTION:
      return read_changes (setup, object, entry, error);
    case BONES_ENTRY_NOTE: /* with dice: a free roll */
      return !bones_json_has (object, "values") || read_answer (object, &entry->answer, error);
    default:
      if (!bones_json_need (object, "to", error)
          || !read_number (object, "to", 0, (gint64) entry->seq - 1, 0, &to, error))
        return FALSE;
      entry->to = (guint32) to;
      return entry->kind != BONES_ENTRY_AMEND || read_answer (object, &entry->answer, error);
    }
}

BonesEntry *
bones_entry_from_json (const BonesSetup *setup, JsonObject *object, guint32 seq, GError **error)
{
  g_autoptr (BonesEntry) entry = NULL;
  const char *text = NULL, *rule = NULL;
  gint64 number, at;
  guint kind = 0;

  g_return_val_if_fail (setup != NULL && object != NULL, NULL);

  if (!read_id (object, "kind", bones_entry_kind_ids, &kind, error))
    return NULL;

  entry = bones_entry_new ((BonesEntryKind) kind);
  entry->seq = seq;
  if (!read_number (object, "seq", seq, seq, seq, &number, error)
      || !read_number (object, "at", 0, LATEST, 0, &at, error)
      || !bones_json_read_string (object, "text", &text, error)
      || !bones_json_read_string (object, "on", &rule, error)
      || !read_agreed (object, &entry->agreed, error)
      || !read_by_kind (setup, object, entry, error))
    return NULL;

  entry->at = at;
  entry->text = g_strdup (text);
  entry->rule = g_strdup (rule);
  return g_steal_pointer (&entry);
}
