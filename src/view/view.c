/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-context.h"

#include "hands.h"
#include "ids.h"
#include "view-board.h"
#include "view-hands.h"
#include "view-prompt.h"
#include "view-ships.h"
#include "view-staging.h"
#include "view-tracks.h"
#include "view-turn.h"

#define MOST_WINDS 4 /* earlier winds that are shown */

static gint n_made;

static void
free_step (gpointer data)
{
  BonesStepView *step = data;

  g_free (step->name);
  g_array_unref (step->left);
  g_free (step);
}

static void
free_action (gpointer data)
{
  BonesActionView *action = data;

  g_free (action->name);
  g_free (action->why);
  g_free (action);
}

static void
free_marker (gpointer data)
{
  BonesMarkerView *marker = data;

  g_free (marker->name);
  g_free (marker->text);
  g_free (marker->until);
  g_free (marker);
}

static void
free_reminder (gpointer data)
{
  BonesReminderView *reminder = data;

  g_free (reminder->text);
  g_free (reminder);
}

static void
free_link (gpointer data)
{
  BonesLinkView *link = data;

  g_free (link->text);
  g_free (link);
}

void
bones_view_free (BonesView *view)
{
  if (view == NULL)
    return;

  bones_names_free (view->names);
  g_free (view->round_text);
  g_free (view->wind_text);
  g_free (view->wind_said);
  g_array_unref (view->winds);
  g_free (view->outcome);
  g_free (view->next_text);
  g_free (view->undo_text);
  g_free (view->redo_text);
  g_free (view->misfit);
  g_array_unref (view->order);
  g_ptr_array_unref (view->steps);
  g_ptr_array_unref (view->fleets);
  g_ptr_array_unref (view->unowned);
  g_ptr_array_unref (view->things);
  g_ptr_array_unref (view->markers);
  g_ptr_array_unref (view->links);
  g_ptr_array_unref (view->reminders);
  g_ptr_array_unref (view->tracks);
  g_ptr_array_unref (view->actions);
  g_ptr_array_unref (view->pools);
  g_clear_pointer (&view->prompt, bones_prompt_view_free);
  g_clear_pointer (&view->board, bones_board_view_free);
  g_clear_pointer (&view->staging, bones_staging_view_free);
  g_clear_pointer (&view->turn, bones_turn_view_free);
  g_free (view);
}

static BonesView *
view_alloc (void)
{
  BonesView *view = g_new0 (BonesView, 1);

  view->order = g_array_new (FALSE, FALSE, sizeof (guint));
  view->winds = g_array_new (FALSE, FALSE, sizeof (guint));
  view->steps = g_ptr_array_new_with_free_func (free_step);
  view->fleets = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_fleet_view_free);
  view->unowned = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_ship_view_free);
  view->things = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_ship_view_free);
  view->markers = g_ptr_array_new_with_free_func (free_marker);
  view->links = g_ptr_array_new_with_free_func (free_link);
  view->reminders = g_ptr_array_new_with_free_func (free_reminder);
  view->actions = g_ptr_array_new_with_free_func (free_action);
  view->active_ship = view->active_fleet = view->winner = -1;
  return view;
}

static BonesStepView *
view_step (const BonesWordsContext *context, const BonesStep *step)
{
  BonesStepView *view = g_new0 (BonesStepView, 1);

  view->id = step->id;
  view->name = bones_words_name (context, "step", step->id);
  view->state = step->state;
  view->left = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint ship = 0; ship < context->game->n_ships; ship++)
    if ((step->left[ship / 64] >> ship % 64 & 1) != 0)
      g_array_append_val (view->left, ship);

  return view;
}

static void
add_steps (BonesView *view, const BonesWordsContext *context)
{
  BonesStep steps[BONES_MAX_STEPS] = { 0 };
  const guint n = context->setup->ruleset->checklist (context->setup, context->game, steps);

  for (guint i = 0; i < n; i++)
    {
      g_ptr_array_add (view->steps, view_step (context, &steps[i]));
      if (steps[i].state == BONES_STEP_NOW && steps[i].fleet < context->game->n_fleets)
        view->active_fleet = steps[i].fleet;
    }
}

