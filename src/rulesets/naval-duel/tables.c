/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

#define HIGHEST (2 * ND_ZERO)

const char *const nd_ammunition_ids[] = { "grapeshot", "chainshot", "roundshot", NULL };
const char *const nd_rating_ids[] = { "movement", "cannon", "crew", NULL };
const char *const nd_link_kinds[] = { "", "grapeshot", "chainshot", "roundshot", "boarded", NULL };
const char *const nd_marker_kinds[] = { "", NULL };

#define CARD_ID(id) id,

const char *const nd_card_ids[] = { ND_EACH_CARD (CARD_ID) "none", "no_more", NULL };

/* ND-FLT-05: the results of each creation table, by the rating that they raise. */
static const char *const nationals[] = { "none", "sea_power", "industrial_giant", "land_power",
                                         NULL };
static const char *const characters[] = { "none", "patrol", "warships", "invasion_fleet", NULL };
static const char *const specifications[] = { "none", "extra_masts", "extra_guns", "extra_crew",
                                              NULL };
static const char *const captains[] = { "none", "salty_dog", "artillerist", "swashbuckler", NULL };
static const char *const qualities[] = { "none", "smart_sailors", "gunners_mates", "bully_boys",
                                         NULL };

const BonesVerb nd_verbs[] = {
  [ND_SET_UP] = { "set-up", N_ ("Create the Fleets"), BONES_OF_TABLE, .icon = "wind",
                  .run = nd_set_up },
  [ND_DRAW] = { "draw", N_ ("Draw Cards"), BONES_OF_TABLE, .follows = TRUE, .icon = "cards",
                .run = nd_draw },
  [ND_FIRST_MOVER] = { "first-mover", N_ ("Settle Who Moves First"), BONES_OF_TABLE,
                       .follows = TRUE, .icon = "initiative", .run = nd_first_mover },
  [ND_MOVE] = { "move", IN_ ("action", "Move"), BONES_OF_SHIP, .icon = "move", .run = nd_move },
  [ND_TURN] = { "turn", N_ ("Change Her Facing"), BONES_OF_SHIP, .icon = "helm", .aside = TRUE,
                .run = nd_turn },
  [ND_DECLARE] = { "declare", N_ ("Declare a Broadside"), BONES_OF_SHIP, .icon = "cannon",
                   .run = nd_declare },
  [ND_QUICK_RELOAD] = { "quick-reload", N_ ("Play Quick Reload"), BONES_OF_SHIP, .icon = "cannon",
                        .aside = TRUE, .run = nd_quick_reload },
  [ND_PASS] = { "pass", N_ ("Nothing More in This Phase"), BONES_OF_FLEET, .icon = "end-turn",
                .aside = TRUE, .run = nd_pass },
  [ND_FIRE] = { "fire", N_ ("Roll the Next Broadside"), BONES_OF_TABLE, .icon = "cannon",
                .run = nd_fire },
  [ND_BOARD] = { "board", IN_ ("action", "Board"), BONES_OF_SHIP, .icon = "board", .aside = TRUE,
                 .run = nd_board },
  [ND_CROWS_NEST] = { "crows-nest", N_ ("Play Crow’s Nest Lookout"), BONES_OF_FLEET, TRUE,
                      .icon = "cards", .run = nd_crows_nest },
  [ND_END_PHASE] = { "end-phase", N_ ("End the Phase"), BONES_OF_TABLE, .icon = "end-round",
                     .run = nd_end_phase },
  [ND_END_TURN] = { "end-turn", N_ ("End the Turn"), BONES_OF_TABLE, .icon = "end-turn",
                    .run = nd_end_turn },
  [ND_CONCEDE] = { "concede", N_ ("Concede"), BONES_OF_FLEET, .ends = TRUE, .icon = "concede",
                   .run = nd_concede },
  [ND_END_BATTLE] = { "end-battle", N_ ("End the Battle"), BONES_OF_TABLE, .ends = TRUE,
                      .icon = "concede", .run = nd_end_battle },
  { NULL },
};

