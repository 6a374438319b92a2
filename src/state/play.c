/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play.h"

#include "change.h"

#include <string.h>

static gboolean
stop_play (BonesPlay *play, BonesStop why, BonesFit fit, const BonesAsk *ask)
{
  play->stop = why;
  play->fit = fit;
  play->prompt = ask != NULL ? *ask : (BonesAsk){ 0 };
  return FALSE;
}

BonesPlay *
bones_play_new (const BonesRuleset *ruleset, const BonesSetup *setup)
{
  BonesPlay *play = g_new0 (BonesPlay, 1);

  g_return_val_if_fail (ruleset != NULL && setup != NULL, NULL);

  play->ruleset = ruleset;
  play->setup = setup;
  play->stop = BONES_DONE;
  play->in_turn_from = G_MAXUINT;
  play->aim_of = BONES_NO_SHIP;
  play->sure_from = G_MAXUINT;
  play->met = g_ptr_array_new ();
  play->known = g_array_new (FALSE, FALSE, sizeof (guint16));
  play->carried = g_ptr_array_new_with_free_func (g_free);
  play->events = g_array_new (FALSE, FALSE, sizeof (BonesEvent));
  return play;
}

void
bones_play_free (BonesPlay *play)
{
  if (play == NULL)
    return;

  g_array_unref (play->events);
  g_array_unref (play->known);
  g_ptr_array_unref (play->met);
  g_ptr_array_unref (play->carried);
  g_free (play);
}

/* The next question begins with nothing between. */
static void
forget_what_came_between (BonesPlay *play)
{
  play->lapsed = (BonesKey){ 0 };
  play->changed = FALSE;
  memset (play->gone, 0, sizeof play->gone);
}

BonesStop
bones_play_run (BonesPlay *play, const BonesGame *from, BonesEntry *const *entries, guint n)
{
  /* Odds run one action from one state again and again. */
  const gboolean known = play->answerer != NULL && play->n_entries > 0;
  BonesRefusal refusal = { 0 };
  gboolean ended;

  g_return_val_if_fail (n > 0 && entries[0]->kind == BONES_ENTRY_ACTION, BONES_MISFIT);

  if (from != &play->game)
    bones_game_copy (&play->game, from);

  play->entries = entries;
  play->n_entries = n;
  play->cursor = 1;
  play->stop = BONES_RUNNING;
  memset (play->thrown, 0, sizeof play->thrown);
  play->caught_up = 0;
  play->corrected = FALSE;
  memset (play->settled, 0, sizeof play->settled);
  play->settled_tracks = play->flags = play->flags_set = 0;
  forget_what_came_between (play);
  g_ptr_array_set_size (play->carried, 0);
  g_array_set_size (play->known, 0);
  g_array_set_size (play->events, 0);

  if (!known && !play->ruleset->is_open (play->setup, from, NULL, &entries[0]->action, &refusal))
    {
      play->cursor = 0;
      stop_play (play, BONES_MISFIT, BONES_NOT_OPEN, NULL);
      return play->stop;
    }

  ended = play->ruleset->run (play, &entries[0]->action);
  g_assert (ended == (play->stop == BONES_RUNNING)); /* else a procedure swallowed a stop */

  if (ended && play->cursor < n)
    stop_play (play, BONES_MISFIT, BONES_NOT_ASKED, NULL);
  else if (ended)
    play->stop = BONES_DONE;

  return play->stop;
}

gboolean
bones_play_verb (BonesPlay *play, const BonesAction *action)
{
  g_return_val_if_fail (play != NULL && action != NULL, FALSE);

  return play->ruleset->verbs[action->verb].run (play, action);
}