/* When it ends: in a round, or as the ruleset says of such a marker. */
static char *
word_until (const BonesWordsContext *context, const BonesMarker *marker, const char *id)
{
  if (marker->until == 0)
    return bones_words_if_any (context, "until", id);

  return marker->until <= context->game->round
             ? bones_words_round (context->setup->ruleset, "ends", 0)
             : bones_words_round (context->setup->ruleset, "ends-later", marker->until);
}

static BonesMarkerView *
view_marker (const BonesWordsContext *context, guint i)
{
  const BonesMarker *marker = &context->game->markers[i];
  BonesMarkerView *view = g_new0 (BonesMarkerView, 1);

  view->id = context->setup->ruleset->marker_kinds[marker->kind];
  view->icon = bones_words_icon (context->setup, "marker", view->id);
  view->name = bones_words_marker (context, i);
  view->index = i;
  view->text = bones_words_of_marker (context, "effect", i);
  view->until = word_until (context, marker, view->id);
  view->fleet = marker->owner;
  view->ship = marker->ship < context->game->n_ships ? (gint) marker->ship : -1;
  return view;
}

static void
add_markers_and_links (BonesView *view, const BonesWordsContext *context)
{
  const BonesRuleset *ruleset = context->setup->ruleset;

  for (guint i = 0; i < context->game->n_markers; i++)
    if (context->game->markers[i].kind != 0)
      g_ptr_array_add (view->markers, view_marker (context, i));

  for (guint i = 0; i < context->game->n_links; i++)
    if (context->game->links[i].kind != 0)
      {
        const BonesLink *from = &context->game->links[i];
        BonesLinkView *link = g_new0 (BonesLinkView, 1);

        link->id = ruleset->link_kinds[from->kind];
        link->index = i;
        link->a = from->a;
        link->b = from->b;
        link->text = bones_words_link (context, from);
        g_ptr_array_add (view->links, link);
      }
}

static BonesReminderView *
view_reminder (const BonesWordsContext *context, const BonesReminder *reminder)
{
  const BonesWordsArgs args = {
    reminder->ship,
    reminder->other,
    reminder->fleet,
    reminder->marker,
    reminder->values,
    G_N_ELEMENTS (reminder->values),
    NULL,
  };
  BonesReminderView *view = g_new0 (BonesReminderView, 1);

  view->id = reminder->what;
  view->text = bones_words_for (context, "reminder", reminder->what, &args);
  view->rule = reminder->rule;
  view->ship = reminder->ship < context->game->n_ships ? (gint) reminder->ship : -1;
  view->fleet = reminder->fleet;
  return view;
}

static void
add_reminders (BonesView *view, const BonesWordsContext *context)
{
  g_autoptr (GArray) reminders = g_array_new (FALSE, FALSE, sizeof (BonesReminder));

  if (context->setup->ruleset->remind == NULL)
    return;

  context->setup->ruleset->remind (context->setup, context->game, reminders);
  for (guint i = 0; i < reminders->len; i++)
    g_ptr_array_add (view->reminders,
                     view_reminder (context, &g_array_index (reminders, BonesReminder, i)));
}

static void
add_outcome (BonesView *view, const BonesWordsContext *context)
{
  const BonesGame *game = context->game;

  view->over = game->over != 0;
  if (!view->over)
    return;

  if (game->winner < game->n_fleets)
    {
      view->winner = game->winner;
      view->outcome = g_strdup_printf (_ ("%s wins the battle."),
                                       bones_names_fleet (context->names, game->winner));
    }
  else
    view->outcome = g_strdup (_ ("The battle has no winner."));
}

/* The sentence of the log when the wind changes. */
static char *
word_wind (const BonesWordsContext *context, guint wind)
{
  g_autofree char *id =
      wind < BONES_POINTS ? g_strconcat ("wind-", bones_wind_id (wind), NULL) : NULL;

  return id != NULL ? bones_words_if_any (context, "event", id) : NULL;
}

