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
