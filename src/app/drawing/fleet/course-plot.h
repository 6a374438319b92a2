/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What fleets had left, step by step: a line in steps for each, told apart by its colour, its
 * dashes and the flag at its end, with a cross where a ship was lost and a cursor at one step. It
 * is a picture: the owner says what it shows in words, and gives people another way to the steps.
 *
 * Property: step (uint): where the cursor is.
 * Signal: picked (guint step): it was touched there.
 */

#include "drawn.h"

#define BONES_TYPE_COURSE_PLOT (bones_course_plot_get_type ())
G_DECLARE_FINAL_TYPE (BonesCoursePlot, bones_course_plot, BONES, COURSE_PLOT, BonesDrawn)

GtkWidget *bones_course_plot_new (void);

/* Empties it. @letters: of the flags, one for each fleet. The values are 0 to @highest (more than
 * 0), which is shown as @full, and half of it as @half. */
void bones_course_plot_begin (BonesCoursePlot *self, const char *letters, guint highest,
                              const char *full, const char *half);

/* Adds a step at which each fleet has one of @values. @round: it is the first of that round; 0: it
 * is not. */
void bones_course_plot_add (BonesCoursePlot *self, const guint *values, guint round);

/* @fleet lost a ship at @step, which has been added. */
void bones_course_plot_mark (BonesCoursePlot *self, guint step, guint fleet);
