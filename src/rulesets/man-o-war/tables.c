/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

const char *const mw_link_kinds[] = { "", "held", "touches", "took", "stuck", "lashed", NULL };
const char *const mw_marker_kinds[] = { "",        "card",     "spell",     "effect", "spared",
                                        "section", "guns-out", "character", "power",  NULL };

static const char *const wrecks[] = { "none", "wreckage", "debris", "gone", NULL };
static const char *const depths[] = { "none", "lair", "surface", "submerged", "driven-down", NULL };
static const char *const batteries[] = { "bow",       "port",    "starboard", "stern",
                                         "all-round", "named-1", "named-2",   "named-3",
                                         "named-4",   "named-5", NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (batteries) == MW_BATTERIES + 1);
static const char *const doings[] = { "moved",        "shot",       "boarded",      "tried",
                                      "special",      "shot-down",  "retaken",      "moved-twice",
                                      "moved-thrice", "going-down", "tried-to-cut", NULL };
static const char *const magics[] = { "cast", "rerolled", NULL };
static const char *const fates[] = { "aboard", "clings", "killed", "taken", NULL };
static const char *const parts[] = { "survivors", "wrecks", "fires", "stragglers", "scuttling",
                                     "counters",  "cards",  "lairs", "record",     NULL };

const BonesVerb mw_verbs[] = {
  [MW_VERB_MUSTER] = { "muster", N_ ("Fit Out the Fleets"), BONES_OF_TABLE, .icon = "ship",
                       .run = mw_muster },
  [MW_VERB_SET_UP] = { "set-up", N_ ("Set Up the Table"), BONES_OF_TABLE, .icon = "wind",
                       .run = mw_set_up },
  [MW_VERB_INITIATIVE] = { "initiative", N_ ("Roll for Initiative"), BONES_OF_TABLE,
                           .icon = "initiative", .run = mw_initiative },
  [MW_VERB_MAGIC] = { "magic", N_ ("Cast Spells"), BONES_OF_TABLE, .icon = "magic",
                      .run = mw_magic_phase },
  [MW_VERB_ACTIVATE] = { "activate", N_ ("Use This Ship"), BONES_OF_SHIP, .icon = "helm",
                         .run = mw_activate },
  [MW_VERB_MOVE] = { "move", IN_ ("action", "Move"), BONES_OF_SHIP, .icon = "move",
                     .run = mw_move },
  [MW_VERB_FIRE] = { "fire", IN_ ("action", "Fire"), BONES_OF_SHIP, .icon = "cannon",
                     .run = mw_fire },
  [MW_VERB_BOARD] = { "board", IN_ ("action", "Board"), BONES_OF_SHIP, .icon = "board",
                      .run = mw_board },
  [MW_VERB_ANTI_FLYER] = { "anti-flyer", N_ ("Fire at a Flyer"), BONES_OF_SHIP, .icon = "cannon",
                           .run = mw_anti_flyer_fire },
  [MW_VERB_SPECIAL] = { "special", N_ ("Special Attack"), BONES_OF_SHIP, .icon = "ram",
                        .run = mw_attack },
  [MW_VERB_LASH] = { "lash", N_ ("Lash Together"), BONES_OF_SHIP, .icon = "grapple",
                     .run = mw_lash },
  [MW_VERB_CUT] = { "cut-loose", N_ ("Cut Loose"), BONES_OF_SHIP, .icon = "grapple",
                    .run = mw_cut_loose },
  [MW_VERB_LAUNCH] = { "launch", N_ ("Launch a Boat"), BONES_OF_SHIP, .icon = "boat",
                       .run = mw_launch },
  [MW_VERB_HOIST] = { "hoist", N_ ("Hoist Her In"), BONES_OF_SHIP, .icon = "boat",
                      .run = mw_hoist },
  [MW_VERB_CARD] = { "use-card", N_ ("Use a Card"), BONES_OF_SHIP, .icon = "cards",
                     .run = mw_use_card },
  [MW_VERB_DONE] = { "done", N_ ("Done With Her"), BONES_OF_SHIP, .icon = "end-turn",
                     .run = mw_done },
  [MW_VERB_SUMMON] = { "summon", N_ ("Summon the Monster"), BONES_OF_SHIP, .icon = "emerge",
                       .run = mw_summon },
  [MW_VERB_FLAGSHIP] = { "flagship", N_ ("Make Her the Squadron’s Flagship"), BONES_OF_SHIP,
                         .icon = "flagship", .run = mw_choose_flag },
  [MW_VERB_END] = { "end-phase", N_ ("End the Turn"), BONES_OF_TABLE, .icon = "end-round",
                    .run = mw_end_phase },
  [MW_VERB_CONCEDE] = { "concede", N_ ("Concede"), BONES_OF_FLEET, .ends = TRUE, .icon = "concede",
                        .run = mw_concede },
  [MW_VERB_END_BATTLE] = { "end-battle", N_ ("End the Battle"), BONES_OF_TABLE, .ends = TRUE,
                           .icon = "concede", .run = mw_end_battle },
  { NULL },
};

