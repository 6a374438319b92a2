/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"
#include "harness.h"
#include "scenes.h"

/* Each value of each setting, the extensions, and faults of fleets. */

#define MOVE_BESIDE "move R1: [3] d3 "

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "the wind stays", TWO, "dp.wind_in_skirmish=fixed", FIGHT ("d2", "d6") FROM_EAST,
    "pass R1; pass B1; move R1", "asks=movement wind=W", NULL },
  { "a wind each round", TWO, "dp.wind_in_skirmish=every_round", FIGHT ("d2", "d6") FROM_EAST,
    "pass R1; pass B1", "asks=wind skirmish_round=2", "DP-WND-01" },
  { "a wind in round two, not in each turn", TWO, "dp.wind_in_skirmish=every_round",
    FIGHT ("d2", "d6") FROM_EAST, "pass R1; pass B1: S; pass R1", "asks=nothing wind=N next=B1",
    NULL },
  { "no second wind in the first round", TWO, "dp.wind_in_skirmish=every_round", NULL,
    "attack R1: B1 N S [4] d1 [1]; pass R1", "asks=nothing skirmish_round=1", NULL },
  { "a wind each move", TWO, "dp.wind_in_skirmish=every_move", FIGHT ("d2", "d6") FROM_EAST,
    "move R1", "asks=wind", "DP-WND-01" },
  { "which counts for it", TWO, "dp.wind_in_skirmish=every_move", FIGHT ("d2", "d6") FROM_EAST,
    "move R1: S [3]", "wind=N squares=d2,d3", NULL },

  { "crew: the difference", TWO, "dp.upgrade_crew=difference", "R1.crew=5", "upgrade R1: yes yes",
    "R1.crew=7", "DP-UPG-03" },
  { "crew: a full one", TWO, "dp.upgrade_crew=full", "R1.crew=5", "upgrade R1: yes yes",
    "R1.crew=10", NULL },
  { "crew: as it is", TWO, "dp.upgrade_crew=unchanged", "R1.crew=5", "upgrade R1: yes yes",
    "R1.crew=5 R1.crew_max=10", NULL },

  { "sailing: the main board only", TWO, "dp.d6_sailing=main_board",
    "Red.dread_pirate=1 " FIGHT ("d2", "d6"), "move R1", "dice=1", NULL },
  { "sailing: the better of two", TWO, "dp.d6_sailing=battle_best_of_two",
    "Red.dread_pirate=1 " FIGHT ("d2", "d8") FROM_EAST, "move R1: [2 4]", "told=may-sail:1,0",
    "DP-MOV-01" },
  { "sailing: both", TWO, "dp.d6_sailing=battle_add_die",
    "Red.dread_pirate=1 " FIGHT ("d2", "d8") FROM_EAST, "move R1: [2 4]", "told=may-sail:3,2",
    NULL },
  { "sailing: the Dread Pirate only", TWO, "dp.d6_sailing=battle_add_die", FIGHT ("d2", "d8"),
    "move R1", "dice=1", NULL },
  { "sailing: nor for a player without the advantage", TWO, "dp.d6_sailing=battle_best_of_two",
    "Blue.dread_pirate=1 " FIGHT ("d2", "d8"), "move R1", "dice=1", NULL },

  { "distance by empty squares", TWO, "dp.distance_count=empties", FIGHT ("d2", "f4"), "fire R1",
    "separation=1 asks=damage", "DP-FIR-01" },
  { "distance, mixed, off line", TWO, "dp.distance_count=mixed", FIGHT ("d2", "f4"), "fire R1",
    "separation=2 asks=to-hit", NULL },
  { "distance, mixed, in line", TWO, "dp.distance_count=mixed", FIGHT ("d2", "d4"), "fire R1",
    "separation=1 asks=damage", NULL },
  { "distance, mixed, in line the other way", TWO, "dp.distance_count=mixed", FIGHT ("d2", "h2"),
    "", "separation=3", NULL },
  { "mixed or not, a corner touches", TWO, "dp.distance_count=mixed",
    "R1.crew=7 " FIGHT ("d1", "e4") "wind=N ", "move R1: [4] d3 [1] yes", "told=boards:8,7@B1:R1",
    NULL },
  { "mixed, as far as it goes", TWO, "dp.distance_count=mixed", FIGHT ("a1", "h7"), "",
    "separation=7", NULL },

  { "no surprise turns", TWO, "dp.surprise_turns=0", NULL, "attack R1: B1 N S [4] d1 [1]",
    "extra_turns=0 skirmish_round=1 next=R1", "DP-SUR-01" },
  { "two of them", TWO, "dp.surprise_turns=2", NULL, "attack R1: B1 N S [4] d1 [1]; pass R1",
    "extra_turns=1 skirmish_round=0 next=R1", NULL },
  { "and then round one", TWO, "dp.surprise_turns=2", NULL,
    "attack R1: B1 N S [4] d1 [1]; pass R1; pass R1; pass R1", "skirmish_round=1 next=B1", NULL },

  { "straight moves", TWO, "dp.diagonal_moves=no", FIGHT ("d4", "a8") FROM_EAST, "move R1: [4]",
    "squares=d3,b4,c4,d4,d5", NULL },
  { "moves aslant, whatever the wind", TWO, "dp.diagonal_moves=across",
    FIGHT ("d4", "h8") FROM_EAST, "move R1: [5]",
    "squares=b2,d2,f2,c3,d3,e3,a4,b4,c4,d4,e4,c5,d5,e5,b6,d6,f6", NULL },
  { "aslant over the corner", TWO, "dp.diagonal_moves=across", FIGHT ("a1", "h8") "wind=N ",
    "move R1: [4]", "squares=a1,b1,a2,b2,a3,off-S,off-W", NULL },
  { "aslant over the edge", TWO, "dp.diagonal_moves=across", FIGHT ("h4", "a8") "wind=W ",
    "move R1: [4]", "squares=g3,h3,f4,g4,h4,g5,h5,off-E", NULL },

  { "a ship that passes sails on", TWO, "dp.pass_by_boards=off", FIGHT ("d2", "e4") "wind=N ",
    "move R1: [6] d6", "untold=boards", NULL },
  { "a ship that passes boards", TWO, "dp.pass_by_boards=on", FIGHT ("d2", "e4") "wind=N ",
    "move R1: [6]", "squares=d1,a2,b2,c2,d2,e2,f2,g2,d3,off-S", NULL },

  { "six for the winner", TWO, "dp.boarding_bonus_to=winner",
    "R1.crew=3 B1.crew=5 " FIGHT ("d2", "d4") "wind=N ", MOVE_BESIDE "[2] yes", "told=treasure:8,2",
    NULL },
  { "six for the mover only", TWO, "dp.boarding_bonus_to=mover_only",
    "R1.crew=3 B1.crew=5 " FIGHT ("d2", "d4") "wind=N ", MOVE_BESIDE "[2] yes",
    "told=treasure:2,2 told=takes:2,0@B1:R1", NULL },
  { "the mover has them", TWO, "dp.boarding_bonus_to=mover_only",
    "R1.crew=6 B1.crew=5 " FIGHT ("d2", "d4") "wind=N ", MOVE_BESIDE "[2] yes",
    "told=treasure:8,2 told=takes:8,0@R1:B1", NULL },

  { "treasure is asked for", TWO, "dp.treasure_die=ask", "B1.crew=1 " FIGHT ("d2", "d4"),
    "fire R1: [1] 7 yes", "told=treasure:7,7", "DP-TRS-01" },
  { "a crew attacked ashore recovers", TWO, "dp.ashore_after_attack=restored", "R1.crew=5",
    "end-turn Red: yes; attack B1: R1 N S [4] d1 [6]", "R1.ashore=attacked-ashore", "DP-ASH-04" },
  { "or does not", TWO, "dp.ashore_after_attack=cancelled", "R1.crew=5",
    "end-turn Red: yes; attack B1: R1 N S [4] d1 [6]", "R1.ashore=at-sea told=leaves-shore",
    "DP-ASH-04" },
  { "a ship without crew attacks", TWO, "dp.zero_crew_may_attack=on", "R1.crew=0", "",
    "can=attack:R1 can=raid:R1 can=gambit:R1", NULL },
  { "a ship without crew does not attack", TWO, "dp.zero_crew_may_attack=off", "R1.crew=0", "",
    "attack:R1=no-crew raid:R1=no-crew can=attack:B1 can=raid:B1", "DP-ZER-01" },
  { "one is enough", TWO, "dp.zero_crew_may_attack=off", "R1.crew=1", "",
    "can=attack:R1 can=raid:R1", NULL },
  { "nor in a Gambit", TWO, "dp.zero_crew_may_attack=off", "R1.crew=0", "gambit R1: B1",
    "asks=gambit-attacker ships=B1", NULL },
  { "but somebody has to", TWO, "dp.zero_crew_may_attack=off", "R1.crew=0 B1.crew=0",
    "gambit R1: B1", "ships=R1,B1", NULL },

  { "at zero she is out", TWO, "dp.gambit_zero=at_once", "B1.crew=2 " GAMBIT, "exchange: [1]",
    "asks=gambit-treasure told=strikes", NULL },
  { "at zero she fires back", TWO, "dp.gambit_zero=finish_round", "B1.crew=2 " GAMBIT,
    "exchange: [1]", "asks=damage of=Blue untold=strikes", NULL },
  { "and has lost", TWO, "dp.gambit_zero=finish_round", "B1.crew=2 " GAMBIT,
    "exchange: [1] [1] 3 yes", "told=boards:6,0@R1:B1 told=takes:3,0@R1:B1", "DP-GAM-03" },
  { "both at zero: a die each", TWO, "dp.gambit_zero=finish_round", "R1.crew=2 B1.crew=2 " GAMBIT,
    "exchange: [1] [1]", "asks=fight of=Red told=gambit-nobody-left", "DP-AMB-18" },
  { "the higher one wins", TWO, "dp.gambit_zero=finish_round", "R1.crew=2 B1.crew=2 " GAMBIT,
    "exchange: [1] [1] [3] [3] [2] [4] 3 yes",
    "told=fight-tied:3 told=fight-won:0,0@B1:R1 told=takes:3,0@B1:R1", "DP-AMB-18" },
  { "the attacker's too", TWO, "dp.gambit_zero=finish_round", "R1.crew=2 B1.crew=2 " GAMBIT,
    "exchange: [1] [1] [5] [3] 3 yes", "told=fight-won:0,0@R1:B1 told=takes:3,0@R1:B1", NULL },

  { "a port as the raider is", TWO, "dp.raid_port_crew=current", "R1.crew=5", "raid R1: Po1",
    "Po1.crew=5 Po1.crew_max=5", "DP-RAI-01" },
  { "a port as she could be", TWO, "dp.raid_port_crew=maximum", "R1.crew=5", "raid R1: Po1",
    "Po1.crew=8", NULL },
  { "near a port no roll", TWO, "dp.raid_auto_hit=on", RAID ("d2", "d4"), "fire R1", "asks=damage",
    NULL },
  { "near a port nine", TWO, "dp.raid_auto_hit=off", RAID ("d2", "d4"), "fire R1",
    "asks=to-hit needs=9 due=", "DP-FIR-02" },
  { "between ships it stays", TWO, "dp.raid_auto_hit=off", FIGHT ("d2", "d4"), "fire R1",
    "asks=damage due=hits-by-itself:R1", NULL },
  { "no six for an invasion", TWO, "dp.raid_invade_bonus=off", RAID ("d2", "d4") "wind=N ",
    "!Po1.crew=4; " MOVE_BESIDE "4", "told=treasure:4,4", NULL },
  { "six for an invasion", TWO, "dp.raid_invade_bonus=on", RAID ("d2", "d4") "wind=N ",
    "!Po1.crew=4; " MOVE_BESIDE "4", "told=treasure:10,4", NULL },
  { "not for a port that is shot to pieces", TWO, "dp.raid_invade_bonus=on",
    "R1.crew=1 " RAID ("d2", "d4"), "fire R1: [1] 4", "told=treasure:4,4", NULL },
  { "six for an invasion by the mover", TWO, "dp.raid_invade_bonus=on dp.boarding_bonus_to=winner",
    "R1.crew=3 " RAID ("d2", "d4") "wind=N ", MOVE_BESIDE "[6] [1] 4", "told=treasure:10,4", NULL },

  { "a port opens to a raider who is attacked", TWO, "dp.port_opens=in_action",
    "link=closed:R1:Po1", "attack B1: R1", "unlinked=closed:R1:Po1", "DP-RAI-08" },
  { "or only to one who attacks", TWO, "dp.port_opens=attacking", "link=closed:R1:Po1",
    "attack B1: R1", "linked=closed:R1:Po1 untold=port-open", NULL },
  { "not with a Gambit that he is attacked in", TWO, "dp.port_opens=attacking",
    "link=closed:R1:Po1", "gambit B1: R1 B1", "linked=closed:R1:Po1 untold=port-open", NULL },
  { "but with one that he offers", TWO, "dp.port_opens=attacking", "link=closed:R1:Po1",
    "gambit R1: B1 B1", "unlinked=closed:R1:Po1", NULL },
  { "the wind die once a turn", TWO, "dp.wind_die=once_a_turn", NULL, "draw-wind: E",
    "draw-wind=wind-rolled wind_rolled=1", "DP-WND-01" },
  { "or at any time", TWO, "dp.wind_die=any_time", NULL, "draw-wind: E; draw-wind: N",
    "can=draw-wind wind=S wind_rolled=0", "DP-WND-01" },
  { "a battle has the wind of the turn", TWO, "dp.wind_of_turn=on", NULL,
    "draw-wind: E; attack R1: B1", "asks=side wind=W", "DP-WND-01" },
  { "or rolls for it, once for all battles of the turn", TWO, "dp.wind_of_turn=on", NULL,
    "attack R1: B1 E", "asks=side wind=W wind_rolled=1", NULL },
  { "or each battle rolls for it", TWO, "dp.wind_of_turn=off", NULL, "draw-wind: E; attack R1: B1",
    "asks=wind", NULL },
  { "so does one where the die is rolled at any time", TWO, "dp.wind_die=any_time", NULL,
    "draw-wind: E; attack R1: B1", "asks=wind", NULL },

  { "cards on damage", TWO, "dp.card_target=damage", "R1.card=2 " FIGHT ("d2", "d6"),
    "fire R1: [3 3 3]", "asks=damage bonus=3", NULL },
  { "not on the roll to hit", TWO, "dp.card_target=damage", "R1.card=2 " FIGHT ("d2", "d6"),
    "fire R1", "asks=to-hit bonus=0", NULL },
  { "cards on the roll to hit", TWO, "dp.card_target=to_hit", "R1.card=2 " FIGHT ("d2", "d6"),
    "fire R1: [2 2 3]", "asks=damage bonus=1 told=hits", NULL },
  { "which may go down", TWO, "dp.card_target=to_hit", "R1.card=-2 " FIGHT ("d2", "d6"),
    "fire R1: [4 3 3]", "asks=nothing told=misses", NULL },
  { "cards on both", TWO, "dp.card_target=both", "R1.card=2 " FIGHT ("d2", "d6"),
    "fire R1: [2 2 3]", "asks=damage bonus=3", NULL },

  { "DP-EXT-01: cargo by the size of the ship", THREE, "dp.ext.cargo=on",
    FRIGATE ("B1") OF_THE_LINE ("G1"), "stow R1", "asks=cargo low=0 high=2 of=Red blank=yes",
    "DP-EXT-01" },
  { "DP-EXT-01: four in a frigate", TWO, "dp.ext.cargo=on", FRIGATE ("R1"), "stow R1: 4",
    "R1.cargo=4 told=cargo:4", NULL },
  { "DP-EXT-01: six in a ship of the line", TWO, "dp.ext.cargo=on", OF_THE_LINE ("R1"), "stow R1",
    "high=6", NULL },
  { "no cargo", TWO, "dp.ext.cargo=off", NULL, "", "stow:R1=not-in-this-game unlisted=stow:R1",
    "DP-EXT-01" },
  { "DP-EXT-02: grape shot is bought", TWO, "dp.ext.grape_shot=on", NULL, "buy R1: grape-shot",
    "R1.grape_shot=1 told=buys-grape-shot buy:R1=has-all", "DP-EXT-02" },
  { "DP-EXT-02: one more below three", TWO, "dp.ext.grape_shot=on",
    "R1.grape_shot=1 " FIGHT ("d2", "d5"), "fire R1: [6 6 6]", "bonus=2", NULL },
  { "DP-EXT-02: grape shot does not count at three squares", TWO, "dp.ext.grape_shot=on",
    "R1.grape_shot=1 " FIGHT ("d2", "d6"), "fire R1: [6 6 6]", "bonus=1", NULL },
  { "DP-EXT-02: grape shot counts for its owner only", TWO, "dp.ext.grape_shot=on",
    "B1.grape_shot=1 " FIGHT ("d2", "d5"), "fire R1: [6 6 6]", "bonus=1", NULL },
  { "no grape shot", TWO, "dp.ext.grape_shot=off", "R1.grape_shot=1 " FIGHT ("d2", "d5"),
    "fire R1: [6 6 6]", "bonus=1 unlisted=buy:R1", NULL },
  { "DP-EXT-03: more sails", TWO, "dp.ext.sails=on", "R1.sails=1 " FIGHT ("d2", "d8") FROM_EAST,
    "move R1: [3]", "told=may-sail:1,0", NULL },
  { "DP-EXT-03: bought", TWO, "dp.ext.sails=on dp.ext.grape_shot=on", NULL, "buy R1",
    "asks=buy choices=grape-shot,sails of=Red", NULL },
  { "no more sails", TWO, "dp.ext.sails=off", "R1.sails=1 " FIGHT ("d2", "d8") FROM_EAST, "move R1",
    "bonus=-3", NULL },
  { "DP-EXT-04: a spyglass prevents surprise", TWO, "dp.ext.spyglass=on", "B1.spyglass=1",
    "attack R1: B1 N S [4] d1", "asks=nothing told=seen-coming skirmish_round=1 next=R1",
    "DP-EXT-04" },
  { "DP-EXT-04: the owner of a spyglass may surprise others", TWO, "dp.ext.spyglass=on",
    "R1.spyglass=1", "attack R1: B1 N S [4] d1", "asks=surprise", NULL },
  { "DP-EXT-04: bought", TWO, "dp.ext.spyglass=on", NULL, "buy R1: spyglass",
    "R1.spyglass=1 told=buys-spyglass", NULL },
  { "no spyglass", TWO, "dp.ext.spyglass=off", "B1.spyglass=1", "attack R1: B1 N S [4] d1",
    "asks=surprise unlisted=buy:R1", NULL },
  { "nothing to buy", TWO, NULL, NULL, "", "buy:R1=not-in-this-game", "DP-EXT-02" },
  { "DP-EXT-05: a black spot is given", THREE, "dp.ext.black_spot=on", NULL, "give-spot R1: G1",
    "marker=black-spot:G1 told=gives-spot:0,0@R1:G1 lift-spot:R1=no-spot can=lift-spot:G1",
    "DP-EXT-05" },
  { "DP-EXT-05: one each", THREE, "dp.ext.black_spot=on", "marker=black-spot:G1", "give-spot R1",
    "ships=B1 of=Red", NULL },
  { "DP-EXT-05: no ship left to give it to", TWO, "dp.ext.black_spot=on", "marker=black-spot:B1",
    "", "give-spot:R1=nobody-else can=give-spot:B1", "DP-EXT-05" },
  { "DP-EXT-05: in battles, too", TWO, "dp.ext.black_spot=on", FIGHT ("d2", "d6"), "",
    "can=give-spot:R1 listed=give-spot:R1", NULL },
  { "DP-EXT-05: the black spot can be lifted", TWO, "dp.ext.black_spot=on", "marker=black-spot:B1",
    "lift-spot B1", "unmarked=black-spot told=lifts-spot", NULL },
  { "no black spot", TWO, "dp.ext.black_spot=off", NULL, "",
    "give-spot:R1=not-in-this-game lift-spot:R1=not-in-this-game unlisted=give-spot:R1",
    "DP-EXT-05" },
};