gboolean
bones_play_is_open (const BonesPlay *play, const BonesAction *action, BonesRefusal *refusal)
{
  const BonesAsk *prompt = play->stop == BONES_ASKING ? &play->prompt : NULL;

  g_return_val_if_fail (refusal != NULL, FALSE);

  *refusal = (BonesRefusal){ .ship = BONES_NO_SHIP, .other = BONES_NO_SHIP, .fleet = BONES_NOBODY };
  if (play->stop == BONES_MISFIT)
    refusal->what = "read-only";
  else if (prompt != NULL && (action->verb >= 64 || (prompt->interrupts >> action->verb & 1) == 0))
    refusal->what = "answer-first";
  else
    return play->ruleset->is_open (play->setup, &play->game, prompt, action, refusal);

  return FALSE;
}

static BONES_ASKS gboolean
run_interrupt (BonesPlay *play, const BonesAsk *ask, const BonesAction *action)
{
  BonesRefusal refusal = { 0 };

  if (!play->ruleset->is_open (play->setup, &play->game, ask, action, &refusal))
    return stop_play (play, BONES_MISFIT, BONES_NOT_OPEN, ask);

  play->cursor++;
  return play->ruleset->run (play, action);
}

static guint
count_values (const BonesAsk *ask)
{
  guint n = 0;

  for (guint i = 0; i < BONES_MAX_CHOICES; i++)
    n += bones_ask_allows (ask, i);

  return n;
}

/* Whether no answer to @ask could fit. */
static gboolean
is_unanswerable (const BonesAsk *ask)
{
  switch (ask->kind)
    {
    case BONES_ASK_DICE:
      return ask->most == 0;
    case BONES_ASK_NUMBER:
    case BONES_ASK_INCHES:
      return ask->low > ask->high;
    case BONES_ASK_CONFIRM:
      return FALSE;
    default:
      return count_values (ask) < ask->least;
    }
}

/* Whether @ask has lapsed by an action that interrupted it. */
static gboolean
is_moot (const BonesPlay *play, const BonesAsk *ask)
{
  return play->game.over
         || (ask->ship != BONES_NO_SHIP && !bones_game_in_play (&play->game, ask->ship));
}

/* Whether @ask has lapsed by a change by hand. */
static gboolean
is_moot_by_hand (const BonesPlay *play, const BonesAsk *ask)
{
  const gboolean gone = ask->ship < BONES_MAX_SHIPS
                        && (play->gone[ask->ship / 64] >> ask->ship % 64 & 1) != 0
                        && !bones_game_in_play (&play->game, ask->ship);

  return gone || is_unanswerable (ask);
}

static void
note_gone (BonesPlay *play, const guint64 *in_play)
{
  play->changed = TRUE;
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if ((in_play[ship / 64] >> ship % 64 & 1) != 0 && !bones_game_in_play (&play->game, ship))
      play->gone[ship / 64] |= G_GUINT64_CONSTANT (1) << ship % 64;
}

/* A change that does not fit leaves the game alone: a procedure may look at it on its way out. */
static BONES_ASKS gboolean
apply_change (BonesPlay *play, const BonesEntry *entry)
{
  g_autofree BonesGame *before = g_new (BonesGame, 1);
  guint64 in_play[BONES_MAX_SHIPS / 64] = { 0 };

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (bones_game_in_play (&play->game, ship))
      in_play[ship / 64] |= G_GUINT64_CONSTANT (1) << ship % 64;

  bones_game_copy (before, &play->game);
  if (bones_entry_apply (play->setup, &play->game, entry) != BONES_CHANGE_FITS)
    {
      bones_game_copy (&play->game, before);
      return stop_play (play, BONES_MISFIT, BONES_NOT_OPEN, NULL);
    }

  note_gone (play, in_play);
  play->cursor++;
  return TRUE;
}

/* Plays the entries between two answers, at most @n of them, which happened while @ask was open. An
 * action that does not interrupt @ask, or NULL, is left: it may interrupt what is asked next. */
