/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-context.h"

#include "fates.h"
#include "fields.h"
#include "ids.h"
#include "odds-clock.h"
#include "view-prompt.h"
#include "what-if-private.h"

#define MOST_JOINED 4 /* answers to a question that is shown along with another one */

void
bones_what_if_free (BonesWhatIf *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->form, bones_answer_form_free);
  g_clear_pointer (&self->play, bones_play_free);
  g_clear_pointer (&self->own, g_free);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_free (self);
}

static void
run_what_if (BonesWhatIf *self)
{
  g_clear_pointer (&self->form, bones_answer_form_free);
  bones_play_run (self->play, self->from, (BonesEntry *const *) self->entries->pdata,
                  self->entries->len);
}

static gboolean
begin_action (BonesWhatIf *self, BonesTable *table, const BonesAction *action, GError **error)
{
  const BonesPlay *now = bones_table_get_play (table);
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ACTION);
  g_autofree char *why = NULL;
  BonesRefusal refusal;

  g_ptr_array_add (self->entries, entry);
  entry->action = *action;
  self->from = &now->game;
  if (bones_play_is_open (now, action, &refusal) && now->stop == BONES_DONE)
    return TRUE;

  why = bones_words_refusal (self->words.setup, self->words.names, &now->game, &refusal);
  g_set_error_literal (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NOT_OPEN, why);
  return FALSE;
}

/* The action under way, up to the open question. */
static gboolean
begin_at_prompt (BonesWhatIf *self, BonesTable *table)
{
  const BonesPlay *now = bones_table_get_play (table);

  if (now->stop != BONES_ASKING)
    return FALSE;

  self->from = bones_table_get_before (table);
  for (guint i = 0; i < now->n_entries; i++)
    g_ptr_array_add (self->entries, bones_entry_copy (now->entries[i]));

  return TRUE;
}

BonesWhatIf *
bones_what_if_new (BonesTable *table, guint viewer, const BonesAction *action, GError **error)
{
  g_autoptr (BonesWhatIf) self = NULL;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  self = g_new0 (BonesWhatIf, 1);
  self->words = bones_table_get_context (table);
  self->viewer = viewer;
  self->named = BONES_NO_SHIP;
  self->play = bones_play_new (self->words.setup->ruleset, self->words.setup);
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);
  self->words.game = &self->play->game;
  if (!(action != NULL ? begin_action (self, table, action, error) : begin_at_prompt (self, table)))
    return NULL;

  run_what_if (self);
  return g_steal_pointer (&self);
}

void
bones_what_if_part (BonesWhatIf *self)
{
  g_return_if_fail (self != NULL && self->own == NULL);

  self->own = g_new (BonesGame, 1);
  bones_game_copy (self->own, self->from);
  self->from = self->own;
}

/* The open question, or NULL. */
static const BonesAsk *
ask_of (const BonesWhatIf *self)
{
  return self->play->stop == BONES_ASKING ? &self->play->prompt : NULL;
}

const BonesAnswerForm *
bones_what_if_get_form (BonesWhatIf *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->form == NULL && ask_of (self) != NULL)
    self->form = bones_answer_form_new_for (ask_of (self), &self->words);

  return self->form;
}

gboolean
bones_what_if_answer (BonesWhatIf *self, BonesSource source, guint n, const guint16 *values)
{
  const BonesAsk *ask;
  BonesEntry *entry;

  g_return_val_if_fail (self != NULL && n <= BONES_MAX_VALUES, FALSE);

  ask = ask_of (self);
  if (ask == NULL)
    return FALSE;

  entry = bones_entry_new (BONES_ENTRY_ANSWER);
  entry->answer =
      (BonesAnswer){ .key = ask->key, .kind = ask->kind, .source = source, .n = (guint16) n };
  memcpy (entry->answer.values, values, n * sizeof *values);
  g_ptr_array_add (self->entries, entry);
  if (bones_answer_fits (ask, &entry->answer) != BONES_FITS)
    return FALSE;

  if (bones_ask_names_ships (ask) && n > 0)
    self->named = values[0] & 0xff;

  run_what_if (self);
  return TRUE;
}

