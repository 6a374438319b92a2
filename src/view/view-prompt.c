/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "view-prompt.h"

#include "app-dice.h"
#include "chance.h"
#include "view-board.h"
#include "view-hands.h"

static void
free_option (gpointer data)
{
  BonesOptionView *option = data;

  g_free (option->text);
  g_clear_pointer (&option->span, bones_span_view_free);
  g_free (option);
}

static void
free_term (gpointer data)
{
  BonesTermView *term = data;

  g_free (term->what);
  g_free (term->value);
  g_free (term);
}

void
bones_prompt_view_free (BonesPromptView *prompt)
{
  if (prompt == NULL)
    return;

  bones_names_free (prompt->names);
  g_ptr_array_unref (prompt->interrupts);
  g_free (prompt->marker_name);
  g_free (prompt->text);
  g_free (prompt->roll_text);
  g_free (prompt->no_card_text);
  g_free (prompt->chance);
  g_free (prompt->chance_fraction);
  g_ptr_array_unref (prompt->options);
  g_array_unref (prompt->ships);
  g_ptr_array_unref (prompt->terms);
  g_clear_pointer (&prompt->pool, bones_pool_free);
  g_clear_pointer (&prompt->rival_pool, bones_pool_free);
  g_clear_pointer (&prompt->card, bones_card_view_free);
  g_free (prompt);
}

/* Whose dice the fleets in @who (bits; 0: all) want for rolls under @rule. */
static BonesDiceSource
find_dice_source (BonesTable *table, guint who, const char *rule)
{
  const guint n = bones_table_get_play (table)->game.n_fleets;
  BonesDiceSource found = BONES_DICE_ASK;
  gboolean any = FALSE;

  for (guint fleet = 0; fleet < n; fleet++)
    if (who == 0 || (who >> fleet & 1) != 0)
      {
        const BonesDiceSource wants = bones_table_get_dice_for (table, fleet, rule);

        if (any && wants != found) /* they do not agree */
          return BONES_DICE_ASK;

        found = wants;
        any = TRUE;
      }

  return found;
}

static BonesOptionView *
add_option (BonesPromptView *view, const char *id, char *text, guint value, gboolean open)
{
  BonesOptionView *option = g_new0 (BonesOptionView, 1);

  option->id = id;
  option->text = text;
  option->value = value;
  option->open = open;
  g_ptr_array_add (view->options, option);
  return option;
}

static void
add_ships (BonesPromptView *view, const BonesWordsContext *context, const BonesAsk *ask)
{
  const gboolean alone = ask->kind == BONES_ASK_SHIP || ask->kind == BONES_ASK_SHIPS;

  for (guint ship = 0; bones_ask_names_ships (ask) && ship < context->game->n_ships; ship++)
    if (bones_ask_allows (ask, ship))
      {
        g_array_append_val (view->ships, ship);
        if (alone)
          add_option (view, g_intern_string (bones_names_ship_id (context->names, ship)),
                      g_strdup (bones_names_ship (context->names, ship)), ship, TRUE);
      }
}

/* Which of several ships, pieces or fleets it is, only people see or decide: none is offered first.
 */
static gboolean
names_one_of_several (const BonesAsk *ask)
{
  const guint n = ask->kind == BONES_ASK_SHIP ? BONES_MAX_SHIPS : bones_ask_count (ask);
  guint open = 0;

  for (guint i = 0; i < n; i++)
    open += bones_ask_allows (ask, i);
  return (ask->kind == BONES_ASK_SHIP || ask->kind == BONES_ASK_MARKER
          || ask->kind == BONES_ASK_FLEET)
         && open > 1;
}

