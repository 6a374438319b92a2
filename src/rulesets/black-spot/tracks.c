/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#include "ids.h"

#define MOST_DICE 9
#define MOST_INCHES 9900

const char *const bs_bank_ids[] = { "bow", "aft", "port", "starboard", NULL };

const BonesTrack bs_ship_tracks[BS_SHIP_TRACKS + 1] = {
  [BS_HITS] = { "hits", N_ ("Hits"), BONES_SHOW_HOLES, 0, MOST_DICE, TRUE, .tap = 1,
                .icon = "hit" },
  [BS_ACCUMULATED_HITS] = { "accumulated_hits", N_ ("Accumulated hits"), BONES_SHOW_NOT, 0, 999,
                            TRUE },
  [BS_FLAMES] = { "flames", N_ ("Flames"), BONES_SHOW_CHIP, 0, 99, TRUE, .tap = 1,
                  .icon = "flame" },
  [BS_GUN_DICE] = { "gun_dice", N_ ("Gun dice"), BONES_SHOW_PIPS, 0, MOST_DICE, .icon = "cannon" },
  [BS_HULL_DICE] = { "hull_dice", N_ ("Crew dice"), BONES_SHOW_PIPS, 0, MOST_DICE, .icon = "crew" },
  [BS_GUN_DICE_FULL] = { "gun_dice_full", N_ ("Gun dice of the class"), BONES_SHOW_NOT, 0,
                         MOST_DICE, .use = BONES_USE_FULL, .of = BS_GUN_DICE },
  [BS_HULL_DICE_FULL] = { "hull_dice_full", N_ ("Crew dice of the class"), BONES_SHOW_NOT, 0,
                          MOST_DICE, .use = BONES_USE_FULL, .of = BS_HULL_DICE },
  [BS_AGROUND] = { "aground", N_ ("Aground"), BONES_SHOW_CHIP, 0, 1, TRUE, .icon = "aground" },
  [BS_FIRED] = { "fired", N_ ("Banks fired"), BONES_SHOW_BITS, 0, (1 << BS_BANKS) - 1, FALSE,
                 bs_bank_ids },
  [BS_ACTED] = { "acted", N_ ("Action of this turn"), BONES_SHOW_NOT, 0, BS_ACTS - 1 },
  [BS_MOVED] = { "moved", N_ ("Has moved"), BONES_SHOW_NOT, 0, 1 },
  [BS_INCHES] = { "inches", N_ ("Moved this turn"), BONES_SHOW_INCHES, 0, MOST_INCHES },
  [BS_INCHES_LAST] = { "inches_last", N_ ("Moved last turn"), BONES_SHOW_NOT, 0, MOST_INCHES,
                       .inches = TRUE },
  [BS_RAMMED] = { "rammed", N_ ("Rammed this turn"), BONES_SHOW_NOT, 0, BONES_MAX_SHIPS,
                  .numbers = BONES_NUMBERS_SHIPS },
  [BS_HOOKS] = { "hooks", N_ ("Hooks thrown"), BONES_SHOW_NOT, 0, 1 },
  [BS_FOUGHT] = { "fought", N_ ("Round of the last battle"), BONES_SHOW_NOT, 0, BONES_MAX_ROUNDS },
  [BS_NEAR] = { "near", N_ ("Terrain within 1 in"), BONES_SHOW_NOT, 0, G_MAXUINT16,
                .numbers = BONES_NUMBERS_MARKERS },
  [BS_ANCHORED] = { "anchored", N_ ("Anchored"), BONES_SHOW_CHIP, 0, 1, .icon = "anchor" },
  [BS_TRAPPED] = { "trapped", N_ ("Trapped"), BONES_SHOW_CHIP, 0, 1, TRUE, .icon = "closed" },
  [BS_SUBMERGED] = { "submerged", N_ ("Submerged"), BONES_SHOW_CHIP, 0, 1, .icon = "submerged" },
  [BS_AIRBORNE] = { "airborne", N_ ("Airborne"), BONES_SHOW_CHIP, 0, 1, .icon = "airborne" },
  [BS_PROPULSION] = { "propulsion", N_ ("Propulsion"), BONES_SHOW_NOT, 0, BS_PROPULSIONS - 1,
                      .use = BONES_USE_WHEEL },
  [BS_BUILT] = { "built", N_ ("Built by faction"), BONES_SHOW_NOT, 0, BS_MAX_FACTIONS,
                 .named = TRUE },
  { NULL },
};

