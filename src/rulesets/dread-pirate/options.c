/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

const char *const dp_editions[] = { "1", NULL };

/* The values are in the order of the enums in dread-pirate.h. */
static const char *const winds[] = { "fixed", "every_round", "every_move", NULL };
static const char *const crews[] = { "difference", "full", "unchanged", NULL };
static const char *const sailings[] = { "main_board", "battle_best_of_two", "battle_add_die",
                                        NULL };
static const char *const counts[] = { "empties", "mixed", NULL };
static const char *const diagonals[] = { "no", "across", NULL };
static const char *const bonuses[] = { "winner", "mover_only", NULL };
static const char *const dice[DP_TREASURE_DICE + 2] = { "1d6",  "1d2",  "1d3",  "1d4", "1d8",
                                                        "1d10", "1d12", "1d20", "2d3", "2d4",
                                                        "2d6",  "3d6",  "4d6",  "ask", NULL };
static const char *const afters[] = { "restored", "cancelled", NULL };
static const char *const zeros[] = { "at_once", "finish_round", NULL };
static const char *const port_crews[] = { "current", "maximum", NULL };
static const char *const targets[] = { "damage", "to_hit", "both", NULL };

static const char *const openings[] = { "in_action", "attacking", NULL };
static const char *const wind_dice[] = { "once_a_turn", "any_time", NULL };

/* Added by rules version 2; older battles have @older_. */
#define VALUES_2(key_, values_, older_, text_)                                                     \
  {                                                                                                \
    .key = (key_), .kind = BONES_OPTION_VALUES, .values = (values_), .text = (text_), .since = 2,  \
    .older = 1 + (older_)                                                                          \
  }