/* The words of value @i, with its price if it has one; the caller frees them. */
static char *
word_option (const BonesWordsContext *context, const BonesAsk *choice, guint i)
{
  g_autofree char *text = bones_words_value (context, choice, i);
  g_autofree char *points = NULL;

  if (text == NULL || choice->prices == NULL || choice->prices[i] == 0)
    return g_steal_pointer (&text);

  points = bones_words_points (choice->prices[i]);
  /* Translators: something to buy, and its price: "Wizard Lord · 100 points"; the spaces of the
   * price do not break */
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%s · %s point", "%s · %s points", choice->prices[i] / 2u),
      text, points);
}

/* Choices and cards; for targets the ranges, for effects the effects, which are all open. For
 * fleets, markers and cards of a hand only the open ones: the others may not even be there. */
static void
add_options (BonesPromptView *view, const BonesWordsContext *context, const BonesAsk *ask)
{
  const gboolean ranges = ask->kind == BONES_ASK_TARGETS || ask->kind == BONES_ASK_EFFECTS;
  const gboolean only_open =
      bones_ask_names_fleets (ask) || bones_ask_names_markers (ask) || bones_ask_is_of_hand (ask);
  BonesAsk choice = *ask;

  if (ranges)
    choice.kind = BONES_ASK_CHOICE;

  for (guint i = 0; i < bones_ask_count (ask); i++)
    if (!only_open || bones_ask_allows (ask, i))
      {
        const char *id = g_intern_string (bones_ask_value_id (ask, i));
        BonesOptionView *option = add_option (view, id, word_option (context, &choice, i), i,
                                              ranges || bones_ask_allows (ask, i));

        option->icon = id != NULL ? bones_words_icon (context->setup, "choice", id) : NULL;
      }
}

/* The open squares and exits of the board. If a ship moves, each has what would then lie between
 * her and the other ship. */
static void
add_squares (BonesPromptView *view, const BonesWordsContext *context, const BonesAsk *ask)
{
  const BonesBoard *board = context->setup->ruleset->board;

  for (guint square = 1; board != NULL && square <= bones_board_places (board); square++)
    if (bones_ask_allows (ask, square))
      {
        g_autofree char *id = bones_square_to_string (board, square);
        BonesOptionView *option = add_option (view, g_intern_string (id),
                                              bones_words_square (context, square), square, TRUE);

        if (ask->other != BONES_NO_SHIP && bones_square_is_on (board, square))
          option->span = bones_span_view_new (context, ask->ship, ask->other, square);
      }
}

/* "+2 in": the other terms are added to the first one. */
static char *
word_term (const BonesAsk *ask, const BonesTerm *term)
{
  const char *sign = term->value < 0 ? "\xe2\x88\x92" : term != ask->terms ? "+" : "";
  g_autofree char *value = NULL;

  if (ask->kind == BONES_ASK_INCHES) /* inches bring their own sign */
    {
      value = bones_words_inches (term->value);
      return g_strconcat (term->value < 0 ? "" : sign, value, NULL);
    }

  return g_strdup_printf ("%s%d", sign, ABS (term->value));
}

static void
add_terms (BonesPromptView *view, const BonesWordsContext *context, const BonesAsk *ask)
{
  for (guint i = 0; i < BONES_MAX_TERMS && ask->terms[i].what != NULL; i++)
    {
      BonesTermView *term = g_new0 (BonesTermView, 1);

      term->id = ask->terms[i].what;
      term->number = ask->terms[i].value;
      term->what = bones_words_name (context, "term", ask->terms[i].what);
      term->value = word_term (ask, &ask->terms[i]);
      g_ptr_array_add (view->terms, term);
    }
}

char *
bones_prompt_word_chance (BonesChance chance)
{
  const gint percent = (gint) (chance.value * 100 + 0.5);

  if (percent == 0 && chance.value > 0)
    return g_strdup (_ ("under 1%"));

  if (percent == 100 && chance.value < 1)
    return g_strdup (_ ("over 99%"));

  return g_strdup_printf (_ ("%d%%"), percent);
}

