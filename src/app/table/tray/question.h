/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Which fleet must answer, and what is asked, in words.
 */

#include "view.h"

/* The fleet that must answer or act, if it is only one, or BONES_NOBODY. */
guint bones_question_speaker (const BonesView *view);

/* The ship that has her turn and must end it before another is ordered; or -1. */
gint bones_question_turn (const BonesView *view);

/* The action that orders @ship, open or closed. NULL: none, or a ship has her turn. */
const BonesActionView *bones_question_order (const BonesView *view, guint ship);

/* The bits of the fleets that can answer or act; 0: the table. */
guint bones_question_fleets (const BonesView *view);

/* The names of these fleets, or "The table". The caller frees it. */
char *bones_question_speakers (const BonesView *view);

/* The question: that of the prompt, or what there is to decide. The caller frees it. */
char *bones_question_text (const BonesView *view);
