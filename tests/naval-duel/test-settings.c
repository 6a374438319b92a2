/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hands.h"
#include "harness.h"
#include "naval-duel.h"

#include <string.h>

/* Each value of each setting, and the bounds of content. */

#define DUEL "Red: 1; Blue: 1"
#define AT_SEA "step=2 order=Red,Blue "
#define GUNS "step=3 order=Red,Blue "
#define SIDES "step=4 order=Red,Blue "
#define BROADSIDE(ammunition, spaces) "declare R1: " ammunition " B1 yes " #spaces "; pass Blue; "
#define MADE "[1] [1] [1] [1] [1] [1] [1] [1] [1] [1] "

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a flagship after the rolls", DUEL, "nd.flagship_pick=after_rolls", NULL, "set-up",
    "asks=national", NULL },
  { "a flagship before the rolls", DUEL, "nd.flagship_pick=before_rolls", NULL, "set-up",
    "asks=flagship of=Red", "ND-FLT-04" },
  { "and only before them", DUEL, "nd.flagship_pick=before_rolls", NULL,
    "set-up: R1 B1 " MADE "[1] [1] [1] [5] [5] [5]",
    "asks=nothing R1.movement=9 B1.movement=6 B1.crew=5 round=1", "ND-FLT-04" },
  { "a flagship that the roster marks", "Red: ship-of-the-line ship-of-the-line*; Blue: 2",
    "nd.flagship_pick=before_rolls nd.flagship_named=leads", NULL, "set-up",
    "asks=flagship of=Blue told=flagship Red.flagship=R2", "ND-FLT-04" },
  { "is not the flagship before the rolls", "Red: ship-of-the-line ship-of-the-line*; Blue: 2",
    "nd.flagship_pick=after_rolls nd.flagship_named=leads", NULL, "set-up",
    "asks=national untold=flagship", NULL },
  { "is asked for in older battles", "Red: ship-of-the-line ship-of-the-line*; Blue: 2",
    "nd.flagship_pick=before_rolls nd.flagship_named=asked", NULL, "set-up", "asks=flagship of=Red",
    NULL },
  { "is asked for if two are marked", "Red: ship-of-the-line* ship-of-the-line*; Blue: 2",
    "nd.flagship_pick=before_rolls", NULL, "set-up", "asks=flagship of=Red ships=R1,R2", NULL },
  { "cards at the start", DUEL, "nd.start_hand=2", NULL,
    "set-up: " MADE "R1 B1 [1] [1] [1] [1] [1] [1] maneuver maneuver calm_waters calm_waters",
    "Red.holds=maneuver,maneuver Blue.holds=calm_waters,calm_waters phase=draw told=drawn:2,0",
    "ND-SET-01" },
  { "a lower hand limit", DUEL, "nd.hand_limit=2",
    "Red.cards=maneuver,maneuver Blue.cards=calm_waters",
    "draw: gust_of_wind gust_of_wind gust_of_wind", "asks=nothing Red.hand=2 Blue.hand=2",
    "ND-DRW-03" },
  { "surplus cards are counted", DUEL, "nd.hand_limit=2",
    "Red.cards=maneuver,maneuver,calm_waters Blue.cards=calm_waters",
    "draw: gust_of_wind gust_of_wind", "asks=discard of=Red nth=2:2", "ND-DRW-03" },
  { "a higher one", DUEL, "nd.hand_limit=7",
    "Red.cards=maneuver,maneuver,calm_waters,calm_waters,crows_nest", "draw: gust_of_wind",
    "asks=draw of=Blue Red.hand=6", NULL },
  { "the range by ammunition", DUEL, "nd.range_modifiers=ammo_only", GUNS "R1.cannon=3",
    "declare R1: roundshot B1 yes", "asks=distance high=5", NULL },
  { "the range by all that changes the roll", DUEL, "nd.range_modifiers=all_roll_modifiers",
    GUNS "R1.cannon=3", "declare R1: roundshot B1 yes", "asks=distance high=9", NULL },
  { "cards carry further as well", DUEL, "nd.range_modifiers=all_roll_modifiers",
    GUNS "Red.cards=splintering_wood,rake_the_bow",
    "declare R1: roundshot B1 yes splintering_wood none", "high=9 Red.hand=1", NULL },
  { "and add to the roll", DUEL, "nd.range_modifiers=all_roll_modifiers",
    GUNS "Red.cards=splintering_wood",
    "declare R1: roundshot B1 yes splintering_wood 1; pass Blue; fire", "bonus=4", NULL },
  { "guns without range", DUEL, "nd.range_modifiers=all_roll_modifiers", GUNS "R1.cannon=-2",
    "declare R1: grapeshot B1 yes", "asks=nothing told=out-of-range R1.fired=0", "ND-BRO-04" },
  { "guns that just reach", DUEL, "nd.range_modifiers=all_roll_modifiers", GUNS "R1.cannon=-1",
    "declare R1: grapeshot B1 yes", "asks=distance low=1 high=1", NULL },
  { "a rating may come up again", DUEL, "nd.attribute_repeats=allowed", GUNS "R1.cannon=5",
    BROADSIDE ("roundshot", 1) "fire: [2] [1] [1]", "B1.lost_movement=2", NULL },
  { "or is rolled again", DUEL, "nd.attribute_repeats=distinct", GUNS "R1.cannon=5",
    BROADSIDE ("roundshot", 1) "fire: [2] [1] [1] [2] [4]",
    "asks=nothing B1.lost_movement=1 B1.lost_cannon=1", NULL },
  { "three are one each without dice", DUEL, "nd.attribute_repeats=distinct", GUNS "R1.cannon=7",
    BROADSIDE ("roundshot", 1) "fire: [2]",
    "asks=nothing B1.lost_movement=1 B1.lost_cannon=1 B1.lost_crew=1", NULL },
  { "chainshot is as ever", DUEL, "nd.attribute_repeats=distinct", GUNS "R1.cannon=8",
    BROADSIDE ("chainshot", 1) "fire: [2]", "asks=nothing B1.lost_movement=3 B1.lost_crew=0",
    NULL },
  { "cards before the roll", DUEL, "nd.card_timing=before_roll", AT_SEA "Red.cards=gust_of_wind",
    "move R1", "asks=cards-move", NULL },
  { "cards after a move is rolled", DUEL, "nd.card_timing=after_roll",
    AT_SEA "Red.cards=gust_of_wind Blue.cards=calm_waters", "move R1: [1 2]",
    "asks=cards-move of=Red told=may-move:0,0", NULL },
  { "count all the same", DUEL, "nd.card_timing=after_roll",
    AT_SEA "Red.cards=gust_of_wind Blue.cards=calm_waters", "move R1: [3 2] gust_of_wind none",
    "R1.spaces=4 Red.hand=0", NULL },
  { "and against it", DUEL, "nd.card_timing=after_roll", AT_SEA "Blue.cards=calm_waters",
    "move R1: [3 2] calm_waters", "R1.spaces=0 asks=nothing", NULL },
  { "cards after a broadside is rolled", DUEL, "nd.card_timing=after_roll",
    GUNS "Red.cards=damaged_rigging Blue.cards=maneuver",
    BROADSIDE ("chainshot", 1) "fire: [3] damaged_rigging none",
    "told=rolled:4,0 told=strikes:6,1 B1.lost_movement=1", NULL },
  { "cards after a boarding is rolled", DUEL, "nd.card_timing=after_roll",
    SIDES "Red.cards=rally_the_men Blue.cards=rally_the_men",
    "board R1: B1 [2] [4] rally_the_men none [2] [1] none",
    "told=boarding-rolled:4,6 told=boarding-tied:6,0 told=boarding-won:6,3", "ND-BRD-02" },
  { "one card on a roll", DUEL, "nd.card_stacking=off",
    AT_SEA "Red.cards=gust_of_wind,unfurl_the_sails", "move R1: gust_of_wind",
    "asks=movement bonus=-1", NULL },
  { "one in a boarding, however often it is rolled", DUEL,
    "nd.card_stacking=off nd.card_timing=after_roll",
    SIDES "Red.cards=rally_the_men,fierce_hand_to_hand Blue.cards=rally_the_men",
    "board R1: B1 [2] [4] rally_the_men none [2] [1]", "asks=cards-boarding of=Blue", NULL },
  { "a shot at her side is not raking", DUEL, "nd.card_stacking=off",
    GUNS "Red.cards=rake_the_bow,damaged_rigging",
    BROADSIDE ("chainshot", 1) "fire: rake_the_bow side damaged_rigging",
    "bonus=3 Red.holds=rake_the_bow", NULL },
  { "one card, at the declaration or later", DUEL,
    "nd.card_stacking=off nd.range_modifiers=all_roll_modifiers nd.declared_card=alone",
    GUNS "Red.cards=damaged_rigging,damaged_rigging Blue.cards=maneuver",
    "declare R1: chainshot B1 yes damaged_rigging 1; pass Red; pass Blue; fire:",
    "asks=cards-broadside of=Blue", "ND-CRD-02" },
  { "or one of each, as in older battles", DUEL,
    "nd.card_stacking=off nd.range_modifiers=all_roll_modifiers nd.declared_card=apart",
    GUNS "Red.cards=damaged_rigging,damaged_rigging Blue.cards=maneuver",
    "declare R1: chainshot B1 yes damaged_rigging 1; pass Red; pass Blue; fire:",
    "asks=cards-broadside of=Red", NULL },
  { "or several", DUEL, "nd.card_stacking=on", AT_SEA "Red.cards=gust_of_wind,unfurl_the_sails",
    "move R1: gust_of_wind", "asks=cards-move", NULL },
  { "more Crew needed for a prize", DUEL, "nd.crew_for_transfer=3", SIDES, "board R1: B1 [6] [1]",
    "choices=sink", NULL },
  { "less Crew needed for a prize", DUEL, "nd.crew_for_transfer=0", SIDES "R1.crew=0",
    "board R1: B1 [6] [1] control", "R1.crew=-1 B1.crew=1", NULL },
  { "the last fleet wins, whatever turn it is", DUEL, "nd.victory=last_fleet nd.turn_limit=1",
    SIDES, "pass Red; pass Blue; end-turn", "over=no round=2", NULL },
  { "most ships after the last turn", "Red: 1; Blue: 2", "nd.victory=turn_limit nd.turn_limit=1",
    SIDES, "pass Red; pass Blue; end-turn", "over=Blue told=most-ships:2,0", "ND-VIC-01" },
  { "the fleet with more ships wins", "Red: 2; Blue: 1", "nd.victory=turn_limit nd.turn_limit=1",
    SIDES, "pass Red; pass Blue; end-turn", "over=Red", NULL },
  { "as many are a draw", DUEL, "nd.victory=turn_limit nd.turn_limit=1", SIDES,
    "pass Red; pass Blue; end-turn", "over=draw", NULL },
  { "not before the last turn", "Red: 1; Blue: 2", "nd.victory=turn_limit nd.turn_limit=2", SIDES,
    "pass Red; pass Blue; end-turn", "over=no", NULL },
  { "without a limit turns go on", "Red: 1; Blue: 2", "nd.victory=turn_limit nd.turn_limit=0",
    SIDES, "pass Red; pass Blue; end-turn", "over=no", NULL },
  { "ships are counted when all agree to end it", "Red: 1; Blue: 2",
    "nd.victory=turn_limit nd.turn_limit=9", SIDES, "end-battle: yes", "over=Blue", NULL },
};

