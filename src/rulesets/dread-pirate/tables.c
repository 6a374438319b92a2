/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

const BonesBoard dp_board = {
  .files = 8,
  .ranks = 8,
  .square = DP_SQUARE,
  .piece = DP_PIECE,
  .colour = DP_COLOUR,
  .black = "king", /* DP-DRD-05 */
  .move = "moves",
  .place = "placed",
  .side = "side",
  .pair = dp_pair,
  .apart = dp_separation,
  .span = dp_span,
};

const char *const dp_kind_ids[] = { "sloop", "frigate", "ship-of-the-line", "port", NULL };
const char *const dp_piece_ids[] = { "none", "pawn", "knight", "rook", "queen", "king", NULL };
const char *const dp_link_kinds[] = { "", "skirmish", "raid", "gambit", "closed", "shunned", NULL };
const char *const dp_marker_kinds[] = { "", "black-spot", NULL };
static const char *const colours[] = { "none", "white", "black", NULL };
static const char *const shores[] = { "at-sea", "ashore", "attacked-ashore", NULL };

const BonesVerb dp_verbs[] = {
  [DP_SET_UP] = { "set-up", N_ ("Choose the markers"), BONES_OF_TABLE },
  [DP_DRAW_WIND] = { "draw-wind", N_ ("Roll the wind die"), BONES_OF_TABLE },
  [DP_ATTACK] = { "attack", N_ ("Attack a ship"), BONES_OF_SHIP },
  [DP_RAID] = { "raid", N_ ("Raid a port"), BONES_OF_SHIP },
  [DP_GAMBIT] = { "gambit", N_ ("Declare a Desperation Gambit"), BONES_OF_SHIP },
  [DP_FIRE] = { "fire", N_ ("Fire"), BONES_OF_SHIP },
  [DP_MOVE] = { "move", N_ ("Move"), BONES_OF_SHIP },
  [DP_PASS] = { "pass", N_ ("Pass"), BONES_OF_SHIP },
  [DP_EXCHANGE] = { "exchange", N_ ("Fire at each other"), BONES_OF_TABLE },
  [DP_PLAY_CARD] = { "card", N_ ("Play a Dread Pirate card"), BONES_OF_SHIP },
  [DP_TREASURE] = { "treasure", N_ ("Report treasure won elsewhere"), BONES_OF_SHIP },
  [DP_UPGRADE] = { "upgrade", N_ ("Get a larger ship"), BONES_OF_SHIP },
  [DP_SAIL] = { "sail", N_ ("Roll the sailing advantage"), BONES_OF_FLEET },
  [DP_CROWN] = { "dread-pirate", N_ ("Becomes the Dread Pirate"), BONES_OF_FLEET,
                 .back = N_ ("Is no longer the Dread Pirate"), .marks = DP_DREAD_PIRATE },
  [DP_END_TURN] = { "end-turn", N_ ("End the turn"), BONES_OF_FLEET },
  [DP_ELSEWHERE] = { "elsewhere", N_ ("Report an action elsewhere"), BONES_OF_SHIP },
  [DP_BUY] = { "buy", N_ ("Buy something for the ship"), BONES_OF_SHIP },
  [DP_STOW] = { "stow", N_ ("Stow cargo"), BONES_OF_SHIP },
  [DP_GIVE_SPOT] = { "give-spot", N_ ("Give the black spot"), BONES_OF_SHIP },
  [DP_LIFT_SPOT] = { "lift-spot", N_ ("Lift the black spot"), BONES_OF_SHIP },
  [DP_CONCEDE] = { "concede", N_ ("Leave the game"), BONES_OF_FLEET, .ends = TRUE },
  [DP_END_BATTLE] = { "end-battle", N_ ("End the game"), BONES_OF_TABLE, .ends = TRUE },
  { NULL },
};

const BonesTrack dp_ship_tracks[] = {
  [DP_CREW] = { "crew", N_ ("Crew points"), BONES_SHOW_PEGS, 0, 99, .tap = -1 },
  [DP_DECKS] = { "decks", N_ ("Gun decks"), BONES_SHOW_COUNT, 0, 20, .trait = TRUE },
  [DP_SQUARE] = { "square", N_ ("Square"), BONES_SHOW_SQUARE, 0, 64 },
  [DP_PIECE] = { "piece", N_ ("Battle marker"), BONES_SHOW_WORD, 0, DP_PIECES - 1, FALSE,
                 dp_piece_ids, .trait = TRUE },
  [DP_CARD] = { "card", N_ ("Dread Pirate cards"), BONES_SHOW_NOT, DP_ZERO - 27, DP_ZERO + 27,
                FALSE, NULL, DP_ZERO },
  [DP_ASHORE] = { "ashore", N_ ("Ashore"), BONES_SHOW_WORD, 0, DP_ATTACKED_ASHORE, FALSE, shores },
  [DP_CREW_MAX] = { "crew_max", N_ ("Crew points of her class"), BONES_SHOW_NOT, 0, 99 },
  [DP_CARGO] = { "cargo", N_ ("Cargo"), BONES_SHOW_COUNT, 0, 99 },
  [DP_GRAPE_SHOT] = { "grape_shot", N_ ("Grape shot"), BONES_SHOW_CHIP, 0, 1, .trait = TRUE },
  [DP_SAILS] = { "sails", N_ ("More sails"), BONES_SHOW_CHIP, 0, 1, .trait = TRUE },
  [DP_SPYGLASS] = { "spyglass", N_ ("Spyglass"), BONES_SHOW_CHIP, 0, 1, .trait = TRUE },
  { NULL },
};

const BonesTrack dp_fleet_tracks[] = {
  [DP_DREAD_PIRATE] = { "dread_pirate", N_ ("The Dread Pirate"), BONES_SHOW_CHIP, 0, 1,
                        .trait = TRUE, .use = BONES_USE_BLACK_FLAG },
  [DP_COLOUR] = { "colour", N_ ("Colour of the marker"), BONES_SHOW_WORD, 0, 2, FALSE, colours },
  { NULL },
};

const BonesTrack dp_table_tracks[] = {
  [DP_TURN] = { "turn", N_ ("Whose turn it is"), BONES_SHOW_NOT, 0, BONES_MAX_FLEETS,
                .numbers = BONES_NUMBERS_FLEETS },
  [DP_ROUND] = { "skirmish_round", N_ ("Round of the battle"), BONES_SHOW_COUNT, 0,
                 BONES_MAX_ROUNDS },
  [DP_EXTRA_TURNS] = { "extra_turns", N_ ("Surprise turns left"), BONES_SHOW_COUNT, 0, 9 },
  [DP_SEPARATION] = { "separation", N_ ("Separation"), BONES_SHOW_COUNT, 0, 7 },
  { NULL },
};