static char *
word_round (const BonesWordsContext *context)
{
  const BonesGame *game = context->game;

  if (game->over)
    return g_strdup (_ ("Battle over"));

  return game->round > 0 ? bones_words_round (context->setup->ruleset, "number", game->round)
                         : g_strdup (_ ("Setting up"));
}

static void
add_table (BonesView *view, const BonesViewContext *view_context)
{
  const BonesGame *game = view_context->words.game;

  view->round = game->round;
  view->step = game->step;
  view->round_text = word_round (&view_context->words);
  view->windy = bones_ruleset_has_wind (view_context->words.setup->ruleset);
  view->wind = game->wind;
  view->wind_text = g_strdup (bones_words_wind (&view_context->words, game->wind));
  view->wind_said = word_wind (&view_context->words, game->wind);
  view->rose.token = BONES_WIND_UNKNOWN;
  if (view_context->words.setup->ruleset->rose != NULL)
    view_context->words.setup->ruleset->rose (view_context->words.setup, game, &view->rose);
  view->active_ship = game->active_ship < game->n_ships ? (gint) game->active_ship : -1;
  for (guint i = 0; i < game->n_order; i++)
    {
      const guint fleet = game->order[i];

      g_array_append_val (view->order, fleet);
    }

  view->tracks = bones_track_views (view_context, view_context->words.setup->ruleset->table_tracks,
                                    game->tracks, BONES_NO_SHIP);
}

/* The winds before the current one. */
static void
add_winds (BonesView *view, const GArray *events)
{
  gboolean before = view->wind == BONES_WIND_UNKNOWN;

  for (guint i = events->len; i-- > 0 && view->winds->len < MOST_WINDS;)
    {
      const char *what = g_array_index (events, BonesEvent, i).what;
      const gint point = g_str_has_prefix (what, "wind-") ? bones_wind_lookup (what + 5) : -1;
      const guint wind = (guint) point;

      if (point < 0)
        continue;
      if (before)
        g_array_append_val (view->winds, wind);
      before = TRUE;
    }
}

/* The words of its button. A verb that sets something takes it back if it is set. */
static const char *
name_action (const BonesGame *game, const BonesVerb *verb, const BonesAction *action)
{
  if (verb->back == NULL)
    return verb->name;

  return (verb->of == BONES_OF_SHIP ? game->ships[action->ship].tracks[verb->marks]
                                    : game->fleets[action->fleet].tracks[verb->marks])
                 != 0
             ? verb->back
             : verb->name;
}

/* The name of the action by which the ship moves that @action orders, if she can. */
static const char *
name_move (const BonesWordsContext *context, const BonesAction *action)
{
  const BonesRuleset *ruleset = context->setup->ruleset;
  const guint moves = ruleset->turn->moves;
  BonesRefusal refusal;

  if (moves == 0 || action->ship == BONES_NO_SHIP
      || !ruleset->verbs[moves].can (context->setup, context->game, action->ship, &refusal))
    return NULL;

  return bones_words_translate ("action", ruleset->verbs[moves].name);
}

/* The ship that @action is also about, as it says or as the link of its verb does. */
static guint
other_of (const BonesGame *game, const BonesVerb *verb, const BonesAction *action)
{
  const BonesLink *link =
      verb->link != 0 ? bones_game_peek_link (game, verb->link, action->ship) : NULL;

  return link != NULL ? bones_link_other (link, action->ship) : action->other;
}

static BonesActionView *
view_action (const BonesViewContext *view_context, const BonesAction *action)
{
  const BonesWordsContext *context = &view_context->words;
  const BonesVerb *verb = &context->setup->ruleset->verbs[action->verb];
  BonesActionView *view = g_new0 (BonesActionView, 1);
  BonesRefusal refusal;

  view->action = *action;
  view->id = verb->id;
  view->name = g_strdup (_ (name_action (context->game, verb, action)));
  view->other = other_of (context->game, verb, action);
  view->any_time = verb->any_time;
  view->interrupts = verb->interrupts;
  view->aside = verb->aside;
  view->follows = verb->follows;
  view->icon = verb->icon;
  view->ends = verb->ends;
  view->role = bones_role_of (context->setup->ruleset, action->verb);
  view->open = bones_play_is_open (view_context->play, action, &refusal);
  if (view->open && view->role == BONES_ROLE_ORDERS)
    view->moves = name_move (context, action);
  if (!view->open)
    {
      view->why = bones_words_refusal (context->setup, context->names, context->game, &refusal);
      view->rule = refusal.rule;
    }

  return view;
}

