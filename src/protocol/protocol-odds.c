/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-private.h"

#include "ids.h"
#include "odds.h"

#define MOST_RUNS 300000 /* of the procedure: what a request may cost */

/* Outcomes of an action, as one ship sees it: the value of a track, or how she left the table. */
#define STATUS_OUTCOMES (BONES_STATUSES - 1)
#define TRACK_OUTCOMES (BONES_MAX_OUTCOMES - STATUS_OUTCOMES)

/* A what-if: an action with the answers given so far, played on the side. */
typedef struct {
  BonesWordsContext context; /* its game is that of the play */
  const BonesGame *from;     /* the state before the action */
  BonesPlay *play;           /* owned */
  BonesReplay *before;       /* owned: holds from, where an action is under way; or NULL */
  GPtrArray *entries;        /* of BonesEntry, owned */
  const BonesDesk *desk;
  guint about, track; /* whose outcomes, and by what */
} WhatIf;

static void
what_if_clear (WhatIf *self)
{
  g_clear_pointer (&self->play, bones_play_free);
  g_clear_pointer (&self->before, bones_replay_free);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (WhatIf, what_if_clear)

static BonesStop
run (WhatIf *self)
{
  return bones_play_run (self->play, self->from, (BonesEntry *const *) self->entries->pdata,
                         self->entries->len);
}

/* The action that the request names. */
static gboolean
begin_action (WhatIf *self, BonesTable *table, JsonObject *request, GError **error)
{
  const BonesPlay *now = bones_table_get_play (table);
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ACTION);
  g_autofree char *why = NULL;
  BonesRefusal refusal;

  g_ptr_array_add (self->entries, entry);
  if (!bones_action_read (table, request, &entry->action, error))
    return FALSE;

  self->from = &now->game;
  if (bones_play_is_open (now, &entry->action, &refusal) && now->stop == BONES_DONE)
    return TRUE;

  why = bones_words_refusal (self->context.setup, self->context.names, &now->game, &refusal);
  g_set_error_literal (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NOT_OPEN, why);
  return FALSE;
}

/* What counts of the journal before the action @first, played again: with what was put right in it
 * since. */
static BonesReplay *
replay_before (BonesTable *table, const BonesEntry *first)
{
  g_autoptr (GPtrArray) amended =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  g_autoptr (GPtrArray) list = bones_journal_to_play (bones_table_get_journal (table), amended);
  g_autoptr (BonesJournal) before = bones_journal_new ();
  BonesReplay *replay = bones_replay_new (bones_table_get_setup (table));

  for (guint i = 0; i < list->len; i++)
    {
      const BonesEntry *entry = g_ptr_array_index (list, i);
      BonesEntry *copy;

      if (entry->seq == first->seq)
        break;

      if (entry->kind == BONES_ENTRY_AMEND)
        continue;

      copy = bones_entry_copy (entry);
      copy->seq = bones_journal_length (before) + 1;
      bones_journal_append (before, copy);
    }

  bones_replay_follow (replay, before);
  return replay;
}

/* The action under way, as far as it has come. */
static gboolean
begin_at_prompt (WhatIf *self, BonesTable *table, GError **error)
{
  const BonesPlay *now = bones_table_get_play (table);

  if (now->stop != BONES_ASKING)
    {
      g_set_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NO_PROMPT,
                   "There is no open question: “action” is missing.");
      return FALSE;
    }

  self->before = replay_before (table, now->entries[0]);
  self->from = &bones_replay_play (self->before)->game;
  for (guint i = 0; i < now->n_entries; i++)
    g_ptr_array_add (self->entries, bones_entry_copy (now->entries[i]));

  return TRUE;
}

static gboolean
give (WhatIf *self, JsonObject *said, GError **error)
{
  const BonesAsk *ask = &self->play->prompt;
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);
  BonesGivenAnswer out;

  g_ptr_array_add (self->entries, entry);
  if (self->play->stop != BONES_ASKING)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                              "There are more answers than the action asks for.");

  if (!bones_desk_may_name (self->desk, ask, error)
      || !bones_answer_read (ask, &self->context, said, &out, error))
    return FALSE;

  entry->answer = (BonesAnswer){
    .key = ask->key, .kind = ask->kind, .source = out.source, .n = (guint16) out.n
  };
  memcpy (entry->answer.values, out.values, sizeof entry->answer.values);
  if (out.how != BONES_GIVEN_VALUES || bones_answer_fits (ask, &entry->answer) != BONES_FITS)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                              "That does not answer the question.");

  if (bones_ask_names_ships (ask) && out.n > 0)
    self->about = out.values[0] & 0xff;

  return TRUE;
}

static gboolean
give_all (WhatIf *self, JsonArray *answers, GError **error)
{
  for (guint i = 0; answers != NULL && i < json_array_get_length (answers); i++)
    {
      if (!give (self, json_array_get_object_element (answers, i), error))
        {
          g_prefix_error (error, "Answer %u: ", i);
          return FALSE;
        }

      run (self);
    }

  return TRUE;
}

