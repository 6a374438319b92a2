/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * “Roll for It” settles an argument. Two or more named sides roll a die each; the highest wins,
 * and ties roll again. In a battle the result is in the log.
 */

#include <adwaita.h>

#include "thrower.h"

#define BONES_TYPE_CONTEST_PAGE (bones_contest_page_get_type ())
G_DECLARE_FINAL_TYPE (BonesContestPage, bones_contest_page, BONES, CONTEST_PAGE, AdwBin)

/* Call once, before anything else. In a battle the sides are its fleets, unless the user changes
 * them. */
void bones_contest_page_set_thrower (BonesContestPage *self, BonesThrower *thrower);

/* The button that Enter presses. */
GtkWidget *bones_contest_page_get_button (BonesContestPage *self);

/* A contest as a value: a die for each side; the highest wins; ties roll again. */

#define BONES_MOST_SIDES 8 /* to one argument */

typedef struct {
  guint n;  /* sides */
  guint in; /* the sides that still roll, as bits */
} BonesContest;

void bones_contest_begin (BonesContest *contest, guint n);

/* How many sides roll next. */
guint bones_contest_count (const BonesContest *contest);

/* The sides that are left rolled faces[0] and so on, in their order. Only the highest stay. */
void bones_contest_take (BonesContest *contest, const guint16 *faces);

/* The winner, or -1 while more than one side is left. */
gint bones_contest_winner (const BonesContest *contest);
