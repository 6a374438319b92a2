/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

#include "content-set.h"

/* The ids of errors in replies, in the order of their enumerations. */
static const char *const desk_codes[] = { "bad-request", "too-long", "unknown-verb", "no-game",
                                          "no-such",     "stale",    "bad-answer" };
static const char *const json_codes[] = { "not-json", "too-deep", "bad-number" };
static const char *const table_codes[] = { "not-open",  "no-prompt", "bad-answer", "bad-change",
                                           "bad-game",  "nothing",   "fence",      "misfit",
                                           "read-only", "stale",     "busy" };
static const char *const store_codes[] = { "not-a-database", "newer", "read-only-file", "damaged",
                                           "full",           "busy",  "io-error",       "no-such",
                                           "stale",          "failed" };
static const char *const content_codes[] = { "bad-content", "newer", "bad-content", "no-such",
                                             "refused" };

G_DEFINE_QUARK (bones - desk - error - quark, bones_desk_error)

static const char *
code_of (const GError *error)
{
  const struct {
    GQuark domain;
    const char *const *codes;
    guint n;
  } domains[] = {
    { BONES_DESK_ERROR, desk_codes, G_N_ELEMENTS (desk_codes) },
    { BONES_JSON_ERROR, json_codes, G_N_ELEMENTS (json_codes) },
    { BONES_TABLE_ERROR, table_codes, G_N_ELEMENTS (table_codes) },
    { BONES_STORE_ERROR, store_codes, G_N_ELEMENTS (store_codes) },
    { BONES_CONTENT_ERROR, content_codes, G_N_ELEMENTS (content_codes) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (domains); i++)
    if (error->domain == domains[i].domain && (guint) error->code < domains[i].n)
      return domains[i].codes[error->code];

  if (error->domain == BONES_JSON_READ_ERROR)
    return "bad-request";

  return error->domain == BONES_RULESET_ERROR || error->domain == BONES_SETUP_ERROR ? "bad-game"
                                                                                    : "failed";
}

JsonObject *
bones_write_error (const GError *error)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "code", code_of (error));
  json_object_set_string_member (object, "message", error->message);
  return object;
}

void
bones_desk_set_error (GError **error, BonesDeskError code, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, BONES_DESK_ERROR, (gint) code, message);
}

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

void
bones_desk_set_table (BonesDesk *desk, BonesTable *table)
{
  g_assert (desk != NULL);

  g_clear_object (&desk->table);
  desk->table = table;
  desk->told = 0;
}

const BonesView *
bones_desk_get_view (BonesDesk *desk)
{
  if (desk->view == NULL)
    desk->view = bones_view_new (desk->table, desk->viewer);

  return desk->view;
}

gboolean
bones_desk_find_ship (const BonesNames *names, const char *text, guint *ship, GError **error)
{
  const gint found = bones_names_find_ship (names, text);

  if (found >= 0)
    {
      *ship = (guint) found;
      return TRUE;
    }

  return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                            found == -1 ? "There is no ship “%.80s”."
                                        : "More than one ship is called “%.80s”: say her id.",
                            text);
}

gboolean
bones_desk_find_fleet (const BonesNames *names, const char *text, guint *fleet, GError **error)
{
  const gint found = bones_names_find_fleet (names, text);

  if (found >= 0)
    {
      *fleet = (guint) found;
      return TRUE;
    }

  return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH,
                            found == -1 ? "There is no fleet “%.80s”."
                                        : "More than one fleet is called “%.80s”: say its letter.",
                            text);
}

gboolean
bones_desk_read_fleets (const BonesNames *names, JsonObject *request, const char *member,
                        guint *fleets, GError **error)
{
  JsonArray *array = NULL;

  *fleets = 0;
  if (!bones_json_read_array (request, member, &array, error))
    return FALSE;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      const char *name = NULL;
      guint fleet;

      if (!bones_json_node_string (json_array_get_element (array, i), member, &name, error)
          || !bones_desk_find_fleet (names, name, &fleet, error))
        return FALSE;

      *fleets |= 1u << fleet;
    }

  return TRUE;
}

/* @id in small letters, and with the hyphens that people need not write. */
static char *
fold_id (const char *id)
{
  return g_strdelimit (g_ascii_strdown (id, -1), "_ ", '-');
}

gint
bones_desk_find_id (const char *const *ids, const char *text)
{
  g_autofree char *wanted = fold_id (text);
  gint found = -1;

  for (gint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *id = fold_id (ids[i]);

      if (g_str_equal (ids[i], text))
        return i;

      if (found < 0 && g_str_equal (id, wanted))
        found = i;
    }

  return found;
}

gboolean
bones_desk_may_name (const BonesDesk *desk, const BonesAnswerForm *answer_form, GError **error)
{
  return bones_answer_form_may_try (answer_form, desk->viewer)
         || bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                               "Only the fleet that holds these cards may name them: give it "
                               "as “viewer”.");
}

gboolean
bones_verb_actions (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  json_object_set_array_member (reply, "actions", bones_write_actions (bones_desk_get_view (desk)));
  return TRUE;
}

gboolean
bones_desk_content (BonesDesk *desk, JsonObject *request, const char *id, char **content,
                    GError **error)
{
  g_autoptr (BonesContentSet) set = NULL;
  const BonesRuleset *ruleset;
  const char *name = NULL;

  if (!bones_json_read_string (request, "content", &name, error) || name == NULL)
    return name == NULL && (error == NULL || *error == NULL);

  ruleset = bones_content_ruleset (id, error);
  set = ruleset != NULL ? bones_content_set_find (desk->store, ruleset, name, error) : NULL;
  if (set == NULL)
    return FALSE;

  *content = set->record->id != 0 ? bones_content_set_pin (set, error) : NULL;
  return set->record->id == 0 || *content != NULL;
}
