/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#define MOST_DICE 9
#define MOST_INCHES 9900

const char *const bs_bank_ids[] = { "bow", "aft", "port", "starboard", NULL };

const BonesTrack bs_ship_tracks[BS_SHIP_TRACKS + 1] = {
  [BS_HITS] = { "hits", N_ ("Hits"), BONES_SHOW_HOLES, 0, MOST_DICE, TRUE, .tap = 1 },
  [BS_ACCUMULATED_HITS] = { "accumulated_hits", N_ ("Hits taken in all"), BONES_SHOW_NOT, 0, 999,
                            TRUE },
  [BS_FLAMES] = { "flames", N_ ("Flames"), BONES_SHOW_CHIP, 0, 99, TRUE, .tap = 1 },
  [BS_GUN_DICE] = { "gun_dice", N_ ("Gun dice"), BONES_SHOW_PIPS, 0, MOST_DICE },
  [BS_HULL_DICE] = { "hull_dice", N_ ("Crew dice"), BONES_SHOW_PIPS, 0, MOST_DICE },
  [BS_GUN_DICE_FULL] = { "gun_dice_full", N_ ("Gun dice of her class"), BONES_SHOW_NOT, 0,
                         MOST_DICE },
  [BS_HULL_DICE_FULL] = { "hull_dice_full", N_ ("Crew dice of her class"), BONES_SHOW_NOT, 0,
                          MOST_DICE },
  [BS_AGROUND] = { "aground", N_ ("Aground"), BONES_SHOW_CHIP, 0, 1, TRUE },
  [BS_FIRED] = { "fired", N_ ("Banks fired"), BONES_SHOW_BITS, 0, (1 << BS_BANKS) - 1, FALSE,
                 bs_bank_ids },
  [BS_ACTED] = { "acted", N_ ("Action of this turn"), BONES_SHOW_NOT, 0, BS_ACTS - 1 },
  [BS_MOVED] = { "moved", N_ ("Has moved"), BONES_SHOW_NOT, 0, 1 },
  [BS_INCHES] = { "inches", N_ ("Moved this turn"), BONES_SHOW_INCHES, 0, MOST_INCHES },
  [BS_INCHES_LAST] = { "inches_last", N_ ("Moved last turn"), BONES_SHOW_NOT, 0, MOST_INCHES,
                       .inches = TRUE },
  [BS_RAMMED] = { "rammed", N_ ("Rammed this turn"), BONES_SHOW_NOT, 0, BONES_MAX_SHIPS },
  [BS_HOOKS] = { "hooks", N_ ("Hooks thrown"), BONES_SHOW_NOT, 0, 1 },
  [BS_FOUGHT] = { "fought", N_ ("Round of her last battle"), BONES_SHOW_NOT, 0, BONES_MAX_ROUNDS },
  [BS_NEAR] = { "near", N_ ("Terrain within 1 in"), BONES_SHOW_NOT, 0, G_MAXUINT16 },
  [BS_ANCHORED] = { "anchored", N_ ("Anchored"), BONES_SHOW_CHIP, 0, 1 },
  [BS_TRAPPED] = { "trapped", N_ ("Trapped"), BONES_SHOW_CHIP, 0, 1, TRUE },
  [BS_SUBMERGED] = { "submerged", N_ ("Submerged"), BONES_SHOW_CHIP, 0, 1 },
  [BS_AIRBORNE] = { "airborne", N_ ("Airborne"), BONES_SHOW_CHIP, 0, 1 },
  [BS_PROPULSION] = { "propulsion", N_ ("Propulsion"), BONES_SHOW_NOT, 0, BS_PROPULSIONS - 1 },
  [BS_BUILT] = { "built", N_ ("Built by faction"), BONES_SHOW_NOT, 0, BS_MAX_FACTIONS },
  { NULL },
};

const BonesTrack bs_fleet_tracks[] = {
  [BS_BOOTY] = { "booty", N_ ("Booty dice"), BONES_SHOW_PIPS, 0, 99 },
  [BS_MORALE_TESTED] = { "morale_tested", N_ ("Morale tested"), BONES_SHOW_CHIP, 0, 1, TRUE },
  [BS_FACTION] = { "faction", N_ ("Faction"), BONES_SHOW_NOT, 0, BS_MAX_FACTIONS },
  [BS_WIZARD] = { "wizard", N_ ("Wizard aboard"), BONES_SHOW_NOT, 0, BONES_MAX_SHIPS },
  [BS_ATTEMPTED] = { "attempted", N_ ("Magic attempted"), BONES_SHOW_CHIP, 0, 1 },
  [BS_REAL_CARDS] = { "real_cards", N_ ("Cards held"), BONES_SHOW_NOT, 0, 99 },
  { NULL },
};

