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
  [DP_SET_UP] = { "set-up", N_ ("Choose the Markers"), BONES_OF_TABLE, .icon = "wind",
                  .run = dp_set_up },
  [DP_DRAW_WIND] = { "draw-wind", N_ ("Roll the Wind Die"), BONES_OF_TABLE, .icon = "wind",
                     .run = dp_draw_wind },
  [DP_ATTACK] = { "attack", N_ ("Attack a Ship"), BONES_OF_SHIP, .icon = "hit", .aside = TRUE,
                  .run = dp_attack },
  [DP_RAID] = { "raid", N_ ("Raid a Port"), BONES_OF_SHIP, .icon = "landed", .aside = TRUE,
                .run = dp_raid },
  [DP_GAMBIT] = { "gambit", N_ ("Declare a Desperation Gambit"), BONES_OF_SHIP, .icon = "board",
                  .aside = TRUE, .run = dp_gambit },
  [DP_FIRE] = { "fire", IN_ ("action", "Fire"), BONES_OF_SHIP, .icon = "cannon", .run = dp_fire },
  [DP_MOVE] = { "move", IN_ ("action", "Move"), BONES_OF_SHIP, .icon = "move", .run = dp_move },
  [DP_PASS] = { "pass", N_ ("Pass"), BONES_OF_SHIP, .icon = "end-turn", .run = dp_pass },
  [DP_EXCHANGE] = { "exchange", N_ ("Fire at Each Other"), BONES_OF_TABLE, .icon = "cannon",
                    .run = dp_exchange },
  [DP_PLAY_CARD] = { "card", N_ ("Play a Dread Pirate Card"), BONES_OF_SHIP, .icon = "cards",
                     .run = dp_play_card },
  [DP_TREASURE] = { "treasure", N_ ("Report Treasure Won Elsewhere"), BONES_OF_SHIP,
                    .icon = "booty", .aside = TRUE, .run = dp_treasure },
  [DP_UPGRADE] = { "upgrade", N_ ("Get a Larger Ship"), BONES_OF_SHIP, .icon = "ship",
                   .aside = TRUE, .run = dp_upgrade },
  [DP_SAIL] = { "sail", N_ ("Roll the Sailing Advantage"), BONES_OF_FLEET, .icon = "move",
                .aside = TRUE, .run = dp_sail },
  [DP_CROWN] = { "dread-pirate", N_ ("Becomes the Dread Pirate"), BONES_OF_FLEET,
                 .back = N_ ("Is No Longer the Dread Pirate"), .marks = DP_DREAD_PIRATE,
                 .icon = "dread-pirate", .aside = TRUE, .run = dp_crown },
  [DP_END_TURN] = { "end-turn", N_ ("End the Turn"), BONES_OF_FLEET, .icon = "end-turn",
                    .aside = TRUE, .run = dp_end_turn },
  [DP_ELSEWHERE] = { "elsewhere", N_ ("Report an Action Elsewhere"), BONES_OF_SHIP, .icon = "move",
                     .aside = TRUE, .run = dp_elsewhere },
  [DP_BUY] = { "buy", N_ ("Buy Something for the Ship"), BONES_OF_SHIP, .icon = "booty",
               .aside = TRUE, .run = dp_buy },
  [DP_STOW] = { "stow", N_ ("Stow Cargo"), BONES_OF_SHIP, .icon = "booty", .aside = TRUE,
                .run = dp_stow },
  [DP_GIVE_SPOT] = { "give-spot", N_ ("Give the Black Spot"), BONES_OF_SHIP, .icon = "black-spot",
                     .aside = TRUE, .run = dp_give_spot },
  [DP_LIFT_SPOT] = { "lift-spot", N_ ("Lift the Black Spot"), BONES_OF_SHIP, .icon = "black-spot",
                     .aside = TRUE, .run = dp_lift_spot },
  [DP_CONCEDE] = { "concede", N_ ("Leave the Game"), BONES_OF_FLEET, .ends = TRUE,
                   .icon = "concede", .run = dp_concede },
  [DP_END_BATTLE] = { "end-battle", N_ ("End the Battle"), BONES_OF_TABLE, .ends = TRUE,
                      .icon = "concede", .run = dp_end_game },
  { NULL },
};

const BonesTrack dp_ship_tracks[] = {
  [DP_CREW] = { "crew", N_ ("Crew points"), BONES_SHOW_PEGS, 0, 99, .tap = -1, .lasts = TRUE,
                .icon = "crew" },
  [DP_DECKS] = { "decks", N_ ("Gun decks"), BONES_SHOW_COUNT, 0, 20, .trait = TRUE },
  [DP_SQUARE] = { "square", N_ ("Square"), BONES_SHOW_SQUARE, 0, 64, .icon = "square" },
  [DP_PIECE] = { "piece", N_ ("Battle marker"), BONES_SHOW_WORD, 0, DP_PIECES - 1, FALSE,
                 dp_piece_ids, .trait = TRUE },
  [DP_CARD] = { "card", N_ ("Dread Pirate cards"), BONES_SHOW_NOT, DP_ZERO - 27, DP_ZERO + 27,
                FALSE, NULL, DP_ZERO },
  [DP_ASHORE] = { "ashore", N_ ("Place"), BONES_SHOW_WORD, 0, DP_ATTACKED_ASHORE, FALSE, shores,
                  .icon = "landed" },
  [DP_CREW_MAX] = { "crew_max", N_ ("Crew points of her class"), BONES_SHOW_NOT, 0, 99 },
  [DP_CARGO] = { "cargo", N_ ("Cargo"), BONES_SHOW_COUNT, 0, 99, .lasts = TRUE, .icon = "booty" },
  [DP_GRAPE_SHOT] = { "grape_shot", N_ ("Grape shot"), BONES_SHOW_CHIP, 0, 1, .trait = TRUE,
                      .lasts = TRUE },
  [DP_SAILS] = { "sails", N_ ("More sails"), BONES_SHOW_CHIP, 0, 1, .trait = TRUE, .lasts = TRUE },
  [DP_SPYGLASS] = { "spyglass", N_ ("Spyglass"), BONES_SHOW_CHIP, 0, 1, .trait = TRUE,
                    .lasts = TRUE },
  { NULL },
};

const BonesTrack dp_fleet_tracks[] = {
  [DP_DREAD_PIRATE] = { "dread_pirate", N_ ("The Dread Pirate"), BONES_SHOW_CHIP, 0, 1,
                        .trait = TRUE, .lasts = TRUE, .use = BONES_USE_BLACK_FLAG,
                        .icon = "dread-pirate" },
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
  [DP_WIND_ROLLED] = { "wind_rolled", N_ ("Wind die rolled this turn"), BONES_SHOW_NOT, 0, 1 },
  { NULL },
};
