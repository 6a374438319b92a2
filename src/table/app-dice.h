/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The app's answers: the faces that belong to a question, as faces.h defines them. Anybody who has
 * the seed, the words and the journal can compute them again.
 */

#include "entry.h"
#include "faces.h"

/* Whether the app can answer @ask: dice, or a card from a pile that is not empty. Playing a card
 * from a hand is a decision. */
gboolean bones_app_answers (const BonesAsk *ask);

/* The app's answer to @ask under @key, after the entries of @journal. Dice are faces from the
 * stream `play`. A card is a die (stream `draw`) with as many sides as cards are left, counted kind
 * by kind. bones_app_answers() must be TRUE. */
void bones_app_answer (const guint8 key[BONES_KEY_BYTES], const BonesJournal *journal,
                       const BonesAsk *ask, BonesAnswer *answer);

/* A free roll, from the stream `free`; its key is "free-roll", the number of dice, the number of
 * sides. Earlier free rolls with the same key are counted. */
void bones_app_free_roll (const guint8 key[BONES_KEY_BYTES], const BonesJournal *journal,
                          guint count, guint sides, BonesAnswer *answer);

/* The same with real dice that show @faces. */
void bones_typed_free_roll (guint count, guint sides, const guint16 *faces, BonesAnswer *answer);