/* DP-TRS-01, dp.treasure_die: the number and the sides of the dice. */
static void
test_treasure_dice (void)
{
  static const char *const dice[] = { "1d6",  "1d2", "1d3", "1d4", "1d8", "1d10", "1d12",
                                      "1d20", "2d3", "2d4", "2d6", "3d6", "4d6" };

  G_STATIC_ASSERT (G_N_ELEMENTS (dice) == DP_TREASURE_DICE);
  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    {
      g_autofree char *option = g_strconcat ("dp.treasure_die=", dice[i], NULL), *text = NULL;
      g_autoptr (Battle) battle = battle_begin (TWO, option, "B1.crew=1 " FIGHT ("d2", "d4"));
      const BonesAsk *ask = &battle_play (battle)->prompt;

      battle_do (battle, "fire R1: [1]");
      battle_check (battle, "asks=treasure");
      text = g_strdup_printf ("%ud%u", ask->most, ask->sides);
      g_assert_cmpstr (text, ==, dice[i]);
      g_assert_cmpuint (ask->least, ==, ask->most);
    }
}

static const char *const elsewhere[] = {
  "edition=1",           "dp.treasure_die=1d6",  "dp.treasure_die=1d2",  "dp.treasure_die=1d3",
  "dp.treasure_die=1d4", "dp.treasure_die=1d8",  "dp.treasure_die=1d10", "dp.treasure_die=1d12",
  "dp.treasure_die=2d3", "dp.treasure_die=1d20", "dp.treasure_die=2d4",  "dp.treasure_die=2d6",
  "dp.treasure_die=3d6", "dp.treasure_die=4d6",
};