static void
add_actions (BonesView *view, const BonesViewContext *view_context)
{
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (BonesAction));

  view_context->words.setup->ruleset->actions (view_context->words.setup, view_context->words.game,
                                               actions);
  for (guint i = 0; i < actions->len; i++)
    g_ptr_array_add (view->actions,
                     view_action (view_context, &g_array_index (actions, BonesAction, i)));
}

static gboolean
may_start (const BonesViewContext *view_context, guint verb)
{
  const BonesAction action = { verb, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };
  BonesRefusal refusal;

  return bones_play_is_open (view_context->play, &action, &refusal);
}

/* Her name, and her class if it is not her name: that of a creature is. */
static char *
word_turn (const BonesWordsContext *context, const BonesShipView *ship)
{
  const char *what = g_str_equal (ship->name, ship->kind) ? "of-class" : "of-ship";
  BonesWordsArgs args = BONES_WORDS_NONE;

  args.ship = ship->ship;
  args.name = ship->kind;
  return bones_words_for (context, bones_round_prefix (context->setup->ruleset), what, &args);
}

/* What is rolled or applied together next, or NULL. */
static const char *
staging_word (const BonesView *view, const BonesViewContext *view_context)
{
  if (view->staging == NULL)
    return NULL;

  return may_start (view_context, view->staging->rolls)     ? "ask-rolls"
         : may_start (view_context, view->staging->applies) ? "ask-applies"
                                                            : NULL;
}

/* While no question is open: whose turn it is, what the tray waits for, or what this step is
 * about. */
static char *
word_next (const BonesView *view, const BonesViewContext *view_context)
{
  const BonesWordsContext *context = &view_context->words;

  if (view->prompt != NULL || view->over)
    return NULL;

  if (view->turn != NULL)
    return word_turn (context, bones_view_ship (view, view->turn->ship));

  if (staging_word (view, view_context) != NULL)
    return bones_words_name (context, "tray", staging_word (view, view_context));

  for (guint i = 0; i < view->steps->len; i++)
    {
      const BonesStepView *step = g_ptr_array_index (view->steps, i);

      if (step->state == BONES_STEP_NOW)
        return bones_words_if_any (context, "next", step->id);
    }

  return NULL;
}

static void
add_piles (BonesView *view, const BonesWordsContext *context)
{
  gboolean known = bones_hands_are_held (context->setup, context->game);

  for (guint fleet = 0; fleet < context->game->n_fleets; fleet++)
    known = known && bones_hand_is_known (context->setup, context->game, fleet);

  view->pile = view->discarded = -1;
  if (!known)
    return;

  view->pile = (gint) bones_hands_count_all (context->setup, context->game, BONES_IN_PILE);
  view->discarded = (gint) bones_hands_count_all (context->setup, context->game, BONES_DISCARDED);
}

static BonesView *
make_view (const BonesViewContext *view_context)
{
  BonesView *view = view_alloc ();

  g_atomic_int_inc (&n_made);
  view->viewer = view_context->viewer;
  view->names = bones_names_ref (view_context->names);
  view->ruleset = view_context->words.setup->ruleset;
  memcpy (view->options, view_context->words.game->options, sizeof view->options);
  add_steps (view, &view_context->words);
  add_table (view, view_context);
  add_outcome (view, &view_context->words);
  bones_view_add_fleets (view, view_context);
  add_markers_and_links (view, &view_context->words);
  add_reminders (view, &view_context->words);
  view->board = bones_board_view_new (&view_context->words, view_context->events);
  view->staging = bones_staging_view_new (view_context);
  view->prompt = bones_prompt_view_new (view_context);
  view->pools = bones_view_list_pools (view_context->journal);
  view->done = bones_view_find_done (view_context->journal, (guint) view->active_ship);
  view->turn = bones_turn_view_new (view_context);
  view->next_text = word_next (view, view_context);
  add_winds (view, view_context->events);
  add_piles (view, &view_context->words);
  return view;
}

