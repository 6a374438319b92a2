/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Who is to say something, and what is asked, in words.
 */

#include "view.h"

/* The one fleet whose turn it is to say something, or BONES_NOBODY. */
guint bones_question_speaker (const BonesView *view);

/* The ship that has her turn, and does all she does before another one is ordered; or -1. */
gint bones_question_turn (const BonesView *view);

/* The fleets that may answer, or "The table". The caller frees it. */
char *bones_question_speakers (const BonesView *view);

/* The question: the prompt's, or what there is to decide. The caller frees it. */
char *bones_question_text (const BonesView *view);
