/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The exact odds of everything that an action may change: each number of each ship and fleet.
 */

#include "odds.h"

/* A ship or fleet, and what of it: a track, or BONES_SHIP_STATUS, BONES_SHIP_OWNER,
 * BONES_FLEET_STATUS. */
typedef struct {
  guint8 scope;  /* BONES_SET_SHIP or BONES_SET_FLEET */
  guint16 index; /* of the ship or fleet */
  guint16 field;
} BonesWatch;

/* The odds of one of them. They add up to 1; if something is unknown, to less, and with that to 1
 * or more: what is unknown is a bound for every outcome where the best choice is not known. */
typedef struct {
  BonesWatch watch;
  GArray *odds; /* of BonesOutcome, owned; read their numbers with bones_fate_value() */
} BonesFate;

/* Returns TRUE with the stored number in @value if the ship or fleet is in play after @outcome (0
 * of a status); FALSE with its status (BonesStatus) otherwise. */
gboolean bones_fate_value (const BonesOutcome *outcome, guint *value);

/* Returns the number of an outcome of @watch: @status (BonesStatus), and @value if that is
 * BONES_IN_PLAY. It can be the aim of a question. */
guint64 bones_fate_number (const BonesWatch *watch, guint status, guint value);

/* Returns the mean of the stored numbers over the outcomes that have one; 0 if none has. */
gdouble bones_fate_mean (const BonesFate *fate);

/* Answers @question, whose outcomes, of_ship, data and merge are not read. Returns an array of
 * BonesFate, which the caller frees: of @watch first (NULL: of none), whether it changes or not,
 * then of all ships and then fleets, their tracks in order, that may change. Ships that the action
 * makes are left out. @unknown is set to what was not worked out: each outcome may be likelier by
 * as much.
 * @runs (may be NULL) is set to the number of runs. Returns NULL as bones_odds(). */
GPtrArray *bones_fates (const BonesQuestion *question, const BonesWatch *watch, gdouble *unknown,
                        guint *runs);
