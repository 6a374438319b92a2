/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Reads the answers and actions of requests.
 */

#include "answer-form.h"
#include "desk.h"

typedef enum {
  BONES_GIVEN_VALUES,
  BONES_GIVEN_ROLL,
  BONES_GIVEN_ROLLS, /* this roll, and those that follow it in a row */
  BONES_GIVEN_CANCEL
} BonesGivenKind;

typedef struct {
  BonesGivenKind how;
  BonesSource source;
  guint n;
  guint16 values[BONES_MAX_VALUES];
} BonesGivenAnswer;

/* Reads the answer @said to the question of @answer_form. Only its form is checked: the table knows
 * whether the values fit. */
gboolean bones_read_answer (const BonesAnswerForm *answer_form, JsonObject *said,
                            BonesGivenAnswer *out, GError **error);

/* Reads the list "answers" of @request: NULL if it is missing. Each must be an object. */
gboolean bones_read_answers (JsonObject *request, JsonArray **answers, GError **error);

/* Reads the action that @request names. */
gboolean bones_read_action (BonesTable *table, JsonObject *request, BonesAction *action,
                            GError **error);

/* Whether the viewer may try the cards of this question. Otherwise players could find out what is
 * in another fleet's hand. */
gboolean bones_desk_may_name (const BonesDesk *desk, const BonesAnswerForm *answer_form,
                              GError **error);
