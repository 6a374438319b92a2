/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

const char *const bs_editions[] = { "2025", "2015", NULL };

/* The values stand in the order of the enums in black-spot.h. */
static const char *const scopes[] = { "pool", "single_die", NULL };
static const char *const multis[] = { "successive", "best_of", NULL };
static const char *const whose[] = { "own", "any", NULL };
static const char *const wind_methods[] = { "cards", "manual", NULL };
static const char *const sources[] = { "app", "physical", NULL };
static const char *const redraws[] = { "when_empty", "every_round", NULL };
static const char *const diagonals[] = { "full", "half", NULL };
static const char *const init_methods[] = { "tokens", "rolloff", "manual", NULL };
static const char *const cycles[] = { "one_each", "whole_bucket", NULL };
static const char *const restarts[] = { "first_player", "continue", NULL };
static const char *const turns[] = { "one", "many", NULL };
static const char *const repeats[] = { "on_entry", "every_turn_inside", NULL };
static const char *const zero_moves[] = { "must_move", "adjacent", NULL };
static const char *const first_fights[] = { "immediate", "next_round", NULL };
static const char *const defeats[] = { "would_sink", "hits_equal_dice", "any_loss", NULL };
static const char *const break_offs[] = { "off", "mutual", NULL };
static const char *const donors[] = { "contact", "victor_only", "any", NULL };
static const char *const costs[] = { "action", "free", NULL };
static const char *const bases[] = { "current", "original", NULL };
static const char *const sinkings[] = { "hit", "damage", NULL };
static const char *const victories[] = { "last_fleet", "rounds", "none", NULL };
static const char *const exits[] = { "forbid", "withdraw", NULL };

#define VALUES(key, values, text)                                                                  \
  {                                                                                                \
    key, BONES_OPTION_VALUES, 0, values, 0, 0, FALSE, text                                         \
  }
#define SWITCH(key, initial, text)                                                                 \
  {                                                                                                \
    key, BONES_OPTION_SWITCH, initial, NULL, 0, 1, FALSE, text                                     \
  }

