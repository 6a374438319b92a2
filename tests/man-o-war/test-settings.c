/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"

/* Each value of each setting does what it says. Those of magic and of beasts have their rows beside
 * their rules (test-magic.c, test-beasts.c). */

#define DUEL "Red: EX-MOW-1*; Blue: EX-IND-1"
#define TURNED "Red: EX-IND-1; Blue: EX-MOW-1*"
#define LINE "Red: 3 EX-SOL-1; Blue: EX-IND-1"
#define BATTLE "step=4 round=2 order=Red,Blue "
#define END BATTLE "R1.ordered=1 B1.ordered=1 "
#define USE "activate R1; "
#define CAPTOR_GONE "Red: 2 EX-MOW-1; Blue: 2 EX-IND-1"
#define SUNK_CAPTOR                                                                                \
  END "R2.ordered=1 B2.ordered=1 B1.owner=Red B1.crew=2 B1.captured=1 link=took:R1:B1 "            \
      "R1.status=sunk Red.admiral_ship=0"
#define CLOSE "band.CANNON.0"

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "weapons from their own points", DUEL, "mw.points_limit=250 mw.afw_allowance=100", NULL,
    "muster: none {R1}", "Red.spent=0 R1.anti_flyer=1", NULL },
  { "or from the others", DUEL, "mw.points_limit=250 mw.afw_allowance=0", NULL, "muster: none {R1}",
    "Red.spent=50", NULL },
  { "a prize crew goes with its captor", CAPTOR_GONE, "mw.lost_captor=crew_lost", SUNK_CAPTOR,
    "end-phase: {B1}", "B1=sunk R2.crew=6 told=crew-left-behind:2,0", "MW-END-05" },
  { "or any ship takes it", CAPTOR_GONE, "mw.lost_captor=any_ship", SUNK_CAPTOR,
    "end-phase: {B1} {R2}", "B1=sunk R2.crew=8 told=crew-returns:2,0", NULL },
  { "terrain where there is room", DUEL, "mw.terrain_placement=quota", "step=1",
    "set-up: 2 [3 5] [2] [4] marker-1", "asks=wind", NULL },
  { "terrain anywhere", DUEL, "mw.terrain_placement=free", "step=1",
    "set-up: 2 [3 5] [2] [4] marker-1", "asks=section choices=marker-1,marker-2", NULL },
  { "a compass of eight points", DUEL, "mw.wind_points=8", NULL, "initiative: [2] [2] [5] [2]",
    "wind=NE half_point=0", NULL },
  { "of four", DUEL, "mw.wind_points=4", NULL, "initiative: [2] [2] [5] [2]", "wind=E half_point=0",
    "MW-INI-02" },
  { "of sixteen", DUEL, "mw.wind_points=16", NULL, "initiative: [2] [2] [5] [2]",
    "wind=N half_point=1", NULL },
  { "and back again", DUEL, "mw.wind_points=16", "half_point=1", "initiative: [1] [1] [5] [2]",
    "wind=N half_point=0", NULL },
  { "and over north", DUEL, "mw.wind_points=16", NULL, "initiative: [1] [1] [5] [2]",
    "wind=NW half_point=1", NULL },
  { "every double moves the wind", DUEL, "mw.wind_reroll_doubles=every", NULL,
    "initiative: [2] [2] [2] [2] [5] [1]", "wind=E", NULL },
  { "the first only", DUEL, "mw.wind_reroll_doubles=first_only", NULL,
    "initiative: [2] [2] [2] [2] [5] [1]", "wind=NE", NULL },
  { "the house rule for strong doubles", DUEL, "mw.hr_wind_double_shift=on", NULL,
    "initiative: [5] [5] [5] [1]", "wind=W told=double:5,2", "MW-HR-01" },
  { "is for fives and sixes", DUEL, "mw.hr_wind_double_shift=on", NULL,
    "initiative: [4] [4] [5] [1]", "wind=NE", NULL },
  { "and may be left", DUEL, "mw.hr_wind_double_shift=off", NULL, "initiative: [5] [5] [5] [1]",
    "wind=NW", NULL },
  { "a turn out of the wind is all", DUEL, "mw.against_wind_turn=whole_move", BATTLE,
    USE "move R1: sail into yes", "asks=ran-into a=0", NULL },
  { "or she sails on", DUEL, "mw.against_wind_turn=then_continue", BATTLE,
    USE "move R1: sail into yes", "asks=turns a=400", NULL },
  { "broadsides are lost on both sides", TURNED, "mw.broadside_both_sides=on", BATTLE "B1.lost_2=1",
    USE "fire R1: bow " CLOSE " low [2] [1]", "asks=nothing B1.guns=2,2,2,1 told=broadside-lost",
    "MW-DMG-02" },
  { "or where she was hit", TURNED, "mw.broadside_both_sides=off", BATTLE "B1.lost_2=1",
    USE "fire R1: bow " CLOSE " low [2] [1]", "asks=side-hit of=Blue choices=port,starboard",
    "MW-DMG-02" },
  { "and only there", TURNED, "mw.broadside_both_sides=off", BATTLE "B1.lost_2=1",
    USE "fire R1: bow " CLOSE " low [2] [1] port", "B1.guns=2,2,6,1 marker=spared:B1", NULL },
  { "characters die with the crew", TURNED, "mw.crew_zero_kills_characters=any_cause",
    BATTLE "B1.crew=1", USE "fire R1: bow " CLOSE " high [1] [1]", "Blue.admiral_fate=killed",
    "MW-BRD-08" },
  { "or in boardings only", TURNED, "mw.crew_zero_kills_characters=boarding_only",
    BATTLE "B1.crew=1", USE "fire R1: bow " CLOSE " high [1] [1]",
    "B1.crew=0 Blue.admiral_fate=aboard", NULL },
  { "in boardings they do", TURNED, "mw.crew_zero_kills_characters=boarding_only",
    BATTLE "B1.crew=1", USE "board R1: B1 no-guns [6] [1]", "Blue.admiral_fate=killed", NULL },
  { "a monster's is one of them", "Red: EX-IND-1 EX-MON-1; Blue: EX-MOW-1*",
    "mw.crew_zero_kills_characters=boarding_only",
    "step=4 round=2 order=Blue,Red R2.depth=surface link=held:R2:B1 B1.crew=1",
    "activate B1; board B1: [1] [6]", "B1.crew=0 Blue.admiral_fate=killed", "MW-MON-10" },
  { "and a flyer's", "Red: EX-IND-1 EX-FLY-1; Blue: EX-MOW-1*",
    "mw.crew_zero_kills_characters=boarding_only", BATTLE "B1.crew=1",
    "activate R2: {B1} no no yes [6] [1]", "B1.crew=0 Blue.admiral_fate=killed", "MW-FLY-07" },
  { "the other side, when it is repaired and lost again", TURNED, "mw.broadside_both_sides=off",
    BATTLE "B1.lost_2=1",
    USE "fire R1: bow " CLOSE " low [2] [1] port; !B1.lost_2=1; !R1.fired=0; fire R1: bow " CLOSE
        " low [2] [1] starboard",
    "B1.guns=2,6,2,1", NULL },
  { "and who is left is taken with the ship", TURNED, "mw.crew_zero_kills_characters=boarding_only",
    BATTLE "B1.crew=0", USE "board R1: B1 prize 1", "Blue.admiral_fate=taken told=admiral-taken",
    NULL },
  { "one stays behind", DUEL, "mw.prize_min_left=1", BATTLE "B1.crew=0 R1.crew=3",
    USE "board R1: B1 prize", "asks=crew-moved low=1 high=2", NULL },
  { "or nobody", DUEL, "mw.prize_min_left=0", BATTLE "B1.crew=0 R1.crew=3",
    USE "board R1: B1 prize", "asks=crew-moved low=1 high=3", NULL },
  { "a lone survivor takes no prize", DUEL, "mw.prize_min_left=1", BATTLE "B1.crew=0 R1.crew=1",
    USE "board R1: B1", "asks=fate choices=scuttle,leave", NULL },
  { "or leaves her own ship without crew", DUEL, "mw.prize_min_left=0",
    BATTLE "B1.crew=0 R1.crew=1", USE "board R1: B1",
    "asks=fate choices=prize,scuttle,leave risks=prize,scuttle,leave", NULL },
  { "how far is too far", LINE, "mw.straggler_inches=8",
    BATTLE "R1.ordered=1 R2.ordered=1 R3.ordered=1 B1.ordered=1", "end-phase",
    "asks=stragglers a=800", "MW-SQN-02" },
  { "new fires wait", DUEL, "mw.fire_newly_lit_roll=off", END "R1.lost_1=1 R1.ablaze_1=1",
    "end-phase: [5]", "asks=nothing R1.ablaze_4=1", NULL },
  { "or are rolled for", DUEL, "mw.fire_newly_lit_roll=on", END "R1.lost_1=1 R1.ablaze_1=1",
    "end-phase: [5]", "asks=blaze R1.ablaze_4=1", NULL },
  { "a fire is rolled for once", DUEL, "mw.fire_roll_per=area", END "R1.lost_2=2 R1.ablaze_2=2",
    "end-phase: [1]", "asks=nothing R1.ablaze_2=0", NULL },
  { "or marker by marker", DUEL, "mw.fire_roll_per=counter", END "R1.lost_2=2 R1.ablaze_2=2",
    "end-phase: [1]", "asks=blaze nth=2:2 R1.ablaze_2=1 told=blaze-out", NULL },
  { "fires say which of how many they are", DUEL, "mw.fire_roll_per=area",
    END "R1.lost_1=1 R1.ablaze_1=1 R1.lost_2=1 R1.ablaze_2=1 R1.lost_4=1 R1.ablaze_4=1",
    "end-phase: [1]", "asks=blaze nth=2:3", NULL },
  { "also if a hand puts one out", DUEL, "mw.fire_roll_per=area",
    END "R1.lost_1=1 R1.ablaze_1=1 R1.lost_2=1 R1.ablaze_2=1 R1.lost_4=1 R1.ablaze_4=1",
    "end-phase: [1] !R1.ablaze_4=0", "asks=blaze nth=2:2", NULL },
  { "what is lit now waits, marker by marker, too", DUEL, "mw.fire_roll_per=counter",
    END "R1.lost_1=1 R1.ablaze_1=1 R1.lost_2=1 R1.ablaze_2=1", "end-phase: [6] [2]",
    "asks=nothing R1.ablaze_2=2", NULL },
  { "or is rolled for in its turn", DUEL, "mw.fire_roll_per=counter mw.fire_newly_lit_roll=on",
    END "R1.lost_1=1 R1.ablaze_1=1 R1.lost_2=1 R1.ablaze_2=1", "end-phase: [6] [2]", "asks=blaze",
    NULL },
  { "once", DUEL, "mw.fire_roll_per=counter mw.fire_newly_lit_roll=on",
    END "R1.lost_1=1 R1.ablaze_1=1 R1.lost_2=1 R1.ablaze_2=1", "end-phase: [6] [2] [3]",
    "asks=nothing R1.ablaze_2=2", NULL },
  { "abandoned ships play on", DUEL, "mw.abandoned_side_loses=off", END "B1.crew=0", "end-phase",
    "over=no", NULL },
  { "or have lost", DUEL, "mw.abandoned_side_loses=on", END "B1.crew=0", "end-phase", "over=Red",
    "MW-VIC-01" },
  { "unless a beast is left", "Red: EX-MOW-1*; Blue: EX-IND-1 EX-FLY-1",
    "mw.abandoned_side_loses=on", END "B1.crew=0 B2.ordered=1", "end-phase", "over=no", NULL },
  { "boxes destroy an area", DUEL, "mw.blaze_destroys=boxes", END "R1.lost_2=1 R1.ablaze_2=1", "",
    "R1.gone=nothing", NULL },
  { "or the first flame", DUEL, "mw.blaze_destroys=area", END "R1.lost_2=1 R1.ablaze_2=1", "",
    "R1.gone=GUNDECK R1.guns=2,2,2,1", NULL },
  { "which costs at once what that costs", "Red: EX-IND-1; Blue: EX-MOW-1*",
    "mw.blaze_destroys=area", END "B1.lost_1=1 B1.ablaze_1=1", "end-phase: [5]", "B1.crew=5",
    NULL },
  { "no end of turns", DUEL, "mw.turn_limit=0", END, "end-phase", "over=no round=3", NULL },
  { "the last turn", DUEL, "mw.turn_limit=2", END "B1.crew=0", "end-phase",
    "over=Red told=honours:3,0", "MW-VIC-02" },
  { "and the last but one", DUEL, "mw.turn_limit=3", END "B1.crew=0", "end-phase",
    "over=no due=abandoned:B1,honours,last-turn", NULL },
  { "MW-HR-03: a prize held for a full turn", "Red: EX-MOW-1*; Blue: 2 EX-IND-1",
    "mw.hr_prize_double_honours=on",
    "step=4 order=Red,Blue round=4 B1.owner=Red B1.crew=1 B1.captured=2", "", "Red.honours=6",
    NULL },
  { "MW-HR-03: a prize counts double only after a turn", "Red: EX-MOW-1*; Blue: 2 EX-IND-1",
    "mw.hr_prize_double_honours=on",
    "step=4 order=Red,Blue round=3 B1.owner=Red B1.crew=1 B1.captured=2", "", "Red.honours=3",
    NULL },
  { "MW-HR-03: at the end of the turn it is", "Red: EX-MOW-1*; Blue: 2 EX-IND-1",
    "mw.hr_prize_double_honours=on mw.turn_limit=3",
    "step=4 order=Red,Blue round=3 B1.owner=Red B1.crew=1 B1.captured=2 R1.ordered=1 B2.ordered=1",
    "end-phase: {}", "told=honours:6,0 over=Red", "MW-VIC-03" },
  { "MW-HR-03: without the rule", "Red: EX-MOW-1*; Blue: 2 EX-IND-1",
    "mw.hr_prize_double_honours=off",
    "step=4 order=Red,Blue round=4 B1.owner=Red B1.crew=1 B1.captured=2", "", "Red.honours=3",
    NULL },
};

