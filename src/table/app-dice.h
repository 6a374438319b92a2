/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The app's answers: the faces that belong to a question, as faces.h defines them. Anybody who has
 * the seed, the words and the journal can compute them again.
 */

#include "faces.h"
#include "play.h"
#include "store.h"

/* What the faces in one battle depend on. */
typedef struct {
  guint8 key[BONES_KEY_BYTES];
  gboolean by_choices; /* what was chosen before a roll is part of its name */
} BonesAppDice;

/* Sets @dice to those of the battle @record. */
void bones_app_dice_init (BonesAppDice *dice, const BonesRuleset *ruleset,
                          const BonesGameRecord *record);

/* Whether the app can answer @ask: dice, or a card from a pile that is not empty. Playing a card
 * from a hand is a decision. */
gboolean bones_app_answers (const BonesAsk *ask);

/* The app's answer to the open question of @play, after the entries of @journal. Dice are faces
 * from the stream `play`. A card is a die (stream `draw`) with as many sides as cards are left,
 * counted kind by kind. bones_app_answers() must be TRUE. */
void bones_app_answer (const BonesAppDice *dice, const BonesJournal *journal, const BonesPlay *play,
                       BonesAnswer *answer);

/* A free roll, from the stream `free`; its key is "free-roll", the number of dice, the number of
 * sides. Earlier free rolls with the same key are counted. */
void bones_app_free_roll (const BonesAppDice *dice, const BonesJournal *journal, guint count,
                          guint sides, BonesAnswer *answer);

/* The same with real dice that show @faces. */
void bones_typed_free_roll (guint count, guint sides, const guint16 *faces, BonesAnswer *answer);
