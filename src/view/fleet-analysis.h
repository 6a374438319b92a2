/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a fleet adds up to before any battle: dice by bank, hull, crew, speeds, and what each part
 * of it costs.
 */

#include "setup.h"

typedef struct {
  char *name, *value; /* "Port broadside", "7"; "3 × Frigate", "6" */
  gint number;        /* the same as a number, to compare; -1: it is none */
} BonesFigure;

typedef struct {
  GPtrArray *totals; /* of BonesFigure */
  GPtrArray *costs;  /* of BonesFigure: points; empty if ships cost nothing */
} BonesFleetAnalysis;

/* @fleet, under the content and the options of @setup. */
BonesFleetAnalysis *bones_fleet_analysis_new (const BonesSetup *setup, const BonesRoster *fleet);
void bones_fleet_analysis_free (BonesFleetAnalysis *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesFleetAnalysis, bones_fleet_analysis_free)

/* The figure called @name among @figures, or NULL. */
const BonesFigure *bones_figure_find (const GPtrArray *figures, const char *name);

/* The names of both, each once, in their order, and a sum that both end with at the end: an array
 * of borrowed const char *. */
GPtrArray *bones_figure_names (const GPtrArray *a, const GPtrArray *b);