/* The key of the other side of an opposed roll: the last dice of this run with another key. */
static const BonesKey *
find_rival (const BonesPlay *play, const BonesKey *key)
{
  for (guint i = play->n_entries; i-- > 0;)
    {
      const BonesEntry *entry = play->entries[i];

      if (entry->kind == BONES_ENTRY_ANSWER && entry->answer.kind == BONES_ASK_DICE
          && !bones_key_equal (&entry->answer.key, key))
        return &entry->answer.key;
    }

  return NULL;
}

static void
add_pools (BonesPromptView *view, const BonesPlay *play)
{
  const BonesAsk *ask = &play->prompt;
  const gboolean opposed = ask->rival_dice > 0 || ask->rival_score != BONES_NO_SCORE;
  const BonesKey *rival = opposed ? find_rival (play, &ask->key) : NULL;

  if (ask->kind != BONES_ASK_REROLL)
    return;

  view->pool = bones_pool_new (play->entries, play->n_entries, &ask->key);
  if (rival != NULL)
    view->rival_pool = bones_pool_new (play->entries, play->n_entries, rival);
}

/* The question of the roll that may be rolled again. */
static char *
word_roll (const BonesViewContext *view_context)
{
  const BonesPlay *play = view_context->play;

  for (guint i = 0; play->prompt.kind == BONES_ASK_REROLL && i < G_N_ELEMENTS (play->thrown); i++)
    if (play->thrown[i].what != NULL && bones_key_equal (&play->thrown[i].key, &play->prompt.key))
      return bones_words_prompt_in (&view_context->words, &play->thrown[i]);

  return NULL;
}

/* The number of dice that would be rolled: those in the question, the pool, or one die of the pool
 * that a player picks. */
static guint
count_dice (const BonesPromptView *view, const BonesAsk *ask)
{
  if (ask->kind == BONES_ASK_REROLL)
    return ask->high > 0 ? 1 : bones_pool_count (view->pool);

  return ask->kind == BONES_ASK_DICE ? ask->most : 0;
}

void
bones_prompt_opposed (const BonesAsk *ask, guint dice, BonesChance chances[3])
{
  const gint edge = (gint) ask->half - (gint) ask->rival_half; /* the side that has it wins a tie */
  const BonesChance none = bones_chance (0, 1);

  if (ask->rival_score == BONES_NO_SCORE)
    {
      bones_chance_opposed (dice, ask->bonus, ask->rival_dice, ask->rival_bonus, ask->sides,
                            chances);
    }
  else
    {
      chances[0] = bones_chance_meets (dice, ask->sides, ask->bonus, ask->rival_score + 1);
      chances[2] =
          bones_chance_not (bones_chance_meets (dice, ask->sides, ask->bonus, ask->rival_score));
      chances[1] = bones_chance_not (bones_chance_add (chances[0], chances[2]));
    }

  if (edge == 0)
    return;

  chances[edge > 0 ? 0 : 2] = bones_chance_add (chances[edge > 0 ? 0 : 2], chances[1]);
  chances[1] = none;
}

/* The chance of a roll of @dice dice for @ask (dice, or a reroll): that it meets what is needed, is
 * low enough, or is higher than the other side. FALSE if it has none. */
static gboolean
find_chance (const BonesAsk *ask, guint dice, BonesChance *chance)
{
  BonesChance chances[3];

  if (dice == 0 || ask->sides == 0)
    return FALSE;

  if (ask->needs > 0 && ask->reading == BONES_READ_REACHES)
    chances[0] = bones_chance_reaches (dice, ask->sides, ask->bonus, ask->needs);
  else if (ask->needs > 0)
    chances[0] = bones_chance_meets (dice, ask->sides, ask->bonus, ask->needs);
  else if (ask->at_most > 0)
    chances[0] =
        bones_chance_not (bones_chance_reaches (dice, ask->sides, ask->bonus, ask->at_most + 1));
  else if (ask->rival_dice > 0 || ask->rival_score != BONES_NO_SCORE)
    bones_prompt_opposed (ask, dice, chances);
  else
    return FALSE;

  *chance = chances[0];
  return TRUE;
}

