/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "outlook.h"

#include "odds-clock.h"
#include "view-prompt.h"
#include "what-if-private.h"

#define MOST_ANSWERS 8 /* that are compared */
#define MOST_ROWS 8
#define HAIR 1e-9
#define VAGUE 0.25 /* bounds that are further apart tell nothing */

/* One answer. */
typedef struct {
  char *label; /* or NULL: there is only one */
  BonesWhatIf *what_if;
  gboolean best;  /* every fleet plays as well as it can, for aim or against it */
  gboolean plays; /* the same, where something is chosen later; nobody rolls again */
  gboolean rolls; /* nothing is chosen: the dice are asked for */
  guint64 aim;
  GPtrArray *fates; /* of BonesFate, after the run; NULL: that cannot be told */
  gdouble unknown;
} Case;

struct _BonesOutlook {
  GPtrArray *cases; /* of Case */
  guint only;       /* the ship that it is about; BONES_NO_SHIP: all */
  BonesClock clock; /* of the case that is being worked out */
  guint budget;     /* of each of its two searches, in milliseconds */
};

static void
free_case (gpointer data)
{
  Case *one = data;

  g_clear_pointer (&one->fates, g_ptr_array_unref);
  bones_what_if_free (one->what_if);
  g_free (one->label);
  g_free (one);
}

void
bones_outlook_free (BonesOutlook *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->cases);
  g_free (self);
}

/* Whether only chance decides what comes next, or fleets that may roll again. */
static gboolean
is_up_to_dice (const BonesPlay *play)
{
  const BonesAsk *ask = &play->prompt;

  return play->stop == BONES_ASKING
         && (ask->kind == BONES_ASK_DICE || ask->kind == BONES_ASK_REROLL
             || (ask->kind == BONES_ASK_CARD && ask->hand == BONES_OPEN_CARD && ask->app_draws));
}

/* Adds the question with the answer @values (@n 0: without one), if dice follow. Takes @label. */
static void
add_case (BonesOutlook *self, BonesTable *table, guint viewer, char *label, guint n,
          const guint16 *values)
{
  BonesWhatIf *what_if = bones_what_if_new (table, viewer, NULL, NULL);
  Case *one;

  if (what_if == NULL || (n > 0 && !bones_what_if_answer (what_if, BONES_FROM_PERSON, n, values))
      || !(is_up_to_dice (what_if->play)
           || (n > 0 && values[0] == BONES_REROLL_KEEP && self->only != BONES_NO_SHIP)))
    {
      bones_what_if_free (what_if);
      g_free (label);
      return;
    }

  bones_what_if_part (what_if);
  one = g_new0 (Case, 1);
  one->label = label;
  one->rolls = label == NULL && n == 0;
  one->what_if = what_if;
  g_ptr_array_add (self->cases, one);
}

/* As it stands; with one die spent, on that which @values name; with best play. */
static void
add_rerolls (BonesOutlook *self, BonesTable *table, BonesWhatIf *now, guint n,
             const guint16 *values)
{
  const BonesAsk *ask = &now->play->prompt;
  const guint16 keep = BONES_REROLL_KEEP;
  const guint16 spend[] = { BONES_REROLL_SPEND, n > 1 ? values[1] : ask->high > 0, 1 };

  self->only = bones_what_if_get_ship (now);
  if (self->only == BONES_NO_SHIP || !bones_ask_allows (ask, BONES_REROLL_SPEND))
    return;

  add_case (self, table, now->viewer, g_strdup (_ ("As it stands")), 1, &keep);
  add_case (self, table, now->viewer, g_strdup (_ ("With one die spent")), G_N_ELEMENTS (spend),
            spend);
  add_case (self, table, now->viewer, g_strdup (""), 0, NULL); /* named by what is played for */
  if (self->cases->len == 3)
    ((Case *) g_ptr_array_index (self->cases, 2))->best = TRUE;
}

