/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Real dice as they are typed: face after face, a whole pool without looking, one key for each
 * die. On a die with ten sides 0 stands for ten; if a die has more, a digit that could be the
 * first of two waits for the next one. A value, without widgets.
 */

#include "die.h"
#include "entry.h"

typedef struct {
  guint sides, n_dice;
  guint n; /* the number of faces that are certain */
  guint16 faces[BONES_MAX_VALUES];
  guint waiting; /* the digit that may be the first of two; 0: none */
} BonesTyping;

/* Starts with nothing typed for @n_dice dice with @sides. */
void bones_typing_begin (BonesTyping *typing, guint sides, guint n_dice);

/* Handle a pressed face; a digit, 0 to 9; Backspace; the end of the waiting digit. Each returns
 * whether it had an effect. */
gboolean bones_typing_face (BonesTyping *typing, guint face);
gboolean bones_typing_digit (BonesTyping *typing, guint digit);
gboolean bones_typing_erase (BonesTyping *typing);
gboolean bones_typing_accept (BonesTyping *typing);

/* Whether anything is typed; whether all dice are. */
gboolean bones_typing_is_begun (const BonesTyping *typing);
gboolean bones_typing_is_full (const BonesTyping *typing);

/* How die number @i looks. */
BonesDieLook bones_typing_look (const BonesTyping *typing, guint i);
