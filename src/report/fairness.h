/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Whether dice show each face as often as they should: Pearson's test, its chance counted exactly
 * for few dice and taken from the chi-square distribution for many.
 */

#include <glib.h>

#define BONES_FAIRNESS_MOST_EXACT 60 /* dice */

typedef struct {
  gdouble statistic; /* the sum of (observed - expected)² / expected over the faces */
  gdouble p;         /* the chance that fair dice are as uneven as these, or more */
  gboolean exact;    /* p is counted */
} BonesFairness;

/* Tests the dice of @sides sides (2 or more) of which counts[i] showed face i + 1. Without dice p
 * is 1. */
BonesFairness bones_fairness_test (guint sides, const guint *counts);

/* How many dice of @sides sides it takes to tell, four times in five at a p of 5%, that one face
 * comes up a quarter more often than it should and the others are alike. */
guint bones_fairness_needed (guint sides);

/* The chance that chi-square with @freedom degrees (1 or more) is at least @x. */
gdouble bones_chi_square_above (guint freedom, gdouble x);
