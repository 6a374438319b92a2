/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app-dice.h"

#include "choices.h"
#include "journal.h"

#include <string.h>

void
bones_app_dice_init (BonesAppDice *dice, const BonesRuleset *ruleset, const BonesGameRecord *record)
{
  g_return_if_fail (dice != NULL && ruleset != NULL && record != NULL);

  bones_faces_key (record->seed, sizeof record->seed, (const char *const *) record->words,
                   record->words != NULL ? g_strv_length (record->words) : 0, dice->key);
  dice->by_choices = record->rules_version >= ruleset->binds_since;
}

static guint
count_cards (const BonesAsk *ask)
{
  guint left = 0;

  for (guint kind = 0; kind < MIN (ask->n_ids, BONES_MAX_CARD_KINDS); kind++)
    left += ask->weights[kind];

  return left;
}

gboolean
bones_app_answers (const BonesAsk *ask)
{
  g_return_val_if_fail (ask != NULL, FALSE);

  if (ask->kind == BONES_ASK_CARD)
    return ask->hand != BONES_FROM_HAND && count_cards (ask) > 0
           && count_cards (ask) <= BONES_MAX_SIDES;

  return ask->kind == BONES_ASK_DICE;
}

/* The kind of the card at @place (from 1) in the pile, sorted by kind. */
static guint
card_at (const BonesAsk *ask, guint place)
{
  guint kind = 0;

  while (place > ask->weights[kind])
    place -= ask->weights[kind++];

  return kind;
}

void
bones_app_answer (const BonesAppDice *dice, const BonesJournal *journal, const BonesPlay *play,
                  BonesAnswer *answer)
{
  const BonesAsk *ask = &play->prompt;
  g_autofree char *choices = dice->by_choices ? bones_choices_digest (play) : NULL;
  BonesFaceName name = { .stream = BONES_STREAM_PLAY,
                         .rule = ask->key.rule,
                         .subject = ask->key.subject,
                         .ordinal = ask->key.ordinal,
                         .times = bones_journal_times (journal, &ask->key, ask->kind),
                         .choices = choices };

  g_return_if_fail (play->stop == BONES_ASKING && bones_app_answers (ask));

  *answer = (BonesAnswer){ .key = ask->key, .kind = ask->kind, .source = BONES_FROM_APP, .n = 1 };
  if (ask->kind == BONES_ASK_DICE)
    {
      answer->n = ask->most;
      bones_faces_roll (dice->key, &name, answer->n, ask->sides, answer->values);
      return;
    }

  name.stream = BONES_STREAM_DRAW;
  bones_faces_roll (dice->key, &name, 1, count_cards (ask), answer->values);
  answer->values[0] = (guint16) card_at (ask, answer->values[0]);
}

static guint
count_free_rolls (const BonesJournal *journal, const BonesKey *key)
{
  guint times = 0;

  for (guint i = 0; i < journal->effective->len; i++)
    {
      const BonesEntry *entry =
          bones_journal_entry (journal, g_array_index (journal->effective, guint32, i));

      times += entry->kind == BONES_ENTRY_NOTE && entry->answer.n > 0
               && bones_key_equal (&entry->answer.key, key);
    }

  return times;
}

static BonesAnswer
free_answer (guint count, guint sides, BonesSource source)
{
  return (BonesAnswer){ .key = { "free-roll", count, sides },
                        .kind = BONES_ASK_DICE,
                        .source = source,
                        .n = (guint16) count };
}

void
bones_app_free_roll (const BonesAppDice *dice, const BonesJournal *journal, guint count,
                     guint sides, BonesAnswer *answer)
{
  BonesFaceName name = { .stream = BONES_STREAM_FREE, .subject = count, .ordinal = sides };

  g_return_if_fail (count >= 1 && count <= BONES_MAX_VALUES);

  *answer = free_answer (count, sides, BONES_FROM_APP);
  name.rule = answer->key.rule;
  name.times = count_free_rolls (journal, &answer->key);
  bones_faces_roll (dice->key, &name, count, sides, answer->values);
}

void
bones_typed_free_roll (guint count, guint sides, const guint16 *faces, BonesAnswer *answer)
{
  g_return_if_fail (count >= 1 && count <= BONES_MAX_VALUES && faces != NULL);

  *answer = free_answer (count, sides, BONES_FROM_TABLE);
  memcpy (answer->values, faces, count * sizeof *faces);
}