static BONES_ASKS gboolean
follow_what_came_between (BonesPlay *play, const BonesAsk *ask, guint n)
{
  for (guint i = 0; i < n && play->cursor < play->n_entries; i++)
    {
      const BonesEntry *entry = play->entries[play->cursor];

      switch (entry->kind)
        {
        case BONES_ENTRY_ANSWER:
          return TRUE;
        case BONES_ENTRY_ACTION:
          if (ask == NULL || entry->action.verb >= 64
              || (ask->interrupts >> entry->action.verb & 1) == 0)
            return TRUE;
          if (!run_interrupt (play, ask, &entry->action))
            return FALSE;

          play->changed = TRUE;
          if (is_moot (play, ask))
            {
              play->lapsed = ask->key;
              return TRUE;
            }
          break;
        case BONES_ENTRY_OVERRIDE:
        case BONES_ENTRY_OPTION:
          if (!apply_change (play, entry))
            return FALSE;
          break;
        default: /* a note, or an amendment whose answer is in place already */
          play->cursor++;
        }
    }

  return TRUE;
}

static gboolean
has_lapsed (const BonesPlay *play, const BonesAsk *ask)
{
  return play->lapsed.rule != NULL && bones_key_equal (&play->lapsed, &ask->key);
}

/* A reroll has the key of its roll, and is the same question. */
static void
remember_throw (BonesPlay *play, const BonesAsk *ask)
{
  if (play->thrown[0].what != NULL && !bones_key_equal (&play->thrown[0].key, &ask->key))
    play->thrown[1] = play->thrown[0];

  play->thrown[0] = *ask;
}

static BONES_ASKS gboolean
catch_up (BonesPlay *play, const BonesAsk *ask, guint n)
{
  if (play->stop != BONES_RUNNING)
    return FALSE;

  if ((ask == NULL || !has_lapsed (play, ask)) && !follow_what_came_between (play, ask, n))
    return FALSE;

  if (play->caught != NULL && play->caught_up != play->cursor)
    bones_game_copy (play->caught, &play->game);

  play->caught_up = play->cursor;
  return TRUE;
}

gboolean
bones_catch_up (BonesPlay *play, const BonesAsk *ask)
{
  return catch_up (play, ask, G_MAXUINT);
}

gboolean
bones_ask_anew (BonesPlay *play, const BonesAsk *ask)
{
  const guint cursor = play->cursor;

  if (!catch_up (play, ask, 1) || play->cursor == cursor || (ask != NULL && has_lapsed (play, ask)))
    return FALSE;

  play->caught_up = 0; /* perhaps another question is asked, or none */
  return TRUE;
}

/* What goes over to another bank or target: not what people chose for the question as it was. */
#define CARRIED                                                                                    \
  (1u << BONES_ASK_DICE | 1u << BONES_ASK_REROLL | 1u << BONES_ASK_SHIP | 1u << BONES_ASK_SHIPS    \
   | 1u << BONES_ASK_TARGETS | 1u << BONES_ASK_EFFECTS)

/* Whether @given, which answered another question before a correction, answers @ask now. */
static gboolean
may_be_carried (const BonesPlay *play, const BonesAnswer *given, const BonesAsk *ask)
{
  return play->corrected && given->kind == ask->kind && (CARRIED >> ask->kind & 1) != 0
         && g_strcmp0 (given->key.rule, ask->key.rule) == 0
         && !bones_key_equal (&given->key, &ask->key);
}

static BonesAnswer *
carry_answer (BonesPlay *play, const BonesAnswer *given, const BonesAsk *ask)
{
  BonesAnswer *carried = g_memdup2 (given, sizeof *given);

  carried->key = ask->key;
  g_ptr_array_add (play->carried, carried);
  return carried;
}