#define LOST(n)                                                                                    \
  [MW_LOST + (n) -1] = { "lost_" #n, N_ ("{name}: lost"), BONES_SHOW_PLAN, 0, MW_MAX_BOXES, TRUE,  \
                         .tap = 1,   .family = "lost" }
#define ABLAZE(n)                                                                                  \
  [MW_ABLAZE                                                                                       \
      + (n) -1] = { "ablaze_" #n, N_ ("{name}: ablaze"), BONES_SHOW_PLAN, 0, MW_MAX_BOXES, TRUE,   \
                    .tap = 1,     .family = "ablaze" }
#define CHIP(id, name, bad)                                                                        \
  {                                                                                                \
    id, name, BONES_SHOW_CHIP, 0, 1, bad                                                           \
  }

const BonesTrack mw_ship_tracks[] = {
  LOST (1),
  LOST (2),
  LOST (3),
  LOST (4),
  LOST (5),
  LOST (6),
  LOST (7),
  LOST (8),
  LOST (9),
  LOST (10),
  LOST (11),
  LOST (12),
  ABLAZE (1),
  ABLAZE (2),
  ABLAZE (3),
  ABLAZE (4),
  ABLAZE (5),
  ABLAZE (6),
  ABLAZE (7),
  ABLAZE (8),
  ABLAZE (9),
  ABLAZE (10),
  ABLAZE (11),
  ABLAZE (12),
  [MW_CREW_LEFT] = { "crew", N_ ("Crew counters"), BONES_SHOW_PLAN, 0, 99, .tap = -1,
                     .icon = "crew" },
  [MW_HULL] = { "hull", N_ ("{name}"), BONES_SHOW_PLAN, 0, 99, TRUE, .tap = 1 },
  [MW_SQUADRON] = { "squadron", N_ ("Squadron"), BONES_SHOW_COUNT, 0, 64 },
  [MW_FLAG] = CHIP ("flag", N_ ("Flagship"), FALSE),
  [MW_CAPTURED] = { "captured", N_ ("Prize since turn"), BONES_SHOW_CHIP, 0, BONES_MAX_ROUNDS, TRUE,
                    .icon = "prize" },
  [MW_AGROUND] = { "aground", N_ ("Aground"), BONES_SHOW_CHIP, 0, 1, TRUE, .icon = "aground" },
  [MW_STRAGGLER] = CHIP ("straggler", N_ ("Straggler"), TRUE),
  [MW_NO_MOVE_COUNTER] = CHIP ("no_move", N_ ("No movement"), TRUE),
  [MW_NO_FIRE_COUNTER] = CHIP ("no_fire", N_ ("No firing"), TRUE),
  [MW_WRECK] = { "wreck", N_ ("What is left of her"), BONES_SHOW_WORD, 0, MW_GONE, FALSE, wrecks },
  [MW_TO_SCUTTLE] = { "to_scuttle", N_ ("To be scuttled"), BONES_SHOW_CHIP, 0, BONES_MAX_SHIPS,
                      TRUE, .uncounted = TRUE, .numbers = BONES_NUMBERS_SHIPS, .icon = "scuttle" },
  [MW_DONE] = { "done", N_ ("Done this turn"), BONES_SHOW_BITS, 0, 0x7ff, FALSE, doings },
  [MW_FIRED] = { "fired", N_ ("Fired this turn"), BONES_SHOW_BITS, 0, (1 << MW_BATTERIES) - 1,
                 FALSE, batteries },
  [MW_DEPTH] = { "depth", N_ ("Where it lies"), BONES_SHOW_WORD, 0, MW_DRIVEN_DOWN, FALSE, depths },
  [MW_LEFT] = { "left", N_ ("Inches left"), BONES_SHOW_INCHES, 0, 60000 },
  [MW_ANTI_FLYER] = CHIP ("anti_flyer", N_ ("Anti-flyer weapon"), FALSE),
  { NULL },
};