static const FleetRow fleets[] = {
  /* name, fleet, options, price, faults */
  { "flyers from their own points", "Red: EX-IND-1 2 EX-FLY-1", "mw.flyer_allowance=200", 180, "" },
  { "flyers from the others", "Red: EX-IND-1 2 EX-FLY-1", "mw.flyer_allowance=0", 340, "" },
};

/* Those that test-magic.c, test-beasts.c and test-mechanics.c have rows for. */
static const char *const elsewhere[] = {
  "mw.max_wizards=0",
  "mw.hands=app mw.hands=physical",
  "mw.dispel_number=spent_card mw.dispel_number=target_spell",
  "mw.lord_reroll_colour=target_spell mw.lord_reroll_colour=spent_card",
  "mw.clinging_wizard_casts=off mw.clinging_wizard_casts=on",
  "mw.monster_retry=once_per_turn mw.monster_retry=unlimited",
  "mw.monster_board_cannons=defending mw.monster_board_cannons=always",
  "mw.volley_monster_roll=volley mw.volley_monster_roll=shot",
  "mw.flyer_draw_loss=none mw.flyer_draw_loss=both",
  "mw.hr_no_magic_turn1=off mw.hr_no_magic_turn1=on",
  "mw.hr_flyer_first=off mw.hr_flyer_first=on",
  "mw.spell_on_holders=all mw.spell_on_holders=first",
  "mw.guns_lost=stated mw.guns_lost=bank",
  "mw.spell_again=each_end_phase mw.spell_again=once",
  "mw.hit_height=shot mw.hit_height=high",
  "mw.ram_without_oars=sail mw.ram_without_oars=never",
  "mw.special_at_nobody=not_asked mw.special_at_nobody=asked",
};