/* What the app says of the system, and that the fleets are created first. */
static void
test_system (void)
{
  g_autoptr (Battle) battle = battle_new (DUEL, NULL);
  const BonesRuleset *ruleset = &bones_naval_duel;

  g_assert_cmpuint (ruleset->rules_version, ==, 4);
  g_assert_cmpuint (ruleset->least_fleets, ==, 2);
  g_assert_cmpuint (ruleset->most_fleets, ==, 2);
  g_assert_cmpuint (ruleset->n_kinds (battle->setup->content), ==, 1);
  g_assert_nonnull (bones_ruleset_words (
      ruleset, ruleset->kind_words (battle->setup->content, battle->setup->options, 0)));
  battle_check (battle, "draw=set-up-first end-battle=set-up-first can=set-up phase=set-up");
}

/* ND-CRD-01: the text of a card. */
static void
test_numbers_of_cards (void)
{
  g_autoptr (Battle) battle = battle_begin (DUEL, NULL, NULL);
  gint32 values[4] = { 0 };

  nd_hands.numbers (battle->setup, ND_RAKE_THE_BOW, values);
  g_assert_cmpint (values[0], ==, 1);
  nd_hands.numbers (battle->setup, ND_MANEUVER, values);
  g_assert_cmpint (values[0], ==, 2);
}

