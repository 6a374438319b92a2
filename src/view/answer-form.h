/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The form of an answer to a question, for programs that read answers. It does not list cards of a
 * hand. Only the table knows whether an answer fits.
 */

#include "board.h"
#include "table.h"

typedef struct {
  BonesAskKind kind;
  guint who;               /* the fleets that are asked, as bits; 0: the table as a whole */
  guint sides;             /* of the dice */
  guint low, high;         /* as of BonesAsk */
  gboolean of_hand;        /* about cards of a hand, which bones_answer_form_list() does not list */
  gboolean from_hand;      /* a card is played, not drawn */
  const BonesNames *names; /* as everybody may read them */
  const BonesBoard *board; /* or NULL */
} BonesAnswerForm;

typedef struct _BonesWordsContext BonesWordsContext; /* words-context.h */

/* The form of an answer to @ask, for files that have the state. Both are borrowed. */
BonesAnswerForm *bones_answer_form_new_for (const BonesAsk *ask, const BonesWordsContext *words);

/* The form of an answer to the open question, good until the next verb; NULL if there is no open
 * question. */
BonesAnswerForm *bones_answer_form_new (BonesTable *table);

/* The same for the question that entry @seq answered; NULL if it answered none. */
BonesAnswerForm *bones_answer_form_new_at (BonesTable *table, guint32 seq);

void bones_answer_form_free (BonesAnswerForm *form);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesAnswerForm, bones_answer_form_free)

/* The number of the choice with the name or id @text, including cards of a hand; or -1. */
gint bones_answer_form_find (const BonesAnswerForm *form, const char *text);

/* The ids of the choices that are open: "port, starboard". The caller frees it. */
char *bones_answer_form_list (const BonesAnswerForm *form);

/* Whether the answer names ships, alone or each with a range or an effect. */
gboolean bones_answer_form_names_ships (const BonesAnswerForm *form);

/* Whether @viewer may try out answers. With cards, trying would show what is in a hand. */
gboolean bones_answer_form_may_try (const BonesAnswerForm *form, guint viewer);