static void
add_chance (BonesPromptView *view, const BonesAsk *ask)
{
  view->has_chance = find_chance (ask, count_dice (view, ask), &view->exact_chance);
  if (!view->has_chance)
    return;

  view->chance = bones_prompt_word_chance (view->exact_chance);
  view->chance_fraction = bones_chance_to_string (view->exact_chance);
}

/* The actions that may be started before the question is answered. */
static void
add_interrupts (BonesPromptView *view, const BonesRuleset *ruleset, guint64 interrupts)
{
  view->interrupts = g_ptr_array_new ();
  for (guint i = 0; i < 64 && ruleset->verbs[i].id != NULL; i++)
    if ((interrupts >> i & 1) != 0)
      g_ptr_array_add (view->interrupts, (gpointer) ruleset->verbs[i].id);
}

/* The fleet whose hand the asked fleet may look into, if the app knows that hand. */
static gint
find_open_hand (const BonesWordsContext *context, guint who)
{
  const gint viewer = g_bit_nth_lsf (who, -1);

  for (guint fleet = 0; viewer >= 0 && fleet < context->game->n_fleets; fleet++)
    if ((guint) viewer != fleet
        && bones_sees_hand (context->setup, context->game, (guint) viewer, fleet))
      return (gint) fleet;

  return -1;
}

static gboolean
asks_edge (const BonesBoard *board, const BonesAsk *ask)
{
  return board != NULL && ask->kind == BONES_ASK_CHOICE && g_strcmp0 (board->side, ask->what) == 0;
}

/* Playing no card is not secret: everybody may see that this answer is possible, and how to give
 * it. */
static void
add_no_card (BonesPromptView *view, const BonesWordsContext *context, const BonesAsk *ask)
{
  const BonesHands *hands = context->setup->ruleset->hands;
  const char *id = hands != NULL ? hands->no_card : NULL;
  const guint n = ask->kind == BONES_ASK_CARD && ask->ids != NULL && id != NULL ? ask->n_ids : 0;

  view->no_card = -1;
  for (guint i = 0; i < n; i++)
    if (g_str_equal (ask->ids[i], id) && bones_ask_allows (ask, i))
      {
        view->no_card = (gint) i;
        g_free (view->no_card_text);
        view->no_card_text = bones_words_value (context, ask, i);
      }
}

/* What the roll is compared with, in an opposed roll. */
static void
set_rival (BonesPromptView *view, const BonesAsk *ask)
{
  view->rival_dice = ask->rival_dice;
  view->rival_bonus = (gint) ask->rival_bonus;
  view->rival_score = ask->rival_score;
  view->rival_half = ask->rival_half > 0;
  view->rival_halves = ask->rival_score != BONES_NO_SCORE
                           ? 2 * (gint) ask->rival_score + (gint) ask->rival_half
                           : G_MININT;
}