static void
add_choices (BonesOutlook *self, BonesTable *table, const BonesWhatIf *now)
{
  const BonesAsk *ask = &now->play->prompt;
  guint n = 0;

  for (guint value = 0; value < BONES_MAX_CHOICES; value++)
    n += bones_ask_allows (ask, value);

  for (guint16 value = 0; value < BONES_MAX_CHOICES && n <= MOST_ANSWERS; value++)
    if (bones_ask_allows (ask, value))
      add_case (self, table, now->viewer, bones_words_value (&now->words, ask, value), 1, &value);
}

static void
add_yes_and_no (BonesOutlook *self, BonesTable *table, guint viewer)
{
  const guint16 yes = 1, no = 0;

  add_case (self, table, viewer, g_strdup (_ ("Yes")), 1, &yes);
  add_case (self, table, viewer, g_strdup (_ ("No")), 1, &no);
}

static void
add_cases (BonesOutlook *self, BonesTable *table, BonesWhatIf *now, guint n, const guint16 *values)
{
  switch (now->play->prompt.kind)
    {
    case BONES_ASK_DICE:
      add_case (self, table, now->viewer, NULL, 0, NULL);
      return;
    case BONES_ASK_REROLL:
      add_rerolls (self, table, now, n, values);
      return;
    case BONES_ASK_TARGETS:
    case BONES_ASK_SHIPS:
    case BONES_ASK_CHOICES:
    case BONES_ASK_MARKERS:
    case BONES_ASK_EFFECTS:
      if (n > 0)
        add_case (self, table, now->viewer, NULL, n, values);
      return;
    case BONES_ASK_CHOICE:
    case BONES_ASK_SHIP:
    case BONES_ASK_FLEET:
    case BONES_ASK_MARKER:
      add_choices (self, table, now);
      return;
    case BONES_ASK_CONFIRM:
      add_yes_and_no (self, table, now->viewer);
      return;
    default:
      return;
    }
}

BonesOutlook *
bones_outlook_new (BonesTable *table, guint viewer, guint n, const guint16 *values)
{
  g_autoptr (BonesWhatIf) now = NULL;
  g_autoptr (BonesOutlook) self = NULL;

  g_return_val_if_fail (BONES_IS_TABLE (table) && (n == 0 || values != NULL), NULL);

  now = bones_what_if_new (table, viewer, NULL, NULL);
  if (now == NULL || now->play->stop != BONES_ASKING
      || !bones_sees_options (now->words.setup, &now->play->game, viewer, &now->play->prompt))
    return NULL;

  self = g_new0 (BonesOutlook, 1);
  self->cases = g_ptr_array_new_with_free_func (free_case);
  self->only = BONES_NO_SHIP;
  add_cases (self, table, now, n, values);
  return self->cases->len > 0 ? g_steal_pointer (&self) : NULL;
}

/* What @watch is before the action. */
static guint
value_before (const BonesWhatIf *what_if, const BonesWatch *watch)
{
  const BonesShip *ship = &what_if->from->ships[watch->index];

  if (watch->field < BONES_FIRST_FIELD)
    return ship->tracks[watch->field];

  return watch->field == BONES_SHIP_OWNER ? ship->fleet : 0;
}

/* How well @fate tells what becomes of the ship: her owner, the number that sinks her, whether she
 * stays, anything else. 0: not at all. */
static guint
rank (const Case *one, const BonesFate *fate, guint main_track)
{
  const BonesWatch *watch = &fate->watch;

  if (!bones_what_if_shows (one->what_if, watch) || fate->odds->len == 0)
    return 0;

  if (watch->field == BONES_SHIP_OWNER)
    return 4;

  if (watch->field == main_track)
    return 3;

  return watch->field == BONES_SHIP_STATUS ? 2 : 1;
}

