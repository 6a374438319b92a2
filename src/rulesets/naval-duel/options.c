/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

const char *const nd_editions[] = { "1", NULL };

/* The values are in the order of the enums in naval-duel.h. */
static const char *const picks[] = { "after_rolls", "before_rolls", NULL };
static const char *const names[] = { "leads", "asked", NULL };
static const char *const declared[] = { "alone", "apart", NULL };
static const char *const ranges[] = { "ammo_only", "all_roll_modifiers", NULL };
static const char *const repeats[] = { "allowed", "distinct", NULL };
static const char *const timings[] = { "before_roll", "after_roll", NULL };
static const char *const victories[] = { "last_fleet", "turn_limit", NULL };
static const char *const decks[] = { "app", "physical", NULL };

const BonesOption nd_options[] = {
  [ND_EDITION] = BONES_VALUES_OPTION ("edition", nd_editions, N_ ("The edition of the rules.")),
  [ND_FLEET_SIZE] = BONES_NUMBER_OPTION ("nd.fleet_size", 7, 1, BONES_MAX_FLEET_SHIPS,
                                         N_ ("How many ships each fleet has.")),
  [ND_FLAGSHIP_PICK] = BONES_VALUES_OPTION (
      "nd.flagship_pick", picks,
      N_ ("When flagships are chosen: before or after the ships are rolled for.")),
  [ND_START_HAND] = BONES_NUMBER_OPTION (
      "nd.start_hand", 0, 0, 14, N_ ("How many cards each player holds before the first turn.")),
  [ND_HAND_LIMIT] = BONES_NUMBER_OPTION ("nd.hand_limit", 5, 1, 28,
                                         N_ ("How many cards may be kept after drawing.")),
  [ND_RANGE_MODIFIERS] = BONES_VALUES_OPTION (
      "nd.range_modifiers", ranges,
      N_ ("What changes the range of guns: only the ammunition, or also everything that is added to the roll: Cannon, roundshot, and own cards that are played when the broadside is declared.")),
  [ND_ATTRIBUTE_REPEATS] = BONES_VALUES_OPTION (
      "nd.attribute_repeats", repeats, N_ ("Whether one broadside may hit the same rating twice.")),
  [ND_CARD_TIMING] =
      BONES_VALUES_OPTION ("nd.card_timing", timings,
                           N_ ("Whether cards are played before or after the dice are rolled.")),
  [ND_CARD_STACKING] = BONES_SWITCH_OPTION ("nd.card_stacking", TRUE,
                                            N_ ("A player may play more than one card on a roll.")),
  [ND_CREW_FOR_TRANSFER] = BONES_NUMBER_OPTION (
      "nd.crew_for_transfer", 1, 0, 9,
      N_ ("The lowest Crew that a ship needs to transfer a point to a captured ship.")),
  [ND_VICTORY] = BONES_VALUES_OPTION (
      "nd.victory", victories,
      N_ ("Who wins: the last fleet with ships, or the fleet with the most ships after a number of turns.")),
  [ND_TURN_LIMIT] = BONES_NUMBER_OPTION (
      "nd.turn_limit", 0, 0, 200, N_ ("After how many turns the ships are counted; 0: no limit.")),
  [ND_DECK_SOURCE] = BONES_VALUES_OPTION (
      "nd.deck", decks,
      N_ ("Who draws the cards: the app, or the players from a real deck, who enter each card unseen by the others.")),
  [ND_FLAGSHIP_NAMED] = { .key = "nd.flagship_named",
                          .kind = BONES_OPTION_VALUES,
                          .values = names,
                          .text = N_ (
                              "Whether a ship that the roster marks as the flagship leads her fleet, or the "
                              "player is asked all the same."),
                          .since = 2,
                          .older = 1 + ND_NAMED_ASKED },
  [ND_DECLARED_CARD] = { .key = "nd.declared_card",
                         .kind = BONES_OPTION_VALUES,
                         .values = declared,
                         .text = N_ (
                             "With one card on a roll: whether a card that is played when a broadside is declared "
                             "is the firer’s only one, or another may be played when it is rolled."),
                         .since = 4,
                         .older = 1 + ND_DECLARED_APART },
  { NULL },
};

static const char *const nothing[] = { NULL };
static const char *const skirmish[] = { "nd.fleet_size", "3", "nd.victory", "turn_limit",
                                        "nd.turn_limit", "6", NULL };

static const char *const by_the_clock[] = { "nd.victory", "turn_limit", "nd.turn_limit", "10",
                                            NULL };
static const char *const real_deck[] = { "nd.deck", "physical", NULL };

const BonesPreset nd_presets[] = { { "basic", "1", nothing },
                                   { "skirmish", "1", skirmish },
                                   { "clock", "1", by_the_clock },
                                   { "deck", "1", real_deck },
                                   { NULL } };