/* While one thing is left to do, its sentence says more than that of the step. */
static void
word_only_action (BonesView *view, const BonesViewContext *view_context)
{
  const BonesActionView *only = bones_view_only_action (view);
  char *text;

  if (view->prompt != NULL || view->over || view->turn != NULL || only == NULL
      || staging_word (view, view_context) != NULL)
    return;

  text = bones_words_if_any (&view_context->words, "only", only->id);
  if (text == NULL)
    return;

  g_free (view->next_text);
  view->next_text = text;
}

/* Adds what only the current table has: actions, undo and redo. */
static void
add_verbs (BonesView *view, const BonesViewContext *view_context)
{
  const guint32 undo = bones_table_peek_undo (view_context->table, &view->undo_needs);
  const guint32 redo = bones_table_peek_redo (view_context->table);
  const BonesEntry *last = bones_journal_entry (view_context->journal, undo);

  view->slip = last != NULL && last->kind == BONES_ENTRY_ANSWER
               && last->answer.source == BONES_FROM_TABLE && view->undo_needs == 0;
  view->undo_text =
      undo != 0 ? bones_view_describe_entry (view_context->table, view_context->viewer, undo)
                : NULL;
  view->redo_text =
      redo != 0 ? bones_view_describe_entry (view_context->table, view_context->viewer, redo)
                : NULL;
  view->misfit = g_strdup (bones_table_get_misfit (view_context->table));
  view->busy = bones_table_get_busy (view_context->table);
  add_actions (view, view_context);
  word_only_action (view, view_context);
}

const BonesActionView *
bones_view_only_action (const BonesView *view)
{
  const BonesActionView *only = NULL;

  g_return_val_if_fail (view != NULL, NULL);

  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (!action->open || action->ends || action->any_time)
        continue;

      if (only != NULL)
        return NULL;

      only = action;
    }

  return only;
}

guint
bones_view_count_made (void)
{
  return (guint) g_atomic_int_get (&n_made);
}

BonesView *
bones_view_new (BonesTable *table, guint viewer)
{
  g_auto (BonesViewContext) view_context = { 0 };
  BonesView *view;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  bones_view_context_init (&view_context, table, viewer);
  view = make_view (&view_context);
  view->seq = bones_table_get_seq (table);
  add_verbs (view, &view_context);
  return view;
}

BonesView *
bones_view_new_at (BonesTable *table, guint viewer, guint32 seq, GError **error)
{
  g_autoptr (BonesSide) side = NULL;
  g_auto (BonesViewContext) view_context = { 0 };
  BonesView *view;

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  if (seq > bones_table_get_seq (table))
    {
      g_set_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_NOTHING,
                   _ ("The battle has no entry %u yet."), seq);
      return NULL;
    }

  side = bones_side_new (table, seq);
  bones_view_context_init_side (&view_context, table, side, viewer);
  view = make_view (&view_context);
  view->seq = seq;
  return view;
}

BonesView *
bones_view_new_fleet (const BonesSetup *setup)
{
  g_autoptr (BonesPlay) play = NULL;
  g_autoptr (BonesNames) names = NULL;
  BonesViewContext view_context = { .viewer = 0 };
  BonesView *view;

  g_return_val_if_fail (setup != NULL && setup->rosters->len == 1, NULL);

  play = bones_play_new (setup->ruleset, setup);
  bones_setup_game (setup, &play->game);
  names = bones_words_names_for (setup, NULL, &play->game, view_context.viewer);
  view_context.play = play;
  view_context.names = names;
  view_context.words = (BonesWordsContext){ .setup = setup, .game = &play->game, .names = names };
  view = view_alloc ();
  view->viewer = view_context.viewer;
  view->names = bones_names_ref (names);
  view->ruleset = setup->ruleset;
  memcpy (view->options, setup->options, sizeof view->options);
  view->tracks = g_ptr_array_new ();
  view->pools = g_ptr_array_new ();
  bones_view_add_fleets (view, &view_context);
  return view;
}