/* Whether @fate is sure to leave the ship as she is. */
static gboolean
is_nothing (const Case *one, const BonesFate *fate)
{
  const BonesOutcome *only = &g_array_index (fate->odds, BonesOutcome, 0);
  guint value;

  return only->chance.value > 1 - HAIR && bones_fate_value (only, &value)
         && value == value_before (one->what_if, &fate->watch);
}

/* Whether it is worth telling what is certain: of the ship that it is about, unless that she has
 * fired is all, or the dice decide about something else (a spell that only lies on her). */
static gboolean
may_be_certain (const BonesOutlook *self, const Case *one, const BonesFate *fate)
{
  const guint ship = bones_what_if_get_ship (one->what_if);

  return !(one->rolls && is_nothing (one, fate))
         && fate->watch.index == (self->only != BONES_NO_SHIP ? self->only : ship)
         && (fate->watch.field >= BONES_FIRST_FIELD
             || fate->watch.field == bones_what_if_find_track (one->what_if, fate->watch.index));
}

/* The fate that tells best what becomes of @ship, or NULL. */
static const BonesFate *
find_told (const BonesOutlook *self, const Case *one, guint ship)
{
  const guint main_track = bones_what_if_find_track (one->what_if, ship);
  const BonesFate *best = NULL;
  guint highest = 0;

  for (guint i = 0; i < one->fates->len; i++)
    {
      const BonesFate *fate = g_ptr_array_index (one->fates, i);
      guint of;

      if (fate->watch.scope != BONES_SET_SHIP || fate->watch.index != ship)
        continue;

      of = rank (one, fate, main_track);
      if (of > 0 && fate->odds->len == 1)
        of = may_be_certain (self, one, fate) ? 1 : 0;

      if (of > highest)
        {
          best = fate;
          highest = of;
        }
    }

  return best;
}

/* How far apart the bounds of @fate are. */
static gdouble
vagueness (const Case *one, const BonesFate *fate)
{
  gdouble most = 0;

  for (guint i = 0; i < fate->odds->len; i++)
    most = MAX (most, g_array_index (fate->odds, BonesOutcome, i).more);

  return most + one->unknown;
}

/* The outcome that is furthest from nothing: she is gone, or the number changed most. */
static guint64
find_furthest (const Case *one, const BonesFate *fate)
{
  const BonesOutcome *first, *last;
  guint value, before;

  if (fate->odds->len == 0)
    return BONES_NO_AIM;

  first = &g_array_index (fate->odds, BonesOutcome, 0);
  last = &g_array_index (fate->odds, BonesOutcome, fate->odds->len - 1);
  before = value_before (one->what_if, &fate->watch);
  return bones_fate_value (last, &value) && value == before ? first->number : last->number;
}

/* What the other fleets want of the ship: the furthest that is possible as it stands or with a die
 * spent. */
static guint64
find_worst (const BonesOutlook *self)
{
  guint64 worst = BONES_NO_AIM;

  for (guint i = 0; i < self->cases->len; i++)
    {
      const Case *one = g_ptr_array_index (self->cases, i);
      const gboolean told = one->fates != NULL && one->fates->len > 0;
      const guint64 furthest =
          told ? find_furthest (one, g_ptr_array_index (one->fates, 0)) : BONES_NO_AIM;

      if (furthest != BONES_NO_AIM && (worst == BONES_NO_AIM || furthest > worst))
        worst = furthest;
    }

  return worst;
}

/* Some fleet that wants her harm: not her owner. */
static guint8
find_enemy (const BonesGame *game, guint ship)
{
  const guint owner = ship < game->n_ships ? game->ships[ship].fleet : BONES_NOBODY;

  return owner == 0 ? 1 : 0;
}

/* If what becomes of @ship depends on what is chosen later, all choose as is best for what she has
 * to fear most, or against it. That has as much
 * time again. */
