/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Exact odds: the same procedure, run with every possible result of the dice, weighted.
 *
 * Dice are tried by classes, one for each reading that the procedure can tell apart, cards by
 * kinds; dice that are read in turn (bones_roll_in_turn()) are rolled one by one, or in every order
 * if one of them may be rolled again. Choices are given beforehand (bank, targets) or made by their
 * fleet: rerolls by the policy, others in the best way. That is backward induction: the fleet that
 * asks makes the choice that makes @aim likeliest, every other fleet the one that makes it least
 * likely; of equal choices the first. Where there is no aim, and where the whole table chooses, the
 * odds have bounds that hold for every choice. Ties that are rolled off until one side wins are
 * followed for as long as that makes a difference.
 *
 * If there is no time for everything, the likeliest is followed, and the rest is unknown.
 */

#include "chance.h"
#include "play.h"

/* Something that may come of an action, by the number that the asker gave it. */
typedef struct {
  guint64 number;
  BonesChance chance; /* at least */
  gdouble more;       /* that much more if people choose so; 0: whatever they choose */
} BonesOutcome;

/* The last outcome of a search that could not go to the end: the chance that was not worked out.
 * Each other outcome may be likelier by as much. */
#define BONES_UNKNOWN_OUTCOME G_MAXUINT64

/* No number of an outcome: nobody wants anything, and the odds hold whatever people choose. */
#define BONES_NO_AIM (G_MAXUINT64 - 1)

/* Adds the numbers (guint64) of everything that holds at the end of a play, each once. */
typedef void (*BonesOutcomes) (const BonesPlay *end, gconstpointer data, GArray *numbers);

/* Adds those of @ship, when nothing more happens to her (bones_settle_ship()). They come of her
 * status and tracks alone. While she is in play, those of the tracks in @told (bits) are left out:
 * a BonesTrackOutcomes has added them. */
typedef void (*BonesShipOutcomes) (const BonesPlay *play, guint ship, guint64 told,
                                   gconstpointer data, GArray *numbers);

/* Adds those of @track of @ship, when nothing more happens to it (bones_settle_track()), or it is
 * set (bones_set_flag()); they hold if she is in play in the end. They come of the track alone. If
 * it is not set, it has none. */
typedef void (*BonesTrackOutcomes) (const BonesPlay *play, guint ship, guint track,
                                    gconstpointer data, GArray *numbers);

typedef enum { BONES_NEVER_REROLL, BONES_CHOOSE_BEST } BonesPolicy;

typedef struct {
  const BonesSetup *setup;
  const BonesGame *game;
  BonesEntry *const *given; /* the action and the given answers */
  guint n_given;
  BonesOutcomes outcomes;
  BonesShipOutcomes of_ship; /* then outcomes leaves ships out; or NULL: it has all */
  BonesTrackOutcomes
      of_track; /* then a ship that is gone has outcomes of her status only; or NULL */
  gconstpointer data;
  gboolean merge; /* follow equal states once: outcomes uses the game only, not events */
  BonesPolicy policy;
  guint8 fleet; /* BONES_CHOOSE_BEST: the fleet that asks, and the outcome it wants */
  guint64 aim;
  guint16 aim_of;  /* with of_ship, the ship whose outcome that is; or BONES_NO_SHIP */
  guint most_runs; /* the limit; 0: 1,000,000 */
  gdouble (*used) (
      gconstpointer clock); /* the part of the time that is up; NULL: there is no end */
  gconstpointer clock;
} BonesQuestion;

/* Returns the BonesOutcomes that may come about, sorted by their numbers; g_array_unref() frees
 * them. They are exact, unless the limit was reached or something depends on a choice. What follows
 * a question that can be answered neither by dice or cards nor by a choice (several ships, inches,
 * a card of a hand) is unknown. Returns NULL if that is the first question, if an entry in given
 * does not fit, or if nothing ever comes of the rolls: @missing (may be NULL) is then the prompt
 * that could not be answered. @runs (may be NULL) is set to the number of runs. */
GArray *bones_odds (const BonesQuestion *question, BonesAsk *missing, guint *runs);

/* Returns the least chance of @outcome in @odds; 0 if it is not among them. */
BonesChance bones_odds_of (const GArray *odds, guint64 outcome);

/* Returns the greatest. */
gdouble bones_odds_most (const GArray *odds, guint64 outcome);

/* Returns the chance in @odds that was not worked out: 0 if they are exact. */
BonesChance bones_odds_unknown (const GArray *odds);