/* ND-GEN-02, nd.deck: who draws a card. */
static void
test_deck (void)
{
  static const char *const sources[] = { "nd.deck=app", "nd.deck=physical" };

  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    {
      g_autoptr (Battle) battle = battle_begin (DUEL, sources[i], NULL);
      const BonesAsk *ask = &battle_play (battle)->prompt;

      battle_do (battle, "draw");
      g_assert_cmpint (ask->app_draws, ==, i == 0);
      g_assert_cmpint (ask->hand, ==, BONES_TO_HAND);
      g_assert_cmpuint (ask->who, ==, 1);
      for (guint kind = 0; kind < ND_CARDS; kind++) /* ND-CRD-01 */
        g_assert_cmpuint (ask->weights[kind], ==, 2);
    }
}

/* ND-FLT-01, nd.fleet_size: the number of ships in a roster. */
static void
test_fleet_size (void)
{
  for (guint size = 6; size <= 8; size++)
    {
      g_autofree char *fleets = g_strdup_printf ("Red: %u; Blue: 7", size);
      g_autoptr (Battle) battle = battle_new (fleets, size == 8 ? "nd.fleet_size=8" : NULL);
      g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (BonesFault));
      BonesRoster *roster = g_ptr_array_index (battle->setup->rosters, 0);
      BonesRosterShip *ship = g_ptr_array_index (roster->ships, 0);

      g_assert_cmpuint (battle_game (battle)->ships[1].roster, ==, 2);
      g_assert_cmpuint (battle_game (battle)->winner, ==, BONES_NOBODY);
      nd_check (battle->setup, roster, faults);
      g_assert_cmpuint (faults->len, ==, size == 6 ? 1 : 0);
      if (size == 6)
        g_assert_cmpstr (g_array_index (faults, BonesFault, 0).what, ==, "fleet-size");

      g_free (ship->kind);
      ship->kind = g_strdup ("galley");
      nd_check (battle->setup, roster, faults);
      g_assert_true (g_array_index (faults, BonesFault, size == 6 ? 1 : 0).fatal);
      g_assert_cmpstr (g_array_index (faults, BonesFault, size == 6 ? 1 : 0).name, ==, "galley");
    }
}

