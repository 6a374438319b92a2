/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-private.h"

#include "app-dice.h"
#include "fallen.h"
#include "table-context.h"
#include "table-enter.h"
#include "who-sees.h"

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

/* Whether the parts of @action are in range, so that the ruleset can be asked. */
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

/* Dice and cards that people enter are real ones. Any other answer is a decision. */
static BonesSource
source_of (const BonesAsk *ask)
{
  const gboolean card = ask->kind == BONES_ASK_CARD && ask->hand != BONES_FROM_HAND;

  return ask->kind == BONES_ASK_DICE || card ? BONES_FROM_TABLE : BONES_FROM_PERSON;
}

/* Whether @answer answers @ask; the error says what would. */
static gboolean
answer_fits (const BonesWordsContext *context, const BonesAsk *ask, const BonesAnswer *answer,
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
  if (!answer_fits (&context, ask, &entry->answer, error))
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
  bones_app_answer (self->record, self->journal, bones_table_get_play (self), &entry->answer);
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

/* A note with room for @count free dice of @sides sides; NULL with an error if there are no such
 * dice. */
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

  bones_app_free_roll (self->record, self->journal, count, sides, &entry->answer);
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

/* ---- Corrections of answers ---- */

/* The answer to correct, or NULL with an error. */
static const BonesEntry *
find_answer (BonesTable *self, guint32 seq, GError **error)
{
  const BonesEntry *entry = bones_journal_entry (self->journal, seq);

  if (entry != NULL && entry->kind == BONES_ENTRY_ANSWER
      && bones_journal_counts (self->journal, seq))
    return entry;

  bones_table_refuse (
      error, BONES_TABLE_ERROR_BAD_CHANGE,
      g_strdup_printf (entry == NULL || entry->kind != BONES_ENTRY_ANSWER
                           ? _ ("Entry %u is not an answer that can be corrected.")
                           : _ ("Entry %u was taken back, so it cannot be corrected."),
                       seq));
  return NULL;
}

/* A card that was dealt in secret cannot be corrected here: an override says only that a card
 * moved. */
static gboolean
may_be_put_right (BonesTable *self, const BonesEntry *answer, GError **error)
{
  g_autoptr (BonesPlay) play = NULL;

  if (answer->answer.kind != BONES_ASK_CARD)
    return TRUE;

  play = bones_table_play_at (self, answer->seq - 1, error);
  if (play == NULL || play->stop != BONES_ASKING || play->prompt.hand != BONES_TO_HAND)
    return play != NULL;

  return bones_table_refuse (
      error, BONES_TABLE_ERROR_BAD_CHANGE,
      g_strdup (_ ("This card was dealt into a hand: set the cards of that hand by hand.")));
}

static BonesEntry *
make_amendment (BonesTable *self, const BonesEntry *answer, guint n, const guint16 *values,
                const char *why, guint agreed)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_AMEND);

  entry->agreed = (guint16) agreed;
  entry->seq = bones_table_get_seq (self) + 1;
  entry->to = answer->seq;
  entry->text = g_strdup (why);
  entry->answer = answer->answer;
  entry->answer.source = BONES_CORRECTED;
  bones_answer_set (&entry->answer, n, values);
  return entry;
}

/* Whether all entries still fit after @amendment. The error names the first one that does not. */
static gboolean
amendment_fits (BonesTable *self, BonesSide *side, const BonesEntry *amendment, GError **error)
{
  const BonesWordsContext context = bones_side_get_context (self, side);
  const BonesPlay *play = bones_replay_play (side->replay);
  g_autofree char *why = NULL;

  if (side->misfit == 0)
    return TRUE;

  if (side->misfit == amendment->to)
    return answer_fits (&context, &play->prompt, &amendment->answer, error);

  why = bones_words_misfit (&context, side->journal, play, side->misfit);
  return bones_table_refuse (
      error, BONES_TABLE_ERROR_MISFIT,
      g_strdup_printf (
          _ ("With this answer, the battle would have continued differently. %s Nothing was "
             "changed: go back to there, or set by hand what should be different now."),
          why));
}

/* What would be different, and what would be asked. */
static GPtrArray *
list_differences (BonesTable *self, const BonesSide *side)
{
  const BonesWordsContext was = bones_table_get_context (self),
                          now = bones_side_get_context (self, side);
  const BonesPlay *before = bones_table_get_play (self), *after = bones_replay_play (side->replay);
  GPtrArray *differs = bones_words_differences (&was, &now);

  if (before->stop == BONES_ASKING && after->stop != BONES_ASKING)
    g_ptr_array_add (differs, g_strdup (_ ("There would be no open question.")));
  else if (after->stop == BONES_ASKING
           && (before->stop != BONES_ASKING
               || !bones_key_equal (&before->prompt.key, &after->prompt.key)
               || before->prompt.kind != after->prompt.kind))
    {
      g_autofree char *prompt = bones_words_prompt_in (&now, &after->prompt);

      g_ptr_array_add (differs, g_strdup_printf (_ ("The open question would be: %s"), prompt));
    }

  return differs;
}