/* DP-FIR-01, DP-FIR-02, DP-DMG-02, DP-BRD-01: what the squares between two ships mean, as they
 * stand and were the first of them to end her move somewhere else. */
static const struct {
  const char *given, *square; /* "": the square that she is on */
  guint apart;
  const char *words[3];
  gint32 values[3];
  gboolean meets;
  const char *options;
} spans[] = {
  { FIGHT ("d2", "d6"), "", 3, { "apart", "to-hit" }, { 3, 9, 0 }, FALSE },
  { FIGHT ("d2", "d4"), "", 1, { "apart", "hits-by-itself" }, { 1, 9, 0 }, FALSE },
  { FRIGATE ("R1") FIGHT ("d1", "d6"), "", 4, { "apart", "to-hit", "penalty" }, { 4, 11, -1 } },
  { FIGHT ("d2", "d6"), "d1", 4, { "apart", "to-hit", "penalty" }, { 4, 9, -1 }, FALSE },
  { "R1.crew=7 B1.crew=5 " FIGHT ("d2", "d6"),
    "d5",
    0,
    { "beside", "boarding" },
    { 0, 7, 5 },
    TRUE },
  { GAMBIT, "", 0, { "beside", "hits-by-itself" }, { 0, 9, 0 }, FALSE },
  { GAMBIT, "d4", 0, { "beside", "hits-by-itself" }, { 0, 9, 0 }, FALSE },
  { "R1.card=2 " FIGHT ("d2", "d6"), "", 3, { "apart", "to-hit" }, { 3, 9, 0 }, FALSE },
  { "R1.card=2 " FIGHT ("d2", "d6"),
    "",
    3,
    { "apart", "to-hit" },
    { 3, 7, 0 },
    FALSE,
    "dp.card_target=both" },
  { "R1.card=-2 B1.card=5 " FIGHT ("d2", "d6"),
    "",
    3,
    { "apart", "to-hit" },
    { 3, 11, 0 },
    FALSE,
    "dp.card_target=to_hit" },
  { "R1.card=9 " FIGHT ("d2", "d6"),
    "",
    3,
    { "apart", "to-hit" },
    { 3, 3, 0 },
    FALSE,
    "dp.card_target=to_hit" },
};

