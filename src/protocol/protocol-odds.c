/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-odds.h"

#include "ids.h"
#include "protocol-answer.h"
#include "protocol-track.h"
#include "protocol-write.h"
#include "what-if.h"

#define USUAL_BUDGET 50 /* milliseconds: nobody at the table notices it */
#define MOST_BUDGET 60000
#define HARDLY 0.01 /* a chance that nobody counts on */

/* The ship and the track whose outcomes are requested. */
typedef struct {
  BonesTable *table;
  BonesWhatIf *what_if;
  const BonesRuleset *ruleset;
  const BonesNames *names;
  guint ship, track;
  guint budget; /* in milliseconds */
} OddsRequest;

static gboolean
give_answer (BonesDesk *desk, BonesWhatIf *what_if, JsonObject *said, GError **error)
{
  const BonesAnswerForm *form = bones_what_if_get_form (what_if);
  BonesGivenAnswer out;

  if (form == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                              "There are more answers than the action asks for.");

  if (!bones_desk_may_name (desk, form, error) || !bones_read_answer (form, said, &out, error))
    return FALSE;

  return (out.how == BONES_GIVEN_VALUES
          && bones_what_if_answer (what_if, out.source, out.n, out.values))
         || bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                               "That does not answer the question.");
}

static gboolean
give_answers (BonesDesk *desk, BonesWhatIf *what_if, JsonArray *answers, GError **error)
{
  for (guint i = 0; answers != NULL && i < json_array_get_length (answers); i++)
    if (!give_answer (desk, what_if, json_array_get_object_element (answers, i), error))
      {
        g_prefix_error (error, "Answer %u: ", i);
        return FALSE;
      }

  return TRUE;
}

/* Writes an outcome with its chance, or with its bounds if @unknown was not worked out or it is up
 * to people. */
static void
write_outcome (const BonesOutcomeView *outcome, gdouble unknown, JsonObject *to)
{
  JsonArray *bits;

  switch (outcome->kind)
    {
    case BONES_OUTCOME_NUMBER:
      bones_write_parts (to, "outcome", outcome->number, outcome->parts);
      break;
    case BONES_OUTCOME_BITS:
      bits = json_array_new ();
      for (guint i = 0; outcome->ids[i] != NULL; i++)
        if ((outcome->number >> i & 1) != 0)
          json_array_add_string_element (bits, outcome->ids[i]);
      json_object_set_array_member (to, "outcome", bits);
      break;
    default:
      bones_write_words (to, "outcome", outcome->text);
    }

  if (unknown <= 0 && outcome->more <= 0)
    {
      bones_write_chance (to, outcome->chance);
      return;
    }

  json_object_set_double_member (to, "least", outcome->chance.value);
  json_object_set_double_member (to, "most",
                                 MIN (outcome->chance.value + outcome->more + unknown, 1));
}

static void
write_outcomes (const GArray *outcomes, gdouble unknown, JsonObject *to)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < outcomes->len; i++)
    {
      JsonObject *object = json_object_new ();

      write_outcome (&g_array_index (outcomes, BonesOutcomeView, i), unknown, object);
      json_array_add_object_element (array, object);
    }

  json_object_set_array_member (to, "outcomes", array);
}

static void
write_roll (const OddsRequest *self, JsonObject *to)
{
  g_autoptr (BonesRollOddsView) view = bones_what_if_roll (self->what_if);
  JsonObject *roll;

  if (view == NULL)
    return;

  roll = json_object_new ();
  json_object_set_string_member (roll, "for", view->what);
  json_object_set_string_member (roll, "rule", view->rule);
  bones_write_ship (roll, "ship", self->names, view->ship);
  json_object_set_int_member (roll, "count", view->count);
  json_object_set_int_member (roll, "sides", view->sides);
  if (view->needs >= 0)
    json_object_set_int_member (roll, "needs", view->needs);

  write_outcomes (view->outcomes, 0, roll);
  json_object_set_object_member (to, "roll", roll);
}

static void
write_fate (const OddsRequest *self, const BonesFateView *fate, gdouble unknown, JsonObject *to)
{
  if (fate->of_ship)
    bones_write_ship (to, "of", self->names, fate->index);
  else
    bones_write_fleet (to, "fleet", self->names, fate->index);

  json_object_set_string_member (to, "track", fate->id);
  write_outcomes (fate->outcomes, unknown, to);
  if (fate->has_mean)
    json_object_set_double_member (to, "mean", fate->mean);
}

/* Whether it is the same whatever people choose. */
static gboolean
is_exact (const BonesFateView *fate)
{
  for (guint i = 0; i < fate->outcomes->len; i++)
    if (g_array_index (fate->outcomes, BonesOutcomeView, i).more > 0)
      return FALSE;

  return TRUE;
}

/* Whether each outcome may be as good as certain, and as good as impossible: that tells nothing. */
static gboolean
is_anything (const BonesFateView *fate, gdouble unknown)
{
  for (guint i = 0; i < fate->outcomes->len; i++)
    {
      const BonesOutcomeView *outcome = &g_array_index (fate->outcomes, BonesOutcomeView, i);

      if (outcome->chance.value > HARDLY
          || outcome->chance.value + outcome->more + unknown < 1 - HARDLY)
        return FALSE;
    }

  return TRUE;
}

/* Writes the outcomes of the whole action: of one ship, and of everything that changes. Writes
 * nothing if they cannot be computed. */