BonesPromptView *
bones_view_prompt (BonesTable *table, guint viewer)
{
  g_auto (BonesViewContext) view_context = { 0 };

  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  if (bones_table_get_play (table)->stop != BONES_ASKING)
    return NULL;

  bones_view_context_init (&view_context, table, viewer);
  return bones_prompt_view_new (&view_context);
}

static void
free_event (gpointer data)
{
  BonesEventView *event = data;

  g_free (event->marker_name);
  g_free (event->text);
  g_free (event);
}

GPtrArray *
bones_view_events (BonesTable *table, guint viewer, guint from)
{
  g_auto (BonesViewContext) view_context = { 0 };
  GPtrArray *views = g_ptr_array_new_with_free_func (free_event);

  g_return_val_if_fail (BONES_IS_TABLE (table), views);

  if (from >= bones_table_get_events (table)->len)
    return views;

  bones_view_context_init (&view_context, table, viewer);
  for (guint i = from; i < view_context.events->len; i++)
    {
      BonesEventView *view = g_new0 (BonesEventView, 1);

      view->event = g_array_index (view_context.events, BonesEvent, i);
      view->marker_name = bones_view_word_marker (&view_context.words, view->event.marker);
      view->text = bones_words_event_in (&view_context.words, &view->event);
      g_ptr_array_add (views, view);
    }

  return views;
}

guint
bones_view_count_events (BonesTable *table)
{
  return bones_view_count_events_before (table, G_MAXUINT32);
}

guint
bones_view_count_events_before (BonesTable *table, guint32 seq)
{
  const GArray *events;
  guint n = 0;

  g_return_val_if_fail (BONES_IS_TABLE (table), 0);

  events = bones_table_get_events (table);
  while (n < events->len && g_array_index (events, BonesEvent, n).cursor < seq)
    n++;

  return n;
}

/* ---- What a view does not hold, because it is seldom wanted ---- */

GPtrArray *
bones_view_log (BonesTable *table, guint viewer)
{
  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  return bones_chronicle_lines (bones_table_chronicle (table, viewer));
}

guint32
bones_view_find_round_start (BonesTable *table, guint viewer)
{
  g_autoptr (GPtrArray) log = bones_view_log (table, viewer);
  guint32 start = 0;

  g_return_val_if_fail (BONES_IS_TABLE (table), 0);

  for (guint i = log->len; i-- > 0 && start == 0;)
    {
      const BonesLogLine *line = g_ptr_array_index (log, i);

      if (line->heading && !line->undone)
        start = line->seq;
    }

  return bones_table_get_effective (table, 0) > start ? start : 0;
}

char *
bones_view_describe_entry (BonesTable *table, guint viewer, guint32 seq)
{
  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  return g_strdup (bones_chronicle_label (bones_table_chronicle (table, viewer), seq));
}

static void
free_item (gpointer data)
{
  BonesJournalItem *item = data;

  g_free (item->text);
  g_free (item);
}

static BonesJournalItem *
make_item (const BonesJournal *journal, BonesChronicle *chronicle, guint32 seq)
{
  const BonesEntry *entry = bones_journal_entry (journal, seq);
  const gboolean answer = entry->kind == BONES_ENTRY_ANSWER;
  BonesJournalItem *item = g_new0 (BonesJournalItem, 1);

  item->seq = seq;
  item->kind = entry->kind;
  item->text = g_strdup (bones_chronicle_label (chronicle, seq));
  item->fleets = bones_chronicle_who (chronicle, seq);
  item->source = answer ? (gint) entry->answer.source : -1;
  item->refers = entry->to;
  item->counts = bones_journal_counts (journal, seq);
  item->amends = item->counts && bones_entry_can_be_corrected (entry);
  return item;
}