static void
free_option (gpointer data)
{
  BonesOptionView *option = data;

  g_free (option->text);
  g_free (option);
}

void
bones_then_view_free (BonesThenView *then)
{
  if (then == NULL)
    return;

  g_free (then->text);
  g_ptr_array_unref (then->options);
  g_free (then);
}

static void
add_then (BonesThenView *then, const char *id, guint value, char *text)
{
  BonesOptionView *option;

  for (guint i = 0; i < then->options->len; i++)
    if (((BonesOptionView *) g_ptr_array_index (then->options, i))->value == value)
      {
        g_free (text);
        return;
      }

  option = g_new0 (BonesOptionView, 1);
  *option = (BonesOptionView){ .id = id, .text = text, .value = value, .open = TRUE };
  g_ptr_array_add (then->options, option);
}

/* Adds what the question after one answer leaves. FALSE if it is another one, or has too many
 * answers. */
static gboolean
add_what_follows (BonesWhatIf *self, BonesThenView *then)
{
  const BonesAsk *ask = ask_of (self);

  if (ask == NULL || (then->what != NULL && !g_str_equal (then->what, ask->what)))
    return FALSE;

  if (then->what == NULL)
    then->text = bones_words_prompt_in (&self->words, ask);

  then->what = ask->what;
  if (ask->kind == BONES_ASK_CHOICE)
    for (guint i = 0; i < ask->n_ids; i++)
      {
        if (bones_ask_allows (ask, i))
          add_then (then, ask->ids[i], i, bones_words_value (&self->words, ask, i));
      }
  else if (ask->kind == BONES_ASK_NUMBER && ask->high < ask->low + MOST_JOINED)
    for (guint i = ask->low; i <= ask->high; i++)
      add_then (then, NULL, i, g_strdup_printf ("%u", i));
  else
    return FALSE;

  return then->options->len > 0 && then->options->len <= MOST_JOINED;
}

BonesThenView *
bones_what_if_then (BonesTable *table)
{
  g_autoptr (BonesWhatIf) self = NULL;
  g_autoptr (BonesThenView) then = NULL;
  BonesAsk asked;
  guint n;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  self = bones_what_if_new (table, BONES_NOBODY, NULL, NULL);
  if (self == NULL || ask_of (self) == NULL || !ask_of (self)->joins)
    return NULL;

  asked = *ask_of (self);
  n = self->entries->len;
  then = g_new0 (BonesThenView, 1);
  then->options = g_ptr_array_new_with_free_func (free_option);
  for (guint16 value = 0; value < asked.n_ids; value++)
    {
      if (!bones_ask_allows (&asked, value))
        continue;

      if (!bones_what_if_answer (self, BONES_FROM_PERSON, 1, &value)
          || !add_what_follows (self, then))
        return NULL;

      g_ptr_array_set_size (self->entries, (gint) n);
      run_what_if (self);
    }

  return then->what != NULL ? g_steal_pointer (&then) : NULL;
}

char *
bones_what_if_describe_question (BonesWhatIf *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return ask_of (self) != NULL ? bones_words_prompt_in (&self->words, ask_of (self)) : NULL;
}

guint
bones_what_if_get_ship (BonesWhatIf *self)
{
  const BonesEntry *action;
  const BonesAsk *ask;
  guint ship;

  g_return_val_if_fail (self != NULL, BONES_NO_SHIP);

  ship = self->named;
  action = g_ptr_array_index (self->entries, 0);
  ask = ask_of (self);
  if (ship == BONES_NO_SHIP && ask != NULL)
    ship = ask->other != BONES_NO_SHIP ? ask->other : ask->ship;

  return ship != BONES_NO_SHIP ? ship : action->action.ship;
}