BonesPromptView *
bones_prompt_view_new (const BonesViewContext *view_context)
{
  const BonesWordsContext *context = &view_context->words;
  const BonesAsk *ask = &view_context->play->prompt;
  BonesPromptView *view;

  if (view_context->play->stop != BONES_ASKING)
    return NULL;

  view = g_new0 (BonesPromptView, 1);
  view->kind = ask->kind;
  view->names = bones_names_ref (view_context->names);
  view->of_hand = bones_ask_is_of_hand (ask);
  view->names_fleets = bones_ask_names_fleets (ask);
  view->what = ask->what;
  view->rule = ask->key.rule;
  view->text = bones_words_prompt_in (context, ask);
  view->roll_text = word_roll (view_context);
  view->who = ask->who;
  view->ship = ask->ship != BONES_NO_SHIP ? (gint) ask->ship : -1;
  view->other = ask->other != BONES_NO_SHIP ? (gint) ask->other : -1;
  view->marker_name = bones_view_word_marker (context, ask->marker);
  view->count_least = ask->least;
  view->count_most = ask->most;
  view->sides = ask->sides;
  view->needs = ask->needs;
  view->bonus = (gint) ask->bonus;
  view->half = ask->half > 0;
  view->reading = ask->reading;
  set_rival (view, ask);
  view->low = ask->low;
  view->soft_low = ask->soft_low;
  view->high = ask->high;
  view->usual = bones_ask_default (ask);
  view->helps = ask->helps;
  view->dice = find_dice_source (view_context->table, ask->who, ask->key.rule);
  view->options = g_ptr_array_new_with_free_func (free_option);
  view->ships = g_array_new (FALSE, FALSE, sizeof (guint));
  view->terms = g_ptr_array_new_with_free_func (free_term);
  add_ships (view, context, ask);
  view->blank = ask->blank || names_one_of_several (ask);
  view->secret = !bones_sees_options (context->setup, context->game, view_context->viewer, ask);
  view->draws = bones_app_answers (ask);
  view->run = ask->kind == BONES_ASK_DICE && (!view->draws || view->dice == BONES_DICE_REAL)
                  ? BONES_ALONE
                  : ask->run;
  view->dice_track = ask->dice_track;
  view->dice_key =
      ask->dice_track > 0 ? context->setup->ruleset->table_tracks[ask->dice_track - 1].id : NULL;
  view->nth = ask->nth;
  view->of = ask->of;
  view->joins = ask->joins;
  view->follows = ask->follows;
  if (!view->secret)
    add_options (view, context, ask);

  if (ask->kind == BONES_ASK_SQUARE)
    add_squares (view, context, ask);

  add_no_card (view, context, ask);
  add_terms (view, context, ask);
  add_interrupts (view, context->setup->ruleset, ask->interrupts);
  add_pools (view, view_context->play);
  add_chance (view, ask);
  view->shows_hand = find_open_hand (context, ask->who);
  view->edges = asks_edge (context->setup->ruleset->board, ask);
  if (ask->played > 0)
    view->card = bones_card_view_of_kind (context, ask->played - 1u);
  return view;
}

/* Whether the roll that may be rolled again has what it needs, so that the fleet that rolled it and
 * is asked has nothing to gain. */
static gboolean
is_good_enough (const BonesPlay *play)
{
  const BonesAsk *ask = &play->prompt, *thrown = NULL;
  g_autoptr (BonesPool) pool = NULL;
  gint score = 0;

  for (guint i = 0; i < G_N_ELEMENTS (play->thrown); i++)
    if (play->thrown[i].what != NULL && bones_key_equal (&play->thrown[i].key, &ask->key))
      thrown = &play->thrown[i];

  if (thrown == NULL || thrown->who != ask->who || ask->needs == 0 || ask->rival_dice > 0)
    return FALSE;

  pool = bones_pool_new (play->entries, play->n_entries, &ask->key);
  for (guint i = 0; i < bones_pool_count (pool); i++)
    {
      const gint face = (gint) bones_pool_face (pool, i);

      score = ask->reading == BONES_READ_REACHES ? score + face : MAX (score, face);
    }

  return score + ask->bonus >= ask->needs;
}

BonesRunStep
bones_view_next_in_run (BonesTable *table)
{
  const BonesPlay *play;
  const BonesAsk *ask;

  g_return_val_if_fail (BONES_IS_TABLE (table), BONES_RUN_STOPS);

  play = bones_table_get_play (table);
  ask = &play->prompt;
  if (play->stop != BONES_ASKING)
    return BONES_RUN_STOPS;

  if (ask->kind == BONES_ASK_REROLL)
    return is_good_enough (play) ? BONES_RUN_KEEPS : BONES_RUN_STOPS;

  return ask->kind == BONES_ASK_DICE && ask->run != BONES_ALONE && bones_app_answers (ask)
                 && find_dice_source (table, ask->who, ask->key.rule) != BONES_DICE_REAL
             ? BONES_RUN_ROLLS
             : BONES_RUN_STOPS;
}
