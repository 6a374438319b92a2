/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

#include "app-dice.h"

#include <string.h>

static gboolean
refuse_closed (BonesTable *self, const BonesRefusal *refusal, GError **error)
{
  return bones_table_refuse (
      error, BONES_TABLE_ERROR_NOT_OPEN,
      bones_words_refusal (self->setup, self->names, &bones_table_get_play (self)->game, refusal));
}

static gboolean
is_ship (const BonesGame *game, guint ship)
{
  return ship == BONES_NO_SHIP || ship < game->n_ships;
}

/* Whether @action can be shown to the ruleset at all. */
static gboolean
is_action (const BonesSetup *setup, const BonesGame *game, const BonesAction *action)
{
  for (guint verb = 0; verb <= action->verb; verb++)
    if (setup->ruleset->verbs[verb].id == NULL)
      return FALSE;

  switch (setup->ruleset->verbs[action->verb].of)
    {
    case BONES_OF_SHIP:
      return action->ship < game->n_ships && is_ship (game, action->other);
    case BONES_OF_FLEET:
      return action->fleet < game->n_fleets;
    default:
      return is_ship (game, action->ship) && is_ship (game, action->other);
    }
}

gboolean
bones_table_start (BonesTable *self, const BonesAction *action, GError **error)
{
  BonesRefusal refusal = { .ship = BONES_NO_SHIP, .other = BONES_NO_SHIP, .fleet = BONES_NOBODY };
  const BonesPlay *play;
  BonesEntry *entry;

  g_return_val_if_fail (BONES_IS_TABLE (self) && action != NULL, FALSE);

  if (!bones_table_is_ready (self, error))
    return FALSE;

  play = bones_table_get_play (self);
  if (!is_action (self->setup, &play->game, action) || !bones_play_is_open (play, action, &refusal))
    return refuse_closed (self, &refusal, error);

  entry = bones_entry_new (BONES_ENTRY_ACTION);
  entry->action = *action;
  return bones_table_enter (self, entry, error);
}

/* The open question, or NULL with an error. */
static const BonesAsk *
find_prompt (BonesTable *self, GError **error)
{
  const BonesPlay *play = bones_table_get_play (self);

  if (!bones_table_is_ready (self, error))
    return NULL;

  if (play->stop == BONES_ASKING)
    return &play->prompt;

  bones_table_refuse (error, BONES_TABLE_ERROR_NO_PROMPT,
                      g_strdup (_ ("There is no open question.")));
  return NULL;
}

/* Dice and cards that people enter were real ones; all else is decided. */
static BonesSource
source_of (const BonesAsk *ask)
{
  const gboolean card = ask->kind == BONES_ASK_CARD && ask->hand != BONES_FROM_HAND;

  return ask->kind == BONES_ASK_DICE || card ? BONES_FROM_TABLE : BONES_FROM_PERSON;
}

gboolean
bones_table_fits (const BonesWordsContext *context, const BonesAsk *ask, const BonesAnswer *answer,
                  GError **error)
{
  g_autofree char *wanted = NULL;

  if (bones_answer_fits (ask, answer) == BONES_FITS)
    return TRUE;

  if (ask->hand == BONES_FROM_HAND)
    return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_ANSWER,
                               g_strdup (_ ("That card is not in this hand, or may not be played "
                                            "now.")));

  wanted = bones_words_wanted (context, ask);
  return bones_table_refuse (
      error, BONES_TABLE_ERROR_BAD_ANSWER,
      g_strdup_printf (_ ("That does not answer the question. Expected: %s."), wanted));
}

gboolean
bones_table_answer (BonesTable *self, BonesSource source, guint n, const guint16 *values,
                    GError **error)
{
  g_autoptr (BonesEntry) entry = bones_entry_new (BONES_ENTRY_ANSWER);
  const BonesWordsContext context = bones_table_get_context (self);
  const BonesAsk *ask;

  g_return_val_if_fail (BONES_IS_TABLE (self) && (n == 0 || values != NULL), FALSE);
  g_return_val_if_fail (source != BONES_FROM_APP && source != BONES_CORRECTED, FALSE);

  ask = find_prompt (self, error);
  if (ask == NULL)
    return FALSE;

  entry->answer = (BonesAnswer){ .key = ask->key, .kind = ask->kind, .source = source_of (ask) };
  bones_answer_set (&entry->answer, n, values);
  if (!bones_table_fits (&context, ask, &entry->answer, error))
    return FALSE;

  return bones_table_enter (self, g_steal_pointer (&entry), error);
}