/* Whether @answer takes up nothing of what @ask offers: no, none, nobody, 0. */
static gboolean
declines (const BonesAsk *ask, const BonesAnswer *answer)
{
  const guint value = answer->n > 0 ? answer->values[0] : 0;

  switch (ask->kind)
    {
    case BONES_ASK_CONFIRM:
    case BONES_ASK_NUMBER:
    case BONES_ASK_INCHES:
      return value == 0;
    case BONES_ASK_CHOICE:
    case BONES_ASK_CARD:
      return ask->ids != NULL && value < ask->n_ids
             && (g_str_equal (ask->ids[value], "none") || g_str_equal (ask->ids[value], "nobody"));
    default:
      return answer->n == 0;
    }
}

/* Reports that an offer was declined if the ruleset has words for that: nothing else might. */
static void
tell_declined (BonesPlay *play, const BonesAsk *ask, const BonesAnswer *answer)
{
  const gint fleet = g_bit_nth_lsf (ask->who, -1);
  char id[128];
  BonesEvent event = { .rule = ask->key.rule,
                       .ship = ask->ship,
                       .other = ask->other,
                       .fleet =
                           fleet >= 0 && ask->who == 1u << fleet ? (guint8) fleet : BONES_NOBODY,
                       .marker = ask->marker };

  if (!declines (ask, answer))
    return;

  g_snprintf (id, sizeof id, "event.declined-%s", ask->what);
  if (bones_ruleset_words (play->ruleset, id) == NULL)
    return;

  event.what = g_intern_string (id + strlen ("event."));
  memcpy (event.values, ask->values, sizeof event.values);
  bones_tell (play, &event);
}

/* Notes that the next entry answers @ask, if it was given: others change from run to run. */
static void
note_met (BonesPlay *play, const BonesAsk *ask)
{
  if (play->answerer == NULL || play->cursor >= play->in_turn_from)
    return;

  g_ptr_array_set_size (play->met, (gint) MAX (play->met->len, play->cursor + 1));
  g_ptr_array_index (play->met, play->cursor) = (gpointer) ask->what;
}

/* Sets @answer to the next entry, which must answer @ask. */
static BONES_ASKS gboolean
take_answer (BonesPlay *play, const BonesAsk *ask, const BonesAnswer **answer)
{
  BonesEntry *entry = play->entries[play->cursor];
  BonesAnswer *given = &entry->answer;
  BonesFit fit = BONES_NOT_OPEN;

  if (entry->kind == BONES_ENTRY_ANSWER)
    {
      if (may_be_carried (play, given, ask))
        given = carry_answer (play, given, ask);

      fit = bones_answer_meet (given, ask);
    }

  if (fit != BONES_FITS)
    return stop_play (play, BONES_MISFIT, fit, ask);

  if (play->names_choices)
    bones_answer_name_choices (given, ask);

  play->corrected |= given->source == BONES_CORRECTED;
  *answer = given;
  note_met (play, ask);
  play->cursor++;
  forget_what_came_between (play);
  play->flags_set = 0;
  g_array_append_vals (play->known, given->values, given->n);
  if (ask->kind == BONES_ASK_DICE)
    remember_throw (play, ask);

  tell_declined (play, ask, given);
  return TRUE;
}

gboolean
bones_is_sure (const BonesPlay *play)
{
  return play->cursor >= play->sure_from && play->cursor < play->n_entries
         && play->stop == BONES_RUNNING && !play->changed && play->lapsed.rule == NULL;
}

const BonesAnswer *
bones_take_sure (BonesPlay *play)
{
  const BonesAnswer *given;

  if (!bones_is_sure (play))
    return NULL;

  given = &play->entries[play->cursor++]->answer;
  play->flags_set = 0;
  g_array_append_vals (play->known, given->values, given->n);
  return given;
}

const BonesAnswer *
bones_take_sure_of (BonesPlay *play, const char *what)
{
  const guint next = play->cursor;

  return next < play->met->len && g_strcmp0 (g_ptr_array_index (play->met, next), what) == 0
             ? bones_take_sure (play)
             : NULL;
}

