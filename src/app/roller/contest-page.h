/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * "Roll for It": an argument is settled. Two sides or more, each with a name; a die each, the
 * highest has it, and those who are level throw again. In a battle it stands in the log.
 */

#include <adwaita.h>

#include "thrower.h"

#define BONES_TYPE_CONTEST_PAGE (bones_contest_page_get_type ())
G_DECLARE_FINAL_TYPE (BonesContestPage, bones_contest_page, BONES, CONTEST_PAGE, AdwBin)

/* Once, before anything else. In a battle the sides are its fleets, until people say otherwise. */
void bones_contest_page_set_thrower (BonesContestPage *self, BonesThrower *thrower);

/* What Enter presses. */
GtkWidget *bones_contest_page_get_button (BonesContestPage *self);

/* An argument that dice settle, as a value: a die for each side, the highest has it; those who are
 * level throw again. */

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