static void
test_spans (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (spans); i++)
    {
      g_autoptr (Battle) battle = battle_begin (TWO, spans[i].options, spans[i].given);
      const guint square = bones_square_from_string (&dp_board, spans[i].square);
      BonesSpan span = { 0 };

      dp_board.span (battle->setup, battle_game (battle), 0, 1, square, &span);
      g_assert_cmpuint (span.apart, ==, spans[i].apart);
      g_assert_cmpint (span.meets, ==, spans[i].meets);
      for (guint j = 0; j < 3; j++)
        {
          g_assert_cmpstr (span.words[j], ==, spans[i].words[j]);
          g_assert_cmpint (span.values[j], ==, spans[i].values[j]);
        }
    }
}

/* Every value of every setting is in a row or among the dice above. */
static void
test_all_are_tested (void)
{
  g_autoptr (GPtrArray) tested = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (elsewhere); i++)
    g_ptr_array_add (tested, (gpointer) elsewhere[i]);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].options != NULL)
      g_ptr_array_add (tested, (gpointer) rows[i].options);

  g_ptr_array_add (tested, NULL);
  battle_check_settings ((const char *const *) tested->pdata, 1);
}

/* DP-EXT: the author's ideas are off by default, and all settings are at their default ruling. */
static void
test_defaults (void)
{
  g_autoptr (Battle) battle = battle_new (TWO, NULL);

  battle_check (battle,
                "dp.wind_in_skirmish=fixed dp.upgrade_crew=difference"
                " dp.d6_sailing=main_board dp.distance_count=empties dp.surprise_turns=1"
                " dp.diagonal_moves=no dp.pass_by_boards=off dp.boarding_bonus_to=winner"
                " dp.treasure_die=1d6 dp.ashore_after_attack=restored"
                " dp.zero_crew_may_attack=on dp.gambit_zero=at_once"
                " dp.raid_port_crew=current dp.raid_auto_hit=on dp.raid_invade_bonus=off"
                " dp.card_target=damage dp.port_opens=in_action"
                " dp.wind_die=once_a_turn dp.wind_of_turn=on dp.ext.cargo=off dp.ext.grape_shot=off"
                " dp.ext.sails=off dp.ext.spyglass=off dp.ext.black_spot=off");
}