static gboolean
question_lapses (const BonesPlay *play, const BonesAsk *ask)
{
  return has_lapsed (play, ask) || (play->changed && is_moot_by_hand (play, ask));
}

gboolean
bones_ask (BonesPlay *play, const BonesAsk *ask, const BonesAnswer **answer)
{
  static const BonesAnswer none = { 0 };

  *answer = bones_take_sure (play);
  if (*answer != NULL)
    return TRUE;

  if (play->stop != BONES_RUNNING
      || (!question_lapses (play, ask) && !follow_what_came_between (play, ask, G_MAXUINT)))
    return FALSE;

  if (question_lapses (play, ask))
    {
      play->lapsed = (BonesKey){ 0 };
      play->caught_up = 0; /* what follows is another question */
      *answer = &none;
      return TRUE;
    }

  if (play->cursor == play->n_entries
      && (play->answerer == NULL || !play->answerer (play, ask, play->answerer_data)))
    return stop_play (play, BONES_ASKING, BONES_FITS, ask);

  return take_answer (play, ask, answer);
}

/* @lapsed: the value if the question lapses. */
static BONES_ASKS gboolean
ask_for_thing (BonesPlay *play, const BonesAsk *ask, BonesAskKind kind, guint lapsed, guint *value)
{
  BonesAsk one = *ask;
  const BonesAnswer *answer;

  one.kind = kind;
  one.least = one.most = 1;
  if (!bones_ask (play, &one, &answer))
    return FALSE;

  *value = answer->n > 0 ? answer->values[0] : lapsed;
  return TRUE;
}

static BONES_ASKS gboolean
ask_for_one (BonesPlay *play, const BonesAsk *ask, BonesAskKind kind, guint *value)
{
  return ask_for_thing (play, ask, kind, 0, value);
}

gboolean
bones_ask_choice (BonesPlay *play, const BonesAsk *ask, guint *choice)
{
  return ask_for_one (play, ask, BONES_ASK_CHOICE, choice);
}

gboolean
bones_ask_square (BonesPlay *play, const BonesAsk *ask, guint *square)
{
  return ask_for_one (play, ask, BONES_ASK_SQUARE, square);
}

gboolean
bones_ask_confirm (BonesPlay *play, const BonesAsk *ask, gboolean *yes)
{
  guint value;

  if (!ask_for_one (play, ask, BONES_ASK_CONFIRM, &value))
    return FALSE;

  *yes = value != 0;
  return TRUE;
}

gboolean
bones_ask_number (BonesPlay *play, const BonesAsk *ask, guint *number)
{
  return ask_for_one (play, ask,
                      ask->kind == BONES_ASK_INCHES ? BONES_ASK_INCHES : BONES_ASK_NUMBER, number);
}

gboolean
bones_ask_ship (BonesPlay *play, const BonesAsk *ask, guint *ship)
{
  return ask_for_thing (play, ask, BONES_ASK_SHIP, BONES_NO_SHIP, ship);
}

gboolean
bones_ask_fleet (BonesPlay *play, const BonesAsk *ask, guint *fleet)
{
  return ask_for_thing (play, ask, BONES_ASK_FLEET, BONES_NOBODY, fleet);
}

gboolean
bones_ask_marker (BonesPlay *play, const BonesAsk *ask, guint *marker)
{
  return ask_for_thing (play, ask, BONES_ASK_MARKER, BONES_MAX_MARKERS, marker);
}

gboolean
bones_draw (BonesPlay *play, const BonesAsk *ask, gboolean physical, guint *card)
{
  BonesAsk draw = *ask;

  draw.app_draws = !physical;
  memset (draw.open, 0, sizeof draw.open);
  for (guint kind = 0; kind < ask->n_ids && kind < BONES_MAX_CARD_KINDS; kind++)
    if (ask->weights[kind] > 0)
      bones_ask_open (&draw, kind);

  return ask_for_one (play, &draw, BONES_ASK_CARD, card);
}

