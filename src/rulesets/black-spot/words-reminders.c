/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* What is due, or about to be forgotten; and until when markers stand that no round ends. */
const BonesWords bs_words_reminders[] = {
  { "reminder.prize", N_ ("{ship} is taken: {other} decides what becomes of her.") },
  { "reminder.battle-due", N_ ("{ship} must fight {other} before her turn ends.") },
  { "reminder.trapped", N_ ("Rocks hold {ship}: she cannot move.") },
  { "reminder.anchored", N_ ("{ship} lies at anchor: raise it before she can move.") },
  { "reminder.momentum-in-wind",
    N_ ("{ship} is under way: she goes {a:inches} or more with the wind, {b:inches} across it, "
        "{c:inches} against it.") },
  { "reminder.momentum", N_ ("{ship} is under way: she goes {a:inches} or more.") },
  { "reminder.opportunity", NP_ ("{fleet}: {ship} may still fire at opportunity.",
                                 "{fleet}: {a} ships may still fire at opportunity.") },
  { "reminder.flames",
    NP_ ("{ship} burns: a die is rolled for her flame when she gets her orders.",
         "{ship} burns: a die is rolled for each of her {a} flames when she gets her orders.") },
  { "reminder.aground", N_ ("{ship} is aground: her next turn goes into working free.") },
  { "reminder.converting", N_ ("{ship} holds {other}, who is turning: hold on, or let go?") },
  { "reminder.pair", N_ ("{ship} and {other} have not fought this round.") },
  { "reminder.bloodthirst",
    N_ ("{marker} on {ship} ends with the round, unless she wins a battle and its test.") },
  { "reminder.not-ordered", N_ ("{ship} has had no orders this round.") },
  { "reminder.party-rows", N_ ("The boats of {ship} row on as the round ends: {a:inches} to go.") },
  { "reminder.spell-ends", N_ ("{marker} ends with the round.") },
  { "reminder.attempt",
    NP_ ("{fleet} has one attempt this round, come of it what may, and {a} card.",
         "{fleet} has one attempt this round, come of it what may, and {a} "
         "cards.") },
  { "reminder.whirlpool", N_ ("{marker} moves as the Magic phase begins.") },
  { "reminder.volcano", N_ ("{marker} erupts as the Magic phase begins.") },
  { "until.sandbar", N_ ("until it is dispelled") },
  { "until.volcano", N_ ("until it is dispelled") },
  { "until.rocks", N_ ("until they are dispelled") },
  { "until.ring", N_ ("until it is dispelled") },
  { "until.whirlpool", N_ ("until it is dispelled") },
  { "until.kelp-king", N_ ("until it is dispelled") },
  { "until.titan", N_ ("until it is dispelled") },
  { "until.maw", N_ ("until it is dispelled") },
  { NULL },
};