const BonesOption dp_options[] = {
  [DP_EDITION] = BONES_VALUES_OPTION ("edition", dp_editions, N_ ("The edition of the rules.")),
  [DP_WIND_IN_SKIRMISH] = BONES_VALUES_OPTION (
      "dp.wind_in_skirmish", winds,
      N_ ("Whether the wind stays the same for a whole battle, or is rolled again each round or before each move.")),
  [DP_UPGRADE_CREW] = BONES_VALUES_OPTION (
      "dp.upgrade_crew", crews,
      N_ ("The crew after an upgrade: more by the difference of the classes, full, or unchanged.")),
  [DP_D6_SAILING] = BONES_VALUES_OPTION (
      "dp.d6_sailing", sailings,
      N_ ("Where the Dread Pirate’s sailing advantage counts: only on the main board, or also in battles, as the better of two dice or as two dice added up.")),
  [DP_DISTANCE_COUNT] = BONES_VALUES_OPTION (
      "dp.distance_count", counts,
      N_ ("How far apart ships are if they are not in one line: the squares between them, or one more.")),
  [DP_SURPRISE_TURNS] = BONES_NUMBER_OPTION ("dp.surprise_turns", 1, 0, 6,
                                             N_ ("How many extra turns a surprise is worth.")),
  [DP_DIAGONAL_MOVES] = BONES_VALUES_OPTION (
      "dp.diagonal_moves", diagonals,
      N_ ("Whether ships may also move diagonally, without a modifier for the wind.")),
  [DP_PASS_BY_BOARDS] = BONES_SWITCH_OPTION (
      "dp.pass_by_boards", FALSE,
      N_ ("A ship that passes next to the other ship stops there and boards.")),
  [DP_BOARDING_BONUS_TO] = BONES_VALUES_OPTION (
      "dp.boarding_bonus_to", bonuses,
      N_ ("Who gets the extra treasures for boarding: any winner, or only a winner who moved alongside.")),
  [DP_TREASURE_DIE] = BONES_VALUES_OPTION (
      "dp.treasure_die", dice,
      N_ ("The standard treasure roll of the board game: dice, or a number that you enter.")),
  [DP_ASHORE_AFTER_ATTACK] =
      BONES_VALUES_OPTION ("dp.ashore_after_attack", afters,
                           N_ ("Whether a crew that was attacked ashore still recovers.")),
  [DP_ZERO_CREW_MAY_ATTACK] = BONES_SWITCH_OPTION ("dp.zero_crew_may_attack", TRUE,
                                                   N_ ("A ship without crew points may attack.")),
  [DP_GAMBIT_ZERO] = BONES_VALUES_OPTION (
      "dp.gambit_zero", zeros,
      N_ ("Whether a ship that is shot to zero in a Gambit loses at once or still fires in that round.")),
  [DP_RAID_PORT_CREW] = BONES_VALUES_OPTION (
      "dp.raid_port_crew", port_crews,
      N_ ("The crew of a port: the raider’s present crew or the raider’s full crew.")),
  [DP_RAID_AUTO_HIT] = BONES_SWITCH_OPTION (
      "dp.raid_auto_hit", TRUE,
      N_ ("One square from a port, shots hit without a roll, as between ships.")),
  [DP_RAID_INVADE_BONUS] = BONES_SWITCH_OPTION (
      "dp.raid_invade_bonus", FALSE,
      N_ ("A raider who invades a port gets the extra treasures for boarding.")),
  [DP_CARD_TARGET] =
      BONES_VALUES_OPTION ("dp.card_target", targets,
                           N_ ("What Dread Pirate cards change: damage, the roll to hit, or "
                               "both.")),
  [DP_EXT_CARGO] = BONES_SWITCH_OPTION ("dp.ext.cargo", FALSE,
                                        N_ ("Ships carry cargo, larger ships more of it.")),
  [DP_EXT_GRAPE_SHOT] = BONES_SWITCH_OPTION (
      "dp.ext.grape_shot", FALSE, N_ ("Grape shot can be bought: one more damage at close range.")),
  [DP_EXT_SAILS] = BONES_SWITCH_OPTION (
      "dp.ext.sails", FALSE, N_ ("More sails can be bought: one more on the movement roll.")),
  [DP_EXT_SPYGLASS] = BONES_SWITCH_OPTION (
      "dp.ext.spyglass", FALSE,
      N_ ("A spyglass can be bought: a ship that has one is never surprised.")),
  [DP_EXT_BLACK_SPOT] = BONES_SWITCH_OPTION (
      "dp.ext.black_spot", FALSE,
      N_ ("Players may give each other the black spot, and agree on what it does.")),
  [DP_PORT_OPENS] = VALUES_2 (
      "dp.port_opens", openings, DP_OPENS_BY_ATTACK,
      N_ ("Whether a port opens again to its raider with any battle against another ship, or only with one in which the raider attacks.")),
  [DP_WIND_DIE] = VALUES_2 (
      "dp.wind_die", wind_dice, DP_ROLLED_AT_ANY_TIME,
      N_ ("Whether the wind die is rolled on the main board once in a turn, or at any time.")),
  [DP_WIND_OF_TURN] = { .key = "dp.wind_of_turn",
                        .kind = BONES_OPTION_SWITCH,
                        .initial = TRUE,
                        .highest = 1,
                        .text = N_ (
                            "The wind that was rolled once in a turn also counts in the battles of that turn."),
                        .since = 3,
                        .older = 1 + FALSE },
  { NULL },
};

static const char *const nothing[] = { NULL };
static const char *const ideas[] = { "dp.ext.cargo",
                                     "true",
                                     "dp.ext.grape_shot",
                                     "true",
                                     "dp.ext.sails",
                                     "true",
                                     "dp.ext.spyglass",
                                     "true",
                                     "dp.ext.black_spot",
                                     "true",
                                     NULL };
static const char *const windy[] = {
  "dp.wind_in_skirmish", "every_round", "dp.diagonal_moves", "across", "dp.d6_sailing",
  "battle_best_of_two",  NULL
};

const BonesPreset dp_presets[] = {
  { "basic", "1", nothing }, { "ideas", "1", ideas }, { "windy", "1", windy }, { NULL }
};
