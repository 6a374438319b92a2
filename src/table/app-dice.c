/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app-dice.h"
#include "choices.h"
#include "fresh-seed.h"
#include "journal.h"
#include "seeds.h"

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
bones_app_answer (const BonesGameRecord *record, const BonesJournal *journal, const BonesPlay *play,
                  BonesAnswer *answer)
{
  const BonesAsk *ask = &play->prompt;
  const gboolean by_choices = record->rules_version >= play->ruleset->binds_since;
  g_autofree char *choices = by_choices ? bones_choices_digest (play) : NULL;
  BonesFaceName name = { .stream = BONES_STREAM_PLAY,
                         .rule = ask->key.rule,
                         .subject = ask->key.subject,
                         .ordinal = ask->key.ordinal,
                         .times = bones_journal_times (journal, &ask->key, ask->kind),
                         .choices = choices };
  guint8 key[BONES_KEY_BYTES];

  g_return_if_fail (play->stop == BONES_ASKING && bones_app_answers (ask));

  bones_seeds_key (record, bones_journal_length (journal), key);
  *answer = (BonesAnswer){ .key = ask->key, .kind = ask->kind, .source = BONES_FROM_APP, .n = 1 };
  if (ask->kind == BONES_ASK_DICE)
    {
      answer->n = ask->most;
      bones_faces_roll (key, &name, answer->n, ask->sides, answer->values);
      return;
    }

  name.stream = BONES_STREAM_DRAW;
  bones_faces_roll (key, &name, 1, count_cards (ask), answer->values);
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
bones_app_free_roll (const BonesGameRecord *record, const BonesJournal *journal, guint count,
                     guint sides, BonesAnswer *answer)
{
  BonesFaceName name = { .stream = BONES_STREAM_FREE, .subject = count, .ordinal = sides };
  guint8 key[BONES_KEY_BYTES];

  g_return_if_fail (count >= 1 && count <= BONES_MAX_VALUES);

  bones_seeds_key (record, bones_journal_length (journal), key);
  *answer = free_answer (count, sides, BONES_FROM_APP);
  name.rule = answer->key.rule;
  name.times = count_free_rolls (journal, &answer->key);
  bones_faces_roll (key, &name, count, sides, answer->values);
}

void
bones_typed_free_roll (guint count, guint sides, const guint16 *faces, BonesAnswer *answer)
{
  g_return_if_fail (count >= 1 && count <= BONES_MAX_VALUES && faces != NULL);

  *answer = free_answer (count, sides, BONES_FROM_TABLE);
  memcpy (answer->values, faces, count * sizeof *faces);
}

void
bones_app_drop_seeds_after (BonesGameRecord *record, guint32 last)
{
  GArray *seeds;

  g_return_if_fail (record != NULL);

  seeds = record->seeds;
  while (seeds != NULL && seeds->len > 0
         && g_array_index (seeds, BonesLaterSeed, seeds->len - 1).entry > last)
    g_array_set_size (seeds, seeds->len - 1);
}

BonesEntry *
bones_app_begin_seed (BonesGameRecord *record, guint32 seq, GError **error)
{
  guint8 seed[BONES_SEED_BYTES];
  BonesEntry *entry;

  g_return_val_if_fail (record != NULL, NULL);

  if (!bones_fresh_seed (seed, error))
    return NULL;

  entry = bones_entry_new (BONES_ENTRY_SEED);
  entry->seq = seq;
  entry->at = g_get_real_time ();
  bones_seeds_add (record, seq, seed);
  entry->text = bones_seeds_commitment (record, seq);
  return entry;
}

gint64
bones_app_add_copy (BonesStore *store, BonesGameRecord *record, const BonesJournal *journal,
                    const BonesLiveState *live_state, GError **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_autoptr (BonesEntry) begins = NULL;

  g_return_val_if_fail (store != NULL && record != NULL && journal != NULL, 0);
  g_return_val_if_fail (live_state != NULL, 0);

  bones_app_drop_seeds_after (record, bones_journal_length (journal));
  g_ptr_array_extend (entries, journal->entries, NULL, NULL);
  if (!live_state->game->over)
    {
      begins = bones_app_begin_seed (record, entries->len + 1, error);
      if (begins == NULL)
        return 0;

      g_ptr_array_add (entries, begins);
    }

  return bones_store_add_game (store, record, (BonesEntry *const *) entries->pdata, entries->len,
                               live_state, error);
}

char *
bones_app_word_false_seed (const BonesGameRecord *record, const BonesEntry *entry)
{
  g_return_val_if_fail (record != NULL && entry != NULL, NULL);

  return entry->kind == BONES_ENTRY_SEED && !bones_seeds_has (record, entry)
             ? g_strdup_printf (_ ("Entry %u: the seed of the dice differs from the one that was "
                                   "bound here."),
                                entry->seq)
             : NULL;
}

char *
bones_app_find_false_seed (const BonesGameRecord *record, const BonesJournal *journal)
{
  char *why = NULL;

  g_return_val_if_fail (record != NULL && journal != NULL, NULL);

  for (guint32 seq = 1; why == NULL && seq <= bones_journal_length (journal); seq++)
    why = bones_app_word_false_seed (record, bones_journal_entry (journal, seq));

  return why;
}