static void
write_whole (const OddsRequest *self, const BonesAim *aim, JsonObject *to)
{
  gboolean watched;
  gdouble unknown;
  guint runs;
  g_autoptr (GPtrArray) fates = bones_what_if_list_fates (
      self->what_if, self->ship, self->track, aim, self->budget, &watched, &unknown, &runs);
  gboolean exact;
  JsonArray *changes;

  if (fates == NULL)
    return;

  exact = unknown <= 0;
  changes = json_array_new ();
  for (guint i = 0; i < fates->len; i++)
    {
      const BonesFateView *fate = g_ptr_array_index (fates, i);
      JsonObject *change;

      exact = exact && is_exact (fate);
      if (watched && i == 0)
        write_fate (self, fate, unknown, to);
      else if (!is_anything (fate, unknown))
        {
          change = json_object_new ();
          write_fate (self, fate, unknown, change);
          json_array_add_object_element (changes, change);
        }
    }

  json_object_set_boolean_member (to, "exact", exact);
  if (unknown > 0)
    json_object_set_double_member (to, "unknown", unknown);

  json_object_set_array_member (to, "changes", changes);
  json_object_set_int_member (to, "runs", runs);
}

/* By default the target of the action, and the first track that fills up or runs out. */
static gboolean
read_subject (OddsRequest *self, JsonObject *request, GError **error)
{
  const char *track = NULL;
  gint found;

  self->ship = bones_what_if_get_ship (self->what_if);
  if ((bones_json_has (request, "of")
       && !bones_read_ship (self->names, request, "of", &self->ship, error))
      || !bones_json_read_string (request, "track", &track, error))
    return FALSE;

  if (track == NULL)
    {
      self->track = bones_what_if_find_track (self->what_if, self->ship);
      return TRUE;
    }

  found = bones_ruleset_track (self->ruleset->ship_tracks, track);
  self->track = (guint) MAX (found, 0);
  return found >= 0
         || bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no track “%.40s”.",
                               track);
}

/* How the ship leaves the table, or a value of her track. */
static gboolean
read_aim (const OddsRequest *self, JsonObject *best, BonesAim *aim, GError **error)
{
  const BonesTrack *track = &self->ruleset->ship_tracks[self->track];
  const char *status = NULL;
  gint64 value = track->base;
  gint way;

  if (!bones_what_if_has (self->what_if, self->ship, self->track))
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "“best” needs a ship and a track: “of” and “track”.");

  if (!bones_json_read_string (best, "status", &status, error)
      || (json_object_has_member (best, "value")
          && !bones_read_track_value (self->table, track, json_object_get_member (best, "value"),
                                      FALSE, &value, error)))
    return FALSE;

  if (value < track->lowest || value > track->highest)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST, "“%s” is never that.",
                              track->id);

  way = status != NULL ? bones_id_lookup (bones_status_ids, status) : BONES_IN_PLAY;
  aim->status = (guint) way;
  aim->value = (guint) value;
  return way >= 0
         || bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no status “%.40s”.",
                               status);
}

/* Without "best", no fleet spends booty. With it, every fleet plays as well as possible: one for an
 * aim, the others against it. */
static gboolean
read_best (const OddsRequest *self, JsonObject *request, BonesAim *aim, gboolean *best,
           GError **error)
{
  JsonObject *object = NULL;

  if (!bones_json_read_object (request, "best", &object, error))
    return FALSE;

  *best = object != NULL;
  return object == NULL
         || (bones_json_need (object, "fleet", error)
             && bones_read_owner (self->names, object, "fleet", &aim->fleet, error)
             && read_aim (self, object, aim, error));
}

/* Fails because there are no dice yet, and says what to send. */
static gboolean
refuse_unasked (BonesWhatIf *what_if, GError **error)
{
  g_autofree char *text = bones_what_if_describe_question (what_if);

  if (text == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER, "No dice are rolled for this.");

  return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                            "Send more “answers”. This question comes before any dice: %s", text);
}

/* The action that the request names, or the one under way. */
static BonesWhatIf *
begin_what_if (BonesDesk *desk, JsonObject *request, GError **error)
{
  BonesWhatIf *what_if = NULL;
  BonesAction action;

  if (bones_json_has (request, "action"))
    return bones_read_action (desk->table, request, &action, error)
               ? bones_what_if_new (desk->table, desk->viewer, &action, error)
               : NULL;

  what_if = bones_what_if_new (desk->table, desk->viewer, NULL, NULL);
  if (what_if == NULL)
    g_set_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NO_PROMPT,
                 "There is no open question: “action” is missing.");

  return what_if;
}

static gboolean
handle_odds (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_autoptr (BonesWhatIf) what_if = NULL;
  OddsRequest self = { .table = desk->table,
                       .ruleset = bones_table_get_rules (desk->table)->ruleset,
                       .names = bones_view_names (desk->table) };
  BonesAim aim = { 0 };
  JsonArray *answers;
  JsonObject *odds;
  gint64 budget = USUAL_BUDGET;
  gboolean best;

  if (!bones_read_answers (request, &answers, error)
      || !bones_json_read_integer (request, "budget_ms", 1, MOST_BUDGET, &budget, error))
    return FALSE;

  self.budget = (guint) budget;
  self.what_if = what_if = begin_what_if (desk, request, error);
  if (what_if == NULL || !give_answers (desk, what_if, answers, error)
      || !read_subject (&self, request, error) || !read_best (&self, request, &aim, &best, error))
    return FALSE;

  odds = json_object_new ();
  write_roll (&self, odds);
  write_whole (&self, best ? &aim : NULL, odds);
  json_object_set_object_member (reply, "odds", odds);
  return json_object_get_size (odds) > 0 || refuse_unasked (what_if, error);
}

const BonesDeskVerb bones_odds_verbs[] = {
  { "odds", handle_odds, BONES_VERB_NEEDS_GAME | BONES_VERB_READS },
  { NULL },
};