gboolean
bones_table_roll (BonesTable *self, GError **error)
{
  const BonesAsk *ask;
  BonesEntry *entry;

  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);

  ask = find_prompt (self, error);
  if (ask == NULL)
    return FALSE;

  if (!bones_app_answers (ask))
    return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_ANSWER,
                               g_strdup (_ ("This is a decision: there is nothing to roll.")));

  entry = bones_entry_new (BONES_ENTRY_ANSWER);
  bones_app_answer (self->key, self->journal, ask, &entry->answer);
  return bones_table_enter (self, entry, error);
}

gboolean
bones_table_pause (BonesTable *self, const char *where, GError **error)
{
  BonesEntry *entry;

  g_return_val_if_fail (BONES_IS_TABLE (self) && where != NULL, FALSE);

  if (!bones_table_is_ready (self, error))
    return FALSE;

  entry = bones_entry_new (BONES_ENTRY_NOTE);
  entry->text = g_strdup (where);
  entry->rule = g_strdup (BONES_PAUSE);
  return bones_table_enter (self, entry, error);
}

gboolean
bones_table_note (BonesTable *self, const char *text, const char *rule, GError **error)
{
  BonesEntry *entry;

  g_return_val_if_fail (BONES_IS_TABLE (self) && text != NULL, FALSE);

  if (!bones_table_is_ready (self, error))
    return FALSE;

  if (*text == '\0')
    return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_CHANGE,
                               g_strdup (_ ("The note is empty.")));

  entry = bones_entry_new (BONES_ENTRY_NOTE);
  entry->text = g_strdup (text);
  entry->rule = g_strdup (rule);
  return bones_table_enter (self, entry, error);
}

/* A note with room for @count free dice of @sides; NULL with an error where there are no such. */
static BonesEntry *
new_free_dice (BonesTable *self, guint count, guint sides, const char *text, GError **error)
{
  BonesEntry *entry;

  if (!bones_table_is_ready (self, error))
    return NULL;

  if (count < 1 || count > BONES_MAX_VALUES || sides < 2 || sides > BONES_MAX_SIDES)
    {
      bones_table_refuse (error, BONES_TABLE_ERROR_BAD_CHANGE,
                          g_strdup_printf (_ ("A free roll has 1 to %d dice of 2 to %d sides."),
                                           BONES_MAX_VALUES, BONES_MAX_SIDES));
      return NULL;
    }

  entry = bones_entry_new (BONES_ENTRY_NOTE);
  entry->text = g_strdup (text);
  return entry;
}

gboolean
bones_table_free_roll (BonesTable *self, guint count, guint sides, const char *text, GError **error)
{
  BonesEntry *entry;

  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);

  entry = new_free_dice (self, count, sides, text, error);
  if (entry == NULL)
    return FALSE;

  bones_app_free_roll (self->key, self->journal, count, sides, &entry->answer);
  return bones_table_enter (self, entry, error);
}

gboolean
bones_table_free_dice (BonesTable *self, guint count, guint sides, const guint16 *faces,
                       const char *text, GError **error)
{
  BonesEntry *entry;

  g_return_val_if_fail (BONES_IS_TABLE (self) && faces != NULL, FALSE);

  entry = new_free_dice (self, count, sides, text, error);
  if (entry == NULL)
    return FALSE;

  bones_typed_free_roll (count, sides, faces, &entry->answer);
  for (guint i = 0; i < count; i++)
    if (faces[i] < 1 || faces[i] > sides)
      {
        bones_entry_free (entry);
        return bones_table_refuse (
            error, BONES_TABLE_ERROR_BAD_ANSWER,
            g_strdup_printf (_ ("A die of %u sides does not show %u."), sides, faces[i]));
      }

  return bones_table_enter (self, entry, error);
}