const BonesTrack bs_table_tracks[] = {
  [BS_BUCKET] = { "bucket", N_ ("Class ordered last"), BONES_SHOW_NOT, 0, BS_SPECIALS },
  [BS_PLACE] = { "place", N_ ("Place that went last"), BONES_SHOW_NOT, 0, BONES_MAX_FLEETS },
  [BS_PRIZE] = { "prize", N_ ("Ship taken"), BONES_SHOW_NOT, 0, BONES_MAX_SHIPS },
  [BS_CAPTOR] = { "captor", N_ ("Ship that took her"), BONES_SHOW_NOT, 0, BONES_MAX_SHIPS },
  [BS_OFFERED] = { "offered", N_ ("Place that may cast"), BONES_SHOW_NOT, 0, BONES_MAX_FLEETS },
  [BS_PASSES] = { "passes", N_ ("Passes in a row"), BONES_SHOW_NOT, 0, 99 },
  [BS_OLD_WIND] = { "old_wind", N_ ("Wind that comes back"), BONES_SHOW_NOT, 0, BONES_CALM + 1 },
  { NULL },
};

const BonesVerb bs_verbs[BS_VERBS + 1] = {
  [BS_SET_UP] = { "set-up", N_ ("Set the table up"), BONES_OF_TABLE },
  [BS_DRAW_WIND] = { "draw-wind", N_ ("Draw the wind"), BONES_OF_TABLE },
  [BS_INITIATIVE] = { "initiative", N_ ("Settle initiative"), BONES_OF_TABLE },
  [BS_MAGIC] = { "magic", N_ ("Begin the Magic phase"), BONES_OF_TABLE },
  [BS_CAST] = { "cast", N_ ("Cast a spell"), BONES_OF_FLEET },
  [BS_DISPEL] = { "dispel", N_ ("Dispel a spell"), BONES_OF_FLEET },
  [BS_PASS] = { "pass", N_ ("Pass"), BONES_OF_FLEET },
  [BS_ACTIVATE] = { "activate", N_ ("Order"), BONES_OF_SHIP },
  [BS_OPPORTUNITY_FIRE] = { "opportunity-fire", N_ ("Opportunity fire"), BONES_OF_SHIP },
  [BS_MOVE] = { "move", N_ ("Move"), BONES_OF_SHIP },
  [BS_RAM] = { "ram", N_ ("Ram"), BONES_OF_SHIP },
  [BS_GROUND_TEST] = { "ground-test", N_ ("Test near land or reef"), BONES_OF_SHIP },
  [BS_GRAPPLE] = { "grapple", N_ ("Throw hooks"), BONES_OF_SHIP },
  [BS_FIRE] = { "fire", N_ ("Fire a bank"), BONES_OF_SHIP },
  [BS_ATTACK] = { "attack", N_ ("Attack"), BONES_OF_SHIP },
  [BS_BOARD] = { "board", N_ ("Fight the boarding action"), BONES_OF_SHIP },
  [BS_AFTERMATH] = { "aftermath", N_ ("Decide over the prize"), BONES_OF_SHIP },
  [BS_CREW_HULL] = { "crew-hull", N_ ("Crew an abandoned hull"), BONES_OF_SHIP },
  [BS_REPAIR] = { "repair", N_ ("Repair"), BONES_OF_SHIP },
  [BS_PUT_OUT_FIRE] = { "put-out-fire", N_ ("Put out a fire"), BONES_OF_SHIP },
  [BS_ANCHOR] = { "anchor", N_ ("Drop anchor"), BONES_OF_SHIP },
  [BS_RAISE_ANCHOR] = { "raise-anchor", N_ ("Raise anchor"), BONES_OF_SHIP },
  [BS_SWAP_CREW] = { "swap-crew", N_ ("Swap crew"), BONES_OF_SHIP },
  [BS_ROW_BOATS] = { "row-boats", N_ ("Row boats"), BONES_OF_SHIP },
  [BS_SUBMERGE] = { "submerge", N_ ("Submerge"), BONES_OF_SHIP },
  [BS_EMERGE] = { "emerge", N_ ("Emerge"), BONES_OF_SHIP },
  [BS_TAKE_OFF] = { "take-off", N_ ("Take off"), BONES_OF_SHIP },
  [BS_LAND] = { "land", N_ ("Land"), BONES_OF_SHIP },
  [BS_WITHDRAW] = { "withdraw", N_ ("Leave the table"), BONES_OF_SHIP },
  [BS_END_TURN] = { "end-turn", N_ ("End her turn"), BONES_OF_SHIP },
  [BS_END_ROUND] = { "end-round", N_ ("End the round"), BONES_OF_TABLE },
  [BS_CONCEDE] = { "concede", N_ ("Strike the colours"), BONES_OF_FLEET },
  [BS_END_BATTLE] = { "end-battle", N_ ("End the battle"), BONES_OF_TABLE },
  { NULL },
};