static void
play_best (BonesOutlook *self, Case *one, guint ship, BonesQuestion *question,
           const BonesWatch *about)
{
  const BonesFate *told = !one->best && one->fates != NULL ? find_told (self, one, ship) : NULL;
  GPtrArray *fates;
  gdouble unknown;

  if (told == NULL || vagueness (one, told) <= one->unknown)
    return;

  bones_clock_start (&self->clock, self->budget);
  question->aim = find_furthest (one, told);
  question->fleet = find_enemy (question->game, ship);
  fates = bones_fates (question, about, &unknown, NULL);
  if (fates == NULL)
    return;

  g_ptr_array_unref (one->fates);
  one->fates = fates;
  one->unknown = unknown;
  one->plays = TRUE;
}

static void
run_case (BonesOutlook *self, Case *one)
{
  BonesQuestion question = bones_what_if_question (one->what_if);
  const guint ship =
      self->only != BONES_NO_SHIP ? self->only : bones_what_if_get_ship (one->what_if);
  const guint track = bones_what_if_find_track (one->what_if, ship);
  const BonesWatch about = { BONES_SET_SHIP, (guint16) ship, (guint16) track };
  const gboolean watched =
      bones_what_if_has (one->what_if, ship, track) && bones_what_if_shows (one->what_if, &about);

  question.used = bones_clock_used;
  question.clock = &self->clock;
  if (one->best)
    {
      question.policy = BONES_CHOOSE_BEST;
      question.aim = one->aim = find_worst (self);
      question.fleet = find_enemy (question.game, ship);
    }

  one->fates = bones_fates (&question, watched ? &about : NULL, &one->unknown, NULL);
  play_best (self, one, ship, &question, watched ? &about : NULL);
}

void
bones_outlook_run (BonesOutlook *self, guint budget)
{
  g_return_if_fail (self != NULL);

  self->budget = budget / 2;
  for (guint i = 0; i < self->cases->len && !g_atomic_int_get (&self->clock.stopping); i++)
    {
      bones_clock_start (&self->clock, self->budget);
      run_case (self, g_ptr_array_index (self->cases, i));
    }
}

void
bones_outlook_stop (BonesOutlook *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_int_set (&self->clock.stopping, 1);
}

/* ---- In words ---- */

static const BonesTrack *
track_of (const BonesWhatIf *what_if, const BonesWatch *watch)
{
  return watch->field < BONES_FIRST_FIELD
             ? &what_if->words.setup->ruleset->ship_tracks[watch->field]
             : NULL;
}

static char *
word_leaving (guint status)
{
  switch (status)
    {
    case BONES_SUNK:
      return g_strdup (_ ("sinks"));
    case BONES_DESTROYED:
      return g_strdup (_ ("is destroyed"));
    case BONES_FLED:
      return g_strdup (_ ("flees"));
    default:
      return g_strdup (_ ("leaves"));
    }
}

static char *
word_hits (gint hits)
{
  static const char *const few[] = { N_ ("one hit"), N_ ("two hits"), N_ ("three hits"),
                                     N_ ("four hits") };

  if (hits <= (gint) G_N_ELEMENTS (few))
    return g_strdup (_ (few[hits - 1]));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d hit", "%d hits", (gulong) hits), hits);
}

