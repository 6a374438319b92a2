/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "null.h"

const char *const null_editions[] = { "1", NULL };
static const char *const card_sources[] = { "app", "physical", NULL };
const char *const null_windows[] = { "keep", "keep-all", "luck", NULL };
const char *const null_sights[] = { "clear", "haze", "fog", NULL };
const char *const null_link_kinds[] = { "", NULL };
const char *const null_marker_kinds[] = { "", "buoy", NULL };

const BonesOption null_options[] = {
  { "edition", BONES_OPTION_VALUES, 0, null_editions, 0, 0, FALSE,
    N_ ("The edition of the rules.") },
  { "lives", BONES_OPTION_NUMBER, 2, NULL, 1, 9, FALSE, N_ ("How many hits a boat can take.") },
  { "cards", BONES_OPTION_VALUES, 0, card_sources, 0, 0, FALSE, N_ ("Who draws the cards.") },
  { "charms", BONES_OPTION_SWITCH, FALSE, NULL, 0, 0, FALSE, N_ ("Fleets hold charms.") },
  { NULL },
};

const BonesVerb null_verbs[] = {
  [NULL_BEGIN] = { "begin", N_ ("Begin"), BONES_OF_TABLE },
  [NULL_DRAW] = { "draw", N_ ("Draw the Sight"), BONES_OF_TABLE, .icon = "cards" },
  [NULL_SHOOT] = { "shoot", N_ ("Shoot"), BONES_OF_SHIP },
  [NULL_DUCK] = { "duck", N_ ("Duck"), BONES_OF_SHIP },
  [NULL_ROW] = { "row", N_ ("Row"), BONES_OF_SHIP },
  [NULL_END_ROUND] = { "end-round", N_ ("End the Round"), BONES_OF_TABLE, .icon = "end-round" },
  [NULL_PLAY_CHARM] = { "charm", N_ ("Play a Charm"), BONES_OF_FLEET },
  { NULL },
};

#define STOVE(n)                                                                                   \
  [NULL_STOVE                                                                                      \
      + (n) -1] = { "stove_" #n, N_ ("{name}: stove in"), BONES_SHOW_PLAN, 0, NULL_PLANKS, TRUE,   \
                    .tap = 1,    .family = "stove" }
#define BURNT(n)                                                                                   \
  [NULL_BURNT                                                                                      \
      + (n) -1] = { "burnt_" #n, N_ ("{name}: burning"), BONES_SHOW_PLAN, 0, NULL_PLANKS, TRUE,    \
                    .tap = 1,    .family = "burnt" }

const BonesTrack null_ship_tracks[] = {
  [NULL_HITS] = { "hits", N_ ("Hits"), BONES_SHOW_HOLES, 0, 9, TRUE, NULL, .tap = 1,
                  .icon = "hit" },
  [NULL_DUCKED] = { "ducked", N_ ("Ducked"), BONES_SHOW_CHIP, 0, 1, FALSE, NULL },
  [NULL_ROWED] = { "rowed", N_ ("Rowed"), BONES_SHOW_INCHES, 0, 600, FALSE, NULL },
  STOVE (1),
  STOVE (2),
  STOVE (3),
  BURNT (1),
  BURNT (2),
  BURNT (3),
  [NULL_BILGE] = { "bilge", N_ ("Bilge"), BONES_SHOW_PLAN, 0, NULL_STRAKES, TRUE, .tap = 1 },
  [NULL_POLES] = { "poles", N_ ("Poles"), BONES_SHOW_PLAN, 0, 9, .tap = -1 },
  [NULL_IN_REEDS] = { "in_reeds", N_ ("In the reeds"), BONES_SHOW_CHIP, 0, 1 },
  { NULL },
};

const BonesTrack null_fleet_tracks[] = {
  [NULL_LUCK] = { "luck", N_ ("Luck"), BONES_SHOW_COUNT, 0, 6, FALSE, NULL },
  { NULL },
};

const BonesTrack null_table_tracks[] = {
  [NULL_SIGHT] = { "sight", N_ ("Sight"), BONES_SHOW_COUNT, 0, 3, FALSE, NULL },
  { NULL },
};