const BonesTrack bs_fleet_tracks[] = {
  [BS_BOOTY] = { "booty", N_ ("Booty dice"), BONES_SHOW_PIPS, 0, 99, .icon = "booty" },
  [BS_MORALE_TESTED] = { "morale_tested", N_ ("Morale tested"), BONES_SHOW_CHIP, 0, 1, TRUE },
  [BS_FACTION] = { "faction", N_ ("Faction"), BONES_SHOW_NOT, 0, BS_MAX_FACTIONS, .named = TRUE },
  [BS_WIZARD] = { "wizard", N_ ("Wizard aboard"), BONES_SHOW_NOT, 0, BONES_MAX_SHIPS,
                  .numbers = BONES_NUMBERS_SHIPS },
  [BS_ATTEMPTED] = { "attempted", N_ ("Magic attempted"), BONES_SHOW_CHIP, 0, 1,
                     .use = BONES_USE_MAGIC_SPENT, .icon = "magic" },
  [BS_REAL_CARDS] = { "real_cards", N_ ("Cards held"), BONES_SHOW_NOT, 0, 99 },
  [BS_MORALE_DUE] = { "morale_due", N_ ("Morale to be tested"), BONES_SHOW_NOT, 0, 1 },
  { NULL },
};

const BonesTrack bs_table_tracks[] = {
  [BS_BUCKET] = { "bucket", N_ ("Class ordered last"), BONES_SHOW_NOT, 0, BS_SPECIALS },
  [BS_PLACE] = { "place", N_ ("Fleet that had the last turn"), BONES_SHOW_NOT, 0, BONES_MAX_FLEETS,
                 .numbers = BONES_NUMBERS_PLACES },
  [BS_PRIZE] = { "prize", N_ ("Ship captured"), BONES_SHOW_NOT, 0, BONES_MAX_SHIPS,
                 .numbers = BONES_NUMBERS_SHIPS },
  [BS_CAPTOR] = { "captor", N_ ("Captor"), BONES_SHOW_NOT, 0, BONES_MAX_SHIPS,
                  .numbers = BONES_NUMBERS_SHIPS },
  [BS_OFFERED] = { "offered", N_ ("Fleet that may cast"), BONES_SHOW_NOT, 0, BONES_MAX_FLEETS,
                   .numbers = BONES_NUMBERS_PLACES },
  [BS_PASSES] = { "passes", N_ ("Passes in a row"), BONES_SHOW_NOT, 0, 99 },
  [BS_OLD_WIND] = { "old_wind", N_ ("Wind that returns"), BONES_SHOW_NOT, 0, BONES_CALM + 1 },
  { NULL },
};

/* The words for the values of the tracks that no card shows, of which 0 has none. */
static const struct {
  const char *track;
  const char *words[BS_ACTS];
} value_words[] = {
  { "acted",
    { NULL, "acted.fired", "acted.boarded", "acted.repaired", "acted.crewed", "acted.put-out",
      "acted.anchored", "acted.raised", "acted.swapped", "acted.rowed", "acted.submerged",
      "acted.took-off", "acted.landed", "acted.attacked", "acted.freed" } },
  { "propulsion",
    { "propulsion.sail", "propulsion.stern-wheel", "propulsion.side-wheel", "propulsion.none" } },
  { "bucket",
    { NULL, "step.boarding", "step.sloops", "step.frigates", "step.men-o-war",
      "step.special-models" } },
};

static const char *const faction_words[BS_MAX_FACTIONS] = {
  "faction.barbarians", "faction.dwarves",  "faction.elves",       "faction.goblinoids",
  "faction.realmsmen",  "faction.saurians", "faction.technomages", "faction.undead",
};