/* Whether @track is the one below the waterline of @ship. */
static gboolean
is_waterline (const BonesWhatIf *self, guint track, guint ship)
{
  BonesPart parts[BONES_MAX_PARTS] = { 0 };
  const guint n = ship < self->from->n_ships
                      ? bones_setup_plan (self->words.setup, self->from, ship, parts)
                      : 0;

  for (guint i = 0; i < n; i++)
    if (parts[i].kind == BONES_PART_WATERLINE)
      return parts[i].lost_track == track;

  return FALSE;
}

/* Whether @track fills up, or runs out, on @ship. */
static gboolean
fills_up (const BonesWhatIf *self, guint track, guint ship)
{
  const BonesSetup *setup = self->words.setup;
  const BonesShow show = setup->ruleset->ship_tracks[track].show;

  return (show == BONES_SHOW_HOLES || show == BONES_SHOW_PEGS || is_waterline (self, track, ship))
         && (ship >= self->from->n_ships
             || bones_setup_has_track (setup, self->from->ships[ship].kind, track));
}

guint
bones_what_if_find_track (BonesWhatIf *self, guint ship)
{
  guint track = 0;

  g_return_val_if_fail (self != NULL, 0);

  while (self->words.setup->ruleset->ship_tracks[track].id != NULL && !fills_up (self, track, ship))
    track++;

  return track;
}

gboolean
bones_what_if_has (BonesWhatIf *self, guint ship, guint track)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return ship < self->from->n_ships && self->words.setup->ruleset->ship_tracks[track].id != NULL;
}

/* The roll that is asked for */

static GArray *
new_outcomes (void)
{
  return g_array_new (FALSE, TRUE, sizeof (BonesOutcomeView));
}

static void
add_text (GArray *outcomes, const char *text, BonesChance chance)
{
  const BonesOutcomeView one = { .text = text, .chance = chance };

  g_array_append_val (outcomes, one);
}

/* The total of the roll against that of the other side, rolled or not. */
static void
add_opposed (GArray *outcomes, const BonesAsk *ask)
{
  static const char *const names[] = { "higher", "equal", "lower" };
  BonesChance chances[3];

  bones_prompt_opposed (ask, ask->most, chances);
  for (guint i = 0; i < 3; i++)
    add_text (outcomes, names[i], chances[i]);
}

static void
add_totals (GArray *outcomes, const BonesAsk *ask)
{
  const gboolean sum = ask->reading == BONES_READ_SUM;
  const guint most = sum ? ask->most * ask->sides : ask->sides;
  const guint dice = ask->reading == BONES_READ_EACH ? 1 : ask->most;

  for (guint face = sum ? ask->most : 1; face <= most; face++)
    {
      const BonesOutcomeView one = {
        .kind = BONES_OUTCOME_NUMBER,
        .number = (gint) face + ask->bonus,
        .chance = sum ? bones_chance_sum (dice, ask->sides, face)
                      : bones_chance_highest (dice, ask->sides, face),
      };

      g_array_append_val (outcomes, one);
    }
}

BonesRollOddsView *
bones_what_if_roll (BonesWhatIf *self)
{
  BonesRollOddsView *view;
  const BonesAsk *ask;

  g_return_val_if_fail (self != NULL, NULL);

  ask = ask_of (self);
  if (ask == NULL || ask->kind != BONES_ASK_DICE)
    return NULL;

  view = g_new0 (BonesRollOddsView, 1);
  *view = (BonesRollOddsView){ .what = ask->what,
                               .rule = ask->key.rule,
                               .ship = ask->ship,
                               .count = ask->most,
                               .sides = ask->sides,
                               .needs = -1,
                               .outcomes = new_outcomes () };
  if (ask->rival_dice > 0)
    add_opposed (view->outcomes, ask);
  else if (ask->reading == BONES_READ_MEETS || ask->reading == BONES_READ_REACHES)
    {
      const BonesChance met =
          ask->reading == BONES_READ_MEETS
              ? bones_chance_meets (ask->most, ask->sides, ask->bonus, ask->needs)
              : bones_chance_reaches (ask->most, ask->sides, ask->bonus, ask->needs);

      view->needs = ask->needs;
      add_text (view->outcomes, "met", met);
      add_text (view->outcomes, "missed", bones_chance_not (met));
    }
  else
    add_totals (view->outcomes, ask);

  return view;
}