#define RATING(id, name, icon_name)                                                                \
  {                                                                                                \
    id, name, BONES_SHOW_COUNT, 0, HIGHEST, FALSE, NULL, ND_ZERO, -1, .icon = (icon_name)          \
  }
#define RESULT(id, name, results)                                                                  \
  {                                                                                                \
    id, name, BONES_SHOW_WORD, 0, ND_RATINGS, FALSE, results, .trait = TRUE                        \
  }

const BonesTrack nd_ship_tracks[] = {
  [ND_MOVEMENT] = RATING ("movement", N_ ("Movement"), "move"),
  [ND_CANNON] = RATING ("cannon", N_ ("Cannon"), "cannon"),
  [ND_CREW] = RATING ("crew", N_ ("Crew"), "crew"),
  [ND_LOST + ND_MOVEMENT] = { "lost_movement", N_ ("Movement to be lost"), BONES_SHOW_CHIP, 0, 99,
                              TRUE, .use = BONES_USE_LOSS, .of = ND_MOVEMENT },
  [ND_LOST + ND_CANNON] = { "lost_cannon", N_ ("Cannon to be lost"), BONES_SHOW_CHIP, 0, 99, TRUE,
                            .use = BONES_USE_LOSS, .of = ND_CANNON },
  [ND_LOST + ND_CREW] = { "lost_crew", N_ ("Crew to be lost"), BONES_SHOW_CHIP, 0, 99, TRUE,
                          .use = BONES_USE_LOSS, .of = ND_CREW },
  [ND_SPECIFICATIONS] = RESULT ("specifications", N_ ("Ship"), specifications),
  [ND_CAPTAIN] = RESULT ("captain", N_ ("Captain"), captains),
  [ND_QUALITY] = RESULT ("quality", N_ ("Her crew"), qualities),
  [ND_MORE_SPECIFICATIONS] = RESULT ("more_specifications", N_ ("As a flagship"), specifications),
  [ND_MORE_CAPTAIN] = RESULT ("more_captain", N_ ("Her captain as admiral"), captains),
  [ND_MORE_QUALITY] = RESULT ("more_quality", N_ ("Her crew as a flagship’s"), qualities),
  [ND_SPACES] = { "spaces", N_ ("Spaces left to move"), BONES_SHOW_COUNT, 0, 999,
                  .use = BONES_USE_TURN, .icon = "move" },
  [ND_FIRED] = { "fired", N_ ("Broadsides this turn"), BONES_SHOW_COUNT, 0, 9,
                 .use = BONES_USE_TURN, .icon = "cannon" },
  [ND_RELOADS] = { "reloads", N_ ("Quick Reloads this turn"), BONES_SHOW_NOT, 0, 9 },
  [ND_CAPTURED] = { "captured", N_ ("Captured this turn"), BONES_SHOW_CHIP, 0, 1, .icon = "prize" },
  { NULL },
};

const BonesTrack nd_fleet_tracks[] = {
  [ND_NATIONAL] = RESULT ("national", N_ ("National character"), nationals),
  [ND_CHARACTER] = RESULT ("character", N_ ("Fleet character"), characters),
  [ND_PASSED] = { "passed", N_ ("Nothing more in this phase"), BONES_SHOW_CHIP, 0, 1 },
  [ND_QUIET] = { "quiet", N_ ("No more cards in this phase"), BONES_SHOW_CHIP, 0, 1 },
  /* Cannot be set by hand: it shows a hand to a rival. */
  [ND_LOOKS] = { "looks", N_ ("Looks into the hand of"), BONES_SHOW_NOT, 0, 0 },
  { NULL },
};

const BonesTrack nd_table_tracks[] = {
  [ND_LAST] = { "last", N_ ("Fleet that went last"), BONES_SHOW_NOT, 0, BONES_MAX_FLEETS,
                .numbers = BONES_NUMBERS_FLEETS },
  [ND_FIRING] = { "firing", N_ ("Broadsides are being rolled"), BONES_SHOW_CHIP, 0, 1 },
  { NULL },
};