#define SEVEN "Red: 7; Blue: 7"
#define THREE "Red: 3; Blue: 3"

static void
test_presets (void)
{
  static const PresetRow presets[] = {
    { "basic", SEVEN,
      "nd.fleet_size=7 nd.victory=last_fleet nd.turn_limit=0 nd.deck=app nd.hand_limit=5", THREE },
    { "skirmish", THREE, "nd.fleet_size=3 nd.victory=turn_limit nd.turn_limit=6 nd.deck=app",
      SEVEN },
    { "clock", SEVEN, "nd.fleet_size=7 nd.victory=turn_limit nd.turn_limit=10 nd.deck=app", THREE },
    { "deck", SEVEN, "nd.fleet_size=7 nd.victory=last_fleet nd.turn_limit=0 nd.deck=physical",
      THREE },
  };

  battle_check_presets (presets, G_N_ELEMENTS (presets));
}

/* Every value of every setting is in a row or in the tests above. */
static void
test_all_are_tested (void)
{
  static const char here[] = "edition=1 nd.fleet_size=8 nd.deck=app nd.deck=physical";
  g_autoptr (GPtrArray) tested = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_ptr_array_add (tested, (gpointer) rows[i].options);

  g_ptr_array_add (tested, (gpointer) here);
  g_ptr_array_add (tested, NULL);
  battle_check_settings ((const char *const *) tested->pdata, 1);
  battle_check_settings ((const char *const *) tested->pdata, 2);
}