static void
add_outcome (JsonArray *outcomes, const char *outcome, gint number, BonesChance chance)
{
  JsonObject *object = json_object_new ();

  if (outcome != NULL)
    json_object_set_string_member (object, "outcome", outcome);
  else
    json_object_set_int_member (object, "outcome", number);

  bones_write_chance (object, chance);
  json_array_add_object_element (outcomes, object);
}

/* The roller's total against what the other side has, or will have. */
static void
add_opposed (JsonArray *outcomes, const BonesAsk *ask)
{
  static const char *const names[] = { "higher", "equal", "lower" };
  BonesChance chances[3];

  bones_prompt_opposed (ask, ask->most, chances);
  for (guint i = 0; i < 3; i++)
    add_outcome (outcomes, names[i], 0, chances[i]);
}

static void
add_totals (JsonArray *outcomes, const BonesAsk *ask)
{
  const gboolean sum = ask->reading == BONES_READ_SUM;
  const guint most = sum ? ask->most * ask->sides : ask->sides;
  const guint dice = ask->reading == BONES_READ_EACH ? 1 : ask->most;

  for (guint face = sum ? ask->most : 1; face <= most; face++)
    add_outcome (outcomes, NULL, (gint) face + ask->bonus,
                 sum ? bones_chance_sum (dice, ask->sides, face)
                     : bones_chance_highest (dice, ask->sides, face));
}

/* The chances of the roll that is asked, and of nothing that follows it. */
static JsonObject *
write_roll (const BonesNames *names, const BonesAsk *ask)
{
  JsonObject *roll = json_object_new ();
  JsonArray *outcomes = json_array_new ();

  json_object_set_string_member (roll, "for", ask->what);
  json_object_set_string_member (roll, "rule", ask->key.rule);
  bones_write_ship (roll, "ship", names, ask->ship);
  json_object_set_int_member (roll, "count", ask->most);
  json_object_set_int_member (roll, "sides", ask->sides);
  if (ask->rival_dice > 0)
    add_opposed (outcomes, ask);
  else if (ask->reading == BONES_READ_MEETS || ask->reading == BONES_READ_REACHES)
    {
      const BonesChance met =
          ask->reading == BONES_READ_MEETS
              ? bones_chance_meets (ask->most, ask->sides, ask->bonus, ask->needs)
              : bones_chance_reaches (ask->most, ask->sides, ask->bonus, ask->needs);

      json_object_set_int_member (roll, "needs", ask->needs);
      add_outcome (outcomes, "met", 0, met);
      add_outcome (outcomes, "missed", 0, bones_chance_not (met));
    }
  else
    add_totals (outcomes, ask);

  json_object_set_array_member (roll, "outcomes", outcomes);
  return roll;
}

static guint
outcome_of (const BonesPlay *end, gconstpointer data)
{
  const WhatIf *self = data;
  const BonesShip *ship = &end->game.ships[self->about];

  if (ship->status != BONES_IN_PLAY)
    return TRACK_OUTCOMES + ship->status - 1u;

  return MIN (ship->tracks[self->track], TRACK_OUTCOMES - 1);
}

static JsonArray *
write_outcomes (const WhatIf *self, const BonesOdds *odds)
{
  JsonArray *outcomes = json_array_new ();

  for (guint i = 0; i < BONES_MAX_OUTCOMES; i++)
    if (odds->of[i].value > 0)
      add_outcome (outcomes, i < TRACK_OUTCOMES ? NULL : bones_status_ids[i - TRACK_OUTCOMES + 1],
                   (gint) i, odds->of[i]);

  return outcomes;
}

/* What becomes of one ship by the whole action: left out where it cannot be told from here. */
static void
write_whole (WhatIf *self, BonesPolicy policy, guint fleet, guint aim, JsonObject *to)
{
  const BonesQuestion question = {
    .setup = self->context.setup,
    .game = self->from,
    .given = (BonesEntry *const *) self->entries->pdata,
    .n_given = self->entries->len,
    .outcome = outcome_of,
    .data = self,
    .merge = TRUE,
    .policy = policy,
    .fleet = (guint8) fleet,
    .aim = (guint8) aim,
    .most_runs = MOST_RUNS,
  };
  const char *track = self->context.setup->ruleset->ship_tracks[self->track].id;
  BonesOdds odds = { 0 };
  guint runs = 0;

  if (track == NULL || self->about >= self->from->n_ships
      || !bones_odds (&question, &odds, NULL, &runs))
    return;

  bones_write_ship (to, "of", self->context.names, self->about);
  json_object_set_string_member (to, "track", track);
  json_object_set_array_member (to, "outcomes", write_outcomes (self, &odds));
  json_object_set_int_member (to, "runs", runs);
}

/* Whether @track is the one below the water line of @ship. */
static gboolean
is_waterline (const WhatIf *self, guint track, guint ship)
{
  BonesPart parts[BONES_MAX_PARTS] = { 0 };
  const guint n = ship < self->from->n_ships
                      ? bones_setup_plan (self->context.setup, self->from, ship, parts)
                      : 0;

  for (guint i = 0; i < n; i++)
    if (parts[i].kind == BONES_PART_WATERLINE)
      return parts[i].lost_track == track;

  return FALSE;
}

