/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the dice did for each fleet: what was thrown, what was to be expected, and how often the
 * same throws would show less. It is about the dice alone, not about what they were worth.
 */

#include "report-roll.h"

#define BONES_ALL_ROLLS (-2) /* instead of a kind of rolls */

typedef struct {
  guint fleet;
  gint kind;     /* of the ruleset's kinds of rolls; -1: of none; BONES_ALL_ROLLS */
  gboolean real; /* typed dice; else those of the app */
  BonesMeasure measure;
  guint throws, dice;   /* how often dice were thrown, and how many in all */
  guint again;          /* throws that replaced others */
  guint thrown;         /* hits, or the sum of the totals */
  BonesChance expected; /* exact as far as 128 bits hold it */
  gdouble worse;        /* the chance that the same throws show less */
  gdouble same;         /* exactly this; what is left is the chance of more */
} BonesLuck;

/* Counts @rolls, of BonesReportRoll, for each fleet, kind, measure and kind of dice: an array of
 * BonesLuck in this order, which the caller frees. For the hits of each fleet there is a row of
 * BONES_ALL_ROLLS before those of its kinds. Rolls of nobody and rolls without a measure are not
 * counted. */
GArray *bones_luck_new (const GArray *rolls);

/* The chances of the sums of independent throws. */
typedef struct _BonesSpread BonesSpread;

BonesSpread *bones_spread_new (void);
void bones_spread_free (BonesSpread *spread);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesSpread, bones_spread_free)

/* Adds a throw that shows i with chance @chances[i], of @n. */
void bones_spread_add (BonesSpread *spread, const BonesChance *chances, guint n);

/* Sets the chance of less than @value, and of exactly @value. */
void bones_spread_read (const BonesSpread *spread, guint value, gdouble *less, gdouble *same);