/* The state of the battle with @entry, which corrects @answer, or NULL with an error. */
static BonesSide *
try_amendment (BonesTable *self, BonesEntry *entry, guint32 *misfit, GError **error)
{
  BonesSide *side = bones_side_new_with (self, entry);

  if (amendment_fits (self, side, entry, error))
    return side;

  if (misfit != NULL && side->misfit > entry->to)
    *misfit = side->misfit;

  bones_side_free (side);
  return NULL;
}

/* The entry that corrects answer @seq, or NULL with an error. */
static BonesEntry *
new_amendment (BonesTable *self, guint32 seq, guint n, const guint16 *values, const char *why,
               guint agreed, GError **error)
{
  const BonesEntry *answer;

  if (!bones_table_is_ready (self, error))
    return NULL;

  answer = find_answer (self, seq, error);
  return answer != NULL && may_be_put_right (self, answer, error)
             ? make_amendment (self, answer, n, values, why, agreed)
             : NULL;
}

GPtrArray *
bones_table_try_amend (BonesTable *self, guint32 seq, guint n, const guint16 *values, guint *needs,
                       guint32 *misfit, GError **error)
{
  g_autoptr (BonesEntry) entry = NULL;
  g_autoptr (BonesSide) side = NULL;

  g_return_val_if_fail (BONES_IS_TABLE (self) && (n == 0 || values != NULL), NULL);

  if (misfit != NULL)
    *misfit = 0;

  entry = new_amendment (self, seq, n, values, NULL, 0, error);
  side = entry != NULL ? try_amendment (self, entry, misfit, error) : NULL;
  if (side == NULL)
    return NULL;

  if (!bones_table_may_undo_to (self, seq - 1, G_MAXUINT, error)) /* even if all agree */
    return NULL;

  bones_table_peek_undo_to (self, seq - 1, needs);
  return list_differences (self, side);
}

gboolean
bones_table_amend (BonesTable *self, guint32 seq, guint n, const guint16 *values, const char *why,
                   guint agreed, GError **error)
{
  g_autoptr (BonesEntry) entry = NULL;
  g_autoptr (BonesSide) side = NULL;

  g_return_val_if_fail (BONES_IS_TABLE (self) && (n == 0 || values != NULL), FALSE);

  entry = new_amendment (self, seq, n, values, why, agreed, error);
  side = entry != NULL ? try_amendment (self, entry, NULL, error) : NULL;
  return side != NULL && bones_table_may_undo_to (self, seq - 1, agreed, error)
         && bones_table_enter (self, g_steal_pointer (&entry), error);
}

/* ---- Overrides and options ---- */

/* What is said of changes by hand to @viewer, who may read the names in the context. */
static BonesWordsContext
get_context_for (BonesTable *self, guint viewer, BonesNames **names)
{
  BonesWordsContext context = bones_table_get_context (self);

  *names = bones_words_names_for (self->setup, self->journal, context.game, viewer);
  context.names = *names;
  return context;
}

static gboolean
is_hidden (BonesTable *self, guint viewer, const BonesChange *change)
{
  return change->scope == BONES_SET_SHIP
         && !bones_sees_ship (self->setup, &bones_table_get_play (self)->game, viewer,
                              change->index);
}

static gboolean
refuse_hidden (GError **error)
{
  return bones_table_refuse (
      error, BONES_TABLE_ERROR_BAD_CHANGE,
      g_strdup (_ ("This ship is hidden: only her own fleet can set that by hand.")));
}

/* Refuses to say, by a refusal or without one, what a ship is that @viewer may not know: what is
 * not true of every ship alike is not even tried. */
static gboolean
may_know (BonesTable *self, guint viewer, const BonesChange *changes, guint n, GError **error)
{
  for (guint i = 0; i < n; i++)
    if (is_hidden (self, viewer, &changes[i])
        && (changes[i].field < BONES_FIRST_FIELD || changes[i].field == BONES_SHIP_KIND))
      return refuse_hidden (error);

  return TRUE;
}

/* Tries the changes on a copy. The error names the first one that is not possible, and what would
 * be. */
static gboolean
try_changes (BonesTable *self, guint viewer, const BonesChange *changes, guint n, GError **error)
{
  g_autoptr (BonesNames) names = NULL;
  const BonesWordsContext context = get_context_for (self, viewer, &names);
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);

  bones_game_copy (game, context.game);
  for (guint i = 0; i < n; i++)
    {
      gint64 lowest = 0, highest = 0;
      const BonesChangeFit fit =
          bones_change_apply (self->setup, game, &changes[i], &lowest, &highest);

      if (fit != BONES_CHANGE_FITS)
        return bones_table_refuse (
            error, BONES_TABLE_ERROR_BAD_CHANGE,
            bones_words_unfit_change (&context, &changes[i], fit, lowest, highest));
    }

  return TRUE;
}