static char *
word_change (const BonesWhatIf *what_if, const BonesWatch *watch, guint before, guint value)
{
  const BonesTrack *track = track_of (what_if, watch);
  const gint more = (gint) value - (gint) before;
  const BonesSetup *setup = what_if->words.setup;
  g_autofree char *name = NULL, *says = NULL;

  if (track == NULL && watch->field == BONES_SHIP_OWNER)
    return g_strdup_printf (_ ("goes to %s"), value < what_if->from->n_fleets
                                                  ? bones_names_fleet (what_if->words.names, value)
                                                  : _ ("nobody"));

  if (track == NULL)
    return g_strdup (_ ("comes into play"));

  if (g_str_equal (track->id, "hits") && more > 0)
    return word_hits (more);

  name = bones_words_ship_track (setup, what_if->from->ships[watch->index].kind, watch->field);
  if (track->numbers == BONES_NUMBERS_ONLY
      && (track->show == BONES_SHOW_HOLES || track->show == BONES_SHOW_PEGS
          || track->show == BONES_SHOW_PIPS || track->show == BONES_SHOW_COUNT
          || track->show == BONES_SHOW_PLAN))
    {
      g_autofree char *number = bones_words_parts (bones_track_parts (track), ABS (more));

      /* Translators: the name of a number on a ship's card, and by how much it changes. */
      return more > 0 ? g_strdup_printf (_ ("%s: %s more"), name, number)
                      : g_strdup_printf (_ ("%s: %s less"), name, number);
    }

  says = bones_words_track (&what_if->words, track, value);
  return says != NULL && *says != '\0' ? g_strdup_printf (_ ("%s: %s"), name, says)
                                       : g_strdup_printf (_ ("%s: no more"), name);
}

/* "23%", or "between 61% and 64%". */
static char *
word_chance (const BonesOutcome *one, gdouble unknown)
{
  const gdouble more = one->more + unknown;
  g_autofree char *least = bones_prompt_word_chance (one->chance);
  g_autofree char *most = NULL;
  BonesChance bound = { .value = MIN (1, one->chance.value + more) };

  if (more <= 0)
    return g_steal_pointer (&least);

  most = bones_prompt_word_chance (bound);
  return g_str_equal (least, most) ? g_steal_pointer (&least)
                                   : g_strdup_printf (_ ("between %s and %s"), least, most);
}

/* What @outcome of @fate is; @kind is set. */
static char *
word_outcome (const Case *one, const BonesWatch *watch, const BonesOutcome *outcome,
              BonesOutlookKind *kind)
{
  const guint before = value_before (one->what_if, watch);
  guint value;

  *kind = BONES_OUTLOOK_GONE;
  if (!bones_fate_value (outcome, &value))
    return word_leaving (value);

  if (value == before)
    {
      *kind = BONES_OUTLOOK_NOTHING;
      return g_strdup (_ ("nothing"));
    }

  if (watch->field != BONES_SHIP_OWNER)
    *kind = BONES_OUTLOOK_CHANGED;

  return word_change (one->what_if, watch, before, value);
}

/* Adds an outcome to @row: its part, and its words. */
static void
add_outcome (const Case *one, const BonesFate *fate, const BonesOutcome *outcome,
             BonesOutlookRow *row, GPtrArray *words)
{
  const guint before = value_before (one->what_if, &fate->watch);
  g_autofree char *chance = word_chance (outcome, one->unknown);
  g_autofree char *what = NULL;
  BonesOutlookPart part = { .share = outcome->chance.value };
  guint value;

  what = word_outcome (one, &fate->watch, outcome, &part.kind);
  if (bones_fate_value (outcome, &value))
    part.shade = MIN (1, ABS ((gdouble) value - before) / 4);

  g_array_append_val (row->parts, part);
  /* Translators: what may happen, and its chance: "sinks 23%". */
  g_ptr_array_add (words, g_strdup_printf (C_ ("outlook", "%s %s"), what, chance));
}

/* The worst first: the numbers of outcomes rise with the status, then with the value. A track that
 * counts what is left falls. */
static void
add_outcomes (const Case *one, const BonesFate *fate, BonesOutlookRow *row, GPtrArray *words)
{
  const guint before = value_before (one->what_if, &fate->watch);
  gdouble sum = 0;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = fate->odds->len; i-- > 0;)
      {
        const BonesOutcome *outcome = &g_array_index (fate->odds, BonesOutcome, i);
        guint value;
        const gboolean same = bones_fate_value (outcome, &value) && value == before;

        if (same != (pass == 1))
          continue;

        add_outcome (one, fate, outcome, row, words);
        sum += outcome->chance.value;
      }

  if (sum < 1 - HAIR)
    {
      const BonesOutlookPart rest = { BONES_OUTLOOK_UNKNOWN, 1 - sum, 0 };

      g_array_append_val (row->parts, rest);
    }
}