/* MW-FLT-01 */
static void
test_points_limit (void)
{
  const char *const *limits = mw_options[MW_POINTS_LIMIT].values;

  for (guint i = 0; limits[i] != NULL; i++)
    {
      g_autofree char *options = g_strdup_printf ("mw.points_limit=%s", limits[i]);
      g_autoptr (Battle) battle = battle_new (DUEL, options);

      g_assert_cmpuint (mw_budget (battle->setup, g_ptr_array_index (battle->setup->rosters, 0)),
                        ==, 2 * g_ascii_strtoull (limits[i], NULL, 10));
    }
}

static void
test_all_are_tested (void)
{
  g_autoptr (GPtrArray) tested = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_ptr_array_add (tested, g_strdup (rows[i].options));

  for (guint i = 0; i < G_N_ELEMENTS (fleets); i++)
    g_ptr_array_add (tested, g_strdup (fleets[i].options));

  for (guint i = 0; i < G_N_ELEMENTS (elsewhere); i++)
    g_ptr_array_add (tested, g_strdup (elsewhere[i]));

  for (guint i = 0; mw_options[MW_POINTS_LIMIT].values[i] != NULL; i++)
    g_ptr_array_add (tested,
                     g_strdup_printf ("mw.points_limit=%s", mw_options[MW_POINTS_LIMIT].values[i]));

  g_ptr_array_add (tested, g_strdup ("edition=1"));
  g_ptr_array_add (tested, NULL);
  battle_check_settings ((const char *const *) tested->pdata, 1);
  battle_check_settings ((const char *const *) tested->pdata, 2);
  battle_check_settings ((const char *const *) tested->pdata, 3);
  battle_check_settings ((const char *const *) tested->pdata, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("settings", rows, G_N_ELEMENTS (rows));
  battle_add_fleets ("settings", fleets, G_N_ELEMENTS (fleets));
  g_test_add_func ("/man-o-war/settings/points limit", test_points_limit);
  g_test_add_func ("/man-o-war/settings/all are tested", test_all_are_tested);
  return g_test_run ();
}