/* Whether the rules let @changes stand. The error says what they would. */
static gboolean
changes_stand (BonesTable *self, guint viewer, const BonesChange *changes, guint n, GError **error)
{
  g_autoptr (BonesNames) names = NULL;
  const BonesWordsContext context = get_context_for (self, viewer, &names);
  const guint fallen = bones_changes_find_fallen (self->setup, context.game, changes, n, 0);
  g_autoptr (GArray) allowed = NULL;

  if (fallen == n)
    return TRUE;

  if (is_hidden (self, viewer, &changes[fallen]))
    return refuse_hidden (error);

  allowed = bones_changes_list_allowed (self->setup, context.game, changes, n, fallen);
  return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_CHANGE,
                             bones_words_fallen_change (&context, &changes[fallen], allowed));
}

static gboolean
enter_changes (BonesTable *self, BonesEntryKind kind, const BonesChange *changes, guint n,
               guint agreed, const char *text, GError **error)
{
  BonesEntry *entry = bones_entry_new (kind);

  entry->changes = g_memdup2 (changes, n * sizeof *changes);
  entry->n_changes = n;
  entry->agreed = (guint16) agreed;
  entry->text = g_strdup (text);
  return bones_table_enter (self, entry, error);
}

/* Whether an override can make @changes, if perhaps the rules undo some of them. */
static gboolean
may_override (BonesTable *self, guint viewer, const BonesChange *changes, guint n_changes,
              GError **error)
{
  if (!bones_table_is_ready (self, error))
    return FALSE;

  if (n_changes == 0)
    return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_CHANGE,
                               g_strdup (_ ("There is nothing to change.")));

  for (guint i = 0; i < n_changes; i++)
    if (changes[i].scope == BONES_SET_OPTION)
      return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_CHANGE,
                                 g_strdup (_ ("House rules are not set by hand: the captains "
                                              "agree on them.")));

  return try_changes (self, viewer, changes, n_changes, error);
}

gboolean
bones_table_override (BonesTable *self, guint viewer, const BonesChange *changes, guint n_changes,
                      const char *text, GError **error)
{
  g_return_val_if_fail (BONES_IS_TABLE (self) && (changes != NULL || n_changes == 0), FALSE);

  return may_know (self, viewer, changes, n_changes, error)
         && may_override (self, viewer, changes, n_changes, error)
         && changes_stand (self, viewer, changes, n_changes, error)
         && enter_changes (self, BONES_ENTRY_OVERRIDE, changes, n_changes, 0, text, error);
}

gboolean
bones_table_enter_start (BonesTable *self, const BonesChange *changes, guint n_changes,
                         const char *text, GError **error)
{
  g_return_val_if_fail (BONES_IS_TABLE (self) && (changes != NULL || n_changes == 0), FALSE);

  return may_override (self, BONES_NOBODY, changes, n_changes, error)
         && enter_changes (self, BONES_ENTRY_OVERRIDE, changes, n_changes, 0, text, error);
}

/* Options that cannot change during a battle, even if everybody agrees. */
static gboolean
is_settled (BonesTable *self, guint option, GError **error)
{
  if (option == 0)
    return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_CHANGE,
                               g_strdup (_ ("The edition is chosen when the battle is made.")));

  if (self->setup->ruleset->options[option].kind == BONES_OPTION_DATA)
    return bones_table_refuse (
        error, BONES_TABLE_ERROR_BAD_CHANGE,
        g_strdup (
            _ ("The cards of a deck are chosen when the battle is made: some may have been drawn "
               "already.")));

  return TRUE;
}

gboolean
bones_table_set_option (BonesTable *self, guint option, guint value, guint agreed, GError **error)
{
  const BonesChange change = { .scope = BONES_SET_OPTION, .field = option, .value = value };
  guint missing;

  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);

  if (!bones_table_is_ready (self, error))
    return FALSE;

  for (guint i = 0; i <= option; i++)
    if (i >= BONES_MAX_OPTIONS || self->setup->ruleset->options[i].key == NULL)
      return bones_table_refuse (error, BONES_TABLE_ERROR_BAD_CHANGE,
                                 g_strdup (_ ("There is no such house rule.")));

  if (!is_settled (self, option, error))
    return FALSE;

  missing = bones_table_fleets_in_play (self) & ~agreed;
  if (bones_table_get_play (self)->game.round > 0 && missing != 0)
    {
      g_autofree char *names = bones_words_fleets (self->names, missing);

      return bones_table_refuse (
          error, BONES_TABLE_ERROR_FENCE,
          g_strdup_printf (_ ("The battle is under way: a house rule changes only when all "
                              "captains agree. Still to agree: %s."),
                           names));
    }

  return try_changes (self, BONES_NOBODY, &change, 1, error)
         && enter_changes (self, BONES_ENTRY_OPTION, &change, 1, agreed, NULL, error);
}

gboolean
bones_table_ask_again (BonesTable *self, guint fleet, GError **error)
{
  const BonesChange change = { .scope = BONES_SET_FLEET,
                               .field = BONES_FLEET_KEEP_ALL,
                               .index = (guint16) fleet };

  g_return_val_if_fail (BONES_IS_TABLE (self), FALSE);

  return !bones_table_get_play (self)->game.fleets[fleet].keep_all
         || bones_table_override (self, BONES_NOBODY, &change, 1, NULL, error);
}