static void
free_row (gpointer data)
{
  BonesOutlookRow *row = data;

  g_array_unref (row->parts);
  g_free (row->name);
  g_free (row->text);
  g_free (row);
}

static char *
name_row (const BonesOutlook *self, const Case *one, const BonesWatch *watch)
{
  const char *name = bones_names_ship (one->what_if->words.names, watch->index);

  if (one->label == NULL)
    return g_strdup (name);

  if (one->best)
    {
      const BonesOutcome aim = { .number = one->aim };
      BonesOutlookKind kind;
      g_autofree char *what = word_outcome (one, watch, &aim, &kind);

      return g_strdup_printf (_ ("With best play for “%s”"), what);
    }

  return self->only != BONES_NO_SHIP || g_str_equal (one->label, name)
             ? g_strdup (one->label)
             : g_strdup_printf (_ ("%s: %s"), one->label, name);
}

static void
add_row (const BonesOutlook *self, const Case *one, const BonesFate *fate, GPtrArray *rows)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  BonesOutlookRow *row = g_new0 (BonesOutlookRow, 1);

  row->parts = g_array_new (FALSE, FALSE, sizeof (BonesOutlookPart));
  row->name = name_row (self, one, &fate->watch);
  add_outcomes (one, fate, row, words);
  row->text = bones_words_list (words);
  g_ptr_array_add (rows, row);
}

static void
add_ship (const BonesOutlook *self, const Case *one, guint ship, GPtrArray *rows)
{
  const BonesFate *told = find_told (self, one, ship);

  if (told != NULL && vagueness (one, told) <= VAGUE && rows->len < MOST_ROWS)
    add_row (self, one, told, rows);
}

static void
add_ships (const BonesOutlook *self, const Case *one, GPtrArray *rows)
{
  guint64 told[BONES_MAX_SHIPS / 64] = { 0 };

  for (guint i = 0; i < one->fates->len; i++)
    {
      const BonesWatch *watch = &((const BonesFate *) g_ptr_array_index (one->fates, i))->watch;
      const guint ship = watch->index;

      if (watch->scope != BONES_SET_SHIP || (self->only != BONES_NO_SHIP && ship != self->only)
          || (told[ship / 64] >> ship % 64 & 1) != 0)
        continue;

      told[ship / 64] |= G_GUINT64_CONSTANT (1) << ship % 64;
      add_ship (self, one, ship, rows);
    }
}

GPtrArray *
bones_outlook_list_rows (BonesOutlook *self)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (free_row);

  g_return_val_if_fail (self != NULL, rows);

  for (guint i = 0; i < self->cases->len; i++)
    {
      const Case *one = g_ptr_array_index (self->cases, i);

      if (one->fates != NULL && !(one->best && one->aim == BONES_NO_AIM))
        add_ships (self, one, rows);
    }

  return rows;
}

char *
bones_outlook_describe (BonesOutlook *self)
{
  const BonesWordsContext *words;
  gboolean plays = FALSE;

  g_return_val_if_fail (self != NULL, NULL);

  words = &((const Case *) g_ptr_array_index (self->cases, 0))->what_if->words;
  if (self->only != BONES_NO_SHIP)
    return g_strdup_printf (_ ("Possible results for %s"),
                            bones_names_ship (words->names, self->only));

  for (guint i = 0; i < self->cases->len; i++)
    plays = plays || ((const Case *) g_ptr_array_index (self->cases, i))->plays;

  if (words->setup->ruleset->after_roll != NULL)
    return g_strdup (
        plays ? _ ("Possible results, if nobody rolls again and all choose what is best for them")
              : _ ("Possible results, if nobody rolls again"));

  return g_strdup (plays ? _ ("Possible results, if all choose what is best for them")
                         : _ ("Possible results"));
}