const BonesTrack mw_fleet_tracks[] = {
  [MW_RANK] = { "rank", N_ ("Rank of the wizard"), BONES_SHOW_NOT, 0, MW_MAX_RANKS, .named = TRUE },
  [MW_WIZARD_SHIP] = { "wizard_ship", N_ ("Ship of the wizard"), BONES_SHOW_NOT, 0, BONES_MAX_SHIPS,
                       .numbers = BONES_NUMBERS_SHIPS },
  [MW_WIZARD_FATE] = { "wizard_fate", N_ ("Wizard"), BONES_SHOW_WORD, 0, MW_FATES - 1, FALSE,
                       fates },
  [MW_COLLEGE] = { "college", N_ ("College"), BONES_SHOW_NOT, 0, MW_MAX_COLOURS, .named = TRUE },
  [MW_ADMIRAL_SHIP] = { "admiral_ship", N_ ("Ship of the Admiral"), BONES_SHOW_NOT, 0,
                        BONES_MAX_SHIPS, .numbers = BONES_NUMBERS_SHIPS },
  [MW_ADMIRAL_FATE] = { "admiral_fate", N_ ("Admiral"), BONES_SHOW_WORD, 0, MW_FATES - 1, FALSE,
                        fates },
  [MW_MAGIC] = { "magic", N_ ("Magic this turn"), BONES_SHOW_BITS, 0, 3, FALSE, magics },
  [MW_SPENT] = { "spent", N_ ("Points for wizard, cards and weapons"), BONES_SHOW_NOT, 0, 20000,
                 .halves = TRUE },
  { NULL },
};

const BonesPerson mw_people[] = {
  { "admiral", MW_ADMIRAL_SHIP, MW_ADMIRAL_FATE },
  { "wizard", MW_WIZARD_SHIP, MW_WIZARD_FATE },
  { NULL },
};

const BonesTrack mw_table_tracks[] = {
  [MW_FIRST_SIDE] = { "first_side", N_ ("Who places first"), BONES_SHOW_NOT, 0, 2,
                      .numbers = BONES_NUMBERS_FLEETS },
  [MW_EDGE] = { "edge", N_ ("Who has the eastern edge"), BONES_SHOW_NOT, 0, 2,
                .numbers = BONES_NUMBERS_FLEETS },
  [MW_TERRAIN] = { "terrain", N_ ("Terrain"), BONES_SHOW_COUNT, 0, 3 * MW_MOST_SECTIONS },
  [MW_LAST] = { "last", N_ ("Fleet that went last"), BONES_SHOW_NOT, 0, BONES_MAX_FLEETS,
                .numbers = BONES_NUMBERS_FLEETS },
  [MW_UNIT] = { "unit", N_ ("Squadron in use"), BONES_SHOW_NOT, 0, 64 },
  [MW_PART] = { "part", N_ ("Part of the End Phase"), BONES_SHOW_NOT, 0, MW_PARTS - 1, FALSE,
                parts },
  [MW_HALF_POINT] = CHIP ("half_point", N_ ("Half a point further clockwise"), FALSE),
  [MW_VOLLEY_DICE] = { "volley_dice", N_ ("Dice of the volley"), BONES_SHOW_NOT, 0,
                       BONES_MAX_VALUES },
  [MW_HONOURS_LOST] = { "honours_lost_1", N_ ("Honours for lost characters, first fleet"),
                        BONES_SHOW_NOT, 0, 999 },
  [MW_HONOURS_LOST + 1] = { "honours_lost_2", N_ ("Honours for lost characters, second fleet"),
                            BONES_SHOW_NOT, 0, 999 },
  { NULL },
};
