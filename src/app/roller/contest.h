/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * An argument that dice settle: a die for each side, the highest has it; those who are level throw
 * again. A value, without a display.
 */

#include <glib.h>

#define BONES_MOST_SIDES 8 /* to one argument */

typedef struct {
  guint n;  /* sides */
  guint in; /* those that still throw, as bits */
} BonesContest;

void bones_contest_begin (BonesContest *contest, guint n);

/* How many throw next. */
guint bones_contest_count (const BonesContest *contest);

/* They have thrown faces[0] and so on, in their order: only the highest stay in. */
void bones_contest_take (BonesContest *contest, const guint16 *faces);

/* Who has it, or -1 while more than one is in. */
gint bones_contest_winner (const BonesContest *contest);