static const BonesWords words[] = {
  { "ask.luck", N_ ("{fleet}: roll one die for luck.") },
  { "ask.sight", N_ ("Draw a card for the sight.") },
  { "ask.target", N_ ("Whom does {ship} shoot at?") },
  { "ask.shot", N_ ("{ship} shoots at {other}: {b} or more hits.") },
  { "ask.duck", N_ ("{other} sees {ship} take aim. Does {ship} fire?") },
  { "ask.charm", N_ ("{fleet}: which charm do you play?") },
  { "ask.inches", N_ ("How far does {ship} row?") },
  { "ask.reroll", N_ ("{fleet} may spend luck to roll again: {a} left.") },
  { "choice.keep", N_ ("Keep") },
  { "choice.keep-all", N_ ("Always keep") },
  { "choice.luck", N_ ("Spend luck") },
  { "choice.clear", N_ ("Clear") },
  { "choice.haze", N_ ("Haze") },
  { "choice.fog", N_ ("Fog") },
  { "class.boat", N_ ("Boat") },
  { "event.luck", N_ ("{fleet} begins with {a} luck."), .brief = N_ ("{fleet}: luck {a}") },
  { "event.sight", N_ ("The sight is drawn."), .brief = N_ ("Sight drawn") },
  { "event.hit", N_ ("{ship} is hit: {a}."), .brief = N_ ("{ship}: hit {a}") },
  { "event.missed", N_ ("{ship} is missed."), .brief = N_ ("{ship}: missed") },
  { "event.ducked", N_ ("{ship} ducks."), .brief = N_ ("{ship} ducks") },
  { "event.sunk", N_ ("{ship} sinks."), .brief = N_ ("{ship}: sunk") },
  { "event.rowed", N_ ("{ship} rows {a:inches}."), .brief = N_ ("{ship}: {a:inches}") },
  { "event.spent", N_ ("{fleet} spends luck: {a} left."), .brief = N_ ("{fleet}: luck {a}") },
  { "event.charmed", N_ ("{fleet} plays {a:card}: {b} luck."), .brief = N_ ("{fleet}: {a:card}") },
  { "event.round", N_ ("Round {a} begins."), .brief = N_ ("Round {a}") },
  { "refusal.begun", N_ ("The game has begun.") },
  { "refusal.not-begun", N_ ("The game has not begun.") },
  { "tap.hits", NP_ ("Add a hit to {ship}", "Add {a} hits to {ship}") },
  { "full.hits", N_ ("{ship} is already at {a} of {b} hits") },
  { "tap.stove",
    NP_ ("{ship}: one plank more stove in: {name}", "{ship}: {a} planks more stove in: {name}") },
  { "tap.burnt",
    NP_ ("{ship}: one plank more burning: {name}", "{ship}: {a} planks more burning: {name}") },
  { "tap.bilge", NP_ ("{ship}: one strake more leaks", "{ship}: {a} strakes more leak") },
  { "tap.poles", NP_ ("{ship} loses a pole", "{ship} loses {a} poles") },
  { "refusal.drawn", N_ ("The sight was drawn this round.") },
  { "refusal.not-drawn", N_ ("Draw the sight first.") },
  { "refusal.gone", N_ ("{ship} is gone.") },
  { "refusal.no-oars", N_ ("{ship} cannot be rowed.") },
  { "refusal.no-charm", N_ ("{fleet} holds no charm.") },
  { "refusal.ordered", N_ ("{ship} has had her turn.") },
  { "refusal.nobody", N_ ("Nobody is left to shoot at.") },
  { "refusal.not-shot-at", N_ ("{ship} is not being shot at.") },
  { "refusal.ducked", N_ ("{ship} has ducked this round.") },
  { "fault.no-such-class", N_ ("There is no class {name}.") },
  { "hidden.ship", N_ ("Reeds {a}") },
  { "hidden.kind", N_ ("Something in the reeds") },
  { "track.in-reeds", N_ ("In the reeds") },
  { "part.poling", N_ ("poling") },
  { "track.bilge", N_ ("Bilge") },
  { "track.poles", N_ ("Poles") },
  { "track.hits", N_ ("Hits") },
  { "track.ducked", N_ ("Ducked") },
  { "track.rowed", N_ ("Rowed") },
  { "step.draw", N_ ("Sight") },
  { "step.boats", N_ ("Boats") },
  { "step.end", N_ ("End") },
  { "marker.buoy", N_ ("Buoy {a}") },
  { NULL },
};

const BonesWords *const null_words[] = { words, NULL };