/* Faulty content is refused with an error that names the member. */
static void
test_bad_content (void)
{
  static const struct {
    const char *member, *value; /* NULL: it is missing */
  } faults[] = {
    { "ship" },
    { "creation_up_to" },
    { "attribute_up_to" },
    { "move_dice" },
    { "move_less" },
    { "range" },
    { "near" },
    { "points_from" },
    { "sinks_at" },
    { "prize_crew" },
    { "ammunition" },
    { "cards" },
    { "ship", "{'movement': <int64 1>, 'cannon': <int64 1>}" },
    { "ship", "{'movement': <int64 1>, 'cannon': <int64 1>, 'crew': <int64 21>}" },
    { "ship", "{'movement': <int64 1>, 'cannon': <int64 1>, 'crew': <int64 -21>}" },
    { "creation_up_to", "{'movement': <int64 3>, 'cannon': <int64 2>, 'crew': <int64 6>}" },
    { "creation_up_to", "{'movement': <int64 2>, 'cannon': <int64 4>, 'crew': <int64 5>}" },
    { "attribute_up_to", "{'movement': <int64 2>, 'cannon': <int64 4>, 'crew': <int64 21>}" },
    { "move_dice", "int64 0" },
    { "move_dice", "int64 21" },
    { "move_less", "int64 101" },
    { "near", "int64 51" },
    { "range", "int64 0" },
    { "range", "int64 51" },
    { "prize_crew", "int64 21" },
    { "points_from", "@av []" },
    { "points_from", "[<int64 5>, <int64 5>]" },
    { "points_from", "[<int64 0>]" },
    { "points_from", "[<int64 101>]" },
    { "points_from", "[<'five'>]" },
    { "points_from", "[<int64 1>, <int64 2>, <int64 3>, <int64 4>]" },
    { "ammunition", "{'grapeshot': <{'range': <int64 0>}>}" },
    { "ammunition", "{'grapeshot': <{'range': <int64 0>, 'broadside': <int64 0>,"
                    " 'attribute': <int64 0>, 'strikes': <'masts'>}>}" },
    { "cards", "{'gust_of_wind': <{'copies': <int64 2>}>}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;

      if (battle_other_content (faults[i].member, faults[i].value, &error) != NULL)
        g_error ("content with %s = %s is taken", faults[i].member, faults[i].value);

      g_assert_error (error, BONES_RULESET_ERROR, BONES_RULESET_ERROR_CONTENT);
    }
}

/* Values at their bounds are accepted. */
static void
test_content_at_its_bounds (void)
{
  static const char *const values[][2] = {
    { "move_dice", "int64 20" },
    { "range", "int64 50" },
    { "points_from", "[<int64 100>]" },
    { "points_from", "[<int64 1>]" },
    { "move_less", "int64 100" },
    { "near", "int64 50" },
    { "ship", "{'movement': <int64 -20>, 'cannon': <int64 20>, 'crew': <int64 0>}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree NdContent *content = battle_other_content (values[i][0], values[i][1], &error);

      g_assert_no_error (error);
      g_assert_nonnull (content);
    }
}

/* ND-CRD-01: as many copies of each card as the deck of the engine has room for. */
static void
test_copies (void)
{
  for (guint copies = 18; copies <= 19; copies++)
    {
      g_autoptr (GString) cards = g_string_new ("{");
      g_autoptr (GError) error = NULL;
      g_autofree NdContent *content = NULL;

      for (guint i = 0; i < ND_CARDS; i++)
        g_string_append_printf (cards, "%s'%s': <{'copies': <int64 %u>, 'bonus': <int64 2>}>",
                                i > 0 ? ", " : "", nd_card_ids[i], copies);

      g_string_append_c (cards, '}');
      content = battle_other_content ("cards", cards->str, &error);
      g_assert_cmpint (content != NULL, ==, copies * ND_CARDS <= BONES_MAX_CARDS);
    }
}

/* ND-DRW-03: two players may begin with all cards between them, and one may keep them all. */
static void
test_hands (void)
{
  g_autoptr (Battle) battle = battle_begin (DUEL, NULL, NULL);
  const gint all = (gint) bones_hands_n_cards (battle->setup);

  g_assert_cmpint (2 * nd_options[ND_START_HAND].highest, ==, all);
  g_assert_cmpint (nd_options[ND_HAND_LIMIT].highest, ==, all);
}

/* ND-SHP-01, ND-FLT-05, ND-MOV-03, ND-BRO-04 to 08, ND-BRD-03, ND-CRD-01: the content says what the
 * catalogue prints. */
static void
test_printed (void)
{
  static const guint8 bonuses[ND_CARDS] = {
    [ND_GUST_OF_WIND] = 2,        [ND_UNFURL_THE_SAILS] = 2,   [ND_CATCH_THE_WIND] = 2,
    [ND_FIERCE_HAND_TO_HAND] = 2, [ND_SWORDS_AND_PISTOLS] = 2, [ND_RALLY_THE_MEN] = 2,
    [ND_SWEEP_THE_DECKS] = 2,     [ND_SPLINTERING_WOOD] = 2,   [ND_DAMAGED_RIGGING] = 2,
    [ND_QUICK_RELOAD_CARD] = 1,   [ND_MANEUVER] = 2,           [ND_CALM_WATERS] = 2,
    [ND_RAKE_THE_BOW] = 1
  };
  static const NdShot shots[ND_AMMUNITIONS] = { [ND_GRAPESHOT] = { -2, 0, 1, -1 },
                                                [ND_CHAINSHOT] = { 0, 0, 0, ND_MOVEMENT },
                                                [ND_ROUNDSHOT] = { 1, 1, 0, -1 } };
  static const NdContent printed = { .start = { 1, 1, 2 },
                                     .creation = { 2, 4, 6 },
                                     .attribute = { 2, 4, 7 },
                                     .move_dice = 2,
                                     .move_less = 4,
                                     .range = 4,
                                     .near = 2,
                                     .points = { 5, 7, 9 },
                                     .sinks_at = -2,
                                     .prize_crew = 1 };
  g_autoptr (GError) error = NULL;
  g_autofree NdContent *content = battle_content (NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpmem (content->start, sizeof content->start, printed.start, sizeof printed.start);
  g_assert_cmpmem (content->creation, ND_RATINGS, printed.creation, ND_RATINGS);
  g_assert_cmpmem (content->attribute, ND_RATINGS, printed.attribute, ND_RATINGS);
  g_assert_cmpmem (content->points, ND_RATINGS + 1, printed.points, ND_RATINGS + 1);
  g_assert_cmpmem (content->shots, sizeof content->shots, shots, sizeof shots);
  g_assert_cmpmem (content->bonus, ND_CARDS, bonuses, ND_CARDS);
  g_assert_cmpuint (content->move_dice, ==, printed.move_dice);
  g_assert_cmpuint (content->move_less, ==, printed.move_less);
  g_assert_cmpuint (content->range, ==, printed.range);
  g_assert_cmpuint (content->near, ==, printed.near);
  g_assert_cmpint (content->sinks_at, ==, printed.sinks_at);
  g_assert_cmpuint (content->prize_crew, ==, printed.prize_crew);
  for (guint card = 0; card < ND_CARDS; card++)
    g_assert_cmpuint (content->copies[card], ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("settings", rows, G_N_ELEMENTS (rows));
  g_test_add_func ("/naval-duel/settings/presets", test_presets);
  g_test_add_func ("/naval-duel/settings/system", test_system);
  g_test_add_func ("/naval-duel/settings/numbers of cards", test_numbers_of_cards);
  g_test_add_func ("/naval-duel/settings/deck", test_deck);
  g_test_add_func ("/naval-duel/settings/copies of a card", test_copies);
  g_test_add_func ("/naval-duel/settings/bounds of hands", test_hands);
  g_test_add_func ("/naval-duel/settings/as printed", test_printed);
  g_test_add_func ("/naval-duel/settings/fleet size", test_fleet_size);
  g_test_add_func ("/naval-duel/settings/all are tested", test_all_are_tested);
  g_test_add_func ("/naval-duel/settings/bad content", test_bad_content);
  g_test_add_func ("/naval-duel/settings/content at its bounds", test_content_at_its_bounds);
  return g_test_run ();
}
