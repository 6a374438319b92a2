/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The smallest rule system there can be: always built, played by the tests, copied by newcomers.
 *
 * Boats shoot at each other. A boat that is shot at may duck while the dice are out, once a round;
 * a fleet may spend luck on its own rolls; a card drawn each round says how far one can see.
 */

#include "ruleset.h"

extern const BonesRuleset bones_null;

/* tables.c: what it is called and what it says. */
extern const char *const null_editions[], *const null_windows[], *const null_sights[];
extern const char *const null_link_kinds[], *const null_marker_kinds[];
extern const BonesOption null_options[];
extern const BonesVerb null_verbs[];
extern const BonesTrack null_ship_tracks[], null_fleet_tracks[], null_table_tracks[];
extern const BonesWords *const null_words[];

#define NULL_SIGHTS 3 /* clear, haze, fog */

enum { NULL_BEGIN, NULL_DRAW, NULL_SHOOT, NULL_DUCK, NULL_ROW, NULL_END_ROUND };
enum { NULL_HITS, NULL_DUCKED, NULL_ROWED };
enum { NULL_LUCK };
enum { NULL_SIGHT };
enum { NULL_EDITION, NULL_LIVES, NULL_CARDS };