/* Whether the track that it is about is one that fills up, or runs out, on that ship. */
static gboolean
fills_up (const WhatIf *self)
{
  const BonesSetup *setup = self->context.setup;
  const BonesTrack *track = &setup->ruleset->ship_tracks[self->track];

  return (track->show == BONES_SHOW_HOLES || track->show == BONES_SHOW_PEGS
          || is_waterline (self, self->track, self->about))
         && (self->about >= self->from->n_ships
             || bones_setup_has_track (setup, self->from->ships[self->about].kind, self->track));
}

/* By default the ship that the action is done to, and the first track that fills up, or runs out.
 */
static gboolean
read_subject (WhatIf *self, JsonObject *request, GError **error)
{
  const BonesTrack *tracks = self->context.setup->ruleset->ship_tracks;
  const BonesAsk *ask = self->play->stop == BONES_ASKING ? &self->play->prompt : NULL;
  const BonesEntry *action = g_ptr_array_index (self->entries, 0);
  const char *track = NULL;

  if (self->about == BONES_NO_SHIP && ask != NULL)
    self->about = ask->other != BONES_NO_SHIP ? ask->other : ask->ship;

  if (self->about == BONES_NO_SHIP)
    self->about = action->action.ship;

  if ((bones_json_has (request, "of")
       && !bones_read_one_ship (self->context.names, request, "of", &self->about, error))
      || !bones_json_read_string (request, "track", &track, error))
    return FALSE;

  while (tracks[self->track].id != NULL && !fills_up (self))
    self->track++;

  if (track == NULL)
    return TRUE;

  if (bones_ruleset_track (tracks, track) < 0)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no track “%.40s”.", track);

  self->track = (guint) bones_ruleset_track (tracks, track);
  return TRUE;
}

/* Booty: nobody spends any, or everybody plays as well as can be, one fleet for an aim, the others
 * against it. */
static gboolean
read_policy (WhatIf *self, JsonObject *request, BonesPolicy *policy, guint *fleet, guint *aim,
             GError **error)
{
  const char *status = NULL;
  JsonObject *best = NULL;
  gint64 value = 0;

  *policy = BONES_NEVER_REROLL;
  *fleet = *aim = 0;
  if (!bones_json_read_object (request, "best", &best, error))
    return FALSE;

  if (best == NULL)
    return TRUE;

  *policy = BONES_CHOOSE_BEST;
  if (!bones_json_need (best, "fleet", error)
      || !bones_read_owner (self->context.names, best, "fleet", fleet, error)
      || !bones_json_read_string (best, "status", &status, error)
      || !bones_json_read_integer (best, "value", 0, TRACK_OUTCOMES - 1, &value, error))
    return FALSE;

  *aim = (guint) value;
  for (guint i = 1; status != NULL && i < BONES_STATUSES; i++)
    if (g_str_equal (bones_status_ids[i], status))
      *aim = TRACK_OUTCOMES + i - 1;

  return TRUE;
}

/* There is nothing to say yet. */
static gboolean
refuse_unasked (const WhatIf *self, GError **error)
{
  g_autofree char *text = NULL;

  if (self->play->stop != BONES_ASKING)
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER, "No dice are rolled for this.");

  text = bones_words_prompt_in (&self->context, &self->play->prompt);
  return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_ANSWER,
                            "Send more “answers” along. Before any dice this is asked: %s", text);
}

gboolean
bones_verb_odds (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  g_auto (WhatIf) what_if = { .context = bones_desk_context (desk->table),
                              .about = BONES_NO_SHIP,
                              .desk = desk };
  BonesPolicy policy;
  JsonArray *answers;
  JsonObject *odds;
  guint fleet, aim;

  what_if.play = bones_play_new (what_if.context.setup->ruleset, what_if.context.setup);
  what_if.entries = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  what_if.context.game = &what_if.play->game;
  if (!bones_answers_read (request, &answers, error)
      || !(bones_json_has (request, "action") ? begin_action (&what_if, desk->table, request, error)
                                              : begin_at_prompt (&what_if, desk->table, error)))
    return FALSE;

  run (&what_if);
  if (!give_all (&what_if, answers, error) || !read_subject (&what_if, request, error)
      || !read_policy (&what_if, request, &policy, &fleet, &aim, error))
    return FALSE;

  odds = json_object_new ();
  if (what_if.play->stop == BONES_ASKING && what_if.play->prompt.kind == BONES_ASK_DICE)
    json_object_set_object_member (odds, "roll",
                                   write_roll (what_if.context.names, &what_if.play->prompt));

  write_whole (&what_if, policy, fleet, aim, odds);
  json_object_set_object_member (reply, "odds", odds);
  return json_object_get_size (odds) > 0 || refuse_unasked (&what_if, error);
}