void
bones_roll_odds_view_free (BonesRollOddsView *roll)
{
  if (roll == NULL)
    return;

  g_array_unref (roll->outcomes);
  g_free (roll);
}

/* What the whole action may come to */

static const BonesTrack *
track_of (const BonesWhatIf *self, const BonesWatch *watch)
{
  return watch->field < BONES_FIRST_FIELD
             ? &bones_scope_tracks (self->words.setup->ruleset, watch->scope)[watch->field]
             : NULL;
}

/* "c4", for as long as the program runs; NULL for no square. */
static const char *
name_square (const BonesWhatIf *self, guint square)
{
  g_autofree char *name = bones_square_to_string (self->words.setup->ruleset->board, square);

  return g_intern_string (name);
}

/* The name of the fleet that @value of @track stands for; NULL for none. */
static const char *
name_numbered_fleet (const BonesWhatIf *self, const BonesTrack *track, guint value)
{
  const guint fleet = bones_track_fleet (track, self->words.game, value);

  return fleet != BONES_NOBODY ? bones_names_fleet (self->words.names, fleet) : NULL;
}

/* A stored number of @watch in the form in which it is shown. */
static BonesOutcomeView
view_value (const BonesWhatIf *self, const BonesWatch *watch, guint value)
{
  const BonesTrack *track = track_of (self, watch);
  const BonesNames *names = self->words.names;

  if (track == NULL && watch->field == BONES_SHIP_OWNER)
    return (BonesOutcomeView){ .text = value < names->fleet_names->len
                                           ? bones_names_fleet (names, value)
                                           : NULL };

  if (track == NULL)
    return (BonesOutcomeView){ .text = bones_status_ids[BONES_IN_PLAY] };

  if (track->numbers == BONES_NUMBERS_FLEETS || track->numbers == BONES_NUMBERS_PLACES)
    return (BonesOutcomeView){ .text = name_numbered_fleet (self, track, value) };

  if (track->numbers == BONES_NUMBERS_SHIPS)
    return (BonesOutcomeView){ .text = value > 0 ? bones_names_ship_id (names, value - 1) : NULL };

  if (track->show == BONES_SHOW_BITS)
    return (
        BonesOutcomeView){ .kind = BONES_OUTCOME_BITS, .number = (gint) value, .ids = track->ids };

  if (track->show == BONES_SHOW_SQUARE)
    return (BonesOutcomeView){ .text = name_square (self, value) };

  if (bones_setup_track_is_worded (self->words.setup, track))
    return (BonesOutcomeView){ .text =
                                   bones_setup_track_value_id (self->words.setup, track, value) };

  return (BonesOutcomeView){ .kind = BONES_OUTCOME_NUMBER,
                             .number = (gint) value - track->base,
                             .parts = bones_track_parts (track) };
}

static void
add_outcomes (const BonesWhatIf *self, const BonesFate *fate, GArray *outcomes)
{
  for (guint i = 0; i < fate->odds->len; i++)
    {
      const BonesOutcome *one = &g_array_index (fate->odds, BonesOutcome, i);
      BonesOutcomeView view;
      guint value;

      if (bones_fate_value (one, &value))
        view = view_value (self, &fate->watch, value);
      else
        view = (BonesOutcomeView){ .text = bones_status_ids[value] };

      view.chance = one->chance;
      view.more = one->more;
      g_array_append_val (outcomes, view);
    }
}

