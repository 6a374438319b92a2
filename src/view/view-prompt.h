/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The open question. view.h declares bones_prompt_view_free().
 */

#include "view-context.h"

/* The open question, or NULL. */
BonesPromptView *bones_prompt_view_new (const BonesViewContext *view_context);

/* The chances that an opposed roll of @dice dice is higher, equal and lower, including halves. */
void bones_prompt_opposed (const BonesAsk *ask, guint dice, BonesChance chances[3]);

/* "56%". A possible event is never 0%, an uncertain one never 100%. The caller frees it. */
char *bones_prompt_word_chance (BonesChance chance);
