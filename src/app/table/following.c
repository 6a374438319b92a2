/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "following.h"

void
bones_following_clear (BonesFollowing *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->option);
  g_free (self->option_of);
  *self = (BonesFollowing){ .begins = BONES_NO_SHIP };
}

void
bones_following_set_option (BonesFollowing *self, const char *of, const char *option,
                            gboolean stands)
{
  g_return_if_fail (self != NULL && option != NULL);

  g_free (self->option);
  g_free (self->option_of);
  self->option = g_strdup (option);
  self->option_of = g_strdup (of);
  self->option_stands = stands;
}

void
bones_following_answered (BonesFollowing *self)
{
  g_return_if_fail (self != NULL);

  self->rolls_on = self->rolls_on || self->decides;
  self->decides = FALSE;
  self->acted = TRUE;
}

static gboolean
is_choice (BonesAskKind kind)
{
  return kind == BONES_ASK_CHOICE || kind == BONES_ASK_FLEET || kind == BONES_ASK_MARKER;
}

/* The value of @option in @prompt, a choice or a number; -1 if it cannot be answered now. */
static gint
find_value (const BonesPromptView *prompt, const char *option)
{
  guint64 number;

  if (prompt->kind == BONES_ASK_NUMBER
      && g_ascii_string_to_unsigned (option, 10, (guint64) prompt->low, (guint64) prompt->high,
                                     &number, NULL))
    return (gint) number;

  for (guint i = 0; i < prompt->options->len && is_choice (prompt->kind); i++)
    {
      const BonesOptionView *offered = g_ptr_array_index (prompt->options, i);

      if (offered->open && g_str_equal (offered->id, option))
        return (gint) offered->value;
    }
  return -1;
}

/* The answer that was chosen together with the action, or with the answer before it; -1: none. */
static gint
take_option (BonesFollowing *self, const BonesPromptView *prompt)
{
  g_autofree char *option = g_steal_pointer (&self->option);
  g_autofree char *of = g_steal_pointer (&self->option_of);
  const gboolean asked =
      option != NULL && prompt != NULL && (of == NULL || g_str_equal (of, prompt->what));
  const gint value = asked ? find_value (prompt, option) : -1;

  if (value >= 0 && self->option_stands)
    bones_following_set_option (self, of, option, TRUE);
  return value;
}

static gboolean
is_same_action (const BonesAction *action, const BonesAction *other)
{
  return action->verb == other->verb && action->ship == other->ship && action->other == other->other
         && action->fleet == other->fleet;
}

/* The repeated action, or the next one of the ship whose turn begins, if it is open. */
static const BonesActionView *
find_action (const BonesFollowing *self, const BonesView *view, gboolean repeated)
{
  for (guint i = 0; i < view->actions->len; i++)
    {
      const BonesActionView *action = g_ptr_array_index (view->actions, i);

      if (action->open
          && (repeated
                  ? is_same_action (&action->action, &self->repeated)
                  : action->role == self->next && action->action.ship == (guint16) self->begins))
        return action;
    }
  return NULL;
}

/* The only thing that can be done, if the rules begin it without a decision. Never after an undo,
 * so that people can go back to before it. */
static const BonesActionView *
find_only (const BonesFollowing *self, const BonesView *view)
{
  const BonesActionView *only = self->acted && !view->over ? bones_view_only_action (view) : NULL;

  return only != NULL && only->follows ? only : NULL;
}

/* No question is open. */
static BonesFollows
next_action (BonesFollowing *self, const BonesView *view, BonesAction *action)
{
  const BonesActionView *found = self->repeats ? find_action (self, view, TRUE) : NULL;
  const BonesFollows how = found != NULL ? BONES_FOLLOWS_REPEAT : BONES_FOLLOWS_START;

  self->repeats = FALSE;
  if (found == NULL && self->begins != BONES_NO_SHIP)
    found = find_action (self, view, FALSE);
  self->begins = BONES_NO_SHIP;
  if (found == NULL)
    found = find_only (self, view);
  if (found == NULL)
    return BONES_FOLLOWS_NOTHING;

  *action = found->action;
  return how;
}

/* The next roll in a row, or to keep the last one if it has what it needs. The row goes on when a
 * person has decided about a roll. */
static BonesFollows
next_roll (BonesFollowing *self, BonesTable *table, const BonesPromptView *prompt, guint *value)
{
  const gboolean rolls_on = self->rolls_on;
  const BonesRunStep step = rolls_on ? bones_view_next_in_run (table) : BONES_RUN_STOPS;

  self->rolls_on = FALSE;
  self->decides = prompt != NULL && prompt->kind == BONES_ASK_REROLL && (rolls_on || self->decides);
  *value = BONES_REROLL_KEEP;
  return step == BONES_RUN_ROLLS   ? BONES_FOLLOWS_ROLL
         : step == BONES_RUN_KEEPS ? BONES_FOLLOWS_ANSWER
                                   : BONES_FOLLOWS_NOTHING;
}

static gint
find_only_option (const BonesPromptView *prompt)
{
  const BonesOptionView *only = NULL;

  for (guint i = 0; i < prompt->options->len; i++)
    {
      const BonesOptionView *option = g_ptr_array_index (prompt->options, i);

      if (option->open && only != NULL)
        return -1;
      if (option->open)
        only = option;
    }
  return only != NULL ? (gint) only->value : -1;
}

/* The only answer that is possible, if the rules say that it decides nothing; else -1. As with an
 * action, never after an undo. */
static gint
find_only_answer (const BonesFollowing *self, const BonesPromptView *prompt)
{
  if (!self->acted || prompt == NULL || !prompt->follows)
    return -1;

  if (prompt->kind == BONES_ASK_NUMBER)
    return prompt->low == prompt->high ? (gint) prompt->low : -1;

  if (prompt->kind == BONES_ASK_SHIP)
    return prompt->ships->len == 1 ? (gint) g_array_index (prompt->ships, guint, 0) : -1;

  return is_choice (prompt->kind) ? find_only_option (prompt) : -1;
}

BonesFollows
bones_following_next (BonesFollowing *self, BonesTable *table, const BonesView *view, guint *value,
                      BonesAction *action)
{
  BonesFollows next;
  gint option;

  g_return_val_if_fail (self != NULL && view != NULL, BONES_FOLLOWS_NOTHING);

  option = take_option (self, view->prompt);
  if (option < 0)
    option = find_only_answer (self, view->prompt);
  if (option >= 0)
    {
      *value = (guint) option;
      return BONES_FOLLOWS_ANSWER;
    }

  next = next_roll (self, table, view->prompt, value);
  if (next == BONES_FOLLOWS_NOTHING && view->prompt == NULL)
    next = next_action (self, view, action);
  if (next == BONES_FOLLOWS_NOTHING)
    self->acted = FALSE;
  return next;
}