/* Whether a mean of the track makes sense. */
static gboolean
has_mean (const BonesWhatIf *self, const BonesFate *fate, const BonesTrack *track)
{
  guint value;

  if (track == NULL || track->show == BONES_SHOW_BITS || track->show == BONES_SHOW_SQUARE
      || track->numbers != BONES_NUMBERS_ONLY
      || bones_setup_track_is_worded (self->words.setup, track))
    return FALSE;

  for (guint i = 0; i < fate->odds->len; i++)
    if (g_array_index (fate->odds, BonesOutcome, i).more > 0)
      return FALSE;

  for (guint i = 0; i < fate->odds->len; i++)
    if (bones_fate_value (&g_array_index (fate->odds, BonesOutcome, i), &value))
      return TRUE;

  return FALSE;
}

static BonesFateView *
view_fate (const BonesWhatIf *self, const BonesFate *fate, gdouble unknown)
{
  const BonesWatch *watch = &fate->watch;
  const BonesTrack *track = track_of (self, watch);
  BonesFateView *view = g_new0 (BonesFateView, 1);

  view->of_ship = watch->scope == BONES_SET_SHIP;
  view->index = watch->index;
  view->id = bones_field_id (self->words.setup->ruleset, watch->scope, watch->field);
  view->outcomes = new_outcomes ();
  add_outcomes (self, fate, view->outcomes);
  view->has_mean = unknown <= 0 && has_mean (self, fate, track);
  if (view->has_mean)
    view->mean = (bones_fate_mean (fate) - track->base) / bones_track_parts (track);

  return view;
}

static void
free_fate (gpointer data)
{
  BonesFateView *view = data;

  g_array_unref (view->outcomes);
  g_free (view);
}

gboolean
bones_what_if_shows (const BonesWhatIf *self, const BonesWatch *watch)
{
  const BonesSetup *setup = self->words.setup;
  const BonesTrack *track = track_of (self, watch);

  if (watch->scope == BONES_SET_SHIP
      && (!bones_sees_ship (setup, self->from, self->viewer, watch->index)
          || (track != NULL
              && !bones_setup_has_track (setup, self->from->ships[watch->index].kind,
                                         watch->field))))
    return FALSE;

  return track == NULL || track->show != BONES_SHOW_NOT;
}

BonesQuestion
bones_what_if_question (const BonesWhatIf *self)
{
  return (BonesQuestion){
    .setup = self->words.setup,
    .game = self->from,
    .given = (BonesEntry *const *) self->entries->pdata,
    .n_given = self->entries->len,
    .policy = BONES_NEVER_REROLL,
    .aim = BONES_NO_AIM,
    .most_runs = G_MAXUINT,
  };
}

GPtrArray *
bones_what_if_list_fates (BonesWhatIf *self, guint ship, guint track, const BonesAim *aim,
                          guint budget, gboolean *watched, gdouble *unknown, guint *runs)
{
  const BonesWatch about = { BONES_SET_SHIP, (guint16) ship, (guint16) track };
  BonesClock clock = { 0 };
  BonesQuestion question;
  g_autoptr (GPtrArray) fates = NULL;
  GPtrArray *views;

  g_return_val_if_fail (self != NULL && watched != NULL && unknown != NULL && runs != NULL, NULL);

  *runs = 0;
  *watched = bones_what_if_has (self, ship, track) && bones_what_if_shows (self, &about);
  question = bones_what_if_question (self);
  bones_clock_start (&clock, budget);
  question.used = bones_clock_used;
  question.clock = &clock;
  if (aim != NULL)
    {
      question.policy = BONES_CHOOSE_BEST;
      question.fleet = (guint8) aim->fleet;
      question.aim = bones_fate_number (&about, aim->status, aim->value);
    }

  fates = bones_fates (&question, *watched ? &about : NULL, unknown, runs);
  if (fates == NULL)
    return NULL;

  views = g_ptr_array_new_with_free_func (free_fate);
  for (guint i = 0; i < fates->len; i++)
    {
      const BonesFate *fate = g_ptr_array_index (fates, i);

      if ((*watched && i == 0) || bones_what_if_shows (self, &fate->watch))
        g_ptr_array_add (views, view_fate (self, fate, *unknown));
    }

  return views;
}
