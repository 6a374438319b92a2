/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The app's answers: the faces that belong to a question, as faces.h defines them. Anybody who has
 * the seed, the words and the journal can compute them again.
 */

#include "faces.h"
#include "play.h"
#include "store.h"

/* Whether the app can answer @ask: dice, or a card from a pile that is not empty. Playing a card
 * from a hand is a decision. */
gboolean bones_app_answers (const BonesAsk *ask);

/* The app's answer to the open question of @play, after the entries of @journal, in the battle
 * @record. Dice are faces from the stream `play`. A card is a die (stream `draw`) with as many
 * sides as cards are left, counted kind by kind. bones_app_answers() must be TRUE. */
void bones_app_answer (const BonesGameRecord *record, const BonesJournal *journal,
                       const BonesPlay *play, BonesAnswer *answer);

/* A free roll, from the stream `free`; its key is "free-roll", the number of dice, the number of
 * sides. Earlier free rolls with the same key are counted. */
void bones_app_free_roll (const BonesGameRecord *record, const BonesJournal *journal, guint count,
                          guint sides, BonesAnswer *answer);

/* The same with real dice that show @faces. */
void bones_typed_free_roll (guint count, guint sides, const guint16 *faces, BonesAnswer *answer);

/* The entry @seq that begins a new seed of @record, which has it then; or NULL if the system gives
 * no random numbers. The caller frees it. */
BonesEntry *bones_app_begin_seed (BonesGameRecord *record, guint32 seq, GError **error);

/* @record forgets the seeds that entries after @last began: there are no such entries. */
void bones_app_drop_seeds_after (BonesGameRecord *record, guint32 last);

/* Stores the battle @record with @journal, which comes from somewhere else, as a new one. If it can
 * be played on, an entry more gives its dice a seed of their own for what comes. Returns its
 * number, or 0. */
gint64 bones_app_add_copy (BonesStore *store, BonesGameRecord *record, const BonesJournal *journal,
                           const BonesLiveState *live_state, GError **error);

/* A sentence about @entry, or about the first one of @journal, that begins a seed which is not the
 * one in @record; or NULL. The caller frees it. */
char *bones_app_word_false_seed (const BonesGameRecord *record, const BonesEntry *entry);
char *bones_app_find_false_seed (const BonesGameRecord *record, const BonesJournal *journal);