#define IDEAS(on)                                                                                  \
  " dp.ext.cargo=" on " dp.ext.grape_shot=" on " dp.ext.sails=" on " dp.ext.spyglass=" on          \
  " dp.ext.black_spot=" on

static void
test_presets (void)
{
  static const PresetRow presets[] = {
    { "basic", TWO, "dp.wind_in_skirmish=fixed dp.diagonal_moves=no" IDEAS ("off"),
      "Red: 2; Blue: 1" },
    { "ideas", TWO, "dp.wind_in_skirmish=fixed dp.diagonal_moves=no" IDEAS ("on"), NULL },
    { "windy", "Red: 1; Blue: 1; Gold: 1",
      "dp.wind_in_skirmish=every_round dp.diagonal_moves=across"
      " dp.d6_sailing=battle_best_of_two" IDEAS ("off"),
      NULL },
  };

  battle_check_presets (presets, G_N_ELEMENTS (presets));
}

/* DP-GEN-03: the others are told what a captain brings who lasts; nobody brings more than fits. */
static void
test_lasting (void)
{
  static const struct {
    guint crew;
    const char *what;
    gint number;
    gboolean fatal;
  } captains[] = { { 6, "lasting", 6, FALSE },
                   { 10, "lasting", 10, FALSE },
                   { 11, "too-many-crew", 10, TRUE } };
  g_autoptr (Battle) battle = battle_new (TWO, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (captains); i++)
    {
      g_autoptr (BonesRoster) roster = battle_roster ("Red: frigate frigate");
      g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));
      BonesRosterShip *ship = g_ptr_array_index (roster->ships, 1);
      const BonesFault *fault;

      ship->carried = g_variant_ref_sink (g_variant_new_parsed ("{'crew': %u}", captains[i].crew));
      roster->carried = g_variant_ref_sink (g_variant_new_parsed ("@a{su} {}"));
      dp_check (battle->setup, roster, faults);
      g_assert_cmpuint (faults->len, ==, 3); /* both ships, and that there are two */
      fault = &g_array_index (faults, BonesFault, 1);
      g_assert_cmpstr (fault->what, ==, captains[i].what);
      g_assert_cmpstr (fault->name, ==, "frigate");
      g_assert_cmpint (fault->ship, ==, 1);
      g_assert_cmpint (fault->values[0], ==, captains[i].number);
      g_assert_cmpint (fault->fatal, ==, captains[i].fatal);
      g_assert_cmpint (fault->warns, ==, !captains[i].fatal);
    }
}