void
bones_tell (BonesPlay *play, const BonesEvent *event)
{
  BonesEvent told = *event;

  play->caught_up = 0; /* what is asked next is asked of the game after it */
  if (play->quiet)
    return;

  told.cursor = play->cursor;
  g_array_append_val (play->events, told);
}

void
bones_tell_ship (BonesPlay *play, const char *what, const char *rule, guint ship, gint value)
{
  const BonesEvent event = { .what = what,
                             .rule = rule,
                             .ship = ship,
                             .other = BONES_NO_SHIP,
                             .fleet = ship < play->game.n_ships ? play->game.ships[ship].fleet
                                                                : BONES_NOBODY,
                             .marker = BONES_MAX_MARKERS,
                             .values = { value } };

  bones_tell (play, &event);
}

void
bones_tell_fleet (BonesPlay *play, const char *what, const char *rule, guint fleet, gint a, gint b)
{
  const BonesEvent event = { .what = what,
                             .rule = rule,
                             .ship = BONES_NO_SHIP,
                             .other = BONES_NO_SHIP,
                             .fleet = fleet,
                             .marker = BONES_MAX_MARKERS,
                             .values = { a, b } };

  bones_tell (play, &event);
}

void
bones_tell_pair (BonesPlay *play, const char *what, const char *rule, guint ship, guint other,
                 gint a, gint b)
{
  const BonesEvent event = { .what = what,
                             .rule = rule,
                             .ship = ship,
                             .other = other,
                             .fleet = play->game.ships[ship].fleet,
                             .marker = BONES_MAX_MARKERS,
                             .values = { a, b } };

  bones_tell (play, &event);
}

guint
bones_mark (BonesPlay *play)
{
  return play->known->len;
}

void
bones_settle (BonesPlay *play, guint mark, guint value)
{
  g_array_set_size (play->known, mark + 1);
  g_array_index (play->known, guint16, mark) = (guint16) value;
}

void
bones_settle_ship (BonesPlay *play, guint ship)
{
  g_return_if_fail (play != NULL && ship < BONES_MAX_SHIPS);

  play->settled[ship / 64] |= G_GUINT64_CONSTANT (1) << ship % 64;
}

gboolean
bones_keeps_rolls (const BonesPlay *play)
{
  const guint aim = play->aim_of;

  return play->cursor >= play->in_turn_from
         && (play->never_again
             || (aim < BONES_MAX_SHIPS && (play->settled[aim / 64] >> aim % 64 & 1) != 0));
}

G_STATIC_ASSERT (BONES_MAX_TRACKS <= 64);

static void
settle_one (BonesPlay *play, guint ship, guint track, guint64 *tracks)
{
  if (play->settled_tracks == 0 && play->flags == 0)
    play->tracks_of = (guint16) ship;

  if (play->tracks_of == ship)
    *tracks |= G_GUINT64_CONSTANT (1) << track;
}

void
bones_settle_track (BonesPlay *play, guint ship, guint track)
{
  g_return_if_fail (play != NULL && ship < BONES_MAX_SHIPS && track < BONES_MAX_TRACKS);

  settle_one (play, ship, track, &play->settled_tracks);
}

void
bones_settle_flag (BonesPlay *play, guint ship, guint track)
{
  g_return_if_fail (play != NULL && ship < BONES_MAX_SHIPS && track < BONES_MAX_TRACKS);

  settle_one (play, ship, track, &play->flags);
}

void
bones_set_flag (BonesPlay *play, guint ship, guint track)
{
  g_return_if_fail (play != NULL && ship < BONES_MAX_SHIPS && track < BONES_MAX_TRACKS);

  play->game.ships[ship].tracks[track] = 1;
  if (play->tracks_of == ship)
    play->flags_set |= play->flags & G_GUINT64_CONSTANT (1) << track;
}
