/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The time that a search for odds has. */

#include <glib.h>

typedef struct {
  gint64 start, lasts; /* in microseconds of monotonic time; lasts 0: it has no end */
  gint stopping;       /* atomic: another thread has set it; the time is up */
} BonesClock;

/* Starts @clock, which is not stopped. */
void bones_clock_start (BonesClock *clock, guint milliseconds);

/* Returns how much of the time of @clock is up: 1 is all. For BonesQuestion.used. */
gdouble bones_clock_used (gconstpointer clock);