static const FleetRow fleets[] = {
  /* name, fleet, options, price, faults */
  { "DP-GEN-03: a sloop", "Red: sloop", NULL, 0, "" },
  { "DP-GEN-03: no frigate yet", "Red: frigate", NULL, 0, "first-ship!" },
  { "DP-GEN-03: one only", "Red: sloop sloop", NULL, 0, "one-ship!" },
  { "DP-GEN-03: a player needs a ship", "Red:", NULL, 0, "one-ship!" },
  { "DP-SHP-01: no galley", "Red: galley", NULL, 0, "no-such-class!" },
  { "DP-SHP-01: no port", "Red: port", NULL, 0, "no-such-class!" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("settings", rows, G_N_ELEMENTS (rows));
  battle_add_fleets ("fleets", fleets, G_N_ELEMENTS (fleets));
  g_test_add_func ("/dread-pirate/settings/treasure dice", test_treasure_dice);
  g_test_add_func ("/dread-pirate/settings/spans", test_spans);
  g_test_add_func ("/dread-pirate/settings/all are tested", test_all_are_tested);
  g_test_add_func ("/dread-pirate/settings/DP-GEN-03: lasting", test_lasting);
  g_test_add_func ("/dread-pirate/settings/defaults", test_defaults);
  g_test_add_func ("/dread-pirate/settings/presets", test_presets);
  return g_test_run ();
}