GPtrArray *
bones_view_journal (BonesTable *table, guint viewer)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (free_item);

  g_return_val_if_fail (BONES_IS_TABLE (table), items);

  for (guint32 seq = 1; seq <= bones_table_get_seq (table); seq++)
    g_ptr_array_add (items, make_item (bones_table_get_journal (table),
                                       bones_table_chronicle (table, viewer), seq));

  return items;
}

gboolean
bones_view_faces (BonesTable *table, guint32 seq, BonesFacesView *faces)
{
  const BonesEntry *entry;

  g_return_val_if_fail (BONES_IS_TABLE (table) && faces != NULL, FALSE);

  *faces = (BonesFacesView){ 0 };
  entry = bones_journal_entry (bones_table_get_journal (table), seq);
  if (entry == NULL || entry->answer.n == 0
      || (entry->kind != BONES_ENTRY_NOTE && entry->answer.kind != BONES_ASK_DICE))
    return FALSE;

  faces->n = entry->answer.n;
  memcpy (faces->faces, entry->answer.values, faces->n * sizeof *faces->faces);
  faces->typed = entry->answer.source == BONES_FROM_TABLE;
  faces->free = entry->kind == BONES_ENTRY_NOTE;
  return TRUE;
}

gboolean
bones_view_is_answer (BonesTable *table, guint32 seq)
{
  const BonesEntry *entry;

  g_return_val_if_fail (BONES_IS_TABLE (table), FALSE);

  entry = bones_journal_entry (bones_table_get_journal (table), seq);
  return entry != NULL && entry->kind == BONES_ENTRY_ANSWER;
}

gboolean
bones_view_roll (BonesTable *table, BonesFacesView *faces, const char **card, GError **error)
{
  const BonesAnswer *answer;
  BonesAsk ask;
  guint32 seq;

  g_return_val_if_fail (BONES_IS_TABLE (table) && faces != NULL && card != NULL, FALSE);

  ask = bones_table_get_play (table)->prompt;
  seq = bones_table_get_seq (table) + 1;
  *card = NULL;
  if (!bones_table_roll (table, error))
    return FALSE;

  answer = &bones_journal_entry (bones_table_get_journal (table), seq)->answer;
  if (!bones_view_faces (table, seq, faces) && bones_sees_answer (BONES_NOBODY, &ask)
      && answer->n == 1)
    *card = bones_ask_value_id (&ask, answer->values[0]);

  return TRUE;
}

const BonesNames *
bones_view_names (BonesTable *table)
{
  g_return_val_if_fail (BONES_IS_TABLE (table), NULL);

  return bones_table_get_names (table);
}

gint
bones_view_place_in_order (BonesTable *table, guint fleet)
{
  guint place;

  g_return_val_if_fail (BONES_IS_TABLE (table), -1);

  place = bones_game_place_in_order (&bones_table_get_play (table)->game, fleet);
  return place < BONES_MAX_FLEETS ? (gint) place : -1;
}

char *
bones_view_words (BonesTable *table, const char *id, const BonesWordsArgs *args)
{
  BonesWordsContext context;

  g_return_val_if_fail (BONES_IS_TABLE (table) && id != NULL, NULL);

  context = bones_table_get_context (table);
  return bones_words (context.setup, context.names, context.game, id, args);
}

GPtrArray *
bones_view_discards (BonesTable *table)
{
  GPtrArray *discards = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_card_view_free);
  BonesWordsContext context;

  g_return_val_if_fail (BONES_IS_TABLE (table), discards);

  context = bones_table_get_context (table);
  if (!bones_hands_are_held (context.setup, context.game))
    return discards;

  for (guint kind = 0; kind < bones_hands_n_kinds (context.setup); kind++)
    {
      const guint n = bones_hands_count (context.setup, context.game, kind, BONES_DISCARDED);

      if (n > 0)
        {
          BonesCardView *card = bones_card_view_of_kind (&context, kind);

          card->count = n;
          g_ptr_array_add (discards, card);
        }
    }

  return discards;
}