const BonesOption bs_options[BS_OPTIONS + 1] = {
  [BS_EDITION] = VALUES ("edition", bs_editions, N_ ("Which edition's profile is played.")),
  [BS_FLEET_POINTS] = { "fleet.points", BONES_OPTION_NUMBER, 20, NULL, 2, 198, TRUE,
                        N_ ("How many points a fleet may spend on ships.") },
  [BS_FLEET_ENFORCE] = SWITCH (
      "fleet.enforce", TRUE,
      N_ ("Fleets that break the rules of fleet building are refused; off, they are only warned.")),
  [BS_BOOTY_SCOPE] = VALUES (
      "booty.scope", scopes,
      N_ ("A booty die rolls the whole pool again, or one die of it that the player picks.")),
  [BS_BOOTY_MULTI] = VALUES (
      "booty.multi", multis,
      N_ ("Several booty dice on one roll are spent one after another and the last roll stands, or "
          "their number is declared, all are rolled and the best counts.")),
  [BS_BOOTY_WHOSE] =
      VALUES ("booty.whose", whose,
              N_ ("Booty dice reroll a fleet's own rolls only, or any fleet's rolls.")),
  [BS_BOOTY_NEUTRAL] =
      SWITCH ("booty.neutral", FALSE,
              N_ ("Rolls that belong to nobody may be rerolled, by every fleet with booty dice.")),
  [BS_BOOTY_SETUP] = SWITCH (
      "booty.setup", FALSE,
      N_ ("The dice of the set-up may be rerolled; a fleet's booty die out of what it shows.")),
  [BS_FLAGSHIP_SPECIAL_SHIPS] = SWITCH (
      "flagship.special_ships", TRUE,
      N_ ("Ships of optional classes may be flagships; off, only those of the standard classes.")),
  [BS_WIND_METHOD] =
      VALUES ("wind.method", wind_methods,
              N_ ("The wind comes from a deck of cards, or the table says which way it blows.")),
  [BS_WIND_SOURCE] =
      VALUES ("wind.source", sources,
              N_ ("The app draws the wind card, or the card drawn at the table is entered.")),
  [BS_WIND_DECK] = { "wind.deck", BONES_OPTION_DATA, 0, NULL, 0, 0, FALSE,
                     N_ ("How many wind cards there are for each of the eight points and calm.") },
  [BS_WIND_REDRAW] =
      VALUES ("wind.redraw", redraws,
              N_ ("The wind deck is shuffled again when it is empty, or before every draw.")),
  [BS_WIND_DIAGONAL] =
      VALUES ("wind.diagonal", diagonals,
              N_ ("Half a right angle off the wind still counts as with or against it, or counts "
                  "as across.")),
  [BS_INIT_METHOD] = VALUES (
      "init.method", init_methods,
      N_ ("The order of play comes from tokens drawn, from a roll-off, or is agreed and entered.")),
  [BS_INIT_SOURCE] =
      VALUES ("init.source", sources,
              N_ ("The app draws the initiative tokens, or those drawn at the table are entered.")),
  [BS_INIT_CYCLE] =
      VALUES ("init.cycle", cycles,
              N_ ("Fleets order one ship each in turn, or all their ships of a class at once.")),
  [BS_INIT_RESTART] =
      VALUES ("init.restart", restarts,
              N_ ("Each class begins with the first player again, or with whoever is next.")),
  [BS_TURN_PER_MOVE] =
      VALUES ("turn.per_move", turns,
              N_ ("A ship may turn once in a move, or several times at the full cost each.")),
  [BS_GROUND_REPEAT] = VALUES (
      "ground.repeat", repeats,
      N_ ("A ship tests against running aground when she comes within 1 in of a piece of terrain, "
          "or also on every later turn that she stays there.")),
  [BS_GROUND_CONTACT_DAMAGE] =
      SWITCH ("ground.contact_damage", TRUE,
              N_ ("A ship that runs right into terrain takes 1 damage as well as going aground.")),
  [BS_GROUND_ACTION_AFTER] =
      SWITCH ("ground.action_after", TRUE,
              N_ ("A ship that has just run aground may still take an action in that turn.")),
  [BS_GRAP_ZERO_MOVE] =
      VALUES ("grap.zero_move", zero_moves,
              N_ ("A ship throws hooks only at the end of a move that brought her alongside, or "
                  "also when she lay there and did not move.")),
  [BS_BOARD_FIRST_FIGHT] =
      VALUES ("board.first_fight", first_fights,
              N_ ("The first battle is fought in the turn of the hooks, or in the next round.")),
  [BS_BOARD_CONSUMES_TARGET] =
      SWITCH ("board.consumes_target", TRUE,
              N_ ("A ship that is boarded before her turn loses that turn.")),
  [BS_BOARD_DEFEAT] = VALUES (
      "board.defeat", defeats,
      N_ ("A boarded ship is taken by a hit that would sink her, by a hit that fills her with "
          "hits, or by any lost battle.")),
  [BS_BOARD_BREAK_OFF] =
      VALUES ("board.break_off", break_offs,
              N_ ("Grappled ships fight to the end, or may part when both captains agree.")),
  [BS_PRIZE_DONOR] =
      VALUES ("prize.donor", donors,
              N_ ("The crew of a prize comes from a friendly ship that touches her, from the "
                  "victor only, or from any friendly ship.")),
  [BS_ABANDONED_COST] = VALUES (
      "abandoned.cost", costs, N_ ("To crew an abandoned hull takes a ship's action, or is free.")),
  [BS_CAP_BASIS] = VALUES (
      "cap.basis", bases,
      N_ ("A ship carries as many hits as she has crew dice now, or as her class began with.")),
  [BS_SINK_ON] = VALUES (
      "sink.on", sinkings,
      N_ ("A ship full of hits sinks at the next hit, or at the next damage without a roll.")),
  [BS_VICTORY] = VALUES (
      "victory", victories,
      N_ ("The battle goes to the last fleet afloat, to the most points afloat after a number of "
          "rounds, or to nobody until the players end it.")),
  [BS_VICTORY_ROUNDS] = { "victory.rounds", BONES_OPTION_NUMBER, 8, NULL, 1, 99, FALSE,
                          N_ ("How many rounds are played where rounds decide the battle.") },
  [BS_EDGE_EXIT] =
      VALUES ("edge.exit", exits,
              N_ ("No ship may leave the table, or a ship that sails off it has withdrawn.")),
  { NULL },
};

/* Section 13.3: what 2015 does otherwise, as far as the core knows it (BS-INIT-3). */
void
bs_profile (guint8 *options)
{
  options[BS_INIT_METHOD] = options[BS_EDITION] == BS_2015 ? BS_INIT_ROLLOFF : BS_INIT_TOKENS;
}