/* The words for faction number @value of the content, from 1. */
static const char *
word_faction (const BsContent *content, gint32 value)
{
  const gboolean known = value > 0 && value <= (gint32) content->n_factions;

  for (guint i = 0; known && bs_faction_ids[i] != NULL; i++)
    if (g_str_equal (bs_faction_ids[i], content->factions[value - 1].id))
      return faction_words[i];

  return NULL;
}

const char *
bs_value_words (gconstpointer data, const char *format, gint32 value)
{
  if (g_str_equal (format, "old_wind"))
    return value > 0 && value <= BONES_CALM + 1 ? bones_wind_id ((guint) value - 1) : NULL;

  if (g_str_equal (format, "faction") || g_str_equal (format, "built"))
    return word_faction (data, value);

  for (guint i = 0; i < G_N_ELEMENTS (value_words); i++)
    if (g_str_equal (value_words[i].track, format))
      return value >= 0 && value < BS_ACTS ? value_words[i].words[value] : NULL;

  return NULL;
}

const BonesVerb bs_verbs[BS_VERBS + 1] = {
  [BS_SET_UP] = { "set-up", N_ ("Set the Table Up"), BONES_OF_TABLE, .icon = "wind",
                  .run = bs_set_up },
  [BS_DRAW_WIND] = { "draw-wind", N_ ("Draw the Wind"), BONES_OF_TABLE, .follows = TRUE,
                     .icon = "wind", .run = bs_draw_wind },
  [BS_INITIATIVE] = { "initiative", N_ ("Settle Initiative"), BONES_OF_TABLE, .icon = "initiative",
                      .follows = TRUE, .run = bs_initiative },
  [BS_MAGIC] = { "magic", N_ ("Begin the Magic Phase"), BONES_OF_TABLE, .follows = TRUE,
                 .icon = "magic", .run = bs_magic },
  [BS_CAST] = { "cast", N_ ("Cast a Spell"), BONES_OF_FLEET, .icon = "magic", .aside = TRUE,
                .run = bs_cast },
  [BS_DISPEL] = { "dispel", N_ ("Dispel a Spell"), BONES_OF_FLEET, .icon = "dispel", .aside = TRUE,
                  .run = bs_dispel },
  [BS_PASS] = { "pass", N_ ("Pass"), BONES_OF_FLEET, .icon = "end-turn", .aside = TRUE,
                .run = bs_pass },
  [BS_ACTIVATE] = { "activate", IN_ ("action", "Order"), BONES_OF_SHIP, .icon = "helm",
                    .run = bs_activate, .can = bs_can_activate },
  [BS_OPPORTUNITY_FIRE] = { "opportunity-fire", N_ ("Opportunity Fire"), BONES_OF_SHIP,
                            .interrupts = TRUE, .icon = "cannon", .run = bs_fire,
                            .can = bs_can_opportunity_fire },
  [BS_MOVE] = { "move", IN_ ("action", "Move"), BONES_OF_SHIP, .icon = "move", .run = bs_move,
                .can = bs_can_move },
  [BS_RAM] = { "ram", N_ ("Ram"), BONES_OF_SHIP, .icon = "ram", .run = bs_ram, .can = bs_can_ram },
  [BS_GROUND_TEST] = { "ground-test", N_ ("Test Near Land or Reef"), BONES_OF_SHIP,
                       .icon = "aground", .aside = TRUE, .run = bs_ground_test,
                       .can = bs_can_ground_test },
  [BS_GRAPPLE] = { "grapple", N_ ("Throw Hooks"), BONES_OF_SHIP, .icon = "grapple",
                   .run = bs_grapple, .can = bs_can_grapple },
  [BS_FIRE] = { "fire", N_ ("Fire a Bank"), BONES_OF_SHIP, .icon = "cannon", .run = bs_fire,
                .can = bs_can_fire },
  [BS_ATTACK] = { "attack", N_ ("Attack"), BONES_OF_SHIP, .icon = "hit", .run = bs_attack,
                  .can = bs_can_attack },
  [BS_BOARD] = { "board", N_ ("Fight the Boarding Action"), BONES_OF_SHIP, .link = BS_GRAPPLE_LINK,
                 .icon = "board", .run = bs_board, .can = bs_can_board },
  [BS_AFTERMATH] = { "aftermath", N_ ("Decide About the Prize"), BONES_OF_SHIP, .follows = TRUE,
                     .icon = "prize", .run = bs_aftermath },
  [BS_CREW_HULL] = { "crew-hull", N_ ("Crew an Abandoned Hull"), BONES_OF_SHIP, .icon = "crew",
                     .run = bs_crew_hull, .can = bs_can_crew_hull },
  [BS_REPAIR] = { "repair", N_ ("Repair"), BONES_OF_SHIP, .icon = "repair", .run = bs_repair,
                  .can = bs_can_repair },
  [BS_PUT_OUT_FIRE] = { "put-out-fire", N_ ("Put Out a Fire"), BONES_OF_SHIP, .icon = "flame",
                        .run = bs_put_out_fire, .can = bs_can_put_out_fire },
  [BS_ANCHOR] = { "anchor", N_ ("Drop Anchor"), BONES_OF_SHIP, .icon = "anchor", .run = bs_anchor,
                  .can = bs_can_anchor },
  [BS_RAISE_ANCHOR] = { "raise-anchor", N_ ("Raise Anchor"), BONES_OF_SHIP, .icon = "anchor",
                        .run = bs_raise_anchor, .can = bs_can_raise_anchor },
  [BS_SWAP_CREW] = { "swap-crew", N_ ("Swap Crew"), BONES_OF_SHIP, .icon = "crew",
                     .run = bs_swap_crew, .can = bs_can_swap_crew },
  [BS_ROW_BOATS] = { "row-boats", N_ ("Row Boats"), BONES_OF_SHIP, .icon = "boat",
                     .run = bs_row_boats, .can = bs_can_row_boats },
  [BS_SUBMERGE] = { "submerge", N_ ("Submerge"), BONES_OF_SHIP, .icon = "submerged",
                    .run = bs_submerge, .can = bs_can_submerge },
  [BS_EMERGE] = { "emerge", N_ ("Emerge"), BONES_OF_SHIP, .icon = "emerge", .run = bs_emerge,
                  .can = bs_can_emerge },
  [BS_TAKE_OFF] = { "take-off", N_ ("Take Off"), BONES_OF_SHIP, .icon = "airborne",
                    .run = bs_take_off, .can = bs_can_take_off },
  [BS_LAND] = { "land", IN_ ("action", "Land"), BONES_OF_SHIP, .icon = "landed", .run = bs_land,
                .can = bs_can_land },
  [BS_WITHDRAW] = { "withdraw", N_ ("Leave the Table"), BONES_OF_SHIP, .icon = "concede",
                    .run = bs_withdraw, .can = bs_can_withdraw },
  [BS_END_TURN] = { "end-turn", N_ ("End Her Turn"), BONES_OF_SHIP, .icon = "end-turn",
                    .run = bs_end_turn, .can = bs_can_end_turn },
  [BS_END_ROUND] = { "end-round", N_ ("End the Round"), BONES_OF_TABLE, .icon = "end-round",
                     .run = bs_end_round },
  [BS_CONCEDE] = { "concede", N_ ("Strike the Colours"), BONES_OF_FLEET, .ends = TRUE,
                   .icon = "concede", .run = bs_concede },
  [BS_END_BATTLE] = { "end-battle", N_ ("End the Battle"), BONES_OF_TABLE, .ends = TRUE,
                      .icon = "concede", .run = bs_end_battle },
  [BS_TEST_MORALE] = { "test-morale", N_ ("Test Morale"), BONES_OF_FLEET, .any_time = TRUE,
                       .icon = "crew", .run = bs_test_morale },
  { NULL },
};
