/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the app answers where it rolls or draws: the faces that belong to the question, as faces.h
 * defines them. Anyone with the seed, the words and the journal comes to the same.
 */

#include "entry.h"
#include "faces.h"

/* Whether the app can answer @ask: dice, or a card of a pile that has any left. A card that is
 * played from a hand is a decision. */
gboolean bones_app_answers (const BonesAsk *ask);

/* The app's answer to @ask under @key, asked when @journal is as it is: faces of dice from the
 * stream `play`; a card as a die (stream `draw`) with as many sides as there are cards left, which
 * counts through them kind by kind. bones_app_answers() must be TRUE. */
void bones_app_answer (const guint8 key[BONES_KEY_BYTES], const BonesJournal *journal,
                       const BonesAsk *ask, BonesAnswer *answer);

/* A free roll, from the stream `free`: key "free-roll", how many dice, how many sides. It counts
 * how often the same was rolled freely before. */
void bones_app_free_roll (const guint8 key[BONES_KEY_BYTES], const BonesJournal *journal,
                          guint count, guint sides, BonesAnswer *answer);

/* The same with real dice, which show @faces. */
void bones_typed_free_roll (guint count, guint sides, const guint16 *faces, BonesAnswer *answer);
